"""Effects: what a judge found who tried to break them."""

import pytest

from segoc.kernel.language import ties
from segoc.kernel.picture import layers, values
from segoc.kernel.picture.counters import counters_on
from segoc.kernel.table.counter_kinds import SUMMON_COUNTER
from segoc.kernel.table.places import HAND
from segoc.lab import BATTLE, A, B, Lab

pytestmark = pytest.mark.core


@pytest.mark.parametrize("top", ["空白1星效果怪兽", "淘气仙星·坎迪娜"])
def test_what_an_effect_may_do_is_in_its_text(top: str) -> None:
    """Whether 灰流丽 may answer doesn't tell what lies in the opponent's Deck."""
    lab = Lab(turn=A)
    lab.a.hand("淘气仙星的灯光舞台")
    lab.a.deck_top(top)
    lab.b.hand("灰流丽")
    lab.a.activate("淘气仙星的灯光舞台")
    assert lab.b.can("activate 灰流丽")


def test_what_takes_nothing_from_the_deck_is_not_answered() -> None:
    lab = Lab(turn=A)
    lab.a.graveyard("圣精灵", "双生精灵")
    lab.a.hand("死者苏生")
    lab.b.hand("灰流丽")
    lab.b.set_cards("旋风")
    lab.a.activate("死者苏生", targets="圣精灵")
    assert lab.b.why_not("activate 灰流丽") == ["EFX-051"]


