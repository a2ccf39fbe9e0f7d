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
from segoc.bots.playout import by_thumb, value_of
from segoc.bots.report import Considered, Report, Step
from segoc.bots.scene import Scene
from segoc.bots.sight import Move
from segoc.bots.thumb import Seat
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.kernel import machine
from segoc.kernel.decision import PLACEMENT, SET, Decision, Option
from segoc.kernel.kinds import QUICK_PLAY, SPELL
from segoc.kernel.places import PILE_SPOTS
from segoc.kernel.state import NO_CARD, State

# How much is tried that looks no better, and how much the rule of thumb is trusted: what it doesn't
# say is taken for worse until it is tried. Else options after which there is much to choose would
# suffer for all the wrong choices that are tried.
CURIOSITY: Final = 0.5
TRUST: Final = 0.6
WORSE: Final = 0.15
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


Signature = tuple[int, int, tuple[Option, ...]]


class Node:
    """One of the own decisions, in all imagined duels in which it looks the same."""

    __slots__ = ("edges", "usual", "visits")

    def __init__(self, edges: "dict[Option, Edge]") -> None:
        self.edges = edges
        # What the rules of thumb say.
        self.usual = next(iter(edges))
        self.visits = 0

    def promising(self) -> Option:
        """What to try next: what was good, or wasn't tried much (PUCT)."""
        root = sqrt(self.visits + 1)
        share = (1 - TRUST) / len(self.edges)
        untried = sum(edge.total for edge in self.edges.values()) / max(1, self.visits) - WORSE
        best, found = -9.0, self.usual
        for option, edge in self.edges.items():
            prior = TRUST if option is self.usual else share
            value = edge.total / edge.visits if edge.visits else untried
            rank = value + CURIOSITY * prior * root / (1 + edge.visits)
            if rank > best:
                best, found = rank, option
        return found


