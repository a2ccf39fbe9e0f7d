"""The words for conditions: what must be so."""

from typing import Final

from segoc.effects import allowances, conditions, noting
from segoc.effects import terms as tm
from segoc.effects.announcements import AttributeWasAnnounced
from segoc.effects.fighting import EvenInDamageStep, InCalculation, InDamageStep
from segoc.effects.forced_attacks import AttackWasDeclared, InBattleStep
from segoc.effects.fusing_later import OwnTurnSince
from segoc.effects.lexicon.sorts import (
    CARDS,
    CONDITION,
    COUNT,
    NUMBER,
    PLAYER,
    Many,
    Word,
    may,
    need,
)

# fmt: off
WORDS: Final[list[Word]] = [
    Word("exists", conditions.Exists, [need("cards", CARDS), may("count", COUNT, 1)]),
    Word("still_linked", conditions.StillLinked, [need("cards", CARDS)]),
    Word("exists_each", conditions.ExistsEach, [need("cards", CARDS), need("names", tm.NAMES)]),
    Word("more", conditions.More, [need("number", NUMBER), need("than", NUMBER)]),
    Word("caused_by", conditions.CausedBy, [need("whose", PLAYER)]),
    Word("turn_of", conditions.TurnOf, [need("whose", PLAYER)]),
    Word("in_phase", conditions.InPhase, [need("phases", tm.PHASES)]),
    Word("came_before_this_turn", conditions.CameBefore, []),
    Word("own_turn_since", OwnTurnSince, [need("number", COUNT)]),
    Word("was_set", noting.WasSet, []),
    Word("in_damage_step", InDamageStep, []),
    Word("in_calculation", InCalculation, []),
    Word("even_in_damage_step", EvenInDamageStep, []),
    Word("in_battle_step", InBattleStep, []),
    Word("attribute_was_announced", AttributeWasAnnounced, [need("cards", CARDS)]),
    Word("attack_was_declared", AttackWasDeclared, []),
    Word("activated_this_turn", allowances.ActivatedThisTurn, []),
    Word("applied_this_turn", allowances.AppliedThisTurn, [need("which", COUNT)]),
    Word("normal_summoned_this_turn", allowances.NormalSummonedThisTurn, []),
    Word("as_chain_link", noting.IsChainLink, [need("least", COUNT)]),
    Word("lies_in", conditions.LiesIn,
         [need("places", tm.PLACES, "in"), may("from_", tm.PLACES, 0, "from")]),
    Word("is_continuous_spell", conditions.IsContinuousSpell, []),
    Word("is_continuous_trap", conditions.IsContinuousTrap, []),
    Word("has_become", conditions.HasBecome, [may("form", COUNT, 1)]),
    Word("summoned_again", conditions.SummonedAgain, []),
    Word("battling", conditions.Battling,
         [need("cards", CARDS), may("to_end", tm.YES_NO, False)]),
    Word("not_so", conditions.NotSo, [need("condition", CONDITION)]),
    Word("all_so", conditions.AllSo, [need("conditions", Many(CONDITION))]),
]
# fmt: on
