"""What the pages ask about cards and Decks: faces by passcode, and what the first page offers.

Cards don't change while a server runs, so that answers are made once and browsers may keep them.
"""

import hashlib
from collections.abc import Iterable
from functools import cache
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Header, Query, Response
from fastapi.responses import JSONResponse
from pydantic import TypeAdapter

from segoc import __version__, bots
from segoc.app.faults import reason_of
from segoc.app.protocol import PROTOCOL
from segoc.app.protocol.base import Words
from segoc.app.protocol.pages import CardFace, CardOrigin, Lobby, NamedList, Paragraph, StarterDeck
from segoc.app.protocol.replies import ErrorCode
from segoc.app.refusal import Refusal
from segoc.cards.catalogue import catalogue
from segoc.cards.definition import Definition
from segoc.cards.effect_names import PENDULUM_EFFECT, effect_names
from segoc.cards.finding import LONGEST_PASSCODE
from segoc.cards.labels import shown_label
from segoc.cards.names import Language
from segoc.cards.standard import standard_pool
from segoc.decks import starters
from segoc.effects import terms as tm
from segoc.explain import explain_card, explain_materials
from segoc.formats.lflist import ocg_lists
from segoc.kernel.summoning.materials import Materials
from segoc.kernel.table import geometry, kinds
from segoc.kernel.table.printed import Printed

MOST_CODES: Final = 100
# An hour without asking again; then the tag tells whether anything has changed.
KEPT: Final = "public, max-age=3600"

# Words of a type line in the order in which it says them.
TYPE_LINE: Final = (
    "token",
    "ritual",
    "fusion",
    "synchro",
    "xyz",
    "link",
    "pendulum",
    "special_summon",
    "toon",
    "spirit",
    "union",
    "gemini",
    "flip",
    "tuner",
    "effect",
)
COMPASS: Final = (
    ("nw", geometry.TOP_LEFT),
    ("n", geometry.TOP),
    ("ne", geometry.TOP_RIGHT),
    ("w", geometry.LEFT),
    ("e", geometry.RIGHT),
    ("sw", geometry.BOTTOM_LEFT),
    ("s", geometry.BOTTOM),
    ("se", geometry.BOTTOM_RIGHT),
)
KINDS: Final[dict[int, Literal["monster", "spell", "trap"]]] = {
    kinds.MONSTER: "monster",
    kinds.SPELL: "spell",
    kinds.TRAP: "trap",
}
LANGUAGES: Final[tuple[Language, ...]] = ("en", "zh", "ja")
FACES: Final = TypeAdapter(list[CardFace])


@cache
def face_of(code: int) -> CardFace:
    """The face of a card; raises `UnknownCard` if there is none with that passcode."""
    pool = standard_pool()
    card = pool[code] if is_playable(code) else catalogue()[catalogue().original(code)]
    printed = card.printed
    en, zh, ja = (card.name(language) for language in LANGUAGES)
    xyz = printed.types & kinds.XYZ != 0
    link = printed.types & kinds.LINK != 0
    return CardFace(
        code=code,
        name=Words(en=en, zh=zh, ja=ja),
        kind=KINDS[printed.kind],
        types=type_words(printed),
        # A Token may get these only when it is made.
        attribute=tm.ATTRIBUTE.of_value[printed.attribute] if printed.attribute else None,
        race=tm.RACE.of_value[printed.race] if printed.race else None,
        level=printed.level if printed.level and not (xyz or link) else None,
        rank=printed.level if xyz else None,
        link=printed.level if link else None,
        markers=tuple(name for name, bit in COMPASS if printed.arrows & bit),
        scale=_value(printed.scale),
        atk=_value(printed.atk),
        defense=_value(printed.defense),
        materials=tuple(_materials(recipe) for recipe in printed.recipes),
        effects=_effects(card) if isinstance(card, Definition) else (),
        filler=isinstance(card, Definition) and card.filler,
        unwritten=not isinstance(card, Definition),
        withdrawn=reason_of(code),
        origin=_origin(code) if code in pool else None,
    )


def _origin(code: int) -> CardOrigin:
    found = standard_pool().outline(code).provenance
    return CardOrigin(by=found.by, text=found.text, checks=found.checks)