def test_a_trap_effect_in_the_gy_is_fast() -> None:
    """TRM-109: also in the Battle Phase, and on a chain."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.graveyard("突破技能")
    lab.b.monsters("光与暗之龙")
    assert lab.a.can("activate 突破技能 #2")


def test_a_trigger_is_about_all_that_fits() -> None:
    """Two summons in one chain: it goes once, and both monsters are meant."""
    lab = Lab(turn=A)
    lab.a.monsters("青眼白龙", "淘气仙星·坎迪娜")
    lab.a.face_up("巨神龙的遗迹")
    lab.a.hand("淘气仙星·曼珠诗华")
    lab.b.monsters("淘气仙星·坎迪娜")
    lab.b.hand("淘气仙星·曼珠诗华")
    lab.a.activate("A.hand.1", targets="A.m2")
    lab.b.activate("B.hand.1", targets="B.m1")
    while lab.duel.decision is not None and lab.duel.decision.kind != "main phase":
        lab.duel.push(lab.duel.decision.options[-1 if lab.duel.decision.kind == "zone" else 0])
        lab.everyone_passes()
    summoned = [card for card in lab.cards("淘气仙星·曼珠诗华") if card.zone >= 0]
    assert len(summoned) == 2
    assert all(layers.negated(lab.state, card.id) for card in summoned)


def test_once_a_turn_is_for_the_card_while_it_is_face_up() -> None:
    """SEG-070: turned face-down and up again, it may be used again."""
    lab = Lab(turn=A)
    lab.a.monsters("黑羽-疾风之盖尔")
    lab.a.hand("月之书")
    lab.b.monsters("青眼白龙")
    lab.a.activate("黑羽-疾风之盖尔", targets="青眼白龙")
    lab.everyone_passes()
    assert lab.a.why_not("activate 黑羽-疾风之盖尔") == ["SEG-070"]
    lab.a.activate("月之书", targets="黑羽-疾风之盖尔")
    lab.a.flip("黑羽-疾风之盖尔")
    assert lab.a.can("activate 黑羽-疾风之盖尔")


def test_light_and_darkness_dragon_needs_500_of_both() -> None:
    lab = Lab(turn=A)
    lab.a.monsters("光与暗之龙")
    lab.a.hand("强欲之壶", "强欲之壶", "强欲之壶", "强欲之壶", "强欲之壶")
    for atk in (2300, 1800, 1300, 800, 800):
        lab.a.activate("A.hand.1")
        assert lab.atk("光与暗之龙") == atk
    assert len(lab.state.pile(0, 1)) == 2


def test_one_card_a_turn_unless_its_activation_was_negated() -> None:
    """SEG-073."""
    for answer in (False, True):
        lab = Lab(turn=A)
        lab.a.hand("幻梦境", "幻梦境")
        lab.b.set_cards("神之宣告")
        lab.a.activate("A.hand.1")
        if answer:
            lab.b.activate("神之宣告")
            assert lab.a.can("activate A.hand.1")
        else:
            lab.b.passes()
            assert lab.a.why_not("activate A.hand.1") == ["SEG-070"]
    assert lab.where("神之宣告") == B.graveyard


def test_a_card_linked_twice_is_one_card() -> None:
    """Two of its effects may link a card to the same one: it is offered once."""
    lab = Lab(turn=A)
    lab.a.monsters("圣精灵", "双生精灵")
    link = lab.card("圣精灵").id
    for _ in range(2):
        ties.tie(lab.state, link, lab.card("双生精灵").id, 0, 0, link, False)
    assert ties.linked(lab.state, link) == [lab.card("双生精灵").id]


def test_control_that_is_given_comes_back_in_the_end_phase() -> None:
    lab = Lab(turn=A)
    lab.a.hand("紫炎的间者")
    lab.a.monsters("圣精灵")
    lab.a.activate("紫炎的间者", targets="圣精灵")
    lab.duel.push("zone B.m2")
    assert lab.spot("圣精灵") == "B.m2"
    lab.a.end_phase()
    lab.duel.push("zone A.m1")
    assert lab.where("圣精灵") == A.monster_zone


def test_a_declared_level() -> None:
    lab = Lab(turn=A)
    lab.a.hand("下降潮流")
    lab.a.monsters("圣精灵", "双生精灵")
    lab.duel.push("activate 下降潮流")
    lab.duel.push("zone A.s1")
    assert not lab.a.can("declare 4")
    lab.duel.push("declare 2")
    lab.duel.push("target 圣精灵")
    assert values.level(lab.state, lab.card("圣精灵").id) == 2


def test_the_highest_atk_of_both_sides() -> None:
    lab = Lab(turn=A)
    lab.a.hand("槌击")
    lab.a.monsters("黑魔术师")
    lab.b.monsters("恶魔召唤")
    lab.b.monsters("青眼白龙", defense=True)
    lab.a.activate("槌击")
    lab.a.chooses("恶魔召唤")
    assert lab.where("恶魔召唤") == B.graveyard
    assert lab.where("青眼白龙") == B.monster_zone


def test_lp_that_become_a_value_are_neither_gained_nor_lost() -> None:
    lab = Lab(turn=A)
    lab.a.set_cards("英豪礼物")
    lab.b.lp(2001)
    assert not lab.a.can("activate 英豪礼物")
    lab = Lab(turn=A)
    lab.a.set_cards("英豪礼物")
    lab.b.lp(2000)
    lab.a.activate("英豪礼物")
    assert lab.state.lp == [8000, 8000]
    assert len(lab.state.pile(0, HAND)) == 2


def test_the_fourth_counter() -> None:
    lab = Lab(turn=A)
    lab.a.face_up("召唤电击")
    lab.a.hand("圣精灵", *["死者苏生"] * 3)
    lab.a.graveyard("双生精灵", "恶魔召唤", "黑魔术师")
    lab.a.summon("圣精灵")
    for zone, name in ((2, "双生精灵"), (3, "恶魔召唤"), (4, "黑魔术师")):
        assert counters_on(lab.state, lab.card("召唤电击").id, SUMMON_COUNTER) == zone - 1
        lab.a.activate("A.hand.1", targets=name)
        lab.duel.push("in attack")
        lab.duel.push(f"zone A.m{zone}")
    assert lab.state.monsters(0) == []
    assert counters_on(lab.state, lab.card("召唤电击").id) == 0


def test_the_attacked_monster_is_as_strong_as_the_attacker() -> None:
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("青眼白龙")
    lab.b.monsters("圣精灵")
    lab.b.set_cards("神圣之铠 -反射镜甲-")
    lab.a.attack("青眼白龙", "圣精灵")
    lab.b.activate("神圣之铠 -反射镜甲-")
    assert lab.where("青眼白龙") == A.graveyard
    assert lab.where("圣精灵") == B.graveyard
    assert lab.state.lp == [8000, 8000]
