"""Surgery: stop a duel inside a window and interfere, as card effects will one day.

No card can negate a summon or move a monster during an attack yet, and a window in
which nobody has anything to activate goes by unasked. These functions run the machine
step by step instead of to the next decision:

    window = run_to_window(lab.duel, "negation", "summon Vorse Raider", "zone A.m3")
    below(lab.state, NormalSummon).negate(lab.state)    # or: lab.state.push(Move.of(...))
    resume(lab.state)

The state is the duel's own, so that a `Lab` goes on telling what is where, and can act
again after `resume`. What happens counts with the last choice that the duel knows of:
`Duel.events` and `Duel.log` tell it, but `Duel.pop` and `Duel.save` know nothing of it.
"""

from typing import TypeVar

from segoc.duel.duel import Duel
from segoc.kernel.chain.windows import FILTER_NAMES, Window
from segoc.kernel.table.decision import Option
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.state import UNDECIDED, State
from segoc.kernel.turn import machine
from segoc.lab.windows import opening

P = TypeVar("P", bound=Procedure)


class MissedError(AssertionError):
    """The duel came to a decision or to its end before the window that was wanted."""


def run_to_window(table: Duel | State, filter_name: str, *choices: Option | str) -> Window:
    """Make the choices, one for each decision on the way, and stop as the window opens.

    It is then on top of the stack with nothing done yet. Called again without choices it
    goes on to the next window of that name, past the one that it stands in. The choices
    are options or what `Duel.push` reads; of a bare `State` only the keys of options.
    """
    state = _state(table)
    answers = list(choices)
    passed: list[str] = []
    inside = state.stack[-1] if state.decision is None else None
    while state.winner == UNDECIDED:
        window = opening(state)
        if window is not None and window is not inside:
            name = FILTER_NAMES[window.filter]
            if name == filter_name and not answers:
                return window
            passed.append(name)
        if state.decision is None:
            machine.advance(state)
        elif answers:
            answer(table, answers.pop(0))
        else:
            break
    raise MissedError(f"no window {filter_name!r} before {state.decision}, only {passed}")


def answer(table: Duel | State, choice: Option | str) -> None:
    """Take one answer to the decision that stands, without going on from there."""
    state = _state(table)
    decision = state.decision
    assert decision is not None
    if isinstance(choice, Option):
        option = choice
    elif isinstance(table, Duel):
        option = table._option(choice)
    else:
        option = next((o for o in decision.options if o.key == choice), Option(-1))
    assert decision.lists(option), f"{choice!r} is not among {decision.options}"
    state.decision = None
    state.stack[-1].answer(state, option)


def resume(table: Duel | State) -> None:
    """Run on to the next decision, or to the end of the duel."""
    machine.run(_state(table))


def below(state: State, kind: type[P]) -> P:
    """The topmost procedure of a kind that is under way, such as the summon in its window."""
    found = [procedure for procedure in state.stack if isinstance(procedure, kind)]
    assert found, f"no {kind.__name__} in {state.stack}"
    return found[-1]


def _state(table: Duel | State) -> State:
    return table.state if isinstance(table, Duel) else table
