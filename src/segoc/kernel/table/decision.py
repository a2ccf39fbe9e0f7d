"""Decisions: what a player is asked, with the complete list of legal answers; but for names of
cards, which are too many to list."""

from collections.abc import Sequence
from typing import ClassVar, Final

from segoc.kernel.table.geometry import ZONE_COUNT
from segoc.kernel.table.ints import Player, Spot
from segoc.kernel.table.naming import NameQuestion
from segoc.kernel.table.native import mypyc_attr
from segoc.kernel.table.places import NO_SPOT, spot_name
from segoc.kernel.table.record import INT, TEXT, Fields, Record, maybe, tuple_of

# What an option does. The names are the first word of its key.
PASS: Final = 0
SUMMON: Final = 1
SET: Final = 2
FLIP: Final = 3
CHANGE: Final = 4
ATTACK: Final = 5
DIRECT: Final = 6
STOP: Final = 7
PICK: Final = 8
FINISH: Final = 9
ZONE: Final = 10
BATTLE_PHASE: Final = 11
MAIN_PHASE_2: Final = 12
END_PHASE: Final = 13
SURRENDER: Final = 14
ACTIVATE: Final = 15
SPECIAL: Final = 16
YES: Final = 17
NO: Final = 18
IN_ATTACK: Final = 19
IN_DEFENSE: Final = 20
ANNOUNCE: Final = 21
IN_FACE_DOWN: Final = 22
DECIDE: Final = 23
PENDULUM: Final = 24
SET_AS_SPELL: Final = 25
# Of what belongs to a phase, do what isn't activated.
APPLY: Final = 26

VERBS: Final[list[str]] = [
    "pass",
    "summon",
    "set",
    "flip",
    "change",
    "attack",
    "attack directly",
    "stop",
    "pick",
    "finish",
    "zone",
    "battle phase",
    "main phase 2",
    "end phase",
    "surrender",
    "activate",
    "special summon",
    "yes",
    "no",
    "in attack",
    "in defense",
    "announce",
    "in face-down defense",
    "decide",
    "pendulum summon",
    "set as spell",
    "apply",
]

# What a decision is about.
OPEN: Final = 0
BATTLE: Final = 1
WINDOW: Final = 2
TRIBUTES: Final = 3
PLACEMENT: Final = 4
HAND_LIMIT: Final = 5
REPLAY: Final = 6
TRIGGERS: Final = 7
TARGETS: Final = 8
COSTS: Final = 9
CARDS: Final = 10
MATERIALS: Final = 11
OPTIONAL: Final = 12
POSITION: Final = 13
ANNOUNCEMENT: Final = 14
BRANCHES: Final = 15
SUMMONED: Final = 16

TOPICS: Final[list[str]] = [
    "main phase",
    "battle step",
    "fast effects",
    "tributes",
    "zone",
    "hand limit",
    "replay",
    "triggers",
    "targets",
    "costs",
    "cards",
    "materials",
    "optional",
    "position",
    "announcement",
    "branches",
    "summoned together",
]


class Option(Record):
    """One legal answer: a verb, the spot of a card or zone, and the spot it is aimed at."""

    FIELDS: ClassVar[Fields] = {
        "verb": INT,
        "spot": INT,
        "aim": INT,
        "number": INT,
        "word": TEXT,
    }

    def __init__(
        self,
        verb: int,
        spot: Spot = NO_SPOT,
        aim: Spot = NO_SPOT,
        number: int = 0,
        word: str = "",
    ) -> None:
        self.verb = verb
        self.spot = spot
        self.aim = aim
        # Which effect of the card, for an activation; else the value that `word` stands for.
        self.number = number
        self.word = word

    @property
    def key(self) -> str:
        """The option in text, such as `summon A.hand.3` or `attack A.m1 -> B.m2`."""
        known = 0 <= self.verb < len(VERBS)
        text = VERBS[self.verb] if known else f"no verb ({self.verb})"
        if self.spot != NO_SPOT:
            text += " " + spot_name(self.spot)
        if self.aim != NO_SPOT:
            text += " -> " + spot_name(self.aim)
        if self.word:
            text += " " + self.word
        elif self.number:
            text += f" #{self.number + 1}"
        return text

    def same(self, other: "Option") -> bool:
        return (
            self.verb == other.verb
            and self.spot == other.spot
            and self.aim == other.aim
            and self.number == other.number
            and self.word == other.word
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.same(other)

    def __hash__(self) -> int:
        return self.verb * 100_003 + self.spot * 31 + self.aim * 7 + self.number

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


# The options that name a zone, or nothing: they are asked for so often that each is made once.
MADE: Final = [
    [Option(verb, spot) for spot in range(NO_SPOT, ZONE_COUNT)] for verb in range(len(VERBS))
]


def option(verb: int, spot: Spot = NO_SPOT) -> Option:
    """The option to do this, with what lies at this spot; options are values, and may be shared."""
    return MADE[verb][spot - NO_SPOT] if spot < ZONE_COUNT else Option(verb, spot)


def add_by_spot(options: list[Option], first: int, option: Option) -> None:
    """Add one in its place among those from `first` on: in the order of their spots, which both
    players can see, and not in that of the cards' numbers."""
    at = len(options)
    while at > first:
        before = options[at - 1]
        if before.spot < option.spot or (
            before.spot == option.spot and before.number <= option.number
        ):
            break
        at -= 1
    options.insert(at, option)


@mypyc_attr(free_list_len=1)
class Decision(Record):
    """Who is asked, about what, and every legal answer; `about` is a spot or NO_SPOT.

    A decision about a name is open: any that fits `names` is an answer, and none is listed (see
    `open_questions`).
    """

    FIELDS: ClassVar[Fields] = {
        "player": INT,
        "topic": INT,
        "options": tuple_of(Option),
        "about": INT,
        "names": maybe(NameQuestion),
    }

    def __init__(
        self,
        player: Player,
        topic: int,
        options: Sequence[Option],
        about: int = NO_SPOT,
        names: NameQuestion | None = None,
    ) -> None:
        self.player = player
        self.topic = topic
        # A tuple: whoever holds a decision can't add to what is legal.
        self.options = tuple(options)
        self.about = about
        self.names = names

    @property
    def kind(self) -> str:
        """The topic in words, such as "main phase" or "tributes"."""
        return TOPICS[self.topic]

    def lists(self, option: Option) -> bool:
        for own in self.options:
            if own.same(option):
                return True
        return False

    def __repr__(self) -> str:
        if self.names is not None:
            return f"Decision(player={self.player}, kind={self.kind!r}, any name that fits)"
        count = len(self.options)
        return f"Decision(player={self.player}, kind={self.kind!r}, {count} options)"
