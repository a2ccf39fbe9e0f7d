"""影依的炎核 虚梦狱 Helshaddoll Hollow: which card is sent hangs on the target."""

from tests.cards.playing import check


def test_only_a_monster_with_such_a_shaddoll_is_a_target() -> None:
    check("""
        TRM-370 · 影依的炎核 虚梦狱 targets only what has the Attribute of a Shaddoll to send
        A's turn, Main Phase 1
        A set monsters: 影依的炎核 虚梦狱
        A extra deck: 神影依·拿非利
        B monsters: 青眼白龙, 黑魔术师
        > A flips 影依的炎核 虚梦狱
        > A activates 影依的炎核 虚梦狱
        = 神影依·拿非利 in A GY
        = 青眼白龙 banished
        = 黑魔术师 in B monster zone
        but: without 青眼白龙 in B monsters
        > A flips 影依的炎核 虚梦狱
        = 神影依·拿非利 in A extra deck
        = 黑魔术师 in B monster zone
        """)
