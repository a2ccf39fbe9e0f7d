"""What can happen: patterns of events, and of activations that are answered directly."""

from typing import ClassVar, Final

from segoc.effects.players import EITHER, means
from segoc.effects.selectors import This
from segoc.kernel import event as ev
from segoc.kernel.action import Action
from segoc.kernel.activation import summon_under_way
from segoc.kernel.event import Event
from segoc.kernel.going import Going
from segoc.kernel.kinds import MONSTER, SPELL
from segoc.kernel.lifetimes import Ref
from segoc.kernel.node import ANY_PLACE, FIELD_PLACES, Cards, Filter, Happening
from segoc.kernel.places import GRAVEYARD, HAND, IN_THE_ACT, UNDER, on_field
from segoc.kernel.program import activated_of
from segoc.kernel.scope import Link, Scope
from segoc.kernel.state import State

# What is activated, as bits.
MONSTER_EFFECT: Final = 1 << 0
SPELL_CARD: Final = 1 << 1
TRAP_CARD: Final = 1 << 2
SPELL_EFFECT: Final = 1 << 3  # of a Spell that is activated already, or lies elsewhere
TRAP_EFFECT: Final = 1 << 4


class Activation(Happening):
    """A card or effect is activated: answered by the very next link (TRM-129).

    A Trap's effect in the GY is no activation of a Trap Card. `includes`
    is what the activated effect must do, `certain` whether it can't but do it (TRM-094);
    `places` is where it is activated (bits), 0 for anywhere.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "what",
        "by",
        "targeting",
        "verb",
        "to_cards",
        "certain",
        "places",
        "filters",
    )

    def __init__(
        self,
        what: int,
        by: int,
        targeting: Cards | None,
        verb: int,
        to_cards: Cards | None,
        certain: bool,
        places: int = 0,
        filters: list[Filter] | None = None,
    ) -> None:
        self.what = what
        self.by = by
        self.targeting = targeting
        self.verb = verb
        self.to_cards = to_cards
        self.certain = certain
        self.places = places
        # What the card must be whose effect it is.
        self.filters: list[Filter] = filters or []

    def fits_link(self, state: State, scope: Scope, link: Link) -> bool:
        if not means(state, scope, self.by, link.player):
            return False
        if not is_what(link.then.kind, link.card_activation, self.what):
            return False
        if self.places and not self.places >> link.then.place & 1:
            return False
        if self.targeting is not None and not self.targets(state, scope, link):
            return False
        for one in self.filters:
            if not one.passes(state, scope, link.source.card):
                return False
        return self.verb == 0 or self.does(state, scope, link)

    def answers_links(self) -> bool:
        return True

    def targets(self, state: State, scope: Scope, link: Link) -> bool:
        assert self.targeting is not None
        for ref in link.targets:
            if self.targeting.includes(state, scope, ref.card):
                return True
        return False

    def where(self, state: State, link: Link, action: Action) -> int:
        """The places (bits) where the cards can be that an action only points at."""
        target = activated_of(state, link).target
        if action.on_targets() and target is not None:
            return target.cards.reach()
        return 1 << link.then.place if action.on_itself() else ANY_PLACE

    def does(self, state: State, scope: Scope, link: Link) -> bool:
        """What the effect includes is read off its program."""
        for action in activated_of(state, link).program:
            if not self.certain:
                # What it may do is in its text, whatever there is to do it to.
                places = action.may_do_in(self.verb) & self.where(state, link, action)
                if places and (self.to_cards is None or places & self.to_cards.reach()):
                    return True
                continue
            cards = action.does(state, link, self.verb)
            if cards is None or self.to_cards is None:
                continue
            fitting = 0
            for card in cards:
                if self.to_cards.includes(state, scope, card):
                    fitting += 1
            # TRM-094
            if fitting and (action.does_to_all() or fitting == len(cards)):
                return True
        return False


def is_what(kind: int, of_card: bool, what: int) -> bool:
    if kind == MONSTER:
        return what & MONSTER_EFFECT != 0  # EFX-026, EFX-171
    if kind == SPELL:
        # EFX-025, EFX-027, EFX-168, EFX-171
        return what & (SPELL_CARD if of_card else SPELL_EFFECT) != 0  # CRD-325, CRD-326
    return what & (TRAP_CARD if of_card else TRAP_EFFECT) != 0  # EFX-023, EFX-027, EFX-028


class OneOf(Happening):
    """Any of several things: the bullets of one sentence."""

    FIELDS: ClassVar[tuple[str, ...]] = ("happenings",)

    def __init__(self, happenings: list[Happening]) -> None:
        self.happenings = happenings

    def kinds(self) -> int:
        bits = 0
        for one in self.happenings:
            bits |= one.kinds()
        return bits

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        for one in self.happenings:
            if one.kinds() >> event.kind & 1 and one.fits(state, scope, event):
                return True
        return False

    def fits_link(self, state: State, scope: Scope, link: Link) -> bool:
        for one in self.happenings:
            if one.fits_link(state, scope, link):
                return True
        return False

    def answers_links(self) -> bool:
        for one in self.happenings:
            if one.answers_links():
                return True
        return False

    def answers_summon(self) -> bool:
        for one in self.happenings:
            if one.answers_summon():
                return True
        return False

    def would_fit(self, state: State, scope: Scope, event: Event) -> bool:
        for one in self.happenings:
            if one.would_fit(state, scope, event):
                return True
        return False


class WasActivated(Happening):
    """A card or effect was activated, and that chain is over (TRM-133)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "by")

    def __init__(self, what: int, by: int) -> None:
        self.what = what
        self.by = by

    def kinds(self) -> int:
        return 1 << ev.ACTIVATED

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if not means(state, scope, self.by, event.player):
            return False
        if not is_what(event.cards[0].kind, event.how == 1, self.what):
            return False
        return not was_negated(state, event)


