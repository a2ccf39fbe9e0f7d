"""Special Summons by effect: nothing to negate, the effect was (CRD-244)."""

from typing import ClassVar, Final

from segoc.kernel.choosing.choosing_cards import PickPosition, PickZone
from segoc.kernel.language import lingering
from segoc.kernel.language.entry import AS_MADE, ONLY_SUMMONED_BY, WHILE_FACE_UP
from segoc.kernel.language.made_from import note_materials
from segoc.kernel.language.scope import Scope
from segoc.kernel.moving.relocating import relocate
from segoc.kernel.moving.xyz_materials import overlay
from segoc.kernel.picture import prohibitions
from segoc.kernel.picture.face_up_defense import summons_in_defense
from segoc.kernel.picture.oaths import note_deed
from segoc.kernel.picture.picture import unforbidden
from segoc.kernel.picture.summons_this_turn import note_summon, rule_against
from segoc.kernel.programs.once_per_turn import carry_uses
from segoc.kernel.summoning.revive_limit import AS_OWN_WAY, EFFECT_WAY, takes
from segoc.kernel.summoning.summon_zones import has_zone, zones_for
from segoc.kernel.table import verbs
from segoc.kernel.table.card import GUISE
from segoc.kernel.table.event import (
    BY_EFFECT,
    BY_ITSELF,
    IGNORING,
    SPECIAL_SUMMON,
    SUMMONED,
    WAY,
    WAY_NAMES,
)
from segoc.kernel.table.geometry import NO_ZONE, ZONE_COUNT, side_of
from segoc.kernel.table.ints import Bits, CardNo, Code, EffectNo, Player, Position, Zone
from segoc.kernel.table.kinds import LINK, TOKEN
from segoc.kernel.table.lifetimes import TRAP_MONSTER, Ref, refer
from segoc.kernel.table.places import (
    ATTACK,
    BANISHED,
    DEFENSE,
    FACE_DOWN_DEFENSE,
    GRAVEYARD,
    HAND,
    MONSTER_ZONE,
    SPELL_ZONE,
    on_field,
)
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.reason import IMPOSSIBLE
from segoc.kernel.table.record import (
    CARD_NOS,
    COUNT,
    COUNTS,
    PLAYER,
    Fields,
    always,
    between,
    each_between,
    many,
)
from segoc.kernel.table.state import State

# To the field of whichever player is chosen, for each monster.
EITHER_FIELD: Final = 2


def against_summoning(
    state: State,
    player: Player,
    card: CardNo,
    spending: list[CardNo],
    own: bool = False,
    how: int = SPECIAL_SUMMON,
    ignoring: bool = False,
) -> str:
    """The rule by which no effect of this player, or not this `own` effect of the card (or of
    the one that its text names), can Special Summon it, or "". The summon may be treated as a
    Fusion, Synchro or Xyz Summon: `how`. What is summoned `ignoring` its summoning conditions need
    not have been properly summoned, and isn't then."""
    held = state.cards[card]
    if not held.printed.is_monster:
        return IMPOSSIBLE
    if held.printed.types & TOKEN:
        # Only the effect that makes it summons it.
        return "TRM-299"  # TRM-299, TRM-301
    if not has_zone(state, player, card, spending):
        return "SEG-020"
    why = BY_ITSELF if own else BY_EFFECT  # SUM-013
    if how != SPECIAL_SUMMON:
        why = WAY + how
    if ignoring:
        why = IGNORING  # CRD-144, CRD-145
    if prohibitions.forbidden(state, card, verbs.SPECIAL_SUMMON, why):
        return rule_of_text(state, card)
    way = WAY + how
    if prohibitions.forbidden_to(state, player, verbs.SPECIAL_SUMMON, card, way):  # TRM-032
        return rule_against(state, player, card, way)
    # The one way that its text leaves is a proper one; but its own effect is no such way where it
    # only revives it.
    by_text = held.printed.says(ONLY_SUMMONED_BY)
    if held.place in (GRAVEYARD, BANISHED) and _is_summoner(held.printed, held.printed):
        by_text = False  # TRM-039, TRM-040
    if ignoring or (own and by_text):
        return ""  # CRD-144, CRD-145, SUM-041
    if how != SPECIAL_SUMMON:
        return "" if takes(held, AS_OWN_WAY) else "CRD-198"
    # The revive limit: only what was properly summoned once, or lies face-down in the Extra Deck:
    # an effect that summons from there need not be its procedure.
    # SUM-051, SUM-062
    return "" if takes(held, EFFECT_WAY) else "CRD-142"  # EFX-284


