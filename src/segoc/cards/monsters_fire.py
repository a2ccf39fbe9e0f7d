"""FIRE Effect Monsters of the Main Deck that belong to no archetype."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    card,
    monster,
)
from segoc.effects.words import (
    DONE,
    GY,
    MONSTERS,
    TARGET,
    THIS,
    YOU,
    and_,
    attacks,
    chosen_to_be_attacked,
    gemini,
    level,
    monsters,
    race,
    special_summon,
    standing,
    target,
    trigger,
    turn_attack,
)
from segoc.kernel.kinds import (
    DRAGON,
    FIRE,
    GEMINI,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(95888876, monster("地狱帝王龙", "ヘルカイザー・ドラゴン", "Chthonian Emperor Dragon",
                           FIRE, DRAGON, level=6, atk=2400, defense=1500, words=GEMINI),
         gemini(standing(THIS, attacks(2), in_=MONSTERS))),

    card(2732323, monster("诱饵龙", "デコイドラゴン", "Decoy Dragon",
                          FIRE, DRAGON, level=2, atk=300, defense=200, effect=True),
         trigger(must=True, if_=chosen_to_be_attacked(THIS),
                 targets=target(monsters(YOU, GY, level(7), race(DRAGON))),
                 do=and_(special_summon(TARGET), turn_attack(DONE)))),
)
# fmt: on
