"""A moment of an imagined duel, as one of its players sees it.

The same cards as in a scene of that player's view, read from the state itself: who looks ahead
asks a thousand times where a view is made once. A test compares the two.
"""

from segoc.bots.thumb.library import Library
from segoc.bots.thumb.lying import Lying, as_printed
from segoc.bots.thumb.scene import UNKNOWN, Linked, Scene, somewhere, zone_as_seen
from segoc.kernel.knowledge.mixed_face_down import is_lost_in_mix
from segoc.kernel.language.scope import Link
from segoc.kernel.picture import values
from segoc.kernel.table.card import Card
from segoc.kernel.table.geometry import ZONE_COUNT
from segoc.kernel.table.places import (
    ATTACK,
    BANISHED,
    DECK,
    EXTRA_DECK,
    FIELD_ZONE,
    IN_THE_ACT,
    MONSTER_ZONE,
    UNDER,
    UNDER_SPOTS,
    pile_spot,
)
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.state import NO_CARD, State


class Imagined(Scene):
    def __init__(self, state: State, player: int, library: Library) -> None:
        decks = [len(state.pile(0, DECK)), len(state.pile(1, DECK))]
        super().__init__(
            library, player, state.turn, state.turn_player, state.phase, state.lp, decks
        )
        self.state = state
        for zone in range(ZONE_COUNT):
            number = state.zones[zone]
            if number != NO_CARD:
                self.lay(self._in_zone(zone, number))
        for link in state.chain:
            self.chain.append(self._linked(link))

    def look_into(self, owner: int, place: int) -> list[Lying]:
        if place == EXTRA_DECK and owner != self.me:
            return self._extra_of_other(owner)
        # The hand and the GY show no side: see `view`.
        has_side = place in (BANISHED, EXTRA_DECK)
        found: list[Lying] = []
        pile = self.state.pile(owner, place)
        for index in range(len(pile)):
            card = self.state.cards[pile[index]]
            face = self._face(card)
            if face is not None or place != EXTRA_DECK:
                spot = pile_spot(owner, place, index)
                up = has_side and card.face_up
                found.append(as_printed(spot, place, owner, face, up, False))
        return found

    def _extra_of_other(self, owner: int) -> list[Lying]:
        """What was revealed of the face-down cards, but not where among them it lies; and the
        face-up ones."""
        spots: list[int] = []
        revealed: list[Printed] = []
        face_up: list[Lying] = []
        pile = self.state.pile(owner, EXTRA_DECK)
        for index in range(len(pile)):
            card = self.state.cards[pile[index]]
            face = self._face(card)
            spot = pile_spot(owner, EXTRA_DECK, index)
            if not card.face_up:
                spots.append(spot)
                if face is not None:
                    revealed.append(face)
            elif face is not None:
                face_up.append(as_printed(spot, EXTRA_DECK, owner, face, True, False))
        revealed.sort(key=lambda one: one.code)
        found: list[Lying] = []
        for index in range(len(revealed)):
            face = revealed[index]
            found.append(as_printed(spots[index], EXTRA_DECK, owner, face, False, False))
        return found + face_up

    def elsewhere(self, spot: int) -> Lying | None:
        number = self.state.card_at(spot) if spot >= 0 else NO_CARD
        if number == NO_CARD:
            return None
        card = self.state.cards[number]
        face = self._face(card)
        if spot >= UNDER_SPOTS:
            return as_printed(spot, UNDER, card.side, face, False, False)
        # Of a Deck only what is looked through or was shown can be seen.
        return None if face is None else as_printed(spot, DECK, card.side, face, False, False)

    def _face(self, card: Card) -> Printed | None:
        return card.printed if card.seen >> self.me & 1 else None

    def _in_zone(self, zone: int, number: int) -> Lying:
        card = self.state.cards[number]
        face = self._face(card)
        if card.place not in (MONSTER_ZONE, IN_THE_ACT):
            place = FIELD_ZONE if card.place == FIELD_ZONE else zone_as_seen(zone, face)
            return as_printed(zone, place, card.side, face, card.face_up, False)
        in_attack = card.position == ATTACK
        if face is None:
            return as_printed(zone, MONSTER_ZONE, card.side, None, card.face_up, in_attack)
        return Lying(
            zone,
            MONSTER_ZONE,
            card.side,
            face,
            values.atk(self.state, number),
            values.defense(self.state, number),
            values.level(self.state, number),
            card.face_up,
            in_attack,
        )

    def _linked(self, link: Link) -> Linked:
        then = link.as_activated
        targets: list[int] = []
        for ref in link.targets:
            card = self.state.cards[ref.card]
            if ref.same_object(card):
                if self._face(card) is not None or not is_lost_in_mix(self.state, ref):
                    targets.append(self._where(card))
        return Linked(
            link.player,
            then.code if then.seen >> self.me & 1 else UNKNOWN,
            link.effect_no,
            self._where(self.state.cards[link.source.card]),
            targets,
            link.activation_negated or link.effect_negated,
        )

    def _where(self, card: Card) -> int:
        if card.place in (DECK, EXTRA_DECK):
            return somewhere(card.side, card.place)
        return self.state.spot(card.id)
