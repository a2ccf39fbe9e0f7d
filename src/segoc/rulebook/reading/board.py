"""The set-up of a scenario, line by line, and what a twin changes in it."""

from collections.abc import Iterator
from typing import Final

from segoc.decks.forbidden_limited import FORBIDDEN, LIMITED, SEMI_LIMITED
from segoc.kernel.table.phases import PHASE_NAMES
from segoc.lab import TURN_NUMBER
from segoc.rulebook.reading.counters import read_counters
from segoc.rulebook.reading.cursor import Cursor
from segoc.rulebook.scenario import NOT_SAID, BoardLine, CardRef, Change, Laid

KINDS: Final = (
    "hand",
    "deck",
    "deck only",
    "GY",
    "banished",
    "banished face-down",
    "extra deck",
    "extra deck face-up",
    "monsters",
    "set monsters",
    "set",
    "face-up",
    "pendulum zones",
    "main deck",
    "side deck",
    "sides in",
    "sides out",
)
MONSTER_KINDS: Final = ("monsters", "set monsters")
# What lies on or under a card that is named.
HOSTED_KINDS: Final = ("materials of", "counters on")
# The parts of a Deck with which a duel begins.
DECK_KINDS: Final = ("main deck", "extra deck", "side deck")
ZONED_KINDS: Final = (*MONSTER_KINDS, "set", "face-up", "pendulum zones")
PHASES: Final = tuple(PHASE_NAMES[1:7])
EXTRA_ZONE: Final = "x1"
SUMMON_USED: Final = "Normal Summon used"
# What the card pool in use lacks of a card: all of it, or only a part.
WITHOUT: Final = "without"
IN_PART: Final = "in part"
LIST: Final = "Forbidden/Limited List:"
# What a list says of a card, and how many copies of it there may be.
LIMITS: Final = {"Forbidden": FORBIDDEN, "Limited": LIMITED, "Semi-Limited": SEMI_LIMITED}


def read_board_line(cursor: Cursor) -> BoardLine:
    line = cursor.source.number
    if cursor.take("chance:"):
        return BoardLine(line, "chance", 0, chance=_chance(cursor))
    if cursor.take("card pool:"):
        return BoardLine(line, "card pool", 0, (_lacking(cursor),))
    if cursor.take(LIST):
        return BoardLine(line, "list", 0, tuple(_listed(cursor)))
    if cursor.take("a new duel,"):
        return _new_duel(cursor, line)
    player = "AB".index(cursor.must("A", "B"))
    if cursor.take("'s turn,"):
        return _turn(cursor, line, player)
    kind, host = _kind(cursor)
    cursor.must(":")
    if kind == "LP":
        number = cursor.number("a number of LP")
        cursor.end()
        return BoardLine(line, kind, player, number=number)
    if kind == "counters on":
        counters = _counters(cursor, host)
        cursor.end()
        return BoardLine(line, kind, player, host=host, counters=counters)
    cards, others = ((), 0) if cursor.take("nothing") else _laid_cards(cursor, kind)
    cursor.end()
    return BoardLine(line, kind, player, cards, host, others)


def _turn(cursor: Cursor, line: int, player: int) -> BoardLine:
    """`Main Phase 1, turn 5, Normal Summon used`; the last two can be left out."""
    phase = PHASE_NAMES.index(cursor.must(*PHASES))
    number, summoned = TURN_NUMBER, False
    while not summoned and cursor.take(","):
        if cursor.must("turn", SUMMON_USED) == "turn":
            number = cursor.number("the number of the turn")
        else:
            summoned = True
    cursor.end()
    return BoardLine(line, "turn", player, number=number, phase=phase, summoned=summoned)


def _new_duel(cursor: Cursor, line: int) -> BoardLine:
    first = "AB".index(cursor.must("A goes first", "B goes first")[0])
    seed = 0
    if cursor.take(","):
        cursor.must("seed")
        seed = cursor.number("a seed")
    cursor.end()
    return BoardLine(line, "new duel", first, number=seed)


def _lacking(cursor: Cursor) -> Laid:
    """`without X`, `X in part`."""
    without = cursor.take(WITHOUT)
    card = cursor.card()
    lacks = without or cursor.must(IN_PART)
    cursor.end()
    return Laid(card, said=lacks)


