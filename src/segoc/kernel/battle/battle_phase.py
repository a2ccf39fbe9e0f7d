"""The Battle Phase: its steps, attacks, and replays."""

from typing import ClassVar, Final

from segoc.kernel.battle.damage_step import DamageStep
from segoc.kernel.chain.duties import against_duties, attack_duties
from segoc.kernel.chain.windows import (
    AFTER,
    ATTACK_DECLARED as ANSWERS_TO_ATTACK,
    PHASE_END,
    Window,
)
from segoc.kernel.language import lingering
from segoc.kernel.language.delayed_effects import come_due
from segoc.kernel.language.entry import MUST_ATTACK, UNTIL_DAMAGE_STEP
from segoc.kernel.picture import identity, layers, prohibitions
from segoc.kernel.picture.attack_permissions import (
    attacks_allowed,
    attacks_directly,
    can_attack_as_it_is,
    may_choose,
    only_on_monsters,
)
from segoc.kernel.picture.oaths import note_deed
from segoc.kernel.picture.picture import nothing_tells_of
from segoc.kernel.programs.program import DECLARING, Run
from segoc.kernel.table import verbs
from segoc.kernel.table.decision import (
    ATTACK,
    BATTLE,
    DIRECT,
    MAIN_PHASE_2,
    REPLAY,
    STOP,
    Option,
    option,
)
from segoc.kernel.table.event import (
    ATTACK_AIMED,
    ATTACK_DECLARED,
    ATTACK_STOPPED,
    BY_EFFECT,
    BY_RULE,
    NO_RECORDS,
    REPLAY as REPLAYED,
    STEP_BEGAN,
    CardSnapshot,
)
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.lifetimes import Ref, refer
from segoc.kernel.table.native import mypyc_attr
from segoc.kernel.table.phases import BATTLE_PHASE_END, BATTLE_STEP, END_STEP, NO_STEP, START_STEP
from segoc.kernel.table.places import MONSTER_ZONE
from segoc.kernel.table.procedure import Battling, Procedure
from segoc.kernel.table.reason import PROCESS, Reason, deny
from segoc.kernel.table.record import COUNT, PLAYER, TRUTH, Fields, always
from segoc.kernel.table.state import NO_CARD, State


def begin_step(state: State, step: int) -> None:
    state.tick()
    state.battle_step = step
    state.progressed()
    state.emit(
        STEP_BEGAN, state.turn_player, NO_RECORDS, step_begun=step, why=BY_RULE, rule="TRM-117"
    )


def may_attack(state: State, player: Player, card: CardNo, why: list[Reason] | None) -> bool:
    """Whether a player can declare an attack with this monster now, on whatever it is."""
    before = 0 if why is None else len(why)
    held = state.cards[card]
    mine = held.place == MONSTER_ZONE and identity.controller(held) == player
    if (player != state.turn_player or state.battle_step != BATTLE_STEP) and deny(why, "SEG-041"):
        return False
    if not mine and deny(why, "SEG-041", held.zone):
        return False
    if mine and not held.face_up and deny(why, "CRD-259", held.zone):
        return False
    if (
        mine
        and held.face_up
        and not can_attack_as_it_is(state, card)
        and deny(why, "CRD-257", held.zone)
    ):
        return False
    attacks = held.attacks if held.attacked_turn == state.turn else 0
    if attacks >= 1 and attacks >= attacks_allowed(state, card):
        if deny(why, "SEG-042", held.zone):
            return False
    if prohibitions.forbidden(state, card, verbs.ATTACK):
        if deny(why, prohibitions.against_use(state, card) or "SEG-047", held.zone):
            return False
    rule = against_duties(state, player, card)  # TRM-446, SEG-087
    if rule and deny(why, rule, held.zone):
        return False
    return why is None or len(why) == before


def may_attack_target(
    state: State, player: Player, attacker: int, target: int, why: list[Reason] | None
) -> bool:
    """Whether this is something to attack: an opponent's monster, or NO_CARD for directly."""
    if target == NO_CARD:
        there = len(state.monsters(1 - player))
        if there > 0 and not attacks_directly(state, attacker):
            deny(why, "SEG-043", -1, there)
            return False
        if prohibitions.forbidden(state, attacker, verbs.DIRECT_ATTACK):
            deny(why, "SEG-047", state.cards[attacker].zone)
            return False
        if only_on_monsters(state, attacker):
            deny(why, "SEG-042", state.cards[attacker].zone)
            return False
        return True
    held = state.cards[target]
    if held.place != MONSTER_ZONE or identity.controller(held) == player:  # SEG-044
        deny(why, "SEG-044", held.zone)
        return False
    if prohibitions.forbidden(state, target, verbs.BE_ATTACKED):
        deny(why, "SEG-047", held.zone)
        return False
    if not may_choose(state, attacker, target):
        deny(why, "SEG-086", held.zone)
        return False
    return True


