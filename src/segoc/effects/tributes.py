"""What texts say of Tributes: for how many a monster counts, and how many a monster needs."""

from typing import ClassVar

from segoc.effects.numbers import as_number
from segoc.kernel.language import entry as en
from segoc.kernel.language.node import Cards, Clause, Filter, Number, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import identity
from segoc.kernel.table.kinds import MONSTER, SPELL, TRAP
from segoc.kernel.table.state import State


class OfTributes(Clause):
    """So many Tributes, and a description of monsters."""

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
    """Of a monster: can be treated as so many Tributes for the Tribute Summon of a monster that
    passes the filters; or as one, as all are."""

    WORD: ClassVar = "worth_tributes"
    PARTS: ClassVar[Parts] = {"count": "count", "filters": "filters"}
    NAMED: ClassVar[Parts] = {"filters": "for"}

    def __init__(self, count: int, *filters: Filter) -> None:
        super().__init__(en.TRIBUTES, count, list(filters))


class NeedsTributes(OfTributes):
    """In the `text` of a monster: it can only be Normal Summoned or Set by Tributing so many
    monsters that pass the filters, whatever its Level is."""

    WORD: ClassVar = "needs_tributes"
    PARTS: ClassVar[Parts] = {"count": "count", "filters": "filters"}
    NAMED: ClassVar[Parts] = {"filters": "of"}

    def __init__(self, count: int, *filters: Filter) -> None:
        super().__init__(en.NEEDS_TRIBUTES, count, list(filters))


class AlsoTributes(Clause):
    """In a `text` of a monster: it can also be Normal Summoned with so many Tributes, and Set if
    that is said; `summoned_by_own_effect` asks which of its texts it was."""

    WORD: ClassVar = "also_tributes"
    PARTS: ClassVar[Parts] = {"count": "0..3", "even_set": "yes_no"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, count: int, even_set: bool = False) -> None:
        super().__init__(en.ALSO_TRIBUTES_TO_SET if even_set else en.ALSO_TRIBUTES, count)
        self.count = count
        self.even_set = even_set


class StandsForTributes(Clause):
    """Of this card, also a Spell or Trap: can be Tributed in place of all Tributes for the face-up
    Tribute Summon of such a monster, if no more than `most` are needed."""

    WORD: ClassVar = "stands_for_tributes"
    PARTS: ClassVar[Parts] = {"most": "number", "for_": "filters"}

    def __init__(self, most: int | Number, *for_: Filter) -> None:
        super().__init__(en.STANDS_FOR_TRIBUTES)
        self.most = as_number(most)
        self.for_ = list(for_)

    def value(self, state: State, scope: Scope) -> int:
        return self.most.value(state, scope)

    def concerns(self, state: State, scope: Scope, card: int) -> bool:
        for one in self.for_:
            if not one.passes(state, scope, card):
                return False
        return True


class TributesFrom(Clause):
    """In a `text` of a monster: for its face-up Tribute Summon these cards, also Spells and Traps,
    can be Tributed as monsters can."""

    WORD: ClassVar = "tributes_from"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        super().__init__(en.TRIBUTES_FROM)
        self.cards = cards

    def meant(self, state: State, scope: Scope) -> list[int]:
        return self.cards.find(state, scope)


class OfTributedKind(Filter):
    """Of an original kind (Monster, Spell, Trap) that a card had which was Tributed for the Tribute
    Summon of this card."""

    WORD: ClassVar = "of_tributed_kind"

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        kinds = state.cards[scope.source.card].tributed_kinds
        if kinds >> MONSTER & 1 and identity.is_monster(state, card):
            return True
        if kinds >> SPELL & 1 and identity.is_spell(state, card):
            return True
        return kinds >> TRAP & 1 == 1 and identity.is_trap(state, card)


class SureSummon(Clause):
    """In the `text` of a monster: its Normal Summon isn't negated, and when it is summoned neither
    player can activate anything; or nothing but its own effects."""

    WORD: ClassVar = "sure_summon"
    PARTS: ClassVar[Parts] = {"but_this": "yes_no"}

    def __init__(self, but_this: bool = False) -> None:
        super().__init__(en.SURE_SUMMON, en.BUT_ITSELF if but_this else 0)
        self.but_this = but_this


class SureSpecialSummon(Clause):
    """In the `text` of a monster: its Special Summon isn't negated."""

    WORD: ClassVar = "sure_special_summon"

    def __init__(
        self,
    ) -> None:
        super().__init__(en.SURE_SPECIAL)


class OpenDefense(Clause):
    """Of players: they can Normal Summon monsters in face-up Defense Position, and what effects
    would put on the field face-down comes in face-up Defense Position.

    Of a player: can Normal Summon in face-up Defense Position, and what an effect would put
    face-down on the field as a monster comes face-up (CRD-115).
    """

    WORD: ClassVar = "summons_in_defense"

    def __init__(
        self,
    ) -> None:
        super().__init__(en.OPEN_DEFENSE)
