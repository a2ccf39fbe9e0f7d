"""Announcing a number, an Attribute, a Type or a name, and what is as was announced."""

from typing import ClassVar, Final

from segoc.effects.players import player_of
from segoc.kernel.choosing import announcing
from segoc.kernel.choosing.announcing import announced, announced_race, announced_title
from segoc.kernel.language import entry as en
from segoc.kernel.language.action import Action
from segoc.kernel.language.node import (
    ANY_PLACE,
    BY_WORD,
    Cards,
    Clause,
    Condition,
    Filter,
    Number,
    Parts,
    Words,
)
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import identity, values
from segoc.kernel.programs.program import Run
from segoc.kernel.table.state import State

# What isn't asked of an Attribute, a Type or a side.
ANYTHING: Final = {"least": 0, "most": 0, "kinds": 0, "types": 0}


class Announce(Action):
    """A player announces something of a sort (see `kernel.announcing`).

    In a cost it is done to activate the effect, though nothing is paid by it.
    """

    WORDS: ClassVar[Words] = {
        "announce_number": {"sort": announcing.NUMBER, "kinds": 0, "types": 0, "besides": False},
        "announce_attribute": {"sort": announcing.ATTRIBUTE, **ANYTHING, "besides": False},
        "announce_another_attribute": {"sort": announcing.ATTRIBUTE, **ANYTHING, "besides": True},
        "announce_race": {"sort": announcing.RACE, **ANYTHING, "besides": False},
        "call_coin": {"sort": announcing.SIDE, **ANYTHING, "besides": False},
        "announce_name": {"sort": announcing.NAME, "least": 0, "most": 0, "besides": False},
    }
    PARTS: ClassVar[Parts] = {
        "sort": BY_WORD,
        "least": "amount+",
        "most": "amount+",
        "kinds": "kinds",
        "types": "types",
        "by": "player",
        "besides": BY_WORD,
    }

    def __init__(
        self,
        sort: int,
        least: int = 0,
        most: int = 0,
        kinds: int = 0,
        types: int = 0,
        by: int = 0,
        besides: bool = False,
    ) -> None:
        super().__init__()
        self.sort = sort
        self.least = least
        self.most = most
        self.kinds = kinds
        self.types = types
        self.by = by
        # Another one than what was announced, which stays announced.
        self.besides = besides

    def feeds(self) -> int:
        """Which cards are meant then hangs on what was announced."""
        return ANY_PLACE

    def prepare(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        except_ = scope.announced if self.besides else 0
        player = player_of(state, scope, self.by)
        state.push(
            announcing.Announcement(
                player,
                self.sort,
                self.least,
                self.most,
                self.kinds,
                self.types,
                scope.source.card,
                except_,
            )
        )

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        run.done = True
        player = player_of(state, scope, self.by)
        before = scope.announced if self.besides else 0
        announcing.note(state, scope, player, self.sort, state.last_picks[0])
        scope.announced |= before


class AnnouncedName(Filter):
    """Called, or originally called, as was announced."""

    WORD: ClassVar = "of_announced_name"
    PARTS: ClassVar[Parts] = {"original": "yes_no"}

    def __init__(self, original: bool = False) -> None:
        self.original = original

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        name = state.cards[card].printed.title if self.original else identity.title(state, card)
        return name == announced_title(state, scope)

    def asks_names(self) -> bool:
        return not self.original

    def asks_face(self) -> bool:
        return True


class Becomes(Clause):
    """Its Attribute or Type becomes this (bits), or if that is 0, the one announced."""

    def __init__(self, sort: int, bits: int) -> None:
        layer = en.ATTRIBUTE if sort == announcing.ATTRIBUTE else en.RACE
        super().__init__(layer, en.SET_TO)
        self.sort = sort
        self.bits = bits

    def value(self, state: State, scope: Scope) -> int:
        if self.bits:
            return self.bits
        if self.sort == announcing.RACE:
            return announced_race(state, scope)
        return announced(state, scope)


class AttributeIs(Becomes):
    """Its Attribute becomes this one; without any, the one that was announced."""

    WORD: ClassVar = "attribute_is"
    PARTS: ClassVar[Parts] = {"bits": "attributes"}
    NAMED: ClassVar[Parts] = {"bits": "attribute"}

    def __init__(self, bits: int = 0) -> None:
        super().__init__(announcing.ATTRIBUTE, bits)


class RaceIs(Becomes):
    """Its Type becomes this one; without any, the one that was announced."""

    WORD: ClassVar = "race_is"
    PARTS: ClassVar[Parts] = {"bits": "races"}
    NAMED: ClassVar[Parts] = {"bits": "race"}

    def __init__(self, bits: int = 0) -> None:
        super().__init__(announcing.RACE, bits)


class AnnouncedNumber(Number):
    """The number that was announced."""

    WORD: ClassVar = "announced_number"

    def value(self, state: State, scope: Scope) -> int:
        return announced(state, scope)


class CheckAttribute(Action):
    """Check the Attribute of this monster as it is now, before something is done to it;
    `OF_CHECKED_ATTRIBUTE` speaks of it."""

    WORD: ClassVar = "check_attribute"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards

    def feeds(self) -> int:
        """Which cards are meant then hangs on what was checked."""
        return ANY_PLACE

    def foretells(self, state: State, scope: Scope) -> bool:
        return self.note(state, scope)

    def perform(self, state: State, run: Run) -> None:
        run.done = self.note(state, run.scope(state))

    def note(self, state: State, scope: Scope) -> bool:
        cards = self.cards.find(state, scope)
        for card in cards:
            scope.announced = values.attribute(state, card)
        return len(cards) > 0


class AttributeWasAnnounced(Condition):
    """One of these monsters is of an Attribute that was announced; also of a face-down one that
    was revealed, which isn't face-up by that (TRM-166).

    One of these monsters, face-down or not, is of an Attribute that was announced, as it counts
    where it lies: what a face-down one has by its own effects doesn't apply (TRM-167).
    """

    WORD: ClassVar = "attribute_was_announced"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def holds(self, state: State, scope: Scope) -> bool:
        for card in self.cards.find(state, scope):
            if values.attribute(state, card) & scope.announced:  # TRM-167
                return True
        return False


class AttributeChecked(Filter):
    """Of the Attribute that was announced, or checked."""

    WORD: ClassVar = "of_checked_attribute"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return values.attribute(state, card) & scope.announced != 0

    def asks_face(self) -> bool:
        return True
