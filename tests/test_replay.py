"""Replays: what was recorded comes out again, and nothing else gets in."""

import json
from typing import Any

import pytest

from segoc import Deck, Duel, starter
from segoc.bots import answer, named
from segoc.duel import savefile
from segoc.duel.log import Teller
from segoc.duel.savefile import SaveError
from segoc.formats.replay import Replay
from segoc.kernel.samples.saving import event_to_data


def played(seed: int = 3) -> Duel:
    duel = Duel(starter("normals_a"), starter("normals_b"), seed=seed)
    bots = [named("steady", seed, player) for player in (0, 1)]
    while duel.decision is not None:
        answer(duel, bots[duel.decision.player])
    return duel


@pytest.fixture(scope="module")
def text() -> str:
    return Replay.of(played()).write()


def forged(text: str, **changes: Any) -> str:
    """The same file with other content, and a check that fits it."""
    document = json.loads(text)
    del document["check"]
    document.update(changes)
    document["check"] = savefile.fingerprint(document)
    return json.dumps(document)


def with_event(text: str, number: int, **changes: Any) -> str:
    events = json.loads(text)["events"]
    events[number].update(changes)
    return forged(text, events=events)


def log(replay: Replay) -> list[str]:
    teller = Teller(played().pool)
    return [teller.tell(event) for event in replay.events]


# What goes in comes out.


def test_a_whole_duel(text: str) -> None:
    duel = played()
    replay = Replay.read(text)
    assert replay.choices == duel.choices
    assert log(replay) == duel.log
    assert replay.rules == savefile.RULES
    assert replay.duel().hash == duel.hash
    assert replay.difference() == ""
    assert replay.write() == text


def test_a_duel_that_goes_on() -> None:
    duel = Duel(starter("normals_a"), starter("normals_b"), seed=1, first=1)
    duel.push("summon B.hand.1")
    replay = Replay.read(Replay.of(duel).write())
    assert replay.duel().hash == duel.hash
    assert replay.duel().decision is not None


def test_surrender_and_another_future() -> None:
    duel = Duel(starter("normals_a"), starter("normals_b"), seed=1).fork(reseed=99)
    duel.push("end phase")
    duel.surrender(1)
    replay = Replay.read(Replay.of(duel).write())
    assert replay.choices == ["reseed 99", "end phase", "surrender B"]
    again = replay.duel()
    assert (again.winner, again.hash) == (0, duel.hash)
    assert replay.difference() == ""


def test_a_duel_that_began_with_a_state() -> None:
    sampled = played_half().sample(0, seed=5)
    sampled.push("end phase")
    replay = Replay.read(Replay.of(sampled).write())
    assert replay.start.decks is None
    assert replay.duel().hash == sampled.hash
    assert replay.difference() == ""


def played_half() -> Duel:
    """In the middle of a duel, with A to move in a Main Phase."""
    duel = played()
    while duel.decision is None or duel.decision.player != 0 or duel.decision.kind != "main phase":
        duel.pop()
    return duel


def test_filler_is_no_hindrance() -> None:
    deck = Deck((900000001,) * 40)
    with pytest.raises(ValueError, match="SEG-004"):
        Duel(deck, deck, seed=1, unofficial=True)
    fillers = Deck([900000001 + number for number in range(12) for _ in range(3)] + [900000013] * 3)
    fillers = Deck((*fillers.main, 900000014))
    duel = Duel(fillers, fillers, seed=1, unofficial=True)
    assert Replay.read(Replay.of(duel).write()).duel().hash == duel.hash


# Rules that have changed, or should not have.


def test_a_replay_of_other_rules_is_told_as_recorded(text: str) -> None:
    other = forged(text, rules="1999.02/1", choices=["dance"])
    replay = Replay.read(other)
    assert replay.rules == "1999.02/1"
    assert log(replay) == played().log
    with pytest.raises(ValueError, match="can't be written anew"):
        replay.write()


