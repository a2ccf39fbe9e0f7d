"""The frozen pool: what is drawn from it stays the same when cards are added."""

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from segoc.cards import definition, frozen
from segoc.cards.card_data import dump_card, load_card
from segoc.cards.finding import UnknownCard
from segoc.cards.frozen import frozen_codes, frozen_pool
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.checking.fuzz import play
from segoc.decks.random_deck import random_deck
from segoc.formats.pack import pool_with
from segoc.kernel.table.chance import seeded

TESTS = Path(__file__).parent
INVENTED = 100
PASSCODE = 77_000_000
FROM_ALL = re.compile(r"(random_deck\(|POOL = )standard_pool\(\)")
DRAWS = re.compile(r"^from segoc\.decks\.random_deck import", re.MULTILINE)


def invented() -> list[definition.Definition]:
    """Cards that are nowhere near the others, with effects like theirs."""
    models = [card for card in frozen_pool() if card.printed.effects and not card.filler]
    found = []
    for number in range(INVENTED):
        data = dump_card(models[number * 7])
        # Between the passcodes of others, so that whatever goes by their order would notice.
        data["code"] = PASSCODE + number * 13
        data |= {"zh": f"虚构{number}", "ja": f"架空{number}", "en": f"Invented {number}"}
        data.pop("aliases", None)
        found.append(load_card(data))
    return found


@pytest.fixture
def grown(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pool]:
    """The standard pool with 100 more cards."""
    pool = standard_pool().extended(invented(), {})
    frozen_pool.cache_clear()
    pool_with.cache_clear()
    monkeypatch.setattr(frozen, "stored_cards", lambda: pool)
    monkeypatch.setattr("segoc.formats.pack.standard_pool", lambda: pool)
    yield pool
    frozen_pool.cache_clear()
    pool_with.cache_clear()


def test_the_list_is_never_touched() -> None:
    codes = frozen_codes()
    assert len(codes) == 940
    text = "\n".join(map(str, codes))
    assert sha256(text.encode()).hexdigest()[:16] == "e8f99f6c507eeaa6"
    assert [card.code for card in frozen_pool()] == codes


def test_its_cards_are_those_of_the_standard_pool() -> None:
    assert all(card is standard_pool()[card.code] for card in frozen_pool())
    assert {token.code for token in frozen_pool().tokens} <= {
        token.code for token in standard_pool().tokens
    }


def test_added_cards_change_nothing_that_is_drawn_from_it(
    grown: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_frozen, in_all = play(3, 2, frozen=True), play(3, 2)
    deck = random_deck(frozen_pool(), seeded(5))
    assert len(frozen_pool()) == len(frozen_codes())
    with pytest.raises(UnknownCard):
        frozen_pool()[PASSCODE]
    monkeypatch.undo()
    frozen_pool.cache_clear()
    pool_with.cache_clear()
    assert random_deck(frozen_pool(), seeded(5)) == deck
    assert play(3, 2, frozen=True) == in_frozen
    # A user's random duels are of all cards.
    assert play(3, 2) != in_all
    assert random_deck(grown, seeded(5)) != deck


def test_tests_draw_their_decks_from_it() -> None:
    drawing = [
        file for file in sorted(TESTS.rglob("*.py")) if DRAWS.search(file.read_text("utf-8"))
    ]
    assert len(drawing) > 5
    for file in drawing:
        assert not FROM_ALL.search(file.read_text("utf-8")), file
