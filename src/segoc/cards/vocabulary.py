"""All that a card is written with: its face, the words of the effect language, and the names of
kinds, verbs, phases, counters and link arrows.

A file of cards imports this and nothing else, with a star:

    from segoc.cards.vocabulary import *

So every name here means one thing (`tests/test_vocabulary.py` looks). What is new in
`segoc.effects.words`, or a new kind of card, verb or counter, can be written at once.
"""

import types
import typing
from typing import Final

from segoc.cards.definition import (
    Definition,
    Face,
    Form,
    Token,
    card,
    continuous_spell,
    continuous_trap,
    counter_trap,
    equip_spell,
    field_spell,
    monster,
    normal_spell,
    normal_trap,
    quick_play_spell,
    ritual_spell,
)
from segoc.effects.words import *
from segoc.kernel.language.effect import Effect
from segoc.kernel.language.node import Cards, Condition
from segoc.kernel.table.counter_kinds import *
from segoc.kernel.table.geometry import (
    BOTTOM,
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    LEFT,
    RIGHT,
    TOP,
    TOP_LEFT,
    TOP_RIGHT,
)
from segoc.kernel.table.kinds import *
from segoc.kernel.table.phases import (
    AFTER_CALCULATION,
    BEFORE_CALCULATION,
    CALCULATION,
    DAMAGE_STEP_END,
    DAMAGE_STEP_START,
    END_PHASE,
    STANDBY_PHASE,
)
from segoc.kernel.table.verbs import *

if not typing.TYPE_CHECKING:
    # For mypy the imports say it. Python would also hand on the modules that lie in these packages.
    __all__ = [
        name
        for name, value in globals().items()
        if not name.startswith("_") and not isinstance(value, types.ModuleType)
    ]
