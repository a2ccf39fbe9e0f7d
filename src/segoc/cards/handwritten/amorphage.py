"""Amorphage, and the Field Spell that strengthens them."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(69072185, monster("无形噬体·虚饰", "アモルファージ・イリテュム", "Amorphage Goliath",
                           EARTH, DRAGON, level=8, atk=2750, defense=0, scale=5, effect=True),
         upkeep(phase_began(YOU, STANDBY_PHASE), tribute(choose(monsters(YOU, MONSTERS))),
                in_=PENDULUM_ZONE),
         redirect(cards(EITHER, EVERYWHERE, not_(series("无形噬体"))),
                  from_=GY, to=BANISHED,
                  only_if=exists(monsters(YOU, MONSTERS, FACE_UP, series("无形噬体"))),
                  in_=PENDULUM_ZONE),
         standing(EITHER, cannot(SPECIAL_SUMMON,
                                 cards=cards(EITHER, EXTRA, not_(series("无形噬体"))))),
         series=("无形噬体",),
         labels=(0, 1, 1)),

    card(23160024, field_spell("无形阵·假面", "アモルファスＰ", "Amorphous Persona"),
         activation(),
         standing(monsters(EITHER, MONSTERS, FACE_UP, series("无形噬体")),
                  plus_atk(300), plus_def(300), in_=FIELD_ZONE),
         each_time(tributed(monsters(YOU, MONSTERS, series("无形噬体"))), do=draw(YOU, 1),
                   limit=TWICE_PER_TURN, in_=FIELD_ZONE),
         ignition(in_=GY, cost=banish(THIS),
                  do=ritual_summon(named("虚龙魔王 无形矢·心灵"), exactly=True, total=8,
                                   using=monsters(YOU, HAND | MONSTERS,
                                                  of_types(PENDULUM))))),

    card(98287529, monster("虚龙魔王 无形矢·心灵", "虚竜魔王アモルファクターＰ",
                           "Amorphactor Pain, the Imagination Dracoverlord",
                           EARTH, DRAGON, level=8, atk=2950, defense=2500, effect=True,
                           words=RITUAL),
         each_time(summoned(THIS, BY_RITUAL),
                   do=apply(OPPONENT, cannot(MAIN_PHASE_1), until=NEXT_OWN_TURN)),
         standing(monsters(EITHER, MONSTERS, FACE_UP,
                           of_types(FUSION, SYNCHRO, XYZ)),
                  negated()),
         trigger(if_=sent_to_gy(THIS, from_=FIELD),
                 do=to_hand(choose(monsters(YOU, DECK, series("龙魔王"), OTHER_NAME)))),
         mentions=("无形阵·假面",), series=("龙魔王",)),
)
# fmt: on
