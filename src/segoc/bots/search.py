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
from segoc.bots.thumb import by_view, library_of
from segoc.bots.thumb.library import Library
from segoc.bots.thumb.playout import by_thumb, play_on, value_of
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.kernel import machine
from segoc.kernel.decision import PLACEMENT, SET, Decision, Option
from segoc.kernel.kinds import QUICK_PLAY, SPELL
from segoc.kernel.places import PILE_SPOTS
from segoc.kernel.state import NO_CARD, State

# How much is tried that looks no better, and how much the rule of thumb is trusted: what it doesn't
# say is taken for a little worse until it is tried.
CURIOSITY: Final = 0.5
TRUST: Final = 0.5
WORSE: Final = 0.05
# More choices than two turns need.
ENDLESS: Final = 250
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


# What an option does, told so that it is the same in all samples: its verb, the pile and the card
# there, or else the spot, what it is aimed at, its number and its word.
Action = tuple[int, int, int, int, int, str]
# A decision as its player sees it: its topic, and what can be done.
Signature = tuple[int, tuple[Action, ...]]


class Node:
    """One of the own decisions, in all imagined duels in which it looks the same."""

    __slots__ = ("edges", "usual", "visits")

    def __init__(self, actions: dict[Action, Option], usual: Option, state: State) -> None:
        self.edges = {
            action: Edge(option.key, known_code(state, option))
            for action, option in actions.items()
        }
        # What the rules of thumb say.
        self.usual = action_of(state, usual)
        self.visits = 0

    def promising(self) -> Action:
        """What to try next: what was good, or wasn't tried much (PUCT)."""
        root = sqrt(self.visits + 1)
        share = (1 - TRUST) / len(self.edges)
        untried = sum(edge.total for edge in self.edges.values()) / max(1, self.visits) - WORSE
        best, found = -9.0, self.usual
        for action, edge in self.edges.items():
            prior = TRUST if action == self.usual else share
            value = edge.total / edge.visits if edge.visits else untried
            rank = value + CURIOSITY * prior * root / (1 + edge.visits)
            if rank > best:
                best, found = rank, action
        return found

    def favourite(self) -> Action:
        """What was tried most: what was found best."""
        edges = self.edges
        return max(edges, key=lambda one: (edges[one].visits, one == self.usual))


class Edge:
    """An action of a node: its key and its card where it was first met, what came of it, and which
    decisions followed."""

    __slots__ = ("nexts", "step", "total", "visits")

    def __init__(self, key: str, code: int | None) -> None:
        self.step = Step(key, code)
        self.visits = 0
        self.total = 0.0
        self.nexts: dict[Signature, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else -1.0


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
        if asked is None or [one.key for one in asked.options] != list(decision.options):
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
        arms = [Arm(action, actions[action], edge) for action, edge in root.edges.items()]
        phases = max(1, ceil(log2(len(arms))))
        phase = 1
        samples = done = 0
        state: State | None = first
        while True:
            if state is None:
                state = decision.sample(self._asked << 16 | samples).state
            samples += 1
            for arm in arms:
                lookout.playout(state.copy(), root, arm)
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
            arms.sort(key=lambda arm: (-arm.mean, arm.action != root.usual))
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
        self.report = Report(line_of(best), considered_of(root, actions), done, samples)
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


def signature_of(decision: Decision, actions: dict[Action, Option]) -> Signature:
    return decision.topic, tuple(sorted(actions))


def line_of(arm: Arm) -> tuple[Step, ...]:
    """The expected course of the own choices: what was tried most."""
    line = [Step(arm.option.key, arm.edge.step.code)]
    edge = arm.edge
    while edge.nexts:
        node = max(edge.nexts.values(), key=lambda one: one.visits)
        if not node.visits:
            break
        edge = max(node.edges.values(), key=lambda one: one.visits)
        line.append(edge.step)
    return tuple(line)


def considered_of(root: Node, actions: dict[Action, Option]) -> tuple[Considered, ...]:
    found = [
        Considered(Step(actions[action].key, edge.step.code), edge.mean, edge.visits)
        for action, edge in root.edges.items()
        if edge.visits
    ]
    return tuple(sorted(found, key=lambda one: (-one.playouts, -one.value)))


def worth_trying(state: State) -> dict[Action, Option]:
    """Options of the decision that differ: of the same cards in a pile one is enough."""
    assert state.decision is not None
    found: dict[Action, Option] = {}
    for option in state.decision.options:
        if not (option.verb == SET and _can_wait(state, option)):
            found.setdefault(action_of(state, option), option)
    return found


def _can_wait(state: State, option: Option) -> bool:
    """A Spell that can be activated from the hand as well; rules of thumb don't Set it either."""
    face = state.cards[state.card_at(option.spot)].printed
    return face.kind == SPELL and face.prop != QUICK_PLAY


def action_of(state: State, option: Option) -> Action:
    where, code = option.spot, 0
    if where >= PILE_SPOTS:
        known = known_code(state, option)
        if known is not None:
            where, code = PILE_SPOTS + where // PILE_SPOTS, known
    return option.verb, where, code, option.aim, option.number, option.word


def known_code(state: State, option: Option) -> int | None:
    """The card that an option is about, if whoever is asked knows it."""
    decision = state.decision
    assert decision is not None
    number = state.card_at(option.spot) if option.spot >= 0 else NO_CARD
    if number == NO_CARD or not state.cards[number].seen >> decision.player & 1:
        return None
    return state.cards[number].printed.code


class Lookout:
    """Plays imagined duels on, to the end of the opponent's next turn."""

    def __init__(self, me: int, state: State, library: Library) -> None:
        self.me = me
        self.library = library
        self.turn = state.turn
        self.last = state.turn + (1 if state.turn_player == me else 0)
        # Whether the playout has done nothing yet but what was found best.
        self.as_meant = True

    def playout(self, state: State, root: Node, arm: Arm) -> None:
        """Begin with an option of the root, go through the tree, add a node to it, and go on by
        rule of thumb; note what comes of it."""
        way = [(root, arm.edge)]
        self.as_meant = True
        machine.take(state, arm.option)
        in_tree = True
        for _ in range(ENDLESS):
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
        for passed, edge in way:
            passed.visits += 1
            edge.visits += 1
            edge.total += value
        arm.values.append(value)
        arm.as_meant.append(self.as_meant)

    def _step(
        self, state: State, decision: Decision, way: list[tuple[Node, Edge]]
    ) -> tuple[Option, bool]:
        """An own choice in the tree; and whether what follows is in it, too."""
        actions = worth_trying(state)
        if len(actions) == 1:
            return next(iter(actions.values())), True
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
