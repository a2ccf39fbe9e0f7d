"""What the pages ask for by plain HTTP: cards, Decks, the rulebook, new rooms."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from segoc.app.protocol.base import Model, Words
from segoc.app.protocol.lab import LabText
from segoc.app.protocol.replies import Seat
from segoc.app.protocol.requests import Secret
from segoc.app.protocol.table import Frame, Line, Table

Standing: TypeAlias = Literal[
    "proven",
    "played",
    "definition",
    "cited",
    "open_card",
    "open_rule",
    "superseded",
    "information",
]


class CardOrigin(Model):
    """Who has written a card's effects, from a text of which date, and which checks it passed."""

    by: Literal["hand", "read", "mixed"]
    text: str
    checks: tuple[Literal["facts", "effects", "normal_form", "two_texts"], ...]


class Paragraph(Model):
    """An effect of a card. `label` is its printed number, such as ②, if it has one; of a Pendulum
    Card, `pendulum` tells in which of its two texts it stands."""

    label: str
    pendulum: bool
    text: Words


class CardFace(Model):
    """What is printed on a card, and its text as we put it."""

    code: int
    name: Words
    kind: Literal["monster", "spell", "trap"]
    # "normal", "effect", "fusion", "tuner", "continuous"… in English, to be looked up.
    types: tuple[str, ...]
    attribute: str | None = None
    race: str | None = None
    level: int | None = None
    rank: int | None = None
    link: int | None = None
    # "nw", "n", "ne", "w", "e", "sw", "s", "se"
    markers: tuple[str, ...] = ()
    scale: int | None = None
    # -1 stands for "?".
    atk: int | None = None
    defense: int | None = None
    # What it is made from, for a monster of the Extra Deck; a second one is another way.
    materials: tuple[Words, ...] = ()
    effects: tuple[Paragraph, ...] = ()
    filler: bool = False
    # Nobody has written its effects: it is only known.
    unwritten: bool = False
    # Why segoc doesn't play it for now, although it did.
    withdrawn: Words | None = None
    # Of a card that can be played: Tokens and cards that are only known have none.
    origin: CardOrigin | None = None


class StarterDeck(Model):
    key: str
    name: str
    main: tuple[int, ...]
    extra: tuple[int, ...]


class NamedList(Model):
    """A Forbidden/Limited List that comes with segoc, and from when on it was in force."""

    name: str
    since: str | None


class Lobby(Model):
    """What the first page offers. Of the lists the newest, by which a room goes, comes first."""

    version: str
    protocol: int
    decks: tuple[StarterDeck, ...]
    bots: tuple[str, ...]
    lists: tuple[NamedList, ...]


class NewRoom(Model):
    """Open a room. Decks are starters by name, or the text of a Deck; these go by a
    Forbidden/Limited List: the newest, one by its name, or none, which has no name."""

    kind: Literal["bot", "solo", "people"]
    deck: Annotated[str, Field(max_length=20_000)] = ""
    # The bot's, or the other side's in solo play.
    other_deck: Annotated[str, Field(max_length=20_000)] = ""
    list: Annotated[str, Field(max_length=200)] | None = None
    name: Annotated[str, Field(max_length=40)] = ""
    bot: Annotated[str, Field(max_length=40)] = "steady"
    best_of: Literal[1, 3] = 1
    first: Literal["toss", "me", "other"] = "toss"
    # Minutes for each player and game; None without a clock.
    minutes: Annotated[int, Field(ge=1, le=180)] | None = None
    # A duel that was saved, or a position that was shared: then all else but `kind` is ignored.
    saved: Annotated[str, Field(max_length=5_000_000)] | None = None
    position: Secret | None = None
    # Or a board, and what is done on it, in the words of the rulebook's scenarios.
    scenario: LabText | None = None
    # On such a board player B answers by itself, whenever it can, as soon as it can.
    answers: bool = False


class Opened(Model):
    """A room was opened: its name, and the key to the seat. Of a saved duel, the names of the cards
    that have changed since, if there are any."""

    room: Secret
    seat: Seat
    token: Secret
    changed: Words | None = None


