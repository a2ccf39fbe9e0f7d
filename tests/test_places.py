"""Places and spots: what a card's whereabouts are called, and finding it there again."""

import itertools

import pytest

from segoc.duel.option_text import read_spot
from segoc.kernel.moving.relocating import attach, relocate
from segoc.kernel.table.geometry import NO_ZONE, ZONE_COUNT
from segoc.kernel.table.kinds import MONSTER
from segoc.kernel.table.places import (
    ATTACK,
    BANISHED,
    DECK,
    EXTRA_DECK,
    FIELD_ZONE,
    GRAVEYARD,
    HAND,
    IN_THE_ACT,
    MONSTER_ZONE,
    NO_SPOT,
    NOWHERE,
    PENDULUM_ZONE,
    PLACE_NAMES,
    SPELL_ZONE,
    on_field,
    pile_spot,
    spot_name,
    under_spot,
    zone_name,
)
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.state import NO_CARD, State
from segoc.kernel.turn.machine import add_card, empty

pytestmark = pytest.mark.core

PILES = {DECK: "deck", HAND: "hand", GRAVEYARD: "gy", BANISHED: "banished", EXTRA_DECK: "extra"}
# In the order of their numbers.
ZONES = [
    *("A.m1", "A.m2", "A.m3", "A.m4", "A.m5", "A.s1", "A.s2", "A.s3", "A.s4", "A.s5", "A.field"),
    *("B.m1", "B.m2", "B.m3", "B.m4", "B.m5", "B.s1", "B.s2", "B.s3", "B.s4", "B.s5", "B.field"),
    *("x1", "x2"),
]
LARGEST_PILE = 120  # twice a Deck: all cards of a duel in one pile


def some_card(state: State, owner: int = 0) -> int:
    return add_card(state, Printed(1, MONSTER, level=4, atk=0, defense=0), owner, DECK)


def all_spots() -> list[int]:
    """Every zone, every pile as full as it can get, and some materials under each zone."""
    piles = [
        pile_spot(player, place, index)
        for player, place, index in itertools.product((0, 1), PILES, range(LARGEST_PILE))
    ]
    under = [under_spot(zone, index) for zone in range(ZONE_COUNT) for index in range(20)]
    return [*range(ZONE_COUNT), *piles, *under]


class TestNames:
    def test_every_place_has_a_name(self) -> None:
        assert len(PLACE_NAMES) == NOWHERE + 1
        assert len(set(PLACE_NAMES)) == len(PLACE_NAMES)

    def test_zones(self) -> None:
        assert [zone_name(zone) for zone in range(ZONE_COUNT)] == ZONES
        assert [spot_name(zone) for zone in range(ZONE_COUNT)] == ZONES

    @pytest.mark.parametrize("player", [0, 1])
    @pytest.mark.parametrize("place", PILES)
    def test_piles_count_from_1(self, player: int, place: int) -> None:
        name = f"{'AB'[player]}.{PILES[place]}"
        assert spot_name(pile_spot(player, place, 0)) == f"{name}.1"
        assert spot_name(pile_spot(player, place, 59)) == f"{name}.60"

    @pytest.mark.parametrize("zone", range(ZONE_COUNT))
    def test_materials_count_from_1(self, zone: int) -> None:
        assert spot_name(under_spot(zone, 0)) == f"{ZONES[zone]}.under.1"
        assert spot_name(under_spot(zone, 4)) == f"{ZONES[zone]}.under.5"

    def test_no_two_spots_are_the_same_or_named_the_same(self) -> None:
        spots = all_spots()
        assert len(set(spots)) == len(spots)
        assert len({spot_name(spot) for spot in spots}) == len(spots)
        assert NO_SPOT not in spots

    def test_what_is_written_can_be_read(self) -> None:
        for spot in all_spots():
            name = spot_name(spot)
            if "under" not in name:
                assert read_spot(name) == read_spot(name.upper()) == spot


