"""The Main Phases: what the turn player can do in them."""

from typing import ClassVar, Final

from segoc.kernel.battle.battle_phase import must_attack
from segoc.kernel.chain.may_activate import activation_options
from segoc.kernel.chain.windows import PHASE_END, Window, start_chain
from segoc.kernel.language.entry import AS_SPELL
from segoc.kernel.picture import prohibitions
from segoc.kernel.picture.oaths import note_deed
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
    OPEN,
    PENDULUM,
    SET,
    SET_AS_SPELL,
    SPECIAL,
    SUMMON,
    Option,
    option,
)
from segoc.kernel.table.ints import Player
from segoc.kernel.table.native import mypyc_attr
from segoc.kernel.table.phases import (
    MAIN_PHASE_1,
    STANDBY_PHASE,
)
from segoc.kernel.table.places import EXTRA_DECK, HAND, on_field, pile_spot
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
                state.push(Window(PHASE_END))  # SEG-060, PRI-019, PRI-021
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
