"""Predaplants: Plants that place Predator Counters."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(52792430, monster("捕食植物 捕蝇草棘龙", "捕食植物スピノ・ディオネア",
                           "Predaplant Spinodionaea",
                           DARK, PLANT, level=4, atk=1800, defense=0, effect=True),
         trigger(if_=summoned(THIS, NORMAL | SPECIAL),
                 targets=target(monsters(OPPONENT, MONSTERS, FACE_UP), still=(FACE_UP,)),
                 do=place_counters(TARGET, PREDATOR_COUNTER, with_=(set_level(1),))),
         trigger(if_=battles(AFTER_CALCULATION, THIS,
                             monsters(EITHER, MONSTERS, level(1, level_of(THIS)))),
                 do=special_summon(choose(monsters(YOU, DECK, series("捕食植物"),
                                                   OTHER_NAME)))),
         series=("捕食", "捕食植物")),

    card(61677004, monster("捕食植物 蛇瓶草眼镜蛇", "捕食植物ダーリング・コブラ",
                           "Predaplant Darlingtonia Cobra",
                           DARK, PLANT, level=3, atk=1000, defense=1500, effect=True),
         trigger(if_=summoned(THIS, SPECIAL,
                              by_effect_of=(of_kind(MONSTER), series("捕食植物"))),
                 limit=ONCE_PER_DUEL_BY_NAME,
                 do=to_hand(choose(spells(YOU, DECK, series("融合"))))),
         series=("捕食", "捕食植物")),
)
# fmt: on
