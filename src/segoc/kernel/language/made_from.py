"""What a monster was made from: remembered until either of them is another object.

The monster forgets when it leaves its place; a material that has moved again is no longer one
(CRD-181). Temporary banishment is an exception for those who ask about the materials: what brings
them back, or one of them (CRD-183, FDN-082, FDN-083). The monster itself, and what its text goes
by, doesn't know them any more then, nor after it was turned face-down (FDN-078).
"""

from typing import ClassVar

from segoc.kernel.language.scope import NOTHING
from segoc.kernel.table.ints import CardNo, SummonWay
from segoc.kernel.table.lifetimes import Ref, refer
from segoc.kernel.table.places import MONSTER_ZONE
from segoc.kernel.table.record import CARD_NOS, INT, INTS, TRUTH, Fields, Record, always, many
from segoc.kernel.table.state import State


class SummonMaterials(Record):
    """A value: a monster, the materials of its summon where they went, and the way of it; which of
    them can have been its Tuner, and how each of the materials had come to the field, 0 if it
    wasn't there; the card whose effect summoned it, if one did; whether the monster itself still
    knows all that."""

    FIELDS: ClassVar[Fields] = {
        "monster": always(Ref),
        "materials": many(Ref),
        "summon_way": INT,
        "tuners": CARD_NOS,
        "came_by": INTS,
        "source": always(Ref),
        "known": TRUTH,
    }

    def __init__(
        self,
        monster: Ref,
        materials: list[Ref],
        summon_way: SummonWay,
        tuners: list[int],
        came_by: list[int],
        source: Ref,
        known: bool = True,
    ) -> None:
        self.monster = monster
        self.materials = materials
        self.summon_way = summon_way
        self.tuners = tuners
        self.came_by = came_by
        self.source = source
        self.known = known

    def of_another(self, monster: Ref) -> "SummonMaterials":
        """The same of a monster that has forgotten it itself, as the object that it is now."""
        return SummonMaterials(
            monster,
            self.materials,
            self.summon_way,
            self.tuners,
            self.came_by,
            self.source,
            known=False,
        )


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


def known_to(state: State, monster: Ref) -> SummonMaterials | None:
    """The same, as far as the monster itself still knows it: its text goes by that (FDN-078)."""
    made = of(state, monster)
    return made if made is not None and made.known else None


def carry_over(state: State, card: CardNo, life: int) -> None:
    """It is away for a while, or has come back: its materials are asked for all the same."""
    for index in range(len(state.summon_materials)):
        made = state.summon_materials[index]
        if made.monster.card == card and made.monster.life == life:
            state.summon_materials[index] = made.of_another(refer(state.cards[card]))


def lose_sight(state: State, card: CardNo) -> None:
    """The monster itself doesn't know any more what it was made from."""
    carry_over(state, card, state.cards[card].life)
