"""The grammar is strict: an error names the line and what could stand there."""

from pathlib import Path

import pytest

from segoc.kernel.table import decision as dc
from segoc.kernel.table.phases import BATTLE_PHASE
from segoc.rulebook.reading.files import all_scenarios, read, scenarios_citing, texts_in
from segoc.rulebook.scenario import Act, Can, Events, Stands
from tests.rulebook.writing import error, reading, scenario

GOOD = """
CRD-087, CRD-086 · Title
A's turn, Battle Phase, turn 7

# A comment, and an empty line.
A hand: Dark Magician, 7 Colored Fish   # another one
A monsters: 双生精灵 (defense), Gemini Elf (m4), 空白连接怪兽 (EMZ) ×1
> A summons Dark Magician tributing A's 双生精灵, Gemini Elf #2 in m3
= Dark Magician, 7 Colored Fish in A's hand
= events: B damage 200, 双生精灵 + Dark Magician destroyed
! A can not attack B's Gemini Elf at m3 with Gemini Elf, by SEG-041
but: without Dark Magician in A's hand
= 7 Colored Fish in A GY
"""


def test_a_whole_scenario() -> None:
    one = scenario(GOOD.replace(" ×1", ""))
    assert one.ids == ("CRD-087", "CRD-086")
    assert one.title == "Title"
    turn, hand, monsters = one.board
    assert (turn.player, turn.phase, turn.number) == (0, BATTLE_PHASE, 7)
    assert [laid.card.name for laid in hand.cards] == ["Dark Magician", "7 Colored Fish"]
    assert [(laid.defense, laid.zone) for laid in monsters.cards] == [
        (True, ""),
        (False, "m4"),
        (False, "x1"),
    ]
    summon, stands, events, refused = one.body
    assert isinstance(summon, Act)
    assert [str(clause) for clause in summon.clauses] == [
        "tributing A's 双生精灵, Gemini Elf #2",
        "in m3",
    ]
    assert isinstance(stands, Stands)
    assert len(stands.cards) == 2
    assert isinstance(events, Events)
    assert [str(item) for item in events.items] == [
        "B damage 200",
        "双生精灵 + Dark Magician destroyed",
    ]
    assert isinstance(refused, Can)
    assert isinstance(refused.act, Act)
    assert (refused.act.verb, refused.rules) == (dc.ATTACK, ("SEG-041",))
    assert str(refused.act.aim) == "B's Gemini Elf at m3"


