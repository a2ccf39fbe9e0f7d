"""Shaddolls: what they do when flipped and when sent, and their Fusion Monsters."""

from tests.cards.playing import check


def test_dragon_flipped() -> None:
    check("""
        CRD-287 · 影依龙 returns a card of the opponent when flipped
        A's turn, Main Phase 1
        A set monsters: 影依龙
        B monsters: 双生精灵
        > A flips 影依龙
        > A activates 影依龙 (effect 1) targeting 双生精灵
        = 双生精灵 in B hand
        = 影依龙 face-up attack
        but: A set monsters: 空白反转怪兽
        > A flips 空白反转怪兽
        = 双生精灵 in B monster zone
        """)


def test_dragon_sent() -> None:
    check("""
        CRD-287 · 影依龙 destroys a Spell or Trap when an effect sends it to the GY
        A's turn, Main Phase 1
        A hand: 愚蠢的埋葬
        A deck: 影依龙
        B set: 强欲之瓶
        > A activates 愚蠢的埋葬 choosing 影依龙
        > B passes
        > A activates 影依龙 (effect 2) targeting 强欲之瓶
        > B passes
        = 强欲之瓶 in B GY
        = 影依龙 in A GY
        but: 影依兽 instead of 影依龙 in A deck
        > A activates 愚蠢的埋葬 choosing 影依兽
        > B passes
        > A declines
        = 强欲之瓶 in B spell & trap zone
        """)


def test_falco_sent() -> None:
    check("""
        CRD-116 · 影依猎鹰 comes back face-down when an effect sends it to the GY
        A's turn, Main Phase 1
        A hand: 愚蠢的埋葬
        A deck: 影依猎鹰
        > A activates 愚蠢的埋葬 choosing 影依猎鹰
        > A activates 影依猎鹰 (effect 2)
        = 影依猎鹰 face-down defense in A monster zone
        but: 影依兽 instead of 影依猎鹰 in A deck
        > A activates 愚蠢的埋葬 choosing 影依兽
        > A declines
        = A monsters 0
        = 影依兽 in A GY
        """)


def test_falco_flipped() -> None:
    check("""
        CRD-116 · 影依猎鹰 brings back another one when flipped, not one of its name
        A's turn, Main Phase 1
        A set monsters: 影依猎鹰 (m1)
        A GY: 影依兽, 影依龙
        > A flips 影依猎鹰
        > A activates 影依猎鹰 (effect 1) targeting 影依兽
        = 影依兽 face-down defense in A monster zone
        = 影依龙 in A GY
        = A monsters 2
        but: A GY: 影依猎鹰
        > A flips 影依猎鹰 #1
        = A is asked about main phase
        = A monsters 1
        """)


def test_wendi_flipped() -> None:
    check("""
        CRD-116 · 影灵之翼 文蒂 brings one face-up or face-down when flipped
        A's turn, Main Phase 1
        A deck: 影依兽, 影依龙
        A set monsters: 影灵之翼 文蒂
        > A flips 影灵之翼 文蒂
        > A activates 影灵之翼 文蒂 (effect 1) choosing 影依兽 in defense
        = 影依兽 face-up defense in A monster zone
        = 影依龙 in A deck
        but: A deck: 影依兽, 影灵之翼 文蒂
        > A flips 影灵之翼 文蒂 #2
        > A activates 影灵之翼 文蒂 #2 (effect 1)
        > A chooses face-down defense
        = 影依兽 face-down defense in A monster zone
        """)


def test_wendi_sent() -> None:
    check("""
        CRD-116 · 影灵之翼 文蒂 brings one face-down when an effect sends it to the GY
        A's turn, Main Phase 1
        A hand: 愚蠢的埋葬
        A deck: 影灵之翼 文蒂, 影依龙
        > A activates 愚蠢的埋葬 choosing 影灵之翼 文蒂
        > A activates 影灵之翼 文蒂 (effect 2)
        = 影依龙 face-down defense in A monster zone
        = 影灵之翼 文蒂 in A GY
        but: 死者苏生 instead of 影依龙 in A deck
        > A activates 愚蠢的埋葬 choosing 影灵之翼 文蒂
        = A is asked about main phase
        = A monsters 0
        = 死者苏生 in A deck
        """)


