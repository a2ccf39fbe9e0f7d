"""What cards say of themselves that is none of the four classes of effects, on what a
card can be equipped, and Setting a monster as a Spell."""

from segoc.effects.clauses import Cannot
from segoc.effects.later import Later
from segoc.effects.permissions import ApplyToPlayers
from segoc.effects.plain_names import ANYWHERE, HAND, MONSTERS, NEXT_BATTLE_PHASE, NEXT_OWN_TURN
from segoc.effects.unclassified import (
    CanBeSetAsSpell,
    CanStayAsSpell,
    OnlyOne,
)
from segoc.effects.words.constants import THIS
from segoc.kernel.language.action import Program, Steps, program_of
from segoc.kernel.language.effect import Delayed, Effect, Standing
from segoc.kernel.table import verbs
from segoc.kernel.table.phases import STANDBY_PHASE


def can_be_set_as_spell() -> Effect:
    """This monster can be Set from the hand in the Spell & Trap Zone, as a Spell."""
    return Standing(HAND, None, False, THIS, 0, [CanBeSetAsSpell()])


def can_stay_as_spell() -> Effect:
    """If this monster is destroyed in the Monster Zone, its player can place it face-up in the
    Spell & Trap Zone, as a Continuous Spell, instead of sending it to the GY."""
    return Standing(MONSTERS, None, False, THIS, 0, [CanStayAsSpell()])


def only_one_face_up(name: str) -> Effect:
    """Only one card of this name can be face-up on the field of its player: another one
    can't be summoned, and one that turns up or comes over all the same is destroyed by rule."""
    return Standing(ANYWHERE, None, False, THIS, 0, [OnlyOne(name)])


def skips_battle_phase(whose: int) -> Program:
    """A player skips the next Battle Phase: that of this turn if it hasn't come yet."""
    return [ApplyToPlayers(whose, [Cannot(verbs.BATTLE_PHASE, 0, None)], NEXT_BATTLE_PHASE)]


def skips_draw_phase(whose: int) -> Program:
    """A player skips the Draw Phase of the own next turn."""
    return [ApplyToPlayers(whose, [Cannot(verbs.DRAW_PHASE, 0, None)], NEXT_OWN_TURN)]


def in_standby_phase(whose: int, program: Steps, turns: int = 0) -> Program:
    """In the next Standby Phase of this player, at least so many turns later, without a chain."""
    return [Later(Delayed(STANDBY_PHASE, whose, turns, program_of(program)))]
