"""All cards that are known: those that segoc plays, those that only a database tells of, and the
others of the OCG."""

from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import cached_property
from sys import intern
from typing import NamedTuple

from segoc.cards.catalogue import catalogue, proper_names
from segoc.cards.names import Language, exact_key, loose_key
from segoc.cards.pool import Pool
from segoc.effects import terms as tm
from segoc.formats.card_database import NO_DATABASE, CardDatabase
from segoc.kernel.table import kinds
from segoc.kernel.table.printed import Printed
from segoc.search.query import Grade, Query, Range
from segoc.search.texts import LANGUAGES, Texts, texts_of

# How a name fits what is looked for, the best first.
WHOLE, BEGINNING, PART, WORDS = range(4)


class Traits(NamedTuple):
    """What is printed on a card, as far as it is looked for: a face takes ten times the room."""

    kind: int
    prop: int
    types: int
    attribute: int
    race: int
    level: int
    atk: int
    defense: int
    scale: int
    series: tuple[str, ...]
    in_extra_deck: bool

    @property
    def is_monster(self) -> bool:
        return self.kind == kinds.MONSTER


def traits_of(face: Printed) -> Traits:
    return Traits(
        face.kind, face.prop, face.types, face.attribute, face.race, face.level, face.atk,
        face.defense, face.scale, tuple(map(intern, face.series)), face.in_extra_deck,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Known:
    """A card that can be found. `names` are those in English, Chinese and Japanese, or the one
    that a database has; a card that isn't `playable` can be in no duel of segoc's."""

    code: int
    traits: Traits
    names: tuple[str, ...]
    playable: bool
    text: str = ""

    def name(self, language: Language) -> str:
        return self.names[LANGUAGES.index(language) if len(self.names) > 1 else 0]


class Catalogue:
    """The cards of a pool, of a database and of the OCG, to search in. Filler is no card of the
    game; another artwork is the same card."""

    def __init__(self, pool: Pool, database: CardDatabase = NO_DATABASE) -> None:
        self.pool = pool
        self.database = database
        told = [*_of_pool(pool), *_of_database(pool, database)]
        self.cards = [*told, *_of_the_game({card.code for card in told})]
        self._orders: dict[Language, list[Known]] = {}
        # The names of each card, to be looked through as one; where one ends there is a line's end.
        self._keys = {
            card.code: "\n".join(["", *dict.fromkeys(map(loose_key, card.names)), ""])
            for card in self.cards
        }

    def face(self, card: Known) -> Printed:
        """What is printed on a card that was found."""
        if card.code in self.pool:
            return self.pool.outline(card.code).face
        known = self.database.get(card.code) or catalogue()[card.code]
        return known.printed

    def search(self, query: Query, language: Language = "en") -> list[Known]:
        """What fits, the names that fit best first; of these what is playable, then by name."""
        found: dict[int, list[Known]] = {fit: [] for fit in (WHOLE, BEGINNING, PART, WORDS)}
        key, words = loose_key(query.name), [loose_key(word) for word in query.name.split()]
        saying = self._saying(query.text)
        series = self._archetypes_called(query.archetype)
        for card in self._in_order(language):
            fit = self._fit(card, key, words)
            if fit is None or card.code not in saying or not self._is(card, query):
                continue
            if series is None or not series.isdisjoint(card.traits.series):
                found[fit].append(card)
        return [card for cards in found.values() for card in cards]

    def _in_order(self, language: Language) -> list[Known]:
        """Sorted once, and not whenever somebody types another letter."""
        if language not in self._orders:
            self._orders[language] = sorted(
                self.cards, key=lambda card: (not card.playable, card.name(language), card.code)
            )
        return self._orders[language]

    def _fit(self, card: Known, key: str, words: list[str]) -> int | None:
        if not key or key == str(card.code):
            return WHOLE
        keys = self._keys[card.code]
        if key in keys:
            whole, beginning = f"\n{key}\n" in keys, f"\n{key}" in keys
            return WHOLE if whole else BEGINNING if beginning else PART
        names = keys.split("\n") if words and all(word in keys for word in words) else ()
        return WORDS if any(all(word in one for word in words) for one in names) else None

    def _is(self, card: Known, query: Query) -> bool:
        face = card.traits
        home = "extra" if face.in_extra_deck else "main"
        return (
            all(_is_so(face, word) for word in query.kinds)
            and (not query.race or face.race & tm.RACE.words[query.race] != 0)
            and (not query.attribute or face.attribute & tm.ATTRIBUTE.words[query.attribute] != 0)
            and (query.grade is None or _has_grade(face, *query.grade))
            and (query.atk is None or query.atk.holds(face.atk))
            and (query.defense is None or query.defense.holds(face.defense))
            and (query.scale is None or query.scale.holds(face.scale))
            and query.home in (None, home)
            and query.playable in (None, card.playable)
        )

    def _archetypes_called(self, text: str) -> set[str] | None:
        """By the whole name, if there is an archetype of that name; else by a part of it."""
        if not text:
            return None
        key = loose_key(text)
        whole = {name for name, keys in self._archetype_keys.items() if key in keys}
        return whole or {
            name for name, keys in self._archetype_keys.items() if any(key in one for one in keys)
        }

    @cached_property
    def _archetype_keys(self) -> dict[str, tuple[str, ...]]:
        """What each archetype is called in all languages, by its Chinese name."""
        series = {name for card in self.cards for name in card.traits.series}
        return {
            name: tuple(loose_key(self.archetype(name, language)) for language in LANGUAGES)
            for name in series
        }

    def archetype(self, name: str, language: Language) -> str:
        """What the archetype with this Chinese name is called, also one without a playable card."""
        called = self.pool.archetype(name, language)
        if called != name or language == "zh":
            return called
        known = proper_names().get("archetype", name)
        return name if known is None else known.name(language)

    def _saying(self, text: str) -> Container[int]:
        """The cards whose texts have these words."""
        words = exact_key(text).split()
        if not words:
            return self._keys
        told = {card.code: exact_key(card.text) for card in self.cards if card.text}
        found = {code for code, said in told.items() if all(word in said for word in words)}
        return found | self._texts.saying(words)

    @cached_property
    def _texts(self) -> Texts:
        return texts_of(self.pool)


def _of_pool(pool: Pool) -> Iterator[Known]:
    for card in pool.outlines():
        if not card.filler:
            zh, ja, en = card.names
            traits = traits_of(card.face)
            yield Known(card.code, traits, (en, zh, ja), playable=not card.partial)


def _of_database(pool: Pool, database: CardDatabase) -> Iterator[Known]:
    for card in database:
        another_artwork = database.original(card.code) != card.code
        token = card.printed.types & kinds.TOKEN
        if card.code not in pool and not another_artwork and not token:
            traits = traits_of(card.printed)
            yield Known(card.code, traits, (card.name,), playable=False, text=card.text)


def _of_the_game(told: set[int]) -> Iterator[Known]:
    """Those that nobody has told of yet."""
    for card in catalogue():
        if card.code not in told:
            zh, ja, en = card.names
            yield Known(card.code, traits_of(card.printed), (en, zh, ja), playable=False)


def _is_so(face: Traits, word: str) -> bool:
    if word in tm.KIND.words:
        return face.kind == tm.KIND.words[word]
    if face.is_monster:
        plain = not face.types & (
            kinds.EFFECT_MONSTER | kinds.TOKEN | kinds.RITUAL | kinds.EXTRA_DECK_KINDS
        )
        return plain if word == "normal" else face.types & tm.TYPES.words.get(word, 0) != 0
    return face.prop == tm.PROPERTY.words.get(word)


def _has_grade(face: Traits, grade: Grade, numbers: Range) -> bool:
    own: Grade = (
        "rank" if face.types & kinds.XYZ else "link" if face.types & kinds.LINK else "level"
    )
    return face.is_monster and own == grade and numbers.holds(face.level)
