"""Triggers: which effects what has happened sets off, and in which order they wait.

What must be activated, and what lies open, is placed on the chain at once, by class. What a player
can activate from a hidden hand waits for its player's turn among the fast effects, and so does what
is bound to a phase (TRG-011, TRG-019): that is looked for anew each time (`late_triggers`).
"""

from typing import ClassVar, Final

from segoc.kernel.chain.may_activate import (
    fits,
    kinds_happening,
    may_activate_at_all,
    may_not_answer,
    place_allows,
)
from segoc.kernel.chain.missed_timing import misses_timing
from segoc.kernel.knowledge.knowledge import is_public
from segoc.kernel.language.effect import TRIGGER, Activated
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture.layers import effects_of
from segoc.kernel.picture.picture import usable
from segoc.kernel.picture.speakers import scope_of
from segoc.kernel.picture.texts import CardEffect
from segoc.kernel.programs.program import activated_of
from segoc.kernel.table import verbs
from segoc.kernel.table.bound_to_phases import time_now
from segoc.kernel.table.card import Card
from segoc.kernel.table.event import BY_BATTLE, CONTROL_CHANGED, MOVED, Event
from segoc.kernel.table.ints import CardNo, Code, EffectNo, Player
from segoc.kernel.table.phases import in_damage_step
from segoc.kernel.table.places import BANISHED, EXTRA_DECK, GRAVEYARD, HAND, on_field
from segoc.kernel.table.reason import Reason, deny
from segoc.kernel.table.record import CARD_NO, INT, Fields, Record, maybe
from segoc.kernel.table.state import State

# Classes of simultaneous activations.
MANDATORY: Final = 0
PUBLIC: Final = 1
# The rules by which they come in this order.
CLASSES: Final = ("EFX-090", "EFX-091")


class WaitingTrigger(Record):
    """A trigger that waits to be placed on the chain."""

    FIELDS: ClassVar[Fields] = {
        "rank": INT,
        "player": INT,
        "card": CARD_NO,
        "code": INT,
        "effect_no": INT,
        "event": maybe(Event),
        "answers": INT,
    }

    def __init__(
        self,
        rank: int,
        player: Player,
        card: CardNo,
        code: Code,
        effect_no: EffectNo,
        event: Event | None,
        answers: int,
    ) -> None:
        self.rank = rank
        self.player = player
        self.card = card
        self.code = code
        self.effect_no = effect_no
        self.event = event
        self.answers = answers


# Nothing has triggered: never written to.
NOBODY: Final[list[WaitingTrigger]] = []


def may_trigger(state: State, had: CardEffect, effect: Activated, event: Event) -> bool:
    """Whether an event sets this effect off."""
    assert effect.happening is not None
    held = state.cards[had.card]
    if not is_in_place(held, effect) or has_moved_on(held, effect, event):
        return False
    if misses_timing(state, effect, event):  # EFX-062, EFX-063, CRD-130, CRD-131
        return False
    if in_damage_step(state.battle_step) and not effect.mandatory:  # CRD-286
        if not suits_battle(effect, event):  # CRD-286
            return False
    scope = scope_of(state, had)
    scope.event = event
    if not fits_both_seats(state, had, scope, effect, event):
        return False
    return may_activate_at_all(state, scope, effect, None)


def fits_both_seats(
    state: State, had: CardEffect, scope: Scope, effect: Activated, event: Event
) -> bool:
    """What happened must be what the text says for who would activate it, and also for who
    controlled its card then: "your opponent" may have been somebody else."""
    assert effect.happening is not None
    if not effect.happening.fits(state, scope, event):
        return False
    then = controller_then(state, state.cards[had.card], event)
    if had.player >= 0 or then == scope.player:
        return True
    now = scope.player
    scope.player = then
    fitted = effect.happening.fits(state, scope, event)  # TRG-149
    scope.player = now
    return fitted


def controller_then(state: State, held: Card, event: Event) -> Player:
    """Who controlled a card when this happened: before it left the field by it, or before control
    of it changed."""
    if event.kind == MOVED:
        for record in event.cards:
            if record.card == held.id and on_field(record.place):
                return record.side  # TRG-149
    for later in state.window_events:
        if later.kind == CONTROL_CHANGED and later.moment > event.moment:
            for record in later.cards:
                if record.card == held.id:
                    return record.side  # TRG-149
    return held.side


