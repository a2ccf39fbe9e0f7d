"""Effects, as the machine sees them: trees of immutable nodes that answer questions.

The words themselves are defined in `segoc.effects`; here is what each sort of word must
be able to do. A node never changes and holds nothing of a duel: whatever an effect is
about to do, or has chosen, is in its `Scope`, which is part of the state.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from segoc.kernel.entry import ATK, DEFENSE, FORBIDDEN
from segoc.kernel.event import Event
from segoc.kernel.places import (
    DECK,
    FIELD_ZONE,
    MONSTER_ZONE,
    NOWHERE,
    PENDULUM_ZONE,
    SPELL_ZONE,
)
from segoc.kernel.scope import Link, Scope

if TYPE_CHECKING:
    from segoc.kernel.going import Going
    from segoc.kernel.program import Run
    from segoc.kernel.state import State

# Kinds of effect that use the chain.
ACTIVATION: Final = 1  # the activation of a Spell or Trap Card (EFX-023)
IGNITION: Final = 2
TRIGGER: Final = 3
QUICK: Final = 4

KIND_NAMES: Final[list[str]] = ["", "activation", "ignition", "trigger", "quick"]

# When a trigger may go: at the very moment, or also afterwards (EFX-060, EFX-062).
WHEN: Final = 1
IF: Final = 2

# Joints between the actions of a program. Time: an action shares the moment of the one
# before it, or comes afterwards. Need: it is done only if that one was, or regardless.
SAME_MOMENT: Final = 1 << 0
IF_DONE: Final = 1 << 1

# Limits of use.
UNLIMITED: Final = 0
ONCE_A_TURN: Final = 1  # this card, as the object it is
ONCE_A_TURN_BY_NAME: Final = 2  # all cards of that name together
ONCE_A_CHAIN: Final = 3
ONCE_A_DUEL_BY_NAME: Final = 6
TWICE_A_TURN: Final = 7  # this card
ONCE_FACE_UP: Final = 5  # this card, for as long as it is face-up on the field
ONE_A_TURN: Final = 4  # one card of that name: a negated activation doesn't count (SEG-073)

# More cards than any effect is done to at once.
MANY: Final = 1000

# All places, as bits.
ANY_PLACE: Final = (1 << NOWHERE) - 1
FIELD_PLACES: Final = 1 << MONSTER_ZONE | 1 << SPELL_ZONE | 1 << PENDULUM_ZONE | 1 << FIELD_ZONE


class Node:
    """A word of the language. `FIELDS` are its parts, in the order of its constructor."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        for name in self.FIELDS:
            if getattr(self, name) != getattr(other, name):
                return False
        return True

    def __hash__(self) -> int:
        return hash(type(self).__name__)


class Filter(Node):
    """What a card must be, as part of a description."""

    def passes(self, state: "State", scope: Scope, card: int) -> bool:
        raise AssertionError("a filter lets a card pass or doesn't")

    def passes_unseen(self, state: "State", scope: Scope, card: int) -> bool:
        """Whether a face-down card on the field passes, of which only that much is known."""
        return not self.asks_face() and self.passes(state, scope, card)  # CHG-012

    def passes_then(self, state: "State", scope: Scope, event: Event, index: int) -> bool:
        """Whether the card passed as it was just before an event."""
        return self.passes(state, scope, event.cards[index].card)

    def asks_names(self) -> bool:
        return False

    def asks_face(self) -> bool:
        """Whether it is about what a face-down card doesn't show."""
        return False

    def asks_kind(self) -> bool:
        """Whether it is about the kind of card, which its zone tells on the field."""
        return False

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


