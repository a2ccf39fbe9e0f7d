"""Cards that are chosen together, and how any two of them must go together."""

from typing import Final

from segoc.kernel.picture import identity, values
from segoc.kernel.table.ints import CardNo
from segoc.kernel.table.kinds import SPELL
from segoc.kernel.table.places import on_field
from segoc.kernel.table.state import State

ANY_TWO: Final = 0
SAME_LEVEL: Final = 1
EACH_PLAYERS: Final = 2  # one of each player's
MENTIONED: Final = 3  # a Spell, and a monster whose name stands in its text
SAME_RACE: Final = 4  # of one Type
FIELD_AND_GY: Final = 5  # one on the field, the other in the GY
OTHER_LEVEL: Final = 6  # of different Levels
EACH_CHOOSES: Final = 7  # one of each player's, which that player chooses
OTHER_PLACE: Final = 8  # one in the hand, one on the field, one in the GY
SAME_ATTRIBUTE: Final = 9  # of one Attribute
OTHER_RACE: Final = 10  # of different Types
OTHER_TITLE: Final = 11  # of different names

MATCHING_NAMES: Final[list[str]] = [
    "",
    "same level",
    "each players",
    "mentioned",
    "same race",
    "field and gy",
    "other level",
    "each chooses",
    "other place",
    "same attribute",
    "other race",
    "other title",
]


def match(state: State, matching: int, one: int, other: int) -> bool:
    if matching == OTHER_LEVEL:
        return values.level(state, one) != values.level(state, other)
    if matching == SAME_LEVEL:
        if not identity.has_level(state, one) or not identity.has_level(state, other):
            return False
        return values.level(state, one) == values.level(state, other)
    if matching in (EACH_PLAYERS, EACH_CHOOSES):
        return state.cards[one].side != state.cards[other].side
    if matching == FIELD_AND_GY:
        return on_field(state.cards[one].place) != on_field(state.cards[other].place)
    if matching == OTHER_PLACE:
        places = (state.cards[one].place, state.cards[other].place)
        return places[0] != places[1] and not (on_field(places[0]) and on_field(places[1]))
    if matching == MENTIONED:
        return mentions(state, one, other) or mentions(state, other, one)  # CRD-016
    if matching == SAME_RACE:
        return values.race(state, one) & values.race(state, other) != 0
    if matching == OTHER_RACE:
        return values.race(state, one) & values.race(state, other) == 0  # ONE-007
    if matching == OTHER_TITLE:
        return identity.title(state, one) != identity.title(state, other)
    if matching == SAME_ATTRIBUTE:
        return values.attribute(state, one) & values.attribute(state, other) != 0
    return True


def mentions(state: State, spell: int, monster: int) -> bool:
    """A name that the monster has stands in the text of the Spell; that of an archetype is no
    name of a card."""
    face = state.cards[spell].printed
    if face.kind != SPELL or not state.cards[monster].printed.is_monster:  # CRD-014, CRD-015
        return False
    return identity.title(state, monster) in face.mentions  # CRD-014, CRD-015


def matches_all(state: State, matching: int, card: CardNo, others: list[int]) -> bool:
    for other in others:
        if not match(state, matching, card, other):
            return False
    return True


def with_partners(state: State, matching: int, cards: list[CardNo], least: int) -> list[int]:
    """Those of the cards that can be chosen with enough others."""
    if matching == ANY_TWO:
        return cards
    if matching == OTHER_TITLE:
        # Of each name one, whichever: any of them can be chosen if there are enough names.
        titles: list[str] = []
        for card in cards:
            title = identity.title(state, card)
            if title not in titles:
                titles.append(title)
        return cards if len(titles) >= least else []
    found: list[int] = []
    for card in cards:
        partners = 0
        for other in cards:
            if other != card and match(state, matching, card, other):
                partners += 1
        if partners + 1 >= least:
            found.append(card)
    return found
