"""Between any two steps of a procedure the duel can be copied, and after each it settles."""

from collections.abc import Iterator

import pytest

from segoc.duel.duel import Duel
from segoc.duel.log import Teller
from segoc.kernel.summoning.normal_summon import NormalSummon
from segoc.kernel.table.state import State
from segoc.kernel.turn import machine
from segoc.kernel.turn.battle_position import FlipSummon
from segoc.lab import A, Lab
from segoc.lab.windows import trace_windows
from tests.rules.more_cards import PENDULUM_NAME, POOL
from tests.rules.surgery import answer, resume, run_to_window

pytestmark = pytest.mark.core

XYZ = "Blank Xyz Monster"


def board() -> Lab:
    """Something to do for every procedure of the Main Phase."""
    lab = Lab(pool=POOL)
    lab.a.hand("Curse of Dragon", "Vorse Raider", "Blank Normal Trap", "Blank Field Spell")
    lab.a.monsters("Battle Ox", PENDULUM_NAME)
    lab.a.monsters(XYZ, zone="x1")
    lab.a.materials(XYZ, "Gemini Elf", "Harpie Lady")
    lab.a.set_monsters("Mystical Elf")
    lab.a.set_cards("Blank Field Spell")
    return lab


ACTS = [
    ["summon Vorse Raider", "zone A.m5"],
    ["set Vorse Raider", "zone A.m5"],
    ["summon Curse of Dragon", f"tribute {XYZ}", "zone A.m5"],
    ["set Curse of Dragon", f"tribute {PENDULUM_NAME}", "zone A.m2"],
    ["flip Mystical Elf"],
    ["change Battle Ox"],
    ["set Blank Normal Trap", "zone A.s2"],
    ["set A.hand.4"],
]


def steps(duel: Duel, choices: list[str]) -> Iterator[tuple[list[str], State]]:
    """The state before each step of a course, with the choices that are still to be made."""
    for number, choice in enumerate(choices, 1):
        answer(duel, choice)
        while duel.state.decision is None:
            yield choices[number:], duel.state
            machine.advance(duel.state)


@pytest.mark.parametrize("choices", ACTS, ids=" / ".join)
def test_a_copy_between_any_two_steps_goes_the_same_way(choices: list[str]) -> None:
    """CRD-105, TRM-234: negated, chosen, fallen: all that a procedure knows is copied."""
    straight = board()
    for choice in choices:
        straight.duel.push(choice)
    teller = Teller(POOL)
    events = [teller.data(event) for event in straight.duel.events]
    lab = board()
    tried = 0
    for left, state in steps(lab.duel, choices):
        copy = Duel.from_state(state.copy(), POOL)
        resume(copy)
        for choice in left:
            copy.push(choice)
        assert copy.hash == straight.duel.hash
        told = [teller.data(event) for event in copy.events]
        assert told == events[len(events) - len(told) :]
        tried += 1
    assert tried > 5


ENDINGS = [
    (["summon Vorse Raider"], "zone A.m5", ["negation", "after"]),
    (["set Vorse Raider"], "zone A.m5", ["after"]),
    ([], "flip Mystical Elf", ["negation", "after"]),
    ([], "change Battle Ox", ["after"]),
    (["set Blank Normal Trap"], "zone A.s2", ["after"]),
    ([], "set A.hand.4", ["after"]),
]


@pytest.mark.parametrize(("before", "choice", "windows"), ENDINGS)
def test_the_duel_settles_before_a_window_opens(
    before: list[str], choice: str, windows: list[str]
) -> None:
    """SEG-017, TRM-420: LP of 0 end it as soon as something happens; LP of 1 don't."""
    for lp, opened in ((1, windows), (0, [])):
        lab = board()
        for earlier in before:
            lab.duel.push(earlier)
        lab.state.lp[1] = lp
        assert lab.windows_of(choice) == opened
        lab.duel.push(choice)
        assert (lab.duel.winner, lab.duel.ending) == ((0, "SEG-017") if lp == 0 else (None, ""))


@pytest.mark.parametrize("choices", [ACTS[0], ACTS[4]], ids=" / ".join)
@pytest.mark.parametrize("negated", [False, True])
def test_the_duel_settles_before_the_success_is_answered_to(
    choices: list[str], negated: bool
) -> None:
    """SEG-017, CRD-093: also when the summon was negated."""
    for lp in (0, 1):
        lab = board()
        run_to_window(lab.duel, "negation", *choices)
        lab.state.lp[1] = lp
        summon = lab.state.stack[-2]
        assert isinstance(summon, NormalSummon | FlipSummon)
        if negated:
            summon.negate(lab.state)
        assert trace_windows(lab.state)[1:] == (["after"] if lp else [])
        assert lab.duel.winner == (None if lp else 0)


def test_the_duel_settles_after_the_tribute() -> None:
    """SEG-017, CRD-105: before the zone is asked for."""
    lab = board()
    lab.duel.push("summon Curse of Dragon")
    lab.state.lp[1] = 0
    lab.duel.push("tribute Battle Ox")
    assert (lab.duel.winner, lab.duel.decision) == (0, None)
    assert lab.where("Battle Ox") == A.graveyard
    assert lab.where("Curse of Dragon") == A.hand
