"""Magnet Warriors."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    card,
    monster,
)
from segoc.effects.words import (
    FIELD,
    GY,
    HAND,
    MONSTERS,
    TARGET,
    THIS,
    YOU,
    cards,
    choose_different,
    ignition,
    monsters,
    named,
    own_summon,
    special_summon,
    target,
    tribute,
)
from segoc.kernel import kinds
from segoc.kernel.kinds import (
    EARTH,
    ROCK,
)

_PARTS: Final = ("磁石战士α", "磁石战士β", "磁石战士γ")

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(75347539, monster("磁石战士 电磁武神", "磁石の戦士マグネット・バルキリオン",
                           "Valkyrion the Magna Warrior",
                           EARTH, ROCK, level=8, atk=3500, defense=3850, effect=True,
                           words=kinds.SPECIAL_SUMMON),
         own_summon(from_=HAND,
                    by=tribute(choose_different(cards(YOU, HAND | FIELD, named(*_PARTS)), 3))),
         ignition(in_=MONSTERS, cost=tribute(THIS),
                  targets=target(monsters(YOU, GY, named(_PARTS[0])), also=(
                      target(monsters(YOU, GY, named(_PARTS[1]))),
                      target(monsters(YOU, GY, named(_PARTS[2]))))),
                  do=special_summon(TARGET)),
         series=("磁石战士", "磁力")),
)
# fmt: on
