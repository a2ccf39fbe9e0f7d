"""Cards that were compared with their printed texts, where the two had differed."""

from segoc.lab import A, Lab
from tests.cards.playing import check


def test_zefraniu_in_your_monster_zone() -> None:
    check("""
        EFX-060 · 秘龙星-神数囚牛 must be destroyed in your Monster Zone, not in the opponent's
        A's turn, Main Phase 1
        A hand: 心变
        B monsters: 秘龙星-神数囚牛
        B deck: 神数的神托
        B set: 雷破
        B hand: 空白4星效果怪兽
        > A activates 心变 targeting 秘龙星-神数囚牛
        > B passes
        > B activates 雷破 discarding 空白4星效果怪兽 targeting 秘龙星-神数囚牛
        = 秘龙星-神数囚牛 in B extra deck
        = 神数的神托 in B deck
        = A is asked about main phase
        but: 天使的鲜血 instead of 心变 in A hand
        > A activates 天使的鲜血
        > B passes
        > B activates 雷破 discarding 空白4星效果怪兽 targeting 秘龙星-神数囚牛
        > B activates 秘龙星-神数囚牛
        = 神数的神托 in B hand
        """)


def test_vampire_hunter_at_the_start_of_the_damage_step() -> None:
    check("""
        SEG-050 · 吸血鬼杀手 destroys what is DARK as the Damage Step begins
        A's turn, Battle Phase
        A monsters: 吸血鬼杀手, 空白1星效果怪兽
        B monsters: 黑魔术师 (defense)
        > A attacks 黑魔术师 with 吸血鬼杀手
        = events: 黑魔术师 destroyed
        = no events: battled
        = 黑魔术师 in B GY
        but: 圣精灵 instead of 黑魔术师 in B monsters
        = 圣精灵 in B monster zone

        SEG-050, CRD-260 · What is face-down then isn't known to be DARK
        A's turn, Battle Phase
        A monsters: 吸血鬼杀手, 空白1星效果怪兽
        B set monsters: 黑魔术师
        > A attacks 黑魔术师 with 吸血鬼杀手
        = 黑魔术师 face-up defense in B monster zone
        = A LP 7500
        but: 圣精灵 instead of 黑魔术师 in B set monsters
        = A LP 7600
        """)


def test_light_and_darkness_dragon_tries_in_vain() -> None:
    """With less than 500 ATK or DEF it is activated all the same, and does nothing."""
    lab = Lab(turn=A)
    lab.a.monsters("光与暗之龙")
    lab.a.hand(*["强欲之壶"] * 5)
    for _ in range(4):
        lab.a.activate("A.hand.1")
    assert (lab.atk("光与暗之龙"), lab.defense("光与暗之龙")) == (800, 400)
    before = len(lab.log())
    lab.a.activate("A.hand.1")
    assert any("Chain Link 2" in line for line in lab.log()[before:])
    assert (lab.atk("光与暗之龙"), lab.defense("光与暗之龙")) == (800, 400)
    assert len(lab.state.pile(0, 1)) == 2


def test_mask_change_needs_no_gy() -> None:
    check("""
        EFX-138 · 假面变化 asks only that the monster leaves the field: it is banished under 大宇宙
        A's turn, Main Phase 1
        A hand: 假面变化
        A face-up: 大宇宙
        A monsters: 命运英雄 防御人
        A extra deck: 假面英雄 暗爪
        > A activates 假面变化 targeting 命运英雄 防御人 in attack
        = 命运英雄 防御人 banished
        = 假面英雄 暗爪 in A monster zone
        = 大宇宙 in A spell & trap zone
        but: no A face-up
        = 命运英雄 防御人 in A GY
        """)


def test_fire_cracker_skips_only_for_damage() -> None:
    check("""
        EFX-260 · 爆竹鬼 skips the Draw Phase if it has done damage
        A's turn, Main Phase 1
        A hand: 爆竹鬼
        B hand: 空白4星效果怪兽
        B monsters: DDD 反骨王 列奥尼达
        > A activates 爆竹鬼
        = B LP 8000
        = A hand 0
        = DDD 反骨王 列奥尼达 in B monster zone
        > A enters the End Phase
        = B's turn, Main Phase 1
        > B enters the End Phase
        = A hand 1
        but: no B monsters
        = B LP 7000
        = A hand 0
        """)


def test_hermos_until_the_end_phase() -> None:
    check("""
        EFX-162 · 传说的骑士 赫谟 keeps what it took until the End Phase of its player's next turn
        B's turn, Battle Phase
        A monsters: 传说的骑士 赫谟
        A GY: 宏大木星
        A hand: 空白4星效果怪兽 ×6
        B monsters: 双生精灵
        B hand: 空白4星效果怪兽
        > B attacks 传说的骑士 赫谟 with 双生精灵
        > A activates 传说的骑士 赫谟 targeting 宏大木星
        = 传说的骑士 赫谟 is called 宏大木星
        > B enters the End Phase
        = A's turn, Main Phase 1
        = 传说的骑士 赫谟 is called 宏大木星
        > A enters the End Phase
        > A applies 传说的骑士 赫谟
        = A is asked about hand limit
        = 传说的骑士 赫谟 is called 传说的骑士 赫谟
        but: no A GY
        > B attacks 传说的骑士 赫谟 with 双生精灵
        > B enters the End Phase
        = 传说的骑士 赫谟 is called 传说的骑士 赫谟
        """)


def test_zirnitron_sets_no_field_spell() -> None:
    check("""
        TRM-362 · 魔晶龙 水胆魔导神 Sets in the Spell & Trap Zone, where no Field Spell goes
        A's turn, Main Phase 1
        A hand: 旋风
        B hand: 魔晶龙 水胆魔导神
        B set: 空白通常陷阱
        B GY: 神数的神托
        > A activates 旋风 targeting 空白通常陷阱
        > B activates 魔晶龙 水胆魔导神 in attack
        > B accepts
        = 空白通常陷阱 in B spell & trap zone
        = 神数的神托 in B GY
        but: 神之宣告 instead of 神数的神托 in B GY
        > A activates 旋风 targeting 空白通常陷阱
        > B activates 魔晶龙 水胆魔导神 in attack
        > B accepts
        > B chooses 神之宣告
        = 神之宣告 in B spell & trap zone
        = 空白通常陷阱 in B GY
        """)
