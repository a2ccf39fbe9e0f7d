"""Flip Summons and manual changes of battle position."""

import pytest

from segoc.kernel.language.entry import ATK, FORBIDDEN
from segoc.kernel.table import event as ev, verbs
from segoc.kernel.table.geometry import monster_zone
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import GRAVEYARD, MONSTER_ZONE
from segoc.kernel.table.zones import free_monster_zones
from segoc.kernel.turn.battle_position import FlipSummon
from segoc.lab import BATTLE, MAIN1, MAIN2, A, B, Lab, Seat
from tests.rules.interference import ask_again, linger, shift, turn_down, turn_up
from tests.rules.surgery import below, resume, run_to_window

pytestmark = pytest.mark.core


# Changing the position by hand.


@pytest.mark.parametrize("seat", [A, B], ids=repr)
@pytest.mark.parametrize("phase", [MAIN1, MAIN2])
def test_attack_to_defense_and_back(seat: Seat, phase: int) -> None:
    """TRM-150, TRM-151, TRM-140"""
    lab = Lab(turn=seat, phase=phase)
    me = lab.a if seat is A else lab.b
    me.monsters("Vorse Raider")
    me.monsters("Mystical Elf", defense=True)
    me.change("Vorse Raider")
    me.change("Mystical Elf")
    assert lab.position("Vorse Raider") == "face-up defense"
    assert lab.position("Mystical Elf") == "face-up attack"


def test_a_change_of_position_is_an_event_with_a_window_after() -> None:
    """TRM-149, TRM-151: from where to where; it can't be negated."""
    lab = Lab()
    lab.a.monsters("Vorse Raider")
    assert lab.windows_of("change Vorse Raider") == ["after"]
    before = lab.state.moment
    lab.a.change("Vorse Raider")
    event = lab.duel.events[-1]
    assert (event.kind, event.move_tags, event.why) == (ev.POSITION_CHANGED, 0, ev.BY_RULE)
    assert (event.rule, event.player) == ("TRM-151", 0)
    assert event.moment > before
    (card,) = event.cards
    assert (card.position, card.to_position) == (1, 2)
    assert (card.place, card.to_place) == (MONSTER_ZONE, MONSTER_ZONE)


def test_a_monster_changes_once_a_turn() -> None:
    """TRM-152: each monster for itself."""
    lab = Lab()
    lab.a.monsters("Vorse Raider", "Mystical Elf")
    lab.a.change("Vorse Raider")
    (reason,) = lab.duel.why_not("change Vorse Raider")
    assert (reason.rule, reason.spots) == ("TRM-152", [monster_zone(0, 1)])
    assert lab.a.can("change Mystical Elf")
    lab.a.end_phase()
    lab.b.end_phase()
    lab.a.change("Vorse Raider")
    assert lab.position("Vorse Raider") == "face-up attack"


@pytest.mark.parametrize("name", ["Vorse Raider", "Curse of Dragon"])
def test_not_in_the_turn_of_its_summon(name: str) -> None:
    """TRM-153: Normal and Tribute Summon; in the next turn it can."""
    lab = Lab()
    lab.a.hand(name)
    lab.a.monsters("Mystical Elf")
    lab.a.summon(name, tributes=["Mystical Elf"] if name == "Curse of Dragon" else [])
    (reason,) = lab.duel.why_not(f"change {name}")
    assert (reason.rule, reason.spots) == ("TRM-153", [lab.card(name).zone])
    lab.a.end_phase()
    lab.b.end_phase()
    assert lab.a.can(f"change {name}")


