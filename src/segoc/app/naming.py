"""The names in a text of the rulebook, in all languages: scenarios call cards and archetypes by
their Chinese names, whoever reads them."""

import re
from collections.abc import Collection, Iterable
from functools import cache
from itertools import chain
from typing import Final, get_args

from segoc.app.protocol.base import Words
from segoc.cards.archetypes import archetype_name, archetypes
from segoc.cards.catalogue.reading import catalogue
from segoc.cards.names import Language
from segoc.cards.outline import outline_of
from segoc.cards.standard import standard_pool

# In the place of a passcode.
ARCHETYPE: Final = 0
_CHINESE: Final = re.compile(r"[\u3400-\u9fff·]+")
_NAME: Final = re.compile(r"[\u3400-\u9fff·]+(?: [\u3400-\u9fff·]+)*")


def names_in(title: str, lines: Collection[str]) -> dict[str, Words]:
    """Who or what is named in a scenario. Its title may call a card by a part of its name."""
    text = "\n".join((title, *lines))
    found = {name: _words(name, code) for name, code in _known().items() if name in text}
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
def _known() -> dict[str, int]:
    """The Chinese names, each with the passcode of its card: what it is called elsewhere is asked
    for the few that a text has, or thousands of names would be kept twice."""
    known = dict.fromkeys(archetypes().values(), ARCHETYPE)
    pool = standard_pool()
    for card in chain(pool.outlines(), map(outline_of, pool.tokens)):
        for name in (card.name("zh"), *card.aliases):
            known[name] = card.code
    return known


def _words(name: str, code: int) -> Words:
    if code == ARCHETYPE:
        return archetype_words(name)
    zh, ja, en = (standard_pool().name(code, language) for language in get_args(Language))
    return Words(en=en, zh=zh, ja=ja)


def archetype_words(name: str) -> Words:
    return Words(en=archetype_name(name, "en"), zh=name, ja=archetype_name(name, "ja"))
