"""Counters: placing and removing them, and asking for them (EFX-260)."""

from collections.abc import Sequence
from typing import ClassVar

from segoc.effects.descriptions import names_this
from segoc.effects.numbers import as_number
from segoc.effects.on_cards import OnCards
from segoc.effects.references import This
from segoc.kernel.choosing.sharing_counters import ShareCounters, tell_counters
from segoc.kernel.language import lingering
from segoc.kernel.language.action import Action
from segoc.kernel.language.entry import WITH_COUNTER
from segoc.kernel.language.node import Cards, Clause, Filter, Happening, Number, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import layers
from segoc.kernel.picture.counters import (
    against_placing,
    awaits,
    can_have,
    counters_on,
    has_lost,
    kind_for,
    kind_in,
    may_place,
    put,
    room_for,
)
from segoc.kernel.picture.spells_under_activation import is_to_be_turned_up
from segoc.kernel.programs.program import Run
from segoc.kernel.table.counter_kinds import ANY_COUNTER, ITS_COUNTER
from segoc.kernel.table.event import COUNTERS_PLACED, COUNTERS_REMOVED, CardSnapshot, Event
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.state import State


class PlaceCounters(OnCards):
    """Place counters of a kind (`segoc.kernel.table.counter_kinds`; `OWN_COUNTER` has no name) on
    each of these cards; `most` is the maximum that the card can have. `with_` applies to the cards
    for as long as they have such a counter (EFX-261).

    Place so many counters on each of these cards; `most` is how many the card can have.

    A counter does nothing by itself, but the effect that places it may say what applies to
    the card for as long as it has it: the clauses (EFX-261).
    """

    WORD: ClassVar = "place_counters"
    PARTS: ClassVar[Parts] = {
        "cards": "cards",
        "kind": "counter",
        "count": "number+",
        "most": "count_or_none",
        "with_": "clauses",
    }

    def __init__(
        self,
        cards: Cards,
        kind: int,
        count: int | Number = 1,
        most: int = 0,
        with_: Sequence[Clause] = (),
    ) -> None:
        super().__init__(cards)
        self.kind = kind
        self.count = as_number(count)
        self.most = most
        self.with_: list[Clause] = list(with_)

    def counter_on_this(self) -> int:
        return self.kind if names_this(self.cards) else 0

    def counters_on_others(self) -> bool:
        return self.kind != ITS_COUNTER and not isinstance(self.cards, This)

    def most_counters(self) -> int:
        return self.most

    def against_doomed(self) -> str:
        return "BAT-414"

    def against(self, state: State, scope: Scope, card: int) -> str:
        kind = kind_for(state, self.kind, scope, card)
        return against_placing(state, card, kind, scope.source.card)

    def possible(self, state: State, scope: Scope) -> bool:
        """None is nothing to place."""
        if self.count.value(state, scope) == 0:
            return False
        # It can be placed on the card that is activated for it: that is face-up by then.
        if names_this(self.cards) and is_to_be_turned_up(state, scope):
            return True
        return super().possible(state, scope)

    def payable(self, state: State, scope: Scope) -> bool:
        """To activate this very card: it is face-up on the field by then."""
        if isinstance(self.cards, This):
            return True  # TRM-216
        return super().payable(state, scope)

    def takes_it(self, state: State, run: Run, card: int) -> bool:
        """A card whose effects don't apply doesn't; what is placed to activate it comes before
        that."""
        kind = kind_for(state, self.kind, run.scope(state), card)
        return run.cost or not (has_lost(state, card, kind) or awaits(state, card, kind))

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        count = self.count.value(state, scope)
        cards = [card for card in self.affected(state, run) if self.takes_it(state, run, card)]
        scope.done = [refer(state.cards[card]) for card in cards]
        if not cards or count <= 0:
            return
        run.done = True
        state.tick()
        for card in cards:
            kind = kind_for(state, self.kind, scope, card)
            placed = min(count, room_for(state, card, kind))
            put(state, card, kind, placed)  # EFX-260
            for clause in self.with_:
                # OLD-022
                lingering.put_on(state, scope, card, clause, WITH_COUNTER, counter=kind)
            tell_counters(state, scope.player, card, kind, placed, True, run.cost)
        state.settle()


class NoteCounters(OnCards):
    """Note how many counters of a kind are on these cards; `noted_counters` speaks of that."""

    WORD: ClassVar = "note_counters"
    PARTS: ClassVar[Parts] = {"cards": "cards", "kind": "counter"}

    def __init__(self, cards: Cards, kind: int) -> None:
        super().__init__(cards)
        self.kind = kind

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        scope.announced = total(state, scope, self.cards, self.kind)
        run.done = True


class NotedCounters(Number):
    """How many counters `note_counters` has noted."""

    WORD: ClassVar = "noted_counters"

    def value(self, state: State, scope: Scope) -> int:
        return scope.announced


class CountersItHad(Number):
    """How many counters of this kind are on this card; when it was Tributed as a cost, how many
    `note_counters` has noted before."""

    WORD: ClassVar = "counters_it_had"
    PARTS: ClassVar[Parts] = {"kind": "counter"}

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def value(self, state: State, scope: Scope) -> int:
        return scope.announced or total(state, scope, This(), self.kind)


class CountersThen(Number):
    """How many counters of this kind the cards of the event had just before it."""

    WORD: ClassVar = "counters_of_that"
    PARTS: ClassVar[Parts] = {"kind": "counter"}

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def value(self, state: State, scope: Scope) -> int:
        count = 0
        if scope.event is None:
            return count
        kind = kind_in(self.kind, scope)
        for record in scope.event.cards:
            count += counted_then(record, kind)
        return count


