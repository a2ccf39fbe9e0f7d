"""Xyz Materials that fall off: their monster leaves the field, and they go to the GY by rule.

Where it stays on the field and is no monster any more, `moves.drop_materials` does it.
"""

from segoc.kernel.table.event import BY_RULE
from segoc.kernel.table.ints import CardNo
from segoc.kernel.table.move_items import MoveItem
from segoc.kernel.table.places import GRAVEYARD
from segoc.kernel.table.state import State


def fallen(state: State, items: list[MoveItem]) -> list[MoveItem]:
    """The materials under cards that leave, but for those that leave themselves (TRM-234)."""
    found: list[MoveItem] = []
    for item in items:
        for material in state.under.get(item.card, []):
            if not any_going(items, material):
                found.append(MoveItem(material, GRAVEYARD, 0, BY_RULE, "TRM-234", item.card))
    return found


def any_going(items: list[MoveItem], card: CardNo) -> bool:
    for item in items:
        if item.card == card:
            return True
    return False
