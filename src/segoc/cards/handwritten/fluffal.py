"""Fluffal, Edge Imp and Frightfur: 毛绒动物, 锋利小鬼, 魔玩具."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(30068120, monster("锋利小鬼·剪刀", "エッジインプ・シザー", "Edge Imp Sabres",
                           DARK, FIEND, level=3, atk=1200, defense=800, effect=True),
         ignition(in_=GY, limit=ONCE_PER_TURN_BY_NAME,
                  cost=to_top_of_deck(choose(cards(YOU, HAND))),
                  do=special_summon(THIS, DEFENSE_POSITION)),
         series=("锋利小鬼",)),

    card(3841833, monster("毛绒动物·熊", "ファーニマル・ベア", "Fluffal Bear",
                          EARTH, FAIRY, level=3, atk=1200, defense=800, effect=True),
         ignition(in_=HAND, limit=ONCE_PER_TURN_BY_NAME, shared=True, cost=send_to_gy(THIS),
                  do=set_card(choose(cards(YOU, DECK, named("玩具罐"))))),
         ignition(limit=ONCE_PER_TURN_BY_NAME, shared=True, cost=tribute(THIS),
                  targets=target(cards(YOU, GY, named("融合"))), do=to_hand(TARGET)),
         series=("毛绒动物",)),

    card(81481818, monster("拼缝型毛绒动物", "パッチワーク・ファーニマル", "Patchwork Fluffal",
                           EARTH, FAIRY, level=1, atk=0, defense=0, effect=True),
         standing(THIS, series_also("魔玩具")),
         stands_in(series("魔玩具"), in_=MONSTERS, continuous=True),
         series=("毛绒动物",)),

    card(85545073, monster("魔玩具·剪刀熊", "デストーイ・シザー・ベアー", "Frightfur Bear",
                           DARK, FIEND, level=6, atk=2200, defense=1800, effect=True,
                           words=FUSION),
         trigger(when=destroyed_by_battle(THIS, monsters(OPPONENT), to=GY),
                 do=and_(equip(THAT, THIS),
                         apply(DONE, gains(standing(EQUIPPED, plus_atk(1000), in_=SPELLS))))),
         materials=fusion_materials(part(1, named("锋利小鬼·剪刀")),
                                    part(1, named("毛绒动物·熊"))),
         series=("魔玩具",)),
)
# fmt: on
