"""Cards that place, hold or use counters: what the rulebook's scenarios don't show of them."""

from tests.cards.playing import check


def test_endymion_negates() -> None:
    check("""
        EFX-262 · 创圣魔导王 恩底弥翁 returns a card, negates, and takes its counters over
        B's turn, Main Phase 1
        A monsters: 创圣魔导王 恩底弥翁, 魔导兽 刻耳柏洛斯
        A counters on 魔导兽 刻耳柏洛斯: 2 Spell Counters
        B hand: 黑洞
        > B activates 黑洞
        > A activates 创圣魔导王 恩底弥翁
        > A accepts
        = 魔导兽 刻耳柏洛斯 in A hand
        = 黑洞 in B GY
        = 创圣魔导王 恩底弥翁 in A monster zone
        = 创圣魔导王 恩底弥翁 has 2 Spell Counters
        but: no A counters on 魔导兽 刻耳柏洛斯
        > B activates 黑洞
        = 创圣魔导王 恩底弥翁 in A extra deck
        """)


def test_endymion_is_protected_and_searches() -> None:
    check("""
        EFX-260 · With a counter, 创圣魔导王 恩底弥翁 can't be targeted, and searches
        B's turn, Main Phase 1
        A monsters: 创圣魔导王 恩底弥翁
        A counters on 创圣魔导王 恩底弥翁: 1 Spell Counter
        A deck: 黑洞
        B monsters: 青眼白龙
        B hand: 精神操作
        ! B can not activate 精神操作, by EFX-070
        > B enters the Battle Phase
        > B attacks 创圣魔导王 恩底弥翁 with 青眼白龙
        > A activates 创圣魔导王 恩底弥翁
        = 黑洞 in A hand
        but: no A counters on 创圣魔导王 恩底弥翁
        + B can activate 精神操作
        > B enters the Battle Phase
        > B attacks 创圣魔导王 恩底弥翁 with 青眼白龙
        = 黑洞 in A deck
        """)


def test_servant() -> None:
    check("""
        EFX-260 · 恩底弥翁的仆从 with a counter attacks directly
        A's turn, Battle Phase
        A monsters: 恩底弥翁的仆从
        A counters on 恩底弥翁的仆从: 1 Spell Counter
        B monsters: 圣精灵
        > A attacks directly with 恩底弥翁的仆从
        = B LP 7100
        but: no A counters on 恩底弥翁的仆从
        = 圣精灵 face-up attack
        ! A can not attack directly with 恩底弥翁的仆从, by SEG-043

        EFX-260 · Destroyed, it goes to the Pendulum Zone and has as many again
        B's turn, Main Phase 1
        A monsters: 恩底弥翁的仆从
        A counters on 恩底弥翁的仆从: 2 Spell Counters
        B hand: 黑洞
        > B activates 黑洞
        > A activates 恩底弥翁的仆从
        = 恩底弥翁的仆从 in A pendulum zone
        = 恩底弥翁的仆从 has 2 Spell Counters
        but: no A counters on 恩底弥翁的仆从
        = 恩底弥翁的仆从 in A pendulum zone
        = 恩底弥翁的仆从 has 0 Spell Counters
        """)


def test_mythical_beasts() -> None:
    check("""
        EFX-262 · 魔导兽 刻耳柏洛斯 has no counters after a Battle Phase in which it battled
        A's turn, Battle Phase
        A monsters: 魔导兽 刻耳柏洛斯, 双生精灵
        A counters on 魔导兽 刻耳柏洛斯: 1 Spell Counter
        A hand: 空白4星效果怪兽
        > A attacks directly with 魔导兽 刻耳柏洛斯
        = B LP 6100
        > A enters Main Phase 2
        = 双生精灵 face-up attack
        = 魔导兽 刻耳柏洛斯 has 0 Spell Counters
        but: B monsters: 圣精灵
        > A attacks 圣精灵 with 双生精灵
        > A enters Main Phase 2
        = 魔导兽 刻耳柏洛斯 has 1 Spell Counter

        EFX-260 · 魔导兽 美杜莎水母 gives its place in the Pendulum Zone for a monster of the GY
        A's turn, Main Phase 1
        A pendulum zones: 魔导兽 美杜莎水母
        A GY: 魔导兽 刻耳柏洛斯, 双生精灵
        > A activates 魔导兽 美杜莎水母 in attack
        = 魔导兽 刻耳柏洛斯 in A monster zone
        = 魔导兽 刻耳柏洛斯 has 1 Spell Counter
        = 魔导兽 美杜莎水母 in A extra deck
        = 双生精灵 in A GY
        but: A pendulum zones: 魔导兽 美杜莎水母, 魔力诱导者
        ! A can not activate 魔导兽 美杜莎水母, by EFX-051

        EFX-262 · In the Battle Phase it halves a monster
        A's turn, Battle Phase
        A monsters: 魔导兽 美杜莎水母
        A counters on 魔导兽 美杜莎水母: 2 Spell Counters
        B monsters: 青眼白龙
        > A activates 魔导兽 美杜莎水母 (effect 2) targeting 青眼白龙
        = 青眼白龙 ATK 1500
        but: A counters on 魔导兽 美杜莎水母: 1 Spell Counter
        ! A can not activate 魔导兽 美杜莎水母 (effect 2), by EFX-031
        """)


