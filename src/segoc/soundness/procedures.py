"""What is true of procedures under way in every state; see `state`."""

from collections.abc import Iterator
from typing import Any, Final

from segoc.kernel.choosing.choosing_sets import PickMaterials
from segoc.kernel.choosing.gathering import OPEN_END, Gathering, Measure
from segoc.kernel.summoning.fusion_and_ritual import SummonWithMaterials
from segoc.kernel.table.lifetimes import Ref
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.record import LARGEST, Sort, fields_of
from segoc.kernel.table.state import State

# How many ways there are at most to fill the parts of what is asked for, and what cards count for.
WIDEST: Final = 100_000
LARGEST_TOTAL: Final = 60


def about_machine(state: State) -> Iterator[str]:
    cards = len(state.cards) - 1
    chance = state.random
    for procedure in state.stack:
        for field, sort in fields_of(type(procedure)).items():
            most = sort.most or (cards if _are_cards(sort) else 0)
            numbers = _numbers(getattr(procedure, field)) if most else []
            if not all(sort.least <= number <= most for number in numbers):
                name = type(procedure).__name__
                yield f"{name}.{field} is {getattr(procedure, field)!r}"
        if isinstance(procedure, PickMaterials | SummonWithMaterials):
            yield from _about_gathering(procedure.gathering, cards)
        if isinstance(procedure, PickMaterials):
            for other in procedure.others:
                yield from _about_gathering(other, cards)
    if state.decision is not None and state.stack and not _asks(state.stack[-1]):
        yield f"something is asked by {type(state.stack[-1]).__name__}, which asks nothing"
    drawn = (chance.a, chance.b, chance.c, chance.counter)
    for number in (*state.last_picks, *state.sequels, *drawn):
        if not 0 <= number <= LARGEST:
            yield f"a number that was picked, a moment, or chance, is {number}"


def _asks(procedure: Procedure) -> bool:
    """It is one of those that ask by themselves; the others push one that does."""
    return type(procedure).ask is not Procedure.ask


def _about_gathering(gathering: Gathering, cards: int) -> Iterator[str]:
    """It is about cards that there are, and small enough to be worked out."""
    count = len(gathering.cards)
    lists = (gathering.roles, gathering.stand_ins, gathering.worth, gathering.kin)
    pairs = ((gathering.kept, gathering.needed), (gathering.least, gathering.most))
    if any(len(one) != count for one in lists) or any(len(a) != len(b) for a, b in pairs):
        yield "a gathering has lists of different lengths"
        return
    if not all(0 <= card <= cards for card in gathering.cards) or len(set(gathering.cards)) < count:
        yield f"a gathering is of the cards {gathering.cards}"
    parts = zip(gathering.least, gathering.most, strict=True)
    if not all(0 <= least <= most <= OPEN_END for least, most in parts):
        yield f"a gathering asks for {gathering.least} to {gathering.most}"
    numbers = (*gathering.needed, *gathering.kept, *gathering.kin, gathering.enough)
    if _width(gathering) > WIDEST or not all(0 <= number <= LARGEST for number in numbers):
        yield "a gathering is beyond all bounds"
    if not all(0 <= bits < 1 << LARGEST_TOTAL for one in lists for bits in one):
        yield "a gathering counts for too much"


def _width(gathering: Gathering) -> int:
    return Measure(gathering.least, gathering.most, gathering.stand_ins).width


def _are_cards(sort: Sort) -> bool:
    return sort.form in ("card", "cards") or sort.of == "Ref"


def _numbers(value: Any) -> list[int]:
    """Of cards, of references to them, or numbers as they are: one or several."""
    values = value if isinstance(value, list) else [value]
    return [item.card if isinstance(item, Ref) else item for item in values]
