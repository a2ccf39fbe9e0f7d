"""The lab: set a board up and drive it by card name, for judges, tests and puzzles.

>>> from segoc.lab import A, B, MAIN1, Lab
>>> lab = Lab(turn=A, phase=MAIN1)
>>> lab.a.hand("Dark Magician")
>>> lab.a.monsters("Mystical Elf", "Vorse Raider")
>>> lab.a.summon("Dark Magician", tributes=["Mystical Elf", "Vorse Raider"], zone="m3")
>>> lab.where("Mystical Elf") == A.graveyard
True
>>> lab.a.why_not("set Dark Magician")
['CRD-086', 'CRD-087', 'CRD-098']

It is strict: what isn't legal raises, with the reasons; what is asked and not told in
the call raises too, so that a test never passes by an answer that nobody gave.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.duel import Duel
from segoc.kernel import decision as dc
from segoc.kernel import machine, phases, setup, values
from segoc.kernel.card import Card
from segoc.kernel.counters import put as put_counters
from segoc.kernel.decision import Option
from segoc.kernel.event import AS_COST, DISCARDED, MOVED, TARGETED, TRIBUTED, Event
from segoc.kernel.geometry import NO_ZONE, field_zone, monster_zone, spell_zone
from segoc.kernel.kinds import CONTINUOUS, RACE_NAMES
from segoc.kernel.places import (
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
    spot_name,
)
from segoc.kernel.setup import begin_at, lay
from segoc.kernel.state import NO_CARD, State
from segoc.kernel.ties import tie
from segoc.kernel.tributes import numbers_of
from segoc.speech import read_announcement, read_spot
from segoc.tracing import trace_windows

DRAW = phases.DRAW_PHASE
STANDBY = phases.STANDBY_PHASE
MAIN1 = phases.MAIN_PHASE_1
BATTLE = phases.BATTLE_PHASE
MAIN2 = phases.MAIN_PHASE_2
END = phases.END_PHASE

FILLER = "Blank Level 1 Effect Monster"
FILLER_COUNT = 30
# Late enough that no exception of the first turns holds.
TURN_NUMBER = 5

Names = str | Iterable[str]


class LabError(ValueError):
    """The set-up or the call is wrong; the duel itself has refused nothing."""


class Where(NamedTuple):
    """A place of a player, to compare with."""

    player: int
    place: int

    def __repr__(self) -> str:
        return f"{'AB'[self.player]}.{PLACE_NAMES[self.place]}"


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


class Lab:
    """A board under construction, then a duel that is driven by name."""

    def __init__(
        self,
        turn: Seat = A,
        phase: int = MAIN1,
        *,
        number: int = TURN_NUMBER,
        seed: int = 0,
        pool: Pool | None = None,
    ) -> None:
        self.pool = pool or standard_pool()
        self._state: State = machine.empty(seed, turn.player)
        self._phase = phase
        self._number = number
        self._duel: Duel | None = None
        self._decks_given: set[int] = set()
        # The cards laid so far, in the order in which they were named; filler isn't.
        self.laid: list[int] = []
        self.a = Side(self, A)
        self.b = Side(self, B)

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
        self._state.loaded = list(results)

    @property
    def state(self) -> State:
        return self.duel.state

    def everyone_passes(self) -> None:
        """Both players let every window go by until something else is asked."""
        while self.asks(dc.WINDOW):
            self.duel.push(Option(dc.PASS))

    def asks(self, topic: int) -> bool:
        decision = self.duel.decision
        return decision is not None and decision.topic == topic

    # Looking.

    def card(self, name: str) -> Card:
        """The one card of that name outside of the Decks, or at that spot."""
        spot = read_spot(name)
        if spot >= 0:
            number = self.state.card_at(spot)
            if number == NO_CARD:
                raise LabError(f"there is no card at {name}")
            return self.state.cards[number]
        found = self.cards(name)
        outside = [card for card in found if card.place != DECK] or found
        if len(outside) != 1:
            spots = ", ".join(spot_name(self.state.spot(card.id)) for card in outside)
            raise LabError(f"there are {len(outside)} cards called {name!r}: {spots}")
        return outside[0]

    def cards(self, name: str) -> list[Card]:
        code = self.pool.find(name).code
        return [card for card in self.state.cards if card.printed.code == code]

    def where(self, name: str) -> Where:
        card = self.card(name)
        return Where(card.side, IN_THE_ACT if card.acting else card.place)

    def spot(self, name: str) -> str:
        return spot_name(self.state.spot(self.card(name).id))

    def atk(self, name: str) -> int:
        return values.atk(self.state, self.card(name).id)

    def defense(self, name: str) -> int:
        return values.defense(self.state, self.card(name).id)

    def position(self, name: str) -> str:
        """`face-up attack`, `face-up defense` or `face-down defense`."""
        card = self.card(name)
        return f"{_face(card)} {'attack' if card.position == ATTACK else 'defense'}"

    def log(self) -> list[str]:
        return self.duel.log

    def resolve(self) -> None:
        """Let everybody pass until the chain is over, or something else is asked."""
        while self.state.chain and self.asks(dc.WINDOW):
            self.duel.push(Option(dc.PASS))

    def windows_of(self, choice: str) -> list[str]:
        """The windows that a choice would pass through until the next decision."""
        state = self.state.copy()
        option = self.duel.fork()._option(choice)
        assert state.decision is not None and state.decision.lists(option)
        state.decision = None
        state.stack[-1].answer(state, option)
        return trace_windows(state)


class Side:
    """One player's side: first to lay cards, then to act."""

    def __init__(self, lab: Lab, seat: Seat) -> None:
        self._lab = lab
        self.seat = seat
        self.player = seat.player

    # Setting up.

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
        self._lab._decks_given.add(self.player)
        self._pile(tuple(reversed(names)), DECK)
        count = len(self._lab.laid) - len(names)
        self._lab.laid[count:] = reversed(self._lab.laid[count:])

    def deck_top(self, *names: str) -> None:
        """The uppermost cards of a Deck, its top first; below them it is filler."""
        self._open()
        self._lab._fill_deck(self.player)
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
            if self._lab.pool.find(name).printed.is_field_spell:
                self._lay(name, FIELD_ZONE, self._field_zone())
            else:
                self._lay(name, SPELL_ZONE, self._free(zone, spell_zone))

    def face_up(self, *names: str, zone: str | None = None, announced: str = "") -> None:
        """Face-up Spells and Traps that stay on the field, activated in an earlier turn; what
        was announced for them. Monsters that can stay there are Continuous Spells."""
        for name in names:
            if self._lab.pool.find(name).printed.is_field_spell:
                number = self._lay(name, FIELD_ZONE, self._field_zone(), True)
            else:
                number = self._lay(name, SPELL_ZONE, self._free(zone, spell_zone), True)
                if self._open().cards[number].printed.stays_as_spell:
                    self._open().edit(number).treated = CONTINUOUS
            if announced:
                said = read_announcement(announced, self._lab.pool)
                card = self._open().edit(number)
                card.announced = said.number
                card.announced_race = said.number if said.word in RACE_NAMES else 0

    def equip(self, name: str, host: str, *, zone: str | None = None) -> None:
        """A face-up Equip Card of this player, and the monster that it is equipped to."""
        state = self._open()
        number = self._lay(name, SPELL_ZONE, self._free(zone, spell_zone), True)
        code = state.cards[number].printed.code
        tie(state, number, self._on_field(host).id, code, 0, number, True)

    def pendulum_zones(self, *names: str) -> None:
        """Pendulum Cards in the Pendulum Zones, the left one first."""
        for name, number in zip(names, (1, 5), strict=False):
            self._lay(name, PENDULUM_ZONE, self._free(f"s{number}", spell_zone), True)

    def materials(self, host: str, *names: str) -> None:
        """Materials under a card that this player has on the field."""
        under = self._on_field(host).id
        for name in names:
            face = self._lab.pool.find(name).printed
            self._lab.laid.append(setup.lay_under(self._open(), face, self.player, under))

    def counters(self, holder: str, kind: int, count: int) -> None:
        """Counters on a card that this player has on the field."""
        put_counters(self._open(), self._on_field(holder, own=True).id, kind, count)

    def _on_field(self, name: str, *, own: bool = False) -> Card:
        code = self._lab.pool.find(name).code
        cards = [c for c in self._open().cards if c.side == self.player or not own]
        found = [c for c in cards if c.printed.code == code and c.zone != NO_ZONE]
        if len(found) != 1:
            raise LabError(f"there are {len(found)} cards called {name!r} on the field")
        return found[0]

    def _open(self) -> State:
        if self._lab._duel is not None:
            raise LabError("the board can't be changed once the duel has begun")
        return self._lab._state

    def _lay(
        self, name: str, place: int, zone: int, face_up: bool = False, position: int = 0
    ) -> int:
        face = self._lab.pool.find(name).printed
        number = lay(self._open(), face, self.player, place, zone, face_up, position)
        self._lab.laid.append(number)
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

    # Acting.

    def summon(self, name: str, *, tributes: Names = (), zone: str | None = None) -> None:
        self._act(f"summon {name}", _names(tributes), zone)

    def set(self, name: str, *, tributes: Names = (), zone: str | None = None) -> None:
        self._act(f"set {name}", _names(tributes), zone)

    def flip(self, name: str) -> None:
        self._push(f"flip {name}")

    def change(self, name: str) -> None:
        self._push(f"change {name}")

    def attack(self, name: str, target: str | None = None) -> None:
        """Attack a monster, or directly if no target is given."""
        self._push(f"attack {name} -> {target}" if target else f"attack directly {name}")

    def activate(
        self,
        name: str,
        *,
        effect: int = 1,
        cost: Names = (),
        targets: Names = (),
        zone: str | None = None,
    ) -> None:
        """Activate a card or an effect of it, the first unless told otherwise."""
        paid = [self._lab.card(one).id for one in _names(cost)]
        aims = [self._lab.card(one).id for one in _names(targets)]
        before = len(self._lab.duel.events)
        self._push(f"activate {name}" if effect == 1 else f"activate {name} #{effect}")
        self._place(zone)
        self._answer(paid, dc.COSTS)
        self._answer(aims, dc.TARGETS)
        events = self._lab.duel.events[before:]
        if not set(paid) <= _cards(events, MOVED, AS_COST) or set(aims) != _first(events):
            raise LabError(f"activate {name}: the call names other cards than the rules ask for")

    def chooses(self, *names: str) -> None:
        """Answer what an effect asks while it resolves."""
        self._answer([self._lab.card(name).id for name in names], dc.CARDS)

    def _place(self, zone: str | None) -> None:
        decision = self._lab.duel.decision
        if decision is not None and decision.topic == dc.PLACEMENT:
            first = decision.options[0]
            self._lab.duel.push(first if zone is None else Option(dc.ZONE, self._zone(zone)))

    def _answer(self, cards: list[int], topic: int) -> None:
        for number in cards:
            if self._lab.asks(topic):
                self._lab.duel.push(Option(dc.PICK, self._lab.state.spot(number)))
        if self._lab.asks(topic):
            raise LabError(f"the call doesn't name enough cards: {self._lab.duel.decision}")

    def stop(self) -> None:
        self._push("stop")

    def discard(self, *names: str) -> None:
        self._picks([self._lab.card(name).id for name in names], dc.HAND_LIMIT, DISCARDED)

    def battle_phase(self) -> None:
        self._push("battle phase")

    def main_phase_2(self) -> None:
        self._push("main phase 2")

    def end_phase(self) -> None:
        """End the turn, as far as the next decision."""
        self._push("end phase")

    def passes(self) -> None:
        """Let a window go by; who has nothing to activate has passed already."""
        decision = self._lab.duel.decision
        if decision is None:
            raise LabError("the duel is over")
        if decision.player == self.player and decision.topic == dc.WINDOW:
            self._lab.duel.push(Option(dc.PASS))

    def can(self, choice: str) -> bool:
        return not self._lab.duel.why_not(choice, self.player)

    def why_not(self, choice: str) -> list[str]:
        """The ids of all rules that forbid a choice now."""
        reasons = self._lab.duel.why_not(choice, self.player)
        return [reason.rule for reason in reasons]

    def _act(self, choice: str, tributes: list[str], zone: str | None) -> None:
        cards = [self._lab.card(name).id for name in tributes]
        self._push(choice)
        self._picks(cards, dc.TRIBUTES, TRIBUTED)
        if self._lab.asks(dc.PLACEMENT):
            decision = self._lab.duel.decision
            assert decision is not None
            wanted = decision.options[0] if zone is None else Option(dc.ZONE, self._zone(zone))
            self._lab.duel.push(wanted)
        elif zone is not None and self._lab.state.zones[self._zone(zone)] == NO_CARD:
            raise LabError(f"{choice}: the zone {zone} was not asked for")

    def _picks(self, cards: list[int], topic: int, tag: int) -> None:
        """Pick these cards, of which the rules may force some without asking."""
        for number in cards:
            if self._lab.asks(topic):
                self._lab.duel.push(Option(dc.PICK, self._lab.state.spot(number)))
        if self._lab.asks(topic):
            raise LabError(f"the call doesn't name enough cards: {self._lab.duel.decision}")
        # The last move of that sort is the one that the picks were for.
        moves = [event for event in self._lab.duel.events if event.kind == MOVED]
        taken = [event for event in moves if event.how & tag][-1:]
        if cards and {r.card for event in taken for r in event.cards} != set(cards):
            raise LabError("the call names other cards than the rules ask for")

    def _push(self, choice: str) -> None:
        decision = self._lab.duel.decision
        if decision is None:
            raise LabError("the duel is over")
        if decision.player != self.player:
            raise LabError(f"{self.seat} is not asked now: {decision}")
        self._lab.duel.push(choice)


def _names(names: Names) -> list[str]:
    return [names] if isinstance(names, str) else list(names)


def _cards(events: list[Event], kind: int, why: int) -> set[int]:
    told = [event for event in events if (event.kind, event.why) == (kind, why)]
    return {record.card for event in told for record in event.cards}


def _first(events: list[Event]) -> set[int]:
    """What was targeted first."""
    for event in events:
        if event.kind == TARGETED:
            return {record.card for record in event.cards}
    return set()


def _face(card: Card) -> str:
    return "face-up" if card.face_up else "face-down"
