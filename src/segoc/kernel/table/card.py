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
from segoc.kernel.table.record import SMALL, TRUTH, WIDE, Fields, Record

if TYPE_CHECKING:
    from segoc.kernel.table.lifetimes import Ref

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
        "life": SMALL,
        "face_life": SMALL,
        "lost": SMALL,
        "handle": SMALL,
        "seen": SMALL,
        "among": SMALL,
        "mix_a": SMALL,
        "mix_b": SMALL,
        "how": SMALL,
        "tributes": SMALL,
        "arrived": SMALL,
        "repositioned": SMALL,
        "attacked": SMALL,
        "attacks": SMALL,
        "battled": SMALL,
        "proper": TRUTH,
        "doomed": TRUTH,
        "destroyed": SMALL,
        "form": SMALL,
        "treated": SMALL,
        "came": SMALL,
        "since": SMALL,
        "entered": SMALL,
        "came_from": WIDE,
        "summoned_by": SMALL,
        "before": WIDE,
        "announced": WIDE,
        "announced_race": WIDE,
        "spent": SMALL,
        "flipped": SMALL,
        "flip_summoned": SMALL,
        "passed": SMALL,
        "tributed": WIDE,
        "felled": SMALL,
        "felled_level": SMALL,
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
        # In the act without having moved: Flip Summoned, or a Gemini summoned again.
        self.acting = False

        # References carry these numbers: a new `life` is a new object to the rules,
        # a new `face_life` breaks the links that end when it turns face-down.
        self.life: i32 = 0
        self.face_life: i32 = 0
        # In which life it was last shuffled with others: who has seen it then or before may have
        # lost sight of it. -1 if it never was.
        self.lost: i32 = -1

        # Knowledge (see `knowledge`): a bit for each player in `seen` and `among`.
        self.handle: i32 = 0
        self.seen: i32 = 0
        self.among: i32 = 0
        self.mix_a: i32 = 0
        self.mix_b: i32 = 0

        # Facts with a lifetime (see `lifetimes`). Turns are turn numbers, 0 is never.
        self.how: i32 = 0
        self.tributes: i32 = 0
        self.arrived: i32 = 0
        self.repositioned: i32 = 0
        self.attacked: i32 = 0
        self.attacks: i32 = 0
        # The turn in which it battled last, as attacker or attacked.
        self.battled: i32 = 0
        self.proper = False
        # Determined to be destroyed: its standing effects have stopped.
        self.doomed = False
        # The turn in which it was destroyed as a monster, and so came to where it lies.
        self.destroyed: i32 = 0
        # Which of the statlines in its text it has now, from 1; 0 is the card itself.
        self.form: i32 = 0
        # The property that it is treated as having, as a monster card among the Spells, if it
        # is no Equip Card there; with `AS_TRAP` it is a Trap there.
        self.treated: i32 = 0
        # The turn and the moment in which it came to its place, or turned face-up there; the
        # moment is 0 if it was Special Summoned face-down.
        self.came: i32 = 0
        self.since: i32 = 0
        # The moment in which it came to its place, face-up or face-down.
        self.entered: i32 = 0
        # By which effect of its own it was summoned, from 1, or AGAIN; and from which place.
        self.summoned_by: i32 = 0
        self.came_from: i64 = -1
        # The place where it lay before it came to this one, or -1.
        self.before: i64 = -1
        # What was last announced for an effect of it (see `announcing`).
        self.announced: i64 = 0
        self.announced_race: i64 = 0
        # The turn in which it was sent to the GY to activate the effect of a monster.
        self.spent: i32 = 0
        # The turn in which it was last turned from face-down to face-up.
        self.flipped: i32 = 0
        # The turn in which it was last Flip Summoned; `how` still tells how it came to the field.
        self.flip_summoned: i32 = 0
        # The turn in which its control last changed.
        self.passed: i32 = 0
        # The kinds of what was Tributed for its summon, as bits, as they originally are.
        self.tributed: i64 = 0
        # The turn in which it last destroyed a monster by battle, and the highest Level of those.
        self.felled: i32 = 0
        self.felled_level: i32 = 0
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
        new.life = self.life
        new.face_life = self.face_life
        new.lost = self.lost
        new.handle = self.handle
        new.seen = self.seen
        new.among = self.among
        new.mix_a = self.mix_a
        new.mix_b = self.mix_b
        new.how = self.how
        new.tributes = self.tributes
        new.arrived = self.arrived
        new.repositioned = self.repositioned
        new.attacked = self.attacked
        new.attacks = self.attacks
        new.battled = self.battled
        new.proper = self.proper
        new.doomed = self.doomed
        new.destroyed = self.destroyed
        new.form = self.form
        new.treated = self.treated
        new.came = self.came
        new.since = self.since
        new.entered = self.entered
        new.came_from = self.came_from
        new.summoned_by = self.summoned_by
        new.before = self.before
        new.announced = self.announced
        new.announced_race = self.announced_race
        new.spent = self.spent
        new.flipped = self.flipped
        new.flip_summoned = self.flip_summoned
        new.passed = self.passed
        new.tributed = self.tributed
        new.felled = self.felled
        new.felled_level = self.felled_level
        new.ref = self.ref
        return new
