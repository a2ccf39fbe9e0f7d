"""What a comparison with their texts found of the cards from normal_traps.py to ritual_beast.py."""

import pytest

from segoc.lab import A, Lab
from tests.cards.playing import check


def test_bottomless_trap_hole_answers_what_the_opponent_summons_to_either_field() -> None:
    check("""
        CRD-248 · 奈落的落穴: it is about who summons, not about whose monster it is then
        A's turn, Main Phase 1
        A hand: 雷帝家臣 密特拉
        A pendulum zones: 娱乐伙伴 五虹之魔术师
        B set: 空白通常陷阱 ×4, 奈落的落穴
        > A activates 雷帝家臣 密特拉 in attack
        = 娱乐伙伴 五虹之魔术师 in A pendulum zone
        = 家臣衍生物 ATK 1600
        > B activates 奈落的落穴
        > everyone passes
        = 家臣衍生物 nowhere
        but: without 奈落的落穴 in B set
        = 家臣衍生物 in B monster zone
    """)


def test_bottomless_trap_hole_does_not_answer_its_own_player() -> None:
    check("""
        CRD-248 · 奈落的落穴: not what its player has summoned to the opponent's field
        A's turn, Main Phase 1
        A hand: 雷帝家臣 密特拉
        A set: 奈落的落穴
        B pendulum zones: 娱乐伙伴 五虹之魔术师
        B set: 空白通常陷阱 ×4
        > A activates 雷帝家臣 密特拉 in attack
        = 娱乐伙伴 五虹之魔术师 in B pendulum zone
        = 家臣衍生物 ATK 1600
        ! A can not activate 奈落的落穴, by EFX-051 and TRM-031
        but: 激流葬 instead of 奈落的落穴 in A set
        + A can activate 激流葬
    """)


def test_dragons_rebirth_banishes_only_what_its_player_still_controls() -> None:
    check("""
        TRM-048 · 龙之转生: a Dragon that the opponent has taken meanwhile isn't banished
        A's turn, Main Phase 1
        A hand: 真红眼暗钢龙
        A set: 龙之转生
        A monsters: 青眼白龙
        B set: 敌人操纵器
        B monsters: 双生精灵
        > A activates 龙之转生 targeting 青眼白龙
        > B chains 敌人操纵器 (effect 1, part 2) tributing 双生精灵 targeting 青眼白龙
        = 青眼白龙 in B monster zone
        = 真红眼暗钢龙 in A hand
        but: without 敌人操纵器 in B set
        = 青眼白龙 banished
    """)


def test_chaos_atlandis_equips_only_what_the_opponent_still_controls() -> None:
    check("""
        TRM-048 · 混沌No.6 先史遗产 混沌大西洲巨人 ②: what came over to its player isn't equipped
        A's turn, Main Phase 1
        A monsters: 混沌No.6 先史遗产 混沌大西洲巨人, 双生精灵
        A hand: 敌人操纵器
        B monsters: 圣精灵
        > A activates 混沌No.6 先史遗产 混沌大西洲巨人 (effect 2) targeting 圣精灵
        > A chains 敌人操纵器 (effect 1, part 2) tributing 双生精灵 targeting 圣精灵
        = 圣精灵 in A monster zone
        but: without 敌人操纵器 in A hand
        = 圣精灵 in A spell & trap zone
    """)


@pytest.mark.parametrize("cards", [1, 2])
def test_evenly_matched_counts_itself_when_it_comes_from_the_hand(cards: int) -> None:
    """EFX-051: from the hand, not against a single card, since it is one itself."""
    lab = Lab(turn=A)
    lab.a.hand("Evenly Matched", "D.D. Crow")
    lab.b.graveyard("Vorse Raider")
    lab.b.monsters(*["Gemini Elf", "Mystical Elf"][:cards])
    lab.a.battle_phase()
    while "End Step" not in lab.duel.position():
        lab.a.passes()
    assert lab.a.can("activate D.D. Crow")
    assert lab.a.can("activate Evenly Matched") == (cards > 1)


