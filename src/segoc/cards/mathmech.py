"""Mathmech, 斩机, 斬機."""

from typing import Final

from segoc.cards.definition import (
    Definition,
    card,
    continuous_trap,
    monster,
)
from segoc.effects.words import (
    EITHER,
    EXTRA,
    FACE_UP,
    FIELD,
    HAND,
    MONSTERS,
    ONCE_PER_TURN_BY_NAME,
    OPPONENT,
    SPELLS,
    TARGET,
    THIS,
    TURN_END,
    YOU,
    activation,
    also,
    and_,
    apply,
    cannot,
    cards,
    destroy,
    exists,
    ignition,
    monsters,
    not_,
    of_series,
    plus_atk,
    quick,
    race,
    send_to_gy,
    special_summon,
    standing,
    target,
)
from segoc.kernel.kinds import (
    CYBERSE,
    FIRE,
)
from segoc.kernel.verbs import (
    ATTACK,
    SPECIAL_SUMMON,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(16360142, monster("斩机 减武", "斬機サブトラ", "Mathmech Subtraction",
                           FIRE, CYBERSE, level=4, atk=1000, defense=1000, effect=True),
         ignition(in_=HAND, limit=ONCE_PER_TURN_BY_NAME,
                  targets=target(monsters(EITHER, MONSTERS, FACE_UP)),
                  do=also(and_(special_summon(THIS),
                               and_(apply(THIS, cannot(ATTACK), until=TURN_END),
                                    apply(TARGET, plus_atk(-1000), until=TURN_END))),
                          apply(YOU, cannot(SPECIAL_SUMMON,
                                            what=cards(EITHER, EXTRA, not_(race(CYBERSE)))),
                                until=TURN_END))),
         series=("斩机",)),

    card(14393464, continuous_trap("斩机归纳法", "斬機帰納法", "Mathmech Induction"),
         activation(),
         standing(monsters(YOU, MONSTERS, FACE_UP, race(CYBERSE)), plus_atk(500), in_=SPELLS),
         quick(in_=SPELLS, limit=ONCE_PER_TURN_BY_NAME,
               only_if=exists(monsters(YOU, MONSTERS, FACE_UP, of_series("斩机"))),
               cost=send_to_gy(THIS), targets=target(cards(OPPONENT, FIELD)), do=destroy(TARGET)),
         series=("斩机",)),
)
# fmt: on
