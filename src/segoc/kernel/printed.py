"""What is printed on a card: the facts that never change during a duel."""

from typing import TYPE_CHECKING

from segoc.kernel.kinds import (
    CONTINUOUS,
    EFFECT,
    EQUIP,
    EXTRA_DECK_KINDS,
    FIELD,
    GEMINI,
    MONSTER,
    NONE,
    PENDULUM,
    SPECIAL_KINDS,
    TRAP,
)
from segoc.kernel.native import i64

if TYPE_CHECKING:
    from segoc.kernel.effect import Effect
    from segoc.kernel.materials import Materials
    from segoc.kernel.node import Clause


class TributeWay:
    """A value: a monster can also be Normal Summoned with so many Tributes, by the text with this
    number; perhaps also Set."""

    def __init__(self, count: int, number: int, even_set: bool) -> None:
        self.count = count
        self.number = number
        self.even_set = even_set


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
        # `all_turn`, `tally`).
        self.binds = False
        # The ways (bits) in which its player can summon monsters of its name only once a turn.
        self.one_summon = 0
        # As a material it asks for what the others are (see `companions`).
        self.needs_companions = False
        # The Level as which it can be treated for an Xyz Summon; 0 if its text says nothing of it.
        self.xyz_level = 0
        # It asks whether another of its effects was applied (see `tally`).
        self.recalls = False
        # It stays on the field after its activation: by its kind, or by its text.
        # CRD-044, CRD-046
        self.stays = kind != MONSTER and prop in (CONTINUOUS, EQUIP, FIELD)
        # Some clause lets ATK or DEF become a value.
        self.orders = False
        self.forms: list[Printed] = []
        # The Tokens that its effects make.
        self.tokens: list[Printed] = []
        # What it is made from; a second one is another way to the same summon.
        self.recipes: list[Materials] = []
        # As Synchro Material it may let a monster in the hand be one, too.
        self.lends_hand = False
        # The names of other cards that stand in its text (see `effects.printing`).
        self.mentions: list[str] = []
        # What its text says of the Tributes for it, if not its Level decides.
        self.needs: Clause | None = None
        # What else can be Tributed for its face-up Tribute Summon.
        self.tributes_from: Clause | None = None
        # Which monsters it can be equipped to, if its text says so.
        self.equips: Clause | None = None
        # It can be Set as a Spell, though it is a monster; destroyed, it can stay as one.
        self.sets_as_spell = False
        self.stays_as_spell = False
        # The name of which only one card can be face-up on a player's field, or "".
        self.only_one = ""
        # With how many Tributes it can be summoned besides.
        self.tribute_ways: list[TributeWay] = []
        # Its Normal Summon can't be negated, nor answered.
        self.sure_summon = False
        # Or answered only by its own effects.
        self.answers_itself = False
        # Its Special Summon isn't negated.
        self.sure_special = False
        # Nothing can be activated in response to its activation.
        self.unanswered = False
        # Or only not with what it targets.
        self.target_unanswered = False
        # The cards whose effects alone can Special Summon it, by title; itself among them.
        self.summoners: list[str] = []
        # The archetypes whose cards' effects can, too.
        self.summoner_series: list[str] = []
        self.is_monster = kind == MONSTER
        # Among the Spells and Traps it may be an equip card.
        self.may_equip = kind == MONSTER or prop == EQUIP
        self.is_field_spell = kind != MONSTER and prop == FIELD
        self.is_continuous_trap = kind == TRAP and prop == CONTINUOUS
        self.in_extra_deck = types & EXTRA_DECK_KINDS != 0
        self.is_special = types & SPECIAL_KINDS != 0  # CRD-054, CRD-056

    def is_normal_monster(self) -> bool:
        """A monster of the Main Deck without monster effect, by its print."""
        return self.is_monster and not self.types & (EFFECT | SPECIAL_KINDS | GEMINI)

    def is_pendulum(self) -> bool:
        return self.types & PENDULUM != 0
