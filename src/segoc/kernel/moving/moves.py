"""Moves: how sets of cards get from place to place.

`Move` is the only procedure that takes a *set* of cards away: it determines the set,
lets other rules have their say about it, and moves all at once.
"""

from typing import ClassVar, Final

from segoc.kernel.language.effect import Instead, Reaction
from segoc.kernel.language.lingering import give_for_good
from segoc.kernel.language.scope import Scope
from segoc.kernel.language.waiting_effects import WaitingEffect
from segoc.kernel.moving.destinations import would_go
from segoc.kernel.moving.falling_materials import any_going, fallen
from segoc.kernel.moving.relocating import relocate
from segoc.kernel.moving.staying_as_spell import OfferToStay, can_stay
from segoc.kernel.moving.withstanding import Use, withstands_now
from segoc.kernel.picture import identity, prohibitions
from segoc.kernel.picture.picture import applies, picture
from segoc.kernel.picture.reactions_to_leaving import hear, last_words, parting_words
from segoc.kernel.picture.speakers import scope_of
from segoc.kernel.programs.once_per_turn import use_within
from segoc.kernel.programs.program import APPLYING, Run
from segoc.kernel.table import lifetimes, verbs
from segoc.kernel.table.card import DOOMED, DOOMED_BY_BATTLE, NOT_DOOMED
from segoc.kernel.table.decision import (
    NO,
    OPTIONAL,
    YES,
    Option,
    option,
)
from segoc.kernel.table.event import (
    AT_BOTTOM,
    BY_EFFECT,
    BY_ITSELF,
    BY_OPPONENT,
    BY_RULE,
    DESTROYED,
    FACE_DOWN,
    MOVED,
    SENT_TO_GY,
    CardSnapshot,
)
from segoc.kernel.table.ints import Bits, CardNo, Code, EffectNo, Place, Player
from segoc.kernel.table.kinds import CONTINUOUS
from segoc.kernel.table.lifetimes import Ref
from segoc.kernel.table.move_items import MoveItem
from segoc.kernel.table.native import mypyc_attr
from segoc.kernel.table.places import (
    BANISHED,
    DECK,
    EXTRA_DECK,
    GRAVEYARD,
    SPELL_ZONE,
    on_field,
)
from segoc.kernel.table.procedure import Procedure, battles
from segoc.kernel.table.record import (
    CARD_NOS,
    COUNT,
    COUNTS,
    INT,
    PLAYER,
    TRUTH,
    Fields,
    Record,
    always,
    many,
)
from segoc.kernel.table.state import State


class DestructionGuard(Record):
    """An effect that could replace a destruction, noted before anything is determined."""

    FIELDS: ClassVar[Fields] = {
        "player": INT,
        "source": always(Ref),
        "code": INT,
        "effect_no": INT,
    }

    def __init__(self, player: Player, source: Ref, code: Code, effect_no: EffectNo) -> None:
        self.player = player
        self.source = source
        self.code = code
        self.effect_no = effect_no


