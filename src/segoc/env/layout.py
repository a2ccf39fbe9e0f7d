"""The layout of an observation: which tables there are, and what their columns mean.

An observation is one row of 32-bit integers, in which the tables lie one after the other; of each
table the rows that are used come first, and the rest is 0. A row that is used never begins with 0.
Everything is told from the seat of whoever observes: side 0 is the own one, side 1 the opponent's.

What stands here is all that reads and writes observations agree on. Whoever changes it, or a list
of the kernel that the numbers stand for, raises `VERSION`; `fingerprint` lets a test see to that.
"""

from hashlib import sha256
from typing import Final, NamedTuple

from segoc.kernel.choosing.announcing import SORT_NAMES
from segoc.kernel.table.decision import TOPICS, VERBS
from segoc.kernel.table.event import KIND_NAMES, TAG_NAMES, WAY_NAMES, WHY_NAMES
from segoc.kernel.table.phases import PHASE_NAMES, STEP_NAMES

VERSION: Final = 3

# Areas: where a card lies or a zone is.
NO_AREA: Final = 0
MONSTER_ZONES: Final = 1
SPELL_ZONES: Final = 2
FIELD_ZONES: Final = 3
EXTRA_ZONES: Final = 4
IN_HAND: Final = 5
IN_DECK: Final = 6
IN_GRAVEYARD: Final = 7
IS_BANISHED: Final = 8
IN_EXTRA_DECK: Final = 9
UNDER_A_CARD: Final = 10
IN_PASSING: Final = 11

AREA_NAMES: Final[tuple[str, ...]] = (
    "none",
    "Main Monster Zone",
    "Spell & Trap Zone",
    "Field Zone",
    "Extra Monster Zone",
    "hand",
    "Deck",
    "GY",
    "banished",
    "Extra Deck",
    "under a card",
    "in the act",
)

# Faces, outcomes.
NOT_TOLD: Final = 0
FACE_UP: Final = 1
FACE_DOWN: Final = 2
UNDECIDED: Final = 0
WON: Final = 1
LOST: Final = 2
DRAWN: Final = 3

# The numbers of an event: as many as dice are rolled at once, and some.
NUMBERS: Final = 6

LARGEST: Final = (1 << 31) - 1
# An id of a card in a column is at most the size of the vocabulary, which only a pool knows.
CODE: Final = -1
# The number of a row in `cards`, from 1.
ROW: Final = -2


class Column(NamedTuple):
    """A number in a row: its name, its bounds, and what it says."""

    name: str
    low: int
    high: int
    meaning: str


class Table(NamedTuple):
    """Rows of equal columns. `why` is the reason why there can't be more of them, or hardly."""

    name: str
    rows: int
    columns: tuple[Column, ...]
    meaning: str
    why: str

    @property
    def size(self) -> int:
        return self.rows * len(self.columns)


def _yes(name: str, meaning: str) -> Column:
    return Column(name, 0, 1, f"1: {meaning}")


def _code(name: str = "code", meaning: str = "which card, by its id; 0 is unknown") -> Column:
    return Column(name, 0, CODE, meaning)


def _count(name: str, meaning: str) -> Column:
    return Column(name, 0, LARGEST, meaning)


def _row(name: str, meaning: str) -> Column:
    return Column(name, 0, ROW, meaning)


def _spot(prefix: str, what: str) -> tuple[Column, ...]:
    """Where something is: three columns."""
    return (
        Column(f"{prefix}area", 0, len(AREA_NAMES) - 1, f"area {what}; 0 is none"),
        Column(f"{prefix}side", 0, 1, "whose; 0 in an Extra Monster Zone"),
        Column(f"{prefix}index", 0, LARGEST, "which zone from the left of who has it, or which "
               "card there, from 0"),
    )  # fmt: skip


def _handle() -> Column:
    return _count("handle", "a name that the card keeps while both can follow it; 0 is none")


SIDES: Final = ("own", "other")

