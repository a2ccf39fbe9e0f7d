"""What is printed on a card: the facts that never change during a duel."""

from segoc.kernel.kinds import (
    EFFECT,
    EXTRA_DECK_KINDS,
    FIELD,
    GEMINI,
    MONSTER,
    NONE,
    PENDULUM,
    SPECIAL_KINDS,
)


class Printed:
    """One card of the game, as a value that all its copies in all duels share.

    `level` is the Level, or the Rank of an Xyz Monster, or the rating of a Link
    Monster; `types` tells which. `arrows` holds the link markers as bits (see
    `geometry`), `scale` the Pendulum Scale.
    `name` is the code of the name that the card always counts as: its own code,
    or another card's (CRD-008). `series` are the Chinese names of the archetypes
    that it belongs to.
    """

    def __init__(
        self,
        code: int,
        kind: int,
        prop: int = 0,
        types: int = 0,
        attribute: int = 0,
        race: int = 0,
        level: int = 0,
        atk: int = NONE,
        defense: int = NONE,
        arrows: int = 0,
        scale: int = NONE,
        name: int = 0,
        series: tuple[str, ...] = (),
    ) -> None:
        self.code = code
        self.kind = kind
        self.prop = prop
        self.types = types
        self.attribute = attribute
        self.race = race
        self.level = level
        self.atk = atk
        self.defense = defense
        self.arrows = arrows
        self.scale = scale
        self.name = name or code
        self.series = series
        self.is_monster = kind == MONSTER
        self.is_field_spell = kind != MONSTER and prop == FIELD
        self.in_extra_deck = types & EXTRA_DECK_KINDS != 0
        self.is_special = types & SPECIAL_KINDS != 0

    def is_normal_monster(self) -> bool:
        """A monster of the Main Deck without monster effect (CRD-047, CRD-076)."""
        return self.is_monster and not self.types & (EFFECT | SPECIAL_KINDS | GEMINI)

    def is_pendulum(self) -> bool:
        return self.types & PENDULUM != 0
