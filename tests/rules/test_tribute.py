"""Tributes: how many, which, when they leave, and the zone that they free."""

import pytest

from segoc.kernel.language.entry import FORBIDDEN, LEVEL
from segoc.kernel.summoning.normal_summon import NormalSummon
from segoc.kernel.table import event as ev, verbs
from segoc.kernel.table.decision import PICK, PLACEMENT
from segoc.kernel.table.places import GRAVEYARD, MONSTER_ZONE, NOWHERE
from segoc.lab import A, B, Lab
from tests.rules.interference import ask_again, linger, shift
from tests.rules.more_cards import POOL, TOKEN_NAME
from tests.rules.surgery import below, resume, run_to_window

pytestmark = pytest.mark.core

FIVE = ["Mystical Elf", "Gemini Elf", "Celtic Guardian", "Battle Ox", "Harpie Lady"]
NEEDED = {1: 0, 2: 0, 3: 0, 4: 0, 5: 1, 6: 1, 7: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 2}


def picks(lab: Lab) -> list[str]:
    """The cards that may be Tributed next, by spot."""
    decision = lab.duel.decision
    assert decision is not None
    assert decision.kind == "tributes"
    assert all(option.verb == PICK for option in decision.options)
    return [option.key.removeprefix("pick ") for option in decision.options]


def moved(lab: Lab) -> list[ev.Event]:
    return [event for event in lab.duel.events if event.kind == ev.MOVED]


@pytest.mark.parametrize(("level", "needed"), NEEDED.items())
@pytest.mark.parametrize("verb", ["summon", "set"])
def test_the_level_asks_for_tributes(level: int, needed: int, verb: str) -> None:
    """CRD-098, CRD-114: Level 5 and 6 need one, from Level 7 on two; a Set too."""
    name = f"Blank Level {level} Effect Monster"
    lab = Lab()
    lab.a.hand(name)
    lab.a.monsters(*FIVE[:needed])
    lab.b.monsters(*FIVE)
    (lab.a.summon if verb == "summon" else lab.a.set)(
        name, tributes=[f"A.m{n + 1}" for n in range(needed)]
    )
    card = lab.card(name)
    assert (card.place, card.tributes) == (MONSTER_ZONE, needed)
    assert len(lab.state.pile(0, GRAVEYARD)) == needed
    assert lab.state.monsters(0) == [card.id]


@pytest.mark.parametrize(("level", "needed"), [(5, 1), (6, 1), (7, 2), (8, 2), (12, 2)])
@pytest.mark.parametrize("verb", ["summon", "set"])
def test_one_tribute_too_few(level: int, needed: int, verb: str) -> None:
    """CRD-098: the reason tells how many it takes and how many there are."""
    name = f"Blank Level {level} Effect Monster"
    lab = Lab()
    lab.a.hand(name)
    lab.a.monsters(*FIVE[: needed - 1])
    (reason,) = lab.duel.why_not(f"{verb} {name}")
    assert (reason.rule, reason.spots) == ("CRD-098", [])
    assert reason.counts == [needed, needed - 1]


def test_no_more_tributes_than_needed() -> None:
    """CRD-098: exactly that many, of the player's choice."""
    lab = Lab()
    lab.a.hand("Dark Magician")
    lab.a.monsters(*FIVE[:4])
    lab.duel.push("summon Dark Magician")
    assert picks(lab) == ["A.m1", "A.m2", "A.m3", "A.m4"]
    lab.duel.push("tribute Gemini Elf")
    assert picks(lab) == ["A.m1", "A.m3", "A.m4"]
    assert lab.a.why_not("tribute Gemini Elf") == ["SEG-019"]
    assert lab.a.why_not("finish") == ["CRD-098"]
    lab.duel.push("tribute Battle Ox")
    assert lab.where("Gemini Elf") == lab.where("Battle Ox") == A.graveyard
    assert lab.where("Mystical Elf") == lab.where("Celtic Guardian") == A.monster_zone
    assert lab.asks(PLACEMENT)


