"""FIRE Effect Monsters of the Main Deck that belong to no archetype."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    card,
    monster,
)
from segoc.effects.words import (
    GY,
    MONSTERS,
    TARGET,
    THIS,
    YOU,
    attack_declared,
    attacks,
    gemini,
    level,
    monsters,
    race,
    special_summon,
    standing,
    target,
    trigger,
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
         trigger(must=True, if_=attack_declared(to=THIS),
                 targets=target(monsters(YOU, GY, level(7), race(DRAGON))),
                 do=special_summon(TARGET)),
         partial="the attack that is turned to the summoned monster"),
)
# fmt: on
