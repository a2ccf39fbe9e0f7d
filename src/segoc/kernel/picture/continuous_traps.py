"""Continuous Traps: an effect of theirs can be used as the card is activated (CRD-383)."""

from segoc.kernel.language.effect import ACTIVATION, QUICK, Activated
from segoc.kernel.language.scope import Scope
from segoc.kernel.table.card import Card
from segoc.kernel.table.places import HAND, SPELL_ZONE
from segoc.kernel.table.reason import IMPOSSIBLE
from segoc.kernel.table.state import State


def comes_with_card(held: Card, effect: Activated) -> bool:
    """An effect of a Continuous Trap that is used from where the card lies face-up: it can be
    part of the card's activation, of one that is Set or comes from the hand."""
    if effect.kind != QUICK or not effect.places >> SPELL_ZONE & 1:
        return False
    if held.place != HAND and (held.place != SPELL_ZONE or held.face_up):
        return False
    return held.printed.is_continuous_trap  # CRD-383, CRD-384, ACT-051


def is_card_activation(held: Card, effect: Activated) -> bool:
    return effect.kind == ACTIVATION or comes_with_card(held, effect)  # CRD-383, CRD-384


def against_using_at_once(state: State, scope: Scope, effect: Activated) -> str:
    """The rule by which this effect can't be used as its card is activated, or ""."""
    if not _is_just_turned_up(state, scope):
        return IMPOSSIBLE
    for action in effect.cost:
        # It would have to lie there face-up already, to be spent.
        if scope.source.card in action.takes(state, scope):  # CRD-385, CRD-386
            return "CRD-386"
    return ""


def _is_just_turned_up(state: State, scope: Scope) -> bool:
    """The card can also be activated without doing anything, whenever one likes."""
    printed = state.cards[scope.source.card].printed
    for number in range(printed.own):
        effect = printed.effects[number]
        if isinstance(effect, Activated) and effect.kind == ACTIVATION:
            free = effect.happening is None and effect.condition is None
            return free and not effect.program and not effect.cost and effect.target is None
    return False
