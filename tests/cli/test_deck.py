"""`segoc deck`: reads a Deck in any form, judges and converts it."""

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from segoc.cards.names import Language
from segoc.cli.deck_words import FAULTS, LINES
from segoc.decks import starters
from segoc.decks.deck import Deck, FaultKind, LineKind
from segoc.formats.ydk import write_ydk
from segoc.formats.ydke import write_ydke
from tests.cli.running import Run, process
from tests.formats.databases import database

SHADDOLL = starters.starter("shaddoll")
ASH, STRANGER = 14558127, 777
BLUE_EYES = 89631139
# Nobody has written its effect.
RAIGEKI = 12580477


@pytest.fixture
def ydk(tmp_path: Path) -> str:
    (tmp_path / "mine.ydk").write_text(write_ydk(SHADDOLL), encoding="utf-8")
    return "mine.ydk"


@pytest.fixture
def cdb(tmp_path: Path) -> str:
    (tmp_path / "cards.cdb").write_bytes(database())
    return "cards.cdb"


class TestTelling:
    def test_a_sound_deck(self, run: Run, ydk: str) -> None:
        result = run("deck", ydk, "--list", "none")
        assert (result.code, result.err) == (0, "")
        lines = result.out.splitlines()
        assert lines[0] == "Shaddoll: 40 + 15 + 0 cards (read as ydk)"
        assert "Main Deck: 40 (29 monsters, 8 Spells, 3 Traps)" in lines
        assert "Extra Deck: 15 (15 monsters)" in lines
        assert not any(line.startswith("Side") for line in lines)
        (fusion,) = [line for line in lines if line.startswith("  3 Shaddoll Fusion ")]
        assert fusion.endswith("  Normal Spell")
        assert lines[-2:] == ["Playable: 55 of 55 cards (100%).", "It breaks no rule."]

    @pytest.mark.parametrize(
        ("language", "name"), [("zh", "影依融合"), ("ja", "影依融合"), ("en", "Shaddoll Fusion")]
    )
    def test_names_in_a_language(self, run: Run, ydk: str, language: str, name: str) -> None:
        assert f"  3 {name} " in run("deck", ydk, "--lang", language).out

    def test_faults_and_cards_that_segoc_lacks(self, run: Run) -> None:
        code = write_ydke(Deck([BLUE_EYES] * 4 + [STRANGER] * 2, [BLUE_EYES]))
        result = run("deck", code)
        assert (result.code, result.err) == (1, "")
        assert result.out.endswith(
            "\n\nPlayable: 5 of 7 cards (71%).\n"
            "Forbidden/Limited List: 2026.7\n"
            "It can't be played so:\n"
            "  SEG-001: Cards in the Main Deck: 6. It needs 40 to 60.\n"
            "  SEG-004: Blue-Eyes White Dragon: 5 copies, and at most 3 are allowed.\n"
            "  SEG-005: Blue-Eyes White Dragon belongs in the Main Deck, not in the Extra Deck.\n"
            "  SEG-006: No card has the passcode 777.\n"
        )
        assert "  2 777                     unknown (not playable yet)\n" in result.out
        assert "Main Deck: 6 (4 monsters, 2 unknown)" in result.out

    def test_a_database_knows_names_and_artworks(self, run: Run, cdb: str) -> None:
        deck = write_ydke(Deck([910000001, 89631140, 36996508, BLUE_EYES]))
        result = run("deck", deck, "--cdb", cdb)
        assert "  3 Blue-Eyes White Dragon " in result.out
        assert "  1 Some Link (910000001)" in result.out
        assert "markers bottom left, bottom right, top (not playable yet)" in result.out
        assert "Playable: 3 of 4 cards (75%).\nsegoc can't play the cards yet that" in result.out
        assert "SEG-006" not in result.out

    def test_a_card_that_can_not_be_played_yet_is_named_once(self, run: Run) -> None:
        for language, name in (("en", "Raigeki"), ("zh", "雷击"), ("ja", "サンダー・ボルト")):
            told = run("deck", write_ydke(Deck([RAIGEKI, BLUE_EYES])), "--lang", language).out
            assert told.count(name) == 1, language
            assert "SEG-006" not in told

    @pytest.mark.parametrize("language", ["zh", "ja"])
    def test_one_language_at_a_time(self, run: Run, language: str) -> None:
        code = write_ydke(Deck([BLUE_EYES] * 4 + [RAIGEKI, STRANGER], [BLUE_EYES]))
        told = run("deck", code, "--lang", language).out
        words = set(re.findall(r"[A-Za-z]{2,}", told))
        assert words <= {"ATK", "DEF", "SEG", "segoc", "ydke", "EX"}

    def test_lines_that_mean_no_card_are_named_and_the_others_read(self, run: Run) -> None:
        text = "3 Raigekki\n3 Blue-Eyes White Dragon\n"
        result = run("deck", "-", typed=text)
        assert result.code == 1
        assert "  3 Blue-Eyes White Dragon " in result.out
        assert "  Line 1: no card is called “Raigekki”. Did you mean Raigeki / " in result.out
        result = run("deck", "-", "--to", "ydk", typed=text)
        assert (result.code, result.out.count(str(BLUE_EYES))) == (1, 3)
        assert "Raigekki" in result.err
        told = json.loads(run("deck", "-", "--json", typed=text).out)
        assert (told["unread"][0]["line"], told["unread"][0]["near"][0]) == (1, "Raigeki")
        assert run("deck", "-", typed="3 Raigekki\n").code == 2

    def test_the_words_are_those_of_the_pages(self) -> None:
        pages = Path(__file__).parents[2] / "web" / "src" / "i18n"
        for language in get_args(Language):
            said = json.loads((pages / f"{language}.json").read_text(encoding="utf-8"))
            for table in (FAULTS, LINES):
                ours = {f"detail.{kind}": words[language] for kind, words in table.items()}
                assert ours.items() <= said.items()
        assert set(FAULTS) == set(get_args(FaultKind))
        assert set(LINES) == set(get_args(LineKind))

    def test_as_json(self, run: Run, cdb: str) -> None:
        deck = write_ydke(Deck([910000001, 89631140]))
        result = run("deck", deck, "--json", "--cdb", cdb, "--list", "2020.4")
        told = json.loads(result.out)
        assert result.code == 1
        assert (told["form"], told["main"], told["list"]) == (
            "ydke",
            [910000001, 89631140],
            "2020.4",
        )
        assert (told["playable"], told["total"]) == (1, 2)
        assert told["lacking"] == [{"code": 910000001, "count": 1, "name": "Some Link"}]
        assert [fault["rule"] for fault in told["faults"]] == ["SEG-001", "SEG-006"]

    def test_all_that_there_is_comes_through_a_pipe(self) -> None:
        result = process("deck", "-", "--to", "ydke", typed=write_ydk(SHADDOLL).encode("utf-16"))
        assert result.stderr == b""
        assert result.stdout.decode().strip() == write_ydke(SHADDOLL)


