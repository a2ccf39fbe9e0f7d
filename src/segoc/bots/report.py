"""What a bot that looks ahead can tell of its choice: its line of play, and why."""

from dataclasses import dataclass
from typing import NamedTuple

from segoc.cards.names import Language
from segoc.cards.pool import Pool


class Step(NamedTuple):
    """An option by its key, and the code of the card that it is about, if the bot knows it."""

    key: str
    code: int | None

    def words(self, pool: Pool, language: Language) -> str:
        return self.key if self.code is None else f"{self.key} ({pool.name(self.code, language)})"


class Considered(NamedTuple):
    """An option, what it was found to be worth (-1 is a lost duel, 1 one that is won this turn),
    and in how many playouts."""

    step: Step
    value: float
    playouts: int


@dataclass(frozen=True)
class Report:
    """`line` is the choice and how its player expects to go on; `considered` are all options that
    were tried, the most tried first: none, if there was nothing to think about."""

    line: tuple[Step, ...] = ()
    considered: tuple[Considered, ...] = ()
    playouts: int = 0
    samples: int = 0

    def words(self, pool: Pool, language: Language = "en") -> str:
        line = ", ".join(step.words(pool, language) for step in self.line)
        if not self.considered:
            return line
        values = ", ".join(
            f"{one.step.words(pool, language)} {one.value:+.2f} in {one.playouts}"
            for one in self.considered
        )
        return f"{line}\n  {self.playouts} playouts in {self.samples} samples: {values}"
