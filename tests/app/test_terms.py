"""Terms of the protocol are English words; the pages have each of them in all languages."""

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from segoc import bots
from segoc.app.protocol.table import Badge
from segoc.decks import starters
from segoc.kernel.table.decision import TOPICS, VERBS
from segoc.kernel.table.kinds import ATTRIBUTE_NAMES, RACE_NAMES
from segoc.kernel.table.phases import PHASE_NAMES, STEP_NAMES

CATALOGUES = Path(__file__).parents[2] / "web" / "src" / "i18n"

TERMS = {
    "verb": VERBS,
    "topic": TOPICS,
    "phase": PHASE_NAMES,
    # None outside of the Battle Phase.
    "phase.step": [name for name in STEP_NAMES if name],
    "duel.badge": get_args(Badge),
    "card.attribute": ATTRIBUTE_NAMES,
    "card.race": RACE_NAMES,
    "home.bot": bots.NAMES,
    "home.deck": starters.NAMES,
}


# The bots are shown by their strength, each with a sentence of what it does.
ABOUT = {"home.bot": bots.NAMES, "home.deck": starters.NAMES}


@pytest.mark.parametrize("language", ["en", "zh", "ja"])
@pytest.mark.parametrize("group", TERMS)
def test_every_term_has_words(group: str, language: str) -> None:
    known = json.loads((CATALOGUES / f"{language}.json").read_text(encoding="utf-8"))
    # As the pages make a key of a term.
    keys = [f"{group}.{re.sub('[^a-z0-9]+', '_', term.lower())}" for term in TERMS[group]]
    assert keys
    assert [key for key in keys if key not in known] == []


@pytest.mark.parametrize("language", ["en", "zh", "ja"])
@pytest.mark.parametrize("group", ABOUT)
def test_what_is_offered_is_described(group: str, language: str) -> None:
    known = json.loads((CATALOGUES / f"{language}.json").read_text(encoding="utf-8"))
    assert [name for name in ABOUT[group] if f"{group}.{name}.about" not in known] == []
