"""Who may declare an attack, on what, and how often (SEG-041 to SEG-044, CRD-256 to CRD-259)."""

import pytest

from segoc.kernel.battle.battle_phase import may_attack
from segoc.kernel.language import entry
from segoc.kernel.picture.attack_targets import may_attack_target
from segoc.kernel.table import verbs
from segoc.kernel.table.event import ATTACK_DECLARED, BY_RULE
from segoc.kernel.table.phases import BATTLE_STEP
from segoc.kernel.table.places import zone_name
from segoc.kernel.table.reason import Reason
from segoc.kernel.table.state import NO_CARD
from segoc.lab import BATTLE, MAIN1, MAIN2, A, B, Lab, Seat
from tests.rules.course import events
from tests.rules.interference import (
    ask_again,
    bring,
    linger,
    return_to_hand,
    to_declaration,
    turn_down,
    turn_up,
)

pytestmark = pytest.mark.core

ATTACK = "attack Vorse Raider -> Mystical Elf"


def field(phase: int = BATTLE) -> Lab:
    """A has 血腥魔兽人 and 精灵剑士, B has 圣精灵, all in Attack Position."""
    lab = Lab(turn=A, phase=phase)
    lab.a.monsters("Vorse Raider", "Celtic Guardian")
    lab.b.monsters("Mystical Elf")
    return lab


def keys(lab: Lab) -> list[str]:
    decision = lab.duel.decision
    assert decision is not None
    return [option.key for option in decision.options]


# Which attacks there are.


def test_every_attacker_may_aim_at_every_monster_of_the_opponent() -> None:
    """SEG-041, SEG-044: all attacks, and nothing else but to leave the Battle Step."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", zone="m1")
    lab.a.monsters("Celtic Guardian", zone="m4")
    lab.b.monsters("Mystical Elf", zone="m2")
    lab.b.set_monsters("Aqua Madoor", zone="m3")
    assert keys(lab) == [
        "attack A.m1 -> B.m2",
        "attack A.m1 -> B.m3",
        "attack A.m4 -> B.m2",
        "attack A.m4 -> B.m3",
        "main phase 2",
    ]
    assert lab.duel.decision is not None
    assert lab.duel.decision.player == A.player


def test_without_monsters_opposite_every_attack_is_direct() -> None:
    """SEG-043."""
    lab = Lab(turn=B, phase=BATTLE)
    lab.b.monsters("Vorse Raider", zone="m1")
    lab.b.monsters("Celtic Guardian", zone="m4")
    assert keys(lab) == ["attack directly B.m1", "attack directly B.m4", "main phase 2"]
    # With nothing to aim at, there is no other kind.
    assert lab.b.why_not("attack B.m1 -> A.m1") == ["SEG-044"]


def test_extra_monster_zones_take_part() -> None:
    """SEG-041, SEG-044: a monster attacks, and is attacked, in an Extra Monster Zone too."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Blank Link Monster", zone="x1")
    lab.b.monsters("Blank Fusion Monster", zone="x2")
    assert keys(lab) == ["attack x1 -> x2", "main phase 2"]
    assert lab.a.why_not("attack directly x1") == ["SEG-043"]


# When and by whom: SEG-041.


@pytest.mark.parametrize("phase", [MAIN1, MAIN2])
def test_no_attack_outside_of_the_battle_step(phase: int) -> None:
    lab = field(phase)
    assert lab.a.why_not(ATTACK) == ["SEG-041"]


def test_an_attack_in_the_battle_step() -> None:
    lab = field()
    assert lab.a.can(ATTACK)
    assert lab.state.battle_step == BATTLE_STEP


def test_the_opponent_of_the_turn_player_does_not_attack() -> None:
    lab = field()
    # Nor is that player asked: SEG-019.
    assert lab.b.why_not("attack Mystical Elf -> Vorse Raider") == ["SEG-019", "SEG-041"]


