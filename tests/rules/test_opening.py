"""The start of a duel (SEG-010 to SEG-013, TRM-113)."""

import pytest

from segoc import Duel, starter
from segoc.cards import standard_pool
from segoc.kernel.knowledge.knowledge import sees
from segoc.kernel.table.event import (
    BY_RULE,
    DRAWN,
    DUEL_BEGAN,
    MOVED,
    PHASE_BEGAN,
    TURN_BEGAN,
    Event,
)
from segoc.kernel.table.places import DECK, HAND
from segoc.kernel.table.state import DRAW
from segoc.kernel.turn.machine import create

pytestmark = pytest.mark.core

FIRST = [0, 1]


def opening(first: int = 0, seed: int = 7) -> Duel:
    return Duel(starter("normals_a"), starter("normals_b"), seed=seed, first=first)


def of_kind(duel: Duel, kind: int) -> list[Event]:
    return [event for event in duel.events if event.kind == kind]


def codes(duel: Duel, player: int, place: int) -> list[int]:
    return [duel.state.cards[card].printed.code for card in duel.state.pile(player, place)]


def to_second_turn(duel: Duel) -> None:
    """The first player does nothing in the own turn."""
    duel.push("end phase")


@pytest.mark.parametrize("first", FIRST)
def test_both_begin_with_8000_lp(first: int) -> None:
    """SEG-010."""
    duel = opening(first)
    assert duel.state.lp == [8000, 8000]
    (began,) = of_kind(duel, DUEL_BEGAN)
    assert duel.events[0] is began
    assert (began.player, began.amounts, began.rule) == (first, [8000, 8000], "SEG-010")


@pytest.mark.parametrize("first", FIRST)
def test_both_draw_five_cards_the_first_player_first(first: int) -> None:
    """SEG-011."""
    duel = opening(first)
    one, two = of_kind(duel, MOVED)
    for event, player in ((one, first), (two, 1 - first)):
        assert (event.player, event.move_tags, event.why) == (player, DRAWN, BY_RULE)
        assert event.rule == "SEG-011"
        assert [record.to_side for record in event.cards] == [player] * 5
        assert len(duel.state.pile(player, HAND)) == 5
    assert one.moment < two.moment
    # Before the first turn begins.
    (turn,) = of_kind(duel, TURN_BEGAN)
    assert two.moment < turn.moment


@pytest.mark.parametrize("first", FIRST)
def test_the_first_player_takes_the_first_turn(first: int) -> None:
    """SEG-013."""
    duel = opening(first)
    (turn,) = of_kind(duel, TURN_BEGAN)
    assert (turn.player, turn.amounts) == (first, [1])
    assert duel.decision is not None
    assert (duel.decision.player, duel.decision.kind) == (first, "main phase")


def test_decks_are_shuffled() -> None:
    """SEG-012: other seeds give other orders, in both Decks; the same seed the same."""
    orders = [
        [codes(opening(seed=seed), player, place) for player in (0, 1) for place in (HAND, DECK)]
        for seed in (1, 2, 1)
    ]
    assert orders[0] == orders[2]
    for one, other in zip(orders[0], orders[1], strict=True):
        assert one != other


def test_a_shuffle_loses_and_adds_nothing() -> None:
    """SEG-012."""
    duel = opening()
    for player, name in ((0, "normals_a"), (1, "normals_b")):
        cards = codes(duel, player, HAND) + codes(duel, player, DECK)
        assert sorted(cards) == sorted(starter(name).main)


def test_nobody_knows_the_order_of_a_deck() -> None:
    """SEG-012; the own hand is known, the other's isn't."""
    duel = opening()
    for player in (0, 1):
        for card in duel.state.pile(player, DECK):
            assert duel.state.cards[card].seen == 0
        for card in duel.state.pile(player, HAND):
            assert sees(duel.state.cards[card], player)
            assert not sees(duel.state.cards[card], 1 - player)


@pytest.mark.parametrize("first", FIRST)
def test_the_first_turn_has_no_draw_and_no_battle_phase(first: int) -> None:
    """TRM-113."""
    duel = opening(first)
    assert len(duel.state.pile(first, HAND)) == 5
    assert len(of_kind(duel, PHASE_BEGAN)) == 3
    assert [reason.rule for reason in duel.why_not("battle phase")] == ["TRM-113"]


@pytest.mark.parametrize("first", FIRST)
def test_the_second_turn_has_both(first: int) -> None:
    """TRM-113 speaks of the first player's first turn only."""
    duel = opening(first)
    to_second_turn(duel)
    assert duel.decision is not None
    assert duel.decision.player == 1 - first
    assert len(duel.state.pile(1 - first, HAND)) == 6
    assert duel.why_not("battle phase") == []


def test_the_first_player_is_one_of_two() -> None:
    """SEG-013."""
    with pytest.raises(ValueError, match="first"):
        opening(first=2)


def test_both_opening_hands_decide_the_duel_together() -> None:
    """TRM-421: what comes of the first hand waits for the second."""
    pool = standard_pool()
    names = "被封印的艾克佐迪亚 被封印者的右腕 被封印者的左腕 被封印者的右足 被封印者的左足"
    five = [pool.find(name).printed for name in names.split()]
    blanks = [pool.find("空白1星效果怪兽").printed] * 5
    both = create([five, five], [[], []], 7, 0)
    assert (both.winner, both.ending) == (DRAW, "TRM-419")
    one = create([blanks, five], [[], []], 7, 0)
    assert (one.winner, one.ending) == (1, "TRM-403")
