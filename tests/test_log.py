"""The log has a sentence for everything that can happen."""

import re

import pytest

from segoc.kernel.event import KIND_NAMES, MOVED
from segoc.kernel.summon import NormalSummon
from segoc.lab import Lab
from segoc.log import Teller
from segoc.messages import catalogue
from tests.rules.surgery import below, resume, run_to_window

# Kinds of event with a sentence for each way in which they can happen.
WAYS = {
    "summon declared": ["1", "2", "5", "6", "7", "8"],
    "activated": ["card", "effect"],
    "negated": ["activation", "effect"],
    "set": ["0", "3", "4"],
    "battled": ["attack", "defense", "direct"],
}


@pytest.mark.parametrize("kind", KIND_NAMES[1:])
def test_every_kind_of_event_can_be_told(kind: str) -> None:
    keys = [f"{kind}.{way}" for way in WAYS[kind]] if kind in WAYS else [kind]
    assert [key for key in keys if key not in catalogue("en")] == []


def test_a_negated_summon_comes_from_nowhere() -> None:
    """CRD-093: not from the zone that was reserved for it."""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    run_to_window(lab.duel, "negation", "summon Vorse Raider", "zone A.m3")
    below(lab.state, NormalSummon).negate(lab.state)
    resume(lab.state)
    (moved,) = [e for e in lab.duel.events if e.kind == MOVED and e.rule == "CRD-093"]
    (card,) = Teller(lab.pool).data(moved)["cards"]
    assert (card["from"], card["to"]) == ("in the act", "A.gy")


def test_a_language_without_messages_falls_back_to_english() -> None:
    assert catalogue("ja") == catalogue("en")


def test_no_sentence_has_a_hole_that_nothing_fills() -> None:
    known = {
        "player", "card", "cards", "zone", "lp", "turn", "phase", "step", "position", "number",
        "target", "target_zone", "other", "count", "place", "link", "source",
        "owner", "word", "side", "numbers", "counter",
    }  # fmt: skip
    for text in catalogue("en").values():
        assert set(re.findall(r"{(\w+)}", text)) <= known


def test_who_holds_the_cards_discards_them() -> None:
    lab = Lab()
    lab.a.hand("Delinquent Duo")
    lab.b.hand("Mystical Elf")
    lab.a.activate("Delinquent Duo")
    lab.resolve()
    assert "B discards Mystical Elf." in lab.log()
