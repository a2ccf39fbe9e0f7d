"""Synchro, Xyz and Link Summons: from the Extra Deck, of the materials that the text lists.

Materials are sent to the GY before the monster is placed (CRD-206); those of an Xyz Monster are
put under it.
"""

from typing import ClassVar, Final

from segoc.kernel.choosing.choosing_sets import PickMaterials
from segoc.kernel.choosing.gathering import Gathering
from segoc.kernel.language.made_from import note_materials, ways_of
from segoc.kernel.moving.moves import Move
from segoc.kernel.moving.xyz_materials import overlay
from segoc.kernel.picture import prohibitions
from segoc.kernel.picture.summons_this_turn import note_overlaid, overlaid_already, rule_against
from segoc.kernel.summoning.detaching_for_summon import DetachForSummon
from segoc.kernel.summoning.material_companions import companions_fit, heed_companions
from segoc.kernel.summoning.materials import Materials, send_as_texts_say
from segoc.kernel.summoning.revive_limit import OWN_WAY, takes
from segoc.kernel.summoning.special_summon_by_effect import positions_for
from segoc.kernel.summoning.special_summon_by_procedure import SummonByProcedure
from segoc.kernel.summoning.summon_zones import find_zones
from segoc.kernel.table import verbs
from segoc.kernel.table.decision import MATERIALS
from segoc.kernel.table.event import AS_MATERIAL, WAY, WAY_NAMES
from segoc.kernel.table.ints import CardNo, Code, Player
from segoc.kernel.table.lifetimes import Ref, refer
from segoc.kernel.table.phases import is_main_phase
from segoc.kernel.table.places import EITHER_POSITION, EXTRA_DECK, GRAVEYARD
from segoc.kernel.table.reason import Reason, deny
from segoc.kernel.table.record import CARD_NOS, COUNT, Fields, each_between, many
from segoc.kernel.table.state import State


class Limits:
    """What an effect asks of the materials besides, if it lets a player summon of materials: these
    `only`, `one_of` those among them; `spent` are gone by then."""

    def __init__(
        self,
        only: list[CardNo] | None = None,
        one_of: list[CardNo] | None = None,
        spent: list[CardNo] | None = None,
    ) -> None:
        self.only = only
        self.one_of = one_of
        self.spent = spent

    def candidates(
        self, state: State, player: Player, card: CardNo, materials: Materials
    ) -> Gathering:
        """What there is for the summon, wherever the monster would go."""
        if self.only is None:
            return materials.on_field(state, player, card)  # SSC-039
        return materials.among(state, player, card, self.only)  # SSC-038

    def heed(self, gathering: Gathering) -> None:
        if self.one_of is not None:
            gathering.insist(gathering.bits(self.one_of))
        if self.spent:
            gathering.limit(gathering.bits(self.spent), 0)


# None.
FREELY: Final = Limits()


def may_summon_of_materials(
    state: State, player: Player, card: CardNo, number: int, why: list[Reason] | None
) -> bool:
    """Whether a player can summon this monster from the Extra Deck now, of the materials that its
    text lists in this place."""
    before = 0 if why is None else len(why)
    if number >= len(state.cards[card].printed.recipes):
        deny(why, "CRD-034", state.spot(card))
        return False
    materials = state.cards[card].printed.recipes[number]
    if player != state.turn_player or not is_main_phase(state.phase):
        deny(why, materials.rule_of_materials())
        return False
    if not can_be_made(state, player, card, number, FREELY, why):
        return False
    return why is None or len(why) == before


def can_be_made(
    state: State,
    player: Player,
    card: CardNo,
    number: int,
    limits: Limits,
    why: list[Reason] | None,
) -> bool:
    """The same, whenever that is."""
    before = 0 if why is None else len(why)
    held = state.cards[card]
    spot = state.spot(card) if why is not None else -1
    materials = held.printed.recipes[number]
    rule = materials.rule_of_materials()
    if held.place != EXTRA_DECK or held.side != player or not materials.summon_way():
        deny(why, rule, spot)
        return False
    if not takes(held, OWN_WAY):
        deny(why, "CRD-195", spot)
        return False
    if materials.once and overlaid_already(state, player, card, number):
        deny(why, "SEG-071", spot)
        return False
    way = WAY + materials.summon_way()
    if prohibitions.forbidden_to(state, player, verbs.SPECIAL_SUMMON, card, way):
        if deny(why, rule_against(state, player, card, way)):
            return False
    if prohibitions.forbidden(state, card, verbs.PROCEDURE):
        if deny(why, prohibitions.rule_of_use(state, card), spot):
            return False
    gathering = limits.candidates(state, player, card, materials)
    fits = len(gathering.cards) > 0 and companions_fit(state, gathering, materials.summon_way())
    if not fits or not gathering.adds_up(0):
        # Where it could go is asked only if there are materials.
        deny(why, rule, spot)
        return False
    find_zones(state, player, card, gathering)
    heed_companions(state, gathering, materials.summon_way())
    if not gathering.is_free(0) and not gathering.possible(0):
        deny(why, "CRD-137", spot)
        return False
    if limits is not FREELY:
        limits.heed(gathering)
        if not gathering.possible(0):
            deny(why, rule, spot)
            return False
    return why is None or len(why) == before


