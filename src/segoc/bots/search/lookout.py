"""Playing imagined duels on, to the end of the opponent's next turn."""

from typing import Final

from segoc.bots.search.tree import Edge, Node, signature_of, worth_trying
from segoc.bots.thumb.library import Library
from segoc.bots.thumb.playout import by_thumb, play_on, value_of
from segoc.kernel.table.decision import PLACEMENT, Decision, Option
from segoc.kernel.table.state import State
from segoc.kernel.turn import machine

# More choices than two turns need.
ENDLESS: Final = 250


class Lookout:
    """Plays imagined duels on, to the end of the opponent's next turn."""

    def __init__(self, me: int, state: State, library: Library) -> None:
        self.me = me
        self.library = library
        self.turn = state.turn
        self.last = state.turn + (1 if state.turn_player == me else 0)
        # Whether the playout has done nothing yet but what was found best.
        self.as_meant = True

    def playout(self, state: State, root: Node, edge: Edge, option: Option) -> float:
        """Begin with an option of the root, go through the tree, add a node to it, and go on by
        rule of thumb; what comes of it."""
        way = [(root, edge)]
        self.as_meant = True
        machine.take(state, option)
        in_tree = True
        for _number in range(ENDLESS):
            decision = state.decision
            if not in_tree or decision is None or state.turn > self.last:
                break
            if decision.player == self.me and decision.topic != PLACEMENT:
                option, in_tree = self._step(state, decision, way)
            else:
                option = by_thumb(state, self.library)
            machine.take(state, option)
        play_on(state, self.library, self.last, ENDLESS)
        value = value_of(state, self.me, self.turn, self.library)
        for passed, taken in way:
            passed.visits += 1
            taken.visits += 1
            taken.total += value
        return value

    def _step(
        self, state: State, decision: Decision, way: list[tuple[Node, Edge]]
    ) -> tuple[Option, bool]:
        """An own choice in the tree; and whether what follows is in it, too."""
        actions = worth_trying(state)
        if len(actions) == 1:
            for only in actions.values():
                return only, True
        nexts = way[-1][1].nexts
        signature = signature_of(decision, actions)
        node = nexts.get(signature)
        if node is None:
            usual = by_thumb(state, self.library)
            node = nexts[signature] = Node(actions, usual, state)
            way.append((node, node.edges[node.usual]))
            return usual, False
        action = node.promising()
        self.as_meant = self.as_meant and action == node.favourite()
        way.append((node, node.edges[action]))
        return actions[action], True
