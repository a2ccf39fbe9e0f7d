"""The words for numbers."""

from typing import Final

from segoc.effects import (
    allowances,
    counters,
    faces,
    fusion_materials,
    life_points,
    numbers,
    pendulums,
    synchro_materials,
)
from segoc.effects import terms as tm
from segoc.effects.announcements import AnnouncedNumber
from segoc.effects.branches import COINS, DICE, Outcome
from segoc.effects.fighting import TimesAttacked
from segoc.effects.lexicon.sorts import (
    ANY_NUMBER,
    CARDS,
    NUMBER,
    PLAYER,
    PLAYERS,
    WHOSE,
    Word,
    may,
    need,
)
from segoc.effects.noting import LevelOfPaid, NotedNumber, NotedValue

# fmt: off
WORDS: Final[list[Word]] = [
    Word("fixed", numbers.Fixed, [need("number", ANY_NUMBER)]),
    Word("count", numbers.Count, [need("cards", CARDS)]),
    Word("count_that", numbers.CountThat,
         [need("owner", WHOSE), may("controlled", tm.YES_NO, False)]),
    Word("materials_used", fusion_materials.HowManyUsed, [need("cards", CARDS)]),
    Word("atk_of", numbers.AtkOf, [need("cards", CARDS), may("original", tm.YES_NO, False)]),
    Word("def_of", numbers.DefOf, [need("cards", CARDS), may("original", tm.YES_NO, False)]),
    Word("scale_of", pendulums.ScaleOf, [need("cards", CARDS), may("original", tm.YES_NO, False)]),
    Word("level_of", numbers.LevelOf,
         [need("cards", CARDS), may("original", tm.YES_NO, False)]),
    Word("how_many_saved", numbers.HowManySaved, []),
    Word("kinds_of_names", faces.KindsOfNames, [need("cards", CARDS)]),
    Word("kinds_of_attributes", synchro_materials.AttributeKinds, [need("cards", CARDS)]),
    Word("link_rating_of", faces.RatingOf, [need("cards", CARDS)]),
    Word("original_attributes", faces.OriginalAttributes, [need("cards", CARDS)]),
    Word("grade_of", numbers.GradeOf, [need("cards", CARDS)]),
    Word("changed_by", numbers.ChangedBy, []),
    Word("lp", numbers.LifePoints, [need("whose", PLAYER)]),
    Word("tributes_this_turn", allowances.TributesThisTurn, [need("whose", PLAYERS)]),
    Word("summons_this_turn", allowances.SummonsThisTurn, [need("whose", PLAYERS)]),
    Word("counters_on", counters.CountersOn, [need("cards", CARDS), need("kind", tm.COUNTER)]),
    Word("times_attacked", TimesAttacked, [need("cards", CARDS)]),
    Word("noted_counters", counters.NotedCounters, []),
    Word("counters_it_had", counters.CountersItHad, [need("kind", tm.COUNTER)]),
    Word("counters_of_that", counters.CountersThen, [need("kind", tm.COUNTER)]),
    Word("kinds_of_types", faces.KindsOfTypes,
         [need("cards", CARDS), need("words", tm.TYPES)]),
    Word("noted_number", NotedNumber, []),
    Word("noted_value", NotedValue, []),
    Word("level_of_paid", LevelOfPaid, []),
    Word("lesser", numbers.Lesser, [need("one", NUMBER), need("other", NUMBER)]),
    Word("that_damage", life_points.ThatDamage, []),
    Word("half", numbers.Half, [need("number", NUMBER)]),
    Word("times", numbers.Times, [need("number", NUMBER), need("factor", ANY_NUMBER)]),
    Word("announced_number", AnnouncedNumber, []),
    Word("heads", Outcome, [], {"what": COINS}),
    Word("rolled", Outcome, [], {"what": DICE}),
    Word("plus", numbers.Plus, [need("number", NUMBER), need("more", ANY_NUMBER)]),
    Word("higher_of", numbers.HigherOf, [need("number", NUMBER), need("other", NUMBER)]),
    Word("excess", numbers.Excess, [need("number", NUMBER), need("over", NUMBER)]),
]
# fmt: on
