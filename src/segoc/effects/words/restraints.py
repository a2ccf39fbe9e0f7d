"""What players can't do but in some way."""

from segoc.effects.restraints import (
    CannotAnswer,
    CannotOtherwise,
    CannotUseAsMaterial,
    SpecialSummonsOnly,
    TargetCannotAnswer,
)
from segoc.effects.targeting import CannotTargetWith
from segoc.kernel.language.node import Cards, Clause, Filter


def cannot_otherwise(verb: int) -> Clause:
    """Of a player: can't do this (`segoc.kernel.table.verbs`) but by the effect of the card that
    says so."""
    return CannotOtherwise(verb)


def special_summons_only(ways: int) -> Clause:
    """Of a player: can't Special Summon but in these ways: `BY_XYZ`, `BY_FUSION`…"""
    return SpecialSummonsOnly(ways)


def cannot_answer(what: int) -> Clause:
    """Of a player: can't activate anything in response to such activations of yours: `SPELL_CARD`,
    `TRAP_EFFECT`… joined by `|`."""
    return CannotAnswer(what)


def target_cannot_answer() -> Clause:
    """In the `text` of a Spell or Trap: what it targets by its activation can't be activated in
    response to that."""
    return TargetCannotAnswer()


def cannot_use_as_material(ways: int, what: Cards) -> Clause:
    """Of a player: can't use these cards as materials of such a summon: `BY_FUSION`, `BY_XYZ`…"""
    return CannotUseAsMaterial(ways, what)


def cannot_target_with(*that: Filter, what: Cards) -> Clause:
    """Of a player, in a `standing` effect: can't target these cards with effects of cards that
    pass the filters."""
    return CannotTargetWith(what, list(that))
