"""A moment of an imagined duel, as one of its players sees it.

The same cards as in a `Scene` of that player's view, read from the state itself: who looks ahead
asks a thousand times where a view is made once. A test compares the two.
"""

from functools import cached_property, lru_cache
from typing import Any, Final

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
    UNDER_SPOTS,
    pile_spot,
    spot_name,
)
from segoc.kernel.printed import Printed
from segoc.kernel.state import NO_CARD, State
from segoc.view import link_view

PILES: Final = (
    (HAND, "hand"),
    (GRAVEYARD, "gy"),
    (BANISHED, "banished"),
    (EXTRA_DECK, "extra_deck"),
)
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
        state, me = self.state, self.me
        cards = state.cards
        found: list[Lying] = []
        for zone, number in enumerate(state.zones):
            if number != NO_CARD:
                found.append(self._in_zone(zone, number))
        for owner in (0, 1):
            for pile, place in PILES:
                for index, number in enumerate(state.pile(owner, pile)):
                    card = cards[number]
                    known = card.seen >> me & 1
                    if known or pile != EXTRA_DECK:
                        face = card.printed if known else None
                        # The hand and the GY show no side: see `view`.
                        face_up = card.face_up and pile in (BANISHED, EXTRA_DECK)
                        spot = pile_spot(owner, pile, index)
                        found.append(_in_pile(spot, place, owner, face, face_up))
        return found

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
        seen = Seen(
            card.printed.code,
            max(0, values.atk(self.state, number)),
            max(0, values.defense(self.state, number)),
            max(0, values.level(self.state, number)),
            card.printed.is_monster,
            card.face_up,
            in_attack,
        )
        return Lying(spot, "monster_zone", side, seen, card.printed)

    def at(self, spot: str) -> Lying | None:
        found = self.by_spot.get(spot)
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
def _in_pile(spot: int, place: str, side: int, face: Printed | None, face_up: bool) -> Lying:
    return Lying(spot_name(spot), place, side, _seen(face, face_up, False), face)


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
