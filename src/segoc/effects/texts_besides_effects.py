"""What cards say of themselves that is none of the four classes of effects (CRD-297), and on what
a card can be equipped."""

from typing import ClassVar

from segoc.effects.filtered_clauses import OfThosePassing
from segoc.kernel.language import entry as en
from segoc.kernel.language.node import Clause, Filter, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import identity
from segoc.kernel.table.state import State


class CanBeSetAsSpell(Clause):
    """A monster that can be Set from the hand among the Spells and Traps, as a Spell."""

    WORD: ClassVar = "can_be_set_as_spell"

    def __init__(self) -> None:
        super().__init__(en.AS_SPELL)


class CanStayAsSpell(Clause):
    """A monster that, destroyed in its zone, can be placed among the Spells and Traps instead of
    going to the GY: it is a Continuous Spell there."""

    WORD: ClassVar = "can_stay_as_spell"

    def __init__(self) -> None:
        super().__init__(en.STAYS_AS_SPELL)


class OnlyOne(Clause):
    """Only one card of this name can be face-up on the field of its player."""

    WORD: ClassVar = "only_one"
    PARTS: ClassVar[Parts] = {"name": "name"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, name: str) -> None:
        super().__init__(en.ONLY_ONE)
        self.name = name

    def concerns(self, state: State, scope: Scope, card: int) -> bool:
        return identity.title(state, card) == self.name


class OnlyOneOfSeries(Clause):
    """Only one monster of this archetype can be face-up on the field of its player, or on both."""

    WORD: ClassVar = "only_one_of_series"
    PARTS: ClassVar[Parts] = {"series": "name", "both": "yes_no"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, series: str, both: bool = False) -> None:
        super().__init__(en.ONLY_ONE)
        self.series = series
        self.both = both

    def is_for_both_fields(self) -> bool:
        return self.both

    def means_monsters(self) -> bool:
        return True

    def concerns(self, state: State, scope: Scope, card: int) -> bool:
        """No card among the Spells and Traps; what comes is a monster where it comes from."""
        return identity.is_monster(state, card) and self.series in identity.series(state, card)


class EquipsOnly(OfThosePassing):
    """In the `text` of an equip card: only monsters that pass the filters can be equipped with
    it; if its monster no longer does, it is destroyed by rule."""

    WORD: ClassVar = "equips_only"
    PARTS: ClassVar[Parts] = {"that": "filters+"}

    def __init__(self, *that: Filter) -> None:
        super().__init__(en.EQUIPS_ONLY, that)


class NoTributes(OfThosePassing):
    """Of a player: can Normal Summon (not Set) monsters that pass the filters without Tributes."""

    WORD: ClassVar = "needs_no_tributes"
    PARTS: ClassVar[Parts] = {"that": "filters"}
    NAMED: ClassVar[Parts] = {"that": "of"}

    def __init__(self, *that: Filter) -> None:
        super().__init__(en.NO_TRIBUTES, that)
