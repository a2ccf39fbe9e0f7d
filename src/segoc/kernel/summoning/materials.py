"""Materials: what a monster of the Extra Deck is made from, as its text lists it (CRD-034)."""

from typing import TYPE_CHECKING, ClassVar

from segoc.kernel.choosing.gathering import Gathering
from segoc.kernel.language.entry import LENDS_HAND
from segoc.kernel.language.node import Filter, Node, Parts
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import identity, layers, prohibitions, values
from segoc.kernel.picture.material_texts import (
    GoesAsMaterial,
    LendsHand,
    StandsInForTuner,
    level_for_xyz,
)
from segoc.kernel.picture.picture import applies
from segoc.kernel.picture.speakers import holds
from segoc.kernel.table import verbs
from segoc.kernel.table.event import (
    AT_BOTTOM,
    LINK_SUMMON,
    SYNCHRO_SUMMON,
    WAY,
    XYZ_SUMMON,
)
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.kinds import LINK, TOKEN
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.move_items import MoveItem
from segoc.kernel.table.places import DECK, HAND
from segoc.kernel.table.printed import Printed

if TYPE_CHECKING:
    from segoc.kernel.table.state import State


def send_as_texts_say(state: "State", items: list[MoveItem], way: int) -> None:
    """Some of these materials go elsewhere, as their own texts say, used in this way together."""
    used = [item.card for item in items]
    for item in items:
        for had in layers.effects_of(state, item.card):
            effect = had.effect
            if isinstance(effect, GoesAsMaterial) and effect.counts(state, had, way, used):
                item.destination = effect.to
                if effect.to == DECK:
                    item.tags |= AT_BOTTOM


def face_up_monsters(state: "State", player: Player) -> list[int]:
    found: list[int] = []
    for monster in state.monsters(player):
        if state.cards[monster].face_up:  # CRD-201, CRD-215, CRD-236, TRM-222
            found.append(monster)
    return found


def lends_hand(state: "State", card: CardNo) -> bool:
    """Used as Synchro Material, it lets a monster in the hand be one, too."""
    if not state.cards[card].printed.says(LENDS_HAND):
        return False
    for had in layers.effects_of(state, card):
        if isinstance(had.effect, LendsHand) and holds(state, had):
            return True
    return False


class Stock:
    """What there is at most: enough to say quickly what can't be made of it."""

    def __init__(self, state: "State", cards: list[CardNo]) -> None:
        self.number = len(cards)
        # The Levels, and what those of several make together, as bits.
        self.levels: list[int] = []
        self.sums = 0
        # A monster in the hand may be one more.
        self.lends = False
        single = 0
        for card in cards:
            self.lends = self.lends or state.cards[card].printed.says(LENDS_HAND)
            if identity.has_level(state, card):
                level = values.level(state, card)
                self.sums |= (self.sums | single) << level
                single |= 1 << level
                self.levels.append(level)
                other = level_for_xyz(state.cards[card].printed)
                if other:
                    self.levels.append(other)


class Part(Node):
    """From `least` to `most` cards that pass the filters."""

    PARTS: ClassVar[Parts] = {"least": "count_or_none", "most": "count", "filters": "filters"}
    NAMED: ClassVar[Parts] = {"filters": "that"}

    def __init__(self, least: int, most: int, filters: list[Filter]) -> None:
        self.least = least
        self.most = most
        self.filters = filters

    def suits(self, state: "State", scope: Scope, card: CardNo) -> bool:
        for one in self.filters:
            if not one.passes(state, scope, card):
                return False
        return True

    def suits_as(self, state: "State", scope: Scope, card: CardNo, called: Printed) -> bool:
        """Whether the card would suit if it were called as this one is."""
        for one in self.filters:
            if not one.passes_as(state, scope, card, called):
                return False
        return True

    def is_by_name(self) -> bool:
        """Whether it lists cards by their names: it doesn't say that they must be monsters."""
        for one in self.filters:
            if one.called():
                return True
        return False

    def is_one_of(self, names: list[str]) -> bool:
        """Whether cards of one of these names are asked for, by that name."""
        for one in self.filters:
            for name in one.called():
                if name in names:
                    return True
        return False


