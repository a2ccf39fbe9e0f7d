"""Cards that were compared with their printed texts, where the two had differed."""

from tests.cards.playing import check


def test_zefraniu_in_your_monster_zone() -> None:
    check("""
        EFX-060 · 秘龙星-神数囚牛 must be destroyed in your Monster Zone, not in the opponent's
        A's turn, Main Phase 1
        A hand: 心变
        B monsters: 秘龙星-神数囚牛
        B deck: 神数的神托
        B set: 雷破
        B hand: 空白4星效果怪兽
        > A activates 心变 targeting 秘龙星-神数囚牛
        > B passes
        > B activates 雷破 discarding 空白4星效果怪兽 targeting 秘龙星-神数囚牛
        = 秘龙星-神数囚牛 in B extra deck
        = 神数的神托 in B deck
        = A is asked about main phase
        but: 天使的鲜血 instead of 心变 in A hand
        > A activates 天使的鲜血
        > B passes
        > B activates 雷破 discarding 空白4星效果怪兽 targeting 秘龙星-神数囚牛
        > B activates 秘龙星-神数囚牛
        = 神数的神托 in B hand
        """)
