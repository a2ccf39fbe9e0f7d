"""Phases, steps and windows in their order.

TRM-104, TRM-111 to TRM-121, TRM-135, TRM-136, SEG-050, SEG-060, SEG-061.
"""

import pytest

from segoc.kernel.chain.windows import AFTER, Window
from segoc.kernel.table import decision as dc
from segoc.kernel.table.decision import Option
from segoc.kernel.table.event import (
    BY_RULE,
    FLIPPED,
    PHASE_BEGAN,
    POSITION_CHANGED,
    SET,
    STEP_BEGAN,
    SUMMON_DECLARED,
    SUMMONED,
    TURN_BEGAN,
    TURN_ENDED,
)
from segoc.kernel.table.phases import (
    MAIN_PHASE_1,
    MAIN_PHASE_2,
    NO_STEP,
    PHASE_NAMES,
    in_damage_step,
)
from segoc.kernel.table.reason import Reason
from segoc.kernel.turn import machine
from segoc.kernel.turn.main_phase import may_enter_battle_phase
from segoc.lab import BATTLE, DRAW, END, MAIN1, MAIN2, STANDBY, A, B, Lab, Seat
from tests.rules.course import events, now, steps, windows
from tests.rules.surgery import run_to_window

pytestmark = pytest.mark.core

DAMAGE_STEP = [
    "A start of the Damage Step: damage step",
    "A before damage calculation: damage step",
    "A damage calculation: damage step",
    "A after damage calculation: damage step",
    "A end of the Damage Step: damage step",
]


def before_a_turn() -> Lab:
    """B is about to end the turn; A has two monsters to attack with, B has one."""
    lab = Lab(turn=B, phase=MAIN1)
    lab.a.monsters("Vorse Raider", "Bunilla")
    lab.b.monsters("Mystical Elf")
    return lab


def phases(lab: Lab) -> list[str]:
    return [PHASE_NAMES[event.phase_begun] for event in events(lab, PHASE_BEGAN)]


# The windows of a turn.


def test_all_windows_of_a_turn_with_one_attack() -> None:
    """TRM-111, TRM-117, TRM-136, SEG-050, SEG-060."""
    lab = before_a_turn()
    opened = windows(
        lab,
        "end phase",
        "battle phase",
        "attack Vorse Raider -> Mystical Elf",
        "main phase 2",
        "end phase",
    )
    assert opened == [
        "B Main Phase 1: phase end",
        "B End Phase: after",
        "A Draw Phase: after",
        "A Standby Phase: after",
        "A Main Phase 1: phase end",
        "A Start Step: after",
        "A Battle Step: attack declared",
        *DAMAGE_STEP,
        "A Battle Step: phase end",
        "A End Step: after",
        "A Main Phase 2: phase end",
        "A End Phase: after",
        "B Draw Phase: after",
        "B Standby Phase: after",
    ]


def test_all_windows_of_a_turn_without_battle_phase() -> None:
    """TRM-115: no Main Phase 2."""
    lab = before_a_turn()
    assert windows(lab, "end phase", "end phase") == [
        "B Main Phase 1: phase end",
        "B End Phase: after",
        "A Draw Phase: after",
        "A Standby Phase: after",
        "A Main Phase 1: phase end",
        "A End Phase: after",
        "B Draw Phase: after",
        "B Standby Phase: after",
    ]


def test_all_windows_of_a_battle_phase_without_attack() -> None:
    """TRM-114, TRM-117: entering it is a choice, attacking in it is another."""
    lab = before_a_turn()
    opened = windows(lab, "end phase", "battle phase", "main phase 2")
    assert opened[4:] == [
        "A Main Phase 1: phase end",
        "A Start Step: after",
        "A Battle Step: phase end",
        "A End Step: after",
    ]
    assert now(lab.state) == "Main Phase 2"


