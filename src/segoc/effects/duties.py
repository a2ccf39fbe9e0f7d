"""What players must do: their own actions, which effects only ask of them (TRM-445)."""

from typing import ClassVar

from segoc.effects.moving import MoveCards
from segoc.effects.players import EITHER, means, player_of
from segoc.kernel.chain.duties import KeepTogether
from segoc.kernel.language import entry as en
from segoc.kernel.language.action import Action, Steps, program_of
from segoc.kernel.language.node import Cards, Clause, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.moves import Move
from segoc.kernel.moving.tokens import vanishes
from segoc.kernel.picture.must_match import at_odds
from segoc.kernel.programs.program import Run
from segoc.kernel.table.event import BY_RULE, FACE_DOWN
from segoc.kernel.table.state import State


class MustMove(MoveCards):
    """A player must banish, send, return or Tribute cards. The player does that, and no effect:
    nothing is unaffected by it, and nothing else that only effects can't do helps."""

    WORD: ClassVar = "must"
    PARTS: ClassVar[Parts] = {
        "whose": "player",
        "verb": "verb",
        "cards": "cards",
        "face_down": "yes_no",
    }

    def __init__(self, whose: int, verb: int, cards: Cards, face_down: bool = False) -> None:
        super().__init__(verb, cards)
        self.whose = whose
        self.face_down = face_down

    def doer(self, state: State, scope: Scope) -> int:
        return player_of(state, scope, self.whose)

    def why(self) -> int:
        return BY_RULE  # SEG-153

    def tags(self) -> int:
        return super().tags() | (FACE_DOWN if self.face_down else 0)

    def against(self, state: State, scope: Scope, card: int) -> str:
        if vanishes(state, card, self.verb):
            return "TRM-287"
        return super().against(state, scope, card)

    def does(self, state: State, scope: Scope, verb: int) -> list[int] | None:
        """The effect itself does nothing to them."""
        return None

    def may_do_in(self, verb: int) -> int:
        return 0

    def takes(self, state: State, scope: Scope) -> list[int]:
        return [card for card in self.cards.find(state, scope) if self.can(state, scope, card)]

    def perform(self, state: State, run: Run) -> None:
        cards = self.meant(state, run)  # TRM-445, TRM-448, TRM-451, TRM-452
        state.last_moved = []
        if cards:
            player = self.doer(state, run.scope(state))
            why = BY_RULE  # TRM-448, TRM-449, TRM-450, TRM-453
            state.push(Move.of(cards, self.destination(), self.tags(), why, player, "TRM-448"))


class AttackNeeds(Clause):
    """Of a monster, or of players: to declare an attack, its player must do this first; who can't
    do it can't attack. It is neither a cost nor done by an effect (TRM-446)."""

    WORD: ClassVar = "attack_needs"
    PARTS: ClassVar[Parts] = {"do": "program"}

    def __init__(self, do: Steps) -> None:
        super().__init__(en.ATTACK_DUTY)
        self.do = program_of(do)

    def deeds(self) -> list[Action]:
        return self.do


class OnlyTogether(Clause):
    """Of players, in a `standing` effect: any two of a player's face-up monsters must be of the
    `SAME_RACE`, of the `SAME_ATTRIBUTE`, or of an `OTHER_RACE`. Others can't be summoned, and who
    has some must send as many as needed to the GY.

    Of players: any two of their face-up monsters must go together so (see `matching`). Others
    can't be summoned; who has some must send as many as needed to the GY.
    """

    WORD: ClassVar = "only_together"
    PARTS: ClassVar[Parts] = {"matching": "matching"}

    def __init__(self, matching: int) -> None:
        super().__init__(en.TOGETHER)
        self.matching = matching

    def value(self, state: State, scope: Scope) -> int:
        return self.matching


class MustKeepTogether(Action):
    """Players must send monsters to the GY until any two of those that they keep go together so:
    `SAME_RACE`, `SAME_ATTRIBUTE` or `OTHER_RACE`."""

    WORD: ClassVar = "must_keep_together"
    PARTS: ClassVar[Parts] = {"whose": "whose", "matching": "matching"}

    def __init__(self, whose: int, matching: int) -> None:
        super().__init__()
        self.whose = whose
        self.matching = matching

    def players(self, state: State, scope: Scope) -> list[int]:
        """Those who have something to send, the turn player first."""
        found: list[int] = []
        for player in (state.turn_player, 1 - state.turn_player):
            meant = self.whose == EITHER or means(state, scope, self.whose, player)
            if meant and at_odds(state, player, self.matching, []):
                found.append(player)
        return found

    def possible(self, state: State, scope: Scope) -> bool:
        return len(self.players(state, scope)) > 0

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        players = self.players(state, scope)
        if players:
            run.done = True
            state.push(KeepTogether(players, self.matching, scope.source.card))
