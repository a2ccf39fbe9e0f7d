"""Texts: the effects that are printed on the cards of a duel, and which of them are at hand.

A card has what is printed on it for as long as the duel lasts, so that is noted once for each
card, when it is asked for (`text_of`). Of most cards nothing can work where they lie: those of
which something can are in `State.working_cards`, in the order of their numbers; what of it could be
activated is in `State.usable`. Both follow the cards: `note_move` is told of every move, by the one
function that makes them (`relocating.relocate`).
"""

from typing import TYPE_CHECKING, Final

from segoc.kernel.language.effect import TRIGGER, Activated, Effect, Standing
from segoc.kernel.language.entry import ONLY_ONE
from segoc.kernel.table.card import Card
from segoc.kernel.table.ints import CardNo, Code, EffectNo, Place, Player
from segoc.kernel.table.native import ROOM, i64, mypyc_attr
from segoc.kernel.table.places import HAND
from segoc.kernel.table.printed import Printed

if TYPE_CHECKING:
    from segoc.kernel.table.state import State


class CardEffect:
    """An effect that a card has now, by its own text or because it was given to it."""

    def __init__(self, card: CardNo, code: Code, effect_no: EffectNo, effect: Effect) -> None:
        self.card = card
        self.code = code
        self.effect_no = effect_no
        self.effect = effect
        # Gained; and perhaps only part of what an effect has done to the card, so that it is
        # no effect of the card's own, which could be negated.
        self.gained = False
        self.lent = False
        # Who is "you" in it, if that isn't its card's controller.
        self.player = -1


# No effects: shared by all lists that have none. Whoever adds one makes a list first.
NO_EFFECTS: Final[list[CardEffect]] = []
# In `State.texts`: nobody has asked for it yet.
UNREAD: Final[list[CardEffect]] = []


@mypyc_attr(free_list_len=1)
class Usable:
    """What could be activated from where its card lies, in the order of the cards: triggers, and
    of each player what that player would activate, and what of it is fast enough to be more than an
    action in the own Main Phase. Copies of a duel share it, so nothing is written to it once it is
    made."""

    def __init__(self) -> None:
        self.triggers = NO_EFFECTS
        # Of these, what can go among the fast effects: those in hands, and those that are bound to
        # a phase.
        self.late = NO_EFFECTS
        # The kinds of event that triggers listen to, as bits.
        self.listens: i64 = 0
        self.actions_of_a = NO_EFFECTS
        self.actions_of_b = NO_EFFECTS
        self.fast_of_a = NO_EFFECTS
        self.fast_of_b = NO_EFFECTS
        # Of the latter, what must be activated when it can.
        self.musts = NO_EFFECTS

    def actions(self, player: Player, open_state: bool) -> list[CardEffect]:
        """What this player would activate, from where the cards lie: as an action in the open game
        state, or in a window."""
        if open_state:
            return self.actions_of_a if player == 0 else self.actions_of_b
        return self.fast_of_a if player == 0 else self.fast_of_b


def read(state: "State", card: Card) -> None:
    """A card has joined the duel, as the last one so far."""
    printed = card.printed
    state.texts.append(UNREAD)
    state.usable = None
    if printed.effects:
        state.has_effects = True
        state.order_matters = state.order_matters or printed.order_matters
        if printed.binds and printed not in state.binding:
            state.binding = sorted([*state.binding, printed], key=_code_of)
        state.summons_itself = state.summons_itself or printed.summons_itself
        state.unique = state.unique or printed.says(ONLY_ONE)
    # A file may tell of no place at all; whether the state is sound is judged later.
    if 0 <= card.place < ROOM and printed.reach >> card.place & 1:
        state.working_cards.append(card.id)


def _code_of(printed: Printed) -> int:
    """By which the faces are in an order that doesn't hang on who has which card where."""
    return printed.code


def read_again(state: "State") -> None:
    """Any cards may have other faces now. Copies of the duel keep the lists that they share."""
    state.texts = []
    state.working_cards = []
    state.may_have_equips = True
    for card in state.cards:
        read(state, card)


def text_of(state: "State", card: CardNo) -> list[CardEffect]:
    """The effects that are printed on a card. Copies of a duel share what one of them has read."""
    own = state.texts[card]
    if own is UNREAD:
        printed = state.cards[card].printed
        own = [CardEffect(card, printed.code, n, printed.effects[n]) for n in range(printed.own)]
        state.texts[card] = own
    return own


