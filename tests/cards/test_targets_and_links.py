"""Cards that target, stay linked to their targets, or change them: what no entry asks for."""

from tests.cards.playing import check


def test_titanic_galaxy_takes_an_attack() -> None:
    check("""
        SEG-044 · No.38 ②: the attack goes on it, and damage calculation comes at once
        B's turn, Battle Phase
        A monsters: No.38 希望魁龙 银河巨神, 圣精灵
        A materials of No.38 希望魁龙 银河巨神: 血腥魔兽人
        B monsters: 双生精灵
        > B attacks 圣精灵 with 双生精灵
        > A activates No.38 希望魁龙 银河巨神 (effect 2) detaching 血腥魔兽人
        = events: 双生精灵 + No.38 希望魁龙 银河巨神 attack aimed
        = events: 双生精灵 + No.38 希望魁龙 银河巨神 battled, B damage 1100, 双生精灵 destroyed
        = 圣精灵 in A monster zone
        but: no A materials of No.38 希望魁龙 银河巨神
        > B attacks 圣精灵 with 双生精灵
        = events: 双生精灵 + 圣精灵 battled
        = 圣精灵 in A GY
        """)


def test_titanic_galaxy_avenges() -> None:
    check("""
        SEG-051 · No.38 ③: the ATK of a destroyed Xyz Monster is given to another one
        A's turn, Main Phase 1
        A monsters: No.38 希望魁龙 银河巨神, No.106 巨岩掌 巨手
        A set: 雷破
        A hand: 空白4星效果怪兽, 黑洞
        > A activates 雷破 targeting No.106 巨岩掌 巨手 discarding 空白4星效果怪兽
        > A activates No.38 希望魁龙 银河巨神 (effect 3)
        = No.38 希望魁龙 银河巨神 ATK 5000
        = 黑洞 in A hand
        but: 双生精灵 instead of No.106 巨岩掌 巨手 in A monsters
        > A activates 雷破 targeting 双生精灵 discarding 空白4星效果怪兽
        = No.38 希望魁龙 银河巨神 ATK 3000
        """)


def test_bunbuku() -> None:
    check("""
        EFX-070 · 威风妖怪·狸: it adds another one, and no effect of the opponent destroys it
        A's turn, Main Phase 1
        A hand: 威风妖怪·狸
        A deck: 威风妖怪·狸
        B set: 激流葬
        > A summons A's 威风妖怪·狸 #1
        > A activates A's 威风妖怪·狸 #1
        > B chains 激流葬
        = A monsters 1
        = A hand 1
        but: 强制脱出装置 instead of 激流葬 in B set
        > A summons A's 威风妖怪·狸 #1
        > A activates A's 威风妖怪·狸 #1
        = A monsters 1
        = A hand 1
        ! B can not activate 强制脱出装置, by EFX-070
        but: without 威风妖怪·狸 in A deck
        > A summons 威风妖怪·狸
        > B activates 激流葬
        = A monsters 1
        = A hand 0
        """)


def test_super_dora() -> None:
    check("""
        TRM-069 · No.81 itself can be made unaffected, in either player's turn
        A's turn, Main Phase 1
        A hand: 黑洞
        B monsters: No.81 超重型炮塔列车 优越多拉炮
        B materials of No.81 超重型炮塔列车 优越多拉炮: 血腥魔兽人
        > A activates 黑洞
        > B chains No.81 超重型炮塔列车 优越多拉炮 detaching 血腥魔兽人
        = No.81 超重型炮塔列车 优越多拉炮 in B monster zone
        but: no B materials of No.81 超重型炮塔列车 优越多拉炮
        > A activates 黑洞
        = No.81 超重型炮塔列车 优越多拉炮 in B GY
        """)


