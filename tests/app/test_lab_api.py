"""The lab: a board is written as a set-up and read from it; what can't be is said, and where."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from fastapi.testclient import TestClient

from segoc.app.lab_api import index, was_read, written
from segoc.app.lab_board import ZONES, write
from segoc.app.lab_text import MOST_STEPS, play_text
from segoc.app.lab_words import is_known, words_for
from segoc.app.protocol import lab as lb
from segoc.app.refusal import Refusal
from segoc.app.server import MOST_BOARDS, create_app
from segoc.app.storage import Storage
from segoc.cards.definition import Definition
from segoc.cards.standard import standard_pool
from segoc.kernel import kinds
from segoc.kernel.counters import SPELL_COUNTER
from segoc.puzzles import shelf
from segoc.rulebook.reading.files import all_scenarios
from segoc.rulebook.reading.situation import MOST_ERRORS
from segoc.rulebook.statements import told
from segoc.view import JUDGE
from tests.app.room_kit import House

HOST = "127.0.0.1"
POOL = standard_pool()
CARDS = [card for card in POOL if not card.filler]


def code(name: str) -> int:
    return POOL.find(name).code


def board(*lines: str) -> lb.LabBoard:
    """The board of a set-up that can be."""
    found = was_read("\n".join(lines))
    assert found.board is not None, found.problems
    return found.board


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
            one = self.random.choice(cards[:: max(1, len(cards) // 25)]).code
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
    assert found.board.sides[0].hand == (code("双生精灵"),)
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


def test_sentences_are_told_in_all_languages() -> None:
    said = words_for("no free zone for A at m3")
    assert (said.zh, said.ja) == ("A的m3已有卡", "Aのm3は空いていません")
    assert is_known(said.en)
    assert words_for("something else").zh == "something else"


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
