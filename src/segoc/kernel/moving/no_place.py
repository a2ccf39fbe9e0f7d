"""Cards that were to come to the field and can't, though it was settled which cards these are.

They are sent to the GY, or put there if they are banished: no effect does it, and nothing is
destroyed. What was only to be chosen then isn't chosen, and stays where it is.
"""

from segoc.kernel.moving.moves import Move
from segoc.kernel.moving.temporary_banishment import put_in_gy
from segoc.kernel.table.event import BY_RULE, MOVED
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.places import BANISHED, GRAVEYARD
from segoc.kernel.table.state import State


def give_up(state: State, player: Player, cards: list[CardNo], rule: str) -> None:
    """What lies in the GY already stays there."""
    sent: list[CardNo] = []
    put: list[CardNo] = []
    for card in cards:
        place = state.cards[card].place
        if place == GRAVEYARD:
            continue  # EQP-040
        if place == BANISHED:
            put.append(card)  # SSC-047
        else:
            sent.append(card)
    if put:
        records = state.begin(put)
        for card in put:
            put_in_gy(state, card)
        state.tell(MOVED, player, records, why=BY_RULE, rule=rule)
    if sent:
        state.push(Move.of(sent, GRAVEYARD, 0, BY_RULE, player, rule))
