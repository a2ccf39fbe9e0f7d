"""Filters: what a card must be."""

from segoc.effects import fates, naming
from segoc.effects import filters as fl
from segoc.effects.activations import OfActivator
from segoc.effects.counters import CanHaveCounter, WithCounter
from segoc.effects.faces import GradeBelow, RankIs, SameAttribute
from segoc.effects.fates import LyingIn
from segoc.effects.fighting import FelledThisTurn
from segoc.effects.linking import RatingIs
from segoc.effects.words.numbers import number
from segoc.kernel.language.node import Cards, Filter, Number


def of_kind(*wanted: int) -> Filter:
    """Monster, Spell or Trap."""
    bits = 0
    for kind in wanted:
        bits |= 1 << kind
    return fl.OfKind(bits)


def in_position(position: int) -> Filter:
    """In this position."""
    return fl.InPosition(position)


def of_types(*words: int) -> Filter:
    """One of these words on the type line, such as `kinds.FUSION`."""
    bits = 0
    for word in words:
        bits |= word
    return fl.OfTypes(bits)


def attribute(*wanted: int) -> Filter:
    """Of one of these Attributes now."""
    bits = 0
    for one in wanted:
        bits |= one
    return fl.OfAttribute(bits)


def race(*wanted: int, original: bool = False) -> Filter:
    """Of one of these Types (Dragon, Fiend, …) now, or originally."""
    bits = 0
    for one in wanted:
        bits |= one
    return fl.OfRace(bits, original)


def of_property(which: int) -> Filter:
    """Of this property: `CONTINUOUS`, `EQUIP`, `QUICK_PLAY`… of `segoc.kernel.table.kinds`."""
    return fl.OfProperty(which)


def of_series(*series: str) -> Filter:
    """Of one of these archetypes, by the name that it has now."""
    return naming.OfSeries(list(series))


def named(*names: str, original: bool = False) -> Filter:
    """Called one of these names now; or originally."""
    return naming.Named(list(names), original)


def mentioning(*names: str) -> Filter:
    """One of these card names stands in its text; an archetype or its own name is none."""
    return naming.Mentions(list(names))


def same_name_as(those: Cards, original: bool = False) -> Filter:
    """Called as one of these cards is now; or as it originally is (EFX-299, EFX-300)."""
    return naming.SameName(those, original)


def has_namesake(those: Cards) -> Filter:
    """Called as another one of these cards is."""
    return naming.HasNamesake(those)


def same_level_as(those: Cards, original: bool = False) -> Filter:
    """Of the Level that one of these cards has; or that it originally has."""
    return fl.SameLevel(those, original)


def same_race_as(those: Cards, original: bool = False) -> Filter:
    """Of the Type of one of these cards; or both originally: a Type that was declared is none
    (TRM-347)."""
    return fl.SameRace(those, original)


def level(least: int, most: int | Number = 12, original: bool = False) -> Filter:
    """Of a Level in this range; what has no Level passes nowhere (CRD-019)."""
    return fl.LevelIs(least, number(most), original)


def grade_below(value: int | Number) -> Filter:
    """With an original Level or Rank below this; a Link Monster has neither."""
    return GradeBelow(number(value))


def rank(least: int, most: int = 13) -> Filter:
    """Of a Rank in this range; only Xyz Monsters have one (CRD-020)."""
    return RankIs(least, most)


def link_rating(least: int, most: int = 8) -> Filter:
    """A Link Monster with a rating in this range."""
    return RatingIs(least, most)


def same_attribute_as(those: Cards, original: bool = False) -> Filter:
    """Of an Attribute that one of these cards has; or both originally."""
    return SameAttribute(those, original)


def atk(least: int, most: int = 1_000_000) -> Filter:
    """With ATK in this range."""
    return fl.AtkIs(least, most)


def def_(least: int, most: int = 1_000_000) -> Filter:
    """DEF from `least` to `most`."""
    return fl.DefIs(least, most)


def felled_this_turn(least_level: int) -> Filter:
    """Has destroyed a monster of this Level or higher by battle in this turn."""
    return FelledThisTurn(least_level)


def other_than(those: Cards) -> Filter:
    """None of these cards."""
    return fl.OtherThan(those)


def controlled_by(whose: int) -> Filter:
    """Controlled by this player now."""
    return fl.ControlledBy(whose)


def of_player(whose: int) -> Filter:
    """Of this player: controlled on the field, or elsewhere in this player's places; with
    `unaffected_by`, the cards whose effects are meant."""
    return fl.OfPlayer(whose)


def of_activator() -> Filter:
    """Of the player who has activated what this effect answers: controlled on the field, or
    elsewhere in that player's places."""
    return OfActivator()


def lying_in(where: int) -> Filter:
    """Lies in one of these places."""
    return LyingIn(where)


def lay_in(where: int) -> Filter:
    """Lay in one of these places before it came to where it lies."""
    return fates.LayIn(where)


def owned_by(whose: int) -> Filter:
    """Owned by this player."""
    return fl.OwnedBy(whose)


def came_from(where: int) -> Filter:
    """Summoned from there."""
    return fates.CameFrom(where)


def summoned_by_own_effect(which: int) -> Filter:
    """Summoned by its own effect with this number."""
    return fates.SummonedByOwn(which)


def with_counter(kind: int, least: int = 1) -> Filter:
    """Has so many counters of this kind, or of `ANY_COUNTER`."""
    return WithCounter(kind, least)


def can_have_counter(kind: int) -> Filter:
    """A card whose text places this kind of counter on itself (TRM-200)."""
    return CanHaveCounter(kind)


def not_(one: Filter) -> Filter:
    """What doesn't pass this filter."""
    return fl.Not(one)


def any_of(*those: Filter) -> Filter:
    """What passes at least one of these filters."""
    return fl.AnyOf(list(those))


def both_of(*those: Filter) -> Filter:
    """What passes all of these filters, where one is asked for."""
    return fl.AllOf(list(those))


def summoned_as(ways: int) -> Filter:
    """Summoned in one of these ways, such as `SPECIAL`, and still there, face-down too. What was
    Set counts as Normal Summoned, with Tributes as Tribute Summoned (TRM-157, TRM-158)."""
    return fates.SummonedAs(ways, False)


def summoned_this_turn(ways: int) -> Filter:
    """Summoned in one of these ways in this turn."""
    return fates.SummonedAs(ways, True)


def spent_this_turn() -> Filter:
    """Sent to the GY this turn to activate the effect of a monster."""
    return fates.SpentThisTurn()


def atk_at_most(value: Number) -> Filter:
    """With ATK equal to or less than a number that is worked out, such as `atk_of(THIS)`."""
    return fl.AtkAtMost(value)
