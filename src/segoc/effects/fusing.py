"""Fusion and Ritual Summons by effects."""

from collections.abc import Sequence
from typing import ClassVar

from segoc.effects.descriptions import Described
from segoc.effects.fusion_materials import VERBS, MadeOf, is_hidden
from segoc.effects.on_cards import OnCards, look_through
from segoc.effects.references import Choose
from segoc.effects.summoning import clause_numbers, follow_summoned
from segoc.kernel.choosing.gathering import OPEN_END, Gathering
from segoc.kernel.language.node import Cards, Clause, Filter, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import identity, layers, prohibitions, values
from segoc.kernel.picture.summons_this_turn import rule_against
from segoc.kernel.programs.program import Run
from segoc.kernel.summoning.fusion_and_ritual import SummonWithMaterials
from segoc.kernel.summoning.fusion_recipes import FusionMaterials
from segoc.kernel.summoning.material_companions import heed_companions
from segoc.kernel.summoning.revive_limit import OWN_WAY, takes
from segoc.kernel.summoning.special_summon_by_effect import rule_of_text
from segoc.kernel.summoning.summon_zones import find_zones
from segoc.kernel.table import places, verbs
from segoc.kernel.table.event import BY_EFFECT, FUSION_SUMMON, RITUAL_SUMMON, WAY
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.phases import in_damage_step
from segoc.kernel.table.places import (
    EITHER_POSITION,
    EXTRA_DECK,
    GRAVEYARD,
    MONSTER_ZONE,
)
from segoc.kernel.table.state import State


class SummonUsing(OnCards):
    """Choose a monster, then what is used for it; that goes away, and it is summoned.

    `using` is what can be used, `including` what must be among it, `goal` where it goes;
    `banishing` can be used, too, and is banished instead.
    """

    def __init__(
        self,
        cards: Cards,
        using: Cards,
        to: int,
        including: Sequence[Filter],
        with_: Sequence[Clause],
        banishing: Cards | None = None,
    ) -> None:
        super().__init__(cards)
        self.using = using
        self.to = to
        self.including = list(including)
        self.with_ = list(with_)
        self.banishing = banishing

    def how(self) -> int:
        raise AssertionError("it is a Fusion or a Ritual Summon")

    def demand(self, state: State, scope: Scope, card: int, used: list[int]) -> Gathering | None:
        """What these are good for, to summon this monster; None if it isn't summoned so."""
        raise AssertionError("a summon asks for something")

    def gathering(self, state: State, scope: Scope, card: int) -> Gathering | None:
        """What there is to use for this monster, such that it has a place to go to."""
        used: list[int] = []
        for one in self.using.find(state, scope) + self.banished(state, scope):
            if one != card and one not in scope.spending:  # SSC-017
                used.append(one)
        gathering = self.demand(state, scope, card, used)
        if gathering is not None:
            find_zones(state, scope.player, card, gathering)
            heed_companions(state, gathering, self.how())
            if self.including:
                gathering.insist(self.included(state, scope, gathering))  # CRD-161, CRD-162
        return gathering

    def banished(self, state: State, scope: Scope) -> list[int]:
        """What would be banished instead."""
        found: list[int] = []
        if self.banishing is not None:
            for card in self.banishing.find(state, scope):
                if not prohibitions.forbidden_to(state, scope.player, verbs.BANISH, card):
                    found.append(card)
        return found

    def included(self, state: State, scope: Scope, gathering: Gathering) -> int:
        found = 0
        for index in range(len(gathering.cards)):
            fits = True
            for one in self.including:
                fits = fits and one.passes(state, scope, gathering.cards[index])
            if fits:
                found |= 1 << index
        return found

    def against(self, state: State, scope: Scope, card: int) -> str:
        if in_damage_step(state.battle_step):
            return "BAT-486"
        if prohibitions.forbidden(state, card, verbs.SPECIAL_SUMMON, WAY + self.how()):
            return rule_of_text(state, card)
        way = WAY + self.how()
        if prohibitions.forbidden_to(state, scope.player, verbs.SPECIAL_SUMMON, card, way):
            return rule_against(state, scope.player, card, way)
        gathering = self.gathering(state, scope, card)
        possible = gathering is not None and gathering.possible(0)
        return "" if possible else self.rule_of_materials()  # CRD-147

    def rule_of_materials(self) -> str:
        """The rule that asks for them."""
        return "CRD-163"

    def rule_of_choice(self) -> str:
        """The rule that says which of them go together."""
        return self.rule_of_materials()

    def why_impossible(self, state: State, scope: Scope) -> str:
        return self.rule_of_materials()

    def needs(self) -> int:
        return super().needs() and super().needs() | 1 << MONSTER_ZONE

    def may_do_in(self, verb: int) -> int:
        return self.cards.reach() if verb == verbs.SPECIAL_SUMMON else 0

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        scope.done = []
        cards = self.affected(state, run)
        if not cards:
            return
        card = cards[0]
        gathering = self.gathering(state, scope, card)  # SSC-016
        assert gathering is not None
        scope.done = [refer(state.cards[card])]
        summon = SummonWithMaterials(
            scope.player,
            card,
            self.how(),
            gathering,
            self.to,
            EITHER_POSITION,
            scope.source,
            scope.code,
            scope.effect_no,
            clause_numbers(state, scope.code, self.with_),
        )
        summon.rule = self.rule_of_choice()
        summon.banished = self.banished(state, scope)
        state.push(summon)

    def conclude(self, state: State, run: Run) -> None:
        follow_summoned(state, run)


