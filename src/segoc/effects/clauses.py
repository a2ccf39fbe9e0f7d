"""Clauses: what effects say of cards and players, for the layers."""

from collections.abc import Sequence
from typing import ClassVar

from segoc.effects.descriptions import is_itself
from segoc.effects.filtered_clauses import OfThosePassing
from segoc.effects.numbers import ChangedBy, Fixed, is_nothing
from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Effect
from segoc.kernel.language.node import Cards, Clause, Filter, Number, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import values
from segoc.kernel.table import verbs
from segoc.kernel.table.event import BY_ITSELF, IGNORING, WAY
from segoc.kernel.table.kinds import MONSTER, TOKEN
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.state import State


class Stat(Clause):
    """ATK, DEF or Level: plus so much, or becomes so much, or originally is so much."""

    WORD: ClassVar = "stat"
    PARTS: ClassVar[Parts] = {"layer": "layer", "op": "op", "number": "number"}
    NAMED: ClassVar[Parts] = {"layer": "of", "op": "change"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, layer: int, op: int, number: Number) -> None:
        super().__init__(layer, op)
        self.number = number

    def value(self, state: State, scope: Scope) -> int:
        return self.number.value(state, scope)

    def is_vain(self, state: State, scope: Scope, cards: list[int]) -> bool:
        """It adds 0, or makes 0 what is 0 already: half of 0 is no such thing (SPC-231)."""
        if not is_nothing(state, scope, self.number):
            return False
        if self.op != en.SET_TO:
            return self.op == en.PLUS  # SPC-282, SPC-284
        if not isinstance(self.number, Fixed):
            return False  # CAL-055, CAL-057
        for card in cards:
            if self.layer not in (en.ATK, en.DEFENSE) or stat(state, card, self.layer) != 0:
                return False
        return True  # CAL-060, SPC-226

    def raises_nothing(self, state: State, scope: Scope) -> bool:
        return self.number.is_known(scope) and self.number.value(state, scope) <= 0

    def goes_by_change(self) -> bool:
        return isinstance(self.number, ChangedBy)


def stat(state: State, card: int, layer: int) -> int:
    """The ATK of a card, or its DEF: a Link Monster has none to be changed."""
    return values.atk(state, card) if layer == en.ATK else max(0, values.defense(state, card))


class AttributeAlso(Clause):
    """Also treated as this Attribute, or these, face-up on the field (CRD-024)."""

    WORD: ClassVar = "attribute_also"
    PARTS: ClassVar[Parts] = {"attribute": "attributes"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, attribute: int) -> None:
        super().__init__(en.ATTRIBUTE)
        self.attribute = attribute

    def value(self, state: State, scope: Scope) -> int:
        return self.attribute


class CalledAs(Clause):
    """Is called this name, or as these cards originally are."""

    WORD: ClassVar = "called_as"
    PARTS: ClassVar[Parts] = {"name": "name", "cards": "cards"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, name: str = "", cards: Cards | None = None) -> None:
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
    """Its effects are negated.

    Its effects are negated: those that it has as a monster, or as whatever it is. Which, follows
    from what the text calls the cards (TRM-377, TRM-378, TRM-379): see `printing`.
    """

    WORD: ClassVar = "negated"

    TIMELESS: ClassVar[bool] = True

    def __init__(
        self,
    ) -> None:
        super().__init__(en.NEGATED)
        self.of_cards = False

    def negates_cards(self) -> bool:
        return self.of_cards


class NamesakesNegated(Clause):
    """Applied to `EITHER` player: the effects of all monsters with the original name of this
    card are negated, those that are activated outside of the field, too (EFX-297).

    Of players: the effects of all monsters that are originally called as this card is, now
    that it is applied, are negated (EFX-299).
    """

    WORD: ClassVar = "namesakes_negated"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

    def __init__(self, cards: Cards) -> None:
        super().__init__(en.NEGATED)
        self.cards = cards

    def text(self, state: State, scope: Scope) -> str:
        for card in self.cards.find(state, scope):
            return state.cards[card].printed.title
        return ""


