"""Entries: what effects have applied to cards and players, for as long as it lasts."""

from typing import ClassVar, Final

from segoc.kernel.table.ints import CardNo
from segoc.kernel.table.lifetimes import Ref
from segoc.kernel.table.native import i64
from segoc.kernel.table.record import CARD_NO, INT, TEXT, TRUTH, Fields, Record, always

# What an entry, or a clause of a standing effect, speaks about. First the layers: what is worked
# out of all that is said, for whoever asks what a card is. A picture holds them as bits of one
# number (see `picture`), so that there can be no more than 62.
ATK: Final = 1
DEFENSE: Final = 2
LEVEL: Final = 3
RANK: Final = 4
SCALE: Final = 5
NAME: Final = 6
SERIES: Final = 7  # an archetype of which it is besides
MATERIAL_NAME: Final = 8  # a name that it can have as Fusion Material
ATTRIBUTE: Final = 9
RACE: Final = 10
KIND: Final = 11
TYPES: Final = 12  # words of the type line that it has besides
CONTROL: Final = 13
NEGATED: Final = 14
UNAFFECTED: Final = 15
UNUSABLE: Final = 16
FORBIDDEN: Final = 17
GAINS: Final = 18
COPIES: Final = 19
SUMMONED_AGAIN: Final = 20  # counts as a Gemini that was
REACTS: Final = 21  # an effect that reacts, for a time, whatever becomes of its card
NOTED: Final = 22  # a number that an effect speaks of later
LEAVES_FOR: Final = 23
OPEN_HAND: Final = 24
TOGETHER: Final = 25  # how any two face-up monsters of a player must go together

# Then the permissions: what a text lets be done, or asks for, and whoever is about to do it looks
# whether anything says so. Nothing else hangs on them, so there can be any number: a new one is a
# line here, the clause that says it, and the question where it matters.
FIRST_PERMISSION: Final = 64
# The bit that stands for all of them among the layers.
SOME_PERMISSION: Final = 0


def permission_bit(permission: i64) -> i64:
    """One of 60 bits, for several permissions if there are more: without it nothing gives any of
    these, and nothing needs to be looked up."""
    return 1 << (permission - FIRST_PERMISSION) % 60


ATTACKS: Final = 64  # so many in a Battle Phase
ATTACKS_DIRECTLY: Final = 65
ATTACKS_IN_DEFENSE: Final = 66
ATTACKS_ONLY: Final = 67
MUST_ATTACK: Final = 68
ATTACK_DUTY: Final = 69  # what must be done to declare an attack
PIERCES: Final = 70
BATTLE_DAMAGE: Final = 71
DAMAGE_TAKEN: Final = 72
PASSES_ON: Final = 73
SHARES: Final = 74
VICTIMS_GO_TO: Final = 75
TRAPS_AT_ONCE: Final = 76
AT_ONCE: Final = 77
FROM_HAND: Final = 78
TRAPS_FROM_HAND: Final = 79
ACTIVATED_IF: Final = 80
UNTARGETED: Final = 81
TARGET_UNANSWERED: Final = 82
STAYS: Final = 83
AS_SPELL: Final = 84
STAYS_AS_SPELL: Final = 85
ONLY_ONE: Final = 86
EQUIPS_ONLY: Final = 87
ADDITIONAL_SUMMON: Final = 88
ADDITIONAL_PENDULUM: Final = 89
ONE_SUMMON: Final = 90  # in these ways (`op`, bits) only once a turn
SURE_SUMMON: Final = 91
SURE_SPECIAL: Final = 92  # the Special Summon isn't negated
ONLY_SUMMONED_BY: Final = 93
OPEN_DEFENSE: Final = 94
TRIBUTES: Final = 95
NEEDS_TRIBUTES: Final = 96
ALSO_TRIBUTES: Final = 97  # so many (`op`)
ALSO_TRIBUTES_TO_SET: Final = 98
TRIBUTES_FROM: Final = 99
NO_TRIBUTES: Final = 100
STANDS_FOR_TRIBUTES: Final = 101
XYZ_LEVEL: Final = 102
LENDS_HAND: Final = 103
NEEDS_COMPANIONS: Final = 104
DRAWS_ATTACKS: Final = 105
VICTIMS_NEGATED: Final = 106
BATTLE_DAMAGE_IS: Final = 107  # this number
NO_DAMAGE_UP_TO: Final = 108  # this number, of these sorts (`op`, bits of reasons)

# How it changes a number.
SET_TO: Final = 1
PLUS: Final = 2
ORIGINAL: Final = 3  # the original value becomes this (EFX-175)
LAST: Final = 4  # counted after all others, on what they have come to (CAL-200)
# Of a Level, an Attribute or a Type: this is what it is, whatever it was.
BASES: Final = (SET_TO, ORIGINAL)