def _listed(cursor: Cursor) -> Iterator[Laid]:
    """`X Forbidden, Y Limited, Z Semi-Limited`."""
    while True:
        card = cursor.card()
        yield Laid(card, said=cursor.must(*LIMITS))
        if not cursor.take(","):
            break
    cursor.end()


def _chance(cursor: Cursor) -> tuple[int, ...]:
    """What coins and dice show next, and which cards are picked at random, in this order."""
    found: list[int] = []
    while not found or cursor.take(","):
        side = cursor.take("heads", "tails")
        if side:
            found.append(1 if side == "heads" else 0)
        elif cursor.text[cursor.at : cursor.at + 1].isdecimal():
            found.append(cursor.number("what a die shows"))
        else:
            found.append(cursor.card().code)
    cursor.end()
    return tuple(found)


def _kind(cursor: Cursor) -> tuple[str, CardRef | None]:
    kind = cursor.must("LP", *HOSTED_KINDS, *KINDS)
    return kind, cursor.card() if kind in HOSTED_KINDS else None


def _counters(cursor: Cursor, host: CardRef | None) -> tuple[tuple[int, int], ...]:
    assert host is not None
    found = [read_counters(cursor, host.code)]
    while cursor.take(","):
        found.append(read_counters(cursor, host.code))
    return tuple(found)


def _laid_cards(cursor: Cursor, kind: str) -> tuple[tuple[Laid, ...], int]:
    """The cards, and how many others there are in a Deck."""
    found: list[Laid] = []
    while not found or cursor.take(","):
        others = cursor.take_others() if kind in DECK_KINDS else 0
        if others:
            return tuple(found), others
        found.append(_laid(cursor, kind))
    return tuple(found), 0


def _laid(cursor: Cursor, kind: str) -> Laid:
    card = cursor.card()
    if card.owner != NOT_SAID or card.nth or card.zone:
        raise cursor.source.wrong("what is laid is named without A's, #2 or at m3")
    count, defense, zone, host, said = 1, False, "", None, ""
    if cursor.take("×"):
        count = cursor.number("how many")
        if count == 0:
            raise cursor.source.wrong("×0 is no card")
    if kind in ZONED_KINDS and cursor.take("("):
        if kind == "monsters" and cursor.take("defense"):
            defense = True
            if cursor.take(","):
                zone = _zone(cursor, kind)
        else:
            zone = _zone(cursor, kind)
        cursor.must(")")
    if kind == "face-up" and cursor.take("equipped to"):
        host = cursor.card()
    if kind == "face-up" and cursor.take("announcing"):
        said = cursor.announced()
    return Laid(card, count, defense, zone, host, said)


def _zone(cursor: Cursor, kind: str) -> str:
    if kind in MONSTER_KINDS and cursor.take("EMZ"):
        return EXTRA_ZONE
    return cursor.take_zone() or cursor.fail()


def read_change(cursor: Cursor) -> Change:
    """What stands behind `but:`."""
    line = cursor.source.number
    if _begins_a_board_line(cursor):
        new_line = read_board_line(cursor)
        return Change(line, new_line.key, new_line)
    if cursor.take("no"):
        place = _place(cursor)
        cursor.end()
        return Change(line, place.key)
    if cursor.take("without"):
        old = cursor.card()
        return _of_place(cursor, line, old, None)
    if cursor.take("with"):
        return _of_place(cursor, line, None, cursor.card())
    new = cursor.card()
    cursor.must("instead of")
    return _of_place(cursor, line, cursor.card(), new)


def _begins_a_board_line(cursor: Cursor) -> bool:
    """Names begin with “A ” too: `A Cat of Ill Omen instead of …`."""
    text = cursor.text[cursor.at :]
    if text.startswith(("chance:", "card pool:", LIST, "a new duel,")):
        return True
    if text[:2] not in ("A ", "B ", "A'", "B'"):
        return False
    rest = text[2:].removeprefix("s ")
    return any(rest.startswith(kind) for kind in ("turn,", "LP", *HOSTED_KINDS, *KINDS))


def _place(cursor: Cursor) -> BoardLine:
    """`A hand`, as the name of a line."""
    line = cursor.source.number
    player = cursor.player()
    kind, host = _kind(cursor)
    return BoardLine(line, kind, player, host=host)


def _of_place(cursor: Cursor, line: int, old: CardRef | None, new: CardRef | None) -> Change:
    cursor.must("in")
    place = _place(cursor)
    cursor.end()
    return Change(line, place.key, place, old, None if new is None else Laid(new))