GLOBALS: Final = Table(
    "globals",
    1,
    (
        _count("turn", "the number of the turn, from 1"),
        _yes("my_turn", "it is the own turn"),
        Column("phase", 0, len(PHASE_NAMES) - 1, "the phase"),
        Column("step", 0, len(STEP_NAMES) - 1, "the step of the Battle Phase"),
        *(_count(f"{side}_lp", "Life Points") for side in SIDES),
        *(_count(f"{side}_hand", "cards in the hand") for side in SIDES),
        *(_count(f"{side}_deck", "cards in the Deck") for side in SIDES),
        *(_count(f"{side}_gy", "cards in the GY") for side in SIDES),
        *(_count(f"{side}_banished", "banished cards") for side in SIDES),
        *(_count(f"{side}_extra", "cards in the Extra Deck") for side in SIDES),
        Column("outcome", 0, DRAWN, "0 the duel goes on, 1 won, 2 lost, 3 a draw"),
        Column("topic", 0, len(TOPICS), "what is asked, from 1; 0 if this seat isn't asked"),
        *_spot("about_", "of the card in question"),
        _row("about_row", "its row in `cards`"),
        _yes(
            "names", "the name of a card is asked for: also others answer than those in `options`"
        ),
        _count("name_kinds", "of cards of which kinds (bits); 0 is any"),
        _count("name_types", "with one of which words on their type line (bits); 0 is any"),
    ),
    "How the duel stands, and what is asked.",
    "It is one.",
)

CARDS: Final = Table(
    "cards",
    162,
    (
        *_spot("", "where it lies"),
        _code(),
        Column("owner", 0, 1, "whose card it is"),
        Column("controller", 0, 1, "who controls it on the field; elsewhere as `side`"),
        Column("face", 0, 2, "1 face-up, 2 face-down; 0 where that goes without saying"),
        Column("position", 0, 2, "1 Attack, 2 Defense; 0 if it has none"),
        _yes("acting", "it is in the act of being summoned or activated"),
        _yes("valued", "it is a monster on the field, and the next three hold"),
        Column("atk", -2, LARGEST, "ATK as it is now"),
        Column("def", -2, LARGEST, "DEF as it is now; -2 for a Link Monster, which has none"),
        Column("level", 0, LARGEST, "Level as it is now; of Xyz and Link Monsters what is printed"),
        _yes("negated", "its effects are negated"),
        _row("host", "the row of the card that it lies under"),
        _handle(),
        Column("mix", 0, 16, "it may be one of the cards of `known` with this number"),
    ),
    "All cards that lie somewhere: in zones, as materials, in hands, GYs, banished, in Extra "
    "Decks and Decks as far as the seat sees them there.",
    "Two Decks have at most 150 cards (SEG-001, SEG-002), and 12 monster zones at most 12 Tokens.",
)

OPTIONS: Final = Table(
    "options",
    256,
    (
        Column("verb", 0, len(VERBS), "what is done, from 1"),
        *_spot("", "of the card or zone"),
        _row("row", "the row of that card in `cards`"),
        _code("code", "which card, by its id; or which one's name is announced"),
        *_spot("aim_", "of what it is aimed at"),
        _row("aim_row", "the row of that card"),
        _code("aim_code", "which card that is"),
        Column("sort", 0, len(SORT_NAMES) - 1, "of what is announced"),
        Column("number", 0, LARGEST, "which effect of the card, from 0; which branch, from 0; "
               "the number, Attribute or Type (bits) that is announced"),
    ),
    "The legal answers: row k is action k. Of names to announce only those that the seat has a "
    "reason for.",
    "At most 52 were seen in 4,000 random duels; it is more than one for each card there is.",
)  # fmt: skip

CHAIN: Final = Table(
    "chain",
    64,
    (
        Column("link", 0, LARGEST, "its number, from 1"),
        Column("player", 0, 1, "who activated it"),
        _code(),
        *_spot("", "of the card now; in a Deck without index"),
        _row("row", "its row in `cards`"),
        _count("effect", "which effect of the card, from 1"),
        _yes("of_card", "the card itself was activated"),
        _yes("negated", "it is negated"),
        _handle(),
    ),
    "The links of the chain.",
    "At most 9 links were seen in 4,000 random duels.",
)

TARGETS: Final = Table(
    "targets",
    128,
    (
        Column("link", 0, CHAIN.rows, "whose target it is"),
        *_spot("", "of the card now; in a Deck without index, 0 if it is lost"),
        _row("row", "its row in `cards`"),
        _code(),
        _handle(),
    ),
    "What the links of the chain target.",
    "At most 9 were seen in 4,000 random duels.",
)

