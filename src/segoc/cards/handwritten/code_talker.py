"""Code Talker."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(1861629, monster("解码语者", "デコード・トーカー", "Decode Talker",
                          DARK, CYBERSE, link=3, arrows=BOTTOM_LEFT | TOP | BOTTOM_RIGHT, atk=2300,
                          effect=True),
         standing(THIS, plus_atk(times(count(pointed(EITHER)), 500))),
         quick(when=activated(ANY_ACTIVATION, by=OPPONENT, targeting=cards(YOU, FIELD)),
               cost=tribute(choose(pointed(YOU))),
               do=and_(negate_activation(), destroy(THAT))),
         series=("码语者",),
         materials=link_materials(part(2, of_types(EFFECT_MONSTER), most=OR_MORE))),

    card(46947713, monster("转码语者", "トランスコード・トーカー", "Transcode Talker",
                           EARTH, CYBERSE, link=3, arrows=BOTTOM | RIGHT | TOP, atk=2300,
                           effect=True),
         standing(all_of(THIS, co_linked_with_this()), plus_atk(500),
                  only_if=exists(among(THIS, IS_CO_LINKED))),
         standing(OPPONENT, cannot(BE_TARGETED, cards=all_of(THIS, co_linked_with_this())),
                  only_if=exists(among(THIS, IS_CO_LINKED))),
         ignition(limit=ONCE_PER_TURN_BY_NAME,
                  targets=target(monsters(YOU, GY, link_rating(1, 3), race(CYBERSE), OTHER_NAME)),
                  do=special_summon_where_pointed(TARGET),
                  all_turn=(cannot(SPECIAL_SUMMON,
                                   cards=cards(EITHER, ANYWHERE, not_(race(CYBERSE)))),)),
         series=("码语者",),
         materials=link_materials(part(2, of_types(EFFECT_MONSTER), most=OR_MORE)),
         labels=(1, 1, 2)),
)
# fmt: on
