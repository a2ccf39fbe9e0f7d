"""Boards that are laid by hand: seats, what lies where, and the duel that begins there."""

from typing import Any, NamedTuple

from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.duel.duel import Duel
from segoc.duel.option_text import is_zone, read_announcement, read_spot
from segoc.kernel.language.entry import STAYS_AS_SPELL
from segoc.kernel.language.ties import tie, wear
from segoc.kernel.picture.counters import put as put_counters
from segoc.kernel.summoning.tributes import numbers_of
from segoc.kernel.table.card import Card
from segoc.kernel.table.counter_kinds import COUNTER_NAMES
from segoc.kernel.table.geometry import NO_ZONE, field_zone, monster_zone, spell_zone
from segoc.kernel.table.kinds import CONTINUOUS, RACE_NAMES, XYZ
from segoc.kernel.table.places import (
    ATTACK,
    BANISHED,
    DECK,
    DEFENSE,
    EXTRA_DECK,
    FIELD_ZONE,
    GRAVEYARD,
    HAND,
    IN_THE_ACT,
    MONSTER_ZONE,
    NOWHERE,
    PENDULUM_ZONE,
    PLACE_NAMES,
    SPELL_ZONE,
    UNDER,
)
from segoc.kernel.table.state import NO_CARD, State
from segoc.kernel.turn import machine, setup
from segoc.kernel.turn.setup import begin_at, lay

FILLER = "Blank Level 1 Effect Monster"
FILLER_COUNT = 30
# Late enough that no exception of the first turns holds.
TURN_NUMBER = 5
PENDULUM_ZONES = ("s1", "s5")


class LabError(ValueError):
    """The set-up or the call is wrong; the duel itself has refused nothing."""


class Where(NamedTuple):
    """A place of a player, to compare with."""

    player: int
    place: int

    def __repr__(self) -> str:
        return f"{'AB'[self.player]}.{PLACE_NAMES[self.place]}"


class OnField(NamedTuple):
    """A card on the field that others lie on or under: where it lies, and on whose side, where
    there are several of that name."""

    name: str
    zone: str = ""
    side: int | None = None


class Seat:
    """A player, and that player's places: `A.graveyard`, `B.hand`."""

    def __init__(self, player: int) -> None:
        self.player = player
        self.hand = Where(player, HAND)
        self.deck = Where(player, DECK)
        self.graveyard = Where(player, GRAVEYARD)
        self.banished = Where(player, BANISHED)
        self.extra_deck = Where(player, EXTRA_DECK)
        self.monster_zone = Where(player, MONSTER_ZONE)
        self.spell_zone = Where(player, SPELL_ZONE)
        self.pendulum_zone = Where(player, PENDULUM_ZONE)
        self.field_zone = Where(player, FIELD_ZONE)
        self.in_the_act = Where(player, IN_THE_ACT)
        self.material = Where(player, UNDER)
        self.nowhere = Where(player, NOWHERE)

    def __repr__(self) -> str:
        return "AB"[self.player]


A = Seat(0)
B = Seat(1)


class Board:
    """A board under construction, until somebody asks for the duel."""

    def __init__(self, turn: Seat, phase: int, number: int, seed: int, pool: Pool | None) -> None:
        self.pool = pool or standard_pool()
        self._state: State = machine.empty(seed, turn.player)
        self._phase = phase
        self._number = number
        self._duel: Duel | None = None
        self._decks_given: set[int] = set()
        # The cards laid so far, in the order in which they were named; filler isn't.
        self.laid: list[int] = []

    @property
    def duel(self) -> Duel:
        """The duel; asking for it ends the set-up."""
        if self._duel is None:
            for player in (0, 1):
                if player not in self._decks_given:
                    self._fill_deck(player)
            begin_at(self._state, self._phase, self._number)
            self._duel = Duel.from_state(self._state, self.pool)
        return self._duel

    def _fill_deck(self, player: int) -> None:
        face = self.pool.find(FILLER).printed
        for _ in range(FILLER_COUNT):
            lay(self._state, face, player, DECK)

    def chance(self, *results: int) -> None:
        """What chance brings next: 1 for heads and 0 for tails, what a die shows, or the
        passcode of the card that is picked at random."""
        self._state.preset_results = list(results)

    def normal_summon_used(self) -> None:
        """The turn player has Normal Summoned or Set already."""
        self._state.normal_summons = 1

    @property
    def ground(self) -> State:
        """What has been laid so far, before anything happens on it; nobody may change it."""
        return self._state

    @property
    def state(self) -> State:
        return self.duel.state


