"""A moment of an imagined duel, as one of its players sees it.

The same cards as in a `Scene` of that player's view, read from the state itself: who looks ahead
asks a thousand times where a view is made once. A test compares the two.
"""

from collections.abc import Iterator
from functools import cached_property, lru_cache
from itertools import chain
from typing import Any, Final

from segoc.bots.gist import FIELD
from segoc.bots.scene import Lying, Scene
from segoc.bots.sight import Move, Seen
from segoc.cards.pool import Pool
from segoc.kernel import identity, values
from segoc.kernel.decision import Option
from segoc.kernel.kinds import MONSTER
from segoc.kernel.phases import PHASE_NAMES
from segoc.kernel.places import (
    ATTACK,
    BANISHED,
    DECK,
    EXTRA_DECK,
    FIELD_ZONE,
    GRAVEYARD,
    HAND,
    IN_THE_ACT,
    MONSTER_ZONE,
    PILE_SPOTS,
    PILES_PER_PLAYER,
    UNDER_SPOTS,
    spot_name,
)
from segoc.kernel.printed import Printed
from segoc.kernel.state import NO_CARD, State
from segoc.view import link_view

PILES: Final = {"hand": HAND, "gy": GRAVEYARD, "banished": BANISHED, "extra_deck": EXTRA_DECK}
# Where a card lies that is neither on the field nor in one of these piles: in a Deck that is looked
# through, or under a monster.
ELSEWHERE: Final = ("deck", "under")

name_of = lru_cache(maxsize=10_000)(spot_name)


@lru_cache(maxsize=20_000)
def move_of(option: Option) -> Move:
    """The parts of an option."""
    return Move.read(option.key)


class Imagined(Scene):
    def __init__(self, state: State, player: int, pool: Pool) -> None:
        self.state = state
        self.me = player
        self.pool = pool
        self.view: dict[str, Any] = {
            "player": player,
            "turn": state.turn,
            "turn_player": state.turn_player,
            "phase": PHASE_NAMES[state.phase],
            "lp": state.lp,
            "players": [{"deck": len(state.pile(owner, DECK))} for owner in (0, 1)],
            "chain": [link_view(state, link, player) for link in state.chain],
        }

    @cached_property
    def cards(self) -> list[Lying]:
        piles = [self._pile(owner, place) for owner in (0, 1) for place in PILES]
        return [*self._field, *chain.from_iterable(piles)]

    @cached_property
    def _field(self) -> list[Lying]:
        zones = enumerate(self.state.zones)
        return [self._in_zone(zone, number) for zone, number in zones if number != NO_CARD]

    @cached_property
    def _zones(self) -> dict[str, Lying]:
        return {card.spot: card for card in self._field}

    def _pile(self, owner: int, place: str) -> list[Lying]:
        pile = PILES[place]
        number = owner * PILES_PER_PLAYER + pile
        # The hand and the GY show no side: see `view`.
        has_side = pile in (BANISHED, EXTRA_DECK)
        found: list[Lying] = []
        for index, one in enumerate(self.state.piles[number]):
            card = self.state.cards[one]
            known = card.seen >> self.me & 1
            if known or pile != EXTRA_DECK:
                face = card.printed if known else None
                face_up = has_side and card.face_up
                found.append(_in_pile(number, index, place, owner, face, face_up))
        return found

    # Asked so often that nothing is looked at that isn't asked for.

    def monsters(self, player: int) -> list[Lying]:
        return [one for one in self._field if one.place == "monster_zone" and one.side == player]

    @cached_property
    def extra(self) -> list[Lying]:
        return self._pile(self.me, "extra_deck")

    def lying_in(self, places: frozenset[str]) -> Iterator[Lying]:
        if not places.isdisjoint(FIELD):
            yield from (card for card in self._field if card.place in places)
        for owner in (0, 1):
            for place in PILES:
                if place in places:
                    yield from self._pile(owner, place)

    def _in_zone(self, zone: int, number: int) -> Lying:
        card = self.state.cards[number]
        side = identity.controller(card)
        known = card.seen >> self.me & 1
        spot = name_of(zone)
        if card.place not in (MONSTER_ZONE, IN_THE_ACT):
            face = card.printed if known else None
            place = "field_zone" if card.place == FIELD_ZONE else "spell_zone"
            if (
                face is not None
                and face.kind == MONSTER
                and face.is_pendulum()
                and spot[-1] in "15"
            ):
                place = "pendulum_zone"
            return Lying(spot, place, side, _seen(face, card.face_up, False), face)
        in_attack = card.position == ATTACK
        if not known:
            return Lying(spot, "monster_zone", side, _seen(None, card.face_up, in_attack), None)
        atk = values.atk(self.state, number)
        defense = values.defense(self.state, number)
        level = values.level(self.state, number)
        seen = Seen(
            card.printed.code,
            atk if atk > 0 else 0,
            defense if defense > 0 else 0,
            level if level > 0 else 0,
            card.printed.is_monster,
            card.face_up,
            in_attack,
        )
        return Lying(spot, "monster_zone", side, seen, card.printed)

    def at(self, spot: str) -> Lying | None:
        found = self._zones.get(spot)
        if found is None and spot[1:2] == ".":
            side, pile, _ = f"{spot}..".split(".", 2)
            place = "extra_deck" if pile == "extra" else pile
            if place in PILES:
                for card in self._pile("AB".index(side), place):
                    if card.spot == spot:
                        return card
        return found if found is not None else self._elsewhere(spot)

    def _elsewhere(self, spot: str) -> Lying | None:
        """The card of an option that lies in a Deck or under a monster."""
        decision = self.state.decision
        for option in decision.options if decision is not None else ():
            if name_of(option.spot) == spot:
                number = self.state.card_at(option.spot)
                if number == NO_CARD:
                    return None
                card = self.state.cards[number]
                face = card.printed if card.seen >> self.me & 1 else None
                place = ELSEWHERE[option.spot >= UNDER_SPOTS]
                return Lying(spot, place, card.side, _seen(face, False, False), face)
        return None


@lru_cache(maxsize=10_000)
def _in_pile(
    pile: int, index: int, place: str, side: int, face: Printed | None, face_up: bool
) -> Lying:
    spot = spot_name(PILE_SPOTS * (1 + pile) + index)
    return Lying(spot, place, side, _seen(face, face_up, False), face)


@lru_cache(maxsize=10_000)
def _seen(face: Printed | None, face_up: bool, in_attack: bool) -> Seen:
    """A card with the values that are printed on it."""
    if face is None:
        return Seen(None, 0, 0, 0, True, face_up, in_attack)
    return Seen(
        face.code,
        max(0, face.atk),
        max(0, face.defense),
        max(0, face.level),
        face.is_monster,
        face_up,
        in_attack,
    )
