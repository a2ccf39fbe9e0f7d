"""The pages about summoning: their examples run, in the order of events that they state, and what
they name of the rulebook and of the code is there."""

import ast
import inspect
import json
import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from segoc.cards.definition import card
from segoc.cards.standard import standard_pool
from segoc.effects import words
from segoc.kernel.chain.windows import FILTER_NAMES
from segoc.kernel.summoning import summon_zones
from segoc.kernel.table.event import KIND_NAMES, MOVED, TAG_NAMES, WAY_NAMES, Event
from segoc.kernel.table.places import PLACE_NAMES
from segoc.kernel.table.state import UNDECIDED, State
from segoc.kernel.turn import machine
from segoc.lab.windows import opening
from segoc.rulebook.entries import entry
from segoc.rulebook.playing.play import Play
from segoc.rulebook.playing.trial import try_scenario
from segoc.rulebook.reading.files import all_scenarios, read
from segoc.rulebook.scenario import STEPS, Scenario

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "summoning"
PAGES = sorted(FOLDER.glob("*.md"))
TEXTS = {page.name: page.read_text("utf-8") for page in PAGES}
WITH_EXAMPLE = [name for name in TEXTS if name != "README.md"]
BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)
RULE_ID = re.compile(r"\b[A-Z]{3}-\d{3}\b")
QUOTED = re.compile(r"`([^`\n]+)`")
# What happens to a monster on its way to the field; the rest of a chain is another page's.
NAMED_BY_WAY = ("summon declared", "summoned", "summon negated", "set")


def blocks(name: str, kind: str) -> list[str]:
    return [text for label, text in BLOCK.findall(TEXTS[name]) if label == kind]


def prose(name: str) -> str:
    return BLOCK.sub("", TEXTS[name])


# The examples.


def scenarios(name: str) -> list[Scenario]:
    found: list[Scenario] = []
    for text in blocks(name, "scenario"):
        reading = read(text, name)
        assert not reading.errors, reading.errors
        found += reading.scenarios
    return found


@pytest.mark.parametrize("name", WITH_EXAMPLE)
def test_the_example_holds(name: str) -> None:
    found = scenarios(name)
    assert found, "a page has an example"
    for scenario in found:
        failure = try_scenario(scenario)
        assert failure is None, str(failure)


@pytest.mark.parametrize("name", WITH_EXAMPLE)
def test_the_order_of_events_is_the_one_on_the_page(name: str) -> None:
    found = scenarios(name)
    stated = blocks(name, "events")
    assert len(stated) == len(found), "each example has its order of events"
    for scenario, text in zip(found, stated, strict=True):
        assert "\n".join(course(scenario)) == text.strip()


def course(scenario: Scenario) -> list[str]:
    """What the players choose, what happens, and which windows open, in order."""
    play = Play(scenario.board, standard_pool())
    before = play.duel.fork()
    for line in scenario.body:
        if isinstance(line, STEPS):
            play.do(line)
    state = before.state
    told: list[str] = []
    for key in play.duel.choices:
        assert state.decision is not None
        told.append(f"{'AB'[state.decision.player]}: {key}")
        option = next(one for one in state.decision.options if one.key == key)
        state.journal = []
        state.decision = None
        state.stack[-1].answer(state, option)
        told += run_on(state)
    return told


def run_on(state: State) -> list[str]:
    """On to the next decision."""
    told: list[str] = []
    while state.decision is None and state.winner == UNDECIDED:
        window = opening(state)
        if window is not None:
            told.append(f"window: {FILTER_NAMES[window.filter]}")
        before = len(state.journal)
        machine.advance(state)
        told += [tell(state, event) for event in state.journal[before:]]
    return told


def tell(state: State, event: Event) -> str:
    """`moved tributed: X to gy · CRD-103`."""
    what = KIND_NAMES[event.kind]
    if event.kind == MOVED:
        tags = [name for bit, name in enumerate(TAG_NAMES) if event.move_tags >> bit & 1]
        what = " ".join([what, *(tag for tag in tags if tag != "sent to gy")])
    elif what in NAMED_BY_WAY and event.summon_way:
        what += f" ({WAY_NAMES[event.summon_way]})"
    cards = [state.faces[one.code].title for one in event.cards]
    where = f" to {PLACE_NAMES[event.cards[0].to_place]}" if event.kind == MOVED else ""
    rule = f" · {event.rule}" if RULE_ID.fullmatch(event.rule) else ""
    return f"{what}: {', '.join(cards)}{where}{rule}" if cards else f"{what}{rule}"


