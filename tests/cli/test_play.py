"""`segoc play`: the table in the terminal."""

import json
import re
from pathlib import Path

import pytest

import segoc
from segoc import Duel, starter
from segoc.bots import answer, named
from segoc.cli.table import Table
from segoc.duel.savefile import seal
from tests.cli.running import Run


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
        (
            "summon Vorse Raidr",
            "no card is called 'Vorse Raidr':"
            " did you mean 'Vorse Raider' or 'Kaiser Vorse Raider'?",
        ),
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


def test_the_piles_are_open_to_look_at(run: Run) -> None:
    out = play(run, "piles")
    assert "A, GY: no cards\nA, banished: no cards\nB, GY: no cards\n" in out


def test_an_illegal_move_does_not_show_the_whole_board(run: Run) -> None:
    """Its message is for programmers: passcodes in one line."""
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


def test_going_on_with_cards_that_have_changed(run: Run, tmp_path: Path) -> None:
    play(run, "1", "3", "save duel.segoc")
    document = json.loads((tmp_path / "duel.segoc").read_text("utf-8"))
    for name in ("segoc", "format", "rules", "check"):
        del document[name]
    raider = segoc.standard_pool().find("Vorse Raider").code
    document["cards"][str(raider)] = "00000000"
    (tmp_path / "duel.segoc").write_text(seal("duel", document), encoding="utf-8")
    result = run("play", "--load", "duel.segoc", typed="")
    assert "\nVorse Raider has changed since this duel was saved; it goes on" in result.out


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