class Cards(Node):
    """A description of cards, or a way to point at them."""

    def find(self, state: "State", scope: Scope) -> list[int]:
        """The cards that are meant now, in the order of their places."""
        raise AssertionError("a description finds cards")

    def includes(self, state: "State", scope: Scope, card: int) -> bool:
        """Whether this card is meant."""
        return card in self.find(state, scope)

    def includes_unseen(self, state: "State", scope: Scope, card: int) -> bool:
        """Whether a face-down card on the field is meant, of which only that much is known."""
        return self.includes(state, scope, card)

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

    def calls(self, state: "State", scope: Scope, card: int) -> bool:
        """Whether cards are meant by what they are called, and this one is called so, whatever
        else it is."""
        return False

    def has_targets(self) -> bool:
        """Whether targets are among these cards."""
        return False

    def asks_targets(self) -> bool:
        """Whether it hangs on the targets which cards these are."""
        return False

    def is_one_set(self) -> bool:
        """Whether something is done to all of these cards or to none."""
        return False

    def asks_names(self) -> bool:
        return False

    def asks_face(self) -> bool:
        """Whether it is about what a face-down card doesn't show."""
        return False


class Number(Node):
    def value(self, state: "State", scope: Scope) -> int:
        raise AssertionError("a number has a value")


class Condition(Node):
    def holds(self, state: "State", scope: Scope) -> bool:
        raise AssertionError("a condition holds or doesn't")


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

    def answers_summon(self) -> bool:
        """Whether it answers a summon that can still be negated."""
        return False

    def would_fit(self, state: "State", scope: Scope, event: Event) -> bool:
        """Whether it would fit, if something weren't in between."""
        return False

    def about_itself(self) -> bool:
        """Whether it is about the own card only."""
        return False

    def is_about(self, state: "State", scope: Scope, event: Event, index: int) -> bool:
        """Whether this card of an event that fits is one of those that it is about: some went
        elsewhere, or are no such cards."""
        return True

    def foresees(self, state: "State", scope: Scope, going: "Going") -> bool:
        """Whether a move that is determined, but not made yet, will be such an event."""
        return False


class Action(Node):
    """One step of a program. `joint` ties it to the step before it."""

    def __init__(self) -> None:
        self.joint = 0

    def possible(self, state: "State", scope: Scope) -> bool:
        """Whether something could be done now; a cost must be payable in full."""
        return True

    def on_targets(self) -> bool:
        """Whether it is done to cards that are targeted."""
        return False

    def asks_targets(self) -> bool:
        """Whether it hangs on the targets to which cards it is done."""
        return False

    def on_all_targets(self) -> bool:
        """Whether it is done to all that are targeted, and to nothing else."""
        return False

    def on_itself(self) -> bool:
        """Whether it is done to the card whose effect it is."""
        return False

    def refuses(self, state: "State", scope: Scope, target: int) -> str:
        """The rule by which it couldn't be done to this card if that were targeted, or ""."""
        return ""

    def payable(self, state: "State", scope: Scope) -> bool:
        """As a cost: whether it can be paid in full."""
        return self.possible(state, scope)

    def why_unpayable(self, state: "State", scope: Scope) -> str:
        """As a cost: the rule by which it can't be paid."""
        return "EFX-031"

    def pays_with(self, state: "State", scope: Scope) -> list[int]:
        """As a cost: the cards that it takes, or of which its player chooses."""
        return []

    def capacity(self, state: "State", scope: Scope) -> int:
        """To how many cards at once it could be done, at most."""
        return MANY

    def needs(self) -> int:
        """Coming after other actions: the places (bits) where there must be enough for it, or
        the effect can't be activated; 0 if only the resolution asks."""
        return 0

    def feeds(self) -> int:
        """The places (bits) where there may be more cards, or more room, after it."""
        return 0

    def holds_now(self, state: "State", scope: Scope) -> bool:
        """Whether it is a condition of what follows, and holds."""
        return False

    def asks_first(self) -> bool:
        """Whether it decides about what follows it: that need not be possible beforehand."""
        return False

    def takes(self, state: "State", scope: Scope) -> list[int]:
        """The cards that it would take from where they are."""
        return []

    def destination(self) -> int:
        """Where it takes them."""
        raise AssertionError("this action takes no cards away")

    def tags(self) -> int:
        """As what it takes them there (see `event`)."""
        return 0

    def may_do_in(self, verb: int) -> int:
        """The places (bits) in which it may do a thing to cards; 0 if it does no such thing."""
        return 0

    def does(self, state: "State", scope: Scope, verb: int) -> list[int] | None:
        """The cards to which it does a thing, or can choose to; None if it does no such thing."""
        return None

    def does_to_all(self) -> bool:
        """Whether what it does, it does to all of those cards."""
        return False

    def candidates(self, state: "State", run: "Run") -> list[int]:
        """The cards among which a player is asked to choose, if that is asked at all."""
        return []

    def prepare(self, state: "State", run: "Run") -> None:
        """Ask what has to be chosen first; the answer comes in `State.picked`."""

    def perform(self, state: "State", run: "Run") -> None:
        """Do it; `run.done` tells whether anything was done."""
        raise AssertionError("an action does something")

    def conclude(self, state: "State", run: "Run") -> None:
        """Look at what came of it, when it and all that follows from it is over."""

    def negates_activation(self) -> bool:
        return False

    def counter_on_this(self) -> int:
        """The kind of counter that it places on the effect's own card, or 0 (TRM-201)."""
        return 0

    def counters_on_others(self) -> bool:
        """Whether it places counters on cards that need not say anything of them."""
        return False

    def most_counters(self) -> int:
        """How many of them the card can have, or 0 if its text says nothing of that."""
        return 0

    def changes_stats(self) -> bool:
        """Whether it changes ATK or DEF."""
        return False

    def why_impossible(self, state: "State", scope: Scope) -> str:
        """The rule by which there is nothing for it to do."""
        return "TRM-031"

    def branches(self) -> "list[Branch]":
        """The programs of which it does one."""
        return []

    def winner(self, scope: Scope) -> int:
        """The player who wins the duel by it."""
        raise AssertionError("only a victory has a winner")


