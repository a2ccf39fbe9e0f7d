"""The table as one seat may see it."""

from typing import Literal, TypeAlias

from pydantic import Field

from segoc.app.protocol.base import Model, Player, Spot, Words

Badge: TypeAlias = Literal["negated", "unaffected", "cannot_attack", "attacked", "untargetable"]

# What a yes or no is about, if it is not a part of an effect: which of two summons that are open it
# is, or whether a destroyed monster stays on the field.
Sort: TypeAlias = Literal["additional_summon", "additional_pendulum", "stay"]


class Counters(Model):
    name: Words
    count: int


class Card(Model):
    """A card on the table. `code` is None if this seat can't tell which card it is.

    `handle` is the name of the card from one message to the next, as long as everybody can
    follow it with their eyes.
    """

    handle: int
    code: int | None
    spot: Spot
    owner: Player
    # Of cards on the field only.
    controller: Player | None = None
    face_up: bool = True
    in_the_act: bool = False
    position: Literal["attack", "defense"] | None = None
    # Values of now; None where the card has none, or this seat doesn't know.
    atk: int | None = None
    defense: int | None = None
    level: int | None = None
    badges: tuple[Badge, ...] = ()
    counters: tuple[Counters, ...] = ()
    materials: tuple["Card", ...] = ()
    # The spots of the cards that it is equipped or otherwise linked to.
    equipped_to: tuple[Spot, ...] = ()
    linked_to: tuple[Spot, ...] = ()


class Side(Model):
    """What belongs to one player beside the zones. Piles are in their order, the top last."""

    lp: int
    hand: tuple[Card, ...]
    deck: int
    # Cards of the Deck that this seat is looking through.
    deck_seen: tuple[Card, ...]
    gy: tuple[Card, ...]
    banished: tuple[Card, ...]
    extra: int
    # Those of the Extra Deck that this seat sees.
    extra_seen: tuple[Card, ...]


class Target(Model):
    """A card that an effect targets; without a spot if it is no longer that card."""

    spot: Spot | None
    code: int | None
    handle: int | None


class ChainLink(Model):
    """A link of the chain. `effect` is its number on the card, from 1; `resolving` tells that
    it is this link's turn."""

    number: int
    player: Player
    code: int | None
    handle: int
    spot: Spot
    effect: int
    of_card: bool
    targets: tuple[Target, ...]
    negated: bool
    resolving: bool


class Result(Model):
    """How a duel ended; nobody is the winner of a draw."""

    winner: Player | None
    rule: str
    statement: Words


class Table(Model):
    turn: int
    turn_player: Player
    phase: str
    step: str
    sides: tuple[Side, Side]
    # The zones that hold a card, by their names.
    zones: dict[str, Card]
    # The zones that can't be used.
    barred: tuple[Spot, ...] = ()
    chain: tuple[ChainLink, ...]
    # The monsters that battle: attacker, then target.
    attack: tuple[Spot, ...] = ()
    result: Result | None = None


class Option(Model):
    """A legal answer. `key` is what to send; the others are its parts."""

    key: str
    verb: str
    spot: Spot | None = None
    aim: Spot | None = None
    # Which paragraph of the card's face would be activated, from 1; not of what it was given.
    effect: int | None = None
    # Which of several ways to summon it, from 1.
    way: int | None = None
    # What is announced or decided.
    word: str | None = None
    # A name that is announced, what is decided for, or what the effect is called, in all languages.
    words: Words | None = None


class Question(Model):
    """What this seat is asked. `at` numbers the questions of a seat: an answer repeats it.
    `words` is what will be done with a yes. Where `names` of cards are asked for, the options are
    only some that the seat has a reason for: `find_names` finds others."""

    at: int
    player: Player
    kind: str
    about: Spot | None
    options: tuple[Option, ...] = Field(min_length=1)
    names: bool = False
    sort: Sort | None = None
    words: Words | None = None


class Told(Model):
    """A card as the log speaks of it."""

    handle: int
    code: int | None
    from_: Spot = Field(alias="from", serialization_alias="from")
    to: Spot


class Line(Model):
    """A line of the log: what happened, and the rule behind it.

    `answers` is the number of the line that it answers: the link before it, or what it
    triggered by. `source` is the card by whose effect it happened.
    """

    number: int
    event: str
    turn: int
    player: Player | None
    text: Words
    rule: str
    cards: tuple[Told, ...]
    source: Told | None = None
    effect: int | None = None
    link: int | None = None
    answers: int | None = None


class Frame(Model):
    """A moment: the table, and what has happened since the frame before."""

    table: Table
    lines: tuple[Line, ...]
