"""超融合 Super Polymerization."""

from tests.cards.playing import check


def test_uses_monsters_of_both() -> None:
    check("""
        TRM-267 · 超融合 uses face-up monsters of the opponent, and nothing answers it
        A's turn, Main Phase 1
        A hand: 超融合, 空白通常魔法
        A monsters: 影依蜥蜴
        A extra deck: 神影依·米德拉什
        B monsters: 恶魔召唤
        B set: 神之宣告
        > A activates 超融合 (effect 1) discarding 空白通常魔法 choosing 神影依·米德拉什
        > A chooses 影依蜥蜴
        > A chooses attack
        = 神影依·米德拉什 face-up attack in A monster zone
        = 恶魔召唤 in B GY
        = 影依蜥蜴, 空白通常魔法, 超融合 in A GY
        = 神之宣告 in B spell & trap zone
        but: 圣精灵 instead of 恶魔召唤 in B monsters
        ! A can not activate 超融合 (effect 1), by CRD-163
        """)


def test_not_what_lies_face_down() -> None:
    check("""
        TRM-267 · Not what lies face-down on the opponent's field; on the own it can be used
        A's turn, Main Phase 1
        A hand: 超融合, 空白通常魔法
        A set monsters: 影依蜥蜴
        A extra deck: 神影依·米德拉什
        B set monsters: 恶魔召唤
        ! A can not activate 超融合 (effect 1), by CRD-163
        = 神影依·米德拉什 in A extra deck
        but: B monsters: 黑魔术师
        > A activates 超融合 (effect 1) discarding 空白通常魔法 choosing 神影依·米德拉什
        > A chooses 影依蜥蜴
        > A chooses attack
        = 神影依·米德拉什 face-up attack
        = 影依蜥蜴 in A GY
        = 恶魔召唤 face-down defense
        """)
