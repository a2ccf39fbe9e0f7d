"""Chances of opening hands: counted, and the same as those of the Deck page."""

import json
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Any

import pytest

from segoc.decks.odds import GOING_FIRST, Group, Way, chance

# What the pages must give as well (web/src/decks/odds.test.ts).
FIGURES = json.loads(
    (Path(__file__).parents[1] / "web/src/decks/figures.json").read_text(encoding="utf-8")
)


def deck_of(size: int, copies: Sequence[int]) -> list[int]:
    """Copies of the cards 1, 2, 3…, and others that nobody asks for."""
    wanted = [code for code, count in enumerate(copies, 1) for _ in range(count)]
    return [*wanted, *range(1000, 1000 + size - len(wanted))]


def dealt(main: Sequence[int], ways: Sequence[Way], seen: int) -> Fraction:
    """By dealing every hand."""
    hands = list(combinations(main, seen))
    fit = [
        hand
        for hand in hands
        if any(
            all(group.holds(sum(code in group.codes for code in hand)) for group in way)
            for way in ways
        )
    ]
    return Fraction(len(fit), len(hands))


def group(*codes: int, least: int = 1, most: int | None = None) -> Group:
    return Group(frozenset(codes), least, most)


@pytest.mark.parametrize(
    "ways",
    [
        [[group(1)]],
        [[group(1), group(2)]],
        [[group(1, 2, least=1, most=2)]],
        [[group(1, least=0, most=0), group(2, 3)]],
        [[group(1, 2, least=2), group(2, 3), group(1, 4, least=0, most=2)]],
        [[group(1, least=2)], [group(2), group(3)]],
        [[group(9)]],
        [[]],
        [],
    ],
)
@pytest.mark.parametrize("seen", [0, 1, 5, 6])
def test_counting_agrees_with_dealing(ways: list[Way], seen: int) -> None:
    main = deck_of(12, [3, 3, 2, 1])
    assert chance(main, ways, seen) == dealt(main, ways, seen)


def test_the_figure_that_players_know() -> None:
    """One of three copies among the first five of forty cards."""
    found = chance(deck_of(40, [3]), [[group(1)]], GOING_FIRST)
    assert found == 1 - Fraction(37 * 36 * 35 * 34 * 33, 40 * 39 * 38 * 37 * 36)
    assert f"{float(found):.2%}" == "33.76%"


@pytest.mark.parametrize("row", FIGURES, ids=lambda row: str(row["about"]))
def test_the_figures_of_the_page(row: dict[str, Any]) -> None:
    main = deck_of(row["size"], row["copies"])
    ways = [
        [group(*asked.pop("codes"), **asked) for asked in map(dict, way)] for way in row["ways"]
    ]
    for seen, fit in row["fit"].items():
        found = chance(main, ways, int(seen))
        assert found == Fraction(fit, comb(row["size"], int(seen)))