def test_the_windows_of_a_direct_attack_are_the_same() -> None:
    """SEG-050."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Bunilla")
    opened = windows(lab, "attack directly Vorse Raider")
    assert opened == ["A Battle Step: attack declared", *DAMAGE_STEP]


def test_one_attack_after_the_other() -> None:
    """TRM-120: the Damage Step returns to the Battle Step, and never leads to the End Step."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Bunilla", "Battle Ox")
    first = windows(lab, "attack directly Vorse Raider")
    second = windows(lab, "attack directly Bunilla")
    assert first == second == ["A Battle Step: attack declared", *DAMAGE_STEP]
    lab.a.main_phase_2()
    names = steps(lab)
    assert names[:2] == ["Start Step", "Battle Step"]
    assert names[2:8] == names[8:14]
    assert names[7] == "Battle Step"
    assert names[14:] == ["End Step"]
    for event in events(lab, STEP_BEGAN):
        assert (event.player, event.why) == (A.player, BY_RULE)
        assert event.rule == ("SEG-050" if in_damage_step(event.step_begun) else "TRM-117")


# The window itself.


@pytest.mark.parametrize(("turn", "order"), [(A, [0, 1]), (B, [1, 0])])
def test_the_turn_player_is_asked_first(turn: Seat, order: list[int]) -> None:
    """SEG-061: then the other, and two passes in a row close the window."""
    lab = Lab(turn=turn, phase=MAIN1)
    state = lab.state
    state.decision = None
    below = len(state.stack)
    window = Window(AFTER)
    state.push(window)
    machine.advance(state)
    asked: list[int] = []
    while len(state.stack) > below and window.passes < 2:
        asked.append(window.asked)
        machine.advance(state)
    assert asked == order
    assert window.passes == 2
    assert state.stack[-1] is window
    machine.advance(state)
    assert len(state.stack) == below


def test_passing_hands_on() -> None:
    """SEG-061: a chosen pass does what having nothing to activate does."""
    lab = Lab(turn=B, phase=MAIN1)
    window = Window(AFTER)
    lab.state.push(window)
    machine.advance(lab.state)
    assert (window.asked, window.passes) == (B.player, 0)
    window.answer(lab.state, Option(dc.PASS))
    assert (window.asked, window.passes) == (A.player, 1)
    window.answer(lab.state, Option(dc.PASS))
    assert (window.asked, window.passes) == (B.player, 2)


def test_a_window_takes_what_has_happened() -> None:
    """TRM-136: what happened before it has had its chance when it closes."""
    lab = before_a_turn()
    windows(lab, "end phase")
    assert lab.duel.events != []
    # Since the last window only the Main Phase has begun.
    assert [event.kind for event in lab.state.events_since_window] == [PHASE_BEGAN]


def test_the_window_in_which_a_summon_can_be_negated_takes_nothing() -> None:
    """TRM-138: the attempt is still there for the window after it."""
    lab = Lab(turn=A, phase=MAIN1)
    lab.a.hand("Celtic Guardian")
    run_to_window(lab.duel, "after", "summon Celtic Guardian", "zone A.m3")
    kinds = [event.kind for event in lab.state.events_since_window]
    assert kinds[-2:] == [SUMMON_DECLARED, SUMMONED]
    machine.advance(lab.state)
    assert lab.state.events_since_window == []


# Phases in order: TRM-111, TRM-114, TRM-115.


def test_the_phases_of_a_turn() -> None:
    lab = before_a_turn()
    windows(lab, "end phase", "battle phase", "main phase 2", "end phase")
    assert phases(lab) == [
        "Main Phase 1",
        "End Phase",
        "Draw Phase",
        "Standby Phase",
        "Main Phase 1",
        "Battle Phase",
        "Main Phase 2",
        "End Phase",
        "Draw Phase",
        "Standby Phase",
        "Main Phase 1",
    ]
    told = {(event.rule, event.why) for event in events(lab, PHASE_BEGAN)}
    assert told == {("TRM-111", BY_RULE)}
    players = [event.player for event in events(lab, PHASE_BEGAN)]
    assert players == [B.player] * 2 + [A.player] * 6 + [B.player] * 3


def test_each_turn_phase_and_step_is_later_than_what_came_before() -> None:
    lab = before_a_turn()
    windows(lab, "end phase", "battle phase", "main phase 2", "end phase")
    all_events = lab.duel.events
    for number, event in enumerate(all_events[1:], 1):
        if event.kind in (PHASE_BEGAN, STEP_BEGAN, TURN_BEGAN, TURN_ENDED):
            assert event.moment > all_events[number - 1].moment


