"""Ice Barrier."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(52687916, monster("冰结界之龙 三叉龙", "氷結界の龍 トリシューラ",
                           "Trishula, Dragon of the Ice Barrier",
                           WATER, DRAGON, level=9, atk=2700, defense=2000, effect=True,
                           words=SYNCHRO),
         trigger(when=summoned(THIS, BY_SYNCHRO),
                 do=banish(one_of_each(cards(OPPONENT, HAND), cards(OPPONENT, FIELD),
                                       cards(OPPONENT, GY)))),
         materials=synchro_materials(least=2), series=("冰结界",)),
)
# fmt: on
