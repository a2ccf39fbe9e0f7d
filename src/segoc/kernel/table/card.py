"""One physical card (or Token), and what the rules remember about it.

What is true of a card *now* (name, Level, ATK, controller…) is never kept here:
ask `layers`. Write to a card only through `State.edit`, since copies of a duel
share the cards that neither of them has changed.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from segoc.kernel.table.geometry import NO_ZONE
from segoc.kernel.table.kinds import MONSTER
from segoc.kernel.table.native import i32, i64
from segoc.kernel.table.places import DECK, NO_POSITION
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.record import SMALL, TRUTH, WIDE, Fields, Record, between

if TYPE_CHECKING:
    from segoc.kernel.table.lifetimes import Ref

# Determined to be destroyed: at once, or by a battle; then it stays until the Damage Step ends.
NOT_DOOMED: Final = 0
DOOMED: Final = 1
DOOMED_BY_BATTLE: Final = 2

# Of a Gemini: by its second summon, on the field.
AGAIN: Final = -1

# As its form: it counts as a monster by the effect of another card, with no values of its own.
GUISE: Final = -1
# Besides a property: treated as a Trap that has it, not as a Spell.
AS_TRAP: Final = 1 << 8
BLANK_MONSTER: Final = Printed(0, MONSTER, atk=0, defense=0)


class Lease:
    """A token: the state that holds it may write to the cards that hold it too."""


class Card(Record):
    # Everything but id, printed, lease and ref; `saving` and the tests of `copy` read it.
    FIELDS: ClassVar[Fields] = {
        "owner": SMALL,
        "place": WIDE,
        "side": SMALL,
        "holder": SMALL,
        "zone": SMALL,
        "face_up": TRUTH,
        "position": SMALL,
        "acting": TRUTH,
        "summoning": TRUTH,
        "life": SMALL,
        "face_life": SMALL,
        "shuffled_life": SMALL,
        "handle": SMALL,
        "seen": SMALL,
        "among": SMALL,
        "mix_a": SMALL,
        "mix_b": SMALL,
        "summon_way": SMALL,
        "tributes": SMALL,
        "summoned_or_set_turn": SMALL,
        "position_changed_turn": SMALL,
        "declared_turn": SMALL,
        "attacks": SMALL,
        "went_direct": TRUTH,
        "attacked_turn": SMALL,
        "battled_turn": SMALL,
        "proper": TRUTH,
        "doomed": between(NOT_DOOMED, DOOMED_BY_BATTLE),
        "destroyed_turn": SMALL,
        "form": SMALL,
        "treated_as": SMALL,
        "came_turn": SMALL,
        "in_place_since": SMALL,
        "came_moment": SMALL,
        "came_from": WIDE,
        "summoned_by": SMALL,
        "previous_place": WIDE,
        "announced": WIDE,
        "announced_race": WIDE,
        "sent_as_cost_turn": SMALL,
        "flipped_turn": SMALL,
        "flip_summoned_turn": SMALL,
        "control_changed_turn": SMALL,
        "tributed_kinds": WIDE,
        "battle_victim_turn": SMALL,
        "battle_victim_level": SMALL,
    }

    def __init__(self, id: i32, printed: Printed, owner: i32, lease: Lease) -> None:
        self.id = id
        self.owner = owner
        self.printed = printed
        self.lease = lease

        # Where it is. `side` is the player in whose zones or piles it lies, `zone`
        # the zone that it occupies, or that is reserved for it while in the act.
        self.place: i64 = DECK
        self.side = owner
        # Who controls it where no effect claims it: to whose field it came.
        self.holder = owner
        self.zone: i32 = NO_ZONE
        self.face_up = False
        self.position: i32 = NO_POSITION
        # In the act without having moved: a Spell or Trap whose activation was negated.
        self.acting = False
        # Its Flip Summon, or its second summon, is under way: it lies there as what it is, and only
        # its effects wait.
        self.summoning = False

        # References carry these numbers: a new `life` is a new object to the rules,
        # a new `face_life` breaks the links that end when it turns face-down.
        self.life: i32 = 0
        self.face_life: i32 = 0
        # In which life it was last shuffled with others: who has seen it then or before may have
        # lost sight of it. -1 if it never was.
        self.shuffled_life: i32 = -1

        # Knowledge (see `knowledge`): a bit for each player in `seen` and `among`.
        self.handle: i32 = 0
        self.seen: i32 = 0
        self.among: i32 = 0
        self.mix_a: i32 = 0
        self.mix_b: i32 = 0

        # Facts with a lifetime (see `lifetimes`). Turns are turn numbers, 0 is never.
        self.summon_way: i32 = 0
        self.tributes: i32 = 0
        self.summoned_or_set_turn: i32 = 0
        self.position_changed_turn: i32 = 0
        # Of its attacks: the turn in which it declared its last one, how many it has declared in
        # the Battle Phase, and whether it aimed one at the player; the turn in which it has
        # attacked, which is from the Damage Step on (BAT-198).
        self.declared_turn: i32 = 0
        self.attacks: i32 = 0
        self.went_direct = False
        self.attacked_turn: i32 = 0
        # The turn in which it battled last, as attacker or attacked.
        self.battled_turn: i32 = 0
        self.proper = False
        # Determined to be destroyed: its standing effects have stopped.
        self.doomed = NOT_DOOMED
        # The turn in which it was destroyed as a monster, and so came to where it lies.
        self.destroyed_turn: i32 = 0
        # Which of the statlines in its text it has now, from 1; 0 is the card itself.
        self.form: i32 = 0
        # The property that it is treated as having, as a monster card among the Spells, if it
        # is no Equip Card there; with `AS_TRAP` it is a Trap there.
        self.treated_as: i32 = 0
        # The turn and the moment in which it came to its place, or turned face-up there; the
        # moment is 0 if it was Special Summoned face-down.
        self.came_turn: i32 = 0
        self.in_place_since: i32 = 0
        # The moment in which it came to its place, face-up or face-down.
        self.came_moment: i32 = 0
        # By which effect of its own it was summoned, from 1, or AGAIN; and from which place.
        self.summoned_by: i32 = 0
        self.came_from: i64 = -1
        # The place where it lay before it came to this one, or -1.
        self.previous_place: i64 = -1
        # What was last announced for an effect of it (see `announcing`).
        self.announced: i64 = 0
        self.announced_race: i64 = 0
        # The turn in which it was sent to the GY to activate the effect of a monster.
        self.sent_as_cost_turn: i32 = 0
        # The turn in which it was last turned from face-down to face-up.
        self.flipped_turn: i32 = 0
        # The turn in which it was last Flip Summoned; `summon_way` still tells how it came there.
        self.flip_summoned_turn: i32 = 0
        # The turn in which its control last changed.
        self.control_changed_turn: i32 = 0
        # The kinds of what was Tributed for its summon, as bits, as they originally are.
        self.tributed_kinds: i64 = 0
        # The turn in which it last destroyed a monster by battle, and the highest Level of those.
        self.battle_victim_turn: i32 = 0
        self.battle_victim_level: i32 = 0
        # How to refer to it, once it has had another life (see `lifetimes.refer`).
        self.ref: Ref | None = None

    def shows(self) -> Printed:
        """What it originally is now: a trap monster has the values of its text (TRM-344)."""
        if self.form == 0:
            return self.printed
        return BLANK_MONSTER if self.form == GUISE else self.printed.forms[self.form - 1]  # TRM-344

    def copy(self, lease: Lease) -> "Card":
        new = Card(self.id, self.printed, self.owner, lease)
        new.place = self.place
        new.side = self.side
        new.holder = self.holder
        new.zone = self.zone
        new.face_up = self.face_up
        new.position = self.position
        new.acting = self.acting
        new.summoning = self.summoning
        new.life = self.life
        new.face_life = self.face_life
        new.shuffled_life = self.shuffled_life
        new.handle = self.handle
        new.seen = self.seen
        new.among = self.among
        new.mix_a = self.mix_a
        new.mix_b = self.mix_b
        new.summon_way = self.summon_way
        new.tributes = self.tributes
        new.summoned_or_set_turn = self.summoned_or_set_turn
        new.position_changed_turn = self.position_changed_turn
        new.declared_turn = self.declared_turn
        new.attacks = self.attacks
        new.went_direct = self.went_direct
        new.attacked_turn = self.attacked_turn
        new.battled_turn = self.battled_turn
        new.proper = self.proper
        new.doomed = self.doomed
        new.destroyed_turn = self.destroyed_turn
        new.form = self.form
        new.treated_as = self.treated_as
        new.came_turn = self.came_turn
        new.in_place_since = self.in_place_since
        new.came_moment = self.came_moment
        new.came_from = self.came_from
        new.summoned_by = self.summoned_by
        new.previous_place = self.previous_place
        new.announced = self.announced
        new.announced_race = self.announced_race
        new.sent_as_cost_turn = self.sent_as_cost_turn
        new.flipped_turn = self.flipped_turn
        new.flip_summoned_turn = self.flip_summoned_turn
        new.control_changed_turn = self.control_changed_turn
        new.tributed_kinds = self.tributed_kinds
        new.battle_victim_turn = self.battle_victim_turn
        new.battle_victim_level = self.battle_victim_level
        new.ref = self.ref
        return new
