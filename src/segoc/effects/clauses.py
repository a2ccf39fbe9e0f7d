"""Clauses: what effects say of cards and players, for the layers."""

from typing import ClassVar

from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Effect
from segoc.kernel.language.node import Cards, Clause, Filter, Number
from segoc.kernel.language.scope import Scope
from segoc.kernel.table import verbs
from segoc.kernel.table.event import BY_ITSELF, IGNORING, WAY
from segoc.kernel.table.kinds import TOKEN
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.state import State


class Stat(Clause):
    """ATK, DEF or Level: plus so much, or becomes so much, or originally is so much."""

    FIELDS: ClassVar[tuple[str, ...]] = ("layer", "op", "number")
    TIMELESS: ClassVar[bool] = True

    def __init__(self, layer: int, op: int, number: Number) -> None:
        super().__init__(layer, op)
        self.number = number

    def value(self, state: State, scope: Scope) -> int:
        return self.number.value(state, scope)


class AttributeAlso(Clause):
    FIELDS: ClassVar[tuple[str, ...]] = ("attribute",)
    TIMELESS: ClassVar[bool] = True

    def __init__(self, attribute: int) -> None:
        super().__init__(en.ATTRIBUTE)
        self.attribute = attribute

    def value(self, state: State, scope: Scope) -> int:
        return self.attribute


class CalledAs(Clause):
    """Is called this name, or as these cards originally are."""

    FIELDS: ClassVar[tuple[str, ...]] = ("name", "cards")
    TIMELESS: ClassVar[bool] = True

    def __init__(self, name: str, cards: Cards | None) -> None:
        super().__init__(en.NAME)
        self.name = name
        self.cards = cards

    def text(self, state: State, scope: Scope) -> str:
        if self.cards is None:
            return self.name
        for card in self.cards.find(state, scope):
            return state.cards[card].printed.title
        return ""

    def lacks_model(self, state: State, scope: Scope) -> bool:
        return self.cards is not None and not self.cards.find(state, scope)

    def refuses(self, state: State, target: int) -> str:
        """No card can be called as a Token is."""
        copied = self.cards is not None and self.cards.has_targets()
        if copied and state.cards[target].printed.types & TOKEN:  # TRM-315, TRM-318
            return "TRM-315"
        return ""


class IsNegated(Clause):
    """Its effects are negated: those that it has as a monster, or as whatever it is. Which, follows
    from what the text calls the cards (TRM-377, TRM-378, TRM-379): see `printing`."""

    TIMELESS: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(en.NEGATED)
        self.of_cards = False

    def negates_cards(self) -> bool:
        return self.of_cards


class NamesakesNegated(Clause):
    """Of players: the effects of all monsters that are originally called as this card is, now
    that it is applied, are negated (EFX-299)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, cards: Cards) -> None:
        super().__init__(en.NEGATED)
        self.cards = cards

    def text(self, state: State, scope: Scope) -> str:
        for card in self.cards.find(state, scope):
            return state.cards[card].printed.title
        return ""


class UnaffectedBy(Clause):
    """Unaffected by the effects of cards that pass the filters; perhaps only by those that are
    activated."""

    FIELDS: ClassVar[tuple[str, ...]] = ("filters", "activated")
    TIMELESS: ClassVar[bool] = True

    def __init__(self, filters: list[Filter], activated: bool) -> None:
        super().__init__(en.UNAFFECTED)
        self.filters = filters
        self.activated = activated

    def only_activated(self) -> bool:
        return self.activated

    def concerns(self, state: State, scope: Scope, card: int) -> bool:
        for one in self.filters:
            if not one.passes(state, scope, card):
                return False
        return True


class Cannot(Clause):
    """This can't be done: to the card, or by the player with cards that are meant.

    `whys` are the reasons (bits) for which it can't, 0 for all.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("verb", "whys", "cards")
    TIMELESS: ClassVar[bool] = True

    def __init__(self, verb: int, whys: int, cards: Cards | None) -> None:
        super().__init__(en.FORBIDDEN, verb)
        self.verb = verb
        self.whys = whys
        self.cards = cards

    def value(self, state: State, scope: Scope) -> int:
        return self.verb

    def concerns(self, state: State, scope: Scope, card: int) -> bool:
        return self.cards is None or self.cards.includes(state, scope, card)

    def concerns_unseen(self, state: State, scope: Scope, card: int) -> bool:
        return self.cards is None or self.cards.includes_unseen(state, scope, card)

    def concerned(self, state: State, scope: Scope, card: int, place: int) -> bool:
        return self.cards is None or self.cards.will_include(state, scope, card, place)

    def forbids(self, verb: int, why: int) -> bool:
        return verb == self.verb and (self.whys == 0 or self.whys >> why & 1 == 1)


