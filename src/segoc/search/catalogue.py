"""All cards that are known: those that segoc plays, and those that only a database tells of."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from segoc.cards.names import Language, exact_key, loose_key
from segoc.cards.pool import Pool
from segoc.effects import terms as tm
from segoc.explain import explain_card, explain_materials
from segoc.formats.card_database import NO_DATABASE, CardDatabase
from segoc.kernel.table import kinds
from segoc.kernel.table.printed import Printed
from segoc.search.query import Grade, Query, Range

LANGUAGES: Final[tuple[Language, ...]] = ("en", "zh", "ja")
# How a name fits what is looked for, the best first.
WHOLE, BEGINNING, PART, WORDS = range(4)


@dataclass(frozen=True)
class Known:
    """A card that can be found. `names` are those in English, Chinese and Japanese, or the one
    that a database has; a card that isn't `playable` can be in no duel of segoc's."""

    printed: Printed
    names: tuple[str, ...]
    playable: bool
    text: str = ""

    @property
    def code(self) -> int:
        return self.printed.code

    def name(self, language: Language) -> str:
        return self.names[LANGUAGES.index(language) if len(self.names) > 1 else 0]


class Catalogue:
    """The cards of a pool and of a database, to search in. Filler is no card of the game; another
    artwork is the same card."""

    def __init__(self, pool: Pool, database: CardDatabase = NO_DATABASE) -> None:
        self.pool = pool
        self.cards = [*_of_pool(pool), *_of_database(pool, database)]
        self._keys = {
            card.code: tuple(dict.fromkeys(loose_key(name) for name in card.names))
            for card in self.cards
        }

    def search(self, query: Query, language: Language = "en") -> list[Known]:
        """What fits, the names that fit best first, then in the order of names."""
        found: list[tuple[int, bool, str, int, Known]] = []
        for card in self.cards:
            fit = self._fit(card, query.name)
            if fit is not None and self._is(card, query) and self._says(card, query.text):
                found.append((fit, not card.playable, card.name(language), card.code, card))
        return [one[-1] for one in sorted(found, key=lambda one: one[:-1])]

    def _fit(self, card: Known, name: str) -> int | None:
        key = loose_key(name)
        if not key or key == str(card.code):
            return WHOLE
        keys = self._keys[card.code]
        if key in keys:
            return WHOLE
        if any(other.startswith(key) for other in keys):
            return BEGINNING
        if any(key in other for other in keys):
            return PART
        words = [loose_key(word) for word in name.split()]
        return WORDS if any(all(word in other for word in words) for other in keys) else None

    def _is(self, card: Known, query: Query) -> bool:
        face = card.printed
        home = "extra" if face.in_extra_deck else "main"
        return (
            all(_is_so(face, word) for word in query.kinds)
            and (not query.race or face.race & tm.RACE.words[query.race] != 0)
            and (not query.attribute or face.attribute & tm.ATTRIBUTE.words[query.attribute] != 0)
            and (query.grade is None or _has_grade(face, *query.grade))
            and (query.atk is None or query.atk.holds(face.atk))
            and (query.defense is None or query.defense.holds(face.defense))
            and (query.scale is None or query.scale.holds(face.scale))
            and (not query.archetype or self._is_of(face, query.archetype))
            and query.home in (None, home)
            and query.playable in (None, card.playable)
        )

    def _is_of(self, face: Printed, archetype: str) -> bool:
        """By its whole name, if there is an archetype of that name; else by a part of it."""
        key = loose_key(archetype)
        names = [self._archetype_keys[series] for series in face.series]
        if key in self._whole_archetypes:
            return any(key in keys for keys in names)
        return any(key in one for keys in names for one in keys)

    @cached_property
    def _archetype_keys(self) -> dict[str, tuple[str, ...]]:
        """What each archetype is called in all languages, by its Chinese name."""
        series = {name for card in self.cards for name in card.printed.series}
        return {
            name: tuple(loose_key(self.pool.archetype(name, language)) for language in LANGUAGES)
            for name in series
        }

    @cached_property
    def _whole_archetypes(self) -> frozenset[str]:
        return frozenset(key for keys in self._archetype_keys.values() for key in keys)

    def _says(self, card: Known, text: str) -> bool:
        words = exact_key(text).split()
        return not words or all(word in self._texts[card.code] for word in words)

    @cached_property
    def _texts(self) -> dict[int, str]:
        """The text of each card in all languages; made when somebody asks for the first time."""
        return {card.code: exact_key(card.text or self._explained(card)) for card in self.cards}

    def _explained(self, card: Known) -> str:
        if not card.playable and card.code not in self.pool:
            return ""
        definition = self.pool[card.code]
        parts: list[str] = []
        for language in LANGUAGES:
            recipes = definition.printed.recipes
            parts += [explain_materials(one, language, self.pool) for one in recipes]
            parts += explain_card(definition, language, self.pool)
        return "\n".join(parts)


def _of_pool(pool: Pool) -> Iterator[Known]:
    for card in pool.outlines():
        if not card.filler:
            zh, ja, en = card.names
            yield Known(card.face, (en, zh, ja), playable=not card.partial)


def _of_database(pool: Pool, database: CardDatabase) -> Iterator[Known]:
    for card in database:
        another_artwork = database.original(card.code) != card.code
        token = card.printed.types & kinds.TOKEN
        if card.code not in pool and not another_artwork and not token:
            yield Known(card.printed, (card.name,), playable=False, text=card.text)


def _is_so(face: Printed, word: str) -> bool:
    if word in tm.KIND.words:
        return face.kind == tm.KIND.words[word]
    if face.is_monster:
        plain = not face.types & (
            kinds.EFFECT_MONSTER | kinds.TOKEN | kinds.RITUAL | kinds.EXTRA_DECK_KINDS
        )
        return plain if word == "normal" else face.types & tm.TYPES.words.get(word, 0) != 0
    return face.prop == tm.PROPERTY.words.get(word)


def _has_grade(face: Printed, grade: Grade, numbers: Range) -> bool:
    own: Grade = (
        "rank" if face.types & kinds.XYZ else "link" if face.types & kinds.LINK else "level"
    )
    return face.is_monster and own == grade and numbers.holds(face.level)
