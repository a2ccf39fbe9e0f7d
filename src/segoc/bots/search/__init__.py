"""A bot that looks ahead: information-set search over samples of what its seat can't know.

For each decision it imagines duels that look the same to it (`Imaginable.sample`), tries its
options in each of them, and lets both players go on by rule of thumb to the end of the opponent's
next turn. All options are tried in the same samples, so that luck touches all alike; the worse
half is dropped again and again, until the time is used up. Below the first step the own decisions
form a tree, which is shared by all samples and kept from one decision to the next: so it finds
plans of several steps that rules of thumb don't see.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import ceil, log2, sqrt
from time import thread_time
from typing import Any, Final, NamedTuple

from segoc.bots.bot import Imaginable, Question
from segoc.bots.report import Considered, Report, Step
from segoc.bots.search.lookout import Lookout
from segoc.bots.search.tree import Action, Edge, Node, Signature, signature_of, worth_trying
from segoc.bots.thumb import by_view, library_of
from segoc.bots.thumb.playout import by_thumb
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.kernel.choosing.open_questions import offered
from segoc.kernel.table.decision import Option
from segoc.kernel.table.state import State

# An option can be dropped before its time if it is surely worse: by so many standard errors, after
# this part of the budget. Values are taken to vary at least so much: where all samples are alike,
# the tree may still find something better.
SURELY: Final = 3.0
EARLY: Final = 0.25
VARIANCE: Final = 0.02
# The usual option is given the benefit of the doubt: by so many standard errors.
DOUBT: Final = 0.5
# How much a decision may take, in budgets of one, of what is saved; and how much is saved at most.
LEAST: Final = 0.5
MOST: Final = 3.0
SAVED: Final = 20.0
# What wins this turn in so many samples needs no more thought.
FEWEST: Final = 4


class Budget(NamedTuple):
    """How long to think about a decision, on average: so many seconds by a clock, or so many
    playouts, with which the same questions have the same answers.

    What easy decisions leave is saved for hard ones, which may take a few times as much.
    """

    seconds: float = 0.1
    playouts: int = 0
    clock: Callable[[], float] = thread_time


@dataclass
class Arm:
    """An option at the root, with its values in the samples so far; and whether the playouts went
    on as it is meant to go on, or tried something else in the tree."""

    action: Action
    option: Option
    edge: Edge
    values: list[float] = field(default_factory=list)
    as_meant: list[bool] = field(default_factory=list)

    @property
    def step(self) -> Step:
        return Step(self.option.key, self.edge.code, self.edge.effect_no)

    @property
    def mean(self) -> float:
        """Of the playouts that went on as meant: what was tried and found wrong isn't the option's
        fault. Else whoever has nothing more to choose would seem to do best."""
        meant = [value for value, so in zip(self.values, self.as_meant, strict=True) if so]
        counted = meant or self.values
        return sum(counted) / len(counted)


class Search:
    # It is asked questions of which it can have samples.
    imagines: Final = True

    def __init__(self, pool: Pool | None = None, budget: Budget | None = None) -> None:
        self._library = library_of(pool or standard_pool())
        self._budget = budget or Budget()
        # What is known of the decisions that can come next.
        self._nexts: dict[Signature, Node] = {}
        self._asked = 0
        # What is left of the budget of the decisions so far, in budgets of one.
        self._saved = 0.0
        # Of the last choice.
        self.report = Report()

    def choose(self, view: dict[str, Any], decision: Question) -> str:
        if not isinstance(decision, Imaginable):
            raise TypeError("a bot that looks ahead needs samples: ask it through `answer`")
        begin = self._budget.clock()
        self._asked += 1
        self._saved = min(SAVED, self._saved + 1)
        if decision.kind == "zone":
            return self._at_once(view, decision)
        first = decision.sample(self._asked << 16).state
        asked = first.decision
        if asked is None or [one.key for one in offered(first)] != list(decision.options):
            # The samples are from before a choice that is begun.
            return self._at_once(view, decision)
        actions = worth_trying(first)
        if len(actions) == 1:
            return self._at_once(view, decision)
        return self._searched(begin, decision, first, actions)

    def _at_once(self, view: dict[str, Any], decision: Question) -> str:
        """By rule of thumb."""
        key = by_view(view, decision, self._library)
        self.report = Report((Step(key, None),))
        return key

    def _searched(
        self, begin: float, decision: Imaginable, first: State, actions: dict[Action, Option]
    ) -> str:
        assert first.decision is not None
        lookout = Lookout(first.decision.player, first, self._library)
        root = self._nexts.get(signature_of(first.decision, actions))
        if root is None:
            root = Node(actions, by_thumb(first, self._library), first)
        budget = self._budget
        allowed = min(MOST, max(LEAST, self._saved))
        tried = [Arm(action, actions[action], edge) for action, edge in root.edges.items()]
        arms = tried
        phases = max(1, ceil(log2(len(arms))))
        phase = 1
        samples = done = 0
        state: State | None = first
        while True:
            if state is None:
                state = decision.sample(self._asked << 16 | samples).state
            samples += 1
            for arm in arms:
                value = lookout.playout(state.copy(), root, arm.edge, arm.option)
                arm.values.append(value)
                arm.as_meant.append(lookout.as_meant)
                done += 1
            state = None
            spent = (
                done / budget.playouts
                if budget.playouts
                else ((budget.clock() - begin) / budget.seconds)
            )
            used = spent / allowed
            if used >= 1:
                break
            arms = sorted(arms, key=lambda arm: (-arm.mean, arm.action != root.usual))
            if used > EARLY and samples > 1:
                arms = still_open(arms)
            while phase < phases and used >= phase / phases:
                phase += 1
                arms = arms[: max(2, (len(arms) + 1) // 2)]
            if len(arms) == 1 or (sum(arms[0].as_meant) >= FEWEST and arms[0].mean >= 1):
                break
        self._saved -= spent
        best = max(arms, key=lambda arm: arm.mean + doubt(arm, root))
        self._nexts = best.edge.nexts
        self.report = Report(line_of(best), considered_of(tried), done, samples)
        return best.option.key


def doubt(arm: Arm, root: Node) -> float:
    return DOUBT * sqrt(VARIANCE / len(arm.values)) if arm.action == root.usual else 0.0


def still_open(arms: list[Arm]) -> list[Arm]:
    """Without what is surely worse than the best, and what comes to the same as a better one in
    every sample: mostly another order of the same steps."""
    found: list[Arm] = []
    for arm in arms:
        same = any(arm.values == other.values for other in found)
        if not same and not surely_worse(arm, arms[0]):
            found.append(arm)
    return found


def surely_worse(arm: Arm, best: Arm) -> bool:
    """By the differences in the same samples."""
    both = zip(best.as_meant, arm.as_meant, best.values, arm.values, strict=True)
    differences = [a - b for meant, so, a, b in both if meant and so]
    count = len(differences)
    if count < FEWEST:
        return False
    mean = sum(differences) / count
    spread = sum((one - mean) ** 2 for one in differences) / (count - 1)
    return mean > SURELY * sqrt(max(spread, VARIANCE) / count)


def line_of(arm: Arm) -> tuple[Step, ...]:
    """The expected course of the own choices: what was tried most."""
    line = [arm.step]
    edge = arm.edge
    while edge.nexts:
        node = max(edge.nexts.values(), key=lambda one: one.visits)
        if not node.visits:
            break
        edge = max(node.edges.values(), key=lambda one: one.visits)
        line.append(edge.step)
    return tuple(line)


def considered_of(arms: list[Arm]) -> tuple[Considered, ...]:
    """By the values that decide, and without what the tree had tried before it was asked."""
    found = [Considered(arm.step, arm.mean, len(arm.values)) for arm in arms]
    return tuple(sorted(found, key=lambda one: (-one.playouts, -one.value)))
