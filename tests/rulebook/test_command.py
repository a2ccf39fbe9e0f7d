"""`segoc rulebook`."""

import json

import pytest

from segoc.cli import main
from segoc.rulebook import definitions
from segoc.rulebook.chapters import chapters
from segoc.rulebook.check import check
from segoc.rulebook.entries import counts, entries
from segoc.rulebook.missing import HARD, cards_lacking, unlocking, wanting
from segoc.rulebook.standing import standings
from tests.rulebook.writing import reading

BAD = """
CRD-087 · It holds, but for its twin
A's turn, Main Phase 1
A LP: 500
= A LP 500
but: A LP: 600
= A LP 700
CRD-088 · Nonsense
Nonsense
"""


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulebook", "check", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == chapters()
    assert chapters(1) == ["EFX", "TRM", "CRD", "CHG", "OLD", "SEG"]
    for name, chapter in found.items():
        assert list(chapter) == [
            "entries",
            "proven",
            "played",
            "definitions",
            "cited",
            "open_card",
            "open_rule",
            "repeated",
            "scenarios",
            "failures",
            "conflicts",
            "settled",
            "untitled",
            "untranslated",
            "cards",
            "partial",
            "missing",
        ]
        assert chapter["cards"] >= len(chapter["partial"]) + len(chapter["missing"])
        wanted = [one.id for one in entries() if one.id.startswith(name) and counts(one)]
        assert chapter["entries"] == len(wanted)
        shown = chapter["proven"] + chapter["played"] + chapter["definitions"]
        listed = [*chapter["cited"], *chapter["open_card"], *chapter["open_rule"]]
        assert shown + len(listed) == len(wanted)
        assert len(listed) == len(set(listed))
    assert found["CRD"]["scenarios"] > 3
    for name in ("EFX", "CRD", "CHG"):
        # Whatever the rulebook calls the cards.
        assert found[name]["missing"] == found[name]["partial"] == []


def test_one_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulebook", "check", "--chapter", "SEG"]) == 0
    out = capsys.readouterr().out
    assert "SEG" in out
    assert "EFX" not in out


def test_one_volume(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulebook", "check", "--volume", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == chapters(2)
    wait = found["FDN"]["open_card"]["FDN-012"]
    assert wait == ["飞行象"]
    # It repeats an entry of the first volume, which isn't played now, and stands as that one.
    assert found["FDN"]["repeated"] > 20


def test_a_volume_and_a_chapter_are_too_much(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["rulebook", "check", "--volume", "2", "--chapter", "FDN"])
    assert "not allowed with argument" in capsys.readouterr().err


def test_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulebook", "missing", "--chapter", "FRG", "--cards", "3"]) == 0
    out = capsys.readouterr().out.splitlines()
    wanted = wanting(one for one in entries(2) if one.id.startswith("FRG"))["FRG"]
    assert out[1].split() == ["FRG", *map(str, wanted)] == ["FRG", *out[2].split()[1:]]
    assert out[-4].startswith("each opens")
    assert all("(" in line for line in out[-3:])


def test_the_cards_to_write_first_each_open_most() -> None:
    hard = [one for one in entries(2) if one.difficulty >= HARD]
    waiting = [
        cards_lacking(one) for one in hard if counts(one) and standings()[one.id] == "open_card"
    ]
    there: set[str] = set()
    for card, opens, named in unlocking(entries(2), 10):
        left = [cards - there for cards in waiting if cards - there]
        assert opens == left.count(frozenset({card}))
        assert named == sum(card in cards for cards in waiting)
        assert opens == max(left.count(cards) for cards in left if len(cards) == 1)
        there.add(card)


def test_failures() -> None:
    found = check(["CRD"], reading(BAD))["CRD"]
    assert [(one.line, one.scenario) for one in found.failures] == [
        (8, "CRD-088"),
        (6, "CRD-087 · It holds, but for its twin"),
    ]
    assert found.failures[1].message == "it doesn't hold: it is 600"
    assert found.scenarios == 1
    assert found.cited == {}
    assert {"CRD-087", "CRD-088"} <= {*found.open_rule, *found.open_card}
    # A scenario of another chapter is none of this one's business.
    assert check(["SEG"], reading(BAD))["SEG"].failures == []


def test_a_definition_needs_its_symbol(monkeypatch: pytest.MonkeyPatch) -> None:
    symbols = {
        "CRD-040": "segoc.kernel.table.geometry:co_linked",
        "CRD-041": "segoc.kernel.nowhere:x",
    }
    monkeypatch.setattr("segoc.rulebook.check.definitions", lambda: symbols)
    found = check(["CRD"], reading(""))["CRD"]
    assert found.definitions == ["CRD-040"]
    assert [one.message for one in found.failures] == [
        "CRD-041: there is no segoc.kernel.nowhere:x"
    ]
    assert not definitions.exists("segoc.kernel.table.geometry:nothing")


def test_show(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulebook", "show", "CRD-098", "--lang", "zh"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("CRD-098 (rule)\n  Tribute Summon: Level 5-6 needs 1 Tribute")
    assert "  > A summons 空白6星效果怪兽\n      A解放「圣精灵」。 (CRD-103)\n" in out
    assert "A  8000 LP   hand 2  deck 30  GY 0" in out
    assert "A  8000 LP   hand 1  deck 30  GY 1" in out
    assert "  but: no A monsters\n  ! A can not summon 空白6星效果怪兽, by CRD-098\n" in out
    assert "It holds, with its 2 twins." in out


def test_show_what_nothing_cites(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulebook", "show", "CRD-378"]) == 0
    out = capsys.readouterr().out
    assert "Defined by segoc.kernel.table.kinds:CONTINUOUS." in out
    assert "No scenario cites it." in out


def test_show_what_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulebook", "show", "CRD-999"]) == 2
    assert "the rulebook has no entry 'CRD-999'" in capsys.readouterr().err
