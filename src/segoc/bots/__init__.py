"""Players that decide by themselves.

A bot is anything with the method of `Bot`: it is handed what its seat may know and the
keys of its options, and answers with one of them. See `bot.py` for writing your own.
"""

from collections.abc import Callable
from time import thread_time
from typing import Final

from segoc.bots.bot import Bot, BotError, Imaginable, Question, answer
from segoc.bots.eager import Eager
from segoc.bots.random_bot import RandomBot
from segoc.bots.search import Budget, Search
from segoc.bots.steady import Steady
from segoc.bots.thumb import Thumb
from segoc.cards.pool import Pool

__all__ = [
    "EAGER",
    "NAMES",
    "Bot",
    "BotError",
    "Budget",
    "Eager",
    "Imaginable",
    "Question",
    "RandomBot",
    "Search",
    "Steady",
    "Thumb",
    "answer",
    "named",
]

# The strongest first.
NAMES: Final = ("search", "thumb", "steady", "random")
# Not for a whole duel: it answers on a board of the lab.
EAGER: Final = "eager"


def named(
    name: str,
    seed: int,
    player: int,
    pool: Pool | None = None,
    seconds: float | None = None,
    clock: Callable[[], float] = thread_time,
) -> Bot:
    """The bot of that name for a seat of a duel with that seed, among these cards. One that looks
    ahead thinks for so many seconds about a decision, by this clock."""
    if seconds is not None and seconds <= 0:
        raise ValueError(f"a bot needs some time to decide, not {seconds} seconds")
    if name == "search":
        wanted = Budget().seconds if seconds is None else seconds
        return Search(pool, Budget(wanted, clock=clock))
    if name == "thumb":
        return Thumb(pool)
    if name == EAGER:
        return Eager()
    if name == "steady":
        return Steady(pool)
    if name == "random":
        # Never the duel's own seed: its generator would tell the order of the Decks.
        return RandomBot(3 * (abs(seed) + 1) + player)
    raise ValueError(f"no bot is called {name!r}: there are {', '.join(NAMES)}")