def attack_options(state: State, player: Player, attacker: int, options: list[Option]) -> None:
    """Every attack that this monster can declare, or aim anew after a replay."""
    zone = state.cards[attacker].zone
    targets = state.monsters(1 - player)  # SEG-044
    if not targets or attacks_directly(state, attacker):
        forbidden = prohibitions.forbidden(state, attacker, verbs.DIRECT_ATTACK)
        if not forbidden and not only_on_monsters(state, attacker):  # SEG-047
            options.append(option(DIRECT, zone))  # SEG-043
    for target in targets:
        forbidden = prohibitions.forbidden(state, target, verbs.BE_ATTACKED)
        if not forbidden and may_choose(state, attacker, target):  # SEG-047, SEG-086
            options.append(Option(ATTACK, zone, state.cards[target].zone))


def must_attack(state: State, player: Player) -> bool:
    """A monster of this player must attack, and can: the Battle Phase can't end yet."""
    if nothing_tells_of(state, MUST_ATTACK):
        return False
    for card in state.monsters(player):
        if layers.changes(state, card, MUST_ATTACK) and may_attack(state, player, card, None):
            options: list[Option] = []
            attack_options(state, player, card, options)
            if options:
                return True  # TRM-458
    return False


@mypyc_attr(free_list_len=1)
class BattlePhase(Procedure):
    """Start Step, Battle Step with its attacks, End Step (TRM-117)."""

    FIELDS: ClassVar[Fields] = {"over": TRUTH}

    # Steps.
    START: Final = 0
    BATTLE: Final = 1
    CHOICE: Final = 2
    END: Final = 3
    COMING_DUE: Final = 4
    LAST_WINDOW: Final = 5

    def __init__(self) -> None:
        super().__init__()
        # An effect has ended it.
        self.over = False

    def copy(self) -> "BattlePhase":
        new = BattlePhase()
        new.step = self.step
        new.over = self.over
        return new

    def ends_early(self) -> bool:
        self.over = True
        return True

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if self.over and step < self.COMING_DUE:
            step = self.COMING_DUE
            self.step = self.LAST_WINDOW
        if step == self.START:
            begin_step(state, START_STEP)
            state.push(Window(AFTER))
        elif step == self.BATTLE:
            begin_step(state, BATTLE_STEP)
        elif step == self.CHOICE:
            self.ask(state)
        elif step == self.END:
            if state.phase_end_answered:
                # Something was activated before the step ended: it goes on (SEG-060).
                self.step = self.CHOICE
                return
            begin_step(state, END_STEP)
            state.push(Window(AFTER))
            state.settle()
        elif step == self.COMING_DUE and state.delayed_effects:
            if come_due(state, BATTLE_PHASE_END):
                # Whatever has come of it.
                state.push(Window(AFTER))
        elif step == self.LAST_WINDOW and state.events_since_window:
            state.push(Window(AFTER))
        else:
            state.battle_step = NO_STEP
            state.pop()

    def ask(self, state: State) -> None:
        """The turn player attacks, or wants to end the Battle Phase."""
        player = state.turn_player
        options: list[Option] = []
        for card in state.monsters(player):
            if may_attack(state, player, card, None):
                attack_options(state, player, card, options)
        if not must_attack(state, player):
            options.append(option(MAIN_PHASE_2))
        state.ask(player, BATTLE, options)

    def answer(self, state: State, option: Option) -> None:
        if option.verb == MAIN_PHASE_2:
            state.phase_end_answered = False
            state.push(Window(PHASE_END))  # SEG-060
            return
        self.step = self.CHOICE
        attacker = state.card_at(option.spot)
        target = NO_CARD if option.verb == DIRECT else state.card_at(option.aim)
        state.push(Attack(state.turn_player, Ref(attacker, 0, 0), Ref(target, 0, 0)))


