"""The Pendulum Summon: any number of monsters at once, from the hand and the face-up Extra Deck.

Once a turn (CRD-230); an effect can allow another one in addition, for monsters that it describes
(CRD-231). Whichever of the two it is has to be the same for the whole group.
"""

from typing import ClassVar

from segoc.kernel.choosing.choosing_cards import AskPlayer
from segoc.kernel.choosing.choosing_sets import PickMaterials
from segoc.kernel.choosing.gathering import Gathering
from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Standing
from segoc.kernel.language.node import Clause
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import layers, prohibitions, values
from segoc.kernel.picture.must_match import rivals_of
from segoc.kernel.picture.picture import applies, nothing_tells_of, picture
from segoc.kernel.picture.speakers import clause_of, entry_scope, scope_of
from segoc.kernel.picture.summons_this_turn import rule_against
from segoc.kernel.summoning.revive_limit import PENDULUM_WAY, takes
from segoc.kernel.summoning.special_summon_by_procedure import SummonByProcedure
from segoc.kernel.summoning.summon_zones import has_pointer, may_use_extra, zones_for
from segoc.kernel.table import verbs
from segoc.kernel.table.decision import SUMMONED
from segoc.kernel.table.event import PENDULUM_SUMMON, WAY
from segoc.kernel.table.geometry import EXTRA_LEFT, EXTRA_RIGHT, spell_zone
from segoc.kernel.table.ints import CardNo, Player
from segoc.kernel.table.phases import is_main_phase
from segoc.kernel.table.places import EXTRA_DECK, HAND, NO_SPOT, PENDULUM_ZONE
from segoc.kernel.table.reason import Reason, deny
from segoc.kernel.table.record import Fields
from segoc.kernel.table.state import NO_CARD, State
from segoc.kernel.table.zones import free_monster_zones

# Any number of monsters but none.
SOME = (1 << 60) - 2  # CRD-229


def may_pendulum_summon(state: State, player: Player, why: list[Reason] | None) -> bool:
    """Whether a player can Pendulum Summon anything now."""
    before = 0 if why is None else len(why)
    if player != state.turn_player or not is_main_phase(state.phase):
        deny(why, "CRD-223")
        return False
    if state.zones[spell_zone(player, 1)] == NO_CARD or len(scales_of(state, player)) < 2:
        deny(why, "CRD-223")
        return False
    if state.pendulum_summons > 0:
        if state.additional_pendulums > 0 or not permissions(state, player):
            deny(why, "CRD-230")
            return False
    if not group(state, player).possible(0):
        if why is not None:
            deny(why, why_nobody(state, player))
        return False
    return why is None or len(why) == before


def scales_of(state: State, player: Player) -> list[int]:
    """The Pendulum Scales of a player, the lower one first."""
    found: list[int] = []
    for number in (1, 5):
        card = state.zones[spell_zone(player, number)]
        # An equip card in such a zone is no Pendulum Card.
        if card != NO_CARD and state.cards[card].place == PENDULUM_ZONE:  # CRD-223
            found.append(values.scale(state, card))  # CRD-035
    return sorted(found)


def why_nobody(state: State, player: Player) -> str:
    """What is in the way of those between the scales; or there is none."""
    scales = scales_of(state, player)
    for place in (HAND, EXTRA_DECK):
        for card in state.pile(player, place):
            if is_between(state, scales, card):
                rule = against_swinging(state, player, card, [])
                if rule:
                    return rule
    return "CRD-224"


def candidates(state: State, player: Player) -> list[int]:
    """The monsters in the hand and the face-up ones in the Extra Deck that can be summoned, if
    there is room."""
    found: list[int] = []
    scales = scales_of(state, player)
    for place in (HAND, EXTRA_DECK):  # CRD-226
        for card in state.pile(player, place):
            if is_between(state, scales, card) and against_any(state, player, card) == "":
                found.append(card)
    return found


