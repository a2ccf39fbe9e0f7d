"""Mermail and Atlantean: discards of WATER monsters, and what those set off."""

from typing import Final

from segoc.cards.definition import Definition, card, monster, normal_trap
from segoc.effects.words import (
    ATTACK,
    COST,
    DECK,
    FACE_DOWN,
    FACE_UP,
    FIELD,
    HAND,
    MONSTERS,
    OPPONENT,
    OTHER_NAME,
    SPECIAL,
    TARGET,
    THIS,
    TURN_END,
    YOU,
    additional_summon,
    apply,
    attacks,
    attribute,
    cards,
    choose,
    controlled_by,
    damaged,
    destroy,
    discard,
    ignition,
    in_position,
    level,
    monsters,
    of_kind,
    of_series,
    other_than,
    race,
    sent_to_gy,
    special_summon,
    spells_and_traps,
    standing,
    summoned,
    target,
    to_hand,
    tribute,
    trigger,
)
from segoc.kernel.kinds import MONSTER, SEA_SERPENT, WATER

WATER_MONSTER: Final = (attribute(WATER), of_kind(MONSTER))

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(21954587, monster("水精鳞-巨齿深渊鲨", "水精鱗－メガロアビス", "Mermail Abyssmegalo",
                           WATER, SEA_SERPENT, level=7, atk=2400, defense=1900, effect=True),
         ignition(in_=HAND,
                  cost=discard(choose(monsters(YOU, HAND, attribute(WATER), other_than(THIS)), 2),
                               to_gy=True),
                  do=special_summon(THIS)),
         trigger(when=summoned(THIS, SPECIAL, by_own_effect=1),
                 do=to_hand(choose(spells_and_traps(YOU, DECK, of_series("深渊"))))),
         ignition(in_=MONSTERS,
                  cost=tribute(choose(monsters(YOU, MONSTERS, FACE_UP, in_position(ATTACK),
                                               attribute(WATER), other_than(THIS)))),
                  do=apply(THIS, attacks(2), until=TURN_END)),
         series=("水精鳞", "深渊")),

    card(74311226, monster("海皇的龙骑队", "海皇の竜騎隊", "Atlantean Dragoons",
                           WATER, SEA_SERPENT, level=4, atk=1800, defense=0, effect=True),
         trigger(must=True, if_=sent_to_gy(THIS, COST, for_effect_of=WATER_MONSTER),
                 do=to_hand(choose(monsters(YOU, DECK, race(SEA_SERPENT), OTHER_NAME)))),
         series=("海皇",),
         partial="direct attacks by ①"),

    card(706925, monster("海皇的狙击兵", "海皇の狙撃兵", "Atlantean Marksman",
                         WATER, SEA_SERPENT, level=3, atk=1400, defense=0, effect=True),
         trigger(when=damaged(OPPONENT, by=THIS),
                 do=special_summon(choose(monsters(YOU, DECK, of_series("海皇"), race(SEA_SERPENT),
                                                   level(1, 4), OTHER_NAME)))),
         trigger(must=True, when=sent_to_gy(THIS, COST, for_effect_of=WATER_MONSTER),
                 targets=target(cards(OPPONENT, FIELD, FACE_DOWN)), do=destroy(TARGET)),
         series=("海皇",)),

    card(34707034, normal_trap("深渊唤雨", "アビスコール", "Abyss-squall"),
         series=("深渊",), partial="its effects"),

    card(37104630, monster("海皇的重装兵", "海皇の重装兵", "Atlantean Heavy Infantry",
                           WATER, SEA_SERPENT, level=2, atk=0, defense=1600, effect=True),
         standing(YOU, additional_summon(level(1, 4), race(SEA_SERPENT)), in_=MONSTERS),
         trigger(must=True, if_=sent_to_gy(THIS, COST, for_effect_of=WATER_MONSTER),
                 targets=target(cards(OPPONENT, FIELD, FACE_UP),
                                still=(FACE_UP, controlled_by(OPPONENT))),
                 do=destroy(TARGET)),
         series=("海皇",)),
)
# fmt: on
