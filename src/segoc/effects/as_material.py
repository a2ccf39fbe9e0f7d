"""Materials in texts: cards that were used as one, monsters that were made with one, and what has
one now.

"Summoned using this card" is bound to that very summon; "has this card as material" to having it,
however it came there (TRM-223, TRM-225).
"""

from typing import ClassVar

from segoc.kernel.language import made_from
from segoc.kernel.language.node import Cards, Filter, Happening
from segoc.kernel.language.scope import Scope
from segoc.kernel.language.ties import lost_monster
from segoc.kernel.table import event as ev
from segoc.kernel.table.event import Event
from segoc.kernel.table.lifetimes import Ref, refer
from segoc.kernel.table.places import UNDER, on_field
from segoc.kernel.table.state import NO_CARD, State


class UsedAsMaterial(Happening):
    """This card, or one of the `cards` where it went, was a material of a monster that was summoned
    in one of these ways (bits); perhaps `only` of materials that pass these filters. What was used
    for a summon that was negated is none (CRD-206)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("filters", "ways", "cards", "only")

    def __init__(
        self,
        filters: list[Filter],
        ways: int = 1 << ev.XYZ_SUMMON,
        cards: Cards | None = None,
        only: list[Filter] | None = None,
    ) -> None:
        self.filters = filters
        self.ways = ways
        self.cards = cards
        self.only: list[Filter] = only or []

    def kinds(self) -> int:
        return 1 << ev.SUMMONED

    def fits(self, state: State, scope: Scope, event: Event) -> bool:
        if not self.ways >> event.summon_way & 1 or not self.was_used(state, scope, event):
            return False
        for one in self.filters:
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
    """This card, an equip card, was sent to the GY because the equipped monster became a material
    of such a summon (bits); of an Xyz Monster, by an effect as well. What was used for a summon
    that was negated has become none."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ways",)

    def __init__(self, ways: int) -> None:
        self.ways = ways

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
            if not self.ways >> ev.XYZ_SUMMON & 1:
                return False
            return on_field(state.cards[state.host(monster)].place)
        for one in state.summon_materials:
            if self.ways >> one.summon_way & 1:
                for material in one.materials:
                    if material.same_object(held):  # TRM-243
                        return True
        return False


class MadeWith(Filter):
    """Summoned in one of these ways (bits), with one of these cards as material."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "ways")

    def __init__(self, cards: Cards, ways: int) -> None:
        self.cards = cards
        self.ways = ways

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return self.was_made(state, scope, refer(state.cards[card]))

    def passes_then(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        record = event.cards[index]
        return self.was_made(state, scope, Ref(record.card, record.life, 0))

    def was_made(self, state: State, scope: Scope, monster: Ref) -> bool:
        one = made_from.of(state, monster)
        if one is None or not self.ways >> one.summon_way & 1:
            return False  # TRM-242
        for material in one.materials:
            if material.same_object(state.cards[material.card]):
                if self.cards.includes(state, scope, material.card):
                    return True
        return False


class Host(Cards):
    """The monster that has this card as material, if it passes the filters (TRM-225)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("filters",)

    def __init__(self, filters: list[Filter]) -> None:
        self.filters = filters

    def find(self, state: State, scope: Scope) -> list[int]:
        host = state.host(scope.source.card)
        if host == NO_CARD or not on_field(state.cards[host].place):
            return []
        for one in self.filters:
            if not one.passes(state, scope, host):
                return []
        return [host]  # TRM-225


class MaterialsOf(Cards):
    """The materials of these monsters: those that are on the field."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def reach(self) -> int:
        return 1 << UNDER

    def find(self, state: State, scope: Scope) -> list[int]:
        found: list[int] = []
        for monster in self.cards.find(state, scope):
            found += state.under.get(monster, [])
        return found  # TRM-235
