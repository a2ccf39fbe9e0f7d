"""Pickle and deepcopy, in both builds: a compiled class has no dict that could be copied."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from segoc import Duel, starter
from segoc.cards import standard_pool
from segoc.kernel.samples.saving import event_to_data, to_data
from segoc.kernel.table.chance import seeded
from segoc.kernel.table.record import blank, fields_of, record_called, records

pytestmark = pytest.mark.core


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS = pytest.mark.parametrize("again", [pickled, copy.deepcopy])
Again = Callable[[Any], Any]


def duel_in_play(pool: Any = None) -> Duel:
    duel = Duel(starter("dark_magician"), starter("junk"), seed=4, pool=pool)
    chance = seeded(9)
    for _ in range(60):
        assert duel.decision is not None
        options = duel.offered
        duel.push(options[chance.below(len(options))])
    return duel


@WAYS
def test_a_duel_goes_on_as_the_original_would(again: Again) -> None:
    duel = duel_in_play()
    twin = again(duel)
    assert (twin.hash, twin.choices, twin.log) == (duel.hash, duel.choices, duel.log)
    assert duel.decision is not None
    duel.push(duel.decision.options[0])
    assert twin.hash != duel.hash
    twin.push(twin.decision.options[0])
    assert twin.hash == duel.hash


@WAYS
def test_a_sample_too(again: Again) -> None:
    sample = duel_in_play().sample(0, 3)
    assert again(sample).hash == sample.hash


@WAYS
def test_a_state(again: Again) -> None:
    state = duel_in_play().state
    twin = again(state)
    assert to_data(twin) == to_data(state)
    twin.edit(0).tributes = 3
    assert to_data(twin) != to_data(state)


@WAYS
def test_a_decision_with_its_options(again: Again) -> None:
    decision = duel_in_play().decision
    assert decision is not None
    twin = again(decision)
    assert (twin.player, twin.topic, twin.about) == (
        decision.player,
        decision.topic,
        decision.about,
    )
    assert [option.key for option in twin.options] == [option.key for option in decision.options]
    assert again(decision.options[0]).key == decision.options[0].key


@WAYS
def test_events(again: Again) -> None:
    for event in duel_in_play().events:
        assert event_to_data(again(event)) == event_to_data(event)


@WAYS
@pytest.mark.parametrize("name", sorted(set(records()) - {"Card"}))
def test_whatever_a_state_can_hold(name: str, again: Again) -> None:
    kind = record_called(name)
    twin = again(blank(kind))
    assert type(twin) is kind
    assert all(hasattr(twin, field) for field in fields_of(kind))


def test_cards_of_another_pool_are_not_found_again() -> None:
    """Who reads the pickle has the cards of segoc only."""
    duel = duel_in_play(standard_pool().extended([], {}))
    with pytest.raises(TypeError, match="save"):
        pickle.dumps(duel)
