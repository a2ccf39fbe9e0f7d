"""Secrecy: a player learns nothing but what the table shows.

Two ways to find out. `Witness` goes along with a duel and keeps its own account of what
each player was shown, from where the cards lay, never from what the state says that they
know. The other checks put a second duel beside the first that is different only in what the
player can't know: as long as the same is played, all that is shown must be the same.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any, Final

from segoc.duel.duel import Duel
from segoc.duel.log import Teller
from segoc.kernel.choosing.open_questions import is_answer, offered
from segoc.kernel.knowledge.mixed_face_down import Mixed
from segoc.kernel.samples.renumbering import as_they_lie, renumber_all
from segoc.kernel.samples.saving import to_data
from segoc.kernel.table.chance import Random
from segoc.kernel.table.decision import VERBS, Option
from segoc.kernel.table.event import (
    ACTIVATED,
    JANKEN,
    KIND_NAMES,
    LOOKED,
    MOVED,
    PICKED,
    REVEALED,
    ROLLED,
    SHOWN,
    SHUFFLED,
    TOSSED,
    CardSnapshot,
    Event,
)
from segoc.kernel.table.geometry import ZONE_COUNT
from segoc.kernel.table.kinds import TOKEN
from segoc.kernel.table.places import (
    BANISHED,
    DECK,
    EXTRA_DECK,
    GRAVEYARD,
    HAND,
    IN_THE_ACT,
    UNDER,
    on_field,
)
from segoc.kernel.table.reason import Reason
from segoc.kernel.table.state import State
from segoc.soundness.state import BOTH, NOBODY, can_see, faults_of

# How far two duels are played beside each other, and how many questions are asked of both.
COURSE: Final = 6
QUESTIONS: Final = 4
# What chance decides.
BY_CHANCE: Final = tuple(KIND_NAMES[kind] for kind in (PICKED, ROLLED, TOSSED, JANKEN))


class Witness:
    """Keeps account of the cards that each player was shown, and reads along in their logs."""

    def __init__(self, state: State) -> None:
        self.shown: tuple[set[int], set[int]] = (set(), set())
        # Whose effects are on the chain: that was before all eyes, wherever the cards are now.
        self.activated: set[int] = set()
        # When there was no chain last.
        self.rest = 0
        for card in state.cards:
            self._show(card.id, can_see(card))

    def leaks(self, duel: Duel) -> list[str]:
        """What a player knows or is told by the last step without having been shown it."""
        state = duel.state
        if self.rest and state.moment > self.rest:
            self.activated.clear()
        self.rest = 0 if state.chain else state.moment
        for number, event in enumerate(state.journal, 1):
            self._follow(state, event, state.journal[number:])
        faults: list[str] = []
        # A Token is no secret, made or not or gone again.
        tokens = {card.id for card in state.cards if card.printed.types & TOKEN}
        for player in (0, 1):
            shown = self.shown[player]
            shown |= tokens
            seen = {card.id for card in state.cards if card.seen >> player & 1}
            for number in sorted(seen - shown):
                faults.append(f"{player} sees card {number}, and was never shown it")
            faults += self._told(duel, player)
            # What has become unknown must be shown anew.
            shown &= seen
        return faults

    def _follow(self, state: State, event: Event, later: list[Event]) -> None:
        if event.kind == LOOKED:
            # Until it is shuffled, the player knows what lies where in that Deck, or hand.
            place = HAND if HAND in event.amounts else DECK
            for number in _pile_before(state, event.whose, place, later):
                self._show(number, 1 << event.player)
        if event.kind == ACTIVATED:
            self.activated.add(event.cards[0].card)
        for record in event.cards:
            self._show(record.card, _shown_to(record.place, record.side, record.face_up))
            self._show(record.card, _shown_to(record.to_place, record.to_side, record.to_face_up))
            if event.kind in (SHOWN, REVEALED):
                self._show(record.card, BOTH)

    def _show(self, card: int, players: int) -> None:
        for player in (0, 1):
            if players >> player & 1:
                self.shown[player].add(card)

    def _was_shown(self, record: CardSnapshot, player: int) -> bool:
        return _shown_to(record.place, record.side, record.face_up) >> player & 1 == 1

    def _told(self, duel: Duel, player: int) -> Iterator[str]:
        """The log names only cards that the player was shown."""
        events = [event for event in duel.state.journal if event.cards]
        if not events:
            return
        shown = self.shown[player] | self.activated
        teller = Teller(duel.pool, viewer=player)
        cards = duel.state.cards
        known = {cards[number].printed.code for number in shown}
        secret = {card.printed.code for card in cards} - known
        secrets = [duel.pool.name(code) for code in secret]
        # A name can be a part of another one: the longest are looked for first.
        names = sorted((duel.pool.name(code) for code in known), key=len, reverse=True)
        for event in events:
            data = teller.data(event)
            records = event.cards + ([] if event.source is None else [event.source])
            told_of = data["cards"] + ([] if event.source is None else [data["source"]])
            for record, told in zip(records, told_of, strict=True):
                # The effect's own card may have gone back to the Deck since, as its cost: what is
                # told of it is what it was when it was activated.
                if record is event.source and self._was_shown(record, player):
                    continue
                if told["code"] is not None and record.card not in shown:
                    yield f"{player} is told the code of card {record.card}: {data['text']}"
            rest: str = data["text"]
            for name in names:
                rest = rest.replace(name, "")
            for name in secrets:
                if name in rest:
                    yield f"{player} is told of {name}: {data['text']}"


def _pile_before(state: State, player: int, place: int, later: list[Event]) -> set[int]:
    """What lay in a pile before these events."""
    found = set(state.pile(player, place))
    moves = [event for event in later if event.kind == MOVED]
    for event in reversed(moves):
        for record in event.cards:
            if (record.to_place, record.to_side) == (place, player):
                found.discard(record.card)
            if (record.place, record.side) == (place, player):
                found.add(record.card)
    return found


def _shown_to(place: int, side: int, face_up: bool) -> int:
    """The players (bits) to whom a card that lies so shows its face."""
    if place in (GRAVEYARD, UNDER):
        return BOTH
    if on_field(place) or place in (IN_THE_ACT, BANISHED, EXTRA_DECK):
        return BOTH if face_up else 1 << side
    return 1 << side if place == HAND else NOBODY


# Two duels beside each other.


def sample_told_apart(duel: Duel, chance: Random) -> Iterator[str]:
    """A sample for a player looks to that player exactly like the duel itself."""
    player = chance.below(2)
    sample = duel.sample(player, chance.word())
    if sample.view(player) != duel.view(player):
        yield f"{player} can tell a sample from the duel by its view"
    for number in range(QUESTIONS):
        option = _question(duel.state, chance)
        if _answers(duel, option, player) != _answers(sample, option, player):
            yield f"question {number}: {player} learns from why not {option.key!r}"


def _cards_of(state: State) -> Counter[tuple[int, int]]:
    return Counter((card.owner, card.printed.code) for card in state.cards)


def _question(state: State, chance: Random) -> Option:
    """Something to ask about any card on the table, or about any zone."""
    verb = chance.below(len(VERBS))
    spot = chance.below(ZONE_COUNT)
    if chance.below(2):
        spot = state.spot(chance.below(len(state.cards)))
    return Option(verb, spot, chance.below(ZONE_COUNT + 1) - 1, chance.below(3))


def _answers(duel: Duel, option: Option, player: int) -> list[tuple[str, list[int], list[int]]]:
    reasons: list[Reason] = duel.why_not(option, player)
    return [(reason.rule, reason.spots, reason.counts) for reason in reasons]


def course_told_apart(duel: Duel, chance: Random) -> Iterator[str]:
    """The same choices in a duel and in a sample show a player the same."""
    player = chance.below(2)
    sample = duel.sample(player, chance.word())
    if _cards_of(sample.state) != _cards_of(duel.state):
        yield f"a sample for {player} is played with other cards"
    for fault in faults_of(sample.state, fewest_options=1):
        yield f"a sample for {player} is unsound: {fault}"
    yield from _numbers_tell(sample.state, player)
    # If the sample had to go back, the duel has choices that the sample hasn't made yet.
    if _asked(duel) == _asked(sample):
        went_back = _under_way(duel) != _under_way(sample)
        yield from told_apart(duel.fork(), sample, player, chance, COURSE, not went_back)


def _numbers_tell(state: State, player: int) -> Iterator[str]:
    """In a sample, numbers follow from how cards lie, but for the own ones that the player sees."""
    for owner in range(2):
        cards = [state.cards[number] for number in as_they_lie(state)]
        cards = [card for card in cards if card.owner == owner]
        if owner == player:
            cards = [card for card in cards if not card.seen >> player & 1]
        numbers = [card.id for card in cards]
        if numbers != sorted(numbers):
            yield f"in a sample for {player} cards lie in the order {numbers}"
        if len({(card.life, card.face_life) for card in cards}) > 1:
            yield f"in a sample for {player} cards can be told apart by their lives"


def told_apart(
    one: Duel, other: Duel, player: int, chance: Random, steps: int, by_samples: bool = True
) -> Iterator[str]:
    """Play the same in two duels that the player can't tell apart, as long as that is possible.

    It isn't once a hidden card is shown, or once the opponent has other choices. If the same is
    under way in both, the player can't tell them apart by samples of them either.
    """
    for _ in range(steps):
        common = _common_options(one, other)
        if not common:
            return
        option = common[chance.below(len(common))]
        mine = _asked(one) == player
        # What was seen in a Deck is unknown again once that is shuffled.
        cards = one.state.cards
        before = {card for card in _seen(one.state, player) if cards[card].place != DECK}
        for duel in (one, other):
            duel.push(option)
        if any(_looks(duel.state, player) for duel in (one, other)):
            # How the cards of a Deck lie is shown now, and may differ.
            return
        stories = [_story(duel, player) for duel in (one, other)]
        if stories[0] == stories[1]:
            if _picks(stories[0]):
                # A hand that is shuffled for it lies otherwise afterwards.
                return
            if _mixes(one.state, player):
                # Where chance has put these monsters is the player's to see.
                return
            if _views_differ(one, other, player):
                yield f"after {option.key!r} {player} can tell two duels apart by their views"
            for part in _told_by_samples(one, other, player) if by_samples else ():
                yield f"after {option.key!r} {player} can tell two duels apart by samples: {part}"
        else:
            revealed = any(_revealed(duel, player, before) for duel in (one, other))
            explained = _one_waits(one, other, stories, player) or _chance_differs(stories)
            explained = explained or _hand_wins(stories)
            if mine and not revealed and not explained:
                yield f"after the own {option.key!r} {player} is told different stories: {stories}"
            return


def _told_by_samples(one: Duel, other: Duel, player: int) -> Iterator[str]:
    """In which parts samples of two duels differ that are made with the same seed. They mustn't: a
    sample follows from what the player knows, and from chance."""
    if _asked(one) != player or _asked(other) != player:
        return
    if one.state.mixed:
        # How these lie is dealt anew, too, but from how they really lie.
        return
    first, second = (_told_by(duel.sample(player, 1).state, player) for duel in (one, other))
    for name, part in first.items():
        if part != second[name]:
            yield f"{name} is {part} and {second[name]}"


def _told_by(state: State, player: int) -> dict[str, Any]:
    """A sample as data. All cards are numbered by how they lie: the player's own ones may have
    other numbers in another sample."""
    renumber_all(state, player)
    data = to_data(state)
    # These are cards that the player saw move, as far as a sample tells them.
    del data["last_moved"]
    # A sample that is given to a bot has another generator (`Imaginable`).
    del data["random"]
    return data


def _revealed(duel: Duel, player: int, before: set[int]) -> bool:
    """A card was shown that the player didn't see before; in a Deck it has been shuffled."""
    for event in duel.state.journal:
        for record in event.cards:
            if record.seen >> player & 1 and (record.card not in before or record.place == DECK):
                return True
    return False


