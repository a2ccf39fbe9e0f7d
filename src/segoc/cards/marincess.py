"""Marincess (海晶少女)."""

from typing import Final

from segoc.cards.definition import Definition, card, normal_trap
from segoc.effects.words import (
    EITHER,
    FACE_UP,
    HAND,
    MONSTERS,
    PAID,
    TARGET,
    TURN_END,
    YOU,
    activation,
    apply,
    banish_until_standby,
    choose,
    exists,
    from_hand,
    link_rating,
    link_rating_of,
    monsters,
    of_series,
    of_types,
    plus_atk,
    target,
    text,
    times,
)
from segoc.kernel.kinds import LINK

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(27012990, normal_trap("海晶少女瀑布", "海晶乙女瀑布", "Marincess Cascade"),
         text(from_hand(), in_=HAND,
              only_if=exists(monsters(YOU, MONSTERS, FACE_UP, of_series("海晶少女"),
                                      link_rating(3)))),
         activation(cost=banish_until_standby(
                        choose(monsters(YOU, MONSTERS, FACE_UP, of_series("海晶少女"),
                                        of_types(LINK)), 1, 6), YOU),
                    targets=target(monsters(EITHER, MONSTERS, FACE_UP)),
                    do=apply(TARGET, plus_atk(times(link_rating_of(PAID), 300)),
                             until=TURN_END)),
         series=("海晶少女",)),
)
# fmt: on
