"""Control that has changed, monsters that were flipped, attacks that effects make."""

from segoc.effects.announcements import Announce, AttributeWasAnnounced
from segoc.effects.control import ReturnControl
from segoc.effects.filters import LevelExactly
from segoc.effects.flipping import WasFlipped
from segoc.effects.forced_attacks import AttackWasDeclared, DirectHit, InBattleStep, MakeAttack
from segoc.effects.noting import LevelOfPaid, NotedValue, NoteValue
from segoc.effects.numbers import Lesser
from segoc.effects.passing import ControlChanged, ExchangeHandCards, PassedThisTurn
from segoc.effects.tributes import OfTributedKind, TributesFrom
from segoc.effects.words.constants import YOU
from segoc.effects.words.joints import Program
from segoc.kernel.choosing import announcing
from segoc.kernel.language.node import Cards, Clause, Condition, Filter, Happening, Number


def control_changed(those: Cards) -> Happening:
    """The control of one of these cards has changed."""
    return ControlChanged(those)


def return_control(those: Cards) -> Program:
    """The control of these monsters returns to their owners: as many as find a zone, which the
    owners choose; the rest is destroyed by rule (TRM-180)."""
    return [ReturnControl(those)]


def exchange_hand_cards() -> Program:
    """Both players reveal their hands, and each chooses a card of the other's and adds it to the
    own hand (TRM-176)."""
    return [ExchangeHandCards()]


# Its control has changed in this turn.
PASSED_THIS_TURN: Filter = PassedThisTurn()


def was_flipped(this_turn: bool = False) -> Filter:
    """Was turned from face-down to face-up on the field, in whatever way; perhaps in this turn."""
    return WasFlipped(this_turn)


def make_attack(attacker: Cards, target: Cards) -> Program:
    """This monster attacks that one, and damage calculation is performed, when the chain is over:
    an attack that isn't declared (TRM-155)."""
    return [MakeAttack(attacker, target)]


def in_battle_step() -> Condition:
    """It is the Battle Step."""
    return InBattleStep()


def attack_was_declared() -> Condition:
    """An attack was declared in this turn."""
    return AttackWasDeclared()


def direct_hit() -> Happening:
    """The end of the Damage Step of a direct attack that has done battle damage to the opponent;
    the monster is `ATTACKING` still."""
    return DirectHit()


def announce_another_attribute(by: int = YOU) -> Program:
    """Announce another Attribute besides what was announced; `attribute_was_announced` speaks of
    either."""
    return [Announce(announcing.ATTRIBUTE, 0, 0, 0, 0, by, True)]


def attribute_was_announced(those: Cards) -> Condition:
    """One of these monsters is of an Attribute that was announced; also of a face-down one that
    was revealed, which isn't face-up by that (TRM-166)."""
    return AttributeWasAnnounced(those)


def level_exactly(value: Number) -> Filter:
    """Of the Level that is this number."""
    return LevelExactly(value)


def note_value(value: Number) -> Program:
    """Note a number as it is now; `noted_value` speaks of it later in the effect."""
    return [NoteValue(value)]


def level_of_paid() -> Number:
    """The Level that what was spent as cost had before it went: on the field, not in the GY. The
    cost must say `noting_level`."""
    return LevelOfPaid()


def noted_value() -> Number:
    """The number that `note_value` has noted."""
    return NotedValue()


def lesser(one: Number, other: Number) -> Number:
    """The lesser of two numbers."""
    return Lesser(one, other)


def tributes_from(those: Cards) -> Clause:
    """In a `text` of a monster: for its face-up Tribute Summon these cards, also Spells and Traps,
    can be Tributed as monsters can."""
    return TributesFrom(those)


# Of an original kind (Monster, Spell, Trap) that was Tributed for the Tribute Summon of this card.
OF_TRIBUTED_KIND: Filter = OfTributedKind()
