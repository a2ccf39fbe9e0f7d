"""Statements fit what is asked, or fail with what is pending."""

import pytest

from tests.rulebook.writing import failure

TWIN = "\nbut: B LP: 500\n= B LP 500"


def played(board: str, body: str) -> str:
    """What is wrong with a body on a board; the twin has no part in it."""
    return failure(f"SEG-051 · Test\nA's turn, Main Phase 1\n{board}\n{body}\n= B LP 8000{TWIN}")


FIELD = "A hand: 空白7星效果怪兽\nA monsters: 圣精灵, 双生精灵, 血腥魔兽人"


def test_clauses_answer_what_is_asked() -> None:
    body = (
        "> A summons 空白7星效果怪兽 tributing 圣精灵, 血腥魔兽人 in m4\n= 空白7星效果怪兽 in A m4"
    )
    assert played(FIELD, body + "\n= 圣精灵, 血腥魔兽人 in A GY\n= 双生精灵 ATK 1900") == ""


def test_a_later_statement_answers_what_a_clause_did_not() -> None:
    body = "> A summons 空白7星效果怪兽 tributing 圣精灵\n= A is asked about tributes"
    body += "\n> A chooses 双生精灵\n= 圣精灵, 双生精灵 in A GY\n= 血腥魔兽人 DEF 1200"
    assert played(FIELD, body) == ""


def test_a_statement_that_does_not_fit() -> None:
    body = "> A summons 空白7星效果怪兽 tributing 圣精灵\n> A enters the End Phase"
    wrong = played(FIELD, body)
    assert "test.txt:6: it is not legal now" in wrong
    assert "A is asked about tributes: pick A.m2, pick A.m3" in wrong


def test_a_clause_that_nobody_asks_for() -> None:
    wrong = played("A hand: 圣精灵, 双生精灵", "> A summons 圣精灵 tributing 双生精灵")
    assert "test.txt:4: “tributing 双生精灵” was never asked for" in wrong


def test_a_forced_choice_makes_a_clause_true() -> None:
    board = "A hand: 空白5星效果怪兽\nA monsters: 圣精灵"
    assert played(board, "> A summons 空白5星效果怪兽 tributing 圣精灵") == ""


def test_a_zone_that_is_not_free() -> None:
    wrong = played("A hand: 圣精灵\nA monsters: 空白4星效果怪兽 (m3)", "> A summons 圣精灵 in m3")
    assert "“in m3” was never asked for, or isn't possible: cards came to A.m1. " in wrong


def test_a_clause_that_the_other_player_holds_up() -> None:
    """What is asked at the end tells why: B's pass is missing."""
    board = "A hand: 死者苏生\nA GY: 圣精灵, 双生精灵\nB set: 旋风"
    wrong = played(board, "> A activates 死者苏生 targeting 圣精灵 in attack")
    assert "“in attack” was never asked for" in wrong
    assert "B is asked about fast effects" in wrong


def test_the_other_player_is_not_asked() -> None:
    wrong = played("B hand: 圣精灵", "> B summons 圣精灵")
    assert "test.txt:4: B isn't asked now: A is asked about main phase" in wrong


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ("> A changes 圣精灵 to attack", "圣精灵 was in that position already"),
        ("> A discards 圣精灵", "there is nothing to discard"),
        ("> A chooses 圣精灵", "that is not an answer"),
        ("> A chooses nothing", "that is not an answer"),
        ("> A flips 圣精灵", "it is not legal now (TRM-163"),
        ("= 圣精灵 ATK 900", "test.txt:4: it doesn't hold: it is 800"),
        ("= 圣精灵 face-down", "圣精灵 is face-up attack in A monster zone"),
        ("= 圣精灵 in A hand", "圣精灵 is face-up attack in A monster zone"),
        ("= 圣精灵 in B monster zone", "圣精灵 is face-up attack in A monster zone"),
        ("= 圣精灵 face-down defense", "圣精灵 is face-up attack in A monster zone"),
        ("= 圣精灵 in A m2", "圣精灵 is face-up attack in A monster zone"),
        ("= A monsters 2", "it is 1"),
        ("= B wins", "nobody has won"),
        ("= B's turn, Main Phase 1", "it is A's turn, Main Phase 1"),
        ("= B is asked about main phase", "not about main phase: A is asked"),
        ("= 双生精灵 in A GY", "there is no 双生精灵"),
    ],
)
def test_one_monster(body: str, wrong: str) -> None:
    assert wrong in played("A monsters: 圣精灵", body)


def test_other_statements() -> None:
    body = "> A changes 圣精灵 to defense\n= 圣精灵 face-up defense\n> everyone passes\n> A passes"
    assert played("A monsters: 圣精灵", body) == ""
    body = "> A enters the Battle Phase\n> A attacks directly with 圣精灵\n= B LP 7200"
    assert "test.txt:7: it doesn't hold: it is 7200" in played("A monsters: 圣精灵", body)
    body = "> A surrenders\n= B wins\n= 圣精灵 Level 4"
    assert played("A monsters: 圣精灵", body) == ""


def test_events_in_order() -> None:
    board = "A hand: 空白5星效果怪兽\nA monsters: 圣精灵"
    summon = "> A summons 空白5星效果怪兽\n= events: "
    good = "圣精灵 tributed, 空白5星效果怪兽 summoned"
    assert played(board, summon + good) == ""
    wrong = played(board, summon + "空白5星效果怪兽 summoned, 圣精灵 tributed")
    happened = "Mystical Elf tributed by CRD-103, Blank Level 5 Effect Monster summoned by CRD-094"
    assert f"what happened is: {happened}" in wrong
    assert "what happened is" in played(board, summon + good + " by CRD-093")
    assert played(board, summon + good + " by CRD-094") == ""
    assert "what happened is" in played(board, summon + "圣精灵 tributed, 圣精灵 tributed")
    assert "what happened is" in played(board, "> A summons 空白5星效果怪兽\n= no events: tributed")


def test_materials_and_decks() -> None:
    board = (
        "A monsters: 空白超量怪兽\nA materials of 空白超量怪兽: 圣精灵\n"
        "A deck: 双生精灵, 血腥魔兽人\nB deck only: 青眼白龙\nB banished face-down: 黑魔术师"
    )
    body = "= 圣精灵 under 空白超量怪兽\n= A deck 32\n= B deck 1\n= 双生精灵, 血腥魔兽人 in A deck"
    assert played(board, body + "\n= 青眼白龙 in B deck\n= 黑魔术师 face-down banished") == ""


@pytest.mark.parametrize(
    ("rule", "wrong"),
    [("", ""), (" by SEG-017", ""), (" by SEG-016", "it has ended by SEG-017")],
)
def test_the_rule_by_which_a_duel_ends(rule: str, wrong: str) -> None:
    told = failure(
        "SEG-017 · Test\nA's turn, Battle Phase\nA monsters: 圣精灵\nB LP: 800\n"
        f"> A attacks directly with 圣精灵\n= A wins{rule}\nbut: B LP: 900\n= nobody has won"
    )
    assert wrong in told
    assert bool(wrong) == bool(told)
