"""Equip Spells that belong to no archetype."""

from typing import Final

from segoc.cards.definition import Definition, card, equip_spell
from segoc.effects.words import (
    EITHER,
    EQUIPPED,
    FACE_UP,
    FIELD,
    GY,
    HAND,
    MONSTERS,
    ONE_PER_TURN,
    OPPONENT,
    PAID,
    SPELLS,
    TARGET,
    THIS,
    YOU,
    activation,
    all_so,
    and_,
    atk_of,
    attacks,
    banish,
    cannot,
    cards,
    choose,
    count,
    discard,
    each_time,
    equip,
    exists,
    half,
    left_field,
    level,
    level_of,
    lp,
    monsters,
    more,
    named,
    negated,
    none,
    of_series,
    other_than,
    plus,
    plus_atk,
    plus_def,
    set_atk,
    special_summon,
    standing,
    target,
    times,
)
from segoc.kernel.verbs import (
    ATTACK,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(50371210, equip_spell("光之引导", "光の導き", "Beacon of White"),
         activation(only_if=all_so(exists(monsters(YOU, GY, of_series("青眼")), 3),
                                   none(cards(YOU, FIELD, FACE_UP, named("光之引导"),
                                              other_than(THIS)))),
                    targets=target(monsters(YOU, GY, of_series("青眼"))),
                    do=and_(special_summon(TARGET, with_=(negated(),)), equip(THIS, TARGET))),
         each_time(left_field(THIS), do=banish(EQUIPPED)),
         standing(monsters(YOU, MONSTERS, other_than(EQUIPPED)), cannot(ATTACK)),
         standing(EQUIPPED, attacks(count(monsters(YOU, GY, of_series("青眼")))))),

    card(65993085, equip_spell("过火的埋葬", "やりすぎた埋葬", "Overdone Burial"),
         activation(limit=ONE_PER_TURN, cost=discard(choose(monsters(YOU, HAND))),
                    targets=target(monsters(YOU, GY, level(1, plus(level_of(PAID), -1),
                                                           original=True))),
                    do=and_(special_summon(TARGET), equip(THIS, TARGET))),
         standing(EQUIPPED, negated())),


    card(22046459, equip_spell("巨大化", "巨大化", "Megamorph"),
         activation(links=target(monsters(EITHER, MONSTERS, FACE_UP))),
         standing(EQUIPPED, set_atk(times(atk_of(EQUIPPED, original=True), 2)),
                  only_if=more(lp(OPPONENT), lp(YOU)), in_=SPELLS),
         standing(EQUIPPED, set_atk(half(atk_of(EQUIPPED, original=True))),
                  only_if=more(lp(YOU), lp(OPPONENT)), in_=SPELLS)),

    card(56747793, equip_spell("团结之力", "団結の力", "United We Stand"),
         activation(links=target(monsters(EITHER, MONSTERS, FACE_UP))),
         standing(EQUIPPED,
                  plus_atk(times(count(monsters(YOU, MONSTERS, FACE_UP)), 800)),
                  plus_def(times(count(monsters(YOU, MONSTERS, FACE_UP)), 800)))),
)
# fmt: on
