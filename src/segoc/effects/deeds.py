"""Other actions: summon, draw, pay, damage, negate, apply, and questions in between."""

from typing import ClassVar

from segoc.effects.on_cards import OnCards
from segoc.effects.players import YOU, player_of
from segoc.effects.selectors import Choose
from segoc.kernel import entry as en
from segoc.kernel import identity, lingering, prohibitions, values, verbs
from segoc.kernel.action import Action
from segoc.kernel.activation import take_back_use
from segoc.kernel.choose import AskPlayer, PickCards
from segoc.kernel.damage import inflict_damage
from segoc.kernel.decision import CARDS
from segoc.kernel.drawing import draw
from segoc.kernel.event import (
    AS_COST,
    ATTACK_NEGATED,
    BY_EFFECT,
    CHANGED,
    LEVEL_ROSE,
    NEGATED,
    PAID,
    REVEALED,
    SPECIAL_SUMMON,
)
from segoc.kernel.geometry import EXTRA_LEFT, EXTRA_RIGHT
from segoc.kernel.knowledge import BOTH, show
from segoc.kernel.lifetimes import refer
from segoc.kernel.node import ANY_PLACE, Cards, Clause, Condition, Number
from segoc.kernel.placement import is_free, may_use_extra
from segoc.kernel.places import DECK, EXTRA_DECK, HAND, MONSTER_ZONE
from segoc.kernel.program import Run
from segoc.kernel.scope import Scope
from segoc.kernel.special_summon import SummonByEffect, against_summoning, is_its_way, positions_for
from segoc.kernel.state import NO_CARD, State
from segoc.kernel.tally import rule_against
from segoc.kernel.zones import room_for_monsters


def clause_numbers(state: State, code: int, clauses: list[Clause]) -> list[int]:
    """Where the clauses stand in that card's text."""
    found: list[int] = []
    known = state.faces[code].clauses
    for clause in clauses:
        for index in range(len(known)):
            if known[index] is clause:
                found.append(index)
    return found


def any_from_extra(state: State, cards: list[int]) -> bool:
    for card in cards:
        if state.cards[card].place == EXTRA_DECK:
            return True
    return False


