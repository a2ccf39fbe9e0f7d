"""Cards from a Deck that lie face-down among the monsters, mixed with one of them.

They count as Normal Monsters without any values but ATK and DEF 0, whatever they are. Nobody but
their player knows afterwards which of the cards is which.
"""

from typing import ClassVar, Final

from segoc.kernel.choosing.choosing_cards import PickCards, PickZone
from segoc.kernel.knowledge.knowledge import mix
from segoc.kernel.knowledge.mixed_face_down import note_mixed
from segoc.kernel.moving.relocating import relocate, turn_face_down
from segoc.kernel.picture import layers
from segoc.kernel.picture.oaths import note_deed
from segoc.kernel.picture.summons_this_turn import note_summon
from segoc.kernel.table.card import GUISE
from segoc.kernel.table.decision import CARDS
from segoc.kernel.table.event import BY_EFFECT, POSITION_CHANGED, SHUFFLED, SPECIAL_SUMMON, SUMMONED
from segoc.kernel.table.geometry import NO_ZONE, ZONE_COUNT
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.places import DEFENSE, MONSTER_ZONE
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.reason import PROCESS
from segoc.kernel.table.record import CARD_NO_OR_NONE, CARD_NOS, PLAYER, Fields, each_between
from segoc.kernel.table.state import State
from segoc.kernel.table.verbs import SPECIAL_SUMMON as TO_SPECIAL_SUMMON
from segoc.kernel.table.zones import free_monster_zones


class MixFaceDown(Procedure):
    """Choose a monster, and a zone for each of the cards; then they come, and all are mixed."""

    FIELDS: ClassVar[Fields] = {
        "player": PLAYER,
        "source": CARD_NO_OR_NONE,
        "monsters": CARD_NOS,
        "cards": CARD_NOS,
        "zones": each_between(NO_ZONE, ZONE_COUNT - 1),
    }

    # Steps.
    CHOOSE: Final = 0
    CHOSEN: Final = 1
    FIND_ZONE: Final = 2
    NOTE_ZONE: Final = 3
    COME: Final = 4
    MIX: Final = 5

    def __init__(
        self, player: Player, source: int, monsters: list[CardNo], cards: list[CardNo]
    ) -> None:
        super().__init__()
        self.player = player
        # Whose effect it is.
        self.source = source
        # Those of which one is chosen; then that one, if the effect affects it.
        self.monsters = monsters
        self.cards = cards
        self.zones: list[int] = []

    def copy(self) -> "MixFaceDown":
        new = MixFaceDown(self.player, self.source, self.monsters.copy(), self.cards.copy())
        new.step = self.step
        new.zones = self.zones.copy()
        return new

    def fits(self, card: CardNo, face: Printed) -> bool:
        """They were chosen for what they are."""
        return card not in self.cards

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.CHOOSE:
            state.push(PickCards(self.player, CARDS, self.monsters, 1, 1, []))
        elif step == self.CHOSEN:
            chosen = state.last_picks[0]
            unaffected = layers.unaffected(state, chosen, self.source)
            # It stays as it lies, and the others are mixed without it.
            self.monsters = [] if unaffected else [chosen]  # SEG-154
        elif step == self.FIND_ZONE:
            free = [z for z in free_monster_zones(state, self.player) if z not in self.zones]
            state.push(PickZone(self.player, free, self.cards[len(self.zones)]))
        elif step == self.NOTE_ZONE:
            self.zones.append(state.last_picks[0])
            if len(self.zones) < len(self.cards):
                self.step = self.FIND_ZONE
        elif step == self.COME:
            self.come(state)
        elif step == self.MIX:
            self.mix(state)
        else:
            state.pop()

    def come(self, state: State) -> None:
        records = state.begin(self.cards)
        for index in range(len(self.cards)):
            number = self.cards[index]
            came_from = state.cards[number].place
            relocate(state, number, MONSTER_ZONE, self.player, self.zones[index], False, DEFENSE)
            card = state.edit(number)
            card.form = GUISE  # TRM-350
            card.summon_way = SPECIAL_SUMMON
            card.summoned_or_set_turn = state.turn
            card.came_from = came_from
            card.in_place_since = 0
            note_deed(state, self.player, TO_SPECIAL_SUMMON, number)
        for record in records:
            state.note_arrival(record)
        turned = [state.snapshot(card) for card in self.monsters if state.cards[card].face_up]
        for record in turned:
            turn_face_down(state, record.card, DEFENSE)
        note_summon(state, self.player, True)
        state.emit(
            SUMMONED, self.player, records, summon_way=SPECIAL_SUMMON, why=BY_EFFECT, rule=PROCESS
        )
        for record in turned:
            state.note_arrival(record)
            state.emit(POSITION_CHANGED, self.player, [record], why=BY_EFFECT, rule=PROCESS)

    def mix(self, state: State) -> None:
        """Each comes to one of their zones, and nobody else can follow them there."""
        cards = [*self.monsters, *self.cards]
        zones = [state.cards[card].zone for card in cards]
        state.random.shuffle(zones)
        for index in range(len(cards)):
            zone = zones[index]
            relocate(state, cards[index], MONSTER_ZONE, self.player, zone, False, DEFENSE)
        mix(state, cards, 1 - self.player)
        note_mixed(state, cards)
        for zone in sorted(zones):
            # From zone to zone: the order of the new handles tells nothing.
            state.last_handle += 1
            state.edit(state.zones[zone]).handle = state.last_handle
        state.emit(SHUFFLED, self.player, [], of_field=True, why=BY_EFFECT, rule=PROCESS)
        state.settle()
