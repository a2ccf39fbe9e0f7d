"""Decks on the command line."""

from pathlib import Path

import pytest

from tests.cli.running import Run


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
        " (normals_a, normals_b, classic, dark_magician, junk, odd_eyes, shaddoll)\n"
    )
    result = run("duel", "--deck-a", str(tmp_path))
    assert (result.code, result.err) == (2, f"segoc: {tmp_path} can't be read: Is a directory\n")
