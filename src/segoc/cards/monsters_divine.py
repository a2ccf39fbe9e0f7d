"""DIVINE monsters."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    ATTACK,
    EITHER,
    HAND,
    MONSTERS,
    NORMAL,
    OPPONENT,
    SPECIAL,
    THAT,
    THIS,
    YOU,
    among,
    and_,
    apply,
    atk,
    cannot,
    cards,
    count,
    destroy,
    exists,
    in_position,
    monsters,
    needs_tributes,
    phase,
    plus_atk,
    plus_def,
    send_to_gy,
    standing,
    summoned,
    summoned_as,
    sure_summon,
    text,
    times,
    trigger,
)
from segoc.kernel.kinds import DIVINE, DIVINE_BEAST, QUESTION_MARK
from segoc.kernel.phases import END_PHASE
from segoc.kernel.verbs import SET

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(10000020, monster("奥西里斯之天空龙", "オシリスの天空竜", "Slifer the Sky Dragon",
                           DIVINE, DIVINE_BEAST, level=10, atk=QUESTION_MARK,
                           defense=QUESTION_MARK, effect=True),
         text(needs_tributes(3), cannot(SET), sure_summon()),
         standing(THIS, plus_atk(times(count(cards(YOU, HAND)), 1000)),
                  plus_def(times(count(cards(YOU, HAND)), 1000)), in_=MONSTERS),
         trigger(must=True, in_=MONSTERS,
                 if_=summoned(monsters(OPPONENT, MONSTERS, in_position(ATTACK)), NORMAL | SPECIAL),
                 do=and_(apply(among(THAT, in_position(ATTACK)), plus_atk(-2000)),
                         destroy(among(THAT, in_position(ATTACK), atk(0, 0))))),
         trigger(must=True, in_=MONSTERS, if_=phase(EITHER, END_PHASE),
                 only_if=exists(among(THIS, summoned_as(SPECIAL))), do=send_to_gy(THIS))),
)
# fmt: on
