"""What somebody looks for: a value, whoever has asked."""

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

from segoc.effects import terms as tm

# A Level, a Rank or a Link Rating: a monster has one of the three.
Grade: TypeAlias = Literal["level", "rank", "link"]
Home: TypeAlias = Literal["main", "extra"]
# What a card can be, besides its Type and Attribute: kinds, properties, words of a type line.
KIND_WORDS: Final = tuple(
    dict.fromkeys((*tm.KIND.words, *tm.PROPERTY.words, *tm.TYPES.words, "normal"))
)


class QueryError(ValueError):
    """Nothing can be looked for so; the message says why."""


class Range(NamedTuple):
    """Numbers from the least to the most, both included."""

    least: int
    most: int

    def holds(self, number: int) -> bool:
        return self.least <= number <= self.most


@dataclass(frozen=True, slots=True)
class Query:
    """All that is given must be true of a card. `name` and `text` are words to be found there,
    `kinds` of KIND_WORDS, `race` and `attribute` are words of the effect language."""

    name: str = ""
    text: str = ""
    kinds: tuple[str, ...] = ()
    race: str = ""
    attribute: str = ""
    grade: tuple[Grade, Range] | None = None
    atk: Range | None = None
    defense: Range | None = None
    scale: Range | None = None
    archetype: str = ""
    home: Home | None = None
    playable: bool | None = None

    def __post_init__(self) -> None:
        for word in self.kinds:
            if word not in KIND_WORDS:
                raise QueryError(f"no card is {word!r}{tm.like(word, list(KIND_WORDS))}")
        for choice, word in ((tm.RACE, self.race), (tm.ATTRIBUTE, self.attribute)):
            if word and word not in choice.words:
                raise QueryError(f"no monster is {word!r}{tm.like(word, list(choice.words))}")
