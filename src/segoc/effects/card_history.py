"""What has become of cards: destroyed this turn, Tributed for a summon, Set since when; and
singling cards out without doing anything to them."""

from typing import ClassVar

from segoc.effects.descriptions import is_itself
from segoc.effects.on_cards import OnCards
from segoc.kernel.language.effect import Activated
from segoc.kernel.language.node import Cards, Filter, Happening, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.programs.program import Run, effect_of
from segoc.kernel.table import event as ev
from segoc.kernel.table.card import NOT_DOOMED
from segoc.kernel.table.event import Event
from segoc.kernel.table.geometry import is_main_monster_zone
from segoc.kernel.table.lifetimes import has_been_away, has_been_face_down, refer
from segoc.kernel.table.places import BANISHED, MONSTER_ZONE, on_field
from segoc.kernel.table.state import State


class DestroyedThisTurn(Filter):
    """A monster that was destroyed this turn, and is still where that took it."""

    WORD: ClassVar = "destroyed_this_turn"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return state.cards[card].destroyed_turn == state.turn


class LyingIn(Filter):
    """Lies in one of these places."""

    WORD: ClassVar = "lying_in"
    PARTS: ClassVar[Parts] = {"in_": "places"}

    def __init__(self, in_: int) -> None:
        self.in_ = in_

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return self.in_ >> state.cards[card].place & 1 == 1


class LayIn(Filter):
    """Lay in one of these places before it came to where it lies."""

    WORD: ClassVar = "lay_in"
    PARTS: ClassVar[Parts] = {"in_": "places"}

    def __init__(self, in_: int) -> None:
        self.in_ = in_

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        before = state.cards[card].previous_place
        return before >= 0 and self.in_ >> before & 1 == 1


class InMainZone(Filter):
    """In a Main Monster Zone."""

    WORD: ClassVar = "in_main_zone"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        held = state.cards[card]
        return held.place == MONSTER_ZONE and is_main_monster_zone(held.zone)


class SetOfLate(Filter):
    """A Set card of a player who has had no turn since it was Set."""

    WORD: ClassVar = "set_of_late"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        held = state.cards[card]
        if not on_field(held.place) or held.face_up:
            return False
        passed = state.turn - held.summoned_or_set_turn
        return passed == 0 or (passed == 1 and state.turn_player != held.side)


class CameLater(Filter):
    """Not on the field, or only since this card applies there."""

    WORD: ClassVar = "came_later"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        held = state.cards[card]
        return (
            not on_field(held.place)
            or held.came_moment > state.cards[scope.source.card].in_place_since
        )


class TributedForSummon(Happening):
    """One of these cards was Tributed for a Tribute Summon (or Set), which has succeeded.

    Cards that are meant were Tributed for a Tribute Summon, which has succeeded (TRM-237).
    """

    WORD: ClassVar = "tributed_for_summon"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def kinds(self) -> int:
        return 1 << ev.MOVED

    def about_itself(self) -> bool:
        return is_itself(self.cards)

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if event.why != ev.FOR_SUMMON or not event.move_tags & ev.TRIBUTED:
            return False
        for index in range(len(event.cards)):
            if self.is_about(state, scope, event, index):
                return has_succeeded(state, event)  # TRM-237
        return False

    def is_about(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        return self.cards.included(state, scope, event, index)


def has_succeeded(state: State, tribute: Event) -> bool:
    """Of what has happened: the monster for which these were Tributed was summoned or Set. What is
    Tributed for a monster's own procedure is for no Tribute Summon."""
    for later in state.window_events:
        if later.kind in (ev.SUMMONED, ev.SET) and later.moment > tribute.moment:
            if later.summon_way in (ev.TRIBUTE_SUMMON, ev.TRIBUTE_SET):
                return True
    return False


class SingleOut(OnCards):
    """Choose cards and do nothing to them; `DONE` is what was chosen."""

    WORD: ClassVar = "single_out"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def perform(self, state: State, run: Run) -> None:
        cards = self.meant(state, run)
        run.done = len(cards) > 0
        run.scope(state).done = [refer(state.cards[card]) for card in cards]


class CameFrom(Filter):
    """Summoned from there."""

    WORD: ClassVar = "came_from"
    PARTS: ClassVar[Parts] = {"places": "places"}

    def __init__(self, places: int) -> None:
        self.places = places

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        held = state.cards[card]
        if held.place != MONSTER_ZONE:
            return False  # FDN-045
        return held.came_from >= 0 and self.places >> held.came_from & 1 == 1


class SummonedByOwn(Filter):
    """Summoned by its own effect with this number (TRM-350); `once` if its text gives it something
    at that summon and no more: that is over when it was banished for a while (FDN-089)."""

    WORD: ClassVar = "summoned_by_own_effect"
    PARTS: ClassVar[Parts] = {"number": "effect_number", "once": "yes_no"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, number: int, once: bool = False) -> None:
        self.number = number
        self.once = once

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        held = state.cards[card]
        if self.once and has_been_away(held):
            return False
        return held.summoned_by == self.number  # TRM-394, TRM-350

    def passes_then(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        return event.cards[index].summoned_by == self.number


class Doomed(Filter):
    """Determined to be destroyed: by a battle it stays until the end of the Damage Step."""

    WORD: ClassVar = "to_be_destroyed"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return state.cards[card].doomed != NOT_DOOMED


class SummonedAs(Filter):
    """On the field by a summon in one of these ways (bits); perhaps only in this turn."""

    WORD: ClassVar = "summoned_as"
    PARTS: ClassVar[Parts] = {"ways": "ways", "this_turn": "yes_no"}

    def __init__(self, ways: int, this_turn: bool = False) -> None:
        self.ways = ways
        self.this_turn = this_turn

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        held = state.cards[card]
        if held.place == BANISHED:
            return False  # FDN-045
        if not self.this_turn:
            return self.counts(held.summon_way)
        if self.ways >> ev.FLIP_SUMMON & 1 and held.flip_summoned_turn == state.turn:
            return True  # SEG-086
        if held.summoned_or_set_turn != state.turn:
            return False  # FDN-061
        if card == scope.source.card and isinstance(effect_of(state, scope), Activated):
            # What is activated "in the turn in which this card was summoned".
            if has_been_face_down(held):
                return False  # FDN-068
            return self.counts(held.summon_way)  # FDN-070
        return self.ways >> held.summon_way & 1 == 1

    def passes_then(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        if self.this_turn:
            return self.passes(state, scope, event.cards[index].card)
        return self.counts(event.cards[index].summon_way)  # FDN-042

    def counts(self, how: int) -> bool:
        """It came in one of these ways, in the wide sense."""
        if how == ev.GEMINI_SUMMON and self.ways >> ev.SPECIAL_SUMMON & 1:
            return True  # FDN-057
        return self.ways >> in_the_wide_sense(how) & 1 == 1


def in_the_wide_sense(how: int) -> int:
    """A monster that was Set counts as Normal Summoned, one with Tributes as Tribute Summoned: what
    asks for that isn't about the moment of the summon."""
    if how == ev.TRIBUTE_SET:
        return ev.TRIBUTE_SUMMON  # TRM-158, TRM-161, TRM-162
    return ev.NORMAL_SUMMON if how == ev.NORMAL_SET else how


class SpentThisTurn(Filter):
    """Sent to the GY this turn to activate the effect of a monster."""

    WORD: ClassVar = "spent_this_turn"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return state.cards[card].sent_as_cost_turn == state.turn