def test_fiendish_chain() -> None:
    check("""
        TRM-067 · 魔族之链 is destroyed with its monster, and stays if that only leaves
        A's turn, Main Phase 1
        A set: 魔族之链, 雷破
        A hand: 空白4星效果怪兽
        B monsters: 瑚之龙
        > A activates 魔族之链
        > A passes
        = 瑚之龙 negated
        > A activates 雷破 targeting 瑚之龙 discarding 空白4星效果怪兽
        = events: 瑚之龙 destroyed, 魔族之链 destroyed
        = 魔族之链 in A GY
        but: A set: 魔族之链, 强制脱出装置
        > A activates 魔族之链
        > A passes
        > A activates 强制脱出装置
        = 瑚之龙 in B extra deck
        = 魔族之链 in A spell & trap zone
        """)
    check("""
        TRM-067 · 魔族之链: its monster can't attack
        B's turn, Main Phase 1
        A set: 魔族之链
        B monsters: 瑚之龙, 圣精灵
        B hand: 强欲之壶
        > B activates 强欲之壶
        > A chains 魔族之链
        > B enters the Battle Phase
        + B can attack directly with 圣精灵
        ! B can not attack directly with 瑚之龙, by SEG-047
        but: 空白通常陷阱 instead of 魔族之链 in A set
        > B activates 强欲之壶
        > B enters the Battle Phase
        + B can attack directly with 瑚之龙
        """)


def test_follow_wing_protects() -> None:
    check("""
        TRM-070 · 追赶之翼: its monster isn't destroyed by effects of the opponent; by others it is
        A's turn, Main Phase 1
        A set: 追赶之翼
        A monsters: 瑚之龙
        A hand: 黑洞
        B set: 雷破
        B hand: 空白4星效果怪兽
        > A activates 追赶之翼
        > B passes
        > B activates 雷破 targeting 瑚之龙
        = 雷破 in B GY
        = 瑚之龙 in A monster zone
        > A activates 黑洞
        = events: 瑚之龙 destroyed, 追赶之翼 destroyed
        but: 空白永续陷阱 instead of 追赶之翼 in A set
        > A enters the End Phase
        > B activates 雷破 targeting 瑚之龙
        = 瑚之龙 in A GY
        = 黑洞 in A hand
        """)


def test_toadally_awesome() -> None:
    check("""
        CRD-295 · 饼蛙 ②: what it has destroyed can be Set; ③ returns a WATER monster
        A's turn, Main Phase 1
        A hand: 强欲之壶
        B monsters: 饼蛙
        B GY: 鬼青蛙
        > A activates 强欲之壶
        > B chains 饼蛙 (effect 2)
        > B accepts
        = 强欲之壶 face-down in B spell & trap zone
        = A hand 0
        > B activates 饼蛙 (effect 3) targeting 鬼青蛙
        = 鬼青蛙 in B hand
        but: A hand: 强欲之壶, 旋风
        > A activates 强欲之壶
        > B chains 饼蛙 (effect 2)
        > A passes
        > B declines
        = 强欲之壶 in A GY
        = 鬼青蛙 in B GY
        """)
    check("""
        CRD-285 · 饼蛙 ①: a Frog in each Standby Phase; ②: a monster is Set face-down
        A's turn, Main Phase 1
        A hand: 空白4星效果怪兽
        A monsters: 瑚之龙
        B monsters: 饼蛙
        B materials of 饼蛙: 鬼青蛙, 抽卡青蛙
        B deck: 空白4星效果怪兽, 鬼青蛙
        B hand: 寒冰手
        > A activates 瑚之龙 targeting 饼蛙
        > B chains 饼蛙 (effect 2) sending 寒冰手
        > B accepts
        = 瑚之龙 face-down defense in B monster zone
        > A enters the End Phase
        > B activates 饼蛙 (effect 1) detaching 抽卡青蛙
        > B chooses attack
        = 鬼青蛙 #1 in B monster zone
        = 鬼青蛙 #2 under 饼蛙
        = B monsters 3
        but: no B materials of 饼蛙
        > A activates 瑚之龙 targeting 饼蛙
        > B chains 饼蛙 (effect 2) sending 寒冰手
        > B declines
        = 瑚之龙 in A GY
        = B monsters 1
        """)