def materials_for(
    state: State, player: Player, card: CardNo, materials: Materials, limits: Limits
) -> Gathering:
    """What there is to choose from, such that the monster has a place to go to."""
    gathering = limits.candidates(state, player, card, materials)
    find_zones(state, player, card, gathering)
    heed_companions(state, gathering, materials.summon_way())
    limits.heed(gathering)
    return gathering


class SummonOfMaterials(SummonByProcedure):
    """A Synchro, Xyz or Link Summon, by the materials at that place in the text."""

    FIELDS: ClassVar[Fields] = {
        **SummonByProcedure.COMMON,
        "code": COUNT,
        "recipe_no": COUNT,
        "used": many(Ref),
        "tuners": CARD_NOS,
        "came_by": each_between(0, len(WAY_NAMES) - 1),
        "only": CARD_NOS,
        "one_of": CARD_NOS,
    }

    def __init__(self, player: Player, cards: list[CardNo], code: Code, recipe_no: int) -> None:
        super().__init__(player, cards)
        self.code = code
        self.recipe_no = recipe_no
        # The materials, where they went.
        self.used: list[Ref] = []
        # Those that can be the Tuner, and how all of them had come to the field.
        self.tuners: list[int] = []
        self.came_by: list[int] = []
        # The limits of the effect that lets it be done, if it has any.
        self.only: list[CardNo] = []
        self.one_of: list[CardNo] = []

    def copy(self) -> "SummonOfMaterials":
        new = SummonOfMaterials(self.player, self.cards, self.code, self.recipe_no)
        self.copy_to(new)
        new.used = self.used.copy()
        new.tuners = self.tuners.copy()
        new.came_by = self.came_by.copy()
        new.only = self.only.copy()
        new.one_of = self.one_of.copy()
        return new

    def recipe(self, state: State) -> Materials:
        return state.face(self.code).recipes[self.recipe_no]

    def begin(self, state: State) -> None:
        card = self.cards[0]
        recipe = self.recipe(state)
        limits = Limits(self.only or None, self.one_of or None)
        gathering = materials_for(state, self.player, card, recipe, limits)
        rule = recipe.rule_of_materials()
        state.push(PickMaterials(self.player, MATERIALS, gathering, rule, state.spot(card)))

    def ready(self, state: State) -> None:
        self.leaving = state.last_picks
        recipe = self.recipe(state)
        self.tuners = recipe.tuners_among(state, self.player, self.cards[0], self.leaving)
        self.came_by = ways_of(state, self.leaving)

    def allowed_positions(self, state: State, card: CardNo) -> int:
        return positions_for(state, self.player, card, EITHER_POSITION)  # CRD-237

    def spend(self, state: State) -> None:
        if not self.recipe(state).is_overlay():
            rule = self.rule(state)
            move = Move.of(self.leaving, GRAVEYARD, 0, AS_MATERIAL, self.player, rule)
            send_as_texts_say(state, move.items, self.summon_way(state))
            state.push(move)  # CRD-202, CRD-206, CRD-237
        elif self.recipe(state).detaching:
            count = self.recipe(state).detaching
            state.push(DetachForSummon(self.player, self.leaving[0], count))

    def overlay(self, state: State) -> None:
        """The materials are no longer on the field before the monster is there."""
        if self.recipe(state).is_overlay():
            self.used = overlay(state, self.leaving, self.cards[0], self.player)
        else:
            self.used = [refer(state.cards[material]) for material in self.leaving]

    def remember(self, state: State, card: CardNo) -> None:
        note_materials(state, card, self.used, self.tuners, self.came_by)  # CRD-206
        if self.recipe(state).once:
            note_overlaid(state, self.player, card, self.recipe_no)

    def summon_way(self, state: State) -> int:
        return self.recipe(state).summon_way()

    def rule(self, state: State) -> str:
        return self.recipe(state).rule()
