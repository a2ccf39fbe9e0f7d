"""One of several programs: as a player decides, or as a coin or a die shows."""

from collections.abc import Sequence
from typing import ClassVar, Final

from segoc.effects.players import YOU, player_of
from segoc.kernel.chain.may_activate import can_be_done
from segoc.kernel.choosing import coins_and_dice
from segoc.kernel.choosing.choosing_cards import PickBranch
from segoc.kernel.language.action import Action, Branch
from segoc.kernel.language.node import BY_WORD, Condition, Number, Parts, Words
from segoc.kernel.language.scope import Scope
from segoc.kernel.programs.program import Run
from segoc.kernel.table.event import BY_EFFECT, DECIDED, JANKEN, ROLLED, TOSSED
from segoc.kernel.table.reason import PROCESS
from segoc.kernel.table.state import State

# What an outcome is the outcome of.
COINS: Final = 1
DICE: Final = 2


class Branching(Action):
    """Does one of its branches, or none; it may do what any of them may do."""

    def __init__(self, branches: list[Branch]) -> None:
        super().__init__()
        self.of = branches

    def branches(self) -> list[Branch]:
        return self.of

    def open_branches(self, state: State, scope: Scope) -> list[int]:
        """Those that could be done now."""
        found: list[int] = []
        for index in range(len(self.of)):
            if can_be_done(state, scope, self.of[index].program):  # SEG-081
                found.append(index)
        return found

    def possible(self, state: State, scope: Scope) -> bool:
        return not self.of or len(self.open_branches(state, scope)) > 0

    def asks_first(self) -> bool:
        return True

    def on_targets(self) -> bool:
        for branch in self.of:
            for action in branch.program:
                if action.on_targets():
                    return True
        return False

    def feeds(self) -> int:
        places = 0
        for branch in self.of:
            for action in branch.program:
                places |= action.feeds()
        return places

    def may_do_in(self, verb: int) -> int:
        places = 0
        for branch in self.of:
            for action in branch.program:
                places |= action.may_do_in(verb)
        return places

    def does(self, state: State, scope: Scope, verb: int) -> list[int] | None:
        found: list[int] | None = None
        for branch in self.of:
            for action in branch.program:
                cards = action.does(state, scope, verb)
                if cards is not None:
                    found = cards if found is None else found + cards
        return found

    def negates_activation(self) -> bool:
        for branch in self.of:
            for action in branch.program:
                if action.negates_activation():
                    return True
        return False

    def changes_stats(self) -> bool:
        for branch in self.of:
            for action in branch.program:
                if action.changes_stats():
                    return True
        return False

    def follow(self, state: State, run: Run, outcome: int) -> None:
        """Do the branch for this outcome, if there is one."""
        for index in range(len(self.of)):
            if self.of[index].least <= outcome <= self.of[index].most:
                run.branch(state, index)
                return


class ChooseOne(Branching):
    """A player chooses one of several things to do, of those that are possible."""

    WORD: ClassVar = "choose_one"
    PARTS: ClassVar[Parts] = {"of": "branches", "by": "player"}

    def __init__(self, of: list[Branch], by: int = YOU) -> None:
        super().__init__(of)
        self.by = by

    def prepare(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        found = self.open_branches(state, scope)
        if found:
            player = player_of(state, scope, self.by)
            state.push(PickBranch(player, found, scope.source.card))

    def perform(self, state: State, run: Run) -> None:
        if not state.last_picks:
            return
        player = player_of(state, run.scope(state), self.by)
        number = state.last_picks[0]
        state.emit(DECIDED, player, [], why=BY_EFFECT, amounts=[number + 1], rule="SEG-081")
        run.branch(state, number)


class IfSo(Branching):
    """One thing if a condition holds when it is done, or another if not; only the resolution
    asks which."""

    WORD: ClassVar = "if_so"
    PARTS: ClassVar[Parts] = {"condition": "condition", "of": "branches"}

    def __init__(self, condition: Condition, of: list[Branch]) -> None:
        super().__init__(of)
        self.condition = condition

    def possible(self, state: State, scope: Scope) -> bool:
        return True

    def perform(self, state: State, run: Run) -> None:
        self.follow(state, run, 1 if self.condition.holds(state, run.scope(state)) else 0)


class TossCoins(Branching):
    """Toss coins: the outcome is how many showed heads; or, if the player has called it,
    whether that was right."""

    WORD: ClassVar = "toss_coins"
    PARTS: ClassVar[Parts] = {"count": "count", "called": "yes_no", "of": "branches"}
    NAMED: ClassVar[Parts] = {"of": "outcomes"}

    def __init__(self, count: int = 1, called: bool = False, of: Sequence[Branch] = ()) -> None:
        super().__init__(list(of))
        self.count = count
        self.called = called

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        run.done = True
        heads = 0
        for _toss in range(self.count):
            if coins_and_dice.toss(state):  # SEG-080
                heads += 1
        scope.outcome = heads
        if self.called:
            right = (scope.announced == coins_and_dice.HEADS) == (heads == 1)  # SEG-080
            scope.outcome = 1 if right else 0
        state.emit(
            TOSSED, scope.player, [], why=BY_EFFECT, amounts=[heads, self.count], rule="SEG-080"
        )
        self.follow(state, run, scope.outcome)


class Janken(Branching):
    """Play rock-paper-scissors with the opponent, until somebody wins: the outcome is 1 if you do.
    No hand is better than another, so chance decides. Nobody knows it beforehand: all that may come
    of it must be possible."""

    WORD: ClassVar = "janken"
    PARTS: ClassVar[Parts] = {"of": "branches"}
    NAMED: ClassVar[Parts] = {"of": "outcomes"}

    def __init__(self, of: list[Branch]) -> None:
        super().__init__(of)

    def possible(self, state: State, scope: Scope) -> bool:
        return len(self.open_branches(state, scope)) == len(self.of)

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        run.done = True
        scope.outcome = 1 if coins_and_dice.toss(state) else 0
        state.emit(JANKEN, scope.player, [], why=BY_EFFECT, amounts=[scope.outcome], rule=PROCESS)
        self.follow(state, run, scope.outcome)


class RollDice(Branching):
    """Roll a die, or several and add them up: `outcome(…)` says what is done for which result;
    `ROLLED` is the result."""

    WORD: ClassVar = "roll_dice"
    PARTS: ClassVar[Parts] = {"of": "branches", "count": "count"}
    NAMED: ClassVar[Parts] = {"of": "outcomes"}

    def __init__(self, *of: Branch, count: int = 1) -> None:
        super().__init__(list(of))
        self.count = count

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        run.done = True
        shown: list[int] = []
        scope.outcome = 0
        for _roll in range(self.count):
            shown.append(coins_and_dice.roll(state))
            scope.outcome += shown[-1]  # SEG-080
        state.emit(ROLLED, scope.player, [], why=BY_EFFECT, amounts=shown, rule="SEG-080")
        self.follow(state, run, scope.outcome)


class Outcome(Number):
    """How many coins showed heads, or what the dice showed."""

    WORDS: ClassVar[Words] = {"heads": {"what": COINS}, "rolled": {"what": DICE}}
    PARTS: ClassVar[Parts] = {"what": BY_WORD}

    def __init__(self, what: int) -> None:
        self.what = what

    def value(self, state: State, scope: Scope) -> int:
        return scope.outcome
