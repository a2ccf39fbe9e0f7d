"""Which cards belong to which archetypes: by the Japanese name, the notes in the texts, and the
numbers of the database, whose reading of a name is asked for where the name alone doesn't say.

1. A note says so ("このカード名はルール上「X」カードとしても扱う"): it belongs.
2. The archetype is written in kana, and stands in the name as a word of its own: it belongs.
3. It is written in kanji or letters, or is part of a longer word: then the *reading* of the name
   decides, which stands on the card in small print and in no source: the database's numbers follow
   it. So do they for a name in which the archetype is written otherwise (真紅眼: レッドアイズ).
4. The database has no number for the archetype: the name decides alone.
5. What `settled.json` lists: numbers that are wider than the Japanese archetype, such as those of
   the English game. There the name must have it, too, or what is `written` for it and read so.
"""

import re
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tools.catalogue.sources import SetName, Source, plain, quoted

# Of a number: the family, and the archetypes within it, as bits.
FAMILY: Final = 0xFFF
WITHIN: Final = 0xF000
# From here on the cards' numbers and those of the names are two different countings.
RECOUNTED: Final = 0x142
# How well the cards of a number must fit those of a name (common ones among all of both).
FITS: Final = 0.25
SURELY: Final = 0.8
# A sentence; a line of materials before it is none of it.
NOTE: Final = re.compile("[^。\n]*ルール上[^。\n]*「[^。\n]*」[^。\n]*(?:として|にも)[^。\n]*")
KANA: Final = re.compile("[ァ-ヶー・ぁ-ん]+")
SEPARATE: Final = re.compile("^(.*?)（.*）$")


@dataclass(frozen=True)
class Difference:
    """Where name and notes say something else than the database's numbers, and what holds."""

    code: int
    archetype: str
    by_name: bool
    by_number: bool
    belongs: bool
    rule: str


class Archetypes:
    def __init__(self, cards: list[Source], names: list[SetName], settled: dict[str, Any]) -> None:
        self.names = names
        self._settled = settled
        self._cards = {card.code: card for card in cards}
        self._forms = {one.number: _forms(one.ja) for one in names}
        self.series: dict[int, list[str]] = defaultdict(list)
        self.differences: list[Difference] = []
        self._named = self._by(lambda card: [plain(card.ja)])
        self._noted = self._by(notes)
        self._numbered = self._by_number(self._chinese())
        self._decide()

    def _by(self, names_of: Callable[[Source], list[str]]) -> dict[int, set[int]]:
        """The cards of which some name has a form of the archetype in it."""
        found: dict[int, set[int]] = defaultdict(set)
        for card in self._cards.values():
            names = names_of(card)
            for number, forms in self._forms.items():
                if names and any(_stands_in(form, name) for form in forms for name in names):
                    found[number].add(card.code)
        return found

    def _chinese(self) -> dict[int, set[int]]:
        """By the Chinese names, which translate an archetype always in the same way."""
        found: dict[int, set[int]] = defaultdict(set)
        for one in self.names:
            words = [
                plain(word) for word in one.zh.split("|") if word and not word.startswith("非")
            ]
            for card in self._cards.values():
                if any(_stands_in(word, plain(card.zh)) for word in words):
                    found[one.number].add(card.code)
        return found

    def _by_number(self, chinese: dict[int, set[int]]) -> dict[int, set[int]]:
        """The cards of each archetype by the database's numbers, which are matched with its names:
        the cards of a number are mostly those in whose names the archetype stands."""
        used = {number for card in self._cards.values() for number in card.setcodes}
        used |= {number & FAMILY for number in used}
        known = {one.number for one in self.names}
        fits = {n: self._named[n] | self._noted[n] | chinese[n] for n in known}
        by_hand = {
            int(code, 16): zh
            for entry in self._settled["numbers"]
            for code, zh in entry["are"].items()
        }
        of_name = {one.zh: one.number for one in self.names}
        found: dict[int, set[int]] = defaultdict(set)
        for number in sorted(used):
            cards = {
                card.code
                for card in self._cards.values()
                if any(_is_within(code, number) for code in card.setcodes)
            }
            if number in by_hand:
                for zh in by_hand[number]:
                    found[of_name[zh]] |= cards
                continue
            own = _alike(cards, fits[number]) if number in known else 0.0
            best, name = max((_alike(cards, fits[n]), -n) for n in known)
            if number & FAMILY < RECOUNTED:
                if number in known and (own > 0 or best < SURELY):
                    found[number] |= cards
                elif best >= SURELY:
                    found[-name] |= cards
            elif best >= FITS:
                found[-name] |= cards
        return found

    def _decide(self) -> None:
        written = {entry["archetype"]: entry["written"] for entry in self._settled["by_name"]}
        for one in self.names:
            named, noted = self._named[one.number], self._noted[one.number]
            numbered = self._numbered[one.number]
            words = {code for code in named if self._is_word(one.number, code)}
            for code in sorted(named | noted | numbered):
                by_name = code in named or code in noted
                by_number = code in numbered
                if code in noted:
                    belongs, rule = True, "note"
                elif one.zh in written:
                    belongs, rule = (
                        by_number and self._has(one.number, written[one.zh], code),
                        "settled",
                    )
                elif code in words:
                    belongs, rule = True, "word"
                elif not numbered:
                    belongs, rule = by_name, "no number"
                else:
                    belongs, rule = by_number, "reading"
                if by_name != by_number:
                    self.differences.append(
                        Difference(code, one.zh, by_name, by_number, belongs, rule)
                    )
                if belongs and one.zh not in self.series[code]:
                    self.series[code].append(one.zh)

    def _has(self, number: int, written: list[str], code: int) -> bool:
        """Its name has the archetype in it, or what is read so."""
        name = plain(self._cards[code].ja)
        return any(form in name for form in (*self._forms[number], *written))

    def _is_word(self, number: int, code: int) -> bool:
        name = plain(self._cards[code].ja)
        return any(KANA.fullmatch(form) and _is_word_in(form, name) for form in self._forms[number])


