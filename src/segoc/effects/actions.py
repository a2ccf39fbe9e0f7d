"""Actions on cards: destroy, banish, send, return, discard, Tribute, detach, turn, equip."""

from typing import ClassVar, Final

from segoc.effects.players import AT_RANDOM, player_of
from segoc.effects.selectors import Among, Both, Choose, Described, Targets, This, Top
from segoc.kernel import layers, placing, verbs
from segoc.kernel.activation import leaves_the_rest, possible_targets
from segoc.kernel.card import Card
from segoc.kernel.choose import PickCards
from segoc.kernel.decision import CARDS, COSTS
from segoc.kernel.effect import (
    FIELD_PLACES,
    MANY,
    SAME_MOMENT,
    Action,
    Activated,
    Cards,
    Clause,
    OwnSummon,
)
from segoc.kernel.entry import UNTIL_END_OF_TURN, WHILE_LINKED
from segoc.kernel.equipping import EquipByEffect, can_be_equipped
from segoc.kernel.event import (
    BY_EFFECT,
    DESTROYED,
    DISCARDED,
    FACE_DOWN,
    FLIPPED,
    LOOKED,
    POSITION_CHANGED,
    SET,
    SHOWN,
    TRIBUTED,
)
from segoc.kernel.kinds import LINK, MONSTER, TOKEN
from segoc.kernel.knowledge import BOTH, sees, show
from segoc.kernel.lifetimes import refer
from segoc.kernel.luck import pick_at_random
from segoc.kernel.matching import with_partners
from segoc.kernel.moves import Move, turn_face_down, turn_face_up, would_go
from segoc.kernel.own_summon import leaves_room
from segoc.kernel.places import (
    ATTACK,
    BANISHED,
    DECK,
    DEFENSE,
    GRAVEYARD,
    HAND,
    MONSTER_ZONE,
    PENDULUM_ZONE,
    SPELL_ZONE,
    UNDER,
)
from segoc.kernel.placing import PlacePendulum, SetTrapMonster
from segoc.kernel.program import Run, effect_of
from segoc.kernel.reason import IMPOSSIBLE, PROCESS
from segoc.kernel.scope import Link, Scope
from segoc.kernel.state import State
from segoc.kernel.ties import can_equip, tie
from segoc.kernel.zones import free_pendulum_zones, free_spell_zones

# Where a verb takes cards, and as what.
DESTINATIONS: Final[dict[int, int]] = {
    verbs.DESTROY: GRAVEYARD,  # EFX-124
    verbs.BANISH: BANISHED,
    verbs.SEND_TO_GY: GRAVEYARD,
    verbs.TO_HAND: HAND,
    verbs.TO_DECK: DECK,
    verbs.DISCARD: GRAVEYARD,  # EFX-130
    verbs.TRIBUTE: GRAVEYARD,  # EFX-034
    verbs.DETACH: GRAVEYARD,
}
TAGS: Final[dict[int, int]] = {
    verbs.DESTROY: DESTROYED,  # EFX-125
    verbs.DISCARD: DISCARDED,  # EFX-039, EFX-131, EFX-132
    verbs.TRIBUTE: TRIBUTED,  # EFX-034, EFX-035
}


