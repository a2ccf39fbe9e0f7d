"""Meklord, 机皇, 機皇."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(68140974, monster("机皇帝 神智∞", "機皇帝ワイゼル∞", "Meklord Emperor Wisel",
                           DARK, MACHINE, level=1, atk=2500, defense=2500, effect=True,
                           words=SPECIAL_SUMMON_MONSTER),
         text(only_by_itself()),
         trigger(when=destroyed(monsters(YOU, MONSTERS, FACE_UP), EFFECT, to=GY),
                 in_=HAND, do=special_summon(THIS)),
         ignition(limit=ONCE_PER_TURN,
                  targets=target(monsters(OPPONENT, MONSTERS, FACE_UP, of_types(SYNCHRO)),
                                 still=(of_types(SYNCHRO), controlled_by(OPPONENT))),
                  do=equip(TARGET, THIS)),
         standing(THIS, plus_atk(atk_of(equipped_to_this()))),
         standing(monsters(YOU, MONSTERS, other_than(THIS)), cannot(DECLARE_ATTACK)),
         quick(when=activated(SPELL_CARD, by=OPPONENT), limit=ONCE_PER_TURN,
               do=and_(negate_activation(), destroy(THAT))),
         series=("机皇", "机皇帝"), aliases=("机皇帝 维塞尔∞",),
         labels=(0, 1, 2, 3, 3, 4)),
)
# fmt: on
