"""Manual changes of battle position, and the Flip Summon."""

from typing import ClassVar, Final

from segoc.kernel.chain.windows import AFTER, NEGATION, Window
from segoc.kernel.moving.relocating import turn_face_up
from segoc.kernel.picture import identity, prohibitions
from segoc.kernel.picture.oaths import note_deed
from segoc.kernel.picture.summons_this_turn import note_summon
from segoc.kernel.summoning.summon_where_it_lies import SummonWhereItLies
from segoc.kernel.table import verbs
from segoc.kernel.table.card import Card
from segoc.kernel.table.event import (
    BY_RULE,
    FLIP_SUMMON,
    FLIPPED,
    FOR_SUMMON,
    NORMAL_SET,
    POSITION_CHANGED,
    SUMMON_DECLARED,
    SUMMONED,
    TRIBUTE_SET,
)
from segoc.kernel.table.ints import CardNo, Player, SummonWay
from segoc.kernel.table.kinds import LINK
from segoc.kernel.table.phases import is_main_phase
from segoc.kernel.table.places import ATTACK, DEFENSE, MONSTER_ZONE
from segoc.kernel.table.procedure import AboutCard
from segoc.kernel.table.reason import Reason, deny
from segoc.kernel.table.record import Fields
from segoc.kernel.table.state import State


def may_change_position(
    state: State, player: Player, card: CardNo, why: list[Reason] | None
) -> bool:
    """Whether a player can change this face-up monster's position by hand now."""
    before = 0 if why is None else len(why)
    held = state.cards[card]
    if not _own_monster(state, player, card, why, "TRM-150"):
        return False
    if not held.face_up:
        # A face-down monster has its Flip Summon; nothing else is a question.
        deny(why, "TRM-151", held.zone)
        return False
    if held.printed.types & LINK and deny(why, "TRM-141", held.zone):  # CRD-071
        return False
    if not _free_to_turn(state, card, why):
        return False
    return why is None or len(why) == before


def may_flip_summon(state: State, player: Player, card: CardNo, why: list[Reason] | None) -> bool:
    """Whether a player can Flip Summon this monster now."""
    before = 0 if why is None else len(why)
    held = state.cards[card]
    if not _own_monster(state, player, card, why, "TRM-150"):
        return False
    if held.face_up:  # TRM-163
        deny(why, "TRM-163", held.zone)
        return False
    # CHG-016
    if prohibitions.forbidden_to(state, player, verbs.FLIP_SUMMON, card) and deny(why, "SEG-071"):
        return False
    if not _free_to_turn(state, card, why):
        return False
    return why is None or len(why) == before


def _own_monster(
    state: State, player: Player, card: CardNo, why: list[Reason] | None, rule: str
) -> bool:
    """In the own Main Phase, a monster that one controls."""
    held = state.cards[card]
    if player != state.turn_player or not is_main_phase(state.phase):  # TRM-150
        deny(why, rule)
        return False
    if held.place != MONSTER_ZONE or identity.controller(held) != player:  # TRM-150
        # The other questions have no meaning for what isn't an own monster.
        deny(why, rule, state.spot(card))
        return False
    return True


def _free_to_turn(state: State, card: CardNo, why: list[Reason] | None) -> bool:
    """What a monster did this turn it remembers even when it was turned face-down (EFX-243)."""
    held = state.cards[card]
    turn = state.turn
    if held.summoned_or_set_turn == turn and deny(why, _rule_of_arrival(held), held.zone):
        return False
    if held.attacked_turn == turn and deny(why, "TRM-153", held.zone):
        return False
    if held.position_changed_turn == turn and deny(why, "TRM-152", held.zone):
        return False
    stuck = prohibitions.forbidden(state, card, verbs.CHANGE_POSITION)
    return not stuck or not deny(why, prohibitions.against_use(state, card) or "TRM-145", held.zone)


def _rule_of_arrival(card: Card) -> str:
    """A Set monster can't be flipped yet; a summoned one can't turn, face-down or not."""
    if not card.face_up and card.summon_way in (NORMAL_SET, TRIBUTE_SET):
        return "CRD-251"
    never_face_up = not card.face_up and card.in_place_since == 0
    return "CRD-252" if never_face_up else "TRM-153"


class ChangePosition(AboutCard):
    """Face-up Attack to face-up Defense, or back (TRM-151)."""

    FIELDS: ClassVar[Fields] = {}

    # Steps.
    CHANGE: Final = 0
    ANSWERS: Final = 1

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.CHANGE:
            self.change(state)
        elif step == self.ANSWERS:
            state.push(Window(AFTER))  # TRM-136
        else:
            state.pop()

    def change(self, state: State) -> None:
        records = state.begin([self.card])
        card = state.edit(self.card)
        card.position = DEFENSE if card.position == ATTACK else ATTACK
        card.position_changed_turn = state.turn  # TRM-152
        state.tell(POSITION_CHANGED, self.player, records, why=BY_RULE, rule="TRM-151")


class FlipSummon(SummonWhereItLies):
    """From face-down Defense to face-up Attack by the player's will (TRM-163)."""

    FIELDS: ClassVar[Fields] = {}

    # Steps.
    ATTEMPT: Final = 0
    OUTCOME: Final = 1
    ANSWERS: Final = 2

    def copy(self) -> "FlipSummon":
        new = FlipSummon(self.player, self.card)
        new.step = self.step
        new.negated = self.negated
        return new

    def summons(self) -> bool:
        return self.step == self.OUTCOME

    def way(self) -> SummonWay:
        return FLIP_SUMMON

    def rule(self) -> str:
        return "CRD-249"

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.ATTEMPT:
            self.attempt(state)
        elif step == self.OUTCOME:
            self.come_out(state)
        elif step == self.ANSWERS:
            state.push(Window(AFTER))
        else:
            state.pop()

    def attempt(self, state: State) -> None:
        records = state.begin([self.card])
        turn_face_up(state, self.card, ATTACK)
        card = state.edit(self.card)
        card.summoning = True  # NEG-012
        card.flipped_turn = 0  # NEG-051, NEG-052
        card.position_changed_turn = state.turn  # TRM-152, CRD-250
        state.tell(
            SUMMON_DECLARED,
            self.player,
            records,
            summon_way=FLIP_SUMMON,
            why=FOR_SUMMON,
            rule="TRM-163",
        )
        state.push(Window(NEGATION))  # CRD-249

    def succeed(self, state: State) -> None:
        """Flipped and Flip Summoned at the same moment."""
        records = state.begin([self.card])
        card = state.edit(self.card)
        card.summoning = False
        card.in_place_since = state.moment
        card.flipped_turn = state.turn  # NEG-053
        card.flip_summoned_turn = state.turn  # SEG-086
        note_deed(state, self.player, verbs.FLIP_SUMMON, self.card)  # CHG-011
        note_summon(state, self.player)
        state.tell(FLIPPED, self.player, records, why=FOR_SUMMON, rule="TRM-164")
        state.tell(
            SUMMONED, self.player, records, summon_way=FLIP_SUMMON, why=FOR_SUMMON, rule="TRM-163"
        )
