"""Nodes: the parts of effects, trees of immutable values that answer questions.

The words themselves are defined in `segoc.effects`; here is what each sort of word must
be able to answer. A node never changes and holds nothing of a duel: whatever an effect is
about to do, or has chosen, is in its `Scope`, which is part of the state.
"""

from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias

from segoc.kernel.language import entry as en
from segoc.kernel.language.scope import Link, Scope
from segoc.kernel.table.event import Event
from segoc.kernel.table.ints import CardNo, Place, Player
from segoc.kernel.table.phases import EVERY_PHASE
from segoc.kernel.table.places import (
    DECK,
    FIELD_ZONE,
    MONSTER_ZONE,
    NOWHERE,
    PENDULUM_ZONE,
    SPELL_ZONE,
    on_field,
)

if TYPE_CHECKING:
    from segoc.kernel.language.action import Action
    from segoc.kernel.language.effect import Effect
    from segoc.kernel.table.move_items import MoveItem
    from segoc.kernel.table.printed import Printed
    from segoc.kernel.table.state import State

# All places, as bits.
ANY_PLACE: Final = (1 << NOWHERE) - 1
# Of the ways in which a text speaks of players, the last that doesn't ask whose turn it is (see
# `segoc.effects.players`).
EITHER: Final = 2
FIELD_PLACES: Final = 1 << MONSTER_ZONE | 1 << SPELL_ZONE | 1 << PENDULUM_ZONE | 1 << FIELD_ZONE


# Parts of a word: fields, and of which sort each is, by its name (`segoc.effects.lexicon.sorts`).
# What must be written as data although the constructor has a default for it has a `+` behind it.
Parts: TypeAlias = dict[str, str]
# What a part is if it isn't written, where the constructor doesn't say so.
Usual: TypeAlias = dict[str, object]
# Several words for values of one class, and the parts that each of them decides.
Words: TypeAlias = dict[str, dict[str, object]]
# Such a part isn't written.
BY_WORD: Final = "by word"


class Node:
    """A value of the language, and, with a `WORD`, the word that it is written with.

    A word is said once, in its class: the constructor has the parts with what they are if left out,
    `PARTS` their sorts, the docstring what the word means. Data and Python call a part as the field
    is called, without the `_` that keeps it from being a keyword of Python; `NAMED` has the others.
    """

    WORD: ClassVar[str] = ""
    WORDS: ClassVar[Words] = {}
    PARTS: ClassVar[Parts] = {}
    NAMED: ClassVar[Parts] = {}
    USUAL: ClassVar[Usual] = {}
    # Of one of several words, by the word.
    USUAL_OF: ClassVar[dict[str, Usual]] = {}
    # Whether its answer, apart from what its parts answer, stays the same while no card changes:
    # it doesn't ask for the phase, the step, the chain, LP or what was done this turn.
    TIMELESS: ClassVar[bool] = False

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        for name in self.PARTS:
            if getattr(self, name) != getattr(other, name):
                return False
        return True

    def __hash__(self) -> int:
        return hash(type(self).__name__)


def hangs_on_time(part: object) -> bool:
    """Whether the answer of a node, or of one of these nodes, can change while no card does."""
    if isinstance(part, list):
        for one in part:
            if hangs_on_time(one):
                return True
        return False
    if not isinstance(part, Node):
        return False
    if not part.TIMELESS:
        return True
    for name in part.PARTS:
        value = getattr(part, name)
        # The turn player, and the other one, are others in the next turn.
        if (name == "whose" and value > EITHER) or hangs_on_time(value):
            return True
    return False


def asks_for_targets(part: object) -> bool:
    """Whether a node, or one of these nodes, speaks of what is targeted."""
    if isinstance(part, list):
        for one in part:
            if asks_for_targets(one):
                return True
        return False
    if not isinstance(part, Node):
        return False
    if isinstance(part, Cards) and part.has_targets():
        return True
    for name in part.PARTS:
        if asks_for_targets(getattr(part, name)):
            return True
    return False


