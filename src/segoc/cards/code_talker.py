"""Code Talker."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    ANY_ACTIVATION,
    ANYWHERE,
    EITHER,
    FIELD,
    GY,
    IS_CO_LINKED,
    MONSTERS,
    ONCE_PER_TURN_BY_NAME,
    OPPONENT,
    OR_MORE,
    OTHER_NAME,
    TARGET,
    THAT,
    THIS,
    YOU,
    activated,
    all_of,
    among,
    and_,
    cannot,
    cards,
    choose,
    co_linked_with_this,
    count,
    destroy,
    exists,
    ignition,
    link_materials,
    link_rating,
    monsters,
    negate_activation,
    not_,
    of_types,
    part,
    plus_atk,
    pointed,
    quick,
    race,
    special_summon_where_pointed,
    standing,
    target,
    times,
    tribute,
)
from segoc.kernel import verbs
from segoc.kernel.geometry import BOTTOM, BOTTOM_LEFT, BOTTOM_RIGHT, RIGHT, TOP
from segoc.kernel.kinds import CYBERSE, DARK, EARTH, EFFECT

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(1861629, monster("解码语者", "デコード・トーカー", "Decode Talker",
                          DARK, CYBERSE, link=3, arrows=BOTTOM_LEFT | TOP | BOTTOM_RIGHT, atk=2300,
                          effect=True),
         standing(THIS, plus_atk(times(count(pointed(EITHER)), 500)), in_=MONSTERS),
         quick(when=activated(ANY_ACTIVATION, by=OPPONENT, targeting=cards(YOU, FIELD)),
               in_=MONSTERS, cost=tribute(choose(pointed(YOU))),
               do=and_(negate_activation(), destroy(THAT))),
         series=("码语者",), materials=link_materials(part(2, of_types(EFFECT), most=OR_MORE))),

    card(46947713, monster("转码语者", "トランスコード・トーカー", "Transcode Talker",
                           EARTH, CYBERSE, link=3, arrows=BOTTOM | RIGHT | TOP, atk=2300,
                           effect=True),
         standing(all_of(THIS, co_linked_with_this()), plus_atk(500),
                  only_if=exists(among(THIS, IS_CO_LINKED)), in_=MONSTERS),
         standing(OPPONENT, cannot(verbs.TARGET, what=all_of(THIS, co_linked_with_this())),
                  only_if=exists(among(THIS, IS_CO_LINKED)), in_=MONSTERS),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN_BY_NAME,
                  targets=target(monsters(YOU, GY, link_rating(1, 3), race(CYBERSE), OTHER_NAME)),
                  do=special_summon_where_pointed(TARGET),
                  all_turn=(cannot(verbs.SPECIAL_SUMMON,
                                   what=cards(EITHER, ANYWHERE, not_(race(CYBERSE)))),)),
         series=("码语者",), materials=link_materials(part(2, of_types(EFFECT), most=OR_MORE))),
)
# fmt: on
