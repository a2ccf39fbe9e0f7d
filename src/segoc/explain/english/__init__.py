"""Effects in English."""

from segoc.explain.english import aiming as aiming
from segoc.explain.english import allowances as allowances
from segoc.explain.english import as_material as as_material
from segoc.explain.english import battles as battles
from segoc.explain.english import choices as choices
from segoc.explain.english import counters as counters
from segoc.explain.english import duties as duties
from segoc.explain.english import faces as faces
from segoc.explain.english import fates as fates
from segoc.explain.english import fighting as fighting
from segoc.explain.english import fusions as fusions
from segoc.explain.english import later as later
from segoc.explain.english import life_points as life_points
from segoc.explain.english import linking as linking
from segoc.explain.english import listed_materials as listed_materials
from segoc.explain.english import made_from as made_from
from segoc.explain.english import materials as materials
from segoc.explain.english import memories as memories
from segoc.explain.english import noting as noting
from segoc.explain.english import passing as passing
from segoc.explain.english import pendulums as pendulums
from segoc.explain.english import permissions as permissions
from segoc.explain.english import pointing as pointing
from segoc.explain.english import restraints as restraints
from segoc.explain.english import summons as summons
from segoc.explain.english import targeting as targeting
from segoc.explain.english import tokens as tokens
from segoc.explain.english import unclassified as unclassified
from segoc.explain.english.effects import English

__all__ = ["English"]
