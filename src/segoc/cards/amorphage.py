"""Amorphage, and the Field Spell that strengthens them."""

from typing import Final

from segoc.cards.definition import Definition, card, field_spell, monster
from segoc.effects.words import (
    BANISHED,
    DECK,
    EITHER,
    EVERYWHERE,
    EXTRA,
    FACE_UP,
    FIELD,
    FIELD_ZONE,
    GY,
    HAND,
    MONSTERS,
    OTHER_NAME,
    PENDULUM,
    THIS,
    TWICE_PER_TURN,
    YOU,
    banish,
    cannot,
    cards,
    choose,
    choose_one,
    destroy,
    draw,
    each_time,
    exists,
    ignition,
    monsters,
    named,
    negated,
    not_,
    of_series,
    of_types,
    phase,
    plus_atk,
    plus_def,
    redirect,
    ritual_summon,
    sent_to_gy,
    standing,
    to_hand,
    tribute,
    tributed,
    trigger,
)
from segoc.kernel import kinds
from segoc.kernel.kinds import DRAGON, EARTH
from segoc.kernel.phases import STANDBY_PHASE
from segoc.kernel.verbs import SPECIAL_SUMMON

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(69072185, monster("无形噬体·虚饰", "アモルファージ・イリテュム", "Amorphage Goliath",
                           EARTH, DRAGON, level=8, atk=2750, defense=0, scale=5, effect=True),
         each_time(phase(YOU, STANDBY_PHASE), in_=PENDULUM,
                   do=choose_one(tribute(choose(monsters(YOU, MONSTERS))), destroy(THIS))),
         redirect(cards(EITHER, EVERYWHERE, not_(of_series("无形噬体"))),
                  from_=GY, to=BANISHED,
                  only_if=exists(monsters(YOU, MONSTERS, FACE_UP, of_series("无形噬体"))),
                  in_=PENDULUM),
         standing(EITHER, cannot(SPECIAL_SUMMON,
                                 what=cards(EITHER, EXTRA, not_(of_series("无形噬体")))),
                  in_=MONSTERS),
         series=("无形噬体",)),

    card(23160024, field_spell("无形阵·假面", "アモルファスＰ", "Amorphous Persona"),
         standing(monsters(EITHER, MONSTERS, FACE_UP, of_series("无形噬体")),
                  plus_atk(300), plus_def(300), in_=FIELD_ZONE),
         each_time(tributed(monsters(YOU, MONSTERS, of_series("无形噬体"))), do=draw(YOU, 1),
                   limit=TWICE_PER_TURN, in_=FIELD_ZONE),
         ignition(in_=GY, cost=banish(THIS),
                  do=ritual_summon(named("虚龙魔王 无形矢·心灵"), exactly=True, total=8,
                                   using=monsters(YOU, HAND | MONSTERS,
                                                  of_types(kinds.PENDULUM))))),

    card(98287529, monster("虚龙魔王 无形矢·心灵", "虚竜魔王アモルファクターＰ",
                           "Amorphactor Pain, the Imagination Dracoverlord",
                           EARTH, DRAGON, level=8, atk=2950, defense=2500, effect=True,
                           words=kinds.RITUAL),
         standing(monsters(EITHER, MONSTERS, FACE_UP,
                           of_types(kinds.FUSION, kinds.SYNCHRO, kinds.XYZ)),
                  negated(), in_=MONSTERS),
         trigger(if_=sent_to_gy(THIS, from_=FIELD),
                 do=to_hand(choose(monsters(YOU, DECK, of_series("龙魔王"), OTHER_NAME)))),
         mentions=("无形阵·假面",), series=("龙魔王",), partial="skipping a Main Phase"),
)
# fmt: on