def test_the_level_of_now_counts() -> None:
    """CRD-098: a Level 5 monster whose Level an effect has lowered needs no Tribute."""
    lab = Lab()
    lab.a.hand("Curse of Dragon")
    assert lab.a.why_not("summon Curse of Dragon") == ["CRD-098"]
    linger(lab, "Curse of Dragon", LEVEL, -1)
    ask_again(lab)
    lab.a.summon("Curse of Dragon")
    card = lab.card("Curse of Dragon")
    assert (card.summon_way, card.tributes) == (ev.NORMAL_SUMMON, 0)


def test_an_effect_on_a_card_in_the_hand_ends_as_it_leaves() -> None:
    """TRM-050: what comes to the field is another object."""
    lab = Lab()
    lab.a.hand("Curse of Dragon")
    linger(lab, "Curse of Dragon", LEVEL, -1)
    ask_again(lab)
    lab.a.summon("Curse of Dragon")
    assert lab.state.entries == []
    assert lab.duel.view(0)["zones"]["A.m1"]["level"] == 5


@pytest.mark.parametrize("verb", ["summon", "set"])
def test_a_tribute_frees_the_zone(verb: str) -> None:
    """CRD-099: no free zone is needed; without a Tribute it would be (CRD-088)."""
    lab = Lab()
    lab.a.hand("Curse of Dragon", "Vorse Raider")
    lab.a.monsters(*FIVE)
    assert lab.a.why_not(f"{verb} Vorse Raider") == ["CRD-088"]
    act = lab.a.summon if verb == "summon" else lab.a.set
    act("Curse of Dragon", tributes="Celtic Guardian")
    assert lab.spot("Curse of Dragon") == "A.m3"


def test_two_tributes_free_two_zones() -> None:
    """CRD-099: the player chooses among both."""
    lab = Lab()
    lab.a.hand("Dark Magician")
    lab.a.monsters(*FIVE)
    lab.duel.push("summon Dark Magician")
    lab.duel.push("tribute Mystical Elf")
    lab.duel.push("tribute Harpie Lady")
    decision = lab.duel.decision
    assert decision is not None
    assert [option.key for option in decision.options] == ["zone A.m1", "zone A.m5"]


def test_a_tribute_in_the_extra_monster_zone() -> None:
    """CRD-110: it can be Tributed."""
    lab = Lab()
    lab.a.hand("Curse of Dragon")
    lab.a.monsters("Blank Link Monster", zone="x2")
    lab.a.summon("Curse of Dragon", tributes="Blank Link Monster")
    assert lab.where("Blank Link Monster") == A.graveyard
    assert lab.where("Curse of Dragon") == A.monster_zone


def test_the_extra_monster_zone_of_the_opponent_is_not_the_own() -> None:
    """CRD-106, CRD-110: the two zones are nobody's, the monsters in them are somebody's."""
    lab = Lab()
    lab.a.hand("Curse of Dragon")
    lab.b.monsters("Blank Link Monster", zone="x2")
    assert lab.a.why_not("summon Curse of Dragon") == ["CRD-098"]


def test_a_tribute_in_the_extra_monster_zone_frees_no_main_zone() -> None:
    """CRD-088, CRD-099: of two Tributes at least one must come from a Main Monster Zone."""
    lab = Lab()
    lab.a.hand("Dark Magician")
    lab.a.monsters(*FIVE)
    lab.a.monsters("Blank Link Monster", zone="x1")
    lab.duel.push("summon Dark Magician")
    assert picks(lab) == ["A.m1", "A.m2", "A.m3", "A.m4", "A.m5", "x1"]
    lab.duel.push("tribute Blank Link Monster")
    assert picks(lab) == ["A.m1", "A.m2", "A.m3", "A.m4", "A.m5"]
    lab.duel.push("tribute Battle Ox")
    assert lab.spot("Dark Magician") == "A.m4"


def test_a_single_tribute_must_free_a_main_zone() -> None:
    """CRD-099: with full Main Monster Zones the Link Monster is no choice for Level 5."""
    lab = Lab()
    lab.a.hand("Curse of Dragon")
    lab.a.monsters(*FIVE)
    lab.a.monsters("Blank Link Monster", zone="x1")
    lab.duel.push("summon Curse of Dragon")
    assert picks(lab) == ["A.m1", "A.m2", "A.m3", "A.m4", "A.m5"]
    assert lab.a.why_not("tribute Blank Link Monster") == ["CRD-099"]


