"""Special Summons by procedure: without a chain, and negated as a summon if at all (CRD-127).

What they have in common: something is done for it; then position and zone are chosen (SSC-005); the
monster is in the act, and the opponent may negate its summon (CRD-125); then it is on the field, or
in the GY from nowhere (CRD-093). A Pendulum Summon brings several monsters at the same time.
"""

from typing import ClassVar, Final

from segoc.kernel.chain.windows import AFTER, NEGATION, Window
from segoc.kernel.choosing.choosing_cards import PickPosition, PickZone
from segoc.kernel.language.entry import SURE_SPECIAL
from segoc.kernel.moving.moves import Move
from segoc.kernel.moving.relocating import relocate
from segoc.kernel.picture.oaths import note_deed
from segoc.kernel.picture.summons_this_turn import note_summon
from segoc.kernel.summoning.summon_zones import zones_for
from segoc.kernel.table import verbs
from segoc.kernel.table.event import FOR_SUMMON, SUMMON_DECLARED, SUMMON_NEGATED, SUMMONED
from segoc.kernel.table.geometry import NO_ZONE, ZONE_COUNT
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.places import (
    EITHER_POSITION,
    GRAVEYARD,
    IN_THE_ACT,
    MONSTER_ZONE,
    NOWHERE,
)
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.record import CARD_NOS, COUNTS, PLAYER, TRUTH, Fields, each_between
from segoc.kernel.table.state import State


