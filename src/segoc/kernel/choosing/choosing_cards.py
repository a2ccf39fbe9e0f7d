"""Choosing cards and zones: picks one at a time, never a list of combinations."""

from typing import ClassVar

from segoc.kernel.picture import identity
from segoc.kernel.picture.matching import ANY_TWO, MATCHING_NAMES, matches_all
from segoc.kernel.table.decision import (
    BRANCHES,
    CARDS,
    DECIDE,
    FINISH,
    IN_ATTACK,
    IN_DEFENSE,
    IN_FACE_DOWN,
    NO,
    OPTIONAL,
    PICK,
    PLACEMENT,
    POSITION,
    TOPICS,
    YES,
    ZONE,
    Option,
    option,
)
from segoc.kernel.table.event import BY_EFFECT, CHOSEN, CardSnapshot
from segoc.kernel.table.geometry import NO_ZONE, ZONE_COUNT
from segoc.kernel.table.ints import Bits, CardNo, Player, Zone
from segoc.kernel.table.native import mypyc_attr
from segoc.kernel.table.places import (
    ATTACK,
    BANISHED,
    DEFENSE,
    FACE_DOWN_DEFENSE,
    GRAVEYARD,
    NO_SPOT,
    on_field,
)
from segoc.kernel.table.procedure import AboutCard, Procedure
from segoc.kernel.table.reason import PROCESS
from segoc.kernel.table.record import (
    CARD_NOS,
    COUNT,
    COUNTS,
    LARGEST,
    PLAYER,
    TRUTH,
    Fields,
    between,
    each_between,
)
from segoc.kernel.table.state import State


@mypyc_attr(free_list_len=1)
class PickZone(AboutCard):
    """A player chooses one of several zones; the answer is left in `State.last_picks`."""

    FIELDS: ClassVar[Fields] = {"zones": each_between(NO_ZONE, ZONE_COUNT - 1)}

    def __init__(self, player: Player, zones: list[Zone], card: CardNo) -> None:
        super().__init__(player, card)
        self.zones = zones

    def copy(self) -> "PickZone":
        new = PickZone(self.player, self.zones.copy(), self.card)
        new.step = self.step
        return new

    def run(self, state: State) -> None:
        self.ask(state)

    def ask(self, state: State) -> None:
        options = [option(ZONE, zone) for zone in self.zones]
        state.ask(self.player, PLACEMENT, options, state.spot(self.card))

    def answer(self, state: State, option: Option) -> None:
        state.last_picks = [option.spot]
        state.pop()


class PickPosition(AboutCard):
    """A player chooses a battle position, of those that are possible (bits)."""

    FIELDS: ClassVar[Fields] = {"positions": COUNT}

    def __init__(self, player: Player, positions: Bits, card: CardNo) -> None:
        super().__init__(player, card)
        self.positions = positions

    def copy(self) -> "PickPosition":
        new = PickPosition(self.player, self.positions, self.card)
        new.step = self.step
        return new

    def run(self, state: State) -> None:
        self.ask(state)

    def ask(self, state: State) -> None:
        options: list[Option] = []
        if self.positions >> ATTACK & 1:
            options.append(option(IN_ATTACK))
        if self.positions >> DEFENSE & 1:
            options.append(option(IN_DEFENSE))
        if self.positions >> FACE_DOWN_DEFENSE & 1:
            options.append(option(IN_FACE_DOWN))
        state.ask(self.player, POSITION, options, state.spot(self.card))

    def answer(self, state: State, option: Option) -> None:
        if option.verb == IN_FACE_DOWN:
            state.last_picks = [FACE_DOWN_DEFENSE]
        else:
            state.last_picks = [ATTACK if option.verb == IN_ATTACK else DEFENSE]
        state.pop()


class AskPlayer(AboutCard):
    """Yes or no: the answer is 1 or 0 in `State.last_picks`."""

    FIELDS: ClassVar[Fields] = {}

    def run(self, state: State) -> None:
        self.ask(state)

    def ask(self, state: State) -> None:
        options = [option(YES), option(NO)]
        state.ask(self.player, OPTIONAL, options, state.spot(self.card))

    def answer(self, state: State, option: Option) -> None:
        state.last_picks = [1 if option.verb == YES else 0]
        state.pop()


