"""The command `segoc` with loaded dice, and a strong bot that takes longer than it should, and then
does what the quick one would do."""

import secrets
import sys
import time
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

from segoc import bots
from segoc.app.thinking import QUICK, SLOW
from segoc.bots.bot import Bot, Question
from segoc.cards.pool import Pool
from segoc.cli import main
from tests.e2e.loaded_dice import first_of_all, same_number

named = bots.named


class Ponderous:
    def __init__(self, bot: Bot, seconds: float) -> None:
        self._bot = bot
        self._seconds = seconds

    def choose(self, view: dict[str, Any], decision: Question) -> str:
        time.sleep(3 * self._seconds)
        return self._bot.choose(view, decision)


def slowly(
    name: str,
    seed: int,
    player: int,
    pool: Pool | None = None,
    seconds: float | None = None,
    clock: Callable[[], float] = time.thread_time,
) -> Bot:
    if name not in SLOW:
        return named(name, seed, player, pool, seconds, clock)
    assert seconds is not None
    return Ponderous(named(QUICK, seed, player, pool), seconds)


# Not only for the server: the processes in which bots think read this, too.
patch.object(bots, "named", slowly).start()

if __name__ == "__main__":
    secrets.randbits = same_number
    secrets.randbelow = first_of_all
    sys.exit(main())
