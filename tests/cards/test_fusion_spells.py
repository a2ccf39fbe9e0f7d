"""Fusion Spells: what their texts say besides the Fusion Summon."""

from tests.cards.playing import check


def test_nothing_answers_ultra_polymerization() -> None:
    check("""
        SEG-071 · 超越融合: no effect can be activated in response to its activation
        A's turn, Main Phase 1
        A hand: 超越融合
        A monsters: 黑魔术师, 恶魔召唤
        A extra deck: 始祖龙 古龙
        B set: 神之宣告
        > A activates 超越融合 using 黑魔术师, 恶魔召唤 in attack
        = 始祖龙 古龙 face-up attack
        = 黑魔术师, 恶魔召唤 in A GY
        = A LP 6000
        = B LP 8000
        = 神之宣告 face-down
        but: 融合 instead of 超越融合 in A hand
        > A activates 融合
        > B activates 神之宣告
        = 黑魔术师, 恶魔召唤 in A monster zone
        = B LP 4000
    """)
    check("""
        SEG-071 · That is said of its activation: its effect in the GY can be answered
        A's turn, Main Phase 1
        A hand: 超越融合
        A monsters: 黑魔术师, 恶魔召唤
        A extra deck: 始祖龙 古龙
        B set: 月之书
        > A activates 超越融合 using 黑魔术师, 恶魔召唤 in attack
        = B is asked about fast effects
        > B passes
        > A activates 超越融合 (effect 2) targeting 始祖龙 古龙
        > B chains 月之书 targeting 始祖龙 古龙
        = 始祖龙 古龙 face-down defense
        = 超越融合 banished
        = 黑魔术师, 恶魔召唤 in A GY
        but: no B set
        > A activates 超越融合 using 黑魔术师, 恶魔召唤 in attack
        > A activates 超越融合 (effect 2) targeting 始祖龙 古龙
        > A chooses attack
        > A chooses attack
        = 始祖龙 古龙 face-up attack
        = 黑魔术师, 恶魔召唤 in A monster zone
    """)


def test_future_fusion_and_its_monster() -> None:
    board = """
        A's turn, Main Phase 1
        A hand: 未来融合, {}
        A deck: 空白1星效果怪兽, 元素英雄 羽翼侠, 元素英雄 爆热女郎
        A extra deck: 元素英雄 火焰翼侠
        B hand: 空白通常魔法
        > A activates 未来融合
        > A enters the End Phase
        > B enters the End Phase
        > A passes
        > A chooses 元素英雄 羽翼侠
        > A enters the End Phase
        > B enters the End Phase
        > A passes
        > A chooses attack"""
    check(f"""
        TRM-274 · 未来融合 leaves the field, and its monster is destroyed
        {board.format("大风暴")}
        > A activates 大风暴
        = 未来融合, 元素英雄 爆热女郎, 大风暴 in A GY
        = events: 未来融合 destroyed, 元素英雄 火焰翼侠 destroyed
        = 元素英雄 火焰翼侠 in A GY
        but: 黑洞 instead of 大风暴 in A hand
        = events: 元素英雄 火焰翼侠 destroyed, 未来融合 destroyed

        TRM-274 · Its monster is destroyed, and so is 未来融合
        {board.format("黑洞")}
        > A activates 黑洞
        = 元素英雄 火焰翼侠, 元素英雄 爆热女郎, 黑洞 in A GY
        = 未来融合 in A GY
        but: 融合解除 instead of 黑洞 in A hand
        > A activates 未来融合
        > A enters the End Phase
        > B enters the End Phase
        > A passes
        > A chooses 元素英雄 羽翼侠
        > A enters the End Phase
        > B enters the End Phase
        > A passes
        > A chooses attack
        > A activates 融合解除 targeting 元素英雄 火焰翼侠
        > A declines
        = 元素英雄 火焰翼侠 in A extra deck
        = 未来融合 in A spell & trap zone
    """)
