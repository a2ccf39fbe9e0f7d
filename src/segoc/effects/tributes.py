"""What texts say of Tributes: for how many a monster counts, and how many a monster needs."""

from typing import ClassVar

from segoc.kernel.language import entry as en
from segoc.kernel.language.node import Cards, Clause, Filter, Number
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import identity
from segoc.kernel.table.kinds import MONSTER, SPELL, TRAP
from segoc.kernel.table.state import State


class OfTributes(Clause):
    """So many Tributes, and a description of monsters."""

    FIELDS: ClassVar[tuple[str, ...]] = ("layer", "count", "filters")

    def __init__(self, layer: int, count: int, filters: list[Filter]) -> None:
        super().__init__(layer, count)
        self.count = count
        self.filters = filters

    def concerns(self, state: State, scope: Scope, card: int) -> bool:
        for one in self.filters:
            if not one.passes(state, scope, card):
                return False
        return True


class WorthTributes(OfTributes):
    """Of a monster: can be so many Tributes for the Tribute Summon of such a monster."""

    FIELDS: ClassVar[tuple[str, ...]] = ("count", "filters")

    def __init__(self, count: int, filters: list[Filter]) -> None:
        super().__init__(en.TRIBUTES, count, filters)


class NeedsTributes(OfTributes):
    """Of a monster: can't be Normal Summoned or Set but by Tributing so many such monsters."""

    FIELDS: ClassVar[tuple[str, ...]] = ("count", "filters")

    def __init__(self, count: int, filters: list[Filter]) -> None:
        super().__init__(en.NEEDS_TRIBUTES, count, filters)


class AlsoTributes(Clause):
    """Of a monster: can also be Normal Summoned with so many Tributes, and perhaps Set."""

    FIELDS: ClassVar[tuple[str, ...]] = ("count", "even_set")
    TIMELESS: ClassVar[bool] = True

    def __init__(self, count: int, even_set: bool) -> None:
        super().__init__(en.ALSO_TRIBUTES_TO_SET if even_set else en.ALSO_TRIBUTES, count)
        self.count = count
        self.even_set = even_set


class StandsForTributes(Clause):
    """Of a card on the field, also a Spell or Trap: can be Tributed in place of all Tributes for
    the face-up Tribute Summon of such a monster, if these are no more than a number."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "filters")

    def __init__(self, number: Number, filters: list[Filter]) -> None:
        super().__init__(en.STANDS_FOR_TRIBUTES)
        self.number = number
        self.filters = filters

    def value(self, state: State, scope: Scope) -> int:
        return self.number.value(state, scope)

    def concerns(self, state: State, scope: Scope, card: int) -> bool:
        for one in self.filters:
            if not one.passes(state, scope, card):
                return False
        return True


class TributesFrom(Clause):
    """Of a monster: for its face-up Tribute Summon these cards can be Tributed, too, as monsters
    can."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, cards: Cards) -> None:
        super().__init__(en.TRIBUTES_FROM)
        self.cards = cards

    def meant(self, state: State, scope: Scope) -> list[int]:
        return self.cards.find(state, scope)


class OfTributedKind(Filter):
    """Of an original kind (Monster, Spell, Trap) that a card had which was Tributed for the Tribute
    Summon of this card."""

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        kinds = state.cards[scope.source.card].tributed_kinds
        if kinds >> MONSTER & 1 and identity.is_monster(state, card):
            return True
        if kinds >> SPELL & 1 and identity.is_spell(state, card):
            return True
        return kinds >> TRAP & 1 == 1 and identity.is_trap(state, card)


class SureSummon(Clause):
    """Of a monster: its Normal Summon isn't negated, and nobody can activate anything when it is
    summoned; or nothing but its own effects."""

    FIELDS: ClassVar[tuple[str, ...]] = ("but_this",)

    def __init__(self, but_this: bool) -> None:
        super().__init__(en.SURE_SUMMON, en.BUT_ITSELF if but_this else 0)
        self.but_this = but_this


class SureSpecialSummon(Clause):
    """Of a monster: its Special Summon isn't negated."""

    def __init__(self) -> None:
        super().__init__(en.SURE_SPECIAL)


class OpenDefense(Clause):
    """Of a player: can Normal Summon in face-up Defense Position, and what an effect would put
    face-down on the field as a monster comes face-up (CRD-115)."""

    def __init__(self) -> None:
        super().__init__(en.OPEN_DEFENSE)
