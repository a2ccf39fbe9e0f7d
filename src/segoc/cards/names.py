"""Names of cards: in which languages, and when two spellings are the same name."""

import unicodedata
from typing import Literal, TypeAlias

Language: TypeAlias = Literal["zh", "ja", "en"]


# Hiragana and the katakana of the same sound lie so far apart in Unicode.
_HIRAGANA = range(0x3041, 0x3097)
_KATAKANA = {code: code + 0x60 for code in _HIRAGANA}


def exact_key(name: str) -> str:
    """The name without differences of case, of width and of the amount of space."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(folded.split())


def loose_key(name: str) -> str:
    """The name without spaces, dashes, dots and other punctuation as well, and in either kana.

    People write 雷-鸣 and 雷鸣, which happen to be two cards: so this key only
    decides where the exact one finds nothing.
    """
    spelt = "".join(char for char in exact_key(name) if not _is_punctuation(char))
    return spelt.translate(_KATAKANA)


def _is_punctuation(char: str) -> bool:
    # The wave dash is two characters in practice, and Unicode calls one of them a symbol.
    return char == "~" or unicodedata.category(char)[0] in "PZ"
