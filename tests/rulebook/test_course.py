"""The course of a scenario: what each line did, whether it held, and what failed."""

import pytest

from segoc.kernel.table.event import KIND_NAMES
from segoc.rulebook.course import Course, courses
from segoc.rulebook.playing.trial import try_scenario
from segoc.rulebook.reading.files import all_scenarios
from segoc.rulebook.scenario import Scenario
from tests.rulebook.writing import scenario

GOOD = """
CRD-087 · One a turn
A's turn, Main Phase 1
A hand: 双生精灵, 血腥魔兽人
> A summons 双生精灵
= 双生精灵 in A monster zone
! A can not summon 血腥魔兽人, by CRD-087
but: without 双生精灵 in A hand
+ A can summon 血腥魔兽人
"""
REPLACED = """
CRD-087 · A card replaced
A's turn, Main Phase 1
A hand: 双生精灵, 血腥魔兽人
> A summons Gemini Elf
= 双生精灵 ATK 1900
! A can not summon 血腥魔兽人, by CRD-087
but: 圣精灵 instead of 双生精灵 in A hand
= 圣精灵 ATK 800
"""
TWIN = "but: B LP: 500\n= B LP 500"


def texts(course: Course, kind: str) -> list[str]:
    return [line.text for line in course.lines if line.kind == kind]


def wrong(course: Course) -> list[tuple[str, str]]:
    return [(line.text, line.message) for line in course.lines if line.message]


def test_line_by_line() -> None:
    course, _ = courses(scenario(GOOD))
    assert course.change == ""
    assert [(line.line, line.kind, line.text) for line in course.lines] == [
        (2, "board", "A's turn, Main Phase 1"),
        (3, "board", "A hand: 双生精灵, 血腥魔兽人"),
        (4, "step", "> A summons 双生精灵"),
        (5, "outcome", "= 双生精灵 in A monster zone"),
        (6, "outcome", "! A can not summon 血腥魔兽人, by CRD-087"),
    ]
    assert course.holds


def test_states_and_events() -> None:
    course, _ = courses(scenario(GOOD))
    turn, board, step, *outcomes = course.lines
    assert turn.after is None
    assert board.after is not None
    assert step.after is not None
    assert [len(board.after.monsters(0)), len(step.after.monsters(0))] == [0, 1]
    assert board.choices == []
    assert step.choices == ["summon A.hand.1", "zone A.m1"]
    assert [KIND_NAMES[event.kind] for event in step.events] == ["summon declared", "summoned"]
    assert all(line.after is None and line.events == [] for line in outcomes)


def test_a_twin_has_the_board_and_then_what_it_changes() -> None:
    _, twin = courses(scenario(REPLACED))
    assert twin.change == "but: 圣精灵 instead of 双生精灵 in A hand"
    assert texts(twin, "board") == [
        "A's turn, Main Phase 1",
        "A hand: 双生精灵, 血腥魔兽人",
        "but: 圣精灵 instead of 双生精灵 in A hand",
    ]
    assert [line.after is None for line in twin.lines[:3]] == [True, True, False]


def test_a_twin_speaks_of_the_card_that_it_puts_in() -> None:
    """Whichever language the line is written in."""
    _, twin = courses(scenario(REPLACED))
    assert texts(twin, "step") == ["> A summons 圣精灵"]
    assert texts(twin, "outcome") == ["= 圣精灵 ATK 800"]
    _, twin = courses(scenario(REPLACED.replace("圣精灵", "死者苏生")))
    assert [line for line, _ in wrong(twin)] == ["> A summons 死者苏生"]


def test_a_twin_plays_no_step_of_a_card_that_it_takes_away() -> None:
    _, twin = courses(scenario(GOOD))
    assert texts(twin, "step") == []
    assert texts(twin, "outcome") == ["+ A can summon 血腥魔兽人"]