def test_nobody_attacks_with_a_monster_of_the_opponent() -> None:
    lab = field()
    lab.b.monsters("Aqua Madoor")
    assert lab.a.why_not("attack B.m1 -> B.m2") == ["SEG-041"]
    assert lab.a.can("attack A.m1 -> B.m2")


def test_of_a_monster_of_the_opponent_no_more_is_said() -> None:
    """SEG-041 is the only reason, whatever its position; a face-down one is hidden (SEG-033)."""
    lab = field()
    lab.b.monsters("Aqua Madoor", defense=True)
    lab.b.set_monsters("Bunilla")
    assert lab.a.why_not("attack B.m2 -> B.m1") == ["SEG-041"]
    assert lab.a.why_not("attack B.m3 -> B.m1") == ["SEG-033"]


def test_nobody_attacks_with_a_card_that_is_not_on_the_field() -> None:
    lab = field()
    lab.a.hand("Aqua Madoor")
    assert lab.a.why_not("attack Aqua Madoor -> Mystical Elf") == ["SEG-041"]
    assert lab.a.can("attack Vorse Raider -> Mystical Elf")


def test_a_declaration_is_told_with_attacker_and_target() -> None:
    """SEG-041; it is the first attack of the turn, and then the second."""
    lab = field()
    assert lab.state.attacks == 0
    lab.a.attack("Vorse Raider", "Mystical Elf")
    (declared,) = events(lab, ATTACK_DECLARED)
    assert (declared.player, declared.why, declared.rule) == (A.player, BY_RULE, "SEG-041")
    assert declared.move_tags == 0
    assert [zone_name(record.zone) for record in declared.cards] == ["A.m1", "B.m1"]
    assert lab.state.attacks == 1


def test_a_declaration_is_later_than_what_came_before() -> None:
    lab = field()
    to_declaration(lab, ATTACK)
    before, declared = lab.duel.events[-2:]
    assert declared.kind == ATTACK_DECLARED
    assert declared.moment > before.moment


def test_a_direct_declaration_is_told_with_the_attacker_alone() -> None:
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Celtic Guardian")
    lab.a.attack("Vorse Raider")
    (declared,) = events(lab, ATTACK_DECLARED)
    assert [record.card for record in declared.cards] == [lab.card("Vorse Raider").id]


# In which position.


def test_a_face_up_defense_position_monster_does_not_attack() -> None:
    """CRD-257."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Celtic Guardian")
    lab.a.monsters("Vorse Raider", defense=True)
    lab.b.monsters("Mystical Elf")
    assert lab.a.why_not(ATTACK) == ["CRD-257"]
    assert lab.a.can("attack Celtic Guardian -> Mystical Elf")  # CRD-256
    assert keys(lab) == ["attack A.m1 -> B.m1", "main phase 2"]


def test_a_face_down_monster_does_not_attack() -> None:
    """CRD-259."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Celtic Guardian")
    lab.a.set_monsters("Vorse Raider")
    lab.b.monsters("Mystical Elf")
    assert lab.a.why_not(ATTACK) == ["CRD-259"]
    assert keys(lab) == ["attack A.m1 -> B.m1", "main phase 2"]


def test_a_monster_attacks_in_the_turn_of_its_summon() -> None:
    """CRD-256 asks for the position only."""
    lab = Lab(turn=A, phase=MAIN1)
    lab.a.hand("Vorse Raider")
    lab.b.monsters("Mystical Elf")
    lab.a.summon("Vorse Raider")
    lab.a.battle_phase()
    assert lab.a.can(ATTACK)


# How often: SEG-042.


def test_a_monster_declares_one_attack_per_turn() -> None:
    lab = field()
    lab.b.monsters("Aqua Madoor")
    lab.a.attack("Vorse Raider", "Mystical Elf")
    assert lab.a.why_not("attack Vorse Raider -> Aqua Madoor") == ["SEG-042"]
    # The one that has not attacked still may.
    assert keys(lab) == ["attack A.m2 -> B.m2", "main phase 2"]


