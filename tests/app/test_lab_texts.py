"""The text of a lab: what set-ups and steps say, and what is wrong with them, line by line."""

from typing import Any

import pytest

from segoc.app.lab_api import was_read, written
from segoc.app.lab_text import MOST_STEPS, play_text
from segoc.app.lab_words import is_known, words_for
from segoc.app.protocol import lab as lb
from segoc.app.refusal import Refusal
from segoc.cards.standard import standard_pool
from segoc.rulebook.reading.files import all_scenarios
from segoc.rulebook.reading.situation import MOST_ERRORS
from segoc.rulebook.statements import told

POOL = standard_pool()


def board(*lines: str) -> lb.LabBoard:
    """The board of a set-up that can be."""
    found = was_read("\n".join(lines))
    assert found.board is not None, found.problems
    return found.board


# What a set-up can say now.


def test_of_several_monsters_of_a_name_the_zone_tells_which_one_is_meant() -> None:
    found = board(
        "A's turn, Main Phase 1",
        "A monsters: 双生精灵 (m1), 双生精灵 (m4)",
        "A face-up: 团结之力 (s3) equipped to 双生精灵 at m4",
        "A counters on 双生精灵 at m1: 2 Spell Counters",
    )
    zones = found.sides[0].zones
    assert zones["s3"].equipped_to == "A.m4"
    assert (len(zones["m1"].counters), len(zones["m4"].counters)) == (1, 0)


def test_a_monster_of_each_side_is_told_by_its_player() -> None:
    found = board(
        "A's turn, Main Phase 1",
        "A monsters: 双生精灵 (m1)",
        "B monsters: 双生精灵 (m1)",
        "A face-up: 团结之力 equipped to B's 双生精灵",
    )
    assert found.sides[0].zones["s1"].equipped_to == "B.m1"


def test_a_normal_summon_that_is_used_up() -> None:
    lines = ("A's turn, Main Phase 1, turn 7", "A hand: 双生精灵")
    duel = play_text("\n".join(lines), POOL)
    assert not duel.why_not("summon 双生精灵", 0)
    used = play_text("\n".join((f"{lines[0]}, Normal Summon used", lines[1])), POOL)
    assert [reason.rule for reason in used.why_not("summon 双生精灵", 0)] == ["CRD-087"]


def test_steps_are_played_and_kept() -> None:
    text = """SEG-051 · A summon
        A's turn, Main Phase 1
        A hand: 双生精灵   # it comes now
        > A summons 双生精灵 in m3
        = 双生精灵 in A m3
        but: no A hand
        nonsense
    """
    found = was_read(text)
    assert (found.head, found.steps) == ("SEG-051 · A summon", ("> A summons 双生精灵 in m3",))
    assert found.board is not None
    assert found.board.sides[0].hand == (POOL.find("双生精灵").code,)
    assert play_text(text, POOL).choices[0].startswith("summon")
    again = written(lb.ToWrite(board=found.board, head=found.head, steps=found.steps))
    assert (again.problem, again.text.splitlines()[-1]) == (None, found.steps[0])


def test_of_equal_cards_the_steps_speak_of_the_same_ones_when_the_board_is_written_again() -> None:
    """A board is always written in one order, the GY before the monsters."""
    text = """A's turn, Main Phase 1
        A monsters: 双生精灵 (m2)
        A GY: 双生精灵
        A hand: 死者苏生
        > A activates 死者苏生 targeting A's 双生精灵 #2 in attack
        > A changes 双生精灵 #1 to defense
    """
    found = was_read(text)
    assert [step.split("#")[1][0] for step in found.steps] == ["1", "2"]
    assert found.board is not None
    again = written(lb.ToWrite(board=found.board, steps=found.steps))
    assert again.problem is None
    one, other = play_text(text, POOL), play_text(again.text, POOL)
    assert one.position() == other.position()
    # What was written so is read as it is.
    assert was_read(again.text).steps == found.steps


@pytest.mark.parametrize("part", range(8))
def test_scenarios_of_the_rulebook_mean_the_same_when_they_are_written_again(part: int) -> None:
    scenarios = all_scenarios().scenarios[part * 5 :: 40]
    for scenario in scenarios:
        text = "\n".join(scenario.lines.values())
        found = was_read(text)
        if found.board is None:
            assert "new duel" in found.problems[0].why.en
            continue
        language: Any = ("en", "zh", "ja")[part % 3]
        again = written(
            lb.ToWrite(board=found.board, head=found.head, steps=found.steps, language=language)
        )
        assert again.problem is None, again
        assert was_read(again.text).board == found.board
        one, other = play_text(text, POOL), play_text(again.text, POOL)
        assert (one.position(), str(one.decision)) == (other.position(), str(other.decision))


# What can't be.