def was_negated(state: State, activation: Event) -> bool:
    """The activation was negated, so that nothing was activated."""
    for event in state.now:
        if event.kind == ev.NEGATED and event.how == 0 and event.numbers == activation.numbers:
            return True
    return False


class WouldBeSummoned(Happening):
    """A summon that can still be negated: only the first link can answer it (TRM-132).

    One of the monsters must pass the filters; `exactly` is how many they are, 0 for any number.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("ways", "by", "filters", "exactly")

    def __init__(
        self, ways: int, by: int, filters: list[Filter] | None = None, exactly: int = 0
    ) -> None:
        self.ways = ways
        self.by = by
        self.filters: list[Filter] = filters or []
        self.exactly = exactly

    def kinds(self) -> int:
        return 1 << ev.SUMMON_DECLARED

    def answers_summon(self) -> bool:
        return True

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        return not state.chain and self.would_fit(state, scope, event)  # TRM-129, TRM-132

    def would_fit(self, state: State, scope: Scope, event: Event) -> bool:
        if event.kind != ev.SUMMON_DECLARED or not self.ways >> event.how & 1:
            return False
        if not means(state, scope, self.by, event.player):
            return False
        if self.exactly and len(event.cards) != self.exactly:
            return False  # CRD-234
        return summon_under_way(state) and self.any_passes(state, scope, event)

    def any_passes(self, state: State, scope: Scope, event: Event) -> bool:
        for record in event.cards:
            passes = True
            for one in self.filters:
                passes = passes and one.passes(state, scope, record.card)
            if passes:
                return True
        return False


class Summoned(Happening):
    """Monsters that are meant were summoned, in one of these ways (bits).

    `own_effect` is the number, from 1, of this card's effect that did it, or 0; `not_from`
    are places (bits) from which they did not come; `by` is what the card must be whose
    effect did it; `exactly` is how many came at once, 0 for any number.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "cards",
        "ways",
        "own_effect",
        "not_from",
        "by",
        "from_",
        "exactly",
    )

    def __init__(
        self,
        cards: Cards,
        ways: int,
        own_effect: int,
        not_from: int,
        by: list[Filter],
        from_: int = 0,
        exactly: int = 0,
    ) -> None:
        self.cards = cards
        self.ways = ways
        self.own_effect = own_effect
        self.not_from = not_from
        self.by = by
        self.from_ = from_
        self.exactly = exactly

    def kinds(self) -> int:
        return 1 << ev.SUMMONED

    def about_itself(self) -> bool:
        return isinstance(self.cards, This)

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if not self.ways >> event.how & 1:
            return False
        if self.exactly and len(event.cards) != self.exactly:
            return False
        if self.own_effect and not self.by_itself(state, scope, event):
            return False
        for one in self.by:
            if event.source is None or not one.passes(state, scope, event.source.card):
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
        if source is None or event.number + 1 != self.own_effect:
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


