"""Firewall Dragons."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(68934651, monster("防火龙·暗流体", "ファイアウォール・ドラゴン・ダークフルード",
                           "Firewall Dragon Darkfluid",
                           DARK, CYBERSE, link=5,
                           arrows=LEFT | RIGHT | BOTTOM_LEFT | BOTTOM_RIGHT | TOP, atk=3000,
                           effect=True),
         trigger(if_=summoned(THIS, BY_LINK),
                 do=place_counters(THIS, OWN_COUNTER,
                                   kinds_of_types(monsters(YOU, GY, race(CYBERSE)),
                                                  RITUAL, FUSION, SYNCHRO, XYZ))),
         standing(THIS, plus_atk(times(counters_on(THIS, OWN_COUNTER), 2500)),
                  only_if=in_battle_phase()),
         quick(when=activated(MONSTER_EFFECT, by=OPPONENT),
               cost=remove_counters(THIS, OWN_COUNTER),
               do=also(negate_activation(),
                       provided(exists(among(THIS, ATTACKING)),
                                apply(THIS, attacks_again(), until=TURN_END)))),
         series=("防火",),
         materials=link_materials(part(3, of_types(EFFECT_MONSTER), most=OR_MORE))),
)
# fmt: on
