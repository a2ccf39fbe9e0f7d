"""`segoc duel` and `segoc replay`."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from segoc.cards.standard import standard_pool
from segoc.duel import savefile
from tests.cli.running import Run


def test_a_duel_prints_its_log_and_its_result(run: Run) -> None:
    result = run("duel", "--seed", "7", "--bots", "random,steady")
    lines = result.out.splitlines()
    assert (result.code, result.err) == (0, "")
    assert lines[0] == "The duel begins with 8000 LP each. A goes first."
    assert lines[-3] == "B wins."
    assert re.fullmatch(r"B wins in turn \d+\. SEG-017: A player .* \(seed 7\)", lines[-1])
    assert run("duel", "--seed", "7", "--bots", "random,steady").out == result.out
    assert run("duel", "--seed", "8", "--bots", "random,steady").out != result.out


def test_a_duel_without_a_seed_tells_the_one_it_took(run: Run) -> None:
    first = run("duel").out
    found = re.search(r"\(seed (\d+)\)$", first.strip())
    assert found is not None
    assert run("duel", "--seed", found[1]).out == first


def test_a_duel_as_json(run: Run) -> None:
    result = run("duel", "--seed", "7", "--json")
    events = [json.loads(line) for line in result.out.splitlines()]
    assert events[0]["event"] == "duel began"
    assert events[-1]["event"] == "duel ended"
    assert [event["text"] for event in events] == run("duel", "--seed", "7").out.splitlines()[:-2]
    assert result.err == "seed 7\n"


@pytest.mark.parametrize("bots", ["clever", "random,steady,random", "", "random,"])
def test_unknown_bots(run: Run, bots: str) -> None:
    result = run("duel", "--bots", bots)
    assert result.code == 2
    assert "is not a bot or two: there are search, thumb, steady, random" in result.err


def test_search_explains_itself_on_the_way(run: Run) -> None:
    result = run(
        "duel", "--seed", "7", "--bots", "search,random", "--seconds", "0.001", "--explain"
    )
    assert result.code == 0
    first, second, *_ = result.err.splitlines()
    assert re.fullmatch(r"turn 1, A: (summon|set) A\.hand\.\d \(.+\).*", first)
    assert re.match(r"  \d+ playouts in 1 samples: .+ [+-][01]\.\d\d in 1", second)


def test_a_replay_that_can_t_be_written_is_told_before_the_duel_is_played(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(*_args: object) -> None:
        raise AssertionError

    monkeypatch.setattr("segoc.cli.duel.answer", played)
    result = run("duel", "--record", "no/such/folder.segoc")
    assert result.code == 2
    assert "can't be written" in result.err


@pytest.fixture
def recorded(run: Run, tmp_path: Path) -> Path:
    assert run("duel", "--seed", "7", "--record", "duel.segoc").code == 0
    return tmp_path / "duel.segoc"


def forge(file: Path, **changes: Any) -> None:
    """Write the file anew with other content, and a check that fits it."""
    document = json.loads(file.read_text("utf-8"))
    del document["check"]
    document.update(changes)
    document["check"] = savefile.fingerprint(document)
    file.write_text(json.dumps(document), "utf-8")


@pytest.mark.usefixtures("recorded")
def test_a_replay_tells_the_same(run: Run) -> None:
    duel = run("duel", "--seed", "7")
    replay = run("replay", "duel.segoc")
    assert (replay.code, replay.err) == (0, "")
    assert replay.out.splitlines() == duel.out.splitlines()[:-2]
    assert run("replay", "duel.segoc", "--json").out == run("duel", "--seed", "7", "--json").out


@pytest.mark.usefixtures("recorded")
def test_a_replay_for_one_player(run: Run) -> None:
    replay = run("replay", "duel.segoc", "--player", "B", "--lang", "zh")
    assert "A抽5张卡。\n" in replay.out
    assert "B抽5张卡。\n" not in replay.out
    for line in run("replay", "duel.segoc", "--player", "A", "--json").out.splitlines():
        event = json.loads(line)
        if event["player"] == 1 and event["how"] == ["drawn"]:
            assert all(card["code"] is None for card in event["cards"])


def test_a_replay_of_other_rules(run: Run, recorded: Path) -> None:
    told = run("replay", "duel.segoc").out
    forge(recorded, rules="1999.02/1", choices=[])
    replay = run("replay", "duel.segoc")
    assert (replay.code, replay.out) == (0, told)
    assert replay.err.startswith("Recorded under the rules '1999.02/1'")
    assert savefile.RULES in replay.err


def test_a_replay_of_cards_that_have_changed(run: Run, recorded: Path) -> None:
    told = run("replay", "duel.segoc").out
    document = json.loads(recorded.read_text("utf-8"))
    code = next(iter(document["cards"]))
    forge(recorded, cards={**document["cards"], code: "00000000"})
    changed = f"{standard_pool().name(int(code))} has changed since this duel was recorded, and "
    replay = run("replay", "duel.segoc")
    assert (replay.code, replay.out) == (0, told)
    assert replay.err == f"{changed}it still goes the same way.\n"
    forge(recorded, choices=document["choices"][:-1])
    replay = run("replay", "duel.segoc")
    assert (replay.code, replay.out) == (1, told)
    assert replay.err.startswith(f"{changed}now it goes otherwise: ")


def test_a_replay_that_does_not_fit_its_rules(run: Run, recorded: Path) -> None:
    told = run("replay", "duel.segoc").out
    choices = json.loads(recorded.read_text("utf-8"))["choices"]
    forge(recorded, choices=choices[:-1])
    replay = run("replay", "duel.segoc")
    assert (replay.code, replay.out) == (1, told)
    assert re.fullmatch(
        r"The recording doesn't fit the rules it names: \d+ events were recorded,"
        r" and now there are \d+\.\n",
        replay.err,
    )


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "there is no file duel.segoc"),
        ("", "duel.segoc: this is not a whole segoc file: line 1 is not JSON"),
        ("{}", "duel.segoc: this is not a segoc replay"),
        ("cut", "duel.segoc: this is not a whole segoc file"),
        ("changed", "duel.segoc: the file was changed or damaged after it was saved"),
    ],
)
def test_what_is_no_replay(run: Run, recorded: Path, content: str | None, complaint: str) -> None:
    whole = recorded.read_text("utf-8")
    recorded.unlink()
    if content is not None:
        damaged = {"cut": whole[:5000], "changed": whole.replace("end phase", "stop", 1)}
        recorded.write_text(damaged.get(content, content), "utf-8")
    replay = run("replay", "duel.segoc")
    assert (replay.code, replay.out) == (2, "")
    assert replay.err.startswith(f"segoc: {complaint}")
    assert replay.err.count("\n") == 1


def test_a_record_that_cannot_be_written(run: Run) -> None:
    result = run("duel", "--record", "nowhere/duel.segoc")
    assert (result.code, result.out) == (2, "")
    assert result.err == ("segoc: nowhere/duel.segoc can't be written: No such file or directory\n")
