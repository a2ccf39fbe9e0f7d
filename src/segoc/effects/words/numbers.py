"""Numbers."""

from segoc.effects import numbers as nm
from segoc.effects.allowances import SummonsThisTurn, TributesThisTurn
from segoc.effects.counters import CountersItHad, CountersOn, CountersThen, NotedCounters
from segoc.effects.faces import KindsOfNames, KindsOfTypes, OriginalAttributes, RatingOf
from segoc.effects.fighting import TimesAttacked
from segoc.effects.life_points import ThatDamage
from segoc.effects.noting import NotedNumber
from segoc.kernel.language.node import Cards, Number


def number(value: int | Number) -> Number:
    """A plain number; where a number belongs, it can be written as it is."""
    return nm.Fixed(value) if isinstance(value, int) else value


def count(those: Cards) -> Number:
    """How many of these cards there are."""
    return nm.Count(those)


def count_that(owner: int, controlled: bool = False) -> Number:
    """How many cards of that owner the event was about; or `controlled` by that player then."""
    return nm.CountThat(owner, controlled)


def atk_of(those: Cards, original: bool = False) -> Number:
    """The ATK of these cards, together; or their original ATK."""
    return nm.AtkOf(those, original)


def def_of(those: Cards, original: bool = False) -> Number:
    """The DEF of these cards, together; or their original DEF."""
    return nm.DefOf(those, original)


def how_many_saved() -> Number:
    """In what is done `instead`: how many cards stay by that, of all that would be destroyed at the
    same moment."""
    return nm.HowManySaved()


def level_of(those: Cards, original: bool = False) -> Number:
    """The Level of these cards, together; or their original Level."""
    return nm.LevelOf(those, original)


def kinds_of_names(those: Cards) -> Number:
    """How many different names these cards have."""
    return KindsOfNames(those)


def link_rating_of(those: Cards) -> Number:
    """The Link Ratings of these cards, together; only Link Monsters have one (CRD-022)."""
    return RatingOf(those)


def original_attributes(those: Cards) -> Number:
    """How many original Attributes these cards have; what is added is none (CRD-024)."""
    return OriginalAttributes(those)


def changed_by() -> Number:
    """By how much the last action really changed ATK or DEF (EFX-020)."""
    return nm.ChangedBy()


def grade_of(those: Cards) -> Number:
    """Their Level or Rank, whichever each has, together."""
    return nm.GradeOf(those)


def lp(whose: int) -> Number:
    """A player's LP."""
    return nm.LifePoints(whose)


def counters_on(those: Cards, kind: int) -> Number:
    """How many counters of this kind, or of `ANY_COUNTER`, these cards have together."""
    return CountersOn(those, kind)


def noted_counters() -> Number:
    """How many counters `note_counters` has noted."""
    return NotedCounters()


def counters_it_had(kind: int) -> Number:
    """How many counters of this kind are on this card; when it was Tributed as a cost, how many
    `note_counters` has noted before."""
    return CountersItHad(kind)


def counters_of_that(kind: int) -> Number:
    """How many counters of this kind the cards of the event had just before it."""
    return CountersThen(kind)


def kinds_of_types(those: Cards, *words: int) -> Number:
    """How many of these words of the type line (`RITUAL`, `FUSION`, `SYNCHRO`, `XYZ`…) there are
    among these monsters, each counted once."""
    bits = 0
    for word in words:
        bits |= word
    return KindsOfTypes(those, bits)


def times_attacked(those: Cards) -> Number:
    """How many attacks these monsters have declared in this turn."""
    return TimesAttacked(those)


def summons_this_turn(whose: int) -> Number:
    """How often a player has summoned in this turn, in whichever way: only successes count, and
    monsters that came together were summoned once (CHG-016)."""
    return SummonsThisTurn(whose)


def tributes_this_turn(whose: int) -> Number:
    """How many monsters these players have Tributed in this turn for Tribute Summons that have
    succeeded."""
    return TributesThisTurn(whose)


def half(value: Number) -> Number:
    """Half of it, rounded up (EFX-017)."""
    return nm.Half(value)


def times(value: Number, factor: int) -> Number:
    """So many times a number."""
    return nm.Times(value, factor)


def plus(value: Number, more: int) -> Number:
    """A number and so much more."""
    return nm.Plus(value, more)


def noted_number() -> Number:
    """The number that an effect of this card `noted` last."""
    return NotedNumber()


def that_damage() -> Number:
    """The damage that it is about."""
    return ThatDamage()


def higher_of(value: Number, other: Number) -> Number:
    """Whichever of two numbers is higher."""
    return nm.HigherOf(value, other)


def excess(value: Number, over: Number) -> Number:
    """By how much one number is greater than the other; 0 if it isn't."""
    return nm.Excess(value, over)
