"""The Silent Swordsman, who grows by Levels."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(37267041, monster("沉默剑士 LV7", "サイレント・ソードマン ＬＶ７", "Silent Swordsman LV7",
                           LIGHT, WARRIOR, level=7, atk=2800, defense=1000, effect=True,
                           words=SPECIAL_SUMMON_MONSTER),
         text(only_by_effect_of("沉默剑士 LV5")),
         standing(spells(EITHER, FIELD, FACE_UP), negated()),
         series=("LV", "沉默剑士")),
)
# fmt: on