class Went(Happening):
    """Cards that were meant, as they were before, went somewhere.

    `to` and `from_` are places as bits, 0 for any; `tags` what it must have been (destroyed,
    discarded…), `whys` the reasons as bits, `for_` what the card must be whose cost it was.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "cards",
        "from_",
        "to",
        "tags",
        "whys",
        "for_",
        "by",
        "exactly",
    )

    def __init__(
        self,
        cards: Cards,
        from_: int,
        to: int,
        tags: int,
        whys: int,
        for_: list[Filter],
        by: int = EITHER,
        exactly: int = 0,
    ) -> None:
        self.cards = cards
        self.from_ = from_
        self.to = to
        self.tags = tags
        self.whys = whys
        self.for_ = for_
        # Whose effect it was, if it was one; and just so many cards, if not any number.
        self.by = by
        self.exactly = exactly

    def kinds(self) -> int:
        return 1 << ev.MOVED

    def about_itself(self) -> bool:
        return isinstance(self.cards, This)

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if event.how & self.tags != self.tags:
            return False  # EFX-137
        if self.whys and not self.whys >> event.why & 1:
            return False
        if event.why == ev.BY_EFFECT and not means(state, scope, self.by, event.player):  # EFX-052
            return False
        for one in self.for_:
            if event.source is None or not one.passes(state, scope, event.source.card):
                return False
        count = 0
        for index in range(len(event.cards)):
            if self.is_about(state, scope, event, index):
                count += 1
        if self.exactly:
            return count == self.exactly  # EFX-052
        return count > 0

    def is_about(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        record = event.cards[index]
        if self.to and not self.to >> record.to_place & 1:
            return False
        # What found no zone to return to lies in the GY without having been sent there.
        if self.to and record.to_place == GRAVEYARD and not event.how & ev.SENT_TO_GY:  # EFX-148
            return False
        if self.from_ and not self.from_ >> record.place & 1:  # CHG-030, CHG-031
            return False
        # What becomes a material doesn't leave the field, though it is no longer there (TRM-245).
        if record.to_place in (record.place, UNDER):
            return False
        # From zone to zone nothing leaves the field.
        if not self.to and self.leaves_field() and on_field(record.to_place):
            return False
        return self.cards.included(state, scope, event, index)

    def leaves_field(self) -> bool:
        """Whether it is about leaving the field, whatever becomes of the card."""
        if self.from_ == FIELD_PLACES:
            return True
        return self.from_ != 0 and not self.from_ & ~FIELD_PLACES and not self.tags

    def foresees(self, state: State, scope: Scope, going: Going) -> bool:
        held = state.cards[going.card]
        if going.tags & self.tags != self.tags:
            return False
        if self.from_ and not self.from_ >> held.place & 1:
            return False
        if self.whys and not self.whys >> going.why & 1:
            return False
        return on_field(held.place) and self.cards.includes(state, scope, going.card)


class AddedToHand(Happening):
    """Cards were added to a player's hand, drawn or otherwise; from these places (bits), 0 any."""

    FIELDS: ClassVar[tuple[str, ...]] = ("whose", "from_")

    def __init__(self, whose: int, from_: int = 0) -> None:
        self.whose = whose
        self.from_ = from_

    def kinds(self) -> int:
        return 1 << ev.MOVED

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        for index in range(len(event.cards)):
            if self.is_about(state, scope, event, index):
                return True
        return False

    def is_about(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        record = event.cards[index]
        if record.to_place != HAND or record.place == HAND:  # EFX-121
            return False
        if self.from_ and not self.from_ >> record.place & 1:
            return False
        # From wherever: added and returned are the same.
        return means(state, scope, self.whose, record.to_side)  # EFX-155


class Damaged(Happening):
    """A player took damage: by a card that is meant, of these sorts (bits), at least so much."""

    FIELDS: ClassVar[tuple[str, ...]] = ("whose", "by", "whys", "least")

    def __init__(self, whose: int, by: Cards | None, whys: int = 0, least: int = 0) -> None:
        self.whose = whose
        self.by = by
        self.whys = whys
        self.least = least

    def kinds(self) -> int:
        return 1 << ev.DAMAGE

    def about_itself(self) -> bool:
        return isinstance(self.by, This)

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if not means(state, scope, self.whose, event.player):
            return False
        if self.whys and not self.whys >> event.why & 1:
            return False
        if event.numbers[0] < self.least:
            return False
        if self.by is None:
            return True
        source = event.source
        return source is not None and self.by.includes(state, scope, source.card)


class PositionChanged(Happening):
    """The position of a card that is meant was changed, to this one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "to")

    def __init__(self, cards: Cards, to: int) -> None:
        self.cards = cards
        self.to = to

    def kinds(self) -> int:
        return 1 << ev.POSITION_CHANGED

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        for record in event.cards:
            if record.to_position == self.to and record.position != self.to:
                if self.cards.includes(state, scope, record.card):
                    return True
        return False


class Flipped(Happening):
    """A card that is meant was turned face-up, in whatever way."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def kinds(self) -> int:
        return 1 << ev.FLIPPED

    def about_itself(self) -> bool:
        return True

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        for index in range(len(event.cards)):
            if self.cards.included(state, scope, event, index):  # CRD-291
                return True
        return False


class AttackDeclared(Happening):
    """An attack was declared: by whom, on what; `direct` only directly."""

    FIELDS: ClassVar[tuple[str, ...]] = ("attacker", "target", "direct")

    def __init__(self, attacker: Cards | None, target: Cards | None, direct: bool) -> None:
        self.attacker = attacker
        self.target = target
        self.direct = direct

    def kinds(self) -> int:
        return 1 << ev.ATTACK_DECLARED

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if self.attacker is not None:
            if not self.attacker.includes(state, scope, event.cards[0].card):
                return False
        if self.direct and len(event.cards) > 1:
            return False
        if self.target is None:
            return True
        return len(event.cards) > 1 and self.target.includes(state, scope, event.cards[1].card)


class PhaseBegan(Happening):
    FIELDS: ClassVar[tuple[str, ...]] = ("whose", "phase")

    def __init__(self, whose: int, phase: int) -> None:
        self.whose = whose
        self.phase = phase

    def kinds(self) -> int:
        return 1 << ev.PHASE_BEGAN

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        return event.how == self.phase and means(state, scope, self.whose, event.player)


class UsedAsMaterial(Happening):
    """This card, or one of the `cards` where it went, was a material of a monster that was summoned
    in one of these ways (bits). What was used for a summon that was negated is none (CRD-206)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("filters", "ways", "cards")

    def __init__(
        self, filters: list[Filter], ways: int = 1 << ev.XYZ_SUMMON, cards: Cards | None = None
    ) -> None:
        self.filters = filters
        self.ways = ways
        self.cards = cards

    def kinds(self) -> int:
        return 1 << ev.SUMMONED

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if not self.ways >> event.how & 1 or not self.was_used(state, scope, event):
            return False
        for one in self.filters:
            if not one.passes(state, scope, event.cards[0].card):
                return False
        return True  # CRD-307

    def was_used(self, state: State, scope: Scope, event: Event) -> bool:
        record = event.cards[0]
        if event.how == ev.XYZ_SUMMON:
            return scope.source.card in state.under.get(record.card, [])
        for one in state.made:
            if one.monster.card == record.card and one.monster.life == record.to_life:
                for material in one.materials:
                    if self.is_meant(state, scope, material):
                        return True
        return False

    def is_meant(self, state: State, scope: Scope, material: Ref) -> bool:
        if self.cards is None:
            return material.card == scope.source.card
        if not material.same_object(state.cards[material.card]):
            return False
        return self.cards.includes(state, scope, material.card)
