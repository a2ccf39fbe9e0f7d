"""Descriptions of cards: which ones are meant, by where they are and what they are."""

from typing import ClassVar, Final

from segoc.effects.numbers import as_number
from segoc.effects.players import EITHER, YOU, means, player_of
from segoc.effects.references import Revealed, This
from segoc.kernel.knowledge.knowledge import BOTH, sees
from segoc.kernel.language import entry as en
from segoc.kernel.language.node import (
    FIELD_PLACES,
    Cards,
    Filter,
    Number,
    Parts,
    Usual,
    any_asks_face,
    any_asks_names,
)
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import identity, values
from segoc.kernel.table.event import Event
from segoc.kernel.table.geometry import FIRST_SPELL_ZONE, ZONE_COUNT, ZONES_PER_PLAYER
from segoc.kernel.table.native import i64
from segoc.kernel.table.places import (
    BANISHED,
    DECK,
    FIELD_ZONE,
    MONSTER_ZONE,
    NOWHERE,
    PILES_PER_PLAYER,
    on_field,
)
from segoc.kernel.table.state import NO_CARD, State

# In all piles and on the field.
IN_ANY_PLACE: Final = (1 << (FIELD_ZONE + 1)) - 1


# More than there are.
EVERY_ONE: Final = 1000


def meets(
    state: State, scope: Scope, card: int, filters: list[Filter], even_face_down: bool = False
) -> bool:
    """All filters let it pass. A face-down card on the field meets none that asks for what it
    doesn't show; only for a Tribute its controller may look."""
    held = state.cards[card]
    hidden = on_field(held.place) and not held.face_up
    banished = held.place == BANISHED and not held.face_up  # EFX-141, TRM-266
    if even_face_down and sees(held, scope.player):
        hidden = False  # EFX-036, CRD-262, TRM-013
    for one in filters:
        if hidden and one.asks_face():  # CRD-261, CRD-262, CRD-263, CRD-264, TRM-142
            return False
        if banished and (one.asks_face() or one.asks_kind()):
            return False
        if not one.passes(state, scope, card):
            return False
    return True


def kinds_said_by(filters: list[Filter]) -> int:
    """The kinds of card (bits) of which these filters say that a card is one; 0 for none."""
    for one in filters:
        if one.kinds_said():
            return one.kinds_said()
    return 0


