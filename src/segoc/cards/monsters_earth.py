"""EARTH Effect Monsters of the Main Deck that belong to no archetype."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    ANY_ACTIVATION,
    ATTACK,
    BATTLE,
    DECK,
    EITHER,
    GY,
    HAND,
    MONSTERS,
    ONCE_PER_TURN_BY_NAME,
    SPECIAL,
    TARGET,
    THAT,
    THIS,
    YOU,
    activated,
    atk,
    attack_declared,
    attribute,
    call_coin,
    cards,
    choose,
    destroy,
    destroyed,
    discard,
    flipped,
    half,
    ignition,
    level,
    lose_lp,
    lp,
    monsters,
    negate_activation,
    one_of,
    passes_battle_damage_on,
    pierces,
    quick,
    special_summon,
    standing,
    summoned,
    target,
    tribute,
    trigger,
)
from segoc.kernel.kinds import BEAST, DINOSAUR, EARTH, FLIP, INSECT, WARRIOR, ZOMBIE
from segoc.kernel.verbs import BANISH, SPECIAL_SUMMON, TO_DECK, TO_HAND

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(54652250, monster("食人虫", "人喰い虫", "Man-Eater Bug",
                           EARTH, INSECT, level=2, atk=450, defense=600, effect=True, words=FLIP),
         trigger(must=True, if_=flipped(THIS), targets=target(monsters(EITHER, MONSTERS)),
                 do=destroy(TARGET))),

    card(74131780, monster("流氓佣兵部队", "ならず者傭兵部隊", "Exiled Force",
                           EARTH, WARRIOR, level=4, atk=1000, defense=1000, effect=True),
         ignition(in_=MONSTERS, cost=tribute(THIS), targets=target(monsters(EITHER, MONSTERS)),
                  do=destroy(TARGET))),

    card(97017120, monster("巨大老鼠", "巨大ネズミ", "Giant Rat",
                           EARTH, BEAST, level=4, atk=1400, defense=1450, effect=True),
         trigger(when=destroyed(THIS, BATTLE, to=GY),
                 do=special_summon(choose(monsters(YOU, DECK, atk(0, 1500), attribute(EARTH))),
                                   ATTACK))),

    card(65287621, monster("暗黑三角怪鸟龙", "暗黒ドリケラトプス", "Dark Driceratops",
                           EARTH, DINOSAUR, level=6, atk=2400, defense=1500, effect=True),
         standing(THIS, pierces(), in_=MONSTERS)),

    card(94004268, monster("亚马逊剑士", "アマゾネスの剣士", "Amazoness Swords Woman",
                           EARTH, WARRIOR, level=4, atk=1500, defense=1600, effect=True),
         standing(THIS, passes_battle_damage_on(), in_=MONSTERS),
         series=("亚马逊",), aliases=("亚马逊的女剑士",)),

    card(73642296, monster("屋敷童", "屋敷わらし", "Ghost Belle & Haunted Mansion",
                           EARTH, ZOMBIE, level=3, atk=0, defense=1800, effect=True, tuner=True),
         quick(in_=HAND, limit=ONCE_PER_TURN_BY_NAME,
               when=one_of(activated(ANY_ACTIVATION, includes=TO_HAND, to=cards(EITHER, GY)),
                           activated(ANY_ACTIVATION, includes=TO_DECK, to=cards(EITHER, GY)),
                           activated(ANY_ACTIVATION, includes=SPECIAL_SUMMON,
                                     to=monsters(EITHER, GY)),
                           activated(ANY_ACTIVATION, includes=BANISH, to=cards(EITHER, GY))),
               cost=discard(THIS), do=negate_activation())),

    card(70832512, monster("真十字军", "レアル・クルセイダー", "Absolute Crusader",
                           EARTH, WARRIOR, level=4, atk=1800, defense=1200, effect=True),
         trigger(when=summoned(monsters(EITHER, MONSTERS, level(5)), SPECIAL), in_=MONSTERS,
                 must=True, cost=tribute(THIS), do=destroy(THAT))),

    card(94773007, monster("地雷蜘蛛", "地雷蜘蛛", "Jirai Gumo",
                           EARTH, INSECT, level=4, atk=2200, defense=100, effect=True),
         trigger(must=True, when=attack_declared(by=THIS), in_=MONSTERS,
                 do=call_coin(wrong=lose_lp(YOU, half(lp(YOU)))))),
)
# fmt: on
