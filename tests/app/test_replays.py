"""A duel looked at again is the duel that was played, and a side sees no more than it did."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from segoc import Duel, starter
from segoc.app import replays
from segoc.app.protocol.table import Table
from segoc.app.refusal import Refusal
from segoc.app.replays import CHUNK, Replays, Watched
from segoc.app.room import BEAT
from segoc.app.server import create_app
from segoc.app.storage import Storage
from segoc.app.table import table_of
from segoc.cards.standard import standard_pool
from segoc.duel import savefile
from segoc.duel.log import JUDGE
from segoc.duel.savefile import RULES, seal
from segoc.formats.replay import Replay
from segoc.kernel.table.chance import Random, seeded
from tests.app.room_kit import House
from tests.app.test_server import Caller

HOST = "127.0.0.1"
DECKS = ("classic", "dark_magician", "junk", "shaddoll")
VIEWER = 0
PASS = "pass"
POOL = standard_pool()


def played(seed: int, choices: int = 60) -> Duel:
    duel = Duel(starter(DECKS[seed % 4]), starter(DECKS[(seed + 1) % 4]), seed=seed)
    chance = seeded(seed)
    while duel.decision is not None and len(duel.choices) < choices:
        duel.push(duel.offered[chance.below(len(duel.offered))])
    return duel


def recorded(duel: Duel, **changes: Any) -> str:
    """A replay of it, with something else in its place, as another version might have written."""
    replay = json.loads(Replay.of(duel).write())
    del replay["check"]
    body = {**replay, **changes}
    rules = body.pop("rules")
    for name in ("segoc", "format"):
        del body[name]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(savefile, "RULES", rules)
        return seal("replay", body)


def saved(duel: Duel, **changes: Any) -> str:
    """What is saved of it, with something else in its place."""
    body = json.loads(duel.save())
    for name in ("segoc", "format", "check"):
        del body[name]
    return seal("duel", {**body, **changes})


def watched(text: str) -> Watched:
    return Replays(POOL).read(text)


def tables(one: Watched, viewer: int) -> list[Table]:
    chunks = range(0, len(one.shown), CHUNK)
    return [table for first in chunks for table in one.tables(viewer, first).tables]


def all_that_is_sent(one: Watched, viewer: int) -> str:
    texts = [one.log(viewer).model_dump_json(by_alias=True)]
    for first in range(0, len(one.shown), CHUNK):
        texts.append(one.tables(viewer, first).model_dump_json(by_alias=True))
    return "\n".join(texts)


class TestWhatIsTold:
    @pytest.mark.parametrize("seed", range(4))
    def test_it_is_the_duel_that_was_played(self, seed: int) -> None:
        duel = played(seed)
        for text in (duel.save(), Replay.of(duel).write()):
            one = watched(text)
            log = one.log(JUDGE)
            assert one.board == "played"
            # On pages zones have other names.
            rules = [line.rule for line in log.lines]
            assert rules == [line.rule for line in duel.log_lines()]
            assert log.told[-1] == len(log.lines)
            assert list(log.told) == sorted(set(log.told))
            seen = tables(one, JUDGE)
            assert len(seen) == len(log.told) == one.opened().moments
            assert seen[-1] == table_of(duel.state, JUDGE)

    def test_it_begins_with_the_decks_alone(self) -> None:
        first = tables(watched(played(1).save()), JUDGE)[0]
        assert [len(side.hand) for side in first.sides] == [0, 0]

    def test_a_position_of_the_middle_begins_there(self) -> None:
        """With nothing told yet, in the turn that it is."""
        duel = Duel.from_state(played(2).state.copy())
        one = watched(duel.save())
        assert (len(one.shown), one.log(JUDGE).lines) == (1, ())
        assert duel.decision is not None
        duel.push(duel.decision.options[0])
        while not duel.events and duel.decision is not None:
            duel.push(duel.decision.options[0])
        log = watched(duel.save()).log(JUDGE)
        assert log.told[0] == 0
        assert log.lines[0].turn == duel.state.turn

    def test_it_is_shared_as_a_replay_whatever_it_was(self) -> None:
        duel = played(1)
        for text in (duel.save(), recorded(duel), recorded(duel, rules="1996.01/1")):
            assert watched(text).file().text == Replay.of(duel).write()

    def test_every_moment_can_be_played_on_from(self) -> None:
        one = watched(played(3).save())
        log = one.log(JUDGE)
        for number in range(0, len(one.shown), 7):
            duel = Duel.load(one.save(number).text)
            assert duel.decision is not None
            lines = [line.rule for line in duel.log_lines()]
            seen = [line.rule for line in log.lines[: log.told[number]]]
            assert lines[: len(seen)] == seen
            # And nobody has chosen anything since.
            assert number == 0 or len(duel.choices) == one.shown[number].choices

    def test_what_leads_to_the_end_is_played_on_from_the_last_decision(self) -> None:
        duel = played(1)
        duel.surrender(0)
        one = watched(duel.save())
        saved = Duel.load(one.save(len(one.shown) - 1).text)
        assert saved.choices == duel.choices[:-1]
        assert not saved.over
        # Looking has changed nothing.
        assert all_that_is_sent(one, JUDGE) == all_that_is_sent(watched(duel.save()), JUDGE)


class TestOneSide:
    def test_a_side_sees_its_own_hand_alone(self) -> None:
        one = watched(played(1).save())
        table = tables(one, 0)[-1]
        assert table.sides[0].hand
        assert all(card.code is not None for card in table.sides[0].hand)
        unseen = [card.code for card in tables(one, 0)[8].sides[1].hand]
        assert unseen
        assert set(unseen) == {None}
        assert None not in {card.code for card in tables(one, JUDGE)[8].sides[1].hand}

    def test_it_is_told_what_it_was_told_at_the_table(self, tmp_path: Path) -> None:
        """The same lines and the same tables, in the same frames."""
        house = House(tmp_path)
        room = house.open(kind="people", deck="classic", first="me")
        room.take_seat(room.invitation, "B", "dark_magician")
        room.go_first(0, True)
        assert room.game is not None
        pages = [house.page(room, viewer) for viewer in (0, 1)]
        chance = seeded(5)
        for _ in range(80):
            house.timer.wait(10)
            for page in pages:
                if page.is_asked:
                    options = page.question.options
                    page.choose(options[chance.below(len(options))].key)
        house.timer.wait(100)
        one = watched(room.game.duel.save())
        for viewer, page in enumerate(pages):
            frames = [frame for update in page.updates[1:] for frame in update.frames]
            heard = [line for frame in frames for line in frame.lines]
            assert len(heard) > 50
            log = one.log(viewer)
            assert list(log.lines[-len(heard) :]) == heard
            told = [frame.table for frame in frames if frame.lines]
            assert tables(one, viewer)[-len(told) :] == told

    def test_the_same_course_looks_the_same_whatever_is_hidden(self) -> None:
        """Two duels that the viewer can't tell apart, with the same public course: even where the
        opponent was asked in one of them only, and passed."""
        passes = compared = 0
        for seed in range(20):
            duel = played(seed, 400)
            while duel.state.turn > 3 or duel.decision is None or duel.decision.player != VIEWER:
                duel.pop()
            twins = [duel.sample(VIEWER, 2 * seed + number) for number in (0, 1)]
            passes += play_alike(twins[0], twins[1], seeded(seed))
            assert twins[0].save() != twins[1].save()
            one, other = (watched(twin.save()) for twin in twins)
            assert one.log(VIEWER) == other.log(VIEWER)
            assert [but_for_chance(table) for table in tables(one, VIEWER)] == [
                but_for_chance(table) for table in tables(other, VIEWER)
            ]
            assert all_that_is_sent(one, JUDGE) != all_that_is_sent(other, JUDGE)
            compared += len(one.shown)
        assert passes > 5
        assert compared > 100


def but_for_chance(table: Table) -> Table:
    """Who looks into their own Deck sees how it lies, which is chance."""
    own, theirs = table.sides
    return table.model_copy(update={"sides": (own.model_copy(update={"deck_seen": ()}), theirs)})


def play_alike(one: Duel, other: Duel, chance: Random) -> int:
    """Play the same public course in both, as far as it goes; returns how often the opponent passed
    in one of them where nobody was asked in the other."""
    passes = 0
    while common := common_options(one, other):
        kept = [len(duel.choices) for duel in (one, other)]
        key = common[chance.below(len(common))]
        one.push(key)
        other.push(key)
        alone = pass_alone(one, other) + pass_alone(other, one)
        if story(one) != story(other):
            # Something hidden was shown, or chance came out otherwise.
            for duel, count in zip((one, other), kept, strict=True):
                duel.rewind(count)
            break
        passes += alone
    return passes


def pass_alone(duel: Duel, beside: Duel) -> int:
    """Pass for the opponent as long as the other duel has gone on without a question."""
    passes = 0
    while (decision := duel.decision) is not None and decision.player != VIEWER:
        can_pass = PASS in [option.key for option in decision.options]
        if not can_pass or len(story(duel)) >= len(story(beside)):
            break
        duel.push(PASS)
        passes += 1
    return passes


def story(duel: Duel) -> list[str]:
    return [line.text for line in duel.log_lines(VIEWER)]


def common_options(one: Duel, other: Duel) -> list[str]:
    ours, theirs = one.decision, other.decision
    if ours is None or theirs is None or ours.player != theirs.player:
        return []
    keys = {option.key for option in theirs.options}
    return [option.key for option in ours.options if option.key in keys]


class TestRecordings:
    def test_of_other_rules_that_still_goes_alike(self) -> None:
        duel = played(1)
        one = watched(recorded(duel, rules="1996.01/1"))
        assert (one.board, one.rules) == ("played", "1996.01/1")
        assert one.shown

    @pytest.mark.parametrize(("rules", "why"), [("1996.01/1", "other_rules"), (RULES, "differs")])
    def test_what_goes_otherwise_now_is_told_as_it_was_recorded(self, rules: str, why: str) -> None:
        duel = played(1)
        one = watched(recorded(duel, rules=rules, choices=["conjure A.hand.1"]))
        assert (one.board, one.opened().moments) == (why, 0)
        for viewer in (JUDGE, 0, 1):
            log = one.log(viewer)
            assert [line.event for line in log.lines] == [
                line.event for line in watched(duel.save()).log(viewer).lines
            ]
            assert log.told == ()
        with pytest.raises(Refusal):
            one.file()

    def test_events_that_make_no_sense_are_told_or_refused(self) -> None:
        """Whatever somebody has written into a file, it is no fault of the server."""
        duel = played(1)
        events = json.loads(Replay.of(duel).write())["events"]
        chance = seeded(1)
        refused: list[str] = []
        for _ in range(60):
            event = dict(events[chance.below(len(events))])
            name = list(event)[chance.below(len(event))]
            for value in ([], [99], -1, 10**6, None, "x"):
                spoilt = [*events[:5], {**event, name: value}]
                try:
                    one = watched(recorded(duel, rules="1996.01/1", choices=[], events=spoilt))
                except Refusal as refusal:
                    refused.append(refusal.error)
                else:
                    assert [len(one.log(viewer).lines) for viewer in (JUDGE, 0, 1)] == [6] * 3
        assert set(refused) == {"malformed"}
        assert len(refused) < 360

    def test_cards_that_have_changed_are_named(self) -> None:
        duel = played(1)
        code = duel.state.cards[0].printed.code
        cards = {**json.loads(duel.save())["cards"], str(code): "00000000"}
        name = POOL.name(code)
        # It goes as it went all the same; with other choices it doesn't, and they are the reason.
        same = watched(recorded(duel, cards=cards)).opened()
        other = watched(recorded(duel, cards=cards, choices=duel.choices[:-20])).opened()
        assert (same.board, same.changed and same.changed.en) == ("played", name)
        assert (other.board, other.changed and other.changed.en) == ("other_cards", name)
        assert watched(recorded(duel)).opened().changed is None

    def test_choices_that_lead_elsewhere_make_no_board(self) -> None:
        duel = played(1)
        assert watched(recorded(duel, choices=duel.choices[:-20])).board == "differs"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    app = create_app(Storage(tmp_path / "segoc.sqlite"), [HOST], folder=tmp_path)
    with TestClient(app, base_url=f"http://{HOST}") as client:
        yield client


class TestServed:
    def test_from_the_text_to_a_room(self, client: TestClient) -> None:
        opened = client.post("/api/replays", json={"text": played(1).save()}).json()
        address = f"/api/replays/{opened['replay']}"
        log = client.get(f"{address}/log?seen=A").json()
        assert len(log["told"]) == opened["moments"]
        chunk = client.get(f"{address}/tables?seen=A&first={CHUNK}").json()
        assert (chunk["first"], len(chunk["tables"])) == (CHUNK, CHUNK)
        start = client.get(f"{address}/tables?seen=A&first=0").json()
        assert {card["code"] for card in start["tables"][8]["sides"][1]["hand"]} == {None}
        saved = client.get(f"{address}/save?moment=30").json()["text"]
        room = client.post("/api/rooms", json={"kind": "solo", "saved": saved})
        assert room.status_code == 200

    @pytest.mark.parametrize(
        "path",
        ["/log?seen=A", "/tables?seen=both&first=0", "/save?moment=0", "/file"],
    )
    def test_what_nobody_looks_at(self, client: TestClient, path: str) -> None:
        answer = client.get(f"/api/replays/nosuchduelanywhere{path}")
        assert (answer.status_code, answer.json()["error"]) == (404, "not_found")

    @pytest.mark.parametrize(
        ("path", "error"),
        [
            ("/log?seen=C", "malformed"),
            ("/log", "malformed"),
            ("/tables?seen=A&first=-1", "malformed"),
            ("/tables?seen=A&first=x", "malformed"),
            ("/tables?seen=A&first=99999", "not_found"),
            ("/save?moment=99999", "not_found"),
            ("/save?moment=" + "9" * 5000, "malformed"),
        ],
    )
    def test_what_there_is_not(self, client: TestClient, path: str, error: str) -> None:
        opened = client.post("/api/replays", json={"text": played(1).save()}).json()
        answer = client.get(f"/api/replays/{opened['replay']}{path}")
        assert answer.json()["error"] == error
        assert answer.status_code in (404, 422)

    @pytest.mark.parametrize(
        ("text", "what"),
        [
            ("", "not_whole"),
            ("no JSON", "not_whole"),
            ("[" * 20_000, "not_whole"),
            ("{}", "not_ours"),
            ('{"segoc": "deck"}', "not_ours"),
            ('{"segoc": "replay", "format": 99}', "other_format"),
            (saved(played(1), rules="1996.01/1", hash="0" * 32), "other_rules"),
            (played(1).save().replace("pass", "past"), "damaged"),
            (recorded(played(1)).replace("pass", "past"), "damaged"),
            (recorded(played(1), events=[{"kind": 1}]), "unplayable"),
            (recorded(played(1), choices=[1]), "unplayable"),
            (recorded(played(1), start={}), "unplayable"),
            (recorded(played(1), choices=["pass"] * 5001), "too_long"),
        ],
        ids=lambda one: one[:20] if isinstance(one, str) else None,
    )
    def test_what_is_no_duel(self, client: TestClient, text: str, what: str) -> None:
        answer = client.post("/api/replays", json={"text": text})
        assert (answer.status_code, answer.json()["error"]) == (422, "malformed")
        assert [detail["what"] for detail in answer.json()["details"]] == [what]

    def test_what_is_no_request(self, client: TestClient) -> None:
        for body in ({}, {"text": 1}, {"text": "", "more": 1}, {"text": "x" * 10_000_001}):
            assert client.post("/api/replays", json=body).json()["error"] == "malformed"

    def test_too_many_at_once(self, client: TestClient) -> None:
        codes = [client.post("/api/replays", json={"text": ""}).status_code for _ in range(40)]
        assert codes[0] == 422
        assert codes[-1] == 429

    def test_a_room_gives_its_duel_only_to_who_may_know_it(self, client: TestClient) -> None:
        asked = {"type": "export", "what": "replay"}
        for kind, text in (("solo", True), ("bot", False)):
            room = client.post("/api/rooms", json={"kind": kind, "first": "me"}).json()
            with client.websocket_connect(f"ws://{HOST}/ws") as socket:
                caller = Caller(socket, room=room["room"], token=room["token"])
                answer = caller.ask(**asked)
                if text:
                    assert Replay.read(answer["text"]).difference() == ""
                    continue
                assert answer["details"][0]["what"] == "keep_later"
                assert caller.ask(type="surrender")["type"] == "done"
                # What a bot's answer takes at least has to pass.
                time.sleep(10 * BEAT)
                answer = caller.ask(**asked)
                assert watched(answer["text"]).board == "played"


class TestKept:
    def test_the_oldest_make_room(self, monkeypatch: pytest.MonkeyPatch) -> None:
        kept = Replays(POOL)
        text = played(1).save()
        ones = [kept.read(text) for _ in range(4)]
        monkeypatch.setattr(replays, "MOST_MOMENTS", 3 * (1 + len(ones[0].shown)))
        for one in ones[:3]:
            kept.keep(one)
        # Who looks at it again keeps it.
        assert kept.find(ones[0].id) is ones[0]
        kept.keep(ones[3])
        assert set(kept._watched) == {one.id for one in (ones[0], *ones[2:])}
        monkeypatch.setattr(replays, "MOST_MOMENTS", 0)
        kept.keep(ones[1])
        assert list(kept._watched) == [ones[1].id]

    def test_a_chunk_is_no_larger_than_a_page_can_take(self) -> None:
        one = watched(played(3, 444).save())
        largest = max(
            len(one.tables(JUDGE, first).model_dump_json(by_alias=True))
            for first in range(0, len(one.shown), CHUNK)
        )
        assert len(one.shown) > 500
        assert largest < 2_000_000
