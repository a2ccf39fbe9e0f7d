"""The Damage Step: its parts, the flip, the calculation, and what leaves when
(SEG-050, SEG-056, SEG-057, CRD-255 to CRD-260, TRM-165)."""

from collections.abc import Callable

import pytest

from segoc.kernel.language import entry
from segoc.kernel.table.event import (
    BATTLED,
    BY_BATTLE,
    DAMAGE,
    DESTROYED,
    FLIPPED,
    MOVED,
    REPLAY,
    SENT_TO_GY,
    STEP_BEGAN,
    SUMMONED,
)
from segoc.kernel.table.phases import (
    BATTLE_STEP,
    BEFORE_CALCULATION,
    CALCULATION as IN_CALCULATION,
    in_damage_step,
)
from segoc.lab import BATTLE, A, B, Lab
from tests.rules.course import events, steps
from tests.rules.interference import (
    AFTER,
    BEFORE,
    CALCULATION,
    END,
    START,
    bring,
    destroy,
    linger,
    return_to_hand,
    shift,
    to_declaration,
    to_defense,
    to_part,
    turn_down,
)
from tests.rules.surgery import resume

pytestmark = pytest.mark.core

ATTACK = "attack Vorse Raider -> Celtic Guardian"
EARLY = [START, BEFORE, CALCULATION]


def field() -> Lab:
    """A's 血腥魔兽人 (1900) can attack B's 精灵剑士 (1400); both have others."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Bunilla")
    lab.b.monsters("Celtic Guardian", "Mystical Elf")
    return lab


def flip_field() -> Lab:
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Bunilla")
    lab.b.set_monsters("Celtic Guardian")
    lab.b.monsters("Mystical Elf")
    return lab


def parts(lab: Lab) -> list[str]:
    """The parts of the Damage Step that have begun."""
    return [name for name in steps(lab) if name not in ("Start Step", "Battle Step", "End Step")]


def lp(lab: Lab) -> tuple[int, int]:
    return lab.state.lp[0], lab.state.lp[1]


# The parts.


@pytest.mark.parametrize("choice", [ATTACK, "attack Vorse Raider -> Mystical Elf"])
def test_five_parts(choice: str) -> None:
    """SEG-050."""
    lab = field()
    lab.duel.push(choice)
    assert parts(lab) == [START, BEFORE, CALCULATION, AFTER, END]
    assert all(e.rule == "SEG-050" for e in events(lab, STEP_BEGAN) if in_damage_step(e.step_begun))


def test_each_part_is_later_than_what_came_before() -> None:
    """SEG-050: no part begins at the moment of something that happened earlier."""
    lab = field()
    lab.a.attack("Vorse Raider", "Celtic Guardian")
    all_events = lab.duel.events
    for number, event in enumerate(all_events[1:], 1):
        if event.kind == STEP_BEGAN:
            assert event.moment > all_events[number - 1].moment


def test_afterwards_it_is_the_battle_step_again() -> None:
    """TRM-120."""
    lab = field()
    lab.a.attack("Vorse Raider", "Celtic Guardian")
    assert lab.state.battle_step == BATTLE_STEP
    assert steps(lab)[-2:] == [END, "Battle Step"]
    assert lab.a.can("attack Bunilla -> Mystical Elf")


# What the battle destroys: SEG-056.


def test_a_destroyed_monster_stays_until_the_end_of_the_damage_step() -> None:
    lab = field()
    to_part(lab, CALCULATION, ATTACK)
    assert lp(lab) == (8000, 8000)
    assert not lab.card("Celtic Guardian").doomed
    to_part(lab, AFTER)
    assert lp(lab) == (8000, 7500)
    assert lab.where("Celtic Guardian") == B.monster_zone
    assert lab.card("Celtic Guardian").doomed
    assert not lab.card("Vorse Raider").doomed
    to_part(lab, END)
    assert lab.where("Celtic Guardian") == B.graveyard
    assert lab.where("Vorse Raider") == A.monster_zone


def test_both_leave_at_the_same_time() -> None:
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Bunilla")
    lab.b.monsters("Luster Dragon")
    to_part(lab, AFTER, "attack Vorse Raider -> Luster Dragon")
    assert lab.card("Vorse Raider").doomed
    assert lab.card("Luster Dragon").doomed
    resume(lab.state)
    (move,) = events(lab, MOVED)
    gone = {lab.card("Vorse Raider").id, lab.card("Luster Dragon").id}
    assert {record.card for record in move.cards} == gone
    assert move.move_tags == DESTROYED | SENT_TO_GY
    assert (move.why, move.player, move.rule) == (BY_BATTLE, A.player, "SEG-056")
    # Who arrives in the GY has left its doom behind.
    assert not lab.card("Vorse Raider").doomed


def test_nothing_leaves_if_nothing_is_destroyed() -> None:
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Bunilla")
    lab.b.monsters("Rabidragon", defense=True)
    lab.a.attack("Vorse Raider", "Rabidragon")
    assert events(lab, MOVED) == []


def test_what_was_taken_away_meanwhile_is_not_destroyed_by_battle() -> None:
    """SEG-056: it is no longer there at the end of the Damage Step."""
    lab = field()
    to_part(lab, AFTER, ATTACK)
    return_to_hand(lab, "Celtic Guardian")
    resume(lab.state)
    assert lab.where("Celtic Guardian") == B.hand
    assert lp(lab) == (8000, 7500)
    assert events(lab, MOVED) == []


def test_what_came_back_meanwhile_is_another_monster() -> None:
    """SEG-056, TRM-050."""
    lab = field()
    to_part(lab, AFTER, ATTACK)
    return_to_hand(lab, "Celtic Guardian")
    bring(lab, "Celtic Guardian", "B.m3")
    resume(lab.state)
    assert lab.where("Celtic Guardian") == B.monster_zone


def test_who_changes_sides_after_the_calculation_is_destroyed_all_the_same() -> None:
    """SEG-056, EFX-158: it goes to its owner's GY."""
    lab = field()
    to_part(lab, AFTER, ATTACK)
    shift(lab, "Celtic Guardian", "A.m5")
    resume(lab.state)
    assert lab.where("Celtic Guardian") == B.graveyard


