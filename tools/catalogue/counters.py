"""The kinds of counters, in three languages. No text quotes them: in Japanese and Chinese the word
for counter ends their name, in English they begin with a capital letter."""

import re
from collections import Counter, defaultdict
from typing import Final

from tools.catalogue.quotations import Names, elected
from tools.catalogue.sources import Source, plain

QUOTED: Final = re.compile('「[^」]*」|"[^"]*"')
# Grammar on both sides of a name, which no counter's name has in it.
CHINESE: Final = re.compile(
    "(?:^|[、。，：；\\s0-9０-９个的把给有取下])([^、。，：；\\s0-9０-９个的把给有取下]{1,7}指示物)"
)
JAPANESE: Final = re.compile("((?:[ァ-ヶー・]+|[一-龠々]+|[A-ZＡ-Ｚ]+)カウンター)(?!罠)")
ENGLISH: Final = re.compile("((?:[A-Z][\\w'-]*[ -](?:of )?)+Counter)")


def counter_names(cards: list[Source], settled: dict[str, list[str]]) -> dict[str, Names]:
    """By the Japanese name, of cards that speak of one kind only. `settled` has the others, and
    leaves out by an empty list what is no kind of counter."""
    votes: dict[str, Counter[Names]] = defaultdict(Counter)
    for card in cards:
        zh, ja, en = (
            set(pattern.findall(QUOTED.sub("", text)))
            for pattern, text in zip((CHINESE, JAPANESE, ENGLISH), card.texts, strict=True)
        )
        if len(zh) == len(ja) == len(en) == 1:
            names = zh.pop(), ja.pop(), en.pop()
            votes[plain(names[1])][names] += 1
    return elected(votes, settled)
