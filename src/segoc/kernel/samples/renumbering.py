"""Numbers and histories of cards, in a sample: they tell nothing.

A card keeps its number all duel long, and counts its lives. Who remembers the number of a card
would recognise it after it was shuffled into the Deck and drawn, or could tell it from its
namesakes. So in a sample all cards of the opponent, and those of the player that the player can't
see, have numbers in the order in which they lie, and all of these are in their first life.
Whatever speaks of such a card since it was last shuffled (`Card.shuffled_life`) speaks of the new
number. What speaks of it as it was before may have lost sight of it: that speaks of any card with
its face, if that is told, else of any hidden card.
"""

from typing import Any, Final

from segoc.kernel.chain.settling import LIFE_OF, WATCHED_OF, Settle
from segoc.kernel.knowledge.knowledge import sees
from segoc.kernel.language.agreement import Agreement
from segoc.kernel.language.effect import ONCE_A_CHAIN, ONCE_A_TURN, ONCE_FACE_UP, TWICE_A_TURN
from segoc.kernel.language.made_from import SummonMaterials
from segoc.kernel.language.ties import BEREFT
from segoc.kernel.picture.summons_this_turn import ACTIVATED, APPLIED, SUMMONED_BESIDE
from segoc.kernel.programs.once_per_turn import FACE_LIVES
from segoc.kernel.samples.dealing import is_fixed
from segoc.kernel.table.card import Card
from segoc.kernel.table.chance import Random
from segoc.kernel.table.event import CardSnapshot
from segoc.kernel.table.ints import CardNo, Code, Player, Spot
from segoc.kernel.table.lifetimes import Ref
from segoc.kernel.table.onset import Onset
from segoc.kernel.table.places import DECK, EXTRA_DECK, HAND
from segoc.kernel.table.record import Sort, fields_of, restored
from segoc.kernel.table.state import NO_CARD, State

# Forms of fields that speak of cards, by themselves or by their parts.
SPEAK_OF_CARDS: Final = ("card", "cards", "always", "maybe", "many")
# In the list of uses, what was used by a card as the object it is.
BY_OBJECT: Final = (ONCE_A_TURN, ONCE_A_CHAIN, ONCE_FACE_UP, TWICE_A_TURN)

# The lists of what was noted of cards, besides the uses, and stays until somebody asks.
NOTES: Final = ("entries", "ties", "agreements", "summon_materials")

# How often a hidden card was turned face-down, whatever it is: there is room for references from
# before that.
TURNED: Final = 100
# Lives of which somebody may have lost sight are further back than all others.
EARLIER: Final = 1000