class SpecialSummon(OnCards):
    """Special Summon a monster in one of these positions (bits), with clauses that are part
    of the summon (TRM-077); perhaps treated as a Fusion, Synchro or Xyz Summon (`way`, a bit)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "cards",
        "positions",
        "clauses",
        "way",
        "ignoring",
        "by",
        "joint",
    )

    def __init__(
        self,
        cards: Cards,
        positions: int,
        clauses: list[Clause],
        way: int = 0,
        ignoring: bool = False,
        by: int = YOU,
    ) -> None:
        super().__init__(cards)
        self.positions = positions
        self.clauses = clauses
        self.way = way
        # Ignoring its summoning conditions (CRD-144).
        self.ignoring = ignoring
        # Who performs the summon, to the own field.
        self.by = by

    def how(self) -> int:
        return self.way.bit_length() - 1 if self.way else SPECIAL_SUMMON

    def against(self, state: State, scope: Scope, card: int) -> str:
        if not positions_for(state, card, self.positions):
            return "CRD-071"
        own = card == scope.source.card or is_its_way(state, card, scope.code)
        player = player_of(state, scope, self.by)
        return against_summoning(
            state, player, card, scope.spending, own, self.how(), self.ignoring
        )

    def why_impossible(self, state: State, scope: Scope) -> str:
        """There is nobody; or nobody who was properly summoned, or lies as it must."""
        if isinstance(self.cards, Choose):
            for card in self.cards.candidates(state, scope):
                rule = self.against(state, scope, card)
                if rule in ("CRD-142", "CRD-198"):
                    return rule
        return super().why_impossible(state, scope)

    def needs(self) -> int:
        return super().needs() and super().needs() | 1 << MONSTER_ZONE

    def may_do_in(self, verb: int) -> int:
        return self.cards.reach() if verb == verbs.SPECIAL_SUMMON else 0

    def capacity(self, state: State, scope: Scope) -> int:
        player = player_of(state, scope, self.by)
        room = room_for_monsters(state, player, scope.spending)
        if not self.cards.reach() >> EXTRA_DECK & 1:
            return room
        # For the one that may form an Extra Link, `against` has found a zone.
        return room + 1 if is_extra_open(state, scope) else max(room, 1)

    def prepare(self, state: State, run: Run) -> None:
        """If there is no room for all of them, their player chooses (SEG-020)."""
        super().prepare(state, run)
        scope = run.scope(state)
        if self.does_to_all():
            cards = self.affected(state, run)
            room = self.capacity(state, scope)
            player = player_of(state, scope, self.by)
            if not any_from_extra(state, cards):
                # What is referred to could be anywhere; now it is known where it is.
                room = room_for_monsters(state, player, [])
            if len(cards) > room > 0:
                spot = state.spot(scope.source.card)
                state.push(PickCards(player, CARDS, cards, room, room, [], spot))

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        scope.done = []
        cards = self.affected(state, run)
        if self.does_to_all() and state.picked:
            cards = [card for card in cards if card in state.picked]
        if not cards:
            return
        scope.done = [refer(state.cards[card]) for card in cards]
        clauses = clause_numbers(state, scope.code, self.clauses)
        summon = SummonByEffect(
            player_of(state, scope, self.by),  # CRD-248
            cards,
            self.positions,
            0,
            scope.source,
            scope.code,
            scope.number,
            clauses,
        )
        summon.how = self.how()
        state.push(summon)  # CRD-247

    def conclude(self, state: State, run: Run) -> None:
        follow_summoned(state, run)


def is_extra_open(state: State, scope: Scope) -> bool:
    """Whether the player has an Extra Monster Zone for what comes from the Extra Deck."""
    for zone in (EXTRA_LEFT, EXTRA_RIGHT):
        if is_free(state, zone, scope.spending):
            if may_use_extra(state, scope.player, NO_CARD, zone, scope.spending, []):
                return True
    return False


def follow_summoned(state: State, run: Run) -> None:
    """The program follows what it has summoned, though these are new objects now."""
    scope = run.scope(state)
    cards = [ref.card for ref in scope.done]
    there = [card for card in cards if state.cards[card].place == MONSTER_ZONE]
    if cards:
        run.done = len(there) > 0
        scope.done = [refer(state.cards[card]) for card in there]
        # They are still the targets, and "this card", to the rest of this effect.
        scope.targets = [
            refer(state.cards[ref.card]) if ref.card in there else ref for ref in scope.targets
        ]
        if scope.source.card in there:
            scope.source = refer(state.cards[scope.source.card])


class BecomeMonster(Action):
    """This card becomes a monster by its own text and is Special Summoned (TRM-333)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("form", "positions", "clauses", "joint")

    def __init__(self, form: int, positions: int, clauses: list[Clause]) -> None:
        super().__init__()
        self.form = form
        self.positions = positions
        self.clauses = clauses

    def possible(self, state: State, scope: Scope) -> bool:
        card = scope.source.card
        if not room_for_monsters(state, scope.player, scope.spending):
            return False
        return not prohibitions.forbidden_to(state, scope.player, verbs.SPECIAL_SUMMON, card)

    def why_impossible(self, state: State, scope: Scope) -> str:
        card = scope.source.card
        if prohibitions.forbidden_to(state, scope.player, verbs.SPECIAL_SUMMON, card):
            return rule_against(state, scope.player, card)
        return super().why_impossible(state, scope)

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        scope.done = []
        card = state.cards[scope.source.card]
        if not scope.source.same_object(card) or not self.possible(state, scope):
            return
        scope.done = [refer(card)]
        state.push(
            SummonByEffect(
                scope.player,
                [card.id],
                self.positions,
                self.form,
                scope.source,
                scope.code,
                scope.number,
                clause_numbers(state, scope.code, self.clauses),
            )
        )

    def conclude(self, state: State, run: Run) -> None:
        follow_summoned(state, run)


class Draw(Action):
    """Draw so many cards; who must and can't loses."""

    FIELDS: ClassVar[tuple[str, ...]] = ("whose", "count", "joint")

    def __init__(self, whose: int, count: Number) -> None:
        super().__init__()
        self.whose = whose
        self.count = count

    def possible(self, state: State, scope: Scope) -> bool:
        deck = state.pile(player_of(state, scope, self.whose), DECK)
        left = len(deck)
        for card in scope.spending:
            if card in deck:
                left -= 1
        return left >= self.count.value(state, scope)  # EFX-116

    def needs(self) -> int:
        return 1 << DECK

    def feeds(self) -> int:
        return 1 << HAND

    def why_impossible(self, state: State, scope: Scope) -> str:
        return "EFX-116"

    def may_do_in(self, verb: int) -> int:
        return 1 << DECK if verb == verbs.DRAW else 0

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        run.done = True
        count = self.count.value(state, scope)
        draw(state, player_of(state, scope, self.whose), count, BY_EFFECT, "EFX-113")
        state.settle()


