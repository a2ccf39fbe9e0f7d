"""Decks by HTTP: cards are looked for, Decks read, judged and written, lists of limits read.

Nothing is kept: a page sends a Deck, and a list that isn't ours, whenever it asks about them.
"""

from asyncio import Lock
from collections.abc import Callable
from functools import cache
from typing import Annotated, Final, Literal, TypeVar

from fastapi import APIRouter, Query, Request, Response
from pydantic import ValidationError
from starlette.concurrency import run_in_threadpool

from segoc.app.deck_lists import dated_lists, limits_from, read_lists
from segoc.app.faults import deck_details, fault_detail, line_detail, name_of, reason_of
from segoc.app.kept import Kept, answer, kept
from segoc.app.protocol import decks as dk
from segoc.app.protocol.base import Language, Model, Words
from segoc.app.refusal import Refusal
from segoc.app.seats import limits_of, plain_name
from segoc.cards.standard import standard_pool
from segoc.decks.deck import Deck, DeckTextError
from segoc.decks.forbidden_limited import ForbiddenLimitedList
from segoc.decks.playable import share
from segoc.effects import terms as tm
from segoc.formats.deck_files import FORMS, read_what_can_be, with_originals, write_deck
from segoc.formats.known_cards import KnownCards
from segoc.formats.lflist import ocg_lists
from segoc.formats.malformed import FormatError
from segoc.kernel.table import kinds
from segoc.search import Catalogue, Query as Wanted, QueryError, Range

# Cards that are told of at a time.
PAGE: Final = 40
LONGEST_NAME: Final = 60
LARGEST: Final = 99
LARGEST_POINTS: Final = 999_999
# One at a time, or the tables would have to share with many.
_READING: Final = Lock()

router = APIRouter(prefix="/api/decks")
Asked = TypeVar("Asked", bound=Model)
Done = TypeVar("Done")
Words100 = Annotated[str, Query(max_length=100)]
Number = Annotated[int | None, Query(ge=0, le=LARGEST)]
Points = Annotated[int | None, Query(ge=0, le=LARGEST_POINTS)]


@router.get("", response_model=dk.DeckIndex)
def get_index(request: Request) -> Response:
    return answer(request, _index())