class Filter(Node):
    """What a card must be, as part of a description."""

    def passes(self, state: "State", scope: Scope, card: CardNo) -> bool:
        raise AssertionError("a filter lets a card pass or doesn't")

    def passes_unseen(self, state: "State", scope: Scope, card: CardNo) -> bool:
        """Whether a face-down card on the field passes, of which only that much is known."""
        return not self.asks_face() and self.passes(state, scope, card)  # CHG-012

    def passes_then(self, state: "State", scope: Scope, event: Event, index: int) -> bool:
        """Whether the card passed as it was just before an event."""
        return self.passes(state, scope, event.cards[index].card)

    def passes_as(self, state: "State", scope: Scope, card: CardNo, called: "Printed") -> bool:
        """Whether the card would pass if it were called as this one is."""
        return self.passes(state, scope, card)

    def asks_names(self) -> bool:
        return False

    def asks_face(self) -> bool:
        """Whether it is about what a face-down card doesn't show."""
        return False

    def asks_kind(self) -> bool:
        """Whether it is about the kind of card, which its zone tells on the field."""
        return False

    def kinds_said(self) -> int:
        """The kinds of card (bits) that it lets pass; 0 if it isn't about that."""
        return 0

    def called(self) -> list[str]:
        """The names of which a card must have one; none if it isn't about names of cards."""
        return []

    def archetypes(self) -> list[str]:
        """The archetypes of which a card must be; none if it isn't about that."""
        return []

    def asks_attribute(self) -> bool:
        """Whether it is about the Attribute."""
        return False

    def asks_targets(self) -> bool:
        """Whether it compares a card with what is targeted."""
        return False


def any_asks_names(filters: list[Filter]) -> bool:
    for one in filters:
        if one.asks_names():
            return True
    return False


def any_asks_targets(filters: list[Filter]) -> bool:
    for one in filters:
        if one.asks_targets():
            return True
    return False


def any_asks_face(filters: list[Filter]) -> bool:
    for one in filters:
        if one.asks_face():
            return True
    return False


def any_asks_kind(filters: list[Filter]) -> bool:
    for one in filters:
        if one.asks_kind():
            return True
    return False


class Cards(Node):
    """A description of cards, or a way to point at them."""

    def find(self, state: "State", scope: Scope) -> list[int]:
        """The cards that are meant now, in the order of their places."""
        raise AssertionError("a description finds cards")

    def first(self, state: "State", scope: Scope, number: int) -> list[int]:
        """So many of them, the first ones, or more if that is no more work."""
        return self.find(state, scope)

    def includes(self, state: "State", scope: Scope, card: CardNo) -> bool:
        """Whether this card is meant."""
        return card in self.find(state, scope)

    def includes_unseen(self, state: "State", scope: Scope, card: CardNo) -> bool:
        """Whether a face-down card on the field is meant, of which only that much is known."""
        return self.includes(state, scope, card)

    def includes_shown(self, state: "State", scope: Scope, card: CardNo) -> bool:
        """Whether this card is meant, by what it shows: a card that lies face-down on the field
        isn't, if it is described by what it is. `includes` sees every card."""
        held = state.cards[card]
        if on_field(held.place) and not held.face_up and self.asks_face():
            return False
        return self.includes(state, scope, card)

    def will_include(self, state: "State", scope: Scope, card: CardNo, place: Place) -> bool:
        """Whether this card will be meant when it lies in that place of its owner's."""
        return False

    def reach(self) -> int:
        """The places (bits) where such cards can be; what is pointed at lies in no Deck."""
        return ANY_PLACE & ~(1 << DECK)

    def searches(self, state: "State", scope: Scope) -> int:
        """The players (bits) whose Decks are looked through to choose of these."""
        return 0

    def included(self, state: "State", scope: Scope, event: Event, index: int) -> bool:
        """Whether this card of an event was meant, as it was just before."""
        return self.includes(state, scope, event.cards[index].card)

    def only_this(self) -> bool:
        """Whether nothing but the own card can be meant."""
        return False

    def only_equipped(self) -> bool:
        """Whether nothing but the monster that the own card is equipped to can be meant."""
        return False

    def equipped_by_its_effect(self) -> bool:
        """Whether it means what the own card's effect has equipped to it."""
        return False

    def calls(self, state: "State", scope: Scope, card: CardNo) -> bool:
        """Whether cards are meant by what they are called, and this one is called so, whatever
        else it is."""
        return False

    def has_targets(self) -> bool:
        """Whether targets are among these cards."""
        return False

    def asks_targets(self) -> bool:
        """Whether it hangs on the targets which cards these are."""
        return False

    def is_known(self, scope: Scope) -> bool:
        """Whether it can be told already which cards these are, before anything is done."""
        return True

    def is_one_set(self) -> bool:
        """Whether something is done to all of these cards or to none."""
        return False

    def asks_names(self) -> bool:
        return False

    def asks_face(self) -> bool:
        """Whether it is about what a face-down card doesn't show."""
        return False

    def kinds_said(self) -> int:
        """The kinds of card (bits) of which it says that these are; 0 if it says nothing."""
        return 0


