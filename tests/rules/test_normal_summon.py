"""The Normal Summon: when, how often, where, and what its two windows see."""

import pytest

from segoc.kernel.knowledge.knowledge import BOTH, show
from segoc.kernel.summoning.normal_summon import NormalSummon
from segoc.kernel.table import event as ev
from segoc.kernel.table.geometry import monster_zone
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import GRAVEYARD, HAND, IN_THE_ACT, MONSTER_ZONE
from segoc.kernel.table.zones import free_monster_zones
from segoc.lab import BATTLE, END, MAIN1, MAIN2, A, B, Lab, Seat, Side
from tests.rules.more_cards import POOL, RITUAL_NAME, SPECIAL_NAME
from tests.rules.surgery import below, resume, run_to_window

pytestmark = pytest.mark.core

FIVE = ["Mystical Elf", "Gemini Elf", "Celtic Guardian", "Battle Ox", "Harpie Lady"]


def side_of(lab: Lab, seat: Seat) -> Side:
    return lab.a if seat is A else lab.b


@pytest.mark.parametrize("seat", [A, B], ids=repr)
@pytest.mark.parametrize("phase", [MAIN1, MAIN2])
def test_the_turn_player_summons_from_the_hand_in_a_main_phase(seat: Seat, phase: int) -> None:
    """CRD-086, CRD-090: and the monster is in face-up Attack Position."""
    lab = Lab(turn=seat, phase=phase)
    me = side_of(lab, seat)
    me.hand("Vorse Raider")
    me.summon("Vorse Raider")
    assert lab.where("Vorse Raider") == seat.monster_zone
    assert lab.position("Vorse Raider") == "face-up attack"
    assert lab.state.pile(seat.player, HAND) == []


@pytest.mark.parametrize("verb", ["summon", "set"])
def test_not_in_the_battle_phase(verb: str) -> None:
    """CRD-086"""
    lab = Lab(phase=BATTLE)
    lab.a.hand("Vorse Raider")
    lab.a.monsters("Mystical Elf")
    assert lab.a.why_not(f"{verb} Vorse Raider") == ["CRD-086"]
    lab.a.main_phase_2()
    assert lab.a.can(f"{verb} Vorse Raider")


def test_not_in_the_end_phase() -> None:
    """CRD-086: the hand limit is asked in the End Phase, and nothing else (SEG-019)."""
    lab = Lab(phase=END)
    lab.a.hand("Vorse Raider", *FIVE, "Skull Servant")
    assert lab.a.why_not("summon Vorse Raider") == ["CRD-086"]
    lab.duel.push("discard Skull Servant")
    assert lab.where("Skull Servant") == A.graveyard


@pytest.mark.parametrize("verb", ["summon", "set"])
def test_not_in_the_turn_of_the_opponent(verb: str) -> None:
    """CRD-086: and it isn't for B to decide either (SEG-019)."""
    lab = Lab(turn=A)
    lab.b.hand("Vorse Raider")
    assert lab.b.why_not(f"{verb} Vorse Raider") == ["SEG-019", "CRD-086"]
    lab.a.end_phase()
    assert lab.b.can(f"{verb} Vorse Raider")


def test_not_from_the_graveyard() -> None:
    """CRD-086: from the hand only."""
    lab = Lab()
    lab.a.graveyard("Vorse Raider")
    assert lab.a.why_not("summon Vorse Raider") == ["CRD-086"]
    assert lab.a.why_not("set Vorse Raider") == ["CRD-086"]


def test_not_from_the_field() -> None:
    """CRD-086: a monster that is there already isn't summoned once more."""
    lab = Lab()
    lab.a.monsters("Vorse Raider")
    lab.a.set_monsters("Mystical Elf")
    assert lab.a.why_not("summon Vorse Raider") == ["CRD-086"]
    assert lab.a.why_not("set Vorse Raider") == ["CRD-086"]
    assert lab.a.why_not("summon Mystical Elf") == ["CRD-086"]


