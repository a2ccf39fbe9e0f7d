"""Whether player A can win this turn whatever B answers: every line of play is tried. Where B
answers by itself, only what it answers."""

from collections.abc import Container
from typing import Final

from segoc.bots import Eager
from segoc.bots.bot import choice_of
from segoc.duel.duel import Duel
from segoc.kernel.table import decision as dc

BATTLES: Final = (dc.BATTLE_PHASE, dc.ATTACK, dc.DIRECT, dc.CHANGE, dc.PASS, dc.MAIN_PHASE_2)
# To give up, to end the turn, and to Set what could be activated wins nothing this turn.
POINTLESS: Final = (dc.SURRENDER, dc.END_PHASE, dc.SET)


class Solver:
    """`only` are the verbs that A may use; `answers` is whether B answers by itself."""

    def __init__(
        self, duel: Duel, only: Container[int] | None = None, *, answers: bool = False
    ) -> None:
        self.turn = duel.state.turn
        self.only = only
        self.answers = answers
        self.known: dict[str, bool] = {}

    def wins(self, duel: Duel) -> bool:
        decision = duel.decision
        if decision is None:
            return duel.winner == 0
        if duel.state.turn != self.turn:
            return False
        if duel.hash not in self.known:
            # Who comes to the same position again hasn't got any further.
            self.known[duel.hash] = False
            results = (self._after(duel, option) for option in self._options(duel, decision))
            self.known[duel.hash] = any(results) if decision.player == 0 else all(results)
        return self.known[duel.hash]

    def _after(self, duel: Duel, option: dc.Option) -> bool:
        fork = duel.fork()
        fork.push(option)
        return self.wins(fork)

    def _options(self, duel: Duel, decision: dc.Decision) -> list[dc.Option]:
        if decision.player == 1 and self.answers:
            key = choice_of(duel, Eager())
            return [option for option in decision.options if option.key == key]
        found = [option for option in decision.options if option.verb not in POINTLESS]
        if decision.topic == dc.PLACEMENT:
            # Nothing in these puzzles hangs on a column.
            return found[:1]
        if decision.player == 0 and self.only is not None:
            found = [option for option in found if option.verb in self.only]
        return found
