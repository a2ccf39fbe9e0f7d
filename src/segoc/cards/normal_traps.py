"""Normal Traps that belong to no archetype with a file of its own."""

from typing import Final

from segoc.cards.definition import Definition, card, normal_trap
from segoc.effects.words import (
    ATTACK,
    ATTACKER,
    BATTLE,
    DECK,
    EFFECT,
    EITHER,
    END_PHASE,
    FACE_UP,
    FIELD,
    GY,
    HAND,
    HEALED,
    MONSTERS,
    OPPONENT,
    TARGET,
    THAT,
    THIS,
    TURN_END,
    YOU,
    ZERO,
    activation,
    all_so,
    among,
    apply,
    atk,
    attack_declared,
    banish,
    came_before_this_turn,
    cards,
    choose,
    controlled_by,
    damage_taken,
    destroy,
    destroyed,
    discard,
    ignition,
    in_position,
    level,
    monsters,
    negated,
    of_types,
    other_than,
    pay,
    special_summon,
    summoned,
    target,
    to_hand,
    turn_of,
)
from segoc.kernel import places
from segoc.kernel.kinds import EFFECT as EFFECT_MONSTER

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(29401950, normal_trap("奈落的落穴", "奈落の落とし穴", "Bottomless Trap Hole"),
         activation(when=summoned(monsters(OPPONENT, MONSTERS, atk(1500))),
                    do=destroy(among(THAT, atk(1500)), to=places.BANISHED)),
         series=("落穴",)),

    card(78474168, normal_trap("突破技能", "ブレイクスルー・スキル", "Breakthrough Skill"),
         activation(targets=target(monsters(OPPONENT, MONSTERS, FACE_UP, of_types(EFFECT_MONSTER)),
                                   still=(controlled_by(OPPONENT),)),
                    do=apply(TARGET, negated(), until=TURN_END)),
         ignition(in_=GY, only_if=all_so(turn_of(YOU), came_before_this_turn()), cost=banish(THIS),
                  targets=target(monsters(OPPONENT, MONSTERS, FACE_UP, of_types(EFFECT_MONSTER)),
                                 still=(controlled_by(OPPONENT),)),
                  do=apply(TARGET, negated(), until=TURN_END))),

    card(4178474, normal_trap("雷破", "サンダー・ブレイク", "Raigeki Break"),
         activation(cost=discard(choose(cards(YOU, HAND))),
                    targets=target(cards(EITHER, FIELD, other_than(THIS))), do=destroy(TARGET))),

    card(53582587, normal_trap("激流葬", "激流葬", "Torrential Tribute"),
         activation(when=summoned(monsters()), do=destroy(monsters(EITHER, MONSTERS)))),

    card(44095762, normal_trap("神圣防护罩 -反射镜力-", "聖なるバリア －ミラーフォース－",
                               "Mirror Force"),
         activation(when=attack_declared(by=monsters(OPPONENT)),
                    do=destroy(monsters(OPPONENT, MONSTERS, in_position(ATTACK))))),

    card(37383714, normal_trap("魂之纲", "魂の綱", "Soul Rope"),
         activation(when=destroyed(monsters(YOU), EFFECT, from_=MONSTERS, to=GY), cost=pay(1000),
                    do=special_summon(choose(monsters(YOU, DECK, level(4, 4)))))),

    card(56120475, normal_trap("炸裂装甲", "炸裂装甲", "Sakuretsu Armor"),
         activation(when=attack_declared(by=monsters(OPPONENT)),
                    targets=target(ATTACKER), do=destroy(TARGET)),
         aliases=("炸裂装甲（リアクティブアーマー）",)),

    card(94192409, normal_trap("强制脱出装置", "強制脱出装置", "Compulsory Evacuation Device"),
         activation(targets=target(monsters(EITHER, MONSTERS)), do=to_hand(TARGET))),

    card(34002992, normal_trap("虹之生命", "レインボー・ライフ", "Rainbow Life"),
         activation(cost=discard(choose(cards(YOU, HAND))),
                    do=apply(YOU, damage_taken(BATTLE | EFFECT, HEALED), until=END_PHASE))),

    card(74270067, normal_trap("绒儿的魔法阵", "ピケルの魔法陣", "Pikeru's Circle of Enchantment"),
         activation(do=apply(YOU, damage_taken(EFFECT, ZERO), until=END_PHASE))),
)
# fmt: on
