"""An interpreter in which one module is a mutant; run as a script, never imported.

It reads its orders as JSON from stdin, one a line, and answers each with a line: the first
scenario that notices, or nothing, and how much of the processor's time that took.

An order says how much of that time it may take; what takes more never ends. The clock on the wall
says nothing of the kind: on a busy machine anything takes long. Whoever doesn't come to an end
either way by the time `patience` is over answers nothing at all.

A fresh interpreter loads the mutant in the place of its module, and carries one order out. With
the argument `forks` it loads everything as it is, and for each order puts the mutant's functions
in the place of the old ones in a fork of itself, which takes a tenth of the time. What is worked
out when a module is loaded stays as it was then: a mutant that isn't noticed so may be noticed in
a fresh interpreter, but not the other way round.
"""

import json
import math
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

MUTATED: Final = ("segoc.kernel", "segoc.effects", "segoc.decks", "segoc.duel")
LARGEST_MEMORY: Final = 2 << 30
NICENESS: Final = 19
LONGEST_ANSWER: Final = 2_000


class Spoilt(SourceFileLoader):
    """Loads a source that isn't the file's."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self._source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._source, self.path, "exec")


class PlainSource(MetaPathFinder):
    """Finds the plain source even where a compiled module lies beside it, and the mutant."""

    def __init__(self, root: Path, mutant: str, source: str) -> None:
        self.root = root
        self.mutant = mutant
        self.source = source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(MUTATED):
            return None
        place = self.root.joinpath(*fullname.split("."))
        package = place.is_dir()
        file = place / "__init__.py" if package else place.with_suffix(".py")
        if not file.exists():
            return None
        loader = SourceFileLoader(fullname, str(file))
        if fullname == self.mutant:
            loader = Spoilt(fullname, str(file), self.source)
        places = [str(place)] if package else None
        return spec_from_file_location(
            fullname, file, loader=loader, submodule_search_locations=places
        )


def main() -> None:
    os.nice(NICENESS)
    orders = json.loads(sys.stdin.readline())
    # In place of this script's folder.
    sys.path[0] = orders["root"]
    if sys.argv[1:] == ["forks"]:
        load_all(orders["root"])
        for line in sys.stdin:
            print(json.dumps(in_a_fork(json.loads(line))), flush=True)
        return
    set_bounds(orders["limit"])
    sys.meta_path.insert(0, PlainSource(Path(orders["root"]), orders["module"], orders["source"]))
    write_cards_anew()
    print(json.dumps(first_failure(orders["scenarios"])))


def set_bounds(seconds: float) -> None:
    """Of memory, and of the processor's time, which is counted in whole seconds: this process is
    killed by SIGXCPU when that is over, and leaves no core behind."""
    resource.setrlimit(resource.RLIMIT_AS, (LARGEST_MEMORY, LARGEST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    whole = math.ceil(seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (whole, whole + 1))


def write_cards_anew() -> None:
    """What is stored was written by the code as it is: a mutant of a word shows in cards that are
    written with it."""
    shelf = import_module("segoc.cards.shelf")
    files = import_module("segoc.cards.card_files")
    stored = import_module("segoc.cards.stored")
    written = files.cards_by_hand()
    known = {card.code for card in written}
    kept = stored.stored_cards()
    others = [kept.read(code) for code in kept.codes() if code not in known]
    cards = shelf.Written([*written, *others])
    vars(stored)["stored_cards"] = lambda: cards


def first_failure(scenarios: list[str]) -> str:
    reading = import_module("segoc.rulebook.reading.files")
    trial = import_module("segoc.rulebook.playing.trial")
    for text in scenarios:
        found = reading.read(text, "scenario")
        for _, error in found.errors:
            return str(error)
        for scenario in found.scenarios:
            failure = trial.try_scenario(scenario)
            if failure is not None:
                return str(failure)
    return ""


# Forks.


def load_all(root: str) -> None:
    sys.meta_path.insert(0, PlainSource(Path(root), "", ""))
    import_module("segoc.rulebook.playing.trial")
    import_module("segoc.rulebook.reading.files")
    # Read now, by the code as it is: what a mutant does is seen when they are played.
    list(import_module("segoc.cards.standard").standard_pool())


def in_a_fork(orders: dict[str, Any]) -> tuple[str, float] | None:
    """What is noticed, and the time of the processor; nothing if patience is over."""
    reads, writes = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reads)
        try:
            set_bounds(orders["limit"])
            noticed = ""
            if not orders["module"] or transplant(orders["module"], orders["source"]):
                noticed = first_failure(orders["scenarios"])
        except BaseException as error:  # the mutant's
            noticed = f"it crashes: {error!r}"
        os.write(writes, noticed[:LONGEST_ANSWER].encode())
        os._exit(0)
    os.close(writes)
    answer, in_time = _all_of(reads, time.monotonic() + orders["patience"])
    os.close(reads)
    if not in_time:
        os.kill(child, signal.SIGKILL)
    _, status, usage = os.wait4(child, 0)
    if not in_time:
        return None
    seconds = usage.ru_utime + usage.ru_stime
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU:
        return "it never ends", seconds
    return "it crashes" if status and not answer else answer.decode(errors="replace"), seconds


def _all_of(pipe: int, deadline: float) -> tuple[bytes, bool]:
    """Everything that comes, and whether it came to its end in time."""
    found = b""
    while True:
        left = deadline - time.monotonic()
        if left <= 0 or not select.select([pipe], [], [], left)[0]:
            return found, False
        part = os.read(pipe, 65536)
        if not part:
            return found, True
        found += part


def transplant(name: str, source: str) -> bool:
    """Give the functions of a module the code that they have in this source; says whether there
    was any to give: tables are not functions."""
    module = import_module(name)
    codes = dict(_codes(compile(source, str(module.__file__), "exec")))
    changed = False
    for function in _functions(vars(module), name):
        old = function.__code__
        new = codes.get(old.co_qualname)
        if new is None or _sense(new) == _sense(old):
            continue
        if new.co_freevars != old.co_freevars:
            return False
        function.__code__ = new
        changed = True
    return changed


def _codes(code: CodeType) -> Iterator[tuple[str, CodeType]]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant.co_qualname, constant
            yield from _codes(constant)


def _sense(code: CodeType) -> tuple[Any, ...]:
    """What a code does, wherever it stands in the file."""
    constants = [_sense(c) if isinstance(c, CodeType) else (type(c), c) for c in code.co_consts]
    return code.co_code, constants, code.co_names, code.co_varnames


def _functions(space: Mapping[str, Any], module: str) -> Iterator[FunctionType]:
    for named in space.values():
        value = named.__func__ if isinstance(named, staticmethod | classmethod) else named
        if isinstance(value, FunctionType) and value.__module__ == module:
            yield value
        elif isinstance(value, type) and value.__module__ == module:
            yield from _functions(vars(value), module)
        elif isinstance(value, property):
            yield from (f for f in (value.fget, value.fset) if isinstance(f, FunctionType))


if __name__ == "__main__":
    main()
