"""Nekroz, 影灵衣, 影霊衣."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(89463537, monster("尤尼科之影灵衣", "ユニコールの影霊衣", "Nekroz of Unicore",
                           WATER, SPELLCASTER, level=4, atk=2300, defense=1000, effect=True,
                           words=RITUAL),
         text(only_by(BY_RITUAL)),
         ignition(in_=HAND, limit=ONCE_PER_TURN_BY_NAME, cost=discard(THIS),
                  targets=target(cards(YOU, GY, series("影灵衣"), OTHER_NAME)),
                  do=to_hand(TARGET)),
         standing(monsters(EITHER, MONSTERS, FACE_UP, came_from(EXTRA)), negated()),
         series=("影灵衣",)),

    card(99185129, monster("辉剑鸟之影灵衣", "クラウソラスの影霊衣", "Nekroz of Clausolas",
                           WATER, WARRIOR, level=3, atk=1200, defense=2300, effect=True,
                           words=RITUAL),
         text(only_by(BY_RITUAL)),
         ignition(in_=HAND, limit=ONCE_PER_TURN_BY_NAME, cost=discard(THIS),
                  do=to_hand(choose(spells_and_traps(YOU, DECK, series("影灵衣"))))),
         quick(limit=ONCE_PER_TURN_BY_NAME,
               targets=target(monsters(EITHER, MONSTERS, FACE_UP, came_from(EXTRA)),
                              still=(FACE_UP,)),
               do=apply(TARGET, set_atk(0), negated(), until=TURN_END)),
         series=("影灵衣",)),

    card(14735698, ritual_spell("影灵衣的降魔镜", "影霊衣の降魔鏡", "Nekroz Mirror"),
         activation(limit=ONCE_PER_TURN_BY_NAME,
                    do=ritual_summon(series("影灵衣"), exactly=True,
                                     banishing=monsters(YOU, GY, series("影灵衣")))),
         ignition(in_=GY, only_if=none(monsters(YOU, MONSTERS)),
                  cost=and_(banish(choose(monsters(YOU, GY, series("影灵衣")))), banish(THIS)),
                  do=to_hand(choose(spells(YOU, DECK, series("影灵衣"))))),
         series=("影灵衣",)),
)
# fmt: on