BOARD = "CRD-087 · Title\nA's turn, Main Phase 1\n"
REST = "\n= A LP 8000\nbut: A LP: 700\n= A LP 700"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("CRD-087: Title", "test.txt:1: “CRD-087: Title” can't begin a scenario"),
        ("CRD-999 · Title", "test.txt:1: the rulebook has no entry 'CRD-999'"),
        ("A hand: Dark Magician", "test.txt:1: “A hand: Dark Magician” can't begin a scenario"),
        ("CRD-087 · Title\nA LP: 5" + REST, "test.txt:2: a set-up begins with “A's turn"),
        ("CRD-087 · T\nA's turn, Tea Time" + REST, "test.txt:2: “Tea Time” can't stand here"),
        (BOARD + "A pocket: Dark Magician" + REST, "expected “'s turn,” or “LP” or “materials of”"),
        (BOARD + "A hand: Vorse Raidr" + REST, "test.txt:3: “Vorse Raidr” can't stand here"),
        (BOARD + "A hand: Vorse Raidr" + REST, "Is it Vorse Raider or Kaiser Vorse Raider?"),
        (BOARD + "A hand: Dark Magician Gemini Elf" + REST, "“Gemini Elf” can't stand here"),
        (BOARD + "A hand: Dark Magician (defense)" + REST, "“(defense)” can't stand here"),
        (
            BOARD + "A LP: lots" + REST,
            "test.txt:3: “lots” can't stand here: expected a number of LP.",
        ),
        (BOARD + "A LP: 5\nA LP: 6" + REST, "test.txt:4: there is such a line already"),
        (BOARD + "> A sumons Dark Magician" + REST, "“sumons Dark Magician” can't stand here"),
        (BOARD + "> A summons Dark Magician on m3" + REST, "expected “#” or “at” or “targeting”"),
        (BOARD + "> A enters Main Phase 1" + REST, "expected “the Battle Phase” or “Main Phase 2”"),
        (BOARD + "= A LP 8000\nA LP: 8000" + REST, "the set-up ends with the first step"),
        (BOARD + "= Dark Magician in A pocket" + REST, "expected “hand” or “deck” or “GY”"),
        (BOARD + "= Dark Magician somewhere" + REST, "“somewhere” can't stand here"),
        (BOARD + "! A can not summon Dark Magician" + REST, "or “in” or “announcing” or “,”."),
        (BOARD + "! A can not summon Dark Magician, by XYZ-1" + REST, "expected the id of a rule"),
        (BOARD + "! A can not summon Dark Magician, by CRD-999" + REST, "no entry 'CRD-999'"),
        (BOARD + "> A passes" + "\nbut: A LP: 700\n= A LP 700", "nothing about what comes out"),
        (BOARD + "= A LP 8000\nbut: A LP: 700\n> A passes", "the twin doesn't say what comes out"),
        (BOARD + "= A LP 8000\nbut: A LP: 7\nA LP: 5\n= A LP 5", "a twin changes one line"),
        (BOARD + "= A LP 8000\nbut: without Dark Magician", "test.txt:4: the end of the line"),
    ],
)
def test_what_is_wrong(text: str, wrong: str) -> None:
    assert wrong in error(text)


def test_the_comma_before_a_rule_is_not_one_of_the_list() -> None:
    line = "! A can not summon Dark Magician tributing Gemini Elf, by CRD-106"
    [refused] = scenario(f"{BOARD}{line}\nbut: A LP: 700\n= A LP 700").body
    assert isinstance(refused, Can)
    assert isinstance(refused.act, Act)
    assert [str(clause) for clause in refused.act.clauses] == ["tributing Gemini Elf"]


def test_one_error_does_not_hide_the_next_scenario() -> None:
    found = reading(
        "CRD-087 · Bad\nA's turn\n" + BOARD + "A LP: 5\n= A LP 5\nbut: no A LP\n= A LP 8000"
    )
    assert [wrong.line for _, wrong in found.errors] == [2]
    assert [one.line for one in found.scenarios] == [3]


def test_ids_can_have_a_digit() -> None:
    text = (
        GOOD.replace(" ×1", "")
        .replace("CRD-086 ·", "TM2-001 ·")
        .replace("by SEG-041", "by TM2-001")
    )
    one = scenario(text)
    assert one.ids == ("CRD-087", "TM2-001")
    assert [line.rules for line in one.body if isinstance(line, Can)] == [("TM2-001",)]


def test_only_what_cites_a_rule_is_read() -> None:
    text = GOOD.replace(" ×1", "")
    both = f"{text}\n{text.replace('CRD-087', 'CRD-088')}"
    assert [one.ids for one in read(both, "test.txt", only="CRD-088").scenarios] == [
        ("CRD-088", "CRD-086")
    ]
    found = scenarios_citing("CRD-098")
    assert found.errors == []
    assert found.scenarios == [one for one in all_scenarios().scenarios if "CRD-098" in one.ids]


def test_files_lie_in_folders_too(tmp_path: Path) -> None:
    (tmp_path / "FDN").mkdir()
    for name in ("turns.txt", "FDN/returning.txt", "FDN/notes.md"):
        (tmp_path / name).write_text("", encoding="utf-8")
    found = texts_in(tmp_path)
    assert sorted(name for name, _ in found) == ["FDN/returning.txt", "turns.txt"]
