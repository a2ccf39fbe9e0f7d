"""What one player sees: which cards lie where, asked by spot or by description.

A scene is made of a view (`viewed`), or read from an imagined duel (`imagined`); rules of thumb
can't tell which. Cards in piles are looked at when somebody asks for them.
"""

from typing import Final

from segoc.bots.thumb.filters import pass_all
from segoc.bots.thumb.gist import FIELD, Gist, Some
from segoc.bots.thumb.library import Library
from segoc.bots.thumb.lying import Lying
from segoc.kernel.table.geometry import FIRST_SPELL_ZONE, ZONE_COUNT, ZONES_PER_PLAYER
from segoc.kernel.table.kinds import MONSTER
from segoc.kernel.table.native import i64
from segoc.kernel.table.places import (
    BANISHED,
    EXTRA_DECK,
    GRAVEYARD,
    HAND,
    MONSTER_ZONE,
    PENDULUM_ZONE,
    PILE_SPOTS,
    PILES_PER_PLAYER,
    SPELL_ZONE,
    UNDER_SPOTS,
    pile_spot,
)
from segoc.kernel.table.printed import Printed

# Piles of which a player sees more than the number of cards.
PILES: Final = [HAND, GRAVEYARD, BANISHED, EXTRA_DECK]
IN_PILES: Final = 1 << HAND | 1 << GRAVEYARD | 1 << BANISHED | 1 << EXTRA_DECK
# Of what lies in a Deck, no more is told.
SOMEWHERE: Final = PILE_SPOTS - 1
UNKNOWN: Final = -1


class Linked:
    """A link of the chain: whose it is, which effect of which card (or UNKNOWN), where that card
    lies, and where the cards lie that it targets."""

    def __init__(
        self, player: int, code: int, number: int, at: int, targets: list[int], negated: bool
    ) -> None:
        self.player = player
        self.code = code
        self.number = number
        self.at = at
        self.targets = targets
        self.negated = negated

    def is_about(self, spot: int) -> bool:
        """Whether the spot is that of its card, or of one that lies under it."""
        if spot == self.at:
            return True
        if spot >= UNDER_SPOTS:
            return (spot - UNDER_SPOTS) // PILE_SPOTS == self.at
        return self.at % PILE_SPOTS == SOMEWHERE and spot // PILE_SPOTS == self.at // PILE_SPOTS


def somewhere(player: int, place: int) -> int:
    """The spot of a card of which only the pile is told."""
    return pile_spot(player, place, SOMEWHERE)


def zone_as_seen(zone: int, face: Printed | None) -> int:
    """What the Spell & Trap Zone of a card is taken for: a Pendulum Monster in the first or the
    last of them is a scale."""
    column = zone % ZONES_PER_PLAYER - FIRST_SPELL_ZONE
    if column in (0, 4) and face is not None and face.kind == MONSTER and face.is_pendulum():
        return PENDULUM_ZONE
    return SPELL_ZONE


class Scene:
    def __init__(
        self,
        library: Library,
        me: int,
        turn: int,
        turn_player: int,
        phase: int,
        lp: list[int],
        decks: list[int],
    ) -> None:
        self.library = library
        self.me = me
        self.turn = turn
        self.my_turn = turn_player == me
        self.turn_player = turn_player
        self.phase = phase
        self.lp = lp
        # How many cards are left in each player's Deck.
        self.decks = decks
        self.chain: list[Linked] = []
        self.field: list[Lying] = []
        self._zones: list[Lying | None] = [None] * ZONE_COUNT
        self._piles: list[list[Lying] | None] = [None] * (2 * PILES_PER_PLAYER)
        self._threat = UNKNOWN

    def lay(self, card: Lying) -> None:
        """On the field, in the order of the zones."""
        self.field.append(card)
        self._zones[card.spot] = card

    # What those who make scenes say.

    def look_into(self, owner: int, place: int) -> list[Lying]:
        """The cards of a pile of which at least the place is known."""
        raise NotImplementedError

    def elsewhere(self, spot: int) -> Lying | None:
        """A card under a monster, or in a Deck that is looked through. Asked for spots of options:
        of what else was shown of a Deck nobody is told where it lies."""
        raise NotImplementedError

    # What rules of thumb ask.

    def pile(self, owner: int, place: int) -> list[Lying]:
        index = owner * PILES_PER_PLAYER + place
        found = self._piles[index]
        if found is None:
            found = self._piles[index] = self.look_into(owner, place)
        return found

    @property
    def cards(self) -> list[Lying]:
        """All cards of which at least the place is known, apart from those in Decks."""
        found = self.field.copy()
        for owner in range(2):
            for place in PILES:
                found += self.pile(owner, place)
        return found

    def at(self, spot: int) -> Lying | None:
        if 0 <= spot < ZONE_COUNT:
            return self._zones[spot]
        if PILE_SPOTS <= spot < UNDER_SPOTS:
            number = spot // PILE_SPOTS - 1
            place = number % PILES_PER_PLAYER
            if 1 << place & IN_PILES:
                for card in self.pile(number // PILES_PER_PLAYER, place):
                    if card.spot == spot:
                        return card
                return None
        return self.elsewhere(spot)

    def monsters(self, player: int) -> list[Lying]:
        """The monsters that a player controls."""
        return [card for card in self.field if card.place == MONSTER_ZONE and card.side == player]

    def attackers(self, player: int) -> list[Lying]:
        return [one for one in self.monsters(player) if one.face_up and one.in_attack]

    @property
    def threat(self) -> int:
        """The greatest ATK that the opponent shows."""
        if self._threat == UNKNOWN:
            found = 0
            for card in self.field:
                if card.place == MONSTER_ZONE and card.side != self.me and card.face_up:
                    found = max(found, card.atk)
            self._threat = found
        return self._threat

    def gist(self, code: int, number: int) -> Gist | None:
        """What an effect of a card comes down to; None if that can't be known."""
        return None if code == UNKNOWN else self.library.gist(code, number)

    def extra(self) -> list[Lying]:
        """The own Extra Deck."""
        return self.pile(self.me, EXTRA_DECK)

    def meant(self, some: Some, me: int, this: int) -> list[Lying]:
        """The cards in known places that a description means, for an effect of this player."""
        if some.this:
            card = self.at(this)
            return [] if card is None else [card]
        found: list[Lying] = []
        places: i64 = some.places
        if places & FIELD:
            for card in self.field:
                if places & card.bit and _is_meant(card, some, me, this):
                    found.append(card)
        if places & IN_PILES:
            for owner in range(2):
                if some.of_side(owner == me):
                    for place in PILES:
                        if places >> place & 1:
                            for card in self.pile(owner, place):
                                if _is_meant(card, some, me, this):
                                    found.append(card)
        return found


def _is_meant(card: Lying, some: Some, me: int, this: int) -> bool:
    return card.spot != this and some.of_side(card.side == me) and pass_all(some.filters, card, me)
