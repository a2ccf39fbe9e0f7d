"""Ritual Monsters."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    EITHER,
    EXTRA,
    FACE_UP,
    GY,
    HAND,
    MONSTERS,
    ONCE_PER_TURN_BY_NAME,
    OTHER_NAME,
    TARGET,
    THIS,
    YOU,
    came_from,
    cannot,
    cards,
    discard,
    ignition,
    monsters,
    negated,
    of_series,
    standing,
    target,
    text,
    to_hand,
)
from segoc.kernel.kinds import RITUAL, SPELLCASTER, WATER
from segoc.kernel.verbs import (
    SPECIAL_SUMMON,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(89463537, monster("尤尼科之影灵衣", "ユニコールの影霊衣", "Nekroz of Unicore",
                           WATER, SPELLCASTER, level=4, atk=2300, defense=1000, effect=True,
                           words=RITUAL),
         text(cannot(SPECIAL_SUMMON)),
         ignition(in_=HAND, limit=ONCE_PER_TURN_BY_NAME, cost=discard(THIS),
                  targets=target(cards(YOU, GY, of_series("影灵衣"), OTHER_NAME)),
                  do=to_hand(TARGET)),
         standing(monsters(EITHER, MONSTERS, FACE_UP, came_from(EXTRA)), negated(), in_=MONSTERS),
         series=("影灵衣",), partial="its Ritual Summon"),
)
# fmt: on
