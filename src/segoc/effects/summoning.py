"""Summons by effects, and summons as something that happens."""

from collections.abc import Sequence
from typing import ClassVar

from segoc.effects.descriptions import Both, is_itself
from segoc.effects.on_cards import OnCards
from segoc.effects.players import EITHER, YOU, means, player_of
from segoc.effects.references import Choose
from segoc.kernel.chain.may_activate import summon_under_way
from segoc.kernel.chain.two_summons import bars_the_second
from segoc.kernel.choosing.choosing_cards import PickCards
from segoc.kernel.knowledge.knowledge import BOTH, show
from segoc.kernel.language.action import Action
from segoc.kernel.language.node import Cards, Clause, Filter, Happening, Parts
from segoc.kernel.language.scope import Link, Scope
from segoc.kernel.moving.no_place import give_up
from segoc.kernel.picture.summons_this_turn import rule_against
from segoc.kernel.programs.program import Run, activated_of
from segoc.kernel.summoning.special_summon_by_effect import (
    EITHER_FIELD,
    SummonByEffect,
    against_becoming,
    against_summoning,
    is_its_way,
    positions_for,
)
from segoc.kernel.summoning.summon_zones import is_free, may_use_extra
from segoc.kernel.table import event as ev, verbs
from segoc.kernel.table.decision import CARDS
from segoc.kernel.table.event import ANY_SUMMON, SPECIAL_SUMMON, Event
from segoc.kernel.table.geometry import EXTRA_LEFT, EXTRA_RIGHT
from segoc.kernel.table.kinds import LINK, MONSTER
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import (
    DECK,
    EITHER_POSITION,
    EXTRA_DECK,
    HAND,
    IN_THE_ACT,
    MONSTER_ZONE,
    NOWHERE,
)
from segoc.kernel.table.state import NO_CARD, State
from segoc.kernel.table.zones import room_for_monsters


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

    WORD: ClassVar = "special_summon"
    PARTS: ClassVar[Parts] = {
        "cards": "cards",
        "in_": "summon_positions",
        "with_": "clauses",
        "as_": "ways",
        "ignoring": "yes_no",
        "by": "player",
    }

    def __init__(
        self,
        cards: Cards,
        in_: int = EITHER_POSITION,
        with_: Sequence[Clause] = (),
        as_: int = 0,
        ignoring: bool = False,
        by: int = YOU,
    ) -> None:
        super().__init__(cards)
        self.in_ = in_
        self.with_ = list(with_)
        self.as_ = as_
        # Ignoring its summoning conditions (CRD-144).
        self.ignoring = ignoring
        # Who performs the summon, to the own field.
        self.by = by

    def brings_this_to(self) -> int:
        return 1 << MONSTER_ZONE if self.on_itself() else 0

    def how(self) -> int:
        return self.as_.bit_length() - 1 if self.as_ else SPECIAL_SUMMON

    def against(self, state: State, scope: Scope, card: int) -> str:
        player = player_of(state, scope, self.by)
        if not positions_for(state, player, card, self.in_):
            return "CRD-071" if state.cards[card].printed.types & LINK else "TM2-129"
        own = card == scope.source.card or is_its_way(state, card, scope.code)
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
        if self.together():
            return 1 << MONSTER_ZONE
        return super().needs() and super().needs() | 1 << MONSTER_ZONE

    def together(self) -> int:
        """How many come at once, one of each of several sets: all of them, or none."""
        return len(self.cards.cards) if isinstance(self.cards, Both) else 0

    def possible(self, state: State, scope: Scope) -> bool:
        if self.capacity(state, scope) < self.together():
            return False
        return super().possible(state, scope)

    def may_do_in(self, verb: int) -> int:
        return self.cards.reach() if verb == verbs.SPECIAL_SUMMON else 0

    def special_summons(self) -> bool:
        return True

    def capacity(self, state: State, scope: Scope) -> int:
        player = player_of(state, scope, self.by)
        room = room_for_monsters(state, player, scope.spending)
        if not self.whence(state, scope) >> EXTRA_DECK & 1:
            return room
        # For the one that may form an Extra Link, `against` has found a zone.
        return room + 1 if is_extra_open(state, scope) else max(room, 1)

    def whence(self, state: State, scope: Scope) -> int:
        """The places that they can come from: those in which the text targets, if it does."""
        if self.on_all_targets():
            target = activated_of(state, scope).target
            if target is not None:
                return target.cards.reach()  # SEG-020
        return self.cards.reach()

    def candidates(self, state: State, run: Run) -> list[int]:
        """None, if its player could summon once and would have to summon again."""
        if bars_the_second(state, run.scope(state), run.actions(state), run.counter):
            return []  # OTH-030
        return super().candidates(state, run)

    def prepare(self, state: State, run: Run) -> None:
        """If there is no room for all of them, their player chooses."""
        super().prepare(state, run)
        scope = run.scope(state)
        if self.does_to_all():
            cards = self.affected(state, run)
            room = self.capacity(state, scope)
            player = player_of(state, scope, self.by)
            if not any_from_extra(state, cards):
                # What is referred to could be anywhere; now it is known where it is.
                room = room_for_monsters(state, player, [])
            if len(cards) > room:  # SEG-020
                spot = state.spot(scope.source.card)
                state.push(PickCards(player, CARDS, cards, room, room, [], spot))

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        cards = self.affected(state, run)
        scope.done = []
        if self.does_to_all() and state.last_picks:
            cards = [card for card in cards if card in state.last_picks]
        if not cards or len(cards) < self.together():
            self.give_up_one(state, run)
            return
        scope.done = [refer(state.cards[card]) for card in cards]
        clauses = clause_numbers(state, scope.code, self.with_)
        summon = SummonByEffect(
            player_of(state, scope, self.by),  # CRD-248
            cards,
            self.in_,
            0,
            scope.source,
            scope.code,
            scope.effect_no,
            clauses,
        )
        summon.summon_way = self.how()
        summon.side = self.to_field_of(state, scope)
        summon.targets = scope.targets.copy()
        state.push(summon)  # CRD-247

    def give_up_one(self, state: State, run: Run) -> None:
        """There is no zone for the one monster that was settled beforehand: the target, or the card
        itself (see `no_place`). What is only described stays where it is."""
        scope = run.scope(state)
        if run.cost or not (self.on_all_targets() or self.on_itself()):
            return  # SSC-048
        cards = self.cards.find(state, scope)
        if len(cards) == 1 and self.against(state, scope, cards[0]) == "SEG-020":
            give_up(state, scope.player, cards, "SSC-047")  # SSC-047

    def to_field_of(self, state: State, scope: Scope) -> int:
        """The player to whose field they come, or EITHER_FIELD."""
        return player_of(state, scope, self.by)

    def conclude(self, state: State, run: Run) -> None:
        follow_summoned(state, run)
        self.prove(state, run)

    def prove(self, state: State, run: Run) -> None:
        """What was looked for in a Deck or a hand and lies face-down is shown: it must be what the
        text says."""
        if not isinstance(self.cards, Choose):
            return
        scope = run.scope(state)
        found: list[int] = []
        for ref in scope.done:
            held = state.cards[ref.card]
            if not held.face_up and held.came_from in (DECK, HAND):
                found.append(ref.card)
        for card in found:
            show(state, state.edit(card), BOTH)
        if found:
            records = [state.snapshot(card) for card in found]
            state.emit(ev.SHOWN, scope.player, records, why=ev.BY_EFFECT, rule="SEG-072")


