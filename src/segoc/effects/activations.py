"""Activations as something that happens: answered directly, or when their chain is over."""

from collections.abc import Sequence
from typing import ClassVar, Final

from segoc.effects.players import EITHER, means
from segoc.kernel.language.action import Action
from segoc.kernel.language.effect import ACTIVATION
from segoc.kernel.language.node import ANY_PLACE, Cards, Filter, Happening, Parts
from segoc.kernel.language.scope import Link, Scope
from segoc.kernel.programs.program import activated_of
from segoc.kernel.table import event as ev
from segoc.kernel.table.event import Event
from segoc.kernel.table.kinds import MONSTER, SPELL
from segoc.kernel.table.state import State

# What is activated, as bits.
MONSTER_EFFECT: Final = 1 << 0
SPELL_CARD: Final = 1 << 1
TRAP_CARD: Final = 1 << 2
SPELL_EFFECT: Final = 1 << 3  # of a Spell that is activated already, or lies elsewhere
TRAP_EFFECT: Final = 1 << 4


class Activation(Happening):
    """An activation, answered by the very next link: of what, by whom, where; that targets
    these cards, or one of them `alone`; that includes this verb, done to these cards, perhaps or
    certainly; `of` a card that passes these filters.

    A card or effect is activated: answered by the very next link (TRM-129).

    A Trap's effect in the GY is no activation of a Trap Card. `includes`
    is what the activated effect must do, `certain` whether it can't but do it (TRM-094);
    `places` is where it is activated (bits), 0 for anywhere; `alone`: it targets one card only.
    """

    WORD: ClassVar = "activated"
    PARTS: ClassVar[Parts] = {
        "what": "what",
        "by": "whose",
        "targeting": "cards",
        "includes": "verb",
        "to": "cards",
        "certain": "yes_no",
        "in_": "places",
        "of": "filters",
        "alone": "yes_no",
    }

    def __init__(
        self,
        what: int,
        by: int = EITHER,
        targeting: Cards | None = None,
        includes: int = 0,
        to: Cards | None = None,
        certain: bool = False,
        in_: int = 0,
        of: Sequence[Filter] = (),
        alone: bool = False,
    ) -> None:
        self.what = what
        self.by = by
        self.targeting = targeting
        self.includes = includes
        self.to = to
        self.certain = certain
        self.in_ = in_
        # What the card must be whose effect it is.
        self.of: list[Filter] = list(of)
        self.alone = alone

    def fits_link(self, state: State, scope: Scope, link: Link) -> bool:
        if not means(state, scope, self.by, link.player):
            return False
        if not is_what(link.as_activated.kind, link.card_activation, self.what):
            return False
        # TRM-026, TRM-027, TRM-028
        if self.in_ and not self.in_ >> link.as_activated.place & 1:
            return False
        if self.targeting is not None and not self.targets(state, scope, link):
            return False
        if self.of and not self.was_such(state, scope, link):
            return False
        return self.includes == 0 or self.does(state, scope, link)

    def was_such(self, state: State, scope: Scope, link: Link) -> bool:
        """The card passes the filters as it was when it was activated: perhaps it is gone, as
        its own cost."""
        then = Event(ev.ACTIVATED, link.player, [link.as_activated], why=0, rule="", moment=0)
        for one in self.of:
            if not one.passes_then(state, scope, then, 0):
                return False
        return True

    def answers_links(self) -> bool:
        return True

    def targets(self, state: State, scope: Scope, link: Link) -> bool:
        assert self.targeting is not None
        if self.alone and len(link.targets) != 1:
            return False
        for ref in link.targets:
            if self.targeting.includes_shown(state, scope, ref.card):  # TRM-065, TRM-066
                # When it is processed, the target may have become another object.
                return ref.same_object(state.cards[ref.card])
        return False

    def where(self, state: State, link: Link, action: Action) -> int:
        """The places (bits) where the cards can be that an action only points at."""
        target = activated_of(state, link).target
        if action.on_targets() and target is not None:
            return target.cards.reach()
        return 1 << link.as_activated.place if action.on_itself() else ANY_PLACE

    def does(self, state: State, scope: Scope, link: Link) -> bool:
        """What the effect includes is read off its program."""
        for action in activated_of(state, link).program:
            if not self.certain:
                # What it may do is in its text, whatever there is to do it to.
                # TRM-337, TRM-338
                places = action.may_do_in(self.includes) & self.where(state, link, action)
                if places and (self.to is None or places & self.to.reach()):
                    return True
                continue
            cards = action.does(state, link, self.includes)
            if cards is None or self.to is None:
                continue
            fitting = 0
            for card in cards:
                if self.to.includes_shown(state, scope, card):
                    fitting += 1
            # TRM-094
            if fitting and (action.does_to_all() or fitting == len(cards)):
                return True
        return False


def is_what(kind: int, of_card: bool, what: int) -> bool:
    if kind == MONSTER:
        return what & MONSTER_EFFECT != 0  # EFX-026, EFX-171, TRM-351
    if kind == SPELL:
        # EFX-025, EFX-027, EFX-168, EFX-171
        # CRD-325, CRD-326, ACT-006, ACT-034
        return what & (SPELL_CARD if of_card else SPELL_EFFECT) != 0
    return what & (TRAP_CARD if of_card else TRAP_EFFECT) != 0  # EFX-023, EFX-027, EFX-028


class WasActivated(Happening):
    """An activation, looked back at when its chain is over (TRM-133)."""

    WORD: ClassVar = "was_activated"
    PARTS: ClassVar[Parts] = {"what": "what", "by": "whose"}

    def __init__(self, what: int, by: int = EITHER) -> None:
        self.what = what
        self.by = by

    def kinds(self) -> int:
        return 1 << ev.ACTIVATED  # TRM-133

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if not means(state, scope, self.by, event.player):
            return False
        of_card = event.effect_kind == ACTIVATION
        if not is_what(event.cards[0].kind, of_card, self.what):  # TRM-133
            return False
        return not was_negated(state, event)


def was_negated(state: State, activation: Event) -> bool:
    """The activation was negated, so that nothing was activated."""
    for event in state.window_events:
        if event.kind == ev.NEGATED and not event.effect_was_negated:
            if event.amounts == activation.amounts:
                return True
    return False


class OfActivator(Filter):
    """Of the player who has activated what this effect answers: controlled on the field, or
    elsewhere in that player's places."""

    WORD: ClassVar = "of_activator"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        if not 0 <= scope.answers < len(state.chain):
            return False
        return state.cards[card].side == state.chain[scope.answers].player
