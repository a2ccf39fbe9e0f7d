"""Cards without effects, whose materials were read: they are made from these and nothing else."""

from tests.cards.playing import check


def test_a_link_monster_among_the_materials() -> None:
    check("""
        CRD-034 · 天威之鬼神 is made from a Link Monster and others
        A's turn, Main Phase 1
        A monsters: 圣精灵, 代理龙, 空白1星效果怪兽
        A extra deck: 天威之鬼神
        > A Link Summons 天威之鬼神 using 代理龙, 圣精灵 in x1
        = 天威之鬼神 face-up attack in A monster zone
        = 代理龙, 圣精灵 in A GY
        but: 双生精灵 instead of 代理龙 in A monsters
        ! A can not Link Summon 天威之鬼神, by CRD-236
    """)


def test_three_of_one_name() -> None:
    check("""
        CRD-034 · 青眼究极龙 is made from three 青眼白龙
        A's turn, Main Phase 1
        A hand: 融合, 青眼白龙 ×3
        A extra deck: 青眼究极龙
        > A activates 融合 using 青眼白龙 #1, 青眼白龙 #2, 青眼白龙 #3
        > A chooses attack
        = 青眼究极龙 face-up attack in A monster zone
        but: 真红眼黑龙 instead of 青眼白龙 in A hand
        ! A can not activate 融合, by CRD-163
    """)
