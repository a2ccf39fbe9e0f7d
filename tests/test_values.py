"""Effects are values: nobody changes one once it is made, so all duels can share them."""

import ast
import inspect
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import segoc
from segoc import Duel
from segoc.cards.card_data import dump_card
from segoc.cards.frozen import frozen_pool
from segoc.decks.random_deck import random_deck
from segoc.effects.words import YOU, also, and_, draw, optionally, pay_lp, provided, then, turn_of
from segoc.kernel.language.node import Node
from segoc.kernel.table.chance import seeded
from segoc.rulebook.playing.trial import try_scenario
from segoc.rulebook.reading.files import all_scenarios
from tests.card_sample import CARDS

EFFECTS = Path(segoc.__file__).parent / "effects"
KERNEL = Path(segoc.__file__).parent / "kernel"
NODES = (
    "language/node",
    "language/action",
    "language/effect",
    "summoning/materials",
    "summoning/fusion_recipes",
    "picture/material_texts",
)
FILES = [
    *sorted(EFFECTS.glob("*.py")),
    *(KERNEL / f"{name}.py" for name in NODES),
]
# What changes a list.
CHANGING = ("append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse")


def values_below(base: type[Node]) -> Iterator[type[Node]]:
    for one in base.__subclasses__():
        yield one
        yield from values_below(one)


@cache
def names() -> frozenset[str]:
    """The names of all classes of values."""
    return frozenset({Node.__name__, *(one.__name__ for one in values_below(Node))})


def changes(source: str) -> list[str]:
    """Where values change themselves, outside of their constructors."""
    found = []
    for made in ast.walk(ast.parse(source)):
        if isinstance(made, ast.ClassDef) and made.name in names():
            for method in made.body:
                if isinstance(method, ast.FunctionDef) and method.name != "__init__":
                    found += [f"{made.name}.{method.name}: {text}" for text in _changes(method)]
    return found


def _changes(method: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(method):
        stored = isinstance(node, ast.Attribute | ast.Subscript) and not isinstance(
            node.ctx, ast.Load
        )
        if stored and ast.unparse(node).startswith("self."):
            yield ast.unparse(node)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in CHANGING and ast.unparse(node.func.value).startswith("self."):
                yield ast.unparse(node)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_value_changes_itself(file: Path) -> None:
    assert changes(file.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "self.count += 1",
        "self.cards = None",
        "self.filters.append(1)",
        "self.filters[0] = 1",
        "del self.filters[0]",
        "self.a, b = 1, 2",
    ],
)
def test_a_change_would_be_found(line: str) -> None:
    source = f"class Draw(Action):\n    def perform(self, state, run):\n        {line}\n"
    assert len(changes(source)) == 1
    assert changes(source.replace("perform", "__init__")) == []


def test_all_values_are_looked_at() -> None:
    text = "".join(file.read_text("utf-8") for file in FILES)
    assert all(f"class {name}" in text for name in names())
    assert len(names()) > 70


def written() -> dict[int, str]:
    return {card.code: json.dumps(dump_card(card)) for card in CARDS}


@pytest.mark.core
def test_duels_leave_the_cards_as_they_are() -> None:
    before = written()
    assert len(all_scenarios().scenarios) > 10
    for scenario in all_scenarios().scenarios:
        try_scenario(scenario)
    for seed in range(5):
        decks = [random_deck(frozen_pool(), seeded(10 * seed + i)) for i in range(2)]
        duel = Duel(*decks, seed=seed, pool=frozen_pool(), unofficial=True)
        chance = seeded(seed)
        for _ in range(300):
            if duel.decision is not None:
                duel.push(duel.offered[chance.below(len(duel.offered))])
    assert written() == before


@pytest.mark.core
def test_joining_leaves_programs_as_they_are() -> None:
    one, other = draw(YOU, 1), pay_lp(500)
    for join in (and_, then, also):
        assert join(one, other)[1].joint == join(draw(YOU, 1), pay_lp(500))[1].joint
    assert optionally(other)[1] != other
    assert provided(turn_of(YOU), other)[1] != other
    assert (one, other) == (draw(YOU, 1), pay_lp(500))


@pytest.mark.core
@pytest.mark.pool
def test_equal_values_hash_alike() -> None:
    effects = [effect for card in CARDS for effect in card.printed.effects]
    assert len(set(effects)) <= len(effects)
    for effect in effects:
        assert effect in {effect}
        assert effect != "an effect"


@pytest.mark.core
def test_constructors_take_the_fields_in_order() -> None:
    """So that a value can be made again from its fields. Compiled, a default that the compiler
    doesn't know as a number (`module.NAME`, not an imported name) would hide them all."""
    for made in values_below(Node):
        if made.PARTS:
            given = list(inspect.signature(made).parameters)
            assert given == list(made.PARTS), made.__name__
