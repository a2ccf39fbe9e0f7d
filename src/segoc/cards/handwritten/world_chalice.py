"""World Chalice."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(22916281, monster("被星杯所选中者", "星杯に選ばれし者", "Chosen by the World Chalice",
                           FIRE, PSYCHIC, level=3, atk=1600, defense=0),
         series=("星杯",)),

    card(31226177, monster("星杯龙 伊姆杜克", "星杯竜イムドゥーク",
                           "Imduk the World Chalice Dragon",
                           WIND, DRAGON, link=1, arrows=TOP, atk=800, effect=True),
         standing(YOU, additional_summon(series("星杯"))),
         trigger(if_=battles(DAMAGE_STEP_START, THIS, pointed(OPPONENT)), do=destroy(foe(THIS))),
         trigger(if_=sent_to_gy(THIS, from_=FIELD),
                 do=special_summon(choose(monsters(YOU, HAND, series("星杯"))))),
         series=("星杯",),
         materials=link_materials(part(1, NORMAL_MONSTER, not_(of_types(TOKEN))))),
)
# fmt: on
