"""Inherent Special Summons: by the monster's own text, without a chain (CRD-124, CRD-127)."""

from typing import ClassVar

from segoc.kernel import layers, verbs
from segoc.kernel.all_turn import note_deed
from segoc.kernel.choose import PickPosition, PickZone
from segoc.kernel.effect import OwnSummon
from segoc.kernel.entry import WHILE_FACE_UP
from segoc.kernel.event import (
    FOR_SUMMON,
    MOVED,
    SPECIAL_SUMMON,
    SUMMON_DECLARED,
    SUMMON_NEGATED,
    SUMMONED,
)
from segoc.kernel.lifetimes import Ref, refer
from segoc.kernel.moves import Move, relocate
from segoc.kernel.phases import is_main_phase
from segoc.kernel.picture import holds, scope_of
from segoc.kernel.places import GRAVEYARD, IN_THE_ACT, MONSTER_ZONE
from segoc.kernel.printed import Printed
from segoc.kernel.procedure import Procedure
from segoc.kernel.program import APPLYING, Run
from segoc.kernel.reason import Reason, deny
from segoc.kernel.scope import Scope
from segoc.kernel.state import State
from segoc.kernel.texts import Had
from segoc.kernel.windows import AFTER, NEGATION, Window
from segoc.kernel.zones import free_monster_zones


def own_summon_of(state: State, card: int) -> Had | None:
    """The text by which this card can be Special Summoned from where it lies."""
    for had in layers.effects_of(state, card):
        effect = had.effect
        if isinstance(effect, OwnSummon) and effect.places >> state.cards[card].place & 1:
            return had
    return None


def may_summon_itself(state: State, player: int, card: int, why: list[Reason] | None) -> bool:
    """Whether a player can Special Summon this monster by its own text now."""
    before = 0 if why is None else len(why)
    held = state.cards[card]
    spot = state.spot(card) if why is not None else -1
    had = own_summon_of(state, card)
    mine = held.side == player and player == state.turn_player and is_main_phase(state.phase)
    if had is None or not mine:
        deny(why, "CRD-124", spot)
        return False
    if layers.forbidden_to(state, player, verbs.SPECIAL_SUMMON, card) and deny(why, "SEG-071"):
        return False
    if layers.forbidden(state, card, verbs.PROCEDURE):
        if deny(why, layers.against_use(state, card) or "SEG-071", spot):
            return False
    if not holds(state, had) and deny(why, "CRD-124", spot):
        return False
    scope = scope_of(state, had)
    for action in had.effect.program:
        if not action.payable(state, scope) and deny(why, "CRD-124", spot):
            return False
    if not free_monster_zones(state, player) and deny(why, "CRD-120"):
        return False
    return why is None or len(why) == before


class SummonItself(Procedure):
    """Fulfil what the text asks for, choose position and zone; be summoned, unless negated."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "player",
        "card",
        "code",
        "number",
        "came_from",
        "position",
        "negated",
        "paid",
    )

    def __init__(self, player: int, card: int, code: int, number: int) -> None:
        super().__init__()
        self.player = player
        self.card = card
        self.code = code
        self.number = number
        self.came_from = 0
        self.position = 0
        self.negated = False
        # What was done for it was done with these cards.
        self.paid: list[Ref] = []

    def copy(self) -> "SummonItself":
        new = SummonItself(self.player, self.card, self.code, self.number)
        new.step = self.step
        new.came_from = self.came_from
        new.position = self.position
        new.negated = self.negated
        new.paid = self.paid.copy()
        return new

    def summons(self) -> bool:
        return self.step == 4

    def negate(self) -> None:
        self.negated = True

    def fits(self, card: int, face: Printed) -> bool:
        """It was chosen for what it is."""
        return card != self.card

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == 0:
            had = Had(self.card, self.code, self.number, self.text(state))
            state.applying.append(scope_of(state, had))
            state.push(Run(APPLYING, True))  # CRD-128
        elif step == 1:
            state.push(PickPosition(self.player, self.text(state).positions, self.card))
        elif step == 2:
            self.position = state.picked[0]
            state.push(PickZone(self.player, free_monster_zones(state, self.player), self.card))
        elif step == 3:
            self.attempt(state)
        elif step == 4:
            if self.negated:
                self.fail(state)
            else:
                self.succeed(state)
        elif step == 5:
            state.push(Window(AFTER))
        else:
            state.pop()

    def text(self, state: State) -> OwnSummon:
        effect = state.faces[self.code].effects[self.number]
        assert isinstance(effect, OwnSummon)
        return effect

    def attempt(self, state: State) -> None:
        """In the act: in no zone yet, its zone reserved (CRD-125)."""
        self.paid = self.spent(state)
        state.tick()
        record = state.then(self.card)
        zone = state.picked[0]
        self.came_from = record.place
        relocate(state, self.card, IN_THE_ACT, self.player, zone, True, self.position)
        records = [state.arrived(record)]
        state.emit(
            SUMMON_DECLARED, self.player, records, SPECIAL_SUMMON, FOR_SUMMON, None, "CRD-124"
        )
        state.push(Window(NEGATION))
        state.settle()

    def succeed(self, state: State) -> None:
        state.tick()
        record = state.then(self.card)
        zone = state.cards[self.card].zone
        relocate(state, self.card, MONSTER_ZONE, self.player, zone, True, self.position)
        card = state.edit(self.card)
        card.how = SPECIAL_SUMMON
        card.arrived = state.turn
        card.came_from = self.came_from
        card.summoned_by = self.number + 1
        card.proper = True
        self.apply(state)
        note_deed(state, self.player, verbs.SPECIAL_SUMMON, self.card)
        records = [state.arrived(record)]
        state.emit(SUMMONED, self.player, records, SPECIAL_SUMMON, FOR_SUMMON, None, "CRD-124")
        state.settle()

    def spent(self, state: State) -> list[Ref]:
        found: list[Ref] = []
        for event in state.happened:
            mine = event.source is not None and event.source.card == self.card
            if event.kind == MOVED and event.why == FOR_SUMMON and mine:
                found += [refer(state.cards[record.card]) for record in event.cards]
        return found

    def apply(self, state: State) -> None:
        """What its text says of a monster that was summoned so: worked out now."""
        scope = Scope(self.player, refer(state.cards[self.card]), self.code, self.number)
        scope.paid = self.paid
        for clause in self.text(state).clauses:
            layers.put_on(state, scope, self.card, clause, WHILE_FACE_UP)

    def fail(self, state: State) -> None:
        """To the GY, from nowhere (CRD-093)."""
        state.tick()
        records = [state.then(self.card)]
        state.emit(
            SUMMON_NEGATED, self.player, records, SPECIAL_SUMMON, FOR_SUMMON, None, "CRD-125"
        )
        if state.cards[self.card].place == IN_THE_ACT:
            state.push(Move([self.card], GRAVEYARD, 0, FOR_SUMMON, self.player, "CRD-093"))


def own_summoners(state: State, player: int) -> list[Had]:
    """What the player's cards say about their own summons, from where they lie."""
    found: list[Had] = []
    if not state.summons_itself:
        return found
    for card in state.live:
        held = state.cards[card]
        if held.side == player and held.printed.summons_itself:
            had = own_summon_of(state, card)
            if had is not None:
                found.append(had)
    return found
