"""Sylvan, 森罗, 森羅."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(95239444, monster("森罗的镇神 山精", "森羅の鎮神 オレイア",
                           "Orea, the Sylvan High Arbiter",
                           DARK, PLANT, rank=7, atk=2800, defense=2500, effect=True),
         ignition(limit=ONCE_PER_TURN,
                  cost=send_to_gy(choose(monsters(YOU, HAND | MONSTERS, level(1), race(PLANT)))),
                  do=then(look_at(top(YOU, level_of(PAID))), put_back_on_top(REVEALED))),
         ignition(limit=ONCE_PER_TURN, cost=detach(),
                  only_if=exists(cards(YOU, DECK)),
                  do=also(also(also(announce_number(1, 3),
                                    reveal(top(YOU, ANNOUNCED_NUMBER))),
                               provided(exists(among(REVEALED, race(PLANT))),
                                        and_(send_to_gy(among(REVEALED, race(PLANT))),
                                             to_hand(choose_up_to(
                                                 cards(EITHER, FIELD, other_than(THIS)),
                                                 count(DONE)))))),
                          put_back_at_bottom(REVEALED))),
         materials=xyz_materials(7, 2), series=("森罗",)),
)
# fmt: on
