"""Control: who controls a monster by what effects claim, and its way to the other side.

A claim is an entry of the layers, or a clause of a standing effect: the last one that applies
decides. Without any, a card is controlled by the player to whose field it came. Where it lies
follows from that: the duel settles by taking over what lies on the wrong side.

Who carries out an effect that takes, gives or exchanges control chooses the zones (TM2-186). Where
a claim ends, each chooses for what comes to the own field.
"""

from typing import ClassVar, Final

from segoc.kernel.choosing.choosing_cards import PickCards, PickZone
from segoc.kernel.language import lingering
from segoc.kernel.language.entry import CONTROL, SET_TO, Entry
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.moves import Move
from segoc.kernel.moving.relocating import relocate
from segoc.kernel.picture import layers, prohibitions
from segoc.kernel.picture.picture import nothing_tells_of
from segoc.kernel.table import verbs
from segoc.kernel.table.card import DOOMED_BY_BATTLE
from segoc.kernel.table.decision import CARDS
from segoc.kernel.table.event import BY_RULE, CONTROL_CHANGED, DESTROYED, CardSnapshot
from segoc.kernel.table.geometry import NO_ZONE, ZONE_COUNT, is_extra_monster_zone, is_monster_zone
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.places import GRAVEYARD, HAND, MONSTER_ZONE, NO_SPOT, on_field
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.reason import IMPOSSIBLE
from segoc.kernel.table.record import (
    CARD_NOS,
    LARGEST,
    PLAYER,
    Fields,
    between,
    each_between,
)
from segoc.kernel.table.state import NO_CARD, State
from segoc.kernel.table.zones import free_monster_zones

# Who chooses a zone, if it isn't one player for all: who will control the monster.
RECEIVER: Final = -1

MONSTER_ZONES: Final = [zone for zone in range(ZONE_COUNT) if is_monster_zone(zone)]


def claim(state: State, scope: Scope, card: CardNo, player: Player, until: int) -> None:
    """Let a player control a card. What it is, and whether it is immune, is asked only now."""
    entry = Entry(card, CONTROL, SET_TO, player, until)
    entry.player = scope.player
    entry.source = scope.source
    entry.code = scope.code
    entry.effect_no = scope.effect_no
    lingering.add(state, entry)


def rightful(state: State, card: CardNo) -> int:
    """Who controls a card by the claims on it."""
    found = layers.changes(state, card, CONTROL)
    return found[-1].value if found else state.cards[card].holder


def strays(state: State) -> list[int]:
    """The monsters that lie on the other side than their controller's. One whose control can't
    change stays there."""
    found: list[int] = []
    for card in state.zones:
        if card != NO_CARD and state.cards[card].place == MONSTER_ZONE:
            held = state.cards[card]
            if held.doomed == DOOMED_BY_BATTLE:
                continue  # BAT-405
            if not held.acting and rightful(state, card) != held.side:
                if not prohibitions.forbidden(state, card, verbs.CONTROL):  # SEG-140
                    found.append(card)
    return found


def contested(state: State) -> bool:
    """Whether anything could lie on the wrong side: an effect claims it, or has claimed it."""
    if not nothing_tells_of(state, CONTROL):
        return True
    if not state.may_have_switched_control:
        return False
    for zone in MONSTER_ZONES:
        card = state.zones[zone]
        if card != NO_CARD:
            held = state.cards[card]
            if held.side != held.holder:
                return True
    state.may_have_switched_control = False
    return False


def against_changing(state: State, card: CardNo, player: Player) -> str:
    """The rule by which a card can't come under this player's control, or ""."""
    held = state.cards[card]
    if held.place != MONSTER_ZONE or held.side == player:
        return IMPOSSIBLE
    return "TRM-177" if prohibitions.forbidden(state, card, verbs.CONTROL) else ""


def against_passing(state: State, card: CardNo, player: Player) -> str:
    """The rule by which a card can't pass to this player's side, as a material or equip card there,
    or "": that is a change of control, too."""
    held = state.cards[card]
    if held.side == player or not on_field(held.place):
        return ""
    return "TRM-175" if prohibitions.forbidden(state, card, verbs.CONTROL) else ""  # TRM-178


def tell_passing(state: State, records: list[CardSnapshot], rule: str) -> None:
    """Cards were taken from one player's field or hand to the other's: their control changed."""
    for player in range(2):
        came: list[CardSnapshot] = []
        for record in records:
            had = on_field(record.place) or record.place == HAND
            if had and record.side != player and record.to_side == player:  # TRM-174
                came.append(record)
        if came:
            state.emit(CONTROL_CHANGED, player, came, why=BY_RULE, rule=rule)


