"""The text of a saved duel: how it began, and every choice since.

Loading plays the choices again and compares the result with the recorded fingerprint (of an
older format with the recorded position: fingerprints are of data that have other names now), so
that what comes out is either the very same duel or an error that says what is wrong. Nothing in
the file is executed.

Of each card in the duel the file holds what it did then, as a fingerprint (`changed_cards`).
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from segoc.decks.deck import Deck

FORMAT: Final = 2
# Format 1 called the parts of a state and of its events otherwise. What a duel began with and the
# choices are written as they were, so whatever follows from those can still be read.
READABLE: Final = (1, FORMAT)
# Grows whenever a duel with the same choices could run differently than before.
RULES: Final = "2020.04/12"

MOST_TEXT: Final = 50_000_000
MOST_SHOWN: Final = 60


SaveFault: TypeAlias = Literal[
    "too_long",
    "not_whole",  # not JSON
    "not_ours",  # another program's file, or another kind of ours
    "other_format",
    "other_rules",
    "damaged",
    "cards_changed",  # cards do something else now, and it doesn't come out as it was
    "unplayable",  # what it holds makes no duel
]


class SaveError(ValueError):
    """The text is not a duel that can be loaded; the message says why.

    Of a file of another version, `found` is what it says, and `known` what we can read; `cards` are
    those that have changed.
    """

    def __init__(
        self,
        message: str,
        kind: SaveFault = "unplayable",
        found: str = "",
        known: str = "",
        cards: tuple[int, ...] = (),
    ) -> None:
        super().__init__(message)
        self.kind: SaveFault = kind
        self.found = found
        self.known = known
        self.cards = cards


class Start(NamedTuple):
    """How a duel begins: with two Decks and a seed, or with a state as plain data.

    With a state there may be events that led to its first decision.
    """

    decks: tuple[Deck, Deck] | None
    seed: int
    first: int
    state: dict[str, Any] | None = None
    events: Sequence[dict[str, Any]] = ()


class Saved(NamedTuple):
    start: Start
    choices: list[str]
    position: str
    hash: str
    format: int = FORMAT
    # What each card in it did, by its passcode; nothing in files of before November 2026.
    cards: Mapping[int, str] = MappingProxyType({})
    rules: str = RULES


def fingerprint(data: Any) -> str:
    """A short text that stands for plain data: equal data, equal fingerprint."""
    text = json.dumps(data, separators=(",", ":"), sort_keys=True, ensure_ascii=True)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def write(saved: Saved) -> str:
    body = {
        "start": start_to_data(saved.start),
        "choices": saved.choices,
        "position": saved.position,
        "hash": saved.hash,
        **cards_to_data(saved.cards),
    }
    return seal("duel", body)


def read(text: str) -> Saved:
    body = unseal("duel", text)
    start, choices = course_from_data(body)
    position, hash = part(body, "position", str), part(body, "hash", str)
    format = part(body, "format", int)
    rules = part(body, "rules", str)
    return Saved(start, choices, position, hash, format, cards_from_data(body), rules)


def course_from_data(body: dict[str, Any]) -> tuple[Start, list[str]]:
    """How a duel began, and what was chosen then."""
    choices = part(body, "choices", list)
    if not all(isinstance(choice, str) for choice in choices):
        raise SaveError("choices must be texts")
    return start_from_data(part(body, "start", dict)), choices


def cards_to_data(cards: Mapping[int, str]) -> dict[str, Any]:
    """The part of a document that says what its cards did; an old file that is written again has
    none."""
    return {"cards": {str(code): did for code, did in cards.items()}} if cards else {}


def cards_from_data(body: dict[str, Any]) -> dict[int, str]:
    cards = part({"cards": {}, **body}, "cards", dict)
    if not all(code.isdecimal() and type(did) is str for code, did in cards.items()):
        raise SaveError("cards must be passcodes with fingerprints")
    return {int(code): did for code, did in cards.items()}


def seal(kind: str, body: dict[str, Any]) -> str:
    """Write one of our files: a head, the body by lines, and a check of it all."""
    document = {"segoc": kind, "format": FORMAT, "rules": RULES, **body}
    lines = [f"{json.dumps(key)}: {_lines(value)}" for key, value in document.items()]
    lines.append(f'"check": "{fingerprint(document)}"')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _lines(value: Any) -> str:
    """A list with a line for each of its items; anything else in one line."""
    if not isinstance(value, list) or not value:
        return json.dumps(value, ensure_ascii=False)
    return "[\n  " + ",\n  ".join(json.dumps(v, ensure_ascii=False) for v in value) + "\n]"


def unseal(kind: str, text: str) -> dict[str, Any]:
    """The body of one of our files, after every check that can be made of it. It may be of other
    rules: whether they lead elsewhere only playing it again tells."""
    if len(text) > MOST_TEXT:
        raise SaveError("this is far too long for a duel", "too_long")
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        # Besides bad JSON: a number of thousands of digits, or brackets without end.
        where = f"line {error.lineno}" if isinstance(error, json.JSONDecodeError) else "it"
        text = f"this is not a whole segoc file: {where} is not JSON"
        raise SaveError(text, "not_whole") from None
    if not isinstance(document, dict) or document.get("segoc") != kind:
        raise SaveError(f"this is not a segoc {kind}", "not_ours")
    format = document.get("format")
    if type(format) is not int or format not in READABLE:
        raise _other_format(format, "")
    start = document.get("start")
    if format != FORMAT and isinstance(start, dict) and "state" in start:
        # A board is a state as data, and can't be worked out from anything else.
        raise _other_format(format, " and begins with a board")
    check = document.pop("check", None)
    try:
        whole = check == fingerprint(document)
    except RecursionError:
        whole = False
    if not whole:
        raise SaveError("the file was changed or damaged after it was saved", "damaged")
    return document


def of_other_rules(rules: str, error: SaveError) -> SaveError:
    """A duel of other rules can't be played again: these are the reason."""
    found = _shown(rules)
    text = f"saved under the rules {found}; this segoc plays {RULES!r}: {error}"
    return SaveError(text, "other_rules", found, repr(RULES))


