"""Battle positions changed by effects."""

from typing import ClassVar

from segoc.effects.on_cards import OnCards
from segoc.kernel.language.node import Cards, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.placing import ReturnTrapMonster
from segoc.kernel.moving.relocating import turn_face_down, turn_face_up
from segoc.kernel.picture import identity, prohibitions
from segoc.kernel.programs.program import Run
from segoc.kernel.table import verbs
from segoc.kernel.table.event import BY_EFFECT, FLIPPED, POSITION_CHANGED, SET, TURNED_DOWN
from segoc.kernel.table.kinds import LINK, TOKEN
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import ATTACK, DEFENSE, MONSTER_ZONE
from segoc.kernel.table.reason import IMPOSSIBLE, PROCESS
from segoc.kernel.table.state import State


class ChangePosition(OnCards):
    """Change these monsters to a position; without one, each to the other (TRM-146).

    From Attack to Defense or back; a face-down monster to face-up Attack (TRM-147).
    """

    WORD: ClassVar = "change_position"
    PARTS: ClassVar[Parts] = {"cards": "cards", "to": "position"}

    def __init__(self, cards: Cards, to: int = 0) -> None:
        super().__init__(cards)
        self.to = to

    def against_doomed(self) -> str:
        return "BAT-361"

    def against(self, state: State, scope: Scope, card: int) -> str:
        held = state.cards[card]
        if held.place != MONSTER_ZONE or identity.types(state, card) & LINK:  # CRD-071
            return "TRM-141"
        return IMPOSSIBLE if self.to and held.position == self.to else ""

    def may_do_in(self, verb: int) -> int:
        return self.cards.reach() if verb == verbs.CHANGE_POSITION else 0

    def perform(self, state: State, run: Run) -> None:
        cards = self.affected(state, run)
        if not cards:
            return
        run.done = True
        state.tick()
        scope = run.scope(state)
        scope.done = [refer(state.cards[card]) for card in cards]
        player = scope.player
        for card in cards:
            record = state.snapshot(card)
            held = state.cards[card]
            # What it is at the resolution decides, face-down too (TRM-146, TRM-147).
            position = self.to or (DEFENSE if held.position == ATTACK else ATTACK)
            if held.face_up:
                state.edit(card).position = position  # TRM-144
            else:
                turn_face_up(state, card, position)  # TRM-146, TRM-147
            records = [state.note_arrival(record)]
            state.emit(POSITION_CHANGED, player, records, why=BY_EFFECT, rule="TRM-146")
            if not record.face_up:
                state.emit(FLIPPED, player, records, why=BY_EFFECT, rule="TRM-146")
        state.settle()


class TurnFaceDown(OnCards):
    """Turn these monsters to face-down Defense Position; `sets` if the text says that they are
    Set by that.

    Turn a monster to face-down Defense; one that is a Trap too is Set among the Spells
    and Traps instead (TRM-365), and that is what the verb is then (TRM-370). Where a text says
    that it is Set, it counts as that, too (CRD-117).
    """

    WORD: ClassVar = "turn_face_down"
    PARTS: ClassVar[Parts] = {"cards": "cards", "sets": "yes_no"}

    def __init__(self, cards: Cards, sets: bool = False) -> None:
        super().__init__(cards)
        self.sets = sets

    def turns_this_down(self) -> bool:
        return self.on_itself()

    def against_doomed(self) -> str:
        return "BAT-360"

    def against(self, state: State, scope: Scope, card: int) -> str:
        held = state.cards[card]
        if held.place != MONSTER_ZONE or not held.face_up:
            return IMPOSSIBLE
        if identity.types(state, card) & LINK:  # CRD-071
            return "TRM-141"
        if held.printed.types & TOKEN:  # TRM-141, TRM-305, TRM-306, TRM-307, TRM-308, TRM-309
            return "TRM-305"
        if not prohibitions.forbidden_to(state, scope.player, verbs.SET, card):
            # It need not find a free zone there.
            return ""  # TRM-385
        return "TRM-370" if held.shows().also_trap else "TM2-129"

    def perform(self, state: State, run: Run) -> None:
        cards = self.affected(state, run)
        if not cards:
            return
        # CHG-019, TRM-396
        turned = [card for card in cards if not state.cards[card].shows().also_trap]
        scope = run.scope(state)
        player = scope.player
        # What is Set among the Spells and Traps wasn't turned to face-down Defense.
        scope.done = [refer(state.cards[card]) for card in turned]  # TRM-369
        for card in cards:
            if card not in turned:
                state.push(ReturnTrapMonster(player, card, False))
        if turned:
            run.done = True  # TRM-369
            self.turn(state, player, turned)

    def turn(self, state: State, player: int, cards: list[int]) -> None:
        state.tick()
        for card in cards:
            record = state.snapshot(card)
            turn_face_down(state, card, DEFENSE)  # TRM-140
            records = [state.note_arrival(record)]
            changed = record.position == ATTACK  # TRM-149
            kind = POSITION_CHANGED if changed else TURNED_DOWN
            state.emit(kind, player, records, why=BY_EFFECT, rule=PROCESS)
            if self.sets:
                state.emit(SET, player, records, why=BY_EFFECT, rule="CRD-117")
        state.settle()


class TurnFaceUp(OnCards):
    """Turn these face-down monsters face-up, to this position; they are flipped."""

    WORD: ClassVar = "turn_face_up"
    PARTS: ClassVar[Parts] = {"cards": "cards", "position": "position"}

    def __init__(self, cards: Cards, position: int) -> None:
        super().__init__(cards)
        self.position = position

    def against(self, state: State, scope: Scope, card: int) -> str:
        held = state.cards[card]
        return "" if held.place == MONSTER_ZONE and not held.face_up else IMPOSSIBLE

    def turns_this_up(self) -> bool:
        return self.on_itself()

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        cards = self.affected(state, run)
        scope.done = [refer(state.cards[card]) for card in cards]
        if not cards:
            return
        run.done = True
        state.tick()
        for card in cards:
            record = state.snapshot(card)
            turn_face_up(state, card, self.position)
            records = [state.note_arrival(record)]
            if record.position != self.position:  # TRM-148, TRM-149
                state.emit(POSITION_CHANGED, scope.player, records, why=run.reason(), rule=PROCESS)
            state.emit(FLIPPED, scope.player, records, why=run.reason(), rule=PROCESS)  # TRM-165
        state.settle()
