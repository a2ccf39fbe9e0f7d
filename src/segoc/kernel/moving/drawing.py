"""Drawing cards. Whoever calls this settles afterwards."""

from segoc.kernel.moving.relocating import relocate
from segoc.kernel.table.event import DRAWN, MOVED, CardSnapshot
from segoc.kernel.table.ints import Player
from segoc.kernel.table.places import DECK, HAND
from segoc.kernel.table.state import State


def draw(state: State, player: Player, count: int, why: int, rule: str) -> None:
    """Draw cards, all at the same time; who can't draw them all loses."""
    state.tick()
    deck = state.pile(player, DECK)
    if len(deck) < count:
        state.loss[player] = "SEG-016"  # EFX-118
        count = len(deck)
    records: list[CardSnapshot] = []
    for _card in range(count):
        card = deck[-1]  # EFX-113
        record = state.snapshot(card)
        relocate(state, card, HAND, player)
        records.append(state.note_arrival(record))
    if records:
        # EFX-114, EFX-122, EFX-123
        state.emit(MOVED, player, records, move_tags=DRAWN, why=why, rule=rule)
