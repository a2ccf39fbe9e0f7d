"""Boards of the lab: a set-up says what lies there, and what can't be is told with its place."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from fastapi.testclient import TestClient

from segoc.app.lab_api import index, was_read, written
from segoc.app.lab_board import ZONES, write
from segoc.app.protocol import lab as lb
from segoc.app.refusal import Refusal
from segoc.app.server import MOST_BOARDS, create_app
from segoc.app.storage import Storage
from segoc.cards.definition import Definition
from segoc.cards.frozen import frozen_pool
from segoc.duel.view import JUDGE
from segoc.kernel.table import kinds
from segoc.kernel.table.counter_kinds import SPELL_COUNTER
from segoc.puzzles import shelf
from tests.app.room_kit import House

HOST = "127.0.0.1"
POOL = frozen_pool()
CARDS = [card for card in POOL if not card.filler]


def code(name: str) -> int:
    return POOL.find(name).code


# Random boards.


class Box:
    """Cards to build a board with, no more than three of each for a player."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.left = [{card.code: 3 for card in CARDS} for _ in (0, 1)]

    def some(self, player: int, cards: list[Definition], most: int) -> tuple[int, ...]:
        found = []
        for _ in range(self.random.randint(0, most)):
            # Few kinds, so that there are several of a name.
            one = self.random.choice(cards[:: max(1, len(cards) // 12)]).code
            if self.left[player][one]:
                self.left[player][one] -= 1
                found.append(one)
        return tuple(found)


MAIN = [card for card in CARDS if not card.printed.in_extra_deck]
EXTRA = [card for card in CARDS if card.printed.in_extra_deck]
MONSTERS = [card for card in MAIN if card.printed.is_monster]
XYZ = [card for card in EXTRA if card.printed.types & kinds.XYZ]
PENDULUMS = [card for card in MONSTERS if card.printed.types & kinds.PENDULUM]
FIELD = [card for card in MAIN if card.printed.is_field_spell]
STAYING = [
    card
    for card in MAIN
    if not card.printed.is_monster and card.printed.prop == kinds.CONTINUOUS and card.printed.stays
]
EQUIPS = [card for card in MAIN if card.printed.prop == kinds.EQUIP]
SET = [card for card in MAIN if not card.printed.is_monster and card not in FIELD]


def random_board(seed: int) -> lb.LabBoard:
    box = Box(seed)
    rng = box.random
    sides = []
    # The Extra Monster Zones are shared.
    free = ["x1", "x2"]
    rng.shuffle(free)
    for player in (0, 1):
        zones: dict[Any, lb.LabCard] = {}
        for zone in ("m1", "m2", "m3", "m4", "m5", free[player]):
            extra = zone[0] == "x" or rng.random() < 0.3
            for one in box.some(player, EXTRA if extra else MONSTERS, 1):
                zones[zone] = monster(box, one)
        for zone in ("s2", "s3", "s4"):
            kind = rng.choice((SET, STAYING))
            for one in box.some(player, kind, 1):
                zones[zone] = lb.LabCard(code=one, face_up=kind is STAYING)
        for zone in ("s1", "s5"):
            for one in box.some(player, PENDULUMS, 1):
                zones[zone] = lb.LabCard(code=one)
        for one in box.some(player, FIELD, 1):
            zones["field"] = lb.LabCard(code=one, face_up=rng.random() < 0.5)
        monsters = [zone for zone in zones if zone[0] == "m" and zones[zone].face_up]
        if monsters and "s2" not in zones:
            for one in box.some(player, EQUIPS, 1):
                host = f"{'AB'[player]}.{rng.choice(monsters)}"
                zones["s2"] = lb.LabCard(code=one, equipped_to=host)
        sides.append(
            lb.LabSide(
                lp=rng.choice((8000, 100, 12_345)),
                zones=zones,
                hand=box.some(player, MAIN, 6),
                deck=box.some(player, MAIN, 5),
                deck_only=rng.random() < 0.5,
                gy=box.some(player, CARDS, 6),
                banished=box.some(player, CARDS, 3),
                banished_face_down=box.some(player, CARDS, 3),
                extra=box.some(player, EXTRA, 4),
                extra_face_up=box.some(player, PENDULUMS, 2),
            )
        )
    phase: lb.Phase = rng.choice(("Main Phase 1", "Battle Phase", "Main Phase 2"))
    return lb.LabBoard(
        turn_player=rng.choice((0, 1)),
        turn=rng.randint(2, 30),
        phase=phase,
        normal_summon_used=rng.random() < 0.3,
        sides=(sides[0], sides[1]),
        chance=(1, 0, 5, code("黑魔术师")) if rng.random() < 0.2 else (),
    )


def monster(box: Box, one: int) -> lb.LabCard:
    rng = box.random
    types = POOL[one].printed.types
    link = types & kinds.LINK != 0
    face_up = link or rng.random() < 0.7
    counters: tuple[lb.LabCounters, ...] = ()
    if face_up and rng.random() < 0.3:
        counters = (lb.LabCounters(kind=SPELL_COUNTER, count=rng.randint(1, 9)),)
    materials: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    if types & kinds.XYZ and face_up:
        materials = (box.some(0, MONSTERS, 2), box.some(1, MONSTERS, 1))
    return lb.LabCard(
        code=one,
        face_up=face_up,
        defense=face_up and not link and rng.random() < 0.4,
        counters=counters,
        materials=materials,
    )


@pytest.mark.parametrize("language", ["en", "zh", "ja"])
@pytest.mark.parametrize("seed", range(40))
def test_a_board_that_is_written_and_read_is_the_same(seed: int, language: Any) -> None:
    wanted = random_board(seed)
    said = written(lb.ToWrite(board=wanted, language=language))
    assert said.problem is None, said
    found = was_read(said.text)
    assert found.problems == ()
    assert found.board == wanted


def test_the_random_boards_have_everything() -> None:
    """Else the test above proves less than it seems to."""
    texts = [line.text for seed in range(40) for line in write(random_board(seed), POOL, "en")]
    for part in (
        "turn",
        "Normal Summon used",
        "LP",
        "hand",
        "deck:",
        "deck only",
        "GY",
        "banished face-down",
        "extra deck face-up",
        "set monsters",
        "(defense, m",
        "(x",
        "(s5)",
        "equipped to",
        " at A.m",
        "materials of",
        "Spell Counters",
        "chance: heads, tails, 5, Dark Magician",
        "×2",
    ):
        assert any(part in text for text in texts), part


# What can't be.


def side(**zones: lb.LabCard) -> lb.LabSide:
    return lb.LabSide.model_validate({"zones": zones})


def card(name: str, **facts: Any) -> lb.LabCard:
    return lb.LabCard(code=code(name), **facts)


ELF, HOLE, AXE = "双生精灵", "黑洞", "团结之力"
LINK = "空白连接怪兽"


@pytest.mark.parametrize(
    ("wrong", "spot", "why"),
    [
        (side(m1=card(ELF), s2=card(ELF)), "A.s2", "only Spells and Traps"),
        (side(m1=card(ELF), m2=card(HOLE)), "A.m2", "only monsters"),
        (side(m1=card(ELF), x1=card(ELF)), "x1", "came from the Extra Deck"),
        (side(m4=card(LINK, defense=True)), "A.m4", "never in Defense Position"),
        (side(m4=card(LINK, face_up=False)), "A.m4", "never face-down"),
        (side(s3=card(HOLE)), "A.s3", "stays only if"),
        (side(s3=card(AXE)), "A.s3", "only while it is equipped"),
        (side(s3=card(AXE, equipped_to="B.m2")), "A.s3", "only while it is equipped"),
        (
            side(m1=card(ELF, face_up=False), s3=card(AXE, equipped_to="A.m1")),
            "A.s3",
            "face-up monster",
        ),
        (side(field=card(HOLE, face_up=False)), "A.field", "Field Spells, and only they"),
        (side(m2=card(ELF, materials=((code(ELF),), ()))), "A.m2", "only an Xyz Monster"),
        (lb.LabSide(hand=(code(HOLE), code("空白融合怪兽"))), "A.hand", "belongs in the Extra"),
        (lb.LabSide(extra=(code(ELF),)), "A.extra", "doesn't belong in the Extra Deck"),
        (lb.LabSide(gy=(code(ELF),) * 4), "A.gy", "more than 3 copies"),
        (side(m1=card(ELF, counters=(lb.LabCounters(kind=code(HOLE), count=1),))), "A.m1", "TRM"),
    ],
)
def test_what_can_not_be_is_said_with_its_place(wrong: lb.LabSide, spot: str, why: str) -> None:
    problem = written(lb.ToWrite(board=lb.LabBoard(sides=(wrong, lb.LabSide())))).problem
    assert problem is not None
    assert (problem.spot, why in problem.why.en) == (spot, True), problem
    assert len({problem.why.en, problem.why.zh, problem.why.ja}) == 3
    assert "impossible board" not in problem.why.en


def test_two_monsters_in_one_extra_monster_zone() -> None:
    both = (side(x1=card("空白融合怪兽")), side(x1=card("空白融合怪兽")))
    problem = written(lb.ToWrite(board=lb.LabBoard(sides=both))).problem
    assert problem is not None
    assert (problem.spot, "no free zone for B at x1" in problem.why.en) == ("x1", True)


ANYTHING = [*CARDS, *POOL.tokens, *(card for card in POOL if card.filler)]


def wild_board(seed: int) -> lb.LabBoard:
    """Whatever a page could send, be it ever so impossible."""
    rng = random.Random(seed)
    few = rng.sample(ANYTHING, 12)

    def pile() -> tuple[int, ...]:
        count = rng.choice((0,) * 12 + (1, 1, 3, 13))
        return tuple(rng.choice(few).code for _ in range(count))

    def wild_card() -> lb.LabCard:
        spot = rng.choice((None,) * 8 + ("A.m1", "B.m3", "x1", "A.hand", "A.s1", "nowhere"))
        counters = lb.LabCounters(kind=rng.choice((SPELL_COUNTER, few[0].code)), count=3)
        return lb.LabCard(
            code=rng.choice(few).code,
            face_up=rng.random() < 0.8,
            defense=rng.random() < 0.2,
            counters=(counters,) if rng.random() < 0.1 else (),
            materials=(pile(), ()) if rng.random() < 0.2 else ((), ()),
            equipped_to=spot,
            announced=rng.choice(("",) * 8 + ("5", "Dragon", "nothing, really", "双生精灵")),
        )

    def wild_side() -> lb.LabSide:
        zones = rng.sample(ZONES, rng.choice((0, 1, 1, 1, 3)))
        return lb.LabSide(
            lp=rng.choice((1, 8000, 999_999)),
            zones={zone: wild_card() for zone in zones},
            hand=pile(),
            deck=pile(),
            deck_only=rng.random() < 0.3,
            gy=pile(),
            extra=pile() if rng.random() < 0.3 else (),
            banished_face_down=pile(),
        )

    return lb.LabBoard(
        turn_player=rng.choice((0, 1)),
        turn=rng.choice((1, 2, 5, 9_999)),
        phase=rng.choice(get_args(lb.Phase)),
        normal_summon_used=rng.random() < 0.2,
        sides=(wild_side(), wild_side()),
        chance=(rng.randint(0, 9),) if rng.random() < 0.1 else (),
    )


def bare(board: lb.LabBoard) -> lb.LabBoard:
    """Without what means nothing where it stands: what a monster announces, how what lies
    face-down stands."""
    nothing = {"equipped_to": None, "announced": "", "defense": False}
    sides = [
        side.model_copy(
            update={
                "zones": {zone: one.model_copy(update=nothing) for zone, one in side.zones.items()}
            }
        )
        for side in board.sides
    ]
    return board.model_copy(update={"sides": tuple(sides)})


def test_whatever_is_built_is_played_or_told_what_is_wrong_with_it() -> None:
    played = 0
    for seed in range(300):
        wild = wild_board(seed)
        said = written(lb.ToWrite(board=wild, language="en"))
        if said.problem is None:
            found = was_read(said.text).board
            assert found is not None
            assert bare(found) == bare(wild), seed
            assert written(lb.ToWrite(board=found, language="en")).text == said.text
            played += 1
        else:
            why = said.problem.why
            assert len({why.en, why.zh, why.ja}) == 3, (seed, why)
    assert played > 10


# By HTTP.


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    app = create_app(Storage(tmp_path / "segoc.sqlite"), [HOST], folder=tmp_path)
    with TestClient(app, base_url=f"http://{HOST}") as client:
        yield client


def test_a_board_by_http(client: TestClient) -> None:
    wanted = random_board(3).model_dump(mode="json")
    said = client.post("/api/lab/text", json={"board": wanted, "language": "ja"})
    assert said.status_code == 200
    found = client.post("/api/lab/board", json={"text": said.json()["text"]})
    assert found.json()["board"] == wanted


@pytest.mark.parametrize(
    "body",
    [
        "no json",
        "[]",
        "{}",
        '{"board": {"turn": 0}}',
        '{"board": {"sides": [{}]}}',
        '{"board": {"sides": [{"zones": {"m6": {"code": 1}}}, {}]}}',
        '{"board": {"sides": [{"hand": ["x"]}, {}]}}',
        json.dumps({"board": {"sides": [{"hand": [1] * 101}, {}]}}),
        '{"board": {}, "more": 1}',
    ],
)
def test_what_is_no_board_is_malformed(client: TestClient, body: str) -> None:
    said = client.post("/api/lab/text", content=body)
    assert (said.status_code, said.json()["error"]) == (422, "malformed")


def test_who_asks_too_much_is_told_to_wait(client: TestClient) -> None:
    """By the address, for texts and boards together; looking at the lab costs nothing."""

    def ask() -> tuple[int, str]:
        said = client.post("/api/lab/board", json={"text": ""})
        return said.status_code, said.json().get("error", "")

    assert {ask() for _ in range(MOST_BOARDS)} == {(200, "")}
    # Some time may have gone by meanwhile.
    assert (429, "too_fast") in {ask() for _ in range(MOST_BOARDS)}
    assert client.get("/api/lab/puzzles").status_code == 200
    # Rooms have a door of their own.
    said = client.post("/api/rooms", json={"kind": "solo", "scenario": "A's turn, Main Phase 1"})
    assert said.status_code == 200


def test_a_text_without_end_is_malformed(client: TestClient) -> None:
    said = client.post("/api/lab/board", json={"text": "x" * 30_001})
    assert (said.status_code, said.json()["error"]) == (422, "malformed")


def test_a_card_that_there_is_not(client: TestClient) -> None:
    said = client.post("/api/lab/text", json={"board": {"sides": [{"hand": [777]}, {}]}})
    assert (said.status_code, said.json()["error"]) == (422, "bad_board")
    assert said.json()["details"][0]["values"] == {"code": 777}


def test_what_boards_are_made_of(client: TestClient) -> None:
    found = index()
    assert len(found.cards) > len(CARDS)
    by_code = {card.code: card for card in found.cards}
    assert (by_code[code("团结之力")].kind, by_code[code("团结之力")].types) == (
        "spell",
        ("equip",),
    )
    assert "token" in by_code[code("Sheep Token")].types
    answer = client.get("/api/lab")
    assert lb.LabIndex.model_validate_json(answer.text) == found
    again = client.get("/api/lab", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


def test_puzzles_are_told_without_their_solutions(client: TestClient) -> None:
    answer = client.get("/api/lab/puzzles")
    found = lb.LabPuzzles.model_validate_json(answer.text).puzzles
    assert len(found) == 12
    assert all(was_read(puzzle.text).board is not None for puzzle in found)
    assert "> A" not in answer.text
    assert "> B" not in answer.text


# Rooms.


def test_a_room_begins_at_the_board(tmp_path: Path) -> None:
    house = House(tmp_path)
    text = "B's turn, Main Phase 1, turn 8\nB hand: 双生精灵\n> B summons 双生精灵 in m2\n"
    room = house.open(kind="solo", scenario=text)
    game = room.game
    assert game is not None
    assert game.duel.state.turn == 8
    assert game.choices[0].startswith("summon")
    # The steps can be taken back, and the room is found again.
    house.start_again()
    again = house.rooms.find(room.id).game
    assert again is not None
    assert again.duel.hash == game.duel.hash


DECOY = next(puzzle for puzzle in shelf() if puzzle.key == "11_decoy")


def test_the_other_side_answers_by_itself(tmp_path: Path) -> None:
    house = House(tmp_path)
    room = house.open(kind="solo", scenario=DECOY.board, answers=True)
    page = house.page(room, JUDGE)
    assert not room.info(JUDGE).chairs[1].bot
    for key in ("battle phase", "attack directly A.m3"):
        page.choose(key)
    game = room.game
    assert game is not None
    # Mirror Force was activated: A is asked whether to answer that.
    assert game.choices[-1] == "activate B.s3"
    assert game.asked == 0
    # Taking back goes to A's own choice, also after the server was killed.
    house.start_again()
    again = house.rooms.find(room.id)
    again.undo(JUDGE, 1)
    assert again.game is not None
    assert again.game.choices[-1] != "activate B.s3"
    assert (again.game.asked, again.game.duel.state.cards[0].zone >= 0) == (0, True)


def test_elsewhere_who_plays_both_sides_answers_for_both(tmp_path: Path) -> None:
    house = House(tmp_path)
    room = house.open(kind="solo", scenario=DECOY.board)
    assert room.game is not None
    assert not room.game.bots
    assert not house.open(kind="solo", answers=True).seats[1].bot


def test_a_board_is_for_who_plays_both_sides(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refusal:
        House(tmp_path).open(kind="bot", scenario="A's turn, Main Phase 1")
    assert refusal.value.details[0].what == "solo_only"


def test_a_room_does_not_begin_at_a_board_that_can_not_be(client: TestClient) -> None:
    text = "A's turn, Main Phase 1\nA hand: 双生精灵 ×4"
    said = client.post("/api/rooms", json={"kind": "solo", "scenario": text})
    assert (said.status_code, said.json()["error"]) == (422, "bad_board")
    (detail,) = said.json()["details"]
    assert (detail["what"], detail["values"]["line"]) == ("board_line", 2)