# The names.


@cache
def modules() -> dict[str, ast.Module]:
    """The kernel and the effect language, by file."""
    found: dict[str, ast.Module] = {}
    for folder in ("kernel", "effects"):
        for file in (ROOT / "src" / "segoc" / folder).rglob("*.py"):
            path = file.relative_to(ROOT / "src" / "segoc").as_posix()
            found[path] = ast.parse(file.read_text("utf-8"))
    return found


@cache
def classes() -> dict[str, ast.ClassDef]:
    return {
        node.name: node
        for module in modules().values()
        for node in module.body
        if isinstance(node, ast.ClassDef)
    }


@cache
def members(name: str) -> frozenset[str]:
    """Methods and fields of a class, inherited ones too."""
    node = classes()[name]
    found = {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
    for one in ast.walk(node):
        if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name):
            if one.value.id == "self" and isinstance(one.ctx, ast.Store):
                found.add(one.attr)
    for base in node.bases:
        if isinstance(base, ast.Name) and base.id in classes():
            found |= members(base.id)
    return frozenset(found)


@cache
def plain_names() -> frozenset[str]:
    """Functions and constants of the kernel, and the words of the language."""
    found = {name for name in vars(words) if not name.startswith("_")}
    for module in modules().values():
        for node in module.body:
            if isinstance(node, ast.FunctionDef):
                found.add(node.name)
            elif isinstance(node, ast.AnnAssign | ast.Assign):
                targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
                found |= {one.id for one in targets if isinstance(one, ast.Name)}
    return frozenset(found | parameters())


def parameters() -> set[str]:
    """What words, and cards, are told by name."""
    tellers: list[Callable[..., Any]] = [card]
    tellers += [one for one in vars(words).values() if inspect.isfunction(one)]
    return {name for one in tellers for name in inspect.signature(one).parameters}


def is_there(quoted: str) -> bool:
    """A class, a member, a function, a constant or a word; or a file."""
    if quoted.endswith((".py", ".json")):
        inside = [path for path in modules() if path.endswith(f"/{quoted}") or path == quoted]
        folders = (ROOT, ROOT / "src" / "segoc")
        return bool(inside) or any((folder / quoted).exists() for folder in folders)
    name, _, member = quoted.partition(".")
    if member:
        return name in classes() and member in members(name)
    return name in classes() or name in plain_names()


@pytest.mark.parametrize("name", TEXTS)
def test_what_is_named_is_in_the_code(name: str) -> None:
    steps = {row[1] for page, table in STEP_TABLES if page == name for row in table[1:]}
    quoted = set(QUOTED.findall(prose(name))) - set(QUOTED.findall(" ".join(steps)))
    names = {one for one in quoted if re.fullmatch(r"[\w./]+", one, re.ASCII)}
    assert len(names) >= 5
    assert sorted(one for one in names if not is_there(one)) == []


@pytest.mark.parametrize("name", TEXTS)
def test_the_rules_are_in_the_rulebook(name: str) -> None:
    cited = set(RULE_ID.findall(TEXTS[name]))
    assert cited
    for rule in cited:
        assert not entry(rule).superseded, rule


def test_every_page_is_in_the_index_and_links_lead_somewhere() -> None:
    index = TEXTS["README.md"]
    for name in WITH_EXAMPLE:
        assert f"]({name})" in index, name
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", TEXTS[page.name]):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


# The tables: of steps, and of what is refused by which rule.


def tables(name: str) -> list[list[list[str]]]:
    """The tables of a page: rows of cells."""
    found: list[list[list[str]]] = []
    inside = False
    for line in prose(name).splitlines():
        if not line.startswith("|"):
            inside = False
            continue
        if not inside:
            found.append([])
        inside = True
        if not re.fullmatch(r"[|\s:-]+", line):
            found[-1].append([cell.strip() for cell in line.strip().strip("|").split("|")])
    return found