TIES: Final = Table(
    "ties",
    96,
    (
        _row("row", "the row of the card that is tied"),
        _yes("equip", "it is an equip card"),
        *_spot("", "of the card that it is tied to"),
        _row("target", "the row of that card"),
    ),
    "Which card is equipped to which monster, and which one stays linked to its target.",
    "There are 24 zones, and a card is seldom tied to more than one; 5 were seen.",
)

COUNTERS: Final = Table(
    "counters",
    72,
    (
        _row("row", "the row of the card"),
        _count("kind", "the kind, if it has a name"),
        _code("code", "else the card that it belongs to"),
        _count("count", "how many"),
    ),
    "Counters on cards.",
    "There are 24 zones, and never were more than two kinds seen on one card.",
)

KNOWN: Final = Table(
    "known",
    150,
    (
        Column("mix", 0, 16, "the number of the mix"),
        _code("code", "a card that is in it"),
    ),
    "Cards that are among others: of the own Deck, say, what is in there but not where.",
    "As many as cards in two Decks.",
)

MIXES: Final = Table(
    "mixes",
    16,
    (
        Column("mix", 0, 16, "its number, from 1"),
        *(_yes(f"{side}_deck", "cards of it lie in the Deck") for side in SIDES),
        *(_yes(f"{side}_extra", "cards of it lie in the Extra Deck") for side in SIDES),
    ),
    "Cards that the seat can't tell from each other, but knows some of; `mix` in `cards` tells "
    "which cards outside of the Decks belong to it.",
    "At most 2 were seen in 4,000 random duels.",
)

HISTORY: Final = Table(
    "history",
    64,
    (
        Column("kind", 0, len(KIND_NAMES) - 1, "what happened"),
        _count("card", "which card of the event this row tells of, from 1; 0 if it has none"),
        Column("player", 0, 2, "whose doing: 1 the own, 2 the opponent's; 0 nobody's"),
        _count("how", "the tags of a move (bits), the way of a summon, the phase or step…"),
        Column("why", 0, len(WHY_NAMES) - 1, "why"),
        _code(),
        _handle(),
        *_spot("from_", "from where; in a Deck without index"),
        *_spot("to_", "to where; outside of zones without index"),
        _code("source", "the card whose effect or cost it was"),
        _count("effect", "which effect of it, from 1"),
        *(Column(f"number_{n + 1}", -LARGEST, LARGEST, "an amount") for n in range(NUMBERS)),
    ),
    "What happened last, as this seat was told it; the latest row is the first. An event has a "
    "row for each of its cards.",
    "It is a window: what is older falls out of it.",
)

TABLES: Final[tuple[Table, ...]] = (
    GLOBALS,
    CARDS,
    OPTIONS,
    CHAIN,
    TARGETS,
    TIES,
    COUNTERS,
    KNOWN,
    MIXES,
    HISTORY,
)

# Where each table begins, and how many numbers there are in all.
OFFSETS: Final[dict[str, int]] = {
    table.name: sum(before.size for before in TABLES[:number])
    for number, table in enumerate(TABLES)
}
SIZE: Final = sum(table.size for table in TABLES)

# The kernel's lists that numbers of an observation stand for.
WORDS: Final[dict[str, list[str]]] = {
    "phase": PHASE_NAMES,
    "step": STEP_NAMES,
    "topic": TOPICS,
    "verb": VERBS,
    "sort": SORT_NAMES,
    "kind": KIND_NAMES,
    "why": WHY_NAMES,
    "how of a move": TAG_NAMES,
    "how of a summon": WAY_NAMES,
}


class EncodingOverflow(ValueError):
    """There is more than an observation can hold. Nothing is left out silently."""


def fingerprint() -> str:
    """Of everything that an observation's meaning hangs on, but for the vocabulary."""
    tables = [(t.name, t.rows, [(c.name, c.low, c.high) for c in t.columns]) for t in TABLES]
    return sha256(repr((tables, AREA_NAMES, WORDS)).encode()).hexdigest()[:16]
