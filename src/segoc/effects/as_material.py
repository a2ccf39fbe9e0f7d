"""Materials in texts: cards that were used as one, monsters that were made with one, and what has
one now.

"Summoned using this card" is bound to that very summon; "has this card as material" to having it,
however it came there (TRM-223, TRM-225).
"""

from collections.abc import Sequence
from typing import ClassVar

from segoc.kernel.language import made_from
from segoc.kernel.language.made_from import SummonMaterials
from segoc.kernel.language.node import Cards, Filter, Happening, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.language.ties import lost_monster
from segoc.kernel.table import event as ev
from segoc.kernel.table.event import XYZ_SUMMON, Event
from segoc.kernel.table.lifetimes import Ref, refer
from segoc.kernel.table.places import UNDER, on_field
from segoc.kernel.table.state import NO_CARD, State


class UsedAsMaterial(Happening):
    """This card was material for the Xyz Summon of a monster that passes the filters, or for its
    summon in another way, perhaps only together with materials that pass those of `only`; or one
    of `those` cards was, where it went (not for an Xyz Summon).

    This card, or one of the `cards` where it went, was a material of a monster that was summoned
    in one of these ways (bits); perhaps `only` of materials that pass these filters. What was used
    for a summon that was negated is none (CRD-206).
    """

    WORD: ClassVar = "used_as_material"
    PARTS: ClassVar[Parts] = {"of": "filters", "for_": "ways", "cards": "cards", "only": "filters"}

    def __init__(
        self,
        *of: Filter,
        for_: int = 0,
        cards: Cards | None = None,
        only: Sequence[Filter] = (),
    ) -> None:
        self.of = list(of)
        self.for_ = for_ or 1 << XYZ_SUMMON
        self.cards = cards
        self.only: list[Filter] = list(only)

    def kinds(self) -> int:
        return 1 << ev.SUMMONED

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if not self.for_ >> event.summon_way & 1 or not self.was_used(state, scope, event):
            return False
        for one in self.of:
            if not one.passes(state, scope, event.cards[0].card):
                return False
        return True  # CRD-307, TRM-438, TRM-440

    def was_used(self, state: State, scope: Scope, event: Event) -> bool:
        """For that very summon: what lies under one of its materials was used for another one."""
        record = event.cards[0]
        for one in state.summon_materials:
            if one.monster.card == record.card and one.monster.life == record.to_life:
                for material in one.materials:
                    if self.is_meant(state, scope, material):  # TRM-223, TRM-224, TRM-226
                        return self.all_pass(state, scope, one.materials)
        return False

    def is_meant(self, state: State, scope: Scope, material: Ref) -> bool:
        if self.cards is None:
            return material.card == scope.source.card
        if not material.same_object(state.cards[material.card]):
            return False
        return self.cards.includes(state, scope, material.card)

    def all_pass(self, state: State, scope: Scope, materials: list[Ref]) -> bool:
        for one in self.only:
            for material in materials:
                if not one.passes(state, scope, material.card):
                    return False
        return True


class MonsterBecameMaterial(Happening):
    """This equip card was sent to the GY because the equipped monster became a material of such a
    summon (`BY_SYNCHRO`…) that has succeeded; for `BY_XYZ` an effect may have made it one."""

    WORD: ClassVar = "monster_became_material"
    PARTS: ClassVar[Parts] = {"for_": "ways"}

    def __init__(self, for_: int) -> None:
        self.for_ = for_

    def kinds(self) -> int:
        return 1 << ev.MOVED

    def about_itself(self) -> bool:
        return True

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if not event.move_tags & ev.SENT_TO_GY:
            return False
        for index in range(len(event.cards)):
            if self.is_about(state, scope, event, index):
                return True
        return False

    def is_about(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        record = event.cards[index]
        if record.card != scope.source.card:
            return False
        monster = lost_monster(state, Ref(record.card, record.life, 0))
        return monster != NO_CARD and self.became_material(state, monster)

    def became_material(self, state: State, monster: int) -> bool:
        held = state.cards[monster]
        if held.place == UNDER:
            if not self.for_ >> ev.XYZ_SUMMON & 1:
                return False
            return on_field(state.cards[state.host(monster)].place)
        for one in state.summon_materials:
            if self.for_ >> one.summon_way & 1:
                for material in one.materials:
                    if material.same_object(held):  # TRM-243
                        return True
        return False


class MadeWith(Filter):
    """Summoned in such a way (`BY_LINK`…) using one of these cards as material; in an event, when
    it was there. A summon that was negated has made nothing."""

    WORD: ClassVar = "made_with"
    PARTS: ClassVar[Parts] = {"cards": "cards", "ways": "ways"}

    def __init__(self, cards: Cards, ways: int) -> None:
        self.cards = cards
        self.ways = ways

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        one = made_from.known_to(state, refer(state.cards[card]))  # FDN-080
        return one is not None and self.was_made(state, scope, one)

    def passes_then(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        record = event.cards[index]
        one = made_from.of(state, Ref(record.card, record.life, 0))  # FDN-083
        return one is not None and self.was_made(state, scope, one)

    def was_made(self, state: State, scope: Scope, one: SummonMaterials) -> bool:
        if not self.ways >> one.summon_way & 1:
            return False  # TRM-242
        for material in one.materials:
            if material.same_object(state.cards[material.card]):
                if self.cards.includes(state, scope, material.card):
                    return True
        return False


class Host(Cards):
    """The monster on the field that has this card as material, however it came there, if it passes
    the filters.

    The monster that has this card as material, if it passes the filters (TRM-225).
    """

    WORD: ClassVar = "host"
    PARTS: ClassVar[Parts] = {"that": "filters"}

    def __init__(self, *that: Filter) -> None:
        self.that = list(that)

    def find(self, state: State, scope: Scope) -> list[int]:
        host = state.host(scope.source.card)
        if host == NO_CARD or not on_field(state.cards[host].place):
            return []
        for one in self.that:
            if not one.passes(state, scope, host):
                return []
        return [host]  # TRM-225


class MaterialsOf(Cards):
    """The materials of these monsters on the field: no cards on the field themselves (TRM-244)."""

    WORD: ClassVar = "materials_of"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def reach(self) -> int:
        return 1 << UNDER

    def find(self, state: State, scope: Scope) -> list[int]:
        found: list[int] = []
        for monster in self.cards.find(state, scope):
            found += state.under.get(monster, [])
        return found  # TRM-235
