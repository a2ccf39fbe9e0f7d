"""Limits of use: once per turn, once per chain, once while face-up; what counts as a use."""

from typing import Final

from segoc.kernel.language.effect import (
    ONCE_A_CHAIN,
    ONCE_A_DUEL_BY_NAME,
    ONCE_A_TURN,
    ONCE_A_TURN_BY_NAME,
    ONCE_FACE_UP,
    ONE_A_TURN,
    TWICE_A_TURN,
    UNLIMITED,
    Activated,
    Reaction,
)
from segoc.kernel.language.scope import Link, Scope
from segoc.kernel.picture.layers import effects_of
from segoc.kernel.programs.program import activated_of
from segoc.kernel.table.lifetimes import Ref
from segoc.kernel.table.state import State

# More than a card turns face-down in one life.
FACE_LIVES: Final = 10_000


def used_up(state: State, scope: Scope, effect: Activated) -> bool:
    if effect.counted == UNLIMITED or not state.uses:
        return False
    times = times_allowed(effect.counted)
    if effect.limit == UNLIMITED:
        # Bound to a phase: once in it, for each time that the card has it.
        times = max(1, copies_had(state, scope))
    return times_used(state, use_of(state, scope, effect)) >= times


def times_used(state: State, wanted: tuple[int, int, int, int, int]) -> int:
    """How often it is noted. Compiled, this loop makes no tuples; `count` would."""
    number = 0
    for use in state.uses:
        if use == wanted:
            number += 1
    return number


def copies_had(state: State, scope: Scope) -> int:
    """How often the card has this effect: it may have been given it twice."""
    number = 0
    for had in effects_of(state, scope.source.card):
        if had.code == scope.code and had.effect_no == scope.effect_no:
            number += 1
    return number


def times_allowed(limit: int) -> int:
    return 2 if limit == TWICE_A_TURN else 1


def use_of(state: State, scope: Scope, effect: Activated) -> tuple[int, int, int, int, int]:
    number = -1 if effect.shared else scope.effect_no
    return _use(state, scope, effect.counted, number, effect.turns_this_down)


def use_of_reaction(state: State, scope: Scope, effect: Reaction) -> tuple[int, int, int, int, int]:
    return _use(state, scope, effect.limit, scope.effect_no)


def use_within(state: State, scope: Scope, limit: int) -> tuple[int, int, int, int, int]:
    """How a use of what is neither activated nor reacts is noted."""
    return _use(state, scope, limit, scope.effect_no)


def _use(
    state: State, scope: Scope, limit: int, number: int, lasting: bool = False
) -> tuple[int, int, int, int, int]:
    """How a use is noted: by the card as the object it is, or by the name that is its own; of a
    `lasting` one also when the card has been turned face-down."""
    if limit in (ONCE_A_TURN_BY_NAME, ONE_A_TURN, ONCE_A_DUEL_BY_NAME):  # CRD-006
        # Whatever it is called now.
        name = state.face(scope.code).name  # CRD-006, CRD-007
        return (limit, scope.player, name, scope.code, number)  # CRD-006, TRM-229, TRM-232
    # As the object it is, and since it is face-up (SEG-070).
    since = _since(scope.source)
    if lasting:
        since -= since % FACE_LIVES  # TM2-016
    return (limit, scope.source.card, since, scope.code, number)


def _since(source: Ref) -> int:
    # As an `int`: a machine integer of `Ref` has no room for many lives.
    return int(source.life) * FACE_LIVES + int(source.face_life)


def carry_uses(state: State, before: Ref, after: Ref) -> None:
    """A card that its own effect has made an equip card, or a monster again, is another object
    now; what it could use once this turn it has used all the same."""
    was = _since(before)
    now = _since(after)
    for use in state.uses.copy():
        if use[0] == ONCE_A_TURN and use[1] == before.card and use[2] == was:
            state.uses.append((use[0], use[1], now, use[3], use[4]))  # SEG-159


def take_back_use(state: State, link: Link) -> None:
    """A negated activation is none of the one card that may be activated."""
    effect = activated_of(state, link)
    if effect.limit == ONE_A_TURN:  # SEG-073
        state.uses.remove(use_of(state, link, effect))  # SEG-073, ACT-085


def forget_uses(state: State, of_chain: bool) -> None:
    """The chain, or the turn, is over."""
    if not state.uses:
        return
    if of_chain:
        state.uses = [use for use in state.uses if use[0] != ONCE_A_CHAIN]
    else:
        lasting = (ONCE_FACE_UP, ONCE_A_DUEL_BY_NAME)
        state.uses = [use for use in state.uses if use[0] in lasting]
