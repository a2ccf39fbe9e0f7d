"""What texts name in quotation marks: cards, archetypes, Tokens; and kinds of counters."""

import re
from collections import Counter, defaultdict
from typing import Any, Final

from tools.catalogue.archetypes import NOTE
from tools.catalogue.sources import SetName, Source, plain, quotations, quoted

Names = tuple[str, str, str]
# Tokens are called so in every language; in English, quotation marks are plain.
TOKEN: Final = ("衍生物", "トークン", "Token")
ENGLISH: Final = re.compile('"([^"]+)"')
# These are Attributes where a text quotes them, although cards are called so.
ATTRIBUTES: Final = frozenset("光闇地水炎風")
# What follows the name of an archetype: a sort of card.
SORT_OF_CARD: Final = re.compile(
    "(?:通常|効果|儀式|融合|シンクロ|エクシーズ|ペンデュラム|リンク|[SXPLＳＸＰＬ]|チューナー|永続|速攻|装備|"
    "フィールド|カウンター|・|/|／)*(?:モンスター|カード|魔法|罠)"
)


class Mentions:
    """Which cards, archetypes and Tokens a card's Japanese text names. A name that the card has by
    the rules is told by a note, and its own name is no mention (CRD-011). What a Normal Monster
    tells of itself mentions nobody (TM2-117)."""

    def __init__(self, cards: list[Source], names: list[SetName]) -> None:
        self._cards = {plain(card.ja): card.code for card in cards}
        self._series: dict[str, str] = {}
        for one in names:
            for form in re.split("[／/（）]", one.ja):
                if form:
                    self._series.setdefault(plain(form), one.zh)
            self._series.setdefault(plain(one.ja), one.zh)
        # Quoted names that are none of these, and how often: for who settles them.
        self.unknown: Counter[str] = Counter()

    def of(self, card: Source) -> dict[str, list[Any]]:
        found: dict[str, list[Any]] = defaultdict(list)
        text = NOTE.sub("", card.texts[1])
        if "normal" in _types(card):
            text = card.row["pendulum_ja"] or ""
        for name, behind in (*quotations(text), *self._materials(card)):
            key = plain(name)
            what: tuple[str, object] | None = None
            if key in ATTRIBUTES:
                continue
            # Of a name that both a card and an archetype have, what follows tells which it is.
            sort = key in self._series and SORT_OF_CARD.match(behind) is not None
            if key in self._cards and not sort:
                what = "cards", self._cards[key]
            elif key in self._series:
                what = "series", self._series[key]
            elif key.endswith(TOKEN[1]):
                what = "tokens", key
            if what is None:
                self.unknown[key] += 1
            elif what[1] != card.code and what[1] not in found[what[0]]:
                found[what[0]].append(what[1])
        return {part: found[part] for part in ("cards", "series", "tokens") if found[part]}

    def _materials(self, card: Source) -> list[tuple[str, str]]:
        """Old texts name Fusion Materials without quotation marks."""
        first = (card.row["text_ja"] or "").partition("\n")[0]
        parts = first.split("＋") if "fusion" in _types(card) else []
        return [(part, "") for part in parts if plain(part) in self._cards]


def _types(card: Source) -> list[str]:
    return (card.row["types"] or "").casefold().split()


def token_names(cards: list[Source], settled: dict[str, list[str]]) -> dict[str, Names]:
    """The names of all Tokens by the Japanese one without differences of width.

    A card's texts name its Tokens in the same order; where they are not equally many, or cards
    contradict each other, most votes decide, and what `settled` says before all.
    """
    votes: dict[str, Counter[Names]] = defaultdict(Counter)
    for card in cards:
        zh = _tokens(quoted(card.texts[0]), TOKEN[0])
        ja = _tokens(quoted(card.texts[1]), TOKEN[1])
        en = _tokens(ENGLISH.findall(card.texts[2]), TOKEN[2])
        if not ja:
            continue
        for at, name in enumerate(ja):
            names = (
                zh[at] if len(zh) == len(ja) else "",
                name,
                en[at] if len(en) == len(ja) else "",
            )
            # What is complete counts for more than any number of halves.
            votes[plain(name)][names] += 1000 if all(names) else 1
    return elected(votes, settled)


def elected(votes: dict[str, Counter[Names]], settled: dict[str, list[str]]) -> dict[str, Names]:
    """The names with most votes; of equally many, the last in the order of letters."""
    found = {
        key: max(some.items(), key=lambda one: (one[1], one[0]))[0] for key, some in votes.items()
    }
    for name, others in settled.items():
        if others:
            found[plain(name)] = (others[0], name, others[1])
        else:
            found.pop(plain(name), None)
    return dict(sorted(found.items()))


def _tokens(names: list[str], word: str) -> list[str]:
    """Each once, in the order of the text; plurals of English are single."""
    single = [re.sub("s$", "", name) if word == "Token" else name for name in names]
    return list(dict.fromkeys(name for name in single if name.endswith(word)))
