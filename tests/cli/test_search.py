"""`segoc search`: cards by whatever is known of them."""

import json
from pathlib import Path

from tests.cli.running import Run
from tests.formats.databases import database


def test_cards_with_what_is_printed_on_them(run: Run) -> None:
    result = run("search", "blue-eyes", "kind:normal")
    assert (result.code, result.err) == (0, "")
    assert result.out == (
        "89631139  Blue-Eyes White Dragon  Level 8 LIGHT Dragon, ATK 3000, DEF 2500\n"
    )


def test_in_another_language(run: Run) -> None:
    assert "青眼の白龍" in run("search", "青眼白龙", "--lang", "ja").out


def test_only_the_first_unless_all_are_wanted(run: Run) -> None:
    few = run("search", "kind:monster").out.splitlines()
    assert len(few) == 31
    assert few[-1].endswith("more: --all prints them")
    assert len(run("search", "kind:monster", "--all").out.splitlines()) > 300


def test_cards_of_a_database(run: Run, tmp_path: Path) -> None:
    (tmp_path / "cards.cdb").write_bytes(database())
    result = run("search", "some trap", "--cdb", "cards.cdb")
    assert result.out == "910000003 Some Trap  Continuous Trap (not playable yet)\n"
    told = json.loads(run("search", "some trap", "--cdb", "cards.cdb", "--json").out)
    assert told == [{"code": 910000003, "names": ["Some Trap"], "playable": False}]


def test_cards_that_can_not_be_played_yet_are_found_and_marked(run: Run) -> None:
    first, second, *_ = run("search", "raigeki").out.splitlines()
    assert first.endswith("Normal Spell (not playable yet)")
    assert " Raigeki " in first
    assert second.endswith("Raigeki Break    Normal Trap")
    told = run("search", "raigeki playable:yes").out.splitlines()
    assert told
    assert not any("not playable" in line for line in told)
    assert "通常魔法（还不能使用）" in run("search", "raigeki", "--lang", "zh").out


def test_nothing_found_and_nothing_understood(run: Run) -> None:
    assert run("search", "qqqqqq") == (1, "", "")
    result = run("search", "lvel:4")
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("segoc: a card has no 'lvel': did you mean 'level'")
