"""What a phase or step brings without a chain: effects that were put off until then, what lasts
until then, and maintenance costs.

Together with the effects that are activated in it these are what its players do in it, one at a
time and in the order that they like (PRI-009, TRG-013; see `windows`). Each is done when the player
wants it whose effect it is, also if it is the other player who must do something (PRI-011).
"""

from typing import Final

from segoc.kernel.chain.settling import still_applies
from segoc.kernel.knowledge.knowledge import is_public
from segoc.kernel.language import lingering
from segoc.kernel.language.delayed_effects import DelayedEffect, is_due, still_meant
from segoc.kernel.language.effect import Reaction
from segoc.kernel.language.entry import UNTIL_END_PHASE, UNTIL_STANDBY_PHASE, Entry
from segoc.kernel.table.decision import APPLY, Option
from segoc.kernel.table.ints import Player, Spot
from segoc.kernel.table.lifetimes import Ref
from segoc.kernel.table.phases import (
    BATTLE_PHASE_END,
    END_PHASE,
    END_STEP,
    STANDBY_PHASE,
    TURN_END,
)
from segoc.kernel.table.places import NO_SPOT
from segoc.kernel.table.state import State

# How long an effect lasts that ends in that phase.
ENDS_IN: Final = {END_PHASE: UNTIL_END_PHASE, STANDBY_PHASE: UNTIL_STANDBY_PHASE}


class PhaseProcess:
    """One of them: what was put off, or what an effect has applied until now. If one effect has
    done both, that is one process: what it put off comes when the other has ended (TRM-074)."""

    def __init__(self, source: Ref, put_off: DelayedEffect | None, lasting: Entry | None) -> None:
        self.source = source
        self.put_off = put_off
        self.lasting = lasting


# Mostly there is nothing of this: never written to.
NOTHING: Final[list[PhaseProcess]] = []


def processes_of(state: State, player: Player) -> list[PhaseProcess]:
    """Those of this player that are due now, the earliest first."""
    if not state.delayed_effects and not state.entries:
        return NOTHING
    phase = BATTLE_PHASE_END if state.battle_step == END_STEP else state.phase
    found: list[PhaseProcess] = []
    for due in state.delayed_effects:
        # PRI-011
        if due.what.player == player and is_due(state, due, phase) and _is_owed(state, due):
            found.append(PhaseProcess(due.what.source, due, None))
    if phase in ENDS_IN:
        until = ENDS_IN[phase]
        for entry in state.entries:
            if entry.until == until and entry.player == player and not _is_listed(found, entry):
                found.append(PhaseProcess(entry.source, None, entry))
    return found


def any_processes(state: State) -> bool:
    return len(processes_of(state, 0)) > 0 or len(processes_of(state, 1)) > 0


def _is_owed(state: State, due: DelayedEffect) -> bool:
    """What maintains a card isn't owed any more when that has left, or its text doesn't apply."""
    what = due.what
    if not isinstance(state.faces[what.code].effects[what.effect_no], Reaction):
        return True
    held = state.cards[what.source.card]
    return what.source.same_object(held) and still_applies(state, what)  # SEG-158


def _is_listed(found: list[PhaseProcess], entry: Entry) -> bool:
    """All that an effect has applied at once ends at once."""
    return any(_ends(one, entry) for one in found)


def _ends(one: PhaseProcess, entry: Entry) -> bool:
    """Whether an entry that lasts until now ends with this process."""
    if not one.source.same_as(entry.source):
        return False
    if one.put_off is not None:
        return one.put_off.what.code == entry.code  # SEG-158
    lasting = one.lasting
    return lasting is not None and (
        (lasting.code, lasting.effect_no) == (entry.code, entry.effect_no)
    )


def process_options(state: State, those: list[PhaseProcess]) -> list[Option]:
    """They are named by the card whose effect they are, as far as everybody can tell where it is
    now; several of a card are counted."""
    options: list[Option] = []
    for one in those:
        spot = _spot_of(state, one.source)
        alike = [option for option in options if option.spot == spot]
        options.append(Option(APPLY, spot, NO_SPOT, len(alike)))
    return options


def _spot_of(state: State, source: Ref) -> Spot:
    held = state.cards[source.card]
    followed = source.life > held.shuffled_life and is_public(state, held.id)
    return state.spot(held.id) if followed else NO_SPOT


def do_process(state: State, player: Player, option: Option) -> None:
    """Do the one that the option names."""
    those = processes_of(state, player)
    options = process_options(state, those)
    for index in range(len(those)):
        if options[index].same(option):
            _do(state, those[index])
            return


def _do(state: State, one: PhaseProcess) -> None:
    state.tick()
    until = ENDS_IN.get(state.phase, 0)
    lingering.end(
        state, [e for e in state.entries if e.until == until and _ends(one, e)]
    )  # EFX-162
    if one.put_off is not None:
        state.delayed_effects = [due for due in state.delayed_effects if due is not one.put_off]
        state.waiting_effects.append(still_meant(state, one.put_off.what))  # EFX-145
    state.settle()


def do_all(state: State) -> None:
    """The time for choices is over: all that is due is done, the turn player's first."""
    for player in (state.turn_player, 1 - state.turn_player):
        for one in processes_of(state, player):
            _do(state, one)  # SEG-158


def do_at_end_of_turn(state: State) -> None:
    """After the End Phase nobody chooses: what was put off until then applies, the earliest
    first."""
    for due in state.delayed_effects:
        if is_due(state, due, TURN_END):
            _do(state, PhaseProcess(due.what.source, due, None))  # TRM-116
