"""What effects do in and around a battle: when they answer, and what they prevent.

CRD-275, CRD-287, SEG-045, SEG-047, SEG-048, SEG-056.
"""

import pytest

from segoc.kernel.moving import moves
from segoc.kernel.moving.relocating import relocate
from segoc.kernel.table.decision import OPTIONAL, TRIGGERS
from segoc.kernel.table.event import ATTACK_STOPPED, BATTLED, FLIPPED, MOVED, REPLAY
from segoc.kernel.table.phases import STEP_NAMES
from segoc.kernel.table.places import ATTACK as ATTACK_POSITION, GRAVEYARD, MONSTER_ZONE
from segoc.lab import BATTLE, A, B, Lab
from tests import effect_cards as cards
from tests.effect_cards import POOL
from tests.rules.course import events
from tests.rules.interference import AFTER, CALCULATION, to_declaration, to_part
from tests.rules.surgery import answer, resume

pytestmark = pytest.mark.core


def a_battle(mine: str, *theirs: str) -> Lab:
    lab = Lab(turn=A, phase=BATTLE, pool=POOL)
    lab.a.monsters(mine, "Bunilla")
    lab.b.monsters(*theirs)
    return lab


def step(lab: Lab) -> str:
    return STEP_NAMES[lab.state.battle_step]


# Flips by an attack (CRD-287).


def test_a_flip_by_an_attack_is_answered_after_damage_calculation() -> None:
    lab = Lab(turn=A, phase=BATTLE, pool=POOL)
    lab.a.monsters("Vorse Raider", "Bunilla")
    lab.b.set_monsters(cards.FLIPPER)
    lab.duel.push("attack Vorse Raider -> B.m1")
    decision = lab.duel.decision
    assert decision is not None
    assert (decision.topic, decision.player, step(lab)) == (TRIGGERS, 1, AFTER)
    assert len(events(lab, FLIPPED)) == 1
    # Its "when" is still in time: that a part of the Damage Step began is nothing in between.
    assert len(events(lab, BATTLED)) == 1
    lab.duel.push(f"activate {cards.FLIPPER}")
    assert lab.state.lp == [7600, 8000]
    assert lab.where(cards.FLIPPER) == B.graveyard


def test_a_flip_summon_is_answered_at_once() -> None:
    """The twin: nothing waits."""
    lab = Lab(pool=POOL)
    lab.a.set_monsters(cards.FLIPPER)
    lab.duel.push(f"flip {cards.FLIPPER}")
    decision = lab.duel.decision
    assert decision is not None
    assert decision.topic == TRIGGERS
    lab.duel.push(f"activate {cards.FLIPPER}")
    assert lab.state.lp == [8000, 7600]


def test_a_flip_without_a_damage_calculation_is_answered_in_its_time() -> None:
    lab = Lab(turn=A, phase=BATTLE, pool=POOL)
    lab.a.monsters("Vorse Raider", "Bunilla")
    lab.b.set_monsters(cards.FLIPPER)
    to_part(lab, CALCULATION, "attack Vorse Raider -> B.m1")
    relocate(lab.state, lab.card("Vorse Raider").id, GRAVEYARD, 0, face_up=True)
    resume(lab.state)
    assert events(lab, BATTLED) == []
    assert step(lab) == "after damage calculation"
    assert lab.duel.decision is not None
    assert lab.duel.decision.topic == TRIGGERS


# Replays (SEG-045).


def test_a_monster_that_came_and_went_causes_a_replay() -> None:
    """However briefly it was there; one that only moved doesn't."""
    for brief in (True, False):
        lab = a_battle("Vorse Raider", "Mystical Elf")
        lab.b.graveyard("Celtic Guardian")
        to_declaration(lab, "attack Vorse Raider -> Mystical Elf")
        state = lab.state
        elf, guardian = lab.card("Mystical Elf").id, lab.card("Celtic Guardian").id
        if brief:
            relocate(state, guardian, MONSTER_ZONE, 1, 15, True, ATTACK_POSITION)
            relocate(state, guardian, GRAVEYARD, 1, face_up=True)
        else:
            relocate(state, elf, MONSTER_ZONE, 1, 15, True, ATTACK_POSITION)
        resume(state)
        assert len(events(lab, REPLAY)) == brief
        assert (lab.where("Mystical Elf") == B.graveyard) != brief


