"""Observations as arrays of NumPy, and their spaces as Gymnasium has them."""

from functools import lru_cache
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from segoc.env import layout as ly
from segoc.env.course import Course
from segoc.env.encoding import Memory, tables
from segoc.env.tale import Tale
from segoc.env.vocabulary import Vocabulary
from segoc.kernel.choosing.open_questions import offered
from segoc.kernel.table.naming import NameQuestion
from segoc.kernel.table.state import State

Numbers: TypeAlias = NDArray[np.int32]
Mask: TypeAlias = NDArray[np.int8]
# As PettingZoo has it: {"observation": the tables by name, "action_mask": …}.
Observation: TypeAlias = dict[str, Any]

MASK: Final = "action_mask"
OBSERVATION: Final = "observation"


# An action for each row of `options`.
ACTIONS: Final = ly.OPTIONS.rows


@lru_cache(maxsize=64)
def name_mask(vocabulary: Vocabulary, kinds: int = 0, types: int = 0) -> Mask:
    """By id: 1 for each card whose name answers a question with these `name_kinds` and
    `name_types`."""
    question = NameQuestion(kinds, types)
    faces = vocabulary.nameable
    found = np.array([face is not None and question.fits(face) for face in faces], np.int8)
    found.flags.writeable = False
    return found


def observe(course: Course, seat: int, numbers: Numbers, mask: Mask) -> None:
    """Write what a seat observes of a course into the arrays."""
    memory = course.memories[seat]
    write(course.duel.state, seat, course.vocabulary, course.tale, numbers, mask, memory)


def write(
    state: State,
    viewer: int,
    vocabulary: Vocabulary,
    tale: Tale,
    numbers: Numbers,
    mask: Mask,
    memory: Memory | None = None,
) -> None:
    """Write what a seat may know into the arrays, which hold nothing else afterwards."""
    found = tables(state, viewer, vocabulary, tale.told(viewer), memory)
    numbers.fill(0)
    # Copying from memory to memory is quicker than to let NumPy look at the numbers first.
    view = numbers.data
    for name, flat in found.items():
        offset = ly.OFFSETS[name]
        view[offset : offset + len(flat)] = flat
    mask.fill(0)
    decision = state.decision
    if decision is None or decision.player != viewer:
        return
    mask[: len(offered(state))] = 1


def split(numbers: Numbers) -> dict[str, Numbers]:
    """The tables of observations, by name: the last axis becomes rows and columns.

    They are windows on the same memory, not copies.
    """
    found: dict[str, Numbers] = {}
    for table in ly.TABLES:
        offset = ly.OFFSETS[table.name]
        part = numbers[..., offset : offset + table.size]
        shape = (table.rows, len(table.columns)) if table.rows > 1 else (table.size,)
        found[table.name] = part.reshape(*numbers.shape[:-1], *shape)
    return found


def observation_space(vocabulary: Vocabulary) -> spaces.Dict:
    boxes: dict[str, spaces.Space[Any]] = {
        table.name: _box(table, vocabulary) for table in ly.TABLES
    }
    mask = spaces.Box(0, 1, (ACTIONS,), np.int8)
    return spaces.Dict({OBSERVATION: spaces.Dict(boxes), MASK: mask})


def action_space() -> spaces.Discrete:
    return spaces.Discrete(ACTIONS)


def _box(table: ly.Table, vocabulary: Vocabulary) -> spaces.Box:
    most = {ly.CODE: vocabulary.size, ly.ROW: ly.CARDS.rows}
    low = np.array([column.low for column in table.columns], np.int32)
    high = np.array([most.get(column.high, column.high) for column in table.columns], np.int32)
    if table.rows > 1:
        low = np.tile(low, (table.rows, 1))
        high = np.tile(high, (table.rows, 1))
    return spaces.Box(low, high, dtype=np.int32)