def test_what_does_not_hold_stops_nothing() -> None:
    text = GOOD.replace("= 双生精灵 in A monster zone", "= 双生精灵 in A GY")
    course, twin = courses(scenario(text))
    assert wrong(course) == [("= 双生精灵 in A GY", "双生精灵 is face-up attack in A monster zone")]
    assert course.lines[-1].line == 6
    assert not course.holds
    assert twin.lines[-1].text == "+ A can summon 血腥魔兽人"


def test_a_step_that_can_not_be_done_is_the_last() -> None:
    text = GOOD.replace("> A summons 双生精灵\n", "> A summons 双生精灵\n> A summons 血腥魔兽人\n")
    course, _ = courses(scenario(text))
    [(line, message)] = wrong(course)
    assert line == course.lines[-1].text == "> A summons 血腥魔兽人"
    assert course.lines[-1].kind == "step"
    assert "it is not legal now (CRD-087" in message


def test_a_step_that_fails_on_its_way_shows_how_far_it_came() -> None:
    board = "CRD-087 · Tribute\nA's turn, Main Phase 1\nA hand: 空白6星效果怪兽, 圣精灵\n"
    board += "A monsters: 双生精灵, 白骨\n"
    step = "> A summons 空白6星效果怪兽 tributing 圣精灵"
    course, _ = courses(scenario(f"{board}{step}\n= B LP 8000\n{TWIN}"))
    assert [line for line, _ in wrong(course)] == [step]
    failed = [line for line in course.lines if line.message]
    assert failed[0].choices == ["summon A.hand.1"]
    assert failed[0].after is not None


BROKEN = {
    "an impossible board": (
        "SEG-004 · Four\nA's turn, Main Phase 1\nA hand: 圣精灵 ×4\n= A hand 4\n" + TWIN,
        "A hand: 圣精灵 ×4",
    ),
    "a clause that nobody asked for": (
        "CRD-087 · Clause\nA's turn, Main Phase 1\nA hand: 圣精灵, 双生精灵\n"
        "> A summons 圣精灵 tributing 双生精灵\n= A hand 1\n" + TWIN,
        "> A summons 圣精灵 tributing 双生精灵",
    ),
    "an outcome about a card that isn't there": (
        "CRD-087 · Card\nA's turn, Main Phase 1\n= 圣精灵 in A GY\n" + TWIN,
        "= 圣精灵 in A GY",
    ),
    "a card that nobody speaks of": (
        "CRD-087 · Idle\nA's turn, Main Phase 1\nA hand: 圣精灵\n= B LP 8000\n" + TWIN,
        "A hand: 圣精灵",
    ),
    "a twin that changes nothing": (
        "CRD-087 · Same\nA's turn, Main Phase 1\nB LP: 500\n= B LP 500\n" + TWIN,
        "but: B LP: 500",
    ),
    "a twin without another outcome": (
        "CRD-087 · No other\nA's turn, Main Phase 1\nB LP: 600\n= B LP 600\n"
        "but: A LP: 500\n= A LP 500",
        "but: A LP: 500",
    ),
    "a twin that doesn't hold": (
        "CRD-087 · Twin\nA's turn, Main Phase 1\n= B LP 8000\nbut: B LP: 500\n= B LP 600",
        "= B LP 600",
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_fails_on_trial_is_told_at_its_line(what: str) -> None:
    text, line = BROKEN[what]
    one = scenario(text)
    failure = try_scenario(one)
    assert failure is not None
    assert one.lines[failure.line] == line
    said, message = next(found for course in courses(one) for found in wrong(course))
    assert said == line
    assert failure.message.removeprefix("it doesn't hold: ") == message


@pytest.mark.parametrize("one", all_scenarios().scenarios[::60], ids=lambda one: one.name)
def test_scenarios_that_hold_have_courses_that_hold(one: Scenario) -> None:
    found = courses(one)
    assert len(found) == 1 + len(one.twins)
    assert all(course.holds for course in found)
    # Each thing that a scenario or a twin says came out is looked at.
    for course, body in zip(found, [one.body, *(twin.body for twin in one.twins)], strict=True):
        assert {line.line for line in body} <= {line.line for line in course.lines}