def why_not(state: State, player: Player, had: CardEffect, why: list[Reason]) -> None:
    """Why nothing that this window is about has set the effect off, for who asks."""
    effect = had.effect
    assert isinstance(effect, Activated) and effect.happening is not None
    scope = scope_of(state, had)
    if not place_allows(state, player, had, effect, why):
        return
    held = state.cards[had.card]
    if held.place == BANISHED and not is_in_place(held, effect):
        deny(why, "TRG-081")
        return
    rule = "EFX-051"
    events = [time_now(state)] if effect.lasting else state.window_events
    for event in events:
        if not fits(state, scope, effect, event):
            continue
        if has_moved_on(held, effect, event):
            rule = "TRG-135" if was_elsewhere(held, effect, event) else "CHG-004"
        elif not fits_both_seats(state, had, scope, effect, event):
            rule = "TRG-149"
        elif effect.lasting and not suits_chain(state, player, had, effect, why):
            return
        elif misses_timing(state, effect, event):
            rule = "EFX-062"
        elif (
            in_damage_step(state.battle_step)
            and not effect.mandatory
            and not suits_battle(effect, event)
        ):
            rule = "CRD-286"
        elif brings_itself(effect) and one_brought_itself(state, player):
            rule = "CRD-289"
        else:
            scope.event = event
            before = len(why)
            may_activate_at_all(state, scope, effect, why)
            if len(why) == before and state.chain and not is_late(state, held, effect, event):
                # Its turn has come and gone, or had gone before it could be activated.
                deny(why, "TRG-227" if held.place == HAND else "TRG-201")
            return
    deny(why, rule)


def is_in_place(held: Card, effect: Activated) -> bool:
    """Where it is activated from; nobody sees what lies face-down."""
    if not effect.places >> held.place & 1:
        return False
    if on_field(held.place) or held.place in (EXTRA_DECK, BANISHED):
        return held.face_up  # CHG-007, CHG-009, CHG-008, CHG-010, TRG-073, TRG-081
    return True


def has_moved_on(held: Card, effect: Activated, event: Event) -> bool:
    """It isn't where the event brought it any more, or wasn't there yet when it happened. Of a hand
    nobody can tell what lay in it: it is as if the card had been there all along."""
    was_there = True
    for record in event.cards:
        if record.card == held.id:
            if record.to_place == held.place and record.to_life == held.life:  # EFX-154
                return was_elsewhere(held, effect, event)
            was_there = False
    if not was_there:
        return True
    if held.place == HAND:
        return False  # TRG-026, TRG-031, TRG-086
    return held.in_place_since > event.moment  # TRG-122


def was_elsewhere(held: Card, effect: Activated, event: Event) -> bool:
    """The event has brought its card to where it is activated, and isn't about that: it wasn't
    there when it happened. If it could have been activated where it was before, it was in neither
    place before and after."""
    for record in event.cards:
        if record.card == held.id and record.place != held.place and not is_about_itself(effect):
            both = effect.places >> record.place & effect.places >> held.place & 1
            return both == 1 or held.place in (GRAVEYARD, BANISHED)  # TRG-122, TRG-135
    return False


def is_about_itself(effect: Activated) -> bool:
    return effect.happening is not None and effect.happening.about_itself()


def suits_battle(effect: Activated, event: Event) -> bool:
    """What is optional must be about the card itself; or about what a battle has done, for which
    there is no other time than the Damage Step; or its text names battle besides."""
    assert effect.happening is not None
    if event.why == BY_BATTLE or effect.happening.about_itself():  # CRD-286
        return True
    return effect.happening.names_battle()  # BAT-217


def still_waits(state: State, waiting: WaitingTrigger) -> bool:
    """What was placed before may have used up what it needs, or taken its card away. What the text
    asks for has been so when the chain began, and needn't be so any more (TRG-198)."""
    effect = state.faces[waiting.code].effects[waiting.effect_no]
    assert isinstance(effect, Activated)
    held = state.cards[waiting.card]
    if not is_in_place(held, effect):
        return False
    if waiting.event is not None and has_moved_on(held, effect, waiting.event):
        return False
    if not has_effect(state, waiting):
        return False
    if brings_itself(effect) and one_brought_itself(state, waiting.player):
        return False  # CRD-289
    scope = scope_of(state, CardEffect(waiting.card, waiting.code, waiting.effect_no, effect))
    scope.event = waiting.event
    scope.answers = waiting.answers
    return may_activate_at_all(state, scope, effect, None, True)  # TRG-198


def brings_itself(effect: Activated) -> bool:
    """An optional trigger that Special Summons its own card from the hand; or from the GY, if it
    could do so from the hand as well."""
    if effect.kind != TRIGGER or effect.mandatory or not effect.places >> HAND & 1:
        return False
    for action in effect.program:
        if action.may_do_in(verbs.SPECIAL_SUMMON) and action.on_itself():
            return True  # CRD-289, CRD-290
    return False


def one_brought_itself(state: State, player: Player) -> bool:
    """Each player activates only one such trigger in a chain."""
    for link in state.chain:
        # CRD-289, CRD-290, TRG-035, TRG-041
        if link.player == player and brings_itself(activated_of(state, link)):
            return True  # CRD-289, CRD-290
    return False