def counted_then(record: CardSnapshot, kind: int) -> int:
    """How many counters of a kind were on a card just before an event."""
    count = 0
    for index in range(0, len(record.counters), 2):
        if kind in (ANY_COUNTER, record.counters[index]):
            count += record.counters[index + 1]
    return count


class ShareOut(Action):
    """Place so many counters in all, on whichever of these cards the player chooses."""

    WORD: ClassVar = "share_counters"
    PARTS: ClassVar[Parts] = {"cards": "cards", "kind": "counter", "count": "number"}

    def __init__(self, cards: Cards, kind: int, count: int | Number) -> None:
        super().__init__()
        self.cards = cards
        self.kind = kind
        self.count = as_number(count)

    def counters_on_others(self) -> bool:
        return True

    def possible(self, state: State, scope: Scope) -> bool:
        kind = kind_in(self.kind, scope)
        for card in self.cards.find(state, scope):
            if may_place(state, card, kind, scope.source.card):
                return True
        return False

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        source = scope.source.card
        found: list[int] = []
        for card in self.cards.find(state, scope):
            if not layers.unaffected(state, card, source):  # OLD-017
                found.append(card)
        count = self.count.value(state, scope)
        kind = kind_in(self.kind, scope)
        state.last_moved = []
        state.push(ShareCounters(scope.player, source, kind, count, found, True, run.cost))

    def conclude(self, state: State, run: Run) -> None:
        run.done = len(state.last_moved) > 0


class RemoveCounters(Action):
    """Remove so many counters in all from these cards, as a cost or by the effect.

    Remove so many counters from these cards in all, as a cost or by an effect (EFX-262).
    """

    WORD: ClassVar = "remove_counters"
    PARTS: ClassVar[Parts] = {"cards": "cards", "kind": "counter", "count": "number+"}

    def __init__(self, cards: Cards, kind: int, count: int | Number = 1) -> None:
        super().__init__()
        self.cards = cards
        self.kind = kind
        self.count = as_number(count)

    def possible(self, state: State, scope: Scope) -> bool:
        least = max(1, self.count.value(state, scope))
        return total(state, scope, self.cards, self.kind) >= least  # EFX-262

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        source = scope.source.card
        # Nothing is immune to losing them.
        found = self.cards.find(state, scope)  # OLD-018, OLD-020
        count = self.count.value(state, scope)
        kind = kind_in(self.kind, scope)  # TRM-199
        scope.amount = min(count, total(state, scope, self.cards, self.kind))
        state.last_moved = []
        state.push(ShareCounters(scope.player, source, kind, count, found, False, run.cost))

    def conclude(self, state: State, run: Run) -> None:
        run.done = len(state.last_moved) > 0


def total(state: State, scope: Scope, cards: Cards, kind: int) -> int:
    """How many counters of a kind there are on these cards."""
    if not state.counters:
        return 0
    meant = kind_in(kind, scope)
    count = 0
    for card in cards.find(state, scope):
        count += counters_on(state, card, meant)
    return count


class CountersOn(Number):
    """How many counters of this kind, or of `ANY_COUNTER`, these cards have together."""

    WORD: ClassVar = "counters_on"
    PARTS: ClassVar[Parts] = {"cards": "cards", "kind": "counter"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, cards: Cards, kind: int) -> None:
        self.cards = cards
        self.kind = kind

    def value(self, state: State, scope: Scope) -> int:
        return total(state, scope, self.cards, self.kind)


class WithCounter(Filter):
    """Has so many counters of this kind, or of `ANY_COUNTER`."""

    WORD: ClassVar = "with_counter"
    PARTS: ClassVar[Parts] = {"kind": "counter", "least": "count"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, kind: int, least: int = 1) -> None:
        self.kind = kind
        self.least = least

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return counters_on(state, card, kind_in(self.kind, scope)) >= self.least

    def passes_then(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        return counted_then(event.cards[index], kind_in(self.kind, scope)) >= self.least


class CanHaveCounter(Filter):
    """A card whose text places this kind of counter on itself (TRM-200).

    A card that can have this kind of counter, by its text (TRM-201, TRM-202).
    """

    WORD: ClassVar = "can_have_counter"
    PARTS: ClassVar[Parts] = {"kind": "counter"}

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return can_have(state, card, kind_in(self.kind, scope))

    def asks_face(self) -> bool:
        return True


class CountersPlaced(Happening):
    """Counters of this kind were placed on one of these cards."""

    WORD: ClassVar = "counters_placed"
    PARTS: ClassVar[Parts] = {"cards": "cards", "kind": "counter"}

    def __init__(self, cards: Cards, kind: int) -> None:
        self.cards = cards
        self.kind = kind

    def kinds(self) -> int:
        return 1 << COUNTERS_PLACED

    def about_itself(self) -> bool:
        return isinstance(self.cards, This)

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        kind = kind_in(self.kind, scope)
        if kind and event.amounts[1] != kind:
            return False
        return self.cards.includes(state, scope, event.cards[0].card)


class CountersGone(CountersPlaced):
    """The last counter of this kind was removed from one of these cards; it is still there."""

    WORD: ClassVar = "counters_gone"
    PARTS: ClassVar[Parts] = {"cards": "cards", "kind": "counter"}

    def kinds(self) -> int:
        return 1 << COUNTERS_REMOVED

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        left = counters_on(state, event.cards[0].card, kind_in(self.kind, scope))
        return left == 0 and super().fits(state, scope, event)