def _looks(state: State, player: int) -> bool:
    return any(event.kind == LOOKED and event.player == player for event in state.journal)


def _picks(story: list[dict[str, Any]]) -> bool:
    """Something was picked at random: chance may come out otherwise in the other duel."""
    return any(told["event"] == KIND_NAMES[PICKED] for told in story)


def _mixes(state: State, player: int) -> bool:
    """Monsters were mixed that the player can tell apart: the own ones by their faces, those of two
    owners by their backs, one with materials by those. Their zones may be others in the other
    duel."""
    for event in state.journal:
        if event.kind == SHUFFLED and event.of_field:
            if event.player == player or any(_differ(state, mixed) for mixed in state.mixed):
                return True
    return False


def _differ(state: State, mixed: Mixed) -> bool:
    numbers = [ref.card for ref in mixed.cards]
    owners = {state.cards[number].owner for number in numbers}
    return len(owners) > 1 or any(number in state.under for number in numbers)


def _views_differ(one: Duel, other: Duel, player: int) -> bool:
    views = [duel.view(player) for duel in (one, other)]
    if _asked(one) != _asked(other):
        # The opponent thinks in one of them, and had nothing to choose in the other.
        for view in views:
            view["decision"] = None
    return views[0] != views[1]


def _under_way(duel: Duel) -> list[tuple[str, int]]:
    return [(type(procedure).__name__, procedure.step) for procedure in duel.state.stack]


