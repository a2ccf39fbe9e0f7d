"""Who writes to what, read off the source: copies of a duel share what nobody changes."""

import ast
import functools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import segoc
from segoc.kernel.chain.triggers import WaitingTrigger
from segoc.kernel.language.entry import Entry
from segoc.kernel.language.ties import Tie
from segoc.kernel.language.waiting_effects import WaitingEffect
from segoc.kernel.moving.moves import DestructionGuard
from segoc.kernel.picture.notes import Traits
from segoc.kernel.table.card import Card
from segoc.kernel.table.decision import Decision, Option
from segoc.kernel.table.event import Event
from segoc.kernel.table.lifetimes import Ref
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.state import State

KERNEL = Path(segoc.__file__).parent / "kernel"
EFFECTS = Path(segoc.__file__).parent / "effects"
# Values: objects that copies share, because nobody changes them once they are made.
VALUES = (
    Decision,
    Entry,
    Event,
    DestructionGuard,
    Option,
    WaitingEffect,
    Printed,
    Ref,
    Tie,
    Traits,
    WaitingTrigger,
)


class TestWriting:
    """The rule that must hold.

    A card may be written to only where it was got by `edit`, or just made; a function that
    writes to a card it is given must be one of WRITERS, and be given such a card. Values
    that copies share are written to by nobody but the function that makes them.
    """

    WRITERS = frozenset({"show", "arrive", "forget", "_put_in_mix", "_become", "print_on"})
    WRITERS |= {"note_clause", "note_unclassified"}

    def test_the_whole_kernel_and_all_effects(self) -> None:
        files = sorted([*KERNEL.rglob("*.py"), *EFFECTS.glob("*.py")])
        sources = {f"{file.parent.name}/{file.name}": file.read_text("utf-8") for file in files}
        assert len(sources) > 50
        assert {name: wrong_writes(text, self.WRITERS) for name, text in sources.items()} == {
            name: [] for name in sources
        }

    @pytest.mark.parametrize(
        "wrong",
        [
            "state.cards[3].place = 1",
            "state.cards[3].tributes += 1",
            "held = state.cards[3]; held.face_up = True",
            "held = state.edit(3); held = state.cards[3]; held.face_up = True",
            "for held in state.cards: held.seen = 3",
            "card.life += 1",
            "card.printed = other",
            "held, other = state.cards; held.seen = 3",
            "show(state, state.cards[3], 3)",
            "held = state.cards[3]; arrive(state, held, 0)",
            "lifetimes.forget(card, 1)",
            "state.decision.player = 1",
            "state.layers[0].value = 7",
            "ref.life = 7",
            "setattr(card, 'place', 3)",
            "state.ties[0].maker = 3",
            "state.happened[0].source = None",
            "window.waiting[0].rank = 2",
        ],
    )
    def test_a_wrong_write_is_found(self, wrong: str) -> None:
        source = (
            f"def f(state: State, card: Card, ref: Ref, other: Printed) -> None:\n    {wrong}\n"
        )
        assert wrong_writes(source, self.WRITERS) != []

    @pytest.mark.parametrize(
        "right",
        [
            "state.edit(3).place = 1",
            "held = state.edit(3); held.face_up = True; held.seen |= 1",
            "held = state.cards[3]; held = state.edit(3); held.face_up = True",
            "held = Card(1, other, 0, state.lease); held.place = 1",
            "show(state, state.edit(3), 3)",
            "held = state.edit(3); lifetimes.forget(held, 1)",
            "self.place = 3",
            "state.turn = 3; state.lp[0] = 3",
            "then = CardSnapshot(1); then.seen = 3",
            "scope = scope_of(state, had); scope.player = 1",
            "scope = run.scope(state); scope.source = refer(card)",
        ],
    )
    def test_a_right_write_is_not(self, right: str) -> None:
        source = f"def f(self, state: State, card: Card, other: Printed) -> None:\n    {right}\n"
        assert wrong_writes(source, self.WRITERS) == []


@functools.cache
def guarded() -> frozenset[str]:
    """Attributes of cards and values; those that procedures and the state have too left out."""
    card = {"id", "printed", "lease", *Card.FIELDS}
    values = {name for kind in VALUES for name in own_attributes(kind)}
    return frozenset(card | values) - own_attributes(State)


def own_attributes(kind: type) -> set[str]:
    """The attributes that a class gives its objects, from the source."""
    file = Path(KERNEL, *kind.__module__.split(".")[2:]).with_suffix(".py")
    module = ast.parse(file.read_text("utf-8"))
    classes = [node for node in module.body if isinstance(node, ast.ClassDef)]
    nodes = ast.walk(next(node for node in classes if node.name == kind.__name__))
    stored = [node for node in nodes if isinstance(node, ast.Attribute)]
    return {
        node.attr
        for node in stored
        if isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self"
    }


def wrong_writes(source: str, writers: frozenset[str]) -> list[str]:
    """The writes and calls of writers in a module that break the rule, as text."""
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return [wrong for function in functions for wrong in _wrong_in(function, writers)]


def _wrong_in(function: ast.FunctionDef, writers: frozenset[str]) -> Iterator[str]:
    trusted = _trusted_at(function, writers)
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            if node.attr in guarded() and not trusted(node.value):
                yield ast.unparse(node)
        elif isinstance(node, ast.Call):
            name = ast.unparse(node.func).rsplit(".", 1)[-1]
            cards = [arg for arg in node.args if _may_be_card(arg)]
            if name in writers and not any(trusted(arg) for arg in cards):
                yield ast.unparse(node)
            if name == "setattr" and not trusted(node.args[0]):
                yield ast.unparse(node)


def _may_be_card(argument: ast.expr) -> bool:
    return not isinstance(argument, ast.Constant) and ast.unparse(argument) != "state"


def _trusted_at(function: ast.FunctionDef, writers: frozenset[str]) -> Callable[[ast.expr], bool]:
    """Whether an expression stands for something that this function may write to."""
    origins: dict[str, list[tuple[tuple[int, int], bool]]] = {}
    for argument in function.args.args:
        given = ast.unparse(argument.annotation) if argument.annotation is not None else ""
        given = given.strip("'")
        # A record is completed on its way into an event, where it then stays as it is; every
        # state has scopes of its own, and a picture is drawn before anybody shares it.
        may = argument.arg == "self" or given in ("State", "CardSnapshot", "Scope", "Picture")
        may = may or (given in ("Card", "Printed") and function.name in writers)
        origins[argument.arg] = [((0, 0), may)]
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            origins.setdefault(node.id, []).append(((node.lineno, node.col_offset), False))
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                if isinstance(target, ast.Name) and _makes(node.value):
                    place = (target.lineno, target.col_offset)
                    origins[target.id].remove((place, False))
                    origins[target.id].append((place, True))

    def trusted(expression: ast.expr) -> bool:
        if not isinstance(expression, ast.Name):
            return _makes(expression)
        here = (expression.lineno, expression.col_offset)
        before = [origin for origin in origins.get(expression.id, []) if origin[0] < here]
        return bool(before) and max(before)[1]

    return trusted


def _makes(expression: ast.expr) -> bool:
    """The expression hands out something to write to: a card by `edit`, a new object, or a
    scope, which every state has for itself."""
    if not isinstance(expression, ast.Call):
        return False
    called = ast.unparse(expression.func)
    last = called.rsplit(".", 1)[-1]
    return (
        last in ("edit", "copy", "scope", "scope_of")
        or last[:1].isupper()
        # A class that is held in a variable.
        or called in ("blank", "kind")
    )