def test_ariel_sent() -> None:
    check("""
        EFX-141 · 影依巫女 艾莉娅儿 banishes up to three cards of either GY
        A's turn, Main Phase 1
        A hand: 愚蠢的埋葬
        A deck: 影依巫女 艾莉娅儿
        A GY: 双生精灵
        B GY: 圣精灵, 青眼白龙
        > A activates 愚蠢的埋葬 choosing 影依巫女 艾莉娅儿
        > A activates 影依巫女 艾莉娅儿 (effect 2) targeting 双生精灵, 圣精灵, 青眼白龙
        = 双生精灵, 圣精灵 banished
        = 青眼白龙 banished
        = 影依巫女 艾莉娅儿 in A GY
        but: A LP: 7000
        > A activates 愚蠢的埋葬 choosing 影依巫女 艾莉娅儿
        > A activates 影依巫女 艾莉娅儿 (effect 2) targeting 双生精灵, 圣精灵
        = 双生精灵, 圣精灵 banished
        = 青眼白龙 in B GY
        """)


def test_ariel_flipped() -> None:
    check("""
        EFX-141 · 影依巫女 艾莉娅儿 brings back a banished one when flipped
        A's turn, Main Phase 1
        A set monsters: 影依巫女 艾莉娅儿
        A banished: 影依龙
        > A flips 影依巫女 艾莉娅儿
        > A activates 影依巫女 艾莉娅儿 (effect 1) in defense
        = 影依龙 face-up defense in A monster zone
        but: 双生精灵 instead of 影依龙 in A banished
        > A flips 影依巫女 艾莉娅儿
        = 双生精灵 banished
        = A is asked about main phase
        """)


def test_el_shaddoll_fusion() -> None:
    check("""
        CRD-163 · 与神之假身的接触: of hand and field, at Quick-Play speed; one a turn
        A's turn, Main Phase 1
        A hand: 与神之假身的接触 ×2, 影依蜥蜴, 屋敷童
        A monsters: 影依兽, 影依龙
        A extra deck: 神影依·舍金纳迦, 神影依·米德拉什
        > A activates 与神之假身的接触 #1 choosing 神影依·舍金纳迦 using 影依蜥蜴, 屋敷童 in attack
        = 神影依·舍金纳迦 face-up attack
        = 影依蜥蜴, 屋敷童 in A GY
        = 影依兽, 影依龙 in A monster zone
        = 神影依·米德拉什 in A extra deck
        ! A can not activate 与神之假身的接触 #2, by SEG-070
        but: 效果遮蒙者 instead of 屋敷童 in A hand
        > A activates 与神之假身的接触 #1 choosing 神影依·米德拉什 using 影依兽, 影依龙 in attack
        = 神影依·米德拉什 face-up attack
        = 神影依·舍金纳迦 in A extra deck
        """)


def test_shekhinaga() -> None:
    check("""
        TRM-129 · 神影依·舍金纳迦 negates what Special Summoned monsters activate
        A's turn, Main Phase 1
        A hand: 死者苏生
        A GY: 加农炮兵
        A monsters: 空白4星效果怪兽
        B hand: 影依融合
        B monsters: 神影依·舍金纳迦
        > A activates 死者苏生 targeting 加农炮兵 in attack
        > A activates 加农炮兵 tributing 空白4星效果怪兽
        > B chains 神影依·舍金纳迦
        = 加农炮兵 in A GY
        = B LP 8000
        = 影依融合 in B GY
        = 神影依·舍金纳迦 in B monster zone
        but: A hand: 加农炮兵
        > A summons 加农炮兵 #1
        > A activates 加农炮兵 #1 tributing 空白4星效果怪兽
        = B LP 7500
        = 影依融合 in B hand
        """)


def test_grysta() -> None:
    check("""
        CRD-125 · 神影依·神子晶 negates a Special Summon of the opponent
        A's turn, Main Phase 1
        A hand: 骏足之迅猛龙
        B hand: 影依融合
        B monsters: 神影依·神子晶
        > A Special Summons 骏足之迅猛龙 in attack
        > B activates 神影依·神子晶
        = 骏足之迅猛龙 in A GY
        = 影依融合 in B GY
        = 神影依·神子晶 in B monster zone
        but: no B hand
        > A Special Summons 骏足之迅猛龙 in attack
        = 骏足之迅猛龙 face-up attack in A monster zone
        """)
