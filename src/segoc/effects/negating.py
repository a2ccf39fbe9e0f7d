"""Negating activations, effects, summons and attacks."""

from typing import ClassVar

from segoc.kernel.language.action import Action
from segoc.kernel.language.node import Cards, Parts
from segoc.kernel.language.scope import Link
from segoc.kernel.language.ties import untie
from segoc.kernel.picture import layers
from segoc.kernel.picture.oaths import release_turn
from segoc.kernel.picture.summons_this_turn import take_back_activation
from segoc.kernel.programs.once_per_turn import take_back_use
from segoc.kernel.programs.program import Run, activated_of
from segoc.kernel.table.event import ATTACK_NEGATED, BY_EFFECT, NEGATED
from segoc.kernel.table.procedure import battles
from segoc.kernel.table.state import State


class NegateActivation(Action):
    """Negate the activation that this effect answers (EFX-165).

    Negate the activation that this effect directly follows (EFX-165, TRM-131).
    """

    WORD: ClassVar = "negate_activation"

    def negates_activation(self) -> bool:
        return True

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        # Only the link just before its own (TRM-130, TRM-131).
        if scope.answers < 0 or run.link != scope.answers + 1:
            return
        link = state.chain[scope.answers]
        if not link.activation_negated and not is_out_of_reach(state, link, scope.source.card):
            state.tick()
            negate_link(state, scope.player, scope.answers)
            run.done = True


def is_out_of_reach(state: State, link: Link, source: int) -> bool:
    """Neither the activation nor the effect of a monster is negated by what it is unaffected by, as
    long as it is there: nothing is unaffected elsewhere."""
    card = state.cards[link.source.card]
    # RES-105, RES-109
    return link.source.same_object(card) and layers.unaffected(state, card.id, source)


def negate_link(state: State, player: int, index: int) -> None:
    """The activation of this link is negated."""
    link = state.chain[index]
    link.activation_negated = True  # NEG-001, CRD-295, CRD-313, EFX-165, EFX-166
    take_back_use(state, link)
    take_back_activation(state, link)
    release_turn(state, link, activated_of(state, link))
    card = state.cards[link.source.card]
    if link.card_activation and link.source.same_object(card):
        # It was never activated: it goes to the GY from nowhere (CRD-314).
        state.edit(card.id).acting = True  # CRD-314, NEG-091
        untie(state, card.id)  # EFX-066
    numbers = [index + 1]
    state.emit(NEGATED, player, [link.as_activated], why=BY_EFFECT, amounts=numbers, rule="EFX-165")


class NegateChain(Action):
    """Negate all activations that were on the chain when this was activated (CRD-391); `DONE` is
    what was negated."""

    WORD: ClassVar = "negate_chain"

    def negates_activation(self) -> bool:
        return True

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        scope.done = []
        state.tick()
        for index in range(run.link):
            link = state.chain[index]
            if not link.activation_negated and not is_out_of_reach(state, link, scope.source.card):
                negate_link(state, scope.player, index)  # CRD-391
                scope.done = [*scope.done, state.chain[index].source]
                run.done = True


class NegateEffect(Action):
    """Negate the effect that this effect answers; the activation stays valid (EFX-172)."""

    WORD: ClassVar = "negate_effect"

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        if scope.answers < 0:
            return
        link = state.chain[scope.answers]
        if is_out_of_reach(state, link, scope.source.card):
            return
        link.effect_negated = True  # EFX-172, NEG-001, NEG-205
        run.done = True  # NEG-254
        state.tick()
        state.emit(
            NEGATED,
            scope.player,
            [link.as_activated],
            effect_was_negated=True,
            why=BY_EFFECT,
            rule="EFX-172",
        )


class NegateSummon(Action):
    """Negate the summon that this effect answers: of all that are summoned, or of these only.

    Negate the summon that is under way (CRD-092); or only that of these monsters.
    """

    WORD: ClassVar = "negate_summon"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards | None = None) -> None:
        super().__init__()
        self.cards = cards

    def perform(self, state: State, run: Run) -> None:
        which: list[int] | None = None
        if self.cards is not None:
            which = self.cards.find(state, run.scope(state))
        source = run.scope(state).source.card
        for procedure in state.stack:
            if procedure.summons() and procedure.can_be_negated(state, source):
                procedure.negate(state, which)  # CRD-235
                run.done = True


class NegateAttack(Action):
    """Negate the attack that is under way."""

    WORD: ClassVar = "negate_attack"

    def perform(self, state: State, run: Run) -> None:
        for procedure in battles(state):
            if procedure.attacks():
                procedure.negate(state)
                run.done = True
                state.tick()
                player = run.scope(state).player
                state.emit(ATTACK_NEGATED, player, [], why=BY_EFFECT, rule="SEG-048")
