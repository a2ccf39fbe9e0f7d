"""Effects in Japanese."""

from segoc.explain.japanese import aiming as aiming
from segoc.explain.japanese import allowances as allowances
from segoc.explain.japanese import as_material as as_material
from segoc.explain.japanese import battles as battles
from segoc.explain.japanese import choices as choices
from segoc.explain.japanese import counters as counters
from segoc.explain.japanese import duties as duties
from segoc.explain.japanese import faces as faces
from segoc.explain.japanese import fates as fates
from segoc.explain.japanese import fighting as fighting
from segoc.explain.japanese import fusions as fusions
from segoc.explain.japanese import later as later
from segoc.explain.japanese import life_points as life_points
from segoc.explain.japanese import linking as linking
from segoc.explain.japanese import listed_materials as listed_materials
from segoc.explain.japanese import made_from as made_from
from segoc.explain.japanese import materials as materials
from segoc.explain.japanese import memories as memories
from segoc.explain.japanese import noting as noting
from segoc.explain.japanese import passing as passing
from segoc.explain.japanese import pendulums as pendulums
from segoc.explain.japanese import permissions as permissions
from segoc.explain.japanese import pointing as pointing
from segoc.explain.japanese import restraints as restraints
from segoc.explain.japanese import summons as summons
from segoc.explain.japanese import targeting as targeting
from segoc.explain.japanese import tokens as tokens
from segoc.explain.japanese import unclassified as unclassified
from segoc.explain.japanese.effects import Japanese

__all__ = ["Japanese"]
