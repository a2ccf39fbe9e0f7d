"""Windows: when something has happened, players may activate what answers to it.

All windows are this one procedure. It takes what has happened since the last window
for its triggers, class by class and each from the turn player on (EFX-090…EFX-092),
then asks for fast effects, the turn player first, until both have passed in a row
(TRM-135, TRM-136, SEG-061). What differs is the filter: what the window admits.
"""

from typing import ClassVar, Final

from segoc.kernel.decision import PASS, WINDOW, Option
from segoc.kernel.procedure import Procedure
from segoc.kernel.state import State

# Filters.
AFTER: Final = 0  # something has happened; nothing else stands in the way
NEGATION: Final = 1  # a summon is under way and can still be negated (TRM-129)
PHASE_END: Final = 2  # the turn player wants to leave the phase or step (SEG-060)
ATTACK_DECLARED: Final = 3
DAMAGE_STEP: Final = 4  # the Damage Step's restrictions hold (CRD-286, CRD-296)

FILTER_NAMES: Final[list[str]] = [
    "after",
    "negation",
    "phase end",
    "attack declared",
    "damage step",
]


class Window(Procedure):
    FIELDS: ClassVar[tuple[str, ...]] = ("filter", "asked", "passes")

    def __init__(self, filter: int) -> None:
        super().__init__()
        self.filter = filter
        self.asked = 0
        self.passes = 0

    def copy(self) -> "Window":
        new = Window(self.filter)
        new.step = self.step
        new.asked = self.asked
        new.passes = self.passes
        return new

    def run(self, state: State) -> None:
        if self.step == 0:
            self.step = 1
            self.asked = state.turn_player
            # What has happened triggers here and not again. While a summon can still be
            # negated nothing triggers: its window of success takes all of it (TRM-138).
            if self.filter != NEGATION:
                state.happened.clear()
        elif self.passes < 2:
            self.ask(state)
        else:
            state.pop()

    def ask(self, state: State) -> None:
        """Ask whoever has priority; who has nothing to activate passes unasked."""
        options = self.activations(state)
        if options:
            options.append(Option(PASS))
            state.ask(self.asked, WINDOW, options)
        else:
            self.pass_on()

    def answer(self, state: State, option: Option) -> None:
        self.pass_on()

    def pass_on(self) -> None:
        self.passes += 1
        self.asked = 1 - self.asked

    def activations(self, state: State) -> list[Option]:
        """What the asked player may activate here. Cards have no effects yet: nothing."""
        return []
