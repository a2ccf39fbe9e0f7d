"""Cards as ocgcore is told them: what is printed, under the names that its interface has."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any, Final

from segoc.cards.standard import standard_pool
from segoc.decks.deck import Deck
from segoc.kernel.table import kinds
from segoc.kernel.table.printed import Printed

# The Decks of `segoc bench` for whose cards there are scripts.
NAMES: Final = ("normals", "classic")

# Words of the type line that cards of these Decks have.
TYPES: Final = {kinds.EFFECT_MONSTER: "EFFECT", kinds.FLIP: "FLIP", kinds.TUNER: "TUNER"}
PROPERTIES: Final = {
    kinds.CONTINUOUS: "CONTINUOUS",
    kinds.EQUIP: "EQUIP",
    kinds.FIELD_SPELL: "FIELD",
    kinds.QUICK_PLAY: "QUICKPLAY",
    kinds.COUNTER: "COUNTER",
}


class CannotTell(ValueError):
    """A card that is more than can be said here."""


@dataclass(frozen=True)
class PeerCard:
    """A card in the words of ocgcore's interface; 0 and "" stand for what it doesn't have."""

    code: int
    types: tuple[str, ...]
    level: int = 0
    attribute: str = ""
    race: str = ""
    attack: int = 0
    defense: int = 0

    def data(self) -> dict[str, Any]:
        return asdict(self)


def peer_card(printed: Printed) -> PeerCard:
    if printed.kind != kinds.MONSTER:
        kind = "SPELL" if printed.kind == kinds.SPELL else "TRAP"
        if printed.prop == kinds.NORMAL_CARD:
            return PeerCard(printed.code, (kind,))
        return PeerCard(printed.code, (kind, PROPERTIES[printed.prop]))
    words = [word for bit, word in TYPES.items() if printed.types & bit]
    if printed.types & ~sum(TYPES):
        raise CannotTell(f"{printed.title} is a monster of a kind that isn't told to peers yet")
    if not printed.types & kinds.EFFECT_MONSTER:
        words.insert(0, "NORMAL")
    return PeerCard(
        printed.code,
        ("MONSTER", *words),
        level=printed.level,
        attribute=_only(kinds.ATTRIBUTE_NAMES, printed.attribute),
        race=_only(kinds.RACE_NAMES, printed.race),
        attack=printed.atk,
        defense=printed.defense,
    )


def _only(names: list[str], bits: int) -> str:
    """ocgcore's name of the one Attribute or Type: letters only."""
    name = names[bits.bit_length() - 1]
    return "".join(letter for letter in name.upper() if letter.isalpha())


def peer_cards(decks: Iterable[Deck]) -> list[PeerCard]:
    """Each card of these Decks once."""
    pool = standard_pool()
    codes = sorted({code for deck in decks for code in deck.main})
    return [peer_card(pool[code].printed) for code in codes]
