"""Where a card comes from: who has written its effects, of which text, and what was checked."""

from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

# By a person, from its own text by a program, or some of its effects so and some otherwise.
By: TypeAlias = Literal["hand", "read", "mixed"]
Check: TypeAlias = Literal["facts", "effects", "normal_form", "two_texts"]

# What a check that a card has passed tells of it.
CHECKS: Final[dict[Check, str]] = {
    "facts": "its face and its archetypes are those that are known",
    "effects": "nothing in its effects can't work",
    "normal_form": "its effects are said in the one way in which they would be read",
    "two_texts": "the Japanese and the Chinese text were read, and say the same",
}


@dataclass(frozen=True, slots=True)
class Provenance:
    """`text` is the date of the text: a year, or a day; nothing for what has none."""

    by: By
    text: str = ""
    checks: tuple[Check, ...] = ()

    def data(self) -> dict[str, Any]:
        told: dict[str, Any] = {"by": self.by}
        if self.text:
            told["text"] = self.text
        return {**told, "checks": list(self.checks)}


def provenance_in(data: dict[str, Any]) -> Provenance:
    return Provenance(data["by"], data.get("text", ""), tuple(data["checks"]))


# A card that somebody gives us, such as one of a pack: it was checked when it was made.
GIVEN: Final = Provenance("hand", "", ("effects",))
