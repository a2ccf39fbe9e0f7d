"""Loops that no player can leave: mandatory effects, or effects without a chain, that go on
for ever (SEG-083).

The machine has run very many steps of one turn, and nobody had a choice. Then it looks whether
the duel comes back to the same position, all but its counts of time; if so, nothing will ever
change, and the rule ends it: of the cards whose effects make the loop, the one that came last
goes to the GY. A loop in which something grows for ever never comes back; it is ended when it
has gone on for much longer than anything that ends by itself.
"""

from typing import Final

from segoc.kernel.chain.end_of_duel import end_duel
from segoc.kernel.moving.moves import Move
from segoc.kernel.table.event import BY_RULE
from segoc.kernel.table.places import GRAVEYARD, on_field
from segoc.kernel.table.state import DRAW, NO_CARD, UNDECIDED, State

# Steps of one turn without a choice: before anybody looks, and before it is a loop in any case.
# The longest turns in which nobody has a choice take some hundreds.
PATIENCE: Final = 2_000
TOO_LONG: Final = 20_000


class LoopWatch:
    """Looks at the steps of a machine that seems not to stop."""

    def __init__(self, state: State) -> None:
        self.turn = state.turn
        self.steps = 0
        # The position to come back to, and what had happened by then.
        self.position: list[int] = []
        self.names: list[str] = []
        self.events = 0
        self.renew_at = 0

    def look(self, state: State) -> None:
        """After a step: end the loop, if it is one."""
        if state.winner != UNDECIDED or state.decision is not None:
            return
        if state.turn != self.turn:
            # Turns in which nothing can be done go by; they end with the Decks.
            self.start_anew(state)
            return
        self.steps += 1
        names = procedures(state)
        if self.steps > TOO_LONG or self.is_back(state, names):
            break_loop(state, self.events)
            self.start_anew(state)
        elif self.steps >= self.renew_at:
            # The first positions may lie before the loop: take a later one, less and less often.
            self.position = position(state)
            self.names = names
            self.events = len(state.journal)
            self.renew_at = 2 * self.steps + 100

    def is_back(self, state: State, names: list[str]) -> bool:
        """Effects have done something, and all is as it was."""
        if not self.position or names != self.names:
            return False
        for event in state.journal[self.events :]:
            if event.source is not None:
                return position(state) == self.position
        return False

    def start_anew(self, state: State) -> None:
        self.turn = state.turn
        self.steps = 0
        self.renew_at = 0
        self.position = []


def procedures(state: State) -> list[str]:
    """What is under way; not all of it, since what goes on for ever may lie deeper each time."""
    return [f"{type(procedure).__name__} {procedure.step}" for procedure in state.stack[-4:]]


def position(state: State) -> list[int]:
    """All that the players have before them, without the counts of time."""
    found = [*state.lp, state.turn_player, state.phase, state.battle_step, state.normal_summons]
    for card in state.cards:
        found += [card.place, card.side, card.zone, int(card.face_up), card.position, card.form]
    for pile in state.piles:
        found += pile
        found.append(NO_CARD)
    for host, materials in state.under.items():
        found += [host, *materials, NO_CARD]
    for entry in state.entries:
        found += [entry.receiver, entry.layer, entry.op, entry.value, entry.source.card]
    for tie in state.ties:
        found += [tie.source.card, tie.target.card]
    for counters in state.counters:
        found += [counters.card, counters.kind, counters.count]
    for use in state.uses:
        found += use
    for link in state.chain:
        found += [link.source.card, link.code, link.effect_no, link.player]
    for pending in state.waiting_effects:
        found += [pending.source.card, pending.code, pending.effect_no, pending.player]
    return found


def break_loop(state: State, since: int) -> None:
    """Of the cards on the field whose effects did something since then, the one that came last
    goes to the GY by rule; if there is none, nobody wins."""
    last = NO_CARD
    came = -1
    for event in state.journal[since:]:
        if event.source is None:
            continue
        card = state.cards[event.source.card]
        if not on_field(card.place) or not card.face_up:
            continue
        if card.in_place_since > came:  # SEG-083
            last = card.id
            came = card.in_place_since
    if last != NO_CARD:
        state.push(Move.of([last], GRAVEYARD, 0, BY_RULE, state.turn_player, "SEG-083"))
        return
    state.winner = DRAW
    state.ending = "SEG-083"
    end_duel(state)
