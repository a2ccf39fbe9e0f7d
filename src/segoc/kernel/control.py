"""Control: who controls a monster by what effects claim, and its way to the other side.

A claim is an entry of the layers, or a clause of a standing effect: the last one that applies
decides. Without any, a card is controlled by the player to whose field it came. Where it lies
follows from that: the duel settles by taking over what lies on the wrong side.
"""

from typing import ClassVar, Final

from segoc.kernel import layers, lingering, prohibitions, verbs
from segoc.kernel.choose import PickCards, PickZone
from segoc.kernel.decision import CARDS
from segoc.kernel.entry import CONTROL, Entry
from segoc.kernel.event import BY_RULE, CONTROL_CHANGED, DESTROYED
from segoc.kernel.geometry import NO_ZONE, ZONE_COUNT, is_extra_monster_zone, is_monster_zone
from segoc.kernel.moves import Move
from segoc.kernel.picture import untold
from segoc.kernel.places import GRAVEYARD, MONSTER_ZONE
from segoc.kernel.procedure import Procedure
from segoc.kernel.reason import IMPOSSIBLE
from segoc.kernel.relocating import relocate
from segoc.kernel.scope import Scope
from segoc.kernel.state import NO_CARD, State
from segoc.kernel.zones import free_monster_zones

# How a claim came about: taken or exchanged, or given away, which decides who chooses the zone.
TAKEN: Final = 1
GIVEN: Final = 2

MONSTER_ZONES: Final = [zone for zone in range(ZONE_COUNT) if is_monster_zone(zone)]


def claim(state: State, scope: Scope, card: int, player: int, how: int, until: int) -> None:
    """Let a player control a card. What it is, and whether it is immune, is asked only now."""
    entry = Entry(card, CONTROL, how, player, until)
    entry.player = scope.player
    entry.source = scope.source
    entry.code = scope.code
    entry.number = scope.number
    entry.settled = True  # TRM-069
    lingering.add(state, entry)


def rightful(state: State, card: int) -> int:
    """Who controls a card by the claims on it."""
    found = layers.changes(state, card, CONTROL)
    return found[-1].value if found else state.cards[card].holder


def chooser(state: State, card: int) -> int:
    """Who chooses its zone: the new controller, or who gives it away."""
    found = layers.changes(state, card, CONTROL)
    if found and found[-1].op == GIVEN:
        return 1 - found[-1].value  # TRM-183
    return rightful(state, card)  # TRM-182


def strays(state: State) -> list[int]:
    """The monsters that lie on the other side than their controller's."""
    if not _contested(state):
        return []
    found: list[int] = []
    for card in state.zones:
        if card != NO_CARD and state.cards[card].place == MONSTER_ZONE:
            held = state.cards[card]
            if not held.acting and rightful(state, card) != held.side:
                found.append(card)
    return found


def _contested(state: State) -> bool:
    """Whether anything could lie on the wrong side: an effect claims it, or has claimed it."""
    if not untold(state, CONTROL):
        return True
    if not state.borrowed:
        return False
    for zone in MONSTER_ZONES:
        card = state.zones[zone]
        if card != NO_CARD:
            held = state.cards[card]
            if held.side != held.holder:
                return True
    state.borrowed = False
    return False


def against_changing(state: State, card: int, player: int) -> str:
    """The rule by which a card can't come under this player's control, or ""."""
    held = state.cards[card]
    if held.place != MONSTER_ZONE or held.side == player:
        return IMPOSSIBLE
    return "TRM-177" if prohibitions.forbidden(state, card, verbs.CONTROL) else ""


class ChangeControl(Procedure):
    """Take monsters over to their new controller's side, all at once.

    A zone is chosen for one after the other. What leaves in exchange makes room; what finds
    no zone is destroyed.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "zones")

    def __init__(self, cards: list[int]) -> None:
        super().__init__()
        self.cards = cards
        # The zones that were chosen so far, NO_ZONE where there was none.
        self.zones: list[int] = []

    def copy(self) -> "ChangeControl":
        new = ChangeControl(self.cards.copy())
        new.step = self.step
        new.zones = self.zones.copy()
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == 0:
            self.find_zones(state)
        elif step == 1:
            self.zones.append(state.picked[0])
            self.step = 0
        elif step == 2:
            self.carry_over(state)
        elif step == 3:
            self.destroy_rest(state)
        else:
            state.settle()
            state.pop()

    def find_zones(self, state: State) -> None:
        while len(self.zones) < len(self.cards):
            card = self.cards[len(self.zones)]
            zones = self.open_zones(state, 1 - state.cards[card].side)
            if zones:
                state.push(PickZone(chooser(state, card), zones, card))
                return
            self.zones.append(NO_ZONE)  # EFX-161
        self.step = 2

    def open_zones(self, state: State, player: int) -> list[int]:
        """Main Monster Zones, wherever the monster comes from, and those that are left for it."""
        zones = free_monster_zones(state, player)  # EFX-163, EFX-164
        for card in self.cards:
            held = state.cards[card]
            if held.side == player and not is_extra_monster_zone(held.zone):
                zones.append(held.zone)
        return [zone for zone in sorted(zones) if zone not in self.zones]

    def carry_over(self, state: State) -> None:
        state.tick()
        moving = [i for i in range(len(self.cards)) if self.zones[i] != NO_ZONE]
        records = [state.then(self.cards[i]) for i in moving]
        for i in moving:
            held = state.cards[self.cards[i]]
            zone = self.zones[i]
            to = 1 - held.side
            relocate(state, held.id, MONSTER_ZONE, to, zone, held.face_up, held.position)  # EFX-157
        for record in records:
            state.arrived(record)
        for player in range(2):
            came = [record for record in records if record.to_side == player]
            if came:
                state.emit(CONTROL_CHANGED, player, came, 0, BY_RULE, None, "EFX-157")

    def destroy_rest(self, state: State) -> None:
        """By rule, not by an effect, and nothing prevents it."""
        rest = [self.cards[i] for i in range(len(self.cards)) if self.zones[i] == NO_ZONE]
        if rest:
            move = Move(rest, GRAVEYARD, DESTROYED, BY_RULE, state.turn_player, "EFX-161")
            for item in move.items:
                item.certain = True
            state.push(move)


class PickOfEach(Procedure):
    """Each player picks one of the own cards; both are in `State.picked`, the first's first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "own", "other", "about", "picks")

    def __init__(self, player: int, own: list[int], other: list[int], about: int) -> None:
        super().__init__()
        self.player = player
        self.own = own
        self.other = other
        self.about = about
        self.picks: list[int] = []

    def copy(self) -> "PickOfEach":
        new = PickOfEach(self.player, self.own.copy(), self.other.copy(), self.about)
        new.step = self.step
        new.picks = self.picks.copy()
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == 0:
            state.push(PickCards(self.player, CARDS, self.own, 1, 1, [], self.about))
        elif step == 1:
            self.picks = state.picked.copy()
            state.push(PickCards(1 - self.player, CARDS, self.other, 1, 1, [], self.about))
        else:
            state.picked = self.picks + state.picked
            state.pop()