class Described(Cards):
    """All cards of a player, in these places, that pass the filters."""

    WORD: ClassVar = "cards"
    PARTS: ClassVar[Parts] = {"whose": "whose", "in_": "places", "that": "filters"}
    USUAL: ClassVar[Usual] = {"whose": YOU}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, whose: int, in_: int, *that: Filter) -> None:
        self.whose = whose
        self.in_: i64 = in_
        self.that = list(that)
        # What is Tributed may be face-down; this follows from where the description stands.
        self.even_face_down = False
        # Where to look at all: in piles, and on the field only in the zones of monsters.
        self.in_piles = in_ & ((1 << PILES_PER_PLAYER) - 1) != 0
        elsewhere = in_ >> PILES_PER_PLAYER << PILES_PER_PLAYER
        self.in_monster_zones_only = elsewhere == 1 << MONSTER_ZONE
        self.compared = False
        for one in that:
            self.compared = self.compared or one.asks_targets()

    def asks_targets(self) -> bool:
        return self.compared

    def reach(self) -> int:
        return self.in_

    def searches(self, state: State, scope: Scope) -> int:
        if self.in_ >> DECK & 1 == 0:
            return 0
        return BOTH if self.whose == EITHER else 1 << player_of(state, scope, self.whose)

    def find(self, state: State, scope: Scope) -> list[int]:
        return self.first(state, scope, EVERY_ONE)

    def first(self, state: State, scope: Scope, number: int) -> list[int]:
        found: list[int] = []
        if self.whose == EITHER:
            self.add(state, scope, scope.player, number, found)
            if len(found) < number:
                self.add(state, scope, 1 - scope.player, number, found)
        else:
            self.add(state, scope, player_of(state, scope, self.whose), number, found)
        return found

    def add(self, state: State, scope: Scope, player: int, number: int, found: list[int]) -> None:
        if self.in_piles:
            for place in range(PILES_PER_PLAYER):
                if self.in_ >> place & 1:
                    for card in state.pile(player, place):
                        if self.passes(state, scope, card):
                            found.append(card)
                            if len(found) == number:
                                return
        if self.in_ & FIELD_PLACES:
            base = player * ZONES_PER_PLAYER
            count = FIRST_SPELL_ZONE if self.in_monster_zones_only else ZONES_PER_PLAYER
            self.add_zones(state, scope, player, base, base + count, found)
            self.add_zones(state, scope, player, 2 * ZONES_PER_PLAYER, ZONE_COUNT, found)

    def add_zones(
        self, state: State, scope: Scope, player: int, first: int, end: int, found: list[int]
    ) -> None:
        zones = state.zones
        cards = state.cards
        for zone in range(first, end):
            card = zones[zone]
            if card != NO_CARD and cards[card].side == player:
                if self.is_there(state, card) and self.passes(state, scope, card):
                    found.append(card)

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return meets(state, scope, card, self.that, self.even_face_down)

    def includes(self, state: State, scope: Scope, card: int) -> bool:
        held = state.cards[card]
        if not means(state, scope, self.whose, held.side):
            return False
        # The machine itself asks: it sees every card.
        if not self.is_there(state, card):
            return False
        for one in self.that:
            if not one.passes(state, scope, card):
                return False
        return True

    def includes_unseen(self, state: State, scope: Scope, card: int) -> bool:
        if not means(state, scope, self.whose, state.cards[card].side):
            return False
        if not self.is_there(state, card):
            return False
        for one in self.that:
            if not one.passes_unseen(state, scope, card):
                return False
        return True

    def will_include(self, state: State, scope: Scope, card: int, place: int) -> bool:
        if not self.in_ >> place & 1:
            return False
        if not means(state, scope, self.whose, state.cards[card].owner):
            return False
        for one in self.that:
            if not one.passes(state, scope, card):
                return False
        return True

    def calls(self, state: State, scope: Scope, card: int) -> bool:
        named = False
        for one in self.that:
            if one.asks_names():
                named = True
                if not one.passes(state, scope, card):
                    return False
        return named

    def is_there(self, state: State, card: int) -> bool:
        """In one of the places; what is in the act is in none, even where it lies."""
        held = state.cards[card]
        if self.in_ >> held.place & 1 == 1:
            return not held.acting
        # A Token that is still to be made: what is said of cards anywhere is said of it, too.
        return held.place == NOWHERE and self.in_ & IN_ANY_PLACE == IN_ANY_PLACE

    def included(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        record = event.cards[index]
        if not means(state, scope, self.whose, record.side):
            return False
        for one in self.that:
            if not one.passes_then(state, scope, event, index):
                return False
        return True

    def asks_names(self) -> bool:
        return any_asks_names(self.that)

    def asks_face(self) -> bool:
        return any_asks_face(self.that)

    def kinds_said(self) -> int:
        return kinds_said_by(self.that)


class EvenFaceDown(Described):
    """The same, and face-down ones on the field, too, if they are of the player whose effect it
    is: the text says so."""

    WORD: ClassVar = "even_face_down"
    PARTS: ClassVar[Parts] = {"whose": "whose", "in_": "places", "that": "filters"}
    USUAL: ClassVar[Usual] = {"whose": YOU}

    def __init__(self, whose: int, in_: int, *that: Filter) -> None:
        super().__init__(whose, in_, *that)
        self.even_face_down = True  # TRM-020


class Among(Cards):
    """Those of these cards that pass the filters."""

    WORD: ClassVar = "among"
    PARTS: ClassVar[Parts] = {"cards": "cards", "that": "filters+"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, cards: Cards, *that: Filter) -> None:
        self.cards = cards
        self.that = list(that)

    def has_targets(self) -> bool:
        return self.cards.has_targets()

    def reach(self) -> int:
        return self.cards.reach()

    def searches(self, state: State, scope: Scope) -> int:
        return self.cards.searches(state, scope)

    def is_known(self, scope: Scope) -> bool:
        return self.cards.is_known(scope)

    def find(self, state: State, scope: Scope) -> list[int]:
        found: list[int] = []
        for card in self.cards.find(state, scope):
            if self.passes(state, scope, card):
                found.append(card)
        return found

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        # What it has revealed it can judge, though that lies face-down.
        return meets(state, scope, card, self.that, isinstance(self.cards, Revealed))

    def included(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        for one in self.that:
            if not one.passes_then(state, scope, event, index):
                return False
        return self.cards.included(state, scope, event, index)

    def asks_names(self) -> bool:
        return any_asks_names(self.that) or self.cards.asks_names()

    def kinds_said(self) -> int:
        return kinds_said_by(self.that) or self.cards.kinds_said()


def is_itself(cards: Cards) -> bool:
    """Whether it is the own card only, perhaps as long as that is of some sort."""
    while isinstance(cards, Among):
        cards = cards.cards
    return isinstance(cards, This)


class Both(Cards):
    """Several sets as one: what can't be moved stays, the rest goes (TRM-052). With `TARGET` among
    them it is done to the target and something else, and not without either (EFX-102)."""

    WORD: ClassVar = "all_of"
    PARTS: ClassVar[Parts] = {"cards": "sets+"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, *cards: Cards) -> None:
        self.cards = list(cards)

    def has_targets(self) -> bool:
        for group in self.cards:
            if group.has_targets():
                return True
        return False

    def names_itself(self) -> bool:
        """Whether the own card is one of them by its name."""
        for group in self.cards:
            if group.only_this():
                return True
        return False

    def reach(self) -> int:
        places = 0
        for group in self.cards:
            places |= group.reach()
        return places

    def searches(self, state: State, scope: Scope) -> int:
        owners = 0
        for group in self.cards:
            owners |= group.searches(state, scope)
        return owners

    def find(self, state: State, scope: Scope) -> list[int]:
        """With targets it is one process: without a card that it names there is none."""
        together = self.has_targets()
        found: list[int] = []
        for group in self.cards:
            those = group.find(state, scope)
            if together and not those and (group.has_targets() or group.only_this()):
                return []  # EFX-102
            for card in those:
                if card not in found:
                    found.append(card)
        return found


def names_this(cards: Cards) -> bool:
    """The effect's own card, by itself or "and" others (TRM-215)."""
    return isinstance(cards, This) or (isinstance(cards, Both) and cards.names_itself())


class Highest(Cards):
    """Those of some monsters whose ATK, DEF or Level is the highest. What doesn't show it, or
    has none, is none of them."""

    WORD: ClassVar = "highest"
    PARTS: ClassVar[Parts] = {"cards": "cards", "of": "layer"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, cards: Cards, of: int) -> None:
        self.cards = cards
        self.of = of

    def reach(self) -> int:
        return self.cards.reach()

    def searches(self, state: State, scope: Scope) -> int:
        return self.cards.searches(state, scope)

    def find(self, state: State, scope: Scope) -> list[int]:
        found: list[int] = []
        highest = 0
        for card in self.cards.find(state, scope):
            value = self.value(state, card)
            if value > highest or not found:
                highest = value
                found = []
            if value == highest and value >= 0:
                found.append(card)
        return found

    def value(self, state: State, card: int) -> int:
        """The value in question, -1 for none."""
        held = state.cards[card]
        if on_field(held.place) and not held.face_up:
            return -1  # EFX-054
        if self.of == en.ATK:
            return values.atk(state, card) if identity.has_atk(state, card) else -1
        if self.of == en.DEFENSE:
            return values.defense(state, card) if identity.has_defense(state, card) else -1
        return values.level(state, card) if identity.has_level(state, card) else -1

    def asks_names(self) -> bool:
        return self.cards.asks_names()


class Top(Cards):
    """So many cards from the top of a Deck."""

    WORD: ClassVar = "top"
    PARTS: ClassVar[Parts] = {"whose": "player", "count": "number"}
    USUAL: ClassVar[Usual] = {"whose": YOU}

    def __init__(self, whose: int, count: int | Number) -> None:
        self.whose = whose
        self.count = as_number(count)

    def reach(self) -> int:
        return 1 << DECK

    def find(self, state: State, scope: Scope) -> list[int]:
        deck = state.pile(player_of(state, scope, self.whose), DECK)
        count = min(self.count.value(state, scope), len(deck))
        return [deck[len(deck) - 1 - index] for index in range(count)]
