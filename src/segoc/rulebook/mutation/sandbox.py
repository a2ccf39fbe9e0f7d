"""A fresh interpreter in which one module is a mutant; run as a script, never imported.

It reads its orders as JSON from stdin and prints the first scenario that notices, or nothing. It
must not import segoc before the mutant is in its place.
"""

import json
import os
import resource
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

MUTATED: Final = ("segoc.kernel", "segoc.effects")
LARGEST_MEMORY: Final = 2 << 30
NICENESS: Final = 19


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
    orders = json.load(sys.stdin)
    os.nice(NICENESS)
    resource.setrlimit(resource.RLIMIT_AS, (LARGEST_MEMORY, LARGEST_MEMORY))
    # In place of this script's folder.
    sys.path[0] = orders["root"]
    sys.meta_path.insert(0, PlainSource(Path(orders["root"]), orders["module"], orders["source"]))
    reading = import_module("segoc.rulebook.reading.files")
    trial = import_module("segoc.rulebook.playing.trial")
    for text in orders["scenarios"]:
        found = reading.read(text, "scenario")
        for _, error in found.errors:
            print(error)
            return
        for scenario in found.scenarios:
            failure = trial.try_scenario(scenario)
            if failure is not None:
                print(failure)
                return


if __name__ == "__main__":
    main()
