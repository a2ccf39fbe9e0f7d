"""Cards that did something else than their texts say, until someone compared them word by word."""

from tests.cards.playing import check


def test_shadow_gardna_is_set_in_the_end_phase() -> None:
    check("""
        EFX-062 · 电子黑影守卫者: in the opponent's End Phase, it is Set among the Spells and Traps
        B's turn, Main Phase 1
        A set: 电子黑影守卫者
        B hand: 空白4星效果怪兽
        > B enters the Battle Phase
        > A activates 电子黑影守卫者 in attack
        > everyone passes
        = 电子黑影守卫者 face-up attack in A monster zone
        > B enters the End Phase
        = 电子黑影守卫者 face-down in A spell & trap zone
        but: B face-up: 技能抽取
        = 电子黑影守卫者 face-up attack in A monster zone
        = 电子黑影守卫者 face-up attack in A monster zone
    """)
