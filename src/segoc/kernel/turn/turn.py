"""The turn: its phases in order, and what the turn player does in the Main Phases."""

from typing import ClassVar, Final

from segoc.kernel.battle.battle_phase import BattlePhase, must_attack
from segoc.kernel.chain.may_activate import activation_options
from segoc.kernel.chain.windows import AFTER, PHASE_END, Window, start_chain
from segoc.kernel.choosing.choosing_cards import PickCards
from segoc.kernel.language import lingering
from segoc.kernel.language.delayed_effects import come_due
from segoc.kernel.language.entry import AS_SPELL, UNTIL_END_PHASE, UNTIL_STANDBY_PHASE
from segoc.kernel.moving.drawing import draw
from segoc.kernel.moving.moves import Move
from segoc.kernel.picture import prohibitions
from segoc.kernel.picture.oaths import note_deed
from segoc.kernel.picture.picture import picture
from segoc.kernel.programs.once_per_turn import forget_uses
from segoc.kernel.summoning.gemini import SummonAgain, is_gemini_there, may_summon_again
from segoc.kernel.summoning.inherent_summon import (
    SummonItself,
    may_summon_itself,
    own_summon_of,
    own_summoners,
)
from segoc.kernel.summoning.materials import Stock, face_up_monsters
from segoc.kernel.summoning.normal_summon import NormalSummon, may_normal_summon
from segoc.kernel.summoning.pendulum_summon import PendulumSummon, may_pendulum_summon
from segoc.kernel.summoning.synchro_xyz_link import SummonOfMaterials, may_summon_of_materials
from segoc.kernel.table import verbs
from segoc.kernel.table.decision import (
    ACTIVATE,
    BATTLE_PHASE,
    CHANGE,
    END_PHASE,
    FLIP,
    HAND_LIMIT,
    OPEN,
    PENDULUM,
    SET,
    SET_AS_SPELL,
    SPECIAL,
    SUMMON,
    Option,
    option,
)
from segoc.kernel.table.event import (
    BY_RULE,
    DISCARDED,
    NO_RECORDS,
    PHASE_BEGAN,
    TURN_BEGAN,
    TURN_ENDED,
)
from segoc.kernel.table.ints import Player
from segoc.kernel.table.native import mypyc_attr
from segoc.kernel.table.phases import (
    BATTLE_PHASE as IN_BATTLE_PHASE,
    DRAW_PHASE,
    END_PHASE as IN_END_PHASE,
    MAIN_PHASE_1,
    MAIN_PHASE_2,
    STANDBY_PHASE,
    TURN_END,
)
from segoc.kernel.table.places import EXTRA_DECK, GRAVEYARD, HAND, on_field, pile_spot
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.reason import Reason, deny
from segoc.kernel.table.record import TRUTH, Fields
from segoc.kernel.table.state import NO_CARD, State
from segoc.kernel.turn.battle_position import (
    ChangePosition,
    FlipSummon,
    may_change_position,
    may_flip_summon,
)
from segoc.kernel.turn.setting import SetSpellOrTrap, may_set_spell_or_trap

HAND_SIZE_LIMIT = 6


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
            if state.entries:
                lingering.end_all(state, UNTIL_STANDBY_PHASE)  # TRM-381
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
            come_due(state, TURN_END)  # TRM-116
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
        if phase != IN_END_PHASE:
            come_due(state, phase)

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


def may_enter_battle_phase(state: State, player: Player, why: list[Reason] | None) -> bool:
    before = 0 if why is None else len(why)
    # Main Phase 1 may be skipped; then it follows the Standby Phase.
    before_it = state.phase in (STANDBY_PHASE, MAIN_PHASE_1)
    if (player != state.turn_player or not before_it) and deny(why, "TRM-115"):
        return False
    if player == state.turn_player and state.turn == 1 and deny(why, "TRM-113"):
        return False
    if prohibitions.forbidden_to(state, player, verbs.BATTLE_PHASE, NO_CARD) and deny(
        why, "SEG-071"
    ):
        return False
    return why is None or len(why) == before


def must_battle(state: State, player: Player) -> bool:
    """A monster of this player must attack, in a Battle Phase that is still to come."""
    return must_attack(state, player) and may_enter_battle_phase(state, player, None)  # BAT-005