class UnaffectedBy(OfThosePassing):
    """Unaffected by the effects of cards that pass these filters; if `activated`, only by those
    that they activate."""

    WORD: ClassVar = "unaffected_by"
    PARTS: ClassVar[Parts] = {"that": "filters", "activated": "yes_no"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, *that: Filter, activated: bool = False) -> None:
        super().__init__(en.UNAFFECTED, that)
        self.activated = activated

    def only_activated(self) -> bool:
        return self.activated


class Cannot(Clause):
    """This can't be done to the card; or by the player, with these cards.

    `whys` are the reasons (bits) for which it can't, 0 for all.
    """

    WORD: ClassVar = "cannot"
    PARTS: ClassVar[Parts] = {"verb": "verb", "why": "reasons", "cards": "cards"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, verb: int, why: int = 0, cards: Cards | None = None) -> None:
        super().__init__(en.FORBIDDEN, verb)
        self.verb = verb
        self.why = why
        self.cards = cards

    def value(self, state: State, scope: Scope) -> int:
        return self.verb

    def means_monsters(self) -> bool:
        return self.cards is not None and self.cards.kinds_said() == 1 << MONSTER

    def concerns(self, state: State, scope: Scope, card: int) -> bool:
        return self.cards is None or self.cards.includes(state, scope, card)

    def concerns_unseen(self, state: State, scope: Scope, card: int) -> bool:
        return self.cards is None or self.cards.includes_unseen(state, scope, card)

    def concerned(self, state: State, scope: Scope, card: int, place: int) -> bool:
        return self.cards is None or self.cards.will_include(state, scope, card, place)

    def forbids(self, verb: int, why: int) -> bool:
        return verb == self.verb and (self.why == 0 or self.why >> why & 1 == 1)


class Gains(Clause):
    """Has these effects as well.

    Has these effects as well (TRM-424).
    """

    WORD: ClassVar = "gains"
    PARTS: ClassVar[Parts] = {"effects": "effects+"}

    def __init__(self, *effects: Effect) -> None:
        super().__init__(en.GAINS)
        self.effects = list(effects)

    def granted(self) -> list[Effect]:
        return self.effects


class Carries(Gains):
    """What an effect says of a card for as long as it is that card: no effects of the card."""

    WORD: ClassVar = "carries"
    PARTS: ClassVar[Parts] = {"effects": "effects"}

    def lends(self) -> bool:
        return True


class Lasts(Gains):
    """Applied to players: for as long, these effects (`each_time`) react to what happens, whatever
    becomes of the card that says so."""

    WORD: ClassVar = "lasting"
    PARTS: ClassVar[Parts] = {"effects": "effects+"}

    def __init__(self, *effects: Effect) -> None:
        super().__init__(*effects)
        self.layer = en.REACTS


class Copies(Clause):
    """Has the effects of these cards in place of the effect that says so (EFX-272)."""

    WORD: ClassVar = "copies"
    PARTS: ClassVar[Parts] = {"cards": "cards"}

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

    WORD: ClassVar = "leaves_for"
    PARTS: ClassVar[Parts] = {"place": "place"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, place: int) -> None:
        super().__init__(en.LEAVES_FOR)
        self.place = place

    def value(self, state: State, scope: Scope) -> int:
        return self.place


class VictimsGoTo(Clause):
    """What it destroys by battle goes to this place instead of the GY."""

    WORD: ClassVar = "victims_go_to"
    PARTS: ClassVar[Parts] = {"place": "place"}

    def __init__(self, place: int) -> None:
        super().__init__(en.VICTIMS_GO_TO)
        self.place = place

    def value(self, state: State, scope: Scope) -> int:
        return self.place


class VictimsNegated(Clause):
    """The effects of what it destroys by battle are negated, from when the battle has determined
    that, and in the GY (BAT-434)."""

    WORD: ClassVar = "victims_negated"

    def __init__(self) -> None:
        super().__init__(en.VICTIMS_NEGATED)

    def value(self, state: State, scope: Scope) -> int:
        """The card by whose effect."""
        return scope.source.card


class TrapsAtOnce(Clause):
    """Of a player: can activate one Trap Card in the turn in which it was Set, once a turn for
    all cards of that name (CRD-367)."""

    WORD: ClassVar = "trap_at_once"

    def __init__(
        self,
    ) -> None:
        super().__init__(en.TRAPS_AT_ONCE)


