"""The Vampires."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(68688135, counter_trap("吸血鬼的支配", "ヴァンパイアの支配", "Vampire Domination"),
         activation(limit=ONE_PER_TURN, when=activated(MONSTER_EFFECT | SPELL_CARD | TRAP_CARD),
                    only_if=exists(monsters(YOU, MONSTERS, FACE_UP, series("吸血鬼"))),
                    do=then(and_(negate_activation(), destroy(THAT)),
                            provided(exists(among(DONE, MONSTER_CARD)),
                                     gain_lp(YOU, atk_of(DONE, original=True))))),
         series=("吸血鬼",)),

    card(80485722, monster("吸血鬼杀手", "ヴァンパイア・キラー", "Vampire Hunter",
                           DARK, WARRIOR, level=4, atk=1600, defense=1600, effect=True),
         trigger(must=True,
                 if_=battles(DAMAGE_STEP_START, THIS,
                             monsters(EITHER, MONSTERS, FACE_UP, attribute(DARK))),
                 do=destroy(foe(THIS))),
         series=("吸血鬼",)),
)
# fmt: on
