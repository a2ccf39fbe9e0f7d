"""What is printed on a card: the facts that never change during a duel."""

from typing import TYPE_CHECKING, Final

from segoc.kernel.table.ints import Code, EffectNo
from segoc.kernel.table.kinds import (
    CONTINUOUS,
    EFFECT_MONSTER,
    EQUIP,
    EXTRA_DECK_KINDS,
    FIELD_SPELL,
    GEMINI,
    MONSTER,
    NONE,
    PENDULUM,
    SPECIAL_KINDS,
    TRAP,
)
from segoc.kernel.table.native import i64

if TYPE_CHECKING:
    from segoc.kernel.language.effect import Effect
    from segoc.kernel.language.node import Clause
    from segoc.kernel.summoning.materials import Materials


class Said:
    """A value: a permission that a text gives, and by the clause of which effect."""

    def __init__(self, effect_no: EffectNo, clause: "Clause | None") -> None:
        self.effect_no = effect_no
        self.clause = clause


# What most cards say of any permission.
NOTHING_SAID: Final[list[Said]] = []
NO_PERMISSIONS: Final[list[list[Said]]] = []


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
        code: Code,
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
        title: str = "",
        also_trap: bool = False,
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
        # The name that cards call each other by, and whether it counts as a Trap besides
        # being a monster (TRM-321).
        self.title = title
        self.also_trap = also_trap
        # Its effects: first those in its own text, then those that these give (`own` of
        # them are its own); what it becomes by its own text; how it is summoned.
        self.effects: list[Effect] = []
        self.own = 0
        # How many of them its text says; a Pendulum Card can be activated besides.
        self.written = 0
        # The places in which any of its own effects works, as bits: in which any applies without
        # being activated, in which any could be activated, and both.
        self.stands: i64 = 0
        self.uses: i64 = 0
        self.reach: i64 = 0
        # One of them tells how the monster Special Summons itself.
        self.summons_itself = False
        self.clauses: list[Clause] = []
        # Whether any of them holds for its player all turn, or asks what was summoned in it (see
        # `oaths`, `summons_this_turn`).
        self.binds = False
        # It asks whether another of its effects was applied (see `summons_this_turn`).
        self.recalls = False
        # It stays on the field after its activation: by its kind, or by its text.
        # CRD-044, CRD-046
        self.stays = kind != MONSTER and prop in (CONTINUOUS, EQUIP, FIELD_SPELL)
        # The permissions that its texts give (see `entry`), by their numbers up to the last one:
        # what is asked so often takes no look into a dict.
        self.permissions = NO_PERMISSIONS
        # The verbs that its texts forbid where they are no effects, as bits.
        self.forbids_by_text: i64 = 0
        # Some clause lets ATK or DEF become a value.
        self.order_matters = False
        self.forms: list[Printed] = []
        # The Tokens that its effects make.
        self.tokens: list[Printed] = []
        # What it is made from; a second one is another way to the same summon.
        self.recipes: list[Materials] = []
        # The names of other cards that stand in its text (see `effects.put_on_card`).
        self.mentions: list[str] = []
        self.is_monster = kind == MONSTER
        # Among the Spells and Traps it may be an equip card.
        self.may_equip = kind == MONSTER or prop == EQUIP
        self.is_field_spell = kind != MONSTER and prop == FIELD_SPELL
        self.is_continuous_trap = kind == TRAP and prop == CONTINUOUS
        self.in_extra_deck = types & EXTRA_DECK_KINDS != 0
        self.is_special = types & SPECIAL_KINDS != 0  # CRD-054, CRD-056

    def says(self, permission: int) -> bool:
        """A text of it gives this permission."""
        return len(self.said(permission)) > 0

    def said(self, permission: int) -> list[Said]:
        """Where its texts give this permission."""
        given = self.permissions
        return given[permission] if permission < len(given) else NOTHING_SAID

    def clause(self, permission: int) -> "Clause | None":
        """The clause that gives this permission; the last one, if there are more."""
        said = self.said(permission)
        return said[-1].clause if said else None

    def note(self, permission: int, number: int, clause: "Clause | None") -> None:
        """The effect with this number gives it, perhaps by a clause."""
        given = self.permissions.copy()
        given += [NOTHING_SAID] * (permission + 1 - len(given))
        given[permission] = [*given[permission], Said(number, clause)]
        self.permissions = given

    def is_normal_monster(self) -> bool:
        """A monster of the Main Deck without monster effect, by its print."""
        return self.is_monster and not self.types & (EFFECT_MONSTER | SPECIAL_KINDS | GEMINI)

    def is_pendulum(self) -> bool:
        return self.types & PENDULUM != 0
