"""Charmers."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    MONSTERS,
    OPPONENT,
    TARGET,
    THIS,
    UNLINKED,
    and_,
    attribute,
    flipped,
    link,
    monsters,
    take_control,
    target,
    trigger,
)
from segoc.kernel.kinds import FIRE, FLIP, SPELLCASTER

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(759393, monster("火灵使 希塔", "火霊使いヒータ", "Hiita the Fire Charmer",
                         FIRE, SPELLCASTER, level=3, atk=500, defense=1500, words=FLIP),
         trigger(must=True, if_=flipped(THIS),
                 targets=target(monsters(OPPONENT, MONSTERS, attribute(FIRE))),
                 do=and_(link(TARGET), take_control(TARGET, until=UNLINKED))),
         series=("灵使",)),
)
# fmt: on
