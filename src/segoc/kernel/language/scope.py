"""From where an effect speaks: whose it is, of which card, about what, and what it chose."""

from typing import ClassVar, Final

from segoc.kernel.table.event import CardSnapshot, Event
from segoc.kernel.table.ints import Code
from segoc.kernel.table.lifetimes import Ref
from segoc.kernel.table.native import i32, i64, mypyc_attr
from segoc.kernel.table.record import (
    CARD_NO,
    CARD_NOS,
    COUNTS,
    SMALL,
    TRUTH,
    WIDE,
    Fields,
    Record,
    always,
    many,
    maybe,
)

# What a scope has none of. A scope's lists are put in whole, never written to: these are
# shared by all scopes.
NO_REFS: Final[list[Ref]] = []
NO_CARD_NOS: Final[list[int]] = []
NO_COUNTS: Final[list[int]] = []
NOBODY: Final = -1
# A reference to no card.
NOTHING: Final = Ref(-1, 0, 0)


@mypyc_attr(free_list_len=1)
class Scope(Record):
    FIELDS: ClassVar[Fields] = {
        "player": SMALL,
        "source": always(Ref),
        "code": WIDE,
        "effect_no": SMALL,
        "event": maybe(Event),
        "answers": SMALL,
        "targets": many(Ref),
        "chosen": many(Ref),
        "paid": many(Ref),
        "done": many(Ref),
        "amount": SMALL,
        "searched": SMALL,
        "spending": CARD_NOS,
        "announced": WIDE,
        "announced_race": WIDE,
        "outcome": SMALL,
        "revealed": many(Ref),
        "suited": many(Ref),
        "receiver": CARD_NO,
    }

    def __init__(self, player: i32, source: Ref, code: i64, effect_no: i32) -> None:
        # "You" in the text: who activated it, whatever becomes of the card (EFX-015).
        self.player = player
        self.source = source
        # The effect's address: the card that has it printed, and its number there.
        self.code = code
        self.effect_no = effect_no
        # What it is about: an event, or the link that it answers.
        self.event: Event | None = None
        self.answers: i32 = -1
        self.targets = NO_REFS
        self.chosen = NO_REFS
        self.paid = NO_REFS
        # What the last action was really done to.
        self.done = NO_REFS
        # By how much the last action has really changed something.
        self.amount = 0
        # Whose Deck was looked through and must be shuffled, as bits.
        self.searched: i32 = 0
        # The cards that would be gone as its cost, while it is only asked what would remain
        # possible then; a scope of the state has none.
        self.spending = NO_CARD_NOS
        # The number, Attribute, Type or name that was announced: a number, a bit or a code.
        self.announced: i64 = 0
        # The Type, which is announced together with an Attribute.
        self.announced_race: i64 = 0
        # How many coins showed heads, or what the dice showed, when chance last decided.
        self.outcome: i32 = 0
        # What was revealed or excavated last.
        self.revealed = NO_REFS
        # The monsters of which what was paid is a whole set of materials.
        self.suited = NO_REFS
        # The card that a number of a standing effect is worked out for, while that is done.
        self.receiver: i32 = NOBODY

    def speak_of(self, event: Event | None) -> None:
        """Be about this event."""
        self.event = event

    def aim_at(self, targets: list[Ref]) -> None:
        """Have these targets."""
        self.targets = targets

    def copy(self) -> "Scope":
        new = Scope(self.player, self.source, self.code, self.effect_no)
        self.fill(new)
        return new

    def fill(self, new: "Scope") -> None:
        """Give a copy what this one holds, but for lists of nothing, which it has already;
        references and events are values."""
        new.event = self.event
        new.answers = self.answers
        if self.targets:
            new.targets = self.targets.copy()
        if self.chosen:
            new.chosen = self.chosen.copy()
        if self.paid:
            new.paid = self.paid.copy()
        if self.done:
            new.done = self.done.copy()
        new.amount = self.amount
        new.searched = self.searched
        if self.spending:
            new.spending = self.spending.copy()
        new.announced = self.announced
        new.announced_race = self.announced_race
        new.outcome = self.outcome
        if self.revealed:
            new.revealed = self.revealed.copy()
        if self.suited:
            new.suited = self.suited.copy()
        new.receiver = self.receiver


class Link(Scope):
    """One link of a chain: an activation, from its declaration to its resolution."""

    FIELDS: ClassVar[Fields] = {
        **Scope.FIELDS,
        "as_activated": always(CardSnapshot),
        "card_activation": TRUTH,
        "activation_negated": TRUTH,
        "effect_negated": TRUTH,
        "from_hand": TRUTH,
        "host": always(Ref),
        "left": TRUTH,
        "left_negated": TRUTH,
        "found_no_zone": TRUTH,
        "following": COUNTS,
        "resolved_at": SMALL,
    }

    def __init__(
        self,
        player: i32,
        source: Ref,
        code: i64,
        effect_no: i32,
        as_activated: CardSnapshot,
        card_activation: bool,
    ) -> None:
        super().__init__(player, source, code, effect_no)
        # The card as it was when it was activated: its kind and place (TRM-026).
        self.as_activated = as_activated
        self.card_activation = card_activation
        self.activation_negated = False
        self.effect_negated = False
        # The card was placed from the hand to be activated.
        self.from_hand = False
        # The monster that it was equipped to then.
        self.host = NOTHING
        # It had left its place when it was declared: as its cost, or because of it.
        self.left = False
        # Its card was negated, by what had been applied to it once, when it left (NEG-144).
        self.left_negated = False
        # It was to come to a Monster Zone, and there was none: its card doesn't stay.
        self.found_no_zone = False
        # Where in its program stands what is done when it has been processed (see `Run.path`).
        self.following = NO_COUNTS
        # The moment of its resolution.
        self.resolved_at: i32 = -1

    def become(self, code: Code, number: int) -> None:
        """Be processed as another effect; what was activated stays."""
        self.code = code
        self.effect_no = number

    def copy(self) -> "Link":
        new = Link(
            self.player,
            self.source,
            self.code,
            self.effect_no,
            self.as_activated,
            self.card_activation,
        )
        self.fill(new)
        new.activation_negated = self.activation_negated
        new.effect_negated = self.effect_negated
        new.from_hand = self.from_hand
        new.host = self.host
        new.left = self.left
        new.left_negated = self.left_negated
        new.found_no_zone = self.found_no_zone
        new.following = self.following.copy()
        new.resolved_at = self.resolved_at
        return new
