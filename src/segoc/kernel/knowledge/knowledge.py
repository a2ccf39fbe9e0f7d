"""Who knows which hidden card, and what a shuffle makes unknown again.

To a player a card is in one of three ways:

- *seen*: the player can tell which card this is (a bit in `Card.seen`);
- *among*: the player knows that it is one of a mixed set, but not which one (a bit
  in `Card.among`; the set is the cards with the same `mix_a` or `mix_b`). So the
  owner knows what the own Deck still holds, and the opponent knows that a card
  which was returned from a public place is in there;
- neither: nothing is known but that it is one of the mixed set.

A card that leaves a mixed set unseen, drawn or Set, stays one of the set. `handle`
names a card on the table for both players; it is renewed when a card becomes
unknown to somebody, and says nothing about the card's id.
"""

from typing import Final

from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Standing
from segoc.kernel.picture.layers import whose_bits
from segoc.kernel.picture.picture import applies, nothing_tells_of, picture
from segoc.kernel.table.card import Card
from segoc.kernel.table.ints import CardNo, Place, Player
from segoc.kernel.table.places import (
    BANISHED,
    DECK,
    EXTRA_DECK,
    GRAVEYARD,
    HAND,
    IN_THE_ACT,
    NOWHERE,
    UNDER,
    on_field,
)
from segoc.kernel.table.state import State

BOTH: Final = 3


def sees(card: Card, player: Player) -> bool:
    return card.seen >> player & 1 == 1


def show(state: State, card: Card, players: int) -> None:
    """These players (bits) see which card this is: it is no longer one of a mix to them."""
    for player in range(2):
        if players >> player & 1 and not (card.seen | card.among) >> player & 1:
            _take_for_known(state, card, player)
    card.seen |= players
    card.among &= ~players
    if players & 1:
        card.mix_a = 0
    if players & 2:
        card.mix_b = 0


def _take_for_known(state: State, card: Card, player: Player) -> None:
    """A card of a mix has come out. Who knew that such a card was in there can't tell whether it
    is that one: from now on it is known of one less."""
    group = card.mix_a if player == 0 else card.mix_b
    if group == 0:
        return
    for held in state.cards:
        if held.printed is card.printed and held.among >> player & 1:
            if (held.mix_a if player == 0 else held.mix_b) == group:
                state.edit(held.id).among &= ~(1 << player)
                return


def arrive(state: State, card: Card, from_place: Place) -> None:
    """A card has arrived at its place: note who can see it there."""
    place = card.place
    if from_place in (DECK, EXTRA_DECK, NOWHERE):
        state.last_handle += 1
        card.handle = state.last_handle
    if place in (GRAVEYARD, UNDER):
        show(state, card, BOTH)
    elif on_field(place) or place in (IN_THE_ACT, BANISHED, EXTRA_DECK):
        show(state, card, BOTH if card.face_up else 1 << card.side)  # TRG-064
    elif place == HAND:
        show(state, card, 1 << card.side)


def mix(state: State, cards: list[CardNo], player: Player) -> None:
    """To this player these cards have become indistinguishable."""
    # A card that came from an older mix keeps its tie to what stayed behind: the
    # mixes become one, which forgets a little and never invents.
    merged = [group for group in _groups(state, cards, player) if group]
    state.last_mix += 1
    group = state.last_mix
    if merged:
        for held in state.cards:
            if _is_among(merged, held.mix_a if player == 0 else held.mix_b):
                _put_in_mix(state.edit(held.id), player, group)
    bit = 1 << player
    for number in cards:
        card = state.edit(number)
        card.shuffled_life = card.life
        _put_in_mix(card, player, group)
        if card.seen & bit:
            card.seen &= ~bit
            card.among |= bit


def _groups(state: State, cards: list[CardNo], player: Player) -> list[int]:
    found: list[int] = []
    for number in cards:
        held = state.cards[number]
        group = held.mix_a if player == 0 else held.mix_b
        if not _is_among(found, group):
            found.append(group)
    return found


def _is_among(groups: list[int], group: int) -> bool:
    """The same as `in`, and compiled much faster: all cards of a Deck are asked about."""
    for one in groups:
        if one == group:
            return True
    return False


def _put_in_mix(card: Card, player: Player, group: int) -> None:
    if player == 0:
        card.mix_a = group
    else:
        card.mix_b = group


def shuffle(state: State, player: Player, place: Place) -> None:
    """Shuffle a player's Deck or hand."""
    pile = state.pile(player, place)
    state.random.shuffle(pile)  # SEG-012
    mix(state, pile, 1 - player)
    if place == DECK:
        mix(state, pile, player)  # SEG-012
        return
    # In the hand the handles are on show, so they begin anew.
    for number in pile:
        state.last_handle += 1
        state.edit(number).handle = state.last_handle


def is_public(state: State, card: CardNo) -> bool:
    """It lies open for everybody: in the hand only while an effect keeps it revealed, not if
    somebody has seen it once."""
    held = state.cards[card]
    if held.place == HAND:
        return open_hands(state) >> held.side & 1 == 1  # EFX-098
    return held.face_up and held.place != DECK


def open_hands(state: State) -> int:
    """The players (bits) whose hands effects keep revealed."""
    if nothing_tells_of(state, en.OPEN_HAND):
        return 0
    known = picture(state)
    if known.open_hands < 0:
        known.open_hands = 0
        for had in known.standing:
            effect = had.effect
            if isinstance(effect, Standing) and effect.receivers is None:
                for clause in effect.clauses:
                    if clause.layer == en.OPEN_HAND and applies(state, had):
                        known.open_hands |= whose_bits(effect.whose, state.cards[had.card].side)
    return known.open_hands