def test_what_comes_to_the_attackers_field_causes_none() -> None:
    lab = a_battle("Vorse Raider", "Mystical Elf")
    lab.a.graveyard("Celtic Guardian")
    to_declaration(lab, "attack Vorse Raider -> Mystical Elf")
    guardian = lab.card("Celtic Guardian").id
    relocate(lab.state, guardian, MONSTER_ZONE, 0, 4, True, ATTACK_POSITION)
    resume(lab.state)
    assert events(lab, REPLAY) == []


def test_a_change_of_control_is_both() -> None:
    for thief in (0, 1):
        lab = a_battle("Vorse Raider", "Mystical Elf", "Battle Ox")
        to_declaration(lab, "attack Vorse Raider -> Mystical Elf")
        before = lab.state.monsters_came_or_left.copy()
        number = lab.card("Battle Ox" if thief == 0 else "Bunilla").id
        zone = 4 if thief == 0 else 15
        relocate(lab.state, number, MONSTER_ZONE, thief, zone, True, ATTACK_POSITION)
        assert lab.state.monsters_came_or_left == [count + 1 for count in before]
        resume(lab.state)
        # Who comes to the defending field changes it as well.
        assert len(events(lab, REPLAY)) == 1


# Destruction by battle (SEG-056, CRD-275).


def test_what_battle_cannot_destroy_is_never_doomed() -> None:
    lab = a_battle("Vorse Raider", cards.SHIELD)
    to_part(lab, AFTER, f"attack Vorse Raider -> {cards.SHIELD}")
    assert lab.state.lp == [8000, 7100]
    assert not lab.card(cards.SHIELD).doomed
    resume(lab.state)
    assert lab.where(cards.SHIELD) == B.monster_zone


def test_it_is_destroyed_by_effects() -> None:
    """The twin: protection from battle is none from effects."""
    lab = Lab(pool=POOL)
    lab.a.hand(cards.BOLT)
    lab.b.monsters(cards.SHIELD)
    lab.duel.push(f"activate {cards.BOLT}")
    lab.duel.push("zone A.s1")
    assert lab.where(cards.SHIELD) == B.graveyard


@pytest.mark.parametrize("wanted", [True, False])
def test_a_substitute_is_asked_for_when_destruction_is_determined(wanted: bool) -> None:
    """At damage calculation; who is saved isn't doomed and keeps its effects (CRD-275)."""
    lab = a_battle("Vorse Raider", cards.GUARDIAN)
    lab.b.hand("Mokey Mokey")
    lab.duel.push(f"attack Vorse Raider -> {cards.GUARDIAN}")
    decision = lab.duel.decision
    assert decision is not None
    assert (decision.topic, decision.player, step(lab)) == (OPTIONAL, 1, CALCULATION)
    answer(lab.duel, "yes" if wanted else "no")
    to_part(lab, AFTER)
    assert lab.card(cards.GUARDIAN).doomed != wanted
    resume(lab.state)
    saved = B.monster_zone if wanted else B.graveyard
    assert (lab.where(cards.GUARDIAN), lab.where("Mokey Mokey")) == (
        saved,
        B.graveyard if wanted else B.hand,
    )
    # It was asked once: the monster leaves at the end without another question.
    assert len([event for event in events(lab, MOVED) if event.rule == "SEG-056"]) == (not wanted)