class Materials(Node):
    """Some parts, and what the way of summoning asks of each card and of all of them."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts
        # No two of them may have the same name.
        self.distinct = False
        # Any two of them must have the same Type or the same Attribute.
        self.alike = False
        # A way that goes only once a turn for monsters of its name.
        self.once = False
        # How many materials are detached first from the monster that is used.
        self.detaching = 0
        # With fewer cards nothing can come of it.
        self.fewest = 0
        for part in parts:
            self.fewest += part.least

    def summon_way(self) -> int:
        """The summon by procedure that these are for; 0 if there is none."""
        return 0

    def is_overlay(self) -> bool:
        """Whether they are put under the monster instead of being sent to the GY."""
        return False

    def rule(self) -> str:
        """The rule by which they become a monster, without an effect."""
        raise AssertionError("these are no procedure")

    def rule_of_materials(self) -> str:
        """The rule that asks for them."""
        return "CRD-034"

    def suits(self, state: "State", card: CardNo) -> bool:
        """Whether the way of summoning allows this card among the materials at all."""
        return True

    def worth(self, state: "State", card: CardNo) -> int:
        """The values (bits) that the card can count for; 0 if there is no total."""
        return 1

    def goals(self, state: "State", summoned: CardNo) -> int:
        """The totals (bits) that will do."""
        return 1

    def is_hopeless(self, state: "State", summoned: CardNo, stock: Stock) -> bool:
        """Whether nothing can come of what there is, whatever it is otherwise."""
        return stock.number < self.fewest

    def tuners_among(
        self, state: "State", player: Player, summoned: CardNo, used: list[int]
    ) -> list[int]:
        """Those of these materials that can be the Tuner; none if there is no such thing."""
        return []

    def on_field(self, state: "State", player: Player, summoned: CardNo) -> Gathering:
        """What there is for the procedure: the face-up monsters that the player controls."""
        return self.among(state, player, summoned, face_up_monsters(state, player))

    def among(
        self, state: "State", player: Player, summoned: CardNo, candidates: list[CardNo]
    ) -> Gathering:
        """What these cards are good for, in the summon that these materials are for."""
        return self.good_for(state, player, summoned, candidates, self.way())

    def way(self) -> int:
        """The way in which they are used by procedure."""
        return self.summon_way()

    def good_for(
        self, state: "State", player: Player, summoned: CardNo, candidates: list[CardNo], how: int
    ) -> Gathering:
        """What these cards are good for if they are used in this way."""
        held = state.cards[summoned]
        scope = Scope(player, refer(held), held.printed.code, 0)
        least = [part.least for part in self.parts]
        most = [part.most for part in self.parts]
        gathering = Gathering(least, most)
        gathering.goals = self.goals(state, summoned)
        gathering.alike = self.alike
        way = WAY + how
        for card in candidates:
            if not self.suits(state, card):
                continue
            roles = self.roles(state, scope, card)
            if roles == 0:
                continue
            if prohibitions.forbidden(state, card, verbs.MATERIAL, way, summoned):
                continue  # EFX-303
            if prohibitions.forbidden_to(state, player, verbs.MATERIAL, card, way):
                continue
            kin = self.namesakes(state, gathering, card) if self.distinct else 0
            gathering.add(card, roles, self.worth(state, card), 0, kin)
        return gathering

    def roles(self, state: "State", scope: Scope, card: CardNo) -> int:
        """The parts (bits) of which this card can be one."""
        roles = 0
        for index in range(len(self.parts)):
            if self.parts[index].suits(state, scope, card):  # TRM-258
                roles |= 1 << index
        return roles

    def namesakes(self, state: "State", gathering: Gathering, card: CardNo) -> int:
        """A number for its name: that of the first card with it."""
        name = identity.title(state, card)
        for index in range(len(gathering.cards)):
            if identity.title(state, gathering.cards[index]) == name:  # TRM-313, TRM-319
                return index + 1
        return len(gathering.cards) + 1


class XyzMaterials(Materials):
    """From `least` to `most` monsters of one Level, the Rank (CRD-215)."""

    PARTS: ClassVar[Parts] = {
        "level": "grade",
        "least": "count",
        "most": "count",
        "filters": "filters",
    }
    NAMED: ClassVar[Parts] = {"filters": "that"}

    def __init__(self, level: int, least: int, most: int, filters: list[Filter]) -> None:
        super().__init__([Part(least, most, filters)])
        self.level = level
        self.least = least
        self.most = most
        self.filters = filters

    def summon_way(self) -> int:
        return XYZ_SUMMON

    def is_overlay(self) -> bool:
        return True

    def rule(self) -> str:
        return "CRD-216"

    def rule_of_materials(self) -> str:
        return "CRD-215"

    def is_hopeless(self, state: "State", summoned: CardNo, stock: Stock) -> bool:
        return stock.levels.count(self.level) < self.least

    def suits(self, state: "State", card: CardNo) -> bool:
        """Of that Level, and no Token."""
        if identity.types(state, card) & TOKEN:
            return False  # TRM-222, TRM-285
        if not identity.has_level(state, card):  # CRD-220
            return False
        if values.level(state, card) == self.level:  # CRD-215
            return True
        other = level_for_xyz(state.cards[card].printed)
        return other == self.level and not layers.negated(state, card)


class Overlay(Materials):
    """One certain monster, with all that lies under it; perhaps only `once` a turn for monsters of
    its name, perhaps after `detaching` so many materials from it."""

    PARTS: ClassVar[Parts] = {"filters": "filters", "once": "yes_no", "detaching": "count_or_none"}
    NAMED: ClassVar[Parts] = {"filters": "that", "once": "once_per_turn"}

    def __init__(self, filters: list[Filter], once: bool = False, detaching: int = 0) -> None:
        super().__init__([Part(1, 1, filters)])
        self.filters = filters
        self.once = once
        self.detaching = detaching

    def summon_way(self) -> int:
        return XYZ_SUMMON

    def is_overlay(self) -> bool:
        return True

    def rule(self) -> str:
        return "CRD-217"

    def rule_of_materials(self) -> str:
        return "CRD-217"

    def suits(self, state: "State", card: CardNo) -> bool:
        if len(state.under.get(card, [])) < self.detaching:
            return False
        return not identity.types(state, card) & TOKEN


class SynchroMaterials(Materials):
    """So many Tuners and so many other monsters, whose Levels make its own (CRD-201, CRD-202)."""

    PARTS: ClassVar[Parts] = {"tuners": "part", "others": "part"}

    def __init__(self, tuners: Part, others: Part) -> None:
        super().__init__([tuners, others])
        self.tuners = tuners
        self.others = others

    def summon_way(self) -> int:
        return SYNCHRO_SUMMON

    def rule(self) -> str:
        return "CRD-202"

    def rule_of_materials(self) -> str:
        return "CRD-201"

    def on_field(self, state: "State", player: Player, summoned: CardNo) -> Gathering:
        """Besides those on the field, one monster in the hand, if one of them lets it be."""
        there = face_up_monsters(state, player)
        lenders = [card for card in there if lends_hand(state, card)]
        if not lenders:
            return self.among(state, player, summoned, there)
        held = [card for card in state.pile(player, HAND) if state.cards[card].printed.is_monster]
        gathering = self.among(state, player, summoned, there + held)
        gathering.lend(lenders, held)
        return gathering

    def among(
        self, state: "State", player: Player, summoned: CardNo, candidates: list[CardNo]
    ) -> Gathering:
        gathering = super().among(state, player, summoned, candidates)
        if len(self.tuners.filters) < 2:
            return gathering
        # A certain Tuner is asked for: another one may stand in for it.
        for card in candidates:
            if self.can_replace_tuner(state, card, summoned):
                if card in gathering.cards:
                    gathering.roles[gathering.cards.index(card)] |= 1
                else:
                    gathering.add(card, 1, self.worth(state, card))
        return gathering

    def tuners_among(
        self, state: "State", player: Player, summoned: CardNo, used: list[int]
    ) -> list[int]:
        """Those that can be the Tuner while all the rest are none."""
        found: list[int] = []
        gathering = self.among(state, player, summoned, used)
        everything = (1 << len(gathering.cards)) - 1
        roles = gathering.roles
        for index in range(len(roles)):
            if roles[index] & 1:
                gathering.roles = [role & ~1 for role in roles]
                gathering.roles[index] = 1
                if gathering.complete(everything):
                    found.append(gathering.cards[index])
        return found

    def can_replace_tuner(self, state: "State", card: CardNo, summoned: CardNo) -> bool:
        if not self.suits(state, card):
            return False
        if prohibitions.forbidden(state, card, verbs.MATERIAL, WAY + SYNCHRO_SUMMON, summoned):
            return False
        for had in layers.effects_of(state, card):
            effect = had.effect
            if isinstance(effect, StandsInForTuner) and effect.replaces(self.tuners.filters):
                if applies(state, had):
                    return True
        return False

    def is_hopeless(self, state: "State", summoned: CardNo, stock: Stock) -> bool:
        return not stock.lends and not stock.sums & self.goals(state, summoned)

    def suits(self, state: "State", card: CardNo) -> bool:
        return identity.has_level(state, card)  # CRD-209

    def worth(self, state: "State", card: CardNo) -> int:
        return 1 << values.level(state, card)  # CRD-201

    def goals(self, state: "State", summoned: CardNo) -> int:
        return 1 << values.level(state, summoned)  # CRD-201


class LinkMaterials(Materials):
    """Monsters that count for as many as its rating; a Link Monster for one, or for as many as its
    own (CRD-236, CRD-238)."""

    PARTS: ClassVar[Parts] = {"parts": "parts", "distinct": "yes_no", "alike": "yes_no"}
    NAMED: ClassVar[Parts] = {"distinct": "different_names"}

    def __init__(self, parts: list[Part], distinct: bool = False, alike: bool = False) -> None:
        super().__init__(parts)
        self.distinct = distinct
        self.alike = alike

    def summon_way(self) -> int:
        return LINK_SUMMON

    def rule(self) -> str:
        return "CRD-237"

    def rule_of_materials(self) -> str:
        return "CRD-236"

    def worth(self, state: "State", card: CardNo) -> int:
        if identity.types(state, card) & LINK:
            return 1 << 1 | 1 << state.cards[card].printed.level  # CRD-238, CRD-239
        return 1 << 1  # CRD-236

    def goals(self, state: "State", summoned: CardNo) -> int:
        return 1 << state.cards[summoned].printed.level  # CRD-236, CRD-239
