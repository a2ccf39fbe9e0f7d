"""What a page says to the server."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from segoc.app.protocol.base import Model, Player, Spot

# A secret or a name that is nobody's to guess.
Secret: TypeAlias = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
RequestNumber: TypeAlias = Annotated[int, Field(ge=0, lt=2**31)]
# Questions after choices were taken back have numbers of their own: see `Game.number`.
QuestionNumber: TypeAlias = Annotated[int, Field(ge=0, lt=2**53)]
Passcode: TypeAlias = Annotated[int, Field(ge=0, lt=2**53)]
Key: TypeAlias = Annotated[str, Field(min_length=1, max_length=200)]


class Hello(Model):
    """The first message of a connection. Without a token one watches, unless there is a seat to
    take with the room's invitation."""

    type: Literal["hello"]
    protocol: int
    room: Secret
    token: Secret | None = None
    invitation: Secret | None = None
    name: Annotated[str, Field(max_length=40)] = ""
    # The Deck to play, for who takes a seat by invitation: a starter's name or a Deck's text.
    deck: Annotated[str, Field(max_length=20_000)] = ""


class OpenReplay(Model):
    """Look at a duel again, by plain HTTP: the text of a replay, or of a saved duel."""

    text: Annotated[str, Field(max_length=10_000_000)]


class Request(Model):
    """Everything after the first message of a connection. The reply repeats the number."""

    request: RequestNumber


class Choose(Request):
    """Answer the question with this number."""

    type: Literal["choose"]
    at: QuestionNumber
    key: Key


class FindNames(Request):
    """Names with this in them, in any language, that answer the question with this number."""

    type: Literal["find_names"]
    at: QuestionNumber
    text: Annotated[str, Field(min_length=1, max_length=100)]


class Surrender(Request):
    type: Literal["surrender"]


class Inspect(Request):
    """What can be said of a card: values, causes, and what can't be done with it, and why."""

    type: Literal["inspect"]
    spot: Spot


class Responses(Request):
    """When to be asked for fast effects: if something concerns the player, always, or never."""

    type: Literal["responses"]
    mode: Literal["auto", "always", "never"]


class Undo(Request):
    """Back by so many choices, in solo play."""

    type: Literal["undo"]
    choices: Annotated[int, Field(ge=1, le=10_000)]


class Branch(Request):
    """Keep the line that is played now under a name, and go on in another, in solo play."""

    type: Literal["branch"]
    name: Annotated[str, Field(max_length=60)] = ""


class SwitchLine(Request):
    type: Literal["switch"]
    line: RequestNumber


class Export(Request):
    """The duel as a file or to be looked at again, the position as a link, or the situation as a
    scenario."""

    type: Literal["export"]
    what: Literal["save", "replay", "link", "scenario"]


class GoFirst(Request):
    """Who has won the toss, or lost the game before, says who goes first."""

    type: Literal["go_first"]
    me: bool


class NextGame(Request):
    """Ready for the next game of the match, or for another match; or not ready any more."""

    type: Literal["next_game"]
    ready: bool = True


class Exchange(Request):
    """Between the games of a match: have all cards of a Deck in these parts from now on."""

    type: Literal["side"]
    player: Player
    main: Annotated[tuple[Passcode, ...], Field(max_length=60)]
    extra: Annotated[tuple[Passcode, ...], Field(max_length=15)]
    side: Annotated[tuple[Passcode, ...], Field(max_length=15)]


class Ping(Request):
    type: Literal["ping"]


AnyRequest: TypeAlias = Annotated[
    Choose
    | FindNames
    | Surrender
    | Inspect
    | Responses
    | Undo
    | Branch
    | SwitchLine
    | Export
    | GoFirst
    | NextGame
    | Exchange
    | Ping,
    Field(discriminator="type"),
]
REQUEST: TypeAdapter[AnyRequest] = TypeAdapter(AnyRequest)
