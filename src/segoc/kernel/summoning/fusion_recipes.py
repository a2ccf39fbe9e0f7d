"""What a Fusion Monster lists as its materials, and what can be used for it."""

from typing import TYPE_CHECKING, ClassVar

from segoc.kernel.choosing.gathering import Gathering
from segoc.kernel.language import entry as en
from segoc.kernel.language.node import Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import identity, layers, prohibitions
from segoc.kernel.picture.material_texts import StandsIn
from segoc.kernel.picture.picture import nothing_tells_of
from segoc.kernel.summoning.materials import Materials, Part
from segoc.kernel.table import verbs
from segoc.kernel.table.event import FUSION_SUMMON, SPECIAL_SUMMON, WAY
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.lifetimes import refer

if TYPE_CHECKING:
    from segoc.kernel.table.state import State


class FusionMaterials(Materials):
    """What its text lists (CRD-163); `genuine`: and nothing in place of it (CRD-173)."""

    PARTS: ClassVar[Parts] = {"parts": "parts", "genuine": "yes_no"}

    def __init__(self, parts: list[Part], genuine: bool = False) -> None:
        super().__init__(parts)
        self.genuine = genuine

    def way(self) -> int:
        """The own procedure of a Fusion Monster is no Fusion Summon, though it uses materials."""
        return SPECIAL_SUMMON  # TRM-255, TRM-259, TRM-260

    def for_fusion(
        self,
        state: "State",
        player: Player,
        summoned: CardNo,
        candidates: list[CardNo],
        certain: list[str],
        how: int = FUSION_SUMMON,
    ) -> Gathering:
        """What these cards are good for in a Fusion Summon, or in another summon that asks for
        them as one does: there one can stand in for another, but not for one of the `certain`
        names on which the effect insists."""
        gathering = self.good_for(state, player, summoned, candidates, how)
        for card in candidates:
            roles = self.renamed(state, player, summoned, card)
            places = 0
            if not self.genuine:  # CRD-173
                places = self.replaced_by(state, summoned, card, certain)
            way = WAY + how
            if roles | places == 0:
                continue
            if prohibitions.forbidden(state, card, verbs.MATERIAL, way, summoned):
                continue
            if prohibitions.forbidden_to(state, player, verbs.MATERIAL, card, way):
                continue
            if card not in gathering.cards:
                gathering.add(card, 0)
            index = gathering.cards.index(card)
            gathering.roles[index] |= roles
            gathering.stand_ins[index] = places
        return gathering

    def for_procedure(
        self, state: "State", player: Player, summoned: CardNo, candidates: list[CardNo]
    ) -> Gathering:
        """What these cards are good for in its own procedure: there nothing stands in. Where it
        doesn't list them by name, they must be monsters, not monster cards among the Spells."""
        gathering = self.among(state, player, summoned, candidates)  # TRM-273, TRM-278
        for card in candidates:
            roles = self.renamed(state, player, summoned, card)
            if roles:
                if card not in gathering.cards:
                    gathering.add(card, 0)
                gathering.roles[gathering.cards.index(card)] |= roles  # SEG-170
        by_name = 0
        for index in range(len(self.parts)):
            by_name |= self.parts[index].is_by_name() << index  # TRM-269
        for index in range(len(gathering.cards)):
            if not identity.is_monster(state, gathering.cards[index]):
                gathering.roles[index] &= by_name  # TRM-265
        return gathering

    def renamed(self, state: "State", player: Player, summoned: CardNo, card: CardNo) -> int:
        """The parts (bits) of which this card can be one by a name that it has as material."""
        found = 0
        if nothing_tells_of(state, en.MATERIAL_NAME):
            return found
        held = state.cards[summoned]
        scope = Scope(player, refer(held), held.printed.code, 0)
        for entry in state.entries:
            if entry.layer != en.MATERIAL_NAME or entry.receiver != card:
                continue
            if layers.entry_applies(state, entry):
                for index in range(len(self.parts)):
                    if self.parts[index].suits_as(state, scope, card, state.faces[entry.value]):
                        found |= 1 << index  # SEG-170
        return found

    def replaced_by(
        self, state: "State", summoned: CardNo, card: CardNo, certain: list[str]
    ) -> int:
        """The parts (bits) of which this card can be one in place of what is listed there."""
        found = 0
        for had in layers.effects_of(state, card):
            effect = had.effect
            # TRM-277
            if isinstance(effect, StandsIn) and effect.counts(state, had, summoned):
                for index in range(len(self.parts)):
                    part = self.parts[index]
                    if effect.replaces(part.filters) and not part.is_one_of(certain):  # CRD-184
                        found |= 1 << index
        return found

    def lists(self, state: "State", player: Player, summoned: CardNo, used: list[int]) -> bool:
        """Whether these cards are such materials where they lie now, one set of them. What stands
        in for one of them does so wherever it has gone."""
        held = state.cards[summoned]
        scope = Scope(player, refer(held), held.printed.code, 0)
        least = [part.least for part in self.parts]
        gathering = Gathering(least, [part.most for part in self.parts])
        for card in used:
            stand_ins = 0
            for index in range(len(self.parts)):
                if self.could_replace(state, summoned, card, index):
                    stand_ins |= 1 << index
            gathering.add(card, self.roles(state, scope, card), 1, stand_ins)
        return gathering.complete((1 << len(used)) - 1)

    def could_replace(self, state: "State", summoned: CardNo, card: CardNo, index: int) -> bool:
        """Whether its text lets it be this part in place of what is listed there, anywhere."""
        for had in layers.effects_of(state, card):
            effect = had.effect
            if isinstance(effect, StandsIn) and effect.is_for(state, had, summoned):
                if effect.replaces(self.parts[index].filters):  # TRM-281, TRM-282
                    return True
        return False
