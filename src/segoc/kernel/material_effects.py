"""Fusion and Ritual Summons: the resolution of an effect uses materials, and the monster comes.

Nothing happens between the two, and the summon itself can't be negated (CRD-244).
"""

from typing import ClassVar, Final

from segoc.kernel.decision import MATERIALS, TRIBUTES
from segoc.kernel.event import (
    AS_MATERIAL,
    BY_EFFECT,
    FUSION_SUMMON,
    RITUAL_SUMMON,
    SPECIAL_SUMMON,
    SYNCHRO_SUMMON,
    TRIBUTED,
)
from segoc.kernel.gathering import Gathering
from segoc.kernel.going import Going
from segoc.kernel.lifetimes import Ref, refer
from segoc.kernel.made import ways_of
from segoc.kernel.materials import send_as_texts_say
from segoc.kernel.moves import Move
from segoc.kernel.picking import PickMaterials
from segoc.kernel.places import BANISHED, DECK
from segoc.kernel.printed import Printed
from segoc.kernel.procedure import Procedure
from segoc.kernel.shuffling import shuffle_in
from segoc.kernel.special_summon import SummonByEffect
from segoc.kernel.state import State

# The rules by which they are used.
RULES: Final[dict[int, str]] = {
    FUSION_SUMMON: "CRD-165",
    RITUAL_SUMMON: "CRD-148",
    SYNCHRO_SUMMON: "CRD-202",
    SPECIAL_SUMMON: "TRM-263",
}


class SummonWithMaterials(Procedure):
    """Choose the materials, let them go, and summon the monster."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "player",
        "card",
        "how",
        "gathering",
        "goal",
        "positions",
        "source",
        "code",
        "number",
        "clauses",
        "rule",
        "banished",
        "used",
        "tuners",
        "came",
    )

    def __init__(
        self,
        player: int,
        card: int,
        how: int,
        gathering: Gathering,
        goal: int,
        positions: int,
        source: Ref,
        code: int,
        number: int,
        clauses: list[int],
    ) -> None:
        super().__init__()
        self.player = player
        self.card = card
        self.how = how
        self.gathering = gathering
        # Where the materials go.
        self.goal = goal
        self.positions = positions
        self.source = source
        self.code = code
        self.number = number
        self.clauses = clauses
        # The rule that says which materials go together, and what of them is banished.
        self.rule = ""
        self.banished: list[int] = []
        self.used: list[int] = []
        # Those that can be the Tuner, and how they had come to the field.
        self.tuners: list[int] = []
        self.came: list[int] = []

    def copy(self) -> "SummonWithMaterials":
        new = SummonWithMaterials(
            self.player,
            self.card,
            self.how,
            self.gathering,
            self.goal,
            self.positions,
            self.source,
            self.code,
            self.number,
            self.clauses.copy(),
        )
        new.step = self.step
        new.rule = self.rule
        new.banished = self.banished.copy()
        new.used = self.used.copy()
        new.tuners = self.tuners.copy()
        new.came = self.came.copy()
        return new

    def fits(self, card: int, face: Printed) -> bool:
        """It was chosen for what it is, and so were its materials."""
        return card != self.card and card not in self.used

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == 0:
            topic = TRIBUTES if self.how == RITUAL_SUMMON else MATERIALS
            spot = state.spot(self.card)
            state.push(PickMaterials(self.player, topic, self.gathering, self.rule, spot))
        elif step == 1:
            self.used = state.picked
            self.note_tuners(state)
            self.spend(state)
        elif step == 2:
            summon = SummonByEffect(
                self.player,
                [self.card],
                self.positions,
                0,
                self.source,
                self.code,
                self.number,
                self.clauses,
            )
            summon.how = self.how
            summon.materials = [refer(state.cards[card]) for card in self.used]
            summon.tuners = self.tuners
            summon.came = self.came
            state.push(summon)  # CRD-151, CRD-165, CRD-170
            if self.goal == DECK:
                shuffle_in(state, self.used)
        else:
            state.pop()

    def note_tuners(self, state: State) -> None:
        for recipe in state.cards[self.card].printed.recipes:
            if recipe.how() == self.how:
                self.tuners = recipe.tuners_among(state, self.player, self.card, self.used)
        self.came = ways_of(state, self.used)

    def spend(self, state: State) -> None:
        """All of them go at the same moment, those that are banished instead besides."""
        tags = TRIBUTED if self.how == RITUAL_SUMMON else 0
        rule = RULES[self.how]
        sent = [card for card in self.used if card not in self.banished]
        # What is used for a Synchro Summon is no effect's doing, here as elsewhere.
        why = AS_MATERIAL if self.how == SYNCHRO_SUMMON else BY_EFFECT
        move = Move(sent, self.goal, tags, why, self.player, rule)  # CRD-148
        for card in self.used:
            if card in self.banished:
                move.items.append(Going(card, BANISHED, 0, BY_EFFECT, rule))
        send_as_texts_say(state, move.items, self.how)
        state.push(move)