class Branch(Node):
    """One of several programs that could be done: for outcomes from `least` to `most`, where
    chance decides between them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("program", "least", "most")

    def __init__(self, program: list[Action], least: int = 0, most: int = 0) -> None:
        self.program = program
        self.least = least
        self.most = most


class Clause(Node):
    """What a standing or an applied effect says of a card or a player, for the layers.

    `layer` tells what it speaks about, `op` how (see `layers`).
    """

    def __init__(self, layer: int, op: int = 0) -> None:
        self.layer = layer
        self.op = op

    def value(self, state: "State", scope: Scope) -> int:
        """The number in question; what is applied once is worked out once."""
        return 0

    def text(self, state: "State", scope: Scope) -> str:
        """The name in question."""
        return ""

    def concerns(self, state: "State", scope: Scope, card: int) -> bool:
        """Whether it is about this card: what can't be used, or what it is unaffected by."""
        return True

    def concerns_unseen(self, state: "State", scope: Scope, card: int) -> bool:
        """The same of a face-down card on the field, of which only that much is known."""
        return self.concerns(state, scope, card)

    def meant(self, state: "State", scope: Scope) -> list[int]:
        """The cards that it is about, if it was applied to players and not to a card."""
        return []

    def forbids(self, verb: int, why: int) -> bool:
        return False

    def binds(self, state: "State", scope: Scope, player: int) -> bool:
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

    def granted(self) -> "list[Effect]":
        return []

    def lets_summon(self, state: "State", scope: Scope, card: int, tributes: int) -> bool:
        """Whether it allows to Normal Summon this monster, in addition, with so many Tributes."""
        return False


