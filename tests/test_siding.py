"""SEG-181: between the games of a match, cards are exchanged one for one with the Side Deck."""

import pytest

from segoc.cards.standard import standard_pool
from segoc.decks.deck import EXTRA, MAIN, SIDE, Deck, DeckError
from segoc.decks.siding import SidingError, sided
from segoc.decks.starters import starter

POOL = standard_pool()
STARDUST, TYPHOON, HOLE = (
    POOL.find(name).code for name in ("Stardust Dragon", "Mystical Space Typhoon", "Dark Hole")
)
BROUGHT = Deck(
    starter("dark_magician").main, starter("dark_magician").extra, (TYPHOON, HOLE, STARDUST), "Mine"
)
FIRST, *OTHERS = BROUGHT.main
FUSION, *FUSIONS = BROUGHT.extra


def refused(main: list[int], extra: list[int], side: list[int]) -> list[tuple[str, str, int, int]]:
    with pytest.raises(SidingError) as error:
        sided(BROUGHT, main, extra, side, POOL)
    assert all(fault.rule == "SEG-181" for fault in error.value.faults)
    return [(fault.kind, fault.part, fault.count, fault.before) for fault in error.value.faults]


def test_card_for_card_from_both_decks() -> None:
    new = sided(BROUGHT, [TYPHOON, *OTHERS], [STARDUST, *FUSIONS], [FIRST, HOLE, FUSION], POOL)
    assert (len(new.main), len(new.extra), len(new.side)) == (40, 15, 3)
    assert (new.main[0], new.extra[0], new.name) == (TYPHOON, STARDUST, "Mine")


def test_nothing_needs_to_be_exchanged() -> None:
    assert sided(BROUGHT, BROUGHT.main, BROUGHT.extra, BROUGHT.side, POOL) == BROUGHT


def test_each_part_keeps_its_size_even_where_another_size_is_legal() -> None:
    assert refused([*BROUGHT.main, TYPHOON], [*BROUGHT.extra], [HOLE, STARDUST]) == [
        ("part_size", MAIN, 41, 40),
        ("part_size", SIDE, 2, 3),
    ]
    assert refused([*BROUGHT.main], FUSIONS, [*BROUGHT.side, FUSION]) == [
        ("part_size", EXTRA, 14, 15),
        ("part_size", SIDE, 4, 3),
    ]


def test_no_other_cards_come_in() -> None:
    maxx = POOL.find('Maxx "C"').code
    fault = [("other_cards", "", 0, 0)]
    assert refused([maxx, *OTHERS], [*BROUGHT.extra], [*BROUGHT.side]) == fault
    # Nor another copy of one that is there, nor none of it.
    assert refused([TYPHOON, *OTHERS], [*BROUGHT.extra], [*BROUGHT.side]) == fault
    assert refused([*BROUGHT.main], [*BROUGHT.extra], [TYPHOON, TYPHOON, STARDUST]) == fault


def test_cards_of_the_extra_deck_and_of_the_main_deck_are_not_exchanged_for_each_other() -> None:
    with pytest.raises(DeckError) as error:
        sided(BROUGHT, [STARDUST, *OTHERS], BROUGHT.extra, [TYPHOON, HOLE, FIRST], POOL)
    assert [fault.rule for fault in error.value.faults] == ["SEG-005"]
