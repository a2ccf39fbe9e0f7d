"""Effects in Chinese."""

from segoc.explain.chinese import aiming as aiming
from segoc.explain.chinese import allowances as allowances
from segoc.explain.chinese import as_material as as_material
from segoc.explain.chinese import battles as battles
from segoc.explain.chinese import choices as choices
from segoc.explain.chinese import counters as counters
from segoc.explain.chinese import duties as duties
from segoc.explain.chinese import faces as faces
from segoc.explain.chinese import fates as fates
from segoc.explain.chinese import fighting as fighting
from segoc.explain.chinese import fusions as fusions
from segoc.explain.chinese import later as later
from segoc.explain.chinese import life_points as life_points
from segoc.explain.chinese import linking as linking
from segoc.explain.chinese import listed_materials as listed_materials
from segoc.explain.chinese import made_from as made_from
from segoc.explain.chinese import materials as materials
from segoc.explain.chinese import memories as memories
from segoc.explain.chinese import noting as noting
from segoc.explain.chinese import passing as passing
from segoc.explain.chinese import pendulums as pendulums
from segoc.explain.chinese import permissions as permissions
from segoc.explain.chinese import pointing as pointing
from segoc.explain.chinese import restraints as restraints
from segoc.explain.chinese import summons as summons
from segoc.explain.chinese import targeting as targeting
from segoc.explain.chinese import tokens as tokens
from segoc.explain.chinese import unclassified as unclassified
from segoc.explain.chinese.effects import Chinese

__all__ = ["Chinese"]