class Damage(Action):
    """Inflict damage to a player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("whose", "amount", "joint")

    def __init__(self, whose: int, amount: Number) -> None:
        super().__init__()
        self.whose = whose
        self.amount = amount

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        amount = self.amount.value(state, scope)
        if amount > 0:
            state.tick()
            player = player_of(state, scope, self.whose)
            run.done = inflict_damage(state, player, amount, BY_EFFECT, "EFX-205")
            state.settle()


class PayLP(Action):
    """Pay LP: this many, or half of them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "half", "joint")

    def __init__(self, amount: int, half: bool = False) -> None:
        super().__init__()
        self.amount = amount
        self.half = half

    def possible(self, state: State, scope: Scope) -> bool:
        return state.lp[scope.player] >= self.amount

    def perform(self, state: State, run: Run) -> None:
        player = run.scope(state).player
        # Half remains, rounded up.
        amount = state.lp[player] // 2 if self.half else self.amount  # EFX-017, EFX-018
        state.lp[player] -= amount
        state.changed()
        run.done = True
        state.tick()
        state.emit(PAID, player, [], 0, AS_COST, [amount, state.lp[player]], "EFX-029")  # EFX-206
        state.settle()


class NegateActivation(Action):
    """Negate the activation that this effect directly follows (EFX-165, TRM-131)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("joint",)

    def negates_activation(self) -> bool:
        return True

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        # Only the link just before its own (TRM-130, TRM-131).
        if scope.answers < 0 or run.link != scope.answers + 1:
            return
        if not state.chain[scope.answers].activation_negated:
            state.tick()
            negate_link(state, scope.player, scope.answers)
            run.done = True


def negate_link(state: State, player: int, index: int) -> None:
    """The activation of this link is negated."""
    link = state.chain[index]
    link.activation_negated = True  # CRD-295, CRD-313, EFX-165, EFX-166
    take_back_use(state, link)
    card = state.cards[link.source.card]
    if link.card_activation and link.source.same_object(card):
        # It was never activated: it goes to the GY from nowhere (CRD-314).
        state.edit(card.id).acting = True  # CRD-314
    numbers = [index + 1]
    state.emit(NEGATED, player, [link.then], 0, BY_EFFECT, numbers, "EFX-165")


class NegateChain(Action):
    """Negate all activations that were on the chain before this one (CRD-391)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("joint",)

    def negates_activation(self) -> bool:
        return True

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        scope.done = []
        state.tick()
        for index in range(run.link):
            if not state.chain[index].activation_negated:
                negate_link(state, scope.player, index)  # CRD-391
                scope.done = [*scope.done, state.chain[index].source]
                run.done = True


class NegateEffect(Action):
    """Negate the effect of the link that it answers; that was still activated (EFX-172)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("joint",)

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        if scope.answers < 0:
            return
        link = state.chain[scope.answers]
        link.effect_negated = True  # EFX-172
        run.done = True
        state.tick()
        state.emit(NEGATED, scope.player, [link.then], 1, BY_EFFECT, None, "EFX-172")


class NegateSummon(Action):
    """Negate the summon that is under way (CRD-092); or only that of these monsters."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "joint")

    def __init__(self, cards: Cards | None = None) -> None:
        super().__init__()
        self.cards = cards

    def perform(self, state: State, run: Run) -> None:
        which: list[int] | None = None
        if self.cards is not None:
            which = self.cards.find(state, run.scope(state))
        for procedure in state.stack:
            if procedure.summons():
                procedure.negate(state, which)  # CRD-235
                run.done = True


class NegateAttack(Action):
    FIELDS: ClassVar[tuple[str, ...]] = ("joint",)

    def perform(self, state: State, run: Run) -> None:
        for procedure in state.stack:
            if procedure.attacks():
                procedure.negate(state)
                run.done = True
                state.tick()
                player = run.scope(state).player
                state.emit(ATTACK_NEGATED, player, [], 0, BY_EFFECT, None, "SEG-048")


