"""Matches on a real Ray cluster of this machine. `make test-ray` installs Ray and runs this."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from segoc.arena import cluster
from segoc.arena.cluster import Cluster, ClusterError, connect
from segoc.arena.playing import processes, run
from tests.test_cluster import courses, match, nothing

pytestmark = [
    pytest.mark.ray,
    # Its own, of what it leaves open.
    pytest.mark.filterwarnings("default"),
]


@pytest.fixture(scope="module")
def workers() -> Iterator[Cluster]:
    with connect("local") as found:
        yield found


def test_the_same_duels_as_in_one_process(workers: Cluster) -> None:
    there = run(match(), 2000, workers.twos, nothing, until=0.6)
    assert courses(there) == courses(run(match(), 2000, processes(1), nothing, until=0.6))


def test_a_worker_that_fails_is_told(workers: Cluster) -> None:
    nobody = replace(match(), bots=("nobody", "random"))
    with pytest.raises(ClusterError, match=r"the duels 0 and 1 failed .*no bot is called 'nobody'"):
        run(nobody, 12, workers.twos, nothing)


def test_a_worker_with_another_segoc_is_told(
    workers: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = "segoc 9.9 (compiled kernel)"
    monkeypatch.setattr(cluster, "identity", lambda: other)
    with pytest.raises(ClusterError, match=r"another segoc.* it has segoc .*this is segoc 9\.9"):
        run(match(), 12, workers.twos, nothing)
