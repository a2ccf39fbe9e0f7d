"""What is counted and timed while the load runs."""

import os
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Figures:
    """Times are in seconds; those of answers, waits and glances are of the time in which all duels
    run."""

    # From sending a choice to the message that says that it was carried out.
    answers: list[float] = field(default_factory=list)
    # From sending a choice to the next question, or to the end of the duel.
    waits: list[float] = field(default_factory=list)
    # What somebody waits who opens the first page meanwhile.
    glances: list[float] = field(default_factory=list)
    # By how much our own program comes late: so much of the times above may be its own.
    lags: list[float] = field(default_factory=list)
    # "cut", "closed", "repeated", "too fast", "ended by the server", "bytes"…
    counts: Counter[str] = field(default_factory=Counter)
    measuring: bool = False

    def answered(self, seconds: float) -> None:
        if self.measuring:
            self.answers.append(seconds)

    def waited(self, seconds: float) -> None:
        if self.measuring:
            self.waits.append(seconds)


@dataclass(frozen=True)
class Usage:
    """What the server and we have used of the processor by some moment."""

    when: float
    server: float
    own: float


def usage(pid: int) -> Usage:
    # The name of the program stands in brackets, and may hold anything.
    numbers = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ticks = int(numbers[11]) + int(numbers[12])
    return Usage(time.monotonic(), ticks / TICKS, time.process_time())


def memory(pid: int) -> int:
    """Bytes that a process has in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        name, _, value = line.partition(":")
        if name == "VmRSS":
            return int(value.split()[0]) * 1024
    raise ValueError(f"process {pid} has no memory")


def share_of(values: list[float], share: float) -> float:
    """The value that so many of them don't exceed, by the nearest rank.

    >>> share_of([3.0, 1.0, 2.0, 4.0], 0.5), share_of([3.0, 1.0], 0.99), share_of([], 0.5)
    (2.0, 3.0, 0.0)
    """
    if not values:
        return 0.0
    return sorted(values)[max(0, -int(-share * len(values) // 1) - 1)]
