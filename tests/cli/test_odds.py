"""`segoc deck --odds`: how likely a Deck opens with what one wants."""

import pytest

from tests.cli.running import Run

FUSION, BEAST = "Shaddoll Fusion", "Shaddoll Beast"


def told(run: Run, *hands: str) -> list[str]:
    options = [word for hand in hands for word in ("--odds", hand)]
    result = run("deck", "shaddoll", *options)
    assert (result.code, result.err) == (0, "")
    return result.out.splitlines()


def test_one_of_three_copies(run: Run) -> None:
    assert told(run, f"{FUSION}>=1") == [
        "An opening hand from 40 cards with Shaddoll Fusion>=1:",
        "  going first:    33.76%  (222,111 of 658,008 hands)",
        "  going second:   39.43%  (1,513,596 of 3,838,380 hands)",
    ]


def test_all_demands_of_a_hand_and_any_of_the_hands(run: Run) -> None:
    both, first, either = (
        told(run, *hands)[1]
        for hands in (
            [f"{FUSION} >= 1, {BEAST} >= 1"],
            [f"{FUSION} >= 1"],
            [f"{FUSION} >= 1", f"{BEAST} >= 1"],
        )
    )
    counts = [int(line.split("(")[1].split()[0].replace(",", "")) for line in (both, first, either)]
    # Both cards have three copies: who counts either counts both of them twice.
    assert counts[2] == 2 * counts[1] - counts[0]


def test_cards_in_one_group(run: Run) -> None:
    together = told(run, f"{FUSION} + {BEAST} >= 1")[1:]
    assert together == told(run, f"{FUSION} >= 1", f"{BEAST} >= 1")[1:]


def test_at_most_and_just_so_many(run: Run) -> None:
    assert told(run, f"{FUSION}<=0")[1:] == told(run, f"{FUSION}=0")[1:]
    assert told(run, f"{FUSION}<=3")[1].split()[2] == "100.00%"


def test_names_with_commas_and_in_any_language(run: Run) -> None:
    line = told(run, "影依融合>=1, Raiden, Hand of the Lightsworn>=1")[1]
    assert line == told(run, f"{FUSION}>=1, Raiden, Hand of the Lightsworn>=1")[1]


@pytest.mark.parametrize(
    ("hand", "why"),
    [
        ("Shaddoll Fusin>=1", "no card is called 'Shaddoll Fusin': did you mean 'Shaddoll Fusion'"),
        (FUSION, "'Shaddoll Fusion' isn't like 'CARD>=1, CARD<=2'"),
        (f"{FUSION}>=1, oops", "'oops' isn't like 'CARD>=1, CARD<=2'"),
        (f"{FUSION}>=many", "isn't like"),
        ("", "no card is asked for"),
        (">=1", "isn't like"),
    ],
)
def test_what_makes_no_sense(run: Run, hand: str, why: str) -> None:
    result = run("deck", "shaddoll", "--odds", hand)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("segoc: --odds: ")
    assert why in result.err


def test_a_deck_that_is_too_small(run: Run) -> None:
    result = run("deck", "-", "--odds", f"{FUSION}>=1", typed="3 Shaddoll Fusion\n")
    assert (result.code, result.out) == (2, "")
    assert "the Main Deck has 3 cards, and odds need at least 6" in result.err
