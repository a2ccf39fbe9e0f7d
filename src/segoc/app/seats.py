"""The two seats of a room: who sits there, with which Deck, and the secret that proves it."""

import secrets
import unicodedata
from dataclasses import dataclass
from typing import Any, Final

from segoc.app.faults import deck_details
from segoc.app.prompting import Mode
from segoc.app.protocol.replies import Detail
from segoc.app.refusal import Refusal
from segoc.cards.pool import Pool
from segoc.decks.deck import Deck, DeckError, DeckTextError
from segoc.decks.forbidden_limited import ForbiddenLimitedList
from segoc.decks.starters import NAMES, starter
from segoc.duel.view import JUDGE, PUBLIC
from segoc.formats import deck_files
from segoc.formats.known_cards import KnownCards
from segoc.formats.lflist import ocg_lists
from segoc.formats.malformed import FormatError

# A Deck with its Side Deck, comments and all. For every line that can't be read the most similar
# names are looked for, which takes its time.
MOST_LINES: Final = 200
# Accents that one letter of a name can have.
MOST_MARKS: Final = 2


def secret() -> str:
    """A name that nobody can guess: of rooms, seats, invitations and positions."""
    return secrets.token_urlsafe(18)


def plain_name(text: str) -> str:
    """A name that others are shown: without what can't be seen or turns the text around it, and
    without heaps of accents that cover what stands above.

    >>> plain_name(" a\\u202eb\\u200b\\u3000c\\n"), plain_name("e" + "\\u0301" * 30)
    ('ab c', 'é\u0301\u0301')
    """
    letters: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if letter.isspace():
            letters.append(" ")
        elif letter.isprintable() and marks <= MOST_MARKS:
            letters.append(letter)
    return "".join(letters).strip()


@dataclass
class Seat:
    """`token` is the key to it, empty while nobody has taken it; `bot` the name of the bot that
    plays there, if it isn't a person."""

    token: str = ""
    name: str = ""
    deck: Deck | None = None
    bot: str = ""
    mode: Mode = "auto"
    # The Deck with what was exchanged between the games of the match that is played (SEG-181).
    sided: Deck | None = None
    # How many pages are there now.
    pages: int = 0

    @property
    def taken(self) -> bool:
        return bool(self.token or self.bot)

    def facts(self) -> dict[str, Any]:
        return {
            "token": self.token,
            "name": self.name,
            "deck": _deck_facts(self.deck),
            "bot": self.bot,
            "mode": self.mode,
            "sided": _deck_facts(self.sided),
        }


def seat_from(facts: dict[str, Any]) -> Seat:
    # Rooms of before know of no siding.
    deck, sided = _deck_from(facts["deck"]), _deck_from(facts.get("sided"))
    return Seat(facts["token"], facts["name"], deck, facts["bot"], facts["mode"], sided)


def _deck_facts(deck: Deck | None) -> list[Any] | None:
    return None if deck is None else [deck.name, deck.main, deck.extra, deck.side]


def _deck_from(facts: list[Any] | None) -> Deck | None:
    if facts is None:
        return None
    name, main, extra, side = facts
    return Deck(main, extra, side, name)


def players_of(viewer: int) -> tuple[int, ...]:
    """The players for whom this viewer decides."""
    return {JUDGE: (0, 1), PUBLIC: ()}.get(viewer, (viewer,))


def limits_of(name: str) -> ForbiddenLimitedList | None:
    """The Forbidden/Limited List with this name, of those that come with segoc; none has none."""
    if not name:
        return None
    found = next((one for one in ocg_lists() if one.name == name), None)
    if found is None:
        raise Refusal("not_found", "no list that comes with segoc has this name", None)
    return found


def read_deck(
    text: str, pool: Pool, default: str, limits: ForbiddenLimitedList | None = None
) -> Deck:
    """A Deck that may be played: a starter by its name, or a Deck's text in any form, which goes by
    a list. (The starters are older than the newest ones.)"""
    wanted = text.strip() or default
    if wanted in NAMES:
        return starter(wanted)
    if len(wanted.splitlines()) > MOST_LINES:
        long = Detail(what="too_many_lines", values={"most": MOST_LINES})
        raise Refusal("bad_deck", f"a Deck has at most {MOST_LINES} lines", (long,))
    try:
        deck = deck_files.with_originals(deck_files.read_deck(wanted, pool).deck, pool)
        faults = deck.check(pool)
        if limits is not None:
            faults += limits.check(deck, pool, KnownCards(pool).original)
        if faults:
            raise DeckError(deck, faults)
    except (DeckTextError, DeckError, FormatError) as error:
        raise Refusal("bad_deck", str(error), deck_details(error, pool)) from None
    return deck
