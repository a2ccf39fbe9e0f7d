"""What can happen: patterns of events."""

from collections.abc import Sequence
from typing import ClassVar

from segoc.effects.descriptions import Described, is_itself
from segoc.effects.players import EITHER, means
from segoc.kernel.language.node import FIELD_PLACES, Cards, Filter, Happening, Parts, Usual
from segoc.kernel.language.scope import Link, Scope
from segoc.kernel.moving.destinations import would_go
from segoc.kernel.table import event as ev
from segoc.kernel.table.event import Event
from segoc.kernel.table.kinds import MONSTER
from segoc.kernel.table.move_items import MoveItem
from segoc.kernel.table.places import GRAVEYARD, HAND, UNDER, on_field
from segoc.kernel.table.state import State


class OneOf(Happening):
    """Any of several things."""

    WORD: ClassVar = "one_of"
    PARTS: ClassVar[Parts] = {"happenings": "happenings+"}

    def __init__(self, *happenings: Happening) -> None:
        self.happenings = list(happenings)

    def kinds(self) -> int:
        bits = 0
        for one in self.happenings:
            bits |= one.kinds()
        return bits

    def about_itself(self) -> bool:
        for one in self.happenings:
            if not one.about_itself():
                return False
        return True

    def names_battle(self) -> bool:
        for one in self.happenings:
            if one.names_battle():
                return True
        return False

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


class Went(Happening):
    """Cards that were meant, as they were before, went somewhere.

    `to` and `from_` are places as bits, 0 for any: cards that are described went from where the
    description says that they were. `tags` is what it must have been (destroyed, discarded…),
    `whys` the reasons as bits, `for_` what the card must be whose cost it was.
    """

    WORD: ClassVar = "went"
    PARTS: ClassVar[Parts] = {
        "cards": "cards",
        "from_": "places",
        "to": "places",
        "as_": "tags",
        "why": "reasons",
        "for_effect_of": "filters",
        "by": "whose",
        "exactly": "count_or_none",
    }

    def __init__(
        self,
        cards: Cards,
        from_: int = 0,
        to: int = 0,
        as_: int = 0,
        why: int = 0,
        for_effect_of: Sequence[Filter] = (),
        by: int = EITHER,
        exactly: int = 0,
    ) -> None:
        self.cards = cards
        self.from_ = from_
        # From where, by whichever of the two says it.
        self.left = from_
        if from_ == 0 and isinstance(cards, Described):
            self.left = cards.in_
        self.to = to
        self.as_ = as_
        self.why = why
        self.for_effect_of = list(for_effect_of)
        # Whose effect it was, if it was one; and just so many cards, if not any number.
        self.by = by
        self.exactly = exactly

    def kinds(self) -> int:
        return 1 << ev.MOVED

    def about_itself(self) -> bool:
        return is_itself(self.cards)

    def names_battle(self) -> bool:
        return self.why >> ev.BY_BATTLE & 1 == 1  # BAT-217

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if event.move_tags & self.as_ != self.as_:
            return False  # EFX-137
        if self.why and not self.why >> event.why & 1:  # TRM-012
            return False
        if self.by != EITHER and event.why != ev.BY_BATTLE:
            # What the rules do is done by neither player.
            if event.why == ev.BY_RULE:  # EFX-161
                return False
            if not means(state, scope, self.by, event.player):  # EFX-052
                return False
        for one in self.for_effect_of:
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
        sent = event.move_tags & ev.SENT_TO_GY != 0
        if self.to and record.to_place == GRAVEYARD and not sent:  # EFX-148
            return False
        # A material comes from no place on the field: TRM-246, TRM-249, TRM-251.
        if self.left and not self.left >> record.place & 1:  # CHG-030, CHG-031
            return False
        # What becomes a material doesn't leave the field, though it is no longer there.
        if record.to_place in (record.place, UNDER):  # TRM-245
            return False
        # A monster that was sent somewhere is one there: a Trap isn't, whatever it was.
        if self.to and self.cards.kinds_said() == 1 << MONSTER:
            if not state.cards[record.card].printed.is_monster:  # TRM-326
                return False
        # From zone to zone nothing leaves the field.
        if not self.to and self.leaves_field() and on_field(record.to_place):
            return False
        return self.cards.included(state, scope, event, index)

    def leaves_field(self) -> bool:
        """Whether it is about leaving the field, whatever becomes of the card."""
        if self.left == FIELD_PLACES:
            return True
        return self.left != 0 and not self.left & ~FIELD_PLACES and not self.as_

    def foresees(self, state: State, scope: Scope, going: MoveItem) -> bool:
        held = state.cards[going.card]
        if going.tags & self.as_ != self.as_:
            return False
        if self.left and not self.left >> held.place & 1:
            return False
        if self.why and not self.why >> going.why & 1:
            return False
        if self.to and not self.to >> would_go(state, going.card, going.destination) & 1:
            return False
        return on_field(held.place) and self.cards.includes_shown(state, scope, going.card)


