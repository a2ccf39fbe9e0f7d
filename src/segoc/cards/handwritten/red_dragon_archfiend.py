"""Red Dragon Archfiend and what bears its name."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(80666118, monster("红莲魔龙·右红痕", "レッド・デーモンズ・ドラゴン・スカーライト",
                           "Scarlight Red Dragon Archfiend",
                           DARK, DRAGON, level=8, atk=3000, defense=2500, effect=True,
                           words=SYNCHRO),
         standing(THIS, name_is("红莲魔龙"), in_=FIELD | GY),
         ignition(limit=ONCE_PER_TURN,
                  do=then(destroy(monsters(EITHER, MONSTERS, FACE_UP, of_types(EFFECT_MONSTER),
                                           atk_at_most(atk_of(THIS)), summoned_as(SPECIAL),
                                           other_than(THIS))),
                          damage(OPPONENT, times(count(DONE), 500)))),
         series=("红莲魔", "恶魔"), materials=synchro_materials()),

    card(70902743, monster("红莲魔龙", "レッド・デーモンズ・ドラゴン", "Red Dragon Archfiend",
                           DARK, DRAGON, level=8, atk=3000, defense=2000, effect=True,
                           words=SYNCHRO),
         trigger(must=True, if_=attacks_in(AFTER_CALCULATION, THIS),
                 only_if=exists(among(foe(THIS), position(DEFENSE_POSITION))),
                 do=destroy(monsters(OPPONENT, MONSTERS, position(DEFENSE_POSITION)))),
         trigger(must=True, if_=phase_began(YOU, END_PHASE),
                 do=destroy(monsters(YOU, MONSTERS, not_(DECLARED_THIS_TURN), other_than(THIS)))),
         series=("红莲魔", "恶魔"), materials=synchro_materials()),
)
# fmt: on
