"""A Set card that its player must activate, or else give up."""

from typing import ClassVar, Final

from segoc.kernel.chain.may_activate import may_activate
from segoc.kernel.chain.windows import start_chain
from segoc.kernel.language.effect import ACTIVATION, Activated
from segoc.kernel.moving.moves import Move
from segoc.kernel.picture import layers
from segoc.kernel.table.decision import (
    ACTIVATE,
    PASS,
    WINDOW,
    Option,
    option,
)
from segoc.kernel.table.event import BY_RULE
from segoc.kernel.table.ints import CardNo, Place, Player
from segoc.kernel.table.places import NOWHERE
from segoc.kernel.table.procedure import AboutCard
from segoc.kernel.table.record import TEXT, Fields, between
from segoc.kernel.table.state import State


class ActivateOrElse(AboutCard):
    """The player activates the card, if that is possible and wanted; or it goes away.

    That it goes is what its player does: no effect is done to it.
    """

    FIELDS: ClassVar[Fields] = {
        "destination": between(0, NOWHERE),
        "rule": TEXT,
    }

    # Steps.
    ASK: Final = 0
    ELSE: Final = 1
    DONE: Final = 2

    def __init__(self, player: Player, card: CardNo, destination: Place, rule: str) -> None:
        super().__init__(player, card)
        self.destination = destination
        self.rule = rule

    def copy(self) -> "ActivateOrElse":
        new = ActivateOrElse(self.player, self.card, self.destination, self.rule)
        new.step = self.step
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.ASK:
            # What has happened before was answered then.
            state.window_events = []
            self.ask(state)
        elif step == self.ELSE:
            state.push(Move.of([self.card], self.destination, 0, BY_RULE, self.player, self.rule))
        else:
            state.pop()

    def ask(self, state: State) -> None:
        options: list[Option] = []
        found = layers.effects_of(state, self.card)
        for number in range(len(found)):
            effect = found[number].effect
            if isinstance(effect, Activated) and effect.kind == ACTIVATION:
                if may_activate(state, self.player, found[number], False, None):
                    options.append(Option(ACTIVATE, state.spot(self.card), -1, number))
        options.append(option(PASS))
        state.ask(self.player, WINDOW, options)

    def answer(self, state: State, option: Option) -> None:
        if option.verb == ACTIVATE:
            self.step = self.DONE
            start_chain(state, self.player, option)
