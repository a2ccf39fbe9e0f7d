"""Moves: how cards get from place to place.

`relocate` is the only function that changes where a card is; it applies lifetimes
and knowledge. `Move` is the only procedure that takes a *set* of cards away: it
determines the set, lets other rules have their say about it, and moves all at once.
"""

from typing import ClassVar

from segoc.kernel import layers, lifetimes
from segoc.kernel.event import BY_RULE, DESTROYED, MOVED, SENT_TO_GY, CardThen
from segoc.kernel.geometry import NO_ZONE
from segoc.kernel.kinds import EXTRA_DECK_KINDS, PENDULUM, TOKEN
from segoc.kernel.knowledge import arrive
from segoc.kernel.places import (
    BANISHED,
    DECK,
    EXTRA_DECK,
    GRAVEYARD,
    HAND,
    IN_THE_ACT,
    MONSTER_ZONE,
    NO_POSITION,
    NOWHERE,
    PILES_PER_PLAYER,
    UNDER,
    on_field,
)
from segoc.kernel.procedure import Procedure
from segoc.kernel.state import NO_CARD, State


def relocate(
    state: State,
    number: int,
    place: int,
    side: int,
    zone: int = NO_ZONE,
    face_up: bool = False,
    position: int = NO_POSITION,
) -> None:
    """Put one card at a place, and let it remember or forget what the table says."""
    card = state.edit(number)
    from_place = card.place
    undergo(state, number, _transition(from_place, card.side, place, side, face_up))

    if card.zone != NO_ZONE:
        state.zones[card.zone] = NO_CARD
    elif from_place < PILES_PER_PLAYER:
        _take_from(state.pile(card.side, from_place), number)
    elif from_place == UNDER:
        _take_from_under(state, number)

    card.place = place
    card.side = side
    card.zone = zone
    card.face_up = face_up
    card.position = position
    card.acting = False
    if zone != NO_ZONE:
        state.zones[zone] = number
    elif place < PILES_PER_PLAYER:
        state.pile(side, place).append(number)
    for material in state.under.get(number, []):
        state.edit(material).side = side
    arrive(state, card, from_place)


def undergo(state: State, number: int, transition: int) -> None:
    """Let a card forget what the table of lifetimes says, effects on it included."""
    if lifetimes.forget(state.edit(number), transition) & lifetimes.LINGERING:
        layers.end_for(state, number)


def attach(state: State, number: int, host: int) -> None:
    """Put a card under another one, as its material."""
    relocate(state, number, UNDER, state.cards[host].side, face_up=True)
    state.under.setdefault(host, []).append(number)


def turn_face_down(state: State, number: int, position: int) -> None:
    """Turn a face-up card face-down where it lies."""
    undergo(state, number, lifetimes.FACE_DOWN)
    card = state.edit(number)
    card.face_up = False
    card.position = position


def turn_face_up(state: State, number: int, position: int) -> None:
    """Turn a face-down card face-up where it lies."""
    card = state.edit(number)
    card.face_up = True
    card.position = position
    arrive(state, card, card.place)


def _transition(from_place: int, from_side: int, place: int, side: int, face_up: bool) -> int:
    if from_place == IN_THE_ACT and on_field(place):
        return lifetimes.ARRIVAL
    if from_place == MONSTER_ZONE and place == MONSTER_ZONE:
        return lifetimes.WITHIN_ZONES if from_side == side else lifetimes.CONTROL
    if place == UNDER:
        return lifetimes.MATERIAL
    if place in (HAND, DECK) or (place == EXTRA_DECK and not face_up):
        return lifetimes.HIDDEN
    return lifetimes.OTHER


def _take_from(pile: list[int], number: int) -> None:
    # Nearly always the top of the pile: look from there.
    index = len(pile) - 1
    while pile[index] != number:
        index -= 1
    pile.pop(index)


