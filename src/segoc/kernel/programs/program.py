"""Running a program: the actions of a cost or of a resolution, one after the other.

The counter is stored, so that a duel can be copied between any two actions; each action
settles before the next begins (TRM-127).
"""

from typing import ClassVar, Final

from segoc.kernel.choosing.choosing_cards import PickCards
from segoc.kernel.choosing.shuffling import ShuffleDeck
from segoc.kernel.language.action import IF_DONE, SAME_MOMENT, Action
from segoc.kernel.language.effect import Activated, Effect, Reaction
from segoc.kernel.language.entry import NEGATED
from segoc.kernel.language.node import Happening
from segoc.kernel.language.scope import Scope
from segoc.kernel.table.event import AS_COST, BY_EFFECT, BY_RULE, FOR_SUMMON
from segoc.kernel.table.ints import Player
from segoc.kernel.table.native import mypyc_attr
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.reason import PROCESS
from segoc.kernel.table.record import COUNT, COUNTS, LARGEST, TRUTH, Fields, between
from segoc.kernel.table.state import State

# Whose program: a link of the chain by its index, the activation under way, or an effect
# that is applied without a chain.
ACTIVATING: Final = -1
APPLYING: Final = -2
# What a player must do to declare an attack: no cost and no effect (TRM-446, OLD-001).
DECLARING: Final = -3


def effect_of(state: State, scope: Scope) -> Effect:
    return state.face(scope.code).effects[scope.effect_no]


def activated_of(state: State, scope: Scope) -> Activated:
    effect = effect_of(state, scope)
    assert isinstance(effect, Activated)
    return effect


def happening_of(state: State, scope: Scope) -> Happening | None:
    """What the effect answers or reacts to."""
    effect = effect_of(state, scope)
    if isinstance(effect, Reaction):
        return effect.happening
    return effect.happening if isinstance(effect, Activated) else None


def set_midway(state: State, midway: bool) -> None:
    """Whether a resolution is in its middle: some standing effects wait until it isn't."""
    if state.mid_resolution != midway:
        known = state.picture
        if known is not None and known.tells_of(NEGATED):
            state.changed()
    state.mid_resolution = midway


