"""Sampling: another duel that a player can't tell from this one.

Cards that the player can't see exchange their faces within what the player knows:
a card known to be among a mixed set stays in it, a Set monster remains one that
could have been Set so, and the own Deck is as good as shuffled. Then cards get other numbers,
which tell nothing (`renumbering`). What was worked out from the old faces, such as which triggers
wait, is worked out again from the new ones.
"""

from segoc.kernel.card import GUISE, Card
from segoc.kernel.chance import Random
from segoc.kernel.due import Due
from segoc.kernel.knowledge import BOTH, sees
from segoc.kernel.masking import as_known, maybe_as_known
from segoc.kernel.mixed import exchange, still_there
from segoc.kernel.pending import Pending
from segoc.kernel.picture import picture
from segoc.kernel.places import EXTRA_DECK, FIELD_ZONE, MONSTER_ZONE, SPELL_ZONE
from segoc.kernel.printed import Printed
from segoc.kernel.renumbering import renumber
from segoc.kernel.state import State
from segoc.kernel.texts import read_again
from segoc.kernel.tributes import numbers_of

# A pass of random exchanges mixes a Deck already; constrained cards need a few more.
PASSES = 3
# How often other faces are tried if some can't be; then everything stays as it is.
TRIES = 20


def redistributed(state: State, player: int, random: Random) -> State:
    """A copy in which what this player can't see may have other faces."""
    for _try in range(TRIES):
        new = state.copy()
        # Whoever reads a text meanwhile, perhaps of another face, writes it down here only.
        new.texts = new.texts.copy()
        _mix_anew(new, player, random)
        for owner in range(2):
            _shuffle_faces(new, player, owner, random)
        renumber(new, player, state.cards, random)
        if _renewed(new, player):
            return new
    same = state.copy()
    renumber(same, player, state.cards, random)
    _renewed(same, player)
    return same


def _mix_anew(state: State, player: int, random: Random) -> None:
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


def _shuffle_faces(state: State, player: int, owner: int, random: Random) -> None:
    hidden = [card.id for card in state.cards if card.owner == owner and not sees(card, player)]
    for _pass in range(PASSES):
        for i in range(len(hidden) - 1, 0, -1):
            _exchange(state, player, hidden[i], hidden[random.below(i + 1)])


def _renewed(state: State, player: int) -> bool:
    """Let all that followed from the old faces follow from the new ones, if it can."""
    state.happened = [as_known(state, event, player) for event in state.happened]
    state.fresh = [as_known(state, event, player) for event in state.fresh]
    state.now = [as_known(state, event, player) for event in state.now]
    for link in state.chain:
        link.speak_of(maybe_as_known(state, link.event, player))
    for scope in state.applying:
        scope.speak_of(maybe_as_known(state, scope.event, player))
    if state.activating is not None:
        state.activating.speak_of(maybe_as_known(state, state.activating.event, player))
    state.pending = [_pending_as_known(state, pending, player) for pending in state.pending]
    state.due = [_due_as_known(state, due, player) for due in state.due]
    # Answers were kept for the old faces, and the tray may tell which they were.
    read_again(state)
    state.changed()
    state.journal = []
    _negated_as_known(state, player)
    for procedure in state.stack:
        if not procedure.renew(state, player):
            return False
    return True


def _exchange(state: State, player: int, one: int, other: int) -> None:
    """Let two cards have each other's faces, if the player can't know better."""
    first = state.cards[one]
    second = state.cards[other]
    if one == other or not _could_be(state, first, second.printed):
        return
    if not _could_be(state, second, first.printed):
        return
    bit = 1 << player
    known = (first.among | second.among) & bit
    if known and _mix(first, player) != _mix(second, player):
        return
    # What the opponent knows to be in the same set belongs to the faces, too.
    if _mix(first, 1 - player) == _mix(second, 1 - player):
        bit = BOTH
    first = state.edit(one)
    second = state.edit(other)
    printed = first.printed
    first.printed = second.printed
    second.printed = printed
    among = first.among & bit
    first.among = first.among & ~bit | second.among & bit
    second.among = second.among & ~bit | among


def _mix(card: Card, player: int) -> int:
    return card.mix_a if player == 0 else card.mix_b


def _could_be(state: State, card: Card, face: Printed) -> bool:
    """Whether the hidden card, lying where it lies, could have this face."""
    for procedure in state.stack:
        if not procedure.fits(card.id, face):
            return False
    if card.place == EXTRA_DECK:
        return face.in_extra_deck
    if face.in_extra_deck:
        return False
    if card.form > 0:
        # A trap monster that was turned face-down: everybody has seen which it is.
        return face is card.printed
    if card.place == MONSTER_ZONE and card.form == GUISE:
        return not face.is_monster
    if card.place == MONSTER_ZONE:
        return face.is_monster and not face.is_special and _fits_tributes(card, face)
    if card.place == FIELD_ZONE:
        return face.is_field_spell  # CRD-320
    if card.place == SPELL_ZONE:
        as_spell = not face.is_monster or face.sets_as_spell
        return as_spell and not face.is_field_spell
    return True


def _fits_tributes(card: Card, face: Printed) -> bool:
    """The number of Tributes for its Set was on show, and so its range of Levels."""
    return numbers_of(face, False) >> card.tributes & 1 == 1


def _negated_as_known(state: State, player: int) -> None:
    """Which hidden cards are negated, such as all of a name, goes by the new faces."""
    negated = [card for card in state.negated if sees(state.cards[card], player)]
    for card in picture(state).negated:
        if not sees(state.cards[card], player):
            negated.append(card)
    state.negated = sorted(negated)


def _pending_as_known(state: State, pending: Pending, player: int) -> Pending:
    event = maybe_as_known(state, pending.event, player)
    source = pending.source
    new = Pending(pending.player, source, pending.code, pending.number, event, pending.immediate)
    new.targets = pending.targets
    new.acted_on = pending.acted_on
    return new


def _due_as_known(state: State, due: Due, player: int) -> Due:
    return Due(_pending_as_known(state, due.what, player), due.phase, due.whose, due.turn)
