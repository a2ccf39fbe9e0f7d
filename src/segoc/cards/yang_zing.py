"""Yang Zing."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    BY_SYNCHRO,
    EITHER,
    FIELD,
    FIELD_AND_GY,
    GY,
    MONSTERS,
    ONCE_PER_TURN,
    TARGET,
    THIS,
    YOU,
    all_of,
    among,
    and_,
    cards,
    controlled_by,
    destroy,
    ignition,
    kinds_of_attributes,
    level,
    monsters,
    not_,
    race,
    special_summon,
    summoned,
    synchro_materials,
    target,
    to_deck,
    trigger,
    used_for_this,
)
from segoc.kernel.kinds import LIGHT, SYNCHRO, WYRM

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(83755611, monster("辉龙星-蚣蝮", "輝竜星－ショウフク",
                           "Baxia, Brightness of the Yang Zing",
                           LIGHT, WYRM, level=8, atk=2300, defense=2600, effect=True,
                           words=SYNCHRO),
         trigger(when=summoned(THIS, BY_SYNCHRO),
                 targets=target(cards(EITHER, FIELD),
                                up_to=kinds_of_attributes(used_for_this(race(WYRM)))),
                 do=to_deck(TARGET)),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN,
                  targets=target(all_of(cards(YOU, FIELD), monsters(YOU, GY, level(1, 4))), 2,
                                 matching=FIELD_AND_GY),
                  do=and_(destroy(among(TARGET, controlled_by(EITHER))),
                          special_summon(among(TARGET, not_(controlled_by(EITHER)))))),
         series=("龙星",), materials=synchro_materials(others=(race(WYRM),))),
)
# fmt: on
