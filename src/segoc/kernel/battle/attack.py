"""An attack, from its declaration to its Damage Step, and replays."""

from typing import ClassVar, Final

from segoc.kernel.battle.battle_steps import begin_step
from segoc.kernel.battle.damage_step import DamageStep
from segoc.kernel.chain.duties import attack_duties
from segoc.kernel.chain.windows import ATTACK_DECLARED as ANSWERS_TO_ATTACK, Window
from segoc.kernel.language import lingering
from segoc.kernel.language.entry import UNTIL_DAMAGE_STEP
from segoc.kernel.picture import identity, prohibitions
from segoc.kernel.picture.attack_permissions import attacks_declared, can_attack_as_it_is
from segoc.kernel.picture.attack_targets import against_direct, may_attack_target, shut_out
from segoc.kernel.picture.oaths import note_deed
from segoc.kernel.programs.program import DECLARING, Run
from segoc.kernel.table import verbs
from segoc.kernel.table.decision import ATTACK, DIRECT, REPLAY, STOP, Option, option
from segoc.kernel.table.event import (
    ATTACK_AIMED,
    ATTACK_DECLARED,
    ATTACK_STOPPED,
    BY_EFFECT,
    BY_RULE,
    REPLAY as REPLAYED,
    CardSnapshot,
)
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.lifetimes import Ref, refer
from segoc.kernel.table.phases import BATTLE_STEP
from segoc.kernel.table.places import MONSTER_ZONE
from segoc.kernel.table.procedure import Battling
from segoc.kernel.table.reason import PROCESS
from segoc.kernel.table.record import CARD_NOS, COUNT, PLAYER, TRUTH, Fields, always
from segoc.kernel.table.state import NO_CARD, State


def attack_options(state: State, player: Player, attacker: int, options: list[Option]) -> None:
    """Every attack that this monster can declare, or aim anew after a replay."""
    zone = state.cards[attacker].zone
    if may_attack_target(state, player, attacker, NO_CARD, None):
        options.append(option(DIRECT, zone))  # SEG-043
    for target in state.monsters(1 - player):  # SEG-044
        if may_attack_target(state, player, attacker, target, None):  # SEG-047, SEG-086
            options.append(Option(ATTACK, zone, state.cards[target].zone))


