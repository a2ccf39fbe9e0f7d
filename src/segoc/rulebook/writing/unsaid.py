"""What is true of a board at rest and can't be said in a set-up, a sentence each.

A set-up lays cards as if they had come there some turns ago, and as if nothing had been done in
this turn. All of this is on show for both players; what a viewer can't see is not spoken of.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final

from segoc.cards.pool import Pool
from segoc.kernel.picture.summons_this_turn import (
    APPLIED,
    SUMMONED_BESIDE,
    SUMMONED_BY_NAME,
    SUMMONED_ONCE,
)
from segoc.kernel.table.card import Card
from segoc.kernel.table.event import (
    SPECIAL_SUMMON,
    SPECIAL_WAYS,
    TRIBUTE_SUMMON,
    WAY_NAMES,
    XYZ_SUMMON,
)
from segoc.kernel.table.kinds import TOKEN, XYZ
from segoc.kernel.table.places import BANISHED, GRAVEYARD, MONSTER_ZONE, on_field, zone_name
from segoc.kernel.table.state import NO_CARD, State
from segoc.rulebook.scenario import A_OR_B
from segoc.rulebook.writing.course import Course
from segoc.rulebook.writing.phrases import LANGUAGE

OF_THE_TURN: Final = (SUMMONED_BY_NAME, SUMMONED_ONCE, SUMMONED_BESIDE, APPLIED)


def unsaid_of(course: Course, pool: Pool) -> list[str]:
    state = course.then
    found = [*_of_the_turn(state)]
    # By where they lie: their numbers would tell in which order a Deck was listed.
    for number in state.zones:
        if number != NO_CARD and on_field(state.cards[number].place):
            card = state.cards[number]
            name = _named(course, card, pool)
            found += [f"{name} {fact}." for fact in _facts(state, card)]
    for player, place in product((0, 1), (GRAVEYARD, BANISHED)):
        for number in state.pile(player, place):
            if number in course.seen:
                card = state.cards[number]
                name = pool.name(card.printed.code, LANGUAGE)
                found += [f"{name} {fact}." for fact in _facts_off_field(state, card)]
    found += _of_effects(course, pool)
    return list(dict.fromkeys(found))


def _named(course: Course, card: Card, pool: Pool) -> str:
    name = pool.name(card.printed.code, LANGUAGE) if card.id in course.seen else "The card"
    return f"{name} in {zone_name(card.zone)}"


def _of_the_turn(state: State) -> Iterator[str]:
    player = A_OR_B[state.turn_player]
    if state.normal_summons > 1:
        yield f"{player} has Normal Summoned or Set {state.normal_summons} times this turn."
    if state.additional_summons:
        yield f"{player} has made an additional Normal Summon this turn."
    if state.pendulum_summons or state.additional_pendulums:
        yield f"{player} has Pendulum Summoned this turn."
    if state.attacks:
        yield f"{player} has declared {state.attacks} attacks this turn."


def _facts(state: State, card: Card) -> Iterator[str]:
    """Of a card on the field."""
    if card.owner != card.side:
        yield f"belongs to {A_OR_B[card.owner]}"
    if state.turn == card.summoned_or_set_turn:
        yield "came there this turn" if card.face_up else "was Set this turn"
    if state.turn == card.position_changed_turn:
        yield "has changed its position this turn"
    if state.turn == card.declared_turn:
        yield "has declared an attack this turn"
    if state.turn in (card.flipped_turn, card.flip_summoned_turn):
        yield "was turned face-up this turn"
    if card.place == MONSTER_ZONE and card.face_up:
        yield from _how_it_came(card)
    for tie in state.ties:
        if tie.source.card == card.id and not tie.equip:
            yield f"is linked to the card in {zone_name(state.cards[tie.target.card].zone)}"


def _how_it_came(card: Card) -> Iterator[str]:
    printed = card.printed
    if card.form or printed.types & TOKEN:
        return
    laid = 0
    if printed.in_extra_deck:
        laid = XYZ_SUMMON if printed.types & XYZ else SPECIAL_SUMMON
    special = SPECIAL_WAYS >> card.summon_way & 1 == 1
    tributed = card.summon_way == TRIBUTE_SUMMON and printed.effects
    if card.summon_way != laid and (special or tributed):
        yield f"came by a {WAY_NAMES[card.summon_way]}"
    if printed.is_special and not card.proper:
        yield "was not summoned properly"


def _facts_off_field(state: State, card: Card) -> Iterator[str]:
    """Of a card in the GY or banished."""
    if card.printed.is_special and card.proper:
        yield "was summoned properly before"
    if state.turn in (card.destroyed_turn, card.sent_as_cost_turn):
        yield "was destroyed, or used up, this turn"
    elif state.turn == card.came_turn and card.printed.effects:
        yield "came to where it is this turn"


def _of_effects(course: Course, pool: Pool) -> Iterator[str]:
    state = course.then
    for use in state.uses:
        # The limits of effects are noted with the code; others with what else they count.
        if use[0] not in OF_THE_TURN and use[3] in pool:
            yield f"An effect of {pool.name(use[3], LANGUAGE)} was used."
        else:
            yield "What was done this turn counts for an effect."
    for entry in state.entries:
        # What applies to a hidden card would tell what it is.
        if entry.receiver < 0 or on_field(state.cards[entry.receiver].place):
            if entry.code:
                yield f"An effect of {pool.name(entry.code, LANGUAGE)} still applies."
    for due in state.delayed_effects:
        yield f"A part of the effect of {pool.name(due.what.code, LANGUAGE)} is still to come."
