"""Gusto, 薰风, ガスタ."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(46044841, monster("薰风隼", "ガスタ・ファルコ", "Gusto Falco",
                           WIND, WINGED_BEAST, level=2, atk=600, defense=1400, effect=True,
                           tuner=True),
         trigger(when=sent_to_gy(among(THIS, FACE_UP), NOT_BATTLE, from_=FIELD), in_=GY,
                 do=special_summon(choose(monsters(YOU, DECK, series("薰风"))),
                                   FACE_DOWN_DEFENSE)),
         series=("薰风",)),
)
# fmt: on
