"""Effects that become other effects: what was activated stays, what it does is another text."""

from typing import ClassVar

from segoc.kernel.language.action import Action
from segoc.kernel.language.effect import Effect
from segoc.kernel.language.node import Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.programs.program import Run
from segoc.kernel.table.state import State


class EffectBecomes(Action):
    """The effect that is answered becomes another one: its player processes that when its turn
    comes. It was activated, and its cost paid, as the card says."""

    WORD: ClassVar = "effect_becomes"
    PARTS: ClassVar[Parts] = {"effect": "effect"}

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def possible(self, state: State, scope: Scope) -> bool:
        return scope.answers >= 0

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        if scope.answers < 0 or run.link != scope.answers + 1:
            return
        link = state.chain[scope.answers]
        effects = state.faces[scope.code].effects
        for number in range(len(effects)):
            if effects[number] is self.effect:
                link.become(scope.code, number)  # SEG-152, NEG-332
                if not is_about_targets(self.effect):
                    link.aim_at([])  # NEG-308
                run.done = True
        state.tick()
        state.progressed()


def is_about_targets(effect: Effect) -> bool:
    """Whether what it does is done to what was targeted, or hangs on it."""
    for action in effect.program:
        if action.on_targets() or action.asks_targets():
            return True
    return False
