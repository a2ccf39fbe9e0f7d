"""Playing a match: every duel follows from the seed and its number alone.

Duels come in twos: one seed and the same two Decks for both, with the bots' seats changed, so that
neither has the first turn more often. Which Decks meet is drawn for each two, not dealt in turn:
so all twos are alike, which `statistics.sequence` needs. Both bots may be given the same Deck: then
no Deck's luck is in the result, only what they make of it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter
from typing import Final, NamedTuple, TypeAlias

from segoc.arena.statistics import Verdict, judge
from segoc.bots import named
from segoc.bots.bot import choice_of
from segoc.decks.deck import Deck
from segoc.duel.duel import Duel
from segoc.formats.pack import pool_with
from segoc.kernel.table.chance import seeded

# More choices than any duel needs before a Deck has run out; players who only turn in circles
# have drawn.
ENDLESS: Final = 20_000
# Twos of duels to hand to a process at a time.
BATCH: Final = 2


@dataclass(frozen=True)
class Match:
    """Two bots, by name, and the Decks that each of them plays, by name. `packs` are texts.
    `seconds` is how long a bot that looks ahead thinks about a decision. With `same_deck` both
    play the same one in each duel."""

    bots: tuple[str, str]
    decks: dict[str, Deck]
    seed: int
    packs: tuple[str, ...] = ()
    seconds: float | None = None
    same_deck: bool = False


class Played(NamedTuple):
    """One duel: the Decks of the first and the second bot, the seat of the first (0 goes first),
    and which bot won (None for a draw). `decisions` and `seconds` are those of each bot."""

    number: int
    decks: tuple[str, str]
    seat: int
    winner: int | None
    turns: int
    decisions: tuple[int, int]
    seconds: tuple[float, float]


# What plays twos of a match, by their numbers, and gives them in the order of these: so a match
# stops at the same duel whoever was quick. When the context ends, so does the work.
Crew: TypeAlias = Callable[[Match, Iterable[int]], AbstractContextManager[Iterable[list[Played]]]]


def run(
    match: Match,
    duels: int,
    crew: Crew,
    progress: Callable[[int], None],
    until: float | None = None,
) -> list[Played]:
    """Play so many duels (an even number), or stop as soon as it is clear whether the first bot
    wins more or less than `until` of them. `progress` is told how many are done."""
    played: list[Played] = []
    total = 0.0
    with crew(match, range(duels // 2)) as twos:
        for two in twos:
            played += two
            total += score(two)
            progress(len(played))
            if until is not None and judge(total, len(played) // 2, until) is not Verdict.OPEN:
                break
    return played


def score(two: Sequence[Played]) -> float:
    """Which part of two duels with changed seats the first bot has won."""
    return sum(duel.winner == 0 for duel in two) / len(two)


def processes(jobs: int) -> Crew:
    """So many processes on this machine."""
    return partial(_twos, jobs)


@contextmanager
def _twos(jobs: int, match: Match, numbers: Iterable[int]) -> Iterator[Iterable[list[Played]]]:
    one = partial(play_two, match)
    if jobs == 1:
        yield map(one, numbers)
        return
    # Spawned, because that works everywhere. Ctrl-C is for us, who then end them.
    with get_context("spawn").Pool(jobs, signal, (SIGINT, SIG_IGN)) as pool:
        yield pool.imap(one, numbers, BATCH)


def drawn(match: Match, number: int) -> tuple[tuple[str, str], int]:
    """What is drawn for two duels of a match: the Decks of both bots, and the seed."""
    chance = seeded(match.seed << 32 | number)
    names = list(match.decks)
    first = names[chance.below(len(names))]
    second = first if match.same_deck else names[chance.below(len(names))]
    return (first, second), chance.word()


def play_two(match: Match, number: int) -> list[Played]:
    """The duels 2 * number and 2 * number + 1 of a match."""
    decks, seed = drawn(match, number)
    return [_play(match, 2 * number + seat, decks, seat, seed) for seat in (0, 1)]


def _play(match: Match, number: int, decks: tuple[str, str], seat: int, seed: int) -> Played:
    pool = pool_with(match.packs)
    order = (0, 1) if seat == 0 else (1, 0)
    a, b = (match.decks[decks[bot]] for bot in order)
    duel = Duel(a, b, seed=seed, pool=pool)
    players = [
        named(match.bots[bot], seed, at, pool, match.seconds) for at, bot in enumerate(order)
    ]
    decisions, seconds = [0, 0], [0.0, 0.0]
    while duel.decision is not None and sum(decisions) < ENDLESS:
        at = duel.decision.player
        begin = perf_counter()
        key = choice_of(duel, players[at])
        seconds[order[at]] += perf_counter() - begin
        decisions[order[at]] += 1
        duel.push(key)
    winner = None if duel.winner is None else order[duel.winner]
    return Played(
        number,
        decks,
        seat,
        winner,
        duel.state.turn,
        (decisions[0], decisions[1]),
        (seconds[0], seconds[1]),
    )
