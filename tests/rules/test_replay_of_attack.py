"""Between the declaration of an attack and the Damage Step: replays, and attacks that end
(SEG-045, SEG-046, EFX-280)."""

from collections.abc import Callable

import pytest

from segoc.kernel.language import entry
from segoc.kernel.table import decision as dc, verbs
from segoc.kernel.table.event import ATTACK_DECLARED, ATTACK_STOPPED, BATTLED, REPLAY
from segoc.kernel.table.phases import BATTLE_STEP
from segoc.lab import BATTLE, A, B, Lab
from tests.rules.course import events, steps, windows
from tests.rules.interference import (
    DECLARED,
    bring,
    destroy,
    linger,
    return_to_hand,
    shift,
    to_declaration,
    to_defense,
    turn_down,
    turn_up,
)
from tests.rules.surgery import resume, run_to_window

pytestmark = pytest.mark.core

ATTACK = "attack Vorse Raider -> Celtic Guardian"

Interference = Callable[[Lab], None]


def field() -> Lab:
    """A: 血腥魔兽人 (1900) in m1, 小白兔 in m2. B: 精灵剑士 (1400) in m1, 圣精灵 (800) in m2."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Bunilla")
    lab.a.hand("Silver Fang")
    lab.b.monsters("Celtic Guardian", "Mystical Elf")
    lab.b.hand("Aqua Madoor")
    lab.b.set_cards("Blank Normal Trap")
    return lab


def attacked(interference: Interference, lab: Lab | None = None) -> Lab:
    """血腥魔兽人 attacks 精灵剑士; this happens in the window that answers to it."""
    lab = lab or field()
    to_declaration(lab, ATTACK)
    interference(lab)
    resume(lab.state)
    return lab


def arrival(lab: Lab) -> None:
    bring(lab, "Aqua Madoor", "B.m3")


def target_leaves(lab: Lab) -> None:
    destroy(lab, "Celtic Guardian")


def bystander_leaves(lab: Lab) -> None:
    destroy(lab, "Mystical Elf")


def target_returns(lab: Lab) -> None:
    return_to_hand(lab, "Celtic Guardian")
    bring(lab, "Celtic Guardian", "B.m1")


def bystander_returns(lab: Lab) -> None:
    return_to_hand(lab, "Mystical Elf")
    bring(lab, "Mystical Elf", "B.m2")


def bystander_is_replaced(lab: Lab) -> None:
    return_to_hand(lab, "Mystical Elf")
    bring(lab, "Aqua Madoor", "B.m2")


def bystander_changes_sides(lab: Lab) -> None:
    shift(lab, "Mystical Elf", "A.m5")


def one_changes_sides_and_one_arrives(lab: Lab) -> None:
    bystander_changes_sides(lab)
    arrival(lab)


def attacker_gains_a_neighbour_from_there(lab: Lab) -> None:
    shift(lab, "Bunilla", "B.m5")


CHANGES: list[tuple[Interference, list[str]]] = [
    (arrival, ["attack A.m1 -> B.m1", "attack A.m1 -> B.m2", "attack A.m1 -> B.m3"]),
    (target_leaves, ["attack A.m1 -> B.m2"]),
    (bystander_leaves, ["attack A.m1 -> B.m1"]),
    (target_returns, ["attack A.m1 -> B.m1", "attack A.m1 -> B.m2"]),
    (bystander_returns, ["attack A.m1 -> B.m1", "attack A.m1 -> B.m2"]),
    (bystander_is_replaced, ["attack A.m1 -> B.m1", "attack A.m1 -> B.m2"]),
    (bystander_changes_sides, ["attack A.m1 -> B.m1"]),
    (one_changes_sides_and_one_arrives, ["attack A.m1 -> B.m1", "attack A.m1 -> B.m3"]),
    (
        attacker_gains_a_neighbour_from_there,
        ["attack A.m1 -> B.m1", "attack A.m1 -> B.m2", "attack A.m1 -> B.m5"],
    ),
]


@pytest.mark.parametrize(("change", "targets"), CHANGES)
def test_a_replay(change: Interference, targets: list[str]) -> None:
    """SEG-045: who comes to or leaves the defending field lets the attack be aimed anew."""
    lab = attacked(change)
    decision = lab.duel.decision
    assert decision is not None
    assert (decision.player, decision.topic) == (A.player, dc.REPLAY)
    assert decision.about == lab.card("Vorse Raider").zone
    assert [option.key for option in decision.options] == [*targets, "stop"]
    (replay,) = events(lab, REPLAY)
    assert (replay.player, replay.move_tags, replay.rule) == (A.player, 0, "SEG-045")
    assert [record.card for record in replay.cards] == [lab.card("Vorse Raider").id]
    # Nothing has been decided yet.
    assert lab.state.battle_step == BATTLE_STEP
    assert lab.state.lp == [8000, 8000]


def test_a_replay_is_later_than_what_caused_it() -> None:
    lab = attacked(target_leaves)
    before, replay = lab.duel.events[-2:]
    assert replay.kind == REPLAY
    assert replay.moment > before.moment


def test_a_replay_onto_an_empty_field() -> None:
    """SEG-045, SEG-043: then the attack may be direct."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Bunilla")
    lab.b.monsters("Celtic Guardian")
    attacked(target_leaves, lab)
    assert lab.duel.decision is not None
    keys = [option.key for option in lab.duel.decision.options]
    assert keys == ["attack directly A.m1", "stop"]
    lab.a.attack("Vorse Raider")
    assert lab.state.lp == [8000, 6100]


