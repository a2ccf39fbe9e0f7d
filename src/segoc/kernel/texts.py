"""Texts: the effects that are printed on the cards of a duel, and which of them are at hand.

A card has what is printed on it for as long as the duel lasts, so that is noted once for each
card (`State.texts`). Of most cards nothing can work where they lie: those of which something
can are in `State.live`, in the order of their numbers. That list follows the cards:
`note_move` is told of every move, by the one function that makes them (`moves.relocate`).
"""

from typing import TYPE_CHECKING

from segoc.kernel.picture import Had

if TYPE_CHECKING:
    from segoc.kernel.card import Card
    from segoc.kernel.state import State


def read(state: "State", card: "Card") -> None:
    """A card has joined the duel, as the last one so far."""
    printed = card.printed
    own = [Had(card.id, printed.code, n, printed.effects[n]) for n in range(printed.own)]
    state.texts.append(own)
    if printed.effects:
        state.effect_cards.append(card.id)
        state.orders = state.orders or printed.orders
        state.binds = state.binds or printed.binds
    # A file may tell of no place at all; whether the state is sound is judged later.
    if card.place >= 0 and printed.reach >> card.place & 1:
        state.live.append(card.id)


def read_again(state: "State") -> None:
    """Cards have other faces now. Copies of the duel keep the lists that they share."""
    state.texts = []
    state.effect_cards = []
    state.live = []
    for card in state.cards:
        read(state, card)


def note_move(state: "State", card: "Card", from_place: int) -> None:
    """A card has come to another place."""
    reach = card.printed.reach
    was_live = reach >> from_place & 1
    if was_live == reach >> card.place & 1:
        return
    state.changed()
    live = state.live
    if was_live:
        live.remove(card.id)
        return
    index = len(live)
    while index > 0 and live[index - 1] > card.id:
        index -= 1
    live.insert(index, card.id)
