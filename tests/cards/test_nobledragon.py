"""贵龙之魔术师 Nobledragon Magician: what it says about Synchro Material."""

from tests.cards.playing import check


def test_goes_to_the_bottom_of_the_deck() -> None:
    check("""
        CRD-201 · 贵龙之魔术师 returns to the bottom of the Deck, unless all others are Odd-Eyes
        A's turn, Main Phase 1
        A hand: 下降潮流
        A monsters: 贵龙之魔术师, 空白4星效果怪兽
        A extra deck: 瑚之龙
        > A activates 下降潮流 announcing 3 targeting 空白4星效果怪兽
        > A Synchro Summons 瑚之龙 using 贵龙之魔术师, 空白4星效果怪兽 in attack
        = 瑚之龙 in A monster zone
        = 空白4星效果怪兽 in A GY
        = 贵龙之魔术师 in A deck
        but: 异色眼灵摆龙 instead of 空白4星效果怪兽 in A monsters
        = 异色眼灵摆龙 face-up in A extra deck
        = 贵龙之魔术师 face-up in A extra deck
        """)


def test_only_for_a_dragon() -> None:
    check("""
        CRD-201 · 贵龙之魔术师 is no material but for a Dragon
        A's turn, Main Phase 1
        A monsters: 贵龙之魔术师, 空白2星效果怪兽, 空白3星效果怪兽
        A extra deck: 高速疾行机人 比剑骑手, 瑚之龙
        ! A can not Synchro Summon 高速疾行机人 比剑骑手, by CRD-201
        + A can Synchro Summon 瑚之龙
        but: 屋敷童 instead of 贵龙之魔术师 in A monsters
        + A can Synchro Summon 高速疾行机人 比剑骑手
        """)