class AddedToHand(Happening):
    """Cards were added to a player's hand, drawn ones included (EFX-121); perhaps only from these
    places."""

    WORD: ClassVar = "added_to_hand"
    PARTS: ClassVar[Parts] = {"whose": "whose", "from_": "places"}

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
    """A player took damage; or took it by these cards."""

    WORD: ClassVar = "damaged"
    PARTS: ClassVar[Parts] = {"whose": "whose", "by": "cards", "why": "reasons", "least": "amount"}

    def __init__(self, whose: int, by: Cards | None = None, why: int = 0, least: int = 0) -> None:
        self.whose = whose
        self.by = by
        self.why = why
        self.least = least

    def kinds(self) -> int:
        return 1 << ev.DAMAGE

    def about_itself(self) -> bool:
        return self.by is not None and is_itself(self.by)

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if not means(state, scope, self.whose, event.player):
            return False
        if self.why and not self.why >> event.why & 1:
            return False
        # Of several damages at once each is looked at by itself (BAT-291).
        if event.amounts[-1 if len(event.amounts) > 2 else 0] < self.least:
            return False
        if self.by is None:
            return True
        source = event.source
        return source is not None and self.by.includes(state, scope, source.card)


class LpGained(Happening):
    """A player has gained LP, by an effect or by what was done in place of damage."""

    WORD: ClassVar = "gained_lp"
    PARTS: ClassVar[Parts] = {"whose": "whose"}

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def kinds(self) -> int:
        return 1 << ev.LP_GAINED

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        return means(state, scope, self.whose, event.player)


class PositionChanged(Happening):
    """These monsters were changed from Attack to Defense Position or back, or to this position;
    what only turns face-up or face-down isn't (TRM-149).

    The position of a card that is meant was changed, to this one or to either: between Attack
    and Defense Position, by an effect or by hand; a Flip Summon is such a change (TRM-151).
    """

    WORD: ClassVar = "position_changed"
    PARTS: ClassVar[Parts] = {"cards": "cards", "to": "position"}

    def __init__(self, cards: Cards, to: int = 0) -> None:
        self.cards = cards
        self.to = to

    def kinds(self) -> int:
        return 1 << ev.POSITION_CHANGED | 1 << ev.SUMMONED

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if event.kind == ev.SUMMONED and event.summon_way != ev.FLIP_SUMMON:  # TRM-151
            return False
        for record in event.cards:
            if self.to in (0, record.to_position):
                if self.cards.includes(state, scope, record.card):
                    return True
        return False


class Flipped(Happening):
    """These monsters were turned from face-down to face-up, by whatever means."""

    WORD: ClassVar = "flipped"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

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
    """An attack was declared by these monsters, or on these.

    An attack was declared: by whom, on what; `direct` only directly.
    """

    WORD: ClassVar = "attack_declared"
    PARTS: ClassVar[Parts] = {"by": "cards", "to": "cards", "direct": "yes_no"}

    def __init__(
        self, by: Cards | None = None, to: Cards | None = None, direct: bool = False
    ) -> None:
        self.by = by
        self.to = to
        self.direct = direct

    def kinds(self) -> int:
        return 1 << ev.ATTACK_DECLARED

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if self.by is not None:
            if not self.by.includes(state, scope, event.cards[0].card):
                return False
        if self.direct and len(event.cards) > 1:
            return False
        if self.to is None:
            return True
        if len(event.cards) == 1:
            return False
        return self.to.includes_shown(state, scope, event.cards[1].card)


class PhaseBegan(Happening):
    """A phase of this player's turn has begun."""

    WORD: ClassVar = "phase_began"
    PARTS: ClassVar[Parts] = {"whose": "whose", "phase": "phase"}
    USUAL: ClassVar[Usual] = {"whose": EITHER}

    def __init__(self, whose: int, phase: int) -> None:
        self.whose = whose
        self.phase = phase

    def kinds(self) -> int:
        return 1 << ev.PHASE_BEGAN

    def lasts(self) -> bool:
        return True

    def phases(self) -> int:
        return 1 << self.phase

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        return event.phase_begun == self.phase and means(state, scope, self.whose, event.player)