def test_with_a_free_main_zone_the_extra_monster_zone_will_do() -> None:
    """CRD-110: the twin of the two above."""
    lab = Lab()
    lab.a.hand("Curse of Dragon")
    lab.a.monsters(*FIVE[:4])
    lab.a.monsters("Blank Link Monster", zone="x1")
    lab.duel.push("summon Curse of Dragon")
    assert picks(lab) == ["A.m1", "A.m2", "A.m3", "A.m4", "x1"]
    lab.duel.push("tribute Blank Link Monster")
    assert lab.spot("Curse of Dragon") == "A.m5"


def test_no_zone_and_no_tribute_that_would_free_one() -> None:
    """CRD-099, CRD-109: what fills the Main Monster Zones can't be Tributed."""
    lab = Lab()
    lab.a.hand("Curse of Dragon")
    lab.a.monsters(*FIVE)
    lab.a.monsters("Blank Link Monster", zone="x1")
    for name in FIVE:
        linger(lab, name, FORBIDDEN, verbs.TRIBUTE)
    ask_again(lab)
    assert lab.a.why_not("summon Curse of Dragon") == ["CRD-099"]


def test_tributing_sends_to_the_graveyard_for_a_summon() -> None:
    """CRD-103: it is a Tribute, neither destruction nor cost, and both go at once."""
    lab = Lab()
    lab.a.hand("Dark Magician")
    lab.a.monsters("Mystical Elf", "Gemini Elf")
    lab.a.summon("Dark Magician", tributes=["Mystical Elf", "Gemini Elf"])
    (event,) = moved(lab)
    assert event.move_tags == ev.TRIBUTED | ev.SENT_TO_GY
    assert (event.why, event.player, event.rule) == (ev.FOR_SUMMON, 0, "CRD-103")
    assert [card.code for card in event.cards] == [
        lab.card("Mystical Elf").printed.code,
        lab.card("Gemini Elf").printed.code,
    ]
    assert [(card.place, card.to_place) for card in event.cards] == [
        (MONSTER_ZONE, GRAVEYARD),
        (MONSTER_ZONE, GRAVEYARD),
    ]
    assert all(lab.card(name).face_up for name in ("Mystical Elf", "Gemini Elf"))


def test_face_down_monsters_can_be_tributed() -> None:
    """CRD-104: and everybody sees then which one it was."""
    lab = Lab()
    lab.a.hand("Curse of Dragon")
    lab.a.set_monsters("Mystical Elf")
    code = lab.card("Mystical Elf").printed.code
    assert lab.duel.view(1)["zones"]["A.m1"]["code"] is None
    lab.a.summon("Curse of Dragon", tributes="Mystical Elf")
    assert lab.where("Mystical Elf") == A.graveyard
    assert [card["code"] for card in lab.duel.view(1)["players"][0]["gy"]] == [code]


def test_defense_position_monsters_can_be_tributed() -> None:
    """CRD-106: any monster that one controls."""
    lab = Lab()
    lab.a.hand("Curse of Dragon")
    lab.a.monsters("Mystical Elf", defense=True)
    lab.a.summon("Curse of Dragon", tributes="Mystical Elf")
    assert lab.where("Mystical Elf") == A.graveyard


def test_tributes_leave_before_the_monster_is_placed() -> None:
    """CRD-105, CRD-102: three points in time, in this order."""
    lab = Lab()
    lab.a.hand("Curse of Dragon")
    lab.a.monsters("Mystical Elf")
    lab.duel.push("summon Curse of Dragon")
    assert lab.where("Mystical Elf") == A.graveyard
    assert lab.where("Curse of Dragon") == A.hand
    lab.duel.push("zone A.m1")
    tributed, declared, summoned = lab.duel.events[-3:]
    kinds = [tributed.kind, declared.kind, summoned.kind]
    assert kinds == [ev.MOVED, ev.SUMMON_DECLARED, ev.SUMMONED]
    assert tributed.moment < declared.moment < summoned.moment