class ReplayOpened(Model):
    """A duel that can be looked at. `board` says whether there are tables to look at, or why there
    is only the log: it was recorded under other rules, by which it went otherwise, cards have
    changed since, or it isn't what its choices lead to. `rules` are those of the recording, `known`
    those that are played here; `changed` names the cards that have changed, also where the duel
    goes as it went then."""

    replay: Secret
    board: Literal["played", "other_rules", "other_cards", "differs"]
    changed: Words | None
    rules: str
    known: str
    moments: int
    # So many tables are sent at a time.
    chunk: int


class ReplayLog(Model):
    """The whole log of a duel as one viewer may read it. `told` says how many of its lines have
    been told by each moment."""

    lines: tuple[Line, ...]
    told: tuple[int, ...]


class ReplayTables(Model):
    """The tables of some moments in a row, from the moment `first` on, for one viewer."""

    first: int
    tables: tuple[Table, ...]


class ReplayFile(Model):
    """A duel as the text of a file: a replay, or a saved duel to be played on from."""

    text: str


class EntryBrief(Model):
    """An entry of the rulebook as lists show it."""

    id: str
    chapter: str
    kind: str
    # In the language that was asked for; nothing where nobody has written one yet.
    title: str = ""
    statement: str
    cards: tuple[str, ...]
    tags: tuple[str, ...]
    # Numbers of the official Q&A; `cid 4658` is what is officially said about the card with that
    # number.
    official: tuple[str, ...] = ()
    standing: Standing
    scenarios: int


class ChapterBrief(Model):
    key: str
    volume: int
    title: Words
    proven: int
    played: int
    definitions: int
    cited: int
    open_card: int
    open_rule: int


class NamedCard(Model):
    code: int
    name: Words


class CalledCard(Model):
    """A card that entries name; `code` is its passcode, if the pool has it. Archetypes have
    none."""

    code: int | None
    name: Words


class RulebookIndex(Model):
    """`cards` are by the names that entries call them by; a name that no card has isn't there."""

    chapters: tuple[ChapterBrief, ...]
    entries: tuple[EntryBrief, ...]
    cards: dict[str, CalledCard]


class ScenarioBrief(Model):
    """A scenario: `number` is its name in addresses. `text` is how it is written; `names` are the
    cards and archetypes that it and its title name in Chinese. `failure` is what is wrong with it,
    if it doesn't hold."""

    number: int
    title: str
    ids: tuple[str, ...]
    text: tuple[str, ...]
    names: dict[str, Words] = Field(default_factory=dict)
    twins: int
    failure: str = ""


class Successor(Model):
    """The entries that have taken the place of one, since when, and who says so."""

    by: tuple[str, ...]
    date: str
    source: str


class Contradiction(Model):
    """The entries that say otherwise; without any it is segoc that did. `right` is an id, `both`
    or `code`, and nothing as long as nobody has decided; what and why are in English."""

    rules: tuple[str, ...]
    what: str
    right: str = ""
    why: str = ""


class EntryPage(Model):
    entry: EntryBrief
    difficulty: str | None
    # Passcodes of the cards that it names, where the pool has them.
    codes: dict[str, int | None]
    # The cards without which it can't be played, and that aren't there.
    lacks: tuple[str, ...] = ()
    # The entries that it repeats.
    same_as: tuple[str, ...] = ()
    superseded_by: Successor | None = None
    contradiction: Contradiction | None = None
    scenarios: tuple[ScenarioBrief, ...]


class Played(Model):
    """One line of a scenario, played: a step and what came of it, or an outcome that was looked
    at. `frames` is empty for an outcome."""

    line: int
    text: str
    kind: Literal["board", "step", "outcome"]
    holds: bool
    message: str = ""
    frames: tuple[Frame, ...] = ()


class Course(Model):
    """A scenario played from beginning to end, or one of its twins."""

    title: str
    change: str
    steps: tuple[Played, ...]


class PlayedScenario(Model):
    scenario: ScenarioBrief
    # The scenario itself, then its twins.
    courses: tuple[Course, ...]
    milliseconds: float
