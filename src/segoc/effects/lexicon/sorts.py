"""What a part of a word can be: `PARTS` of a class names its sorts by the names here."""

from typing import Final

from segoc.effects import activations, terms as tm
from segoc.effects.clauses import IsNegated
from segoc.effects.conditions import CameBefore
from segoc.effects.filters import IsThis
from segoc.effects.happenings import Flipped
from segoc.effects.negating import NegateEffect
from segoc.effects.numbers import Fixed
from segoc.effects.plain_names import FIELD
from segoc.effects.players import AT_RANDOM, EITHER, OPPONENT, OTHER_PLAYER, TURN_PLAYER, YOU
from segoc.effects.references import This
from segoc.effects.words.constants import ANY_ACTIVATION
from segoc.kernel.language.action import Action, Branch
from segoc.kernel.language.effect import Delayed, Effect, Standing
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
from segoc.kernel.table.phases import END_PHASE


class One(tm.Sort):
    """A value of the language, of this sort; `such` is one of them."""

    def __init__(self, base: type[Node], what: str, such: Node | None = None) -> None:
        self.base = base
        self.what = what
        self._such = such

    def such(self) -> object:
        assert self._such is not None, f"nothing is known to be {self.what}"
        return self._such


class Many(tm.Sort):
    """Several of these."""

    def __init__(self, one: One) -> None:
        self.one = one

    def such(self) -> object:
        return [self.one.such()]


LATER: Final = Delayed(END_PHASE, EITHER, 0, [NegateEffect()])
CARDS: Final = One(Cards, "cards", This())
FILTER: Final = One(Filter, "a filter", IsThis())
NUMBER: Final = One(Number, "a number", Fixed(1))
CONDITION: Final = One(Condition, "a condition", CameBefore())
HAPPENING: Final = One(Happening, "a happening", Flipped(This()))
ACTION: Final = One(Action, "an action", NegateEffect())
CLAUSE: Final = One(Clause, "a clause", IsNegated())
TARGET: Final = One(Target, "a target", Target(This()))
BRANCH: Final = One(Branch, "a branch", Branch([NegateEffect()], 0, 0))
DELAYED: Final = One(Delayed, "a part for later", LATER)
EFFECT_: Final = One(Effect, "an effect", Standing(FIELD, None, False, None, YOU, [IsNegated()]))
PART: Final = One(mt.Part, "a part of the materials", mt.Part(1, 1, []))
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
EFFECT_NUMBER: Final = tm.Whole(0, 20)

# By the name that `PARTS` says; `+` behind it means that the part is always written, and `1..8` is
# a whole number from 1 to 8.
BY_NAME: Final[dict[str, tm.Sort]] = {
    # Values of the language.
    "cards": CARDS,
    "sets": Many(CARDS),
    "filter": FILTER,
    "filters": FILTERS,
    "number": NUMBER,
    "condition": CONDITION,
    "conditions": Many(CONDITION),
    "happening": HAPPENING,
    "happenings": Many(HAPPENING),
    "program": PROGRAM,
    "branches": BRANCHES,
    "clause": CLAUSE,
    "clauses": CLAUSES,
    "target": TARGET,
    "targets": Many(TARGET),
    "effect": EFFECT_,
    "effects": Many(EFFECT_),
    "delayed": DELAYED,
    "part": PART,
    "parts": Many(PART),
    # Players.
    "whose": WHOSE,
    "player": PLAYER,
    "players": PLAYERS,
    "chooser": CHOOSER,
    # Whole numbers.
    "any_number": ANY_NUMBER,
    "amount": AMOUNT,
    "count": COUNT,
    "count_or_none": COUNT_OR_NONE,
    "grade": GRADE,
    "effect_number": EFFECT_NUMBER,
    # What is activated.
    "what": WHAT,
    # Terms.
    "attributes": tm.ATTRIBUTES,
    "counter": tm.COUNTER,
    "damage_change": tm.DAMAGE_CHANGE,
    "drawing": tm.DRAWING,
    "damage_part": tm.DAMAGE_PART,
    "in_deck": tm.IN_DECK,
    "kinds": tm.KINDS,
    "layer": tm.LAYER,
    "limit": tm.LIMIT,
    "matching": tm.MATCHING,
    "name": tm.NAME,
    "names": tm.NAMES,
    "op": tm.OP,
    "phase": tm.PHASE,
    "phases": tm.PHASES,
    "place": tm.PLACE,
    "places": tm.PLACES,
    "position": tm.POSITION,
    "positions": tm.POSITIONS,
    "property": tm.PROPERTY,
    "races": tm.RACES,
    "reasons": tm.REASONS,
    "summon_positions": tm.SUMMON_POSITIONS,
    "tags": tm.TAGS,
    "timing": tm.TIMING,
    "types": tm.TYPES,
    "until": tm.UNTIL,
    "verb": tm.VERB,
    "ways": tm.WAYS,
    "yes_no": tm.YES_NO,
}


def sort_called(name: str) -> tm.Sort | None:
    """The sort of that name, or of the numbers of a range such as `1..5`."""
    least, dots, most = name.partition("..")
    return tm.Whole(int(least), int(most)) if dots else BY_NAME.get(name)
