"""Amazoness."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    card,
    continuous_trap,
)
from segoc.effects.words import (
    ATTACK,
    GY,
    LINKED,
    TARGET,
    THIS,
    YOU,
    activation,
    and_,
    cannot,
    destroy,
    destroyed,
    each_time,
    left_field,
    link,
    monsters,
    must_attack,
    of_series,
    special_summon,
    target,
)
from segoc.kernel.verbs import (
    CHANGE_POSITION,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(22082163, continuous_trap("亚马逊的意志", "アマゾネスの意地", "Amazoness Willpower"),
         activation(targets=target(monsters(YOU, GY, of_series("亚马逊"))),
                    do=and_(special_summon(TARGET, ATTACK),
                            link(TARGET, cannot(CHANGE_POSITION), must_attack()))),
         each_time(left_field(THIS), do=destroy(LINKED)),
         each_time(destroyed(LINKED), do=destroy(THIS)),
         series=("亚马逊",)),
)
# fmt: on
