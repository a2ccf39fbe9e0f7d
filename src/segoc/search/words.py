"""The words of three languages for what a card can be, as the effect language has them."""

from functools import cache
from typing import Final

from segoc.cards.names import Language, loose_key
from segoc.effects import terms as tm
from segoc.kernel.table import kinds
from segoc.messages import catalogue
from segoc.search.query import KIND_WORDS, QueryError

LANGUAGES: Final = ("en", "zh", "ja")
# What a card is called that is so, in Chinese and in Japanese, and how else.
_KINDS: Final = {
    "monster": ("怪兽", "モンスター"),
    "spell": ("魔法",),
    "trap": ("陷阱", "罠"),
    "normal": ("通常",),
    "continuous": ("永续", "永続"),
    "equip": ("装备", "装備"),
    "field": ("场地", "フィールド"),
    "quick_play": ("速攻",),
    "ritual": ("仪式", "儀式"),
    "counter": ("反击", "カウンター"),
    "effect": ("效果", "効果"),
    "fusion": ("融合",),
    "synchro": ("同调", "シンクロ"),
    "xyz": ("超量", "エクシーズ"),
    "link": ("连接", "リンク"),
    "pendulum": ("灵摆", "ペンデュラム"),
    "tuner": ("调整", "チューナー"),
    "flip": ("反转", "リバース"),
    "toon": ("卡通", "トゥーン"),
    "spirit": ("灵魂", "スピリット"),
    "union": ("联合", "ユニオン", "同盟"),
    "gemini": ("二重", "デュアル"),
    "special_summon": ("特殊召唤", "特殊召喚"),
    "token": ("衍生物", "トークン"),
}


def kind_word(text: str) -> str:
    """
    >>> kind_word("Quick-Play"), kind_word("灵摆"), kind_word("罠")
    ('quick_play', 'pendulum', 'trap')
    """
    return _found(text, _kind_words(), "card")


def kind_name(word: str, language: Language) -> str:
    """
    >>> kind_name("quick_play", "zh"), kind_name("tuner", "ja")
    ('速攻', 'チューナー')
    """
    names = _KINDS[word]
    return names[1] if language == "ja" and len(names) > 1 else names[0]


def race_word(text: str) -> str:
    """
    >>> race_word("Winged Beast"), race_word("龙"), race_word("ドラゴン族")
    ('winged_beast', 'dragon', 'dragon')
    """
    return _found(text, _race_words(), "monster")


def attribute_word(text: str) -> str:
    """
    >>> attribute_word("LIGHT"), attribute_word("光属性")
    ('light', 'light')
    """
    return _found(text, _attribute_words(), "monster")


def _found(text: str, words: dict[str, str], what: str) -> str:
    key = _key(text)
    if key not in words:
        raise QueryError(f"no {what} is {text!r}{tm.like(key, list(words))}")
    return words[key]


def _key(text: str) -> str:
    return loose_key(text.replace("_", " "))


@cache
def _kind_words() -> dict[str, str]:
    found = {_key(word): word for word in KIND_WORDS}
    return found | {_key(name): word for word, names in _KINDS.items() for name in names}


@cache
def _race_words() -> dict[str, str]:
    return _named("race", kinds.RACE_NAMES, tm.RACE.of_value, "族")


@cache
def _attribute_words() -> dict[str, str]:
    return _named("attribute", kinds.ATTRIBUTE_NAMES, tm.ATTRIBUTE.of_value, "属性")


def _named(sort: str, names: list[str], words: dict[int, str], ending: str) -> dict[str, str]:
    """By each name of each language, with and without what all of them end with."""
    found: dict[str, str] = {}
    for number, name in enumerate(names):
        word = words[1 << number]
        found[_key(word)] = word
        for language in LANGUAGES:
            said = catalogue(language)[f"{sort}.{name}"]
            found[_key(said)] = word
            found.setdefault(_key(said.removesuffix(ending)), word)
    return found
