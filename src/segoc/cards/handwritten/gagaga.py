"""Gagaga: monsters whose Levels change, for Xyz Summons."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(67120578, monster("我我我首领", "ガガガヘッド", "Gagaga Head",
                           DARK, SPELLCASTER, level=6, atk=2100, defense=2000, effect=True),
         text(also_tributes(0), only_if=all_so(exists(monsters(OPPONENT)), none(monsters(YOU)))),
         text(set_level(4), in_=MONSTERS,
              only_if=exists(among(THIS, summoned_by_own_effect(1, once=True)))),
         trigger(when=summoned(THIS, NORMAL),
                 targets=target(monsters(YOU, GY, series("我我我"), OTHER_NAME), 1, 2),
                 do=also(special_summon(TARGET),
                         apply(YOU, special_summons_only(BY_XYZ),
                               cannot(MATERIAL, cards=monsters(EITHER, ANYWHERE,
                                                              not_(series("我我我")))),
                               until=TURN_END))),
         each_time(used_as_material(),
                   apply(THAT, gains(trigger(must=True, if_=summoned(THIS, BY_XYZ),
                                             do=draw(YOU, 1)))),
                   in_=UNDER),
         series=("我我我",),
         labels=(1, 1, 2, 3)),

    card(26082117, monster("我我我魔术师", "ガガガマジシャン", "Gagaga Magician",
                           DARK, SPELLCASTER, level=4, atk=1500, defense=1000, effect=True),
         text(no_material_for(BY_SYNCHRO)),
         only_one_face_up("我我我魔术师"),
         ignition(limit=ONCE_PER_TURN, cost=announce_number(1, 8),
                  do=apply(THIS, set_level(ANNOUNCED_NUMBER), until=TURN_END)),
         series=("我我我",)),

    card(3606728, monster("我我我少女", "ガガガガール", "Gagaga Girl",
                          DARK, SPELLCASTER, level=3, atk=1000, defense=800, effect=True),
         ignition(targets=target(monsters(YOU, MONSTERS, FACE_UP, named("我我我魔术师")),
                                 still=(FACE_UP,)),
                  do=apply(THIS, set_level(level_of(TARGET)))),
         each_time(used_as_material(only=(series("我我我"),)),
                   apply(THAT, gains(trigger(
                       when=summoned(THIS, BY_XYZ),
                       targets=target(monsters(OPPONENT, MONSTERS, FACE_UP, summoned_as(SPECIAL)),
                                      still=(FACE_UP,)),
                       do=apply(TARGET, set_atk(0))))),
                   in_=UNDER),
         series=("我我我",)),

    card(90673413, equip_spell("我我我复仇", "ガガガリベンジ", "Gagagarevenge"),
         activation(targets=target(monsters(YOU, GY, series("我我我"))),
                    do=and_(special_summon(TARGET), equip(THIS, TARGET))),
         each_time(left_field(THIS), do=destroy(EQUIPPED), in_=SPELLS),
         trigger(must=True, if_=monster_became_material(BY_XYZ), in_=GY,
                 do=apply(monsters(YOU, MONSTERS, FACE_UP, of_types(XYZ)), plus_atk(300))),
         series=("我我我",),
         labels=(1, 1, 2)),
)
# fmt: on
