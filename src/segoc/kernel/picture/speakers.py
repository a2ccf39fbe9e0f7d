"""From where the effects speak that cards have, and those that were applied."""

from segoc.kernel.language.entry import Entry
from segoc.kernel.language.node import Clause
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture.texts import CardEffect
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.native import i32
from segoc.kernel.table.state import State


def scope_of(state: State, had: CardEffect) -> Scope:
    """From where an effect speaks that a card has: its controller is "you"."""
    held = state.cards[had.card]
    player: i32 = held.side
    if had.player >= 0:
        player = had.player
    return Scope(player, refer(held), had.code, had.effect_no)  # EQP-005


def speaker(state: State, had: CardEffect) -> int:
    """Who is "you" in it."""
    return state.cards[had.card].side if had.player < 0 else had.player


def entry_scope(entry: Entry) -> Scope:
    scope = Scope(entry.player, entry.source, entry.code, entry.effect_no)
    scope.announced = entry.announced
    return scope


def clause_of(state: State, entry: Entry) -> Clause:
    return state.face(entry.code).clauses[entry.clause]


def holds(state: State, had: CardEffect) -> bool:
    condition = had.effect.condition
    return condition is None or condition.holds(state, scope_of(state, had))
