"""Infernoid, 狱火机, インフェルノイド."""

from segoc.cards.vocabulary import *


def _procedure() -> Effect:
    """How the larger ones are summoned."""
    field = monsters(YOU, MONSTERS, FACE_UP, of_types(EFFECT_MONSTER))
    return own_summon(
        from_=HAND | GY,
        only_if=not_so(more(grade_of(field), number(8))),
        by=banish(choose(monsters(YOU, HAND | GY, series("狱火机"), other_than(THIS)), 3)),
    )


# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(23440231, monster("狱火机·莉莉丝", "インフェルノイド・リリス", "Infernoid Devyaty",
                           FIRE, FIEND, level=9, atk=2900, defense=2900, effect=True,
                           words=SPECIAL_SUMMON_MONSTER),
         text(only_by(BY_PROCEDURE)),
         _procedure(),
         trigger(when=summoned(THIS, SPECIAL),
                 do=destroy(all_of(spells_and_traps(EITHER, FIELD, FACE_DOWN),
                                   spells_and_traps(EITHER, FIELD, FACE_UP,
                                                    not_(series("炼狱")))))),
         quick(limit=ONCE_PER_TURN,
               when=activated(MONSTER_EFFECT, of=(other_than(THIS),)),
               cost=tribute(choose(monsters(YOU, MONSTERS))),
               do=and_(negate_activation(), banish(THAT))),
         series=("狱火机",)),

    card(14799437, monster("狱火机·拿玛", "インフェルノイド・ネヘモス", "Infernoid Onuncu",
                           FIRE, FIEND, level=10, atk=3000, defense=3000, effect=True,
                           words=SPECIAL_SUMMON_MONSTER),
         text(only_by(BY_PROCEDURE)),
         _procedure(),
         trigger(when=summoned(THIS, SPECIAL),
                 do=destroy(monsters(EITHER, MONSTERS, other_than(THIS)))),
         quick(limit=ONCE_PER_TURN,
               when=activated(SPELL_CARD | TRAP_CARD | SPELL_EFFECT | TRAP_EFFECT),
               cost=tribute(choose(monsters(YOU, MONSTERS))),
               do=and_(negate_activation(), banish(THAT))),
         series=("狱火机",)),

    card(58446973, monster("狱火机十进管", "インフェルノイド・デカトロン", "Infernoid Decatron",
                           FIRE, FIEND, level=1, atk=500, defense=200, effect=True, tuner=True),
         trigger(if_=summoned(THIS, NORMAL | SPECIAL),
                 do=and_(send_to_gy(choose(monsters(YOU, DECK, series("狱火机"), OTHER_NAME))),
                         apply(THIS, plus_level(level_of(DONE)), name_of(DONE), copies(DONE)))),
         series=("狱火机",)),
)
# fmt: on
