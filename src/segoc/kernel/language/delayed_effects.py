"""What effects have put off: a part of a text that applies in a later phase, without a chain.

Such a part is an effect of its own in the card's text (`Delayed`), so it has an address. What
it is about are references: a card that has moved on meanwhile is not meant any more (EFX-149), nor
is one that the effect was done to and that has been face-down since (FDN-086).
"""

from typing import ClassVar, Final

from segoc.kernel.language.effect import Delayed
from segoc.kernel.language.scope import Scope
from segoc.kernel.language.waiting_effects import WaitingEffect
from segoc.kernel.table.event import Event
from segoc.kernel.table.ints import Code
from segoc.kernel.table.lifetimes import Ref, has_been_face_down
from segoc.kernel.table.record import INT, Fields, Record, always
from segoc.kernel.table.state import State

# In the turn of either player.
ANYBODY: Final = -1


class DelayedEffect(Record):
    """A value: what will apply, in which phase, in whose turn, and not before which turn."""

    FIELDS: ClassVar[Fields] = {
        "what": always(WaitingEffect),
        "phase": INT,
        "whose": INT,
        "turn": INT,
    }

    def __init__(self, what: WaitingEffect, phase: int, whose: int, turn: int) -> None:
        self.what = what
        self.phase = phase
        self.whose = whose
        self.turn = turn


def number_of(state: State, code: Code, part: Delayed) -> int:
    """The address of a part in its card's text."""
    effects = state.faces[code].effects
    number = 0
    while effects[number] is not part:
        number += 1
    return number


def put_off(state: State, scope: Scope, number: int, event: Event | None) -> None:
    """Let a part of an effect wait for its phase."""
    part = state.faces[scope.code].effects[number]
    assert isinstance(part, Delayed)
    what = WaitingEffect(scope.player, scope.source, scope.code, number, event, True)
    what.targets = scope.targets.copy()
    what.acted_on = scope.done.copy()
    whose = ANYBODY
    if part.whose < 2:
        whose = scope.player if part.whose == 0 else 1 - scope.player
    state.delayed_effects.append(DelayedEffect(what, part.phase, whose, state.turn + part.turns))


def still_meant(state: State, what: WaitingEffect) -> WaitingEffect:
    """What is put off is done to "the monster that was summoned by this effect": one that has been
    face-down since then is that no more."""
    kept: list[Ref] = []
    for ref in what.acted_on:
        card = state.cards[ref.card]
        # To mix face-down cards breaks their links as well, but turns none.
        if ref.still_linked(card) or not has_been_face_down(card):
            kept.append(ref)  # FDN-086
    if len(kept) == len(what.acted_on):
        return what
    new = WaitingEffect(
        what.player, what.source, what.code, what.effect_no, what.event, what.immediate
    )
    new.targets = what.targets.copy()
    new.acted_on = kept
    return new


def bind_to_phase(state: State, what: WaitingEffect) -> None:
    """Let an effect without a chain that reacts to the beginning of a phase wait in it until its
    player wants it, and no longer than that phase."""
    state.delayed_effects.append(DelayedEffect(what, state.phase, ANYBODY, state.turn))  # PRI-009


def unbind_from_phase(state: State) -> None:
    """The phase is over."""
    state.delayed_effects = [
        due
        for due in state.delayed_effects
        if isinstance(state.faces[due.what.code].effects[due.what.effect_no], Delayed)
    ]


def is_due(state: State, due: DelayedEffect, phase: int) -> bool:
    """Whether it has waited for this phase."""
    mine = due.whose in (ANYBODY, state.turn_player)
    return due.phase == phase and mine and due.turn <= state.turn
