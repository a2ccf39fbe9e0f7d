"""Effects in English."""

from segoc.explain.english import (
    as_material as as_material,
    attack_targets as attack_targets,
    battles as battles,
    card_history as card_history,
    card_values as card_values,
    choices as choices,
    control_changes as control_changes,
    counters as counters,
    duties as duties,
    fighting as fighting,
    fusions as fusions,
    later as later,
    life_points as life_points,
    linking as linking,
    listed_materials as listed_materials,
    made_from as made_from,
    materials as materials,
    memories as memories,
    noted as noted,
    pendulums as pendulums,
    permissions as permissions,
    references as references,
    restraints as restraints,
    summons as summons,
    targeting as targeting,
    texts_besides_effects as texts_besides_effects,
    this_turn as this_turn,
    tokens as tokens,
)
from segoc.explain.english.effects import English

__all__ = ["English"]
