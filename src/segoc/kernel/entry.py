"""Entries: what effects have applied to cards and players, for as long as it lasts."""

from typing import ClassVar, Final

from segoc.kernel.lifetimes import Ref

# What an entry, or a clause of a standing effect, speaks about.
ATK: Final = 1
DEFENSE: Final = 2
LEVEL: Final = 3
FORBIDDEN: Final = 4
NAME: Final = 5
ATTRIBUTE: Final = 6
NEGATED: Final = 7
UNAFFECTED: Final = 8
GAINS: Final = 9
COPIES: Final = 10
LEAVES_FOR: Final = 11
ATTACKS: Final = 12
KIND: Final = 13
BATTLE_DAMAGE: Final = 14
CONTROL: Final = 15
ADDITIONAL_SUMMON: Final = 16
OPEN_HAND: Final = 17
DAMAGE_TAKEN: Final = 18
PIERCES: Final = 19
PASSES_ON: Final = 20
SHARES: Final = 21
VICTIMS_GO_TO: Final = 22
RACE: Final = 23
STAYS: Final = 24
UNUSABLE: Final = 25
ATTACKS_DIRECTLY: Final = 26
TRAPS_AT_ONCE: Final = 27
AT_ONCE: Final = 28
TRIBUTES: Final = 29
NEEDS_TRIBUTES: Final = 30
ALSO_TRIBUTES: Final = 36
OPEN_DEFENSE: Final = 37
SURE_SUMMON: Final = 38
FROM_HAND: Final = 31
TRAPS_FROM_HAND: Final = 32
ONE_SUMMON: Final = 33
MUST_ATTACK: Final = 34
REACTS: Final = 39  # an effect that reacts, for a time, whatever becomes of its card
TOGETHER: Final = 35  # how any two face-up monsters of a player must go together
SCALE: Final = 40
ADDITIONAL_PENDULUM: Final = 41
ACTIVATED_IF: Final = 42
SUMMONED_AGAIN: Final = 43  # counts as a Gemini that was
STANDS_FOR_TRIBUTES: Final = 44
RANK: Final = 45
ATTACKS_IN_DEFENSE: Final = 46
ATTACK_DUTY: Final = 47  # what must be done to declare an attack
ATTACKS_ONLY: Final = 48
EQUIPS_ONLY: Final = 50
AS_SPELL: Final = 51
STAYS_AS_SPELL: Final = 52
ONLY_ONE: Final = 53
NO_TRIBUTES: Final = 54
TYPES: Final = 56  # words of the type line that it has besides
UNTARGETED: Final = 57
NOTED: Final = 58  # a number that an effect speaks of later
TRIBUTES_FROM: Final = 49
TARGET_UNANSWERED: Final = 59
MATERIAL_NAME: Final = 60  # a name that it can have as Fusion Material
SERIES: Final = 61  # an archetype of which it is besides

# How it changes a number.
SET_TO: Final = 1
PLUS: Final = 2
ORIGINAL: Final = 3  # the original value becomes this (EFX-175)
# Of a Level, an Attribute or a Type: this is what it is, whatever it was.
BASES: Final = (SET_TO, ORIGINAL)

# A summon that is sure: the Special Summon, not the Normal Summon.
SPECIALLY: Final = 1

# How it changes damage.
ZERO: Final = 1
HALVED: Final = 2
DOUBLED: Final = 3
HEALED: Final = 4  # so many LP are gained instead

# So many attacks on monsters, not directly.
ON_MONSTERS: Final = 1

# Besides the players whose battle damage is changed: only if the battle is with a monster.
AGAINST_MONSTERS: Final = 1 << 2

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
# And more: until the end of so many turns, the one that is under way included.
TURNS: Final = 100

NO_REF: Final = Ref(-1, 0, 0)


class Entry:
    """An applied effect on one card, or on players. A value: it never changes."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "receiver",
        "layer",
        "op",
        "value",
        "until",
        "whose",
        "player",
        "source",
        "code",
        "number",
        "clause",
        "name",
        "own",
        "settled",
        "always",
        "moment",
        "counter",
        "announced",
    )

    def __init__(self, receiver: int, layer: int, op: int, value: int, until: int) -> None:
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
        self.number = 0
        self.clause = -1
        self.name = ""
        # Made by the receiver's own activated effect, which negation takes back.
        self.own = False
        # Part of the summon itself: no immunity matters any more.
        self.settled = False
        # Hangs on a link: suspended while its source is negated.
        self.always = False
        self.moment = 0
        # The kind of counter that it lasts with.
        self.counter = 0
        # What was announced for the effect that applied it.
        self.announced = 0

    def about(self, receiver: int) -> "Entry":
        """The same, of another card."""
        return self._but(receiver, self.until)

    def lasting(self, until: int) -> "Entry":
        """The same, but for as long as this."""
        return self._but(self.receiver, until)

    def _but(self, receiver: int, until: int) -> "Entry":
        new = Entry(receiver, self.layer, self.op, self.value, until)
        for name in self.FIELDS:
            if name not in ("receiver", "until"):
                setattr(new, name, getattr(self, name))
        return new
