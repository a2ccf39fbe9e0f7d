"""森罗的镇神 山精 Orea: what it excavates."""

from tests.cards.playing import check


def test_plants_among_them() -> None:
    check("""
        EFX-076 · 森罗的镇神 山精 excavates, sends Plants to the GY and returns up to as many cards
        A's turn, Main Phase 1
        A deck only: 软糖豆人, 死者苏生, 曼陀罗天使号手, 青眼白龙
        A monsters: 森罗的镇神 山精
        A materials of 森罗的镇神 山精: 圣精灵
        B monsters: 双生精灵, 恶魔召唤
        > A activates 森罗的镇神 山精 (effect 2) detaching 圣精灵
        > A announces 3
        ! A can not choose 森罗的镇神 山精, by EFX-051
        > A chooses 双生精灵, 恶魔召唤
        = 软糖豆人, 曼陀罗天使号手 in A GY
        = 双生精灵 in B hand
        = 恶魔召唤 in B hand
        = 死者苏生, 青眼白龙 in A deck
        = 森罗的镇神 山精 in A monster zone
        but: 融合 instead of 曼陀罗天使号手 in A deck only
        > A activates 森罗的镇神 山精 (effect 2) detaching 圣精灵
        > A announces 3
        > A chooses 恶魔召唤
        > A chooses 融合
        = 软糖豆人 in A GY
        = 恶魔召唤 in B hand
        = 双生精灵 in B monster zone
        = 融合, 死者苏生, 青眼白龙 in A deck
        = 森罗的镇神 山精 in A monster zone
        """)


def test_none_among_them() -> None:
    check("""
        EFX-076 · Without a Plant among them nothing is sent or returned
        A's turn, Main Phase 1
        A deck only: 死者苏生, 软糖豆人
        A monsters: 森罗的镇神 山精
        A materials of 森罗的镇神 山精: 圣精灵
        B monsters: 双生精灵
        > A activates 森罗的镇神 山精 (effect 2) detaching 圣精灵
        > A announces 1
        = 双生精灵 in B monster zone
        = 死者苏生, 软糖豆人 in A deck
        = 森罗的镇神 山精 in A monster zone
        but: A LP: 7000
        > A activates 森罗的镇神 山精 (effect 2) detaching 圣精灵
        > A announces 2
        = 双生精灵 in B hand
        = 软糖豆人 in A GY
        = 死者苏生 in A deck
        = 森罗的镇神 山精 in A monster zone
        """)
