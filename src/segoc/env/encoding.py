"""A state as one seat may know it, in numbers: what `view` tells, in the tables of `layout`.

It reads the state itself, since making a view takes many times as long. The tests hold it to the
view: an observation can be worked out from the view alone, number by number.
"""

from array import array
from typing import Final

from segoc.env import layout as ly
from segoc.env.spots import AREAS, NO_PLACE, ZONES, Place, place_of
from segoc.env.vocabulary import Vocabulary
from segoc.kernel import layers, values
from segoc.kernel.announcing import ATTRIBUTE, NAME, NUMBER, RACE, SIDE
from segoc.kernel.card import Card
from segoc.kernel.decision import ANNOUNCE, Decision, Option
from segoc.kernel.kinds import ATTRIBUTE_NAMES, RACE_NAMES
from segoc.kernel.lifetimes import Ref
from segoc.kernel.luck import HEADS, TAILS
from segoc.kernel.mixed import is_lost_in_mix
from segoc.kernel.places import (
    ATTACK,
    BANISHED,
    DECK,
    EXTRA_DECK,
    GRAVEYARD,
    HAND,
    IN_THE_ACT,
    MONSTER_ZONE,
    pile_spot,
    under_spot,
)
from segoc.kernel.state import DRAW, NO_CARD, State

WIDTH: Final = len(ly.CARDS.columns)
CODE: Final = [column.name for column in ly.CARDS.columns].index("code")

# What is announced tells by its word of which sort it is.
SORTS: Final[dict[tuple[str, int], int]] = {
    **{(word, 1 << bit): ATTRIBUTE for bit, word in enumerate(ATTRIBUTE_NAMES)},
    **{(word, 1 << bit): RACE for bit, word in enumerate(RACE_NAMES)},
    ("heads", HEADS): SIDE,
    ("tails", TAILS): SIDE,
}


def sort_of(option: Option) -> int:
    """What sort of thing an option announces; 0 for one that announces nothing."""
    if option.verb != ANNOUNCE:
        return 0
    if option.word == str(option.number):
        return NUMBER
    return SORTS.get((option.word, option.number), NAME)