class ChangeControl(Procedure):
    """Take monsters over to their new controller's side, all at once.

    If there aren't zones for all, it is chosen which come over, and the rest is destroyed. A zone
    is chosen for one after the other; what leaves in exchange makes room.
    """

    FIELDS: ClassVar[Fields] = {
        "cards": CARD_NOS,
        "chooser": between(RECEIVER, 1),
        "rest": CARD_NOS,
        "zones": each_between(NO_ZONE, ZONE_COUNT - 1),
    }

    # Steps.
    FIND_ROOM: Final = 0
    LEAVE_OUT: Final = 1
    FIND_ZONES: Final = 2
    NOTE_ZONE: Final = 3
    CARRY_OVER: Final = 4
    DESTROY_REST: Final = 5

    def __init__(self, cards: list[CardNo], chooser: int = RECEIVER) -> None:
        super().__init__()
        self.cards = cards
        # Who chooses: the player whose effect it is, or each for what comes to the own side.
        self.chooser = chooser
        # Those of the cards for which there is no zone.
        self.rest: list[int] = []
        # The zones that were chosen so far for the others.
        self.zones: list[int] = []

    def copy(self) -> "ChangeControl":
        new = ChangeControl(self.cards.copy(), self.chooser)
        new.step = self.step
        new.rest = self.rest.copy()
        new.zones = self.zones.copy()
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.FIND_ROOM:
            self.find_room(state)
        elif step == self.LEAVE_OUT:
            self.leave_out(state)
        elif step == self.FIND_ZONES:
            self.find_zones(state)
        elif step == self.NOTE_ZONE:
            self.zones.append(state.last_picks[0])
            self.step = self.FIND_ZONES
        elif step == self.CARRY_OVER:
            self.carry_over(state)
        elif step == self.DESTROY_REST:
            self.destroy_rest(state)
        else:
            state.settle()
            state.pop()

    def coming(self, state: State, player: Player) -> list[int]:
        """What is to come to this player's side."""
        there = [card for card in self.cards if card not in self.rest]
        return [card for card in there if state.cards[card].side != player]

    def decides(self, player: Player) -> int:
        """Who chooses for what comes to this player's side."""
        if self.chooser != RECEIVER:
            return self.chooser  # TRM-183, TRM-186, TRM-187, TRM-189
        return player  # TRM-188

    def find_room(self, state: State) -> None:
        """As many as possible come over."""
        for player in (state.turn_player, 1 - state.turn_player):
            coming = self.coming(state, player)
            room = len(self.open_zones(state, player))
            if len(coming) > room:
                state.last_picks = []
                if room:
                    who = self.decides(player)
                    state.push(PickCards(who, CARDS, coming, room, room, [], NO_SPOT))  # SEG-142
                return
        self.step = self.FIND_ZONES

    def leave_out(self, state: State) -> None:
        """Those that weren't picked find no zone; what they leave isn't free for others then."""
        for player in (state.turn_player, 1 - state.turn_player):
            coming = self.coming(state, player)
            if len(coming) > len(self.open_zones(state, player)):
                # EFX-161, TRM-180
                self.rest += [card for card in coming if card not in state.last_picks]
                break
        self.step = self.FIND_ROOM

    def find_zones(self, state: State) -> None:
        going = [card for card in self.cards if card not in self.rest]
        if len(self.zones) == len(going):
            self.step = self.CARRY_OVER
            return
        card = going[len(self.zones)]
        player = 1 - state.cards[card].side
        state.push(PickZone(self.decides(player), self.open_zones(state, player), card))

    def open_zones(self, state: State, player: Player) -> list[int]:
        """Main Monster Zones, wherever the monster comes from, and those that are left for it."""
        zones = free_monster_zones(state, player)  # EFX-163, EFX-164
        for card in self.coming(state, 1 - player):
            if not is_extra_monster_zone(state.cards[card].zone):
                zones.append(state.cards[card].zone)
        return [zone for zone in sorted(zones) if zone not in self.zones]

    def carry_over(self, state: State) -> None:
        going = [card for card in self.cards if card not in self.rest]
        records = state.begin(going)
        for index in range(len(going)):
            held = state.cards[going[index]]
            zone = self.zones[index]
            to = 1 - held.side
            relocate(state, held.id, MONSTER_ZONE, to, zone, held.face_up, held.position)  # EFX-157
            state.edit(held.id).control_changed_turn = state.turn
        for record in records:
            state.note_arrival(record)
        tell_passing(state, records, "EFX-157")

    def destroy_rest(self, state: State) -> None:
        """By rule, not by an effect, and nothing prevents it."""
        if self.rest:
            by = state.turn_player
            move = Move.of(self.rest, GRAVEYARD, DESTROYED, BY_RULE, by, "EFX-161")  # TRM-181
            for item in move.items:
                item.certain = True
            state.push(move)


class PickOfEach(Procedure):
    """Each player picks one of the own cards; both are in `State.last_picks`, the first's first."""

    FIELDS: ClassVar[Fields] = {
        "player": PLAYER,
        "own": CARD_NOS,
        "other": CARD_NOS,
        "about": between(NO_SPOT, LARGEST),
        "picks": CARD_NOS,
    }

    # Steps.
    OWN: Final = 0
    OTHER: Final = 1

    def __init__(self, player: Player, own: list[int], other: list[int], about: int) -> None:
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
        if step == self.OWN:
            state.push(PickCards(self.player, CARDS, self.own, 1, 1, [], self.about))
        elif step == self.OTHER:
            self.picks = state.last_picks.copy()
            state.push(PickCards(1 - self.player, CARDS, self.other, 1, 1, [], self.about))
        else:
            state.last_picks = self.picks + state.last_picks
            state.pop()