def is_between(state: State, scales: list[int], card: CardNo) -> bool:
    """Its Level, or its Rank, is between the scales."""
    if not state.cards[card].printed.is_monster:
        return False
    # An Xyz Monster has its Rank where others have their Level.
    stars = values.level(state, card)  # CRD-222
    return scales[0] < stars < scales[1]  # CRD-224, CRD-225


def against_any(state: State, player: Player, card: CardNo) -> str:
    """The rule by which this monster can't be Pendulum Summoned, whatever its Level is, or ""."""
    held = state.cards[card]
    # Only Pendulum Monsters ever lie face-up in the Extra Deck.
    if not takes(held, PENDULUM_WAY):  # SUM-038
        return "CRD-196" if held.place == EXTRA_DECK else "CRD-142"
    if prohibitions.forbidden_to(state, player, verbs.SPECIAL_SUMMON, card, WAY + PENDULUM_SUMMON):
        return rule_against(state, player, card)
    if prohibitions.forbidden_to(state, player, verbs.PENDULUM_SUMMON, card):
        return "SEG-071"
    if prohibitions.forbidden(state, card, verbs.SPECIAL_SUMMON, WAY + PENDULUM_SUMMON):
        return "SEG-071"
    if prohibitions.forbidden(state, card, verbs.PROCEDURE):
        return prohibitions.rule_of_use(state, card)
    return ""


def against_swinging(state: State, player: Player, card: CardNo, with_: list[int]) -> str:
    """The rule by which this card can't be Pendulum Summoned now, with these others."""
    held = state.cards[card]
    if held.side != player or held.place not in (HAND, EXTRA_DECK) or not held.printed.is_monster:
        return "CRD-226"
    if not is_between(state, scales_of(state, player), card):
        return "CRD-224"
    rule = against_any(state, player, card)
    if rule:
        return rule
    if state.pendulum_summons > 0 and not all_permitted(state, player, [*with_, card]):
        return "CRD-231"
    found = group(state, player)
    if found.possible(found.bits([*with_, card])):
        return ""
    if rivals_of(state, player, card, with_):
        return "SEG-071"
    from_extra = held.place == EXTRA_DECK and len(free_monster_zones(state, player)) > len(with_)
    return "CRD-228" if from_extra else "CRD-120"


def group(state: State, player: Player) -> Gathering:
    """Which of them can come together: those from the Extra Deck to an Extra Monster Zone or to
    where a Link Monster points, those from the hand to the Main Monster Zones."""
    pointed = 0
    others = 0
    for zone in free_monster_zones(state, player):
        if has_pointer(state, zone, []):
            pointed += 1
        else:
            others += 1
    extra = 1 if extra_zones(state, player, []) else 0
    gathering = Gathering([0, 0, 0], [others, pointed, extra])
    gathering.goals = SOME
    for card in candidates(state, player):
        from_hand = state.cards[card].place == HAND
        gathering.add(card, 0b011 if from_hand else 0b110, 1 << 1)  # CRD-228
    if state.pendulum_summons > 0:
        only_permitted(state, player, gathering)
    if not nothing_tells_of(state, en.TOGETHER):
        for index in range(len(gathering.cards)):
            rivals = rivals_of(state, player, gathering.cards[index], gathering.cards)
            if rivals:
                gathering.part_with(index, gathering.bits(rivals))  # TRM-455
    return gathering


def extra_zones(state: State, player: Player, taken: list[int]) -> list[int]:
    """The Extra Monster Zones that are open to a monster that isn't a Link Monster."""
    found: list[int] = []
    for zone in (EXTRA_LEFT, EXTRA_RIGHT):
        if state.zones[zone] == NO_CARD and zone not in taken:
            if may_use_extra(state, player, NO_CARD, zone, [], taken):
                found.append(zone)
    return found


# In addition.


class Permission:
    """That a player can Pendulum Summon certain monsters, once, in addition."""

    def __init__(self, clause: Clause, scope: Scope) -> None:
        self.clause = clause
        self.scope = scope

    def lets(self, state: State, card: CardNo) -> bool:
        return self.clause.lets_summon(state, self.scope, card, 0)


