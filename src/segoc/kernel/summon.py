"""The Normal Summon and the Set of a monster, with Tributes or without."""

from typing import ClassVar

from segoc.kernel import layers, verbs
from segoc.kernel.additional import against_another, ask_which, use_up
from segoc.kernel.all_turn import note_deed
from segoc.kernel.choose import PickZone
from segoc.kernel.decision import TRIBUTES
from segoc.kernel.event import (
    FOR_SUMMON,
    NORMAL_SET,
    NORMAL_SUMMON,
    SET,
    SUMMON_DECLARED,
    SUMMON_NEGATED,
    SUMMONED,
    TRIBUTE_SET,
    TRIBUTE_SUMMON,
    TRIBUTED,
)
from segoc.kernel.geometry import is_main_monster_zone
from segoc.kernel.moves import Move, relocate
from segoc.kernel.phases import is_main_phase
from segoc.kernel.places import (
    ATTACK,
    DEFENSE,
    GRAVEYARD,
    HAND,
    IN_THE_ACT,
    MONSTER_ZONE,
)
from segoc.kernel.printed import Printed
from segoc.kernel.procedure import Procedure
from segoc.kernel.reason import Reason, deny
from segoc.kernel.state import State
from segoc.kernel.tributes import (
    can_be_made_up,
    picking,
    suits,
    tributes_for,
    tributes_of,
)
from segoc.kernel.windows import AFTER, NEGATION, Window
from segoc.kernel.zones import any_monster_zone_free, free_monster_zones


def tributes_needed(state: State, card: int) -> int:
    face = state.cards[card].printed
    return tributes_for(layers.level(state, card)) if face.needs is None else tributes_of(face)


def tributable(state: State, player: int, summoned: int) -> list[int]:
    """The monsters that a player can Tribute: the own ones (CRD-106), face-down ones
    (CRD-104) and one in the Extra Monster Zone (CRD-110) included."""
    found: list[int] = []
    for card in state.monsters(player):
        if not layers.forbidden(state, card, verbs.TRIBUTE):  # CRD-109
            if suits(state, player, card, summoned):
                found.append(card)
    return found


def may_normal_summon(
    state: State, player: int, card: int, why: list[Reason] | None, face_up: bool = True
) -> bool:
    """Whether a player can Normal Summon or Set this card as a monster now."""
    before = 0 if why is None else len(why)
    held = state.cards[card]
    spot = state.spot(card) if why is not None else -1
    if (player != state.turn_player or not is_main_phase(state.phase)) and deny(why, "CRD-086"):
        return False
    if (held.place != HAND or held.side != player) and deny(why, "CRD-086", spot):
        return False
    # The count is the turn player's; the other player has none to ask about.
    used = state.normal_summons if player == state.turn_player else 0
    if used > 0:
        rule = against_another(state, player, card, tributes_needed(state, card), face_up)
        if rule and deny(why, rule, -1, used):  # CRD-087
            return False
    if not held.printed.is_monster or held.printed.is_special:
        # Tributes and zones are no question for what can never be Normal Summoned.
        deny(why, "SEG-031" if held.printed.is_monster else "SEG-030", spot)
        return False
    verb = verbs.NORMAL_SUMMON if face_up else verbs.SET
    if layers.forbidden(state, card, verb) or layers.forbidden_to(state, player, verb, card):
        if deny(why, layers.against_use(state, card) or "SEG-071", spot):
            return False
    if not _room_and_tributes(state, player, card, why):
        return False
    return why is None or len(why) == before


def _room_and_tributes(state: State, player: int, card: int, why: list[Reason] | None) -> bool:
    needed = tributes_needed(state, card)
    free = any_monster_zone_free(state, player)
    if needed == 0:
        return free or not deny(why, "CRD-088")
    monsters = tributable(state, player, card)
    if not can_be_made_up(state, monsters, needed, [], card):
        # Enough monsters, but not all of them can be Tributed: that is another no.
        there = [one for one in state.monsters(player) if suits(state, player, one, card)]
        enough = len(there) >= needed
        deny(why, "CRD-109" if enough else "CRD-098", -1, needed, len(monsters))
        return False
    # A Tribute from a Main Monster Zone frees it (CRD-099); one from an Extra
    # Monster Zone frees nothing that a Normal Summon can use.
    if not free:
        freeing = _in_main_zones(state, monsters)
        enough = len(freeing) > 0 and can_be_made_up(state, monsters, needed, freeing, card)
        if not enough and deny(why, "CRD-099"):
            return False
    return True


def _in_main_zones(state: State, monsters: list[int]) -> list[int]:
    return [card for card in monsters if is_main_monster_zone(state.cards[card].zone)]


