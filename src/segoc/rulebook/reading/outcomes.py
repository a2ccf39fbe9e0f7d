"""The outcomes of a scenario: what is true after the steps."""

from typing import Final

from segoc.kernel.table import decision as dc
from segoc.kernel.table.event import KIND_NAMES, TAG_NAMES
from segoc.kernel.table.kinds import ATTRIBUTE_NAMES, NONE, RACE_NAMES
from segoc.kernel.table.phases import PHASE_NAMES
from segoc.kernel.table.places import (
    ATTACK,
    BANISHED,
    DECK,
    DEFENSE,
    EXTRA_DECK,
    FIELD_ZONE,
    GRAVEYARD,
    HAND,
    MONSTER_ZONE,
    NOWHERE,
    PENDULUM_ZONE,
    SPELL_ZONE,
    UNDER,
)
from segoc.kernel.table.state import DRAW
from segoc.rulebook.reading.board import PHASES
from segoc.rulebook.reading.counters import read_counters
from segoc.rulebook.reading.cursor import Cursor
from segoc.rulebook.scenario import (
    NOT_SAID,
    Asked,
    Called,
    CardRef,
    ChainIs,
    Counts,
    Equipped,
    Events,
    Happening,
    Has,
    Moment,
    Negated,
    Outcome,
    Sees,
    Stands,
    Winner,
)

PLACES: Final = {
    "hand": HAND,
    "deck": DECK,
    "GY": GRAVEYARD,
    "extra deck": EXTRA_DECK,
    "monster zone": MONSTER_ZONE,
    "spell & trap zone": SPELL_ZONE,
    "pendulum zone": PENDULUM_ZONE,
    "field zone": FIELD_ZONE,
}
COUNTED: Final = {
    "hand": HAND,
    "deck": DECK,
    "GY": GRAVEYARD,
    "banished": BANISHED,
    "extra deck": EXTRA_DECK,
}
LYING: Final = {
    "face-up attack": (True, ATTACK),
    "face-up defense": (True, DEFENSE),
    "face-down defense": (False, DEFENSE),
    "face-up": (True, 0),
    "face-down": (False, 0),
}
NUMBERS: Final = ("ATK", "DEF", "Level", "Rank", "counters")
HAPPENINGS: Final = (*filter(None, KIND_NAMES), *TAG_NAMES)


def read_outcome(cursor: Cursor) -> Outcome:
    outcome = (
        _about_the_duel(cursor) or _about_a_player(cursor) or _about_cards(cursor, cursor.cards())
    )
    cursor.end()
    return outcome


def _about_the_duel(cursor: Cursor) -> Outcome | None:
    line = cursor.source.number
    word = cursor.take("chain is", "events:", "no events:", "draw", "nobody has won")
    if word == "chain is":
        return ChainIs(line, () if cursor.take("empty") else cursor.cards())
    if word == "events:":
        return _events(cursor)
    if word == "no events:":
        kinds = [cursor.must(*HAPPENINGS)]
        while cursor.take(","):
            kinds.append(cursor.must(*HAPPENINGS))
        return Events(line, tuple(kinds), ())
    if word == "draw":
        return Winner(line, DRAW, _by(cursor))
    return Winner(line, NOT_SAID) if word else None


def _about_a_player(cursor: Cursor) -> Outcome | None:
    """Only if a word about players follows: names of cards can begin with “A ” too."""
    line = cursor.source.number
    for player, letter in enumerate("AB"):
        if cursor.take(f"{letter} wins"):
            return Winner(line, player, _by(cursor))
        if cursor.take(f"{letter}'s turn,"):
            return Moment(line, player, PHASE_NAMES.index(cursor.must(*PHASES)))
        if cursor.take(f"{letter} is asked about"):
            return Asked(line, player, dc.TOPICS.index(cursor.must(*dc.TOPICS)))
        seeing = cursor.take(f"{letter} sees", f"{letter} does not see")
        if seeing:
            return Sees(line, player, cursor.card(), seeing.endswith("sees"))
        for what in ("LP", "monsters", *COUNTED):
            if cursor.take(f"{letter} {what}"):
                return Counts(line, player, what, cursor.number())
    return None