def _asked(duel: Duel) -> int:
    return -1 if duel.decision is None else duel.decision.player


def _common_options(one: Duel, other: Duel) -> list[Option]:
    if one.decision is None or other.decision is None or _asked(one) != _asked(other):
        return []
    return [option for option in offered(one.state) if is_answer(other.state, option)]


def _seen(state: State, player: int) -> set[int]:
    return {card.id for card in state.cards if card.seen >> player & 1}


def _story(duel: Duel, player: int) -> list[dict[str, Any]]:
    """What the player is told of the last step."""
    teller = Teller(duel.pool, viewer=player)
    return [teller.data(event) for event in duel.state.journal]


def _one_waits(one: Duel, other: Duel, stories: list[list[dict[str, Any]]], player: int) -> bool:
    """The opponent thinks in one duel, and had nothing to choose in the other."""
    short, long = sorted(stories, key=len)
    waiting = one if stories[0] is short else other
    return long[: len(short)] == short and _asked(waiting) == 1 - player


def _chance_differs(stories: list[list[dict[str, Any]]]) -> bool:
    """Coins, dice or a pick at random came out otherwise, or an open hand was shuffled; until then
    nothing differed."""
    picked = False
    for one, other in zip(*stories, strict=False):
        picked = picked or one["event"] in BY_CHANCE
        if one != other:
            return one["event"] == other["event"] and (picked or _codes(one) == _codes(other))
    return False


def _hand_wins(stories: list[list[dict[str, Any]]]) -> bool:
    """A hand wins the duel by what is in it, which nobody else could know. In the other duel it may
    be the player who is asked next."""
    for one, other in zip_longest(*stories):
        if one != other:
            return any(told is not None and told["rule"] == "TRM-403" for told in (one, other))
    return False


def _codes(told: dict[str, Any]) -> list[int]:
    return sorted(card["code"] or 0 for card in told["cards"])
