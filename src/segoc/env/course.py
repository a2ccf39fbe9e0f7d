"""Duel after duel at one table, all of them following from a seed."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias

from segoc.decks.deck import Deck
from segoc.decks.random_deck import random_deck
from segoc.decks.starters import NAMES, starter
from segoc.duel.duel import LARGEST_SEED, Duel
from segoc.env.encoding import Memory
from segoc.env.tale import Tale
from segoc.env.vocabulary import Vocabulary
from segoc.formats.pack import pool_with
from segoc.kernel.choosing.open_questions import is_answer, named
from segoc.kernel.table.chance import Random, seeded
from segoc.kernel.table.decision import Option

# What is played with: Decks of which one is drawn for each player, those that come with segoc, or
# Decks put together from any cards of the pool.
DeckChoice: TypeAlias = Sequence[Deck] | Literal["starters", "any"]

# More decisions than any duel needs before a Deck has run out: whoever goes on turns in circles.
LIMIT: Final = 20_000


class IllegalAction(ValueError):
    """An action that the mask doesn't allow now."""


@dataclass(frozen=True)
class Setting:
    """What the duels at a table are like. `packs` are texts of packs, whose cards there are, too;
    after `limit` decisions a duel is broken off."""

    decks: DeckChoice = "starters"
    packs: tuple[str, ...] = ()
    limit: int = LIMIT

    def __post_init__(self) -> None:
        if isinstance(self.decks, str) and self.decks not in ("starters", "any"):
            raise ValueError(f'decks are "starters", "any" or some Decks, not {self.decks!r}')
        if not self.decks:
            raise ValueError("there is no Deck to play with")
        if self.limit < 1:
            raise ValueError(f"a duel has at least one decision, not {self.limit}")


def check_seed(seed: int) -> None:
    if type(seed) is not int or abs(seed) > LARGEST_SEED:
        raise ValueError("a seed is a whole number of at most 64 bits")


@cache
def vocabulary_of(packs: tuple[str, ...]) -> Vocabulary:
    return Vocabulary(pool_with(packs))


class Course:
    """The duels of a table, one at a time."""

    def __init__(self, setting: Setting, seed: int) -> None:
        check_seed(seed)
        self.setting = setting
        self.vocabulary = vocabulary_of(setting.packs)
        self._chance: Random = seeded(seed)
        self.begin()

    def begin(self) -> None:
        """Leave the duel, and begin the next one."""
        chance = self._chance
        decks = self._deck(), self._deck()
        seed = chance.word() << 32 | chance.word()
        # Decks of any cards hold such as are in the pool for tests (SEG-006, SEG-007).
        unofficial = self.setting.decks == "any"
        pool = self.vocabulary.pool
        first = chance.below(2)
        self.duel = Duel(*decks, seed=seed, first=first, pool=pool, unofficial=unofficial)
        self.decisions = 0
        self.tale = Tale(self.vocabulary)
        self.memories = (Memory(), Memory())
        self.tale.add(self.duel.state.journal)

    def _deck(self) -> Deck:
        decks = self.setting.decks
        if decks == "any":
            return random_deck(self.vocabulary.pool, self._chance)
        if decks == "starters":
            return _starter(NAMES[self._chance.below(len(NAMES))])
        return decks[self._chance.below(len(decks))]

    @property
    def asked(self) -> int:
        """The seat that is asked; when the duel is over, seat 0."""
        decision = self.duel.decision
        return 0 if decision is None else decision.player

    @property
    def terminated(self) -> bool:
        return self.duel.over

    @property
    def truncated(self) -> bool:
        return not self.duel.over and self.decisions >= self.setting.limit

    @property
    def rewards(self) -> tuple[float, float]:
        """1 to who has won, -1 to who has lost; nothing before the end, or for a draw."""
        winner = self.duel.winner
        if winner is None:
            return 0.0, 0.0
        return (1.0, -1.0) if winner == 0 else (-1.0, 1.0)

    def act(self, action: int, name: int = 0) -> None:
        """Take an answer; or where a name is asked for, announce that of the card with this id."""
        if self.duel.decision is None or self.truncated:
            raise IllegalAction("the duel is over: begin the next one")
        self.duel.push(self._named(name) if name else self._option(action))
        self.decisions += 1
        self.tale.add(self.duel.state.journal)

    def _option(self, action: int) -> Option:
        options = self.duel.offered
        if not 0 <= action < len(options):
            raise IllegalAction(f"action {action} is not allowed now: see the action mask")
        return options[action]

    def _named(self, name: int) -> Option:
        words = self.vocabulary
        face = words.pool.nameable.face(words.codes[name]) if 0 < name <= words.size else None
        option = None if face is None else named(face)
        if option is None or not is_answer(self.duel.state, option):
            raise IllegalAction(f"the name of card {name} can't be announced now")
        return option


@cache
def _starter(name: str) -> Deck:
    return starter(name)
