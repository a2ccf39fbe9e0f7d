"""`segoc arena`."""

import json
import os
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from segoc.cli import arena
from segoc.cli.columns import width
from segoc.decks.starters import starter
from tests.cli.running import Run

QUICK = ("arena", "--jobs", "1", "--decks", "normals_a,normals_b", "--duels", "8")


def test_the_table(run: Run) -> None:
    result = run(*QUICK)
    assert result.code == 0
    assert result.out.startswith("thumb against random: 8 duels, from both seats, seed 1\n")
    for words in ("Deck of thumb", "normals_a ", "normals_b ", "going first ", "(Wilson)", "all  "):
        assert words in result.out
    assert "at all times, 95 %: " in result.out
    assert " ms here" in result.out


def test_as_json(run: Run) -> None:
    result = run(*QUICK, "--json")
    (match,) = json.loads(result.out)["matches"]
    assert match["bots"] == ["thumb", "random"]
    assert match["duels"] == match["wins"] + match["draws"] + match["losses"] == 8
    assert sum(row["wins"] for row in match["decks"]) == match["wins"]
    assert sum(row["duels"] for row in match["seats"]) == 8
    assert sum(pairing["duels"] for pairing in match["pairings"]) == 8
    assert match["wilson"][0] <= match["rate"] <= match["wilson"][1]
    assert "until" not in match
    assert run(*QUICK, "--json").out == result.out
    assert run(*QUICK, "--json", "--seed", "2").out != result.out


def test_with_the_same_deck_for_both(run: Run) -> None:
    result = run(*QUICK, "--same-deck")
    assert "8 duels, from both seats, each with the same Deck for both, seed 1\n" in result.out
    assert "Deck of both" in result.out
    (match,) = json.loads(run(*QUICK, "--same-deck", "--json").out)["matches"]
    assert match["same_deck"]
    assert all(mine == theirs for mine, theirs in (one["decks"] for one in match["pairings"]))


def test_until_it_is_clear(run: Run) -> None:
    result = run(*QUICK[:-1], "400", "--until", "0.5", "--json")
    (match,) = json.loads(result.out)["matches"]
    assert (result.code, match["until"]) == (0, {"rate": 0.5, "verdict": "above"})
    assert match["duels"] < 50
    result = run(*QUICK[:-1], "400", "--until", "0.5", "--bots", "random,thumb")
    assert result.code == 1
    assert "random wins less than 50.0 %" in result.out
    result = run(*QUICK[:-1], "2", "--until", "0.5")
    assert result.code == 1
    assert "it isn't clear yet whether thumb wins more than 50.0 %" in result.out


def test_each_against_each(run: Run) -> None:
    out = run(*QUICK[:-1], "2", "--bots", "thumb,steady,random", "--json").out
    bots = [match["bots"] for match in json.loads(out)["matches"]]
    assert bots == [["thumb", "steady"], ["thumb", "random"], ["steady", "random"]]
    out = run(*QUICK[:-1], "2", "--bots", "random", "--json").out
    assert json.loads(out)["matches"][0]["bots"] == ["random", "random"]


def test_the_picture(run: Run, tmp_path: Path) -> None:
    assert run(*QUICK, "--svg", "plot.svg", "--until", "0.999").code == 1
    root = ElementTree.fromstring((tmp_path / "plot.svg").read_text(encoding="utf-8"))
    texts = [element.text for element in root.iter() if element.text and element.text.strip()]
    assert "thumb against random, 8 duels" in texts
    assert {"normals_a", "normals_b", "going first", "all", "100 %"} <= set(texts)
    space = "{http://www.w3.org/2000/svg}"
    assert len(root.findall(f"{space}circle")) == 5
    # The wanted rate.
    assert len([line for line in root.findall(f"{space}line") if line.get("stroke-dasharray")]) == 1