class Number(Node):
    def value(self, state: "State", scope: Scope) -> int:
        raise AssertionError("a number has a value")

    def is_known(self, scope: Scope) -> bool:
        """Whether it can be told already how much it is, before anything is done."""
        return False


class Condition(Node):
    def holds(self, state: "State", scope: Scope) -> bool:
        raise AssertionError("a condition holds or doesn't")

    def said_phases(self) -> int:
        """The phases (bits) in which alone it can hold; 0 if it doesn't speak of phases."""
        return 0

    def lets_in_damage_step(self) -> bool:
        """Whether it says that the effect can be activated even in the Damage Step."""
        return False

    def has_begun(self, state: "State", scope: Scope, by_equip: bool) -> bool:
        """Whether what a monster's own effect, or its equip card, says of its ATK or DEF counts as
        applying already, though perhaps to no avail as yet."""
        return True


class Happening(Node):
    """A pattern of events, or of activations that can be answered directly."""

    def kinds(self) -> int:
        """The kinds of event that can fit, as bits: what the machine looks up by."""
        return 0

    def fits(self, state: "State", scope: Scope, event: Event) -> bool:
        return False

    def fits_link(self, state: "State", scope: Scope, link: Link) -> bool:
        """Whether it is about the activation of this link, and so answers it directly."""
        return False

    def answers_links(self) -> bool:
        """Whether it can be about the activation of a link at all."""
        return False

    def lasts(self) -> bool:
        """Whether it is about a phase or a step: all of that is the time for it, not a point."""
        return False

    def phases(self) -> int:
        """The phases (bits) outside of which that is not so; all of them, if it doesn't tell."""
        return EVERY_PHASE

    def answers_summon(self) -> bool:
        """Whether it answers a summon that can still be negated."""
        return False

    def would_fit(self, state: "State", scope: Scope, event: Event) -> bool:
        """Whether it would fit, if something weren't in between."""
        return False

    def about_itself(self) -> bool:
        """Whether it is about the own card only."""
        return False

    def names_battle(self) -> bool:
        """Whether its text names battle as one of the ways in which it can happen."""
        return False

    def is_about(self, state: "State", scope: Scope, event: Event, index: int) -> bool:
        """Whether this card of an event that fits is one of those that it is about: some went
        elsewhere, or are no such cards."""
        return True

    def foresees(self, state: "State", scope: Scope, going: "MoveItem") -> bool:
        """Whether a move that is determined, but not made yet, will be such an event."""
        return False