def against_becoming(state: State, player: Player, card: CardNo, form: int) -> bool:
    """An effect forbids this player to Special Summon what a Spell or Trap would become: the
    monster that it will be, where it lies then, and not the card that it is now."""
    if unforbidden(state, verbs.SPECIAL_SUMMON):
        return False
    later = state.copy()
    held = later.edit(card)
    held.form = form  # TRM-336
    held.place = MONSTER_ZONE  # TRM-333, TRM-334
    held.side = player
    held.face_up = True
    return prohibitions.forbidden_to(later, player, verbs.SPECIAL_SUMMON, card)  # TRM-336


def against_guise(state: State, player: Player, card: CardNo) -> str:
    """The rule by which no effect of this player can let a Spell or Trap be summoned as a monster
    without values, or ""."""
    if state.cards[card].printed.is_monster:
        return IMPOSSIBLE
    return "SEG-071" if against_becoming(state, player, card, GUISE) else ""


def rule_of_text(state: State, card: CardNo) -> str:
    """Why effects forbid that it is Special Summoned: they do so for all ways, or its own text
    for all but one."""
    if prohibitions.against_use(state, card):
        return "EFX-305"
    always = prohibitions.forbidden(state, card, verbs.SPECIAL_SUMMON, IGNORING)
    return "SEG-071" if always else "CRD-141"  # CRD-141


def positions_for(state: State, player: Player, card: CardNo, positions: Bits) -> int:
    """Those of the positions (bits) in which this player can summon the monster: a Link Monster has
    only one, and who can't Set cards summons none face-down."""
    held = state.cards[card]
    if held.printed.types & LINK:
        return positions & 1 << ATTACK  # CRD-071
    # What forbids to Set monsters of the hand is about Normal Sets.
    if positions >> FACE_DOWN_DEFENSE & 1 and held.place != HAND:
        if prohibitions.forbidden_to(state, player, verbs.SET, card):
            return positions & ~(1 << FACE_DOWN_DEFENSE)  # TM2-129
    return positions


def is_its_way(state: State, card: CardNo, code: Code) -> bool:
    """The effects of that card alone can Special Summon this one, as its text says: of that one,
    or of all of an archetype."""
    printed = state.cards[card].printed
    face = state.faces[code]
    for said in printed.said(ONLY_SUMMONED_BY):
        if said.clause is not None:
            for series in said.clause.summoner_series():
                if series in face.series:
                    return True  # CRD-058
    return _is_summoner(printed, face)  # CRD-063


def _is_summoner(printed: Printed, face: Printed) -> bool:
    """The text of the first names the other as one whose effects can Special Summon it."""
    for said in printed.said(ONLY_SUMMONED_BY):
        if said.clause is not None and face.title in said.clause.summoners(printed):
            return True
    return False