class OnCards(Action):
    """An action on cards that are described, pointed at, or chosen when it is done."""

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards

    def against(self, state: State, scope: Scope, card: int) -> str:
        """The rule by which it can't be done to this card, or ""."""
        return ""

    def can(self, state: State, scope: Scope, card: int) -> bool:
        return self.against(state, scope, card) == ""

    def possible(self, state: State, scope: Scope) -> bool:
        fewest = self.fewest(state, scope)
        if self.capacity(state, scope) < fewest:
            return False
        found = self.within_reach(state, scope)
        if isinstance(self.cards, Choose) and not self.cards.enough(state, found):
            return False
        return len(found) >= fewest

    def fewest(self, state: State, scope: Scope) -> int:
        """To how many cards it must be done."""
        if isinstance(self.cards, Choose):
            return self.cards.least
        if self.cards.is_one_set():
            return max(1, len(self.cards.find(state, scope)))
        return self.cards.count.value(state, scope) if isinstance(self.cards, Top) else 1

    def needs(self) -> int:
        """Cards of the Deck, and what is to be chosen at the same moment."""
        if isinstance(self.cards, Top):
            return 1 << DECK
        together = isinstance(self.cards, Choose) and self.joint & SAME_MOMENT
        return self.cards.reach() if together else 0

    def within_reach(self, state: State, scope: Scope) -> list[int]:
        """All cards to which it could be done, before anything is chosen."""
        if isinstance(self.cards, Choose):
            found = self.cards.candidates(state, scope)
        else:
            found = self.cards.find(state, scope)
        there = [card for card in found if self.can(state, scope, card)]
        if scope.spending:
            there = [card for card in there if not self.is_spent(scope, card)]
        return there

    def is_spent(self, scope: Scope, card: int) -> bool:
        """It would be gone as a cost. A card from the hand that names itself will be there, on the
        field."""
        if card not in scope.spending:
            return False
        if card != scope.source.card or card in [ref.card for ref in scope.paid]:
            return True
        return not isinstance(self.cards, Both) or not self.cards.names_itself()

    def on_targets(self) -> bool:
        return self.cards.has_targets()

    def on_all_targets(self) -> bool:
        return isinstance(self.cards, Targets)

    def on_itself(self) -> bool:
        return isinstance(self.cards, This)

    def refuses(self, state: State, scope: Scope, target: int) -> str:
        if isinstance(self.cards, Both) and self.cards.has_targets():
            return self.against(state, scope, target) or self.lacks(
                state, scope, self.cards, target
            )
        if isinstance(self.cards, Among) and self.cards.has_targets():
            fits = self.cards.passes(state, scope, target)
            return self.against(state, scope, target) if fits else ""
        return self.against(state, scope, target) if isinstance(self.cards, Targets) else ""

    def lacks(self, state: State, scope: Scope, both: Both, target: int) -> str:
        """The rule by which it can't be done to the target and something else, or ""."""
        for group in both.cards:
            if group.has_targets():
                continue
            others = [card for card in group.find(state, scope) if card != target]
            if not self.any_can(state, scope, others):
                return self.why_impossible(state, scope)
        return ""

    def any_can(self, state: State, scope: Scope, cards: list[int]) -> bool:
        for card in cards:
            if card not in scope.spending and self.can(state, scope, card):
                return True
        return False

    def does_to_all(self) -> bool:
        return not isinstance(self.cards, Choose)

    def candidates(self, state: State, run: Run) -> list[int]:
        scope = run.scope(state)
        if not run.cost:
            return self.within_reach(state, scope)
        single = isinstance(self.cards, Choose) and self.cards.most == 1
        return self.spends(state, scope) if single else self.pays_with(state, scope)

    def prepare(self, state: State, run: Run) -> None:
        if isinstance(self.cards, Choose):
            scope = run.scope(state)
            scope.chosen = []
            candidates = self.candidates(state, run)
            if self.cards.by != AT_RANDOM:
                look_through(state, scope, player_of(state, scope, self.cards.by), self.cards)
            if self.cards.enough(state, candidates):
                # EFX-073, EFX-076, CHG-026
                self.choose(state, scope, run, self.cards, candidates)

    def payable(self, state: State, scope: Scope) -> bool:
        return len(self.pays_with(state, scope)) >= self.fewest(state, scope)  # EFX-031

    def pays_with(self, state: State, scope: Scope) -> list[int]:
        """Cards of the player, whatever lies about."""
        found: list[int] = []
        for card in self.within_reach(state, scope):
            if state.cards[card].side == scope.player:  # EFX-033
                found.append(card)
        return found

    def spends(self, state: State, scope: Scope) -> list[int]:
        """What can be chosen to pay with: only what leaves something to target and to do."""
        found = self.pays_with(state, scope)
        effect = effect_of(state, scope)
        if isinstance(effect, OwnSummon):
            return [card for card in found if leaves_room(state, scope, effect, self, card)]
        if not isinstance(effect, Activated) or effect.mandatory:
            return found
        return [card for card in found if leaves_the_rest(state, scope, effect, card)]

    def choose(
        self, state: State, scope: Scope, run: Run, choice: Choose, candidates: list[int]
    ) -> None:
        if choice.by == AT_RANDOM:
            state.picked = pick_at_random(state, candidates, choice.most)  # EFX-075
            return
        player = player_of(state, scope, choice.by)
        topic = COSTS if run.cost else CARDS
        most = min(choice.most, len(candidates), self.capacity(state, scope))
        if run.cost:
            most = min(most, most_paid(state, scope))
        spot = state.spot(scope.source.card)
        # Of several that are paid one must make room, if there is none.
        one_of = self.spends(state, scope) if run.cost and choice.most > 1 else []
        least = choice.least
        wanted = choice.how_many(state, scope)
        if wanted:
            most = min(most, wanted)
            least = most
        candidates = with_partners(state, choice.matching, candidates, least)
        picking = PickCards(player, topic, candidates, least, most, one_of, spot)
        picking.distinct = choice.distinct
        picking.matching = choice.matching
        state.push(picking)

    def affected(self, state: State, run: Run) -> list[int]:
        """The cards that it is done to; a cost is no effect, and nothing is immune to it."""
        source = run.scope(state).source.card
        found: list[int] = []
        for card in self.meant(state, run):
            if run.cost or not layers.unaffected(state, card, source):  # EFX-032
                found.append(card)
        return found

    def meant(self, state: State, run: Run) -> list[int]:
        """The cards to which it can be done, immune or not."""
        scope = run.scope(state)
        if isinstance(self.cards, Choose):
            scope.chosen = [refer(state.cards[card]) for card in state.picked]
        if self.cards.is_one_set() and not self.possible(state, scope):
            return []
        # EFX-074
        return [card for card in self.cards.find(state, scope) if self.can(state, scope, card)]


