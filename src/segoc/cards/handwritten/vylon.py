"""Vylons."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(74064212, monster("大日棱柱体", "ヴァイロン・プリズム", "Vylon Prism",
                           LIGHT, THUNDER, level=4, atk=1500, defense=1500, effect=True,
                           tuner=True),
         trigger(if_=sent_to_gy(THIS, from_=MONSTERS), cost=pay_lp(500),
                 targets=target(monsters(YOU, MONSTERS, FACE_UP),
                                still=(FACE_UP, controlled_by(YOU))),
                 do=equip(THIS, TARGET)),
         standing(EQUIPPED, plus_atk(1000),
                  only_if=all_so(in_damage_step(), exists(among(EQUIPPED, IN_BATTLE))),
                  in_=SPELLS),
         series=("大日",)),
)
# fmt: on