@mypyc_attr(free_list_len=1)
class Move(Procedure):
    """Take a set of cards to a place, all at once.

    The stages are the rulebook's: what is determined to go, what goes with it, what goes
    in its stead, where each card really goes; then all move, and the event tells of it.
    """

    FIELDS: ClassVar[Fields] = {
        "items": many(MoveItem),
        "by": PLAYER,
        "guards": many(DestructionGuard),
        "asked_about": COUNT,
        "saved": CARD_NOS,
        "owed": COUNTS,
        "later": TRUTH,
        "offered": COUNT,
        "offering": TRUTH,
        "words": many(WaitingEffect),
        "for_a_while": TRUTH,
    }

    # Steps.
    DETERMINE: Final = 0
    SUBSTITUTES: Final = 1
    REDIRECT: Final = 2
    CARRY_OUT: Final = 3

    def __init__(self, items: list[MoveItem], by: int) -> None:
        super().__init__()
        self.items = items
        self.by = by
        self.guards: list[DestructionGuard] = []
        # How many questions about substitutes are behind us: item by item, guard by guard.
        self.asked_about = 0
        # Cards that stay because of the substitute that is being made.
        self.saved: list[int] = []
        # The guards that must do something for these besides, by their numbers.
        self.owed: list[int] = []
        # It only settles what a battle destroys: `State.last_moved` tells. They leave later, and
        # what is done in place of a destruction is done after damage calculation (BAT-341).
        self.later = False
        # For how many items it is settled whether they stay among the Spells and Traps, and
        # whether that is being asked of the next one.
        self.offered = 0
        self.offering = False
        # What cards that go say of their own leaving, by their texts.
        self.words: list[WaitingEffect] = []
        # What is banished by it is to return: it takes along what survives that.
        self.for_a_while = False

    @staticmethod
    def of(
        cards: list[CardNo], destination: Place, tags: Bits, why: int, by: int, rule: str
    ) -> "Move":
        """All these cards go to one place, for one reason."""
        return Move([MoveItem(card, destination, tags, why, rule) for card in cards], by)

    def copy(self) -> "Move":
        new = Move([item.copy() for item in self.items], self.by)
        new.step = self.step
        new.guards = self.guards.copy()
        new.asked_about = self.asked_about
        new.saved = self.saved.copy()
        new.owed = self.owed.copy()
        new.later = self.later
        new.offered = self.offered
        new.offering = self.offering
        new.words = self.words.copy()
        new.for_a_while = self.for_a_while
        return new

    def dooms(self, card: CardNo) -> bool:
        for item in self.items:
            if item.card == card and item.tags & DESTROYED:
                return True
        return False

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.DETERMINE:
            self.determine(state)
        elif step == self.SUBSTITUTES:
            self.offer_substitutes(state)
        elif step == self.REDIRECT and not self.later:
            if not self.offers_to_stay(state):
                self.redirect(state)
        elif step == self.CARRY_OUT:
            self.carry_out(state)
        else:
            # Only now: what has followed from it may have moved other cards.
            state.last_moved = [item.card for item in self.items]
            state.pop()

    def determine(self, state: State) -> None:
        """From here on it is settled which cards go, and what hangs on them goes with them.
        What is to be destroyed has no standing effect any more."""
        if state.has_effects or state.entries:
            used: list[Use] = []
            # RES-177
            self.items = [item for item in self.items if not self.withstands(state, item, used)]
            self.note_guards(state)
            if not self.later:
                self.close(state, used)
        if state.under and not self.later:
            self.items += fallen(state, self.items)
        if self.later:
            return
        for item in self.items:
            held = state.cards[item.card]
            if item.tags & DESTROYED and on_field(held.place) and not held.doomed:
                state.edit(item.card).doomed = DOOMED  # CRD-275, CRD-276, CRD-277

    def withstands(self, state: State, item: MoveItem, used: list[Use]) -> bool:
        """It can't be destroyed, in this way."""
        if not item.tags & DESTROYED or item.certain:
            return False  # EFX-135
        if prohibitions.forbidden(state, item.card, verbs.DESTROY, item.why):  # TRM-075
            return True
        by = self.by if item.by < 0 else item.by
        if item.why == BY_EFFECT and state.cards[item.card].side != by:
            if prohibitions.forbidden(state, item.card, verbs.DESTROY, BY_OPPONENT):
                return True
            if withstands_now(state, item.card, BY_OPPONENT, used):
                return True
        return withstands_now(state, item.card, item.why, used)

    def close(self, state: State, used: list[Use]) -> None:
        """What goes because these go, at the same moment: links of the immediate kind."""
        index = 0
        while index < len(self.items):
            item = self.items[index]
            index += 1
            for had in picture(state).reactions:
                effect = had.effect
                if isinstance(effect, Reaction) and effect.immediate and applies(state, had):
                    scope = scope_of(state, had)
                    if effect.happening.foresees(state, scope, item):  # TRM-085, TRM-087, TRM-089
                        self.add(state, scope, item, effect, used)
                        if had.card == item.card:
                            self.words += parting_words(state, had, effect)

    def add(
        self, state: State, scope: Scope, item: MoveItem, effect: Reaction, used: list[Use]
    ) -> None:
        action = effect.program[0]
        for card in action.takes(state, scope):
            if any_going(self.items, card):
                continue
            more = MoveItem(
                card, action.destination(), action.tags(), BY_EFFECT, "TRM-085", item.card
            )
            # By the effect of the card that was linked, whoever has sent that one away.
            more.by = scope.player  # TRM-086, EFX-014
            more.source = scope.source.card
            more.effect_no = scope.effect_no
            if not self.withstands(state, more, used):
                self.items.append(more)

    # Substitutes.

    def note_guards(self, state: State) -> None:
        """What could be done instead: first what must be, then what a player may do; the turn
        player's before the other's, as they lie. For what is destroyed in the place of something
        else, only what must be."""
        must: list[DestructionGuard] = []
        rest: list[DestructionGuard] = []
        for had in picture(state).in_place:
            effect = had.effect
            if not isinstance(effect, Instead) or not applies(state, had):  # TRM-075, CLS-068
                continue
            if effect.verb not in (verbs.DESTROY, verbs.TO_DECK):
                continue
            scope = scope_of(state, had)
            guard = DestructionGuard(scope.player, scope.source, had.code, had.effect_no)
            if not effect.optional:
                must.append(guard)  # RES-179
            elif not self.is_substitution(state):  # RES-170
                rest.append(guard)
        self.guards += as_they_lie(state, must)
        self.guards += as_they_lie(state, rest)  # RES-175

    def is_substitution(self, state: State) -> bool:
        """Another move has it done in place of something."""
        for procedure in state.stack:
            if procedure is not self and procedure.substitutes():
                return True
        return False

    def substitutes(self) -> bool:
        return len(self.saved) > 0

    def offer_substitutes(self, state: State) -> None:
        """Ask about one substitute after the other; each question comes back here."""
        if self.owed:
            self.step = self.SUBSTITUTES
            self.do_instead(state, self.guards[self.owed.pop(0)])
            return
        for card in self.saved:
            self.spare(state, card)
        self.saved = []
        while self.asked_about < len(self.items) * len(self.guards):
            if self.can_guard(state):
                self.step = self.SUBSTITUTES
                if self.instead(state).optional:
                    self.ask(state)
                else:
                    self.replace(state)
                return
            self.asked_about += 1

    def guard(self) -> DestructionGuard:
        return self.guards[self.asked_about // len(self.items)]

    def item(self) -> MoveItem:
        return self.items[self.asked_about % len(self.items)]

    def instead(self, state: State) -> Instead:
        return self.effect_of(state, self.guard())

    def effect_of(self, state: State, guard: DestructionGuard) -> Instead:
        effect = state.faces[guard.code].effects[guard.effect_no]
        assert isinstance(effect, Instead)
        return effect

    def guard_scope(self) -> Scope:
        return self.scope_of_guard(self.guard())

    def scope_of_guard(self, guard: DestructionGuard) -> Scope:
        return Scope(guard.player, guard.source, guard.code, guard.effect_no)

    def all_guarded(self, state: State, effect: Instead, scope: Scope) -> list[int]:
        """The cards that stay if this is done: one, or all at once."""
        found = [self.item().card]
        if effect.together:  # RES-184, RES-185
            for one in self.items:
                if one is not self.item() and self.is_guarded(state, effect, scope, one):
                    found.append(one.card)
        return found

    def can_guard(self, state: State) -> bool:
        effect = self.instead(state)
        scope = self.guard_scope()
        if not self.is_guarded(state, effect, scope, self.item()):
            return False
        if effect.together:
            for one in self.items[: self.asked_about % len(self.items)]:
                if self.is_guarded(state, effect, scope, one):
                    return False  # That was asked of all of them.
        if effect.limit and state.uses.count(use_within(state, scope, effect.limit)):
            return False
        scope.amount = len(self.all_guarded(state, effect, scope))
        if effect.optional and self.takes_what_goes(state, effect, scope):  # RES-155
            return False
        return effect.program[0].possible(state, scope)

    def takes_what_goes(self, state: State, effect: Instead, scope: Scope) -> bool:
        """What is determined to go can't stand in for anything (TRM-089), unless it must."""
        for card in effect.program[0].takes(state, scope):
            if not any_going(self.items, card):
                return False
        return len(effect.program[0].takes(state, scope)) > 0

    def is_guarded(self, state: State, effect: Instead, scope: Scope, item: MoveItem) -> bool:
        if effect.verb == verbs.TO_DECK:
            if item.destination != DECK or not effect.whys >> self.why_returned(state, item) & 1:
                return False
            return effect.cards.includes_shown(state, scope, item.card)
        if not item.tags & DESTROYED or item.certain:
            return False
        if not effect.whys >> item.why & 1:  # TRM-086
            return False
        return effect.cards.includes_shown(state, scope, item.card)

    def why_returned(self, state: State, item: MoveItem) -> int:
        """Why it goes back to a Deck: by an effect of its own, if that is what does it."""
        if item.why != BY_EFFECT:
            return item.why
        source, _ = state.cause()
        return BY_ITSELF if source is not None and source.card == item.card else BY_EFFECT

    def ask(self, state: State) -> None:
        guard = self.guard()
        options = [option(YES), option(NO)]
        state.ask(guard.player, OPTIONAL, options, state.spot(guard.source.card))

    def answer(self, state: State, option: Option) -> None:
        if option.verb == YES:
            self.replace(state)
        else:
            self.asked_about += 1

    def replace(self, state: State) -> None:
        """It stays, and so does what would have gone only because of it."""
        item = self.item()
        guard = self.guard()
        scope = self.guard_scope()
        effect = self.instead(state)
        staying = self.all_guarded(state, effect, scope)
        scope.amount = len(staying)
        if not effect.optional:
            self.owed = self.others_that_must(state, item)
        # Until the substitute is made they are still determined to go: none can be it.
        self.saved = self.with_what_follows(staying)
        gone = self.with_what_follows(self.taken_instead(state))
        kept = [one for one in self.items if one.card not in self.saved and one.card not in gone]
        # The same question about the items that remain: begin with the next of them.
        self.asked_about = self.guards.index(guard) * len(kept)
        for one in self.items[: self.items.index(item)]:
            if one in kept:
                self.asked_about += 1
        self.items = kept  # RES-180, RES-140
        self.do_instead(state, guard, scope.amount)  # RES-147

    def taken_instead(self, state: State) -> list[CardNo]:
        """What goes as a substitute that must be made doesn't go a second time."""
        found: list[CardNo] = []
        for number in [self.guards.index(self.guard()), *self.owed]:
            guard = self.guards[number]
            effect = self.effect_of(state, guard)
            if not effect.optional:
                found += effect.program[0].takes(state, self.scope_of_guard(guard))  # RES-166
        return found

    def others_that_must(self, state: State, item: MoveItem) -> list[int]:
        """All that must be done in its place is done, though one would have saved it."""
        found: list[int] = []
        for number in range(self.guards.index(self.guard()) + 1, len(self.guards)):
            guard = self.guards[number]
            effect = self.effect_of(state, guard)
            scope = self.scope_of_guard(guard)
            if not effect.optional and self.is_guarded(state, effect, scope, item):
                if effect.program[0].possible(state, scope):
                    found.append(number)  # RES-179
        return found

    def do_instead(self, state: State, guard: DestructionGuard, amount: int = 1) -> None:
        effect = self.effect_of(state, guard)
        scope = self.scope_of_guard(guard)
        scope.amount = amount
        if effect.limit:
            state.uses.append(use_within(state, scope, effect.limit))
        if self.later:
            battles(state)[-1].promise(scope)  # BAT-341, BAT-425
            return
        state.applying.append(scope)
        state.push(Run(APPLYING, False))

    def with_what_follows(self, cards: list[CardNo]) -> list[int]:
        """Cards, and those that would go only because of them, or because of these in turn."""
        found = cards.copy()
        for item in self.items:
            # What goes because of another one comes after it.
            if item.cause in found and item.card not in found:
                found.append(item.card)
        return found

    def spare(self, state: State, card: CardNo) -> None:
        """It isn't destroyed, unless something else under way has determined that."""
        if self.later or state.cards[card].doomed == DOOMED_BY_BATTLE:
            return
        doomed = NOT_DOOMED
        for procedure in state.stack:
            if procedure.dooms(card):
                doomed = DOOMED
        state.edit(card).doomed = doomed

    # Going.

    def offers_to_stay(self, state: State) -> bool:
        """Ask about each monster that can be placed among the Spells and Traps instead; whether
        somebody is asked now."""
        if self.offering:
            self.offering = False
            if state.last_picks:
                self.items[self.offered].instead = state.last_picks[0]  # CRD-303
            self.offered += 1
        taken = [item.instead for item in self.items if item.instead >= 0]
        while self.offered < len(self.items):
            item = self.items[self.offered]
            if can_stay(state, item, taken):
                self.offering = True
                self.step = self.REDIRECT
                state.push(OfferToStay(state.cards[item.card].side, item.card, taken))
                return True
            self.offered += 1
        return False

    def redirect(self, state: State) -> None:
        """Where each card really goes."""
        for item in self.items:
            if item.instead >= 0:
                item.goal = SPELL_ZONE
            else:
                # CRD-111, EFX-038, EFX-041, EFX-043
                item.goal = would_go(state, item.card, self.destination_of(state, item))

    def destination_of(self, state: State, item: MoveItem) -> Place:
        """What would be destroyed and banished is only destroyed while nothing can be banished."""
        if item.tags & DESTROYED and item.destination == BANISHED:
            side = state.cards[item.card].side
            if prohibitions.forbidden_to(state, side, verbs.BANISH, item.card):
                return GRAVEYARD  # RES-010
        return item.destination  # RES-020, RES-030

    def carry_out(self, state: State) -> None:
        """Move them all at once, each to its owner's places, and tell."""
        if not self.items:
            return
        going = [item.card for item in self.items]
        words = [word for word in self.words if word.source.card in going]
        if state.entries:
            words += last_words(state, going)
        before = len(state.events_since_window)
        records = state.begin(going)
        for item in self.items:
            self.take(state, item)
        for record in records:
            state.note_arrival(record)
        start = 0
        for index in range(1, len(self.items) + 1):
            if index == len(self.items) or not alike(self.items[start], self.items[index]):
                source = self.source_of(state, self.items[start], records)
                self.tell(state, self.items[start], records[start:index], source)
                start = index
        for event in state.events_since_window[before:] if words else []:
            hear(state, words, event)
        state.settle()

    def take(self, state: State, item: MoveItem) -> None:
        goal = item.goal
        open_to_all = goal in (GRAVEYARD, BANISHED)
        if goal == BANISHED and item.tags & FACE_DOWN:
            open_to_all = False
        # A Pendulum that was on its way to the GY lies face-up in the Extra Deck. So does what is
        # added to it.
        if goal == EXTRA_DECK and item.destination in (GRAVEYARD, EXTRA_DECK):
            open_to_all = True  # CRD-068
        destroyed = item.tags & DESTROYED and identity.is_monster(state, item.card)
        if item.instead >= 0:
            side = state.cards[item.card].side
            relocate(state, item.card, goal, side, item.instead, True)
            state.edit(item.card).treated_as = CONTINUOUS  # CRD-303
            return
        owner = state.cards[item.card].owner  # EFX-139, EFX-143, EFX-158, EFX-159, TRM-190
        transition = lifetimes.BY_PLACE
        if self.for_a_while and goal == BANISHED:
            transition = lifetimes.TEMPORARY
            give_for_good(state, item.card)
        relocate(state, item.card, goal, owner, face_up=open_to_all, transition=transition)
        if item.tags & AT_BOTTOM and goal == DECK:
            deck = state.pile(owner, DECK)
            deck.insert(0, deck.pop())
        if destroyed:
            state.edit(item.card).destroyed_turn = state.turn

    def source_of(
        self, state: State, item: MoveItem, records: list[CardSnapshot]
    ) -> CardSnapshot | None:
        """The card whose effect takes this one along, as it was if it goes as well; none if it
        goes by what is under way."""
        if item.source < 0:
            return None
        for record in records:
            if record.card == item.source:
                return record
        return state.snapshot(item.source)

    def tell(
        self, state: State, item: MoveItem, records: list[CardSnapshot], source: CardSnapshot | None
    ) -> None:
        tags = item.tags
        for record in records:
            if record.to_place == GRAVEYARD:
                tags |= SENT_TO_GY  # EFX-125, EFX-131, TRM-246, TRM-252
        by = self.by if item.by < 0 else item.by
        state.emit(
            MOVED,
            by,
            records,
            move_tags=tags,
            why=item.why,
            rule=item.rule,
            source=source,
            effect_no=item.effect_no,
        )


def drop_materials(state: State, hosts: list[CardNo], by: int, rule: str) -> None:
    """Begin the moment in which these cards stop being monsters on the field: what lies under them
    falls to the GY with it. Materials are no cards on the field, and nobody is asked about them."""
    dropped: list[int] = []
    for host in hosts:
        dropped += state.under.get(host, [])
    if not dropped:
        state.tick()
        return
    move = Move.of(dropped, GRAVEYARD, 0, BY_RULE, by, rule)
    move.redirect(state)
    move.carry_out(state)


def as_they_lie(state: State, guards: list[DestructionGuard]) -> list[DestructionGuard]:
    """The turn player's before the other's, each by where its card lies: that everybody sees."""
    if len(guards) < 2:
        return guards
    places: list[tuple[bool, int, int]] = []
    for index in range(len(guards)):
        guard = guards[index]
        later = guard.player != state.turn_player
        places.append((later, state.spot(guard.source.card), index))
    return [guards[place[2]] for place in sorted(places)]


def alike(one: MoveItem, other: MoveItem) -> bool:
    """Part of the same event."""
    same_effect = (
        one.by == other.by and one.source == other.source and one.effect_no == other.effect_no
    )
    return (
        one.tags == other.tags and one.why == other.why and one.rule == other.rule and same_effect
    )
