"""`segoc pool`: numbers that add up, of what there really is."""

import json

from segoc.cards.catalogue import catalogue
from segoc.cards.standard import standard_pool
from tests.cli.running import Run


def test_the_numbers_add_up(run: Run) -> None:
    numbers = json.loads(run("pool", "--json").out)
    assert list(numbers) == [
        "cards", "playable", "by_hand", "read", "mixed", "refused", "withdrawn",
    ]  # fmt: skip
    assert numbers["cards"] == len(catalogue())
    real = [card for card in standard_pool().outlines() if not card.filler]
    assert numbers["playable"] == len(real)
    assert numbers["by_hand"] + numbers["read"] + numbers["mixed"] == numbers["playable"]
    unplayable = numbers["refused"] + numbers["withdrawn"]
    assert numbers["playable"] + unplayable == numbers["cards"]


def test_they_are_told(run: Run) -> None:
    told = run("pool").out
    assert "14195 cards are known" in told
    assert "670 are read from their texts" in told


def test_help_tells_what_the_words_mean(run: Run) -> None:
    told = run("pool", "--help").out
    assert all(word in told for word in ("refused", "withdrawn", "mixed", "--json"))


def test_a_card_tells_where_it_comes_from(run: Run) -> None:
    assert "Written by hand, from its text of 2026. Checked:" in run("card", "Mirror Force").out
    assert "Read by a program, from its text of 2026." in run("card", "Skull Knight").out