class Target(Node):
    """So many cards of a description, chosen at the activation (EFX-064).

    `still` is what the resolution asks of them again (TRM-002, TRM-048); `matching` is how any
    two of them must go together (see `matching`).
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "cards",
        "least",
        "most",
        "still",
        "matching",
        "number",
        "exactly",
    )

    def __init__(
        self,
        cards: Cards,
        least: int = 1,
        most: int = 1,
        still: list[Filter] | None = None,
        matching: int = 0,
        number: Number | None = None,
        exactly: bool = False,
    ) -> None:
        self.cards = cards
        self.least = least
        self.most = most
        self.still: list[Filter] = still or []
        self.matching = matching
        # At most, or exactly, as many as a number that is worked out when they are chosen.
        self.number = number
        self.exactly = exactly

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


class Effect(Node):
    """One effect, or one line of text, of a card.

    It works in some places (bits) and under a condition. What is only `text` is no effect:
    nothing negates it (TRM-404, TRM-433).
    """

    def __init__(self, places: int, condition: Condition | None, text: bool = False) -> None:
        self.places = places
        self.condition = condition
        self.text = text
        self.program: list[Action] = []


class Activated(Effect):
    """An effect that is activated and put on a chain."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "kind",
        "places",
        "happening",
        "timing",
        "mandatory",
        "condition",
        "limit",
        "shared",
        "cost",
        "target",
        "keeps",
        "program",
        "all_turn",
    )

    def __init__(
        self,
        kind: int,
        places: int,
        happening: Happening | None,
        timing: int,
        mandatory: bool,
        condition: Condition | None,
        limit: int,
        shared: bool,
        cost: list[Action],
        target: Target | None,
        keeps: bool,
        program: list[Action],
        all_turn: list[Clause],
    ) -> None:
        super().__init__(places, condition)
        self.kind = kind
        self.happening = happening
        self.timing = timing
        self.mandatory = mandatory
        self.limit = limit
        # One limit for all effects of the card that share it ("only 1 of …").
        self.shared = shared
        self.cost = cost
        self.target = target
        # The card keeps its target by its activation, whatever becomes of the effect
        # (TRM-067, TRM-070).
        self.keeps = keeps
        self.program = program
        # What holds for its player all this turn, before and after (CHG-011).
        self.all_turn = all_turn
        # Its Spell Speed, when it is printed on a card (see `activation.spell_speed`).
        self.speed = 0
        # The kinds of event that it answers to, as bits, and whether it answers links.
        self.kinds = 0 if happening is None else happening.kinds()
        self.answers_links = happening is not None and happening.answers_links()


class Standing(Effect):
    """Applies to cards, or to a player, for as long as its card is in its place."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "places",
        "condition",
        "text",
        "receivers",
        "whose",
        "clauses",
    )

    def __init__(
        self,
        places: int,
        condition: Condition | None,
        text: bool,
        receivers: Cards | None,
        whose: int,
        clauses: list[Clause],
    ) -> None:
        super().__init__(places, condition, text)
        # Cards that it is about; without any it is about the players in `whose`.
        self.receivers = receivers
        self.whose = whose
        self.clauses = clauses
        # Whether it speaks about ATK or DEF of cards.
        self.about_stats = False
        # Whether it is about its own card and no other.
        self.only_this = receivers is not None and receivers.only_this()
        # Whether it goes by what cards are called.
        self.by_name = receivers is not None and receivers.asks_names()
        # The layers that it speaks about, and the verbs that it forbids, as bits.
        self.says = 0
        self.forbids = 0
        for clause in clauses:
            if clause.layer in (ATK, DEFENSE) and receivers is not None:
                self.about_stats = True
            self.says |= 1 << clause.layer
            if clause.layer == FORBIDDEN:
                self.forbids |= 1 << clause.op


class Reaction(Effect):
    """Applies without a chain each time that something happens (EFX-211).

    An immediate one doesn't wait for the end of a resolution (TRM-085, TRM-088). A maintenance
    cost is only text.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "places",
        "condition",
        "happening",
        "program",
        "immediate",
        "limit",
        "text",
    )

    def __init__(
        self,
        places: int,
        condition: Condition | None,
        happening: Happening,
        program: list[Action],
        immediate: bool,
        limit: int = UNLIMITED,
        text: bool = False,
    ) -> None:
        super().__init__(places, condition, text)
        self.happening = happening
        # The kinds of event that it reacts to, as bits.
        self.kinds = happening.kinds()
        self.program = program
        self.immediate = immediate
        self.limit = limit