class FusionSummon(SummonUsing):
    """Fusion Summon a monster from the Extra Deck of the materials that its text lists; perhaps of
    just so many."""

    WORD: ClassVar = "fusion_summon"
    PARTS: ClassVar[Parts] = {
        "cards": "cards",
        "using": "cards",
        "to": "place",
        "including": "filters",
        "with_": "clauses",
        "number": "count_or_none",
    }

    def __init__(
        self,
        cards: Cards,
        using: Cards,
        to: int = places.GRAVEYARD,
        including: Sequence[Filter] = (),
        with_: Sequence[Clause] = (),
        number: int = 0,
    ) -> None:
        super().__init__(cards, using, to, including, with_)
        self.number = number

    def how(self) -> int:
        return FUSION_SUMMON  # CRD-164

    def against(self, state: State, scope: Scope, card: int) -> str:
        rule = super().against(state, scope, card)
        if rule == "CRD-141" and state.cards[card].printed.summons_itself:
            return "CRD-171"
        return rule

    def demand(self, state: State, scope: Scope, card: int, used: list[int]) -> Gathering | None:
        recipe = recipe_of(state, card)
        if recipe is None:
            return None
        if len(used) < recipe.fewest:
            return None
        usable = [one for one in used if self.can_use(state, scope, one)]
        gathering = recipe.for_fusion(state, scope.player, card, usable, self.certain())
        if self.number:
            gathering.need_exactly(self.number)
        return gathering

    def can_use(self, state: State, scope: Scope, card: int) -> bool:
        """It shows itself, can go where the materials go, and lets the effect take it."""
        if is_hidden(state, scope.player, card):
            return False
        if prohibitions.forbidden_to(state, scope.player, VERBS[self.to], card):
            return False
        if prohibitions.forbidden(state, card, VERBS[self.to], BY_EFFECT):
            return False  # SEG-153
        return not layers.unaffected(state, card, scope.source.card)

    def certain(self) -> list[str]:
        """The names of materials on which the effect itself insists."""
        found: list[str] = []
        described = self.cards.cards if isinstance(self.cards, Choose) else self.cards
        if isinstance(described, Described):
            for one in described.that:
                if isinstance(one, MadeOf):
                    found += one.names  # CRD-184
        return found

    def why_impossible(self, state: State, scope: Scope) -> str:
        """What stands against one of the monsters, if it isn't only that materials lack."""
        assert isinstance(self.cards, Choose)
        lacking = self.rule_of_materials()
        used = [card for card in self.using.find(state, scope) if self.can_use(state, scope, card)]
        for card in self.cards.candidates(state, scope):
            rule = self.against(state, scope, card)
            recipe = recipe_of(state, card)
            if rule == lacking and recipe is not None:
                rule = self.why_no_stand_in(state, scope, card, recipe, used) or lacking
            if rule != lacking:
                return rule
        return lacking

    def why_no_stand_in(
        self,
        state: State,
        scope: Scope,
        card: int,
        recipe: FusionMaterials,
        used: list[int],
    ) -> str:
        """The rule by which these can't be the materials though with substitutes they could, or
        "": also if they could, but have no zone to go to, or don't want each other."""
        if recipe.for_fusion(state, scope.player, card, used, self.certain()).possible(0):
            return ""
        free = FusionMaterials(recipe.parts).for_fusion(state, scope.player, card, used, [])
        if not free.possible(0):
            return ""
        return "CRD-173" if recipe.genuine else "CRD-184"

    def perform(self, state: State, run: Run) -> None:
        scope = run.scope(state)
        if state.last_picks:
            look_through(state, scope, scope.player, self.using)
        super().perform(state, run)


