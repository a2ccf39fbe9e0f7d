"""What a line of the lexicon is made of: a word, its parts, and what a part can hold.

Every file of the lexicon speaks of these.
"""

from collections.abc import Callable
from typing import Final

from segoc.effects import activations
from segoc.effects import terms as tm
from segoc.effects.players import AT_RANDOM, EITHER, OPPONENT, OTHER_PLAYER, TURN_PLAYER, YOU
from segoc.effects.words import ANY_ACTIVATION
from segoc.kernel.language.action import Action, Branch
from segoc.kernel.language.effect import Delayed, Effect
from segoc.kernel.language.node import (
    Cards,
    Clause,
    Condition,
    Filter,
    Happening,
    Node,
    Number,
    Target,
)
from segoc.kernel.summoning import materials as mt


class One(tm.Sort):
    """A value of the language, of this sort."""

    def __init__(self, base: type[Node], what: str) -> None:
        self.base = base
        self.what = what


class Many(tm.Sort):
    """Several of these."""

    def __init__(self, one: One) -> None:
        self.one = one


class Part:
    """A part of a value: the field that holds it, and the name that it is written with.

    One that need not be written has a value that it is otherwise.
    """

    def __init__(
        self, field: str, sort: tm.Sort, name: str, needed: bool, otherwise: object
    ) -> None:
        self.field = field
        self.sort = sort
        self.name = name
        self.needed = needed
        self.otherwise = otherwise

    def is_as_expected(self, value: object) -> bool:
        return not self.needed and bool(value == self.otherwise)


class Word:
    """A word, the class that it makes a value of, the parts that are written and those
    that the word itself decides."""

    def __init__(
        self,
        word: str,
        made: type[Node],
        parts: list[Part],
        fixed: dict[str, object] | None = None,
    ) -> None:
        self.word = word
        self.made = made
        self.make: Callable[..., Node] = made
        self.parts = parts
        self.fixed: dict[str, object] = fixed or {}


def need(field: str, sort: tm.Sort, name: str = "") -> Part:
    """A part that must be written."""
    return Part(field, sort, name or field, True, None)


def may(field: str, sort: tm.Sort, otherwise: object, name: str = "") -> Part:
    """A part that is left out where it is what it usually is."""
    return Part(field, sort, name or field, False, otherwise)


CARDS: Final = One(Cards, "cards")
FILTER: Final = One(Filter, "a filter")
NUMBER: Final = One(Number, "a number")
CONDITION: Final = One(Condition, "a condition")
HAPPENING: Final = One(Happening, "a happening")
ACTION: Final = One(Action, "an action")
CLAUSE: Final = One(Clause, "a clause")
TARGET: Final = One(Target, "a target")
BRANCH: Final = One(Branch, "a branch")
DELAYED: Final = One(Delayed, "a part for later")
EFFECT_: Final = One(Effect, "an effect")
PART: Final = One(mt.Part, "a part of the materials")
# A value is of the first of these that fits: a part for later is no effect of a card.
SORTS: Final[list[One]] = [
    CARDS,
    FILTER,
    NUMBER,
    CONDITION,
    HAPPENING,
    ACTION,
    CLAUSE,
    TARGET,
    BRANCH,
    DELAYED,
    EFFECT_,
    PART,
    One(mt.Materials, "materials"),
]

FILTERS: Final = Many(FILTER)
PROGRAM: Final = Many(ACTION)
CLAUSES: Final = Many(CLAUSE)
BRANCHES: Final = Many(BRANCH)

WHOSE: Final = tm.Choice(
    "player",
    {
        "you": YOU,
        "opponent": OPPONENT,
        "either": EITHER,
        "turn_player": TURN_PLAYER,
        "other_player": OTHER_PLAYER,
    },
)
# Where just one player can be meant.
PLAYER: Final = tm.Choice(
    "player", {word: whose for word, whose in WHOSE.words.items() if whose != EITHER}
)
# Who chooses cards.
CHOOSER: Final = tm.Choice("player", {**PLAYER.words, "at_random": AT_RANDOM})
# What a rule of the whole duel can be about.
PLAYERS: Final = tm.Choice("player", {"you": YOU, "opponent": OPPONENT, "either": EITHER})
WHAT: Final = tm.Bits(
    "activation",
    {
        "anything": ANY_ACTIVATION,
        "monster_effect": activations.MONSTER_EFFECT,
        "spell_card": activations.SPELL_CARD,
        "trap_card": activations.TRAP_CARD,
        "spell_effect": activations.SPELL_EFFECT,
        "trap_effect": activations.TRAP_EFFECT,
    },
)

ANY_NUMBER: Final = tm.Whole(-tm.LARGEST, tm.LARGEST)
AMOUNT: Final = tm.Whole(0, tm.LARGEST)
COUNT: Final = tm.Whole(1, 60)
COUNT_OR_NONE: Final = tm.Whole(0, 60)
GRADE: Final = tm.Whole(0, 13)
EITHER_POSITION: Final = tm.POSITIONS.everything()
EFFECT_NUMBER: Final = tm.Whole(0, 20)
