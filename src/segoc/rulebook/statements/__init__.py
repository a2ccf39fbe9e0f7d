"""What the entries of the rulebook say, and what they are called, in all languages.

In the data cards and archetypes stand between 「…」 by their Chinese names, as in the English
statements, which lie with the entries. Of the first volume `zh.json` and `ja.json` here are
translations of those, by id; of the second they lie by chapter, in `zh/` and `ja/`, and titles in
`titles/`. What isn't translated yet is told in English, and what isn't titled has no title.
"""

import json
import re
from functools import cache
from importlib.resources import files
from typing import Any, Final

from segoc.cards.archetypes import archetype_name
from segoc.cards.names import Language
from segoc.rulebook.card_names import card_named, known_card
from segoc.rulebook.chapters import chapter_of, headings
from segoc.rulebook.entries import entry

# A name can have such brackets in it: 「炎舞-「天玑」」.
NAME: Final = re.compile("「((?:[^「」]|「[^「」]*」)+)」")


@cache
def _file(name: str) -> dict[str, Any]:
    file = files(__package__).joinpath(name)
    found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found


def translations(chapter: str, language: Language) -> dict[str, str]:
    """The statements of a chapter in a language, as far as there are any; of the first volume, of
    all its chapters."""
    first = headings()[chapter].volume == 1
    return _file(f"{language}.json" if first else f"{language}/{chapter}.json")


def titles(chapter: str) -> dict[str, dict[Language, str]]:
    """What the entries of a chapter are called, by id and language."""
    return _file(f"titles/{chapter}.json")


def is_translated(rule: str) -> bool:
    """Whether what the entry says is written in all languages."""
    chapter = chapter_of(rule)
    return rule in translations(chapter, "zh") and rule in translations(chapter, "ja")


def title(rule: str, language: Language = "en") -> str:
    """What the entry is called, as it is written; nothing, if nobody has."""
    return titles(chapter_of(rule)).get(rule, {}).get(language, "")


def statement(rule: str, language: Language = "en") -> str:
    """What the entry says, as it is written."""
    english = entry(rule).statement
    if language == "en":
        return english
    return translations(chapter_of(rule), language).get(rule, english)


def told(rule: str, language: Language = "en") -> str:
    """What the entry says, with the cards' names in the language.

    >>> told("CRD-087", "zh") == statement("CRD-087", "zh")
    True
    """
    return _with_names(statement(rule, language), language)


def called(rule: str, language: Language = "en") -> str:
    """What the entry is called, with the cards' names in the language.

    >>> called("FDN-012"), called("FDN-120")
    ('It resolves while its card is face-down', '“Infernoid Harmadik” has declared its attack')
    """
    return _with_names(title(rule, language), language)


def _with_names(text: str, language: Language) -> str:
    return NAME.sub(lambda match: _name(match[1], language), text)


def _name(name: str, language: Language) -> str:
    card = card_named(name) or known_card(name)
    shown = archetype_name(name, language) if card is None else card.name(language)
    return f"“{shown}”" if language == "en" else f"「{shown}」"
