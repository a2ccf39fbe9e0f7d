"""Sentences in all languages at once, from the message catalogue."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from segoc.cards.names import Language
from segoc.messages import catalogue

LANGUAGES: Final[tuple[Language, Language, Language]] = ("en", "zh", "ja")

# A word of a sentence: the same in all languages, or another one in each.
Word = str | int | Callable[[Language], str]


class Sentence(NamedTuple):
    en: str
    zh: str
    ja: str

    def told(self, language: Language) -> str:
        return self[LANGUAGES.index(language)]


def in_all(word: Callable[[Language], str]) -> Sentence:
    """What is said, language by language."""
    return Sentence(*(word(language) for language in LANGUAGES))


def say(key: str, **words: Word) -> Sentence:
    """The sentence of the catalogue with this key, which begins with `inspect.` there."""
    return in_all(lambda language: phrase(language, key, **words))


def phrase(language: Language, key: str, **words: Word) -> str:
    said = {name: word(language) if callable(word) else word for name, word in words.items()}
    return catalogue(language)[f"inspect.{key}"].format(**said)


def message(key: str) -> Callable[[Language], str]:
    """Words of the log's catalogue, such as the name of a place."""
    return lambda language: catalogue(language)[key]


def listed(words: Sequence[Callable[[Language], str]]) -> Callable[[Language], str]:
    """`a, b and c`."""

    def put_together(language: Language) -> str:
        messages = catalogue(language)
        said = [word(language) for word in words]
        if len(said) < 2:
            return "".join(said)
        return messages["list.comma"].join(said[:-1]) + messages["list.and"] + said[-1]

    return put_together