def test_a_direct_attack_is_replayed_too() -> None:
    """SEG-045: a monster appears in its way, and SEG-043 holds again."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Bunilla")
    lab.b.hand("Aqua Madoor")
    run_to_window(lab.duel, DECLARED, "attack directly Vorse Raider")
    arrival(lab)
    resume(lab.state)
    assert lab.asks(dc.REPLAY)
    assert lab.a.why_not("attack directly Vorse Raider")[-1] == "SEG-043"
    lab.a.attack("Vorse Raider", "Aqua Madoor")
    assert lab.state.lp == [8000, 7300]


# What is no replay.


def nothing(_lab: Lab) -> None:
    pass


def target_to_defense(lab: Lab) -> None:
    to_defense(lab, "Celtic Guardian")


def target_turned(lab: Lab) -> None:
    turn_down(lab, "Celtic Guardian")


def attacker_within_the_field(lab: Lab) -> None:
    shift(lab, "Vorse Raider", "A.m5")


def within_the_field(lab: Lab) -> None:
    shift(lab, "Celtic Guardian", "B.m5")


def bystander_within_the_field(lab: Lab) -> None:
    shift(lab, "Mystical Elf", "B.m5")


def bystander_turned(lab: Lab) -> None:
    turn_down(lab, "Mystical Elf")


def own_arrival(lab: Lab) -> None:
    bring(lab, "Silver Fang", "A.m3")


def own_departure(lab: Lab) -> None:
    destroy(lab, "Bunilla")


def trap_leaves(lab: Lab) -> None:
    destroy(lab, "Blank Normal Trap")


def stronger_target(lab: Lab) -> None:
    linger(lab, "Celtic Guardian", entry.ATK, 500)


NO_CHANGES: list[tuple[Interference, list[int]]] = [
    (nothing, [8000, 7500]),
    (within_the_field, [8000, 7500]),  # EFX-280
    (bystander_within_the_field, [8000, 7500]),
    (bystander_turned, [8000, 7500]),
    (target_to_defense, [8000, 8000]),
    (target_turned, [8000, 8000]),
    (own_arrival, [8000, 7500]),
    (own_departure, [8000, 7500]),
    (trap_leaves, [8000, 7500]),
    (stronger_target, [8000, 8000]),
    (attacker_within_the_field, [8000, 7500]),
]


@pytest.mark.parametrize(("change", "lp"), NO_CHANGES)
def test_no_replay(change: Interference, lp: list[int]) -> None:
    """SEG-045 asks for arrival or departure; EFX-280: a move within the own zones is neither."""
    lab = field()
    # Somebody who can go on attacking, so that the Battle Step is still there to look at.
    lab.a.monsters("Battle Ox")
    attacked(change, lab)
    assert events(lab, REPLAY) == []
    assert events(lab, ATTACK_STOPPED) == []
    assert len(events(lab, BATTLED)) == 1
    assert lab.where("Celtic Guardian") == B.graveyard
    assert lab.state.lp == lp


# After a replay.


def test_aimed_anew_the_attack_goes_to_its_battle() -> None:
    """SEG-045: it is the same attack, declared once, and it can't be declared again."""
    lab = attacked(target_leaves)
    lab.a.attack("Vorse Raider", "Mystical Elf")
    assert lab.state.lp == [8000, 6900]
    assert lab.where("Mystical Elf") == B.graveyard
    assert len(events(lab, ATTACK_DECLARED)) == 1
    assert lab.state.attacks == 1
    assert lab.a.why_not("attack directly Vorse Raider") == ["SEG-042"]


def test_the_old_target_may_be_the_new_one() -> None:
    lab = attacked(arrival)
    lab.a.attack("Vorse Raider", "Celtic Guardian")
    assert lab.state.lp == [8000, 7500]
    assert len(events(lab, REPLAY)) == 1


def test_there_is_a_window_after_aiming_anew() -> None:
    """SEG-045: what stands there now may answer, before the Damage Step."""
    lab = attacked(arrival)
    opened = windows(lab, "attack Vorse Raider -> Celtic Guardian")
    assert opened == ["A Battle Step: attack declared"] + [
        f"A {part}: damage step"
        for part in (
            "start of the Damage Step",
            "before damage calculation",
            "damage calculation",
            "after damage calculation",
            "end of the Damage Step",
        )
    ]