def test_rocket_hand_strengthens_in_the_damage_step() -> None:
    """CRD-296: what changes ATK can be activated in the Damage Step, before damage calculation."""
    lab = Lab(turn=A)
    lab.a.set_cards("Rocket Hand")
    lab.a.monsters("Gemini Elf")
    lab.b.monsters("Cyber Dragon")
    lab.a.battle_phase()
    while not lab.a.can("attack Gemini Elf -> Cyber Dragon"):
        lab.a.passes()
    lab.a.attack("Gemini Elf", "Cyber Dragon")
    lab.a.passes()
    assert "start of the Damage Step" in lab.duel.position()
    lab.a.activate("Rocket Hand", targets="Gemini Elf")
    lab.resolve()
    assert str(lab.where("Cyber Dragon")) == "B.gy"
    assert lab.atk("Gemini Elf") == 2700


def test_mind_crush_needs_a_card_in_the_own_hand() -> None:
    check("""
        EFX-051 · 心灵崩坏: not without a card that its player could have to discard
        A's turn, Main Phase 1
        A set: 心灵崩坏
        A hand: 圣精灵
        B hand: 双生精灵
        + A can activate 心灵崩坏
        = 双生精灵 in B hand
        but: without 圣精灵 in A hand
        ! A can not activate 心灵崩坏, by EFX-051
    """)


def test_super_team_buddy_force_unite_asks_a_face_up_monster() -> None:
    check("""
        TRM-048 · 一族的集结: of a monster that is face-down now nobody can tell the Type
        A's turn, Main Phase 1
        A set: 一族的集结
        A hand: 真红眼暗钢龙
        B monsters: 青眼白龙
        B set: 月之书
        > A activates 一族的集结 targeting 青眼白龙
        > B chains 月之书 targeting 青眼白龙
        = A is asked about main phase
        = 真红眼暗钢龙 in A hand
        but: without 月之书 in B set
        = A is asked about position
    """)


def test_self_mummification_targets() -> None:
    check("""
        EFX-070 · 即神佛: not a monster that can't be targeted
        A's turn, Main Phase 1
        A hand: 禁忌的圣衣, 即神佛
        A monsters: 圣精灵
        > A activates 禁忌的圣衣 targeting 圣精灵
        > A passes
        > A passes
        ! A can not activate 即神佛, by EFX-070
        = 圣精灵 in A monster zone
        but: 突进 instead of 禁忌的圣衣 in A hand
        + A can activate 即神佛
    """)


def test_break_sword_binds_what_lies_in_a_pendulum_zone() -> None:
    check("""
    SEG-071 · 幻影骑士团 断碎剑 ②: only DARK monsters, from a Pendulum Zone too
    A's turn, Main Phase 1
    A pendulum zones: 龙脉之魔术师
    A monsters: 幻影骑士团 断碎剑
    A materials of 幻影骑士团 断碎剑: 圣精灵
    A face-up: 灵摆切换
    A set: 幻影骑士团 阴暗布面甲
    A GY: 幻影骑士团 破手套 ×2
    B monsters: 双生精灵
    > A activates 幻影骑士团 断碎剑 targeting 幻影骑士团 断碎剑, 双生精灵
    > everyone passes
    > A activates 幻影骑士团 断碎剑 (effect 2) targeting 幻影骑士团 破手套 #1, 幻影骑士团 破手套 #2
    > everyone passes
    > A chooses attack
    > A chooses attack
    = 圣精灵 in A GY
    ! A can not activate 灵摆切换 (effect 1), by SEG-071
    + A can activate 幻影骑士团 阴暗布面甲
    but: 时读之魔术师 instead of 龙脉之魔术师 in A pendulum zones
    + A can activate 灵摆切换 (effect 1)
    """)


def test_rage_with_eyes_of_blue_binds_what_lies_in_a_pendulum_zone() -> None:
    check("""
        SEG-071 · 青色眼睛的激临: only 青眼白龙, from a Pendulum Zone too
        A's turn, Main Phase 1
        A pendulum zones: 时读之魔术师
        A face-up: 灵摆切换
        A hand: 青色眼睛的激临, 突进
        A monsters: 双生精灵
        A deck: 青眼白龙
        > A activates 青色眼睛的激临
        = 双生精灵 in A monster zone
        + A can activate 突进
        ! A can not activate 灵摆切换 (effect 1), by SEG-071
        = 青眼白龙 in A deck
        = 时读之魔术师 in A pendulum zone
        but: without 青色眼睛的激临 in A hand
        + A can activate 灵摆切换 (effect 1)
    """)