def branches(name: str) -> dict[str, set[str]]:
    """What is named in each branch of a procedure's `run`, by the step; the last is `end`."""
    run = next(
        one
        for one in classes()[name].body
        if isinstance(one, ast.FunctionDef) and one.name == "run"
    )
    test = next(one for one in run.body if isinstance(one, ast.If))
    found: dict[str, set[str]] = {}
    branch: ast.stmt | None = test
    while isinstance(branch, ast.If):
        assert isinstance(branch.test, ast.Compare)
        step = branch.test.comparators[0]
        assert isinstance(step, ast.Attribute)
        found[step.attr] = names_in(branch.body)
        otherwise = branch.orelse
        only = otherwise[0] if len(otherwise) == 1 else None
        branch = only if isinstance(only, ast.If) and _asks_step(only) else None
    found["end"] = names_in(otherwise)
    return found


def _asks_step(node: ast.If) -> bool:
    test = node.test
    return isinstance(test, ast.Compare) and ast.unparse(test.left) == "step"


def names_in(body: list[ast.stmt]) -> set[str]:
    found: set[str] = set()
    for statement in body:
        for one in ast.walk(statement):
            if isinstance(one, ast.Name):
                found.add(one.id)
            elif isinstance(one, ast.Attribute):
                found.add(one.attr)
    return found


STEP_TABLES = [
    (name, table)
    for name in TEXTS
    for table in tables(name)
    if table[0][0] == "step" and len(table[0]) > 1
]


@pytest.mark.parametrize("table", [table for _, table in STEP_TABLES])
def test_the_steps_are_those_of_the_procedure(table: list[list[str]]) -> None:
    """All of them, in order, and what is named beside a step is called there."""
    procedure = table[0][1].strip("`")
    steps = branches(procedure)
    assert [row[0] for row in table[1:]] == list(steps)
    for row in table[1:]:
        for quoted in QUOTED.findall(row[1]):
            assert quoted in steps[row[0]], f"{procedure}, step {row[0]}: {quoted}"


@cache
def refusals_shown() -> frozenset[str]:
    """The rules by which a scenario, or a test of the rules, shows that something is refused."""
    refused = re.compile(r"^! .*, by ([A-Z]{3}-\d{3})$", re.MULTILINE)
    texts = [scenario.text for scenario in all_scenarios().scenarios] + list(TEXTS.values())
    found = {rule for text in texts for rule in refused.findall(text)}
    for file in (ROOT / "tests" / "rules").glob("*.py"):
        found |= set(re.findall(r'== \["([A-Z]{3}-\d{3})"\]', file.read_text("utf-8")))
    return frozenset(found)


REFUSALS = [
    (name, table) for name in TEXTS for table in tables(name) if table[0][0] == "refused by"
]


@pytest.mark.parametrize(("name", "table"), REFUSALS)
def test_what_is_refused_is_refused_by_that_rule(name: str, table: list[list[str]]) -> None:
    for row in table[1:]:
        for rule in RULE_ID.findall(row[0]):
            assert rule in refusals_shown(), f"{name}: nothing shows a refusal by {rule}"


def test_the_tables_of_placement_are_those_of_the_kernel() -> None:
    kinds = [
        summon_zones.ELSEWHERE,
        summon_zones.FACE_DOWN_IN_EXTRA_DECK,
        summon_zones.LINK_IN_EXTRA_DECK,
        summon_zones.FACE_UP_IN_EXTRA_DECK,
    ]
    assert kinds == list(range(len(summon_zones.PLACEMENT))), "a row of PLACEMENT isn't on the page"
    columns = [summon_zones.EXTRA_MONSTER_ZONE, summon_zones.POINTED_TO, summon_zones.OTHER_ZONE]
    (table,) = [one for one in tables("placement.md") if one[0][0] == "it lies"]
    shown = [[cell == "yes" for cell in row[1:4]] for row in table[1:]]
    assert shown == [
        [bool(summon_zones.PLACEMENT[kind] & column) for column in columns] for kind in kinds
    ]
    matrix = json.loads((files("segoc.rulebook") / "pendulum_matrix.json").read_text("utf-8"))
    (table,) = [one for one in tables("placement.md") if one[0][0] == "way"]
    assert [[cell == "yes" for cell in row[1:4]] for row in table[1:]] == [
        way["possible"] for way in matrix["ways"]
    ]
    assert [row[4] for row in table[1:]] == [way["rule"] for way in matrix["ways"]]
