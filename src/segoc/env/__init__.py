"""Duels as environments for learning: PettingZoo's API, and many duels at once.

    pip install segoc[env]

    from segoc.env.aec import DuelEnv       # one duel, agent by agent
    from segoc.env.batch import DuelBatch   # many duels in several processes

What an observation and an action are is told in docs/env.md. NumPy, Gymnasium and PettingZoo are
needed only by the modules that are named here, and by what these import.
"""

from segoc.env.course import LIMIT, IllegalAction, Setting
from segoc.env.layout import VERSION, EncodingOverflow
from segoc.env.vocabulary import Vocabulary

__all__ = ["LIMIT", "VERSION", "EncodingOverflow", "IllegalAction", "Setting", "Vocabulary"]
