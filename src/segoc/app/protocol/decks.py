"""Decks as they are built: found cards, a Deck and what is to be said of it, lists of limits."""

from typing import Annotated, TypeAlias

from pydantic import Field

from segoc.app.protocol.base import Language, Model, Words
from segoc.app.protocol.replies import Detail
from segoc.formats.deck_files import Form

Passcode: TypeAlias = Annotated[int, Field(ge=1, lt=2**32)]
# What is read has no more cards either (`formats.passcodes`).
Part: TypeAlias = Annotated[tuple[Passcode, ...], Field(max_length=1000)]
# A passcode, and how many copies a Deck may hold.
Limit: TypeAlias = tuple[Passcode, Annotated[int, Field(ge=0, le=3)]]


class FoundCards(Model):
    """Some of the cards that fit, from the one with the number `first` on."""

    total: int
    first: int
    codes: tuple[int, ...]


class Limits(Model):
    """What a Forbidden/Limited List says; of a whitelist, nothing else can be used."""

    name: Annotated[str, Field(max_length=200)]
    whitelist: bool
    limits: Annotated[tuple[Limit, ...], Field(max_length=50_000)]


class DatedLimits(Model):
    """A list, and when it is in force, if that is known: both days are the list's own. Lists of
    several regions are in force side by side."""

    list: Limits
    region: str
    since: str | None
    until: str | None


class LimitLists(Model):
    lists: tuple[DatedLimits, ...]


class NamedArchetype(Model):
    key: str
    name: Words


class DeckIndex(Model):
    """What cards can be looked for by, and the lists that come with segoc, the newest first. The
    words are those of `CardFace`."""

    types: tuple[str, ...]
    spells: tuple[str, ...]
    traps: tuple[str, ...]
    races: tuple[str, ...]
    attributes: tuple[str, ...]
    archetypes: tuple[NamedArchetype, ...]
    lists: tuple[DatedLimits, ...]
    forms: tuple[Form, ...]


class DeckParts(Model):
    main: Part
    extra: Part
    side: Part


class ToCheck(Model):
    """A Deck to be judged: by the building rules, and by a list: one that comes with segoc, by its
    name, or another."""

    deck: DeckParts
    list: Annotated[str, Field(max_length=200)] | Limits | None = None


class ToWriteDeck(Model):
    deck: DeckParts
    name: Annotated[str, Field(max_length=60)] = ""
    form: Form
    # Of the names in a text.
    language: Language = "en"


class DeckWritten(Model):
    text: str


class LackingCard(Model):
    """A card that can't be played here; nobody may know what it is called. `reason` says why it is
    withdrawn, if it is."""

    code: int
    count: int
    name: Words | None
    reason: Words | None = None


class DeckFault(Model):
    """A building rule or a list that a Deck breaks, and with which cards."""

    detail: Detail
    codes: tuple[int, ...]


class DeckReport(Model):
    """How much of a Deck can be played, what is lacking, and what is wrong with it."""

    playable: int
    total: int
    percent: int
    lacking: tuple[LackingCard, ...]
    faults: tuple[DeckFault, ...]


class DeckRead(Model):
    """The Deck of a file or of what somebody has pasted, as the building rules judge it. `unread`
    are the lines that mean no card: the Deck is what the others say."""

    name: str
    form: Form
    deck: DeckParts
    report: DeckReport
    unread: tuple[Detail, ...] = ()
