"""Filters: what a card must be, as part of a description."""

from typing import ClassVar, Final

from segoc.effects.numbers import as_number
from segoc.effects.players import means
from segoc.effects.references import This
from segoc.kernel.language.node import (
    Cards,
    Filter,
    Number,
    Parts,
    any_asks_face,
    any_asks_kind,
    any_asks_names,
    any_asks_targets,
)
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import identity, values
from segoc.kernel.table.event import CardSnapshot, Event
from segoc.kernel.table.kinds import (
    EFFECT_MONSTER,
    FUSION,
    LINK,
    MONSTER,
    RITUAL,
    SPELL,
    SYNCHRO,
    TRAP,
    XYZ,
)
from segoc.kernel.table.places import UNDER, on_field
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.state import State

# What a Normal Monster isn't.
NOT_NORMAL: Final = EFFECT_MONSTER | FUSION | RITUAL | SYNCHRO | XYZ | LINK


class OfKind(Filter):
    """Monster, Spell or Trap (bits), as what it counts where it lies (TRM-253, CRD-082)."""

    WORD: ClassVar = "kind"
    PARTS: ClassVar[Parts] = {"kinds": "kinds"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        if self.kinds >> MONSTER & 1 and identity.is_monster(state, card):
            return True
        if self.kinds >> SPELL & 1 and identity.is_spell(state, card):
            return True
        return self.kinds >> TRAP & 1 == 1 and identity.is_trap(state, card)

    def passes_then(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        record = event.cards[index]
        # A material is no card on the field, and so no monster.
        if record.place == UNDER:
            return False
        if self.kinds >> TRAP & 1 and was_trap_too(state, record):  # TRM-362, TRM-391
            return True
        return self.kinds >> record.kind & 1 == 1

    def kinds_said(self) -> int:
        return self.kinds

    def asks_face(self) -> bool:
        """A Set card is a Spell or a Trap, nobody knows which."""
        return (self.kinds >> SPELL & 1) != (self.kinds >> TRAP & 1)

    def asks_kind(self) -> bool:
        return True


def was_trap_too(state: State, record: CardSnapshot) -> bool:
    """It was a monster that was a Trap as well, before the event."""
    return record.form > 0 and state.cards[record.card].printed.forms[record.form - 1].also_trap


class MonsterCard(Filter):
    """A monster by its print: a Trap that has become one is none when it leaves (TRM-324)."""

    WORD: ClassVar = "monster_card"

    TIMELESS: ClassVar[bool] = True

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return state.cards[card].printed.is_monster  # TRM-324, EFX-274, EFX-275, EFX-276, TRM-328

    def asks_face(self) -> bool:
        return True


class Facing(Filter):
    """Face-up or face-down."""

    WORD: ClassVar = "facing"
    PARTS: ClassVar[Parts] = {"up": "yes_no"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, up: bool) -> None:
        self.up = up

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return state.cards[card].face_up == self.up  # CRD-199, TRM-019

    def passes_then(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        return event.cards[index].face_up == self.up


class InPosition(Filter):
    """In this position."""

    WORD: ClassVar = "position"
    PARTS: ClassVar[Parts] = {"position": "position"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, position: int) -> None:
        self.position = position

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return state.cards[card].position == self.position

    def passes_then(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        """What has left the field was so there; what has come or stayed is so now."""
        record = event.cards[index]
        if on_field(record.place) and not on_field(record.to_place):
            return record.position == self.position
        return self.passes(state, scope, record.card)


class OfTypes(Filter):
    """One of these words on the type line: Fusion, Tuner, Effect… (bits)."""

    WORD: ClassVar = "types"
    PARTS: ClassVar[Parts] = {"types": "types"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, types: int) -> None:
        self.types = types

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        # CRD-026, CRD-050, CRD-053, CRD-065, TRM-168, TRM-169, TRM-302, TRM-303
        return identity.types(state, card) & self.types != 0

    def asks_face(self) -> bool:
        return True


class OfAttribute(Filter):
    """Of one of these Attributes now."""

    WORD: ClassVar = "attribute"
    PARTS: ClassVar[Parts] = {"attributes": "attributes"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, attributes: int) -> None:
        self.attributes = attributes

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return values.attribute(state, card) & self.attributes != 0

    def asks_face(self) -> bool:
        return True

    def asks_attribute(self) -> bool:
        return True


class OfRace(Filter):
    """Of one of these Types (bits), as it is now or originally is."""

    WORD: ClassVar = "race"
    PARTS: ClassVar[Parts] = {"races": "races", "original": "yes_no"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, races: int, original: bool = False) -> None:
        self.races = races
        self.original = original

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        race = values.original_race(state, card) if self.original else values.race(state, card)
        return race & self.races != 0

    def asks_face(self) -> bool:
        return True


class SameLevel(Filter):
    """Of the Level that one of these cards has; or that it originally has."""

    WORD: ClassVar = "same_level"
    PARTS: ClassVar[Parts] = {"cards": "cards", "original": "yes_no"}

    def __init__(self, cards: Cards, original: bool = False) -> None:
        self.cards = cards
        self.original = original

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        if not identity.has_level(state, card):
            return False
        for other in self.cards.find(state, scope):
            if identity.has_level(state, other):
                if self.wanted(state, other) == values.level(state, card):
                    return True
        return False

    def wanted(self, state: State, card: int) -> int:
        if self.original:
            return values.original_level(state, card)
        return values.level(state, card)

    def asks_targets(self) -> bool:
        return self.cards.has_targets()

    def asks_face(self) -> bool:
        return True


class SameRace(Filter):
    """Of the Type of one of these cards; or both originally: a Type that was declared is none
    (TRM-347)."""

    WORD: ClassVar = "same_race"
    PARTS: ClassVar[Parts] = {"cards": "cards", "original": "yes_no"}

    def __init__(self, cards: Cards, original: bool = False) -> None:
        self.cards = cards
        self.original = original

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        for other in self.cards.find(state, scope):
            if self.of(state, other) & self.of(state, card):
                return True
        return False

    def of(self, state: State, card: int) -> int:
        # What was declared is no original one.
        return values.original_race(state, card) if self.original else values.race(state, card)

    def asks_targets(self) -> bool:
        return self.cards.has_targets()

    def asks_face(self) -> bool:
        return True


class LevelIs(Filter):
    """Of a Level in this range; what has no Level passes nowhere (CRD-019)."""

    WORD: ClassVar = "level"
    PARTS: ClassVar[Parts] = {"least": "grade", "most": "number", "original": "yes_no"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, least: int = 1, most: int | Number = 12, original: bool = False) -> None:
        self.least = least
        self.most = as_number(most)
        self.original = original

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        if not identity.has_level(state, card):
            return False
        original = self.original
        level = values.original_level(state, card) if original else values.level(state, card)
        return self.least <= level <= self.most.value(state, scope)

    def asks_face(self) -> bool:
        return True


class LevelExactly(Filter):
    """Of the Level that is this number."""

    WORD: ClassVar = "level_exactly"
    PARTS: ClassVar[Parts] = {"value": "number"}

    def __init__(self, value: Number) -> None:
        self.value = value

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        if not identity.has_level(state, card):
            return False
        return values.level(state, card) == self.value.value(state, scope)

    def asks_face(self) -> bool:
        return True


class AtkIs(Filter):
    """With ATK in this range.

    ATK from least to most; on the field as it is now, elsewhere as printed (CRD-028).
    """

    WORD: ClassVar = "atk"
    PARTS: ClassVar[Parts] = {"least": "amount", "most": "amount"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, least: int = 0, most: int = 1000000) -> None:
        self.least = least
        self.most = most

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        if not identity.has_atk(state, card):  # CRD-031, CRD-032
            return False
        return self.least <= values.atk(state, card) <= self.most

    def asks_face(self) -> bool:
        return True


class DefIs(Filter):
    """DEF from `least` to `most`.

    DEF from least to most; what has none doesn't pass (CRD-029).
    """

    WORD: ClassVar = "def"
    PARTS: ClassVar[Parts] = {"least": "amount", "most": "amount"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, least: int = 0, most: int = 1000000) -> None:
        self.least = least
        self.most = most

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        if not identity.has_defense(state, card):
            return False
        return self.least <= values.defense(state, card) <= self.most

    def asks_face(self) -> bool:
        return True


class OtherThan(Filter):
    """None of these cards."""

    WORD: ClassVar = "other_than"
    PARTS: ClassVar[Parts] = {"cards": "cards"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        if isinstance(self.cards, This):
            # Wherever it has gone since: a spent Spell is still not another card.
            return card != scope.source.card
        return not self.cards.includes(state, scope, card)


class IsThis(Filter):
    """The card whose effect it is, as long as it is the same object."""

    WORD: ClassVar = "is_this"

    TIMELESS: ClassVar[bool] = True

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return card == scope.source.card and scope.source.same_object(state.cards[card])


class ControlledBy(Filter):
    """Controlled by this player now."""

    WORD: ClassVar = "controlled_by"
    PARTS: ClassVar[Parts] = {"whose": "whose"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        held = state.cards[card]
        return on_field(held.place) and means(state, scope, self.whose, held.side)

    def passes_then(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        """What has left the field was on that side; what has come is there now."""
        record = event.cards[index]
        if on_field(record.place):
            return means(state, scope, self.whose, record.side)
        return self.passes(state, scope, record.card)


class OfPlayer(Filter):
    """Of this player: controlled on the field, or elsewhere in this player's places; with
    `unaffected_by`, the cards whose effects are meant."""

    WORD: ClassVar = "of_player"
    PARTS: ClassVar[Parts] = {"whose": "whose"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return means(state, scope, self.whose, state.cards[card].side)


class OwnedBy(Filter):
    """Owned by this player.

    A card of that player's Deck (EFX-139, EFX-158).
    """

    WORD: ClassVar = "owned_by"
    PARTS: ClassVar[Parts] = {"whose": "whose"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return means(state, scope, self.whose, state.cards[card].owner)


class OfProperty(Filter):
    """Of this property: `CONTINUOUS`, `EQUIP`, `QUICK_PLAY`… of `segoc.kernel.table.kinds`.

    A Spell or Trap of this property; a monster card that is used as an equip card counts as
    an Equip Spell (EFX-216).
    """

    WORD: ClassVar = "property"
    PARTS: ClassVar[Parts] = {"property": "property"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, property: int) -> None:
        self.property = property

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return identity.property_of(state, card) == self.property  # TRM-360

    def asks_face(self) -> bool:
        return True


class NormalMonster(Filter):
    """A Normal Monster: no effect, and of no other sort; a Gemini can be one (EFX-226)."""

    WORD: ClassVar = "normal_monster"

    TIMELESS: ClassVar[bool] = True

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return (
            identity.types(state, card) & NOT_NORMAL == 0
        )  # CRD-047, CRD-049, CRD-075, CRD-269, CRD-076

    def asks_face(self) -> bool:
        return True


class AtkAtMost(Filter):
    """With ATK equal to or less than a number that is worked out, such as `atk_of(THIS)`."""

    WORD: ClassVar = "atk_at_most"
    PARTS: ClassVar[Parts] = {"number": "number"}

    def __init__(self, number: Number) -> None:
        self.number = number

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        if not identity.has_atk(state, card):
            return False
        return values.atk(state, card) <= self.number.value(state, scope)

    def asks_face(self) -> bool:
        return True


class Not(Filter):
    """What doesn't pass this filter."""

    WORD: ClassVar = "not"
    PARTS: ClassVar[Parts] = {"filter": "filter"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        return not self.filter.passes(state, scope, card)

    def passes_as(self, state: State, scope: Scope, card: int, called: Printed) -> bool:
        return not self.filter.passes_as(state, scope, card, called)

    def passes_unseen(self, state: State, scope: Scope, card: int) -> bool:
        return not self.filter.passes_unseen(state, scope, card)  # CHG-012

    def passes_then(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        return not self.filter.passes_then(state, scope, event, index)

    def asks_names(self) -> bool:
        return self.filter.asks_names()

    def asks_face(self) -> bool:
        return self.filter.asks_face()

    def asks_kind(self) -> bool:
        return self.filter.asks_kind()

    def asks_targets(self) -> bool:
        return self.filter.asks_targets()


class AnyOf(Filter):
    """What passes at least one of these filters."""

    WORD: ClassVar = "any_of"
    PARTS: ClassVar[Parts] = {"filters": "filters+"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, *filters: Filter) -> None:
        self.filters = list(filters)

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        for one in self.filters:
            if one.passes(state, scope, card):
                return True
        return False

    def passes_unseen(self, state: State, scope: Scope, card: int) -> bool:
        for one in self.filters:
            if one.passes_unseen(state, scope, card):
                return True
        return False

    def passes_as(self, state: State, scope: Scope, card: int, called: Printed) -> bool:
        for one in self.filters:
            if one.passes_as(state, scope, card, called):
                return True
        return False

    def passes_then(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        for one in self.filters:
            if one.passes_then(state, scope, event, index):
                return True
        return False

    def asks_names(self) -> bool:
        return any_asks_names(self.filters)

    def asks_face(self) -> bool:
        return any_asks_face(self.filters)

    def asks_kind(self) -> bool:
        return any_asks_kind(self.filters)

    def asks_targets(self) -> bool:
        return any_asks_targets(self.filters)


class AllOf(Filter):
    """What passes all of these filters, where one is asked for.

    All of these filters at once; for use inside of `AnyOf` and `Not`.
    """

    WORD: ClassVar = "both_of"
    PARTS: ClassVar[Parts] = {"filters": "filters+"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, *filters: Filter) -> None:
        self.filters = list(filters)

    def passes(self, state: State, scope: Scope, card: int) -> bool:
        for one in self.filters:
            if not one.passes(state, scope, card):
                return False
        return True

    def passes_as(self, state: State, scope: Scope, card: int, called: Printed) -> bool:
        for one in self.filters:
            if not one.passes_as(state, scope, card, called):
                return False
        return True

    def passes_unseen(self, state: State, scope: Scope, card: int) -> bool:
        for one in self.filters:
            if not one.passes_unseen(state, scope, card):
                return False
        return True

    def passes_then(self, state: State, scope: Scope, event: Event, index: int) -> bool:
        for one in self.filters:
            if not one.passes_then(state, scope, event, index):
                return False
        return True

    def asks_names(self) -> bool:
        return any_asks_names(self.filters)

    def asks_face(self) -> bool:
        return any_asks_face(self.filters)

    def asks_kind(self) -> bool:
        return any_asks_kind(self.filters)

    def asks_targets(self) -> bool:
        return any_asks_targets(self.filters)
