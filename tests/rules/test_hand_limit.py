"""The hand limit of six cards at the end of the End Phase (SEG-014)."""

import pytest

from segoc.kernel.moving.relocating import relocate
from segoc.kernel.table import decision as dc
from segoc.kernel.table.event import BY_RULE, DISCARDED, MOVED, SENT_TO_GY
from segoc.kernel.table.places import DECK, HAND
from segoc.lab import BATTLE, END, MAIN1, A, B, Lab
from tests.rules.course import events, windows
from tests.rules.surgery import resume, run_to_window

pytestmark = pytest.mark.core

SIX = ["Bunilla", "Battle Ox", "Silver Fang", "Mystical Elf", "Aqua Madoor", "Harpie Lady"]
SEVEN = [*SIX, "Celtic Guardian"]
NINE = [*SEVEN, "Vorse Raider", "Gagagigo"]


def test_six_cards_stay() -> None:
    """The twin of the next: nobody is asked, and it is B's turn."""
    lab = Lab(turn=A, phase=END)
    lab.a.hand(*SIX)
    decision = lab.duel.decision
    assert decision is not None
    assert (decision.player, decision.topic) == (B.player, dc.OPEN)
    assert len(lab.state.pile(A.player, HAND)) == 6


def test_the_seventh_card_is_discarded() -> None:
    lab = Lab(turn=A, phase=END)
    lab.a.hand(*SEVEN)
    decision = lab.duel.decision
    assert decision is not None
    assert (decision.player, decision.topic) == (A.player, dc.HAND_LIMIT)
    # Any of the seven, and one of them it must be.
    assert [option.key for option in decision.options] == [
        f"pick A.hand.{number}" for number in range(1, 8)
    ]
    lab.duel.push("discard Silver Fang")
    assert lab.where("Silver Fang") == A.graveyard
    assert [lab.where(name) for name in SEVEN if name != "Silver Fang"] == [A.hand] * 6
    (move,) = events(lab, MOVED)[:-1]  # the last is B's draw
    assert move.move_tags == DISCARDED | SENT_TO_GY
    assert (move.why, move.player, move.rule) == (BY_RULE, A.player, "SEG-014")
    assert lab.asks(dc.OPEN)
    assert lab.state.turn_player == B.player


def test_several_cards_are_discarded_at_once() -> None:
    lab = Lab(turn=A, phase=END)
    lab.a.hand(*NINE)
    lab.duel.push("discard Vorse Raider")
    assert lab.asks(dc.HAND_LIMIT)
    # Picked cards still lie in the hand, and can't be picked again.
    assert lab.where("Vorse Raider") == A.hand
    assert not lab.a.can("discard Vorse Raider")
    assert not lab.a.can("finish")
    lab.duel.push("discard Bunilla")
    lab.duel.push("discard Battle Ox")
    (move,) = events(lab, MOVED)[:-1]
    assert {record.card for record in move.cards} == {
        lab.card(name).id for name in ("Vorse Raider", "Bunilla", "Battle Ox")
    }
    assert len(lab.state.pile(A.player, HAND)) == 6


def test_only_the_turn_player_discards() -> None:
    lab = Lab(turn=A, phase=END)
    lab.a.hand(*SIX)
    lab.b.hand(*NINE)
    # B has drawn, and may hold ten cards in the own turn.
    assert lab.asks(dc.OPEN)
    assert len(lab.state.pile(B.player, HAND)) == 10


def test_the_own_end_phase_is_the_only_time() -> None:
    """Main Phases and the Battle Phase know no limit."""
    lab = Lab(turn=A, phase=MAIN1)
    lab.a.hand(*NINE)
    lab.a.monsters("Gagagigo", "Battle Ox")
    lab.a.battle_phase()
    lab.a.main_phase_2()
    assert len(lab.state.pile(A.player, HAND)) == 9
    assert lab.a.why_not("discard Vorse Raider") == ["SEG-019"]
    lab.a.end_phase()
    assert lab.asks(dc.HAND_LIMIT)


def test_nobody_else_is_asked_and_nothing_else_can_be_done() -> None:
    """SEG-019."""
    lab = Lab(turn=A, phase=END)
    lab.a.hand(*SEVEN)
    assert lab.b.why_not("pick A.hand.1") == ["SEG-019"]
    assert lab.a.why_not("summon Bunilla") == ["CRD-086"]
    assert lab.a.why_not("end phase") == ["SEG-060"]


def test_the_windows_of_the_end_phase() -> None:
    """One before the limit, and one for what follows from discarding (TRM-136, TRG-158)."""
    lab = Lab(turn=A, phase=MAIN1)
    lab.a.hand(*SEVEN)
    assert windows(lab, "end phase") == ["A Main Phase 1: phase end", "A End Phase: after"]
    assert lab.asks(dc.HAND_LIMIT)
    assert windows(lab, "discard Bunilla") == [
        "A End Phase: hand adjusted",
        "B Draw Phase: after",
        "B Standby Phase: after",
    ]


def test_what_has_grown_again_is_discarded_again() -> None:
    """SEG-014: the hand is looked at once more after the window."""
    lab = Lab(turn=A, phase=END)
    lab.a.hand(*SEVEN)
    lab.a.graveyard("Gagagigo")
    run_to_window(lab.duel, "hand adjusted", "discard Bunilla")
    relocate(lab.state, lab.card("Gagagigo").id, HAND, A.player)
    resume(lab.state)
    decision = lab.duel.decision
    assert decision is not None
    assert (decision.player, decision.topic) == (A.player, dc.HAND_LIMIT)
    lab.duel.push("discard Gagagigo")
    assert lab.state.turn_player == B.player


def test_the_limit_is_looked_at_after_the_window() -> None:
    """What leaves the hand in the End Phase's window needn't be discarded."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Gagagigo")
    lab.a.hand(*SEVEN)
    lab.a.main_phase_2()
    run_to_window(lab.duel, "after", "end phase")
    relocate(lab.state, lab.card("Bunilla").id, DECK, A.player)
    resume(lab.state)
    assert lab.state.turn_player == B.player