def test_the_summon_of_the_turn_is_used_up_at_the_declaration() -> None:
    """CRD-105, CRD-092: while the Tribute is chosen it is under way already."""
    lab = Lab()
    lab.a.hand("Curse of Dragon", "Vorse Raider")
    lab.a.monsters("Mystical Elf", "Gemini Elf")
    lab.duel.push("summon Curse of Dragon")
    assert lab.a.why_not("summon Vorse Raider") == ["CRD-087"]


def test_a_negated_tribute_summon_gives_nothing_back() -> None:
    """CRD-105, CRD-093, CRD-092"""
    lab = Lab()
    lab.a.hand("Curse of Dragon", "Vorse Raider")
    lab.a.monsters("Mystical Elf", "Gemini Elf")
    choices = ("summon Curse of Dragon", "tribute Mystical Elf", "zone A.m4")
    run_to_window(lab.duel, "negation", *choices)
    assert lab.where("Curse of Dragon") == A.in_the_act
    assert lab.where("Mystical Elf") == A.graveyard
    below(lab.state, NormalSummon).negate(lab.state)
    resume(lab.state)
    assert lab.where("Curse of Dragon") == lab.where("Mystical Elf") == A.graveyard
    assert lab.where("Gemini Elf") == A.monster_zone
    assert lab.a.why_not("summon Vorse Raider") == ["CRD-087"]
    negated, sent = lab.duel.events[-2:]
    assert (negated.kind, negated.summon_way) == (ev.SUMMON_NEGATED, ev.TRIBUTE_SUMMON)
    assert sent.move_tags == ev.SENT_TO_GY


def test_only_monsters_that_one_controls() -> None:
    """CRD-106: not the opponent's, not cards in hand, not Spells and Traps."""
    lab = Lab()
    lab.a.hand("Curse of Dragon", "Vorse Raider")
    lab.a.monsters("Mystical Elf", "Gemini Elf")
    lab.a.set_cards("Blank Normal Trap")
    lab.b.monsters("Battle Ox")
    lab.b.set_monsters("Harpie Lady", zone="m2")
    lab.duel.push("summon Curse of Dragon")
    assert picks(lab) == ["A.m1", "A.m2"]
    for other in ("Battle Ox", "B.m2", "Vorse Raider", "Blank Normal Trap"):
        assert lab.a.why_not(f"tribute {other}") == ["CRD-106"]
    assert lab.a.why_not("tribute A.m5") == ["SEG-033"]


def test_a_monster_taken_from_the_opponent() -> None:
    """CRD-106, EFX-158: it can be Tributed, and goes to its owner's GY."""
    lab = Lab()
    lab.a.hand("Curse of Dragon")
    lab.b.monsters("Battle Ox")
    assert lab.a.why_not("summon Curse of Dragon") == ["CRD-098"]
    shift(lab, "Battle Ox", "A.m2")
    ask_again(lab)
    lab.a.summon("Curse of Dragon", tributes="Battle Ox")
    assert lab.where("Battle Ox") == B.graveyard


def test_a_monster_taken_by_the_opponent() -> None:
    """CRD-106: the twin; owning it isn't enough."""
    lab = Lab()
    lab.a.hand("Curse of Dragon")
    lab.a.monsters("Battle Ox")
    assert lab.a.can("summon Curse of Dragon")
    shift(lab, "Battle Ox", "B.m2")
    ask_again(lab)
    assert lab.a.why_not("summon Curse of Dragon") == ["CRD-098"]


def test_a_token_can_be_tributed_and_vanishes() -> None:
    """CRD-107, TRM-284: it doesn't go to the GY."""
    lab = Lab(pool=POOL)
    lab.a.hand("Dark Magician")
    lab.a.monsters(TOKEN_NAME, "Mystical Elf")
    lab.a.summon("Dark Magician", tributes=[TOKEN_NAME, "Mystical Elf"])
    assert lab.where(TOKEN_NAME) == A.nowhere
    assert lab.where("Mystical Elf") == A.graveyard
    assert lab.state.pile(0, GRAVEYARD) == [lab.card("Mystical Elf").id]
    (event,) = moved(lab)
    assert [card.to_place for card in event.cards] == [NOWHERE, GRAVEYARD]


