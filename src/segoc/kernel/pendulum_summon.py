"""The Pendulum Summon: any number of monsters at once, from the hand and the face-up Extra Deck."""

from typing import ClassVar

from segoc.kernel import layers, verbs
from segoc.kernel.by_procedure import SummonByProcedure
from segoc.kernel.decision import SUMMONED
from segoc.kernel.event import PENDULUM_SUMMON, WAY
from segoc.kernel.gathering import Gathering
from segoc.kernel.geometry import EXTRA_LEFT, EXTRA_RIGHT, spell_zone
from segoc.kernel.kinds import PENDULUM
from segoc.kernel.phases import is_main_phase
from segoc.kernel.picking import PickMaterials
from segoc.kernel.placement import has_pointer, may_use_extra, zones_for
from segoc.kernel.places import EXTRA_DECK, HAND, NO_SPOT, PENDULUM_ZONE
from segoc.kernel.reason import Reason, deny
from segoc.kernel.state import NO_CARD, State
from segoc.kernel.zones import free_monster_zones

# Any number of monsters but none.
SOME = (1 << 60) - 2


def may_pendulum_summon(state: State, player: int, why: list[Reason] | None) -> bool:
    """Whether a player can Pendulum Summon anything now."""
    before = 0 if why is None else len(why)
    if (player != state.turn_player or not is_main_phase(state.phase)) and deny(why, "CRD-223"):
        return False
    scales = scales_of(state, player)
    if len(scales) < 2:
        deny(why, "CRD-223")
        return False
    if player == state.turn_player and state.pendulum_summons > 0 and deny(why, "CRD-230"):
        return False
    if not group(state, player).possible(0):
        deny(why, why_nobody(state, player))
        return False
    return why is None or len(why) == before


def scales_of(state: State, player: int) -> list[int]:
    """The Pendulum Scales of a player, the lower one first."""
    found: list[int] = []
    for number in (1, 5):
        card = state.zones[spell_zone(player, number)]
        if card != NO_CARD and state.cards[card].place == PENDULUM_ZONE:
            found.append(state.cards[card].printed.scale)
    return sorted(found)


def why_nobody(state: State, player: int) -> str:
    """Nobody is of the right Level, or there is no room."""
    if not candidates(state, player):
        return "CRD-224"
    return "CRD-120" if not free_monster_zones(state, player) else "CRD-228"


def candidates(state: State, player: int) -> list[int]:
    """The monsters in the hand and the face-up ones in the Extra Deck whose Levels are between
    the scales (CRD-224, CRD-226)."""
    low, high = scales_of(state, player)
    found: list[int] = []
    for place in (HAND, EXTRA_DECK):
        for card in state.pile(player, place):
            if is_swung(state, player, card) and low < state.cards[card].printed.level < high:
                found.append(card)
    return found


def is_swung(state: State, player: int, card: int) -> bool:
    """Whether a monster can be Pendulum Summoned at all."""
    held = state.cards[card]
    if not held.printed.is_monster:
        return False
    if held.place == EXTRA_DECK and not (held.face_up and held.printed.types & PENDULUM):
        return False  # CRD-188, CRD-196
    if held.printed.is_special and not held.proper:
        return False  # CRD-192
    if layers.forbidden_to(state, player, verbs.SPECIAL_SUMMON, card):
        return False
    if layers.forbidden(state, card, verbs.SPECIAL_SUMMON, WAY + PENDULUM_SUMMON):
        return False
    return not layers.forbidden(state, card, verbs.PROCEDURE)


def group(state: State, player: int) -> Gathering:
    """Which of them can come together: those from the Extra Deck to an Extra Monster Zone or to
    where a Link Monster points, those from the hand to the Main Monster Zones (CRD-228)."""
    pointed = 0
    others = 0
    for zone in free_monster_zones(state, player):
        if has_pointer(state, zone, []):
            pointed += 1
        else:
            others += 1
    extra = 1 if extra_zones(state, player, []) else 0
    gathering = Gathering([0, 0, 0], [others, pointed, extra])
    gathering.goals = SOME
    for card in candidates(state, player):
        from_hand = state.cards[card].place == HAND
        gathering.add(card, 0b011 if from_hand else 0b110, 1 << 1)
    return gathering


def extra_zones(state: State, player: int, taken: list[int]) -> list[int]:
    """The Extra Monster Zones that are open to a monster that isn't a Link Monster."""
    found: list[int] = []
    for zone in (EXTRA_LEFT, EXTRA_RIGHT):
        if state.zones[zone] == NO_CARD and zone not in taken:
            if may_use_extra(state, player, NO_CARD, zone, [], taken):
                found.append(zone)
    return found


class PendulumSummon(SummonByProcedure):
    FIELDS: ClassVar[tuple[str, ...]] = SummonByProcedure.COMMON

    def copy(self) -> "PendulumSummon":
        new = PendulumSummon(self.player, [])
        self.copy_to(new)
        return new

    def begin(self, state: State) -> None:
        gathering = group(state, self.player)
        state.push(PickMaterials(self.player, SUMMONED, gathering, "CRD-224", NO_SPOT))

    def ready(self, state: State) -> None:
        state.pendulum_summons += 1  # CRD-230
        self.cards = state.picked

    def open_zones(self, state: State, card: int) -> list[int]:
        """Such that there is room for the others still."""
        rest = self.cards[len(self.zones) + 1 :]
        zones = zones_for(state, self.player, card, [], self.zones)
        return [zone for zone in zones if self.leaves_room(state, rest, [*self.zones, zone])]

    def leaves_room(self, state: State, rest: list[int], taken: list[int]) -> bool:
        free = [zone for zone in free_monster_zones(state, self.player) if zone not in taken]
        pointed = [zone for zone in free if has_pointer(state, zone, [])]
        swung = [card for card in rest if state.cards[card].place == EXTRA_DECK]
        above = 1 if swung and extra_zones(state, self.player, taken) else 0
        return len(swung) - above <= len(pointed) and len(rest) - above <= len(free)

    def how(self, state: State) -> int:
        return PENDULUM_SUMMON

    def rule(self, state: State) -> str:
        return "CRD-226"