class SummonToEither(SpecialSummon):
    """Special Summon monsters to the field of either player, as whose effect it is chooses."""

    WORD: ClassVar = "special_summon_to_either_field"
    PARTS: ClassVar[Parts] = {"cards": "cards", "in_": "positions"}

    def __init__(self, cards: Cards, in_: int = EITHER_POSITION) -> None:
        super().__init__(cards, in_, [])

    def against(self, state: State, scope: Scope, card: int) -> str:
        """Whether there is room is asked of both fields together (`capacity`)."""
        anywhere = scope.copy()
        anywhere.spending = scope.spending + state.monsters(scope.player)  # SEG-020
        return super().against(state, anywhere, card)

    def capacity(self, state: State, scope: Scope) -> int:
        other = room_for_monsters(state, 1 - scope.player, scope.spending)
        return super().capacity(state, scope) + other

    def to_field_of(self, state: State, scope: Scope) -> int:
        return EITHER_FIELD


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

    WORD: ClassVar = "become_monster"
    PARTS: ClassVar[Parts] = {
        "form": "count",
        "in_": "positions",
        "with_": "clauses",
        "to": "player",
    }

    def __init__(
        self, form: int = 1, in_: int = EITHER_POSITION, with_: Sequence[Clause] = (), to: int = YOU
    ) -> None:
        super().__init__()
        self.form = form
        self.in_ = in_
        self.with_ = list(with_)
        # To whose field; whose effect it is chooses the zone.
        self.to = to

    def possible(self, state: State, scope: Scope) -> bool:
        return self.why_impossible(state, scope) == ""

    def why_impossible(self, state: State, scope: Scope) -> str:
        card = scope.source.card
        if against_becoming(state, scope.player, card, self.form):
            return rule_against(state, scope.player, card)
        room = self.has_room(state, scope)
        return "" if room else super().why_impossible(state, scope)  # TRM-390

    def has_room(self, state: State, scope: Scope) -> bool:
        side = player_of(state, scope, self.to)
        return room_for_monsters(state, side, scope.spending) > 0

    def needs(self) -> int:
        return 1 << MONSTER_ZONE

    def may_do_in(self, verb: int) -> int:
        """No monster lies where the Trap does: it is one only when it comes."""
        return 1 << NOWHERE if verb == verbs.SPECIAL_SUMMON else 0

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        scope.done = []
        card = state.cards[scope.source.card]
        if not scope.source.same_object(card):
            return
        if isinstance(scope, Link) and not self.has_room(state, scope):
            scope.found_no_zone = True  # TM2-241
        if not self.possible(state, scope):
            return
        scope.done = [refer(card)]
        summon = SummonByEffect(
            scope.player,
            [card.id],
            self.in_,
            self.form,
            scope.source,
            scope.code,
            scope.effect_no,
            clause_numbers(state, scope.code, self.with_),
        )
        summon.side = player_of(state, scope, self.to)
        summon.targets = scope.targets.copy()
        state.push(summon)

    def conclude(self, state: State, run: Run) -> None:
        follow_summoned(state, run)