class Renumbering:
    """From the numbers of a state to those that some of its cards are to have. Without chance, what
    somebody may have lost sight of is no card at all."""

    def __init__(
        self,
        state: State,
        player: Player,
        renewed: list[int],
        random: Random | None,
    ) -> None:
        self.cards = state.cards
        self.player = player
        self.random = random
        self.is_renewed = [False] * len(self.cards)
        for number in renewed:
            self.is_renewed[number] = True
        # By owner, as they lie; and the number that belongs to each spot.
        self.renewed: tuple[list[int], list[int]] = ([], [])
        for number in as_they_lie(state):
            if self.is_renewed[number]:
                self.renewed[self.cards[number].owner].append(number)
        self.spots = list(range(len(self.cards)))
        for numbers in self.renewed:
            for number, new in zip(numbers, sorted(numbers), strict=True):
                self.spots[number] = new
        # The numbers of the cards, where known: those that were shuffled may lie anywhere in their
        # pile, each as it is first spoken of.
        self.new = self.spots.copy()
        self.piles: list[list[int]] = []
        self.pile_of = [-1] * len(self.cards)
        for pile in _shuffled(state, player):
            for number in pile:
                self.pile_of[number] = len(self.piles)
                self.new[number] = NO_CARD
            free = [self.spots[number] for number in pile]
            if random is not None:
                random.shuffle(free)
            self.piles.append(free)
        # Of lives of which somebody may have lost sight: the card that stands for it, and the life.
        self.earlier: dict[tuple[int, int], tuple[int, int]] = {}
        # Whether it is notes that speak of cards.
        self.in_notes = False

    def number(self, card: CardNo) -> int:
        """A card as it is now."""
        if card < 0:
            return card
        if self.new[card] == NO_CARD:
            self.new[card] = self.piles[self.pile_of[card]].pop()
        return self.new[card]

    def spot(self, card: CardNo) -> Spot:
        """Whatever lies where that card lay."""
        return card if card < 0 else self.spots[card]

    def object(self, card: CardNo, life: int, code: Code = 0) -> tuple[int, int]:
        """A card in one of its lives; the code is what is told of its face."""
        if card < 0 or not self.is_renewed[card]:
            return card, life
        held = self.cards[card]
        # Everybody saw where it went, or it is still among those with which it was shuffled.
        if life > held.shuffled_life or (life == held.life and not self.may_have_left(held)):
            return self.number(card), life - int(held.life)
        return self.out_of_sight(card, life, code)

    def may_have_left(self, shuffled: Card) -> bool:
        """What is noted of a card outlives many draws: nobody can tell whether it was one of them.
        What is under way goes on with the very cards that it has begun with."""
        return self.in_notes and shuffled.place in (DECK, HAND)

    def out_of_sight(self, card: CardNo, life: int, code: Code) -> tuple[int, int]:
        """What may have been lost sight of: another card in a life before its first. Whoever speaks
        of the same life of the same card means the same."""
        if self.random is None:
            return NO_CARD, -EARLIER
        key = (card, life)
        if key not in self.earlier:
            those = self.renewed[self.cards[card].owner]
            alike = [number for number in those if self.cards[number].printed.code == code]
            hidden = [number for number in those if not sees(self.cards[number], self.player)]
            others = alike or hidden or those
            other = self.spots[others[self.random.below(len(others))]]
            self.earlier[key] = (other, -EARLIER - len(self.earlier))
        return self.earlier[key]

    def ref(self, ref: Ref, code: Code = 0) -> Ref:
        if ref.card < 0 or not self.is_renewed[ref.card]:
            return ref
        card, life = self.object(ref.card, ref.life, code)
        turned = TURNED + int(ref.face_life) - int(self.cards[ref.card].face_life)
        return Ref(card, life, max(0, turned) if life == 0 else 0)

    def made(self, made: SummonMaterials) -> SummonMaterials:
        """A material and the Tuner that it was are the same card, whatever stands for it."""
        materials = [self.ref(ref) for ref in made.materials]
        tuners: list[int] = []
        for index in range(len(materials)):
            if made.materials[index].card in made.tuners:
                tuners.append(int(materials[index].card))
        monster, source = self.ref(made.monster), self.ref(made.source)
        return SummonMaterials(monster, materials, made.summon_way, tuners, made.came_by, source)

    def record(self, record: CardSnapshot) -> CardSnapshot:
        """What an event tells of a card: before and after it. It has one number: that of the card,
        if it can be followed from either of these lives, else that of what stands for the last."""
        if not self.is_renewed[record.card]:
            return record
        new = record.copy()
        code = int(record.code) if record.seen >> self.player & 1 else 0
        first, new.life = self.object(record.card, record.life, code)
        last, new.to_life = self.object(record.card, record.to_life, code)
        new.card = first if new.life > -EARLIER else last
        if record.place in (DECK, EXTRA_DECK):
            # How a Deck lay, nobody knows who sees what was found in it.
            new.index = -1
        return new

    def use(self, use: tuple[int, int, int, int, int]) -> tuple[int, int, int, int, int]:
        """See `limits`, `summons_this_turn` and `ties`, which note them."""
        what, a, b, c, d = use
        if what in BY_OBJECT and self.is_renewed[a]:
            life, face_life = divmod(b, FACE_LIVES)
            ref = self.ref(Ref(a, life, face_life))
            return (what, ref.card, int(ref.life) * FACE_LIVES + int(ref.face_life), c, d)
        if what == ACTIVATED:
            ref = self.ref(Ref(a, b, c))
            return (what, int(ref.card), int(ref.life), int(ref.face_life), d)
        if what == APPLIED:
            return (what, *self.object(a, b), c, d)
        if what == BEREFT:
            return (what, *self.object(a, b), *self.object(c, d))
        if what == SUMMONED_BESIDE:
            ref = self.ref(Ref(b, c, d))
            return (what, a, int(ref.card), int(ref.life), int(ref.face_life))
        return use

    def watched(self, keys: list[int]) -> list[int]:
        """What was applied in a settling (see `settling`), by cards that are still the same."""
        found: list[int] = []
        for key in keys:
            card, rest = divmod(key, WATCHED_OF)
            life, number = divmod(rest, LIFE_OF)
            if not self.is_renewed[card]:
                found.append(key)
            elif life == self.cards[card].life:
                found.append(self.number(card) * WATCHED_OF + number)
        return found

    # Things that hold numbers.

    def value(self, thing: Any) -> Any:
        """A value that says the same by the new numbers: itself, if it speaks of no hidden card."""
        if isinstance(thing, Ref):
            return self.ref(thing)
        if isinstance(thing, CardSnapshot):
            return self.record(thing)
        if isinstance(thing, SummonMaterials):
            return self.made(thing)
        changed = self.changed_fields(thing)
        if not changed:
            return thing
        kind = type(thing)
        values = {name: getattr(thing, name) for name in fields_of(kind)}
        return restored(kind, {**values, **changed})

    def changed_fields(self, thing: Any) -> dict[str, Any]:
        changed: dict[str, Any] = {}
        for field, sort in fields_of(type(thing)).items():
            if sort.form not in SPEAK_OF_CARDS:
                continue
            old = getattr(thing, field)
            new = self.field(thing, field, sort, old)
            if new is not old:
                changed[field] = new
        return changed

    def field(self, thing: Any, name: str, sort: Sort, old: Any) -> Any:
        """What a field holds, by the new numbers: the same object, if nothing changes."""
        if old is None:
            return None
        if sort.form == "card":
            new = self.number(old)
            return old if new == old else new
        if sort.form == "cards":
            numbers = [self.number(card) for card in old]
            return old if numbers == old else numbers
        if sort.form == "many":
            parts = [self.value(part) for part in old]
            same = all(part is one for part, one in zip(parts, old, strict=True))
            return old if same else parts
        if isinstance(old, Ref):
            # Whose effect it is, its code tells.
            return self.ref(old, getattr(thing, "code", 0) if name == "source" else 0)
        return self.value(old)


