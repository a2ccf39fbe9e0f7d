"""The words for clauses: what is so of a card or a player while something applies."""

from typing import Final

from segoc.effects import (
    allowances,
    clauses,
    control,
    life_points,
    pendulums,
    restraints,
    synchro_materials,
)
from segoc.effects import terms as tm
from segoc.effects.announcements import Becomes
from segoc.effects.conditions import CountsAsSummonedAgain
from segoc.effects.lexicon.sorts import (
    CARDS,
    CLAUSE,
    CONDITION,
    COUNT,
    EFFECT_,
    FILTERS,
    NUMBER,
    PLAYERS,
    WHAT,
    Many,
    Word,
    may,
    need,
)
from segoc.effects.noting import Noted
from segoc.effects.permissions import AdditionalSummon, CannotBeUsed
from segoc.effects.phases import MustAttack
from segoc.effects.staying import StaysOnField
from segoc.effects.targeting import NotTargetedBy
from segoc.effects.tributes import (
    AlsoTributes,
    NeedsTributes,
    OpenDefense,
    StandsForTributes,
    SureSummon,
    WorthTributes,
)
from segoc.effects.unclassified import (
    CanBeSetAsSpell,
    CanStayAsSpell,
    EquipsOnly,
    NoTributes,
    OnlyOne,
)
from segoc.kernel import announcing
from segoc.kernel.event import SPECIAL_WAYS

# fmt: off
WORDS: Final[list[Word]] = [
    Word("stat", clauses.Stat,
         [need("layer", tm.LAYER, "of"), need("op", tm.OP, "change"), need("number", NUMBER)]),
    Word("attribute_also", clauses.AttributeAlso, [need("attribute", tm.ATTRIBUTES)]),
    Word("types_also", synchro_materials.TypesAlso, [need("types", tm.TYPES)]),
    Word("attribute_is", Becomes, [may("bits", tm.ATTRIBUTES, 0, "attribute")],
         {"sort": announcing.ATTRIBUTE}),
    Word("race_is", Becomes, [may("bits", tm.RACES, 0, "race")], {"sort": announcing.RACE}),
    Word("stays_on_field", StaysOnField, []),
    Word("target_cannot_answer", restraints.TargetCannotAnswer, []),
    Word("called_as", clauses.CalledAs,
         [may("name", tm.NAME, ""), may("cards", CARDS, None)]),
    Word("negated", clauses.IsNegated, []),
    Word("namesakes_negated", clauses.NamesakesNegated, [need("cards", CARDS)]),
    Word("not_targeted_by", NotTargetedBy, [may("filters", FILTERS, [], "that")]),
    Word("unaffected_by", clauses.UnaffectedBy,
         [may("filters", FILTERS, [], "that"), may("activated", tm.YES_NO, False)]),
    Word("cannot", clauses.Cannot,
         [need("verb", tm.VERB), may("whys", tm.REASONS, 0, "why"), may("cards", CARDS, None)]),
    Word("cannot_otherwise", restraints.CannotOtherwise, [need("verb", tm.VERB)]),
    Word("special_summons_only", restraints.SpecialSummonsOnly, [need("ways", tm.WAYS)]),
    Word("cannot_answer", restraints.CannotAnswer, [need("what", WHAT)]),
    Word("activated_only_if", pendulums.ActivatedOnlyIf, [need("condition", CONDITION)]),
    Word("additional_pendulum_summon", pendulums.AdditionalPendulumSummon,
         [may("filters", FILTERS, [], "of")]),
    Word("additional_summon", AdditionalSummon,
         [may("filters", FILTERS, [], "of"), may("tribute", tm.YES_NO, False)]),
    Word("cannot_be_used", CannotBeUsed, []),
    Word("worth_tributes", WorthTributes,
         [need("count", COUNT), may("filters", FILTERS, [], "for")]),
    Word("needs_tributes", NeedsTributes,
         [need("count", COUNT), may("filters", FILTERS, [], "of")]),
    Word("also_tributes", AlsoTributes,
         [need("count", tm.Whole(0, 3)), may("even_set", tm.YES_NO, False)]),
    Word("summons_in_defense", OpenDefense, []),
    Word("stands_for_tributes", StandsForTributes,
         [need("number", NUMBER, "most"), may("filters", FILTERS, [], "for")]),
    Word("counts_as_summoned_again", CountsAsSummonedAgain, []),
    Word("sure_summon", SureSummon, []),
    Word("equips_only", EquipsOnly, [need("filters", FILTERS, "that")]),
    Word("can_be_set_as_spell", CanBeSetAsSpell, []),
    Word("can_stay_as_spell", CanStayAsSpell, []),
    Word("needs_no_tributes", NoTributes, [may("filters", FILTERS, [], "of")]),
    Word("only_one", OnlyOne, [need("name", tm.NAME)]),
    Word("gains", clauses.Gains, [need("effects", Many(EFFECT_))]),
    Word("copies", clauses.Copies, [need("cards", CARDS)]),
    Word("leaves_for", clauses.LeavesFor, [need("place", tm.PLACE)]),
    Word("victims_go_to", clauses.VictimsGoTo, [need("place", tm.PLACE)]),
    Word("attacks", clauses.Attacks,
         [need("number", NUMBER), may("on_monsters", tm.YES_NO, False)]),
    Word("hand_revealed", clauses.HandRevealed, []),
    Word("trap_at_once", clauses.TrapsAtOnce, []),
    Word("attacks_directly", clauses.AttacksDirectly, []),
    Word("attacks_in_defense", clauses.AttacksInDefense, []),
    Word("attacks_only", clauses.AttacksOnly, [need("filters", FILTERS, "that")]),
    Word("pays_to_attack", clauses.PaysToAttack, [need("number", NUMBER)]),
    Word("all_are", clauses.AllAre, [need("cards", CARDS), need("clause", CLAUSE)]),
    Word("only_by_itself", clauses.OnlyByItself, []),
    Word("no_material_for", clauses.NoMaterialFor,
         [need("ways", tm.WAYS), may("unless", FILTERS, [])]),
    Word("only_by", clauses.OnlyBy, [need("ways", tm.WAYS)]),
    Word("only_by_effect_of", clauses.OnlyByEffectOf,
         [may("names", tm.NAMES, []), may("series", tm.NAMES, [])]),
    Word("at_once", clauses.AtOnce, []),
    Word("must_attack", MustAttack, []),
    Word("from_hand", allowances.FromHand, []),
    Word("trap_from_hand", allowances.TrapFromHand, []),
    Word("noted", Noted, [need("number", NUMBER)]),
    Word("one_special_summon_each", allowances.OneSpecialSummonEach, []),
    Word("one_special_summon_per_turn", allowances.OneSummonPerTurn,
         [may("ways", tm.WAYS, SPECIAL_WAYS, "in")]),
    Word("under_your_control", control.UnderControl, []),
    Word("battle_damage_to", life_points.BattleDamage,
         [need("whose", PLAYERS), need("change", tm.DAMAGE_CHANGE),
          may("against_monsters", tm.YES_NO, False)]),
    Word("damage_taken", life_points.DamageTaken,
         [need("whys", tm.REASONS, "why"), need("change", tm.DAMAGE_CHANGE)]),
    Word("pierces", life_points.Pierces, [may("times", COUNT, 1)]),
    Word("passes_battle_damage_on", life_points.PassesDamageOn, []),
    Word("shares_battle_damage", life_points.SharesDamage, []),
]
# fmt: on
