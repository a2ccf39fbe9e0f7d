"""WATER Effect Monsters of the Main Deck that belong to no archetype."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(91133740, monster("雪人食人怪", "スノーマンイーター", "Snowman Eater",
                           WATER, AQUA, level=3, atk=0, defense=1900, effect=True),
         trigger(must=True, when=flipped(THIS),
                 targets=target(monsters(EITHER, MONSTERS, FACE_UP)), do=destroy(TARGET))),

    card(32176662, monster("触发器冻结妖", "フリップ・フローズン", "Flip Frozen",
                           WATER, CYBERSE, level=1, atk=500, defense=500, effect=True),
         trigger(if_=sent_to_gy(THIS),
                 do=change_position(monsters(OPPONENT, MONSTERS, position(ATTACK_POSITION)),
                                    DEFENSE_POSITION)),
         series=("蔷薇",)),

    card(92723496, monster("龙宫的双使者", "竜宮のツガイ", "Giant Pairfish",
                           WATER, WYRM, level=6, atk=2000, defense=1200, effect=True),
         ignition(limit=ONCE_PER_TURN_BY_NAME,
                  cost=discard(choose(monsters(YOU, HAND))),
                  do=special_summon(choose(monsters(YOU, DECK, level(1, 4), race(WYRM)))))),

    card(79109599, monster("沼地的魔神王", "沼地の魔神王", "King of the Swamp",
                           WATER, AQUA, level=3, atk=500, defense=1100, effect=True),
         stands_in(),
         ignition(in_=HAND, cost=discard(THIS, to_gy=True),
                  do=to_hand(choose(cards(YOU, DECK, named("融合")))))),

    card(95929069, monster("寒冰手", "アイス・ハンド", "Ice Hand",
                           WATER, AQUA, level=4, atk=1400, defense=1600, effect=True),
         trigger(when=destroyed(THIS, to=GY, by=OPPONENT),
                 targets=target(spells_and_traps(OPPONENT), still=(controlled_by(OPPONENT),)),
                 do=then(destroy(TARGET), optionally(special_summon(
                     choose(monsters(YOU, DECK, named("火焰手")))))))),

    card(43138260, monster("超量印鲛", "エクシーズ・リモーラ", "Xyz Remora",
                           WATER, FISH, level=4, atk=800, defense=800, effect=True),
         own_summon(by=detach(2, from_=monsters(YOU, MONSTERS))),
         trigger(when=summoned(THIS, SPECIAL, own_effect=1),
                 targets=target(monsters(YOU, GY, level(4, 4), race(FISH)), 2),
                 do=special_summon(TARGET, DEFENSE_POSITION,
                                   with_=(negated(), cannot(ATTACK), cannot(CHANGE_POSITION),
                                          no_material_for(BY_XYZ, unless=(attribute(WATER),))))),
         series=("超量",), aliases=("XYZ印鲨",),
         labels=(1, 2)),
)
# fmt: on
