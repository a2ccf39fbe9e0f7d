"""Being targeted: by which effects a card can't be, once and for all or continuously, looked back
at; and turning an effect to another target."""

from typing import ClassVar

from segoc.effects.filtered_clauses import OfThosePassing
from segoc.effects.on_cards import OnCards
from segoc.kernel.chain.targets import proper_targets
from segoc.kernel.language import entry as en, ties
from segoc.kernel.language.node import FIELD_PLACES, Cards, Filter, Happening, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.programs.program import Run, activated_of
from segoc.kernel.table import event as ev
from segoc.kernel.table.event import Event
from segoc.kernel.table.kinds import EQUIP
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import on_field
from segoc.kernel.table.state import State


class WasTargeted(Happening):
    """These cards were targeted, looked back at when that effect has been processed, negated or
    not; who negates the activation undoes the targeting (EFX-066)."""

    WORD: ClassVar = "was_targeted"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def kinds(self) -> int:
        return 1 << ev.RESOLVED

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        # What the chain did is still to come to a window, or is what this one is about.
        told = state.events_since_window if state.events_since_window else state.window_events
        targeted = False
        for earlier in told:
            if earlier.amounts != event.amounts:
                continue
            if earlier.kind == ev.NEGATED and not earlier.effect_was_negated:
                return False  # EFX-066, TRM-058
            if earlier.kind == ev.TARGETED:
                # The last ones count: a target may have been changed for another.
                targeted = False
                for record in earlier.cards:
                    # As the object that it was: in the GY, say, it was another one.
                    same = state.cards[record.card].life == record.life
                    if same and self.cards.includes_shown(state, scope, record.card):
                        targeted = True  # TRM-057, SEG-152
        return targeted


class NotTargetedBy(OfThosePassing):
    """In a `standing` effect: can't be targeted by the effects of cards that pass the filters."""

    WORD: ClassVar = "not_targeted_by"
    PARTS: ClassVar[Parts] = {"that": "filters"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, *that: Filter) -> None:
        super().__init__(en.UNTARGETED, that)


class CannotTargetWith(NotTargetedBy):
    """Of a player, in a `standing` effect: can't target these cards with effects of cards that
    pass the filters."""

    WORD: ClassVar = "cannot_target_with"
    PARTS: ClassVar[Parts] = {"that": "filters+", "cards": "cards"}

    def __init__(self, *that: Filter, cards: Cards) -> None:
        super().__init__(*that)
        self.cards = cards

    def meant(self, state: State, scope: Scope) -> list[int]:
        return self.cards.find(state, scope)


class KeptAsTarget(Filter):
    """The continuous target of a card: linked to it, or equipped with it. What is being activated
    or processed doesn't count yet.

    The continuous target of a card, whose effect has been processed: linked to it, or equipped
    with it (TRM-061).
    """

    WORD: ClassVar = "kept_as_target"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return len(ties.keepers(state, card)) > 0


class KeepsTarget(Filter):
    """A card whose own effect has one of these, and nothing else, as its continuous target."""

    WORD: ClassVar = "keeping_target"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        found = ties.linked(state, card)
        if len(found) != 1 or card not in ties.keepers(state, found[0]):  # OLD-011
            return False
        for tie in state.ties:
            if tie.source.card == card and tie.maker != card:
                return False
        return self.cards.includes_shown(state, scope, found[0])  # OLD-011, NEG-198


class ProperTargets(Cards):
    """Of an effect that answers an activation: the other cards on the field that could have been
    targeted by what was activated (TRM-059)."""

    WORD: ClassVar = "proper_targets"

    def reach(self) -> int:
        return FIELD_PLACES

    def find(self, state: State, scope: Scope) -> list[int]:
        if scope.answers < 0:
            return []
        link = state.chain[scope.answers]
        aimed = [ref.card for ref in link.targets]
        found: list[int] = []
        for card in proper_targets(state, link, activated_of(state, link)):
            if card not in aimed and on_field(state.cards[card].place):
                found.append(card)  # TRM-059, TRM-060
        return found


class ChangeTarget(OnCards):
    """The effect that is answered targets this card instead, if it is still a proper target."""

    WORD: ClassVar = "change_target"
    PARTS: ClassVar[Parts] = {"cards": "cards"}
    NAMED: ClassVar[Parts] = {"cards": "to"}

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        proper = ProperTargets().find(state, scope)
        for card in self.meant(state, run):
            if card not in proper:
                continue
            link = state.chain[scope.answers]
            link.aim_at([refer(state.cards[card])])  # TRM-059
            run.done = True
            state.tick()
            numbers = [scope.answers + 1]
            records = [state.snapshot(card)]
            state.emit(
                ev.TARGETED,
                scope.player,
                records,
                why=ev.BY_EFFECT,
                amounts=numbers,
                rule="TRM-059",
            )
            source = state.cards[link.source.card]
            if activated_of(state, link).keeps and link.source.still_linked(source):
                # The first one may be gone by now, and what was kept with it.
                keeper = source.id
                equip = source.printed.prop == EQUIP
                ties.untie(state, keeper)
                ties.tie(state, keeper, card, link.code, link.effect_no, keeper, equip)  # TRM-059
