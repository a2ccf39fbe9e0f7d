"""A card as the catalogue knows it."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from segoc.cards.names import Language
from segoc.effects import terms as tm
from segoc.kernel.table.kinds import MONSTER, NONE, QUESTION_MARK
from segoc.kernel.table.printed import Printed


@dataclass(frozen=True)
class KnownCard:
    """Facts of a card; `data` is its line. There are no texts and no effects in it.

    `names` are the Chinese, the Japanese and the English one; a card without translation has the
    Japanese one in its place. `konami` is the number that Konami's database has for it; 0 if there
    is none. `mentions` are the passcodes of the cards that its text names, `archetypes_mentioned`
    the Chinese names of the archetypes, `tokens_mentioned` the Japanese ones of the Tokens.
    """

    data: dict[str, Any]

    @property
    def code(self) -> int:
        code: int = self.data["code"]
        return code

    @property
    def konami(self) -> int:
        number: int = self.data.get("konami", 0)
        return number

    @property
    def names(self) -> tuple[str, str, str]:
        ja: str = self.data["ja"]
        return self.data.get("zh", ja), ja, self.data.get("en", ja)

    def name(self, language: Language = "en") -> str:
        return self.names[("zh", "ja", "en").index(language)]

    @property
    def series(self) -> tuple[str, ...]:
        """The Chinese names of its archetypes."""
        return tuple(self.data.get("series", ()))

    @property
    def mentions(self) -> tuple[int, ...]:
        return self._mentioned("cards")

    @property
    def archetypes_mentioned(self) -> tuple[str, ...]:
        return self._mentioned("series")

    @property
    def tokens_mentioned(self) -> tuple[str, ...]:
        return self._mentioned("tokens")

    def _mentioned(self, what: str) -> tuple[Any, ...]:
        return tuple(self.data.get("mentions", {}).get(what, ()))

    @cached_property
    def printed(self) -> Printed:
        """Its face as the cards of a pool have it; without effects."""
        found = self.data
        kind = tm.KIND.words[found["kind"]]
        monster = kind == MONSTER
        return Printed(
            self.code,
            kind,
            prop=0 if monster else tm.PROPERTY.words[found["property"]],
            types=_bits(tm.TYPES, found.get("types")),
            attribute=tm.ATTRIBUTE.words[found["attribute"]] if monster else 0,
            race=tm.RACE.words[found["race"]] if monster else 0,
            level=found.get("level") or found.get("rank") or found.get("link") or 0,
            atk=_points(found.get("atk", NONE)),
            defense=_points(found.get("def", NONE)),
            arrows=_bits(tm.ARROWS, found.get("arrows")),
            scale=found.get("scale", NONE),
            name=found.get("always_named", 0),
            series=self.series,
            title=self.names[0],
        )

    def __repr__(self) -> str:
        return f"<KnownCard {self.code} {self.names[2]}>"


def _bits(sort: tm.Bits, words: list[str] | str | None) -> int:
    those = [words] if isinstance(words, str) else words or []
    return sum(sort.words[word] for word in those)


def _points(value: int | str) -> int:
    return QUESTION_MARK if isinstance(value, str) else value
