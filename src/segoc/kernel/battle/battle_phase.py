"""The Battle Phase: its steps, and which monsters can attack."""

from typing import ClassVar, Final

from segoc.kernel.battle.attack import Attack, attack_options
from segoc.kernel.battle.battle_steps import begin_step
from segoc.kernel.chain.duties import against_duties
from segoc.kernel.chain.phase_processes import any_processes
from segoc.kernel.chain.windows import AFTER, PHASE_END, Window
from segoc.kernel.language.entry import DRAWS_ATTACKS, MUST_ATTACK
from segoc.kernel.picture import identity, layers, prohibitions
from segoc.kernel.picture.attack_permissions import (
    can_attack_as_it_is,
    forbidden_to_attack,
    has_an_attack_left,
)
from segoc.kernel.picture.attack_targets import forces_attacks
from segoc.kernel.picture.picture import nothing_tells_of
from segoc.kernel.table.decision import BATTLE, DIRECT, MAIN_PHASE_2, Option, option
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.lifetimes import Ref
from segoc.kernel.table.native import mypyc_attr
from segoc.kernel.table.phases import (
    BATTLE_STEP,
    END_STEP,
    NO_STEP,
    START_STEP,
    in_damage_step,
)
from segoc.kernel.table.places import MONSTER_ZONE
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.reason import Reason, deny
from segoc.kernel.table.record import TRUTH, Fields
from segoc.kernel.table.state import NO_CARD, State


def forget_attacks(state: State) -> None:
    """Each monster has its attacks anew in a Battle Phase."""
    for player in range(2):
        for card in state.monsters(player):
            if state.cards[card].attacks:
                held = state.edit(card)
                held.attacks = 0
                held.went_direct = False


def may_attack(state: State, player: Player, card: CardNo, why: list[Reason] | None) -> bool:
    """Whether a player can declare an attack with this monster now, on whatever it is."""
    before = 0 if why is None else len(why)
    if (player != state.turn_player or state.battle_step != BATTLE_STEP) and deny(why, "SEG-041"):
        return False
    return could_attack(state, player, card, why) and (why is None or len(why) == before)


def could_attack(state: State, player: Player, card: CardNo, why: list[Reason] | None) -> bool:
    """Whether this monster could attack, if it were the time for it."""
    before = 0 if why is None else len(why)
    held = state.cards[card]
    mine = held.place == MONSTER_ZONE and identity.controller(held) == player
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
    if not has_an_attack_left(state, card) and deny(why, "SEG-042", held.zone):
        return False
    if forbidden_to_attack(state, card):
        if deny(why, prohibitions.against_use(state, card) or "SEG-047", held.zone):
            return False
    rule = against_duties(state, player, card)  # TRM-446, SEG-087
    if rule and deny(why, rule, held.zone):
        return False
    return why is None or len(why) == before


def must_attack(state: State, player: Player) -> bool:
    """A monster of this player must attack, and could, in the Battle Phase that is under way or is
    still to come."""
    if nothing_tells_of(state, MUST_ATTACK) and nothing_tells_of(state, DRAWS_ATTACKS):
        return False
    for card in state.monsters(player):
        if layers.changes(state, card, MUST_ATTACK) or forces_attacks(state, card):
            if could_attack(state, player, card, None):
                options: list[Option] = []
                attack_options(state, player, card, options)
                if options:
                    return True  # TRM-458, BAT-005
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
    LAST_WINDOW: Final = 4

    def __init__(self) -> None:
        super().__init__()
        # An effect has ended it.
        self.over = False

    def copy(self) -> "BattlePhase":
        new = BattlePhase()
        new.step = self.step
        new.over = self.over
        return new

    def ends_early(self, state: State) -> bool:
        """The End Step is entered at once; a Damage Step that is under way is finished first."""
        if not self.over and not in_damage_step(state.battle_step):
            begin_step(state, END_STEP)  # BAT-497
        self.over = True
        return True

    def run(self, state: State) -> None:
        if self.over and self.step <= self.END:
            # What was done in the End Step until now is answered already.
            self.step = self.LAST_WINDOW if state.battle_step == END_STEP else self.END
        step = self.step
        self.step = step + 1
        if step == self.START:
            forget_attacks(state)
            begin_step(state, START_STEP)
            state.push(Window(AFTER))
        elif step == self.BATTLE:
            begin_step(state, BATTLE_STEP)  # BAT-041
        elif step == self.CHOICE:
            # Nobody else is asked before (BAT-042).
            self.ask(state)  # BAT-003
        elif step == self.END:
            if state.phase_end_answered and not self.over:
                # Something was activated before the step ended: it goes on (SEG-060).
                self.step = self.CHOICE
                return
            begin_step(state, END_STEP)
            state.push(Window(AFTER))  # BAT-499
            state.settle()
        elif step == self.LAST_WINDOW and (state.events_since_window or any_processes(state)):
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
        # BAT-046
        state.push(Attack(state.turn_player, Ref(attacker, 0, 0), Ref(target, 0, 0)))
