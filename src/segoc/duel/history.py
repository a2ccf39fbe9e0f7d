"""The history of a duel: every choice since the start, so that any can be taken back.

A chain of immutable nodes that points backwards: forks of a duel share it. Now and
then a node carries a snapshot; going back means taking the nearest snapshot before
the wanted point and making the choices since then again.
"""

from typing import Final

from segoc.kernel.table.chance import seeded
from segoc.kernel.table.decision import Option
from segoc.kernel.table.event import Event
from segoc.kernel.table.state import State
from segoc.kernel.turn import machine

SNAPSHOT_EVERY: Final = 32


class Act:
    """What was done at one point: a choice, a surrender, or a new seed for what follows."""

    __slots__ = ("kind", "number", "option")

    CHOICE = "choice"
    SURRENDER = "surrender"
    RESEED = "reseed"

    def __init__(self, kind: str, number: int = 0, option: Option | None = None) -> None:
        self.kind = kind
        self.number = number
        self.option = option

    def text(self) -> str:
        """As saves and replays write it: `summon A.hand.3`, `surrender A`, `reseed 7`."""
        if self.option is not None:
            return self.option.key
        if self.kind == self.SURRENDER:
            return f"surrender {'AB'[self.number]}"
        return f"reseed {self.number}"

    def apply(self, state: State) -> None:
        if self.option is not None:
            machine.apply(state, self.option)
        elif self.kind == self.SURRENDER:
            machine.surrender(state, self.number)
        else:
            state.random = seeded(self.number)


class Node:
    """One act, what happened through it, and all before it."""

    __slots__ = ("act", "before", "depth", "events", "player", "snapshot")

    def __init__(self, before: "Node | None", act: Act | None, player: int, state: State) -> None:
        self.before = before
        self.act = act
        # Who was asked, or who gave up.
        self.player = player
        self.events: list[Event] = state.journal
        self.depth: int = 0 if before is None else before.depth + 1
        snapshot = before is None or self.depth % SNAPSHOT_EVERY == 0
        self.snapshot: State | None = state.copy() if snapshot else None

    def state(self) -> State:
        """The state just after this act, worked out anew. It is kept, and so is one halfway: who
        goes back usually comes again, or goes back further, step by step."""
        way: list[Node] = []
        node: Node = self
        while node.snapshot is None:
            way.append(node)
            assert node.before is not None
            node = node.before
        state = node.snapshot.copy()
        for number in reversed(range(len(way))):
            act = way[number].act
            assert act is not None
            act.apply(state)
            if number in (0, len(way) // 2):
                way[number].snapshot = state.copy()
        return state

    def line(self) -> "list[Node]":
        """All nodes from the start to this one."""
        nodes: list[Node] = []
        node: Node | None = self
        while node is not None:
            nodes.append(node)
            node = node.before
        nodes.reverse()
        return nodes
