"""Red-Eyes (真红眼)."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(88264978, monster("真红眼暗钢龙", "レッドアイズ・ダークネスメタルドラゴン",
                           "Red-Eyes Darkness Metal Dragon",
                           DARK, DRAGON, level=10, atk=2800, defense=2400, effect=True),
         # CHG-020: the text of 2020, for all prints.
         own_summon(from_=HAND, by=banish(choose(monsters(YOU, MONSTERS, FACE_UP, race(DRAGON)))),
                    limit=ONCE_PER_TURN_BY_NAME),
         ignition(limit=ONCE_PER_TURN_BY_NAME,
                  do=special_summon(choose(monsters(YOU, HAND | GY, race(DRAGON), OTHER_NAME)))),
         series=("真红眼",),
         labels=(1, 2)),
)
# fmt: on