class TestOnField:
    @pytest.mark.parametrize("place", range(len(PLACE_NAMES)))
    def test_materials_and_cards_in_the_act_are_not_on_the_field(self, place: int) -> None:
        """TRM-244, CRD-093."""
        field = (MONSTER_ZONE, SPELL_ZONE, PENDULUM_ZONE, FIELD_ZONE)
        assert on_field(place) == (place in field)


class TestFindingCards:
    @pytest.mark.parametrize("player", [0, 1])
    @pytest.mark.parametrize("place", PILES)
    def test_in_a_pile(self, player: int, place: int) -> None:
        state = empty(0, 0)
        cards = [some_card(state, player) for _ in range(3)]
        for card in cards:
            relocate(state, card, place, player)
        for index, card in enumerate(cards):
            assert state.spot(card) == pile_spot(player, place, index)
            assert state.card_at(pile_spot(player, place, index)) == card
        assert state.card_at(pile_spot(player, place, 3)) == NO_CARD

    @pytest.mark.parametrize("place", [MONSTER_ZONE, IN_THE_ACT])
    @pytest.mark.parametrize("zone", range(ZONE_COUNT))
    def test_in_a_zone(self, zone: int, place: int) -> None:
        state = empty(0, 0)
        card = some_card(state)
        assert state.card_at(zone) == NO_CARD
        relocate(state, card, place, 0, zone, True, ATTACK)
        assert state.spot(card) == zone
        assert [spot for spot in all_spots() if state.card_at(spot) == card] == [zone]

    def test_under_a_card(self) -> None:
        state = empty(0, 0)
        host, first, second = (some_card(state) for _ in range(3))
        relocate(state, host, MONSTER_ZONE, 0, ZONES.index("x2"), True, ATTACK)
        attach(state, first, host)
        attach(state, second, host)
        assert [spot_name(state.spot(card)) for card in (first, second)] == [
            "x2.under.1",
            "x2.under.2",
        ]
        assert state.card_at(under_spot(ZONES.index("x2"), 1)) == second
        assert state.card_at(under_spot(ZONES.index("x2"), 2)) == NO_CARD
        assert state.card_at(under_spot(ZONES.index("x1"), 0)) == NO_CARD

    def test_materials_that_leave_are_found_where_they_go(self) -> None:
        state = empty(0, 0)
        host, first, second = (some_card(state) for _ in range(3))
        relocate(state, host, MONSTER_ZONE, 0, 0, True, ATTACK)
        attach(state, first, host)
        attach(state, second, host)
        relocate(state, first, GRAVEYARD, 0, face_up=True)
        assert state.spot(first) == pile_spot(0, GRAVEYARD, 0)
        assert state.spot(second) == under_spot(0, 0)
        relocate(state, second, GRAVEYARD, 0, face_up=True)
        assert state.under == {}

    def test_nowhere(self) -> None:
        state = empty(0, 0)
        card = some_card(state)
        relocate(state, card, NOWHERE, 0)
        assert state.spot(card) == NO_SPOT
        assert [spot for spot in all_spots() if state.card_at(spot) == card] == []

    @pytest.mark.parametrize("spot", [NO_SPOT, -100, 24, 999, 11_000, 19_999, 44_000, 10**9])
    def test_spots_that_do_not_exist_hold_nothing(self, spot: int) -> None:
        state = empty(0, 0)
        relocate(state, some_card(state), MONSTER_ZONE, 0, 0, True, ATTACK)
        assert state.card_at(spot) == NO_CARD

    def test_a_card_that_moves_leaves_nothing_behind(self) -> None:
        state = empty(0, 0)
        card = some_card(state)
        for place, zone in ((HAND, NO_ZONE), (MONSTER_ZONE, 3), (MONSTER_ZONE, 4), (DECK, NO_ZONE)):
            relocate(state, card, place, 0, zone)
            found = [spot for spot in all_spots() if state.card_at(spot) == card]
            assert found == [state.spot(card)]
