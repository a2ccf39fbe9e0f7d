"""Spots: where in a tree a value stands, as far as that matters to what the value means."""

from dataclasses import dataclass
from typing import Final

from segoc.effects.applying import Apply
from segoc.effects.conditional import ThoseIf
from segoc.effects.conditions import AllSo, Exists, ExistsEach, More, NotSo
from segoc.effects.control import TakeControl
from segoc.effects.descriptions import Among, Both, Highest
from segoc.effects.moving import MoveCards
from segoc.effects.numbers import (
    AtkOf,
    Count,
    DefOf,
    Excess,
    GradeOf,
    Half,
    HigherOf,
    Lesser,
    LevelOf,
    Plus,
    Times,
)
from segoc.effects.positions import ChangePosition
from segoc.effects.references import Choose
from segoc.kernel.language.action import Action, Branch
from segoc.kernel.language.effect import Activated, Delayed, Effect, Reaction, Standing, Watch
from segoc.kernel.language.node import Node, Target
from segoc.kernel.table import verbs

# What looks for cards where they lie now, by all that is asked of them.
LOOKING: Final = (
    *(Exists, ExistsEach, Count, AtkOf, DefOf, LevelOf, GradeOf),
    *(Target, MoveCards, Apply, ChangePosition, TakeControl),
)
# What asks of the cards in it just what is asked of itself.
OF_CARDS: Final = (Choose, Among, Both, Highest, ThoseIf)
# What has others in it and asks nothing of cards.
OF_OTHERS: Final = (AllSo, NotSo, More, Half, Times, Plus, HigherOf, Lesser, Excess, Action, Branch)


@dataclass(frozen=True, slots=True)
class Spot:
    """`owner` has the value as its `part`. It is in the `open` if the way to it leads through
    nothing but what an effect asks and does now: not through a happening, a clause or a filter.
    There it is `looked_for` if cards that are described so are looked for as they lie: not judged
    as they were or will be, nor chosen for what face-down ones can be chosen for."""

    owner: Node | None = None
    part: str = ""
    open: bool = False
    looked_for: bool = False

    def inside(self, owner: Node, part: str) -> "Spot":
        """The spot of a part of the value that stands here."""
        if isinstance(owner, Effect):
            is_open = _is_open(owner, part)
            return Spot(owner, part, is_open, is_open and part == "receivers")
        if isinstance(owner, MoveCards) and owner.verb == verbs.TRIBUTE:
            return Spot(owner, part)  # EFX-036: face-down ones, too
        if self.open and isinstance(owner, LOOKING):
            return Spot(owner, part, True, True)
        if self.open and isinstance(owner, OF_CARDS):
            return Spot(owner, part, True, self.looked_for)
        return Spot(owner, part, self.open and isinstance(owner, OF_OTHERS))


def _is_open(effect: Effect, part: str) -> bool:
    if isinstance(effect, Standing):
        return part in ("receivers", "condition")
    if isinstance(effect, Activated):
        return part in ("program", "cost", "target", "condition")
    if isinstance(effect, Reaction | Watch | Delayed):
        return part in ("program", "condition")
    return False
