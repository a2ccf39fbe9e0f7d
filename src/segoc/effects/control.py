"""Control: taking, giving and exchanging it; the clause by which a standing effect claims it."""

from collections.abc import Sequence
from typing import ClassVar

from segoc.effects.on_cards import OnCards
from segoc.effects.players import YOU, player_of
from segoc.kernel.language import lingering
from segoc.kernel.language.action import Action
from segoc.kernel.language.entry import CONTROL, FOR_GOOD, SET_TO, UNTIL_END_OF_TURN
from segoc.kernel.language.node import Cards, Clause, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.control import (
    RECEIVER,
    ChangeControl,
    PickOfEach,
    against_changing,
    claim,
    strays,
)
from segoc.kernel.picture import layers
from segoc.kernel.programs.program import Run
from segoc.kernel.table import verbs
from segoc.kernel.table.geometry import is_extra_monster_zone
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import MONSTER_ZONE
from segoc.kernel.table.reason import IMPOSSIBLE
from segoc.kernel.table.state import State
from segoc.kernel.table.zones import free_monster_zones, room_for_monsters


class TakeControl(OnCards):
    """Take control of these monsters: for good, until the `END_PHASE`, or while this card is
    linked to them (`UNLINKED`). `with_` applies to them for as long.

    Or give it: `to` is who has it then; `give_control` says it so.
    """

    WORD: ClassVar = "take_control"
    PARTS: ClassVar[Parts] = {
        "cards": "cards",
        "until": "until",
        "with_": "clauses",
        "to": "player",
    }

    def __init__(
        self,
        cards: Cards,
        until: int = FOR_GOOD,
        with_: Sequence[Clause] = (),
        to: int = YOU,
    ) -> None:
        super().__init__(cards)
        self.until = until
        self.with_ = list(with_)
        self.to = to

    def against_doomed(self) -> str:
        return "BAT-405"

    def against(self, state: State, scope: Scope, card: int) -> str:
        return against_changing(state, card, player_of(state, scope, self.to))

    def has_room(self, state: State, scope: Scope) -> bool:
        """Asked at the activation only: who has no room at the resolution loses it (EFX-161)."""
        player = player_of(state, scope, self.to)
        return room_for_monsters(state, player, scope.spending) > 0  # EFX-160

    def possible(self, state: State, scope: Scope) -> bool:
        return self.has_room(state, scope) and super().possible(state, scope)

    def refuses(self, state: State, scope: Scope, target: int) -> str:
        if self.on_targets() and not self.has_room(state, scope):
            return "EFX-160"
        return super().refuses(state, scope, target)

    def may_do_in(self, verb: int) -> int:
        return 1 << MONSTER_ZONE if verb == verbs.CONTROL else 0

    def does(self, state: State, scope: Scope, verb: int) -> list[int] | None:
        return self.within_reach(state, scope) if verb == verbs.CONTROL else None

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        player = player_of(state, scope, self.to)
        cards = self.affected(state, run)
        until = lingering.until_when(state, scope.player, self.until)
        for card in cards:
            claim(state, scope, card, player, until)
            for clause in self.with_:
                lingering.put_on(state, scope, card, clause, until)
        change_over(state, scope, cards, scope.player)  # TM2-186, TRM-183

    def conclude(self, state: State, run: Run) -> None:
        run.done = controls_any(state, run.scope(state))


def change_over(state: State, scope: Scope, cards: list[int], chooser: int) -> None:
    """Let the claims that were just made have their way."""
    scope.done = [refer(state.cards[card]) for card in cards]
    moving = [card for card in strays(state) if card in cards]
    if moving:
        state.push(ChangeControl(moving, chooser))


def controls_any(state: State, scope: Scope) -> bool:
    """Whether any of them has come over: one without a zone was destroyed."""
    for ref in scope.done:
        if ref.same_object(state.cards[ref.card]):
            return True
    return False


class ExchangeControl(Action):
    """Exchange control of one of your monsters and one of the opponent's: if there are several,
    each player chooses the own one. `this_turn` applies to both."""

    WORD: ClassVar = "exchange_control"
    PARTS: ClassVar[Parts] = {"yours": "cards", "theirs": "cards", "this_turn": "clauses"}

    def __init__(self, yours: Cards, theirs: Cards, this_turn: Sequence[Clause] = ()) -> None:
        super().__init__()
        self.yours = yours
        self.theirs = theirs
        self.this_turn: list[Clause] = list(this_turn)

    def on_targets(self) -> bool:
        return self.yours.has_targets() or self.theirs.has_targets()

    def of(self, state: State, scope: Scope, player: int) -> list[int]:
        """Those of a player's monsters that can be exchanged: they must leave room."""
        described = self.yours if player == scope.player else self.theirs
        found: list[int] = []
        for card in described.find(state, scope):
            held = state.cards[card]
            if held.side != player or against_changing(state, card, 1 - player):
                continue
            # TRM-179
            if not is_extra_monster_zone(held.zone) or free_monster_zones(state, player):
                found.append(card)
        return found

    def possible(self, state: State, scope: Scope) -> bool:
        yours = self.of(state, scope, scope.player)
        return len(yours) > 0 and len(self.of(state, scope, 1 - scope.player)) > 0

    def may_do_in(self, verb: int) -> int:
        return 1 << MONSTER_ZONE if verb == verbs.CONTROL else 0

    def prepare(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        if self.possible(state, scope):
            first = state.turn_player
            theirs = self.of(state, scope, 1 - first)
            spot = state.spot(scope.source.card)
            state.push(PickOfEach(first, self.of(state, scope, first), theirs, spot))

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        source = scope.source.card
        # TRM-456, TRM-457
        cards = [card for card in state.last_picks if not layers.unaffected(state, card, source)]
        if len(cards) == 2:  # TRM-457
            for card in cards:
                claim(state, scope, card, 1 - state.cards[card].side, FOR_GOOD)
                for clause in self.this_turn:
                    lingering.put_on(state, scope, card, clause, UNTIL_END_OF_TURN)
            change_over(state, scope, cards, scope.player)  # TM2-186

    def conclude(self, state: State, run: Run) -> None:
        run.done = controls_any(state, run.scope(state))


class ReturnControl(OnCards):
    """The control of these monsters returns to their owners: as many as find a zone, which the
    owners choose; the rest is destroyed by rule (TRM-180)."""

    WORD: ClassVar = "return_control"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def against_doomed(self) -> str:
        return IMPOSSIBLE

    def against(self, state: State, scope: Scope, card: int) -> str:
        return against_changing(state, card, state.cards[card].owner)

    def may_do_in(self, verb: int) -> int:
        return 1 << MONSTER_ZONE if verb == verbs.CONTROL else 0

    def does(self, state: State, scope: Scope, verb: int) -> list[int] | None:
        return self.within_reach(state, scope) if verb == verbs.CONTROL else None

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        cards = self.affected(state, run)
        for card in cards:
            claim(state, scope, card, state.cards[card].owner, FOR_GOOD)
        change_over(state, scope, cards, RECEIVER)

    def conclude(self, state: State, run: Run) -> None:
        run.done = controls_any(state, run.scope(state))


class UnderControl(Clause):
    """You have control of it, for as long as this applies."""

    WORD: ClassVar = "under_your_control"

    def __init__(
        self,
    ) -> None:
        super().__init__(CONTROL, SET_TO)

    def value(self, state: State, scope: Scope) -> int:
        return scope.player