def test_not_from_the_hand_of_the_opponent() -> None:
    """CRD-086: not even a card that was shown."""
    lab = Lab()
    lab.b.hand("Vorse Raider")
    show(lab.state, lab.state.edit(lab.card("Vorse Raider").id), BOTH)
    assert lab.a.why_not("summon Vorse Raider") == ["CRD-086"]


@pytest.mark.parametrize("first", ["summon", "set"])
@pytest.mark.parametrize("second", ["summon", "set"])
def test_one_summon_or_set_a_turn(first: str, second: str) -> None:
    """CRD-087, TRM-157: a Set is a Normal Summon as well."""
    lab = Lab()
    lab.a.hand("Vorse Raider", "Mystical Elf")
    assert lab.a.can(f"{second} Mystical Elf")
    (lab.a.summon if first == "summon" else lab.a.set)("Vorse Raider")
    assert lab.a.why_not(f"{second} Mystical Elf") == ["CRD-087"]


def test_a_main_phase_2_brings_no_second_summon() -> None:
    """CRD-087: the turn has one, not the phase."""
    lab = Lab()
    lab.a.hand("Vorse Raider", "Mystical Elf", "Blank Normal Trap")
    lab.a.summon("Vorse Raider")
    lab.a.battle_phase()
    lab.a.main_phase_2()
    assert lab.a.can("set Blank Normal Trap")
    assert lab.a.why_not("summon Mystical Elf") == ["CRD-087"]


def test_the_next_turn_brings_another_summon() -> None:
    """CRD-087: also the opponent's turn in between, with one of its own."""
    lab = Lab()
    lab.a.hand("Vorse Raider", "Mystical Elf")
    lab.b.hand("Battle Ox")
    lab.a.summon("Vorse Raider")
    lab.a.end_phase()
    lab.b.summon("Battle Ox")
    lab.b.end_phase()
    lab.a.summon("Mystical Elf")
    assert lab.where("Mystical Elf") == A.monster_zone


def test_the_reason_tells_the_number_of_summons() -> None:
    """CRD-087"""
    lab = Lab()
    lab.a.hand("Vorse Raider", "Mystical Elf")
    lab.a.summon("Vorse Raider")
    (reason,) = lab.duel.why_not("summon Mystical Elf")
    assert (reason.rule, reason.spots, reason.counts) == ("CRD-087", [], [1])


def test_the_other_player_has_no_summon_to_use_up() -> None:
    """CRD-087: the count is the turn player's."""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    lab.b.hand("Battle Ox")
    lab.a.summon("Vorse Raider")
    assert lab.b.why_not("summon Battle Ox") == ["SEG-019", "CRD-086"]


@pytest.mark.parametrize("verb", ["summon", "set"])
def test_without_a_free_main_monster_zone(verb: str) -> None:
    """CRD-088"""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    lab.a.monsters(*FIVE)
    assert lab.a.why_not(f"{verb} Vorse Raider") == ["CRD-088"]


@pytest.mark.parametrize("free", [1, 2, 3, 4, 5])
def test_the_last_free_zone_is_enough(free: int) -> None:
    """CRD-088: and there is nothing to choose then."""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    for name, zone in zip(FIVE, [n for n in range(1, 6) if n != free], strict=False):
        lab.a.monsters(name, zone=f"m{zone}")
    lab.a.summon("Vorse Raider")
    assert lab.spot("Vorse Raider") == f"A.m{free}"


def test_other_zones_are_of_no_account() -> None:
    """CRD-088: not the opponent's, nor one's own Extra Monster and Spell & Trap Zones."""
    lab = Lab(turn=B)
    lab.b.hand("Vorse Raider")
    lab.a.monsters(*FIVE)
    lab.b.monsters("Blank Link Monster", zone="x1")
    lab.b.set_cards(*["Blank Normal Trap"] * 5)
    assert lab.b.can("summon Vorse Raider")


