"""A scenario as data: a board, what is done on it, what comes out, and its twins.

A twin changes one line of the board and gets another outcome: without it nobody knows
whether the outcome has anything to do with the rule.
"""

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from segoc.cards.effect_names import EffectName
from segoc.kernel.table.phases import MAIN_PHASE_1
from segoc.kernel.table.places import ATTACK

NOT_SAID: Final = -1
A_OR_B: Final = "AB"

# What two lines must share to speak about the same thing.
Question: TypeAlias = tuple[object, ...]


@dataclass(frozen=True)
class CardRef:
    """A card as a scenario speaks of it: the same physical card from beginning to end.

    `owner` is who laid it in the set-up, `nth` counts the owner's cards of that name in the order
    of the set-up; `zone` is where it lies when the line is read, such as `m3`.
    """

    name: str = field(compare=False)
    code: int
    owner: int = NOT_SAID
    nth: int = 0
    zone: str = ""

    def __str__(self) -> str:
        owner = "" if self.owner == NOT_SAID else f"{A_OR_B[self.owner]}'s "
        zone = f" at {self.zone}" if self.zone else ""
        return f"{owner}{self.name}{f' #{self.nth}' if self.nth else ''}{zone}"


# The board.


@dataclass(frozen=True)
class Laid:
    """Cards laid on the board, and how."""

    card: CardRef
    count: int = 1
    defense: bool = False
    zone: str = ""
    host: CardRef | None = None
    # What was announced for it, as the option says it.
    said: str = ""


@dataclass(frozen=True)
class BoardLine:
    """One line of the set-up; `kind` is `turn`, `new duel`, `LP`, or a place in the words of the
    grammar. `number` are LP, a turn, a seed, or how many cards of a Deck aren't named."""

    line: int
    kind: str
    player: int
    cards: tuple[Laid, ...] = ()
    host: CardRef | None = None
    number: int = 0
    phase: int = MAIN_PHASE_1
    # What chance brings next (see `kernel.luck`).
    chance: tuple[int, ...] = ()
    # How many counters of which kind.
    counters: tuple[tuple[int, int], ...] = ()
    # Of the turn: its one Normal Summon or Set is used up.
    summoned: bool = False

    @property
    def key(self) -> tuple[object, ...]:
        """There is one line of each key, and a twin replaces the line that has its key."""
        if self.kind in ("turn", "new duel", "card pool", "list", "chance"):
            return (self.kind,)
        return (self.player, self.kind, self.host)


# Steps.


@dataclass(frozen=True)
class Clause:
    """What a statement says about the choices that it leads to: `discarding X, Y`."""

    word: str
    cards: tuple[CardRef, ...] = ()
    zone: str = ""
    position: int = 0
    # What is announced, as the option says it.
    said: str = ""

    def __str__(self) -> str:
        position = "attack" if self.position == ATTACK else "defense"
        what = ", ".join(map(str, self.cards)) or self.zone or self.said or position
        return f"{self.word} {what}"


@dataclass(frozen=True)
class SaidEffect:
    """An effect by its name on the card, or on the card that it comes from."""

    name: EffectName
    of: CardRef | None = None

    def __str__(self) -> str:
        return f"{self.name} of {self.of}" if self.of else str(self.name)


@dataclass(frozen=True)
class Act:
    """A player does something that a verb of the decisions stands for."""

    line: int
    player: int
    verb: int
    card: CardRef | None = None
    aim: CardRef | None = None
    effect: SaidEffect | None = None
    # Which of several ways to summon it, from 0.
    way: int = NOT_SAID
    to: int = 0
    clauses: tuple[Clause, ...] = ()
    # What is announced or decided, as the option says it.
    word: str = ""

    @property
    def question(self) -> Question:
        which = self.way if self.effect is None else self.effect
        return ("can", self.player, self.verb, self.card, self.aim, which, self.word)


@dataclass(frozen=True)
class Begins:
    """The duel begins, with the Decks of the set-up."""

    line: int

    @property
    def question(self) -> Question:
        return ("begins",)


@dataclass(frozen=True)
class Passes:
    """One player, or everyone, activates nothing."""

    line: int
    player: int = NOT_SAID

    @property
    def question(self) -> Question:
        return ("passes", self.line)


@dataclass(frozen=True)
class Orders:
    """A player puts effects that trigger at the same time on the chain, in this order."""

    line: int
    player: int
    cards: tuple[CardRef, ...]
    clauses: tuple[Clause, ...] = ()

    @property
    def question(self) -> Question:
        return ("orders", self.player)


@dataclass(frozen=True)
class Chooses:
    """An answer to what is asked now: cards, a zone, a position or nothing."""

    line: int
    player: int
    cards: tuple[CardRef, ...] = ()
    zone: str = ""
    position: int = 0
    discards: bool = False
    # What is announced, as the option says it.
    word: str = ""
    # The zone is for the next question about one, whatever leads to it.
    later: bool = False

    @property
    def question(self) -> Question:
        return ("chooses", self.player)


@dataclass(frozen=True)
class Consents:
    """Yes or no to an optional part, or to an effect that could trigger."""

    line: int
    player: int
    yes: bool

    @property
    def question(self) -> Question:
        return ("consents", self.player)