def test_the_next_turn_allows_the_next_attack() -> None:
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Celtic Guardian")
    lab.b.monsters("Rabidragon", defense=True)
    lab.a.attack("Vorse Raider", "Rabidragon")
    lab.a.main_phase_2()
    lab.a.end_phase()
    lab.b.end_phase()
    lab.a.battle_phase()
    assert lab.a.can("attack Vorse Raider -> Rabidragon")


def test_turned_face_down_and_up_it_still_has_attacked() -> None:
    """EFX-244."""
    lab = field()
    lab.b.monsters("Aqua Madoor")
    lab.a.attack("Vorse Raider", "Mystical Elf")
    turn_down(lab, "Vorse Raider")
    turn_up(lab, "Vorse Raider")
    ask_again(lab)
    assert lab.position("Vorse Raider") == "face-up attack"
    assert lab.a.why_not("attack Vorse Raider -> Aqua Madoor") == ["SEG-042"]
    assert keys(lab) == ["attack A.m2 -> B.m2", "main phase 2"]


def test_moved_to_another_zone_it_still_has_attacked() -> None:
    """SEG-042, EFX-282: a twin of the next test, without leaving the field."""
    lab = field()
    lab.b.monsters("Aqua Madoor")
    lab.a.attack("Vorse Raider", "Mystical Elf")
    bring(lab, "Vorse Raider", "A.m5")
    ask_again(lab)
    assert lab.a.why_not("attack Vorse Raider -> Aqua Madoor") == ["SEG-042"]


def test_back_from_the_hand_it_is_another_monster() -> None:
    """SEG-042, TRM-050: what has left the field has not attacked."""
    lab = field()
    lab.b.monsters("Aqua Madoor")
    lab.a.attack("Vorse Raider", "Mystical Elf")
    return_to_hand(lab, "Vorse Raider")
    bring(lab, "Vorse Raider", "A.m5")
    ask_again(lab)
    assert lab.a.can("attack Vorse Raider -> Aqua Madoor")


def test_an_attack_counts_from_its_declaration_on() -> None:
    """SEG-042: not only when the battle is over."""
    lab = field()
    to_declaration(lab, ATTACK)
    assert lab.card("Vorse Raider").declared_turn == lab.state.turn
    assert lab.card("Celtic Guardian").declared_turn == 0
    assert lab.card("Mystical Elf").declared_turn == 0


def test_who_attacked_does_not_change_position_in_main_phase_2() -> None:
    """TRM-153; who didn't attack may, and so may who was attacked in the own turn."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Celtic Guardian")
    lab.b.monsters("Blue-Eyes White Dragon", defense=True)
    lab.a.attack("Vorse Raider", "Blue-Eyes White Dragon")
    lab.a.main_phase_2()
    assert lab.a.why_not("change Vorse Raider") == ["TRM-153"]
    assert lab.a.can("change Celtic Guardian")
    lab.a.end_phase()
    assert lab.b.can("change Blue-Eyes White Dragon")


# On what.


@pytest.mark.parametrize("defense", [False, True])
@pytest.mark.parametrize("seat", [A, B], ids=repr)
def test_no_direct_attack_past_a_monster(seat: Seat, defense: bool) -> None:
    """SEG-043; the reason tells how many monsters are in the way."""
    lab = Lab(turn=seat, phase=BATTLE)
    mine, theirs = (lab.a, lab.b) if seat is A else (lab.b, lab.a)
    mine.monsters("Vorse Raider", "Bunilla", "Battle Ox")
    theirs.monsters("Mystical Elf", "Aqua Madoor", defense=defense)
    (reason,) = lab.duel.why_not("attack directly Vorse Raider", seat.player)
    assert (reason.rule, reason.spots, reason.counts) == ("SEG-043", [], [2])


def test_no_direct_attack_past_a_face_down_monster() -> None:
    """SEG-043."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider")
    lab.b.set_monsters("Mystical Elf")
    assert lab.a.why_not("attack directly Vorse Raider") == ["SEG-043"]