@pytest.mark.parametrize("verb", ["summon", "set"])
def test_the_player_chooses_among_the_free_main_monster_zones(verb: str) -> None:
    """CRD-089, SEG-020, SEG-022"""
    lab = Lab(turn=B)
    lab.b.hand("Vorse Raider")
    lab.b.monsters("Mystical Elf", zone="m2")
    lab.a.monsters("Battle Ox", zone="m1")
    lab.duel.push(f"{verb} Vorse Raider")
    decision = lab.duel.decision
    assert decision is not None
    keys = [option.key for option in decision.options]
    assert keys == ["zone B.m1", "zone B.m3", "zone B.m4", "zone B.m5"]
    assert lab.b.why_not("zone B.m2") == ["SEG-020"]
    assert lab.b.why_not("zone x1") == ["SEG-022"]
    assert lab.b.why_not("zone A.m3") == ["SEG-020"]
    assert lab.b.why_not("zone B.s3") == ["SEG-020"]
    lab.duel.push("zone B.m4")
    assert lab.spot("Vorse Raider") == "B.m4"


def test_no_third_position() -> None:
    """CRD-090: face-up Attack or face-down Defense, and that is said at the start."""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    decision = lab.duel.decision
    assert decision is not None
    about = [option.key for option in decision.options if option.spot >= 0]
    assert about == ["summon A.hand.1", "set A.hand.1"]


def test_a_summon_passes_the_negation_window_and_then_the_window_after() -> None:
    """CRD-092, CRD-094"""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    lab.duel.push("summon Vorse Raider")
    assert lab.windows_of("zone A.m3") == ["negation", "after"]


def test_in_the_act_it_is_in_no_zone_and_its_zone_is_taken() -> None:
    """CRD-093, SEG-020"""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    lab.a.monsters("Mystical Elf", zone="m1")
    run_to_window(lab.duel, "negation", "summon Vorse Raider", "zone A.m3")
    state = lab.state
    card = lab.card("Vorse Raider")
    assert lab.where("Vorse Raider") == A.in_the_act
    assert state.pile(0, HAND) == []
    assert state.monsters(0) == [lab.card("Mystical Elf").id]
    assert card.face_up
    assert lab.position("Vorse Raider") == "face-up attack"
    assert free_monster_zones(state, 0) == [monster_zone(0, n) for n in (2, 4, 5)]
    assert lab.duel.view(1)["zones"]["A.m3"]["in_the_act"]
    assert lab.duel.view(1)["zones"]["A.m3"]["code"] == card.printed.code
    assert [event.kind for event in lab.duel.events][-1] == ev.SUMMON_DECLARED


def test_summoned_is_when_it_is_placed() -> None:
    """CRD-094: not yet in the negation window, and in the window after it."""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    run_to_window(lab.duel, "negation", "summon Vorse Raider", "zone A.m3")
    assert not [event for event in lab.duel.events if event.kind == ev.SUMMONED]
    window = run_to_window(lab.duel, "after")
    assert window is lab.state.stack[-1]
    assert lab.where("Vorse Raider") == A.monster_zone
    assert lab.state.monsters(0) == [lab.card("Vorse Raider").id]
    (declared,) = [event for event in lab.duel.events if event.kind == ev.SUMMON_DECLARED]
    (summoned,) = [event for event in lab.duel.events if event.kind == ev.SUMMONED]
    assert declared.cards[0].place == HAND
    assert declared.cards[0].to_place == IN_THE_ACT
    assert summoned.cards[0].place == IN_THE_ACT
    assert summoned.cards[0].to_place == MONSTER_ZONE
    assert summoned.moment > declared.moment
    assert declared.summon_way == summoned.summon_way == ev.NORMAL_SUMMON
    assert (declared.why, summoned.why) == (ev.FOR_SUMMON, ev.FOR_SUMMON)
    assert (declared.rule, summoned.rule) == ("CRD-086", "CRD-094")
    assert (declared.player, summoned.player) == (0, 0)
    assert lab.state.events_since_window[-2:] == [declared, summoned]


