"""Attacks that an effect makes, which nobody declares, and what is asked about attacks for it."""

from typing import ClassVar

from segoc.effects.on_cards import OnCards
from segoc.kernel.battle.attack import Attack
from segoc.kernel.battle.damage_step import wait_for_chain
from segoc.kernel.language.node import Cards, Condition, Happening, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.programs.program import Run
from segoc.kernel.table import event as ev
from segoc.kernel.table.event import Event
from segoc.kernel.table.lifetimes import Ref, refer
from segoc.kernel.table.phases import BATTLE_STEP, DAMAGE_STEP_END
from segoc.kernel.table.places import MONSTER_ZONE
from segoc.kernel.table.procedure import battles
from segoc.kernel.table.reason import IMPOSSIBLE
from segoc.kernel.table.state import State


class MakeAttack(OnCards):
    """This monster attacks that one, and damage calculation is performed at once: an attack that
    isn't declared (TRM-155)."""

    WORD: ClassVar = "make_attack"
    PARTS: ClassVar[Parts] = {"cards": "cards", "target": "cards"}

    def __init__(self, cards: Cards, target: Cards) -> None:
        super().__init__(cards)
        self.target = target

    def against(self, state: State, scope: Scope, card: int) -> str:
        held = state.cards[card]
        ready = held.place == MONSTER_ZONE and held.side == state.turn_player
        return "" if ready else IMPOSSIBLE

    def perform(self, state: State, run: Run) -> None:
        foes = self.target.find(state, run.scope(state))
        for card in self.affected(state, run):
            for foe in foes:
                attack = Attack(state.cards[card].side, refer(state.cards[card]), Ref(foe, 0, 0))
                if attack.attacker_stands(state):  # BAT-474
                    state.push(attack)
                    wait_for_chain(state, attack)
                    attack.turn_attack(state, foe, True)
                    run.done = True
                return


class InBattleStep(Condition):
    """It is the Battle Step."""

    WORD: ClassVar = "in_battle_step"

    def holds(self, state: State, scope: Scope) -> bool:
        return state.battle_step == BATTLE_STEP


class AttackWasDeclared(Condition):
    """An attack was declared in this turn."""

    WORD: ClassVar = "attack_was_declared"

    def holds(self, state: State, scope: Scope) -> bool:
        return state.attacks > 0


class DirectHit(Happening):
    """The end of the Damage Step of a direct attack that has done battle damage to the opponent;
    the monster is `ATTACKING` still."""

    WORD: ClassVar = "direct_hit"

    def kinds(self) -> int:
        return 1 << ev.STEP_BEGAN

    def about_itself(self) -> bool:
        return True

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if event.step_begun != DAMAGE_STEP_END:
            return False
        for procedure in battles(state):
            if procedure.has_hit_directly():
                return True
        return False