def test_a_replay_can_follow_a_replay() -> None:
    """SEG-045: the field is compared with the one that was there when it was last aimed."""
    lab = attacked(arrival)
    run_to_window(lab.duel, DECLARED, "attack Vorse Raider -> Aqua Madoor")
    destroy(lab, "Aqua Madoor")
    resume(lab.state)
    assert lab.asks(dc.REPLAY)
    assert len(events(lab, REPLAY)) == 2
    lab.a.attack("Vorse Raider", "Mystical Elf")
    assert lab.state.lp == [8000, 6900]
    assert len(events(lab, REPLAY)) == 2


def test_the_attack_may_end_after_a_replay() -> None:
    """SEG-046 after SEG-045."""
    lab = attacked(arrival)
    run_to_window(lab.duel, DECLARED, "attack Vorse Raider -> Aqua Madoor")
    to_defense(lab, "Vorse Raider")
    resume(lab.state)
    assert len(events(lab, ATTACK_STOPPED)) == 1
    assert lab.asks(dc.BATTLE)


def test_a_replay_allows_to_stop() -> None:
    """SEG-045: a stopped attack counts as declared, also for the position (TRM-153)."""
    lab = attacked(arrival)
    opened = windows(lab, "stop")
    assert opened == []
    assert lab.state.lp == [8000, 8000]
    assert events(lab, BATTLED) == []
    (stopped,) = events(lab, ATTACK_STOPPED)
    assert (stopped.player, stopped.move_tags, stopped.rule) == (A.player, 0, "SEG-045")
    assert [record.card for record in stopped.cards] == [lab.card("Vorse Raider").id]
    assert stopped.moment > events(lab, REPLAY)[0].moment
    # The Battle Step goes on; it was never left, so it doesn't begin again.
    assert lab.asks(dc.BATTLE)
    assert steps(lab) == ["Start Step", "Battle Step"]
    assert lab.a.why_not("attack Vorse Raider -> Aqua Madoor") == ["SEG-042"]
    assert lab.a.can("attack Bunilla -> Aqua Madoor")
    lab.a.main_phase_2()
    assert lab.a.why_not("change Vorse Raider") == ["TRM-153"]
    assert lab.a.can("change Bunilla")


def test_without_a_replay_there_is_no_stopping() -> None:
    """SEG-045."""
    lab = field()
    assert lab.a.why_not("stop") == ["SEG-045"]
    attacked(arrival, lab)
    assert lab.a.can("stop")
    assert lab.b.why_not("stop") == ["SEG-019", "SEG-045"]


# Attacks that end: SEG-046.


def attacker_leaves(lab: Lab) -> None:
    destroy(lab, "Vorse Raider")


def attacker_comes_back(lab: Lab) -> None:
    return_to_hand(lab, "Vorse Raider")
    bring(lab, "Vorse Raider", "A.m1")


def attacker_changes_sides(lab: Lab) -> None:
    shift(lab, "Vorse Raider", "B.m5")


def attacker_to_defense(lab: Lab) -> None:
    to_defense(lab, "Vorse Raider")


def attacker_turned(lab: Lab) -> None:
    turn_down(lab, "Vorse Raider")


def attacker_is_forbidden(lab: Lab) -> None:
    linger(lab, "Vorse Raider", entry.FORBIDDEN, verbs.ATTACK)


def attacker_is_only_face_down(lab: Lab) -> None:
    """Face-down Attack Position doesn't exist (TRM-140), but face-down alone must be enough."""
    lab.state.edit(lab.card("Vorse Raider").id).face_up = False


ENDS: list[Interference] = [
    attacker_leaves,
    attacker_comes_back,
    attacker_changes_sides,
    attacker_is_forbidden,
    attacker_is_only_face_down,
    attacker_to_defense,
    attacker_turned,
]


@pytest.mark.parametrize("also_replay", [False, True])
@pytest.mark.parametrize("end", ENDS)
def test_an_attack_ends(end: Interference, also_replay: bool) -> None:
    """SEG-046: no battle and no replay, whatever else has changed."""
    lab = field()
    to_declaration(lab, ATTACK)
    end(lab)
    if also_replay:
        arrival(lab)
    resume(lab.state)
    assert events(lab, REPLAY) == []
    assert events(lab, BATTLED) == []
    assert [event.rule for event in events(lab, ATTACK_STOPPED)] == ["SEG-046"]
    assert lab.state.lp == [8000, 8000]
    assert lab.asks(dc.BATTLE)
    assert steps(lab) == ["Start Step", "Battle Step"]
    assert lab.a.can("attack Bunilla -> Celtic Guardian")


def test_other_prohibitions_do_not_end_an_attack() -> None:
    """The twin of `attacker_is_forbidden`."""
    lab = field()
    to_declaration(lab, ATTACK)
    linger(lab, "Vorse Raider", entry.FORBIDDEN, verbs.CHANGE_POSITION)
    linger(lab, "Bunilla", entry.FORBIDDEN, verbs.ATTACK)
    resume(lab.state)
    assert lab.state.lp == [8000, 7500]


def test_an_ended_attack_was_declared() -> None:
    """SEG-042, SEG-046: turned to Defense and back, it doesn't attack again."""
    lab = attacked(attacker_turned)
    turn_up(lab, "Vorse Raider")
    assert lab.a.why_not(ATTACK) == ["SEG-042"]
