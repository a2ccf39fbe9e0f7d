"""Sampling: another duel that a player can't tell from this one.

The faces of cards that the player can't see are dealt anew within what the player knows
(`dealing`): a card known to be among a mixed set stays in it, a Set monster remains one that
could have been Set so, and the own Deck is as good as shuffled. Then cards get other numbers,
which tell nothing (`renumbering`). What was worked out from the old faces, such as which triggers
wait, is worked out again from the new ones.
"""

from segoc.kernel.knowledge.knowledge import sees
from segoc.kernel.knowledge.masked_events import as_known, maybe_as_known
from segoc.kernel.knowledge.mixed_face_down import exchange, still_there
from segoc.kernel.language.delayed_effects import DelayedEffect
from segoc.kernel.language.waiting_effects import WaitingEffect
from segoc.kernel.picture.picture import picture
from segoc.kernel.picture.texts import read_again
from segoc.kernel.samples.dealing import deal, hidden_of
from segoc.kernel.samples.renumbering import as_they_lie, renumber
from segoc.kernel.table.chance import Random
from segoc.kernel.table.ints import Player
from segoc.kernel.table.state import State

# How often other faces are tried if some can't be; then everything stays as it is.
TRIES = 20


def redistributed(state: State, player: Player, random: Random) -> State:
    """A copy in which what this player can't see may have other faces."""
    for _try in range(TRIES):
        new = state.copy()
        # Whoever reads a text meanwhile, perhaps of another face, writes it down here only.
        new.texts = new.texts.copy()
        _mix_anew(new, player, random)
        if not _deal_anew(new, player, random):
            continue
        renumber(new, player, random)
        if _renewed(new, player):
            return new
    same = state.copy()
    renumber(same, player, random)
    _renewed(same, player)
    return same


def _mix_anew(state: State, player: Player, random: Random) -> None:
    """Face-down monsters that were mixed may lie otherwise."""
    for mixed in state.mixed:
        for owner in range(2):
            hidden: list[int] = []
            for number in still_there(state, mixed):
                card = state.cards[number]
                # What has materials is the monster that had them: everybody sees them lie there.
                told_apart = number in state.under
                if card.owner == owner and not sees(card, player) and not told_apart:
                    hidden.append(number)
            for i in range(len(hidden) - 1, 0, -1):
                other = hidden[random.below(i + 1)]
                if other != hidden[i] and _may_be_each_other(state, hidden[i], other):
                    exchange(state, hidden[i], other, mixed.moment)


def _may_be_each_other(state: State, one: int, other: int) -> bool:
    for procedure in state.stack:
        if not procedure.fits(one, state.cards[other].printed):
            return False
        if not procedure.fits(other, state.cards[one].printed):
            return False
    return True


def _deal_anew(state: State, player: Player, random: Random) -> bool:
    numbers = as_they_lie(state)
    for owner in range(2):
        if not deal(state, player, hidden_of(state, player, owner, numbers), random):
            return False
    return True


def _renewed(state: State, player: Player) -> bool:
    """Let all that followed from the old faces follow from the new ones, if it can."""
    state.events_since_window = [
        as_known(state, event, player) for event in state.events_since_window
    ]
    state.unsettled_events = [as_known(state, event, player) for event in state.unsettled_events]
    state.window_events = [as_known(state, event, player) for event in state.window_events]
    for link in state.chain:
        link.speak_of(maybe_as_known(state, link.event, player))
    for scope in state.applying:
        scope.speak_of(maybe_as_known(state, scope.event, player))
    if state.activating is not None:
        state.activating.speak_of(maybe_as_known(state, state.activating.event, player))
    state.waiting_effects = [
        _pending_as_known(state, pending, player) for pending in state.waiting_effects
    ]
    state.delayed_effects = [_due_as_known(state, due, player) for due in state.delayed_effects]
    # Answers were kept for the old faces, and the tray may tell which they were.
    read_again(state)
    state.changed()
    state.journal = []
    _negated_as_known(state, player)
    for procedure in state.stack:
        if not procedure.renew(state, player):
            return False
    return True


def _negated_as_known(state: State, player: Player) -> None:
    """Which hidden cards are negated, such as all of a name, goes by the new faces."""
    negated = [card for card in state.negated if sees(state.cards[card], player)]
    for card in picture(state).negated:
        if not sees(state.cards[card], player):
            negated.append(card)
    state.negated = sorted(negated)


def _pending_as_known(state: State, pending: WaitingEffect, player: Player) -> WaitingEffect:
    event = maybe_as_known(state, pending.event, player)
    source = pending.source
    new = WaitingEffect(
        pending.player, source, pending.code, pending.effect_no, event, pending.immediate
    )
    new.targets = pending.targets
    new.acted_on = pending.acted_on
    return new


def _due_as_known(state: State, due: DelayedEffect, player: Player) -> DelayedEffect:
    return DelayedEffect(_pending_as_known(state, due.what, player), due.phase, due.whose, due.turn)