class WouldBeSummoned(Happening):
    """A summon in one of these ways is declared and can still be negated: of a monster that
    passes the filters, perhaps among others; of any number of monsters, or of just so many.

    A summon that can still be negated: only the first link can answer it (TRM-132).

    One of the monsters must pass the filters; `exactly` is how many they are, 0 for any number.
    """

    WORD: ClassVar = "would_be_summoned"
    PARTS: ClassVar[Parts] = {
        "ways": "ways",
        "by": "whose",
        "that": "filters",
        "exactly": "count_or_none",
    }

    def __init__(
        self, ways: int = ANY_SUMMON, by: int = EITHER, *that: Filter, exactly: int = 0
    ) -> None:
        self.ways = ways
        self.by = by
        self.that: list[Filter] = list(that)
        self.exactly = exactly

    def kinds(self) -> int:
        return 1 << ev.SUMMON_DECLARED

    def answers_summon(self) -> bool:
        return True

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        return not state.chain and self.would_fit(state, scope, event)  # TRM-129, TRM-132

    def would_fit(self, state: State, scope: Scope, event: Event) -> bool:
        if event.kind != ev.SUMMON_DECLARED or not self.ways >> event.summon_way & 1:
            return False
        if not means(state, scope, self.by, event.player):
            return False
        if self.exactly and len(event.cards) != self.exactly:
            return False  # CRD-234
        return summon_under_way(state) and self.any_passes(state, scope, event)

    def any_passes(self, state: State, scope: Scope, event: Event) -> bool:
        for record in event.cards:
            passes = True
            for one in self.that:
                passes = passes and one.passes(state, scope, record.card)
            if passes:
                return True
        return False