def _take_from_under(state: State, number: int) -> None:
    for host, materials in state.under.items():
        if number in materials:
            materials.remove(number)
            if not materials:
                del state.under[host]
            return


def would_go(state: State, number: int, destination: int) -> int:
    """Where a card that is to go to a place would in fact go.

    Costs and legality ask this before anything moves (EFX-040, TRM-021, TRM-370).
    """
    card = state.cards[number]
    types = card.printed.types
    if types & TOKEN:
        return NOWHERE
    # In the act it isn't on the field, even where it lies (CRD-084, CRD-191).
    from_field = on_field(card.place) and not card.acting
    if destination == GRAVEYARD and types & PENDULUM and from_field:  # CRD-068, CRD-083
        return EXTRA_DECK
    if destination in (HAND, DECK) and types & EXTRA_DECK_KINDS:
        return EXTRA_DECK
    return destination


class Move(Procedure):
    """Take a set of cards to a place, all at once.

    The stages are the rulebook's: what is determined to go, what goes with it, where
    each card really goes; then all move, and the event tells of it.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "cards",
        "fallen",
        "goals",
        "destination",
        "tags",
        "why",
        "by",
        "rule",
    )

    def __init__(
        self, cards: list[int], destination: int, tags: int, why: int, by: int, rule: str
    ) -> None:
        super().__init__()
        self.cards = cards
        self.fallen: list[int] = []
        self.goals: list[int] = []
        self.destination = destination
        self.tags = tags
        self.why = why
        self.by = by
        self.rule = rule

    def copy(self) -> "Move":
        new = Move(self.cards.copy(), self.destination, self.tags, self.why, self.by, self.rule)
        new.step = self.step
        new.fallen = self.fallen.copy()
        new.goals = self.goals.copy()
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == 0:
            self.determine(state)
        elif step == 1:
            self.close(state)
        elif step == 2:
            self.redirect(state)
        elif step == 3:
            self.carry_out(state)
        else:
            state.pop()

    def determine(self, state: State) -> None:
        """From here on a card that is to be destroyed counts as such (CRD-275)."""
        if self.tags & DESTROYED:
            for number in self.cards:
                state.edit(number).doomed = True

    def close(self, state: State) -> None:
        """What goes because these go: the materials under cards that leave (TRM-234)."""
        if state.under:
            for number in self.cards:
                for material in state.under.get(number, []):
                    if material not in self.cards:
                        self.fallen.append(material)

    def redirect(self, state: State) -> None:
        """Where each card really goes."""
        for number in self.cards:
            self.goals.append(would_go(state, number, self.destination))
        for number in self.fallen:
            self.goals.append(would_go(state, number, GRAVEYARD))

    def carry_out(self, state: State) -> None:
        """Move them all at once, each to its owner's places (EFX-158), and tell."""
        state.tick()
        numbers = self.cards + self.fallen
        records = [state.then(number) for number in numbers]
        for index in range(len(numbers)):
            self.take(state, numbers[index], self.goals[index])
        for record in records:
            state.arrived(record)
        count = len(self.cards)
        self.tell(state, records[:count], self.tags, self.why, self.rule)
        self.tell(state, records[count:], 0, BY_RULE, "TRM-234")
        state.settle()

    def take(self, state: State, number: int, goal: int) -> None:
        open_to_all = goal in (GRAVEYARD, BANISHED)
        # A Pendulum that was on its way to the GY lies face-up in the Extra Deck (CRD-068).
        if goal == EXTRA_DECK and self.destination == GRAVEYARD:
            open_to_all = True
        relocate(state, number, goal, state.cards[number].owner, face_up=open_to_all)

    def tell(self, state: State, records: list[CardThen], tags: int, why: int, rule: str) -> None:
        for record in records:
            if record.to_place == GRAVEYARD:
                tags |= SENT_TO_GY
        if records:
            state.emit(MOVED, self.by, records, tags, why, None, rule)
