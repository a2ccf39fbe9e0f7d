"""`segoc bench --env`."""

import json

import pytest

from segoc.env import speed
from tests.cli.running import Run


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few steps: here the figures needn't be good."""
    monkeypatch.setattr(speed, "STEPS", 4)
    monkeypatch.setattr(speed, "LEAST_ROUNDS", 1)


def test_the_environments_are_measured(run: Run) -> None:
    arguments = ("bench", "--env", "--seconds", "0.01", "--envs", "2", "--workers", "1")
    result = run(*arguments, "--json", "--deck", "normals")
    assert result.code == 0
    speeds = json.loads(result.out)["steps_per_s"]
    ways = ["DuelEnv", "DuelBatch(2), in this process", "DuelBatch(2), 1 workers"]
    assert list(speeds) == ["normals"]
    assert list(speeds["normals"]) == ways
    assert all(value > 0 for value in speeds["normals"].values())


def test_for_people(run: Run) -> None:
    arguments = ("bench", "--env", "--seconds", "0.01", "--envs", "1", "--workers", "9")
    result = run(*arguments, "--deck", "classic")
    assert "\nclassic\n  DuelEnv " in result.out
    # There are never more workers than environments.
    assert "DuelBatch(1), 1 workers " in result.out
    assert run("bench", "--env", "--envs", "0").code == 2
