"""Triggers: which effects what has happened sets off, and in which order they wait."""

from typing import ClassVar, Final

from segoc.kernel.chain.may_activate import fits, may_activate_at_all, place_allows
from segoc.kernel.knowledge.knowledge import is_public
from segoc.kernel.language.effect import TRIGGER, WHEN, Activated
from segoc.kernel.picture.layers import effects_of
from segoc.kernel.picture.speakers import scope_of
from segoc.kernel.picture.texts import CardEffect
from segoc.kernel.programs.program import activated_of
from segoc.kernel.table import verbs
from segoc.kernel.table.bound_to_phases import time_now
from segoc.kernel.table.card import Card
from segoc.kernel.table.event import BY_BATTLE, Event
from segoc.kernel.table.ints import CardNo, Code, EffectNo, Place, Player
from segoc.kernel.table.phases import in_damage_step
from segoc.kernel.table.places import EXTRA_DECK, HAND, on_field
from segoc.kernel.table.reason import Reason, deny
from segoc.kernel.table.record import CARD_NO, INT, Fields, Record, maybe
from segoc.kernel.table.state import State

# Classes of simultaneous activations.
MANDATORY: Final = 0
PUBLIC: Final = 1
HIDDEN: Final = 2
# The rules by which they come in this order.
CLASSES: Final = ("EFX-090", "EFX-091", "EFX-092")


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


def may_trigger(state: State, had: CardEffect, effect: Activated, event: Event) -> bool:
    """Whether an event sets this effect off."""
    assert effect.happening is not None
    held = state.cards[had.card]
    if not is_in_place(held, effect) or has_moved_on(held, event):
        return False
    # "When … you can" only if nothing has happened since; "if", and what is mandatory, waits for
    # the end of the chain.
    if effect.timing == WHEN and not effect.mandatory:  # EFX-057, EFX-058, EFX-060, EFX-061
        if event.moment < state.window_moment:  # EFX-062, EFX-063, CRD-130, CRD-131
            return False
    if in_damage_step(state.battle_step) and not effect.mandatory:  # CRD-286
        if not suits_battle(effect, event):  # CRD-286
            return False
    scope = scope_of(state, had)
    scope.event = event
    if not effect.happening.fits(state, scope, event):
        return False
    return may_activate_at_all(state, scope, effect, None)


def why_not(state: State, player: Player, had: CardEffect, why: list[Reason]) -> None:
    """Why nothing that this window is about has set the effect off, for who asks."""
    effect = had.effect
    assert isinstance(effect, Activated) and effect.happening is not None
    scope = scope_of(state, had)
    if not place_allows(state, player, had, effect, why):
        return
    held = state.cards[had.card]
    rule = "EFX-051"
    events = [time_now(state)] if effect.lasting else state.window_events
    for event in events:
        if not fits(state, scope, effect, event):
            continue
        if has_moved_on(held, event):
            rule = "CHG-004"
        elif effect.timing == WHEN and not effect.mandatory and event.moment < state.window_moment:
            rule = "EFX-062"
        elif (
            in_damage_step(state.battle_step)
            and not effect.mandatory
            and not suits_battle(effect, event)
        ):
            rule = "CRD-286"
        elif brings_itself(effect, held.place) and one_brought_itself(state, player):
            rule = "CRD-289"
        else:
            scope.event = event
            may_activate_at_all(state, scope, effect, why)
            return
    deny(why, rule)


def is_in_place(held: Card, effect: Activated) -> bool:
    """Where it is activated from; nobody sees what lies face-down."""
    if not effect.places >> held.place & 1:
        return False
    if on_field(held.place) or held.place == EXTRA_DECK:
        return held.face_up  # CHG-007, CHG-009, CHG-008, CHG-010
    return True


def has_moved_on(held: Card, event: Event) -> bool:
    """It isn't where the event brought it any more, or wasn't there yet when it happened."""
    was_there = True
    for record in event.cards:
        if record.card == held.id:
            if record.to_place == held.place and record.to_life == held.life:  # EFX-154
                return False
            was_there = False
    return not was_there or held.in_place_since > event.moment


def suits_battle(effect: Activated, event: Event) -> bool:
    """What is optional must be about the card itself; or about what a battle has done, for which
    there is no other time than the Damage Step; or its text names battle besides."""
    assert effect.happening is not None
    if event.why == BY_BATTLE or effect.happening.about_itself():  # CRD-286
        return True
    return effect.happening.names_battle()  # BAT-217


def still_waits(state: State, waiting: WaitingTrigger) -> bool:
    """What was placed before may have used up what it needs, or taken its card away."""
    effect = state.faces[waiting.code].effects[waiting.effect_no]
    assert isinstance(effect, Activated)
    held = state.cards[waiting.card]
    if not is_in_place(held, effect):
        return False
    if waiting.event is not None and has_moved_on(held, waiting.event):
        return False
    if not has_effect(state, waiting):
        return False
    if brings_itself(effect, held.place) and one_brought_itself(state, waiting.player):
        return False  # CRD-289
    scope = scope_of(state, CardEffect(waiting.card, waiting.code, waiting.effect_no, effect))
    scope.event = waiting.event
    scope.answers = waiting.answers
    return may_activate_at_all(state, scope, effect, None)


def brings_itself(effect: Activated, place: Place) -> bool:
    """A trigger that Special Summons its own card from the hand."""
    if effect.kind != TRIGGER or place != HAND:
        return False
    for action in effect.program:
        if action.may_do_in(verbs.SPECIAL_SUMMON) and action.on_itself():
            return True  # CRD-289, CRD-290
    return False


def one_brought_itself(state: State, player: Player) -> bool:
    """Of several such triggers in a hand only one is activated: they can't make a chain."""
    for link in state.chain:
        if link.player == player and brings_itself(
            activated_of(state, link), link.as_activated.place
        ):
            return True  # CRD-289, CRD-290
    return False


def has_effect(state: State, waiting: WaitingTrigger) -> bool:
    """What was given to a card for a time may be gone."""
    for had in effects_of(state, waiting.card):
        if had.code == waiting.code and had.effect_no == waiting.effect_no:
            return True
    return False


def rank_of(state: State, card: CardNo, effect: Activated) -> int:
    """Its class; a card in the hand that an effect keeps revealed lies open."""
    if effect.mandatory:  # EFX-056, EFX-059, EFX-090, EFX-096
        return MANDATORY
    return PUBLIC if is_public(state, card) else HIDDEN  # EFX-091, EFX-092, EFX-098


def in_order(state: State, waiting: list[WaitingTrigger]) -> list[WaitingTrigger]:
    """By class, in each the turn player's first."""
    if len(waiting) < 2:
        return waiting
    first = state.turn_player
    ordered: list[WaitingTrigger] = []
    for rank in range(3):
        for player in (first, 1 - first):  # EFX-090, EFX-091, EFX-092
            for trigger in waiting:
                # EFX-090, EFX-091, EFX-092
                if trigger.rank == rank and trigger.player == player:
                    ordered.append(trigger)
    return ordered


def turn_to_go(state: State, waiting: WaitingTrigger) -> int:
    """Where its group is in the order of groups."""
    return waiting.rank * 2 + (0 if waiting.player == state.turn_player else 1)
