"""The Normal Summon and the Set of a monster, with Tributes or without."""

from typing import ClassVar, Final

from segoc.kernel.chain.windows import AFTER, NEGATION, Window
from segoc.kernel.choosing.choosing_cards import PickPosition, PickZone
from segoc.kernel.choosing.choosing_sets import PickMaterials
from segoc.kernel.knowledge.knowledge import sees
from segoc.kernel.language.entry import ADDITIONAL_SUMMON, BUT_ITSELF, SURE_SUMMON
from segoc.kernel.moving.moves import Move
from segoc.kernel.moving.relocating import relocate
from segoc.kernel.picture import prohibitions, values
from segoc.kernel.picture.face_up_defense import summons_in_defense
from segoc.kernel.picture.oaths import note_deed
from segoc.kernel.picture.picture import nothing_tells_of
from segoc.kernel.picture.summons_this_turn import note_summon, note_tributes
from segoc.kernel.picture.summons_without_tributes import needs_no_tributes
from segoc.kernel.summoning.additional_normal_summons import (
    against_another,
    ask_which,
    numbers_in_addition,
    use_up,
)
from segoc.kernel.summoning.tributes import (
    gather_tributes,
    has_tributes,
    numbers_now,
    numbers_of,
    suits,
    way_of,
)
from segoc.kernel.table import verbs
from segoc.kernel.table.decision import TRIBUTES
from segoc.kernel.table.event import (
    FOR_SUMMON,
    NORMAL_SET,
    NORMAL_SUMMON,
    SET,
    SUMMON_DECLARED,
    SUMMON_NEGATED,
    SUMMONED,
    TRIBUTE_SET,
    TRIBUTE_SUMMON,
    TRIBUTED,
)
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.native import mypyc_attr
from segoc.kernel.table.phases import is_main_phase
from segoc.kernel.table.places import (
    ATTACK,
    DEFENSE,
    EITHER_POSITION,
    GRAVEYARD,
    HAND,
    IN_THE_ACT,
    MONSTER_ZONE,
    NO_SPOT,
)
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.procedure import AboutCard
from segoc.kernel.table.reason import Reason, deny
from segoc.kernel.table.record import COUNT, TRUTH, Fields, between
from segoc.kernel.table.state import State
from segoc.kernel.table.zones import any_monster_zone_free, free_monster_zones

# Numbers of Tributes are bits.
NO_TRIBUTE: Final = 1 << 0


def tribute_numbers(state: State, card: CardNo, face_up: bool) -> int:
    """With how many Tributes it can be summoned or Set now, as bits."""
    found = numbers_now(state, card, values.level(state, card), face_up)
    if face_up and needs_no_tributes(state, state.cards[card].side, card):
        found |= NO_TRIBUTE
    return found


def may_normal_summon(
    state: State, player: Player, card: CardNo, why: list[Reason] | None, face_up: bool = True
) -> bool:
    """Whether a player can Normal Summon or Set this card as a monster now."""
    before = 0 if why is None else len(why)
    held = state.cards[card]
    spot = state.spot(card) if why is not None else -1
    if (player != state.turn_player or not is_main_phase(state.phase)) and deny(why, "CRD-086"):
        return False
    if (held.place != HAND or held.side != player) and deny(why, "CRD-086", spot):
        return False
    # The count is the turn player's; the other player has none to ask about.
    used = state.normal_summons if player == state.turn_player else 0
    numbers = 0
    if used > 0:
        if not nothing_tells_of(state, ADDITIONAL_SUMMON):
            numbers = tribute_numbers(state, card, face_up)
        rule = against_another(state, player, card, numbers, face_up)
        numbers = numbers if rule else numbers_in_addition(state, player, card, numbers)
        if rule and deny(why, rule, -1, used):  # CRD-087
            return False
    # CRD-055, SEG-030, SEG-031
    if not held.printed.is_monster or held.printed.is_special:
        # Tributes and zones are no question for what can never be Normal Summoned.
        deny(why, "SEG-031" if held.printed.is_monster else "SEG-030", spot)
        return False
    verb = verbs.NORMAL_SUMMON if face_up else verbs.SET
    if prohibitions.forbidden(state, card, verb) or prohibitions.forbidden_to(
        state, player, verb, card
    ):
        if deny(why, prohibitions.rule_of_use(state, card), spot):
            return False
    numbers = numbers or tribute_numbers(state, card, face_up)
    if not _room_and_tributes(state, player, card, numbers, face_up, why):  # CRD-114
        return False
    return why is None or len(why) == before


