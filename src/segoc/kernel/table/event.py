"""Events: everything that happens in a duel, for triggers, log, replay and explanation.

An event keeps what each of its cards was just before, because that is what texts
ask about later (CRD-082, TRM-253, EFX-274), and who could identify it, because
that is what a player's log may tell.
"""

from typing import ClassVar, Final

from segoc.kernel.table.native import i32, i64, mypyc_attr
from segoc.kernel.table.record import INTS, SMALL, TEXT, TRUTH, WIDE, Fields, Record, many, maybe

# What happened.
DUEL_BEGAN: Final = 1
TURN_BEGAN: Final = 2
PHASE_BEGAN: Final = 3
STEP_BEGAN: Final = 4
TURN_ENDED: Final = 5
SHUFFLED: Final = 6
MOVED: Final = 7
SUMMON_DECLARED: Final = 8
SUMMONED: Final = 9
SUMMON_NEGATED: Final = 10
SET: Final = 11
FLIPPED: Final = 12
POSITION_CHANGED: Final = 13
ATTACK_DECLARED: Final = 14
REPLAY: Final = 15
ATTACK_STOPPED: Final = 16
BATTLED: Final = 17
DAMAGE: Final = 18
DUEL_ENDED: Final = 19
SURRENDERED: Final = 20
ACTIVATED: Final = 21
RESOLVED: Final = 22
CHAIN_ENDED: Final = 23
NEGATED: Final = 24
PAID: Final = 25
TARGETED: Final = 26
EQUIPPED: Final = 27
CHANGED: Final = 28
ATTACK_NEGATED: Final = 29
REVEALED: Final = 30
PLACED: Final = 31  # a Spell or Trap, face-up, to be activated (TRM-006)
LOOKED: Final = 32  # a player looks through a Deck, or at a hand (then `amounts` says so)
SHOWN: Final = 33  # a hidden card, as proof or because its effect is activated
COUNTERS_PLACED: Final = 34
COUNTERS_REMOVED: Final = 35
ANNOUNCED: Final = 36  # a number, an Attribute, a Type, a name or a zone
TOSSED: Final = 37  # coins: how many showed heads, of how many
ROLLED: Final = 38  # a die
DECIDED: Final = 39  # which of several things is done, from 1
CONTROL_CHANGED: Final = 40
LP_GAINED: Final = 41
LP_LOST: Final = 42
LP_SET: Final = 43
PICKED: Final = 44  # at random, unseen
CHOSEN: Final = 45  # by a player during a resolution, where both can see it
ATTACK_AIMED: Final = 46  # at something else: after a replay, or by an effect
TURNED_DOWN: Final = 47  # a monster in Defense Position, which isn't changed by that (TRM-149)
JANKEN: Final = 48  # rock-paper-scissors: 1 if its player has won

KIND_NAMES: Final[list[str]] = [
    "",
    "duel began",
    "turn began",
    "phase began",
    "step began",
    "turn ended",
    "shuffled",
    "moved",
    "summon declared",
    "summoned",
    "summon negated",
    "set",
    "flipped",
    "position changed",
    "attack declared",
    "replay",
    "attack stopped",
    "battled",
    "damage",
    "duel ended",
    "surrendered",
    "activated",
    "resolved",
    "chain ended",
    "negated",
    "paid",
    "targeted",
    "equipped",
    "changed",
    "attack negated",
    "revealed",
    "placed",
    "looked",
    "shown",
    "counters placed",
    "counters removed",
    "announced",
    "tossed",
    "rolled",
    "decided",
    "control changed",
    "lp gained",
    "lp lost",
    "lp set",
    "picked",
    "chosen",
    "attack aimed",
    "turned down",
    "janken",
]

# Tags of a move: one move can be several of these at once (EFX-125, EFX-131).
DRAWN: Final = 1 << 0
DESTROYED: Final = 1 << 1
TRIBUTED: Final = 1 << 2
DISCARDED: Final = 1 << 3
FACE_DOWN: Final = 1 << 5  # what was banished lies face-down
AT_BOTTOM: Final = 1 << 6  # what went to the Deck lies at its bottom
SENT_TO_GY: Final = 1 << 4  # some of the cards: where each one went is in its record

TAG_NAMES: Final[list[str]] = [
    "drawn",
    "destroyed",
    "tributed",
    "discarded",
    "sent to gy",
    "face down",
    "at bottom",
]

