"""Decks in whatever form somebody has them: told apart by what is in them, and written in another.

>>> from segoc.cards.standard import standard_pool
>>> read_deck("3 Blue-Eyes White Dragon", standard_pool())
ReadDeck(deck=<Deck 3 + 0 + 0>, form='text', unread=())
>>> read_deck("ydke://o6lXBaOpVwU=!!!", standard_pool())
ReadDeck(deck=<Deck 2 + 0 + 0>, form='ydke', unread=())
"""

import re
from collections import Counter
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from segoc.cards.names import Language
from segoc.cards.pool import Pool
from segoc.decks.deck import SHORTEST_PASSCODE, BadLine, Deck, DeckTextError
from segoc.formats.card_database import NO_DATABASE, CardDatabase
from segoc.formats.known_cards import KnownCards
from segoc.formats.malformed import FormatError
from segoc.formats.omega import is_packed, read_omega, write_omega
from segoc.formats.passcodes import at_most
from segoc.formats.texts import as_text, lines_of
from segoc.formats.ydk import PARTS, read_ydk, write_ydk
from segoc.formats.ydke import SCHEME, read_ydke, write_ydke
from segoc.formats.ygomobile import is_link, read_ygomobile, write_ygomobile

Form: TypeAlias = Literal["text", "ydk", "ydke", "omega", "ygomobile"]
FORMS: Final[tuple[Form, ...]] = get_args(Form)
# A code of base 64 in one piece; shorter ones hold no card. What has none of the signs and can't be
# unpacked is rather a name without spaces than a broken code.
_CODE: Final = re.compile(r"[A-Za-z0-9+/]{10,}={0,2}")
_SIGNS: Final = frozenset("0123456789+/=")
# A name that no card has takes a while: all others are compared with it.
MOST_LINES: Final = 300
HEADINGS: Final = ("Main:", "Extra:", "Side:")


class ReadDeck(NamedTuple):
    """`unread` are the lines of a text that mean no card."""

    deck: Deck
    form: Form
    unread: tuple[BadLine, ...] = ()


def form_of(text: str, pool: Pool) -> Form:
    """The form that a text is in; whatever is no other is taken for a list of names."""
    if SCHEME in text.casefold():
        return "ydke"
    if is_link(text):
        return "ygomobile"
    lines = [line for line in lines_of(text) if line]
    if any(line.casefold() in PARTS for line in lines):
        return "ydk"
    cards = [line for line in lines if not line.startswith("#")]
    if cards and all(_is_passcode(line) for line in cards):
        return "ydk"
    if len(cards) == 1 and _CODE.fullmatch(cards[0]) and pool.get(cards[0]) is None:
        return "omega" if _SIGNS & set(cards[0]) or is_packed(cards[0]) else "text"
    return "text"


def _is_passcode(line: str) -> bool:
    """Shorter numbers could be names: there is a card called 7."""
    return line.isascii() and line.isdecimal() and len(line) >= SHORTEST_PASSCODE


def read_deck(
    data: bytes | str, pool: Pool, database: CardDatabase = NO_DATABASE, name: str = ""
) -> ReadDeck:
    """The Deck that a file or a paste holds. Passcodes that nobody knows are kept: `check` tells
    of them. `FormatError` and `DeckTextError` say what can't be read, and where."""
    text = as_text(data)
    if not text.strip():
        raise FormatError("empty")
    form = form_of(text, pool)
    if form == "ydke":
        deck = read_ydke(text, name)
    elif form == "ygomobile":
        deck = read_ygomobile(text, name)
    elif form == "ydk":
        deck = read_ydk(text, name)
    elif form == "omega":
        deck = read_omega(text, KnownCards(pool, database).in_extra_deck, name)
    else:
        if text.count("\n") > MOST_LINES:
            raise FormatError("too_many_lines", most=MOST_LINES)
        deck = Deck.parse(text, pool, name, elsewhere=KnownCards(pool, database))
        at_most((*deck.main, *deck.extra, *deck.side))
    return ReadDeck(deck, form)


def read_what_can_be(
    data: bytes | str, pool: Pool, database: CardDatabase = NO_DATABASE
) -> ReadDeck:
    """As `read_deck`, but one line that nobody understands doesn't lose the others."""
    try:
        return read_deck(data, pool, database)
    except DeckTextError as error:
        deck = error.deck
        if not (deck.main or deck.extra or deck.side):
            raise
        at_most((*deck.main, *deck.extra, *deck.side))
        return ReadDeck(deck, "text", tuple(error.problems))


def write_deck(
    deck: Deck,
    form: Form,
    pool: Pool,
    database: CardDatabase = NO_DATABASE,
    language: Language = "en",
) -> str:
    """The Deck in that form, for `read_deck` and other programs."""
    if form == "ydk":
        return write_ydk(deck)
    if form == "ydke":
        return write_ydke(deck)
    if form == "omega":
        return write_omega(deck)
    if form == "ygomobile":
        return write_ygomobile(deck)
    return _write_text(deck, pool, database, language)


def _write_text(deck: Deck, pool: Pool, database: CardDatabase, language: Language) -> str:
    """Names where there are any; equal cards are one line."""
    lines = [f"# {deck.name}"] if deck.name else []
    for heading, (_, codes) in zip(HEADINGS, deck.parts(), strict=True):
        if codes:
            lines.append(heading)
            for code, count in Counter(codes).items():
                lines.append(f"{count} {called(code, pool, database, language)}")
    return "\n".join(lines) + "\n"


def called(code: int, pool: Pool, database: CardDatabase, language: Language) -> str:
    """What a Deck's text calls a card: its name, if it means just this passcode, or the passcode
    with as many digits as on a card."""
    if code in pool:
        return pool.name(code, language)
    cards = KnownCards(pool, database)
    name = cards.name(code, language)
    if name is not None and pool.get(name) is None and _code_of(name, cards) == code:
        return name
    return f"{code:08}"


def _code_of(name: str, cards: KnownCards) -> int | None:
    found = cards.called(name)
    return None if found is None else found[0]


def with_originals(deck: Deck, pool: Pool, database: CardDatabase = NO_DATABASE) -> Deck:
    """The Deck with the cards themselves in place of other artworks."""
    cards = KnownCards(pool, database)
    main, extra, side = (map(cards.original, codes) for _, codes in deck.parts())
    return Deck(main, extra, side, deck.name)