# The flip: CRD-255, CRD-260, TRM-165.


def test_a_face_down_target_is_flipped_before_damage_calculation() -> None:
    lab = flip_field()
    to_part(lab, START, "attack Vorse Raider -> B.m1")
    assert lab.position("Celtic Guardian") == "face-down defense"
    to_part(lab, BEFORE)
    assert lab.position("Celtic Guardian") == "face-up defense"
    (flip,) = events(lab, FLIPPED)
    assert (flip.player, flip.why, flip.rule) == (B.player, BY_BATTLE, "CRD-260")
    (record,) = flip.cards
    assert record.card == lab.card("Celtic Guardian").id
    assert (record.face_up, record.to_face_up) == (False, True)
    # It happens within this part, not at the start of the Damage Step.
    begun = [e for e in events(lab, STEP_BEGAN) if e.step_begun == BEFORE_CALCULATION]
    assert begun[0].moment < flip.moment
    # The window opens on it: what answers to a flip can.
    assert flip in lab.state.events_since_window
    assert events(lab, SUMMONED) == []  # TRM-165


def test_a_face_up_target_is_not_flipped() -> None:
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Bunilla")
    lab.b.monsters("Mystical Elf", defense=True)
    lab.a.attack("Vorse Raider", "Mystical Elf")
    assert events(lab, FLIPPED) == []


def test_only_the_target_is_flipped() -> None:
    lab = flip_field()
    lab.b.set_monsters("Aqua Madoor")
    lab.a.attack("Vorse Raider", "B.m1")
    assert lab.position("Aqua Madoor") == "face-down defense"
    assert len(events(lab, FLIPPED)) == 1


def test_the_attacker_learns_the_target_by_the_flip() -> None:
    """CRD-258: what was hidden is shown by it, and not by the declaration."""
    lab = flip_field()
    to_declaration(lab, "attack Vorse Raider -> B.m1")
    assert lab.card("Celtic Guardian").seen == 1 << B.player
    to_part(lab, BEFORE)
    assert lab.card("Celtic Guardian").seen == 1 << B.player | 1 << A.player