# Why it happened.
BY_RULE: Final = 1
BY_BATTLE: Final = 2
BY_EFFECT: Final = 3
AS_COST: Final = 4
AS_MATERIAL: Final = 5
FOR_SUMMON: Final = 6
BY_ITSELF: Final = 7  # by an effect of the card itself; only asked, never told
IGNORING: Final = 8  # by an effect, ignoring its summoning conditions; only asked, too
BY_OPPONENT: Final = 9  # by an effect of the opponent of who controls it; only asked, too

# As a summon of a certain way: this and the way. Only asked, too.
WAY: Final = 16

WHY_NAMES: Final[list[str]] = [
    "",
    "rule",
    "battle",
    "effect",
    "cost",
    "material",
    "summon",
    "itself",
    "ignoring",
    "opponents effect",
]

# How a monster came to the field.
NORMAL_SUMMON: Final = 1
TRIBUTE_SUMMON: Final = 2
NORMAL_SET: Final = 3
TRIBUTE_SET: Final = 4
FLIP_SUMMON: Final = 5
SPECIAL_SUMMON: Final = 6
XYZ_SUMMON: Final = 7
GEMINI_SUMMON: Final = 8
SYNCHRO_SUMMON: Final = 9
LINK_SUMMON: Final = 10
FUSION_SUMMON: Final = 11
RITUAL_SUMMON: Final = 12
PENDULUM_SUMMON: Final = 13

SPECIAL_WAYS: Final = (
    1 << SPECIAL_SUMMON
    | 1 << XYZ_SUMMON
    | 1 << SYNCHRO_SUMMON
    | 1 << LINK_SUMMON
    | 1 << FUSION_SUMMON
    | 1 << RITUAL_SUMMON
    | 1 << PENDULUM_SUMMON
)
# Sets are none.
ANY_SUMMON: Final = (
    1 << NORMAL_SUMMON | 1 << TRIBUTE_SUMMON | 1 << GEMINI_SUMMON | 1 << FLIP_SUMMON | SPECIAL_WAYS
)

WAY_NAMES: Final[list[str]] = [
    "",
    "normal summon",
    "tribute summon",
    "set",
    "tribute set",
    "flip summon",
    "special summon",
    "xyz summon",
    "gemini summon",
    "synchro summon",
    "link summon",
    "fusion summon",
    "ritual summon",
    "pendulum summon",
]


# The numbers of events that tell of none, which all of them share.
NO_AMOUNTS: Final[list[int]] = []

# A record's lists are put in whole, never written to.
NO_COUNTERS: Final[list[int]] = []


@mypyc_attr(free_list_len=1)
class CardSnapshot(Record):
    """A card as it was just before an event, and where the event put it."""

    FIELDS: ClassVar[Fields] = {
        "card": SMALL,
        "life": SMALL,
        "code": WIDE,
        "handle": SMALL,
        "owner": SMALL,
        "kind": SMALL,
        "place": WIDE,
        "side": SMALL,
        "zone": SMALL,
        "index": SMALL,
        "face_up": TRUTH,
        "position": SMALL,
        "to_place": WIDE,
        "to_side": SMALL,
        "to_zone": SMALL,
        "to_face_up": TRUTH,
        "to_position": SMALL,
        "to_life": SMALL,
        "seen": SMALL,
        "form": SMALL,
        "summon_way": SMALL,
        "summoned_by": SMALL,
        "counters": INTS,
        "flipped_turn": SMALL,
    }

    def __init__(
        self,
        card: i32,
        life: i32,
        code: i64,
        handle: i32,
        owner: i32,
        kind: i32,
        place: i64,
        side: i32,
        zone: i32,
        index: i32,
        face_up: bool,
        position: i32,
        seen: i32,
        form: i32,
        summon_way: i32 = 0,
        summoned_by: i32 = 0,
    ) -> None:
        self.card = card
        self.life = life
        self.code = code
        self.handle = handle
        self.owner = owner
        self.kind = kind
        self.place = place
        self.side = side
        self.zone = zone
        # Position within the pile that it left, -1 if it left a zone.
        self.index = index
        self.face_up = face_up
        self.position = position
        self.to_place = place
        self.to_side = side
        self.to_zone = zone
        self.to_face_up = face_up
        self.to_position = position
        self.to_life = life
        # A bit for each player who could identify it, before or after.
        self.seen = seen
        # Which statline of its text it had, 0 for its own.
        self.form = form
        # How it had come to the field, and by which effect of its own, from 1.
        self.summon_way = summon_way
        self.summoned_by = summoned_by
        # The counters on it, of each kind: the kind and how many.
        self.counters = NO_COUNTERS
        # The turn in which it had been turned face-up, 0 if it hadn't.
        self.flipped_turn: i32 = 0

    def copy(self) -> "CardSnapshot":
        """For who has still to write to it: the record of an event never changes."""
        new = CardSnapshot(
            self.card,
            self.life,
            self.code,
            self.handle,
            self.owner,
            self.kind,
            self.place,
            self.side,
            self.zone,
            self.index,
            self.face_up,
            self.position,
            self.seen,
            self.form,
            self.summon_way,
            self.summoned_by,
        )
        new.counters = self.counters.copy()
        new.flipped_turn = self.flipped_turn
        new.to_place = self.to_place
        new.to_side = self.to_side
        new.to_zone = self.to_zone
        new.to_face_up = self.to_face_up
        new.to_position = self.to_position
        new.to_life = self.to_life
        return new


