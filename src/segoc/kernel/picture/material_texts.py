"""Fusion substitutes: cards that can be a material in place of what is listed.

Most often an effect that is neither activated nor Continuous: it applies in the hand, on the field
even face-down, and in the GY; a Continuous one applies face-up on the field.
"""

from typing import TYPE_CHECKING, ClassVar

from segoc.kernel.language.effect import Effect
from segoc.kernel.language.entry import LENDS_HAND, NEEDS_COMPANIONS, XYZ_LEVEL
from segoc.kernel.language.node import Condition, Filter, Parts
from segoc.kernel.picture.picture import applies
from segoc.kernel.picture.speakers import scope_of
from segoc.kernel.table.ints import Bits, CardNo

if TYPE_CHECKING:
    from segoc.kernel.picture.texts import CardEffect
    from segoc.kernel.table.printed import Printed
    from segoc.kernel.table.state import State


class StandsIn(Effect):
    """Can be a material of a Fusion Monster that passes the filters, in place of one that is
    listed by its name (or by its Attribute); all others must be as listed."""

    PARTS: ClassVar[Parts] = {
        "places": "places",
        "condition": "condition",
        "by_attribute": "yes_no",
        "filters": "filters",
        "continuous": "yes_no",
    }
    NAMED: ClassVar[Parts] = {"places": "in", "condition": "only_if", "filters": "that"}

    def __init__(
        self,
        places: Bits,
        condition: Condition | None,
        by_attribute: bool,
        filters: list[Filter],
        continuous: bool = False,
    ) -> None:
        super().__init__(places, condition)
        # In place of what is listed by its Attribute, instead of by its name.
        self.by_attribute = by_attribute
        self.filters = filters
        # A Continuous Effect, which applies only face-up on the field.
        self.continuous = continuous

    def counts(self, state: "State", had: "CardEffect", summoned: CardNo) -> bool:
        """Whether it applies where its card lies now, for this monster."""
        held = state.cards[had.card]
        if not self.places >> held.place & 1:  # TRM-272, TRM-275, TRM-276
            return False
        if self.continuous and not held.face_up:  # TRM-272
            return False
        if not applies(state, had):  # CRD-306
            return False
        return self.is_for(state, had, summoned)

    def is_for(self, state: "State", had: "CardEffect", summoned: CardNo) -> bool:
        """Whether its text speaks of this monster, wherever its card lies."""
        scope = scope_of(state, had)
        for one in self.filters:
            if not one.passes(state, scope, summoned):
                return False
        return True

    def replaces(self, listed: list[Filter]) -> bool:
        """Whether what is listed so can be replaced: by a name, not by an archetype."""
        for one in listed:
            if one.asks_attribute() if self.by_attribute else one.called():  # TRM-271
                return True
        return False


class GoesAsMaterial(Effect):
    """Used as a material in one of these ways (bits), it goes to another place than usual, in the
    Deck to the bottom, unless all other materials pass the filters. No effect."""

    PARTS: ClassVar[Parts] = {
        "places": "places",
        "condition": "condition",
        "ways": "ways",
        "to": "place",
        "unless": "filters",
    }
    NAMED: ClassVar[Parts] = {"places": "in", "condition": "only_if", "unless": "unless_others"}

    def __init__(
        self, places: Bits, condition: Condition | None, ways: Bits, to: int, unless: list[Filter]
    ) -> None:
        super().__init__(places, condition, True)
        self.ways = ways
        self.to = to
        self.unless = unless

    def counts(self, state: "State", had: "CardEffect", way: int, used: list[int]) -> bool:
        """Whether it is so if these are used, in this way."""
        if not self.ways >> way & 1:
            return False
        if self.condition is not None and not self.condition.holds(state, scope_of(state, had)):
            return False
        if not self.unless:
            return True
        scope = scope_of(state, had)
        for other in used:
            for one in self.unless:
                if other != had.card and not one.passes(state, scope, other):
                    return True
        return False


class NeedsCompanions(Effect):
    """Used as a material in one of these ways (bits), it asks that all other materials pass the
    filters. No effect."""

    PERMISSION: ClassVar[int] = NEEDS_COMPANIONS
    PARTS: ClassVar[Parts] = {
        "places": "places",
        "condition": "condition",
        "ways": "ways",
        "filters": "filters",
    }
    NAMED: ClassVar[Parts] = {"places": "in", "condition": "only_if", "filters": "others"}

    def __init__(
        self, places: Bits, condition: Condition | None, ways: Bits, filters: list[Filter]
    ) -> None:
        super().__init__(places, condition, True)
        self.ways = ways
        self.filters = filters

    def rejects(self, state: "State", had: "CardEffect", other: int) -> bool:
        """Whether it can't be used together with this card."""
        scope = scope_of(state, had)
        for one in self.filters:
            if other != had.card and not one.passes(state, scope, other):
                return True
        return False


class StandsInForTuner(Effect):
    """Can be Synchro Material in place of a Tuner of this archetype that is asked for."""

    PARTS: ClassVar[Parts] = {"places": "places", "condition": "condition", "series": "name"}
    NAMED: ClassVar[Parts] = {"places": "in", "condition": "only_if"}

    def __init__(self, places: Bits, condition: Condition | None, series: str) -> None:
        super().__init__(places, condition)
        self.series = series

    def replaces(self, listed: list[Filter]) -> bool:
        """Whether such a Tuner is asked for: by its name, of which the archetype is part, or by
        the archetype."""
        for one in listed:
            if self.series in one.archetypes():
                return True
            for name in one.called():
                if self.series in name:
                    return True
        return False


class LevelForXyz(Effect):
    """Used for an Xyz Summon, it can be treated as a monster of this Level."""

    PERMISSION: ClassVar[int] = XYZ_LEVEL

    PARTS: ClassVar[Parts] = {"places": "places", "condition": "condition", "level": "grade"}
    NAMED: ClassVar[Parts] = {"places": "in", "condition": "only_if"}

    def __init__(self, places: Bits, condition: Condition | None, level: int) -> None:
        super().__init__(places, condition)
        self.level = level


def level_for_xyz(printed: "Printed") -> int:
    """The Level as which it can be treated for an Xyz Summon; 0 if its text says nothing of it."""
    for said in printed.said(XYZ_LEVEL):
        effect = printed.effects[said.effect_no]
        assert isinstance(effect, LevelForXyz)
        return effect.level
    return 0


class LendsHand(Effect):
    """Used as Synchro Material, it lets one monster in the hand be one, too. No effect."""

    PERMISSION: ClassVar[int] = LENDS_HAND

    PARTS: ClassVar[Parts] = {"places": "places", "condition": "condition"}
    NAMED: ClassVar[Parts] = {"places": "in", "condition": "only_if"}

    def __init__(self, places: Bits, condition: Condition | None) -> None:
        super().__init__(places, condition, True)