def most_paid(state: State, scope: Scope) -> int:
    """How many cards can be paid with, if there must be as many targets."""
    effect = effect_of(state, scope)
    if isinstance(effect, Activated) and effect.target is not None and effect.target.exactly:
        return len(possible_targets(state, scope, effect))
    return MANY


def look_through(state: State, scope: Scope, player: int, cards: Cards) -> None:
    """Who chooses from a Deck sees all of it, and it is shuffled afterwards.

    That is so even if nothing can be found there: the opponent isn't told.
    """
    owners = cards.searches(state, scope)
    if owners == 0:
        return
    for owner in range(2):
        deck = state.pile(owner, DECK)
        if owners >> owner & 1 and deck:
            for card in deck:
                show(state, state.edit(card), 1 << player)
            scope.searched |= 1 << owner
            state.emit(LOOKED, player, [], owner, BY_EFFECT, None, "SEG-072")


class MoveCards(OnCards):
    """Destroy, banish, send, return, discard, Tribute or detach cards.

    `goal` is where they go if not where the verb says. As a cost, "to the GY" must be
    fulfilled (EFX-040, EFX-049), which is what `must_arrive` says.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("verb", "cards", "goal", "must_arrive", "joint")

    def __init__(self, verb: int, cards: Cards, goal: int = -1, must_arrive: bool = False) -> None:
        super().__init__(cards)
        self.verb = verb
        self.goal = goal
        self.must_arrive = must_arrive
        meant = cards.cards if isinstance(cards, Choose) else cards
        if verb == verbs.TRIBUTE and isinstance(meant, Described):
            meant.even_face_down = True  # EFX-036, EFX-037

    def destination(self) -> int:
        return DESTINATIONS[self.verb] if self.goal == -1 else self.goal  # EFX-129

    def tags(self) -> int:
        return TAGS.get(self.verb, 0)  # EFX-134, EFX-136

    def feeds(self) -> int:
        """Where they go; and what they leave has room."""
        return 1 << self.destination() | self.cards.reach() & FIELD_PLACES  # EFX-117

    def against(self, state: State, scope: Scope, card: int) -> str:
        held = state.cards[card]
        if self.verb == verbs.TRIBUTE:
            # A monster on the field; from the hand too, where a text says so.
            if held.place not in (MONSTER_ZONE, HAND):
                return "EFX-034"
            if layers.forbidden(state, card, verbs.TRIBUTE):
                return "CRD-109"
        elif self.verb == verbs.DETACH:
            return "" if held.place == UNDER else "TRM-236"
        elif self.verb == verbs.DESTROY:
            if held.place in (GRAVEYARD, BANISHED):
                return "EFX-127"  # EFX-128
        elif held.place == self.destination():
            return IMPOSSIBLE
        destination = self.destination()
        if layers.forbidden_to(state, scope.player, self.verb, card):
            return "EFX-109"
        # EFX-040, EFX-042, EFX-044, EFX-049
        if self.must_arrive and would_miss(state, scope.player, held, destination):
            return "EFX-049" if self.verb == verbs.SEND_TO_GY else "EFX-040"
        return ""

    def why_unpayable(self, state: State, scope: Scope) -> str:
        """Not to be found, or not to be brought where it must go."""
        described = self.cards.cards if isinstance(self.cards, Choose) else self.cards
        for card in described.find(state, scope):
            rule = self.against(state, scope, card)
            if rule in ("EFX-040", "EFX-049"):
                return rule
        return super().why_unpayable(state, scope)

    def pays_with(self, state: State, scope: Scope) -> list[int]:
        """A Token can't be sent or returned: it would vanish instead (TRM-287, TRM-288)."""
        found = super().pays_with(state, scope)
        if self.verb in (verbs.TRIBUTE, verbs.BANISH):
            return found
        return [card for card in found if not state.cards[card].printed.types & TOKEN]

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
        state.moved = []
        if not cards:
            return
        scope = run.scope(state)
        self.prove(state, run, cards)
        player = scope.player
        move = Move(cards, self.destination(), self.tags(), run.reason(), player, run.rule())
        state.push(move)

    def prove(self, state: State, run: Run, cards: list[int]) -> None:
        """What was looked for in a Deck is shown: it must be what the text says (SEG-072)."""
        if self.verb != verbs.TO_HAND or not isinstance(self.cards, Choose):
            return
        if isinstance(self.cards.cards, Described) and not self.cards.cards.filters:
            return
        found = [card for card in cards if state.cards[card].place == DECK]
        for card in found:
            show(state, state.edit(card), BOTH)
        if found:
            records = [state.then(card) for card in found]
            state.emit(SHOWN, run.scope(state).player, records, 0, BY_EFFECT, None, "SEG-072")

    def conclude(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        refs = [refer(state.cards[card]) for card in state.moved]
        run.done = len(refs) > 0
        scope.done = refs
        if run.cost:
            scope.paid = scope.paid + refs
            note_spent(state, scope, state.moved)
        if run.cost and scope.source.card in state.moved:
            # The card may have paid for itself: it is still "this card" where it went.
            scope.source = refer(state.cards[scope.source.card])


class BanishFaceDown(MoveCards):
    """Banish cards face-down."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "joint")

    def __init__(self, cards: Cards) -> None:
        super().__init__(verbs.BANISH, cards)

    def tags(self) -> int:
        return FACE_DOWN


def would_miss(state: State, player: int, card: Card, destination: int) -> bool:
    """It would go elsewhere; of what is hidden in the other hand nobody can say that."""
    if card.place == HAND and not sees(card, player):
        return False
    return would_go(state, card.id, destination) != destination


def note_spent(state: State, scope: Scope, cards: list[int]) -> None:
    """Cards that were sent to the GY to activate the effect of a monster remember it."""
    if isinstance(scope, Link) and scope.then.kind == MONSTER:
        for card in cards:
            if state.cards[card].place == GRAVEYARD:
                state.edit(card).spent = state.turn


class ChangePosition(OnCards):
    """From Attack to Defense or back; a face-down monster to face-up Attack (TRM-147)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "to", "joint")

    def __init__(self, cards: Cards, to: int = 0) -> None:
        super().__init__(cards)
        self.to = to

    def against(self, state: State, scope: Scope, card: int) -> str:
        held = state.cards[card]
        if held.place != MONSTER_ZONE or layers.types(state, card) & LINK:  # CRD-071
            return "TRM-141"
        return IMPOSSIBLE if self.to and held.position == self.to else ""

    def perform(self, state: State, run: Run) -> None:
        cards = self.affected(state, run)
        if not cards:
            return
        run.done = True
        state.tick()
        scope = run.scope(state)
        scope.done = [refer(state.cards[card]) for card in cards]
        player = scope.player
        for card in cards:
            record = state.then(card)
            held = state.cards[card]
            # What it is at the resolution decides, face-down too (TRM-146, TRM-147).
            position = self.to or (DEFENSE if held.position == ATTACK else ATTACK)
            if held.face_up:
                state.edit(card).position = position
            else:
                turn_face_up(state, card, position)  # TRM-146, TRM-147
            records = [state.arrived(record)]
            state.emit(POSITION_CHANGED, player, records, 0, BY_EFFECT, None, "TRM-146")
            if not record.face_up:
                state.emit(FLIPPED, player, records, 0, BY_EFFECT, None, "TRM-146")
        state.settle()


