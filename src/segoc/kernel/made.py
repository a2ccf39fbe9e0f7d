"""What a monster was made from: remembered until either of them is another object.

The monster forgets when it leaves its place, except for a while (CRD-183); a material that has
moved again is no longer one (CRD-181).
"""

from typing import ClassVar

from segoc.kernel.lifetimes import Ref, refer
from segoc.kernel.state import State


class Made:
    """A value: a monster, and the materials of its summon where they went."""

    FIELDS: ClassVar[tuple[str, ...]] = ("monster", "materials")

    def __init__(self, monster: Ref, materials: list[Ref]) -> None:
        self.monster = monster
        self.materials = materials


def note_materials(state: State, monster: int, materials: list[Ref]) -> None:
    """It has been summoned: from now on these are its materials (CRD-174, CRD-206)."""
    state.made = [
        made for made in state.made if made.monster.same_object(state.cards[made.monster.card])
    ]
    state.made.append(Made(refer(state.cards[monster]), materials))


def materials_of(state: State, monster: int) -> list[int]:
    """The materials of this monster, as far as they are still where they went."""
    for made in state.made:
        if made.monster.same_object(state.cards[monster]):
            return [ref.card for ref in made.materials if ref.same_object(state.cards[ref.card])]
    return []


def carry_over(state: State, monster: int, before: Ref) -> None:
    """It has come back, and is to remember (CRD-183)."""
    for index in range(len(state.made)):
        made = state.made[index]
        if made.monster.card == before.card and made.monster.life == before.life:
            state.made[index] = Made(refer(state.cards[monster]), made.materials)
