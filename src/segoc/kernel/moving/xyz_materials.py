"""Overlaying: what becomes a material of an Xyz Monster by its summon.

A material is no card on the field (TRM-244). The cards are put under the monster before it is
there (TRM-235); they have become its materials when its summon has succeeded (TRM-237). What falls
off a monster that leaves the field is in `falling_materials.py`.
"""

from segoc.kernel.moving.relocating import attach
from segoc.kernel.table.event import AS_MATERIAL, MOVED
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.lifetimes import Ref, refer
from segoc.kernel.table.state import State


def overlay(state: State, used: list[int], host: CardNo, player: Player) -> list[Ref]:
    """Put what is used for an Xyz Summon under the monster; returns what it is there."""
    materials: list[int] = []
    for material in used:
        # What lies under a material comes along.
        materials += [*state.under.get(material, []), material]  # CRD-216, CRD-217
    records = [state.snapshot(material) for material in materials]
    for material in materials:
        attach(state, material, host)  # TRM-250, TRM-235
    for record in records:
        state.note_arrival(record)
    state.emit(MOVED, player, records, why=AS_MATERIAL, rule="TRM-218")
    return [refer(state.cards[material]) for material in used]
