"""`segoc rulebook`."""

import json

import pytest

from segoc.cli import main
from segoc.rulebook import definitions
from segoc.rulebook.check import chapters, check, counts
from segoc.rulebook.entries import entries
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
    assert list(found) == chapters() == ["EFX", "TRM", "CRD", "CHG", "OLD", "SEG"]
    for name, chapter in found.items():
        assert list(chapter) == [
            "entries",
            "proven",
            "definitions",
            "cited",
            "open",
            "scenarios",
            "failures",
            "cards",
            "partial",
            "missing",
        ]
        assert chapter["cards"] >= len(chapter["partial"]) + len(chapter["missing"])
        wanted = [one.id for one in entries() if one.id.startswith(name) and counts(one)]
        assert chapter["entries"] == len(wanted)
        listed = len(chapter["cited"]) + len(chapter["open"])
        assert chapter["proven"] + chapter["definitions"] + listed == len(wanted)
    assert found["CRD"]["scenarios"] > 3
    for name in ("EFX", "CRD", "CHG"):
        # Whatever the rulebook calls the cards.
        assert found[name]["missing"] == found[name]["partial"] == []


def test_one_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulebook", "check", "--chapter", "SEG"]) == 0
    out = capsys.readouterr().out
    assert "SEG" in out
    assert "EFX" not in out


def test_failures() -> None:
    found = check("CRD", reading(BAD))["CRD"]
    assert [(one.line, one.scenario) for one in found.failures] == [
        (8, "CRD-088"),
        (6, "CRD-087 · It holds, but for its twin"),
    ]
    assert found.failures[1].message == "it doesn't hold: it is 600"
    assert found.scenarios == 1
    assert found.cited == []
    assert {"CRD-087", "CRD-088"} <= set(found.open)
    # A scenario of another chapter is none of this one's business.
    assert check("SEG", reading(BAD))["SEG"].failures == []


def test_a_definition_needs_its_symbol(monkeypatch: pytest.MonkeyPatch) -> None:
    symbols = {
        "CRD-040": "segoc.kernel.table.geometry:co_linked",
        "CRD-041": "segoc.kernel.nowhere:x",
    }
    monkeypatch.setattr("segoc.rulebook.check.definitions", lambda: symbols)
    found = check("CRD", reading(""))["CRD"]
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
