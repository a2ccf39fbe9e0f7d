"""What the server says of a card: models of the protocol, and nothing of nonsense."""

import pytest

from segoc.app.inspecting import inspect
from segoc.app.protocol.replies import Inspected
from segoc.duel.option_text import read_spot
from segoc.duel.view import JUDGE, PUBLIC
from segoc.lab import Lab
from segoc.rulebook.entries import entry


def board() -> Lab:
    lab = Lab()
    lab.a.hand("Dark Magician", "Rush Recklessly")
    lab.a.monsters("Number 39: Utopia", zone="A.m1")
    lab.b.set_monsters("Mystical Elf", zone="B.m1")
    lab.b.hand("Gemini Elf")
    return lab


def test_values_with_their_parts() -> None:
    lab = board()
    lab.a.activate("Rush Recklessly", targets="Number 39: Utopia")
    lab.everyone_passes()
    values, _, _ = inspect(lab.duel, 0, "A.m1", 0)
    assert [(one.what, one.now) for one in values] == [("atk", 3200), ("def", 2000), ("level", 4)]
    rush = values[0].parts[1]
    assert (rush.value, rush.code) == (3200, lab.pool.find("Rush Recklessly").code)
    assert (rush.text.en, rush.text.zh) == ("+700", "+700")
    # An Xyz Monster has a Rank where others have their Level.
    assert values[2].parts[0].text.en == "Printed Rank 4"


def test_actions_with_the_rules_against_them() -> None:
    _, _, actions = inspect(board().duel, 0, "A.hand.1", 0)
    told = {one.option.verb: one for one in actions}
    assert {*told} == {"summon", "set"}
    summon = told["summon"]
    assert not summon.legal
    assert [cause.rule for cause in summon.causes] == ["CRD-098"]
    assert summon.causes[0].statement.en == entry("CRD-098").statement
    assert summon.option.key == "summon A.hand.1"


def test_a_legal_action_has_the_key_to_answer_with() -> None:
    lab = board()
    _, _, actions = inspect(lab.duel, 0, "A.m1", 0)
    legal = [one.option.key for one in actions if one.legal]
    assert lab.duel.decision is not None
    at_spot = [one.key for one in lab.duel.decision.options if one.spot == read_spot("A.m1")]
    assert legal == at_spot != []


def test_the_same_rule_is_told_once() -> None:
    for spot in ("A.hand.1", "A.hand.2", "A.m1"):
        for one in inspect(board().duel, 0, spot, 0)[2]:
            assert len(one.causes) == len({(cause.rule, cause.spot) for cause in one.causes})


@pytest.mark.parametrize(
    "spot", ["", "A.gy", "A.deck", "A.m9", "A.hand.99", "x1", "Z.m1", "🂠" * 40]
)
@pytest.mark.parametrize("viewer", [0, 1, JUDGE, PUBLIC])
def test_nothing_is_said_of_nothing(spot: str, viewer: int) -> None:
    assert inspect(board().duel, 0, spot, viewer) == ((), (), ())


@pytest.mark.parametrize("spot", ["B.m1", "B.hand.1", "A.deck.1"])
@pytest.mark.parametrize("viewer", [0, PUBLIC])
def test_nothing_is_said_of_what_is_hidden(spot: str, viewer: int) -> None:
    values, facts, actions = inspect(board().duel, 0, spot, viewer)
    assert not values
    assert not actions
    assert not any(fact.codes for fact in facts)


def test_who_plays_both_sides_sees_both() -> None:
    values, _, actions = inspect(board().duel, 0, "B.m1", JUDGE)
    assert [one.now for one in values if one.what == "def"] == [2000]
    assert [one.option.verb for one in actions] == ["flip"]


def test_it_makes_a_reply() -> None:
    values, facts, actions = inspect(board().duel, 0, "A.m1", 0)
    reply = Inspected(request=1, values=values, facts=facts, actions=actions)
    assert Inspected.model_validate_json(reply.model_dump_json()) == reply