class Summoned(Happening):
    """These monsters were summoned, in one of these ways, from there; any number at once, or
    exactly so many; by that player (`who`), to whichever field; `apart` from this card, which was
    there already.

    `own_effect` is the number, from 1, of this card's effect that did it, or 0; `not_from`
    are places (bits) from which they did not come; `by` is what the card must be whose
    effect did it; `exactly` is how many came at once, 0 for any number.
    """

    WORD: ClassVar = "summoned"
    PARTS: ClassVar[Parts] = {
        "cards": "cards",
        "ways": "ways",
        "own_effect": "effect_number",
        "not_from": "places",
        "by_effect_of": "filters",
        "from_": "places",
        "exactly": "count_or_none",
        "who": "whose",
        "apart": "yes_no",
    }

    def __init__(
        self,
        cards: Cards,
        ways: int = ANY_SUMMON,
        own_effect: int = 0,
        not_from: int = 0,
        by_effect_of: Sequence[Filter] = (),
        from_: int = 0,
        exactly: int = 0,
        who: int = EITHER,
        apart: bool = False,
    ) -> None:
        self.cards = cards
        self.ways = ways
        self.own_effect = own_effect
        self.not_from = not_from
        self.by_effect_of = list(by_effect_of)
        self.from_ = from_
        self.exactly = exactly
        # The player who summoned them, to whichever field.
        self.who = who
        # This card was there already: it isn't one of those that came at once.
        self.apart = apart

    def kinds(self) -> int:
        sets = self.ways & (1 << ev.NORMAL_SET | 1 << ev.TRIBUTE_SET)
        return 1 << ev.SUMMONED | (1 << ev.SET if sets else 0)

    def about_itself(self) -> bool:
        return is_itself(self.cards)

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if not self.ways >> event.summon_way & 1:
            return False
        if self.exactly and len(event.cards) != self.exactly:
            return False
        if self.own_effect and not self.by_itself(state, scope, event):
            return False
        if not means(state, scope, self.who, event.player):
            return False
        for one in self.by_effect_of:
            if event.source is None or not one.passes(state, scope, event.source.card):
                return False
        if self.apart and scope.source.card in [record.card for record in event.cards]:
            return False
        for index in range(len(event.cards)):
            if self.is_about(state, scope, event, index):
                return True
        return False

    def by_itself(self, state: State, scope: Scope, event: Event) -> bool:
        """By that effect of the card whose effect this is; or by a procedure in its text, which the
        card remembers."""
        if event.why == ev.FOR_SUMMON:
            return state.cards[scope.source.card].summoned_by == self.own_effect
        source = event.source
        if source is None or event.effect_no + 1 != self.own_effect:
            return False
        return source.card == scope.source.card

    def is_about(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        record = event.cards[index]
        place = record.place
        came_from = state.cards[record.card].came_from
        if place == IN_THE_ACT and came_from >= 0:
            # By procedure: where it was before that.
            place = came_from
        if self.from_ and not self.from_ >> place & 1:
            return False
        # A Trap that becomes a monster came from nowhere (TRM-335).
        from_there = self.not_from >> place & 1 == 1 and record.kind == MONSTER
        # Face-down it doesn't show what it is.
        hidden = not record.to_face_up and self.cards.asks_face()
        return not from_there and not hidden and self.cards.includes(state, scope, record.card)
