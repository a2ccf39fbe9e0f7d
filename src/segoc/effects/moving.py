"""Actions that move cards: destroy, banish, send, return, discard, Tribute, detach."""

from typing import ClassVar, Final

from segoc.effects.descriptions import Described, Top
from segoc.effects.on_cards import OnCards
from segoc.effects.references import Choose
from segoc.kernel.knowledge.knowledge import BOTH, sees, show
from segoc.kernel.language.node import BY_WORD, FIELD_PLACES, Cards, Parts, Usual, Words
from segoc.kernel.language.scope import Link, Scope
from segoc.kernel.moving.destinations import would_go
from segoc.kernel.moving.moves import Move
from segoc.kernel.moving.tokens import vanishes
from segoc.kernel.picture import identity, layers, prohibitions, values
from segoc.kernel.picture.spells_under_activation import goes_after_chain
from segoc.kernel.programs.program import Run
from segoc.kernel.table import verbs
from segoc.kernel.table.card import Card
from segoc.kernel.table.event import (
    AS_COST,
    BY_EFFECT,
    DESTROYED,
    DISCARDED,
    FACE_DOWN,
    SHOWN,
    TRIBUTED,
)
from segoc.kernel.table.kinds import MONSTER, TOKEN
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import (
    BANISHED,
    DECK,
    EXTRA_DECK,
    GRAVEYARD,
    HAND,
    MONSTER_ZONE,
    NOWHERE,
    SPELL_ZONE,
)
from segoc.kernel.table.reason import IMPOSSIBLE
from segoc.kernel.table.state import State

# Where a verb takes cards, and as what.
DESTINATIONS: Final[dict[int, int]] = {
    verbs.DESTROY: GRAVEYARD,  # EFX-124
    verbs.BANISH: BANISHED,
    verbs.SEND_TO_GY: GRAVEYARD,
    verbs.TO_HAND: HAND,
    verbs.TO_DECK: DECK,
    verbs.DISCARD: GRAVEYARD,  # EFX-130
    verbs.TRIBUTE: GRAVEYARD,  # EFX-034
    verbs.DETACH: GRAVEYARD,  # TRM-236
}
TAGS: Final[dict[int, int]] = {
    verbs.DESTROY: DESTROYED,  # EFX-125
    verbs.DISCARD: DISCARDED,  # EFX-039, EFX-131, EFX-132
    verbs.TRIBUTE: TRIBUTED,  # EFX-034, EFX-035
}


