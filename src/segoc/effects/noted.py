"""What an effect notes when it resolves and speaks of later: a name, a column, how its card was
activated, and whom it was equipped to then."""

from typing import ClassVar

from segoc.effects.numbers import LevelOf
from segoc.effects.on_cards import OnCards
from segoc.effects.references import Paid, still_there
from segoc.kernel.language import entry as en
from segoc.kernel.language.action import Action
from segoc.kernel.language.node import Cards, Clause, Condition, Filter, Number, Parts
from segoc.kernel.language.scope import Link, Scope
from segoc.kernel.picture import identity
from segoc.kernel.programs.program import Run
from segoc.kernel.table.geometry import column_of
from segoc.kernel.table.places import on_field
from segoc.kernel.table.state import NO_CARD, State


class NoteName(OnCards):
    """Note the name of a card: `OF_NOTED_NAME` is what is called so, for as long as something
    applies by this effect."""

    WORD: ClassVar = "note_name"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def perform(self, state: State, run: Run) -> None:
        for card in self.meant(state, run):
            run.done = True
            run.scope(state).announced = state.cards[card].printed.code


class NotedName(Filter):
    """Called as was noted."""

    WORD: ClassVar = "of_noted_name"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        noted = scope.announced
        return noted in state.faces and identity.title(state, card) == state.faces[noted].title

    def asks_names(self) -> bool:
        return True

    def asks_face(self) -> bool:
        return True


class NoteValue(Action):
    """Note a number as it is now; `noted_value` speaks of it later in the effect."""

    WORD: ClassVar = "note_value"
    PARTS: ClassVar[Parts] = {"value": "number"}

    def __init__(self, value: Number) -> None:
        super().__init__()
        self.value = value

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        scope.announced = self.value.value(state, scope)
        run.done = True


class NotedValue(Number):
    """The number that `note_value` has noted."""

    WORD: ClassVar = "noted_value"

    def value(self, state: State, scope: Scope) -> int:
        return scope.announced


class LevelOfPaid(Number):
    """The Level that what was spent as cost had before it went: on the field, not in the GY. The
    cost must say `noting_level`."""

    WORD: ClassVar = "level_of_paid"

    def value(self, state: State, scope: Scope) -> int:
        return scope.announced or LevelOf(Paid()).value(state, scope)


class NoteColumn(OnCards):
    """Note the column in which a card lies: `IN_NOTED_COLUMN` is what lies there, for as long as
    something applies by this effect, wherever the card is then."""

    WORD: ClassVar = "note_column"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def perform(self, state: State, run: Run) -> None:
        for card in self.meant(state, run):
            held = state.cards[card]
            if on_field(held.place) and column_of(held.zone) >= 0:
                run.done = True
                run.scope(state).announced = column_of(held.zone) + 1


class NotedColumn(Filter):
    """In the column that was noted."""

    WORD: ClassVar = "in_noted_column"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        held = state.cards[card]
        return on_field(held.place) and column_of(held.zone) + 1 == scope.announced


class Noted(Clause):
    """Applied to a player: `noted_number` is this number, for the effects of this card, for as long
    as it applies."""

    WORD: ClassVar = "noted"
    PARTS: ClassVar[Parts] = {"number": "number"}

    def __init__(self, number: Number) -> None:
        super().__init__(en.NOTED)
        self.number = number

    def value(self, state: State, scope: Scope) -> int:
        return self.number.value(state, scope)


class NotedNumber(Number):
    """The number that an effect of this card `noted` last."""

    WORD: ClassVar = "noted_number"

    def value(self, state: State, scope: Scope) -> int:
        found = 0
        for entry in state.entries:
            if entry.layer == en.NOTED and entry.source.card == scope.source.card:
                if entry.code == scope.code:
                    found = entry.value
        return found


class WasSet(Condition):
    """This card was activated from where it was Set, not from the hand."""

    WORD: ClassVar = "was_set"

    def holds(self, state: State, scope: Scope) -> bool:
        return isinstance(scope, Link) and not scope.from_hand  # CRD-371


class WasEquipped(Cards):
    """The monster that this card was equipped to when it was activated, or an effect of it."""

    WORD: ClassVar = "was_equipped"

    def find(self, state: State, scope: Scope) -> list[int]:
        if not isinstance(scope, Link):
            # Nothing was activated yet: it is what the card is equipped to now.
            return [
                one.target.card
                for one in state.ties
                if one.equip and one.source.card == scope.source.card
            ]
        if scope.host.card == NO_CARD:
            return []
        return still_there(state, [scope.host])


class IsChainLink(Condition):
    """It would be this Chain Link, or a later one."""

    WORD: ClassVar = "as_chain_link"
    PARTS: ClassVar[Parts] = {"least": "count"}

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, state: State, scope: Scope) -> bool:
        return len(state.chain) + 1 >= self.least  # CRD-391
