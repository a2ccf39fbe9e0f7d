"""Face-up monsters of a player of which any two must go together, by effects that say so.

Such an order is two things: a limit, by which nothing comes that doesn't fit, and a duty to send
what doesn't fit when it is there all the same. Who is sent goes by an *agreement*: what went
together when the order was last met. What is still as it was then was there first; what has
come, or was changed, came later. Where there is no agreement yet, or none any more because the
order was negated, nothing came first.
"""

from segoc.kernel.language import entry as en
from segoc.kernel.language.agreement import Agreement
from segoc.kernel.language.effect import Standing
from segoc.kernel.picture import values
from segoc.kernel.picture.layers import whose_bits
from segoc.kernel.picture.matching import OTHER_RACE, SAME_ATTRIBUTE, match
from segoc.kernel.picture.picture import applies, picture
from segoc.kernel.picture.speakers import scope_of
from segoc.kernel.picture.texts import CardEffect
from segoc.kernel.table.ints import Bits, CardNo, Player
from segoc.kernel.table.lifetimes import Ref, refer
from segoc.kernel.table.state import State


def orders(state: State, player: Player) -> list[CardEffect]:
    """What says so of the monsters of this player now."""
    found: list[CardEffect] = []
    for had in picture(state).standing:
        effect = had.effect
        if isinstance(effect, Standing) and effect.speaks_of(en.TOGETHER):
            if whose_bits(effect.whose, state.cards[had.card].side) >> player & 1:
                if applies(state, had):  # TRM-447
                    found.append(had)
    return found


def how_of(state: State, had: CardEffect) -> int:
    """How any two must go together (see `matching`)."""
    effect = had.effect
    assert isinstance(effect, Standing)
    for clause in effect.clauses:
        if clause.layer == en.TOGETHER:
            return clause.value(state, scope_of(state, had))
    return 0


def sort_of(state: State, matching: int, card: CardNo) -> Bits:
    """The Types or Attributes by which it goes together with others, or not."""
    if matching == SAME_ATTRIBUTE:
        return values.attribute(state, card)
    return values.race(state, card)  # ONE-062


def go_together(state: State, matching: int, one: CardNo, other: CardNo) -> bool:
    """What has no Type and no Attribute goes together with anything."""
    if not sort_of(state, matching, one) or not sort_of(state, matching, other):
        return True  # ONE-059
    return match(state, matching, one, other)


def fits_alone(state: State, matching: int, card: CardNo) -> bool:
    """Where only one sort can be there, a monster of several is more than one by itself."""
    sort = sort_of(state, matching, card)
    return matching == OTHER_RACE or sort & (sort - 1) == 0  # ONE-058


def at_odds(state: State, player: Player, matching: int, gone: list[int]) -> list[int]:
    """The face-up monsters of this player that don't go together with another one of them, or that
    don't fit even alone; what will be gone doesn't count."""
    there = [card for card in _face_up(state, player) if card not in gone]
    fitting = [card for card in there if fits_alone(state, matching, card)]
    found: list[int] = []
    for card in there:
        if card not in fitting or is_at_odds(state, matching, card, fitting):
            found.append(card)  # ONE-002
    return found


def _face_up(state: State, player: Player) -> list[int]:
    # ONE-003, ONE-038
    return [card for card in state.monsters(player) if state.cards[card].face_up]


def is_at_odds(state: State, matching: int, card: CardNo, others: list[int]) -> bool:
    for other in others:
        if other != card and not go_together(state, matching, card, other):  # ONE-054
            return True
    return False


# Agreements.


def agreement(state: State, player: Player, order: Ref) -> Agreement | None:
    for one in state.agreements:
        if one.player == player and one.order.same_as(order):
            return one
    return None


def note_agreements(state: State) -> bool:
    """Note what goes together where an effect asks for that; whether anything doesn't."""
    if not picture(state).tells_of(en.TOGETHER):
        if state.agreements:
            state.agreements = []
        return False
    odd = False
    found: list[Agreement] = []
    for player in range(2):
        for had in orders(state, player):
            how = how_of(state, had)
            order = refer(state.cards[had.card])
            agreed = agreement(state, player, order)
            if at_odds(state, player, how, []):
                odd = True
            else:
                agreed = _agree(state, player, order, how)
            if agreed is not None:
                found.append(agreed)
    state.agreements = found
    return odd


def _agree(state: State, player: Player, order: Ref, matching: int) -> Agreement:
    there = _face_up(state, player)
    refs = [refer(state.cards[card]) for card in there]
    return Agreement(order, player, refs, [sort_of(state, matching, card) for card in there])


def came_first(
    state: State, cards: list[CardNo], matching: int, agreed: Agreement | None
) -> list[CardNo]:
    """Those of these monsters that were there first."""
    found: list[int] = []
    for card in cards:
        if not found or _came(state, card, matching, agreed) < _came(
            state, found[0], matching, agreed
        ):
            found = [card]
        elif _came(state, card, matching, agreed) == _came(state, found[0], matching, agreed):
            found.append(card)
    return found


def _came(state: State, card: CardNo, matching: int, agreed: Agreement | None) -> int:
    if agreed is None:
        return 0  # ONE-077, SEG-151
    held = state.cards[card]
    for index in range(len(agreed.monsters)):
        if agreed.monsters[index].still_linked(held):
            if agreed.sorts[index] == sort_of(state, matching, card):
                return 0
            return state.moment  # ONE-070, ONE-078
    # What has come over from the other side was face-up before.
    return state.moment if held.side != held.holder else held.in_place_since  # SEG-151


# The limit.


def rivals_of(state: State, player: Player, card: CardNo, others: list[int]) -> list[int]:
    """Those of the others that can't be face-up together with this one on this player's field."""
    found: list[int] = []
    for had in orders(state, player):
        how = how_of(state, had)
        found += [other for other in others if is_at_odds(state, how, other, [card])]
    return found


def in_the_way(state: State, player: Player, card: CardNo) -> list[int]:
    """The monsters of this player beside which this one can't be face-up."""
    return rivals_of(state, player, card, _face_up(state, player))
