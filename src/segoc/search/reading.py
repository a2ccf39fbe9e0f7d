"""A query as people type it: words of a name, and what else must be true of the card.

>>> read_query("dragon type:dragon level>=7")  # doctest: +ELLIPSIS
Query(name='dragon', ..., race='dragon', ..., grade=('level', Range(least=7, most=99)), ...)
"""

import difflib
import re
import unicodedata
from typing import Any, Final, get_args

from segoc.effects.terms import like
from segoc.search.query import Grade, Home, Query, QueryError, Range
from segoc.search.words import attribute_word, kind_word, race_word

MOST_LETTERS: Final = 500
LARGEST: Final = 99
LARGEST_POINTS: Final = 999_999
GRADES: Final = get_args(Grade)
POINTS: Final = {"atk": "atk", "def": "defense"}
KEYS: Final = (
    "kind", "type", "attribute", *GRADES, *POINTS, "scale", "archetype", "text", "in", "playable",
)  # fmt: skip
# `key:value`, `key>=3`; a value with spaces stands between quotation marks.
_TOKEN: Final = re.compile(r'([A-Za-z]+)(:|>=|<=|[<>=])("[^"]*"|\S+)|\S+')
_NUMBERS: Final = re.compile(r"(\d{1,6})?(-)?(\d{1,6})?")
YES: Final = {"yes": True, "no": False}


def read_query(text: str) -> Query:
    """`QueryError` says which part can't be understood."""
    if len(text) > MOST_LETTERS:
        raise QueryError(f"{len(text)} letters, and at most {MOST_LETTERS} are looked for")
    words: list[str] = []
    parts: dict[str, Any] = {}
    # Colons and quotation marks of Chinese keyboards are the same as others.
    plain = unicodedata.normalize("NFKC", text).replace("“", '"').replace("”", '"')
    for token in _TOKEN.finditer(plain):
        key, sign, value = token.groups()
        key = (key or "").casefold()
        if key in KEYS:
            _put(parts, key, sign, value.strip('"'))
        elif key and sign == ":" and difflib.get_close_matches(key, KEYS, n=1, cutoff=0.75):
            raise QueryError(f"a card has no {key!r}{like(key, list(KEYS))}")
        else:
            words.append(token.group())
    return Query(name=" ".join(words), **parts)


def _put(parts: dict[str, Any], key: str, sign: str, value: str) -> None:
    numeric = key in GRADES or key in POINTS or key == "scale"
    if sign not in ":=" and not numeric:
        raise QueryError(f"{key}{sign}{value}: write {key}:{value}")
    if key == "kind":
        parts["kinds"] = (*parts.get("kinds", ()), kind_word(value))
        return
    if key == "text":
        parts["text"] = f"{parts.get('text', '')} {value}".strip()
        return
    name = {"type": "race", "in": "home", **dict.fromkeys(GRADES, "grade"), **POINTS}.get(key, key)
    if name in parts:
        raise QueryError(f"{key} is asked for twice")
    parts[name] = _value(key, sign, value)


def _value(key: str, sign: str, value: str) -> object:
    if key == "type":
        return race_word(value)
    if key == "attribute":
        return attribute_word(value)
    if key in GRADES:
        return key, _range(key, sign, value, LARGEST)
    if key in POINTS or key == "scale":
        return _range(key, sign, value, LARGEST_POINTS)
    if key == "in":
        return _one_of(key, value, {home: home for home in get_args(Home)})
    if key == "playable":
        return _one_of(key, value, YES)
    return value


def _one_of(key: str, value: str, known: dict[str, Any]) -> Any:
    if value.casefold() not in known:
        raise QueryError(f"{key}:{value}: it is {' or '.join(known)}")
    return known[value.casefold()]


def _range(key: str, sign: str, value: str, largest: int) -> Range:
    """`4`, `4-6`, `4-`, `-6`, and `>=4` with its like."""
    found = _NUMBERS.fullmatch(value)
    if found is None or not (found[1] or found[3]) or (found[2] and sign not in ":="):
        raise QueryError(f"{key}{sign}{value}: a number belongs here, as in {key}:4 or {key}:4-6")
    least, most = int(found[1] or 0), int(found[3] or largest)
    if not found[2]:
        least, most = {
            ">=": (least, largest),
            ">": (least + 1, largest),
            "<=": (0, least),
            "<": (0, least - 1),
        }.get(sign, (least, least))
    return Range(least, most)
