"""The command line, used as people use it: arguments and typed lines in, text out."""

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import segoc
from segoc import Duel, bench, fuzz, savefile, starter
from segoc.bots import answer, named
from segoc.cli import COMMANDS, main
from segoc.cli.table import Table


class Result(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs `segoc` in an empty folder; `typed` are the lines that the user types."""
    monkeypatch.chdir(tmp_path)

    def command(*arguments: str, typed: str = "") -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            code = main(list(arguments))
        except SystemExit as stop:  # argparse's way
            code = int(stop.code or 0)
        out, err = capsys.readouterr()
        return Result(code, out, err)

    return command


def process(
    *arguments: str, typed: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """`segoc` as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "segoc", *arguments],
        input=typed,
        capture_output=True,
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
    )


# The command itself.


def test_version(run: Run) -> None:
    result = run("--version")
    python = ".".join(map(str, sys.version_info[:3]))
    assert result.out == f"segoc {segoc.__version__} ({segoc.build()} kernel, Python {python})\n"
    assert result.code == 0


def test_help_lists_the_commands(run: Run) -> None:
    result = run("--help")
    assert result.code == 0
    for name, summary in COMMANDS.items():
        assert re.search(rf"^ +{name} +{summary[:30]}", result.out, re.MULTILINE)


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_has_help_with_examples(run: Run, name: str) -> None:
    result = run(name, "--help")
    assert result.code == 0
    assert f"  segoc {name}" in result.out.partition("examples:")[2]


def test_without_a_command_there_is_help(run: Run) -> None:
    result = run()
    assert (result.code, result.out) == (2, "")
    assert "segoc play" in result.err


def test_an_unknown_command_is_refused(run: Run) -> None:
    result = run("dance")
    assert result.code == 2
    assert "invalid choice: 'dance'" in result.err


def test_help_loads_no_command() -> None:
    """The command must start quickly: what isn't asked for isn't imported."""
    code = (
        "import sys; from segoc.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "print(sorted(m for m in sys.modules if m.startswith(('segoc.cli.', 'tqdm'))))"
    )
    found = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        check=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert found.stdout.splitlines()[-1] == "['segoc.cli.refusal']"


def test_a_reader_that_stops_early_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "segoc", "duel", "--seed", "7", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    ) as command:
        assert command.stdout is not None
        assert command.stderr is not None
        command.stdout.readline()
        command.stdout.close()
        assert b"Traceback" not in command.stderr.read()


@pytest.mark.parametrize("language", ["zh", "ja"])
def test_a_terminal_without_these_letters_shows_others(language: str) -> None:
    result = process(
        "play", "--seed", "7", "--lang", language, typed=b"summon \xe9\x9d\x92\xff\nquit\n",
        PYTHONIOENCODING="ascii", PYTHONUTF8="0",
    )  # fmt: skip
    assert result.returncode == 0
    assert b"A draws ?" in result.stdout
    assert b"no card is called" in result.stdout
    assert result.stderr == b""


# segoc play.


def play(run: Run, *lines: str, seed: int = 7, options: tuple[str, ...] = ()) -> str:
    result = run("play", "--seed", str(seed), *options, typed="\n".join(lines) + "\n")
    assert (result.code, result.err) == (0, "")
    return result.out


def test_the_table_shows_what_a_player_needs(run: Run) -> None:
    out = play(run)
    assert out.startswith("You are A; B is the steady bot. The seed is 7.")
    assert "B draws 5 cards.\n" in out
    assert "A  8000 LP   hand 5  deck 35" in out
    assert "    Blue-Eyes White Dragon   Level 8   3000 / 2500\n" in out
    assert "Main Phase 1: what do you do?\n" in out
    assert "   1  Summon Vorse Raider           2  Set Vorse Raider\n" in out
    assert "   7  End the turn\n" in out


@pytest.mark.parametrize(
    "how",
    [
        ("1", "3"),
        ("summon A.hand.2", "zone A.m3"),
        ("Summon Vorse Raider", "A.m3"),
        ("normal summon {zh}", "m3"),
        ("summon vorse raider", "M3"),
    ],
)
def test_numbers_keys_and_words(run: Run, how: tuple[str, str]) -> None:
    zh = segoc.standard_pool().find("Vorse Raider").zh
    out = play(run, how[0].format(zh=zh), how[1])
    assert "A Normal Summons Vorse Raider.\nVorse Raider is summoned in A.m3.\n" in out