def is_playable(code: int) -> bool:
    """A card of the pool, or a Token that one of them makes: all else is only known."""
    pool = standard_pool()
    return code in pool or pool.is_token(code)


def type_words(printed: Printed) -> tuple[str, ...]:
    if not printed.is_monster:
        return (tm.PROPERTY.of_value[printed.prop],)
    words = tuple(word for word in TYPE_LINE if printed.types & tm.TYPES.words[word])
    plain = printed.is_normal_monster() and not printed.types & kinds.TOKEN
    return (*words, "normal") if plain else words


def _value(printed: int) -> int | None:
    return None if printed == kinds.NONE else printed


def _materials(recipe: Materials) -> Words:
    return Words(
        en=explain_materials(recipe, "en"),
        zh=explain_materials(recipe, "zh"),
        ja=explain_materials(recipe, "ja"),
    )


def _effects(card: Definition) -> tuple[Paragraph, ...]:
    texts = zip(
        explain_card(card, "en"), explain_card(card, "zh"), explain_card(card, "ja"), strict=True
    )
    names = effect_names(card)
    return tuple(
        Paragraph(
            label=shown_label(names[number].number),
            pendulum=names[number].sort == PENDULUM_EFFECT,
            text=Words(en=en, zh=zh, ja=ja),
        )
        for number, (en, zh, ja) in enumerate(texts)
    )


@cache
def lobby() -> Lobby:
    """What the first page offers: the starter Decks, and who there is to play against."""
    return Lobby(
        version=__version__,
        protocol=PROTOCOL,
        decks=tuple(_starter(key) for key in starters.NAMES),
        bots=bots.NAMES,
        lists=tuple(
            NamedList(name=one.name, since=None if one.since is None else one.since.isoformat())
            for one in ocg_lists()
        ),
    )


def _starter(key: str) -> StarterDeck:
    deck = starters.starter(key)
    return StarterDeck(key=key, name=deck.name, main=deck.main, extra=deck.extra)


router = APIRouter(prefix="/api")
Known = Annotated[str | None, Header(alias="if-none-match")]


@router.get("/lobby", response_model=Lobby)
def get_lobby(if_none_match: Known = None) -> Response:
    return _kept(lobby().model_dump_json().encode(), if_none_match, "no-cache")


@router.get("/cards", response_model=list[CardFace])
def get_cards(
    codes: Annotated[str, Query(max_length=MOST_CODES * (LONGEST_PASSCODE + 1))],
    if_none_match: Known = None,
) -> Response:
    """The faces of `1,2,3`, in that order; passcodes that no card has are left out."""
    wanted = codes.split(",")
    if len(wanted) > MOST_CODES:
        return _refused(422, "malformed", f"{len(wanted)} passcodes, and at most {MOST_CODES}")
    if not all(_is_passcode(text) for text in wanted):
        return _refused(422, "malformed", "passcodes are numbers with commas between them")
    found = _faces(dict.fromkeys(int(text) for text in wanted))
    return _kept(FACES.dump_json(found), if_none_match, KEPT)


@router.get("/cards/{code}", response_model=CardFace)
def get_card(code: str, if_none_match: Known = None) -> Response:
    found = _faces([int(code)]) if _is_passcode(code) else []
    if not found:
        return _refused(404, "not_found", "no card has this passcode")
    return _kept(found[0].model_dump_json().encode(), if_none_match, KEPT)


def _is_passcode(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST_PASSCODE


def _faces(codes: Iterable[int]) -> list[CardFace]:
    return [
        face_of(code)
        for code in codes
        if is_playable(code) or catalogue().original(code) in catalogue()
    ]


def _kept(body: bytes, known: str | None, rule: str) -> Response:
    """An answer that a browser may keep: only the tag, if it has this one already."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"Cache-Control": rule, "ETag": tag}
    if known is not None and tag in known:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


def _refused(status: int, error: ErrorCode, message: str) -> Response:
    reply = Refusal(error, message, None).reply(None)
    return JSONResponse(reply.model_dump(), status, {"Cache-Control": "no-store"})