class TestConverting:
    @pytest.mark.parametrize("form", ["text", "ydk", "ydke", "omega", "ygomobile"])
    def test_there_and_back(self, run: Run, ydk: str, form: str, tmp_path: Path) -> None:
        result = run("deck", ydk, "--to", form)
        assert (result.code, result.err) == (0, "")
        (tmp_path / "other.txt").write_text(result.out, encoding="utf-8")
        again = run("deck", "other.txt", "--to", "ydke").out
        assert again.strip() == write_ydke(SHADDOLL)
        assert run("deck", "-", "--to", "ydke", typed=result.out).out == again

    def test_codes_can_be_given_as_they_are(self, run: Run) -> None:
        for form in ("ydke", "omega", "ygomobile"):
            code = run("deck", "shaddoll", "--to", form).out.strip()
            assert run("deck", code, "--to", "ydke").out.strip() == write_ydke(SHADDOLL)

    def test_cards_that_nobody_knows_are_kept(self, run: Run) -> None:
        code = write_ydke(Deck([STRANGER] * 2, [], [ASH]))
        text = run("deck", code, "--to", "text").out
        assert text == "Main:\n2 00000777\nSide:\n1 Ash Blossom & Joyous Spring\n"
        assert run("deck", "-", "--to", "ydke", typed=text).out.strip() == code

    def test_what_does_not_fit_is_refused(self, run: Run) -> None:
        result = run("deck", write_ydke(Deck([1 << 30])), "--to", "ygomobile")
        assert (result.code, result.out) == (2, "")
        assert result.err == (
            "segoc: 1073741824 is too large for a link of YGOMobile: it holds passcodes up to"
            " 134217727\n"
        )


