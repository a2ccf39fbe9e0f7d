"""What an attack is aimed at: being chosen for it, and turning it to another monster."""

from typing import ClassVar

from segoc.effects.on_cards import OnCards
from segoc.kernel.language.node import Cards, Happening, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.programs.program import Run
from segoc.kernel.table import event as ev
from segoc.kernel.table.event import Event
from segoc.kernel.table.places import MONSTER_ZONE
from segoc.kernel.table.procedure import battles
from segoc.kernel.table.reason import IMPOSSIBLE
from segoc.kernel.table.state import State


class ChosenToBeAttacked(Happening):
    """One of these monsters was chosen as the target of an attack: when it was declared, or in a
    replay."""

    WORD: ClassVar = "chosen_to_be_attacked"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def kinds(self) -> int:
        return 1 << ev.ATTACK_DECLARED | 1 << ev.ATTACK_AIMED

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if len(event.cards) < 2 or event.why != ev.BY_RULE:
            return False
        return self.cards.includes_shown(state, scope, event.cards[1].card)


class TurnAttack(OnCards):
    """Change the target of the attack that is under way to this monster; there is no replay for
    what has come to the field until then. `to_calculation`: damage calculation comes next."""

    WORD: ClassVar = "turn_attack"
    PARTS: ClassVar[Parts] = {"cards": "cards", "to_calculation": "yes_no"}

    def __init__(self, cards: Cards, to_calculation: bool = False) -> None:
        super().__init__(cards)
        self.to_calculation = to_calculation

    def against(self, state: State, scope: Scope, card: int) -> str:
        held = state.cards[card]
        against = self.to_calculation or held.side != state.turn_player
        return "" if held.place == MONSTER_ZONE and against else IMPOSSIBLE

    def perform(self, state: State, run: Run) -> None:
        for card in self.affected(state, run):
            for procedure in battles(state):
                if procedure.attacks():
                    procedure.turn_attack(state, card, self.to_calculation)
                    run.done = True