class Attack(Battling):
    """One attack, from its declaration to the end of its Damage Step.

    Whether it goes on is judged by the state. It stops as soon as its monster is gone, or isn't in
    a position in which it attacks, or, if its monster can't attack, when the chain is over. When
    both players have passed, there is a replay if a monster has come to or left the defending
    field, which one that only moves within it hasn't (EFX-280); if other monsters can be attacked
    than when it was aimed; or if it can't be a direct attack any more.
    """

    FIELDS: ClassVar[Fields] = {
        "player": PLAYER,
        "attacker": always(Ref),
        "target": always(Ref),
        "monsters_came_or_left": COUNT,
        "shut_out": CARD_NOS,
        "negated": TRUTH,
        "stopped": TRUTH,
        "met": COUNT,
    }

    # Steps.
    DECLARE: Final = 0
    CHECK: Final = 1
    FIGHT: Final = 2
    RETURN: Final = 3
    OVER: Final = 4

    def __init__(self, player: Player, attacker: Ref, target: Ref) -> None:
        super().__init__()
        self.player = player
        # Both as they are declared: until then only which cards they are counts.
        self.attacker = attacker
        self.target = target
        # How often monsters had come to and left the defending field when it was aimed.
        self.monsters_came_or_left = 0
        # The monsters that couldn't be attacked then because only others could be.
        self.shut_out: list[int] = []
        # An effect has negated it, or ended the Battle Phase.
        self.negated = False
        # Its monster can't go on: there will be no battle.
        self.stopped = False
        # How much of what must be done for the declaration is done.
        self.met = 0

    def copy(self) -> "Attack":
        # References are values: they are replaced, never changed.
        new = Attack(self.player, self.attacker, self.target)
        new.step = self.step
        new.monsters_came_or_left = self.monsters_came_or_left
        new.shut_out = self.shut_out.copy()
        new.negated = self.negated
        new.stopped = self.stopped
        new.met = self.met
        return new

    def ends_early(self, state: State) -> bool:
        """The Battle Phase was ended: it isn't negated, but it goes no further."""
        if self.attacks():
            self.negated = True  # BAT-460
            state.progressed()
        return True

    def attacks(self) -> bool:
        """It has been declared, hasn't come to the Damage Step, and isn't over."""
        if self.step != self.CHECK:
            return False  # BAT-103
        return not self.negated and not self.stopped  # BAT-158

    def watch(self, state: State) -> None:
        """As soon as its monster can't go on as it is, it isn't the attacking monster any more."""
        if self.attacks() and not self.attacker_stands(state):
            self.stopped = True  # BAT-094, BAT-194
            state.progressed()

    def when_chain_is_over(self, state: State) -> None:
        """An attack was declared that its monster can't make: only now it stops."""
        if self.attacks() and prohibitions.forbidden(state, self.attacker.card, verbs.ATTACK):
            self.stopped = True  # BAT-092, BAT-093
            state.progressed()

    def is_attack_of(self, card: CardNo) -> bool:
        return self.attacker.card == card and self.step > self.DECLARE

    def fighters(self) -> list[int]:
        if self.negated or self.stopped:
            return []  # BAT-095
        found = [self.attacker.card]  # BAT-185
        return found if self.target.card == NO_CARD else [*found, self.target.card]

    def negate(self, state: State, which: list[int] | None = None) -> None:
        self.negated = True  # NEG-001
        state.progressed()

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.DECLARE:
            if not self.owes(state):
                self.declare(state)
        elif step == self.CHECK:
            self.check(state)
        elif step == self.FIGHT:
            self.enter(state, DamageStep(self.player, self.attacker, self.target))
        elif step == self.RETURN:
            begin_step(state, BATTLE_STEP)  # TRM-120
        else:
            if state.entries:
                # What was to last for its battle, which perhaps wasn't fought.
                lingering.end_all(state, UNTIL_DAMAGE_STEP)  # BAT-459
            # What holds only while a monster attacks doesn't any more.
            state.settle()
            state.pop()

    def owes(self, state: State) -> bool:
        """Whether something must be done first: before anybody can answer the declaration, and
        whatever becomes of the attack. Where it is aimed anew it isn't declared again."""
        duties = attack_duties(state, self.player, self.attacker.card)
        if self.met < len(duties):
            self.step = self.DECLARE
            state.applying.append(duties[self.met])
            state.push(Run(DECLARING, True))  # TRM-446, OLD-002
            self.met += 1
            return True
        if self.met and not self.still_there(state):
            if state.cards[self.attacker.card].place == MONSTER_ZONE:
                self.count(state)  # BAT-051
            state.pop()
            return True
        return False

    def still_there(self, state: State) -> bool:
        """Neither monster has gone, or gone over, by what was done for the declaration."""
        for card in self.fighters():
            held = state.cards[card]
            whose = self.player if card == self.attacker.card else 1 - self.player
            if held.place != MONSTER_ZONE or identity.controller(held) != whose:
                return False
        return True

    def count(self, state: State) -> None:
        """It is declared, whatever becomes of it. Its monster remembers this face-down too."""
        attacks = attacks_declared(state, self.attacker.card) + 1
        card = state.edit(self.attacker.card)
        card.attacks = attacks  # EFX-244
        card.declared_turn = state.turn  # BAT-044
        state.attacks += 1

    def declare(self, state: State) -> None:
        self.count(state)
        self.attacker = refer(state.cards[self.attacker.card])
        self.aim(state, self.target.card)
        for verb in (verbs.DECLARE_ATTACK, verbs.ATTACK):
            note_deed(state, self.player, verb, self.attacker.card)
        state.tick()
        state.emit(ATTACK_DECLARED, self.player, self.records(state), why=BY_RULE, rule="SEG-041")
        state.push(Window(ANSWERS_TO_ATTACK))  # BAT-048

    def aim(self, state: State, target: int) -> None:
        """Attack this monster, or directly; remember how the field was."""
        self.target = Ref(NO_CARD, 0, 0) if target == NO_CARD else refer(state.cards[target])
        self.monsters_came_or_left = state.monsters_came_or_left[1 - self.player]
        self.shut_out = shut_out(state, self.attacker.card)
        if target == NO_CARD and not state.cards[self.attacker.card].went_direct:
            state.edit(self.attacker.card).went_direct = True  # BAT-110, BAT-117

    def turn_attack(self, state: State, target: int, to_calculation: bool) -> None:
        """What has come to the field by then causes no replay any more."""
        self.aim(state, target)
        self.tell(state, BY_EFFECT, PROCESS)
        if to_calculation:
            self.calculate_at_once(state)

    def calculate_at_once(self, state: State) -> None:
        """Within the resolution that is under way (BAT-467)."""
        self.step = self.RETURN  # BAT-467
        self.enter(state, DamageStep(self.player, self.attacker, self.target, True))

    def enter(self, state: State, damage: DamageStep) -> None:
        """From here on its monster has attacked, whatever comes of it."""
        state.edit(self.attacker.card).attacked_turn = state.turn  # BAT-198
        state.push(damage)

    def tell(self, state: State, why: int, rule: str) -> None:
        """It is aimed at something else now."""
        state.tick()
        state.emit(ATTACK_AIMED, self.player, self.records(state), why=why, rule=rule)

    def records(self, state: State) -> list[CardSnapshot]:
        records = [state.snapshot(self.attacker.card)]
        if self.target.card != NO_CARD:
            records.append(state.snapshot(self.target.card))
        return records

    def check(self, state: State) -> None:
        """Before the Damage Step: can it go on as it was declared?"""
        if self.negated:
            self.step = self.OVER  # SEG-048
        elif self.stopped or not self.can_go_on(state):
            self.stop(state, "SEG-046")
        elif self.aim_has_changed(state):  # SEG-045
            state.tick()
            state.emit(
                REPLAYED,
                self.player,
                [state.snapshot(self.attacker.card)],
                why=BY_RULE,
                rule="SEG-045",
            )
            self.step = self.CHECK
            self.ask(state)  # BAT-179

    def attacker_stands(self, state: State) -> bool:
        """Still the same monster, the attacking player's, in a position in which it attacks."""
        card = state.cards[self.attacker.card]
        # SEG-046
        return (
            self.attacker.same_object(card)
            and identity.controller(card) == self.player
            and can_attack_as_it_is(state, card.id)
        )

    def can_go_on(self, state: State) -> bool:
        """That it couldn't be declared now is no matter."""
        if not self.attacker_stands(state):
            return False
        # SEG-046, BAT-091
        return not prohibitions.forbidden(state, self.attacker.card, verbs.ATTACK)

    def aim_has_changed(self, state: State) -> bool:
        """What came to the defending field and is gone again, however briefly, has changed it too.
        That its target couldn't be chosen any more is no matter."""
        if state.monsters_came_or_left[1 - self.player] != self.monsters_came_or_left:
            return True  # SEG-045
        out = shut_out(state, self.attacker.card)
        if sorted(out) != sorted(self.shut_out):
            return True  # BAT-171
        if self.target.card != NO_CARD:
            return False  # BAT-177
        return against_direct(state, self.attacker.card) is not None  # BAT-169

    def ask(self, state: State) -> None:
        options: list[Option] = []
        attack_options(state, self.player, self.attacker.card, options)
        options.append(option(STOP))
        state.ask(self.player, REPLAY, options, state.cards[self.attacker.card].zone)

    def answer(self, state: State, option: Option) -> None:
        if option.verb == STOP:
            self.stop(state, "SEG-045")
            return
        self.aim(state, NO_CARD if option.verb == DIRECT else state.card_at(option.aim))
        self.tell(state, BY_RULE, "SEG-045")
        state.push(Window(ANSWERS_TO_ATTACK))

    def stop(self, state: State, rule: str) -> None:
        state.tick()
        records = [state.snapshot(self.attacker.card)]
        state.emit(ATTACK_STOPPED, self.player, records, why=BY_RULE, rule=rule)
        self.step = self.OVER
