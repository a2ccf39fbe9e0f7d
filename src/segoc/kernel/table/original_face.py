"""What a card originally is; or was, if it has just left the field and is a Trap again."""

from segoc.kernel.table.ints import CardNo
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.state import State


def last_face(state: State, card: CardNo) -> Printed:
    """The values of its text: also of a Spell or Trap that was a monster a moment ago, and was
    paid as one."""
    held = state.cards[card]
    if held.form or held.printed.is_monster:
        return held.shows()
    for index in range(len(state.events_since_window) - 1, -1, -1):
        for record in state.events_since_window[index].cards:
            if record.card == card and record.to_life == held.life and record.form > 0:
                return held.printed.forms[record.form - 1]  # TRM-347
    return held.printed
