"""Which card of the duel a scenario speaks of."""

from copy import copy

from segoc.cards.pool import Pool
from segoc.duel.duel import Duel
from segoc.duel.option_text import is_zone
from segoc.kernel.table.card import Card
from segoc.kernel.table.kinds import TOKEN
from segoc.kernel.table.places import DECK, HAND, NOWHERE, spot_name
from segoc.kernel.table.state import State
from segoc.rulebook.playing.failure import Failed
from segoc.rulebook.scenario import NOT_SAID, CardRef

# A card of the set-up, whatever its number in this duel: owner, code, and which of these.
Identity = tuple[int, int, int]


class Finder:
    """Finds cards by reference, and remembers which ones were spoken of."""

    def __init__(self, duel: Duel, laid: list[int]) -> None:
        """`laid` are the cards of the set-up in the order in which they were named."""
        self.duel = duel
        self.used: set[Identity] = set()
        self._by_owner: dict[tuple[int, int], list[int]] = {}
        self._laid: dict[int, list[int]] = {}
        self._identity: dict[int, Identity] = {}
        for number in laid:
            card = duel.state.cards[number]
            same = self._by_owner.setdefault((card.owner, card.printed.code), [])
            same.append(number)
            self._laid.setdefault(card.printed.code, []).append(number)
            self._identity[number] = (card.owner, card.printed.code, len(same))

    @property
    def state(self) -> State:
        return self.duel.state

    def on(self, duel: Duel) -> "Finder":
        """The same cards in a fork of the duel."""
        finder = copy(self)
        finder.duel = duel
        return finder

    @property
    def pool(self) -> Pool:
        return self.duel.pool

    def laid(self) -> list[Identity]:
        """All cards of the set-up that do something."""
        known = self._identity.values()
        return [one for one in known if not self.pool[one[1]].filler]

    def all(self, ref: CardRef) -> list[int]:
        """Every card that can be meant."""
        found = [card.id for card in self.state.cards if self._is_called(card, ref.code)]
        if ref.owner != NOT_SAID:
            found = [number for number in found if self.state.cards[number].owner == ref.owner]
        if ref.nth:
            same = self._laid.get(ref.code, [])
            if ref.owner != NOT_SAID:
                same = self._by_owner.get((ref.owner, ref.code), [])
            found = same[ref.nth - 1 : ref.nth]
        if ref.zone:
            cards = self.state.cards
            found = [number for number in found if is_zone(cards[number].zone, ref.zone)]
        return found

    def _is_called(self, card: Card, code: int) -> bool:
        """It is that card; or a Token of that name, whichever card has made it."""
        if card.printed.types & TOKEN:
            return card.printed.title == self.pool[code].printed.title
        return card.printed.code == code

    def one(self, ref: CardRef, line: int) -> Card:
        """The one card that is meant: the one outside of the Decks, if there are several."""
        found = self.all(ref)
        if len(found) > 1:
            cards = self.state.cards
            found = [number for number in found if cards[number].place != DECK] or found
            # A Token that isn't there could be any: what is meant is one that is there.
            gone = [number for number in found if cards[number].place == NOWHERE]
            found = [number for number in found if number not in gone] or gone[:1]
        if len(found) != 1:
            raise Failed(line, self._not_one(ref, found))
        self.use(found[0])
        return self.state.cards[found[0]]

    def best(self, ref: CardRef, fitting: list[int], line: int) -> int:
        """The one of several cards that fit; of equal ones in the same hand or Deck, the first."""
        cards = self.state.cards
        piles = {(cards[number].side, cards[number].place) for number in fitting}
        alike = len(piles) == 1 and piles.pop()[1] in (DECK, HAND)
        if len(fitting) > 1 and not alike:
            raise Failed(line, self._not_one(ref, fitting))
        self.use(fitting[0])
        return fitting[0]

    def use(self, number: int) -> None:
        if number in self._identity:
            self.used.add(self._identity[number])

    def _not_one(self, ref: CardRef, found: list[int]) -> str:
        if not found:
            return f"there is no {ref}"
        spots = ", ".join(spot_name(self.state.spot(number)) for number in found)
        return f"{ref} can be each of {spots}: say A's, #2 or at m3"