class PickBranch(AboutCard):
    """A player decides which of several things is done; the answer is its index."""

    FIELDS: ClassVar[Fields] = {"branches": COUNTS}

    def __init__(self, player: Player, branches: list[int], card: CardNo) -> None:
        super().__init__(player, card)
        self.branches = branches

    def copy(self) -> "PickBranch":
        new = PickBranch(self.player, self.branches.copy(), self.card)
        new.step = self.step
        return new

    def run(self, state: State) -> None:
        self.ask(state)

    def ask(self, state: State) -> None:
        options: list[Option] = []
        for index in self.branches:
            options.append(Option(DECIDE, NO_SPOT, NO_SPOT, index, str(index + 1)))
        state.ask(self.player, BRANCHES, options, state.spot(self.card))

    def answer(self, state: State, option: Option) -> None:
        state.last_picks = [option.number]
        state.pop()


@mypyc_attr(free_list_len=1)
class PickCards(Procedure):
    """A player picks from `least` to `most` of the candidates, one after the other.

    If `one_of` holds cards, at least one of them must be among the picks; a pick that
    would make this impossible is never offered.
    """

    FIELDS: ClassVar[Fields] = {
        "player": PLAYER,
        "topic": between(0, len(TOPICS) - 1),
        "candidates": CARD_NOS,
        "least": COUNT,
        "most": COUNT,
        "one_of": CARD_NOS,
        "about": between(NO_SPOT, LARGEST),
        "picks": CARD_NOS,
        "distinct": TRUTH,
        "matching": between(0, len(MATCHING_NAMES) - 1),
    }

    def __init__(
        self,
        player: Player,
        topic: int,
        candidates: list[CardNo],
        least: int,
        most: int,
        one_of: list[int],
        about: int = NO_SPOT,
    ) -> None:
        super().__init__()
        self.player = player
        self.topic = topic
        self.candidates = candidates
        self.least = least
        self.most = most
        self.one_of = one_of
        self.about = about
        self.picks: list[int] = []
        # Whether no two of them may have the same name.
        self.distinct = False
        # How any two of them must go together.
        self.matching = ANY_TWO

    def copy(self) -> "PickCards":
        new = PickCards(
            self.player,
            self.topic,
            self.candidates.copy(),
            self.least,
            self.most,
            self.one_of.copy(),
            self.about,
        )
        new.step = self.step
        new.picks = self.picks.copy()
        new.distinct = self.distinct
        new.matching = self.matching
        return new

    def run(self, state: State) -> None:
        if len(self.picks) == self.most:
            self.finish(state)
        else:
            self.ask(state)

    def ask(self, state: State) -> None:
        satisfied = not self.one_of or self.has_one_of()
        last = len(self.picks) + 1 == self.most
        options: list[Option] = []
        for card in self.candidates:
            # EFX-112
            if card in self.picks or (self.distinct and self.has_namesake(state, card)):
                continue
            if self.matching and not matches_all(state, self.matching, card, self.picks):
                continue
            if satisfied or not last or card in self.one_of:
                options.append(option(PICK, state.spot(card)))
        if satisfied and len(self.picks) >= self.least:  # EFX-007, EFX-008
            options.append(option(FINISH))
        state.ask(self.player, self.topic, options, self.about)

    def has_namesake(self, state: State, card: CardNo) -> bool:
        name = identity.title(state, card)
        for pick in self.picks:
            if identity.title(state, pick) == name:
                return True
        return False

    def has_one_of(self) -> bool:
        for card in self.picks:
            if card in self.one_of:
                return True
        return False

    def answer(self, state: State, option: Option) -> None:
        if option.verb == FINISH:
            self.finish(state)
        else:
            self.picks.append(state.card_at(option.spot))

    def finish(self, state: State) -> None:
        state.last_picks = self.picks
        state.pop()
        if self.topic == CARDS:
            self.tell(state)

    def tell(self, state: State) -> None:
        """Both see what is chosen of what lies before them, before anything is done to it."""
        records: list[CardSnapshot] = []
        for card in self.picks:
            place = state.cards[card].place
            if on_field(place) or place in (GRAVEYARD, BANISHED):
                records.append(state.snapshot(card))
        if records:
            state.emit(CHOSEN, self.player, records, why=BY_EFFECT, rule=PROCESS)
