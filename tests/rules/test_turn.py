"""Turns: whose they are, what begins anew with each, the draw, and where a turn ends
(TRM-111, TRM-113, TRM-116, SEG-015, SEG-042)."""

import pytest

from segoc.kernel.language import entry
from segoc.kernel.table.event import (
    BY_RULE,
    DRAWN,
    MOVED,
    PHASE_BEGAN,
    TURN_BEGAN,
    TURN_ENDED,
)
from segoc.kernel.table.phases import DRAW_PHASE, END_PHASE, TURN_END
from segoc.kernel.table.places import DECK, HAND
from segoc.kernel.turn import machine
from segoc.lab import BATTLE, DRAW, END, MAIN1, A, B, Lab
from tests.rules.course import events, windows
from tests.rules.interference import linger
from tests.rules.surgery import resume, run_to_window

pytestmark = pytest.mark.core


# Whose turn it is: TRM-111.


def test_turns_alternate() -> None:
    lab = Lab(turn=A, phase=MAIN1, number=3)
    windows(lab, "end phase", "end phase", "end phase")
    for event in events(lab, TURN_BEGAN) + events(lab, TURN_ENDED):
        assert (event.phase_begun, event.why) == (0, BY_RULE)
    began = [(event.player, event.amounts, event.rule) for event in events(lab, TURN_BEGAN)]
    assert began == [(1, [4], "TRM-111"), (0, [5], "TRM-111"), (1, [6], "TRM-111")]
    ended = [(event.player, event.amounts, event.rule) for event in events(lab, TURN_ENDED)]
    assert ended == [(0, [3], "TRM-116"), (1, [4], "TRM-116"), (0, [5], "TRM-116")]
    assert (lab.state.turn_player, lab.state.turn) == (B.player, 6)


def test_a_turn_begins_before_its_draw_phase() -> None:
    lab = Lab(turn=A, phase=MAIN1)
    lab.a.end_phase()
    kinds = [
        (event.kind, event.phase_begun if event.kind == PHASE_BEGAN else 0)
        for event in lab.duel.events
        if event.kind in (TURN_BEGAN, TURN_ENDED, PHASE_BEGAN)
    ]
    at = kinds.index((TURN_BEGAN, 0))
    assert kinds[at - 2 : at + 2] == [
        (PHASE_BEGAN, END_PHASE),
        (TURN_ENDED, 0),
        (TURN_BEGAN, 0),
        (PHASE_BEGAN, DRAW_PHASE),
    ]
    moments = [event.moment for event in lab.duel.events if event.kind in (TURN_BEGAN, TURN_ENDED)]
    assert moments == sorted(set(moments))


def test_each_turn_has_its_own_normal_summon_attacks_and_battle_phase() -> None:
    """CRD-087, SEG-042: what is counted per turn begins at nothing again."""
    lab = Lab(turn=A, phase=MAIN1)
    lab.a.hand("Celtic Guardian", "Battle Ox", "Blank Normal Trap")
    lab.a.monsters("Vorse Raider")
    lab.a.summon("Celtic Guardian")
    assert lab.a.why_not("summon Battle Ox") == ["CRD-087"]
    lab.a.battle_phase()
    lab.a.attack("Vorse Raider")
    lab.a.main_phase_2()
    state = lab.state
    assert (state.normal_summons, state.attacks, state.battle_phases) == (1, 1, 1)
    lab.a.end_phase()
    assert (state.normal_summons, state.attacks, state.battle_phases) == (0, 0, 0)
    lab.b.end_phase()
    assert lab.a.can("summon Battle Ox")


# The normal draw: SEG-015.


def test_the_turn_player_draws_the_top_card() -> None:
    lab = Lab(turn=A, phase=DRAW)
    lab.a.deck("Vorse Raider", "Celtic Guardian")
    lab.b.deck("Mystical Elf")
    assert lab.where("Vorse Raider") == A.hand
    assert lab.where("Celtic Guardian") == A.deck
    assert lab.where("Mystical Elf") == B.deck
    (drawn,) = events(lab, MOVED)
    assert (drawn.player, drawn.move_tags, drawn.why) == (A.player, DRAWN, BY_RULE)
    assert drawn.rule == "SEG-015"
    (record,) = drawn.cards
    assert (record.card, record.place, record.to_place) == (
        lab.card("Vorse Raider").id,
        DECK,
        HAND,
    )
    # The phase had begun: the draw happens in it.
    (began, *_) = events(lab, PHASE_BEGAN)
    assert began.phase_begun == DRAW_PHASE
    assert began.moment < drawn.moment