class SummonByEffect(Procedure):
    """Choose position and zone for each, and place the monsters at the same moment.

    `form` is the statline that a trap monster takes, 0 for a monster card.
    """

    FIELDS: ClassVar[Fields] = {
        "player": PLAYER,
        "cards": CARD_NOS,
        "positions": COUNT,
        "form": COUNT,
        "source": always(Ref),
        "code": COUNT,
        "effect_no": COUNT,
        "clauses": COUNTS,
        "chosen": COUNTS,
        "zones": each_between(NO_ZONE, ZONE_COUNT - 1),
        "summon_way": between(0, len(WAY_NAMES) - 1),
        "materials": many(Ref),
        "came_by": each_between(0, len(WAY_NAMES) - 1),
        "within": each_between(0, ZONE_COUNT - 1),
        "side": between(0, EITHER_FIELD),
        "targets": many(Ref),
        "overlaid": CARD_NOS,
    }

    # Steps.
    POSITION: Final = 0
    FIND_ZONE: Final = 1
    NOTE_ZONE: Final = 2
    PLACE: Final = 3

    def __init__(
        self,
        player: Player,
        cards: list[CardNo],
        positions: Bits,
        form: int,
        source: Ref,
        code: Code,
        effect_no: EffectNo,
        clauses: list[int],
    ) -> None:
        super().__init__()
        self.player = player
        self.cards = cards
        # Positions as bits; both: the player chooses.
        self.positions = positions
        self.form = form
        # The effect that summons, and the clauses in its text that are part of the summon.
        self.source = source
        self.code = code
        self.effect_no = effect_no
        self.clauses = clauses
        # The positions and zones that are chosen so far.
        self.chosen: list[int] = []
        self.zones: list[int] = []
        # A Fusion or Ritual Summon, and what was used for it.
        self.summon_way = SPECIAL_SUMMON
        self.materials: list[Ref] = []
        # How those had come to the field.
        self.came_by: list[int] = []
        # To whose field they come: whose effect it is chooses where.
        self.side = player
        # What the effect targets: its clauses may speak of that.
        self.targets: list[Ref] = []
        # The zones to which alone the effect summons; any if there are none here.
        self.within: list[int] = []
        # What it is overlaid on, for what is treated as an Xyz Summon.
        self.overlaid: list[int] = []

    def copy(self) -> "SummonByEffect":
        new = SummonByEffect(
            self.player,
            self.cards.copy(),
            self.positions,
            self.form,
            self.source,
            self.code,
            self.effect_no,
            self.clauses.copy(),
        )
        new.step = self.step
        new.chosen = self.chosen.copy()
        new.zones = self.zones.copy()
        new.summon_way = self.summon_way
        new.materials = self.materials.copy()
        new.came_by = self.came_by.copy()
        new.within = self.within.copy()
        new.side = self.side
        new.targets = self.targets.copy()
        new.overlaid = self.overlaid.copy()
        return new

    def fits(self, card: CardNo, face: Printed) -> bool:
        """It was chosen for what it is."""
        return card not in self.cards and card not in self.overlaid

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        if step == self.POSITION:
            card = self.cards[len(self.zones)]
            positions = positions_for(state, self.player, card, self.positions)
            side = self.player if self.side == EITHER_FIELD else self.side
            if positions >> FACE_DOWN_DEFENSE & 1 and summons_in_defense(state, side):
                positions = positions & ~(1 << FACE_DOWN_DEFENSE) | 1 << DEFENSE  # CRD-115
            state.push(PickPosition(self.player, positions, card))
        elif step == self.FIND_ZONE:
            self.chosen.append(state.last_picks[0])
            card = self.cards[len(self.zones)]
            free: list[int] = []
            for side in range(2):
                if self.side in (side, EITHER_FIELD):
                    free += zones_for(state, side, card, self.overlaid, self.zones)  # CRD-133
            if self.within:
                free = [zone for zone in free if zone in self.within]
            state.push(PickZone(self.player, free, card))  # EFX-246, CRD-089, TRM-184
        elif step == self.NOTE_ZONE:
            self.zones.append(state.last_picks[0])
            if len(self.zones) < len(self.cards):
                self.step = self.POSITION
        elif step == self.PLACE:
            self.place_all(state)
        else:
            state.pop()

    def place_all(self, state: State) -> None:
        records = state.begin(self.cards)  # CRD-102
        if self.overlaid:
            self.materials = overlay(state, self.overlaid, self.cards[0], self.player)
        for index in range(len(self.cards)):
            self.place(state, self.cards[index], self.chosen[index], self.zones[index])
        note_summon(state, self.player, True)
        # CRD-243, CRD-244, CRD-245
        state.tell(
            SUMMONED,
            self.player,
            records,
            summon_way=self.summon_way,
            why=BY_EFFECT,
            rule="CRD-118",
        )

    def place(self, state: State, card: CardNo, position: Position, zone: Zone) -> None:
        held = state.cards[card]
        came_from = held.place
        own = self.code == held.printed.code
        transition = self.transition(state, card) if self.form else -1
        face_up = position != FACE_DOWN_DEFENSE  # CRD-116
        position = position if face_up else DEFENSE
        before = refer(held)
        side = side_of(zone) if self.side == EITHER_FIELD else self.side
        relocate(state, card, MONSTER_ZONE, side, zone, face_up, position, transition)
        held = state.edit(card)
        if own and came_from == SPELL_ZONE:
            carry_uses(state, before, refer(held))
        if not face_up:
            # It hasn't been face-up there yet.
            held.in_place_since = 0  # CRD-252
        held.form = self.form
        held.summon_way = self.summon_way
        held.summoned_or_set_turn = state.turn
        held.came_from = came_from  # FDN-052
        held.summoned_by = self.effect_no + 1 if own else 0
        native = self.summon_way != SPECIAL_SUMMON  # CRD-140, SUM-014
        held.proper = held.proper or native or is_its_way(state, card, self.code)
        if native:  # TRM-280
            note_materials(state, card, self.materials, [], self.came_by, self.source)
        scope = Scope(self.player, self.source, self.code, self.effect_no)
        scope.targets = self.targets
        for index in self.clauses:
            # Part of the summon: judged now and never again.
            clause = state.faces[self.code].clauses[index]  # TRM-349
            until = AS_MADE if clause.makes() else WHILE_FACE_UP  # TRM-283
            itself = card == self.source.card
            # TRM-080
            lingering.put_on(state, scope, card, clause, until, only_itself=itself)
        note_deed(state, self.player, verbs.SPECIAL_SUMMON, card)

    def transition(self, state: State, card: CardNo) -> int:
        """A Trap that becomes a monster where it also stays a Trap is the same card still
        (TRM-051)."""
        held = state.cards[card]
        also_trap = held.printed.forms[self.form - 1].also_trap
        # TRM-374, TRM-376, TRM-399
        return TRAP_MONSTER if also_trap and on_field(held.place) else -1
