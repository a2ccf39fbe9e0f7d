"""A card of a pool as far as one sees it without reading its effects."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from segoc.cards.definition import Definition
from segoc.cards.names import Language
from segoc.cards.provenance import GIVEN, Provenance
from segoc.kernel.table.printed import Printed

if TYPE_CHECKING:
    from segoc.cards.catalogue import KnownCard


@dataclass(frozen=True, slots=True, eq=False)
class Outline:
    """For whoever walks over all cards: to read each of them would take too long.

    `shown` is its face, or what tells it. `filler`, `aliases` and `partial` are as in a
    `Definition`.
    """

    shown: "Printed | KnownCard"
    names: tuple[str, str, str]
    aliases: tuple[str, ...] = ()
    filler: bool = False
    partial: str = ""
    has_effects: bool = False
    provenance: Provenance = GIVEN

    @property
    def code(self) -> int:
        return self.shown.code

    @property
    def face(self) -> Printed:
        """What it prints besides effects; of materials and mentions nothing need be there."""
        return self.shown if isinstance(self.shown, Printed) else self.shown.printed

    def name(self, language: Language = "en") -> str:
        return self.names[("zh", "ja", "en").index(language)]


def outline_of(card: Definition) -> Outline:
    return Outline(
        card.printed,
        card.names,
        card.aliases,
        card.filler,
        card.partial,
        has_effects=card.printed.written > 0,
    )