class Gains(Clause):
    """Has these effects as well (TRM-424)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effects",)

    def __init__(self, effects: list[Effect]) -> None:
        super().__init__(en.GAINS)
        self.effects = effects

    def granted(self) -> list[Effect]:
        return self.effects


class Carries(Gains):
    """What an effect says of a card for as long as it is that card: no effects of the card."""

    def lends(self) -> bool:
        return True


class Lasts(Gains):
    """Of players: for a time these effects react to what happens, whatever becomes of the card
    that says so."""

    def __init__(self, effects: list[Effect]) -> None:
        super().__init__(effects)
        self.layer = en.REACTS


class Copies(Clause):
    """Has the effects of this card as well (EFX-272)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, cards: Cards) -> None:
        super().__init__(en.COPIES)
        self.cards = cards

    def value(self, state: State, scope: Scope) -> int:
        for card in self.cards.find(state, scope):
            return state.cards[card].printed.code
        return 0

    def lacks_model(self, state: State, scope: Scope) -> bool:
        return not self.cards.find(state, scope)


class LeavesFor(Clause):
    """Goes to this place when it leaves the field (CRD-301)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("place",)
    TIMELESS: ClassVar[bool] = True

    def __init__(self, place: int) -> None:
        super().__init__(en.LEAVES_FOR)
        self.place = place

    def value(self, state: State, scope: Scope) -> int:
        return self.place


class VictimsGoTo(Clause):
    """What it destroys by battle goes to this place instead of the GY."""

    FIELDS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__(en.VICTIMS_GO_TO)
        self.place = place

    def value(self, state: State, scope: Scope) -> int:
        return self.place


class Attacks(Clause):
    """Can attack so often in a Battle Phase; or so often if it attacks monsters."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "on_monsters")
    TIMELESS: ClassVar[bool] = True

    def __init__(self, number: Number, on_monsters: bool = False) -> None:
        super().__init__(en.ATTACKS, en.ON_MONSTERS if on_monsters else 0)
        self.number = number
        self.on_monsters = on_monsters

    def value(self, state: State, scope: Scope) -> int:
        return self.number.value(state, scope)


class AttacksDirectly(Clause):
    """Can attack directly, whatever the opponent controls."""

    TIMELESS: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(en.ATTACKS_DIRECTLY)


class AttacksInDefense(Clause):
    """Can attack in face-up Defense Position, with its DEF in place of its ATK."""

    def __init__(self) -> None:
        super().__init__(en.ATTACKS_IN_DEFENSE)


class AttacksOnly(Clause):
    """Can attack no monsters but those that pass the filters."""

    FIELDS: ClassVar[tuple[str, ...]] = ("filters",)

    def __init__(self, filters: list[Filter]) -> None:
        super().__init__(en.ATTACKS_ONLY)
        self.filters = filters

    def concerns(self, state: State, scope: Scope, card: int) -> bool:
        for one in self.filters:
            if not one.passes(state, scope, card):
                return False
        return True


class TrapsAtOnce(Clause):
    """A player can activate one Trap Card a turn in the turn in which it was Set (CRD-367)."""

    def __init__(self) -> None:
        super().__init__(en.TRAPS_AT_ONCE)


class AtOnce(Clause):
    """Can be activated in the turn in which it was Set."""

    def __init__(self) -> None:
        super().__init__(en.AT_ONCE)


class HandRevealed(Clause):
    """A player's hand is kept revealed to both (EFX-098)."""

    def __init__(self) -> None:
        super().__init__(en.OPEN_HAND)