class TurnFaceDown(OnCards):
    """Turn a monster to face-down Defense; one that is a Trap too is Set among the Spells
    and Traps instead (TRM-365), and that is what the verb is then (TRM-370). Where a text says
    that it is Set, it counts as that, too (CRD-117)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "sets", "joint")

    def __init__(self, cards: Cards, sets: bool = False) -> None:
        super().__init__(cards)
        self.sets = sets

    def against(self, state: State, scope: Scope, card: int) -> str:
        held = state.cards[card]
        if held.place != MONSTER_ZONE or not held.face_up:
            return IMPOSSIBLE
        if layers.types(state, card) & (LINK | TOKEN):  # CRD-071
            return "TRM-141"
        if not held.shows().also_trap and not self.sets:
            return ""
        # It need not find a free zone there (TRM-385).
        return "TRM-370" if layers.forbidden_to(state, scope.player, verbs.SET, card) else ""

    def perform(self, state: State, run: Run) -> None:
        cards = self.affected(state, run)
        if not cards:
            return
        run.done = True
        player = run.scope(state).player
        turned = [card for card in cards if not state.cards[card].shows().also_trap]  # CHG-019
        for card in cards:
            if card not in turned:
                state.push(SetTrapMonster(player, card))
        if turned:
            self.turn(state, player, turned)

    def turn(self, state: State, player: int, cards: list[int]) -> None:
        state.tick()
        for card in cards:
            record = state.then(card)
            turn_face_down(state, card, DEFENSE)
            records = [state.arrived(record)]
            state.emit(POSITION_CHANGED, player, records, 0, BY_EFFECT, None, PROCESS)
            if self.sets:
                state.emit(SET, player, records, 0, BY_EFFECT, None, "CRD-117")
        state.settle()


class Equip(OnCards):
    """Equip a card to another: an Equip card where it lies, a monster by moving it to the
    Spell & Trap Zone (EFX-216)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "to", "joint")

    def __init__(self, cards: Cards, to: Cards) -> None:
        super().__init__(cards)
        self.to = to

    def against(self, state: State, scope: Scope, card: int) -> str:
        held = state.cards[card]
        room = held.place == SPELL_ZONE or len(free_spell_zones(state, scope.player)) > 0
        return "" if room else "EFX-216"

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        hosts = self.to.find(state, scope)
        cards = self.affected(state, run)
        scope.done = []
        if not hosts or not cards or not can_be_equipped(state, hosts[0]):
            return
        if not can_equip(state, cards[0], hosts[0]):
            return
        scope.done = [refer(state.cards[cards[0]])]
        maker = scope.source.card
        state.push(EquipByEffect(scope.player, cards[0], hosts[0], scope.code, scope.number, maker))

    def conclude(self, state: State, run: Run) -> None:
        """The program follows the card, though it is a new object now."""
        scope = run.scope(state)
        if scope.done:
            card = state.cards[scope.done[0].card]
            run.done = card.place == SPELL_ZONE
            scope.done = [refer(card)]
            if scope.source.card == card.id:
                scope.source = refer(card)


