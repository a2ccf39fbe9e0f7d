"""What all models of the protocol have in common, and the words that many of them use."""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

Language: TypeAlias = Literal["en", "zh", "ja"]
Player: TypeAlias = Literal[0, 1]

# A spot (`A.hand.3`, `B.m2`, `x1`, `A.m1.under.2`), or a pile (`A.gy`).
Spot: TypeAlias = Annotated[str, Field(max_length=40)]


class Model(BaseModel):
    """Immutable, and strict about what it is given."""

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
        strict=True,
        json_schema_serialization_defaults_required=True,
    )


class Words(Model):
    """A sentence in all languages, so that a page can change its language at any time."""

    en: str
    zh: str
    ja: str


class Cause(Model):
    """A rule of the rulebook that forbids something, and the card in question."""

    rule: str
    statement: Words
    spot: Spot | None = None
