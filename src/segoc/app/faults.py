"""What is wrong with a Deck or a saved duel, as details of a refusal."""

from typing import Final

from segoc.app.protocol.base import Words
from segoc.app.protocol.replies import Detail
from segoc.cards.catalogue import catalogue
from segoc.cards.names import Language
from segoc.cards.pool import Pool
from segoc.cards.withdrawn import reason_for
from segoc.decks.deck import (
    EXTRA,
    MAIN,
    MOST_NAMED as MOST_LISTED,
    SIDE,
    BadLine,
    DeckError,
    DeckTextError,
    Fault,
)
from segoc.decks.siding import SidingError, SidingFault
from segoc.duel.changed_cards import MOST_NAMED
from segoc.duel.savefile import SaveError
from segoc.formats.malformed import FormatError, Place

# Where in a file something is wrong, and in which part of a Deck.
PLACES: Final[dict[Place, Words]] = {
    "line": Words(en="Line {}", zh="第{}行", ja="{}行目"),
    "character": Words(en="Character {}", zh="第{}个字符", ja="{}文字目"),
    "byte": Words(en="Byte {}", zh="第{}个字节", ja="{}バイト目"),
    "card": Words(en="Card {}", zh="卡{}", ja="カード{}"),
}
PARTS: Final = {
    MAIN: Words(en=MAIN, zh="主卡组", ja="メインデッキ"),
    EXTRA: Words(en=EXTRA, zh="额外卡组", ja="EXデッキ"),
    SIDE: Words(en=SIDE, zh="副卡组", ja="サイドデッキ"),
}


def deck_details(error: DeckError | DeckTextError | FormatError, pool: Pool) -> tuple[Detail, ...]:
    """All that is wrong with a Deck, or with its text or file."""
    if isinstance(error, FormatError):
        return (format_detail(error),)
    if isinstance(error, DeckTextError):
        return tuple(map(line_detail, error.problems))
    return tuple(fault_detail(fault, pool) for fault in error.faults)


def format_detail(error: FormatError) -> Detail:
    """What is wrong with somebody's file, and where."""
    values: dict[str, int | str | Words] = dict(error.values)
    if "part" in error.values:
        values["part"] = PARTS[str(error.values["part"])]
    if error.place:
        said = PLACES[error.place]
        values["where"] = Words(
            en=said.en.format(error.number),
            zh=said.zh.format(error.number),
            ja=said.ja.format(error.number),
        )
    return Detail(what=error.kind, values=values)


def siding_details(error: SidingError) -> tuple[Detail, ...]:
    """All that is wrong with an exchange of cards between games."""
    return tuple(_siding_detail(fault) for fault in error.faults)


def _siding_detail(fault: SidingFault) -> Detail:
    values: dict[str, int | str | Words] = {}
    if fault.part:
        values = {"part": PARTS[fault.part], "count": fault.count, "before": fault.before}
    return Detail(what=fault.kind, values=values, rule=fault.rule)


def save_detail(error: SaveError, pool: Pool) -> Detail:
    if error.cards:
        return Detail(what=error.kind, values={"card": changed_names(error.cards, pool)})
    if not error.found:
        return Detail(what=error.kind)
    return Detail(what=error.kind, values={"found": error.found, "known": error.known})


def line_detail(line: BadLine) -> Detail:
    """A line of a Deck's text that means no card."""
    # Names are near in the language in which they are spelt.
    near = {"near": " / ".join(line.near)} if line.near else {}
    values: dict[str, int | str | Words] = {"line": line.line, "name": line.name, **near}
    return Detail(what=line.kind, values=values)


def fault_detail(fault: Fault, pool: Pool) -> Detail:
    """A building rule or a list that a Deck breaks."""
    values: dict[str, int | str | Words] = {}
    if fault.most:
        values |= {"count": fault.count, "most": fault.most}
    if fault.fewest:
        values["fewest"] = fault.fewest
    if fault.kind == "unknown_passcode":
        values["code"] = fault.codes[0]
    elif fault.kind == "not_playable_yet":
        values |= {"count": fault.count, "cards": _first_names(fault.codes, pool)}
    elif fault.codes:
        values["card"] = _names(fault.codes, pool)
    why = reason_of(fault.codes[0]) if fault.kind == "withdrawn" else None
    if why is not None:
        values["reason"] = why
    return Detail(what=fault.kind, values=values, rule=fault.rule)


def _first_names(codes: tuple[int, ...], pool: Pool) -> Words:
    """The first few of many cards, in a sentence."""
    names = [one for code in codes[:MOST_LISTED] if (one := name_of(code, pool)) is not None]
    more = ", …" if len(codes) > MOST_LISTED else ""
    return Words(
        en=", ".join(one.en for one in names) + more,
        zh="、".join(one.zh for one in names) + more.replace(", ", "、"),
        ja="、".join(one.ja for one in names) + more.replace(", ", "、"),
    )


def _names(codes: tuple[int, ...], pool: Pool) -> Words:
    """What cards are called that count as one."""
    return Words(
        en=_called(codes, pool, "en"), zh=_called(codes, pool, "zh"), ja=_called(codes, pool, "ja")
    )


def changed_names(codes: tuple[int, ...], pool: Pool) -> Words:
    """What cards are called that have changed, the first few of them."""
    more = " / …" if len(codes) > MOST_NAMED else ""
    named = _names(codes[:MOST_NAMED], pool)
    return Words(en=named.en + more, zh=named.zh + more, ja=named.ja + more)


def _called(codes: tuple[int, ...], pool: Pool, language: Language) -> str:
    """A list can forbid cards that nobody knows: they have only their passcodes."""
    names = (name_of(code, pool) for code in codes)
    return " / ".join(
        str(code) if name is None else getattr(name, language)
        for code, name in zip(codes, names, strict=True)
    )


def reason_of(code: int) -> Words | None:
    """Why a card is withdrawn, if it is."""
    why = reason_for(catalogue().original(code))
    return None if why is None else Words(en=why["en"], zh=why["zh"], ja=why["ja"])


def name_of(code: int, pool: Pool) -> Words | None:
    """What a card or Token is called, also one that can't be played yet."""
    if code in pool or pool.is_token(code):
        zh, ja, en = pool[code].names
    else:
        known = catalogue().get(catalogue().original(code))
        if known is None:
            return None
        zh, ja, en = known.names
    return Words(en=en, zh=zh, ja=ja)