def test_flipped_by_battle_it_may_still_change_position_by_hand() -> None:
    """TRM-165: no Flip Summon and no manual change, so TRM-152 has nothing to say."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Bunilla")
    lab.b.set_monsters("Rabidragon")
    lab.a.attack("Vorse Raider", "B.m1")
    assert lab.card("Rabidragon").position_changed_turn == 0
    lab.a.main_phase_2()
    lab.a.end_phase()
    assert lab.b.can("change Rabidragon")
    assert lab.b.why_not("flip Rabidragon") == ["TRM-163"]


@pytest.mark.parametrize("part", [BEFORE, CALCULATION])
def test_set_again_it_is_flipped_again(part: str) -> None:
    """CRD-260: no battle with a face-down monster."""
    lab = flip_field()
    to_part(lab, part, "attack Vorse Raider -> B.m1")
    turn_down(lab, "Celtic Guardian")
    to_part(lab, CALCULATION if part == BEFORE else AFTER)
    assert lab.position("Celtic Guardian") == "face-up defense"
    _, again = events(lab, FLIPPED)
    resume(lab.state)
    (battle,) = events(lab, BATTLED)
    begun = [e.moment for e in events(lab, STEP_BEGAN) if e.step_begun == IN_CALCULATION]
    # Before damage calculation begins, if it can still be.
    assert (again.moment < begun[0]) == (part == BEFORE)
    assert again.moment < battle.moment
    assert lab.where("Celtic Guardian") == B.graveyard
    assert lp(lab) == (8000, 8000)


# The numbers that count: CRD-256, CRD-257.


@pytest.mark.parametrize("part", EARLY)
def test_changes_before_the_calculation_count(part: str) -> None:
    """1900 + 300 against 1400."""
    lab = field()
    to_part(lab, part, ATTACK)
    linger(lab, "Vorse Raider", entry.ATK, 300)
    resume(lab.state)
    assert lp(lab) == (8000, 7200)
    (battle,) = events(lab, BATTLED)
    assert battle.amounts == [2200, 1400]


def test_changes_after_the_calculation_come_too_late() -> None:
    lab = field()
    to_part(lab, AFTER, ATTACK)
    linger(lab, "Celtic Guardian", entry.ATK, 3000)
    resume(lab.state)
    assert lp(lab) == (8000, 7500)
    assert lab.where("Celtic Guardian") == B.graveyard


def test_the_target_uses_its_changed_atk() -> None:
    """CRD-256: 1900 against 1400 + 600."""
    lab = field()
    linger(lab, "Celtic Guardian", entry.ATK, 600)
    linger(lab, "Celtic Guardian", entry.DEFENSE, 5000)
    lab.a.attack("Vorse Raider", "Celtic Guardian")
    assert lp(lab) == (7900, 8000)
    assert lab.where("Vorse Raider") == A.graveyard


def test_a_defending_target_uses_its_changed_def() -> None:
    """CRD-257: 1900 against 1200 + 900; its ATK says nothing."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Bunilla")
    lab.b.monsters("Celtic Guardian", defense=True)
    linger(lab, "Celtic Guardian", entry.DEFENSE, 900)
    linger(lab, "Celtic Guardian", entry.ATK, 5000)
    lab.a.attack("Vorse Raider", "Celtic Guardian")
    assert lp(lab) == (7800, 8000)
    assert lab.where("Vorse Raider") == A.monster_zone


@pytest.mark.parametrize("part", EARLY)
def test_a_target_turned_to_defense_uses_def(part: str) -> None:
    """CRD-257 by the position at the calculation: destroyed without damage."""
    lab = field()
    to_part(lab, part, ATTACK)
    to_defense(lab, "Celtic Guardian")
    resume(lab.state)
    assert lp(lab) == (8000, 8000)
    assert lab.where("Celtic Guardian") == B.graveyard


@pytest.mark.parametrize(("change", "stay"), [(-1899, False), (-1900, True)])
def test_the_last_point_of_atk_is_what_destroys(change: int, stay: bool) -> None:
    """SEG-052, SEG-053: 1 against 1 destroys both, 0 against 0 neither."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Bunilla")
    lab.b.monsters("Luster Dragon")
    linger(lab, "Vorse Raider", entry.ATK, change)
    linger(lab, "Luster Dragon", entry.ATK, change)
    lab.a.attack("Vorse Raider", "Luster Dragon")
    assert lp(lab) == (8000, 8000)
    assert lab.where("Vorse Raider") == (A.monster_zone if stay else A.graveyard)
    assert lab.where("Luster Dragon") == (B.monster_zone if stay else B.graveyard)


# No calculation without both: SEG-057.


def gone(lab: Lab, name: str) -> None:
    destroy(lab, name)


def gone_and_back(lab: Lab, name: str) -> None:
    zone = lab.spot(name)
    return_to_hand(lab, name)
    bring(lab, name, zone)


def to_the_other_side(lab: Lab, name: str) -> None:
    shift(lab, name, "B.m5" if lab.where(name) == A.monster_zone else "A.m5")


def only_face_down(lab: Lab, name: str) -> None:
    """Face-down Attack Position doesn't exist (TRM-140), but face-down alone must be enough."""
    lab.state.edit(lab.card(name).id).face_up = False