def test_a_summoned_monster_remembers_how_it_came() -> None:
    """TRM-157: how, with how many Tributes, and in which turn."""
    lab = Lab(number=7)
    lab.a.hand("Vorse Raider")
    lab.a.summon("Vorse Raider")
    card = lab.card("Vorse Raider")
    assert (card.summon_way, card.tributes, card.summoned_or_set_turn) == (ev.NORMAL_SUMMON, 0, 7)


def negated_summon(seat: Seat = A) -> Lab:
    lab = Lab(turn=seat)
    me = side_of(lab, seat)
    me.hand("Vorse Raider", "Mystical Elf")
    run_to_window(lab.duel, "negation", "summon Vorse Raider", f"zone {seat}.m3")
    below(lab.state, NormalSummon).negate(lab.state)
    resume(lab.state)
    return lab


@pytest.mark.parametrize("seat", [A, B], ids=repr)
def test_a_negated_summon_goes_to_the_graveyard_from_nowhere(seat: Seat) -> None:
    """CRD-093: neither from the hand nor from the field, and nothing was summoned."""
    lab = negated_summon(seat)
    assert lab.where("Vorse Raider") == seat.graveyard
    assert lab.state.monsters(seat.player) == []
    assert len(free_monster_zones(lab.state, seat.player)) == 5
    kinds = [event.kind for event in lab.duel.events]
    assert kinds[-3:] == [ev.SUMMON_DECLARED, ev.SUMMON_NEGATED, ev.MOVED]
    negated, moved = lab.duel.events[-2:]
    assert (moved.cards[0].place, moved.cards[0].to_place) == (IN_THE_ACT, GRAVEYARD)
    assert moved.cards[0].face_up
    declared = lab.duel.events[-3]
    assert declared.moment < negated.moment < moved.moment
    assert (negated.summon_way, negated.player) == (ev.NORMAL_SUMMON, seat.player)
    assert (negated.why, negated.rule) == (ev.FOR_SUMMON, "CRD-092")
    assert (moved.move_tags, moved.why) == (ev.SENT_TO_GY, ev.FOR_SUMMON)
    assert (moved.rule, moved.player) == ("CRD-093", seat.player)


def test_a_negated_summon_has_used_up_the_summon_of_the_turn() -> None:
    """CRD-092: also the Set."""
    lab = negated_summon()
    assert lab.a.why_not("summon Mystical Elf") == ["CRD-087"]
    assert lab.a.why_not("set Mystical Elf") == ["CRD-087"]
    lab.a.end_phase()
    lab.b.end_phase()
    assert lab.a.can("summon Mystical Elf")


def test_a_negated_summon_leaves_no_memory_on_the_card() -> None:
    """CRD-093: it never came to the field."""
    card = negated_summon().card("Vorse Raider")
    assert (card.summon_way, card.tributes, card.summoned_or_set_turn, card.zone) == (0, 0, 0, -1)


def test_what_is_in_the_act_is_the_monster_that_arrives() -> None:
    """CRD-094: whoever refers to it in the negation window means the same object after."""
    for negated in (False, True):
        lab = Lab()
        lab.a.hand("Vorse Raider")
        in_hand = refer(lab.card("Vorse Raider"))
        run_to_window(lab.duel, "negation", "summon Vorse Raider", "zone A.m3")
        in_the_act = refer(lab.card("Vorse Raider"))
        if negated:
            below(lab.state, NormalSummon).negate(lab.state)
        resume(lab.state)
        card = lab.card("Vorse Raider")
        assert in_the_act.same_object(card) is not negated
        assert in_the_act.still_linked(card) is not negated
        assert not in_hand.same_object(card)


def test_a_negated_summon_too_is_answered_to() -> None:
    """CRD-093: a window opens after the monster was sent to the GY."""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    run_to_window(lab.duel, "negation", "summon Vorse Raider", "zone A.m3")
    below(lab.state, NormalSummon).negate(lab.state)
    run_to_window(lab.duel, "after")
    assert lab.where("Vorse Raider") == A.graveyard
    kinds = [event.kind for event in lab.state.events_since_window]
    assert kinds[-3:] == [ev.SUMMON_DECLARED, ev.SUMMON_NEGATED, ev.MOVED]