def test_a_deck_from_a_file(run: Run, tmp_path: Path) -> None:
    cards = "\n".join(f"3 {name}" for name in ("Gemini Elf", "Battle Ox", "Celtic Guardian"))
    more = (
        "Vorse Raider",
        "Luster Dragon",
        "Mystical Elf",
        "Skull Servant",
        "Bunilla",
        "Dark Magician",
        "Summoned Skull",
        "Blue-Eyes White Dragon",
        "La Jinn the Mystical Genie of the Lamp",
        "Mirror Force",
        "Monster Reborn",
    )
    (tmp_path / "mine.txt").write_text(cards + "".join(f"\n3 {name}" for name in more))
    args = ("arena", "--jobs", "1", "--decks", "mine.txt,normals_a", "--duels", "8", "--json")
    (match,) = json.loads(run(*args).out)["matches"]
    assert {row["name"] for row in match["decks"]} <= {"mine", "normals_a"}


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (
            ("--bots", "clever"),
            "no bot is called 'clever': there are search, thumb, steady, random",
        ),
        (("--bots", "thumb,steady,thumb"), "a bot is named twice"),
        (("--duels", "7"), "it must be even: each seed is played from both seats"),
        (("--duels", "0"), "it must be even"),
        (("--duels", "many"), "'many' is not a whole number"),
        (("--until", "1"), "it must be more than 0 and less than 1"),
        (("--until", "nan"), "it must be more than 0 and less than 1"),
        (("--until", "often"), "'often' is not a number"),
        (("--seconds", "0"), "it must be more than 0 and at most 3600"),
        (("--seconds", "long"), "'long' is not a number"),
        (("--jobs", "0"), "it must be at least 1"),
        (("--jobs", "all"), "'all' is not a whole number"),
        (("--seed", "-1"), "it must be a whole number from 0"),
        (("--decks", "nobodys"), "there is no file nobodys, and no Deck of that name"),
        (("--decks", "classic,classic"), "two Decks are called classic"),
        (("--decks", ""), "'' is not a list of Decks"),
        (("--svg", "no/such/folder.svg"), "can't be written"),
    ],
)
def test_what_can_t_be_played_is_refused(run: Run, wrong: tuple[str, str], told: str) -> None:
    result = run(*QUICK, *wrong)
    assert result.code == 2
    assert told in result.err


def test_a_picture_that_can_t_be_written_is_told_before_anything_is_played(run: Run) -> None:
    result = run("arena", "--duels", "100000", "--jobs", "1", "--svg", "no/such/folder.svg")
    assert result.code == 2


def test_a_picture_stays_until_there_is_a_new_one(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "play", interrupted)
    Path("old.svg").write_text("a picture")
    for name in ("old.svg", "new.svg"):
        assert run(*QUICK, "--svg", name).code == 130
    assert Path("old.svg").read_text() == "a picture"
    assert not Path("new.svg").exists()


def test_there_is_room_for_names_in_any_letters(run: Run) -> None:
    name = "青眼の白龍と赤眼の黒竜"
    cards = "\n".join(map(str, starter("normals_a").main))
    Path(f"{name}.txt").write_text(cards, encoding="utf-8")
    lines = run(*QUICK, "--decks", f"{name}.txt,normals_b", "--svg", "plot.svg").out.splitlines()
    rates = [line.partition(" %")[0] for line in lines if " % to " in line and "at all" not in line]
    assert any(line.startswith(name) for line in rates)
    assert len({width(line) for line in rates}) == 1
    # In the picture there is less.
    assert f">{name[:9]}…<" in Path("plot.svg").read_text(encoding="utf-8")


def test_on_a_cluster_that_is_not_there(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run("arena", "--ray")
    assert result.code == 2
    assert result.err.startswith("segoc: --ray: Ray isn't installed")
    assert result.err.count("\n") == 1
    for jobs in (77, os.cpu_count()):
        result = run("arena", "--ray", "--jobs", str(jobs))
        assert "not allowed with argument --ray" in result.err
