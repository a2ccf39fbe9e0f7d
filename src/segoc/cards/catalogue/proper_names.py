"""Names that are no card's: of archetypes, Tokens and counters, in three languages."""

import json
from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

from segoc.cards.catalogue.reading import FOLDER
from segoc.cards.names import Language, loose_key

Kind: TypeAlias = Literal["archetype", "token", "counter"]


@dataclass(frozen=True)
class ProperName:
    """`cards` are the passcodes of an archetype's cards."""

    kind: Kind
    zh: str
    ja: str
    en: str
    cards: tuple[int, ...] = ()

    def name(self, language: Language = "en") -> str:
        names: dict[Language, str] = {"zh": self.zh, "ja": self.ja, "en": self.en}
        return names[language]


class ProperNames:
    """
    >>> blue_eyes = proper_names().get("archetype", "ブルーアイズ")
    >>> blue_eyes.name("zh"), 89631139 in blue_eyes.cards
    ('青眼', True)
    """

    def __init__(self) -> None:
        text = (FOLDER / "proper_names.jsonl").read_text(encoding="utf-8")
        lines = map(json.loads, text.splitlines())
        self.all = tuple(
            ProperName(one["is"], one["zh"], one["ja"], one["en"], tuple(one.get("cards", ())))
            for one in lines
        )
        self._by_key = {
            (one.kind, loose_key(name)): one
            for one in reversed(self.all)
            for name in (one.en, one.ja, one.zh)
        }

    def get(self, kind: Kind, name: str) -> ProperName | None:
        """By its name in any language."""
        return self._by_key.get((kind, loose_key(name)))


@cache
def proper_names() -> ProperNames:
    return ProperNames()
