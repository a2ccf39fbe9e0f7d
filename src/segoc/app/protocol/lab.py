"""A board of the lab as plain data. Its one truth is the set-up of a scenario, which it is written
as and read from: what a set-up can't say isn't here either."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from segoc.app.protocol.base import Language, Model, Player, Spot, Words

Passcode: TypeAlias = Annotated[int, Field(ge=1, lt=10**10)]
# So many cards lie in no place, and so long is no text.
Pile: TypeAlias = Annotated[tuple[Passcode, ...], Field(max_length=100)]
LabText: TypeAlias = Annotated[str, Field(max_length=30_000)]
Phase: TypeAlias = Literal[
    "Draw Phase", "Standby Phase", "Main Phase 1", "Battle Phase", "Main Phase 2", "End Phase"
]
# A player's zones; the Extra Monster Zones are of who has a monster there.
Zone: TypeAlias = Literal[
    "m1", "m2", "m3", "m4", "m5", "s1", "s2", "s3", "s4", "s5", "field", "x1", "x2"
]


class LabCounters(Model):
    """So many counters; `kind` is one of `LabIndex.counters`, or the card that they belong to."""

    kind: Annotated[int, Field(ge=1, lt=10**10)]
    count: Annotated[int, Field(ge=1, le=999)]


class LabCard(Model):
    """A card in a zone. Monsters that lie face-down are in Defense Position."""

    code: Passcode
    face_up: bool = True
    defense: bool = False
    counters: Annotated[tuple[LabCounters, ...], Field(max_length=10)] = ()
    # Those that belong to A, and those that belong to B.
    materials: tuple[Pile, Pile] = ((), ())
    # The spot of the monster that it is equipped to.
    equipped_to: Spot | None = None
    # What was announced for it: a number, a Type, the name of a card.
    announced: Annotated[str, Field(max_length=60)] = ""


class LabSide(Model):
    """What a player has. The top of the Deck comes first; other piles are in the order in which the
    cards came there."""

    lp: Annotated[int, Field(ge=1, le=999_999)] = 8000
    zones: dict[Zone, LabCard] = Field(default_factory=dict)
    hand: Pile = ()
    deck: Pile = ()
    # Those are all; else there is filler below them.
    deck_only: bool = False
    gy: Pile = ()
    banished: Pile = ()
    banished_face_down: Pile = ()
    extra: Pile = ()
    extra_face_up: Pile = ()


class LabBoard(Model):
    turn_player: Player = 0
    turn: Annotated[int, Field(ge=1, le=9_999)] = 5
    phase: Phase = "Main Phase 1"
    # The turn player has Normal Summoned or Set already.
    normal_summon_used: bool = False
    sides: tuple[LabSide, LabSide] = (LabSide(), LabSide())
    # What chance brings next: 1 is heads, 0 is tails, or what a die shows, or the passcode of the
    # card that is picked.
    chance: Annotated[tuple[Annotated[int, Field(ge=0, lt=10**10)], ...], Field(max_length=50)] = ()


class LabProblem(Model):
    """What is wrong with a board or a text: in which line, and where on the board, if it is about
    one place: a zone, or a pile."""

    line: int
    spot: Spot | None = None
    why: Words


class ToWrite(Model):
    """A board, to be written as text; `head` and `steps` are the lines above and below it."""

    board: LabBoard
    language: Language = "zh"
    head: Annotated[str, Field(max_length=200)] = ""
    steps: Annotated[tuple[Annotated[str, Field(max_length=500)], ...], Field(max_length=200)] = ()


class LabWritten(Model):
    text: str
    # None if it can be played.
    problem: LabProblem | None


class ToRead(Model):
    text: LabText


class LabRead(Model):
    """A text that was read; without a board, if there are problems."""

    board: LabBoard | None
    head: str = ""
    steps: tuple[str, ...] = ()
    problems: tuple[LabProblem, ...] = ()


class LabName(Model):
    """A card as it is looked for."""

    code: int
    name: Words
    # As `CardFace` has them: by these a page knows how a card usually lies.
    kind: Literal["monster", "spell", "trap"]
    types: tuple[str, ...]
    filler: bool = False


class LabCounterKind(Model):
    kind: int
    name: Words


class LabIndex(Model):
    """What boards are made of."""

    cards: tuple[LabName, ...]
    counters: tuple[LabCounterKind, ...]


class LabPuzzle(Model):
    """A board on which player A wins in this turn. Its solution isn't told. `answers` is whether
    player B answers by itself there (see `NewRoom`); else B has nothing to answer with."""

    key: str
    title: Words
    text: str
    turn: int
    answers: bool


class LabPuzzles(Model):
    puzzles: tuple[LabPuzzle, ...]