def test_a_turn_with_battle_phase_does_not_make_the_next_one_have_it() -> None:
    """TRM-115 holds anew in every turn."""
    lab = before_a_turn()
    windows(lab, "end phase", "battle phase", "main phase 2", "end phase")
    assert lab.state.battle_phases == 0
    windows(lab, "end phase")
    assert phases(lab)[-5:] == [
        "Main Phase 1",
        "End Phase",
        "Draw Phase",
        "Standby Phase",
        "Main Phase 1",
    ]


def test_main_phase_2_needs_a_battle_phase() -> None:
    """TRM-115."""
    lab = before_a_turn()
    assert lab.b.why_not("main phase 2") == ["TRM-115"]
    lab.b.battle_phase()
    assert lab.b.can("main phase 2")


@pytest.mark.parametrize("phase", [BATTLE, MAIN2])
def test_the_battle_phase_comes_once_after_main_phase_1(phase: int) -> None:
    """TRM-111, TRM-115."""
    lab = Lab(turn=A, phase=phase)
    lab.a.monsters("Vorse Raider")
    assert lab.a.why_not("battle phase") == ["TRM-115"]


def test_a_battle_phase_without_monsters() -> None:
    """TRM-114: nothing more is asked for than Main Phase 1."""
    lab = Lab(turn=A, phase=MAIN1)
    lab.a.hand("Vorse Raider")
    assert lab.a.can("battle phase")
    opened = windows(lab, "battle phase")
    assert opened == [
        "A Main Phase 1: phase end",
        "A Start Step: after",
        "A Battle Step: phase end",
        "A End Step: after",
    ]
    assert lab.state.battle_step == NO_STEP
    assert lab.state.phase == MAIN_PHASE_2


@pytest.mark.parametrize(("number", "reasons"), [(1, ["TRM-113"]), (2, []), (3, [])])
def test_the_first_turn_has_no_battle_phase(number: int, reasons: list[str]) -> None:
    """TRM-113."""
    lab = Lab(turn=A, phase=MAIN1, number=number)
    lab.a.monsters("Vorse Raider")
    assert lab.a.why_not("battle phase") == reasons


@pytest.mark.parametrize(
    ("phase", "number", "player", "expected"),
    [
        (MAIN1, 2, A, True),
        (MAIN1, 2, B, False),
        (MAIN1, 1, A, False),
        (MAIN2, 2, A, False),
    ],
)
def test_the_check_says_the_same_with_and_without_reasons(
    phase: int, number: int, player: Seat, expected: bool
) -> None:
    """TRM-113, TRM-115."""
    lab = Lab(turn=A, phase=phase, number=number)
    lab.a.hand("Vorse Raider")
    why: list[Reason] = []
    assert may_enter_battle_phase(lab.state, player.player, None) == expected
    assert may_enter_battle_phase(lab.state, player.player, why) == expected == (not why)
    earlier = [Reason("SEG-019", [], [])]
    assert may_enter_battle_phase(lab.state, player.player, earlier) == expected


def test_the_end_phase_is_entered_from_a_main_phase() -> None:
    """SEG-060: out of the Battle Phase the way leads through Main Phase 2."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Bunilla")
    assert lab.a.why_not("end phase") == ["SEG-060"]
    lab.a.main_phase_2()
    assert lab.a.can("end phase")


def test_only_the_turn_player_ends_phases() -> None:
    """SEG-060, SEG-019."""
    lab = before_a_turn()
    assert lab.b.can("end phase")
    assert lab.a.why_not("end phase") == ["SEG-019", "SEG-060"]
    assert lab.a.why_not("battle phase") == ["SEG-019", "TRM-115"]
    lab.b.battle_phase()
    assert lab.a.why_not("main phase 2") == ["SEG-019", "TRM-115"]


@pytest.mark.parametrize("phase", [DRAW, STANDBY])
def test_nobody_is_asked_before_main_phase_1(phase: int) -> None:
    """TRM-104: only the Main Phases are open to what isn't a fast effect."""
    lab = Lab(turn=A, phase=phase)
    assert lab.asks(dc.OPEN)
    assert lab.state.phase == MAIN_PHASE_1


def test_nobody_is_asked_after_the_last_main_phase() -> None:
    """TRM-104: the next to be asked is the opponent, in the own Main Phase 1."""
    lab = Lab(turn=A, phase=END)
    decision = lab.duel.decision
    assert decision is not None
    assert (decision.player, decision.topic) == (B.player, dc.OPEN)


