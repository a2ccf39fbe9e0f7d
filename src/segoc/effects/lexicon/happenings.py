"""The words for happenings: what effects wait for."""

from typing import Final

from segoc.effects import (
    activations,
    battles,
    counters,
    faces,
    fates,
    forced_attacks,
    passing,
    processing,
    setting,
    summoning,
    targeting,
)
from segoc.effects import happenings as hp
from segoc.effects import terms as tm
from segoc.effects.aiming import ChosenToBeAttacked
from segoc.effects.as_material import MonsterBecameMaterial, UsedAsMaterial
from segoc.effects.draws import Drew
from segoc.effects.fighting import AttackPart, BattlePart, BattlePhaseEnds, BattlePhaseStarts
from segoc.effects.lexicon.sorts import (
    AMOUNT,
    CARDS,
    COUNT_OR_NONE,
    EFFECT_NUMBER,
    FILTERS,
    HAPPENING,
    WHAT,
    WHOSE,
    Many,
    Word,
    may,
    need,
)
from segoc.effects.players import EITHER
from segoc.effects.spirits import EndPhaseOfItsTurn
from segoc.effects.words import ANY_SUMMON, BY_XYZ

# fmt: off
WORDS: Final[list[Word]] = [
    Word("activated", activations.Activation,
         [need("what", WHAT), may("by", WHOSE, EITHER), may("targeting", CARDS, None),
          may("verb", tm.VERB, 0, "includes"), may("to_cards", CARDS, None, "to"),
          may("certain", tm.YES_NO, False), may("places", tm.PLACES, 0, "in"),
          may("filters", FILTERS, [], "of"), may("alone", tm.YES_NO, False)]),
    Word("one_of", hp.OneOf, [need("happenings", Many(HAPPENING))]),
    Word("was_activated", activations.WasActivated, [need("what", WHAT), may("by", WHOSE, EITHER)]),
    Word("was_processed", processing.Processed,
         [need("what", WHAT), may("by", WHOSE, EITHER), may("places", tm.PLACES, 0, "in")]),
    Word("was_targeted", targeting.WasTargeted, [need("cards", CARDS)]),
    Word("destroyed_by_battle", battles.DestroyedByBattle,
         [need("by", CARDS), need("cards", CARDS), may("to", tm.PLACES, 0)]),
    Word("battle_damage", battles.BattleDamage,
         [need("whose", WHOSE), may("by", CARDS, None), may("direct", tm.YES_NO, False)]),
    Word("would_be_summoned", summoning.WouldBeSummoned,
         [may("ways", tm.WAYS, ANY_SUMMON), may("by", WHOSE, EITHER),
          may("filters", FILTERS, [], "that"), may("exactly", COUNT_OR_NONE, 0)]),
    Word("summoned", summoning.Summoned,
         [need("cards", CARDS), may("ways", tm.WAYS, ANY_SUMMON),
          may("own_effect", EFFECT_NUMBER, 0), may("not_from", tm.PLACES, 0),
          may("by", FILTERS, [], "by_effect_of"), may("from_", tm.PLACES, 0, "from"),
          may("exactly", COUNT_OR_NONE, 0), may("who", WHOSE, EITHER),
          may("apart", tm.YES_NO, False)]),
    Word("went", hp.Went,
         [need("cards", CARDS), may("from_", tm.PLACES, 0, "from"), may("to", tm.PLACES, 0),
          may("tags", tm.TAGS, 0, "as"), may("whys", tm.REASONS, 0, "why"),
          may("for_", FILTERS, [], "for_effect_of"), may("by", WHOSE, EITHER),
          may("exactly", COUNT_OR_NONE, 0)]),
    Word("drew", Drew, [need("whose", WHOSE), may("normal", tm.YES_NO, False)]),
    Word("added_to_hand", hp.AddedToHand,
         [need("whose", WHOSE), may("from_", tm.PLACES, 0, "from")]),
    Word("damaged", hp.Damaged,
         [need("whose", WHOSE), may("by", CARDS, None), may("whys", tm.REASONS, 0, "why"),
          may("least", AMOUNT, 0)]),
    Word("gained_lp", hp.LpGained, [need("whose", WHOSE)]),
    Word("position_changed", hp.PositionChanged,
         [need("cards", CARDS), may("to", tm.POSITION, 0)]),
    Word("control_changed", passing.ControlChanged, [need("cards", CARDS)]),
    Word("direct_hit", forced_attacks.DirectHit, []),
    Word("level_rose", faces.LevelRose, [need("cards", CARDS)]),
    Word("flipped", hp.Flipped, [need("cards", CARDS)]),
    Word("attack_declared", hp.AttackDeclared,
         [may("attacker", CARDS, None, "by"), may("target", CARDS, None, "to"),
          may("direct", tm.YES_NO, False)]),
    Word("chosen_to_be_attacked", ChosenToBeAttacked, [need("cards", CARDS)]),
    Word("counters_gone", counters.CountersGone,
         [need("cards", CARDS), need("kind", tm.COUNTER)]),
    Word("battle_phase_starts", BattlePhaseStarts, [may("whose", WHOSE, EITHER)]),
    Word("battle_phase_ends", BattlePhaseEnds, [may("whose", WHOSE, EITHER)]),
    Word("counters_placed", counters.CountersPlaced,
         [need("cards", CARDS), need("kind", tm.COUNTER)]),
    Word("cards_set", setting.WereSet, [need("cards", CARDS)]),
    Word("tributed_for_summon", fates.TributedForSummon, [need("cards", CARDS)]),
    Word("end_phase_of_its_turn", EndPhaseOfItsTurn, []),
    Word("phase_began", hp.PhaseBegan, [may("whose", WHOSE, EITHER), need("phase", tm.PHASE)]),
    Word("attacks_in", AttackPart, [need("part", tm.DAMAGE_PART), need("by", CARDS)]),
    Word("battles", BattlePart,
         [need("part", tm.DAMAGE_PART), need("by", CARDS), may("against", CARDS, None)]),
    Word("monster_became_material", MonsterBecameMaterial, [need("ways", tm.WAYS, "for")]),
    Word("used_as_material", UsedAsMaterial,
         [may("filters", FILTERS, [], "of"), may("ways", tm.WAYS, BY_XYZ, "for"),
          may("cards", CARDS, None), may("only", FILTERS, [])]),
]
# fmt: on