class Clause(Node):
    """What a standing or an applied effect says of a card or a player, for the layers.

    `layer` tells what it speaks about, `op` how (see `entry`).
    """

    # A permission that it gives besides.
    PERMISSION: ClassVar[int] = 0

    def __init__(self, layer: int, op: int = 0) -> None:
        self.layer = layer
        self.op = op

    def value(self, state: "State", scope: Scope) -> int:
        """The number in question; what is applied once is worked out once."""
        return 0

    def text(self, state: "State", scope: Scope) -> str:
        """The name in question."""
        return ""

    def concerns(self, state: "State", scope: Scope, card: CardNo) -> bool:
        """Whether it is about this card: what can't be used, or what it is unaffected by."""
        return True

    def concerned(self, state: "State", scope: Scope, card: CardNo, place: Place) -> bool:
        """Whether it concerns a card as it was in the place from which it has come."""
        return False

    def concerns_unseen(self, state: "State", scope: Scope, card: CardNo) -> bool:
        """The same of a face-down card on the field, of which only that much is known."""
        return self.concerns(state, scope, card)

    def no_use(self, state: "State", card: CardNo) -> str:
        """The rule by which it would change nothing for this card, so that it isn't applied to it,
        or ""."""
        return ""

    def of_each(self) -> "Clause":
        """What it says of each card, if it is about all of some description; otherwise itself."""
        return self

    def about_itself(self) -> bool:
        """Applied to players: whether it is about the card whose effect it is, and nothing else."""
        return False

    def meant(self, state: "State", scope: Scope) -> list[int]:
        """The cards that it is about, if it was applied to players and not to a card."""
        return []

    def forbids(self, verb: int, why: int) -> bool:
        return False

    def summoners(self, own: "Printed") -> list[str]:
        """The cards, by title, whose effects can Special Summon the card with this text."""
        return []

    def summoner_series(self) -> list[str]:
        """The archetypes whose cards' effects can, too."""
        return []

    def only_activated(self) -> bool:
        """Whether the card is unaffected only by effects that are activated."""
        return False

    def binds(self, state: "State", scope: Scope, player: Player) -> bool:
        """Whether it forbids anything to this player now, one of those that it is about."""
        return True

    def counts_summons(self) -> bool:
        """Whether it counts what players Special Summon while it applies."""
        return False

    def lets(self, state: "State", scope: Scope, made: int) -> bool:
        """Whether a material that it forbids can be one of this monster all the same."""
        return False

    def spares(self, state: "State", scope: Scope, why: int) -> bool:
        """Of what it forbids to players: whether it lets this pass, being done for that reason or
        in that way."""
        return False

    def described(self) -> "Cards | None":
        """Of players: the description of the cards that it is about, whenever they come."""
        return None

    def negates_cards(self) -> bool:
        """Whether it negates the effects that cards have as Traps, or as whatever they are; not
        those of monsters only."""
        return False

    def makes(self) -> bool:
        """Whether it says what the Token is that an effect makes, and not what happens to it."""
        return self.op == en.ORIGINAL and self.layer in (en.LEVEL, en.ATTRIBUTE, en.RACE)

    def refuses(self, state: "State", target: int) -> str:
        """The rule by which it can't speak of this card if that were targeted, or ""."""
        return ""

    def is_for_both_fields(self) -> bool:
        """Whether what it says of its player's field goes for both fields together."""
        return False

    def means_monsters(self) -> bool:
        """Whether it is about cards that are said to be monsters, and about nothing else."""
        return False

    def is_vain(self, state: "State", scope: Scope, cards: list[CardNo]) -> bool:
        """Whether nothing would be otherwise if it applied to these cards."""
        return False

    def raises_nothing(self, state: "State", scope: Scope) -> bool:
        """Whether no ATK or DEF could be higher by it."""
        return True

    def goes_by_change(self) -> bool:
        """Whether it is about as much as the action before has changed."""
        return False

    def lacks_model(self, state: "State", scope: Scope) -> bool:
        """Whether the card that it takes something over from isn't there any more."""
        return False

    def granted(self) -> "list[Effect]":
        return []

    def lends(self) -> bool:
        """Whether what it gives is part of what was done to the card, and no effect of it: "you" is
        who did that, and nothing negates it."""
        return False

    def deeds(self) -> "list[Action]":
        """What a player must do by it."""
        return []

    def lets_summon(self, state: "State", scope: Scope, card: CardNo, tributes: int) -> bool:
        """Whether it allows to Normal Summon this monster, in addition, with so many Tributes."""
        return False


class Target(Node):
    """So many cards of a description, chosen at the activation (EFX-064).

    `still` is what the resolution asks of them again (TRM-002, TRM-048); `matching` is how any
    two of them must go together (see `matching`). `also` is what is targeted besides: so many
    cards of another description.
    """

    PARTS: ClassVar[Parts] = {
        "cards": "cards",
        "least": "count_or_none",
        "most": "count",
        "still": "filters",
        "matching": "matching",
        "number": "number",
        "exactly": "yes_no",
        "also": "targets",
    }
    NAMED: ClassVar[Parts] = {"number": "as_many_as"}

    def __init__(
        self,
        cards: Cards,
        least: int = 1,
        most: int = 1,
        still: list[Filter] | None = None,
        matching: int = 0,
        number: Number | None = None,
        exactly: bool = False,
        also: "list[Target] | None" = None,
    ) -> None:
        self.cards = cards
        self.least = least
        self.most = most
        self.still: list[Filter] = still or []
        self.matching = matching
        # At most, or exactly, as many as a number that is worked out when they are chosen.
        self.number = number
        self.exactly = exactly
        self.also: list[Target] = also or []

    def is_only_one(self) -> bool:
        """Whether one card is targeted, and nothing besides."""
        return self.most == 1 and self.number is None and not self.also

    def fewest(self, state: "State", scope: Scope) -> int:
        """How many must be chosen."""
        if self.number is None or not self.exactly:
            return self.least
        return max(self.least, self.number.value(state, scope))

    def highest(self, state: "State", scope: Scope) -> int:
        """How many can be chosen."""
        if self.number is None:
            return self.most
        return self.number.value(state, scope)