def test_both_players_draw_in_their_own_turns() -> None:
    lab = Lab(turn=A, phase=MAIN1)
    lab.a.deck("Vorse Raider", "Battle Ox")
    lab.b.deck("Mystical Elf", "Bunilla")
    lab.a.end_phase()
    assert [lab.where(name) for name in ("Mystical Elf", "Bunilla")] == [B.hand, B.deck]
    assert lab.where("Vorse Raider") == A.deck
    lab.b.end_phase()
    assert [lab.where(name) for name in ("Vorse Raider", "Battle Ox")] == [A.hand, A.deck]


@pytest.mark.parametrize(("number", "cards"), [(1, 0), (2, 1), (3, 1)])
def test_the_first_turn_has_no_draw(number: int, cards: int) -> None:
    """TRM-113; it has a Draw Phase all the same."""
    lab = Lab(turn=A, phase=DRAW, number=number)
    lab.a.hand("Blank Normal Trap")
    assert len(lab.state.pile(A.player, HAND)) == 1 + cards
    assert len(events(lab, MOVED)) == cards
    assert events(lab, PHASE_BEGAN)[0].phase_begun == DRAW_PHASE


def test_the_drawn_card_is_seen_by_its_player_alone() -> None:
    """SEG-015, SEG-012: drawn from an order that nobody knows, into a hidden hand."""
    lab = Lab(turn=A, phase=DRAW)
    lab.a.deck("Vorse Raider", "Celtic Guardian")
    assert lab.card("Vorse Raider").seen == 1 << A.player
    assert lab.card("Celtic Guardian").seen == 0


# The end of the turn: TRM-116.


def test_until_the_end_of_the_turn_is_until_after_the_end_phase() -> None:
    lab = Lab(turn=A, phase=MAIN1)
    lab.a.monsters("Vorse Raider", "Battle Ox")
    linger(lab, "Vorse Raider", entry.ATK, 500, entry.UNTIL_END_OF_TURN)
    linger(lab, "Battle Ox", entry.ATK, 500)
    run_to_window(lab.duel, "after", "end phase")
    assert lab.state.phase == END_PHASE
    assert lab.atk("Vorse Raider") == 2400
    # The last step of the turn.
    while not events(lab, TURN_ENDED):
        assert lab.atk("Vorse Raider") == 2400
        machine.advance(lab.state)
    assert lab.state.phase == TURN_END
    assert lab.atk("Vorse Raider") == 1900
    # What lasts while the monster is face-up lasts on.
    assert lab.atk("Battle Ox") == 2200
    resume(lab.state)
    assert lab.atk("Battle Ox") == 2200


def test_effects_until_the_end_of_the_turn_end_in_either_players_turn() -> None:
    """TRM-116: the turn that is, whoever's it is."""
    lab = Lab(turn=B, phase=MAIN1)
    lab.a.monsters("Vorse Raider")
    linger(lab, "Vorse Raider", entry.ATK, 500, entry.UNTIL_END_OF_TURN)
    assert lab.atk("Vorse Raider") == 2400
    lab.b.end_phase()
    assert lab.atk("Vorse Raider") == 1900


def test_effects_until_the_end_of_the_turn_outlast_the_battle_phase() -> None:
    """TRM-116: the end of a phase is not the end of the turn."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Battle Ox")
    linger(lab, "Vorse Raider", entry.ATK, 500, entry.UNTIL_END_OF_TURN)
    lab.a.attack("Vorse Raider")
    assert lab.state.lp == [8000, 5600]
    lab.a.main_phase_2()
    assert lab.atk("Vorse Raider") == 2400


def test_the_hand_limit_comes_before_the_end_of_the_turn() -> None:
    """TRM-116, SEG-014: discarding still belongs to the End Phase."""
    lab = Lab(turn=A, phase=END)
    lab.a.monsters("Vorse Raider")
    lab.a.hand(*["Blank Normal Trap"] * 7)
    linger(lab, "Vorse Raider", entry.ATK, 500, entry.UNTIL_END_OF_TURN)
    assert lab.state.phase == END_PHASE
    assert lab.atk("Vorse Raider") == 2400
    lab.duel.push("discard A.hand.1")
    assert lab.atk("Vorse Raider") == 1900
