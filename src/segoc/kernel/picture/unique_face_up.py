"""Cards of which only one can be face-up on a player's field, or on both (CRD-305, SEG-090).

It is each copy's own effect, and works where that copy is: in the hand, the GY or the Deck too, so
that a negated copy on the field frees none that isn't (ONE-097). On the field it works as what the
card is printed as: not for a monster among the Spells and Traps, nor for those in a Monster Zone.
Which cards are one too many the text says: all of a name, wherever they lie, or the monsters of an
archetype, which those among the Spells are not (ONE-108).
"""

from segoc.kernel.language.entry import ONLY_ONE
from segoc.kernel.language.node import Clause
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture.picture import picture
from segoc.kernel.table.geometry import ZONES_PER_PLAYER
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import MONSTER_ZONE, on_field
from segoc.kernel.table.state import NO_CARD, State


def order_of_one(state: State, card: CardNo) -> Clause | None:
    """What its text allows only one of, if that works where it is."""
    held = state.cards[card]
    clause = held.printed.clause(ONLY_ONE)
    if clause is None or card in picture(state).negated:
        return None  # SEG-090, ONE-098
    if on_field(held.place) and held.printed.is_monster != (held.place == MONSTER_ZONE):
        return None  # ONE-115
    return clause


def is_second(state: State, player: Player, card: CardNo, as_spell: bool = False) -> bool:
    """It can't become face-up on this player's field beside a card that is there: by its own text,
    or by the text of that card. `as_spell`: it comes among the Spells, and is no monster there."""
    if not state.unique:
        return False
    order = order_of_one(state, card)
    for side in range(2):
        for other in _face_up(state, side):
            if other != card and (
                _excludes(state, order, card, other, side == player, as_spell)
                or _excludes(
                    state, order_of_one(state, other), other, card, side == player, as_spell
                )
            ):
                return True  # CRD-305, ONE-120
    return False


def _excludes(
    state: State, order: Clause | None, speaker: CardNo, other: CardNo, near: bool, as_spell: bool
) -> bool:
    """The text of the one leaves no room for the other, which is `near` if it is on that field."""
    if order is None or not (near or order.is_for_both_fields()):
        return False
    if as_spell and order.means_monsters():
        return False  # ONE-108
    # ONE-097, ONE-107
    return order.concerns(state, Scope(0, refer(state.cards[speaker]), 0, 0), other)


def crowd(state: State, player: Player) -> list[CardNo]:
    """Cards on this player's field, or on both, of which only one can be face-up."""
    there = _face_up(state, player)
    for card in there:
        order = order_of_one(state, card)
        if order is None:
            continue
        among = there + _face_up(state, 1 - player) if order.is_for_both_fields() else there
        found = [
            other
            for other in among
            if other == card or _excludes(state, order, card, other, True, False)
        ]
        if len(found) > 1:
            return found
    return []


def came_later(state: State, crowded: list[CardNo]) -> list[CardNo]:
    """Those of them that weren't there first; of both players' that came at the same time, those of
    the player whose turn it isn't."""
    first = min([_arrival(state, card) for card in crowded])
    later = [card for card in crowded if _arrival(state, card) > first]  # SEG-090
    if later:
        return later
    mine = [card for card in crowded if state.cards[card].side == state.turn_player]
    return [card for card in crowded if card not in mine] if mine else []  # ONE-130


def _arrival(state: State, card: CardNo) -> tuple[bool, int]:
    """What came over from the other side came last; else what turned face-up last did."""
    held = state.cards[card]
    return (held.side != held.holder, int(held.in_place_since))


def _face_up(state: State, player: Player) -> list[CardNo]:
    found: list[CardNo] = []
    first = player * ZONES_PER_PLAYER
    for zone in range(first, first + ZONES_PER_PLAYER):
        card = state.zones[zone]
        if card != NO_CARD and state.cards[card].face_up:
            found.append(card)
    for card in state.monsters(player):
        if card not in found and state.cards[card].face_up:
            found.append(card)
    return found
