"""What the entries of the rulebook say, in all languages.

In the data cards stand between 「…」 by their Chinese names, as in `rules.json`, which has the
English statements; `zh.json` and `ja.json` here are translations of them, by id.
"""

import json
import re
from functools import cache
from importlib.resources import files
from typing import Final

from segoc.cards.names import Language
from segoc.rulebook.card_names import card_named
from segoc.rulebook.entries import entry

_NAME: Final = re.compile("「([^」]+)」")


@cache
def translations(language: Language) -> dict[str, str]:
    text = files(__package__).joinpath(f"{language}.json").read_text(encoding="utf-8")
    found: dict[str, str] = json.loads(text)
    return found


def statement(rule: str, language: Language = "en") -> str:
    """What the entry says, as it is written."""
    return entry(rule).statement if language == "en" else translations(language)[rule]


def told(rule: str, language: Language = "en") -> str:
    """What the entry says, with the cards' names in the language.

    >>> told("CRD-087", "zh") == statement("CRD-087", "zh")
    True
    """
    return _NAME.sub(lambda match: _name(match[1], language), statement(rule, language))


def _name(name: str, language: Language) -> str:
    card = card_named(name)
    shown = name if card is None else card.name(language)
    return f"“{shown}”" if language == "en" else f"「{shown}」"
