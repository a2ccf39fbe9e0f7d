"""The memory that a batch and its workers share: what goes in, and what comes out."""

from ctypes import c_byte
from multiprocessing.context import SpawnContext
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from segoc.env.arrays import ACTIONS, Mask, Numbers
from segoc.env.layout import SIZE

ALIGNED: Final = 64


class Board(NamedTuple):
    """Arrays with a row for each environment."""

    numbers: Numbers
    mask: Mask
    # The seat that is asked.
    seats: NDArray[np.int8]
    rewards: NDArray[np.float32]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    actions: NDArray[np.int64]
    # Where a name is asked for: the id of a card, or 0 for what the action says.
    names: NDArray[np.int64]
    seeds: NDArray[np.uint64]


def _fields(environments: int) -> list[tuple[type[np.generic], tuple[int, ...]]]:
    return [
        (np.int32, (environments, SIZE)),
        (np.int8, (environments, ACTIONS)),
        (np.int8, (environments,)),
        (np.float32, (environments, 2)),
        (np.bool_, (environments,)),
        (np.bool_, (environments,)),
        (np.int64, (environments,)),
        (np.int64, (environments,)),
        (np.uint64, (environments,)),
    ]


def memory(context: SpawnContext, environments: int) -> Any:
    """Memory for all arrays: goes away with the last process that holds it."""
    sizes = [
        int(np.prod(shape)) * np.dtype(kind).itemsize + ALIGNED
        for kind, shape in _fields(environments)
    ]
    return context.RawArray(c_byte, sum(sizes))


def board(block: Any, environments: int) -> Board:
    """The arrays in such memory."""
    found: list[NDArray[Any]] = []
    offset = 0
    for kind, shape in _fields(environments):
        count = int(np.prod(shape))
        part = np.frombuffer(block, kind, count, offset)
        found.append(part.reshape(shape))
        offset += -(-part.nbytes // ALIGNED) * ALIGNED
    return Board(*found)
