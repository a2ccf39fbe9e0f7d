"""A state as one seat may know it, in numbers: what `view` tells, in the tables of `layout`.

It reads the state itself: making a view takes longer than all of this, and would still have to be
turned into numbers. The tests hold it to the view: an observation can be worked out from the view
alone, number by number.
"""

from array import array
from typing import Final

from segoc.env import layout as ly
from segoc.env.spots import AREAS, NO_PLACE, ZONES, Place, place_of
from segoc.env.vocabulary import Vocabulary
from segoc.kernel.choosing.announcing import ATTRIBUTE, NAME, NUMBER, RACE, SIDE
from segoc.kernel.choosing.coins_and_dice import HEADS, TAILS
from segoc.kernel.choosing.open_questions import offered
from segoc.kernel.knowledge.mixed_face_down import is_lost_in_mix
from segoc.kernel.picture import layers, values
from segoc.kernel.table.card import Card
from segoc.kernel.table.decision import ANNOUNCE, Decision, Option
from segoc.kernel.table.kinds import ATTRIBUTE_NAMES, RACE_NAMES
from segoc.kernel.table.lifetimes import Ref
from segoc.kernel.table.places import (
    ATTACK,
    BANISHED,
    DECK,
    EXTRA_DECK,
    GRAVEYARD,
    HAND,
    IN_THE_ACT,
    MONSTER_ZONE,
    PILE_SPOTS,
    PILES_PER_PLAYER,
    pile_spot,
    under_spot,
)
from segoc.kernel.table.state import DRAW, NO_CARD, State

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


class Memory:
    """What was written of a duel for one seat: what hasn't changed since is not worked out again.

    Each part is kept with all that it was made from, but for the faces of cards, which are the same
    all duel long: a sample, in which they aren't, needs a memory of its own.
    """

    def __init__(self) -> None:
        self.known: tuple[tuple[int, list[int]], list[int], dict[int, int]] | None = None
        self.piles: dict[int, tuple[list[list[int]], array[int]]] = {}