@mypyc_attr(free_list_len=1)
class Run(Procedure):
    """Run the cost or the program of an effect."""

    FIELDS: ClassVar[Fields] = {
        "link": between(-3, LARGEST),
        "cost": TRUTH,
        "counter": COUNT,
        "done": TRUTH,
        "outer": TRUTH,
        "path": COUNTS,
    }

    # Steps.
    PREPARE: Final = 0
    PERFORM: Final = 1

    def __init__(self, link: int, cost: bool) -> None:
        super().__init__()
        self.link = link
        self.cost = cost
        self.counter = 0
        # Whether the last action did anything.
        self.done = True
        # Whether another resolution is in its middle meanwhile.
        self.outer = False
        # Where in the program it runs: of which action it is which branch, from the outside in.
        self.path: list[int] = []

    def copy(self) -> "Run":
        new = Run(self.link, self.cost)
        new.step = self.step
        new.counter = self.counter
        new.done = self.done
        new.outer = self.outer
        new.path = self.path.copy()
        return new

    def scope(self, state: State) -> Scope:
        if self.link >= 0:
            return state.chain[self.link]
        if self.link <= APPLYING:
            return state.applying[-1]
        assert state.activating is not None
        return state.activating

    def reason(self) -> int:
        """Why what it does happens: for a summon or an attack, as a cost, or by the effect."""
        if not self.cost:
            return BY_EFFECT
        if self.link == DECLARING:
            return BY_RULE
        return FOR_SUMMON if self.link == APPLYING else AS_COST  # CRD-128, EFX-032

    def rule(self) -> str:
        """By which rule it happens."""
        if not self.cost:
            return PROCESS
        if self.link == DECLARING:
            return "TRM-446"
        return "CRD-128" if self.link == APPLYING else "EFX-029"

    def actions(self, state: State) -> list[Action]:
        effect = effect_of(state, self.scope(state))
        actions = effect.program
        if self.cost and isinstance(effect, Activated):
            actions = effect.cost
        for index in range(0, len(self.path), 2):
            actions = actions[self.path[index]].branches()[self.path[index + 1]].program
        return actions

    def run(self, state: State) -> None:
        actions = self.actions(state)
        if self.counter == len(actions):
            self.end(state)
            return
        action = actions[self.counter]
        step = self.step
        self.step = step + 1
        if step == self.PREPARE:
            if self.counter == 0:
                self.outer = state.mid_resolution
            if action.joint & IF_DONE and not self.done:  # EFX-006, TRM-054, OTH-059
                # What could not be done ends what hangs on it.
                self.next()
                return
            state.last_picks = []
            if self.link >= 0 and action.follows_link():
                state.chain[self.link].following = [*self.path, self.counter]  # SSC-019
                self.counter = len(actions)
                self.step = self.PREPARE
                return
            action.prepare(state, self)
        elif step == self.PERFORM:
            self.done = False
            # A cost is no resolution: victory texts look at once. What is applied in
            # the middle of a resolution doesn't end that, and nor does its first part (TRM-415).
            more = not self.cost and self.counter + 1 < len(actions)
            set_midway(state, self.outer or more)
            same_moment = action.joint & SAME_MOMENT != 0  # EFX-106, EFX-107, EFX-108
            state.same_moment = same_moment or (self.counter == 0 and self.joined(state))
            action.perform(state, self)
        else:
            state.same_moment = False
            action.conclude(state, self)
            if action.joint == SAME_MOMENT:
                # What follows from the actions before has waited for this one, done or not.
                state.settle()
            self.next()

    def branch(self, state: State, number: int) -> None:
        """Do one of the branches of the action that is due."""
        inner = Run(self.link, self.cost)
        inner.path = [*self.path, self.counter, number]
        state.push(inner)

    def joined(self, state: State) -> bool:
        """Whether it is a branch of an action that shares the moment of the one before it."""
        if not self.path:
            return False
        outside = Run(self.link, self.cost)
        outside.path = self.path[:-2]
        action = outside.actions(state)[self.path[-2]]
        if self.path[-2] == 0 and outside.joined(state):
            return True
        return action.joint & SAME_MOMENT != 0

    def goes_on_at_once(self, state: State) -> bool:
        """Whether the next action is one with this: the same, done to the other player."""
        actions = self.actions(state)
        following = self.counter + 1
        return following < len(actions) and actions[following].joint == SAME_MOMENT

    def renew(self, state: State, player: Player) -> bool:
        """What can be chosen among hidden cards goes by their faces; something must remain,
        since the effect is known to have something to choose."""
        above = state.stack[-1]
        if not isinstance(above, PickCards) or above.player == player:
            return True
        if self.step != self.PERFORM or state.stack[-2] is not self:
            return True
        action = self.actions(state)[self.counter]
        above.candidates = action.candidates(state, self)
        above.picks = [card for card in above.picks if card in above.candidates]
        above.most = min(above.most, len(above.candidates))
        return len(above.candidates) >= above.least

    def next(self) -> None:
        self.step = self.PREPARE
        self.counter += 1  # EFX-005, CAL-121

    def end(self, state: State) -> None:
        """The resolution is over: what has waited for that comes now."""
        below = state.stack[-2]
        if self.path and isinstance(below, Run):
            state.pop()
            below.done = self.done
            return
        searched = self.scope(state).searched
        self.scope(state).searched = 0
        set_midway(state, self.outer)
        state.pop()
        if self.link <= APPLYING:
            state.applying.pop()
        if self.link < 0:
            # What a link has done settles when it is resolved: only then does its card apply.
            state.settle()
        for player in range(2):
            if searched >> player & 1:
                state.push(ShuffleDeck(player))
