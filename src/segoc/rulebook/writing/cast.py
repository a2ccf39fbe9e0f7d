"""Which card of a duel is which of the written scenario: its written face, and how to name it."""

from dataclasses import dataclass, field

from segoc.cards.pool import Pool
from segoc.kernel.table.geometry import NO_ZONE, ZONE_COUNT
from segoc.kernel.table.kinds import TOKEN
from segoc.kernel.table.places import zone_name
from segoc.kernel.table.state import State
from segoc.rulebook.playing.finding import Finder
from segoc.rulebook.scenario import A_OR_B, CardRef
from segoc.rulebook.writing.phrases import LANGUAGE


@dataclass
class Cast:
    """The cards of the set-up in the order in which they are laid; `players` laid them."""

    pool: Pool
    codes: dict[int, int] = field(default_factory=dict)
    players: dict[int, int] = field(default_factory=dict)

    def add(self, card: int, code: int, player: int) -> None:
        self.codes[card] = code
        self.players[card] = player

    def remove(self, card: int) -> None:
        self.codes.pop(card, None)
        self.players.pop(card, None)

    def name(self, card: int) -> str:
        return self.pool.name(self.codes[card], LANGUAGE)

    @property
    def blanks(self) -> bool:
        """Whether there are any, be it for other cards or as themselves: a player can't tell."""
        return any(self.pool[code].filler for code in self.codes.values())

    def reference(self, card: int, zone: int, state: State) -> str:
        """How a line speaks of a card; nothing if it can't. A Token is the one in that zone."""
        printed = state.cards[card].printed
        if printed.types & TOKEN:
            name = self.pool.name(printed.code, LANGUAGE)
            return f"{name} at {zone_name(zone)}" if 0 <= zone < ZONE_COUNT else name
        if card not in self.codes:
            return ""
        code, player = self.codes[card], self.players[card]
        same = [other for other in self.codes if self.codes[other] == code]
        own = [other for other in same if self.players[other] == player]
        if len(same) == 1:
            return self.name(card)
        number = f" #{own.index(card) + 1}" if len(own) > 1 else ""
        return f"{A_OR_B[player]}'s {self.name(card)}{number}"

    def numbers(self, finder: Finder) -> dict[int, int]:
        """The cards of this duel by their numbers in the duel of a play of the set-up."""
        found: dict[int, int] = {}
        counted: dict[tuple[int, int], int] = {}
        for card, code in self.codes.items():
            key = (self.players[card], code)
            counted[key] = counted.get(key, 0) + 1
            ref = CardRef("", code, key[0], counted[key])
            for number in finder.all(ref):
                found[number] = card
        return found


def zone_of(state: State, card: int) -> int:
    """The zone that a card is in, or NO_ZONE."""
    return state.cards[card].zone if card < len(state.cards) else NO_ZONE