# A summon that is sure: nothing can answer it but the monster's own effects.
BUT_ITSELF: Final = 1

# How it changes damage.
ZERO: Final = 1
HALVED: Final = 2
DOUBLED: Final = 3
HEALED: Final = 4  # so many LP are gained instead

# Attacks: so many on monsters, not directly; or once more in a row, after so many declarations.
ON_MONSTERS: Final = 1
IN_A_ROW: Final = 2

# How a monster draws attacks: the opponent's monsters can attack no other; must attack it, if they
# can; must attack it if they attack; or can attack no other whatever else is said (BAT-079).
ONLY: Final = 1
MUST: Final = 2
IF_IT_ATTACKS: Final = 3
ABOVE_ALL: Final = 4

# Besides the players whose battle damage is changed: only if the battle is with a monster.
AGAINST_MONSTERS: Final = 1 << 2
# Or only what the monster inflicts itself: it is the stronger one (BAT-308).
INFLICTED: Final = 1 << 3

# Battle damage is a number only if the monster attacks directly by an effect that lets it.
DIRECTLY: Final = 1

# How long it lasts, at most: entries also end with the lifetimes of their receiver.
WHILE_FACE_UP: Final = 1
UNTIL_END_OF_TURN: Final = 2
UNTIL_END_PHASE: Final = 3
WHILE_LINKED: Final = 4
WITH_COUNTER: Final = 5  # as long as the card has that kind of counter (EFX-261)
UNTIL_END_OF_NEXT_TURN: Final = 6
FOR_GOOD: Final = 7  # also from when it lies face-down on, until it is turned face-down anew
UNTIL_END_OF_THIRD_TURN: Final = 8  # of the turn after the next one
UNTIL_BATTLE_PHASE_IS_OVER: Final = 9  # the next one that a player would conduct
UNTIL_OWN_TURN_IS_OVER: Final = 13  # the next one of the player
UNTIL_STANDBY_PHASE: Final = 14  # the next one, of whichever player
UNTIL_CALCULATION: Final = 15  # until the end of the damage calculation that is under way
UNTIL_DAMAGE_STEP: Final = 12  # until the end of the Damage Step that is under way
UNTIL_THIRD_OWN_TURN: Final = 16  # its end: the turn that is under way is the first, if it is one
UNTIL_OWN_END_PHASE: Final = 17  # the next one of the player whose effect it is
UNTIL_END_PHASE_OF_NEXT_TURN: Final = 18
AS_MADE: Final = 19  # what a Token is, by the effect that made it: also when it has vanished
# What a monster is when a battle has determined that it is destroyed: it stays so.
AS_DETERMINED: Final = 20
ALSO_IN_GY: Final = 21  # there as well, if it goes there from the field
# And more: until the end of so many turns, the one that is under way included.
TURNS: Final = 100

NO_REF: Final = Ref(-1, 0, 0)


class Entry(Record):
    """An applied effect on one card, or on players. A value: it never changes."""

    FIELDS: ClassVar[Fields] = {
        "receiver": CARD_NO,
        "layer": INT,
        "op": INT,
        "value": INT,
        "until": INT,
        "whose": INT,
        "player": INT,
        "source": always(Ref),
        "code": INT,
        "effect_no": INT,
        "clause": INT,
        "name": TEXT,
        "own": TRUTH,
        "always": TRUTH,
        "moment": INT,
        "counter": INT,
        "announced": INT,
    }

    def __init__(self, receiver: CardNo, layer: int, op: int, value: int, until: int) -> None:
        # The card that it is about; without one, the players in `whose` (bits).
        self.receiver = receiver
        self.layer = layer
        self.op = op
        # The number, worked out when it was applied, or the name.
        self.value = value
        self.until = until
        self.whose = 0
        # Who applied it, by which effect of which card, and the clause in that card's text.
        self.player = 0
        self.source = NO_REF
        self.code = 0
        self.effect_no = 0
        self.clause = -1
        self.name = ""
        # Made by the receiver's own activated effect, which negation takes back.
        self.own = False
        # Hangs on a link: suspended while its source is negated.
        self.always = False
        self.moment = 0
        # The kind of counter that it lasts with.
        self.counter = 0
        # What was announced for the effect that applied it.
        self.announced = 0

    def about(self, receiver: CardNo) -> "Entry":
        """The same, of another card."""
        return self._but(receiver, self.until)

    def lasting(self, until: int) -> "Entry":
        """The same, but for as long as this."""
        return self._but(self.receiver, until)

    def _but(self, receiver: CardNo, until: int) -> "Entry":
        new = Entry(receiver, self.layer, self.op, self.value, until)
        for name in self.FIELDS:
            if name not in ("receiver", "until"):
                setattr(new, name, getattr(self, name))
        return new
