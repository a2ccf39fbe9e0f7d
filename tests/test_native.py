"""Sets that are kept as bits fit in a machine integer."""

import pytest

from segoc.cards.standard import standard_pool
from segoc.kernel import entry
from segoc.kernel.effect import Activated, Reaction, Standing
from segoc.kernel.event import KIND_NAMES
from segoc.kernel.native import ROOM
from segoc.kernel.places import FIELD_ZONE
from segoc.kernel.verbs import VERB_NAMES

pytestmark = pytest.mark.core


def test_there_is_room_for_every_kind_of_event_verb_and_place() -> None:
    assert len(KIND_NAMES) <= ROOM
    assert len(VERB_NAMES) <= ROOM
    assert FIELD_ZONE < ROOM


def test_there_is_room_for_every_layer() -> None:
    first, last = list(vars(entry)).index("ATK"), list(vars(entry)).index("SET_TO")
    layers = list(vars(entry).values())[first:last]
    assert len(set(layers)) == len(layers), "two layers have the same number"
    assert max(layers) < ROOM


def test_bits_of_the_pool_are_what_the_effects_say() -> None:
    for card in standard_pool():
        for effect in card.printed.effects:
            assert 0 <= effect.places < 1 << ROOM
            if isinstance(effect, Standing):
                layers = {clause.layer for clause in effect.clauses}
                assert effect.says == sum(1 << layer for layer in layers)
            elif isinstance(effect, Activated | Reaction) and effect.happening is not None:
                assert effect.kinds == effect.happening.kinds()