class SummonByProcedure(Procedure):
    """Do what it takes, choose positions and zones; be summoned, unless negated."""

    COMMON: ClassVar[Fields] = {
        "player": PLAYER,
        "cards": CARD_NOS,
        "leaving": CARD_NOS,
        "positions": COUNTS,
        "zones": each_between(NO_ZONE, ZONE_COUNT - 1),
        "origins": each_between(-1, NOWHERE),
        "negated": CARD_NOS,
        "by_effect": TRUTH,
    }

    # Steps.
    BEGIN: Final = 0
    READY: Final = 1
    SPEND: Final = 2
    POSITION: Final = 3
    FIND_ZONE: Final = 4
    NOTE_ZONE: Final = 5
    ATTEMPT: Final = 6
    JUDGE: Final = 7
    OUTCOME: Final = 8
    ANSWERS: Final = 9

    def __init__(self, player: Player, cards: list[CardNo]) -> None:
        super().__init__()
        self.player = player
        self.cards = cards
        # What will make room when the monsters are placed.
        self.leaving: list[int] = []
        # For each monster, as far as it is known by now.
        self.positions: list[int] = []
        self.zones: list[int] = []
        self.origins: list[int] = []
        # Those whose summon was negated.
        self.negated: list[int] = []
        # An effect has let it be done, after its link: with its own chance to be negated, unless
        # other links are still to resolve, and no effect's summon.
        self.by_effect = False

    def copy_to(self, new: "SummonByProcedure") -> None:
        new.step = self.step
        new.cards = self.cards.copy()
        new.leaving = self.leaving.copy()
        new.positions = self.positions.copy()
        new.zones = self.zones.copy()
        new.origins = self.origins.copy()
        new.negated = self.negated.copy()
        new.by_effect = self.by_effect

    # What differs.

    def begin(self, state: State) -> None:
        """Ask what is to be used for it, or do what its text says."""

    def ready(self, state: State) -> None:
        """The answer has come, or it is done."""

    def allowed_positions(self, state: State, card: CardNo) -> int:
        return EITHER_POSITION

    def spend(self, state: State) -> None:
        """Send what is used for it, before a zone is chosen (SSC-005)."""

    def overlay(self, state: State) -> None:
        """Put materials under it, at the moment in which it is in the act."""

    def remember(self, state: State, card: CardNo) -> None:
        """What it will be remembered for that came so."""

    def summon_way(self, state: State) -> int:
        raise AssertionError("a procedure is a way of summoning")

    def rule(self, state: State) -> str:
        """The rule by which it is done."""
        raise AssertionError("a procedure goes by a rule")

    # What is common to all.

    def summons(self) -> bool:
        return self.step == self.JUDGE

    def prepares_summon(self) -> bool:
        return self.step <= self.OUTCOME

    def summoner(self) -> int:
        return self.player

    def special_summoned(self) -> list[CardNo]:
        return [card for card in self.cards if card not in self.negated]

    def negate(self, state: State, which: list[int] | None = None) -> None:
        """The summon of all of them, or only of these."""
        for card in self.cards:
            if which is None or card in which:  # CRD-235
                self.negated.append(card)  # CRD-232
        if self.negated:
            records = state.begin(self.negated)
            way = self.summon_way(state)
            state.emit(
                SUMMON_NEGATED, self.player, records, summon_way=way, why=FOR_SUMMON, rule="CRD-125"
            )

    def fits(self, card: CardNo, face: Printed) -> bool:
        """It was chosen for what it is."""
        return card not in self.cards

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.BEGIN:
            self.begin(state)
        elif step == self.READY:
            self.ready(state)
        elif step == self.SPEND:
            self.spend(state)  # SSC-005
        elif step == self.POSITION:
            card = self.cards[len(self.zones)]
            positions = self.allowed_positions(state, card)
            state.push(PickPosition(self.player, positions, card))
        elif step == self.FIND_ZONE:
            self.positions.append(state.last_picks[0])
            card = self.cards[len(self.zones)]
            state.push(PickZone(self.player, self.open_zones(state, card), card))
        elif step == self.NOTE_ZONE:
            self.zones.append(state.last_picks[0])
            if len(self.zones) < len(self.cards):
                self.step = self.POSITION
        elif step == self.ATTEMPT:
            self.attempt(state)
        elif step == self.JUDGE:
            if self.negated:
                self.fail(state)
        elif step == self.OUTCOME:
            self.outcome(state)
        elif step == self.ANSWERS:
            if not self.by_effect:
                # The window of the chain opens anew, if it has followed one.
                state.push(Window(AFTER))
        else:
            state.pop()

    def open_zones(self, state: State, card: CardNo) -> list[int]:
        return zones_for(state, self.player, card, self.leaving, self.zones)

    def attempt(self, state: State) -> None:
        """In the act: in no zone yet, their zones reserved."""
        records = state.begin(self.cards)
        self.overlay(state)
        for index in range(len(self.cards)):
            self.origins.append(records[index].place)
            relocate(
                state,
                self.cards[index],
                IN_THE_ACT,
                self.player,
                self.zones[index],
                True,
                self.positions[index],
            )
            # If this summon is negated, it isn't properly summoned any more.
            state.edit(self.cards[index]).proper = False  # SUM-059
        state.tell(
            SUMMON_DECLARED,
            self.player,
            records,
            summon_way=self.summon_way(state),
            why=FOR_SUMMON,
            rule=self.rule(state),
        )
        # In the middle of a chain nothing can be activated (EFX-011).
        if not state.cards[self.cards[0]].printed.says(SURE_SPECIAL) and not state.chain:
            state.push(Window(NEGATION))  # CRD-125, CRD-187, SSC-004, SSC-027

    def outcome(self, state: State) -> None:
        """Those whose summon wasn't negated come, at the same moment."""
        there = [card for card in self.cards if card not in self.negated]
        if there:
            self.succeed(state, there)  # CRD-233, SSC-044, SSC-055

    def succeed(self, state: State, cards: list[CardNo]) -> None:
        records = state.begin(cards)
        for card in cards:
            index = self.cards.index(card)
            position = self.positions[index]
            zone = self.zones[index]
            relocate(state, card, MONSTER_ZONE, self.player, zone, True, position)
            held = state.edit(card)
            held.summon_way = self.summon_way(state)
            held.summoned_or_set_turn = state.turn
            held.came_from = self.origins[index]
            held.proper = True  # NEG-068, SUM-006, SUM-008
            self.remember(state, card)
            note_deed(state, self.player, verbs.SPECIAL_SUMMON, card)
        note_summon(state, self.player, True)
        state.tell(
            SUMMONED,
            self.player,
            records,
            summon_way=self.summon_way(state),
            why=FOR_SUMMON,
            rule=self.rule(state),
        )

    def fail(self, state: State) -> None:
        """To the GY, from nowhere, unless what negated it has taken them away."""
        acting = [card for card in self.negated if state.cards[card].place == IN_THE_ACT]
        if acting:
            state.push(Move.of(acting, GRAVEYARD, 0, FOR_SUMMON, self.player, "CRD-093"))
