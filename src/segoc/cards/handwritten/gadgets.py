"""The Gadgets, each of which calls the next, and the fortress that needs all three."""

from segoc.cards.vocabulary import *


def _calls(name: str) -> Effect:
    return trigger(
        when=summoned(THIS, NORMAL | SPECIAL), do=to_hand(choose(monsters(YOU, DECK, named(name))))
    )


# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(41172955, monster("绿色零件", "グリーン・ガジェット", "Green Gadget",
                           EARTH, MACHINE, level=4, atk=1400, defense=600, effect=True),
         _calls("红色零件"), series=("零件",), aliases=("绿齿轮",)),

    card(86445415, monster("红色零件", "レッド・ガジェット", "Red Gadget",
                           EARTH, MACHINE, level=4, atk=1300, defense=1500, effect=True),
         _calls("黄色零件"), series=("零件",), aliases=("红齿轮",)),

    card(13839120, monster("黄色零件", "イエロー・ガジェット", "Yellow Gadget",
                           EARTH, MACHINE, level=4, atk=1200, defense=1200, effect=True),
         _calls("绿色零件"), series=("零件",), aliases=("黄齿轮",)),

    card(13955608, continuous_trap("机动城 堡垒", "機動砦 ストロング・ホールド",
                                   "Stronghold the Moving Fortress"),
         activation(do=become_monster(1, DEFENSE_POSITION)),
         standing(THIS, plus_atk(3000),
                  only_if=all_so(exists_each(cards(YOU, FIELD, FACE_UP),
                                             "绿色零件", "红色零件", "黄色零件"),
                                 exists(among(THIS, summoned_by_own_effect(1))))),
         forms=(Form(EARTH, MACHINE, level=4, atk=0, defense=2000, effect=True, also_trap=True),),
         series=("洞",), aliases=("机动城要塞",)),
)
# fmt: on