def test_a_summon_under_way_can_be_copied() -> None:
    """CRD-093: the copy succeeds, the original is negated, and neither minds the other."""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    run_to_window(lab.duel, "negation", "summon Vorse Raider", "zone A.m3")
    copy = lab.state.copy()
    below(lab.state, NormalSummon).negate(lab.state)
    negated_copy = lab.state.copy()
    for state in (lab.state, copy, negated_copy):
        resume(state)
    number = lab.card("Vorse Raider").id
    assert lab.state.cards[number].place == GRAVEYARD
    assert negated_copy.cards[number].place == GRAVEYARD
    assert copy.cards[number].place == MONSTER_ZONE


def test_in_the_first_turn_too() -> None:
    """CRD-086: unlike the Battle Phase (TRM-113)."""
    lab = Lab(number=1)
    lab.a.hand("Vorse Raider")
    assert lab.a.why_not("battle phase") == ["TRM-113"]
    lab.a.summon("Vorse Raider")
    assert lab.where("Vorse Raider") == A.monster_zone


@pytest.mark.parametrize("name", ["Blank Normal Spell", "Blank Normal Trap", "Blank Field Spell"])
def test_only_monster_cards_are_summoned(name: str) -> None:
    """SEG-030: and that is the only reason, whatever else is on the field."""
    lab = Lab()
    lab.a.hand(name)
    lab.a.monsters(*FIVE)
    (reason,) = lab.duel.why_not(f"summon {name}")
    assert reason.rule == "SEG-030"
    assert reason.spots == [lab.state.spot(lab.card(name).id)]


@pytest.mark.parametrize("verb", ["summon", "set"])
@pytest.mark.parametrize("name", [RITUAL_NAME, SPECIAL_NAME])
def test_special_summon_monsters_are_not_normal_summoned(name: str, verb: str) -> None:
    """SEG-031: Tributes and zones are no question for them."""
    lab = Lab(pool=POOL)
    lab.a.hand(name)
    lab.a.monsters(*FIVE)
    (reason,) = lab.duel.why_not(f"{verb} {name}")
    assert reason.rule == "SEG-031"
    assert reason.spots == [lab.state.spot(lab.card(name).id)]


@pytest.mark.parametrize(
    "name", ["Blank Fusion Monster", "Blank Synchro Monster", "Blank Xyz Monster"]
)
def test_extra_deck_monsters_are_not_normal_summoned(name: str) -> None:
    """SEG-031: nor are they in the hand (CRD-086)."""
    lab = Lab()
    lab.a.extra_deck(name)
    assert lab.a.why_not(f"summon {name}") == ["CRD-086", "SEG-031"]


def test_effect_and_flip_monsters_are_normal_summoned() -> None:
    """SEG-031: the twin; those are no Special Summon Monsters."""
    for name in ("Blank Level 4 Effect Monster", "Blank Flip Monster"):
        lab = Lab()
        lab.a.hand(name)
        lab.a.summon(name)
        assert lab.where(name) == A.monster_zone


def test_every_reason_at_once() -> None:
    """CRD-086, CRD-087, CRD-088: the check goes on, and tells all of them."""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    lab.a.monsters(*FIVE[:4])
    lab.a.graveyard("Skull Servant")
    lab.a.summon("Vorse Raider")
    lab.a.battle_phase()
    assert lab.a.why_not("summon Skull Servant") == ["CRD-086", "CRD-086", "CRD-087", "CRD-088"]


def test_opponents_cards_of_the_same_name_are_another_matter() -> None:
    """CRD-086: B's face-up Vorse Raider is not A's to summon, the one in A's hand is."""
    lab = Lab()
    lab.b.monsters("Vorse Raider")
    lab.a.hand("Vorse Raider")
    assert lab.a.why_not("summon B.m1") == ["CRD-086"]
    lab.a.summon("Vorse Raider", zone="m2")
    assert lab.state.monsters(0) == [lab.card("A.m2").id]
    assert lab.card("A.m2").owner == A.player
    assert lab.where("B.m1") == B.monster_zone
