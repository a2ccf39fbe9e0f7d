"""What is measured of both engines, and the table that it makes."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median
from typing import Final

from bench.peers.peer import PeerRound
from segoc.measuring.bench import DUELS, Run

# segoc's kinds of decision that ocgcore asks with one sort of message.
ALIKE: Final = {
    "fast effects": "chain",
    "triggers": "chain",
    "targets": "cards",
    "costs": "cards",
    "hand limit": "cards",
}
KINDS: Final = ("main phase", "battle step", "chain", "zone", "tributes", "cards", "position")


@dataclass
class Pair:
    """Both engines with one pair of Decks. Times are seconds of CPU time, one a round."""

    # Real decisions of segoc's duels, by kind.
    kinds: Counter[str] = field(default_factory=Counter)
    kernel: Run = field(default_factory=Run)
    duel_api: Run = field(default_factory=Run)
    # The random choices of a round alone, and the creation of its duels.
    choosing: list[float] = field(default_factory=list)
    creating: list[float] = field(default_factory=list)
    peer: list[PeerRound] = field(default_factory=list)

    @property
    def rounds(self) -> int:
        return len(self.peer)

    def speeds(self) -> "Speeds":
        first = self.peer[0]
        decisions = sum(first.decisions.values())
        playing = median(round_.playing for round_ in self.peer)
        core = median(round_.playing * round_.core for round_ in self.peer)
        creating = median(round_.creating for round_ in self.peer)
        own = median(self.creating)
        return Speeds(
            kernel=_side(self.kernel.real_decisions, self.kernel.turns, self.kernel.seconds, own),
            duel_api=_side(
                self.duel_api.real_decisions, self.duel_api.turns, self.duel_api.seconds, own
            ),
            peer=_side(decisions, first.turns, [playing], creating),
            core=_side(decisions, first.turns, [core], creating),
        )

    def driver_share(self) -> float:
        """Which part of the kernel's time is choosing."""
        return median(self.choosing) / median(self.kernel.seconds)


@dataclass(frozen=True)
class Side:
    decisions_per_s: float
    turns_per_s: float
    # A duel from its creation to its end.
    duels_per_s: float
    create_s: float


def _side(decisions: int, turns: int, playing: list[float], creating: float) -> Side:
    time = median(playing)
    return Side(decisions / time, turns / time, DUELS / (time + creating), creating / DUELS)


@dataclass(frozen=True)
class Speeds:
    """Of segoc: its kernel, and `Duel`, which keeps the history. Of ocgcore: the package as it is
    used, and its core alone, as if reading its messages and answering took no time."""

    kernel: Side
    duel_api: Side
    peer: Side
    core: Side

    def ratios(self, peer: Side) -> Side:
        """How many times as fast segoc's kernel is."""
        own = self.kernel
        return Side(
            own.decisions_per_s / peer.decisions_per_s,
            own.turns_per_s / peer.turns_per_s,
            own.duels_per_s / peer.duels_per_s,
            peer.create_s / own.create_s,
        )


def lines(name: str, pair: Pair) -> Iterator[str]:
    """The table of a pair of Decks, in Markdown."""
    speeds = pair.speeds()
    yield f"| {name} | segoc | through `Duel` | ocgcore-wasm | ratio | its core alone | ratio |"
    yield "|---|---|---|---|---|---|---|"
    sides = (speeds.kernel, speeds.duel_api, speeds.peer, speeds.core)
    ratios = (speeds.ratios(speeds.peer), speeds.ratios(speeds.core))
    for title, values, times in (
        (
            "real decisions/s",
            [s.decisions_per_s for s in sides],
            [r.decisions_per_s for r in ratios],
        ),
        ("turns/s", [s.turns_per_s for s in sides], [r.turns_per_s for r in ratios]),
        (
            "duels/s, created and played",
            [s.duels_per_s for s in sides],
            [r.duels_per_s for r in ratios],
        ),
    ):
        yield _row(title, [f"{value:,.0f}" for value in values], times)
    yield _row(
        "create a duel",
        [f"{s.create_s * 1e6:,.0f} µs" for s in sides],
        [r.create_s for r in ratios],
    )
    first = pair.peer[0]
    counted = sum(first.decisions.values())
    yield ""
    yield f"| a duel of {name} | segoc | ocgcore |"
    yield "|---|---|---|"
    yield f"| turns | {pair.kernel.turns / DUELS:.1f} | {first.turns / DUELS:.1f} |"
    yield f"| real decisions | {pair.kernel.real_decisions / DUELS:.1f} | {counted / DUELS:.1f} |"
    for kind in (*KINDS, "others"):
        own, other = _of_kind(kind, pair.kinds), _of_kind(kind, first.decisions)
        if own or other:
            yield f"| … {kind} | {own / DUELS:.1f} | {other / DUELS:.1f} |"
    yield f"| ocgcore's own questions with a choice | | {first.questions / DUELS:.1f} |"
    yield ""
    decoding = median(round_.decoding for round_ in pair.peer)
    driver = median(round_.driver for round_ in pair.peer)
    yield (
        f"Choosing is {pair.driver_share():.1%} of segoc's time. Of ocgcore's, choosing and "
        f"encoding answers is {driver:.0%}, decoding messages {decoding:.0%}."
    )


def _row(title: str, values: list[str], ratios: list[float]) -> str:
    kernel, duel, peer, core = values
    of_peer, of_core = (f"{ratio:.1f}" for ratio in ratios)
    return f"| {title} | {kernel} | {duel} | {peer} | {of_peer} | {core} | {of_core} |"


def _of_kind(kind: str, counted: dict[str, int]) -> int:
    """So many of a kind, or of those that have no row of their own."""
    groups = Counter[str]()
    for own, count in counted.items():
        group = ALIKE.get(own, own)
        groups[group if group in KINDS else "others"] += count
    return groups[kind]