def can_summon_by_effect(state: State, player: Player, card: CardNo) -> bool:
    """Whether an effect can let this player Normal Summon a card from the hand: when, and how many
    Normal Summons there were, is no question then."""
    held = state.cards[card]
    if held.place != HAND or not held.printed.is_monster or held.printed.is_special:
        return False
    verb = verbs.NORMAL_SUMMON
    if prohibitions.forbidden(state, card, verb) or prohibitions.forbidden_to(
        state, player, verb, card
    ):
        return False
    numbers = tribute_numbers(state, card, True)
    return _room_and_tributes(state, player, card, numbers, True, None)


def _room_and_tributes(
    state: State,
    player: Player,
    card: CardNo,
    numbers: int,
    face_up: bool,
    why: list[Reason] | None,
) -> bool:
    if numbers & NO_TRIBUTE:
        if any_monster_zone_free(state, player):
            return True
        if numbers == NO_TRIBUTE:
            return not deny(why, "CRD-088")
    if has_tributes(state, player, card, numbers, face_up):
        return True
    if why is None:
        return False
    gathering = gather_tributes(state, player, card, numbers, face_up)
    # A Tribute from a Main Monster Zone frees it; one from an Extra Monster Zone frees nothing
    # that a Normal Summon can use (CRD-099).
    if gathering.reaches(0, 0):
        deny(why, "CRD-099")
        return False
    # Enough monsters, but not all of them can be Tributed: that is another no.
    there = [one for one in state.monsters(player) if suits(state, player, one, card)]
    fewest = (numbers & -numbers).bit_length() - 1
    rule = "CRD-109" if len(there) >= fewest else "CRD-098"
    deny(why, rule, -1, fewest, len(gathering.cards))
    return False


