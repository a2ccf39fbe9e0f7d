"""Metalfoes."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    BY_LINK,
    DECK,
    EXTRA,
    FACE_UP,
    FIELD,
    MONSTERS,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    PENDULUM,
    TARGET,
    THIS,
    YOU,
    cards,
    choose,
    destroy,
    draw,
    exists,
    ignition,
    left_field,
    link_materials,
    monsters,
    of_types,
    other_than,
    part,
    summoned,
    target,
    then,
    to_extra_deck,
    to_hand,
    trigger,
)
from segoc.kernel import kinds
from segoc.kernel.geometry import BOTTOM_LEFT, BOTTOM_RIGHT
from segoc.kernel.kinds import FIRE, PSYCHIC

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(24094258, monster("刚炼装勇士·银金公主", "ヘビーメタルフォーゼ・エレクトラム",
                           "Heavymetalfoes Electrumite",
                           FIRE, PSYCHIC, link=2, arrows=BOTTOM_LEFT | BOTTOM_RIGHT, atk=1800,
                           effect=True),
         trigger(if_=summoned(THIS, BY_LINK),
                 do=to_extra_deck(choose(monsters(YOU, DECK, of_types(kinds.PENDULUM))))),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN,
                  only_if=exists(monsters(YOU, EXTRA, FACE_UP, of_types(kinds.PENDULUM))),
                  targets=target(cards(YOU, FIELD, FACE_UP, other_than(THIS))),
                  do=then(destroy(TARGET),
                          to_hand(choose(monsters(YOU, EXTRA, FACE_UP,
                                                  of_types(kinds.PENDULUM)))))),
         trigger(must=True, if_=left_field(cards(YOU, PENDULUM), from_=PENDULUM), in_=MONSTERS,
                 limit=ONCE_PER_TURN_BY_NAME, do=draw(YOU, 1)),
         materials=link_materials(part(2, of_types(kinds.PENDULUM))),
         series=("炼装",)),
)
# fmt: on
