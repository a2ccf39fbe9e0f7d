"""What an attack is aimed at: being chosen for it, and turning it to another monster."""

from typing import ClassVar

from segoc.effects.on_cards import OnCards
from segoc.kernel.language.node import Cards, Happening
from segoc.kernel.language.scope import Scope
from segoc.kernel.programs.program import Run
from segoc.kernel.table import event as ev
from segoc.kernel.table.event import Event
from segoc.kernel.table.places import MONSTER_ZONE
from segoc.kernel.table.procedure import battles
from segoc.kernel.table.reason import IMPOSSIBLE
from segoc.kernel.table.state import State


class ChosenToBeAttacked(Happening):
    """A monster was chosen as the target of an attack, when that was declared or in a replay. What
    an effect turns an attack to, nobody has chosen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def kinds(self) -> int:
        return 1 << ev.ATTACK_DECLARED | 1 << ev.ATTACK_AIMED

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if len(event.cards) < 2 or event.why != ev.BY_RULE:
            return False
        return self.cards.includes_shown(state, scope, event.cards[1].card)


class TurnAttack(OnCards):
    """The attack that is under way goes on this monster instead; perhaps damage calculation comes
    next, without replay and without the parts of the Damage Step before it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "to_calculation", "joint")

    def __init__(self, cards: Cards, to_calculation: bool = False) -> None:
        super().__init__(cards)
        self.to_calculation = to_calculation

    def against(self, state: State, scope: Scope, card: int) -> str:
        held = state.cards[card]
        there = held.place == MONSTER_ZONE and held.side != state.turn_player
        return "" if there else IMPOSSIBLE

    def perform(self, state: State, run: Run) -> None:
        for card in self.affected(state, run):
            for procedure in battles(state):
                if procedure.attacks():
                    procedure.turn_attack(state, card, self.to_calculation)
                    run.done = True