def test_tributes_by_name(run: Run) -> None:
    out = play(
        run, "summon Vorse Raider", "3", "summon Summoned Skull", "m4", options=("--bot", "random")
    )
    assert "   5  Summon Summoned Skull (1 Tribute)" in out
    assert "A Tributes Vorse Raider." in out
    assert "Summoned Skull is summoned in A.m4." in out


def test_a_pick_without_its_verb(run: Run) -> None:
    """With two monsters there is a choice, and only the card has to be said."""
    lines = ("summon Alexandrite Dragon", "m1", "summon Alexandrite Dragon", "m2", "end turn")
    more = ("summon Summoned Skull", "A.m2", "m5")
    out = play(run, *lines, *more, seed=7, options=("--bot", "random"))
    assert "Which monster do you Tribute?\n   1  Tribute Alexandrite Dragon (A.m1)" in out
    assert "A Tributes Alexandrite Dragon." in out


@pytest.mark.parametrize(
    ("line", "answer_"),
    [
        ("99", "There is no option 99: they go from 1 to 7."),
        ("0", "There is no option 0"),
        ("9" * 5000, "There is no option 999999999: they go from 1 to 7."),
        ("²", "'²' doesn't begin with something to do."),
        ("dance", "'dance' doesn't begin with something to do."),
        ("summon", "'summon' doesn't say which card."),
        ("summon Dark Magican", "no card is called 'Dark Magican': did you mean 'Dark Magician'?"),
        ("summon Dark Magician", "'Dark Magician' is not among the cards that A can see."),
        ("battle phase", "That isn't possible now.\n  TRM-113: The first player's first turn"),
        ("summon Blue-Eyes White Dragon", "That isn't possible now.\n  CRD-098: Tribute Summon"),
        ("undo", "You haven't chosen anything yet that could be taken back."),
        ("save", "Say where to: save FILE."),
        ("save /nowhere/at/all", "/nowhere/at/all can't be written: No such file or directory."),
        ("why", "Say what you would like to do"),
        ("why dance", "'dance' doesn't begin with something to do."),
    ],
)
def test_what_does_not_work_gets_a_sentence(run: Run, line: str, answer_: str) -> None:
    out = play(run, line, "board")
    assert f"> {answer_}" in out
    # The duel stands where it stood.
    assert out.count("A  8000 LP   hand 5  deck 35") == 2


def test_an_illegal_move_does_not_show_the_whole_board(run: Run) -> None:
    """Its message, for programmers, holds the codes of all cards, face-down ones too."""
    out = play(run, "1", "3", "attack A.m1 -> B.m1", "attack directly with A.m3")
    assert out.count("That isn't possible now.") == 2
    assert not re.search(r"\d{7,}", out)


def test_why(run: Run) -> None:
    out = play(run, "why summon Summoned Skull", "why summon Vorse Raider", "why battle phase")
    needs = "Tribute Summon: Level 5-6 needs 1 Tribute; Level 7+ needs 2 Tributes."
    assert f">   CRD-098: {needs}\n" in out
    assert "> Nothing forbids it.\n" in out
    assert "  TRM-113: The first player's first turn has no normal draw and no Battle Phase." in out


def test_log_and_help(run: Run) -> None:
    out = play(run, "log", "help")
    assert "The duel begins with 8000 LP each. A goes first.  [SEG-010]\n" in out
    assert "why TEXT " in out


def test_the_bot_goes_first(run: Run) -> None:
    out = play(run, "log", options=("--second",))
    assert "B goes first." in out
    assert "Turn 2: A." in out


def test_names_in_another_language(run: Run) -> None:
    out = play(run, "summon 青眼の白龍", options=("--lang", "ja"))
    assert "    青眼の白龍  " in out
    assert "CRD-098" in out
    assert "Blue-Eyes" not in out


def test_surrender(run: Run) -> None:
    out = play(run, "surrender")
    assert "A surrenders.\nB wins.\n" in out
    assert "You lose in turn 1. SEG-018: A player may surrender" in out


@pytest.mark.parametrize("word", ["quit", "exit", "QUIT"])
def test_quit(run: Run, word: str) -> None:
    assert play(run, word, "surrender").endswith("> ")


def test_a_whole_duel(run: Run) -> None:
    """Always the first option, and never more than the rules can make of it."""
    out = play(run, *["1"] * 500)
    assert re.search(r"^You (win|lose) in turn \d+\. SEG-01[67]: ", out, re.MULTILINE)


