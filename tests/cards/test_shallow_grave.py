"""过浅的墓穴 The Shallow Grave: each player targets a monster in the own GY."""

from tests.cards.playing import check


def test_each_player_chooses() -> None:
    check("""
        EFX-064 · 过浅的墓穴: each player targets a monster in the own GY when it is activated
        A's turn, Main Phase 1
        A hand: 过浅的墓穴
        A GY: 圣精灵, 双生精灵
        B GY: 恶魔召唤, 青眼白龙
        > A activates 过浅的墓穴 targeting 圣精灵
        ! B can not choose 双生精灵, by EFX-051
        > B chooses 恶魔召唤
        = 圣精灵 face-down defense in A monster zone
        = 恶魔召唤 face-down defense in B monster zone
        = 双生精灵 in A GY
        = 青眼白龙 in B GY
        but: no B GY
        ! A can not activate 过浅的墓穴, by EFX-051
        """)


def test_a_target_that_is_gone() -> None:
    check("""
        EFX-064 · A target that is gone isn't Set; the other one is
        A's turn, Main Phase 1
        A hand: 过浅的墓穴
        A GY: 圣精灵
        B hand: D.D.乌鸦
        B GY: 恶魔召唤
        > A activates 过浅的墓穴
        > B chains D.D.乌鸦 targeting 圣精灵
        = 圣精灵 banished
        = 恶魔召唤 face-down defense in B monster zone
        = A monsters 0
        but: no B hand
        = 圣精灵 face-down defense in A monster zone
        """)