def renumber(state: State, player: Player, random: Random) -> None:
    """Let the numbers of all cards tell nothing that the player doesn't know."""
    renewed = [card.id for card in state.cards if card.owner != player or not sees(card, player)]
    _renumber(state, Renumbering(state, player, renewed, random))
    _hand_out_handles(state, player)
    _forget_which_of_them(state, 1 - player)


def renumber_all(state: State, player: Player) -> None:
    """Let all cards have numbers by how they lie: so two states can be compared."""
    everything = list(range(len(state.cards)))
    _renumber(state, Renumbering(state, player, everything, None))


def _renumber(state: State, names: Renumbering) -> None:
    for name, sort in State.FIELDS.items():
        if sort.form == "many":
            names.in_notes = name in NOTES
            things: list[Any] = getattr(state, name)
            setattr(state, name, [names.value(thing) for thing in things])
    names.in_notes = False
    if state.activating is not None:
        state.activating = names.value(state.activating)
    for procedure in state.stack:
        if isinstance(procedure, Settle):
            procedure.watched = names.watched(procedure.watched)
    # Which of those of one moment was noted first is no matter.
    state.onsets = sorted(state.onsets, key=_moment_and_card)
    state.agreements = sorted(state.agreements, key=_player_and_order)
    names.in_notes = True
    state.uses = [names.use(use) for use in state.uses]
    names.in_notes = False
    state.zones = [names.spot(card) for card in state.zones]
    state.piles = [[names.spot(card) for card in pile] for pile in state.piles]
    state.under = {
        names.spot(host): [names.spot(card) for card in cards]
        for host, cards in state.under.items()
    }
    # Of those that nobody can follow any more, it isn't asked either.
    there = [card for card in state.last_moved if sees(state.cards[card], names.player)]
    state.last_moved = [names.number(card) for card in there]
    state.negated = sorted([names.number(card) for card in state.negated])
    # Nobody asks any more what was picked for an earlier question.
    state.last_picks = []
    _renumber_cards(state, names)


