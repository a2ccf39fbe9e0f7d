"""Paleozoic, 伯吉斯异兽, バージェストマ."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(64765016, normal_trap("伯吉斯异兽·马尔三叶形虫", "バージェストマ・マーレラ",
                               "Paleozoic Marrella"),
         activation(do=send_to_gy(choose(traps(YOU, DECK)))),
         quick(in_=GY, when=activated(TRAP_CARD),
               do=become_monster(with_=(unaffected_by(of_kind(MONSTER)),
                                        leaves_for(BANISHED)))),
         forms=(Form(WATER, AQUA, level=2, atk=1200, defense=0),),
         series=("伯吉斯异兽",)),
)
# fmt: on