def note_move(state: "State", card: Card, from_place: Place) -> None:
    """A card has come to another place, or to the other side."""
    printed = card.printed
    place = card.place
    was_live = printed.reach >> from_place & 1
    is_live = printed.reach >> place & 1
    if was_live | is_live == 0:
        return
    if was_live != is_live:
        _note_live(state.working_cards, card.id, is_live == 1)
    if (printed.stands >> from_place | printed.stands >> place) & 1:
        state.changed()
    if (printed.uses >> from_place | printed.uses >> place) & 1:
        _note_usable(state, card)


def _note_live(live: list[int], card: CardNo, is_live: bool) -> None:
    if not is_live:
        live.remove(card)
        return
    index = len(live)
    while index > 0 and live[index - 1] > card:
        index -= 1
    live.insert(index, card)


def has_clause(those: list[CardEffect], layer: int) -> bool:
    """Whether one of these effects stands and speaks about this, of its own card."""
    for had in those:
        effect = had.effect
        if isinstance(effect, Standing) and effect.speaks_of(layer) and effect.only_this:
            return True
    return False


# What could be activated.


def usable_by_text(state: "State") -> Usable:
    """What could be activated while cards have what their texts say."""
    found = state.usable
    if found is None:
        found = Usable()
        for card in state.working_cards:
            held = state.cards[card]
            if held.printed.uses >> held.place & 1:
                add_usable(found, held, text_of(state, card))
        state.usable = found
    return found


def add_usable(found: Usable, held: Card, effects: list[CardEffect]) -> None:
    """While it is being made: what of one more card could be activated from where that lies."""
    for had in effects:
        effect = had.effect
        # CHG-005, CHG-006
        if isinstance(effect, Activated) and effect.places >> held.place & 1:  # CHG-004
            if effect.kind == TRIGGER:
                found.triggers = with_one(found.triggers, had)
                found.listens |= effect.kinds
                if effect.lasting or (held.place == HAND and not effect.mandatory):
                    found.late = with_one(found.late, had)
                continue
            # Spell Speed 1 waits for the open game state, unless the text names a phase.
            fast = effect.speed != 1 or effect.own_phases != 0
            if held.side == 0:
                found.actions_of_a = with_one(found.actions_of_a, had)
                if fast:
                    found.fast_of_a = with_one(found.fast_of_a, had)
            else:
                found.actions_of_b = with_one(found.actions_of_b, had)
                if fast:
                    found.fast_of_b = with_one(found.fast_of_b, had)
            if effect.mandatory:
                found.musts = with_one(found.musts, had)


def with_one(those: list[CardEffect], had: CardEffect) -> list[CardEffect]:
    """One more; an empty list is the one that all share."""
    if not those:
        return [had]
    those.append(had)
    return those


def _note_usable(state: "State", card: Card) -> None:
    """What was sorted out still holds of all cards but one."""
    old = state.usable
    if old is None:
        return
    own = Usable()
    if card.printed.uses >> card.place & 1:
        add_usable(own, card, text_of(state, card.id))
    new = Usable()
    new.triggers = _exchanged(old.triggers, card.id, own.triggers)
    new.late = _exchanged(old.late, card.id, own.late)
    if new.triggers is old.triggers:
        new.listens = old.listens
    else:
        for had in new.triggers:
            effect = had.effect
            assert isinstance(effect, Activated)
            new.listens |= effect.kinds
    new.actions_of_a = _exchanged(old.actions_of_a, card.id, own.actions_of_a)
    new.actions_of_b = _exchanged(old.actions_of_b, card.id, own.actions_of_b)
    new.fast_of_a = _exchanged(old.fast_of_a, card.id, own.fast_of_a)
    new.fast_of_b = _exchanged(old.fast_of_b, card.id, own.fast_of_b)
    new.musts = _exchanged(old.musts, card.id, own.musts)
    state.usable = new


def _exchanged(those: list[CardEffect], card: CardNo, own: list[CardEffect]) -> list[CardEffect]:
    """A list with other effects of one card in place of those that it had there."""
    if not own and not _names(those, card):
        return those
    found = [had for had in those if had.card < card]
    found += own
    for had in those:
        if had.card > card:
            found.append(had)
    return found


def _names(those: list[CardEffect], card: CardNo) -> bool:
    for had in those:
        if had.card == card:
            return True
    return False
