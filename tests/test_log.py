"""The log has a sentence for everything that can happen."""

import re

import pytest

from segoc.kernel.event import KIND_NAMES
from segoc.messages import catalogue

# Kinds of event with a sentence for each way in which they can happen.
WAYS = {
    "summon declared": ["1", "2", "5", "6"],
    "set": ["0", "3", "4"],
    "battled": ["attack", "defense", "direct"],
}


@pytest.mark.parametrize("kind", KIND_NAMES[1:])
def test_every_kind_of_event_can_be_told(kind: str) -> None:
    keys = [f"{kind}.{way}" for way in WAYS[kind]] if kind in WAYS else [kind]
    assert [key for key in keys if key not in catalogue("en")] == []


def test_a_language_without_messages_falls_back_to_english() -> None:
    assert catalogue("ja") == catalogue("en")


def test_no_sentence_has_a_hole_that_nothing_fills() -> None:
    known = {
        "player", "card", "cards", "zone", "lp", "turn", "phase", "step", "position", "number",
        "target", "target_zone", "other", "count", "place",
    }  # fmt: skip
    for text in catalogue("en").values():
        assert set(re.findall(r"{(\w+)}", text)) <= known