class Laying:
    """The cards of one player on a board."""

    def __init__(self, board: Board, seat: Seat) -> None:
        self._board = board
        self.seat = seat
        self.player = seat.player

    def hand(self, *names: str) -> None:
        self._pile(names, HAND)

    def graveyard(self, *names: str) -> None:
        self._pile(names, GRAVEYARD, face_up=True)

    def banished(self, *names: str, face_up: bool = True) -> None:
        self._pile(names, BANISHED, face_up=face_up)

    def extra_deck(self, *names: str, face_up: bool = False) -> None:
        self._pile(names, EXTRA_DECK, face_up=face_up)

    def deck(self, *names: str) -> None:
        """The whole Deck, its top first; without this it is filler."""
        self._board._decks_given.add(self.player)
        self._pile(tuple(reversed(names)), DECK)
        count = len(self._board.laid) - len(names)
        self._board.laid[count:] = reversed(self._board.laid[count:])

    def deck_top(self, *names: str) -> None:
        """The uppermost cards of a Deck, its top first; below them it is filler."""
        self._open()
        self._board._fill_deck(self.player)
        self.deck(*names)

    def lp(self, points: int) -> None:
        self._open().lp[self.player] = points

    def monsters(self, *names: str, defense: bool = False, zone: str | None = None) -> None:
        """Face-up monsters, in Attack Position unless told otherwise."""
        for name in names:
            place = self._monster_zone(zone)
            self._lay(name, MONSTER_ZONE, place, True, DEFENSE if defense else ATTACK)

    def set_monsters(self, *names: str, zone: str | None = None) -> None:
        """Face-down Defense Position monsters, Set in an earlier turn."""
        for name in names:
            number = self._lay(name, MONSTER_ZONE, self._monster_zone(zone), False, DEFENSE)
            needed = self._tributes(number)
            self._open().edit(number).tributes = needed

    def set_cards(self, *names: str, zone: str | None = None) -> None:
        """Set Spells and Traps, Set in an earlier turn."""
        for name in names:
            if self._board.pool.find(name).printed.is_field_spell:
                self._lay(name, FIELD_ZONE, self._field_zone())
            else:
                self._lay(name, SPELL_ZONE, self._free(zone, spell_zone))

    def face_up(self, *names: str, zone: str | None = None, announced: str = "") -> None:
        """Face-up Spells and Traps that stay on the field, activated in an earlier turn; what
        was announced for them. Monsters that can stay there are Continuous Spells."""
        for name in names:
            if self._board.pool.find(name).printed.is_field_spell:
                number = self._lay(name, FIELD_ZONE, self._field_zone(), True)
            else:
                number = self._lay(name, SPELL_ZONE, self._free(zone, spell_zone), True)
                if self._open().cards[number].printed.says(STAYS_AS_SPELL):
                    self._open().edit(number).treated_as = CONTINUOUS
            self._announce(number, announced)

    def _announce(self, number: int, announced: str) -> None:
        if announced:
            said = read_announcement(announced, self._board.pool)
            card = self._open().edit(number)
            card.announced = said.number
            card.announced_race = said.number if said.word in RACE_NAMES else 0

    def equip(
        self, name: str, host: str | OnField, *, zone: str | None = None, announced: str = ""
    ) -> None:
        """A face-up Equip Card of this player, and the monster that it is equipped to."""
        state = self._open()
        number = self._lay(name, SPELL_ZONE, self._free(zone, spell_zone), True)
        code = state.cards[number].printed.code
        monster = self._on_field(host)
        if monster.place != MONSTER_ZONE or not monster.face_up:
            raise LabError("only a face-up monster can be equipped")
        tie(state, number, monster.id, code, 0, number, True)
        wear(state, number)
        self._announce(number, announced)

    def pendulum_zones(self, *names: str) -> None:
        """Pendulum Cards in the Pendulum Zones, the left one first."""
        for name, zone in zip(names, PENDULUM_ZONES, strict=False):
            self.pendulum_zone(name, zone)

    def pendulum_zone(self, name: str, zone: str | None = None) -> None:
        """A Pendulum Card in that Pendulum Zone, or in the first one that is free."""
        state = self._open()
        free = [one for one in PENDULUM_ZONES if state.zones[self._zone(one)] == NO_CARD]
        if zone is None and not free:
            raise LabError(f"no free zone for {self.seat}")
        self._lay(name, PENDULUM_ZONE, self._free(zone or free[0], spell_zone), True)

    def materials(self, host: str | OnField, *names: str) -> None:
        """Materials under a card that this player has on the field."""
        under = self._on_field(host)
        if not under.printed.types & XYZ:
            raise LabError("only an Xyz Monster has materials")
        for name in names:
            face = self._board.pool.find(name).printed
            self._board.laid.append(setup.lay_under(self._open(), face, self.player, under.id))

    def counters(self, holder: str | OnField, kind: int, count: int) -> None:
        """Counters on a card that this player has on the field."""
        if kind >= len(COUNTER_NAMES) and kind not in self._open().faces:
            raise LabError("counters without a name belong to a card of the duel (TRM-194)")
        card = self._on_field(holder, own=True)
        if not card.face_up:
            raise LabError("only a face-up card has counters")
        put_counters(self._open(), card.id, kind, count)

    def _on_field(self, meant: str | OnField, *, own: bool = False) -> Card:
        name, zone, side = OnField(meant) if isinstance(meant, str) else meant
        wanted = self._board.pool.find(name)
        found = [
            card
            for card in self._open().cards
            if card.printed.code == wanted.code
            and card.zone != NO_ZONE
            and (is_zone(card.zone, zone) or not zone)
            and side in (None, card.side)
            and (card.side == self.player or not own)
        ]
        if len(found) != 1:
            where = f"at {zone}" if zone else "on the field"
            raise LabError(f"there are {len(found)} cards called {wanted.en!r} {where}")
        return found[0]

    def _open(self) -> State:
        if self._board._duel is not None:
            raise LabError("the board can't be changed once the duel has begun")
        return self._board._state

    def _lay(
        self, name: str, place: int, zone: int, face_up: bool = False, position: int = 0
    ) -> int:
        face = self._board.pool.find(name).printed
        number = lay(self._open(), face, self.player, place, zone, face_up, position)
        if place != MONSTER_ZONE and face.is_special and not face.in_extra_deck:
            # To a Pendulum Zone it need not have been summoned first.
            self._open().edit(number).proper = False
        self._board.laid.append(number)
        return number

    def _pile(self, names: tuple[str, ...], place: int, face_up: bool = False) -> None:
        for name in names:
            self._lay(name, place, NO_ZONE, face_up)

    def _monster_zone(self, zone: str | None) -> int:
        return self._free(zone, monster_zone)

    def _free(self, zone: str | None, zones: Any) -> int:
        state = self._open()
        wanted = [zones(self.player, number) for number in (1, 2, 3, 4, 5)]
        if zone is not None:
            wanted = [self._zone(zone)]
        for candidate in wanted:
            if state.zones[candidate] == NO_CARD:
                return int(candidate)
        raise LabError(f"no free zone for {self.seat}" + (f" at {zone}" if zone else ""))

    def _field_zone(self) -> int:
        zone = field_zone(self.player)
        if self._open().zones[zone] != NO_CARD:
            raise LabError(f"no free zone for {self.seat}: a player has one Field Zone")
        return zone

    def _zone(self, zone: str) -> int:
        """A zone by name; `m3` means the own one."""
        spot = read_spot(zone if "." in zone or zone.startswith("x") else f"{self.seat}.{zone}")
        if spot < 0:
            raise LabError(f"there is no zone {zone!r}")
        return spot

    def _tributes(self, number: int) -> int:
        """So many Tributes as it must have been Set with, the fewest of several numbers."""
        numbers = numbers_of(self._open().cards[number].printed, False)
        return (numbers & -numbers).bit_length() - 1
