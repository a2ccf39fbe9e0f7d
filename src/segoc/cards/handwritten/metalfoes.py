"""Metalfoes."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(24094258, monster("刚炼装勇士·银金公主", "ヘビーメタルフォーゼ・エレクトラム",
                           "Heavymetalfoes Electrumite",
                           FIRE, PSYCHIC, link=2, arrows=BOTTOM_LEFT | BOTTOM_RIGHT, atk=1800,
                           effect=True),
         trigger(if_=summoned(THIS, BY_LINK),
                 do=to_extra_deck(choose(monsters(YOU, DECK, of_types(PENDULUM))))),
         ignition(limit=ONCE_PER_TURN,
                  only_if=exists(monsters(YOU, EXTRA, FACE_UP, of_types(PENDULUM))),
                  targets=target(cards(YOU, FIELD, FACE_UP, other_than(THIS))),
                  do=then(destroy(TARGET),
                          to_hand(choose(monsters(YOU, EXTRA, FACE_UP,
                                                  of_types(PENDULUM)))))),
         trigger(must=True, if_=left_field(cards(YOU, PENDULUM_ZONE)), limit=ONCE_PER_TURN_BY_NAME,
                 do=draw(YOU, 1)),
         materials=link_materials(part(2, of_types(PENDULUM))),
         series=("炼装",)),
)
# fmt: on
