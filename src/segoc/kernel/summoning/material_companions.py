"""Materials that ask for what the other materials are."""

from segoc.kernel.choosing.gathering import Gathering
from segoc.kernel.language.entry import NEEDS_COMPANIONS
from segoc.kernel.picture import layers, values
from segoc.kernel.picture.material_texts import NeedsCompanions
from segoc.kernel.table.ints import CardNo
from segoc.kernel.table.state import State


def unwanted_by(state: State, gathering: Gathering, index: int, way: int) -> int:
    """The cards (bits) with which this one can't be used in such a summon."""
    card = gathering.cards[index]
    unwanted = unlike(state, gathering, card) if gathering.alike else 0
    if not state.cards[card].printed.says(NEEDS_COMPANIONS):
        return unwanted
    for had in layers.effects_of(state, card):
        effect = had.effect
        if isinstance(effect, NeedsCompanions) and effect.ways >> way & 1:
            for other in range(len(gathering.cards)):
                if effect.rejects(state, had, gathering.cards[other]):
                    unwanted |= 1 << other
    return unwanted


def unlike(state: State, gathering: Gathering, card: CardNo) -> int:
    """The cards (bits) that have neither the Type nor the Attribute of this one."""
    found = 0
    for index in range(len(gathering.cards)):
        other = gathering.cards[index]
        same = values.race(state, card) & values.race(state, other)
        if not same and not values.attribute(state, card) & values.attribute(state, other):
            found |= 1 << index
    return found


def heed_companions(state: State, gathering: Gathering, way: int) -> bool:
    """Let no card be among the materials of such a summon together with others that it doesn't
    want; whether there is one that asks for that."""
    found = False
    for index in range(len(gathering.cards)):
        unwanted = unwanted_by(state, gathering, index, way)
        if unwanted:
            gathering.part_with(index, unwanted)
            found = True
    if gathering.borrowed:
        gathering.heed_lenders()
        found = True
    return found


def companions_fit(
    state: State, gathering: Gathering, way: int, chosen: list[int] | None = None
) -> bool:
    """Whether anything is left to choose then, perhaps besides what is chosen, wherever the
    monster would go."""
    if not heed_companions(state, gathering, way):
        return True
    return gathering.possible(0 if chosen is None else gathering.bits(chosen))