class AtOnce(Clause):
    """Of a Trap or Quick-Play Spell: can be activated in the turn in which it was Set."""

    WORD: ClassVar = "at_once"

    def __init__(
        self,
    ) -> None:
        super().__init__(en.AT_ONCE)


class HandRevealed(Clause):
    """The player keeps the hand revealed: its cards lie open for everybody (EFX-098)."""

    WORD: ClassVar = "hand_revealed"

    def __init__(
        self,
    ) -> None:
        super().__init__(en.OPEN_HAND)


class AllAre(Clause):
    """Applied to players: the clause is about all of these cards at any time, also about those
    that come later."""

    WORD: ClassVar = "all_are"
    PARTS: ClassVar[Parts] = {"cards": "cards", "clause": "clause"}

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

    def about_itself(self) -> bool:
        return is_itself(self.cards)

    def meant(self, state: State, scope: Scope) -> list[int]:
        return self.cards.find(state, scope)

    def described(self) -> Cards | None:
        return self.cards

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
    """Can only be Special Summoned by the effect of a card with one of these names, or of one of
    these archetypes; that is its proper summon, wherever it comes from."""

    PERMISSION: ClassVar[int] = en.ONLY_SUMMONED_BY

    WORD: ClassVar = "only_by_effect_of"
    PARTS: ClassVar[Parts] = {"names": "names", "series": "names"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, *names: str, series: Sequence[str] = ()) -> None:
        super().__init__(en.FORBIDDEN, verbs.SPECIAL_SUMMON)
        self.names = list(names)
        self.series = list(series)

    def value(self, state: State, scope: Scope) -> int:
        return verbs.SPECIAL_SUMMON

    def forbids(self, verb: int, why: int) -> bool:
        return verb == verbs.SPECIAL_SUMMON and why not in (BY_ITSELF, IGNORING)

    def summoners(self, own: Printed) -> list[str]:
        return self.names

    def summoner_series(self) -> list[str]:
        return self.series


class ByEffectOf(Clause):
    """Its summoning condition is the effect of a card with one of these names: that can Special
    Summon it, and it is properly summoned then."""

    WORD: ClassVar = "by_effect_of"
    PARTS: ClassVar[Parts] = {"names": "names"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, *names: str) -> None:
        super().__init__(en.ONLY_SUMMONED_BY)
        self.names = list(names)

    def summoners(self, own: Printed) -> list[str]:
        return self.names


class OnlyByItself(Clause):
    """Can only be Special Summoned by an effect of its own; that is its proper summon."""

    WORD: ClassVar = "only_by_itself"

    PERMISSION: ClassVar[int] = en.ONLY_SUMMONED_BY

    TIMELESS: ClassVar[bool] = True

    def __init__(
        self,
    ) -> None:
        super().__init__(en.FORBIDDEN, verbs.SPECIAL_SUMMON)

    def value(self, state: State, scope: Scope) -> int:
        return verbs.SPECIAL_SUMMON

    def forbids(self, verb: int, why: int) -> bool:
        return verb == verbs.SPECIAL_SUMMON and why not in (BY_ITSELF, IGNORING)

    def summoners(self, own: Printed) -> list[str]:
        return [own.title]


class NoMaterialFor(Clause):
    """Can't be used as a material of such a summon: `BY_SYNCHRO`, `BY_LINK`…; `unless` the monster
    that is summoned passes these filters."""

    WORD: ClassVar = "no_material_for"
    PARTS: ClassVar[Parts] = {"ways": "ways", "unless": "filters"}
    TIMELESS: ClassVar[bool] = True

    def __init__(self, ways: int, unless: Sequence[Filter] = ()) -> None:
        super().__init__(en.FORBIDDEN, verbs.MATERIAL)
        self.ways = ways
        self.unless = list(unless)

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
    """It can't be Special Summoned but in these ways: `BY_FUSION`, `BY_RITUAL`, `BY_PENDULUM`…"""

    WORD: ClassVar = "only_by"
    PARTS: ClassVar[Parts] = {"ways": "ways"}
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