class Attack(Battling):
    """One attack, from its declaration to the end of its Damage Step.

    Until the Damage Step begins, a monster that comes to or leaves the defending
    field causes a replay; one that only moves within it doesn't (EFX-280).
    """

    FIELDS: ClassVar[Fields] = {
        "player": PLAYER,
        "attacker": always(Ref),
        "target": always(Ref),
        "monsters_came_or_left": COUNT,
        "negated": TRUTH,
        "met": COUNT,
        "over": TRUTH,
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
        self.negated = False
        # How much of what must be done for the declaration is done.
        self.met = 0
        # The Battle Phase was ended by an effect: it isn't negated, but it goes no further.
        self.over = False

    def copy(self) -> "Attack":
        # References are values: they are replaced, never changed.
        new = Attack(self.player, self.attacker, self.target)
        new.step = self.step
        new.monsters_came_or_left = self.monsters_came_or_left
        new.negated = self.negated
        new.met = self.met
        new.over = self.over
        return new

    def ends_early(self) -> bool:
        self.over = True
        return True

    def attacks(self) -> bool:
        return self.step == self.CHECK

    def fighters(self) -> list[int]:
        found = [self.attacker.card]
        return found if self.target.card == NO_CARD else [*found, self.target.card]

    def negate(self, state: State, which: list[int] | None = None) -> None:
        self.negated = True

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.DECLARE:
            if not self.owes(state):
                self.declare(state)
        elif step == self.CHECK:
            self.check(state)
        elif step == self.FIGHT:
            state.push(DamageStep(self.player, self.attacker, self.target))
        elif step == self.RETURN:
            begin_step(state, BATTLE_STEP)  # TRM-120
        else:
            if state.entries:
                # What was to last for its battle, which perhaps wasn't fought.
                lingering.end_all(state, UNTIL_DAMAGE_STEP)
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
            state.pop()
            return True
        return False

    def still_there(self, state: State) -> bool:
        """Neither monster has gone by what was done for the declaration."""
        for card in self.fighters():
            if state.cards[card].place != MONSTER_ZONE:
                return False
        return True

    def declare(self, state: State) -> None:
        card = state.edit(self.attacker.card)
        # It remembers this face-down too (EFX-244).
        card.attacks = card.attacks + 1 if card.attacked_turn == state.turn else 1
        card.attacked_turn = state.turn  # SEG-042
        state.attacks += 1
        self.attacker = refer(card)
        self.aim(state, self.target.card)
        note_deed(state, self.player, verbs.ATTACK, card.id)
        state.tick()
        state.emit(ATTACK_DECLARED, self.player, self.records(state), why=BY_RULE, rule="SEG-041")
        state.push(Window(ANSWERS_TO_ATTACK))

    def aim(self, state: State, target: int) -> None:
        """Attack this monster, or directly; remember how the field was."""
        self.target = Ref(NO_CARD, 0, 0) if target == NO_CARD else refer(state.cards[target])
        self.monsters_came_or_left = state.monsters_came_or_left[1 - self.player]

    def turn_attack(self, state: State, target: int, to_calculation: bool) -> bool:
        """What has come to the field by then causes no replay any more."""
        if to_calculation and not self.attacker_stands(state):
            return False  # BAT-474
        self.aim(state, target)
        self.tell(state, BY_EFFECT, PROCESS)
        if to_calculation:
            self.calculate_at_once(state)
        return True

    def calculate_at_once(self, state: State) -> None:
        """Within the resolution that is under way (BAT-467)."""
        self.step = self.RETURN  # BAT-467
        state.push(DamageStep(self.player, self.attacker, self.target, True))

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
        if self.negated or self.over:  # SEG-048
            self.step = self.OVER  # SEG-048
        elif not self.attacker_stands(state):
            self.stop(state, "SEG-046")
        elif self.field_changed(state):  # SEG-045
            state.tick()
            state.emit(
                REPLAYED,
                self.player,
                [state.snapshot(self.attacker.card)],
                why=BY_RULE,
                rule="SEG-045",
            )
            self.step = self.CHECK
            self.ask(state)

    def attacker_stands(self, state: State) -> bool:
        """Still the same monster, the attacking player's, in a position in which it attacks, and
        not forbidden to attack meanwhile."""
        card = state.cards[self.attacker.card]
        # SEG-046
        return (
            self.attacker.same_object(card)
            and identity.controller(card) == self.player
            and can_attack_as_it_is(state, card.id)
            and not prohibitions.forbidden(state, card.id, verbs.ATTACK)
        )

    def field_changed(self, state: State) -> bool:
        """However briefly: what came and is gone again has changed it too."""
        return state.monsters_came_or_left[1 - self.player] != self.monsters_came_or_left  # SEG-045

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
