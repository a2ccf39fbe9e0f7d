"""Cards of the sections on victories, gained effects and what players must do: their other
effects."""

from tests.cards.playing import check


def test_maxx_c_draws_after_each_special_summon() -> None:
    check("""
        TRM-461 · Twice in a turn, and not for a Normal Summon
        B's turn, Main Phase 1
        A hand: 增殖的G
        A deck: 双生精灵, 圣精灵
        B hand: 死者苏生 ×2, 加农炮兵
        B GY: 空白4星效果怪兽, 空白5星效果怪兽
        > B activates 死者苏生 targeting 空白4星效果怪兽 in attack
        > A chains 增殖的G
        = 双生精灵 in A hand
        > B summons 加农炮兵
        = 圣精灵 in A deck
        > B activates 死者苏生 targeting 空白5星效果怪兽 in attack
        = 圣精灵 in A hand
        but: without 增殖的G in A hand
        = 双生精灵 in A deck
    """)


def test_executor_brings_one_back() -> None:
    check("""
        TRM-453 · 玄化执行神 ②: until the End Phase of the next turn
        A's turn, Main Phase 1
        A monsters: 玄化执行神
        A banished: 玄化武装龙
        B monsters: 双生精灵, 圣精灵
        > A activates 玄化执行神 (effect 2) targeting 玄化武装龙 in attack
        = 玄化武装龙 in A monster zone
        = 双生精灵 in B monster zone
        but: without 圣精灵 in B monsters
        ! A can not activate 玄化执行神 (effect 2), by EFX-051
    """)


def test_horus_of_a_normal_monster_is_unaffected() -> None:
    check("""
        TRM-457 · Made with a Normal Monster: unaffected by other cards this turn
        A's turn, Main Phase 1
        A monsters: 调整战士, 岩石巨兵
        A extra deck: 玄化荷鲁斯龙
        B set: 雷破
        B hand: 空白4星效果怪兽
        > A Synchro Summons 玄化荷鲁斯龙 using 调整战士, 岩石巨兵 in attack
        > A activates 玄化荷鲁斯龙 (effect 1, part 1)
        > everyone passes
        > B activates 雷破 targeting 玄化荷鲁斯龙
        = 玄化荷鲁斯龙 in A monster zone
        but: 空白3星效果怪兽 instead of 岩石巨兵 in A monsters
        > A Synchro Summons 玄化荷鲁斯龙 using 调整战士, 空白3星效果怪兽 in attack
        > B activates 雷破 targeting 玄化荷鲁斯龙
        = 玄化荷鲁斯龙 in A GY
    """)


def test_horus_of_an_effect_monster_negates() -> None:
    check("""
        TRM-457 · Made with an Effect Monster: negates the effects of a card
        A's turn, Main Phase 1
        A monsters: 调整战士, 空白3星效果怪兽
        A extra deck: 玄化荷鲁斯龙
        B monsters: 加农炮兵
        > A Synchro Summons 玄化荷鲁斯龙 using 调整战士, 空白3星效果怪兽 in attack
        > A activates 玄化荷鲁斯龙 (effect 1, part 2) targeting 加农炮兵
        = 加农炮兵 negated
        but: 岩石巨兵 instead of 空白3星效果怪兽 in A monsters
        > A Synchro Summons 玄化荷鲁斯龙 using 调整战士, 岩石巨兵 in attack
        > A activates 玄化荷鲁斯龙 (effect 1, part 1)
        = 加农炮兵 not negated
    """)


def test_miracle_jurassic_egg_hatches() -> None:
    check("""
        TRM-454 · Two counters for each Dinosaur in its player's GY; then one of that Level comes
        A's turn, Main Phase 1
        A monsters: 奇迹之侏罗纪蛋, 巨噬者X ×2
        A hand: 分担痛苦 ×2
        A deck: 巨噬者X
        B monsters: 双生精灵, 圣精灵
        > A activates 分担痛苦 #1 tributing 巨噬者X #1
        > B chooses 双生精灵
        > A activates 分担痛苦 #2 tributing 巨噬者X #2
        = 奇迹之侏罗纪蛋 counters 4
        > A activates 奇迹之侏罗纪蛋 (effect 3) choosing 巨噬者X #3 in attack
        = 奇迹之侏罗纪蛋 in A GY
        = 巨噬者X #3 in A monster zone
        = 双生精灵, 圣精灵 in B GY
        but: B monsters: 双生精灵
        > A activates 分担痛苦 #1 tributing 巨噬者X #1
        = 奇迹之侏罗纪蛋 counters 2
        ! A can not activate 奇迹之侏罗纪蛋 (effect 3), by TRM-031
    """)


