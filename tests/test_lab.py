"""The lab activates cards by name, and refuses what it isn't told."""

import pytest

from segoc.kernel.table import decision as dc
from segoc.lab import A, B, Lab, LabError
from tests import effect_cards as cards
from tests.effect_cards import POOL

pytestmark = pytest.mark.core


def board() -> Lab:
    lab = Lab(pool=POOL)
    lab.a.hand(cards.BOLT, cards.SEARCHER, "Bunilla", "Battle Ox")
    lab.a.set_cards(cards.QUICK)
    lab.a.deck("Luster Dragon", "Gemini Elf", "Skull Servant")
    lab.b.monsters("Mystical Elf", "Celtic Guardian")
    lab.b.set_cards(cards.VETO)
    return lab


def test_targets_and_zone() -> None:
    lab = board()
    lab.a.activate(cards.BOLT, targets="Celtic Guardian", zone="s3")
    assert lab.duel.view(0)["chain"][0]["at"] == "A.s3"
    assert lab.asks(dc.WINDOW)
    lab.resolve()
    assert lab.where("Celtic Guardian") == B.graveyard
    assert lab.where("Mystical Elf") == B.monster_zone


def test_cost_and_answers() -> None:
    lab = board()
    lab.a.activate(cards.QUICK, cost=["Battle Ox"])
    lab.b.activate(cards.VETO, effect=1)
    lab.resolve()
    assert lab.where("Battle Ox") == A.graveyard
    assert lab.state.lp == [8000, 8000]


def test_what_is_asked_later_stops_it() -> None:
    lab = board()
    lab.a.activate(cards.SEARCHER)
    lab.resolve()
    assert lab.asks(dc.CARDS)
    assert lab.state.chain != []
    lab.duel.push("pick Gemini Elf")
    assert lab.where("Gemini Elf") == A.hand


def test_what_isn_t_named_is_not_chosen() -> None:
    with pytest.raises(LabError, match="enough cards"):
        board().a.activate(cards.BOLT)
    with pytest.raises(LabError, match="enough cards"):
        board().a.activate(cards.QUICK)


def test_what_is_named_for_nothing_is_refused() -> None:
    with pytest.raises(LabError, match="other cards"):
        board().a.activate(cards.BOLT, targets="Mystical Elf", cost="Bunilla")


def test_a_second_field_spell_has_no_zone() -> None:
    lab = Lab()
    lab.a.face_up("Gateway to Chaos")
    with pytest.raises(LabError, match="Field Zone"):
        lab.a.set_cards("B.E.F. Zelos")
    with pytest.raises(LabError, match="Field Zone"):
        lab.a.face_up("B.E.F. Zelos")
    lab.b.set_cards("B.E.F. Zelos")


def test_a_pendulum_card_need_not_have_been_summoned() -> None:
    """So it isn't Special Summoned from the GY later (CRD-143)."""
    lab = Lab()
    lab.a.pendulum_zone("Zefraath")
    lab.b.monsters("Zefraath")
    proper = {card.side: card.proper for card in lab.state.cards if card.zone >= 0}
    assert proper == {0: False, 1: True}


def test_a_pendulum_card_of_the_extra_deck_was_summoned_before() -> None:
    lab = Lab()
    lab.a.pendulum_zone("Odd-Eyes Venom Dragon")
    assert [card.proper for card in lab.state.cards if card.zone >= 0] == [True]