@pytest.mark.parametrize("phase", [MAIN1, MAIN2])
def test_main_phases_are_alike(phase: int) -> None:
    """TRM-104, TRM-111: summons, Sets and changes in both; the Battle Phase apart."""
    lab = Lab(turn=A, phase=phase)
    lab.a.hand("Celtic Guardian", "Blank Normal Trap", "Dark Magician")
    lab.a.monsters("Vorse Raider", zone="m1")
    lab.a.set_monsters("Bunilla", zone="m2")
    assert lab.duel.decision is not None
    keys = [option.key for option in lab.duel.decision.options]
    battle = ["battle phase"] if phase == MAIN1 else []
    assert keys == [
        "summon A.hand.1",
        "set A.hand.1",
        "set A.hand.2",
        "summon A.hand.3",
        "set A.hand.3",
        "change A.m1",
        "flip A.m2",
        *battle,
        "end phase",
    ]


def test_a_main_phase_offers_nothing_that_is_illegal() -> None:
    """CRD-087, CRD-251, CRD-318, TRM-153: used up, too early, no room."""
    lab = Lab(turn=A, phase=MAIN1)
    lab.a.hand("Celtic Guardian", "Battle Ox", "Blank Normal Trap")
    lab.a.set_cards(*["Blank Normal Trap"] * 5)
    lab.a.set("Celtic Guardian")
    assert lab.a.why_not("summon Battle Ox") == ["CRD-087"]
    assert lab.a.why_not("flip Celtic Guardian") == ["CRD-251"]
    assert lab.a.why_not("set A.hand.2") == ["CRD-318"]
    assert lab.duel.decision is not None
    assert [option.key for option in lab.duel.decision.options] == ["battle phase", "end phase"]


def test_what_is_done_in_a_main_phase_comes_back_to_it() -> None:
    """TRM-104: one action after the other, each with its window (TRM-136)."""
    lab = Lab(turn=A, phase=MAIN1)
    lab.a.hand("Celtic Guardian", "Blank Normal Trap", "Battle Ox")
    lab.a.monsters("Vorse Raider", zone="m1")
    lab.a.set_monsters("Bunilla", zone="m2")
    opened = windows(
        lab,
        "change Vorse Raider",
        "flip Bunilla",
        "set Blank Normal Trap",
        "zone A.s2",
        "summon Celtic Guardian",
        "zone A.m3",
    )
    assert opened == [
        "A Main Phase 1: after",
        "A Main Phase 1: negation",
        "A Main Phase 1: after",
        "A Main Phase 1: after",
        "A Main Phase 1: negation",
        "A Main Phase 1: after",
    ]
    assert lab.position("Vorse Raider") == "face-up defense"
    assert lab.position("Bunilla") == "face-up attack"
    assert lab.spot("Blank Normal Trap") == "A.s2"
    assert lab.spot("Celtic Guardian") == "A.m3"
    # All of it was the turn player's doing.
    kinds = (POSITION_CHANGED, SUMMON_DECLARED, FLIPPED, SUMMONED, SET)
    doers = [(event.kind, event.player) for event in lab.duel.events if event.kind in kinds]
    assert doers == [
        (POSITION_CHANGED, A.player),
        (SUMMON_DECLARED, A.player),
        (FLIPPED, A.player),
        (SUMMONED, A.player),
        (SET, A.player),
        (SUMMON_DECLARED, A.player),
        (SUMMONED, A.player),
    ]
    assert lab.asks(dc.OPEN)


def test_a_monster_is_set_in_defense() -> None:
    """The other way to use the Normal Summon, in the same open game state."""
    lab = Lab(turn=A, phase=MAIN1)
    lab.a.hand("Celtic Guardian")
    assert windows(lab, "set Celtic Guardian", "zone A.m3") == ["A Main Phase 1: after"]
    assert lab.position("Celtic Guardian") == "face-down defense"


def test_the_opponent_does_nothing_in_an_open_game_state() -> None:
    """SEG-019, TRM-104."""
    lab = Lab(turn=A, phase=MAIN1)
    lab.b.hand("Celtic Guardian")
    lab.b.monsters("Vorse Raider")
    assert lab.b.why_not("summon Celtic Guardian") == ["SEG-019", "CRD-086"]
    assert lab.b.why_not("change Vorse Raider") == ["SEG-019", "TRM-150"]