class Scene:
    """What one seat sees of a state: the tables, flat, while they are being written."""

    def __init__(
        self, state: State, viewer: int, ids: dict[int, int], memory: Memory | None = None
    ) -> None:
        self.state = state
        self.viewer = viewer
        self.ids = ids
        self.memory = memory or Memory()
        # Which mixes the seat knows something of, and by which number.
        self.mixes: dict[int, int] = {}
        self.cards = array("i")
        # Which row of `cards` tells of the card at a spot, and of a card in a zone; after which
        # row those of a pile begin that is shown as a whole.
        self.rows: dict[int, int] = {}
        self.in_zones: dict[int, int] = {}
        self.piles: dict[int, int] = {}

    def row_at(self, spot: int) -> int:
        """The row of the card at a spot, or 0."""
        row = self.rows.get(spot)
        if row is not None:
            return row
        pile, index = divmod(spot - PILE_SPOTS, PILE_SPOTS)
        row = self.piles.get(pile)
        return 0 if row is None or index >= len(self.state.piles[pile]) else row + index + 1

    # What is known.

    def known(self) -> list[int]:
        state = self.state
        # Mixes are given new numbers whenever cards are mixed.
        made_from = (state.last_mix, [card.among for card in state.cards])
        kept = self.memory.known
        if kept is None or kept[0] != made_from:
            kept = self.memory.known = (made_from, *self._known())
        self.mixes = kept[2]
        return kept[1]

    def _known(self) -> tuple[list[int], dict[int, int]]:
        """The table `known`, and the numbers of the mixes in it."""
        if self.viewer == 0:
            found = [(c.mix_a, c.printed.code) for c in self.state.cards if c.among & 1]
        else:
            found = [(c.mix_b, c.printed.code) for c in self.state.cards if c.among & 2]
        found.sort()
        flat: list[int] = []
        numbers: dict[int, int] = {}
        for mix, code in found:
            if mix:
                number = numbers.setdefault(mix, len(numbers) + 1)
                flat += (number, self.ids[code])
        return flat, numbers

    def _mix(self, card: Card) -> int:
        return card.mix_a if self.viewer == 0 else card.mix_b

    def mixed(self) -> list[int]:
        if not self.mixes:
            return []
        cards = self.state.cards
        found: list[set[int]] = []
        for place in (DECK, EXTRA_DECK):
            for player in (self.viewer, 1 - self.viewer):
                pile = self.state.pile(player, place)
                if self.viewer == 0:
                    found.append({cards[number].mix_a for number in pile})
                else:
                    found.append({cards[number].mix_b for number in pile})
        flat: list[int] = []
        for mix, number in self.mixes.items():
            flat += (number, *(int(mix in there) for there in found))
        return flat

    # Cards.

    def lay_out(self) -> None:
        """Write the rows of all cards."""
        own, other = self.viewer, 1 - self.viewer
        self._zones()
        self._pile(own, HAND)
        self._pile(other, HAND)
        self._graveyard(own)
        self._graveyard(other)
        self._pile(own, BANISHED)
        self._pile(other, BANISHED)
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
            row = [
                *places[zone],
                self.ids[card.printed.code] if seen else 0,
                card.owner ^ viewer,
                card.side ^ viewer,
                ly.FACE_UP if card.face_up else ly.FACE_DOWN,
                position,
                int(place == IN_THE_ACT or card.acting or card.summoning),
                valued,
                atk,
                defense,
                level,
                int(card.face_up and layers.negated(state, number)),
                0,
                card.handle,
                0 if seen else self.mixes.get(self._mix(card), 0),
            ]
            flat.fromlist(row)
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
        row = [*place, code, owner, side, face, 0, 0, 0, 0, 0, 0, 0, host, card.handle, 0]
        self.cards.fromlist(row)
        self.rows[spot] = len(self.cards) // WIDTH

    def _pile(self, player: int, place: int) -> None:
        """A hand, a GY or the banished cards: all of them lie there for both to count."""
        pile = self.state.pile(player, place)
        if not pile:
            return
        viewer = self.viewer
        area = AREAS[place]
        side = player ^ viewer
        self.piles[player * PILES_PER_PLAYER + place] = len(self.cards) // WIDTH
        flat: list[int] = []
        for index, number in enumerate(pile):
            card = self.state.cards[number]
            code = mix = face = 0
            if card.seen >> viewer & 1:
                code = self.ids[card.printed.code]
            elif self.mixes:
                mix = self.mixes.get(self._mix(card), 0)
            if place == BANISHED:
                face = ly.FACE_UP if card.face_up else ly.FACE_DOWN
            flat += (area, side, index, code, card.owner ^ viewer, side, face)
            flat += (0, 0, 0, 0, 0, 0, 0, 0, card.handle, mix)
        self.cards.fromlist(flat)

    def _graveyard(self, player: int) -> None:
        """The cards of a GY are open to both, so their handles say all that can change."""
        pile = self.state.pile(player, GRAVEYARD)
        made_from = [pile, [self.state.cards[number].handle for number in pile]]
        if not self._again(player * PILES_PER_PLAYER + GRAVEYARD, made_from):
            first = len(self.cards)
            self._pile(player, GRAVEYARD)
            self._keep(player * PILES_PER_PLAYER + GRAVEYARD, made_from, first)

    def _again(self, pile: int, made_from: list[list[int]]) -> bool:
        """Write the rows of a pile as they were, if they would be the same."""
        kept = self.memory.piles.get(pile)
        if kept is None or kept[0] != made_from:
            return False
        self.piles[pile] = len(self.cards) // WIDTH
        self.cards.extend(kept[1])
        return True

    def _keep(self, pile: int, made_from: list[list[int]], first: int) -> None:
        self.memory.piles[pile] = ([part.copy() for part in made_from], self.cards[first:])

    def _own_extra_deck(self) -> None:
        """All of it, since its owner can look into it at any time."""
        pile = self.state.pile(self.viewer, EXTRA_DECK)
        cards = [self.state.cards[number] for number in pile]
        number = self.viewer * PILES_PER_PLAYER + EXTRA_DECK
        handles = [card.handle for card in cards]
        faces = [int(card.face_up) for card in cards]
        made_from = [pile, handles, faces]
        if not self._again(number, made_from):
            first = len(self.cards)
            self.piles[number] = first // WIDTH
            for index, card in enumerate(cards):
                assert card.seen >> self.viewer & 1
                face = ly.FACE_UP if card.face_up else ly.FACE_DOWN
                spot = pile_spot(self.viewer, EXTRA_DECK, index)
                self._elsewhere(card, (ly.IN_EXTRA_DECK, 0, index), 0, spot, face)
            self._keep(number, made_from, first)

    def _other_extra_deck(self) -> None:
        """Of cards that lie face-down it is told which were revealed, not where they lie."""
        other = 1 - self.viewer
        pile = self.state.pile(other, EXTRA_DECK)
        cards = [self.state.cards[number] for number in pile]
        seen = [card for card in cards if card.seen >> self.viewer & 1]
        if not seen:
            return
        face_down = [index for index, card in enumerate(cards) if not card.face_up]
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
        self.cards.fromlist([*place, code, side, side, face, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
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
        return place_of(spot, self.viewer), self.row_at(spot)

    # The chain.

    def chain(self) -> list[int]:
        flat: list[int] = []
        for number, link in enumerate(self.state.chain, 1):
            then = link.as_activated
            place, row = self._where(self.state.cards[link.source.card])
            flat += (
                number,
                link.player ^ self.viewer,
                self.ids[then.code] if then.seen >> self.viewer & 1 else 0,
                *place,
                row,
                link.effect_no + 1,
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
            flat += (outcome, 0, *NO_PLACE, 0, 0, 0, 0)
        else:
            about = decision.about
            row = self.row_at(about)
            flat += (outcome, decision.topic + 1, *place_of(about, own), row)
            names = decision.names
            flat += (0, 0, 0) if names is None else (1, names.kinds, names.types)
        return flat

    def options(self) -> list[int]:
        viewer = self.viewer
        cards = self.cards
        flat: list[int] = []
        for option in offered(self.state):
            if sort_of(option) == NAME:
                code = self.ids.get(option.number, 0)
                flat += (option.verb + 1, *NO_PLACE, 0, code, *NO_PLACE, 0, 0, NAME, 0)
                continue
            row = self.row_at(option.spot)
            flat += (option.verb + 1, *place_of(option.spot, viewer), row)
            flat.append(cards[(row - 1) * WIDTH + CODE] if row else 0)
            aim = option.aim
            if aim < 0:
                flat += (0, 0, 0, 0, 0)
            else:
                row = self.row_at(aim)
                code = cards[(row - 1) * WIDTH + CODE] if row else 0
                flat += (*place_of(aim, viewer), row, code)
            flat += (sort_of(option), option.number)
        return flat


def tables(
    state: State,
    viewer: int,
    vocabulary: Vocabulary,
    history: "array[int]",
    memory: Memory | None = None,
) -> "dict[str, array[int]]":
    """The tables, flat, without the rows that are not used."""
    scene = Scene(state, viewer, vocabulary.ids, memory)
    known = scene.known()
    try:
        scene.lay_out()
    except OverflowError:
        raise ly.EncodingOverflow("cards: a value has more than 32 bits") from None
    decision = state.decision
    asked = decision if decision is not None and decision.player == viewer else None
    chosen = [] if asked is None else scene.options()
    lists = {
        "globals": scene.totals(asked),
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
    _check("cards", len(scene.cards))
    found["cards"] = scene.cards
    found["history"] = history
    return found


SIZES: Final = {table.name: table.size for table in ly.TABLES}


def _packed(name: str, flat: list[int]) -> "array[int]":
    _check(name, len(flat))
    try:
        return array("i", flat)
    except OverflowError:
        largest = max(flat, key=abs)
        raise ly.EncodingOverflow(f"{name}: {largest} has more than 32 bits") from None


def _check(name: str, size: int) -> None:
    if size > SIZES[name]:
        table = next(table for table in ly.TABLES if table.name == name)
        count = size // len(table.columns)
        raise ly.EncodingOverflow(f"{name}: {count} rows, and there is room for {table.rows}")