class LinkTo(OnCards):
    """Stay linked to these cards, with clauses that hang on the link (TRM-068, TRM-076); some of
    them only for a time."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "clauses", "this_turn", "until", "joint")

    def __init__(
        self,
        cards: Cards,
        clauses: list[Clause],
        this_turn: list[Clause] | None = None,
        until: int = UNTIL_END_OF_TURN,
    ) -> None:
        super().__init__(cards)
        self.clauses = clauses
        self.this_turn: list[Clause] = this_turn or []
        self.until = until

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        source = state.cards[scope.source.card]
        if not scope.source.same_object(source) or not source.face_up:
            return
        # What is immune is linked all the same; what hangs on the link may not apply to it.
        for card in self.meant(state, run):
            run.done = True
            tie(state, source.id, card, scope.code, scope.number, source.id, False)
            for clause in self.clauses:
                layers.put_on(state, scope, card, clause, WHILE_LINKED, False, True)
            for clause in self.this_turn:
                layers.put_on(state, scope, card, clause, self.until, False, True)
        state.settle()


class PlaceAsSpell(OnCards):
    """Put a card face-up in a Spell & Trap Zone, treated as a Continuous Spell there."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "joint")

    def against(self, state: State, scope: Scope, card: int) -> str:
        return "" if free_spell_zones(state, scope.player) else "CRD-311"

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        cards = self.affected(state, run)
        scope.done = [refer(state.cards[card]) for card in cards[:1]]
        if cards:
            run.done = True
            own = scope.number + 1 if scope.source.card == cards[0] else 0
            state.push(placing.PlaceAsSpell(scope.player, cards[0], own))

    def conclude(self, state: State, run: Run) -> None:
        """The program follows the card, though it is a new object now."""
        scope = run.scope(state)
        if scope.done:
            card = state.cards[scope.done[0].card]
            scope.done = [refer(card)]
            if scope.source.card == card.id:
                scope.source = refer(card)


class PlaceInPendulumZone(OnCards):
    """Put a card face-up in one of the player's Pendulum Zones, which is no activation."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "joint")

    def refuses(self, state: State, scope: Scope, target: int) -> str:
        if not free_pendulum_zones(state, scope.player):
            return "SEG-020"
        return super().refuses(state, scope, target)

    def capacity(self, state: State, scope: Scope) -> int:
        return len(free_pendulum_zones(state, scope.player))

    def needs(self) -> int:
        return super().needs() and super().needs() | 1 << PENDULUM_ZONE

    def why_impossible(self, state: State, scope: Scope) -> str:
        full = not free_pendulum_zones(state, scope.player)
        return "SEG-020" if full else super().why_impossible(state, scope)

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        cards = self.affected(state, run)
        if cards and free_pendulum_zones(state, scope.player):
            run.done = True
            state.push(PlacePendulum(scope.player, cards[0]))  # EFX-285