def test_a_direct_attack_past_other_cards() -> None:
    """SEG-043 speaks of monsters: Set Spells and a monster in the hand stop nothing."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider")
    lab.b.set_cards("Blank Normal Trap", "Blank Field Spell")
    lab.b.hand("Mystical Elf")
    assert lab.a.can("attack directly Vorse Raider")


def test_the_target_is_a_monster_of_the_opponent() -> None:
    """SEG-044: not an own monster, not a Spell or Trap, not an empty zone."""
    lab = field()
    lab.b.set_cards("Blank Normal Trap")
    assert lab.a.why_not("attack A.m1 -> A.m2") == ["SEG-044"]
    assert lab.a.why_not("attack A.m1 -> B.s1") == ["SEG-044"]
    assert lab.a.why_not("attack A.m1 -> B.m3") == ["SEG-044"]
    assert lab.a.can("attack A.m1 -> B.m1")


def test_a_face_down_monster_is_a_target() -> None:
    """SEG-044."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider")
    lab.b.set_monsters("Mystical Elf")
    assert lab.a.can("attack A.m1 -> B.m1")


# Effects that forbid.


def test_a_monster_that_is_forbidden_to_attack() -> None:
    """SEG-047."""
    lab = field()
    linger(lab, "Vorse Raider", entry.FORBIDDEN, verbs.ATTACK)
    ask_again(lab)
    assert lab.a.why_not(ATTACK) == ["SEG-047"]
    assert keys(lab) == ["attack A.m2 -> B.m1", "main phase 2"]


def test_other_prohibitions_do_not_forbid_to_attack() -> None:
    lab = field()
    linger(lab, "Vorse Raider", entry.FORBIDDEN, verbs.CHANGE_POSITION)
    ask_again(lab)
    assert lab.a.can(ATTACK)


def test_all_reasons_are_given() -> None:
    """Used up, aimed past a monster, and at the wrong time: each rule is named once."""
    lab = field()
    lab.b.monsters("Rabidragon", defense=True)
    lab.a.attack("Vorse Raider", "Mystical Elf")
    lab.a.main_phase_2()
    assert lab.a.why_not("attack directly Vorse Raider") == ["SEG-041", "SEG-042", "SEG-043"]


# The checks themselves: with a list for the reasons they say the same as without.


def may(lab: Lab, player: int, name: str) -> bool:
    state = lab.state
    card = lab.card(name).id
    why: list[Reason] = []
    answer = may_attack(state, player, card, None)
    assert may_attack(state, player, card, why) == answer == (not why)
    # Reasons that were there before are none of this check's.
    assert may_attack(state, player, card, [Reason("SEG-019", [], [])]) == answer
    return answer


def test_whether_a_monster_may_attack() -> None:
    lab = field()
    lab.a.monsters("Battle Ox", defense=True)
    lab.a.set_monsters("Harpie Lady")
    lab.a.hand("Silver Fang")
    assert may(lab, A.player, "Vorse Raider")
    assert not may(lab, B.player, "Vorse Raider")
    assert not may(lab, A.player, "Mystical Elf")
    assert not may(lab, B.player, "Mystical Elf")
    assert not may(lab, A.player, "Battle Ox")
    assert not may(lab, A.player, "Harpie Lady")
    assert not may(lab, A.player, "Silver Fang")
    linger(lab, "Vorse Raider", entry.FORBIDDEN, verbs.ATTACK)
    assert not may(lab, A.player, "Vorse Raider")
    assert not may(field(MAIN1), A.player, "Vorse Raider")


def test_whether_something_may_be_attacked() -> None:
    lab = field()
    raider = lab.card("Vorse Raider").id
    targets = {
        NO_CARD: False,
        lab.card("Mystical Elf").id: True,
        lab.card("Celtic Guardian").id: False,
    }
    for target, expected in targets.items():
        why: list[Reason] = []
        assert may_attack_target(lab.state, A.player, raider, target, None) == expected
        may_attack_target(lab.state, A.player, raider, target, why)
        assert expected == (not why)
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider")
    assert may_attack_target(lab.state, A.player, lab.card("Vorse Raider").id, NO_CARD, None)