def recipe_of(state: State, card: int) -> FusionMaterials | None:
    """What a Fusion Monster is made from, if it lies face-down in the Extra Deck."""
    held = state.cards[card]
    if held.place != EXTRA_DECK or not takes(held, OWN_WAY):
        return None  # CRD-195
    for recipe in held.printed.recipes:  # CRD-034
        if isinstance(recipe, FusionMaterials):  # CRD-034
            return recipe
    return None


class RitualSummon(SummonUsing):
    """Ritual Summon a monster by Tributing monsters whose Levels make a total: its own Level, or
    what the text says; exactly, or as much and no monster too many (CRD-154, CRD-155)."""

    WORD: ClassVar = "ritual_summon"
    PARTS: ClassVar[Parts] = {
        "cards": "cards",
        "using": "cards",
        "exactly": "yes_no",
        "total": "count",
        "including": "filters",
        "with_": "clauses",
        "banishing": "cards",
    }

    def __init__(
        self,
        cards: Cards,
        using: Cards,
        exactly: bool = False,
        total: int = 0,
        including: Sequence[Filter] = (),
        with_: Sequence[Clause] = (),
        banishing: Cards | None = None,
    ) -> None:
        super().__init__(cards, using, GRAVEYARD, including, with_, banishing)
        self.exactly = exactly
        # 0: the Level of the monster that is summoned.
        self.total = total
        if isinstance(using, Described):
            using.even_face_down = True  # CRD-148

    def how(self) -> int:
        return RITUAL_SUMMON  # CRD-059, CRD-060

    def demand(self, state: State, scope: Scope, card: int, used: list[int]) -> Gathering | None:
        gathering = self.asked_for(state, card)
        instead = self.banished(state, scope)
        for one in used:
            if one in instead or not self.refused(state, scope, one):  # CRD-159
                self.count(state, gathering, one)
        return gathering

    def asked_for(self, state: State, card: int) -> Gathering:
        """So many Levels, and nobody to have them yet."""
        total = self.total or values.level(state, card)
        gathering = Gathering([1], [OPEN_END])
        if self.exactly:
            gathering.goals = 1 << total  # CRD-154
        else:
            gathering.enough = total  # CRD-154, CRD-155
        return gathering

    def refused(self, state: State, scope: Scope, card: int) -> bool:
        """An effect forbids that it is Tributed, or that the player Tributes anything."""
        if prohibitions.forbidden(state, card, verbs.TRIBUTE, BY_EFFECT):
            return True
        return prohibitions.forbidden_to(state, scope.player, verbs.TRIBUTE, card)  # CRD-159

    def count(self, state: State, gathering: Gathering, card: int) -> None:
        if identity.has_level(state, card):
            gathering.add(card, 1, 1 << values.level(state, card))  # CRD-148

    def rule_of_materials(self) -> str:
        return "CRD-147"

    def rule_of_choice(self) -> str:
        if self.including:
            return "CRD-161"
        return "CRD-154" if self.exactly else "CRD-155"

    def why_impossible(self, state: State, scope: Scope) -> str:
        """The monster can't be summoned so; there aren't enough Tributes; or they can't be
        Tributed."""
        assert isinstance(self.cards, Choose)
        for card in self.cards.candidates(state, scope):
            rule = self.against(state, scope, card)
            if rule != self.rule_of_materials():
                return rule
            gathering = self.asked_for(state, card)
            refused = False
            for one in self.using.find(state, scope):
                if one != card:
                    self.count(state, gathering, one)
                    refused = refused or self.refused(state, scope, one)
            if refused and gathering.possible(0):
                return "CRD-159"
        return self.rule_of_materials()
