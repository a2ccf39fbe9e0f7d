"""`segoc bench`, `segoc perft` and `segoc fuzz`."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import segoc
from segoc.checking import fuzz
from segoc.measuring import bench
from tests.cli.running import Run


@pytest.fixture
def short_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few duels: here the figures needn't be good."""
    monkeypatch.setattr(bench, "DUELS", 1)
    monkeypatch.setattr(bench, "MOMENTS", 2)
    monkeypatch.setattr(bench, "SNAPSHOTS", 10)


@pytest.mark.usefixtures("short_bench")
def test_bench_as_json(run: Run) -> None:
    result = run("bench", "--json", "--seconds", "0.01")
    assert (result.code, result.out.count("\n")) == (0, 1)
    data = json.loads(result.out)
    speeds = {"real_decisions_per_s", "turns_per_s", "duels_per_s"}
    costs = {"create_us", "fork_us", "save_us", "load_us", "snapshot_bytes"}
    assert set(data) == {"build", "python", "decks", "duel_api"} | costs
    assert list(data["decks"]) == ["normals", "classic", "modern1", "modern2"]
    assert data["build"] == segoc.build()
    for deck in data["decks"].values():
        assert set(deck) == speeds | costs | {"duel_api"}
        assert set(deck["duel_api"]) == speeds
        assert all(deck[cost] > 0 for cost in costs)
        assert deck["real_decisions_per_s"] > deck["turns_per_s"] > deck["duels_per_s"] > 0
        # A fork is far cheaper than what it copies from.
        assert deck["fork_us"] < deck["create_us"] < deck["load_us"]
    assert all(data[cost] == max(d[cost] for d in data["decks"].values()) for cost in costs)
    assert data["duel_api"] == data["decks"]["normals"]["duel_api"]


@pytest.mark.usefixtures("short_bench")
def test_bench_with_one_pair_of_decks(run: Run) -> None:
    result = run("bench", "--json", "--seconds", "0.01", "--deck", "classic")
    assert list(json.loads(result.out)["decks"]) == ["classic"]
    assert run("bench", "--deck", "unknown").code == 2


@pytest.mark.usefixtures("short_bench")
def test_bench_for_people(run: Run) -> None:
    result = run("bench", "--seconds", "0.01")
    assert result.code == 0
    for words in ("real decisions / s", "choosing at random is", "fork it", "a fork, untouched"):
        assert result.out.count(words) == 4
    for name in bench.DECKS:
        assert f"\n{name} " in result.out


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "soon"])
def test_bench_needs_time(run: Run, seconds: str) -> None:
    assert run("bench", "--seconds", seconds).code == 2


@pytest.mark.parametrize(
    "arguments",
    [("bench", "--envs"), ("fuzz", "--duels"), ("fuzz", "--seed"), ("perft", "--depth")],
)
def test_what_is_no_number_is_refused_in_words(run: Run, arguments: tuple[str, ...]) -> None:
    result = run(*arguments, "many")
    assert result.code == 2
    assert "'many' is not a whole number" in result.err


def test_perft(run: Run) -> None:
    assert run("perft", "--depth", "2").out.startswith("start, depth 2: 62 (")
    out = run("perft", "--depth", "2", "--divide", "--position", "hand limit").out
    assert out.startswith("pick B.hand.1            14\n")
    assert "\nhand limit, depth 2: 98 (" in out


@pytest.mark.parametrize("wrong", [("--depth", "0"), ("--depth", "x"), ("--position", "end")])
def test_perft_refuses(run: Run, wrong: tuple[str, str]) -> None:
    assert run("perft", *wrong).code == 2


def test_fuzz_reports(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[int, int, int, Path, bool]] = []

    def found(
        duels: int,
        seed: int,
        jobs: int,
        folder: Path,
        progress: Callable[[int], None],
        packs: tuple[str, ...],
        *,
        frozen: bool,
    ) -> fuzz.Report:
        assert packs == ()
        calls.append((duels, seed, jobs, folder, frozen))
        progress(duels)
        return fuzz.Report(duels, 77, [folder / "one.json"] if seed == 2 else [])

    monkeypatch.setattr(fuzz, "run", found)
    options = ("--duels", "5", "--jobs", "3", "--folder", "here")
    assert run("fuzz", "--seed", "1", *options) == (0, "5 duels, 77 decisions, 0 failures\n", "")
    failed = run("fuzz", "--seed", "2", "--frozen", *options)
    assert failed == (1, "failure: here/one.json\n5 duels, 77 decisions, 1 failures\n", "")
    assert calls == [(5, 1, 3, Path("here"), False), (5, 2, 3, Path("here"), True)]


def test_fuzz_again(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    missing = run("fuzz", "--again", "missing.json")
    assert missing == (2, "", "segoc: missing.json can't be read: No such file or directory\n")
    (tmp_path / "foreign.json").write_text("{}")
    foreign = run("fuzz", "--again", "foreign.json")
    assert foreign == (2, "", "segoc: foreign.json: this is not a segoc fuzz failure\n")
    monkeypatch.setattr(fuzz, "again", lambda path, packs: f"{path} no longer fails{packs or ''}")
    assert run("fuzz", "--again", "x.json") == (0, "x.json no longer fails\n", "")


@pytest.mark.parametrize("option", ["--duels", "--jobs"])
def test_fuzz_needs_at_least_one(run: Run, option: str) -> None:
    assert run("fuzz", option, "0").code == 2