@mypyc_attr(free_list_len=1)
class NormalSummon(AboutCard):
    """Declare, Tribute, choose the zone; then be summoned, unless negated, or Set.

    The position is decided at the start (CRD-090): a Set monster is placed at once,
    since a Set can't be negated; a summoned one is first in the act.
    """

    FIELDS: ClassVar[Fields] = {
        "face_up": TRUTH,
        "position": between(0, 2),
        "additional": TRUTH,
        "tribute_counts": COUNT,
        "way": COUNT,
        "tributes": between(0, 3),
        "negated": TRUTH,
        "by_effect": TRUTH,
        "kinds": COUNT,
    }

    # Steps.
    POSITION: Final = 0
    ASK_WHICH: Final = 1
    DECLARE: Final = 2
    TRIBUTE: Final = 3
    FIND_ZONE: Final = 4
    ATTEMPT: Final = 5
    OUTCOME: Final = 6
    ANSWERS: Final = 7

    def __init__(self, player: Player, card: CardNo, face_up: bool) -> None:
        super().__init__(player, card)
        self.face_up = face_up
        # By an effect that gives another Normal Summon.
        self.additional = False
        self.position = ATTACK if face_up else DEFENSE
        # How many Tributes there can be (bits), and how many there were.
        self.tribute_counts = NO_TRIBUTE
        # The text of its own by which it is summoned, from 1; 0 if by the rules.
        self.way = 0
        self.tributes = 0
        self.negated = False
        # An effect lets it be summoned, which is none of the turn's Normal Summons.
        self.by_effect = False
        # The original kinds of the Tributes, as bits.
        self.kinds = 0

    def copy(self) -> "NormalSummon":
        new = NormalSummon(self.player, self.card, self.face_up)
        new.step = self.step
        new.additional = self.additional
        new.position = self.position
        new.tribute_counts = self.tribute_counts
        new.way = self.way
        new.tributes = self.tributes
        new.negated = self.negated
        new.by_effect = self.by_effect
        new.kinds = self.kinds
        return new

    def fits(self, card: CardNo, face: Printed) -> bool:
        """The number of Tributes is on show before the monster is."""
        if card != self.card:
            return True
        if self.step <= self.DECLARE or self.additional or self.by_effect:
            # It was chosen for what it is: an effect lets it be summoned in addition.
            return False
        if not face.is_monster or face.is_special:
            return False
        numbers = numbers_of(face, self.face_up)
        return numbers >> self.tributes & 1 == 1 or numbers == self.tribute_counts

    def renew(self, state: State, player: Player) -> bool:
        """With how many Tributes it could be Set goes by what it is."""
        held = state.cards[self.card]
        if self.step > self.DECLARE and not sees(held, player):
            printed = held.printed
            self.tribute_counts = numbers_of(printed, self.face_up)
            self.way = way_of(printed, printed.level, self.tributes)
        return True

    def summons(self) -> bool:
        return self.face_up and self.step == self.OUTCOME

    def prepares_summon(self) -> bool:
        return self.face_up and self.step <= self.OUTCOME

    def alone(self, state: State) -> int:
        return self.card if self.face_up and _answers_itself(state, self.card) else -1

    def negate(self, state: State, which: list[int] | None = None) -> None:
        self.negated = True  # NEG-001
        records = state.begin([self.card])
        state.emit(
            SUMMON_NEGATED,
            self.player,
            records,
            summon_way=self.summon_way(),
            why=FOR_SUMMON,
            rule="CRD-092",
        )

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.POSITION:
            if self.face_up and summons_in_defense(state, self.player):
                # CRD-115, TRM-160
                state.push(PickPosition(self.player, EITHER_POSITION, self.card))
            else:
                state.last_picks = [self.position]
        elif step == self.ASK_WHICH:
            self.position = state.last_picks[0]  # CRD-090
            if self.by_effect:
                return
            numbers = tribute_numbers(state, self.card, self.face_up)
            ask_which(state, self.player, self.card, numbers, self.face_up)
        elif step == self.DECLARE:
            self.declare(state)
        elif step == self.TRIBUTE:
            self.tribute(state)
        elif step == self.FIND_ZONE:
            free = free_monster_zones(state, self.player)
            state.push(PickZone(self.player, free, self.card))  # CRD-089
        elif step == self.ATTEMPT:
            if self.face_up:
                self.attempt(state)
            else:
                self.be_set(state)
        elif step == self.OUTCOME:
            if self.negated:
                self.fail(state)
            elif self.face_up:
                self.succeed(state)
        elif step == self.ANSWERS:
            printed = state.cards[self.card].printed
            asks = _answers_itself(state, self.card) and not self.by_effect
            if self.face_up and printed.says(SURE_SUMMON) and not asks:
                # Nobody can answer to it, neither now nor later.
                state.events_since_window = []
            elif not self.by_effect:
                # The window of the chain opens anew, if an effect has summoned it.
                state.push(Window(AFTER))
        else:
            state.pop()

    def declare(self, state: State) -> None:
        """The turn's Normal Summon is used up from here on, negated or not."""
        if not self.by_effect:
            self.additional = state.last_picks[0] == 1
            use_up(state)  # CRD-092, TRM-157
        numbers = tribute_numbers(state, self.card, self.face_up)
        if self.additional:
            numbers = numbers_in_addition(state, self.player, self.card, numbers)
        self.tribute_counts = numbers
        state.last_picks = []
        if numbers != NO_TRIBUTE:
            gathering = gather_tributes(state, self.player, self.card, numbers, self.face_up)
            state.push(PickMaterials(self.player, TRIBUTES, gathering, "CRD-098", NO_SPOT))

    def tribute(self, state: State) -> None:
        """Tributing comes before the monster is placed, and isn't undone."""
        # So many monsters are on show, whatever they count for.
        self.tributes = len(state.last_picks)
        for one in state.last_picks:
            self.kinds |= 1 << state.cards[one].printed.kind
        printed = state.cards[self.card].printed
        self.way = way_of(printed, values.level(state, self.card), self.tributes)
        if self.tributes:  # CRD-105
            state.push(
                Move.of(state.last_picks, GRAVEYARD, TRIBUTED, FOR_SUMMON, self.player, "CRD-103")
            )

    def attempt(self, state: State) -> None:
        """In the act: in no zone yet, its zone reserved."""
        records = state.begin([self.card])
        zone = state.last_picks[0]
        relocate(state, self.card, IN_THE_ACT, self.player, zone, True, self.position)
        state.tell(
            SUMMON_DECLARED,
            self.player,
            records,
            summon_way=self.summon_way(),
            why=FOR_SUMMON,
            rule="CRD-086",
        )
        # In the middle of a chain nothing can be activated (EFX-011).
        if not state.cards[self.card].printed.says(SURE_SUMMON) and not state.chain:
            state.push(Window(NEGATION))  # CRD-092

    def succeed(self, state: State) -> None:
        """Summoned when it is placed on the field."""
        records = state.begin([self.card])
        zone = state.cards[self.card].zone
        relocate(state, self.card, MONSTER_ZONE, self.player, zone, True, self.position)
        self.remember(state)
        note_summon(state, self.player)
        note_tributes(state, self.player, self.tributes)
        state.tell(
            SUMMONED,
            self.player,
            records,
            summon_way=self.summon_way(),
            why=FOR_SUMMON,
            rule="CRD-094",
        )

    def be_set(self, state: State) -> None:
        """Face-down Defense, not shown to the opponent: no summon to who waits for one."""
        records = state.begin([self.card])
        zone = state.last_picks[0]
        # CRD-090, CRD-113
        relocate(state, self.card, MONSTER_ZONE, self.player, zone, False, DEFENSE)
        self.remember(state)
        # CRD-095
        state.tell(
            SET,
            self.player,
            records,
            summon_way=self.summon_way(),
            why=FOR_SUMMON,
            rule="CRD-090",
        )

    def fail(self, state: State) -> None:
        """To the GY, from nowhere, unless what negated it has taken it away."""
        if state.cards[self.card].place == IN_THE_ACT:
            state.push(Move.of([self.card], GRAVEYARD, 0, FOR_SUMMON, self.player, "CRD-093"))

    def remember(self, state: State) -> None:
        card = state.edit(self.card)
        card.summon_way = self.summon_way()
        card.tributes = self.tributes
        card.tributed_kinds = self.kinds  # FDN-084
        card.summoned_or_set_turn = state.turn
        card.came_from = HAND
        card.summoned_by = self.way
        verb = verbs.NORMAL_SUMMON if self.face_up else verbs.SET
        note_deed(state, self.player, verb, self.card)  # CHG-013, CHG-014

    def summon_way(self) -> int:
        """A summon, in whichever position, or a Set; with Tributes a Tribute Summon."""
        if self.face_up:  # TRM-159
            return TRIBUTE_SUMMON if self.tributes else NORMAL_SUMMON  # CRD-101
        return TRIBUTE_SET if self.tributes else NORMAL_SET  # TRM-158


def _answers_itself(state: State, card: CardNo) -> bool:
    """Its summon can be answered by its own effects and by nothing else."""
    clause = state.cards[card].printed.clause(SURE_SUMMON)
    return clause is not None and clause.op == BUT_ITSELF