Step: TypeAlias = Act | Begins | Passes | Orders | Chooses | Consents


# Outcomes.


@dataclass(frozen=True)
class Can:
    """`+ A can …`, or `! A can not …, by RULE`: legal now, or refused by that rule alone; by all of
    them, where several are named."""

    line: int
    act: Act | Begins
    rules: tuple[str, ...] = ()

    @property
    def question(self) -> Question:
        return self.act.question


@dataclass(frozen=True)
class Stands:
    """Where cards are, and how they lie; what isn't said can be anything."""

    line: int
    cards: tuple[CardRef, ...]
    place: int = NOT_SAID
    player: int = NOT_SAID
    zone: str = ""
    host: CardRef | None = None
    face_up: bool | None = None
    position: int = 0

    @property
    def question(self) -> Question:
        return ("where", self.cards)


@dataclass(frozen=True)
class Has:
    """A number of a card: ATK, DEF or Level; its Attribute or Type, as bits; or how many counters
    it has, of one kind or of all."""

    line: int
    card: CardRef
    what: str
    number: int
    counter: int = 0

    @property
    def question(self) -> Question:
        return (self.what, self.card, self.counter)


@dataclass(frozen=True)
class Negated:
    line: int
    card: CardRef
    yes: bool

    @property
    def question(self) -> Question:
        return ("negated", self.card)


@dataclass(frozen=True)
class Called:
    line: int
    card: CardRef
    name: CardRef

    @property
    def question(self) -> Question:
        return ("called", self.card)


@dataclass(frozen=True)
class Equipped:
    line: int
    card: CardRef
    host: CardRef

    @property
    def question(self) -> Question:
        return ("where", (self.card,))


@dataclass(frozen=True)
class Counts:
    """A player's LP, or the number of cards in a place."""

    line: int
    player: int
    what: str
    number: int

    @property
    def question(self) -> Question:
        return (self.what, self.player)


@dataclass(frozen=True)
class ChainIs:
    line: int
    cards: tuple[CardRef, ...]

    @property
    def question(self) -> Question:
        return ("chain",)


@dataclass(frozen=True)
class Winner:
    """Who has won: a player, nobody yet (NOT_SAID), or DRAW; by which rule, if that is said."""

    line: int
    winner: int
    rule: str = ""

    @property
    def question(self) -> Question:
        return ("winner",)


@dataclass(frozen=True)
class Moment:
    """Whose turn and which phase it is."""

    line: int
    player: int
    phase: int

    @property
    def question(self) -> Question:
        return ("moment",)


@dataclass(frozen=True)
class Asked:
    line: int
    player: int
    topic: int

    @property
    def question(self) -> Question:
        return ("asked",)


@dataclass(frozen=True)
class Sees:
    """Whether a player can tell which card lies there."""

    line: int
    player: int
    card: CardRef
    yes: bool

    @property
    def question(self) -> Question:
        return ("sees", self.player, self.card)


@dataclass(frozen=True)
class Happening:
    """One item of `events:`; `what` is the name of a kind of event or of a tag of a move."""

    what: str
    player: int = NOT_SAID
    number: int = NOT_SAID
    cards: tuple[CardRef, ...] = ()
    rule: str = ""

    def __str__(self) -> str:
        who = A_OR_B[self.player] if self.player >= 0 else " + ".join(map(str, self.cards))
        number = f" {self.number}" if self.number >= 0 else ""
        return f"{who} {self.what}{number}{f' by {self.rule}' if self.rule else ''}"


@dataclass(frozen=True)
class Events:
    """All events of these kinds since the last step, in this order."""

    line: int
    kinds: tuple[str, ...]
    items: tuple[Happening, ...]

    @property
    def question(self) -> Question:
        return ("events",)


Outcome: TypeAlias = (
    Can
    | Stands
    | Has
    | Negated
    | Called
    | Equipped
    | Counts
    | ChainIs
    | Winner
    | Moment
    | Asked
    | Sees
    | Events
)
Line: TypeAlias = Step | Outcome
STEPS: Final = (Act, Begins, Passes, Orders, Chooses, Consents)


# The whole.


@dataclass(frozen=True)
class Change:
    """What a twin does to the board: `cards` of the line `key` become others, or the whole line.

    `old` and `new` are one card each, where a card comes, goes or is replaced.
    """

    line: int
    key: tuple[object, ...]
    new_line: BoardLine | None = None
    old: CardRef | None = None
    new: Laid | None = None


@dataclass(frozen=True)
class Twin:
    change: Change
    body: tuple[Line, ...]

    @property
    def has_steps(self) -> bool:
        return any(isinstance(line, STEPS) for line in self.body)


@dataclass(frozen=True)
class Scenario:
    file: str
    line: int
    ids: tuple[str, ...]
    title: str
    # What each line of the file says, by its number.
    lines: dict[int, str] = field(compare=False)
    board: tuple[BoardLine, ...]
    body: tuple[Line, ...]
    twins: tuple[Twin, ...]

    @property
    def name(self) -> str:
        return f"{', '.join(self.ids)} · {self.title}"

    @property
    def text(self) -> str:
        """All of it, without comments and empty lines."""
        return "\n".join(self.lines.values())