def test_dakini_pierces_and_brings_back() -> None:
    check("""
        TRM-451 · Ritual Monsters pierce
        A's turn, Battle Phase
        A monsters: 电子化天使-荼吉尼-
        B monsters: 圣精灵 (defense)
        > A attacks 圣精灵 with 电子化天使-荼吉尼-
        = B LP 7300
        but: 青眼白龙 instead of 电子化天使-荼吉尼- in A monsters
        = B LP 8000

        TRM-451 · In the End Phase it brings back a Ritual Monster or its Ritual Spell
        A's turn, Main Phase 2
        A monsters: 电子化天使-荼吉尼-
        A GY: 机械天使的仪式, 双生精灵
        > A enters the End Phase
        > A activates 电子化天使-荼吉尼- targeting 机械天使的仪式
        = 机械天使的仪式 in A hand
        = 双生精灵 in A GY
        but: 双生精灵 instead of 电子化天使-荼吉尼- in A monsters
        > A enters the End Phase
        = 机械天使的仪式 in A GY
    """)


def test_machine_angel_ritual_saves_light_monsters() -> None:
    check("""
        TRM-451 · Banished from the GY instead of what would be destroyed
        B's turn, Main Phase 1
        A monsters: 青眼白龙, 彩虹鱼
        A GY: 机械天使的仪式
        B hand: 黑洞
        > B activates 黑洞
        > A accepts
        = 青眼白龙 in A monster zone
        = 彩虹鱼 in A GY
        = 机械天使的仪式 banished
        but: without 机械天使的仪式 in A GY
        > B activates 黑洞
        = 青眼白龙 in A GY
    """)


def test_naumachia() -> None:
    check("""
        TRM-459 · ② ATK for the DEF; ③ when it is destroyed, no battle destroys them this turn
        A's turn, Main Phase 1
        A face-up: 剑斗海战
        A monsters: 剑斗兽 独眼斗 (m1)
        A GY: 剑斗兽 独眼斗
        A hand: 旋风
        B monsters: 青眼白龙
        > A activates 剑斗海战 (effect 2) returning 剑斗兽 独眼斗 #2
        > everyone passes
        = 剑斗兽 独眼斗 #1 ATK 3400
        > A activates 旋风 targeting 剑斗海战
        > A activates 剑斗海战
        > A enters the Battle Phase
        > A attacks 青眼白龙 with 剑斗兽 独眼斗 #1
        = 剑斗兽 独眼斗 #1 in A monster zone
        = 青眼白龙 in B GY
        but: no A GY
        ! A can not activate 剑斗海战 (effect 2), by EFX-031
    """)


def test_moon_goes_to_the_opponent() -> None:
    check("""
        TRM-427 · Tails: in the End Phase a monster of its player changes sides
        A's turn, Main Phase 1
        A hand: 死者苏生
        A GY: 秘仪之力18-月亮
        chance: tails
        > A activates 死者苏生 targeting 秘仪之力18-月亮 in attack
        > A enters the End Phase
        > A passes
        = 秘仪之力18-月亮 in B monster zone
        but: chance: heads
        = 秘仪之力18-月亮 in A monster zone
    """)


def test_black_luster_soldier_attacks_again() -> None:
    check("""
        TRM-424 · With 开辟之骑士: when it destroys a monster by battle, it can attack once more
        A's turn, Main Phase 1
        A hand: 混沌的仪式, 混沌战士, 开辟之骑士, 空白4星效果怪兽
        B monsters: 双生精灵, 圣精灵
        > A activates 混沌的仪式 tributing 开辟之骑士, 空白4星效果怪兽 in attack
        > A enters the Battle Phase
        > A attacks 双生精灵 with 混沌战士
        > A activates 混沌战士
        > A attacks 圣精灵 with 混沌战士
        = 圣精灵 in B GY
        = 双生精灵 in B GY
        but: B monsters: 青眼白龙, 圣精灵
        > A activates 混沌的仪式 tributing 开辟之骑士, 空白4星效果怪兽 in attack
        > A enters the Battle Phase
        > A attacks 青眼白龙 with 混沌战士
        = 圣精灵 in B monster zone

        TRM-428 · Banished from the GY, 开辟之骑士 searches for a Ritual Spell
        A's turn, Main Phase 1
        A GY: 开辟之骑士
        A deck: 混沌的仪式
        A hand: 旋风
        B hand: D.D.乌鸦
        B set: 空白通常陷阱
        > A activates 旋风 targeting 空白通常陷阱
        > B activates D.D.乌鸦 targeting 开辟之骑士
        > A activates 开辟之骑士 choosing 混沌的仪式
        = 混沌的仪式 in A hand
        but: without D.D.乌鸦 in B hand
        > A activates 旋风 targeting 空白通常陷阱
        = 混沌的仪式 in A deck
    """)


def test_weather_painters() -> None:
    check("""
        TRM-442 · 雪天气 天蓝 places a card when it is summoned; banished for it, it comes back
        A's turn, Main Phase 1
        A hand: 雪天气 天蓝
        A deck: 雪之天气模样, 雷天气 姜黄
        B hand: 空白4星效果怪兽
        > A summons 雪天气 天蓝 in m2
        > A activates 雪天气 天蓝 choosing 雪之天气模样 in s2
        = 雪之天气模样 face-up in A s2
        > A activates 雪天气 天蓝 (gained by effect 2 of 雪之天气模样) choosing 雷天气 姜黄
        = 雷天气 姜黄 in A hand
        = 雪天气 天蓝 banished
        > A enters the End Phase
        > A activates 雪天气 天蓝 in attack
        = 雪天气 天蓝 in A monster zone
        but: without 雪之天气模样 in A deck
        > A summons 雪天气 天蓝 in m2
        = 雷天气 姜黄 in A deck
    """)


