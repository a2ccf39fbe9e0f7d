"""The four ways in which authors fool themselves, and what stops them (design, section 6)."""

import pytest

from tests.rulebook.writing import error, failure

HOLDS = """
CRD-087 · One a turn
A's turn, Main Phase 1
A hand: 双生精灵, 血腥魔兽人
> A summons 双生精灵
! A can not summon 血腥魔兽人, by CRD-087
but: without 双生精灵 in A hand
+ A can summon 血腥魔兽人
"""


def test_what_holds() -> None:
    assert failure(HOLDS) == ""


# 1. Refused, but for another reason.


def test_the_rule_is_the_only_reason() -> None:
    text = HOLDS.replace("血腥魔兽人", "青眼白龙")
    assert "CRD-087 isn't the only reason: there is also CRD-098" in failure(text)


def test_the_rule_is_the_reason() -> None:
    text = HOLDS.replace("by CRD-087", "by CRD-088")
    assert "test.txt:5: it doesn't hold: it is refused by CRD-087" in failure(text)


def test_what_is_refused_is_not_legal() -> None:
    text = HOLDS.replace("> A summons 双生精灵\n", "> everyone passes\n")
    assert "it doesn't hold: it is legal" in failure(text)


# 2. An outcome that is true without the rule.


def test_there_must_be_a_twin() -> None:
    assert "it has no twin" in error(HOLDS[: HOLDS.index("but:")])


def test_the_twin_must_hold() -> None:
    text = HOLDS.replace("but: without 双生精灵 in A hand", "but: A LP: 5")
    assert "test.txt:7: it doesn't hold: it is refused by CRD-087" in failure(text)


@pytest.mark.parametrize(
    "outcome",
    [
        "= A LP 8000",  # a question that the scenario doesn't ask
        "= 血腥魔兽人 in A hand",
        "> everyone passes\n= A LP 8000",
    ],
)
def test_the_twin_gets_another_outcome(outcome: str) -> None:
    text = HOLDS.replace("+ A can summon 血腥魔兽人", outcome)
    assert "test.txt:6: the twin gets no other outcome" in failure(text)


def test_the_same_outcome_is_no_other() -> None:
    text = """
    SEG-051 · The same in both
    A's turn, Main Phase 1
    A LP: 500
    = B LP 8000
    but: A LP: 600
    = B LP 8000
    """
    assert "the twin gets no other outcome" in failure(text)


ONCE = """
TRM-152 · One change of position a turn
A's turn, Main Phase 1
A monsters: 圣精灵
> A changes 圣精灵 to defense
! A can not change 圣精灵 to attack, by TRM-152
but: A monsters: 圣精灵 (defense)
> everyone passes
+ A can change 圣精灵 to attack
"""


def test_what_is_said_is_compared_with_what_is_said() -> None:
    assert failure(ONCE) == ""


def test_what_both_do_is_no_difference() -> None:
    twin = "but: A LP: 500\n> A changes 圣精灵 to defense\n= A LP 500"
    assert "the twin gets no other outcome" in failure(ONCE[: ONCE.index("but:")] + twin)


def test_the_twin_changes_something() -> None:
    text = HOLDS.replace("but: without 双生精灵 in A hand", "but: A hand: 双生精灵, 血腥魔兽人")
    assert "test.txt:6: it changes nothing" in failure(text)


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ("without 青眼白龙 in A hand", "青眼白龙 is not in that line"),
        ("without 双生精灵 #2 in A hand", "双生精灵 #2 is not in that line"),
        ("without 双生精灵 in B hand", "there is no such line to change"),
        ("no B hand", "there is no such line to leave out"),
        ("双生精灵 instead of 双生精灵 in A hand", "it changes nothing"),
    ],
)
def test_the_change_fits_the_board(change: str, wrong: str) -> None:
    assert wrong in failure(HOLDS.replace("without 双生精灵 in A hand", change))


# 3. A board with an impossible history.


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("A LP: 0", "who has 0 LP has lost"),
        ("A hand: 青眼白龙 ×4", "more than 3 copies of 青眼白龙"),
        ("A monsters: 空白4星效果怪兽 ×6", "no free zone for A"),
        ("A monsters: 双生精灵 (EMZ)", "only what came from the Extra Deck"),
        ("A monsters: 空白连接怪兽 (defense)", "an impossible board"),
        ("A monsters: 空白通常魔法", "only monsters lie there"),
        ("A set monsters: 空白连接怪兽", "never face-down"),
        ("A set: 双生精灵", "only Spells and Traps lie there"),
        ("A face-up: 空白通常魔法", "stays only if it is Continuous, Equip or Field"),
        ("A extra deck: 双生精灵", "an impossible board: it doesn't belong in the Extra Deck"),
        ("A hand: 空白融合怪兽", "belongs in the Extra Deck"),
        ("A extra deck face-up: 空白融合怪兽", "only Pendulum Cards lie there"),
        ("A materials of 空白超量怪兽: 双生精灵", "there are 0 cards called"),
        (
            "A monsters: 双生精灵\n    A counters on 双生精灵: 1 counter of 魔法防护器",
            "counters without a name belong to a card of the duel",
        ),
    ],
)
def test_impossible_boards(line: str, wrong: str) -> None:
    text = f"""
    SEG-051 · Impossible
    A's turn, Main Phase 1
    {line}
    = B LP 8000
    but: B LP: 500
    = B LP 500
    """
    assert wrong in failure(text)


def test_in_the_first_turn_nothing_has_been_played() -> None:
    text = """
    SEG-051 · Impossible
    A's turn, Main Phase 1, turn 1
    A GY: 双生精灵
    = 双生精灵 in A GY
    but: no A GY
    = A GY 0
    """
    assert "test.txt:3: an impossible board: in turn 1 nothing has been played" in failure(text)


# 4. An outcome copied from the engine: nothing on the board without a meaning.


def test_a_card_that_nobody_speaks_of() -> None:
    text = HOLDS.replace("双生精灵, 血腥魔兽人\n", "双生精灵, 血腥魔兽人\nB monsters: 青眼白龙\n")
    assert "test.txt:4: 青眼白龙 is never used, and nothing is said about it" in failure(text)


def test_the_second_copy_of_a_card_needs_a_meaning_too() -> None:
    text = HOLDS.replace("A hand: 双生精灵, ", "A hand: 双生精灵, 双生精灵 ")
    assert "can't stand here" in error(text)
    text = HOLDS.replace("血腥魔兽人\n> A", "血腥魔兽人\nA GY: 血腥魔兽人\n> A", 1)
    assert "can be each of A.hand.1, A.gy.1: say A's, #2 or at m3" in failure(text)


def test_filler_needs_no_meaning() -> None:
    text = HOLDS.replace("血腥魔兽人\n> A", "血腥魔兽人\nB monsters: 空白4星效果怪兽\n> A", 1)
    assert failure(text) == ""
