"""神影依·米德拉什 El Shaddoll Winda: one Special Summon a turn for each player."""

from tests.cards.playing import check


def test_its_own_summon_is_none() -> None:
    check("""
        CHG-013 · 神影依·米德拉什: one Special Summon a turn beside it, its own is none
        A's turn, Main Phase 1
        A hand: 死者苏生, 影依融合
        A set: 活死人的呼声
        A monsters: 影依蜥蜴, 恶魔召唤
        A GY: 青眼白龙, 空白4星效果怪兽
        A extra deck: 神影依·米德拉什
        > A activates 影依融合 choosing 神影依·米德拉什 using 影依蜥蜴, 恶魔召唤 in attack
        > everyone passes
        > A passes
        = 神影依·米德拉什 face-up attack
        > A activates 死者苏生 targeting 青眼白龙 in attack
        > everyone passes
        > A passes
        = 青眼白龙 face-up attack
        ! A can not activate 活死人的呼声, by SEG-071
        but: 忒修斯魔栖物 instead of 神影依·米德拉什 in A extra deck
        > A activates 死者苏生 targeting 青眼白龙 in attack
        > everyone passes
        = 青眼白龙 face-up attack
        + A can activate 活死人的呼声
        """)


def test_both_players_are_bound() -> None:
    check("""
        CHG-013 · It binds both players
        B's turn, Main Phase 1
        A monsters: 神影依·米德拉什
        B hand: 死者苏生
        B set: 活死人的呼声
        B GY: 青眼白龙, 空白4星效果怪兽
        > B activates 死者苏生 targeting 青眼白龙 in attack
        > everyone passes
        > B passes
        = 神影依·米德拉什 face-up attack
        ! B can not activate 活死人的呼声, by SEG-071
        but: 恶魔召唤 instead of 神影依·米德拉什 in A monsters
        + B can activate 活死人的呼声
        but: A face-up: 技能抽取
        + B can activate 活死人的呼声
        """)


def test_what_came_before_does_not_count() -> None:
    check("""
        CHG-013 · What was Special Summoned before it came doesn't count
        A's turn, Main Phase 1
        A hand: 死者苏生, 影依融合
        A monsters: 影依蜥蜴, 恶魔召唤
        A set: 活死人的呼声
        A GY: 青眼白龙, 空白4星效果怪兽
        A extra deck: 神影依·米德拉什
        > A activates 死者苏生 targeting 青眼白龙 in attack
        > everyone passes
        > A passes
        > A activates 影依融合 choosing 神影依·米德拉什 using 影依蜥蜴, 恶魔召唤 in attack
        > everyone passes
        > A passes
        = 神影依·米德拉什 face-up attack
        + A can activate 活死人的呼声
        but: with 神影依·米德拉什 in A monsters
        > A activates 死者苏生 targeting 青眼白龙 in attack
        > everyone passes
        ! A can not activate 影依融合, by SEG-071
        ! A can not activate 活死人的呼声, by SEG-071
        """)
