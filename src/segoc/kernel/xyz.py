"""The Xyz Summon: monsters of one Level are put on top of each other, and it on top of them."""

from typing import ClassVar

from segoc.kernel import layers, verbs
from segoc.kernel.all_turn import note_deed
from segoc.kernel.choose import PickCards, PickPosition, PickZone
from segoc.kernel.decision import MATERIALS
from segoc.kernel.event import (
    AS_MATERIAL,
    FOR_SUMMON,
    MOVED,
    SUMMON_DECLARED,
    SUMMON_NEGATED,
    SUMMONED,
    XYZ_SUMMON,
)
from segoc.kernel.geometry import EXTRA_LEFT, EXTRA_RIGHT, is_main_monster_zone
from segoc.kernel.kinds import TOKEN
from segoc.kernel.lifetimes import refer
from segoc.kernel.materials import Materials
from segoc.kernel.moves import Move, attach, relocate
from segoc.kernel.phases import is_main_phase
from segoc.kernel.places import ATTACK, DEFENSE, EXTRA_DECK, GRAVEYARD, IN_THE_ACT, MONSTER_ZONE
from segoc.kernel.printed import Printed
from segoc.kernel.procedure import Procedure
from segoc.kernel.reason import Reason, deny
from segoc.kernel.scope import Scope
from segoc.kernel.state import NO_CARD, State
from segoc.kernel.windows import AFTER, NEGATION, Window
from segoc.kernel.zones import free_monster_zones

EITHER_POSITION = 1 << ATTACK | 1 << DEFENSE


def may_xyz_summon(state: State, player: int, card: int, why: list[Reason] | None) -> bool:
    """Whether a player can Xyz Summon this monster from the Extra Deck now."""
    before = 0 if why is None else len(why)
    held = state.cards[card]
    spot = state.spot(card) if why is not None else -1
    if player != state.turn_player or not is_main_phase(state.phase):
        deny(why, "CRD-215")
        return False
    materials = held.printed.materials
    if materials is None or held.place != EXTRA_DECK or held.side != player:
        deny(why, "CRD-215", spot)
        return False
    if layers.forbidden_to(state, player, verbs.SPECIAL_SUMMON, card) and deny(why, "SEG-071"):
        return False
    if layers.forbidden(state, card, verbs.PROCEDURE):
        if deny(why, layers.against_use(state, card) or "SEG-071", spot):
            return False
    candidates = xyz_materials(state, player, card, materials)
    if len(candidates) < materials.least:
        deny(why, "CRD-215", spot, materials.least, len(candidates))
        return False
    # There is always room: the materials make it (CRD-120).
    return why is None or len(why) == before


def xyz_materials(state: State, player: int, card: int, materials: Materials) -> list[int]:
    """The face-up monsters of that Level that the player controls; neither what has no Level
    nor a Token (TRM-222)."""
    scope = Scope(player, refer(state.cards[card]), state.cards[card].printed.code, 0)
    found: list[int] = []
    for monster in state.monsters(player):
        if not state.cards[monster].face_up or not layers.has_level(state, monster):
            continue
        fits = layers.level(state, monster) == materials.level
        fits = fits and not layers.types(state, monster) & TOKEN
        fits = fits and not layers.forbidden(state, monster, verbs.MATERIAL)  # EFX-303
        for one in materials.filters:
            fits = fits and one.passes(state, scope, monster)
        if fits:
            found.append(monster)
    return found


def xyz_zones(state: State, player: int, materials: list[int]) -> list[int]:
    """The zones that are free, or will be when the materials are under it: the own Main
    Monster Zones, and an Extra Monster Zone if the player has none then."""
    found = free_monster_zones(state, player)
    for material in materials:
        if is_main_monster_zone(state.cards[material].zone):
            found.append(state.cards[material].zone)
    extra: list[int] = []
    for zone in (EXTRA_LEFT, EXTRA_RIGHT):
        card = state.zones[zone]
        if card == NO_CARD or card in materials:
            extra.append(zone)
        elif state.cards[card].side == player:
            return sorted(found)
    return sorted(found + extra)


class XyzSummon(Procedure):
    """Choose materials, position and zone; overlay; be summoned, unless negated."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "card", "materials", "position", "negated")

    def __init__(self, player: int, card: int) -> None:
        super().__init__()
        self.player = player
        self.card = card
        self.materials: list[int] = []
        self.position = 0
        self.negated = False

    def copy(self) -> "XyzSummon":
        new = XyzSummon(self.player, self.card)
        new.step = self.step
        new.materials = self.materials.copy()
        new.position = self.position
        new.negated = self.negated
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
            self.choose(state)
        elif step == 1:
            self.materials = state.picked
            state.push(PickPosition(self.player, EITHER_POSITION, self.card))
        elif step == 2:
            self.position = state.picked[0]
            self.choose_zone(state)
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

    def choose(self, state: State) -> None:
        needs = state.cards[self.card].printed.materials
        assert needs is not None
        candidates = xyz_materials(state, self.player, self.card, needs)
        most = min(needs.most, len(candidates))
        spot = state.spot(self.card)
        state.push(PickCards(self.player, MATERIALS, candidates, needs.least, most, [], spot))

    def choose_zone(self, state: State) -> None:
        zones = xyz_zones(state, self.player, self.materials)
        state.push(PickZone(self.player, zones, self.card))

    def attempt(self, state: State) -> None:
        """The materials are no longer on the field before the monster is there."""
        zone = state.picked[0]
        state.tick()
        records = [state.then(material) for material in self.materials]
        record = state.then(self.card)
        for material in self.materials:
            attach(state, material, self.card)  # TRM-250, TRM-235
        relocate(state, self.card, IN_THE_ACT, self.player, zone, True, self.position)
        for one in records:
            state.arrived(one)
        state.emit(MOVED, self.player, records, 0, AS_MATERIAL, None, "TRM-218")
        declared = [state.arrived(record)]
        state.emit(SUMMON_DECLARED, self.player, declared, XYZ_SUMMON, FOR_SUMMON, None, "CRD-216")
        state.push(Window(NEGATION))
        state.settle()  # TRM-250

    def succeed(self, state: State) -> None:
        state.tick()
        record = state.then(self.card)
        zone = state.cards[self.card].zone
        relocate(state, self.card, MONSTER_ZONE, self.player, zone, True, self.position)
        card = state.edit(self.card)
        card.how = XYZ_SUMMON
        card.arrived = state.turn
        card.came_from = EXTRA_DECK
        card.proper = True
        note_deed(state, self.player, verbs.SPECIAL_SUMMON, self.card)
        records = [state.arrived(record)]
        state.emit(SUMMONED, self.player, records, XYZ_SUMMON, FOR_SUMMON, None, "CRD-216")
        state.settle()

    def fail(self, state: State) -> None:
        """To the GY from nowhere, and its materials too."""
        state.tick()
        records = [state.then(self.card)]
        state.emit(SUMMON_NEGATED, self.player, records, XYZ_SUMMON, FOR_SUMMON, None, "CRD-092")
        if state.cards[self.card].place == IN_THE_ACT:
            state.push(Move([self.card], GRAVEYARD, 0, FOR_SUMMON, self.player, "CRD-093"))