END_OF_BATTLE: list[tuple[str, Callable[[Lab, str], None]]] = [
    ("Vorse Raider", gone),
    ("Celtic Guardian", gone),
    ("Vorse Raider", gone_and_back),
    ("Celtic Guardian", gone_and_back),
    ("Vorse Raider", to_the_other_side),
    ("Celtic Guardian", to_the_other_side),
    ("Vorse Raider", to_defense),
    ("Vorse Raider", turn_down),
    ("Vorse Raider", only_face_down),
]


@pytest.mark.parametrize("part", EARLY)
@pytest.mark.parametrize(("name", "what"), END_OF_BATTLE)
def test_no_calculation(name: str, what: Callable[[Lab, str], None], part: str) -> None:
    """BAT-239: all parts of the Damage Step follow; nobody is hurt, nobody destroyed by battle."""
    lab = field()
    to_part(lab, part, ATTACK)
    what(lab, name)
    resume(lab.state)
    assert parts(lab) == [*EARLY, AFTER, END]
    assert lp(lab) == (8000, 8000)
    assert events(lab, BATTLED) == []
    assert [event for event in events(lab, MOVED) if event.why == BY_BATTLE] == []
    # It was an attack, and stays one; the Battle Step goes on.
    assert lab.state.battle_step == BATTLE_STEP
    assert lab.a.can("attack Bunilla -> Mystical Elf")


@pytest.mark.parametrize("part", EARLY)
def test_a_direct_attack_needs_its_attacker(part: str) -> None:
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Bunilla")
    to_part(lab, part, "attack directly Vorse Raider")
    gone(lab, "Vorse Raider")
    resume(lab.state)
    assert lp(lab) == (8000, 8000)
    assert parts(lab) == [*EARLY, AFTER, END]


@pytest.mark.parametrize("part", EARLY)
def test_who_moves_within_the_own_zones_fights_on(part: str) -> None:
    """SEG-057 with EFX-281: the twin of leaving."""
    lab = field()
    to_part(lab, part, ATTACK)
    shift(lab, "Vorse Raider", "A.m5")
    shift(lab, "Celtic Guardian", "B.m4")
    resume(lab.state)
    assert lp(lab) == (8000, 7500)
    assert lab.where("Celtic Guardian") == B.graveyard


@pytest.mark.parametrize("part", EARLY)
def test_others_do_not_matter_any_more(part: str) -> None:
    """SEG-045: no replay once the Damage Step has begun."""
    lab = field()
    lab.b.hand("Aqua Madoor")
    to_part(lab, part, ATTACK)
    bring(lab, "Aqua Madoor", "B.m5")
    destroy(lab, "Mystical Elf")
    resume(lab.state)
    assert events(lab, REPLAY) == []
    assert lp(lab) == (8000, 7500)


@pytest.mark.parametrize("direct", [False, True])
def test_battle_and_damage_are_one_moment(direct: bool) -> None:
    """SEG-050: within damage calculation, later than its window; told in this order."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Bunilla")
    if not direct:
        lab.b.monsters("Celtic Guardian")
    lab.duel.push("attack directly A.m1" if direct else "attack A.m1 -> B.m1")
    (battle,) = events(lab, BATTLED)
    (damage,) = events(lab, DAMAGE)
    all_events = lab.duel.events
    at = all_events.index(battle)
    assert all_events[at + 1] is damage
    assert battle.moment == damage.moment
    assert (all_events[at - 1].kind, all_events[at - 1].step_begun) == (STEP_BEGAN, IN_CALCULATION)
    assert all_events[at - 1].moment < battle.moment < all_events[at + 2].moment