def permissions(state: State, player: Player) -> list[Permission]:
    """The effects that let a player Pendulum Summon in addition, used up or not."""
    found: list[Permission] = []
    if nothing_tells_of(state, en.ADDITIONAL_PENDULUM):
        return found
    for entry in state.entries:
        if entry.layer == en.ADDITIONAL_PENDULUM and entry.whose >> player & 1:
            found.append(Permission(clause_of(state, entry), entry_scope(entry)))
    for had in picture(state).in_place:
        effect = had.effect
        if isinstance(effect, Standing) and effect.receivers is None:
            scope = scope_of(state, had)
            for clause in effect.clauses:
                if clause.layer == en.ADDITIONAL_PENDULUM and applies(state, had):
                    if layers.whose_bits(effect.whose, scope.player) >> player & 1:
                        found.append(Permission(clause, scope))
    return found


def all_permitted(state: State, player: Player, cards: list[CardNo]) -> bool:
    """One permission is enough for all of them."""
    for permission in permissions(state, player):
        if not [card for card in cards if not permission.lets(state, card)]:
            return True
    return False


def only_permitted(state: State, player: Player, gathering: Gathering) -> None:
    """The turn's own Pendulum Summon is used: only what one permission is for can come."""
    gathering.needed = []
    gathering.kept = []
    for permission in permissions(state, player):
        others = [card for card in gathering.cards if not permission.lets(state, card)]
        gathering.allow(0, gathering.bits(others))  # CRD-231


class PendulumSummon(SummonByProcedure):
    FIELDS: ClassVar[Fields] = {
        **SummonByProcedure.COMMON,
    }

    def copy(self) -> "PendulumSummon":
        new = PendulumSummon(self.player, [])
        self.copy_to(new)
        return new

    def begin(self, state: State) -> None:
        gathering = group(state, self.player)
        state.push(PickMaterials(self.player, SUMMONED, gathering, "CRD-224", NO_SPOT))

    def ready(self, state: State) -> None:
        """The monsters are chosen. If both are open, their player says whether it is the turn's
        own Pendulum Summon or the additional one: that answer comes here, too."""
        if self.cards:
            self.use_up(state, state.last_picks[0] == 1)
            return
        self.cards = state.last_picks
        both = state.pendulum_summons == 0 and state.additional_pendulums == 0
        if both and all_permitted(state, self.player, self.cards):
            state.push(AskPlayer(self.player, self.cards[0]))  # CRD-231
            self.step = self.READY
        else:
            self.use_up(state, state.pendulum_summons > 0)

    def use_up(self, state: State, additional: bool) -> None:
        """One of the two is used, negated or not."""
        if additional:
            state.additional_pendulums += 1  # CRD-231
        else:
            state.pendulum_summons += 1  # CRD-230

    def open_zones(self, state: State, card: CardNo) -> list[int]:
        """Such that there is room for the others still."""
        rest = self.cards[len(self.zones) + 1 :]
        zones = zones_for(state, self.player, card, [], self.zones)
        return [zone for zone in zones if self.leaves_room(state, rest, [*self.zones, zone])]

    def leaves_room(self, state: State, rest: list[int], taken: list[int]) -> bool:
        """One from the Extra Deck can have an Extra Monster Zone, the others of them go where a
        Link Monster points, and those from the hand to what is left."""
        free = [zone for zone in free_monster_zones(state, self.player) if zone not in taken]
        pointed = [zone for zone in free if has_pointer(state, zone, [])]
        swung = [card for card in rest if state.cards[card].place == EXTRA_DECK]
        above = 1 if swung and extra_zones(state, self.player, taken) else 0
        return len(swung) - above <= len(pointed) and len(rest) - above <= len(free)

    def summon_way(self, state: State) -> int:
        return PENDULUM_SUMMON

    def rule(self, state: State) -> str:
        return "CRD-226"