class Edge:
    """An option of a node: the card that it is about, what came of it, and which decisions
    followed."""

    __slots__ = ("code", "nexts", "total", "visits")

    def __init__(self, code: int | None) -> None:
        self.code = code
        self.visits = 0
        self.total = 0.0
        self.nexts: dict[Signature, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else -1.0


@dataclass
class Arm:
    """An option at the root, with its values in the samples so far."""

    option: Option
    edge: Edge
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else -1.0


class Search:
    # It is asked questions of which it can have samples.
    imagines: Final = True

    def __init__(self, pool: Pool | None = None, budget: Budget | None = None) -> None:
        self._pool = pool or standard_pool()
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
        usual = by_thumb(first, self._pool)
        if len(worth_trying(first, asked, usual)) == 1:
            self.report = Report((Step(usual.key, None),))
            return usual.key
        return self._searched(begin, decision, first, asked, usual)

    def _at_once(self, view: dict[str, Any], decision: Question) -> str:
        """By rule of thumb."""
        moves = [Move.read(key) for key in decision.options]
        key = Seat(Scene(view, self._pool), decision, moves).choice()
        self.report = Report((Step(key, None),))
        return key

    def _searched(
        self, begin: float, decision: Imaginable, first: State, asked: Decision, usual: Option
    ) -> str:
        lookout = Lookout(asked.player, first, self._pool)
        signature = signature_of(asked)
        root = self._nexts.get(signature) or Node(worth_trying(first, asked, usual))
        budget = self._budget
        allowed = min(MOST, max(LEAST, self._saved))
        arms = [Arm(option, edge) for option, edge in root.edges.items()]
        phases = max(1, ceil(log2(len(arms))))
        phase = 1
        samples = done = 0
        state: State | None = first
        while True:
            if state is None:
                state = decision.sample(self._asked << 16 | samples).state
            samples += 1
            for arm in arms:
                value = lookout.playout(state.copy(), root, arm.option)
                arm.values.append(value)
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
            arms.sort(key=lambda arm: (-arm.mean, arm.option is not root.usual))
            if used > EARLY and samples > 1:
                arms = still_open(arms)
            while phase < phases and used >= phase / phases:
                phase += 1
                arms = arms[: max(2, (len(arms) + 1) // 2)]
            if len(arms) == 1 or (samples >= FEWEST and arms[0].mean >= 1):
                break
        self._saved -= spent
        best = max(arms, key=lambda arm: arm.mean + doubt(arm, root))
        self._nexts = best.edge.nexts
        self.report = Report(line_of(best), considered_of(root), done, samples)
        return best.option.key


def doubt(arm: Arm, root: Node) -> float:
    return DOUBT * sqrt(VARIANCE / len(arm.values)) if arm.option is root.usual else 0.0


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
    count = len(arm.values)
    differences = [a - b for a, b in zip(best.values, arm.values, strict=True)]
    mean = sum(differences) / count
    spread = sum((one - mean) ** 2 for one in differences) / (count - 1)
    return mean > SURELY * sqrt(max(spread, VARIANCE) / count)


def signature_of(decision: Decision) -> Signature:
    return decision.topic, decision.about, decision.options


def line_of(arm: Arm) -> tuple[Step, ...]:
    """The expected course of the own choices: what was tried most."""
    line = [Step(arm.option.key, arm.edge.code)]
    edge = arm.edge
    while edge.nexts:
        node = max(edge.nexts.values(), key=lambda one: one.visits)
        if not node.visits:
            break
        option, edge = max(node.edges.items(), key=lambda one: one[1].visits)
        line.append(Step(option.key, edge.code))
    return tuple(line)


def considered_of(root: Node) -> tuple[Considered, ...]:
    found = [
        Considered(Step(option.key, edge.code), edge.mean, edge.visits)
        for option, edge in root.edges.items()
        if edge.visits
    ]
    return tuple(sorted(found, key=lambda one: (-one.playouts, -one.value)))


def worth_trying(state: State, decision: Decision, usual: Option) -> dict[Option, Edge]:
    """Options that differ, the usual one first: of the same cards in a pile one is enough."""
    found: dict[Option, Edge] = {}
    known: set[tuple[int, int, int, int, int]] = set()
    for option in (usual, *decision.options):
        if option in found:
            continue
        number = state.card_at(option.spot) if option.spot >= 0 else NO_CARD
        code: int | None = None
        if number != NO_CARD and state.cards[number].seen >> decision.player & 1:
            face = state.cards[number].printed
            code = face.code
            pointless = option.verb == SET and face.kind == SPELL and face.prop != QUICK_PLAY
            same = (option.verb, option.spot // PILE_SPOTS, code, option.aim, option.number)
            in_pile = option.spot >= PILE_SPOTS
            # A Spell can as well wait in the hand.
            if found and (pointless or (in_pile and same in known)):
                continue
            known.add(same)
        found[option] = Edge(code)
    return found


class Lookout:
    """Plays imagined duels on, to the end of the opponent's next turn."""

    def __init__(self, me: int, state: State, pool: Pool) -> None:
        self.me = me
        self.pool = pool
        self.turn = state.turn
        self.last = state.turn + (1 if state.turn_player == me else 0)

    def playout(self, state: State, node: Node, option: Option) -> float:
        """Begin with an option of the node, go through the tree, add a node to it, and go on by
        rule of thumb."""
        way = [(node, node.edges[option])]
        machine.take(state, option)
        in_tree = True
        for _ in range(ENDLESS):
            decision = state.decision
            if decision is None or state.turn > self.last:
                break
            if in_tree and decision.player == self.me and decision.topic != PLACEMENT:
                option, in_tree = self._step(state, decision, way)
            else:
                option = by_thumb(state, self.pool)
            machine.take(state, option)
        value = value_of(state, self.me, self.turn, self.pool)
        for passed, edge in way:
            passed.visits += 1
            edge.visits += 1
            edge.total += value
        return value

    def _step(
        self, state: State, decision: Decision, way: list[tuple[Node, Edge]]
    ) -> tuple[Option, bool]:
        """An own choice in the tree; and whether what follows is in it, too."""
        nexts = way[-1][1].nexts
        signature = signature_of(decision)
        node = nexts.get(signature)
        if node is None:
            usual = by_thumb(state, self.pool)
            options = worth_trying(state, decision, usual)
            if len(options) > 1:
                node = nexts[signature] = Node(options)
                way.append((node, node.edges[usual]))
            return usual, node is None
        option = node.promising()
        way.append((node, node.edges[option]))
        return option, True
