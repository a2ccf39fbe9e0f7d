"""Conditions."""

from segoc.effects.allowances import (
    ActivatedThisTurn,
    AppliedThisTurn,
    NormalSummonedThisTurn,
)
from segoc.effects.conditions import (
    AllSo,
    Battling,
    CameBefore,
    CausedBy,
    Exists,
    ExistsEach,
    HasBecome,
    InPhase,
    IsContinuousSpell,
    IsContinuousTrap,
    LiesIn,
    More,
    NotSo,
    StillLinked,
    TurnOf,
)
from segoc.effects.fighting import EvenInDamageStep, InCalculation, InDamageStep
from segoc.effects.noting import IsChainLink, WasSet
from segoc.kernel.language.node import Cards, Condition, Number
from segoc.kernel.table import phases


def exists(those: Cards, least: int = 1) -> Condition:
    """There are at least so many of these cards."""
    return Exists(those, least)


def none(those: Cards) -> Condition:
    """There is none of these cards."""
    return NotSo(Exists(those, 1))


def still_linked(those: Cards) -> Condition:
    """This card is still linked to these cards, and isn't negated: what hangs on a link is always
    judged anew (TRM-074)."""
    return StillLinked(those)


def exists_each(those: Cards, *names: str) -> Condition:
    """A card of each of these names."""
    return ExistsEach(those, list(names))


def more(value: Number, than: Number) -> Condition:
    """One number is greater than the other."""
    return More(value, than)


def caused_by_effect_of(whose: int) -> Condition:
    """What the effect is about was done by an effect of this player."""
    return CausedBy(whose)


def turn_of(whose: int) -> Condition:
    """It is this player's turn."""
    return TurnOf(whose)


def in_main_phase_1() -> Condition:
    """It is Main Phase 1."""
    return InPhase(1 << phases.MAIN_PHASE_1)


def even_in_damage_step() -> Condition:
    """Of what answers at Spell Speed 2: always so; and it can be activated in the Damage Step."""
    return EvenInDamageStep()


def in_damage_step() -> Condition:
    """It is the Damage Step."""
    return InDamageStep()


def in_calculation() -> Condition:
    """It is the damage calculation."""
    return InCalculation()


def in_draw_phase() -> Condition:
    """It is the Draw Phase."""
    return InPhase(1 << phases.DRAW_PHASE)


def is_standby_phase() -> Condition:
    """It is the Standby Phase. Of a Spell that isn't Quick-Play: it is activated then, and only
    from where it was Set (TRM-105)."""
    return InPhase(1 << phases.STANDBY_PHASE)


def in_main_phase() -> Condition:
    """It is a Main Phase."""
    return InPhase(1 << phases.MAIN_PHASE_1 | 1 << phases.MAIN_PHASE_2)


def in_main_or_battle_phase() -> Condition:
    """It is a Main Phase or a Battle Phase."""
    main = 1 << phases.MAIN_PHASE_1 | 1 << phases.MAIN_PHASE_2
    return InPhase(main | 1 << phases.BATTLE_PHASE)


def in_battle_phase() -> Condition:
    """It is a Battle Phase."""
    return InPhase(1 << phases.BATTLE_PHASE)


def came_before_this_turn() -> Condition:
    """This card didn't come to where it lies in this turn."""
    return CameBefore()


def was_set() -> Condition:
    """This card was activated from where it was Set, not from the hand."""
    return WasSet()


def applied_this_turn(which: int) -> Condition:
    """This card's effect with this number was applied this turn; if the card was spent for it, it
    is still where that left it."""
    return AppliedThisTurn(which)


def activated_this_turn() -> Condition:
    """An effect of this card was activated this turn, one that it gained as well (TRM-229)."""
    return ActivatedThisTurn()


def normal_summoned_this_turn() -> Condition:
    """You have Normal Summoned or Set a monster in this turn, whatever became of that."""
    return NormalSummonedThisTurn()


def as_chain_link(least: int) -> Condition:
    """It would be this Chain Link, or a later one."""
    return IsChainLink(least)


def lies_in(places: int, from_: int = 0) -> Condition:
    """This card lies in one of these places, and came there from one of those."""
    return LiesIn(places, from_)


def is_continuous_spell() -> Condition:
    """This card, a monster, is treated as a Continuous Spell by its own effect."""
    return IsContinuousSpell()


def is_continuous_trap() -> Condition:
    """This card, a monster, is treated as a Continuous Trap."""
    return IsContinuousTrap()


def has_become(form: int = 1) -> Condition:
    """This card is the monster that its text makes of it (`forms` of the card), and has the effects
    that the text gives to it: also when it was turned face-down and face-up again."""
    return HasBecome(form)


def all_so(*those: Condition) -> Condition:
    """All of these hold."""
    return AllSo(list(those))


def is_not_so(one: Condition) -> Condition:
    """This doesn't hold."""
    return NotSo(one)


def battling(those: Cards, to_end: bool = False) -> Condition:
    """It is the Battle Step in which one of these monsters battles; or, `to_end`, it battles and
    the Damage Step of that battle hasn't ended."""
    return Battling(those, to_end)
