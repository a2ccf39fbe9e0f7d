"""Amazoness."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(22082163, continuous_trap("亚马逊的意志", "アマゾネスの意地", "Amazoness Willpower"),
         activation(targets=target(monsters(YOU, GY, series("亚马逊"))),
                    do=and_(special_summon(TARGET, ATTACK_POSITION),
                            link_to(TARGET, cannot(CHANGE_POSITION), must_attack()))),
         each_time(left_field(THIS), do=destroy(LINKED), in_=SPELLS),
         each_time(destroyed(LINKED), do=destroy(THIS), in_=SPELLS),
         series=("亚马逊",)),
)
# fmt: on
