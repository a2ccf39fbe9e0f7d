"""The Set of a monster: face-down, not to be negated, and nobody else's business."""

import pytest

from segoc.kernel.summoning.normal_summon import NormalSummon
from segoc.kernel.table import event as ev
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import HAND, MONSTER_ZONE
from segoc.lab import A, B, Lab, Seat
from tests.rules.known import known
from tests.rules.more_cards import POOL, SPECIAL_NAME
from tests.rules.surgery import below

pytestmark = pytest.mark.core

FIVE = ["Mystical Elf", "Gemini Elf", "Celtic Guardian", "Battle Ox", "Harpie Lady"]
ON_SHOW_WHEN_SEEN = {"atk", "def", "level"}


@pytest.mark.parametrize("seat", [A, B], ids=repr)
def test_a_set_monster_is_in_face_down_defense_position(seat: Seat) -> None:
    """CRD-090"""
    lab = Lab(turn=seat)
    me = lab.a if seat is A else lab.b
    me.hand("Vorse Raider")
    me.set("Vorse Raider", zone="m5")
    assert lab.where("Vorse Raider") == seat.monster_zone
    assert lab.spot("Vorse Raider") == f"{seat}.m5"
    assert lab.position("Vorse Raider") == "face-down defense"
    assert lab.state.monsters(seat.player) == [lab.card("Vorse Raider").id]


def test_a_set_is_an_event_of_its_own() -> None:
    """CRD-090, CRD-095: it isn't "summoned", and it went from the hand to its zone."""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    lab.a.set("Vorse Raider")
    kinds = [event.kind for event in lab.duel.events]
    assert ev.SUMMON_DECLARED not in kinds
    assert ev.SUMMONED not in kinds
    event = lab.duel.events[-1]
    assert (event.kind, event.summon_way, event.why) == (ev.SET, ev.NORMAL_SET, ev.FOR_SUMMON)
    assert (event.rule, event.player) == ("CRD-090", 0)
    (card,) = event.cards
    assert (card.place, card.to_place) == (HAND, MONSTER_ZONE)
    assert not card.to_face_up


def test_a_set_card_is_another_object_than_the_card_in_hand() -> None:
    """TRM-050"""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    in_hand = refer(lab.card("Vorse Raider"))
    lab.a.set("Vorse Raider")
    assert not in_hand.same_object(lab.card("Vorse Raider"))


def test_the_event_is_later_than_what_was_before() -> None:
    """CRD-102: after the Tribute, which is a point in time of its own."""
    lab = Lab()
    lab.a.hand("Curse of Dragon")
    lab.a.monsters("Mystical Elf")
    lab.a.set("Curse of Dragon", tributes="Mystical Elf")
    tributed, placed = lab.duel.events[-2:]
    assert (tributed.kind, placed.kind) == (ev.MOVED, ev.SET)
    assert tributed.moment < placed.moment


def test_a_set_cannot_be_negated() -> None:
    """CRD-092: it has no window of negation; a summon has one."""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    lab.duel.push("set Vorse Raider")
    assert lab.windows_of("zone A.m3") == ["after"]
    lab.duel.pop()
    lab.duel.push("summon Vorse Raider")
    assert lab.windows_of("zone A.m3") == ["negation", "after"]


def test_a_set_with_a_tribute_is_a_tribute_summon() -> None:
    """TRM-158, CRD-114: and remembers the number of its Tributes (TRM-162)."""
    lab = Lab(number=9)
    lab.a.hand("Dark Magician")
    lab.a.monsters("Mystical Elf", "Gemini Elf")
    lab.a.set("Dark Magician", tributes=["Mystical Elf", "Gemini Elf"])
    assert lab.duel.events[-1].summon_way == ev.TRIBUTE_SET
    card = lab.card("Dark Magician")
    assert (card.summon_way, card.tributes, card.summoned_or_set_turn) == (ev.TRIBUTE_SET, 2, 9)


def test_a_set_without_a_tribute_is_none() -> None:
    """TRM-158: the twin."""
    lab = Lab(number=9)
    lab.a.hand("Vorse Raider")
    lab.a.set("Vorse Raider")
    card = lab.card("Vorse Raider")
    assert (card.summon_way, card.tributes, card.summoned_or_set_turn) == (ev.NORMAL_SET, 0, 9)


def test_the_opponent_does_not_see_a_set_monster() -> None:
    """CRD-113, CRD-258: its controller may look at any time."""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    code = lab.card("Vorse Raider").printed.code
    lab.a.set("Vorse Raider", zone="m1")
    mine = lab.duel.view(0)["zones"]["A.m1"]
    theirs = lab.duel.view(1)["zones"]["A.m1"]
    assert mine["code"] == code
    assert mine.keys() >= ON_SHOW_WHEN_SEEN
    assert theirs["code"] is None
    assert theirs["face_up"] is False
    assert theirs["position"] == "defense"
    assert not theirs.keys() & ON_SHOW_WHEN_SEEN