class Scene:
    """What one seat sees of a state: the tables as flat lists, while they are being written."""

    def __init__(self, state: State, viewer: int, ids: dict[int, int]) -> None:
        self.state = state
        self.viewer = viewer
        self.ids = ids
        # Which mixes the seat knows something of, and by which number.
        self.mixes: dict[int, int] = {}
        self.cards: list[int] = []
        # Which row of `cards` tells of the card at a spot, and of a card in a zone.
        self.rows: dict[int, int] = {}
        self.in_zones: dict[int, int] = {}

    # What is known.

    def known(self) -> list[int]:
        if self.viewer == 0:
            found = [(c.mix_a, c.printed.code) for c in self.state.cards if c.among & 1]
        else:
            found = [(c.mix_b, c.printed.code) for c in self.state.cards if c.among & 2]
        found.sort()
        flat: list[int] = []
        for mix, code in found:
            if mix:
                number = self.mixes.get(mix)
                if number is None:
                    number = self.mixes[mix] = len(self.mixes) + 1
                flat += (number, self.ids[code])
        return flat

    def _mix(self, card: Card) -> int:
        return card.mix_a if self.viewer == 0 else card.mix_b

    def mixed(self) -> list[int]:
        if not self.mixes:
            return []
        found: list[set[int]] = []
        for place in (DECK, EXTRA_DECK):
            for player in (self.viewer, 1 - self.viewer):
                pile = self.state.pile(player, place)
                found.append({self._mix(self.state.cards[card]) for card in pile})
        flat: list[int] = []
        for mix, number in self.mixes.items():
            flat += (number, *(int(mix in there) for there in found))
        return flat

    # Cards.

    def lay_out(self) -> None:
        """Write the rows of all cards."""
        own, other = self.viewer, 1 - self.viewer
        self._zones()
        for place in (HAND, GRAVEYARD, BANISHED):
            self._pile(own, place)
            self._pile(other, place)
        self._own_extra_deck()
        self._other_extra_deck()
        self._deck(own)
        self._deck(other)

    def _zones(self) -> None:
        state = self.state
        viewer = self.viewer
        flat = self.cards
        places = ZONES[viewer]
        for zone, number in enumerate(state.zones):
            if number == NO_CARD:
                continue
            card = state.cards[number]
            place = card.place
            seen = card.seen >> viewer & 1
            position = valued = atk = defense = level = 0
            if place in (MONSTER_ZONE, IN_THE_ACT):
                position = 1 if card.position == ATTACK else 2
                if seen:
                    valued = 1
                    atk = values.atk(state, number)
                    defense = values.defense(state, number)
                    level = values.level(state, number)
            flat += (
                *places[zone],
                self.ids[card.printed.code] if seen else 0,
                card.owner ^ viewer,
                card.side ^ viewer,
                ly.FACE_UP if card.face_up else ly.FACE_DOWN,
                position,
                int(place == IN_THE_ACT or card.acting),
                valued,
                atk,
                defense,
                level,
                int(card.face_up and layers.negated(state, number)),
                0,
                card.handle,
                0 if seen else self.mixes.get(self._mix(card), 0),
            )
            self.rows[zone] = self.in_zones[number] = len(flat) // WIDTH
        if state.under:
            self._materials()

    def _materials(self) -> None:
        for host, row in self.in_zones.items():
            zone = self.state.cards[host].zone
            for index, number in enumerate(self.state.under.get(host, ())):
                card = self.state.cards[number]
                side = ZONES[self.viewer][zone][1]
                spot = under_spot(zone, index)
                self._elsewhere(card, (ly.UNDER_A_CARD, side, index), side, spot, host=row)

    def _elsewhere(
        self,
        card: Card,
        place: Place,
        side: int,
        spot: int,
        face: int = ly.NOT_TOLD,
        host: int = 0,
    ) -> None:
        """The row of a card that lies in no zone, and that the seat sees."""
        code = self.ids[card.printed.code] if card.seen >> self.viewer & 1 else 0
        owner = card.owner ^ self.viewer
        self.cards += (*place, code, owner, side, face, 0, 0, 0, 0, 0, 0, 0, host, card.handle, 0)
        self.rows[spot] = len(self.cards) // WIDTH

    def _pile(self, player: int, place: int) -> None:
        """A hand, a GY or the banished cards: all of them lie there for both to count."""
        pile = self.state.pile(player, place)
        if not pile:
            return
        viewer = self.viewer
        ids = self.ids
        mixes = self.mixes
        rows = self.rows
        flat = self.cards
        area = AREAS[place]
        side = player ^ viewer
        told_face = place == BANISHED
        first = pile_spot(player, place, 0)
        row = len(flat) // WIDTH
        for index, number in enumerate(pile):
            card = self.state.cards[number]
            code = mix = face = 0
            if card.seen >> viewer & 1:
                code = ids[card.printed.code]
            elif mixes:
                mix = mixes.get(self._mix(card), 0)
            if told_face:
                face = ly.FACE_UP if card.face_up else ly.FACE_DOWN
            flat += (area, side, index, code, card.owner ^ viewer, side, face)
            flat += (0, 0, 0, 0, 0, 0, 0, 0, card.handle, mix)
            row += 1
            rows[first + index] = row

    def _own_extra_deck(self) -> None:
        for index, number in enumerate(self.state.pile(self.viewer, EXTRA_DECK)):
            card = self.state.cards[number]
            if card.seen >> self.viewer & 1:
                face = ly.FACE_UP if card.face_up else ly.FACE_DOWN
                spot = pile_spot(self.viewer, EXTRA_DECK, index)
                self._elsewhere(card, (ly.IN_EXTRA_DECK, 0, index), 0, spot, face)

    def _other_extra_deck(self) -> None:
        """Of cards that lie face-down it is told which were revealed, not where they lie."""
        other = 1 - self.viewer
        pile = self.state.pile(other, EXTRA_DECK)
        cards = [self.state.cards[number] for number in pile]
        face_down = [index for index, card in enumerate(cards) if not card.face_up]
        seen = [card for card in cards if card.seen >> self.viewer & 1]
        hidden = [card for card in seen if not card.face_up]
        if hidden:
            hidden.sort(key=lambda card: card.printed.code)
            for index, card in zip(face_down, hidden, strict=False):
                spot = pile_spot(other, EXTRA_DECK, index)
                self._revealed(card, (ly.IN_EXTRA_DECK, 1, index), spot, ly.FACE_DOWN)
        if len(hidden) < len(seen):
            for index, card in enumerate(cards):
                if card.face_up and card.seen >> self.viewer & 1:
                    spot = pile_spot(other, EXTRA_DECK, index)
                    self._elsewhere(card, (ly.IN_EXTRA_DECK, 1, index), 1, spot, ly.FACE_UP)

    def _deck(self, player: int) -> None:
        """Cards of a Deck that the seat looks through, or was shown, until it is shuffled."""
        state = self.state
        pile = state.pile(player, DECK)
        looked_at = [number for number in pile if state.cards[number].seen]
        if not looked_at:
            return
        cards = [state.cards[number] for number in looked_at]
        seen = [card for card in cards if card.seen >> self.viewer & 1]
        if len(seen) < len(pile) == len(looked_at):
            # The other player looks through it, and shows some: not where they lie.
            seen.sort(key=lambda card: card.printed.code)
            spots = [pile_spot(player, DECK, index) for index in range(len(seen))]
        else:
            spots = [state.spot(card.id) for card in seen]
        for card, spot in zip(seen, spots, strict=True):
            self._revealed(card, place_of(spot, self.viewer), spot, ly.NOT_TOLD)

    def _revealed(self, card: Card, place: Place, spot: int, face: int) -> None:
        """A card whose face is all that is known of it: nobody can follow it from there."""
        code = self.ids[card.printed.code]
        side = place[1]
        self.cards += (*place, code, side, side, face, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        self.rows[spot] = len(self.cards) // WIDTH

    # What lies on cards, and between them.

    def counters(self) -> list[int]:
        on_cards = [one for one in self.state.counters if one.card in self.in_zones]
        on_cards.sort(key=lambda one: self.in_zones[one.card])
        flat: list[int] = []
        for one in on_cards:
            code = self.ids.get(one.kind, 0)
            flat += (self.in_zones[one.card], 0 if code else one.kind, code, one.count)
        return flat

    def ties(self) -> list[int]:
        tied = [tie for tie in self.state.ties if tie.source.card in self.in_zones]
        tied.sort(key=lambda tie: self.in_zones[tie.source.card])
        equips = {tie.source.card for tie in tied if tie.equip}
        flat: list[int] = []
        for tie in tied:
            source = tie.source.card
            place, row = self._where(self.state.cards[tie.target.card])
            flat += (self.in_zones[source], int(source in equips), *place, row)
        return flat

    def _where(self, card: Card) -> tuple[Place, int]:
        """The place of a card and its row, or just the Deck: its order is nobody's to know."""
        if card.place in (DECK, EXTRA_DECK):
            return (AREAS[card.place], card.side ^ self.viewer, 0), 0
        spot = self.state.spot(card.id)
        return place_of(spot, self.viewer), self.rows.get(spot, 0)

    # The chain.

    def chain(self) -> list[int]:
        flat: list[int] = []
        for number, link in enumerate(self.state.chain, 1):
            then = link.then
            place, row = self._where(self.state.cards[link.source.card])
            flat += (
                number,
                link.player ^ self.viewer,
                self.ids[then.code] if then.seen >> self.viewer & 1 else 0,
                *place,
                row,
                link.number + 1,
                int(link.card_activation),
                int(link.activation_negated or link.effect_negated),
                then.handle,
            )
        return flat

    def targets(self) -> list[int]:
        flat: list[int] = []
        for number, link in enumerate(self.state.chain, 1):
            for ref in link.targets:
                flat += (number, *self._target(ref))
        return flat

    def _target(self, ref: Ref) -> tuple[int, ...]:
        """A card that has become another object is lost, and so is one that was mixed with others
        to whoever doesn't see which it is."""
        card = self.state.cards[ref.card]
        shown = card.seen >> self.viewer & 1 == 1
        if not ref.same_object(card) or (not shown and is_lost_in_mix(self.state, ref)):
            return (*NO_PLACE, 0, 0, 0)
        place, row = self._where(card)
        return (*place, row, self.ids[card.printed.code] if shown else 0, card.handle)

    # What is asked.

    def totals(self, decision: Decision | None) -> list[int]:
        state = self.state
        own, other = self.viewer, 1 - self.viewer
        flat = [
            state.turn,
            int(state.turn_player == own),
            state.phase,
            state.battle_step,
            state.lp[own],
            state.lp[other],
        ]
        for place in (HAND, DECK, GRAVEYARD, BANISHED, EXTRA_DECK):
            flat += (len(state.pile(own, place)), len(state.pile(other, place)))
        outcome = ly.UNDECIDED
        if state.winner in (0, 1):
            outcome = ly.WON if state.winner == own else ly.LOST
        elif state.winner == DRAW:
            outcome = ly.DRAWN
        if decision is None:
            flat += (outcome, 0, *NO_PLACE, 0)
        else:
            about = decision.about
            row = self.rows.get(about, 0)
            flat += (outcome, decision.topic + 1, *place_of(about, own), row)
        return flat

    def options(self, decision: Decision) -> list[int]:
        viewer = self.viewer
        rows = self.rows
        cards = self.cards
        flat: list[int] = []
        for option in decision.options:
            row = rows.get(option.spot, 0)
            flat += (option.verb + 1, *place_of(option.spot, viewer), row)
            flat.append(cards[(row - 1) * WIDTH + CODE] if row else 0)
            aim = option.aim
            if aim < 0:
                flat += (0, 0, 0, 0, 0)
            else:
                row = rows.get(aim, 0)
                code = cards[(row - 1) * WIDTH + CODE] if row else 0
                flat += (*place_of(aim, viewer), row, code)
            flat += (sort_of(option), option.number)
        return flat


def names_cards(decision: Decision) -> bool:
    """Whether the answers are names of cards: these are actions of their own."""
    return sort_of(decision.options[0]) == NAME


def tables(
    state: State, viewer: int, vocabulary: Vocabulary, history: "array[int]"
) -> "dict[str, array[int]]":
    """The tables, flat, without the rows that are not used."""
    scene = Scene(state, viewer, vocabulary.ids)
    known = scene.known()
    scene.lay_out()
    decision = state.decision
    asked = decision if decision is not None and decision.player == viewer else None
    chosen: list[int] = []
    if asked is not None and not names_cards(asked):
        chosen = scene.options(asked)
    lists = {
        "globals": scene.totals(asked),
        "cards": scene.cards,
        "options": chosen,
        "known": known,
        "mixes": scene.mixed(),
    }
    if state.chain:
        lists["chain"] = scene.chain()
        lists["targets"] = scene.targets()
    if state.ties:
        lists["ties"] = scene.ties()
    if state.counters:
        lists["counters"] = scene.counters()
    found = {name: _packed(name, flat) for name, flat in lists.items()}
    found["history"] = history
    return found


SIZES: Final = {table.name: table.size for table in ly.TABLES}


def _packed(name: str, flat: list[int]) -> "array[int]":
    if len(flat) > SIZES[name]:
        table = next(table for table in ly.TABLES if table.name == name)
        count = len(flat) // len(table.columns)
        raise ly.EncodingOverflow(f"{name}: {count} rows, and there is room for {table.rows}")
    try:
        return array("i", flat)
    except OverflowError:
        largest = max(flat, key=abs)
        raise ly.EncodingOverflow(f"{name}: {largest} has more than 32 bits") from None
