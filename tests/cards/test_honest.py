"""Honest: what it does and doesn't."""

from tests.cards.playing import check


def test_honest() -> None:
    check("""
        CRD-296 · 欧尼斯特 helps a LIGHT monster that battles
        A's turn, Battle Phase
        A hand: 欧尼斯特, 空白4星效果怪兽
        A monsters: 圣精灵
        B monsters: 青眼白龙
        > A attacks 青眼白龙 with 圣精灵
        > A activates 欧尼斯特 (effect 2)
        = 青眼白龙 in B GY
        = 圣精灵 ATK 3800
        = 欧尼斯特 in A GY
        = B LP 7200
        but: 双生精灵 instead of 圣精灵 in A monsters
        > A attacks 青眼白龙 with 双生精灵
        = 欧尼斯特 in A hand
        = 青眼白龙 in B monster zone

        CRD-296 · Also for a monster that is attacked; not before the Damage Step, nor directly
        B's turn, Battle Phase
        A hand: 欧尼斯特
        A monsters: 圣精灵
        A set: 旋风
        B monsters: 青眼白龙
        B hand: 空白4星效果怪兽
        B set: 空白通常陷阱
        > A passes
        > B attacks 圣精灵 with 青眼白龙
        ! A can not activate 欧尼斯特 (effect 2), by EFX-051
        > A passes
        > A activates 欧尼斯特 (effect 2)
        = 青眼白龙 in B GY
        = 欧尼斯特 in A GY
        = 旋风 in A spell & trap zone
        but: no A monsters
        > A passes
        > B attacks directly with 青眼白龙
        > A passes
        = 欧尼斯特 in A hand
        = A LP 5000

        CRD-287 · It returns to the hand in the Main Phase
        A's turn, Main Phase 1
        A monsters: 欧尼斯特
        > A activates 欧尼斯特
        = 欧尼斯特 in A hand
        but: A's turn, Battle Phase
        ! A can not activate 欧尼斯特, by TRM-104
        """)