def test_a_substitute_for_an_effect_leaves_the_doom_of_a_battle() -> None:
    """What the battle has determined stays determined, whatever else is prevented."""
    lab = a_battle("Vorse Raider", cards.GUARDIAN)
    lab.b.hand("Mokey Mokey", "Skull Servant")
    lab.duel.push(f"attack Vorse Raider -> {cards.GUARDIAN}")
    answer(lab.duel, "no")
    to_part(lab, AFTER)
    number = lab.card(cards.GUARDIAN).id
    move = moves.Move.of([number], GRAVEYARD, 2, 3, 0, "EFX-125")
    lab.state.push(move)
    resume(lab.state)
    # It has no effect any more that could save it (CRD-275).
    assert lab.where(cards.GUARDIAN) == B.graveyard
    assert lab.where("Mokey Mokey") == B.hand


# Negated attacks and prohibitions.


def test_a_negated_attack_ends_without_a_battle() -> None:
    """SEG-048: it was declared all the same (SEG-042)."""
    lab = a_battle("Vorse Raider", cards.MAIDEN)
    lab.duel.push(f"attack Vorse Raider -> {cards.MAIDEN}")
    lab.duel.push(f"activate {cards.MAIDEN}")
    assert events(lab, BATTLED) == []
    assert events(lab, ATTACK_STOPPED) == []
    assert lab.where(cards.MAIDEN) == B.monster_zone
    assert lab.a.why_not(f"attack Vorse Raider -> {cards.MAIDEN}") == ["SEG-042"]


def test_who_is_forbidden_to_attack() -> None:
    """SEG-047; in the Main Phase SEG-071 for the rest of what that monster forbids."""
    lab = a_battle("Vorse Raider", cards.HERALD_OF_BANS)
    # With nothing to attack with the Battle Phase has ended by itself.
    attack = "attack Vorse Raider -> B.m1"
    assert lab.a.why_not(attack) == ["SEG-041", "SEG-047"]
    twin = a_battle("Vorse Raider", cards.SHIELD)
    assert twin.a.can(attack)
    lab = Lab(pool=POOL)
    lab.a.hand(cards.CALLER, "Blank Normal Trap")
    lab.a.monsters("Gemini Elf", "Luster Dragon")
    lab.a.extra_deck(cards.XYZ)
    lab.b.monsters(cards.HERALD_OF_BANS)
    assert lab.a.why_not("set Blank Normal Trap") == ["SEG-071"]
    assert lab.a.why_not(f"special summon {cards.XYZ}") == ["SEG-071"]
    assert lab.a.why_not(f"activate {cards.CALLER}") == ["TRM-031"]
    assert not lab.a.can(f"set {cards.CALLER}")


# What must attack, and can't (TRM-458).


@pytest.mark.parametrize("target", [(), ("Bunilla",)])
def test_who_must_attack_needs_something_to_attack(target: tuple[str, ...]) -> None:
    """Not directly, and there is no monster: then the Battle Phase can end."""
    lab = Lab(turn=A, phase=BATTLE, pool=POOL)
    lab.a.monsters(cards.DUELLIST)
    lab.b.monsters(*target)
    lab.b.face_up("Yang Zing Unleashed")
    # Either way there is only one thing to do, and it is done.
    assert "Main Phase 2." in lab.duel.log
    assert ("Destroyed by battle: Bunilla." in lab.duel.log) == (target != ())


def test_what_holds_only_while_it_attacks_is_settled_when_the_attack_is_over() -> None:
    """Ritual Beast Ulti-Apelio is unaffected while it attacks: afterwards it is negated anew, which
    is an event (EFX-176), before anything else is done in the Battle Step."""
    lab = Lab(phase=BATTLE)
    lab.a.monsters("Ritual Beast Ulti-Apelio", "Vorse Raider")
    lab.b.face_up("Skill Drain")
    lab.a.attack("Ritual Beast Ulti-Apelio")
    assert lab.card("Ritual Beast Ulti-Apelio").id in lab.state.negated