@router.get("/cards")
def get_cards(
    name: Words100 = "",
    text: Words100 = "",
    kind: Annotated[list[str] | None, Query(max_length=4)] = None,
    race: Words100 = "",
    attribute: Words100 = "",
    archetype: Words100 = "",
    grade: Literal["level", "rank", "link"] | None = None,
    least: Number = None,
    most: Number = None,
    atk_least: Points = None,
    atk_most: Points = None,
    def_least: Points = None,
    def_most: Points = None,
    home: Literal["main", "extra"] | None = None,
    playable: bool | None = None,
    language: Language = "en",
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> dk.FoundCards:
    """Cards of which all that is given is true, those with the best fitting names first."""
    numbers = _range(least, most, LARGEST)
    try:
        wanted = Wanted(
            name=name,
            text=text,
            kinds=tuple(kind or ()),
            race=race,
            attribute=attribute,
            grade=(grade, numbers or Range(0, LARGEST)) if grade else None,
            atk=_range(atk_least, atk_most, LARGEST_POINTS),
            defense=_range(def_least, def_most, LARGEST_POINTS),
            archetype=archetype,
            home=home,
            playable=playable,
        )
    except QueryError as error:
        raise Refusal("malformed", str(error), None) from None
    found = _catalogue().search(wanted, language)
    codes = tuple(card.code for card in found[first : first + PAGE])
    return dk.FoundCards(total=len(found), first=first, codes=codes)


def _range(least: int | None, most: int | None, largest: int) -> Range | None:
    if least is None and most is None:
        return None
    return Range(least or 0, largest if most is None else most)


@router.post("/read")
async def to_read(
    request: Request, name: Annotated[str, Query(max_length=300)] = ""
) -> dk.DeckRead:
    """The body is a file in any form and encoding, or what somebody has pasted; `name` is the
    Deck's if it says none itself."""
    body = await request.body()
    return await _beside(lambda: was_read(body, name))


@router.post("/check")
async def to_check(request: Request) -> dk.DeckReport:
    asked = _parsed(dk.ToCheck, await request.body())
    return await _beside(lambda: judged(_deck(asked.deck), _listed(asked.list)))


@router.post("/write")
async def to_write(request: Request) -> dk.DeckWritten:
    asked = _parsed(dk.ToWriteDeck, await request.body())
    return await _beside(lambda: written(asked))


@router.post("/lists")
async def to_lists(request: Request) -> dk.LimitLists:
    """The body is a `lflist.conf`."""
    body = await request.body()
    return await _beside(lambda: _lists(body))


async def _beside(work: Callable[[], Done]) -> Done:
    async with _READING:
        return await run_in_threadpool(work)


def _parsed(model: type[Asked], body: bytes) -> Asked:
    try:
        return model.model_validate_json(body)
    except ValidationError as error:
        # Without repeating it: what is no message may be no text either.
        where = ".".join(str(part) for part in error.errors(include_input=False)[0]["loc"])
        raise Refusal("malformed", f"this is no request: {where}", None) from None


def was_read(data: bytes, name: str) -> dk.DeckRead:
    try:
        read = read_what_can_be(data, standard_pool())
    except (FormatError, DeckTextError) as error:
        raise Refusal("bad_deck", str(error), deck_details(error, standard_pool())) from None
    deck = with_originals(read.deck, standard_pool())
    return dk.DeckRead(
        name=plain_name(deck.name or name)[:LONGEST_NAME],
        form=read.form,
        deck=dk.DeckParts(main=deck.main, extra=deck.extra, side=deck.side),
        report=judged(deck, None),
        unread=tuple(map(line_detail, read.unread)),
    )


def judged(deck: Deck, limits: ForbiddenLimitedList | None) -> dk.DeckReport:
    pool = standard_pool()
    faults = deck.check(pool)
    if limits is not None:
        faults += limits.check(deck, pool, KnownCards(pool).original)
    found = share(deck, pool)
    return dk.DeckReport(
        playable=found.playable,
        total=found.total,
        percent=found.percent,
        lacking=tuple(_lacking(code, count) for code, count in found.lacking.items()),
        faults=tuple(
            dk.DeckFault(detail=fault_detail(fault, pool), codes=fault.codes) for fault in faults
        ),
    )


def _lacking(code: int, count: int) -> dk.LackingCard:
    name = name_of(code, standard_pool())
    return dk.LackingCard(code=code, count=count, name=name, reason=reason_of(code))


def _listed(wanted: str | dk.Limits | None) -> ForbiddenLimitedList | None:
    if wanted is None:
        return None
    if isinstance(wanted, dk.Limits):
        return limits_from(wanted)
    return limits_of(wanted)


def written(asked: dk.ToWriteDeck) -> dk.DeckWritten:
    deck = _deck(asked.deck, plain_name(asked.name))
    pool = standard_pool()
    try:
        return dk.DeckWritten(text=write_deck(deck, asked.form, pool, language=asked.language))
    except FormatError as error:
        raise Refusal("bad_deck", str(error), deck_details(error, pool)) from None


def _deck(parts: dk.DeckParts, name: str = "") -> Deck:
    return Deck(parts.main, parts.extra, parts.side, name)


def _lists(data: bytes) -> dk.LimitLists:
    pool = standard_pool()
    try:
        return dk.LimitLists(lists=dated_lists(read_lists(data), pool))
    except FormatError as error:
        raise Refusal("malformed", str(error), deck_details(error, pool)) from None


@cache
def _catalogue() -> Catalogue:
    return Catalogue(standard_pool())


@cache
def _index() -> Kept:
    return kept(index())


def index() -> dk.DeckIndex:
    """Only what some card is: nothing is offered that finds no card."""
    pool = standard_pool()
    known = _catalogue()
    cards = [card.traits for card in known.cards]
    series = sorted({name for card in cards for name in card.series})
    monsters = [card for card in cards if card.is_monster]
    types = [word for word, bit in tm.TYPES.words.items() if any(m.types & bit for m in monsters)]

    def properties(kind: int) -> tuple[str, ...]:
        had = {card.prop for card in cards if card.kind == kind}
        return tuple(word for word, prop in tm.PROPERTY.words.items() if prop in had)

    return dk.DeckIndex(
        types=("normal", *types),
        spells=properties(kinds.SPELL),
        traps=properties(kinds.TRAP),
        races=tuple(w for w, bit in tm.RACE.words.items() if any(m.race & bit for m in monsters)),
        attributes=tuple(
            w for w, bit in tm.ATTRIBUTE.words.items() if any(m.attribute & bit for m in monsters)
        ),
        archetypes=tuple(
            dk.NamedArchetype(
                key=name,
                name=Words(en=known.archetype(name, "en"), zh=name, ja=known.archetype(name, "ja")),
            )
            for name in series
        ),
        lists=dated_lists(ocg_lists(), pool),
        forms=FORMS,
    )