class NormalSummon(Procedure):
    """Declare, Tribute, choose the zone; then be summoned, unless negated, or Set.

    The position is decided at the start (CRD-090): a Set monster is placed at once,
    since a Set can't be negated; a summoned one is first in the act.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "player",
        "card",
        "face_up",
        "additional",
        "tributes",
        "negated",
    )

    def __init__(self, player: int, card: int, face_up: bool) -> None:
        super().__init__()
        self.player = player
        self.card = card
        self.face_up = face_up
        # By an effect that gives another Normal Summon.
        self.additional = False
        self.tributes = 0
        self.negated = False

    def copy(self) -> "NormalSummon":
        new = NormalSummon(self.player, self.card, self.face_up)
        new.step = self.step
        new.additional = self.additional
        new.tributes = self.tributes
        new.negated = self.negated
        return new

    def fits(self, card: int, face: Printed) -> bool:
        """The number of Tributes is on show before the monster is (CRD-105, CRD-114)."""
        if card != self.card:
            return True
        if self.step == 1 or self.additional:
            # It was chosen for what it is: an effect lets it be summoned in addition.
            return False
        return face.is_monster and not face.is_special and tributes_of(face) == self.tributes

    def summons(self) -> bool:
        return self.face_up and self.step == 5

    def negate(self) -> None:
        self.negated = True

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == 0:
            tributes = tributes_needed(state, self.card)
            ask_which(state, self.player, self.card, tributes, self.face_up)
        elif step == 1:
            self.declare(state)
        elif step == 2:
            self.tribute(state)
        elif step == 3:
            state.push(PickZone(self.player, free_monster_zones(state, self.player), self.card))
        elif step == 4:
            if self.face_up:
                self.attempt(state)
            else:
                self.be_set(state)
        elif step == 5:
            if self.negated:
                self.fail(state)
            elif self.face_up:
                self.succeed(state)
        elif step == 6:
            state.push(Window(AFTER))
        else:
            state.pop()

    def declare(self, state: State) -> None:
        """The turn's Normal Summon is used up from here on, negated or not (CRD-092)."""
        self.additional = state.picked[0] == 1
        use_up(state)
        self.tributes = tributes_needed(state, self.card)
        if self.tributes == 0:
            return
        candidates = tributable(state, self.player, self.card)
        free = free_monster_zones(state, self.player)
        must = [] if free else _in_main_zones(state, candidates)
        needed = self.tributes
        state.push(picking(state, self.player, TRIBUTES, candidates, needed, must, self.card))

    def tribute(self, state: State) -> None:
        """Tributing comes before the monster is placed, and isn't undone (CRD-105)."""
        if self.tributes:
            # So many monsters are on show, whatever they count for.
            self.tributes = len(state.picked)
            state.push(Move(state.picked, GRAVEYARD, TRIBUTED, FOR_SUMMON, self.player, "CRD-103"))

    def attempt(self, state: State) -> None:
        """In the act: in no zone yet, its zone reserved (CRD-092, CRD-093)."""
        state.tick()
        record = state.then(self.card)
        zone = state.picked[0]
        relocate(state, self.card, IN_THE_ACT, self.player, zone, True, ATTACK)
        how = self.how()
        state.emit(
            SUMMON_DECLARED, self.player, [state.arrived(record)], how, FOR_SUMMON, None, "CRD-086"
        )
        state.push(Window(NEGATION))
        state.settle()

    def succeed(self, state: State) -> None:
        """Summoned when it is placed on the field (CRD-094)."""
        state.tick()
        record = state.then(self.card)
        relocate(
            state, self.card, MONSTER_ZONE, self.player, state.cards[self.card].zone, True, ATTACK
        )
        self.remember(state)
        state.emit(
            SUMMONED,
            self.player,
            [state.arrived(record)],
            self.how(),
            FOR_SUMMON,
            None,
            "CRD-094",
        )
        state.settle()

    def be_set(self, state: State) -> None:
        """Face-down Defense, not shown to the opponent (CRD-090, CRD-113)."""
        state.tick()
        record = state.then(self.card)
        zone = state.picked[0]
        relocate(state, self.card, MONSTER_ZONE, self.player, zone, False, DEFENSE)
        self.remember(state)
        state.emit(
            SET, self.player, [state.arrived(record)], self.how(), FOR_SUMMON, None, "CRD-090"
        )
        state.settle()

    def fail(self, state: State) -> None:
        """To the GY, from nowhere (CRD-093)."""
        state.tick()
        records = [state.then(self.card)]
        state.emit(SUMMON_NEGATED, self.player, records, self.how(), FOR_SUMMON, None, "CRD-092")
        if state.cards[self.card].place == IN_THE_ACT:
            state.push(Move([self.card], GRAVEYARD, 0, FOR_SUMMON, self.player, "CRD-093"))

    def remember(self, state: State) -> None:
        card = state.edit(self.card)
        card.how = self.how()
        card.tributes = self.tributes
        card.arrived = state.turn
        card.came_from = HAND
        note_deed(state, self.player, verbs.NORMAL_SUMMON if self.face_up else verbs.SET, self.card)

    def how(self) -> int:
        """A summon or Set with Tributes is a Tribute Summon (TRM-158)."""
        if self.face_up:
            return TRIBUTE_SUMMON if self.tributes else NORMAL_SUMMON
        return TRIBUTE_SET if self.tributes else NORMAL_SET