# What is to be chained to anything needs this Spell Speed.
SPEED_TO_ANSWER: Final = 2
# A Counter Trap is answered by nothing slower.
SPEED_OF_COUNTERS: Final = 3


def is_late(state: State, held: Card, effect: Activated, event: Event) -> bool:
    """Whether it goes among the fast effects: what is bound to a phase, which has no fixed order;
    and what is optional and in a hidden hand, unless it is about how its card left the field."""
    if effect.lasting:
        return True  # TRG-011, TRG-013
    if effect.mandatory or held.place != HAND or is_public(state, held.id):
        return False  # TRG-227
    for record in event.cards:
        if record.card == held.id and on_field(record.place):
            return False  # TRG-233
    return True  # TRG-019


def any_due(state: State) -> bool:
    """Whether there is anything that could go among the fast effects and is mandatory."""
    if not state.has_effects:
        return False
    for had in usable(state).late:
        effect = had.effect
        if isinstance(effect, Activated) and effect.mandatory:
            return True
    return False


def late_triggers(state: State, player: Player, due: bool = False) -> list[WaitingTrigger]:
    """What has triggered, or is bound to this phase, and can be activated by this player now among
    the fast effects: on each link, as long as what the chain began with is what this is about. If
    only that is asked for which is `due`, what is mandatory."""
    known = usable(state).late
    if not known:
        return NOBODY
    found = NOBODY
    kinds = kinds_happening(state)
    for had in known:
        held = state.cards[had.card]
        effect = had.effect
        assert isinstance(effect, Activated)
        # What takes no time to tell is asked first, since most trigger by nothing of this.
        if held.side != player or (due and not effect.mandatory):
            continue
        if effect.lasting:
            if not effect.phases >> state.phase & 1:
                continue
        elif not effect.kinds & kinds:
            continue
        if not suits_chain(state, player, had, effect, None):
            continue
        if brings_itself(effect) and one_brought_itself(state, player):
            continue  # CRD-289
        about = what_sets_off(state, had, effect)
        if about is not None:
            rank = rank_of(effect)
            one = WaitingTrigger(rank, player, had.card, had.code, had.effect_no, about, -1)
            found = [*found, one]
    return found


def suits_chain(
    state: State, player: Player, had: CardEffect, effect: Activated, why: list[Reason] | None
) -> bool:
    """What is bound to a phase begins a chain of its own, but that of a Trap can also be chained.
    From the hand anything can, except to a Counter Trap."""
    if not state.chain:
        return True
    if effect.lasting and effect.speed < SPEED_TO_ANSWER:
        # CRD-285, TRG-045, TRG-209
        return not deny(why, "CRD-285")
    if activated_of(state, state.chain[-1]).speed >= SPEED_OF_COUNTERS and deny(why, "TRM-101"):
        return False
    return not may_not_answer(state, player, had.card) or not deny(why, "SEG-071")


def what_sets_off(state: State, had: CardEffect, effect: Activated) -> Event | None:
    """All that this window is about and that sets the effect off now, as one event."""
    if effect.lasting:
        now = time_now(state)
        if effect.kinds >> now.kind & 1 and may_trigger(state, had, effect, now):
            return now  # TRM-116, TRM-118
        return None
    about: Event | None = None
    held = state.cards[had.card]
    for event in state.window_events:
        if effect.kinds >> event.kind & 1 and is_late(state, held, effect, event):
            if may_trigger(state, had, effect, event):  # TRG-024
                about = event if about is None else about.with_more(event)
    return about


def has_effect(state: State, waiting: WaitingTrigger) -> bool:
    """What was given to a card for a time may be gone."""
    for had in effects_of(state, waiting.card):
        if had.code == waiting.code and had.effect_no == waiting.effect_no:
            return True
    return False


def rank_of(effect: Activated) -> int:
    """Its class. What the rules place by class lies open (EFX-098)."""
    # EFX-056, EFX-059, EFX-090, EFX-091, EFX-096, TRG-207
    return MANDATORY if effect.mandatory else PUBLIC


def in_order(state: State, waiting: list[WaitingTrigger]) -> list[WaitingTrigger]:
    """By class, in each the turn player's first."""
    if len(waiting) < 2:
        return waiting
    first = state.turn_player
    ordered: list[WaitingTrigger] = []
    for rank in range(2):
        for player in (first, 1 - first):  # EFX-090, EFX-091
            for trigger in waiting:
                # EFX-090, EFX-091
                if trigger.rank == rank and trigger.player == player:
                    ordered.append(trigger)
    return ordered


def turn_to_go(state: State, waiting: WaitingTrigger) -> int:
    """Where its group is in the order of groups."""
    return waiting.rank * 2 + (0 if waiting.player == state.turn_player else 1)