def test_a_token_alone_sends_nothing_to_the_graveyard() -> None:
    """CRD-107: a Tribute all the same."""
    lab = Lab(pool=POOL)
    lab.a.hand("Curse of Dragon")
    lab.a.monsters(TOKEN_NAME)
    lab.a.summon("Curse of Dragon", tributes=TOKEN_NAME)
    assert [event.move_tags for event in moved(lab)] == [ev.TRIBUTED]


def test_while_tributing_is_impossible() -> None:
    """CRD-109: no Tribute Summon and no Tribute Set; the reason isn't a lack of monsters."""
    lab = Lab()
    lab.a.hand("Curse of Dragon")
    lab.a.monsters("Mystical Elf")
    assert lab.a.can("summon Curse of Dragon")
    linger(lab, "Mystical Elf", FORBIDDEN, verbs.TRIBUTE)
    ask_again(lab)
    assert lab.a.why_not("summon Curse of Dragon") == ["CRD-109"]
    (reason,) = lab.duel.why_not("set Curse of Dragon")
    assert (reason.rule, reason.counts) == ("CRD-109", [1, 0])


def test_one_of_two_that_cannot_be_tributed() -> None:
    """CRD-109: the other one still can."""
    lab = Lab()
    lab.a.hand("Curse of Dragon", "Dark Magician")
    lab.a.monsters("Mystical Elf", "Gemini Elf", "Celtic Guardian")
    linger(lab, "Mystical Elf", FORBIDDEN, verbs.TRIBUTE)
    ask_again(lab)
    lab.duel.push("summon Curse of Dragon")
    assert picks(lab) == ["A.m2", "A.m3"]
    assert lab.a.why_not("tribute Mystical Elf") == ["CRD-109"]


def test_a_tribute_summon_is_one_from_the_declaration_on() -> None:
    """TRM-158: and the monster remembers it (TRM-161)."""
    lab = Lab()
    lab.a.hand("Dark Magician")
    lab.a.monsters("Mystical Elf", "Gemini Elf")
    lab.a.summon("Dark Magician", tributes=["Mystical Elf", "Gemini Elf"])
    declared, summoned = lab.duel.events[-2:]
    assert declared.summon_way == summoned.summon_way == ev.TRIBUTE_SUMMON
    card = lab.card("Dark Magician")
    assert (card.summon_way, card.tributes) == (ev.TRIBUTE_SUMMON, 2)


def test_without_tributes_it_is_no_tribute_summon() -> None:
    """TRM-158: the twin."""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    lab.a.summon("Vorse Raider")
    assert lab.duel.events[-1].summon_way == ev.NORMAL_SUMMON


def test_without_tributes_nothing_leaves() -> None:
    """CRD-098, CRD-103: whatever zones or cards were picked before."""
    lab = Lab()
    lab.a.hand("Curse of Dragon", "Blank Normal Trap", "Vorse Raider")
    lab.a.monsters("Mystical Elf", "Gemini Elf")
    lab.a.summon("Curse of Dragon", tributes="Mystical Elf")
    lab.a.set("Blank Normal Trap", zone="s3")
    lab.a.end_phase()
    lab.b.end_phase()
    told = len(lab.duel.events)
    lab.a.summon("Vorse Raider")
    kinds = [event.kind for event in lab.duel.events[told:]]
    assert kinds == [ev.SUMMON_DECLARED, ev.SUMMONED]
    assert len(lab.state.monsters(0)) == 3


def test_tribute_summons_pass_the_same_windows() -> None:
    """CRD-102, CRD-105: none opens between the Tribute and the summon."""
    lab = Lab()
    lab.a.hand("Curse of Dragon")
    lab.a.monsters(*FIVE)
    lab.duel.push("summon Curse of Dragon")
    assert lab.windows_of("tribute Mystical Elf") == ["negation", "after"]
