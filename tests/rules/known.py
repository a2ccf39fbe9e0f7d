"""Everything that a duel tells one player, to compare two duels by."""

from typing import Any

from segoc.duel.log import Teller
from segoc.lab import Lab, Seat

VERBS = ["summon", "set", "flip", "change", "activate", "attack", "pick"]
PLACES = ["hand.1", "hand.2", "hand.3", "deck.1", "extra.1", "m1", "m2", "m5", "s1", "s2", "field"]


def known(lab: Lab, seat: Seat) -> dict[str, Any]:
    """The view, the events, and the reasons for whatever can't be done with any card."""
    teller = Teller(lab.pool, "en", seat.player)
    side = lab.a if seat.player == 0 else lab.b
    choices = [f"{verb} {owner}.{place}" for verb in VERBS for owner in "AB" for place in PLACES]
    return {
        "view": lab.duel.view(seat.player),
        "events": [teller.data(event) for event in lab.duel.events],
        "log": lab.duel.log_lines(seat.player),
        "reasons": {choice: side.why_not(choice) for choice in choices},
    }
