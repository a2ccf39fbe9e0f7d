"""Filters: what a card must be.

Ways to say what the words of a class could say, too: shorter, or as texts do.
"""

from segoc.effects import card_history, filters as fl
from segoc.kernel.language.node import Filter


def of_kind(*wanted: int) -> Filter:
    """Monster, Spell or Trap."""
    bits = 0
    for kind in wanted:
        bits |= 1 << kind
    return fl.OfKind(bits)


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


def summoned_as(ways: int) -> Filter:
    """Summoned in one of these ways, such as `SPECIAL`, and still there, face-down too. What was
    Set counts as Normal Summoned, with Tributes as Tribute Summoned (TRM-157, TRM-158)."""
    return card_history.SummonedAs(ways, False)


def summoned_this_turn(ways: int) -> Filter:
    """Summoned in one of these ways in this turn."""
    return card_history.SummonedAs(ways, True)
