"""Archetypes: cards name them in Chinese; here is what they are called in other languages."""

import json
from functools import cache
from importlib.resources import files

from segoc.cards.names import Language


@cache
def _names() -> dict[str, tuple[str, str]]:
    """The Japanese and the English name of each archetype, by the Chinese one."""
    text = files(__package__).joinpath("archetypes.json").read_text(encoding="utf-8")
    return {zh: (ja, en) for zh, (ja, en) in json.loads(text).items()}


def archetype_names() -> dict[str, tuple[str, str]]:
    """The Japanese and the English name of each archetype of the pool, by the Chinese one."""
    return dict(_names())


def archetypes() -> dict[str, str]:
    """The Chinese name of every archetype, by each of its names."""
    return {name: zh for zh, others in _names().items() for name in (*others, zh)}


def archetype_name(name: str, language: Language) -> str:
    """What the archetype with this Chinese name is called; the same, if nobody knows.

    >>> archetype_name("青眼", "en"), archetype_name("青眼", "ja")
    ('Blue-Eyes', 'ブルーアイズ')
    """
    if language == "zh" or name not in _names():
        return name
    ja, en = _names()[name]
    return ja if language == "ja" else en