# The cards of events that are about none: phases, steps, damage.
NO_RECORDS: Final[list[CardSnapshot]] = []


@mypyc_attr(free_list_len=1)
class Event(Record):
    """One thing that happened; its cards happened at the same moment.

    `moment` numbers the points in time: what shares it was simultaneous. `amounts` are in the
    order in which the message speaks of them. What only some kinds of event have is nothing for
    all others.
    """

    FIELDS: ClassVar[Fields] = {
        "kind": SMALL,
        "player": SMALL,
        "cards": many(CardSnapshot),
        "why": SMALL,
        "amounts": INTS,
        "rule": TEXT,
        "moment": SMALL,
        "source": maybe(CardSnapshot),
        "effect_no": SMALL,
        "move_tags": SMALL,
        "summon_way": SMALL,
        "phase_begun": SMALL,
        "step_begun": SMALL,
        "effect_kind": SMALL,
        "effect_was_negated": TRUTH,
        "announced": SMALL,
        "whose": SMALL,
        "level_rose": TRUTH,
        "of_field": TRUTH,
    }

    def __init__(
        self,
        kind: i64,
        player: i32,
        cards: list[CardSnapshot],
        *,
        why: i32,
        rule: str,
        moment: i32,
        amounts: list[int] | None = None,
        source: CardSnapshot | None = None,
        effect_no: i32 = -1,
        move_tags: i32 = 0,
        summon_way: i32 = 0,
        phase_begun: i32 = 0,
        step_begun: i32 = 0,
        effect_kind: i32 = 0,
        effect_was_negated: bool = False,
        announced: i32 = 0,
        whose: i32 = 0,
        level_rose: bool = False,
        of_field: bool = False,
    ) -> None:
        self.kind = kind
        self.player = player
        self.cards = cards
        self.why = why
        # No other default: a compiled class tells its arguments only if all defaults are literals.
        self.amounts = NO_AMOUNTS if amounts is None else amounts
        self.rule = rule
        self.moment = moment
        # The card whose cost or effect it was, as it was at the activation, and which of
        # its effects. Of an activation it is the activated effect, if its card has it printed.
        self.source = source
        self.effect_no = effect_no
        # Of a move: DRAWN, DESTROYED…, as bits.
        self.move_tags = move_tags
        # Of a summon or a Set of a monster: NORMAL_SUMMON…
        self.summon_way = summon_way
        # The phase or the step that began.
        self.phase_begun = phase_begun
        self.step_begun = step_begun
        # Of an activation: ACTIVATION, TRIGGER…
        self.effect_kind = effect_kind
        # What was negated is the effect and not the activation; of what resolved, that it was
        # negated, either way.
        self.effect_was_negated = effect_was_negated
        # What sort of thing was announced (see `announcing`).
        self.announced = announced
        # Whose Deck or hand is looked at.
        self.whose = whose
        # By what changed, the Levels of the cards have become more.
        self.level_rose = level_rose
        # What was shuffled are monsters on the field.
        self.of_field = of_field

    def about(self, cards: list[CardSnapshot], source: CardSnapshot | None) -> "Event":
        """The same of these cards, by this one."""
        return Event(
            self.kind,
            self.player,
            cards,
            why=self.why,
            rule=self.rule,
            moment=self.moment,
            amounts=self.amounts,
            source=source,
            effect_no=self.effect_no,
            move_tags=self.move_tags,
            summon_way=self.summon_way,
            phase_begun=self.phase_begun,
            step_begun=self.step_begun,
            effect_kind=self.effect_kind,
            effect_was_negated=self.effect_was_negated,
            announced=self.announced,
            whose=self.whose,
            level_rose=self.level_rose,
            of_field=self.of_field,
        )

    def with_more(self, later: "Event") -> "Event":
        """This and a later event of the same kind as one, for whom both are about."""
        return later.about(self.cards + later.cards, later.source)
