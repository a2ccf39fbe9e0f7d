"""`make work`: how much is done for some duels, counted and not timed.

The same duels do the same work on any machine, however busy it is. `tests/test_work.py` compares
it with what was recorded.
"""

import argparse
import cProfile
import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType
from typing import Final, NamedTuple

import segoc
from segoc.decks.deck import Deck
from segoc.duel.duel import Duel
from segoc.kernel.table.chance import seeded
from segoc.kernel.turn import machine
from segoc.measuring.bench import DECKS, SEED

DECISIONS: Final = 1500
# After so many decisions the duel is forked, and the choice is made in the fork first.
FORK_EVERY: Final = 10
PACKAGE: Final = Path(segoc.__file__).parent
COUNTED: Final = ("kernel", "effects")
MOST_CALLED: Final = 25

# By Decks, then by what is counted.
Work = dict[str, dict[str, int]]


class Function(NamedTuple):
    """A function of the kernel or of the effect language: `kernel.table.state`, `State.copy`."""

    module: str
    name: str

    @property
    def last_name(self) -> str:
        return self.name.rpartition(".")[2]


def one(module: str, name: str) -> Callable[[Function], bool]:
    return Function(module, name).__eq__


# What is counted: the calls of which functions.
COUNTS: Final[dict[str, Callable[[Function], bool]]] = {
    "pictures drawn": one("kernel.picture.picture", "_draw"),
    "layers drawn": one("kernel.picture.picture", "_draw_layers"),
    "questions to the layers": one("kernel.picture.layers", "changes"),
    "legality checks": lambda function: function.last_name.startswith("may_"),
    "windows opened": one("kernel.chain.windows", "Window.open"),
    "steps of settling": one("kernel.chain.settling", "Settle.run"),
    "steps of the machine": one("kernel.turn.machine", "advance"),
    "events": one("kernel.table.state", "State.emit"),
    "states copied": one("kernel.table.state", "State.copy"),
    "cards copied": one("kernel.table.card", "Card.copy"),
    "objects made": lambda function: function.last_name == "__init__",
    "calls of functions": lambda _: True,
}


class Uncounted(LookupError):
    """A function that is counted isn't called any more: it may have another name now."""


def count_work(decisions: int = DECISIONS) -> Work:
    """What the Decks of `segoc bench` take. Something is worked out once and then kept, so it is
    the same only in a Python that has done nothing else."""
    work: Work = {}
    called: set[str] = set()
    for name in DECKS:
        calls = calls_of(name, decisions)
        work[name] = {
            what: sum(times for function, times in calls.items() if fits(function))
            for what, fits in COUNTS.items()
        }
        called |= {what for what, times in work[name].items() if times}
    if missing := COUNTS.keys() - called:
        raise Uncounted(
            f"nothing counts as {', '.join(sorted(missing))}: see COUNTS in bench/work.py"
        )
    return work


def calls_of(name: str, decisions: int) -> dict[Function, int]:
    """How often each function is called while these Decks play."""
    first, second = DECKS[name]
    decks = segoc.starter(first), segoc.starter(second)
    profile = cProfile.Profile(builtins=False)
    profile.enable()
    play(decks, decisions)
    profile.disable()
    calls: dict[Function, int] = {}
    for entry in profile.getstats():
        function = function_of(entry.code) if isinstance(entry.code, CodeType) else None
        if function is not None:
            calls[function] = calls.get(function, 0) + entry.callcount
    return calls


def function_of(code: CodeType) -> Function | None:
    """Comprehensions don't count: in newer versions of Python they are no functions."""
    file = Path(code.co_filename)
    if code.co_name.startswith("<") or not file.is_relative_to(PACKAGE):
        return None
    module = ".".join(file.relative_to(PACKAGE).with_suffix("").parts)
    return Function(module, code.co_qualname) if module.startswith(COUNTED) else None


def play(decks: tuple[Deck, Deck], decisions: int) -> None:
    """Random duels, one after the other, until so many decisions are made."""
    random = seeded(SEED)
    seed = SEED
    state = Duel(*decks, seed=seed).state
    for number in range(decisions):
        while state.decision is None:
            seed += 1
            state = Duel(*decks, seed=seed).state
        options = state.decision.options
        option = options[random.below(len(options))]
        if number % FORK_EVERY == 0:
            machine.take(state.copy(), option)
        machine.take(state, option)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make work", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write them to a file")
    parser.add_argument(
        "--functions", choices=DECKS, help="print what is called most while these Decks play"
    )
    args = parser.parse_args(arguments)
    if segoc.build() != "plain":
        parser.error("compiled functions can't be counted")
    if args.functions:
        calls = calls_of(args.functions, DECISIONS)
        for function in sorted(calls, key=lambda called: -calls[called])[:MOST_CALLED]:
            print(f"{calls[function]:10,}  {function.module}: {function.name}")
        return 0
    work = count_work()
    if args.record:
        args.record.write_text(json.dumps(work, indent=2) + "\n", encoding="utf-8")
    if args.json:
        print(json.dumps(work))
    else:
        print_table(work)
    return 0


def print_table(work: Work) -> None:
    print(f"{f'{DECISIONS:,} decisions':25}", *(f"{name:>11}" for name in work))
    for what in COUNTS:
        print(f"{what:25}", *(f"{counts[what]:11,}" for counts in work.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
