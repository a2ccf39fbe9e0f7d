"""The names in a text of the rulebook, in all languages: scenarios call cards and archetypes by
their Chinese names, whoever reads them."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from segoc.app.protocol.base import Words
from segoc.cards.archetypes import archetype_name, archetypes
from segoc.cards.standard import standard_pool

_CHINESE: Final = re.compile(r"[\u3400-\u9fff·]+")


def names_in(title: str, lines: Iterable[str]) -> dict[str, Words]:
    """Who or what is named in a scenario. Its title may call a card by a part of its name."""
    text = "\n".join((title, *lines))
    found = {name: words for name, words in _known().items() if name in text}
    left = title
    for name in sorted(found, key=len, reverse=True):
        left = left.replace(name, " ")
    for part in _CHINESE.findall(left):
        whole = {words for name, words in found.items() if part in name}
        if len(whole) == 1:
            found[part] = whole.pop()
    return found


@cache
def _known() -> dict[str, Words]:
    known = {name: archetype_words(name) for name in set(archetypes().values())}
    pool = standard_pool()
    for card in (*pool, *pool.tokens):
        for name in (card.zh, *card.aliases):
            known[name] = Words(en=card.en, zh=card.zh, ja=card.ja)
    return known


def archetype_words(name: str) -> Words:
    return Words(en=archetype_name(name, "en"), zh=name, ja=archetype_name(name, "ja"))
