"""Being targeted: by which effects a card can't be, once and for all or continuously, looked back
at; and turning an effect to another target."""

from typing import ClassVar

from segoc.effects.on_cards import OnCards
from segoc.kernel.chain.targets import proper_targets
from segoc.kernel.language import entry as en
from segoc.kernel.language import ties
from segoc.kernel.language.node import FIELD_PLACES, Cards, Clause, Filter, Happening
from segoc.kernel.language.scope import Scope
from segoc.kernel.programs.program import Run, activated_of
from segoc.kernel.table import event as ev
from segoc.kernel.table.event import Event
from segoc.kernel.table.kinds import EQUIP
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import on_field
from segoc.kernel.table.state import State


class WasTargeted(Happening):
    """Cards that are meant were the targets of an effect whose turn to be processed came,
    negated or not. An activation that was negated has targeted nothing (EFX-066)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards",)

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


class NotTargetedBy(Clause):
    """Can't be targeted by the effects of cards that pass the filters."""

    FIELDS: ClassVar[tuple[str, ...]] = ("filters",)
    TIMELESS: ClassVar[bool] = True

    def __init__(self, filters: list[Filter]) -> None:
        super().__init__(en.UNTARGETED)
        self.filters = filters

    def concerns(self, state: State, scope: Scope, card: int) -> bool:
        for one in self.filters:
            if not one.passes(state, scope, card):
                return False
        return True


class CannotTargetWith(NotTargetedBy):
    """A player can't target these cards with effects of cards that pass the filters."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "filters")

    def __init__(self, cards: Cards, filters: list[Filter]) -> None:
        super().__init__(filters)
        self.cards = cards

    def meant(self, state: State, scope: Scope) -> list[int]:
        return self.cards.find(state, scope)


class KeptAsTarget(Filter):
    """The continuous target of a card, whose effect has been processed: linked to it, or equipped
    with it (TRM-061)."""

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return len(ties.keepers(state, card)) > 0


class KeepsTarget(Filter):
    """Has one of these cards, and no other, as its continuous target, by an effect of its own that
    has been processed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        found = ties.linked(state, card)
        if len(found) != 1 or card not in ties.keepers(state, found[0]):  # OLD-011
            return False
        for tie in state.ties:
            if tie.source.card == card and tie.maker != card:
                return False
        return self.cards.includes_shown(state, scope, found[0])  # OLD-011


class ProperTargets(Cards):
    """The other cards on the field that the answered effect could have targeted (TRM-059)."""

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
    """The effect that is answered has this card as its target instead, if that is proper."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "joint")

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
