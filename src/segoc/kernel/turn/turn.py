"""The turn: its phases in order."""

from typing import ClassVar, Final

from segoc.kernel.battle.battle_phase import BattlePhase
from segoc.kernel.chain.phase_processes import do_at_end_of_turn
from segoc.kernel.chain.windows import AFTER, Window
from segoc.kernel.language import lingering
from segoc.kernel.language.delayed_effects import unbind_from_phase
from segoc.kernel.moving.drawing import draw
from segoc.kernel.picture import prohibitions
from segoc.kernel.picture.picture import picture
from segoc.kernel.programs.once_per_turn import forget_uses
from segoc.kernel.table import verbs
from segoc.kernel.table.event import (
    BY_RULE,
    NO_RECORDS,
    PHASE_BEGAN,
    TURN_BEGAN,
    TURN_ENDED,
)
from segoc.kernel.table.phases import (
    BATTLE_PHASE as IN_BATTLE_PHASE,
    DRAW_PHASE,
    END_PHASE as IN_END_PHASE,
    MAIN_PHASE_1,
    MAIN_PHASE_2,
    STANDBY_PHASE,
    TURN_END,
)
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.record import TRUTH, Fields
from segoc.kernel.table.state import NO_CARD, State
from segoc.kernel.turn.end_phase import EndPhase
from segoc.kernel.turn.main_phase import MainPhase


class Turn(Procedure):
    """Draw, Standby, Main 1, Battle, Main 2, End (TRM-111); then the other player's turn.

    The Battle Phase is optional (TRM-114), and without it there is no Main Phase 2
    (TRM-115). `battle` is what Main Phase 1 ended with: whether there is one this turn.
    """

    FIELDS: ClassVar[Fields] = {"battle": TRUTH}

    # Steps.
    BEGIN: Final = 0
    DRAW: Final = 1
    AFTER_DRAW: Final = 2
    STANDBY: Final = 3
    MAIN_1: Final = 4
    BATTLE: Final = 5
    MAIN_2: Final = 6
    END: Final = 7
    CLOSE: Final = 8

    def __init__(self) -> None:
        super().__init__()
        self.battle = False

    def copy(self) -> "Turn":
        new = Turn()
        new.step = self.step
        new.battle = self.battle
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.BEGIN:
            self.begin(state)
        elif step == self.DRAW:
            self.draw_phase(state)
        elif step == self.AFTER_DRAW:
            state.push(Window(AFTER))  # TRM-136
        elif step == self.STANDBY:
            self.enter(state, STANDBY_PHASE)
            state.push(Window(AFTER))
        elif step == self.MAIN_1:
            self.main_phase_1(state)
        elif step == self.BATTLE:
            self.battle_phase(state)
        elif step == self.MAIN_2:
            if self.battle:  # TRM-115
                self.enter(state, MAIN_PHASE_2)
                state.push(MainPhase())
        elif step == self.END:
            self.enter(state, IN_END_PHASE)
            state.push(EndPhase())
        elif step == self.CLOSE:
            # "At the end of the turn" is after the End Phase.
            state.tick()
            state.phase = TURN_END
            do_at_end_of_turn(state)
        else:
            self.end(state)

    def begin(self, state: State) -> None:
        if state.turn:
            # Between two turns there is no time for anything: what happened there triggers nothing.
            state.events_since_window = []  # TRG-161
        state.tick()
        state.turn += 1
        state.normal_summons = 0
        state.additional_summons = 0
        state.pendulum_summons = 0
        state.additional_pendulums = 0
        state.battle_phases = 0
        state.attacks = 0
        state.progressed()
        forget_uses(state, False)
        state.emit(
            TURN_BEGAN,
            state.turn_player,
            NO_RECORDS,
            why=BY_RULE,
            amounts=[state.turn],
            rule="TRM-111",
        )

    def enter(self, state: State, phase: int) -> None:
        state.tick()
        if state.delayed_effects:
            unbind_from_phase(state)
        state.phase = phase
        state.progressed()
        state.emit(
            PHASE_BEGAN,
            state.turn_player,
            NO_RECORDS,
            phase_begun=phase,
            why=BY_RULE,
            rule="TRM-111",
        )
        if reacts_to(state, PHASE_BEGAN):
            # What applies each time that a phase begins does so at once.
            state.settle()

    def draw_phase(self, state: State) -> None:
        """Where an effect lets it be skipped, the Standby Phase comes next."""
        skipped = prohibitions.forbidden_to(state, state.turn_player, verbs.DRAW_PHASE, NO_CARD)
        if skipped:  # SEG-085
            self.step = self.STANDBY  # SEG-085
            return  # SEG-085
        self.enter(state, DRAW_PHASE)
        if state.turn > 1:  # TRM-113
            draw(state, state.turn_player, 1, BY_RULE, "SEG-015")
            state.settle()

    def main_phase_1(self, state: State) -> None:
        """Where an effect lets it be skipped, it is only decided what follows."""
        self.battle = False
        main = MainPhase()
        main.over = prohibitions.forbidden_to(state, state.turn_player, verbs.MAIN_PHASE_1, NO_CARD)
        if not main.over:
            self.enter(state, MAIN_PHASE_1)
        state.push(main)

    def battle_phase(self, state: State) -> None:
        self.battle = state.battle_phases > 0
        if self.battle:
            self.enter(state, IN_BATTLE_PHASE)
            state.push(BattlePhase())

    def end(self, state: State) -> None:
        lingering.end_turn(state)  # TRM-116
        state.emit(
            TURN_ENDED,
            state.turn_player,
            NO_RECORDS,
            why=BY_RULE,
            amounts=[state.turn],
            rule="TRM-116",
        )
        state.turn_player = 1 - state.turn_player
        self.step = self.BEGIN


def reacts_to(state: State, kind: int) -> bool:
    """Whether some effect in its place applies each time that something of this kind happens."""
    if not state.has_effects:
        return False
    return picture(state).reacts >> kind & 1 == 1