def test_an_event_that_comes_out_otherwise(text: str) -> None:
    replay = Replay.read(with_event(text, 0, amounts=[4000, 4000]))
    assert replay.difference() == (
        "event 1 was recorded as 'The duel begins with 4000 LP each. A goes first.'"
        " and is now 'The duel begins with 8000 LP each. A goes first.'"
    )


def test_an_event_too_few(text: str) -> None:
    events = json.loads(text)["events"]
    count = len(events)
    replay = Replay.read(forged(text, events=events[:-1]))
    assert replay.difference() == f"{count - 1} events were recorded, and now there are {count}"


@pytest.mark.parametrize("choice", ["attack A.m1 -> B.m1", "dance", "surrender C", "reseed x"])
def test_a_choice_that_is_not_legal(text: str, choice: str) -> None:
    replay = Replay.read(forged(text, choices=[choice]))
    assert replay.difference().startswith("choice 1 can't be made: ")
    with pytest.raises(SaveError, match="choice 1"):
        replay.duel()


# What is no replay.


def test_a_saved_duel_is_no_replay() -> None:
    with pytest.raises(SaveError, match="this is not a segoc replay"):
        Replay.read(played().save())


@pytest.mark.parametrize(
    "garbage", ["", "hello", "{}", "[]", "null", "[" * 100_000, '{"segoc": 1}']
)
def test_garbage(garbage: str) -> None:
    with pytest.raises(SaveError):
        Replay.read(garbage)


def test_a_damaged_file(text: str) -> None:
    with pytest.raises(SaveError, match="not a whole segoc file"):
        Replay.read(text[: len(text) // 2])
    with pytest.raises(SaveError, match="changed or damaged"):
        Replay.read(text.replace('"seed": 3', '"seed": 4'))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format": 99}, "format 99"),
        ({"rules": None}, "'rules' is missing"),
        ({"choices": "end phase"}, "'choices' is missing"),
        ({"choices": [1]}, "choices must be texts"),
        ({"events": {}}, "'events' is missing"),
        ({"events": [1]}, "event 1 of the file makes no sense"),
        ({"events": [{"is": "State"}]}, "event 1 of the file makes no sense"),
        ({"events": [{"is": "Option", "verb": 0, "spot": 0, "aim": 0}]}, "event 1"),
        ({"start": None}, "'start' is missing"),
        ({"start": {"decks": []}}, "'first' is missing"),
    ],
)
def test_a_file_with_nonsense(text: str, changes: dict[str, Any], message: str) -> None:
    with pytest.raises(SaveError, match=message) as caught:
        Replay.read(forged(text, **changes))
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "changes",
    [
        {"kind": 99},
        {"kind": "moved"},
        {"kind": 18, "amounts": []},
        {"kind": 3, "phase_begun": 42},
        {"why": 77},
        {"kind": 8, "cards": []},
        {"more": 1},
    ],
)
def test_an_event_that_cannot_be_told(text: str, changes: dict[str, Any]) -> None:
    with pytest.raises(SaveError, match="event 1 of the file makes no sense"):
        Replay.read(with_event(text, 0, **changes))


def test_a_card_that_is_not_in_the_pool(text: str) -> None:
    event = event_to_data(next(event for event in played().events if event.cards))
    event["cards"][0]["code"] = 12
    with pytest.raises(SaveError, match="event 1 of the file makes no sense: no card has"):
        Replay.read(forged(text, events=[event]))


@pytest.mark.parametrize(
    "start",
    [
        {"seed": 1, "first": 0, "decks": [{"name": "", "main": [12], "extra": [], "side": []}] * 2},
        {"state": {}},
        {"state": {"random": {"is": "Random", "a": 1, "b": 1, "c": 1, "counter": 1}}},
    ],
)
def test_a_beginning_that_cannot_be(text: str, start: dict[str, Any]) -> None:
    replay = Replay.read(forged(text, start=start))
    assert replay.difference().startswith("the duel can't begin: ")
    assert "\n" not in replay.difference()
