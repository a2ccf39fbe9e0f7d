"""What the server says to a page."""

from typing import Literal, TypeAlias

from pydantic import Field

from segoc.app.protocol.base import Cause, Model, Player, Words
from segoc.app.protocol.requests import Secret
from segoc.app.protocol.table import Frame, Option, Question
from segoc.decks.deck import FaultKind, LineKind
from segoc.decks.siding import SidingFaultKind
from segoc.duel.savefile import SaveFault
from segoc.formats.malformed import FormatFault

# Which seat a page has: a player's, both (in solo play), or a spectator's chair.
Seat: TypeAlias = Literal["A", "B", "both", "watch"]

ErrorCode: TypeAlias = Literal[
    "malformed",  # not a message of the protocol
    "too_large",
    "too_fast",  # wait, then go on
    "protocol",  # of another version: load the page again
    "no_room",
    "bad_token",
    "seat_taken",
    "bad_deck",
    "bad_board",  # a board of the lab, or its text, that can't be played
    "not_seated",  # spectators can't do that
    "not_asked",  # it is not your turn to answer, or it was answered already
    "not_legal",
    "not_here",  # not in this kind of room, or not now
    "not_found",  # no such card, entry or scenario
    "internal",
]

# What exactly is wrong, where the code leaves that open. The pages have words for each of them
# (`detail.` and this), in all languages.
RoomFault: TypeAlias = Literal[
    "alone",
    "board_line",
    "both_ready",
    "busy",
    "cannot_go_on",
    "game_on",
    "invitation",
    "keep_later",
    "no_bot",
    "no_game",
    "no_line",
    "no_siding",
    "not_chooser",
    "nothing_played",
    "nothing_to_undo",
    "room_full",
    "siding_done",
    "solo_only",
    "still_siding",
    "too_many_lines",
]
DetailKey: TypeAlias = Literal[
    RoomFault, FaultKind, LineKind, FormatFault, SaveFault, SidingFaultKind
]


class Detail(Model):
    """One thing that is wrong: which words say it, what they are filled in with, and the rule
    behind it, if there is one."""

    what: DetailKey
    values: dict[str, int | str | Words] = Field(default_factory=dict)
    rule: str | None = None


class Chair(Model):
    """Who sits there; a bot, or a person who may be away."""

    name: str
    bot: bool
    taken: bool
    online: bool


class Clock(Model):
    """Milliseconds left to each player, and whose clock runs, if this seat may know."""

    left: tuple[int, int]
    running: Player | None


class Match(Model):
    """A match of one or three games. `choosing` says who goes first in the next one; `winners`
    are those of its games so far, nobody of a draw."""

    best_of: Literal[1, 3]
    game: int
    wins: tuple[int, int]
    winners: tuple[Player | None, ...]
    choosing: Player | None
    ready: tuple[bool, bool]
    # Who still exchanges cards with a Side Deck: the next game waits for them.
    siding: tuple[bool, bool]
    over: bool
    # The last game was lost by the clock, which is no rule of the game.
    by_time: bool


class PlayedLine(Model):
    """One of the lines that were played in solo play."""

    number: int
    name: str
    choices: int


class Parts(Model):
    """The passcodes of a Deck's cards."""

    main: tuple[int, ...]
    extra: tuple[int, ...]
    side: tuple[int, ...]


class Siding(Model):
    """A Deck of which cards can be exchanged with its Side Deck, told to nobody but its player:
    as it will be played, and as it was brought. Cards `of_extra` can be in the Extra Deck, and all
    others in the Main Deck."""

    player: Player
    now: Parts
    brought: Parts
    of_extra: tuple[int, ...]


class RoomInfo(Model):
    kind: Literal["bot", "solo", "people"]
    chairs: tuple[Chair, Chair]
    spectators: int
    match: Match
    clock: Clock | None
    # In solo play: all lines, and which one is played.
    lines: tuple[PlayedLine, ...] = ()
    line: int = 0
    # How many choices can be taken back here.
    undoable: int = 0
    # Between the games of a match: one's own Deck, or both in solo play.
    sidings: tuple[Siding, ...] = ()


class Welcome(Model):
    """The answer to hello: which seat this is, and the secret that is its key from now on."""

    type: Literal["welcome"] = "welcome"
    protocol: int
    version: str
    seat: Seat
    token: Secret | None
    invitation: Secret | None
    responses: Literal["auto", "always", "never"]


class Update(Model):
    """What has happened. `lines_from` is the number of the first line of the log in `frames`:
    whatever the page holds from there on is no longer true.

    `waiting` tells that something is going on that this seat has no part in.
    """

    type: Literal["update"] = "update"
    lines_from: int
    frames: tuple[Frame, ...] = Field(min_length=1)
    question: Question | None
    waiting: bool


class RoomChanged(Model):
    type: Literal["room"] = "room"
    room: RoomInfo


class Done(Model):
    """A request was carried out; whatever it changed comes as an update."""

    type: Literal["done"] = "done"
    request: int


class Refused(Model):
    """A request that wasn't carried out and has changed nothing; or, with no request number, a
    message that is no request.

    `message` is for programs' logs, in English. Pages say what `error` and `details` are.
    """

    type: Literal["refused"] = "refused"
    request: int | None
    error: ErrorCode
    message: str
    details: tuple[Detail, ...] = ()
    causes: tuple[Cause, ...] = ()


class Part(Model):
    """A part of a value: what it begins with, or what changes it, and by which card."""

    text: Words
    # What it was before and is after.
    value: int
    code: int | None = None


class Value(Model):
    what: Literal["atk", "def", "level"]
    now: int
    parts: tuple[Part, ...]


class Fact(Model):
    """Something that is true of the card, and the cards that cause it."""

    text: Words
    codes: tuple[int, ...] = ()


class Possible(Model):
    """An action with the card: legal, or why not."""

    option: Option
    legal: bool
    causes: tuple[Cause, ...]


class Inspected(Model):
    type: Literal["inspected"] = "inspected"
    request: int
    values: tuple[Value, ...]
    facts: tuple[Fact, ...]
    actions: tuple[Possible, ...]


class FoundNames(Model):
    """Answers to a question about names, those that were meant most likely first. Only the page
    that has searched hears of it."""

    type: Literal["found_names"] = "found_names"
    request: int
    options: tuple[Option, ...]


class Exported(Model):
    """A text to keep, or the address of a page."""

    type: Literal["exported"] = "exported"
    request: int
    what: Literal["save", "replay", "link", "scenario"]
    text: str


class Pong(Model):
    type: Literal["pong"] = "pong"
    request: int


Reply: TypeAlias = (
    Welcome | Update | RoomChanged | Done | Refused | Inspected | FoundNames | Exported | Pong
)
