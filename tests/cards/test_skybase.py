"""隐藏的机壳内核 无神论 Apoqliphort Skybase: by whose effects it is affected."""

from tests.cards.playing import check


def test_lower_levels() -> None:
    check("""
        EFX-032 · 隐藏的机壳内核 无神论 isn't affected by what lower monsters activate
        A's turn, Main Phase 1
        A hand: 隐藏的机壳内核 无神论
        A set: 机壳的冻结
        A monsters: 流氓佣兵部队, 青眼白龙
        > A activates 机壳的冻结 in m3 in attack
        > A summons 隐藏的机壳内核 无神论
        > A activates 流氓佣兵部队 targeting 隐藏的机壳内核 无神论
        = 隐藏的机壳内核 无神论 in A monster zone
        = 流氓佣兵部队, 机壳的冻结 in A GY
        = 青眼白龙 in A monster zone
        but: A LP: 7000
        > A activates 流氓佣兵部队 targeting 青眼白龙
        > A passes
        = 机壳的冻结 face-down in A spell & trap zone
        = 隐藏的机壳内核 无神论 in A hand
        = 青眼白龙 in A GY
        """)


def test_higher_levels() -> None:
    check("""
        EFX-032 · It is affected by what a monster of Level 9 or higher activates
        A's turn, Main Phase 1
        A hand: 隐藏的机壳内核 无神论
        A set: 机壳的冻结
        B monsters: 奥西里斯之天空龙
        B hand: 空白通常魔法 ×2
        > A activates 机壳的冻结 in m3 in defense
        > A summons 隐藏的机壳内核 无神论
        = 奥西里斯之天空龙 ATK 2000
        = 隐藏的机壳内核 无神论 ATK 900
        = 机壳的冻结 in A GY
        but: 青眼白龙 instead of 奥西里斯之天空龙 in B monsters
        = 隐藏的机壳内核 无神论 ATK 2900
        """)