def test_save_and_go_on(run: Run, tmp_path: Path) -> None:
    out = play(run, "1", "3", "save my duel.segoc", "save my duel.segoc")
    assert "Saved: segoc play --load my duel.segoc\n" in out
    assert "> there is a file my duel.segoc already: choose another name." in out
    saved = Duel.load((tmp_path / "my duel.segoc").read_text("utf-8"))
    assert saved.choices[:2] == ["summon A.hand.2", "zone A.m3"]
    result = run("play", "--load", "my duel.segoc", typed="log\n")
    assert result.code == 0
    assert "Vorse Raider is summoned in A.m3.  [CRD-094]" in result.out


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "there is no file x"),
        (b"hello", "x: this is not a whole segoc file"),
        (b"\xff\xfe", "x is not a text in UTF-8"),
    ],
)
def test_what_cannot_be_loaded(
    run: Run, tmp_path: Path, content: bytes | None, complaint: str
) -> None:
    if content is not None:
        (tmp_path / "x").write_bytes(content)
    result = run("play", "--load", "x")
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"segoc: {complaint}")
    assert result.err.count("\n") == 1


def table(duel: Duel) -> Table:
    return Table(duel, named("steady", 1, 1), "en")


def test_undo_goes_back_to_the_players_own_last_choice(
    capsys: pytest.CaptureFixture[str],
) -> None:
    duel = Duel(starter("normals_a"), starter("normals_b"), seed=7)
    at = table(duel)
    hashes = []
    for text in ("1", "3", "end turn"):
        at.let_opponent_play()
        assert at.duel.decision is not None
        hashes.append(at.duel.hash)
        at.obey(text, at.duel.decision)
    at.let_opponent_play()
    for before in reversed(hashes):
        assert at.duel.decision is not None
        at.obey("undo", at.duel.decision)
        assert at.duel.hash == before
    assert "Taken back: end phase." in capsys.readouterr().out


def test_the_table_shows_nothing_that_the_player_may_not_know(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """In a duel that the player can't tell from this one, it shows the same."""
    duel = Duel(starter("normals_a"), starter("normals_b"), seed=4)
    bots = [named("random", 4, player) for player in (0, 1)]
    compared = 0
    while duel.decision is not None:
        if duel.decision.player == 0:
            shown = []
            for other in (duel, duel.sample(0, seed=1), duel.sample(0, seed=2)):
                at = table(other)
                assert other.decision is not None
                at.show_board("")
                at.show_options(other.decision)
                at.obey("why attack A.m1 -> B.m1", other.decision)
                at.obey("why flip B.m2", other.decision)
                shown.append(capsys.readouterr().out)
            assert shown[0] == shown[1] == shown[2]
            compared += 1
        answer(duel, bots[duel.decision.player])
    assert compared > 50


# Decks.


def write_deck(folder: Path, text: str) -> str:
    (folder / "deck.txt").write_text(text, encoding="utf-8")
    return "deck.txt"


THIRTEEN = """Gemini Elf, Vorse Raider, Luster Dragon, Alexandrite Dragon, 青眼の白龍, 46986414,
X-Head Cannon, Summoned Skull, Gagagigo, Sabersaurus, Great Angus, Megalosmasher X, Insect Knight"""
FORTY = "\n".join(f"3 {name.strip()}" for name in THIRTEEN.split(",")) + "\nBig Koala\n"


def test_a_deck_from_a_file(run: Run, tmp_path: Path) -> None:
    deck = write_deck(tmp_path, FORTY)
    result = run("duel", "--deck-a", deck, "--deck-b", deck, "--seed", "1")
    assert result.code == 0
    assert result.out.splitlines()[-1].endswith("(seed 1)")


@pytest.mark.parametrize("command", ["play", "duel"])
@pytest.mark.parametrize(
    ("text", "complaints"),
    [
        (
            "4 Dark Magician\nBlank Normal Spell",
            ["SEG-001: the Main Deck has 5 cards", "SEG-004: 4 copies of Dark", "SEG-006: Blank"],
        ),
        ("3 Dark Magican\n0 Gagagigo", ["line 1: no card is called", "line 2: 0 copies"]),
    ],
)
def test_all_faults_of_a_deck_are_told(
    run: Run, tmp_path: Path, command: str, text: str, complaints: list[str]
) -> None:
    result = run(command, "--deck-b", write_deck(tmp_path, text))
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("segoc: deck.txt: the Deck can't be ")
    for complaint in complaints:
        assert complaint in result.err


def test_a_deck_that_is_nowhere(run: Run, tmp_path: Path) -> None:
    result = run("duel", "--deck-a", "normals_c")
    assert result.code == 2
    assert result.err == (
        "segoc: there is no file normals_c, and no Deck of that name comes with segoc"
        " (normals_a, normals_b)\n"
    )
    result = run("duel", "--deck-a", str(tmp_path))
    assert (result.code, result.err) == (2, f"segoc: {tmp_path} can't be read: Is a directory\n")


# segoc duel, segoc replay.


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
    assert "is not a bot or two of" in result.err


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
    assert "A draws 5 cards.\n" in replay.out
    assert "B draws 5 cards.\n" not in replay.out
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


# segoc bench, perft, fuzz.


@pytest.fixture
def short_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few duels: here the figures needn't be good."""
    monkeypatch.setattr(bench, "DUELS", 3)
    monkeypatch.setattr(bench, "MOMENTS", 3)
    monkeypatch.setattr(bench, "SNAPSHOTS", 10)


@pytest.mark.usefixtures("short_bench")
def test_bench_as_json(run: Run) -> None:
    result = run("bench", "--json", "--seconds", "0.01")
    assert (result.code, result.out.count("\n")) == (0, 1)
    data = json.loads(result.out)
    speeds = {"real_decisions_per_s", "turns_per_s", "duels_per_s"}
    costs = {"create_us", "fork_us", "save_us", "load_us", "snapshot_bytes"}
    assert set(data) == {"build", "python", "decks", "duel_api"} | costs
    assert set(data["decks"]["normals"]) == set(data["duel_api"]) == speeds
    assert data["build"] == segoc.build()
    assert all(data[cost] > 0 for cost in costs)
    normals = data["decks"]["normals"]
    assert normals["real_decisions_per_s"] > normals["turns_per_s"] > normals["duels_per_s"] > 0
    # A fork is far cheaper than what it copies from.
    assert data["fork_us"] < data["create_us"] < data["load_us"]


@pytest.mark.usefixtures("short_bench")
def test_bench_for_people(run: Run) -> None:
    result = run("bench", "--seconds", "0.01")
    assert result.code == 0
    for words in ("real decisions / s", "choosing at random is", "fork it", "a fork, untouched"):
        assert words in result.out


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "soon"])
def test_bench_needs_time(run: Run, seconds: str) -> None:
    assert run("bench", "--seconds", seconds).code == 2


