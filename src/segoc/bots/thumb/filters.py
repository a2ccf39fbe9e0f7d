"""Which cards a text means, as far as can be seen on the table.

Read from the canonical form of the effect language; what isn't understood here lets every card
pass.
"""

import json
from typing import Any, Final

from segoc.bots.thumb.lying import Lying
from segoc.effects import terms as tm
from segoc.kernel.table.kinds import LINK, MONSTER
from segoc.kernel.table.native import i64
from segoc.kernel.table.places import MONSTER_ZONE, PENDULUM_ZONE

FACING: Final = 0
POSITION: Final = 1
CONTROLLED_BY: Final = 2
KIND: Final = 3
TYPES: Final = 4
RACE: Final = 5
ATTRIBUTE: Final = 6
SERIES: Final = 7
NAMED: Final = 8
LEVEL: Final = 9
ATK: Final = 10

WORDS: Final = {
    "facing": FACING,
    "position": POSITION,
    "controlled_by": CONTROLLED_BY,
    "kind": KIND,
    "types": TYPES,
    "race": RACE,
    "attribute": ATTRIBUTE,
    "series": SERIES,
    "named": NAMED,
    "level": LEVEL,
    "atk": ATK,
}
# Filters whose answer is more than a guess, so that their opposite is, too.
SURE: Final = frozenset((FACING, POSITION, TYPES, RACE, ATTRIBUTE, SERIES, NAMED))
HIGHEST_LEVEL: Final = 12
HIGHEST_ATK: Final = 10**9


class Filter:
    """One filter: what it asks for, as the kernel writes it."""

    def __init__(self, asks: int, said: str) -> None:
        self.asks = asks
        # Its text: two with the same text ask the same.
        self.said = said
        self.opposite = False
        # Bits of kinds, types, Types or Attributes; or 1 for yes.
        self.bits: i64 = 0
        self.names: list[str] = []
        self.least = 0
        self.most = 0

    def passes(self, card: Lying, me: int) -> bool:
        """For an effect of this player; what can't be seen passes."""
        return self._passes(card, me) != self.opposite

    def _passes(self, card: Lying, me: int) -> bool:
        asks = self.asks
        if asks == FACING:
            return not card.on_field or card.face_up == (self.bits == 1)
        if asks == POSITION:
            return not card.on_field or card.in_attack == (self.bits == 1)
        if asks == CONTROLLED_BY:
            return (card.side == me) == (self.bits == 1)
        if asks == KIND and card.on_field and card.place != PENDULUM_ZONE:
            # On the field it counts as what its zone says; of what is Set there, no more is seen.
            if card.place == MONSTER_ZONE or card.face is None:
                return (self.bits >> MONSTER & 1 == 1) == (card.place == MONSTER_ZONE)
            return self.bits >> card.face.kind & 1 == 1
        face = card.face
        if face is None:
            return not self.opposite
        if asks == KIND:
            return self.bits >> face.kind & 1 == 1
        if asks == TYPES:
            return self.bits & face.types != 0
        if asks == RACE:
            return self.bits & face.race != 0
        if asks == ATTRIBUTE:
            return self.bits & face.attribute != 0
        if asks == SERIES:
            for name in self.names:
                if name in face.series:
                    return True
            return False
        if asks == NAMED:
            return face.title in self.names
        if asks == LEVEL:
            return not face.types & LINK and self.least <= card.level <= self.most
        return self.least <= card.atk <= self.most


def pass_all(filters: list[Filter], card: Lying, me: int) -> bool:
    for one in filters:
        if not one.passes(card, me):
            return False
    return True


def read_filters(data: list[Any]) -> list[Filter]:
    found = [_read(parts(one)) for one in data]
    return [one for one in found if one is not None]


def _read(data: dict[str, Any]) -> Filter | None:
    word: str = data["is"]
    if word == "not":
        inner = _read(parts(data["filter"]))
        if inner is None or inner.opposite or inner.asks not in SURE:
            return None
        inner.opposite = True
        inner.said = f"not {inner.said}"
        return inner
    asks = WORDS.get(word, -1)
    if asks < 0 or (asks == CONTROLLED_BY and data["whose"] == "either"):
        return None
    found = Filter(asks, json.dumps(data, sort_keys=True))
    if asks == FACING:
        found.bits = 1 if data["up"] else 0
    elif asks == POSITION:
        found.bits = 1 if data["position"] == "attack" else 0
    elif asks == CONTROLLED_BY:
        found.bits = 1 if data["whose"] == "you" else 0
    elif asks == KIND:
        found.bits = _bits(tm.KINDS, data["kinds"])
    elif asks == TYPES:
        found.bits = _bits(tm.TYPES, data["types"])
    elif asks == RACE:
        found.bits = _bits(tm.RACES, data["races"])
    elif asks == ATTRIBUTE:
        found.bits = _bits(tm.ATTRIBUTES, data["attributes"])
    elif asks == SERIES:
        found.names = list(data["series"])
    elif asks == NAMED:
        found.names = list(data["names"])
    elif asks == LEVEL:
        found.least = _or(data.get("least"), 1)
        found.most = _or(data.get("most"), HIGHEST_LEVEL)
    else:
        found.least = _or(data.get("least"), 0)
        found.most = _or(data.get("most"), HIGHEST_ATK)
    return found


def parts(data: Any) -> dict[str, Any]:
    """A value of the canonical form with its word: what is only a word is written as that."""
    if isinstance(data, str):
        return {"is": data}
    found: dict[str, Any] = data
    return found


def _or(number: Any, otherwise: int) -> int:
    return number if isinstance(number, int) else otherwise


def _bits(sort: tm.Bits, words: Any) -> int:
    found = 0
    for word in words if isinstance(words, list) else [words]:
        found |= sort.words[word]
    return found