def test_a_summoned_monster_is_seen() -> None:
    """CRD-113: the twin."""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    lab.a.summon("Vorse Raider", zone="m1")
    theirs = lab.duel.view(1)["zones"]["A.m1"]
    assert theirs["code"] == lab.card("Vorse Raider").printed.code
    assert theirs.keys() >= ON_SHOW_WHEN_SEEN


def test_the_log_of_the_opponent_does_not_name_a_set_monster() -> None:
    """CRD-113"""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    lab.a.set("Vorse Raider", zone="m1")
    assert lab.duel.log_lines(0)[-1].text == "A Sets Vorse Raider in A.m1."
    assert lab.duel.log_lines(1)[-1].text == "A Sets a card in A.m1."


def set_and_pass(name: str, tributes: int) -> Lab:
    """A Sets one monster of three in hand, at the same spots whatever it is, and ends the turn."""
    lab = Lab()
    lab.a.hand("Skull Servant", name, "Mokey Mokey")
    lab.a.monsters(*FIVE[:tributes])
    lab.a.set(name, tributes=FIVE[:tributes], zone="m5")
    lab.a.end_phase()
    return lab


@pytest.mark.parametrize(
    ("one", "other", "tributes"),
    [
        ("Vorse Raider", "Charcoal Inpachi", 0),
        ("Vorse Raider", "Blank Flip Monster", 0),
        ("Curse of Dragon", "Summoned Skull", 1),
        ("Dark Magician", "Blank Level 12 Effect Monster", 2),
    ],
)
def test_nothing_tells_one_set_monster_from_another(one: str, other: str, tributes: int) -> None:
    """CRD-113, CRD-114, CRD-258: with the same Tributes all of them look the same."""
    first = set_and_pass(one, tributes)
    second = set_and_pass(other, tributes)
    assert known(first, B) == known(second, B)
    assert first.duel.view(0) != second.duel.view(0)


def test_the_number_of_tributes_is_on_show() -> None:
    """CRD-114: so the range of Levels is known, and nothing more."""
    first = set_and_pass("Vorse Raider", 0)
    second = set_and_pass("Curse of Dragon", 1)
    assert known(first, B) != known(second, B)


def test_the_tributes_are_on_show_before_the_monster_is() -> None:
    """CRD-105, CRD-114: for B, A's choice of a zone is for some monster of Level 5 or 6."""
    lab = Lab()
    lab.a.hand("Curse of Dragon", "Skull Servant")
    lab.a.monsters("Mystical Elf")
    lab.a.deck("Summoned Skull", "Jack's Knight", "Blank Normal Trap", "Dark Magician", *FIVE)
    lab.duel.push("set Curse of Dragon")
    assert lab.where("Mystical Elf") == A.graveyard
    placed, others = set(), set()
    for seed in range(40):
        state = lab.duel.sample(B.player, seed).state
        placed.add(state.cards[below(state, NormalSummon).card].printed)
        others.add(state.cards[state.pile(0, HAND)[1]].printed)
    assert {face.level for face in placed} == {5, 6}
    assert all(face.is_monster for face in placed)
    assert {face.level for face in others} >= {0, 1, 4, 7}


def test_what_a_card_being_set_may_turn_out_to_be() -> None:
    """CRD-114, SEG-031: a monster for which these Tributes are right; other cards are free."""
    lab = Lab(pool=POOL)
    lab.a.hand("Vorse Raider", "Skull Servant")
    lab.duel.push("set Vorse Raider")
    summon = below(lab.state, NormalSummon)
    being_set, other = lab.card("Vorse Raider").id, lab.card("Skull Servant").id
    names = ["Vorse Raider", "Mokey Mokey", "Curse of Dragon", "Blank Normal Trap", SPECIAL_NAME]
    faces = [POOL.find(name).printed for name in names]
    assert [summon.fits(being_set, face) for face in faces] == [True, True, False, False, False]
    assert [summon.fits(other, face) for face in faces] == [True] * 5


def test_a_set_monster_is_one_of_the_monsters() -> None:
    """CRD-110, CRD-087: it takes a zone, and the Set took the turn's Normal Summon."""
    lab = Lab()
    lab.a.hand("Vorse Raider", "Skull Servant", "Curse of Dragon")
    lab.a.set("Vorse Raider", zone="m2")
    assert lab.a.why_not("set Skull Servant") == ["CRD-087"]
    assert lab.a.why_not("set Curse of Dragon") == ["CRD-087"]
    lab.a.end_phase()
    lab.b.end_phase()
    lab.a.set("Curse of Dragon", tributes="Vorse Raider")
    assert lab.position("Curse of Dragon") == "face-down defense"