class TestLists:
    # Pot of Greed, Forbidden; and two copies of Monster Reborn, Limited.
    GREEDY = write_ydke(Deck([55144522, 83764718, 83764718]))

    @pytest.mark.parametrize("option", ["--list", "--on"])
    @pytest.mark.parametrize("date", ["2020.4", "2020-04-01", "2020/06/30"])
    def test_by_a_date(self, run: Run, option: str, date: str) -> None:
        result = run("deck", self.GREEDY, option, date)
        assert result.code == 1
        assert "Forbidden/Limited List: 2020.4\n" in result.out
        assert "  SEG-180: Pot of Greed is Forbidden.\n" in result.out
        assert "SEG-180: Monster Reborn: 2 copies, and it is Limited: at most 1." in result.out

    def test_the_newest_is_the_usual_one(self, run: Run) -> None:
        assert ": 2026.7\n" in (told := run("deck", self.GREEDY).out)
        assert "Pot of Greed is Forbidden.\n" in told
        assert "SEG-180" not in run("deck", self.GREEDY, "--list", "none").out

    def test_decks_that_come_with_segoc_are_older(self, run: Run) -> None:
        result = run("deck", "classic")
        assert (result.code, "Forbidden/Limited List" in result.out) == (0, False)
        assert run("deck", "classic", "--list", "2026.7").code == 1

    def test_from_a_file_of_several(self, run: Run, tmp_path: Path) -> None:
        (tmp_path / "lflist.conf").write_text(
            "!2021.1\n1 0\n!2020.4 TCG\n83764718 0\n!2020.4\n55144522 0\n", encoding="utf-8"
        )

        def told(*more: str) -> str:
            return run("deck", self.GREEDY, "--list", "lflist.conf", *more).out

        assert "List: 2021.1\n" in told()
        assert "List: 2020.4\n" in told("--on", "2020-12-31")
        assert "Pot of Greed is Forbidden.\n" in told("--on", "2020-12-31")
        assert "List: 2020.4 TCG\n" in told("--on", "2020.4 TCG")
        assert "Monster Reborn is Forbidden.\n" in told("--on", "2020.4 TCG")

    @pytest.mark.parametrize(
        ("options", "message"),
        [
            (("--on", "soon"), "soon is no date: write 2020-04-01, or 2020.4"),
            (("--on", "1999-01-01"), "no list was in force on 1999-01-01: the first that is known"),
            (
                ("--list", "2020.4 TCG"),
                "only lists of the OCG come with segoc: for 2020.4 TCG give",
            ),
            (("--list", "none.conf"), "there is no file none.conf, and a list is a date such as"),
            (("--list", "bad.conf"), "bad.conf: line 1: a card stands before the first list"),
        ],
    )
    def test_what_can_not_be_done(
        self, run: Run, tmp_path: Path, options: tuple[str, ...], message: str
    ) -> None:
        (tmp_path / "bad.conf").write_text("55144522 0\n", encoding="utf-8")
        result = run("deck", self.GREEDY, *options)
        assert (result.code, result.out) == (2, "")
        assert result.err.startswith(f"segoc: {message}")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("nothing.ydk", "there is no file nothing.ydk, and it is neither a code nor one of the"),
        ("ydke://o6lX?!!!", "this code: character 12: '?' doesn't belong into a code"),
        ("bad.ydk", "bad.ydk: line 2: 'xyz' is no passcode"),
        ("bad.txt", "bad.txt: the Deck can't be read:\n  line 1: no card is called 'Dark Magican'"),
        ("empty.ydk", "empty.ydk: there is nothing in it"),
        (".", ". can't be read: Is a directory"),
    ],
)
def test_what_can_not_be_read(run: Run, tmp_path: Path, given: str, message: str) -> None:
    (tmp_path / "bad.ydk").write_text("#main\nxyz\n", encoding="utf-8")
    (tmp_path / "bad.txt").write_text("3 Dark Magican\n", encoding="utf-8")
    (tmp_path / "empty.ydk").write_text("", encoding="utf-8")
    result = run("deck", given)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"segoc: {message}")


def test_a_broken_database(run: Run, tmp_path: Path) -> None:
    (tmp_path / "cards.cdb").write_bytes(b"SQLite format 3\0 and nothing else")
    result = run("deck", "shaddoll", "--cdb", "cards.cdb")
    assert result.code == 2
    assert result.err == ("segoc: cards.cdb: the card database is damaged: its end is missing\n")


def test_a_duel_with_a_ydk(run: Run, ydk: str) -> None:
    result = run("duel", "--deck-a", ydk, "--seed", "1")
    assert result.code == 0