def notes(card: Source) -> list[str]:
    """The names that the text gives it by the rules."""
    sentences = NOTE.findall(card.texts[1])
    said = "".join(sentence.partition("ルール上")[2] for sentence in sentences)
    return [plain(name) for name in quoted(said)]


def _forms(ja: str) -> list[str]:
    """How an archetype is written; what stands in brackets is only how that is read."""
    written = SEPARATE.sub(r"\1", ja)
    forms = [plain(form) for form in re.split("[／/]", written)]
    return forms if all(forms) else [plain(written)]


def _stands_in(form: str, name: str) -> bool:
    """Letters are no part of longer words; of kana nobody can tell."""
    return any(
        not (_letters(form[0], before) or _letters(form[-1], after))
        for before, after in _around(form, name)
    )


def _is_word_in(form: str, name: str) -> bool:
    return any(
        not (_kana(form[0], before) or _kana(form[-1], after))
        for before, after in _around(form, name)
    )


def _around(form: str, name: str) -> list[tuple[str, str]]:
    """What stands before and behind it, wherever it is in the name."""
    found: list[tuple[str, str]] = []
    at = name.find(form)
    while at >= 0:
        end = at + len(form)
        found.append((name[at - 1 : at], name[end : end + 1]))
        at = name.find(form, at + 1)
    return found


def _letters(edge: str, beside: str) -> bool:
    return beside != "" and all(one.isascii() and one.isalnum() for one in (edge, beside))


def _kana(edge: str, beside: str) -> bool:
    return beside != "" and all(re.match("[ァ-ヶー]", one) is not None for one in (edge, beside))


def _is_within(code: int, number: int) -> bool:
    return code & FAMILY == number & FAMILY and code & number & WITHIN == number & WITHIN


def _alike(some: set[int], others: set[int]) -> float:
    return len(some & others) / len(some | others) if some or others else 0.0
