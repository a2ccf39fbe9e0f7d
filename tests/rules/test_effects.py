"""Effects: what a judge found who tried to break them."""

import pytest

from segoc.kernel import layers, ties
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
