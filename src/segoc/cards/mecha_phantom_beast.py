"""Mecha Phantom Beasts."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    BATTLE,
    EFFECT,
    MONSTERS,
    THIS,
    YOU,
    cannot,
    exists,
    monsters,
    of_types,
    standing,
)
from segoc.kernel.kinds import MACHINE, TOKEN, WIND
from segoc.kernel.verbs import DESTROY

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(72291078, monster("幻兽机 猎户座飞狮", "幻獣機オライオン", "Mecha Phantom Beast O-Lion",
                           WIND, MACHINE, level=2, atk=600, defense=1000, effect=True, tuner=True),
         standing(THIS, cannot(DESTROY, BATTLE | EFFECT),
                  only_if=exists(monsters(YOU, MONSTERS, of_types(TOKEN))), in_=MONSTERS),
         series=("幻兽", "幻兽机"),
         partial="Tokens, and a Normal Summon by effect"),
)
# fmt: on