def _moment_and_card(onset: Onset) -> tuple[int, int, int, int, int]:
    return onset.moment, onset.card, onset.receiver, onset.code, onset.effect_no


def _player_and_order(agreed: Agreement) -> tuple[int, int]:
    return agreed.player, int(agreed.order.card)


def as_they_lie(state: State) -> list[int]:
    """All cards, in an order that everybody can see: in piles, in zones with what is under them,
    and the rest, such as Tokens that have vanished, by their handles."""
    found: list[int] = []
    for pile in state.piles:
        found += pile
    for card in state.zones:
        if card != NO_CARD:
            found += [card, *state.under.get(card, [])]
    there = set(found)
    rest = [card for card in state.cards if card.id not in there]
    found += [card.id for card in sorted(rest, key=_handle_and_code_of)]
    return found


def _handle_and_code_of(card: Card) -> tuple[int, int]:
    return int(card.handle), int(card.printed.code)


def _shuffled(state: State, player: Player) -> list[list[int]]:
    """Cards of one pile that the player can't tell apart, because they were shuffled there. Whose
    they are can be seen by their backs, and it is known which of them the opponent has seen."""
    found: dict[tuple[int, int, int, int, int, int], list[int]] = {}
    piles = [state.pile(0, DECK), state.pile(1, DECK), state.pile(1 - player, HAND)]
    for pile in piles:
        for number in pile:
            card = state.cards[number]
            lost = card.shuffled_life == card.life and not sees(card, player)
            if lost and not is_fixed(state, card):
                alike = (card.place, card.side, card.owner, card.seen, card.mix_a, card.mix_b)
                found.setdefault(alike, []).append(number)
    return list(found.values())


def _renumber_cards(state: State, names: Renumbering) -> None:
    old = state.cards
    state.cards = old.copy()
    for numbers in names.renewed:
        at_spot = {names.spots[number]: old[number] for number in numbers}
        for number in numbers:
            card = old[number].copy(state.lease)
            card.id = names.number(number)
            card.shuffled_life -= card.life
            card.life = 0
            card.face_life = TURNED
            card.ref = None
            # What can be seen there, or was dealt to that spot, stays there.
            there = at_spot[card.id]
            card.handle = there.handle
            card.printed = there.printed
            card.among = there.among
            in_deck = card.place in (DECK, EXTRA_DECK)
            if in_deck and not sees(card, names.player):
                card.handle = 0
            shuffled = card.place == HAND and card.shuffled_life == 0
            if (in_deck or shuffled) and not sees(card, names.player):
                # When it came nobody can tell.
                card.previous_place = -1
                card.came_turn = card.in_place_since = card.came_moment = 0
            state.cards[card.id] = card


def _forget_which_of_them(state: State, opponent: int) -> None:
    """Of some equal cards of the player in a mixed set, the opponent knows that so many are there,
    not which: the first of them, as they lie."""
    bit = 1 << opponent
    known = [card.id for card in state.cards if card.among & bit and card.owner != opponent]
    if not known:
        return
    sets: dict[tuple[int, int], list[int]] = {}
    for number in as_they_lie(state):
        card = state.cards[number]
        mix = card.mix_a if opponent == 0 else card.mix_b
        if mix and card.owner != opponent:
            sets.setdefault((mix, card.printed.code), []).append(number)
    for equal in sets.values():
        count = len([number for number in equal if number in known])
        if 0 < count < len(equal):
            for index in range(len(equal)):
                card = state.edit(equal[index])
                card.among = card.among | bit if index < count else card.among & ~bit


def _hand_out_handles(state: State, player: Player) -> None:
    """Which of the face-down cards in an Extra Deck is which isn't told by their handles."""
    needy: list[int] = []
    for owner in range(2):
        for number in state.pile(owner, EXTRA_DECK):
            card = state.cards[number]
            if not card.face_up and (owner != player or not sees(card, player)):
                needy.append(number)
    others = [card for card in state.cards if card.place != DECK and card.id not in needy]
    taken = {card.handle for card in others}
    handle = 0
    for number in needy:
        handle += 1
        while handle in taken:
            handle += 1
        state.edit(number).handle = handle