def test_perft(run: Run) -> None:
    assert run("perft", "--depth", "2").out.startswith("start, depth 2: 62 (")
    out = run("perft", "--depth", "2", "--divide", "--position", "hand limit").out
    assert out.startswith("pick B.hand.1            14\n")
    assert "\nhand limit, depth 2: 98 (" in out


@pytest.mark.parametrize("wrong", [("--depth", "0"), ("--depth", "x"), ("--position", "end")])
def test_perft_refuses(run: Run, wrong: tuple[str, str]) -> None:
    assert run("perft", *wrong).code == 2


def test_fuzz_reports(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[int, int, int, Path]] = []

    def found(
        duels: int, seed: int, jobs: int, folder: Path, progress: Callable[[int], None]
    ) -> fuzz.Report:
        calls.append((duels, seed, jobs, folder))
        progress(duels)
        return fuzz.Report(duels, 77, [folder / "one.json"] if seed == 2 else [])

    monkeypatch.setattr(fuzz, "run", found)
    options = ("--duels", "5", "--jobs", "3", "--folder", "here")
    assert run("fuzz", "--seed", "1", *options) == (0, "5 duels, 77 decisions, 0 failures\n", "")
    failed = run("fuzz", "--seed", "2", *options)
    assert failed == (1, "failure: here/one.json\n5 duels, 77 decisions, 1 failures\n", "")
    assert calls == [(5, 1, 3, Path("here")), (5, 2, 3, Path("here"))]


def test_fuzz_again(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    missing = run("fuzz", "--again", "missing.json")
    assert missing == (2, "", "segoc: missing.json can't be read: No such file or directory\n")
    (tmp_path / "foreign.json").write_text("{}")
    foreign = run("fuzz", "--again", "foreign.json")
    assert foreign == (2, "", "segoc: foreign.json: this is not a segoc fuzz failure\n")
    monkeypatch.setattr(fuzz, "again", lambda path: f"{path} no longer fails")
    assert run("fuzz", "--again", "x.json") == (0, "x.json no longer fails\n", "")


@pytest.mark.parametrize("option", ["--duels", "--jobs"])
def test_fuzz_needs_at_least_one(run: Run, option: str) -> None:
    assert run("fuzz", option, "0").code == 2
