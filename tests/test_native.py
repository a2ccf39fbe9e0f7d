"""Sets that are kept as bits fit in a machine integer."""

import pytest

from segoc.kernel.language import entry
from segoc.kernel.language.effect import Activated, Reaction, Standing
from segoc.kernel.table.event import KIND_NAMES
from segoc.kernel.table.native import ROOM
from segoc.kernel.table.places import FIELD_ZONE
from segoc.kernel.table.verbs import VERB_NAMES
from tests.card_sample import CARDS

pytestmark = pytest.mark.core


def test_there_is_room_for_every_kind_of_event_verb_and_place() -> None:
    assert len(KIND_NAMES) <= ROOM
    assert len(VERB_NAMES) <= ROOM
    assert FIELD_ZONE < ROOM


def test_there_is_room_for_every_layer() -> None:
    layers = numbers_from("ATK", "FIRST_PERMISSION")
    permissions = numbers_from("ATTACKS", "SET_TO")
    every = [*layers, *permissions]
    assert len(set(every)) == len(every), "two have the same number"
    assert entry.SOME_PERMISSION not in layers
    assert max(layers) < ROOM < entry.FIRST_PERMISSION == min(permissions)


def numbers_from(first: str, after: str) -> list[int]:
    """What the module of entries defines from one name up to another."""
    names = list(vars(entry))
    return list(vars(entry).values())[names.index(first) : names.index(after)]


@pytest.mark.pool
def test_bits_of_the_pool_are_what_the_effects_say() -> None:
    for card in CARDS:
        for effect in card.printed.effects:
            assert 0 <= effect.places < 1 << ROOM
            if isinstance(effect, Standing):
                layers = {clause.layer for clause in effect.clauses}
                permits = {layer for layer in layers if layer >= entry.FIRST_PERMISSION}
                said = sum(1 << layer for layer in layers - permits)
                assert effect.says == said | bool(permits) << entry.SOME_PERMISSION
                assert set(effect.permits) == permits
            elif isinstance(effect, Activated | Reaction) and effect.happening is not None:
                assert effect.kinds == effect.happening.kinds()
