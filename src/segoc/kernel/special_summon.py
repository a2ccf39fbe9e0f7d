"""Special Summons by effect: nothing to negate, the effect was (CRD-244)."""

from typing import ClassVar

from segoc.kernel import layers, verbs
from segoc.kernel.all_turn import note_deed
from segoc.kernel.choose import PickPosition, PickZone
from segoc.kernel.entry import WHILE_FACE_UP
from segoc.kernel.event import BY_EFFECT, SPECIAL_SUMMON, SUMMONED
from segoc.kernel.lifetimes import TRAP_MONSTER, Ref
from segoc.kernel.moves import relocate
from segoc.kernel.places import MONSTER_ZONE, on_field
from segoc.kernel.printed import Printed
from segoc.kernel.procedure import Procedure
from segoc.kernel.scope import Scope
from segoc.kernel.state import State
from segoc.kernel.zones import free_monster_zones, room_for_monsters


def against_summoning(state: State, player: int, card: int, spending: list[int]) -> str:
    """The rule by which no effect of this player can Special Summon the card, or ""."""
    held = state.cards[card]
    if not held.printed.is_monster:
        return "TRM-333"
    if not room_for_monsters(state, player, spending):
        return "SEG-020"
    if layers.forbidden(state, card, verbs.SPECIAL_SUMMON):
        return "SEG-071"
    if layers.forbidden_to(state, player, verbs.SPECIAL_SUMMON, card):
        return "SEG-071"
    # The revive limit: only what was properly summoned once.
    return "CRD-142" if held.printed.is_special and not held.proper else ""


class SummonByEffect(Procedure):
    """Choose position and zone, and place the monster.

    `form` is the statline that a trap monster takes, 0 for a monster card.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "player",
        "card",
        "positions",
        "form",
        "source",
        "code",
        "number",
        "clauses",
        "position",
    )

    def __init__(
        self,
        player: int,
        card: int,
        positions: int,
        form: int,
        source: Ref,
        code: int,
        number: int,
        clauses: list[int],
    ) -> None:
        super().__init__()
        self.player = player
        self.card = card
        # Positions as bits; both: the player chooses (CRD-122).
        self.positions = positions
        self.form = form
        # The effect that summons, and the clauses in its text that are part of the summon.
        self.source = source
        self.code = code
        self.number = number
        self.clauses = clauses
        self.position = 0

    def copy(self) -> "SummonByEffect":
        new = SummonByEffect(
            self.player,
            self.card,
            self.positions,
            self.form,
            self.source,
            self.code,
            self.number,
            self.clauses.copy(),
        )
        new.step = self.step
        new.position = self.position
        return new

    def fits(self, card: int, face: Printed) -> bool:
        """It was chosen for what it is."""
        return card != self.card

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == 0:
            state.push(PickPosition(self.player, self.positions, self.card))
        elif step == 1:
            self.position = state.picked[0]
            state.push(PickZone(self.player, free_monster_zones(state, self.player), self.card))
        elif step == 2:
            self.place(state)
        else:
            state.pop()

    def place(self, state: State) -> None:
        state.tick()
        record = state.then(self.card)
        zone = state.picked[0]
        transition = -1
        if self.form:
            transition = self.transition(state)
        held = state.cards[self.card]
        came_from = held.place
        own = self.code == held.printed.code
        relocate(state, self.card, MONSTER_ZONE, self.player, zone, True, self.position, transition)
        card = state.edit(self.card)
        card.form = self.form
        card.how = SPECIAL_SUMMON
        card.arrived = state.turn
        card.came_from = came_from
        card.summoned_by = self.number + 1 if own else 0
        scope = Scope(self.player, self.source, self.code, self.number)
        for index in self.clauses:
            # Part of the summon: judged now and never again.
            clause = state.faces[self.code].clauses[index]
            layers.put_on(state, scope, self.card, clause, WHILE_FACE_UP, True)  # TRM-080
        note_deed(state, self.player, verbs.SPECIAL_SUMMON, self.card)
        records = [state.arrived(record)]
        state.emit(SUMMONED, self.player, records, SPECIAL_SUMMON, BY_EFFECT, None, "CRD-118")
        state.settle()

    def transition(self, state: State) -> int:
        """A Trap that becomes a monster where it also stays a Trap is the same card still
        (TRM-051)."""
        card = state.cards[self.card]
        also_trap = card.printed.forms[self.form - 1].also_trap
        return TRAP_MONSTER if also_trap and on_field(card.place) else -1
