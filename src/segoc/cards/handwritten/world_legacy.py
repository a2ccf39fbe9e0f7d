"""World Legacy, 星遗物, 星遺物."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(58374719, normal_trap("对星遗物的抵抗", "星遺物への抵抗", "World Legacy Struggle"),
         activation(targets=target(spells_and_traps(EITHER, FIELD, other_than(THIS)),
                                   up_to=count(monsters(EITHER, MONSTERS, IS_CO_LINKED))),
                    do=destroy(TARGET)),
         series=("星遗物",)),
)
# fmt: on