class AllAre(Clause):
    """A clause about all cards that are meant at any time, for as long as it applies to the
    players: also about those that come later."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "clause")

    def __init__(self, cards: Cards, clause: Clause) -> None:
        super().__init__(clause.layer, clause.op)
        self.cards = cards
        self.clause = clause

    def value(self, state: State, scope: Scope) -> int:
        return self.clause.value(state, scope)

    def text(self, state: State, scope: Scope) -> str:
        return self.clause.text(state, scope)

    def concerns(self, state: State, scope: Scope, card: int) -> bool:
        return self.cards.includes(state, scope, card)

    def meant(self, state: State, scope: Scope) -> list[int]:
        return self.cards.find(state, scope)

    def spares(self, state: State, scope: Scope, why: int) -> bool:
        """It is about what becomes of those cards, not about what the players do."""
        return True

    def forbids(self, verb: int, why: int) -> bool:
        return self.clause.forbids(verb, why)

    def negates_cards(self) -> bool:
        return self.clause.negates_cards()

    def of_each(self) -> Clause:
        return self.clause


class OnlyByEffectOf(Clause):
    """Can't be Special Summoned but by the effect of a card that is called so, or of a series."""

    PERMISSION: ClassVar[int] = en.ONLY_SUMMONED_BY

    FIELDS: ClassVar[tuple[str, ...]] = ("names", "series")
    TIMELESS: ClassVar[bool] = True

    def __init__(self, names: list[str], series: list[str]) -> None:
        super().__init__(en.FORBIDDEN, verbs.SPECIAL_SUMMON)
        self.names = names
        self.series = series

    def value(self, state: State, scope: Scope) -> int:
        return verbs.SPECIAL_SUMMON

    def forbids(self, verb: int, why: int) -> bool:
        return verb == verbs.SPECIAL_SUMMON and why not in (BY_ITSELF, IGNORING)

    def summoners(self, own: Printed) -> list[str]:
        return self.names

    def summoner_series(self) -> list[str]:
        return self.series


class OnlyByItself(Clause):
    """Can't be Special Summoned but by an effect of its own."""

    PERMISSION: ClassVar[int] = en.ONLY_SUMMONED_BY

    TIMELESS: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(en.FORBIDDEN, verbs.SPECIAL_SUMMON)

    def value(self, state: State, scope: Scope) -> int:
        return verbs.SPECIAL_SUMMON

    def forbids(self, verb: int, why: int) -> bool:
        return verb == verbs.SPECIAL_SUMMON and why not in (BY_ITSELF, IGNORING)

    def summoners(self, own: Printed) -> list[str]:
        return [own.title]


class NoMaterialFor(Clause):
    """Can't be used as a material of a summon in one of these ways (bits), unless it is the summon
    of a monster that passes the filters."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ways", "unless")
    TIMELESS: ClassVar[bool] = True

    def __init__(self, ways: int, unless: list[Filter]) -> None:
        super().__init__(en.FORBIDDEN, verbs.MATERIAL)
        self.ways = ways
        self.unless = unless

    def lets(self, state: State, scope: Scope, made: int) -> bool:
        if not self.unless:
            return False
        for one in self.unless:
            if not one.passes(state, scope, made):
                return False
        return True

    def value(self, state: State, scope: Scope) -> int:
        return verbs.MATERIAL

    def forbids(self, verb: int, why: int) -> bool:
        if verb != verbs.MATERIAL or why < WAY:
            return False
        return self.ways >> (why - WAY) & 1 == 1  # TRM-259, TRM-261


class OnlyBy(Clause):
    """Can't be Special Summoned but in one of these ways (bits): its own, or a Pendulum Summon."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ways",)
    TIMELESS: ClassVar[bool] = True

    def __init__(self, ways: int) -> None:
        super().__init__(en.FORBIDDEN, verbs.SPECIAL_SUMMON)
        self.ways = ways

    def value(self, state: State, scope: Scope) -> int:
        return verbs.SPECIAL_SUMMON

    def forbids(self, verb: int, why: int) -> bool:
        if why == IGNORING:
            return False  # CRD-144
        allowed = why >= WAY and self.ways >> (why - WAY) & 1 == 1  # CRD-171, CRD-172
        return verb == verbs.SPECIAL_SUMMON and not allowed  # CRD-141
