"""WIND Effect Monsters of the Main Deck that belong to no archetype."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    EITHER,
    EVERYWHERE,
    MONSTERS,
    NEXT_TURN_END,
    ONCE_PER_TURN,
    ORIGINALLY_OF_ANNOUNCED_NAME,
    all_are,
    announce_name,
    apply,
    cannot_be_used,
    cards,
    ignition,
)
from segoc.kernel.kinds import PSYCHIC, WIND

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(29417188, monster("念动力防卫者", "サイキック・ブロッカー", "Psi-Blocker",
                           WIND, PSYCHIC, level=4, atk=1200, defense=300, effect=True),
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN, cost=announce_name(),
                  do=apply(EITHER, all_are(cards(EITHER, EVERYWHERE, ORIGINALLY_OF_ANNOUNCED_NAME),
                                           cannot_be_used()), until=NEXT_TURN_END))),
)
# fmt: on
