"""Effects in Japanese."""

from segoc.explain.japanese import (
    aiming as aiming,
    allowances as allowances,
    as_material as as_material,
    battles as battles,
    choices as choices,
    counters as counters,
    duties as duties,
    faces as faces,
    fates as fates,
    fighting as fighting,
    fusions as fusions,
    later as later,
    life_points as life_points,
    linking as linking,
    listed_materials as listed_materials,
    made_from as made_from,
    materials as materials,
    memories as memories,
    noting as noting,
    passing as passing,
    pendulums as pendulums,
    permissions as permissions,
    pointing as pointing,
    restraints as restraints,
    summons as summons,
    targeting as targeting,
    tokens as tokens,
    unclassified as unclassified,
)
from segoc.explain.japanese.effects import Japanese

__all__ = ["Japanese"]