def _about_cards(cursor: Cursor, cards: tuple[CardRef, ...]) -> Outcome:
    line = cursor.source.number
    if len(cards) == 1:
        one = _about_one_card(cursor, cards[0])
        if one is not None:
            return one
    face_up, position = LYING.get(cursor.take(*LYING), (None, 0))
    stands = Stands(line, cards, face_up=face_up, position=position)
    if cursor.take("banished"):
        return Stands(line, cards, BANISHED, face_up=face_up)
    if cursor.take("nowhere"):
        return Stands(line, cards, NOWHERE)
    if cursor.take("under"):
        return Stands(line, cards, UNDER, host=cursor.card())
    if cursor.take("in"):
        return _in(cursor, stands)
    if face_up is None:
        cursor.fail()
    return stands


def _in(cursor: Cursor, stands: Stands) -> Stands:
    line, cards, face_up, position = stands.line, stands.cards, stands.face_up, stands.position
    zone = cursor.take_zone() if cursor.comes("x1") or cursor.comes("x2") else ""
    player = NOT_SAID if zone else cursor.player()
    place = NOT_SAID
    if not zone:
        word = cursor.take(*PLACES)
        place = PLACES[word] if word else NOT_SAID
        zone = "" if word else (cursor.take_zone() or cursor.fail())
    return Stands(line, cards, place, player, zone, None, face_up, position)


def _about_one_card(cursor: Cursor, card: CardRef) -> Outcome | None:
    line = cursor.source.number
    what = cursor.take(*NUMBERS)
    if what:
        return Has(line, card, what, cursor.number())
    if cursor.take("has no Level"):
        return Has(line, card, "Level", NONE)
    if cursor.take("has no Rank"):
        return Has(line, card, "Rank", NONE)
    if cursor.take("has no DEF"):
        return Has(line, card, "DEF", NONE)
    if cursor.take("has"):
        count, kind = read_counters(cursor, card.code)
        return Has(line, card, "counters", count, kind)
    if cursor.take("is called"):
        return Called(line, card, cursor.card())
    if cursor.take("equipped to"):
        return Equipped(line, card, cursor.card())
    if cursor.take("is"):
        word = cursor.must(*ATTRIBUTE_NAMES, *RACE_NAMES)
        if word in ATTRIBUTE_NAMES:
            bits = 1 << ATTRIBUTE_NAMES.index(word)
            while cursor.take("and"):
                bits |= 1 << ATTRIBUTE_NAMES.index(cursor.must(*ATTRIBUTE_NAMES))
            return Has(line, card, "Attribute", bits)
        return Has(line, card, "Type", 1 << RACE_NAMES.index(word))
    word = cursor.take("negated", "not negated")
    return Negated(line, card, word == "negated") if word else None


def _events(cursor: Cursor) -> Events:
    items = [_happening(cursor)]
    while cursor.take(","):
        items.append(_happening(cursor))
    kinds = tuple(sorted({item.what for item in items}))
    return Events(cursor.source.number, kinds, tuple(items))


def _happening(cursor: Cursor) -> Happening:
    """`A damage 200`, `X destroyed`, `X + Y sent to gy by SEG-056`."""
    player = _player_of_event(cursor)
    cards: list[CardRef] = []
    if player == NOT_SAID:
        cards = [cursor.card()]
        while cursor.take("+"):
            cards.append(cursor.card())
    what = cursor.must(*HAPPENINGS)
    number = cursor.number() if cursor.text[cursor.at :][:1].isdigit() else NOT_SAID
    return Happening(what, player, number, tuple(cards), _by(cursor))


def _by(cursor: Cursor) -> str:
    return cursor.rule() if cursor.take("by") else ""


def _player_of_event(cursor: Cursor) -> int:
    """A player, if an event follows: names of cards can begin with “A ” too."""
    for player, letter in enumerate("AB"):
        if any(cursor.comes(f"{letter} {what}") for what in HAPPENINGS):
            cursor.must(letter)
            return player
    return NOT_SAID
