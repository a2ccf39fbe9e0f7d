"""Melodious monsters."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(76990617, monster("幻奏的音女 索娜塔", "幻奏の音女ソナタ", "Sonata the Melodious Diva",
                           LIGHT, FAIRY, level=3, atk=1200, defense=1000, effect=True),
         own_summon(only_if=exists(monsters(YOU, MONSTERS, FACE_UP, series("幻奏")))),
         standing(monsters(YOU, MONSTERS, FACE_UP, race(FAIRY)), plus_atk(500), plus_def(500),
                  only_if=exists(among(THIS, summoned_as(SPECIAL)))),
         series=("幻奏",),
         labels=(1, 2)),
)
# fmt: on