def test_ships() -> None:
    check("""
        EFX-260 · 巨大战舰 晶核 has three counters when it is Normal Summoned, and turns a monster
        A's turn, Main Phase 1
        A hand: 巨大战舰 晶核
        A monsters: 双生精灵
        B monsters: 青眼白龙
        > A summons 巨大战舰 晶核
        = 双生精灵 in A GY
        = 巨大战舰 晶核 has 3 counters
        > A activates 巨大战舰 晶核 (effect 3)
        = 青眼白龙 face-up defense
        but: B monsters: 圣精灵 (defense)
        > A summons 巨大战舰 晶核
        = 双生精灵 in A GY
        ! A can not activate 巨大战舰 晶核 (effect 3), by EFX-051

        SEG-034 · 巨大要塞 泽洛斯 finds 头目连战, under which nobody is Normal Summoned
        A's turn, Main Phase 1
        A hand: 巨大要塞 泽洛斯, 双生精灵
        A deck: 头目连战
        > A activates 巨大要塞 泽洛斯
        > A accepts
        > A activates 头目连战
        ! A can not summon 双生精灵, by SEG-071
        but: without 巨大要塞 泽洛斯 in A hand
        > A summons 双生精灵
        = 头目连战 in A deck

        SEG-034 · 头目连战: a ship was destroyed in this turn, another one comes from the Deck
        B's turn, Main Phase 1
        A face-up: 头目连战
        A monsters: 巨大战舰 晶核
        A deck: 巨大战舰 晶核
        B hand: 黑洞
        > B activates 黑洞
        > B enters the End Phase
        > A activates 头目连战 in attack
        = 巨大战舰 晶核 #2 in A monster zone
        = A monsters 1
        but: 圣精灵 instead of 巨大战舰 晶核 in A monsters
        > B activates 黑洞
        > B enters the End Phase
        = 巨大战舰 晶核 in A hand
        = A monsters 0
        """)


def test_seraphim_and_darkfluid() -> None:
    check("""
        EFX-262 · 炽天蝶 uses its counters for Insects of the GY
        A's turn, Main Phase 1
        A monsters: 炽天蝶 (EMZ)
        A counters on 炽天蝶: 1 counter
        A GY: 甲虫装甲骑士
        > A activates 炽天蝶 (effect 3)
        = 甲虫装甲骑士 face-up defense
        = 炽天蝶 ATK 2100
        but: A counters on 炽天蝶: 1 Predator Counter
        = 甲虫装甲骑士 in A GY
        ! A can not activate 炽天蝶 (effect 3), by EFX-031

        EFX-260 · The counters of 防火龙·暗流体 count in the Battle Phase
        A's turn, Battle Phase
        A monsters: 防火龙·暗流体 (EMZ)
        A counters on 防火龙·暗流体: 1 counter
        B monsters: 加农炮兵
        > A attacks 加农炮兵 with 防火龙·暗流体
        = B LP 3900
        = 加农炮兵 in B GY
        but: no A counters on 防火龙·暗流体
        = B LP 6400

        EFX-262 · With one of them it negates an activation
        B's turn, Main Phase 1
        A monsters: 防火龙·暗流体 (EMZ)
        A counters on 防火龙·暗流体: 1 counter
        B monsters: 加农炮兵, 空白4星效果怪兽
        > B activates 加农炮兵 tributing 空白4星效果怪兽
        > A activates 防火龙·暗流体 (effect 3)
        = A LP 8000
        = 防火龙·暗流体 has 0 counters
        but: no A counters on 防火龙·暗流体
        > B activates 加农炮兵 tributing 空白4星效果怪兽
        = A LP 7500
        = 防火龙·暗流体 in x1
        """)


def test_code_a_and_its_counters() -> None:
    check("""
        EFX-262 · 古代遗迹 代号A uses A-Counters of the whole field
        A's turn, Main Phase 1
        A face-up: 古代遗迹 代号A
        A counters on 古代遗迹 代号A: 1 A-Counter
        B monsters: 圣精灵
        B counters on 圣精灵: 1 A-Counter
        A GY: 外星人士兵
        > A activates 古代遗迹 代号A (effect 2) in attack
        = 外星人士兵 in A monster zone
        = 圣精灵 counters 0
        but: B counters on 圣精灵: 1 Guard Counter
        ! A can not activate 古代遗迹 代号A (effect 2), by EFX-031
        """)


def test_fire_cracker_and_cauldron() -> None:
    check("""
        EFX-260 · 爆竹鬼 from the hand does 1000 damage, for which another one is given a counter
        A's turn, Main Phase 1
        A hand: 爆竹鬼
        A monsters: 爆竹鬼
        A face-up: 隐居者的大釜
        A counters on 隐居者的大釜: 1 counter
        > A activates A's 爆竹鬼 #1
        = B LP 7000
        = 爆竹鬼 #2 has 1 counter
        > A activates 隐居者的大釜 (effect 3, part 2)
        = B LP 6700
        = 爆竹鬼 #2 has 2 counters
        but: no A counters on 隐居者的大釜
        > A activates A's 爆竹鬼 #1
        ! A can not activate 隐居者的大釜 (effect 3, part 2), by EFX-051
        = 爆竹鬼 #2 has 1 counter
        """)


def test_ancient_gear_golem() -> None:
    check("""
        SEG-055 · 古代的机械巨人 attacks: no Spells and Traps, and the rest is damage
        A's turn, Battle Phase
        A monsters: 古代的机械巨人
        B monsters: 圣精灵 (defense)
        B set: 神圣防护罩 -反射镜力-
        > A attacks 圣精灵 with 古代的机械巨人
        = B LP 7000
        = 神圣防护罩 -反射镜力- face-down
        but: 双生精灵 instead of 古代的机械巨人 in A monsters
        > A attacks 圣精灵 with 双生精灵
        > B activates 神圣防护罩 -反射镜力-
        = 神圣防护罩 -反射镜力- in B GY
        = 双生精灵 in A GY
        """)
