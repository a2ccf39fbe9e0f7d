"""Packs: files of new cards, loaded at run time. There is no code in them.

A pack is a JSON object: `pack` is its name, `cards` are cards as in docs/card-data.md. Names of
cards and archetypes in effects may be written in any language that they have.

    >>> from segoc.cards.standard import standard_pool
    >>> text = '''{"pack": "Mine", "cards": [{"code": 900000101,
    ...   "zh": "我的陷阱", "ja": "私の罠", "en": "My Trap", "kind": "trap", "property": "normal",
    ...   "effects": [{"is": "activation", "do": [{"is": "destroy", "cards": "thiss"}]}]}]}'''
    >>> read_pack(text, standard_pool())
    Traceback (most recent call last):
    ...
    segoc.formats.pack.PackError: cards.1: card 900000101 (My Trap): effect 1, do.1.cards: \
no cards is 'thiss': did you mean 'this'?
    >>> pool = read_pack(text.replace("thiss", "this"), standard_pool())
    >>> pool.find("My Trap")
    <Definition 900000101 My Trap>

All faults are told, one for each card. A name that no card has is a fault, too, unless the pack
lists it in `mentions`: cards speak of cards that nobody has written yet.
"""

from functools import cache
from typing import Any, Final

from segoc.cards.archetypes import archetypes
from segoc.cards.card_data import load_card, read_json
from segoc.cards.definition import Definition, DefinitionError
from segoc.cards.finding import UnknownCard
from segoc.cards.frozen import frozen_pool
from segoc.cards.names import exact_key
from segoc.cards.pool import Pool
from segoc.cards.shelf import PoolError
from segoc.cards.standard import standard_pool
from segoc.effects import terms as tm
from segoc.effects.lexicon.index import BY_WORD
from segoc.effects.terms import like

PARTS: Final = ("pack", "cards", "mentions", "archetypes")
NAMES_PER_ARCHETYPE: Final = 3
ARCHETYPE_WORDS: Final = ("series",)


class PackError(ValueError):
    """What is wrong with a pack; `faults` has a sentence for each fault, with its place."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


@cache
def pool_with(packs: tuple[str, ...], *, frozen: bool = False) -> Pool:
    """The cards that segoc comes with, or those of the frozen pool, and those of packs, given as
    texts."""
    pool = frozen_pool() if frozen else standard_pool()
    for text in packs:
        pool = read_pack(text, pool)
    return pool


def read_pack(text: str, pool: Pool) -> Pool:
    """The cards of the pool and those of a pack."""
    try:
        data = read_json(text)
    except DefinitionError as error:
        raise PackError([str(error)]) from None
    _check_parts(data)
    names = _Names(pool, data)
    series = data.get("archetypes", [])
    faults: list[str] = []
    cards: list[Definition] = []
    for number, card in enumerate(data["cards"], 1):
        try:
            cards.append(load_card(names.resolved(card)))
        except DefinitionError as error:
            faults.append(f"cards.{number}: {error}")
        except _UnknownName as error:
            faults.append(f"cards.{number}.{error}")
    if not faults:
        try:
            return pool.extended(cards, {zh: (ja, en) for zh, ja, en in series})
        except PoolError as error:
            faults = [str(error)]
    raise PackError(faults)


def _check_parts(data: Any) -> None:
    if not isinstance(data, dict):
        raise PackError(["a pack is an object with the parts 'pack' and 'cards'"])
    faults = [
        f"a pack has no {name!r}{like(name, list(PARTS))}" for name in data if name not in PARTS
    ]
    if not isinstance(data.get("pack"), str) or not data["pack"].strip():
        faults.append("pack: the name of the pack belongs here")
    if not isinstance(data.get("cards"), list) or not data["cards"]:
        faults.append("cards: a list of cards belongs here")
    if not _are_names(data.get("mentions", [])):
        faults.append("mentions: a list of card names belongs here")
    series = data.get("archetypes", [])
    if not isinstance(series, list) or not all(
        _are_names(names) and len(names) == NAMES_PER_ARCHETYPE for names in series
    ):
        faults.append("archetypes: a list of [Chinese, Japanese, English] names belongs here")
    if faults:
        raise PackError(faults)


def _are_names(data: object) -> bool:
    return isinstance(data, list) and all(isinstance(name, str) and name.strip() for name in data)


class _UnknownName(ValueError):
    """A name that no card or archetype has, with its place in the card."""


class _Names:
    """The cards and archetypes that a pack may speak of: what each name is in Chinese."""

    def __init__(self, pool: Pool, data: dict[str, Any]) -> None:
        self.pool = pool
        self.own: dict[str, str] = {exact_key(name): name for name in data.get("mentions", [])}
        for card in data["cards"]:
            if isinstance(card, dict) and isinstance(card.get("zh"), str):
                for language in ("zh", "ja", "en"):
                    if isinstance(card.get(language), str):
                        self.own[exact_key(card[language])] = card["zh"]
        self.series = {exact_key(name): zh for name, zh in archetypes().items()}
        for card in pool.outlines():
            self.series |= {exact_key(name): name for name in card.face.series}
        for zh, ja, en in data.get("archetypes", []):
            self.series |= {exact_key(name): zh for name in (zh, ja, en)}

    def resolved(self, card: Any) -> Any:
        """A card with all names in Chinese, as cards are written; raises `_UnknownName`."""
        if not isinstance(card, dict):
            return card
        found = dict(card)
        if _are_names(card.get("series", [])) and "series" in card:
            found["series"] = [self._archetype(name, "series") for name in card["series"]]
        for part in ("effects", "materials"):
            if part in card:
                found[part] = self._inside(card[part], part)
        return found

    def _inside(self, data: Any, at: str) -> Any:
        if isinstance(data, list):
            return [self._inside(one, f"{at}.{index}") for index, one in enumerate(data, 1)]
        if not isinstance(data, dict):
            return data
        found = {name: self._inside(value, f"{at}.{name}") for name, value in data.items()}
        word = BY_WORD.get(data["is"]) if isinstance(data.get("is"), str) else None
        for part in word.parts if word is not None else ():
            if part.sort in (tm.NAME, tm.NAMES) and part.name in data:
                assert word is not None
                find = self._archetype if word.word in ARCHETYPE_WORDS else self._card
                value, place = data[part.name], f"{at}.{part.name}"
                if isinstance(value, str):
                    found[part.name] = find(value, place)
                elif _are_names(value):
                    found[part.name] = [find(name, place) for name in value]
        return found

    def _card(self, name: str, at: str) -> str:
        own = self.own.get(exact_key(name))
        if own is not None:
            return own
        try:
            return self.pool.name(self.pool.code_of(name), "zh")
        except UnknownCard as unknown:
            raise _UnknownName(f"{at}: {unknown} (or list it in 'mentions')") from None

    def _archetype(self, name: str, at: str) -> str:
        known = self.series.get(exact_key(name))
        if known is None:
            hint = like(name, list(self.series.values()))
            raise _UnknownName(
                f"{at}: no archetype is called {name!r}{hint} (or add it to 'archetypes')"
            )
        return known
