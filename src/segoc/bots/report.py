"""What a bot that looks ahead can tell of its choice: its line of play, and why."""

from dataclasses import dataclass
from typing import NamedTuple

from segoc.cards.effect_names import has_several_numbers
from segoc.cards.names import Language
from segoc.cards.pool import Pool
from segoc.duel.effect_words import effect_words


class Step(NamedTuple):
    """An option by its key, and the code of the card that it is about, if the bot knows it; of an
    activation, which of the effects printed there it is, if it is one of them."""

    key: str
    code: int | None
    effect_no: int = -1

    def words(self, pool: Pool, language: Language) -> str:
        if self.code is None:
            return self.key
        name = pool.name(self.code, language)
        if self.effect_no >= 0 and has_several_numbers(pool[self.code]):
            name += f", {effect_words(pool[self.code], self.effect_no, language)}"
        return f"{self.key} ({name})"


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