def _other_format(format: Any, besides: str) -> SaveError:
    found = _shown(format)
    text = f"the file has format {found}{besides}; this segoc reads format {FORMAT}"
    return SaveError(text, "other_format", found, str(FORMAT))


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + "…"


def start_to_data(start: Start) -> dict[str, Any]:
    if start.decks is None:
        return {"state": start.state, "events": list(start.events)}
    decks = [
        {"name": d.name, "main": list(d.main), "extra": list(d.extra), "side": list(d.side)}
        for d in start.decks
    ]
    return {"seed": start.seed, "first": start.first, "decks": decks}


def start_from_data(data: dict[str, Any]) -> Start:
    if "state" in data:
        events = part({"events": [], **data}, "events", list)
        return Start(None, 0, 0, part(data, "state", dict), events)
    decks = part(data, "decks", list)
    first = part(data, "first", int)
    if len(decks) != 2 or first not in (0, 1):
        raise SaveError("a duel has two Decks, and player 0 or 1 goes first")
    return Start((_deck(decks[0]), _deck(decks[1])), part(data, "seed", int), first)


def _deck(data: Any) -> Deck:
    if not isinstance(data, dict):
        raise SaveError("a Deck must be an object")
    piles = [part(data, name, list) for name in ("main", "extra", "side")]
    if not all(type(code) is int for pile in piles for code in pile):
        raise SaveError("a Deck is made of passcodes")
    return Deck(tuple(piles[0]), tuple(piles[1]), tuple(piles[2]), name=part(data, "name", str))


def part(data: dict[str, Any], name: str, kind: type) -> Any:
    """One part of a document, which must be of the right kind."""
    value = data.get(name)
    if type(value) is not kind:
        raise SaveError(f"{name!r} is missing or not what it should be")
    return value