class Apply(OnCards):
    """Let clauses apply to cards for a while, worked out now (EFX-198, TRM-072)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "clauses", "until", "joint")

    def __init__(self, cards: Cards, clauses: list[Clause], until: int) -> None:
        super().__init__(cards)
        self.clauses = clauses
        self.until = until

    def changes_stats(self) -> bool:
        for clause in self.clauses:
            if clause.layer in (en.ATK, en.DEFENSE):
                return True
        return False

    def against(self, state: State, scope: Scope, card: int) -> str:
        return "" if state.cards[card].face_up else "EFX-239"

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        cards = self.affected(state, run)
        if not cards:
            return
        run.done = True
        if not self.only_gives_effects():
            state.tick()
        before = self.total(state, cards)
        levels = self.levels(state, cards)
        for card in cards:
            for clause in self.clauses:
                lingering.put_on(state, scope, card, clause, self.until)  # CRD-270
        # What it really was, not what the text says: nothing falls below 0.
        scope.amount = abs(self.total(state, cards) - before)  # EFX-020, EFX-021
        records = [state.then(card) for card in cards]
        rose = LEVEL_ROSE if self.levels(state, cards) > levels else 0
        state.emit(CHANGED, scope.player, records, rose, BY_EFFECT, None, "EFX-180")
        state.settle()

    def levels(self, state: State, cards: list[int]) -> int:
        """The Levels of these cards together, if it is about Levels."""
        total = 0
        for clause in self.clauses:
            if clause.layer == en.LEVEL:
                for card in cards:
                    total += values.level(state, card) if identity.has_level(state, card) else 0
        return total

    def total(self, state: State, cards: list[int]) -> int:
        """The ATK of these cards, or their DEF if only that is changed."""
        total = 0
        layer = 0
        for clause in self.clauses:
            if clause.layer in (en.ATK, en.DEFENSE) and layer != en.ATK:
                layer = clause.layer
        for card in cards:
            if layer == en.ATK:
                total += values.atk(state, card)
            elif layer == en.DEFENSE:
                total += values.defense(state, card)
        return total

    def only_gives_effects(self) -> bool:
        """More text on a card is nothing that happens: what it is given for its summon, it has
        at that moment, and answers to the summon come in time."""
        for clause in self.clauses:
            if clause.layer != en.GAINS:
                return False
        return True


class Reveal(OnCards):
    """Show hidden cards to both players; what was shown is what was done."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "joint")

    def feeds(self) -> int:
        """What is done to the cards that were revealed has these."""
        return ANY_PLACE

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        cards = self.affected(state, run)
        scope.done = [refer(state.cards[card]) for card in cards]
        scope.revealed = scope.done.copy()
        if not cards:
            return
        run.done = True
        state.tick()
        for card in cards:
            show(state, state.edit(card), BOTH)
        records = [state.arrived(state.then(card)) for card in cards]
        state.emit(REVEALED, scope.player, records, 0, BY_EFFECT, None, "TRM-166")


class MayGoOn(Action):
    """ "Then you can": asked if what follows is possible, and done only if wanted."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by", "joint")

    def __init__(self, by: int = YOU) -> None:
        super().__init__()
        # Whom it is left to.
        self.by = by

    def asks_first(self) -> bool:
        return True

    def prepare(self, state: State, run: Run) -> None:
        following = run.actions(state)[run.counter + 1]
        scope = run.scope(state)
        if following.possible(state, scope):
            state.push(AskPlayer(player_of(state, scope, self.by), scope.source.card))

    def perform(self, state: State, run: Run) -> None:
        run.done = len(state.picked) > 0 and state.picked[0] == 1


class Provided(Action):
    """What follows is done only if a condition holds now."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition", "joint")

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.condition = condition

    def asks_first(self) -> bool:
        return True

    def holds_now(self, state: State, scope: Scope) -> bool:
        return self.condition.holds(state, scope)

    def perform(self, state: State, run: Run) -> None:
        run.done = self.condition.holds(state, run.scope(state))  # EFX-103, EFX-104, EFX-105


class Win(Action):
    """A player wins the duel (TRM-403)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("whose", "joint")

    def __init__(self, whose: int) -> None:
        super().__init__()
        self.whose = whose

    def winner(self, scope: Scope) -> int:
        return scope.player if self.whose == 0 else 1 - scope.player
