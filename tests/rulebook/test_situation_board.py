"""The set-up of a situation lays the board of the duel: what it can say is so, and what it can't
say is told."""

from collections import Counter

import pytest

from segoc.app.lab_api import written
from segoc.app.lab_board import board_of, zones_of
from segoc.app.lab_text import begin
from segoc.app.protocol import lab as lb
from segoc.cards.frozen import frozen_pool
from segoc.duel.duel import Duel
from segoc.duel.log import JUDGE
from segoc.kernel.table.card import Card
from segoc.kernel.table.places import BANISHED, DECK, EXTRA_DECK, GRAVEYARD, HAND
from segoc.kernel.table.state import State
from segoc.rulebook.playing.board import lay_lines
from segoc.rulebook.writing import situations_of
from segoc.rulebook.writing.course import AT_REST
from tests.app.test_lab_boards import random_board
from tests.rulebook.test_situation_text import positions, read_back

POOL = frozen_pool()


def codes(state: State, player: int, place: int) -> Counter[tuple[int, bool]]:
    cards: list[Card] = [state.cards[number] for number in state.pile(player, place)]
    return Counter((card.printed.code, card.face_up) for card in cards)


def differences(then: State, laid: State) -> list[str]:
    """What lies otherwise than it did, by the words that a sentence about it would have."""
    found: list[str] = []
    for player in (0, 1):
        wanted, there = zones_of(player, then, POOL), zones_of(player, laid, POOL)
        for zone in {**wanted, **there}:
            if wanted.get(zone) != there.get(zone):
                assert zone in wanted, f"nothing lay in {zone}"
                found.append(POOL.name(wanted[zone].code, "zh"))
        for place in (HAND, GRAVEYARD, BANISHED, EXTRA_DECK):
            more = codes(then, player, place)
            more.subtract(codes(laid, player, place))
            assert min(more.values(), default=0) == 0
            found += [POOL.name(code, "zh") for code, _ in more.elements()]
    return found


@pytest.mark.parametrize("seed", range(8))
def test_the_board_of_a_random_duel(seed: int) -> None:
    for duel in positions(seed + 50, 80, 8):
        for one in situations_of(duel, JUDGE):
            if not one.course.at_rest:
                continue
            then, unsaid = one.course.then, one.board.unsaid
            lab = lay_lines(list(read_back(one.text()).board), POOL)
            laid = lab.ground
            for name in differences(then, laid):
                assert any(name in sentence for sentence in unsaid), (name, one.text())
            assert laid.lp == then.lp
            for player in (0, 1):
                assert len(laid.pile(player, DECK)) == len(then.pile(player, DECK))
            assert laid.normal_summons == min(then.normal_summons, 1)
            begun = lab.state
            if "It is turn 1, in which a set-up can't lay such a board." not in unsaid:
                assert begun.turn == then.turn
            assert begun.turn_player == then.turn_player


def at_rest_at_once(board: lb.LabBoard) -> Duel | None:
    """The duel on a board, if somebody is asked there before anything has happened."""
    duel = begin(written(lb.ToWrite(board=board)).text, POOL).duel
    decision, state = duel.decision, duel.state
    same = (state.turn, state.turn_player) == (board.turn, board.turn_player)
    if decision is None or decision.topic not in AT_REST or state.chain or not same:
        return None
    moved = any(event.cards for event in duel.events)
    return None if moved else duel


def without_deck(board: lb.LabBoard) -> lb.LabBoard:
    """Of a Deck a report tells only what came up."""
    sides = [side.model_copy(update={"deck": (), "deck_only": False}) for side in board.sides]
    return board.model_copy(update={"sides": tuple(sides)})


def test_the_board_of_the_lab() -> None:
    """Whatever a set-up can say is written again as it was."""
    compared = 0
    for seed in range(60):
        wanted = random_board(seed)
        duel = at_rest_at_once(wanted)
        if duel is None:
            continue
        (one,) = situations_of(duel, JUDGE)
        assert one.board.unsaid == []
        lines = list(read_back(one.text()).board)
        found = board_of(lines, lay_lines(lines, POOL).ground, POOL)
        wanted = wanted.model_copy(update={"phase": found.phase})
        assert without_deck(found) == without_deck(wanted)
        compared += 1
    assert compared > 20
