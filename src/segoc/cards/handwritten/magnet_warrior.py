"""Magnet Warriors."""

from segoc.cards.vocabulary import *

_PARTS: Final = ("磁石战士α", "磁石战士β", "磁石战士γ")

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(75347539, monster("磁石战士 电磁武神", "磁石の戦士マグネット・バルキリオン",
                           "Valkyrion the Magna Warrior",
                           EARTH, ROCK, level=8, atk=3500, defense=3850, effect=True,
                           words=SPECIAL_SUMMON_MONSTER),
         own_summon(from_=HAND,
                    by=tribute(choose_different(cards(YOU, HAND | FIELD, named(*_PARTS)), 3))),
         ignition(cost=tribute(THIS),
                  targets=target(monsters(YOU, GY, named(_PARTS[0])), also=(
                      target(monsters(YOU, GY, named(_PARTS[1]))),
                      target(monsters(YOU, GY, named(_PARTS[2]))))),
                  do=special_summon(TARGET)),
         series=("磁石战士", "磁力")),
)
# fmt: on
