"""Matches on a Ray cluster. Ray itself is tested by `make test-ray`; here a list of promises stands
in for it, which are kept one by one when somebody asks for their results."""

import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest

from segoc.arena import cluster
from segoc.arena.cluster import AHEAD, Cluster, ClusterError, connect, identity, play_for
from segoc.arena.playing import Match, Played, processes, run
from segoc.decks.starters import starter


class RayError(Exception):
    pass


class RayTaskError(RayError):
    def __init__(self, cause: Exception) -> None:
        super().__init__("ray::play_for() (pid=1)\nand the whole traceback")
        self.cause = cause


class Promise:
    def __init__(self, work: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
        self.work = work
        self.arguments = arguments
        self.number: int = arguments[-1]


class FakeRay:
    """As much of Ray as we use."""

    class exceptions:  # noqa: N801
        RayError = RayError

    def __init__(self, cores: int = 2) -> None:
        self.cores = cores
        self.handed_out: list[int] = []
        self.given_up: list[int] = []
        self.failing: dict[int, Exception] = {}
        self.asked_for: dict[str, Any] = {}
        self.refusal: Exception | None = None
        self.is_up = False

    def init(self, **asked_for: Any) -> None:
        self.asked_for = asked_for
        if self.refusal is not None:
            raise self.refusal
        self.is_up = True

    def shutdown(self) -> None:
        self.is_up = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self.cores), "memory": 1e9}

    def put(self, shared: Any) -> Any:
        return shared

    def remote(self, work: Callable[..., Any]) -> Any:
        ray = self

        class Remote:
            def remote(self, *arguments: Any) -> Promise:
                promise = Promise(work, arguments)
                ray.handed_out.append(promise.number)
                return promise

        return Remote()

    def get(self, promise: Promise) -> Any:
        if promise.number in self.failing:
            raise self.failing[promise.number]
        return promise.work(*promise.arguments)

    def cancel(self, promise: Promise) -> None:
        self.given_up.append(promise.number)


def match(seed: int = 1) -> Match:
    decks = {name: starter(name) for name in ("normals_a", "normals_b")}
    return Match(("steady", "random"), decks, seed)


def nothing(_: int) -> None:
    pass


def courses(played: list[Played]) -> list[tuple[Any, ...]]:
    """All but what the clock says."""
    return [duel[:6] for duel in played]


def test_the_same_duels_as_in_one_process() -> None:
    told: list[int] = []
    here = run(match(), 12, processes(1), nothing)
    there = run(match(), 12, Cluster(FakeRay()).twos, told.append)
    assert courses(there) == courses(here)
    assert told == [2, 4, 6, 8, 10, 12]


def test_each_core_has_work_and_little_is_handed_out_in_vain() -> None:
    ray = FakeRay(cores=2)
    played = run(match(), 2000, Cluster(ray).twos, nothing, until=0.6)
    assert courses(played) == courses(run(match(), 2000, processes(1), nothing, until=0.6))
    twos = len(played) // 2
    # The last one was handed out when there was a place, before the last result was known.
    assert ray.handed_out == list(range(twos - 1 + 2 * AHEAD))
    assert ray.given_up == ray.handed_out[twos:]


def test_a_match_that_is_played_to_its_end_gives_nothing_up() -> None:
    ray = FakeRay()
    run(match(), 4, Cluster(ray).twos, nothing)
    assert (ray.handed_out, ray.given_up) == ([0, 1], [])


def test_a_cluster_that_grows_gets_more_work() -> None:
    ray = FakeRay(cores=1)
    handed_out: list[int] = []

    def at(_: int) -> None:
        ray.cores = 4
        handed_out.append(len(ray.handed_out))

    run(match(), 60, Cluster(ray).twos, at)
    assert handed_out[:2] == [AHEAD, 1 + 4 * AHEAD]


def test_a_worker_that_fails_is_told_with_its_duels() -> None:
    ray = FakeRay()
    ray.failing[1] = RayTaskError(KeyError("clever"))
    with pytest.raises(ClusterError, match=r"the duels 2 and 3 failed .*KeyError: 'clever'"):
        run(match(), 12, Cluster(ray).twos, nothing)
    # Nobody waits for the others.
    assert ray.given_up == ray.handed_out[2:]
    ray.failing[1] = RayError("The worker died unexpectedly.")
    with pytest.raises(ClusterError, match="RayError: The worker died unexpectedly"):
        run(match(), 12, Cluster(ray).twos, nothing)


def test_a_worker_with_another_segoc_plays_nothing_and_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert play_for("segoc 0.0.1", match(), 0) == identity()
    ray = FakeRay()
    monkeypatch.setattr(ray, "get", lambda _: "segoc 0.0.1 (plain kernel)")
    with pytest.raises(ClusterError, match=r"another segoc.*it has segoc 0\.0\.1") as told:
        run(match(), 12, Cluster(ray).twos, nothing)
    assert identity() in str(told.value)


def test_who_we_are() -> None:
    assert identity().startswith("segoc ")
    assert " kernel) with the rules 20" in identity()


# Connecting.


@contextmanager
def listening() -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"127.0.0.1:{server.getsockname()[1]}"


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setattr(cluster, "PATIENCE", 1.0)
    return fake


def test_a_cluster_is_left_whatever_happens(ray: FakeRay) -> None:
    with connect(""):
        assert ray.is_up
    assert not ray.is_up
    assert ray.asked_for["address"] is None
    with listening() as address:
        with suppress(ZeroDivisionError), connect(address):
            raise ZeroDivisionError
        assert ray.asked_for["address"] == address
    assert not ray.is_up


def test_nobody_listens_there(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    with listening() as address:
        pass
    for asked in (address, f"ray://{address}"):
        with pytest.raises(ClusterError, match=f"no Ray cluster at {asked}: ConnectionRefused"):
            connect(asked).__enter__()
    monkeypatch.setenv("RAY_ADDRESS", address)
    with pytest.raises(ClusterError, match=f"no Ray cluster at {address}"):
        connect("").__enter__()
    assert ray.asked_for == {}


@pytest.mark.parametrize("error", [ConnectionError("auto: no"), ValueError("no"), Exception()])
def test_ray_refuses(ray: FakeRay, error: Exception) -> None:
    ray.refusal = error
    with pytest.raises(ClusterError, match=f"Ray can't be reached: {type(error).__name__}"):
        connect("auto").__enter__()


def test_ray_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ClusterError, match=r"Ray isn't installed .*pip install 'segoc\[ray\]'"):
        connect("").__enter__()