def test_not_after_it_declared_an_attack() -> None:
    """TRM-153: in Main Phase 2; one that didn't attack can change there."""
    lab = Lab(phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Mystical Elf")
    lab.a.attack("Vorse Raider")
    lab.a.main_phase_2()
    (reason,) = lab.duel.why_not("change Vorse Raider")
    assert (reason.rule, reason.spots) == ("TRM-153", [monster_zone(0, 1)])
    assert lab.a.can("change Mystical Elf")


def test_not_while_an_effect_says_so() -> None:
    """TRM-145: the manual change is forbidden, and so is the Flip Summon."""
    lab = Lab()
    lab.a.monsters("Vorse Raider")
    lab.a.set_monsters("Mystical Elf")
    assert lab.a.can("change Vorse Raider")
    assert lab.a.can("flip Mystical Elf")
    linger(lab, "Vorse Raider", FORBIDDEN, verbs.CHANGE_POSITION)
    linger(lab, "Mystical Elf", FORBIDDEN, verbs.CHANGE_POSITION)
    ask_again(lab)
    (reason,) = lab.duel.why_not("change Vorse Raider")
    assert (reason.rule, reason.spots) == ("TRM-145", [monster_zone(0, 1)])
    assert lab.a.why_not("flip Mystical Elf") == ["TRM-145"]


def test_not_in_the_battle_phase() -> None:
    """TRM-150: neither a change nor a Flip Summon."""
    lab = Lab(phase=BATTLE)
    lab.a.monsters("Vorse Raider")
    lab.a.set_monsters("Mystical Elf")
    assert lab.a.why_not("change Vorse Raider") == ["TRM-150"]
    assert lab.a.why_not("flip Mystical Elf") == ["TRM-150"]
    lab.a.main_phase_2()
    assert lab.a.can("change Vorse Raider")
    assert lab.a.can("flip Mystical Elf")


def test_not_in_the_turn_of_the_opponent() -> None:
    """TRM-150: and it isn't for B to decide (SEG-019)."""
    lab = Lab()
    lab.b.monsters("Vorse Raider")
    lab.b.set_monsters("Mystical Elf")
    assert lab.b.why_not("change Vorse Raider") == ["SEG-019", "TRM-150"]
    assert lab.b.why_not("flip Mystical Elf") == ["SEG-019", "TRM-150"]
    lab.a.end_phase()
    assert lab.b.can("change Vorse Raider")
    assert lab.b.can("flip Mystical Elf")


def test_only_monsters_that_one_controls() -> None:
    """TRM-150: the other questions don't arise for other cards."""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    lab.a.graveyard("Battle Ox")
    lab.a.set_cards("Blank Normal Trap")
    lab.b.monsters("Mystical Elf")
    for name in ("Vorse Raider", "Battle Ox", "Blank Normal Trap", "Mystical Elf"):
        for verb in ("change", "flip"):
            (reason,) = lab.duel.why_not(f"{verb} {name}")
            spot = lab.state.spot(lab.card(name).id)
            assert (reason.rule, reason.spots) == ("TRM-150", [spot])


def test_control_counts_not_ownership() -> None:
    """TRM-150: what was taken from the opponent can be turned, what was given away can't."""
    lab = Lab()
    lab.a.monsters("Vorse Raider", zone="m1")
    lab.b.monsters("Mystical Elf", zone="m1")
    shift(lab, "Vorse Raider", "B.m5")
    shift(lab, "Mystical Elf", "A.m5")
    ask_again(lab)
    assert lab.a.why_not("change Vorse Raider") == ["TRM-150"]
    lab.a.change("Mystical Elf")
    assert lab.position("Mystical Elf") == "face-up defense"


def test_a_link_monster_has_no_defense_position() -> None:
    """TRM-141: an Xyz Monster has one."""
    lab = Lab()
    lab.a.monsters("Blank Link Monster", zone="x1")
    lab.a.monsters("Blank Xyz Monster")
    (reason,) = lab.duel.why_not("change Blank Link Monster")
    assert (reason.rule, reason.spots) == ("TRM-141", [lab.card("Blank Link Monster").zone])
    lab.a.change("Blank Xyz Monster")
    assert lab.position("Blank Xyz Monster") == "face-up defense"


def test_a_face_down_monster_is_flip_summoned_not_changed() -> None:
    """TRM-151: and a face-up one is changed, not flipped (TRM-163)."""
    lab = Lab()
    lab.a.set_monsters("Mystical Elf", zone="m1")
    lab.a.monsters("Vorse Raider", zone="m2")
    (changed,) = lab.duel.why_not("change Mystical Elf")
    assert (changed.rule, changed.spots) == ("TRM-151", [monster_zone(0, 1)])
    (flipped,) = lab.duel.why_not("flip Vorse Raider")
    assert (flipped.rule, flipped.spots) == ("TRM-163", [monster_zone(0, 2)])
    assert lab.a.can("flip Mystical Elf")
    assert lab.a.can("change Vorse Raider")


def test_a_position_is_no_bar_to_summoning() -> None:
    """TRM-152, CRD-087: changes and Flip Summons don't use up the Normal Summon."""
    lab = Lab()
    lab.a.hand("Gemini Elf")
    lab.a.set_monsters("Mystical Elf")
    lab.a.monsters("Vorse Raider")
    lab.a.flip("Mystical Elf")
    lab.a.change("Vorse Raider")
    lab.a.summon("Gemini Elf")
    assert lab.where("Gemini Elf") == A.monster_zone


# The Flip Summon.


@pytest.mark.parametrize("seat", [A, B], ids=repr)
def test_a_flip_summon_ends_in_face_up_attack_position(seat: Seat) -> None:
    """TRM-163, TRM-151: it stays in its zone, and all can see it (CRD-258)."""
    lab = Lab(turn=seat)
    me = lab.a if seat is A else lab.b
    me.set_monsters("Mystical Elf", zone="m2")
    me.flip("Mystical Elf")
    assert lab.position("Mystical Elf") == "face-up attack"
    assert lab.spot("Mystical Elf") == f"{seat}.m2"
    assert lab.where("Mystical Elf") == seat.monster_zone
    shown = lab.duel.view(1 - seat.player)["zones"][f"{seat}.m2"]
    assert shown["code"] == lab.card("Mystical Elf").printed.code
    assert not shown["in_the_act"]


def test_flipped_and_flip_summoned_at_the_same_moment() -> None:
    """TRM-164, TRM-163: later than the declaration."""
    lab = Lab()
    lab.a.set_monsters("Mystical Elf")
    before = lab.state.moment
    lab.a.flip("Mystical Elf")
    declared, flipped, summoned = lab.duel.events[-3:]
    kinds = [declared.kind, flipped.kind, summoned.kind]
    assert kinds == [ev.SUMMON_DECLARED, ev.FLIPPED, ev.SUMMONED]
    assert before < declared.moment < flipped.moment == summoned.moment
    ways = [event.summon_way for event in (declared, flipped, summoned)]
    assert ways == [ev.FLIP_SUMMON, 0, ev.FLIP_SUMMON]
    assert [event.why for event in (declared, flipped, summoned)] == [ev.FOR_SUMMON] * 3
    assert [event.player for event in (declared, flipped, summoned)] == [0, 0, 0]
    assert [declared.rule, flipped.rule, summoned.rule] == ["TRM-163", "TRM-164", "TRM-163"]
    (turned,) = declared.cards
    assert (turned.face_up, turned.to_face_up) == (False, True)
    assert (turned.position, turned.to_position) == (2, 1)
    (then,) = summoned.cards
    assert (then.place, then.to_place) == (MONSTER_ZONE, MONSTER_ZONE)


def test_a_flip_summon_passes_the_negation_window() -> None:
    """CRD-249: it lies there as what it is, not flipped yet (NEG-012, NEG-051)."""
    lab = Lab()
    lab.a.set_monsters("Mystical Elf", zone="m2")
    lab.a.monsters("Vorse Raider", zone="m3")
    assert lab.windows_of("flip Mystical Elf") == ["negation", "after"]
    run_to_window(lab.duel, "negation", "flip Mystical Elf")
    assert lab.where("Mystical Elf") == A.monster_zone
    assert lab.state.monsters(0) == [lab.card("Mystical Elf").id, lab.card("Vorse Raider").id]
    assert lab.card("Mystical Elf").summoning
    assert lab.card("Mystical Elf").flipped_turn == 0
    assert free_monster_zones(lab.state, 0) == [monster_zone(0, n) for n in (1, 4, 5)]
    assert lab.position("Mystical Elf") == "face-up attack"
    assert lab.duel.view(1)["zones"]["A.m2"]["in_the_act"]
    assert lab.duel.view(1)["zones"]["A.m2"]["code"] is not None
    assert not [event for event in lab.duel.events if event.kind in (ev.FLIPPED, ev.SUMMONED)]


def test_the_window_after_a_flip_summon_sees_it_done() -> None:
    """CRD-249, TRM-164"""
    lab = Lab()
    lab.a.set_monsters("Mystical Elf")
    run_to_window(lab.duel, "negation", "flip Mystical Elf")
    run_to_window(lab.duel, "after")
    assert lab.where("Mystical Elf") == A.monster_zone
    kinds = [event.kind for event in lab.state.events_since_window]
    assert kinds[-2:] == [ev.FLIPPED, ev.SUMMONED]


def test_a_flip_summon_is_no_new_object() -> None:
    """TRM-001, TRM-161: references to it hold, and so does the way in which it came."""
    lab = Lab()
    lab.a.set_monsters("Summoned Skull")
    reference = refer(lab.card("Summoned Skull"))
    lab.a.flip("Summoned Skull")
    card = lab.card("Summoned Skull")
    assert reference.same_object(card)
    assert reference.still_linked(card)
    assert card.tributes == 1


def negated_flip() -> Lab:
    lab = Lab()
    lab.a.set_monsters("Mystical Elf")
    lab.a.hand("Vorse Raider")
    lab.state.edit(lab.card("Mystical Elf").id).proper = True
    run_to_window(lab.duel, "negation", "flip Mystical Elf")
    below(lab.state, FlipSummon).negate(lab.state)
    resume(lab.state)
    return lab


def test_a_negated_flip_summon_goes_to_the_graveyard_from_the_field() -> None:
    """NEG-034, NEG-052: it wasn't flipped, nor summoned, and is sent by rule."""
    lab = negated_flip()
    assert lab.where("Mystical Elf") == A.graveyard
    assert len(free_monster_zones(lab.state, 0)) == 5
    declared, negated, moved = lab.duel.events[-3:]
    kinds = [declared.kind, negated.kind, moved.kind]
    assert kinds == [ev.SUMMON_DECLARED, ev.SUMMON_NEGATED, ev.MOVED]
    assert declared.moment < negated.moment < moved.moment
    assert (negated.summon_way, negated.player) == (ev.FLIP_SUMMON, 0)
    assert (negated.why, negated.rule) == (ev.FOR_SUMMON, "CRD-249")
    assert negated.cards[0].place == MONSTER_ZONE
    (card,) = moved.cards
    assert (card.place, card.to_place, card.to_face_up) == (MONSTER_ZONE, GRAVEYARD, True)
    assert (moved.move_tags, moved.why) == (ev.SENT_TO_GY, ev.FOR_SUMMON)
    assert (moved.rule, moved.player) == ("NEG-034", 0)
    assert not lab.card("Mystical Elf").summoning


def test_a_negated_flip_summon_keeps_the_proper_summon() -> None:
    """NEG-069"""
    assert negated_flip().card("Mystical Elf").proper


def test_a_negated_flip_summon_does_not_use_up_the_normal_summon() -> None:
    """CRD-092: it says so of Normal Summons."""
    lab = negated_flip()
    lab.a.summon("Vorse Raider")
    assert lab.where("Vorse Raider") == A.monster_zone


def test_a_flip_summon_under_way_can_be_copied() -> None:
    """CRD-249: the copy succeeds, the original is negated."""
    lab = Lab()
    lab.a.set_monsters("Mystical Elf")
    run_to_window(lab.duel, "negation", "flip Mystical Elf")
    copy = lab.state.copy()
    below(lab.state, FlipSummon).negate(lab.state)
    negated_copy = lab.state.copy()
    for state in (lab.state, copy, negated_copy):
        resume(state)
    number = lab.card("Mystical Elf").id
    assert lab.state.cards[number].place == GRAVEYARD
    assert negated_copy.cards[number].place == GRAVEYARD
    assert copy.cards[number].place == MONSTER_ZONE


def test_any_number_of_flip_summons_once_for_each_monster() -> None:
    """CRD-250, TRM-152: nor can what was flipped change its position."""
    lab = Lab()
    lab.a.set_monsters("Mystical Elf", "Gemini Elf", "Celtic Guardian")
    lab.a.flip("Mystical Elf")
    lab.a.flip("Gemini Elf")
    lab.a.flip("Celtic Guardian")
    for name in ("Mystical Elf", "Gemini Elf", "Celtic Guardian"):
        assert lab.a.why_not(f"change {name}") == ["TRM-152"]


def test_flipped_and_turned_down_it_is_not_flipped_again() -> None:
    """CRD-250, EFX-243"""
    lab = Lab()
    lab.a.set_monsters("Mystical Elf")
    lab.a.flip("Mystical Elf")
    turn_down(lab, "Mystical Elf")
    ask_again(lab)
    assert lab.a.why_not("flip Mystical Elf") == ["TRM-152"]
    lab.a.end_phase()
    lab.b.end_phase()
    assert lab.a.can("flip Mystical Elf")


@pytest.mark.parametrize("name", ["Vorse Raider", "Curse of Dragon"])
def test_not_in_the_turn_of_its_set(name: str) -> None:
    """CRD-251: in the own next turn it can."""
    lab = Lab()
    lab.a.hand(name)
    lab.a.monsters("Mystical Elf")
    lab.a.set(name, tributes=["Mystical Elf"] if name == "Curse of Dragon" else [])
    (reason,) = lab.duel.why_not(f"flip {name}")
    assert (reason.rule, reason.spots) == ("CRD-251", [lab.card(name).zone])
    lab.a.end_phase()
    assert lab.a.why_not(f"flip {name}") == ["SEG-019", "TRM-150"]
    lab.b.end_phase()
    lab.a.flip(name)
    assert lab.position(name) == "face-up attack"


def test_set_and_turned_up_by_an_effect_it_cannot_change() -> None:
    """TRM-153, TRM-157: its Set was a Normal Summon of this turn."""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    lab.a.set("Vorse Raider")
    turn_up(lab, "Vorse Raider")
    ask_again(lab)
    assert lab.a.why_not("change Vorse Raider") == ["TRM-153"]


def test_summoned_and_turned_down_it_cannot_be_flipped() -> None:
    """EFX-243, TRM-153: not for having been Set; it wasn't (CRD-251)."""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    lab.a.summon("Vorse Raider")
    turn_down(lab, "Vorse Raider")
    ask_again(lab)
    assert lab.a.why_not("flip Vorse Raider") == ["TRM-153"]
    turn_up(lab, "Vorse Raider")
    ask_again(lab)
    assert lab.a.why_not("change Vorse Raider") == ["TRM-153"]


def test_changed_and_turned_down_it_cannot_be_flipped() -> None:
    """EFX-243: nor change again when it is face-up once more."""
    lab = Lab()
    lab.a.monsters("Vorse Raider")
    lab.a.change("Vorse Raider")
    turn_down(lab, "Vorse Raider")
    ask_again(lab)
    assert lab.a.why_not("flip Vorse Raider") == ["TRM-152"]
    turn_up(lab, "Vorse Raider")
    ask_again(lab)
    assert lab.a.why_not("change Vorse Raider") == ["TRM-152"]


def test_attacked_and_turned_down_it_cannot_be_flipped() -> None:
    """EFX-243, TRM-153, EFX-244: nor attack again in the same Battle Phase."""
    lab = Lab(phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Battle Ox")
    lab.a.attack("Vorse Raider")
    turn_down(lab, "Vorse Raider")
    turn_up(lab, "Vorse Raider")
    ask_again(lab)
    assert lab.a.why_not("attack Vorse Raider") == ["SEG-042"]
    assert lab.a.can("attack Battle Ox")
    lab.a.main_phase_2()
    turn_down(lab, "Vorse Raider")
    ask_again(lab)
    assert lab.a.why_not("flip Vorse Raider") == ["TRM-153"]


def test_untouched_and_turned_down_it_can_be_flipped() -> None:
    """EFX-243: the twin of the four above."""
    lab = Lab()
    lab.a.monsters("Vorse Raider")
    turn_down(lab, "Vorse Raider")
    ask_again(lab)
    lab.a.flip("Vorse Raider")
    assert lab.position("Vorse Raider") == "face-up attack"


def test_what_applied_to_it_ends_face_down() -> None:
    """EFX-239, EFX-241: the object stays the same one, its links break."""
    lab = Lab()
    lab.a.monsters("Vorse Raider")
    reference = refer(lab.card("Vorse Raider"))
    linger(lab, "Vorse Raider", ATK, 500)
    assert lab.atk("Vorse Raider") == 2400
    turn_down(lab, "Vorse Raider")
    ask_again(lab)
    lab.a.flip("Vorse Raider")
    assert lab.atk("Vorse Raider") == 1900
    assert reference.same_object(lab.card("Vorse Raider"))
    assert not reference.still_linked(lab.card("Vorse Raider"))


def test_the_effect_goes_on_if_it_stays_face_up() -> None:
    """EFX-239: the twin; a change of position leaves it alone."""
    lab = Lab()
    lab.a.monsters("Vorse Raider")
    reference = refer(lab.card("Vorse Raider"))
    linger(lab, "Vorse Raider", ATK, 500)
    ask_again(lab)
    lab.a.change("Vorse Raider")
    assert lab.atk("Vorse Raider") == 2400
    assert reference.still_linked(lab.card("Vorse Raider"))


def test_flipped_by_battle_is_not_flip_summoned() -> None:
    """TRM-165, CRD-255, CRD-260: to face-up Defense, without any summon."""
    lab = Lab(phase=BATTLE)
    lab.a.monsters("Vorse Raider")
    lab.b.set_monsters("Mystical Elf")
    lab.a.attack("Vorse Raider", "B.m1")
    assert lab.position("Mystical Elf") == "face-up defense"
    kinds = [event.kind for event in lab.duel.events]
    assert kinds.count(ev.FLIPPED) == 1
    assert ev.SUMMON_DECLARED not in kinds
    assert ev.SUMMONED not in kinds


def test_flipped_by_battle_it_can_change_in_the_next_turn() -> None:
    """TRM-152: its flip was no change by hand."""
    lab = Lab(phase=BATTLE)
    lab.a.monsters("Vorse Raider")
    lab.b.set_monsters("Mystical Elf")
    lab.a.attack("Vorse Raider", "B.m1")
    lab.b.change("Mystical Elf")
    assert lab.position("Mystical Elf") == "face-up attack"


# What the positions are for.


def test_only_face_up_attack_position_monsters_attack() -> None:
    """CRD-256, CRD-257, CRD-259"""
    lab = Lab(phase=BATTLE)
    lab.a.monsters("Vorse Raider", zone="m1")
    lab.a.monsters("Battle Ox", zone="m2", defense=True)
    lab.a.set_monsters("Mystical Elf", zone="m3")
    assert lab.a.can("attack Vorse Raider")
    assert lab.a.why_not("attack Battle Ox") == ["CRD-257"]
    assert lab.a.why_not("attack Mystical Elf") == ["CRD-259"]


def test_flip_summoned_it_can_attack() -> None:
    """TRM-163, CRD-256: the turn of its Flip Summon is no bar."""
    lab = Lab()
    lab.a.set_monsters("Mystical Elf")
    lab.a.flip("Mystical Elf")
    lab.a.battle_phase()
    lab.a.attack("Mystical Elf")
    assert lab.state.lp[B.player] == 8000 - 800