def test_every_line_that_can_not_be_read_is_told() -> None:
    text = "A's turn, Main Phase 1\nA hand: Dark Magican\n\nA hat: x\n> A dances\nB LP: 9"
    found = was_read(text)
    assert found.board is None
    assert [problem.line for problem in found.problems] == [2, 4, 5]
    assert "Is it Dark Magician or" in found.problems[0].why.en


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "there is no set-up"),
        ("A hand: 双生精灵", 1, "a set-up begins with"),
        ("a new duel, A goes first", 1, "new duel"),
        ("A's turn, Main Phase 1\nA LP: 5\nA LP: 6", 3, "already"),
        ("A's turn, Main Phase 1\nA LP: 0", 2, "has lost"),
        ("A's turn, Main Phase 1\nA LP: 1000000", 2, "too large"),
        ("A's turn, Main Phase 1, turn 99999", 1, "too large"),
        ("A's turn, Main Phase 1\nchance: 99999999999", 2, "too large"),
        ("A's turn, Main Phase 1\nA hand: 空白通常魔法 ×999999999", 2, "too many cards"),
        ("A's turn, Main Phase 1\nA LP: " + "9" * 5000, 2, "too long"),
        ("A's turn, Main Phase 1\n" + "> A passes\n" * (MOST_STEPS + 1), 202, "too many steps"),
        ("A's turn, Draw Phase, Normal Summon used", 1, "before Main Phase 1"),
        ("A's turn, Main Phase 1\n> A summons 双生精灵", 2, "it is not legal now"),
        ("A's turn, Main Phase 1\nA pendulum zones: 双生精灵", 2, "only Pendulum Cards"),
        ("A's turn, Main Phase 1\nA monsters: 双生精灵 (s2)", 2, "monsters lie in Monster Zones"),
        ("A's turn, Main Phase 1\nA monsters: 双生精灵 (B.m2)", 2, "that player's zones"),
        ("A's turn, Main Phase 1\nA set: 黑洞 (m2)", 2, "Spell & Trap Zones"),
        ("SEG-001 · One\nA's turn, Main Phase 1\nSEG-002 · Two", 3, "one at a time"),
        ("SEG-001\nA's turn, Main Phase 1", 1, "can't begin a scenario"),
        ("A's turn, Main Phase 1\n> A passes\nA LP: 5", 3, "ends with the first step"),
        ("A's turn, Main Phase 1, turn 0", 1, "the first turn is turn 1"),
        ("A's turn, Battle Phase, turn 1", 1, "no Battle Phase in turn 1"),
        ("A's turn, Main Phase 1\nA monsters: B's 双生精灵", 2, "without A's"),
        ("A's turn, Main Phase 1\nA hand: 双生精灵 #2", 2, "without A's"),
        ("A's turn, Main Phase 1\nA hand: 双生精灵 at m3", 2, "without A's"),
        ("A's turn, Main Phase 1\nA hand: 双生精灵 ×0", 2, "×0 is no card"),
        ("A's turn, Main Phase 1\nA deck: 黑洞\nA deck only: 黑洞", 2, "told twice"),
        ("A's turn, Main Phase 1\nchance: 7", 2, "a die shows 1 to 6"),
        (
            "A's turn, Main Phase 1\nA monsters: 双生精灵\nA counters on 双生精灵: 0 counters",
            3,
            "0 counters are none",
        ),
        (
            "A's turn, Main Phase 1\nA counters on 双生精灵: 1 counter\nA set monsters: 双生精灵",
            2,
            "only a face-up card has counters",
        ),
        ("A's turn, Main Phase 1\nA face-up: Gateway to Chaos, B.E.F. Zelos", 2, "one Field Zone"),
        ("A's turn, Main Phase 1\nA LP: many", 2, "expected a number of LP"),
        ("A's turn, Main Phase 1\n> A chooses m3", 2, "that is not an answer"),
        ("A's turn, Main Phase 1\n> A surrenders\n> A passes", 3, "the duel is over"),
        ("A's turn, Main Phase 1\nA hand: 黑洞\n> A sets 黑洞 in m3", 3, "was never asked for"),
    ],
)
def test_texts_that_can_not_be_played(text: str, line: int, why: str) -> None:
    found = was_read(text)
    assert found.board is None
    assert found.problems[-1].line == line
    said = found.problems[-1].why
    assert why in said.en
    assert len({said.en, said.zh, said.ja}) == 3
    with pytest.raises(Refusal) as refusal:
        play_text(text, POOL)
    assert refusal.value.details[0].what == "board_line"


def test_after_many_errors_nobody_reads_on() -> None:
    found = was_read("A's turn, Main Phase 1\n" + "A hand: Dark Magican\n" * 500)
    assert len(found.problems) == MOST_ERRORS


def test_what_could_stand_there_is_told_in_all_languages() -> None:
    (problem,) = was_read("A's turn, Main Phase 1\nA monsters: Dark Magican (m1)").problems
    assert "Is it Dark Magician or" in problem.why.en
    assert "是不是 “黑魔术师” 或 " in problem.why.zh
    assert "「ブラック・マジシャン」 か " in problem.why.ja
    (problem,) = was_read("A's turn, Main Phase 1\nA monsters: 双生精灵 (m9)").problems
    assert problem.why.zh == "“m9)” 不能写在这里：应为 “defense” 或 “EMZ” 或 m3、x1等区域。"
    (problem,) = was_read("A's turn, Main Phase 1\n> A attacks directly with 双生精灵").problems
    assert "没有这张卡" in problem.why.zh


def test_the_rules_against_a_step_are_told_in_all_languages() -> None:
    text = "A's turn, Main Phase 1\nA monsters: 双生精灵\n> A attacks directly with 双生精灵"
    (problem,) = was_read(text).problems
    assert f"（SEG-041：{told('SEG-041', 'zh')}）" in problem.why.zh
    assert f"（SEG-041：{told('SEG-041', 'ja')}）" in problem.why.ja


def test_our_own_sentences_in_a_text_do_no_harm() -> None:
    text = "x isn't asked now: " * 200
    (problem,) = was_read(f"A's turn, Main Phase 1\n{text}").problems
    assert problem.line == 2


def test_a_mark_at_the_beginning_of_a_file_is_no_word() -> None:
    assert was_read("\ufeffA's turn, Main Phase 1\r\nA LP: 5\r\n").board is not None


def test_sentences_are_told_in_all_languages() -> None:
    said = words_for("no free zone for A at m3")
    assert (said.zh, said.ja) == ("A的m3已有卡", "Aのm3は空いていません")
    assert is_known(said.en)
    assert words_for("something else").zh == "something else"