def test_gods() -> None:
    check("""
        TRM-406 · It destroys a monster for 1000 LP
        A's turn, Main Phase 1
        A monsters: 太阳神之翼神龙
        B monsters: 青眼白龙
        > A activates 太阳神之翼神龙 (effect 4) targeting 青眼白龙
        = A LP 7000
        = 青眼白龙 in B GY
        but: A LP: 900
        ! A can not activate 太阳神之翼神龙 (effect 4), by EFX-031

        TRM-406 · Only its own effect answers its summon, and nothing answers that
        A's turn, Main Phase 1
        A hand: 太阳神之翼神龙
        A monsters: 圣精灵, 双生精灵, 血腥魔兽人
        B set: 激流葬, 旋风
        > A summons 太阳神之翼神龙 tributing 圣精灵, 双生精灵, 血腥魔兽人
        ! B can not activate 激流葬, by SEG-071
        ! B can not activate 旋风, by SEG-071
        > A activates 太阳神之翼神龙 (effect 3)
        = A LP 100
        = 太阳神之翼神龙 ATK 7900
        = B LP 8000
        but: 欧贝利斯克之巨神兵 instead of 太阳神之翼神龙 in A hand
        > A summons 欧贝利斯克之巨神兵 tributing 圣精灵, 双生精灵, 血腥魔兽人
        = A LP 8000
        = 欧贝利斯克之巨神兵 in A monster zone

        TRM-406 · Afterwards all can be activated again
        A's turn, Main Phase 1
        A hand: 太阳神之翼神龙
        A monsters: 圣精灵, 双生精灵, 血腥魔兽人
        B set: 旋风
        A face-up: 王宫的通告
        > A summons 太阳神之翼神龙 tributing 圣精灵, 双生精灵, 血腥魔兽人
        > A activates 太阳神之翼神龙 (effect 3)
        > B activates 旋风 targeting 王宫的通告
        = A LP 100
        = 王宫的通告 in A GY
        but: A LP: 100
        > A summons 太阳神之翼神龙 tributing 圣精灵, 双生精灵, 血腥魔兽人
        ! A can not activate 太阳神之翼神龙 (effect 3), by EFX-051

        TRM-406 · 欧贝利斯克之巨神兵 Tributes two and destroys all; it can't attack then
        A's turn, Main Phase 1
        A monsters: 欧贝利斯克之巨神兵, 空白4星效果怪兽 ×2, 双生精灵
        B monsters: 青眼白龙, 圣精灵
        > A activates 欧贝利斯克之巨神兵 tributing 空白4星效果怪兽 #1, 空白4星效果怪兽 #2
        = 青眼白龙, 圣精灵 in B GY
        = B LP 8000
        > A enters the Battle Phase
        ! A can not attack directly with 欧贝利斯克之巨神兵, by SEG-047
        = 双生精灵 in A monster zone
        but: B monsters: 青眼白龙
        > A enters the Battle Phase
        > A attacks 青眼白龙 with 欧贝利斯克之巨神兵
        = 双生精灵 in A monster zone
        = B LP 7000
    """)


def test_ritual_beasts() -> None:
    check("""
        TRM-436 · 圣灵兽骑 川豚 goes back and lets two come; it isn't destroyed by effects
        A's turn, Main Phase 1
        A monsters: 圣灵兽骑 川豚
        A banished: 灵兽使 文, 精灵兽 川豚
        A hand: 黑洞
        > A activates 黑洞
        > everyone passes
        = 圣灵兽骑 川豚 in A monster zone
        > A activates 圣灵兽骑 川豚 (effect 2) targeting 灵兽使 文, 精灵兽 川豚
        = 圣灵兽骑 川豚 in A extra deck
        = 灵兽使 文 face-up defense in A monster zone
        = 精灵兽 川豚 face-up defense in A monster zone
        but: without 灵兽使 文 in A banished
        = 圣灵兽骑 川豚 in A monster zone
        ! A can not activate 圣灵兽骑 川豚 (effect 2), by EFX-051
    """)


def test_tatsunoko_lends_a_monster_of_the_hand() -> None:
    check("""
        TRM-451 · Synchro Summoned, it lets one monster of the hand be Synchro Material with it
        A's turn, Main Phase 1
        A monsters: 银河海蛇, 空白1星效果怪兽
        A hand: 岩石巨兵, 银牙狼
        A extra deck: 龙子, 玄化荷鲁斯龙
        > A Synchro Summons 龙子 using 银河海蛇, 空白1星效果怪兽 in attack
        > A Synchro Summons 玄化荷鲁斯龙 using 龙子, 岩石巨兵 in attack
        = 岩石巨兵 in A GY
        = 龙子 in A GY
        = 银牙狼 in A hand
        but: A monsters: 调整战士
        > A changes 调整战士 to defense
        ! A can not Synchro Summon 玄化荷鲁斯龙, by CRD-201
        = 岩石巨兵 in A hand
    """)
