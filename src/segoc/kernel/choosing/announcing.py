"""Announcing a number, an Attribute, a Type, a card name or a side of a coin.

What was announced stands in the scope of the effect, and is remembered by its card for as
long as that is face-up: standing effects of the card speak of it, too.
"""

from typing import ClassVar, Final

from segoc.kernel.choosing.coins_and_dice import HEADS, TAILS
from segoc.kernel.language.scope import Scope
from segoc.kernel.table.decision import ANNOUNCE, ANNOUNCEMENT, Option
from segoc.kernel.table.event import ANNOUNCED, BY_EFFECT
from segoc.kernel.table.ints import Bits, CardNo, Player
from segoc.kernel.table.kinds import ATTRIBUTE_NAMES, RACE_NAMES
from segoc.kernel.table.naming import NameQuestion
from segoc.kernel.table.places import NO_SPOT
from segoc.kernel.table.procedure import AboutCard
from segoc.kernel.table.record import COUNT, Fields, between
from segoc.kernel.table.state import State

# Sorts of announcement.
NUMBER: Final = 1
ATTRIBUTE: Final = 2
RACE: Final = 3
NAME: Final = 4
SIDE: Final = 5  # of a coin
ZONE: Final = 6  # its number and 1

SORT_NAMES: Final[list[str]] = ["", "number", "attribute", "race", "name", "side", "zone"]


def announced(state: State, scope: Scope) -> int:
    """What was announced for this effect, or else for its card; 0 if nothing was."""
    if scope.announced:
        return scope.announced
    card = state.cards[scope.source.card]
    return card.announced if scope.source.still_linked(card) else 0


def announced_race(state: State, scope: Scope) -> int:
    """The Type that was announced, perhaps together with an Attribute."""
    if scope.announced_race:
        return scope.announced_race
    card = state.cards[scope.source.card]
    return card.announced_race if scope.source.still_linked(card) else 0


def announced_title(state: State, scope: Scope) -> str:
    """The name that was announced: of a card that need not be in this duel."""
    face = state.nameable.face(announced(state, scope))
    return "" if face is None else face.title


def note(state: State, scope: Scope, player: Player, sort: int, value: int) -> None:
    """It is announced now: the effect speaks of it, and its card remembers it."""
    scope.announced = value  # SEG-082
    card = scope.source.card
    if scope.source.same_object(state.cards[card]):
        state.edit(card).announced = value  # SEG-082
    if sort == RACE:
        scope.announced_race = value
        if scope.source.same_object(state.cards[card]):
            state.edit(card).announced_race = value
    state.emit(
        ANNOUNCED, player, [], announced=sort, why=BY_EFFECT, amounts=[value], rule="CRD-003"
    )


class Announcement(AboutCard):
    """A player announces something; the answer is left in `State.last_picks`.

    Numbers go from `least` to `most`. Names are those of cards of these kinds (bits) with
    one of these words on their type line (bits), 0 is any: they aren't listed.
    """

    FIELDS: ClassVar[Fields] = {
        "sort": between(0, len(SORT_NAMES) - 1),
        "least": COUNT,
        "most": COUNT,
        "kinds": COUNT,
        "types": COUNT,
        "except_": COUNT,
    }

    def __init__(
        self,
        player: Player,
        sort: int,
        least: int,
        most: int,
        kinds: Bits,
        types: int,
        card: CardNo,
        except_: int = 0,
    ) -> None:
        super().__init__(player, card)
        self.sort = sort
        self.least = least
        self.most = most
        self.kinds = kinds
        self.types = types
        # Attributes that were announced already, as bits.
        self.except_ = except_

    def copy(self) -> "Announcement":
        new = Announcement(
            self.player, self.sort, self.least, self.most, self.kinds, self.types, self.card
        )
        new.step = self.step
        new.except_ = self.except_
        return new

    def run(self, state: State) -> None:
        self.ask(state)

    def ask(self, state: State) -> None:
        about = state.spot(self.card)
        if self.sort == NAME:
            names = NameQuestion(self.kinds, self.types)
            state.ask_for_name(self.player, ANNOUNCEMENT, names, about)
        else:
            state.ask(self.player, ANNOUNCEMENT, self.options(), about)

    def options(self) -> list[Option]:
        """All that can be announced, but names."""
        if self.sort == NUMBER:
            return [_option(value, str(value)) for value in range(self.least, self.most + 1)]
        if self.sort == SIDE:
            return [_option(HEADS, "heads"), _option(TAILS, "tails")]
        words = ATTRIBUTE_NAMES if self.sort == ATTRIBUTE else RACE_NAMES
        open_ = [index for index in range(len(words)) if not self.except_ >> index & 1]
        return [_option(1 << index, words[index]) for index in open_]

    def answer(self, state: State, option: Option) -> None:
        state.last_picks = [option.number]
        state.pop()


def _option(value: int, word: str) -> Option:
    return Option(ANNOUNCE, NO_SPOT, NO_SPOT, value, word)
