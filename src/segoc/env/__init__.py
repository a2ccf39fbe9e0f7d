"""Duels as environments for learning: PettingZoo's API, and many duels at once.

    pip install segoc[env]

    from segoc.env import DuelEnv      # one duel, agent by agent
    from segoc.env import DuelBatch    # many duels in several processes

What an observation and an action are is told in docs/env.md. NumPy, Gymnasium and PettingZoo are
loaded when one of these two is asked for, and not before.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from segoc.env.course import LIMIT, IllegalAction, Setting
from segoc.env.layout import VERSION, EncodingOverflow
from segoc.env.vocabulary import Vocabulary

if TYPE_CHECKING:
    from segoc.env.aec import DuelEnv
    from segoc.env.batch import DuelBatch, WorkerError

__all__ = [
    "LIMIT",
    "VERSION",
    "DuelBatch",
    "DuelEnv",
    "EncodingOverflow",
    "IllegalAction",
    "Setting",
    "Vocabulary",
    "WorkerError",
]

_MODULES: Final = {"DuelEnv": "aec", "DuelBatch": "batch", "WorkerError": "batch"}
_EXTRA: Final = ("numpy", "gymnasium", "pettingzoo")


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    except ModuleNotFoundError as error:
        if error.name in _EXTRA:
            error.msg = f"{error.msg}: pip install segoc[env]"
        raise
