"""Fusion and Ritual Summons: the resolution of an effect uses materials, and the monster comes.

Nothing happens between the two, and the summon itself can't be negated (CRD-244).
"""

from typing import ClassVar, Final

from segoc.kernel.choosing.choosing_sets import PickMaterials
from segoc.kernel.choosing.gathering import Gathering
from segoc.kernel.choosing.shuffling import shuffle_in
from segoc.kernel.language.made_from import ways_of
from segoc.kernel.moving.moves import Move
from segoc.kernel.summoning.materials import send_as_texts_say
from segoc.kernel.summoning.special_summon_by_effect import SummonByEffect
from segoc.kernel.table.decision import MATERIALS, TRIBUTES
from segoc.kernel.table.event import (
    BY_EFFECT,
    FUSION_SUMMON,
    RITUAL_SUMMON,
    SPECIAL_SUMMON,
    TRIBUTED,
    WAY_NAMES,
)
from segoc.kernel.table.ints import Bits, CardNo, Code, EffectNo, Place, Player, SummonWay
from segoc.kernel.table.lifetimes import Ref, refer
from segoc.kernel.table.move_items import MoveItem
from segoc.kernel.table.places import BANISHED, DECK, NOWHERE
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.procedure import AboutCard
from segoc.kernel.table.record import (
    CARD_NOS,
    COUNT,
    COUNTS,
    TEXT,
    Fields,
    always,
    between,
    each_between,
)
from segoc.kernel.table.state import State

# The rules by which they are used.
RULES: Final[dict[int, str]] = {
    FUSION_SUMMON: "CRD-165",
    RITUAL_SUMMON: "CRD-148",
    SPECIAL_SUMMON: "TRM-263",
}


class SummonWithMaterials(AboutCard):
    """Choose the materials, let them go, and summon the monster."""

    FIELDS: ClassVar[Fields] = {
        "summon_way": between(0, len(WAY_NAMES) - 1),
        "gathering": always(Gathering),
        "goal": between(0, NOWHERE),
        "positions": COUNT,
        "source": always(Ref),
        "code": COUNT,
        "effect_no": COUNT,
        "clauses": COUNTS,
        "rule": TEXT,
        "banished": CARD_NOS,
        "used": CARD_NOS,
        "came_by": each_between(0, len(WAY_NAMES) - 1),
    }

    # Steps.
    PICK: Final = 0
    SPEND: Final = 1
    SUMMON: Final = 2

    def __init__(
        self,
        player: Player,
        card: CardNo,
        summon_way: SummonWay,
        gathering: Gathering,
        goal: Place,
        positions: Bits,
        source: Ref,
        code: Code,
        effect_no: EffectNo,
        clauses: list[int],
    ) -> None:
        super().__init__(player, card)
        self.summon_way = summon_way
        self.gathering = gathering
        # Where the materials go.
        self.goal = goal
        self.positions = positions
        self.source = source
        self.code = code
        self.effect_no = effect_no
        self.clauses = clauses
        # The rule that says which materials go together, and what of them is banished.
        self.rule = ""
        self.banished: list[int] = []
        self.used: list[int] = []
        # How they had come to the field.
        self.came_by: list[int] = []

    def copy(self) -> "SummonWithMaterials":
        new = SummonWithMaterials(
            self.player,
            self.card,
            self.summon_way,
            self.gathering,
            self.goal,
            self.positions,
            self.source,
            self.code,
            self.effect_no,
            self.clauses.copy(),
        )
        new.step = self.step
        new.rule = self.rule
        new.banished = self.banished.copy()
        new.used = self.used.copy()
        new.came_by = self.came_by.copy()
        return new

    def fits(self, card: CardNo, face: Printed) -> bool:
        """It was chosen for what it is, and so were its materials."""
        return card != self.card and card not in self.used

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.PICK:
            topic = TRIBUTES if self.summon_way == RITUAL_SUMMON else MATERIALS
            spot = state.spot(self.card)
            state.push(PickMaterials(self.player, topic, self.gathering, self.rule, spot))
        elif step == self.SPEND:
            self.used = state.last_picks
            self.came_by = ways_of(state, self.used)
            self.spend(state)
        elif step == self.SUMMON:
            summon = SummonByEffect(
                self.player,
                [self.card],
                self.positions,
                0,
                self.source,
                self.code,
                self.effect_no,
                self.clauses,
            )
            summon.summon_way = self.summon_way
            summon.materials = [refer(state.cards[card]) for card in self.used]
            summon.came_by = self.came_by
            state.push(summon)  # CRD-151, CRD-165, CRD-170
            if self.goal == DECK:
                shuffle_in(state, self.used)
        else:
            state.pop()

    def spend(self, state: State) -> None:
        """All of them go at the same moment, those that are banished instead besides."""
        tags = TRIBUTED if self.summon_way == RITUAL_SUMMON else 0
        rule = RULES[self.summon_way]
        sent = [card for card in self.used if card not in self.banished]
        move = Move.of(sent, self.goal, tags, BY_EFFECT, self.player, rule)  # CRD-148
        for card in self.used:
            if card in self.banished:
                move.items.append(MoveItem(card, BANISHED, 0, BY_EFFECT, rule))
        send_as_texts_say(state, move.items, self.summon_way)
        state.push(move)