class MoveCards(OnCards):
    """Destroy, banish, send, return, discard, Tribute or detach cards.

    `goal` is where they go if not where the verb says. As a cost, "to the GY" must be
    fulfilled (EFX-040, EFX-049), which is what `must_arrive` says.
    """

    WORDS: ClassVar[Words] = {
        "destroy": {"verb": verbs.DESTROY},
        "banish": {"verb": verbs.BANISH},
        "send_to_gy": {"verb": verbs.SEND_TO_GY},
        "to_hand": {"verb": verbs.TO_HAND},
        "discard": {"verb": verbs.DISCARD},
        "tribute": {"verb": verbs.TRIBUTE},
        "detach": {"verb": verbs.DETACH},
    }
    PARTS: ClassVar[Parts] = {
        "verb": BY_WORD,
        "cards": "cards",
        "to": "place",
        "must_arrive": "yes_no",
    }
    # What is sent to the GY must get there, if the text doesn't go on all the same.
    USUAL_OF: ClassVar[dict[str, Usual]] = {"send_to_gy": {"must_arrive": True}}

    def __init__(self, verb: int, cards: Cards, to: int = -1, must_arrive: bool = False) -> None:
        super().__init__(cards)
        self.verb = verb
        self.to = to
        self.must_arrive = must_arrive
        # Asked of card after card, so it is looked up once.
        self.goes_to = DESTINATIONS.get(verb, NOWHERE) if to == -1 else to  # EFX-129
        meant = cards.cards if isinstance(cards, Choose) else cards
        if verb == verbs.TRIBUTE and isinstance(meant, Described):
            meant.even_face_down = True  # EFX-036, EFX-037

    def destination(self) -> int:
        return self.goes_to

    def doer(self, state: State, scope: Scope) -> int:
        """Who does it."""
        return scope.player

    def pays_to(self, state: State, card: int) -> int:
        return would_go(state, card, self.destination())

    def tags(self) -> int:
        return TAGS.get(self.verb, 0)  # EFX-134, EFX-136

    def feeds(self) -> int:
        """Where they go; and what they leave has room."""
        return 1 << self.destination() | self.cards.reach() & FIELD_PLACES  # EFX-117

    def against_doomed(self) -> str:
        return "BAT-405" if self.destination() in (HAND, DECK, EXTRA_DECK) else ""  # BAT-390

    def against(self, state: State, scope: Scope, card: int) -> str:
        held = state.cards[card]
        if self.verb == verbs.TRIBUTE:
            # A monster on the field; from the hand too, where a text says so.
            if held.place not in self.tributed_from():  # TRM-014, TRM-017
                return "EFX-034"
            if prohibitions.forbidden(state, card, verbs.TRIBUTE):
                return "CRD-109"
        elif self.verb == verbs.DESTROY:
            if held.place in (GRAVEYARD, BANISHED):
                return "EFX-127"  # EFX-128
        elif held.place == self.destination() and card not in scope.spending:
            return IMPOSSIBLE
        if self.destination() in (HAND, DECK) and not self.on_itself():
            if goes_after_chain(state, card):
                return "ACT-117"
        if prohibitions.forbidden_to(state, self.doer(state, scope), self.verb, card):
            return "EFX-109"
        if self.verb == verbs.BANISH:
            rule = self.against_banishing(state, scope, card)
            if rule:
                return rule
        if self.is_paid and vanishes(state, card, self.verb):  # TRM-022, TRM-287
            return "TRM-287"
        to_hand = self.is_paid and self.verb == verbs.TO_HAND
        if to_hand and self.would_miss(state, scope.player, held):  # SEG-182
            return "SEG-182"
        # EFX-040, EFX-042, EFX-044, EFX-049, TRM-022, TRM-023, TRM-024, TRM-025
        if self.must_arrive and self.would_miss(state, scope.player, held):
            return "EFX-049" if self.verb == verbs.SEND_TO_GY else "EFX-040"
        return ""

    def would_miss(self, state: State, player: int, card: Card) -> bool:
        """It would go elsewhere; of what is hidden from the player, in the other hand or face-down,
        nobody can say that. What is taken from the own Deck is looked for, unless it is the top of
        it. A Token goes nowhere, and effects send it all the same."""
        if card.printed.types & TOKEN:  # SEG-160
            return False
        looked_for = card.place == DECK and card.side == player and not isinstance(self.cards, Top)
        if not (looked_for or sees(card, player)):
            return False
        goes = would_go(state, card.id, self.destination())
        if goes == EXTRA_DECK and not self.is_paid:
            return False  # an effect sends a Pendulum Monster all the same: only a cost must arrive
        return goes != self.destination()

    def why(self) -> int:
        """Why it is done: what only effects can't do can be paid."""
        return AS_COST if self.is_paid else BY_EFFECT  # SEG-153

    def against_banishing(self, state: State, scope: Scope, card: int) -> str:
        """The rule by which this card can't be banished, for this reason, or ""."""
        # TRM-305, TRM-306, TRM-310, TRM-311, TRM-312
        if self.tags() & FACE_DOWN and state.cards[card].printed.types & TOKEN:
            return "TRM-305"
        if prohibitions.forbidden(state, card, verbs.BANISH):
            return "TRM-454"
        return "SEG-153" if prohibitions.forbidden(state, card, verbs.BANISH, self.why()) else ""

    def tributed_from(self) -> tuple[int, ...]:
        """The places from which a card can be Tributed."""
        return (MONSTER_ZONE, HAND)

    def why_unpayable(self, state: State, scope: Scope) -> str:
        """Not to be found, or not to be brought where it must go."""
        described = self.cards.cards if isinstance(self.cards, Choose) else self.cards
        for card in described.find(state, scope):
            rule = self.against(state, scope, card)
            if rule in ("EFX-040", "EFX-049", "SEG-182", "TRM-287"):
                return rule
        return super().why_unpayable(state, scope)

    def takes_along(self) -> bool:
        return True

    def takes(self, state: State, scope: Scope) -> list[int]:
        found: list[int] = []
        for card in self.cards.find(state, scope):
            if self.can(state, scope, card):
                if not layers.unaffected(state, card, scope.source.card):  # TRM-080
                    found.append(card)
        return found

    def may_do_in(self, verb: int) -> int:
        return self.cards.reach() if verb == self.verb else 0

    def does(self, state: State, scope: Scope, verb: int) -> list[int] | None:
        return self.within_reach(state, scope) if verb == self.verb else None

    def perform(self, state: State, run: Run) -> None:
        cards = self.affected(state, run)
        state.last_moved = []
        if not cards:
            return
        scope = run.scope(state)
        self.prove(state, run, cards)
        player = scope.player
        move = Move.of(cards, self.destination(), self.tags(), run.reason(), player, run.rule())
        state.push(move)

    def prove(self, state: State, run: Run, cards: list[int]) -> None:
        """What was looked for in a Deck is shown: it must be what the text says."""
        if self.verb != verbs.TO_HAND or not isinstance(self.cards, Choose):
            return
        if isinstance(self.cards.cards, Described) and not self.cards.cards.that:
            return
        found = [card for card in cards if state.cards[card].place == DECK]
        for card in found:
            show(state, state.edit(card), BOTH)
        if found:
            records = [state.snapshot(card) for card in found]
            state.emit(SHOWN, run.scope(state).player, records, why=BY_EFFECT, rule="SEG-072")

    def conclude(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        refs = [refer(state.cards[card]) for card in state.last_moved]
        run.done = len(refs) > 0
        scope.done = refs
        if run.cost:
            scope.paid = scope.paid + refs
            note_spent(state, scope, state.last_moved)
        if run.cost and scope.source.card in state.last_moved:
            # The card may have paid for itself: it is still "this card" where it went.
            scope.source = refer(state.cards[scope.source.card])


class SpendNotingLevel(MoveCards):
    """Tribute or banish cards as a cost, and note the Level that they have before they go."""

    WORD: ClassVar = "spend_noting_level"
    PARTS: ClassVar[Parts] = {"verb": "verb", "cards": "cards"}

    def __init__(self, verb: int, cards: Cards) -> None:
        super().__init__(verb, cards)

    def prove(self, state: State, run: Run, cards: list[int]) -> None:
        level = 0
        for card in cards:
            if identity.has_level(state, card):
                level += values.level(state, card)
        run.scope(state).announced = level


class TributeSpells(MoveCards):
    """Tribute these Spells or Traps, equip cards among them: only if a text names them; what just
    says `tribute` means monsters (TRM-014)."""

    WORD: ClassVar = "tribute_spells"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        super().__init__(verbs.TRIBUTE, cards)

    def tributed_from(self) -> tuple[int, ...]:
        return (SPELL_ZONE,)  # TRM-015


class BanishFaceDown(MoveCards):
    """Banish these cards face-down: nobody but their owner may look at them."""

    WORD: ClassVar = "banish_face_down"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        super().__init__(verbs.BANISH, cards)

    def tags(self) -> int:
        return FACE_DOWN


def note_spent(state: State, scope: Scope, cards: list[int]) -> None:
    """Cards that were sent to the GY to activate the effect of a monster remember it."""
    if isinstance(scope, Link) and scope.as_activated.kind == MONSTER:
        for card in cards:
            if state.cards[card].place == GRAVEYARD:
                state.edit(card).sent_as_cost_turn = state.turn