class Watch(Effect):
    """Applies without a chain as soon as its condition holds (TRM-128, TRM-250).

    As a text it decides the duel, before any effect applies (TRM-404, TRM-420).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("places", "condition", "text", "program")

    def __init__(
        self, places: int, condition: Condition, text: bool, program: list[Action]
    ) -> None:
        super().__init__(places, condition, text)
        self.program = program


class Delayed(Effect):
    """A part of an effect that applies in a later phase, without a chain (EFX-145).

    `whose` is in whose turn (0 the player's, 1 the opponent's, 2 either's), `turns` how many
    turns it waits at least.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("phase", "whose", "turns", "program")

    def __init__(self, phase: int, whose: int, turns: int, program: list[Action]) -> None:
        super().__init__(0, None)
        self.phase = phase
        self.whose = whose
        self.turns = turns
        self.program = program


class Instead(Effect):
    """Replaces what would be done to a card by its program, if its player wants it: for each card,
    or once for all `together` to which it would be done at the same moment."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "places",
        "condition",
        "verb",
        "cards",
        "whys",
        "optional",
        "program",
        "limit",
        "together",
    )

    def __init__(
        self,
        places: int,
        condition: Condition | None,
        verb: int,
        cards: Cards,
        whys: int,
        optional: bool,
        program: list[Action],
        limit: int = UNLIMITED,
        together: bool = False,
    ) -> None:
        super().__init__(places, condition)
        self.verb = verb
        self.cards = cards
        self.whys = whys
        self.optional = optional
        self.program = program
        self.limit = limit
        self.together = together


class Withstands(Effect):
    """These cards aren't destroyed, for one of these reasons, so often a turn: the first time
    that they would be, whether their player likes it or not."""

    FIELDS: ClassVar[tuple[str, ...]] = ("places", "condition", "cards", "whys", "limit")

    def __init__(
        self, places: int, condition: Condition | None, cards: Cards, whys: int, limit: int
    ) -> None:
        super().__init__(places, condition)
        self.cards = cards
        self.whys = whys
        self.limit = limit


class Spares(Effect):
    """Its player can let the battle damage that the battles of these monsters would do to that
    player be 0, without a chain."""

    FIELDS: ClassVar[tuple[str, ...]] = ("places", "condition", "cards", "limit")

    def __init__(
        self, places: int, condition: Condition | None, cards: Cards, limit: int = UNLIMITED
    ) -> None:
        super().__init__(places, condition)
        self.cards = cards
        self.limit = limit


class OwnSummon(Effect):
    """How the monster Special Summons itself by its own text, from some places (bits), in one of
    these positions (bits): the program is what its player does for it (CRD-124). No effect.

    A limit counts successes: a summon that was negated doesn't use it up (CHG-024)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "places",
        "condition",
        "program",
        "positions",
        "clauses",
        "limit",
    )

    def __init__(
        self,
        places: int,
        condition: Condition | None,
        program: list[Action],
        positions: int,
        clauses: list[Clause],
        limit: int = UNLIMITED,
    ) -> None:
        super().__init__(places, condition, True)
        self.program = program
        self.positions = positions
        self.limit = limit
        # What applies to the monster by that summon, worked out from what was done for it.
        self.clauses = clauses


class Redirect(Effect):
    """Cards on their way to one place go to another (EFX-040)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("places", "condition", "cards", "destination", "instead")

    def __init__(
        self,
        places: int,
        condition: Condition | None,
        cards: Cards,
        destination: int,
        instead: int,
    ) -> None:
        super().__init__(places, condition)
        self.cards = cards
        self.destination = destination
        self.instead = instead
