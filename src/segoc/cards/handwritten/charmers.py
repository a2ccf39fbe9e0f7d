"""Charmers."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(759393, monster("火灵使 希塔", "火霊使いヒータ", "Hiita the Fire Charmer",
                         FIRE, SPELLCASTER, level=3, atk=500, defense=1500, words=FLIP),
         trigger(must=True, if_=flipped(THIS),
                 targets=target(monsters(OPPONENT, MONSTERS, FACE_UP, attribute(FIRE))),
                 do=and_(link_to(TARGET), take_control(TARGET, until=UNLINKED))),
         series=("灵使",)),
)
# fmt: on