@mypyc_attr(free_list_len=1)
class MainPhase(Procedure):
    """The open game state: the turn player acts, or wants to leave the phase."""

    FIELDS: ClassVar[Fields] = {"to_battle": TRUTH, "over": TRUTH}

    # Steps.
    OPEN: Final = 0
    ENDING: Final = 1

    def __init__(self) -> None:
        super().__init__()
        self.to_battle = False
        # An effect has ended it: all that is left to decide is what follows.
        self.over = False

    def copy(self) -> "MainPhase":
        new = MainPhase()
        new.step = self.step
        new.to_battle = self.to_battle
        new.over = self.over
        return new

    def ends_early(self, state: State) -> bool:
        self.over = True
        return True

    def run(self, state: State) -> None:
        if self.step == self.OPEN:
            self.ask(state)
        elif state.phase_end_answered:
            # Something was activated before the phase ended: the phase goes on (SEG-060).
            self.step = self.OPEN
        else:
            if self.to_battle:
                state.battle_phases += 1
                note_deed(state, state.turn_player, verbs.BATTLE_PHASE, NO_CARD)
            state.pop()

    def ask(self, state: State) -> None:
        player = state.turn_player
        options: list[Option] = []
        if not self.over:
            self.act_options(state, player, options)
        if may_enter_battle_phase(state, player, None):
            options.append(option(BATTLE_PHASE))  # TRM-114
        if not must_battle(state, player):
            options.append(option(END_PHASE))  # TRM-114
        state.ask(player, OPEN, options)

    def act_options(self, state: State, player: Player, options: list[Option]) -> None:
        self.hand_options(state, player, options)
        self.field_options(state, player, options)
        self.extra_options(state, player, options)
        if may_pendulum_summon(state, player, None):
            options.append(option(PENDULUM))
        if state.has_effects:
            for had in own_summoners(state, player):  # CRD-119
                if may_summon_itself(state, player, had.card, None):
                    options.append(option(SPECIAL, state.spot(had.card)))  # CRD-299
            state.window_events = []
            activation_options(state, player, True, options)

    def hand_options(self, state: State, player: Player, options: list[Option]) -> None:
        hand = state.pile(player, HAND)
        for index in range(len(hand)):
            card = hand[index]
            if state.cards[card].printed.is_monster:
                spot = pile_spot(player, HAND, index)
                if may_normal_summon(state, player, card, None):
                    options.append(option(SUMMON, spot))
                if may_normal_summon(state, player, card, None, False):
                    options.append(option(SET, spot))
                if state.cards[card].printed.says(AS_SPELL):
                    if may_set_spell_or_trap(state, player, card, None):
                        options.append(option(SET_AS_SPELL, spot))  # CRD-304
            elif may_set_spell_or_trap(state, player, card, None):
                options.append(option(SET, pile_spot(player, HAND, index)))

    def field_options(self, state: State, player: Player, options: list[Option]) -> None:
        for card in state.monsters(player):
            held = state.cards[card]
            if held.face_up:
                if may_change_position(state, player, card, None):
                    options.append(option(CHANGE, held.zone))
                if is_gemini_there(state, card) and may_summon_again(state, player, card, None):
                    options.append(option(SUMMON, held.zone))
            elif may_flip_summon(state, player, card, None):
                options.append(option(FLIP, held.zone))

    def extra_options(self, state: State, player: Player, options: list[Option]) -> None:
        extra = state.pile(player, EXTRA_DECK)
        if not extra:
            return
        monsters = face_up_monsters(state, player)
        if not monsters:
            return
        stock = Stock(state, monsters)
        for index in range(len(extra)):
            card = extra[index]
            recipes = state.cards[card].printed.recipes
            for number in range(len(recipes)):
                if recipes[number].is_hopeless(state, card, stock):
                    continue
                if may_summon_of_materials(state, player, card, number, None):
                    spot = pile_spot(player, EXTRA_DECK, index)
                    options.append(Option(SPECIAL, spot, number=number))

    def answer(self, state: State, option: Option) -> None:
        player = state.turn_player
        verb = option.verb
        if verb in (BATTLE_PHASE, END_PHASE):
            # The opponent may still act before the phase ends.
            self.to_battle = verb == BATTLE_PHASE
            self.step = self.ENDING
            state.phase_end_answered = False
            if not self.over:
                state.push(Window(PHASE_END))  # SEG-060
            return
        if verb == PENDULUM:
            state.push(PendulumSummon(player, []))
            return
        card = state.card_at(option.spot)
        if verb == ACTIVATE:
            start_chain(state, player, option)
        elif verb == SPECIAL:
            own = own_summon_of(state, card)
            if own is None:
                code = state.cards[card].printed.code
                state.push(SummonOfMaterials(player, [card], code, option.number))
            else:
                state.push(SummonItself(player, [card], own.code, own.effect_no))  # CHG-021
        elif verb == SUMMON and on_field(state.cards[card].place):
            state.push(SummonAgain(player, card))  # EFX-227
        elif verb == SUMMON:
            state.push(NormalSummon(player, card, True))
        elif verb == FLIP:
            state.push(FlipSummon(player, card))
        elif verb == CHANGE:
            state.push(ChangePosition(player, card))
        elif verb == SET and state.cards[card].printed.is_monster:
            state.push(NormalSummon(player, card, False))
        else:
            state.push(SetSpellOrTrap(player, card))


@mypyc_attr(free_list_len=1)
class EndPhase(Procedure):
    """A window, then the hand limit; what follows from discarding is answered to as well."""

    FIELDS: ClassVar[Fields] = {}

    # Steps.
    BEGIN: Final = 0
    LAPSE: Final = 1
    LAPSED: Final = 2
    HAND_SIZE: Final = 3

    def copy(self) -> "EndPhase":
        new = EndPhase()
        new.step = self.step
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        player = state.turn_player
        if step == self.BEGIN:
            state.push(Window(AFTER))
        elif step == self.LAPSE:
            # "Until the End Phase" ends here, when what belongs to it has happened.
            lingering.end_all(state, UNTIL_END_PHASE)  # EFX-162, SEG-158
            if come_due(state, IN_END_PHASE):
                # Whatever has come of it: there is a window after it.
                state.push(Window(AFTER))  # TRM-136, TRM-137
            state.settle()
        elif step == self.LAPSED:
            if state.events_since_window:
                # Control that returned, and what follows from it, is answered to.
                state.push(Window(AFTER))
        elif step == self.HAND_SIZE:
            hand = state.pile(player, HAND)
            excess = len(hand) - HAND_SIZE_LIMIT
            if excess <= 0:  # SEG-014
                state.pop()
                return
            state.push(PickCards(player, HAND_LIMIT, hand.copy(), excess, excess, []))
        else:
            state.push(Move.of(state.last_picks, GRAVEYARD, DISCARDED, BY_RULE, player, "SEG-014"))
            # What comes of it can let the hand grow: look once more.
            self.step = self.BEGIN  # SEG-014
