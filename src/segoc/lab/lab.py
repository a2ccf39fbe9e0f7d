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

from segoc.cards.pool import Pool
from segoc.duel.option_text import read_spot
from segoc.kernel.choosing.open_questions import is_answer
from segoc.kernel.picture import values
from segoc.kernel.table import decision as dc, phases
from segoc.kernel.table.card import Card
from segoc.kernel.table.decision import Option
from segoc.kernel.table.event import AS_COST, DISCARDED, MOVED, TARGETED, TRIBUTED, Event
from segoc.kernel.table.places import ATTACK, DECK, IN_THE_ACT, spot_name
from segoc.kernel.table.state import NO_CARD
from segoc.lab.board import TURN_NUMBER, A, B, Board, LabError, Laying, Seat, Where
from segoc.lab.windows import trace_windows

DRAW = phases.DRAW_PHASE
STANDBY = phases.STANDBY_PHASE
MAIN1 = phases.MAIN_PHASE_1
BATTLE = phases.BATTLE_PHASE
MAIN2 = phases.MAIN_PHASE_2
END = phases.END_PHASE

Names = str | Iterable[str]


class Lab(Board):
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
        super().__init__(turn, phase, number, seed, pool)
        self.a = Side(self, A)
        self.b = Side(self, B)

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
        assert is_answer(state, option)
        state.decision = None
        state.stack[-1].answer(state, option)
        return trace_windows(state)


class Side(Laying):
    """One player's side: first to lay cards, then to act."""

    def __init__(self, lab: Lab, seat: Seat) -> None:
        super().__init__(lab, seat)
        self._lab = lab

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
        taken = [event for event in moves if event.move_tags & tag][-1:]
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
