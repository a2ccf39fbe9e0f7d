"""What a monster was made from: remembered until either of them is another object.

The monster forgets when it leaves its place, except for a while (CRD-183); a material that has
moved again is no longer one (CRD-181).
"""

from typing import ClassVar

from segoc.kernel.language.scope import NOTHING
from segoc.kernel.table.ints import CardNo, SummonWay
from segoc.kernel.table.lifetimes import Ref, refer
from segoc.kernel.table.places import MONSTER_ZONE
from segoc.kernel.table.record import CARD_NOS, INT, INTS, Fields, Record, always, many
from segoc.kernel.table.state import State


class SummonMaterials(Record):
    """A value: a monster, the materials of its summon where they went, and the way of it; which of
    them can have been its Tuner, and how each of the materials had come to the field, 0 if it
    wasn't there; the card whose effect summoned it, if one did."""

    FIELDS: ClassVar[Fields] = {
        "monster": always(Ref),
        "materials": many(Ref),
        "summon_way": INT,
        "tuners": CARD_NOS,
        "came_by": INTS,
        "source": always(Ref),
    }

    def __init__(
        self,
        monster: Ref,
        materials: list[Ref],
        summon_way: SummonWay,
        tuners: list[int],
        came_by: list[int],
        source: Ref,
    ) -> None:
        self.monster = monster
        self.materials = materials
        self.summon_way = summon_way
        self.tuners = tuners
        self.came_by = came_by
        self.source = source


def note_materials(
    state: State,
    monster: int,
    materials: list[Ref],
    tuners: list[int],
    came: list[int],
    source: Ref = NOTHING,
) -> None:
    """It has been summoned: from now on these are its materials."""
    if not state.chain:
        # During a chain it may still be asked of monsters that are gone.
        state.summon_materials = [
            made
            for made in state.summon_materials
            if made.monster.same_object(state.cards[made.monster.card])
        ]
    held = state.cards[monster]
    state.summon_materials.append(
        SummonMaterials(refer(held), materials, held.summon_way, tuners, came, source)
    )  # CRD-174


def ways_of(state: State, cards: list[CardNo]) -> list[int]:
    """How each of these has come to the field; 0 for what isn't a monster there."""
    found: list[int] = []
    for card in cards:
        held = state.cards[card]
        found.append(held.summon_way if held.place == MONSTER_ZONE else 0)
    return found


def of(state: State, monster: Ref) -> SummonMaterials | None:
    """What the monster was made from that it was when it was referred to."""
    for made in state.summon_materials:
        if (
            made.monster.card == monster.card and made.monster.life == monster.life
        ):  # CRD-183, CRD-214
            return made
    return None


def carry_over(state: State, card: CardNo, life: int) -> None:
    """It is away for a while, or has come back, and is to remember."""
    for index in range(len(state.summon_materials)):
        made = state.summon_materials[index]
        if made.monster.card == card and made.monster.life == life:
            now = refer(state.cards[card])
            state.summon_materials[index] = SummonMaterials(
                now, made.materials, made.summon_way, made.tuners, made.came_by, made.source
            )
