"""What tests look at that run once a card: each has its turn, and a new one changes nothing."""

import re
import subprocess
from pathlib import Path

import pytest

from segoc.cards.card_data import dump_card, load_card
from segoc.cards.definition import Definition
from segoc.cards.frozen import frozen_codes
from segoc.cards.standard import standard_pool
from tests import card_sample
from tests.card_sample import CARDS, DRAWN, FROZEN, NO_COMMIT, WHOLE, commit, drawn

TESTS = Path(__file__).parent
# Going over all cards.
OVER_ALL = re.compile(r"for \w+ in standard_pool\(\)(?!\.)|list\(standard_pool\(\)\)")
# The last looks at whether what is stored is what is written.
IN_FULL = {"card_sample.py", "test_card_sample.py", "test_stored_cards.py"}


def others(count: int) -> list[Definition]:
    data = dump_card(standard_pool().find("Vorse Raider"))
    return [load_card({**data, "code": 77_000_000 + number}) for number in range(count)]


def test_the_frozen_pool_is_always_looked_at() -> None:
    playable = [code for code in frozen_codes() if code in standard_pool()]
    assert [card.code for card in CARDS[: len(playable)]] == playable
    assert len({card.code for card in CARDS}) == len(CARDS)


def test_of_the_others_some_are_unless_all_are_asked_for() -> None:
    more = len(set(standard_pool().codes()).difference(frozen_codes()))
    assert len(CARDS) - len(FROZEN) == (more if WHOLE else min(more, DRAWN))


def test_the_commit_decides_which() -> None:
    cards = others(1000)
    one, other = "12" * 20, "13" * 20
    assert drawn(cards, one) == drawn(cards, one) != drawn(cards, other)
    assert len(drawn(cards, one)) == DRAWN
    assert drawn(cards[:30], one) == cards[:30]


def test_every_card_has_its_turn() -> None:
    cards = others(400)
    seen = {card for number in range(60) for card in drawn(cards, f"{number:02}" * 20)}
    assert seen == set(cards)


def test_without_git_it_is_always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    assert re.fullmatch("[0-9a-f]{40}", commit())

    def no_git(*_: object, **__: object) -> None:
        raise FileNotFoundError

    monkeypatch.setattr(subprocess, "run", no_git)
    assert card_sample.commit.__wrapped__() == NO_COMMIT


def test_no_other_test_goes_over_all_cards() -> None:
    for file in sorted(TESTS.rglob("*.py")):
        text = file.read_text("utf-8")
        if file.name not in IN_FULL:
            assert not OVER_ALL.search(text), file
