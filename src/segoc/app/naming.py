"""The names in a text of the rulebook, in all languages: scenarios call cards and archetypes by
their Chinese names, whoever reads them."""

import re
from collections.abc import Collection, Iterable
from functools import cache
from itertools import chain
from typing import Final

from segoc.app.protocol.base import Words
from segoc.cards.archetypes import archetype_name, archetypes
from segoc.cards.catalogue.reading import catalogue
from segoc.cards.outline import outline_of
from segoc.cards.standard import standard_pool

_CHINESE: Final = re.compile(r"[\u3400-\u9fff·]+")
_NAME: Final = re.compile(r"[\u3400-\u9fff·]+(?: [\u3400-\u9fff·]+)*")


def names_in(title: str, lines: Collection[str]) -> dict[str, Words]:
    """Who or what is named in a scenario. Its title may call a card by a part of its name."""
    text = "\n".join((title, *lines))
    found = {name: words for name, words in _known().items() if name in text}
    # Cards that can't be played yet can be announced.
    for name in _NAME.findall(_without(found, "\n".join(lines))):
        for card in catalogue().meant(name):
            if card.names[0] == name:
                found[name] = Words(en=card.name("en"), zh=name, ja=card.name("ja"))
    for part in _CHINESE.findall(_without(found, title)):
        whole = {words for name, words in found.items() if part in name}
        if len(whole) == 1:
            found[part] = whole.pop()
    return found


def _without(names: Iterable[str], text: str) -> str:
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, " ")
    return text


@cache
def _known() -> dict[str, Words]:
    known = {name: archetype_words(name) for name in set(archetypes().values())}
    pool = standard_pool()
    for card in chain(pool.outlines(), map(outline_of, pool.tokens)):
        zh, ja, en = card.names
        for name in (zh, *card.aliases):
            known[name] = Words(en=en, zh=zh, ja=ja)
    return known


def archetype_words(name: str) -> Words:
    return Words(en=archetype_name(name, "en"), zh=name, ja=archetype_name(name, "ja"))
