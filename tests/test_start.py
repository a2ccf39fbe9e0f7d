"""A start is quick because of what it leaves alone. Nothing is timed here: what is loaded is named.

`make bench-start` measures what it comes to.
"""

import json
import os
import subprocess
import sys

import pytest

from segoc.cards.card_files import FOLDER

pytestmark = pytest.mark.core

NOTHING = "pass"
IMPORT = "import segoc"
HELP = """
from segoc.cli import main
try:
    main(["--help"])
except SystemExit:
    pass
"""
FIRST_DUEL = """
from segoc import Duel, starter
assert Duel(starter("normals_a"), starter("normals_b"), seed=7).decision is not None
"""

# All of the package that a duel in a program of one's own needs, besides the compiled part.
PACKAGE = {
    "segoc",
    "segoc.cards",
    "segoc.cards.archetypes",
    "segoc.cards.counter_names",
    "segoc.cards.definition",
    "segoc.cards.effect_names",
    "segoc.cards.finding",
    "segoc.cards.fingerprints",
    "segoc.cards.nameable",
    "segoc.cards.names",
    "segoc.cards.outline",
    "segoc.cards.pool",
    "segoc.cards.provenance",
    "segoc.cards.shelf",
    "segoc.cards.effect_checks",
    "segoc.cards.labels",
    "segoc.cards.standard",
    "segoc.cards.withdrawn",
    "segoc.decks",
    "segoc.decks.deck",
    "segoc.decks.forbidden_limited",
    "segoc.decks.starters",
    "segoc.duel",
    "segoc.duel.board_text",
    "segoc.duel.changed_cards",
    "segoc.duel.duel",
    "segoc.duel.effect_words",
    "segoc.duel.history",
    "segoc.duel.log",
    "segoc.duel.option_text",
    "segoc.duel.savefile",
    "segoc.duel.view",
    "segoc.effects",
    "segoc.kernel",
    "segoc.messages",
    "segoc.rulebook",
    "segoc.rulebook.chapters",
    "segoc.rulebook.entries",
    "segoc.soundness",
    "segoc.soundness.chain",
    "segoc.soundness.procedures",
    "segoc.soundness.state",
}
# What reads the stored cards.
STORED = {
    "segoc.cards.artworks",
    "segoc.cards.card_data",
    "segoc.cards.catalogue",
    "segoc.cards.catalogue.known_card",
    "segoc.cards.catalogue.lines",
    "segoc.cards.catalogue.proper_names",
    "segoc.cards.catalogue.reading",
    "segoc.cards.stored",
    "segoc.cards.stored.reading",
}
COMPILED = ("segoc.kernel.", "segoc.effects.")
# Parts of the standard library that take long to load, and that a duel has no use for.
HEAVY = {
    "asyncio",
    "concurrent",
    "email",
    "http",
    "importlib.metadata",
    "logging",
    "multiprocessing",
    "socket",
    "sqlite3",
    "ssl",
    "unittest",
    "xml",
}


def loaded(code: str) -> set[str]:
    """The modules that there are in a Python of its own when it has run this."""
    told = "import json, sys; print(); print(json.dumps(sorted(sys.modules)))"
    run = subprocess.run(
        [sys.executable, "-c", f"{code}\n{told}"],
        capture_output=True,
        check=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    return set(json.loads(run.stdout.splitlines()[-1]))


@pytest.fixture(scope="module")
def at_least() -> set[str]:
    """What this Python loads in any case, and what tells us so."""
    return loaded(NOTHING)


def of_package(modules: set[str]) -> set[str]:
    ours = {module for module in modules if module.partition(".")[0] == "segoc"}
    return {module for module in ours if not module.startswith(COMPILED)}


def of_others(modules: set[str]) -> set[str]:
    """Neither ours nor Python's; a compiled build lies in a module of its own."""
    tops = {module.partition(".")[0] for module in modules}
    return {top for top in tops if top != "segoc" and not top.endswith("__mypyc")} - set(
        sys.stdlib_module_names
    )


def test_an_import_reads_no_cards(at_least: set[str]) -> None:
    modules = loaded(IMPORT) - at_least
    assert of_package(modules) == PACKAGE
    assert of_others(modules) == set()
    assert modules & HEAVY == set()


def test_help_loads_no_command(at_least: set[str]) -> None:
    modules = loaded(HELP) - at_least
    assert of_package(modules) == {*PACKAGE, "segoc.cli", "segoc.cli.refusal"}
    assert of_others(modules) == set()
    assert modules & HEAVY == set()


def test_a_first_duel_reads_cards_and_no_more(at_least: set[str]) -> None:
    modules = loaded(FIRST_DUEL) - at_least
    more = of_package(modules) - PACKAGE
    assert more == STORED
    assert not {module for module in modules if module.startswith(FOLDER)}
    assert of_others(modules) == set()
    assert modules & HEAVY == set()
