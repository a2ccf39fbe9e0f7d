"""200 random duels that were recorded before the rooms of the kernel were built: a change of
structure leaves every line of their logs as it was.

After a change of the rules that is meant (the golden duels show it, readably), renew them:

    SEGOC_RENEW_RECORDED=1 pytest tests/test_recorded.py
"""

import gzip
import hashlib
import json
import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from segoc import Duel
from segoc.cards.frozen import frozen_pool
from segoc.decks.random_deck import random_deck
from segoc.decks.starters import NAMES, starter
from segoc.duel import savefile
from segoc.duel.log import Teller
from segoc.kernel.table.chance import Random, seeded

pytestmark = pytest.mark.core

FILE = Path(__file__).parent / "recorded" / "duels.json.gz"
DUELS = 200
SEED = 24
# One Deck in so many is a starter Deck, the others are of any cards.
STARTERS = 3


@cache
def recorded() -> list[dict[str, Any]]:
    duels: list[dict[str, Any]] = json.loads(gzip.decompress(FILE.read_bytes()))
    return duels


def deck_of(chance: Random) -> Any:
    if chance.below(STARTERS) == 0:
        return starter(NAMES[chance.below(len(NAMES))])
    return random_deck(frozen_pool(), chance)


def record(number: int) -> dict[str, Any]:
    """Play a duel of random choices."""
    chance = seeded(SEED << 32 | number)
    decks = (deck_of(chance), deck_of(chance))
    start = savefile.Start(decks, chance.word(), chance.below(2))
    duel = begin(start)
    choices: list[str] = []
    while duel.decision is not None:
        option = duel.decision.options[chance.below(len(duel.decision.options))]
        choices.append(option.key)
        duel.push(option)
    return {"start": savefile.start_to_data(start), "choices": choices, "log": digest(duel)}


def begin(start: savefile.Start) -> Duel:
    assert start.decks is not None
    a, b = start.decks
    return Duel(a, b, seed=start.seed, first=start.first, pool=frozen_pool(), unofficial=True)


def digest(duel: Duel) -> str:
    """Of every line of the log, as a judge reads it, with the rule behind it."""
    lines = Teller(duel.pool).lines(duel.events)
    text = "\n".join(f"{line} [{rule}]" for line, rule in lines)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


@pytest.mark.parametrize("number", range(DUELS))
def test_the_same_choices_tell_the_same_story(number: int) -> None:
    if os.environ.get("SEGOC_RENEW_RECORDED") and number == 0:
        duels = [record(number) for number in range(DUELS)]
        FILE.write_bytes(gzip.compress(json.dumps(duels).encode(), mtime=0))
        recorded.cache_clear()
    then = recorded()[number]
    duel = begin(savefile.start_from_data(then["start"]))
    for choice in then["choices"]:
        duel.push(choice)
    assert duel.over
    assert digest(duel) == then["log"]
