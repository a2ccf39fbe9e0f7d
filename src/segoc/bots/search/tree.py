"""The tree of the own decisions that a search grows, shared by all samples.

A node is a decision as its player sees it: the same in all imagined duels in which it looks the
same.
"""

from math import sqrt
from typing import Final

from segoc.bots.report import Step
from segoc.kernel.choosing.open_questions import offered
from segoc.kernel.picture.layers import effects_of
from segoc.kernel.table.decision import ACTIVATE, SET, Decision, Option
from segoc.kernel.table.kinds import QUICK_PLAY, SPELL
from segoc.kernel.table.places import PILE_SPOTS
from segoc.kernel.table.state import NO_CARD, State

# How much is tried that looks no better, and how much the rule of thumb is trusted: what it doesn't
# say is taken for a little worse until it is tried.
CURIOSITY: Final = 0.5
TRUST: Final = 0.5
WORSE: Final = 0.05

# What an option does, told so that it is the same in all samples: its verb, the pile and the card
# there, or else the spot, what it is aimed at, its number and its word.
Action = tuple[int, int, int, int, int, str]
# A decision as its player sees it: its topic, and what can be done.
Signature = tuple[int, tuple[Action, ...]]


class Edge:
    """An action of a node: the option and its card where it was first met, what came of it, and
    which decisions followed."""

    def __init__(self, option: Option, code: int | None, effect_no: int = -1) -> None:
        self.option = option
        self.code = code
        self.effect_no = effect_no
        self.visits = 0
        self.total = 0.0
        self.nexts: dict[Signature, Node] = {}

    @property
    def step(self) -> Step:
        return Step(self.option.key, self.code, self.effect_no)


class Node:
    """One of the own decisions, in all imagined duels in which it looks the same."""

    def __init__(self, actions: dict[Action, Option], usual: Option, state: State) -> None:
        self.edges: dict[Action, Edge] = {}
        for action, option in actions.items():
            code = known_code(state, option)
            self.edges[action] = Edge(option, code, printed_effect(state, option, code))
        # What the rules of thumb say.
        self.usual = action_of(state, usual)
        self.visits = 0

    def promising(self) -> Action:
        """What to try next: what was good, or wasn't tried much (PUCT)."""
        root = sqrt(self.visits + 1)
        share = (1 - TRUST) / len(self.edges)
        total = 0.0
        for edge in self.edges.values():
            total += edge.total
        untried = total / max(1, self.visits) - WORSE
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
        most, found = self.edges[self.usual].visits, self.usual
        for action, edge in self.edges.items():
            if edge.visits > most:
                most, found = edge.visits, action
        return found


def signature_of(decision: Decision, actions: dict[Action, Option]) -> Signature:
    return decision.topic, tuple(sorted(actions))


def worth_trying(state: State) -> dict[Action, Option]:
    """Options of the decision that differ: of the same cards in a pile one is enough."""
    assert state.decision is not None
    found: dict[Action, Option] = {}
    for option in offered(state):
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


def printed_effect(state: State, option: Option, code: int | None) -> int:
    """Which effect printed on its card an option would activate; -1 if it is none of these."""
    if option.verb != ACTIVATE or code is None:
        return -1
    had = effects_of(state, state.card_at(option.spot))[option.number]
    return had.effect_no if had.code == code else -1


def known_code(state: State, option: Option) -> int | None:
    """The card that an option is about, if whoever is asked knows it."""
    decision = state.decision
    assert decision is not None
    number = state.card_at(option.spot) if option.spot >= 0 else NO_CARD
    if number == NO_CARD or not state.cards[number].seen >> decision.player & 1:
        return None
    return state.cards[number].printed.code
