"""When a ruling is played: a board of its own with its cards, what comes out, and what can't be."""

from typing import Any

import pytest

from segoc.rulebook import standing
from segoc.rulebook.check import check
from segoc.rulebook.entries import Entry, entries
from segoc.rulebook.played import unshown
from segoc.rulebook.reading.files import all_scenarios
from segoc.rulebook.standing import Standing, citations, own_standing, standings, with_repeated
from tests.rulebook.writing import reading, scenario

BOARD = """
FDN-012 · A board of its own
A's turn, Main Phase 1
A hand: 双生精灵, 血腥魔兽人
> A summons 双生精灵
= 双生精灵 in A monster zone
! A can not summon 血腥魔兽人, by CRD-087
but: without 双生精灵 in A hand
+ A can summon 血腥魔兽人
"""


def ruling(**data: Any) -> Entry:
    given = {"kind": "ruling", "statement": "A ruling.", "difficulty": 4, "cards": ["双生精灵"]}
    return Entry({"id": "FDN-012", **given, **data})


def test_what_a_played_ruling_has() -> None:
    assert unshown(ruling(), [scenario(BOARD)]) == []


def test_it_heads_a_scenario() -> None:
    borrowed = scenario(BOARD.replace("FDN-012", "FDN-013, FDN-012"))
    assert unshown(ruling(), [borrowed]) == ["no scenario is headed by it"]
    assert unshown(ruling(), [borrowed, scenario(BOARD)]) == []


def test_something_comes_out() -> None:
    text = BOARD.replace("= 双生精灵 in A monster zone\n", "")
    assert unshown(ruling(), [scenario(text)]) == ["nothing comes out: no line with ="]


def test_something_is_impossible_by_a_rule() -> None:
    text = BOARD.replace("! A can not summon 血腥魔兽人, by CRD-087\n", "")
    lacks = unshown(ruling(), [scenario(text)])
    assert lacks == ["nothing is impossible, by a rule: no line with !"]
    # It may be so in the twin.
    text = BOARD.replace("+ A can summon 血腥魔兽人", "! A can not set 双生精灵, by SEG-019")
    assert unshown(ruling(), [scenario(text)]) == []


def test_its_cards_are_on_the_board_or_needn_t_be() -> None:
    two = ruling(cards=["双生精灵", "旋风"])
    [lack] = unshown(two, [scenario(BOARD)])
    assert lack.startswith("旋风 is on no board")
    two.in_passing["旋风"] = "any Spell would do"
    assert unshown(two, [scenario(BOARD)]) == []


def test_how_a_ruling_stands() -> None:
    one = scenario(BOARD)
    assert own_standing(ruling(), [one]) == "played"
    assert own_standing(ruling(kind="rule"), [one]) == "cited"
    assert own_standing(ruling(cards=["旋风"]), [one]) == "cited"
    assert own_standing(ruling(), []) == "open_rule"
    assert own_standing(ruling(cards=["双生精灵", "飞行象"]), []) == "open_card"
    passing = ruling(cards=["双生精灵", "飞行象"], in_passing={"飞行象": "only an example"})
    assert own_standing(passing, []) == "open_rule"
    assert own_standing(ruling(unsettled=True), [one]) == "information"
    by = {"by": ["FDN-013"], "date": "2026-01-01", "source": "fid 1"}
    assert own_standing(ruling(superseded_by=by), [one]) == "superseded"


def test_check_tells_played_rulings_and_what_others_lack() -> None:
    found = check(["CRD"], reading(BOARD.replace("FDN-012", "CRD-032")))["CRD"]
    assert found.failures == []
    [(rule, lacks)] = found.cited.items()
    assert rule == "CRD-032"
    assert found.played == []
    assert lacks
    assert all("is on no board" in lack for lack in lacks)
    assert check(["FDN"], reading(BOARD))["FDN"].played == ["FDN-012"]


def test_no_ruling_of_the_second_volume_is_half_played() -> None:
    """What a scenario of its own is there for is shown; `segoc rulebook check` says what lacks."""
    scenarios = all_scenarios().scenarios
    half = {
        one.id: unshown(one, [scenarios[number] for number in citations()[one.id]])
        for one in entries(2)
        if one.kind == "ruling" and citations()[one.id] and standings()[one.id] == "cited"
    }
    assert half == {}


# What repeats another entry.


def told(
    monkeypatch: pytest.MonkeyPatch, own: dict[str, Standing], same_as: dict[str, list[str]]
) -> dict[str, Standing]:
    """How entries stand that are so by themselves, and repeat others."""
    found = {rule: ruling(id=rule, same_as=same_as.get(rule, [])) for rule in own}
    monkeypatch.setattr(standing, "entry", found.__getitem__)
    return with_repeated(found.values(), lambda one: own[one.id])


def test_what_repeats_an_entry_stands_as_that_one(monkeypatch: pytest.MonkeyPatch) -> None:
    own: dict[str, Standing] = {"A": "open_card", "B": "open_rule", "C": "proven"}
    found = told(monkeypatch, own, {"A": ["B"], "B": ["C"]})
    assert found == dict.fromkeys("ABC", "proven")


def test_what_repeats_several_stands_as_the_weakest(monkeypatch: pytest.MonkeyPatch) -> None:
    own: dict[str, Standing] = {"A": "open_rule", "B": "proven", "C": "played", "D": "open_card"}
    assert told(monkeypatch, own, {"A": ["B", "C"]})["A"] == "played"
    assert told(monkeypatch, own, {"A": ["B", "C", "D"]})["A"] == "open_card"


def test_what_shows_itself_stands_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    own: dict[str, Standing] = {"A": "played", "B": "open_rule"}
    assert told(monkeypatch, own, {"A": ["B"]}) == own


def test_what_was_superseded_speaks_for_none(monkeypatch: pytest.MonkeyPatch) -> None:
    own: dict[str, Standing] = {"A": "open_card", "B": "superseded"}
    assert told(monkeypatch, own, {"A": ["B"]}) == own


def test_circles_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    own: dict[str, Standing] = {"A": "open_rule", "B": "open_rule", "C": "open_rule"}
    with pytest.raises(ValueError, match="A = B = C = B"):
        told(monkeypatch, own, {"A": ["B"], "B": ["C"], "C": ["B"]})
