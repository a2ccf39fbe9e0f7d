"""Actions: what a player might think of doing with a card, and all rules that forbid it now.

What can be thought of follows from where the card lies and what it is; whether it is legal, and
why not, is asked of the duel.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from segoc.duel.duel import Duel
from segoc.duel.view import JUDGE, PUBLIC, shows
from segoc.kernel.language.effect import ACTIVATION, TRIGGER, Activated
from segoc.kernel.language.entry import AS_SPELL
from segoc.kernel.picture.continuous_traps import comes_with_card
from segoc.kernel.picture.layers import effects_of
from segoc.kernel.summoning.gemini import is_gemini_there
from segoc.kernel.summoning.inherent_summon import own_summon_of
from segoc.kernel.summoning.pendulum_summon import against_swinging, scales_of
from segoc.kernel.table import decision as dc
from segoc.kernel.table.card import Card
from segoc.kernel.table.decision import Decision, Option
from segoc.kernel.table.geometry import ZONE_COUNT
from segoc.kernel.table.phases import BATTLE_PHASE, is_main_phase
from segoc.kernel.table.places import (
    EXTRA_DECK,
    HAND,
    MONSTER_ZONE,
    PENDULUM_ZONE,
    on_field,
)
from segoc.kernel.table.reason import Reason
from segoc.kernel.table.state import NO_CARD, State

# Options that come from a list of cards to pick from.
PICKING: Final = (
    dc.TRIBUTES,
    dc.HAND_LIMIT,
    dc.TARGETS,
    dc.COSTS,
    dc.CARDS,
    dc.MATERIALS,
    dc.SUMMONED,
)


class Possible(NamedTuple):
    """Something to do, and what forbids it: nothing, if it is legal."""

    option: Option
    reasons: tuple[Reason, ...]


def actions_at(duel: Duel, player: int, spot: int, viewer: int) -> list[Possible]:
    """What is legal for a player with what lies at a spot, then what else can be thought of. The
    judge thinks for both players, everybody else for themselves, and the public for nobody."""
    if viewer == PUBLIC:
        return []
    state = duel.state
    decision = state.decision
    if decision is None or decision.player != player or viewer not in (player, JUDGE):
        # What the other player is asked is nothing that the viewer may know.
        decision = None
    legal = _legal(decision, spot)
    found = [Possible(option, ()) for option in legal]
    for actor, option in _thoughts(state, decision, spot, viewer):
        if option not in legal:
            found.append(Possible(option, tuple(_reasons(duel, spot, actor, option))))
    return _without_targets(found)


def _legal(decision: Decision | None, spot: int) -> list[Option]:
    if decision is None:
        return []
    return [option for option in decision.options if spot in (option.spot, option.aim)]


def _reasons(duel: Duel, spot: int, player: int, option: Option) -> list[Reason]:
    reasons = duel.why_not(option, player)
    if option.verb == dc.PENDULUM and _is_time_to_swing(duel.state, player):
        # That others can be summoned so doesn't mean that this one can.
        card = duel.state.card_at(spot)
        if duel.state.cards[card].place in (HAND, EXTRA_DECK):
            rule = against_swinging(duel.state, player, card, [])
            if rule and rule not in [reason.rule for reason in reasons]:
                reasons.append(Reason(rule, [spot], []))
    return reasons


def _is_time_to_swing(state: State, player: int) -> bool:
    own = state.turn_player == player and is_main_phase(state.phase)
    return own and len(scales_of(state, player)) == 2


def _thoughts(
    state: State, decision: Decision | None, spot: int, viewer: int
) -> Iterator[tuple[int, Option]]:
    """What can be thought of, and who would do it."""
    if decision is not None and decision.topic == dc.PLACEMENT and 0 <= spot < ZONE_COUNT:
        yield decision.player, Option(dc.ZONE, spot)
    card = state.card_at(spot)
    if card == NO_CARD or not shows(state.cards[card].seen, viewer):
        return
    held = state.cards[card]
    if decision is not None and decision.topic in PICKING:
        yield decision.player, Option(dc.PICK, spot)
    if viewer in (held.side, JUDGE):
        for option in _by_place(state, held, spot):
            yield held.side, option


def _by_place(state: State, held: Card, spot: int) -> Iterator[Option]:
    if held.place == HAND:
        yield from _from_hand(held, spot)
    elif held.place == MONSTER_ZONE:
        yield from _of_monster(state, held, spot)
    yield from _special_summons(state, held, spot)
    yield from _activations(state, held, spot)


def _from_hand(held: Card, spot: int) -> Iterator[Option]:
    if held.printed.is_monster:
        yield Option(dc.SUMMON, spot)
    yield Option(dc.SET, spot)
    if held.printed.says(AS_SPELL):
        yield Option(dc.SET_AS_SPELL, spot)


def _of_monster(state: State, held: Card, spot: int) -> Iterator[Option]:
    if not held.face_up:
        yield Option(dc.FLIP, spot)
        return
    yield Option(dc.CHANGE, spot)
    if is_gemini_there(state, held.id):
        yield Option(dc.SUMMON, spot)
    targets = state.monsters(1 - held.side)
    battles = state.phase == BATTLE_PHASE and state.turn_player == held.side
    if battles or not targets:
        yield Option(dc.DIRECT, spot)
    for target in targets:
        yield Option(dc.ATTACK, spot, state.cards[target].zone)


def _special_summons(state: State, held: Card, spot: int) -> Iterator[Option]:
    if own_summon_of(state, held.id) is not None:
        yield Option(dc.SPECIAL, spot)
    elif held.place == EXTRA_DECK and not held.face_up:
        # A second list of materials is another way to the same summon.
        for number in range(len(held.printed.recipes)):
            yield Option(dc.SPECIAL, spot, number=number)
    if _could_swing(state, held):
        yield Option(dc.PENDULUM)


def _could_swing(state: State, held: Card) -> bool:
    """It is a Pendulum Scale; or it lies where Pendulum Summons come from, and there is one."""
    if held.place == PENDULUM_ZONE:
        return True
    waits = held.place == HAND or (held.place == EXTRA_DECK and held.face_up)
    return waits and held.printed.is_monster and len(scales_of(state, held.side)) > 0


def _activations(state: State, held: Card, spot: int) -> Iterator[Option]:
    found = effects_of(state, held.id)
    there = on_field(held.place)
    for number in range(len(found)):
        effect = found[number].effect
        if not isinstance(effect, Activated):
            continue
        if effect.kind == ACTIVATION:
            # Once it lies face-up it has been activated.
            thinkable = not held.face_up if there else held.place == HAND
        else:
            works = effect.places >> held.place & 1 == 1 or comes_with_card(held, effect)
            shown = not there or held.face_up or effect.kind != TRIGGER
            thinkable = works and shown
        if thinkable:
            yield Option(dc.ACTIVATE, spot, -1, number)


def _without_targets(found: list[Possible]) -> list[Possible]:
    """If no attack is legal, and for the same reasons whatever the target, that is told once."""
    attacks = [one for one in found if one.option.verb == dc.ATTACK and one.reasons]
    if len(attacks) < 2 or len({_told(one) for one in attacks}) > 1:
        return found
    kept = [one for one in found if one not in attacks]
    return [*kept, Possible(Option(dc.ATTACK, attacks[0].option.spot), attacks[0].reasons)]


def _told(one: Possible) -> tuple[tuple[str, tuple[int, ...]], ...]:
    return tuple((reason.rule, tuple(reason.spots)) for reason in one.reasons)
