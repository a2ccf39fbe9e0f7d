"""The second summon of a Gemini monster, where it lies (EFX-225)."""

from typing import ClassVar, Final

from segoc.kernel.chain.windows import AFTER, NEGATION, Window
from segoc.kernel.picture import identity, prohibitions
from segoc.kernel.picture.oaths import note_deed
from segoc.kernel.picture.summons_this_turn import note_summon
from segoc.kernel.summoning.additional_normal_summons import against_another, ask_which, use_up
from segoc.kernel.summoning.summon_where_it_lies import SummonWhereItLies
from segoc.kernel.table import verbs
from segoc.kernel.table.card import AGAIN
from segoc.kernel.table.event import (
    FOR_SUMMON,
    GEMINI_SUMMON,
    SPECIAL_WAYS,
    SUMMON_DECLARED,
    SUMMONED,
)
from segoc.kernel.table.ints import CardNo, Player, SummonWay
from segoc.kernel.table.kinds import EFFECT_MONSTER, GEMINI
from segoc.kernel.table.phases import is_main_phase
from segoc.kernel.table.places import MONSTER_ZONE
from segoc.kernel.table.reason import Reason, deny
from segoc.kernel.table.record import Fields
from segoc.kernel.table.state import State


def is_gemini_there(state: State, card: CardNo) -> bool:
    """A Gemini monster on the field, the only sort that is summoned there."""
    held = state.cards[card]
    return held.place == MONSTER_ZONE and held.printed.types & GEMINI != 0


def may_summon_again(state: State, player: Player, card: CardNo, why: list[Reason] | None) -> bool:
    """Whether a player can Normal Summon this Gemini again."""
    before = 0 if why is None else len(why)
    held = state.cards[card]
    if not is_gemini_there(state, card) or not held.face_up:
        deny(why, "EFX-225", held.zone)
        return False
    if identity.types(state, card) & EFFECT_MONSTER:
        # Summoned again already, or negated: it isn't a Normal Monster.
        deny(why, "EFX-226", held.zone)
        return False
    mine = identity.controller(held) == player and player == state.turn_player
    if not mine or not is_main_phase(state.phase):
        deny(why, "EFX-225", held.zone)
        return False
    verb = verbs.NORMAL_SUMMON
    if prohibitions.forbidden(state, card, verb) or prohibitions.forbidden_to(
        state, player, verb, card
    ):
        if deny(why, prohibitions.rule_of_use(state, card), held.zone):
            return False
    used = state.normal_summons
    if used > 0:
        rule = against_another(state, player, card, 1, True)
        if rule and deny(why, rule, -1, used):  # CRD-087
            return False
    return why is None or len(why) == before


class SummonAgain(SummonWhereItLies):
    """Where it lies, as the Normal Monster that it still is."""

    FIELDS: ClassVar[Fields] = {}

    # Steps.
    ASK_WHICH: Final = 0
    ATTEMPT: Final = 1
    OUTCOME: Final = 2
    ANSWERS: Final = 3

    def copy(self) -> "SummonAgain":
        new = SummonAgain(self.player, self.card)
        new.step = self.step
        new.negated = self.negated
        return new

    def summons(self) -> bool:
        return self.step == self.OUTCOME

    def way(self) -> SummonWay:
        return GEMINI_SUMMON

    def rule(self) -> str:
        return "EFX-230"

    def is_carried_out(self, state: State) -> bool:
        """Not if something has made it an Effect Monster by now: by negating its effects, or as
        one that counts as summoned again."""
        if not super().is_carried_out(state):
            return False
        return not identity.types(state, self.card) & EFFECT_MONSTER  # NEG-046, NEG-047

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.ASK_WHICH:
            ask_which(state, self.player, self.card, 1, True)
        elif step == self.ATTEMPT:
            self.attempt(state)
        elif step == self.OUTCOME:
            self.come_out(state)
        elif step == self.ANSWERS:
            state.push(Window(AFTER))
        else:
            state.pop()

    def attempt(self, state: State) -> None:
        use_up(state)  # EFX-225
        records = state.begin([self.card])
        state.edit(self.card).summoning = True  # NEG-012
        state.tell(
            SUMMON_DECLARED,
            self.player,
            records,
            summon_way=GEMINI_SUMMON,
            why=FOR_SUMMON,
            rule="EFX-230",
        )
        state.push(Window(NEGATION))

    def succeed(self, state: State) -> None:
        records = state.begin([self.card])
        card = state.edit(self.card)
        card.summoning = False  # EFX-228, EFX-234
        if SPECIAL_WAYS >> card.summon_way & 1:
            card.summon_way = (
                GEMINI_SUMMON  # FDN-057: Special Summoned, and Normal Summoned as well
            )
        card.summoned_by = AGAIN  # EFX-232
        card.position_changed_turn = state.turn  # EFX-229
        card.in_place_since = state.moment
        note_deed(state, self.player, verbs.NORMAL_SUMMON, self.card)
        note_summon(state, self.player)
        state.tell(
            SUMMONED, self.player, records, summon_way=GEMINI_SUMMON, why=FOR_SUMMON, rule="EFX-225"
        )
