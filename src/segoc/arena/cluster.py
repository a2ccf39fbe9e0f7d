"""Playing matches on the machines of a Ray cluster: `pip install segoc[ray]`.

What Ray hands from machine to machine are Python objects, and who sends one can do anything where
it is read: a cluster is for machines that trust each other. No file is ever read that way: Decks
and packs have been read and checked before they are sent.
"""

import logging
import os
import socket
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import segoc
from segoc.arena.playing import Match, Played, play_two
from segoc.duel.savefile import RULES

# Twos of duels to hand out for each core: one to play, the others so that it needn't wait for its
# next one, nor for a slower core whose duels come before. More would be played for nothing when a
# match stops early.
AHEAD: Final = 3
# Seconds until a machine that doesn't answer is given up. Ray itself would try for minutes.
PATIENCE: Final = 5.0


class ClusterError(Exception):
    """The cluster can't be used, or has failed; the message tells the user why."""


class Cluster:
    """Machines that play twos of a match, and `ray`, the module that knows them."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    @contextmanager
    def twos(self, match: Match, numbers: Iterable[int]) -> Iterator[Iterator[list[Played]]]:
        """These twos, in the order of their numbers; what is under way at the end is given up."""
        under_way: deque[tuple[int, Any]] = deque()
        try:
            yield self._in_order(match, iter(numbers), under_way)
        finally:
            for _, promise in under_way:
                self._ray.cancel(promise)

    def _in_order(
        self, match: Match, numbers: Iterator[int], under_way: deque[tuple[int, Any]]
    ) -> Iterator[list[Played]]:
        work = self._ray.remote(play_for)
        shared = self._ray.put(match)
        own = identity()
        while True:
            # Asked each time, because a cluster may grow.
            while len(under_way) < AHEAD * self._cores():
                number = next(numbers, None)
                if number is None:
                    break
                under_way.append((number, work.remote(own, shared, number)))
            if not under_way:
                return
            yield self._result(*under_way.popleft())

    def _cores(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def _result(self, number: int, promise: Any) -> list[Played]:
        try:
            found: list[Played] | str = self._ray.get(promise)
        except self._ray.exceptions.RayError as error:
            why = _told(getattr(error, "cause", None) or error)
            raise ClusterError(
                f"the duels {2 * number} and {2 * number + 1} failed on a worker of Ray, which "
                f"needs {identity()} ({why})"
            ) from error
        if isinstance(found, str):
            raise ClusterError(
                f"a worker of Ray has another segoc, whose duels may differ: it has {found}, and "
                f"this is {identity()}"
            )
        return found


@contextmanager
def connect(address: str) -> Iterator[Cluster]:
    """The cluster at that address (`host:port`); without one that of RAY_ADDRESS, else one that
    runs on this machine, which is started if need be and ends with the match."""
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise ClusterError(f"Ray isn't installed ({error}): pip install 'segoc[ray]'") from error
    _reach(address or os.environ.get("RAY_ADDRESS", ""))
    # Else a cluster that is started here would report its use to the makers of Ray.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray.init(
            address=address or None,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except Exception as error:  # Ray raises just that when its own processes are slow to start
        raise ClusterError(f"Ray can't be reached: {_told(error)}") from error
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()


def play_for(wanted: str, match: Match, number: int) -> list[Played] | str:
    """Two duels of a match for another process, if it has the same segoc; else which one this is.
    Ray finds this function by its name."""
    own = identity()
    return play_two(match, number) if own == wanted else own


@cache
def identity() -> str:
    """Which segoc this is, to the letter of its source: rules, cards and bots make the duels."""
    package = Path(segoc.__file__).parent
    parts = {file.relative_to(package).as_posix(): file for file in package.rglob("*.*")}
    source = sha256()
    for name, file in sorted(parts.items()):
        # The table in the browser plays no match, and its pages may not have been built.
        if file.suffix in {".py", ".json", ".txt"} and not name.startswith("app/"):
            source.update(f"{name}\n".encode() + file.read_bytes())
    version = f"segoc {segoc.__version__} ({segoc.build()} kernel)"
    return f"{version} with the rules {RULES} and the source {source.hexdigest()[:12]}"


def _reach(address: str) -> None:
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return  # a word such as auto, or nothing that Ray could read: it will say so at once
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise ClusterError(f"there is no Ray cluster at {address}: {_told(error)}") from error


def _told(error: BaseException) -> str:
    """What an exception says, in a line."""
    said = str(error).strip().splitlines()
    return f"{type(error).__name__}: {said[-1]}" if said else type(error).__name__
