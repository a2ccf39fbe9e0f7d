"""The words for effects: how a card's text starts to do something, and what it targets."""

from typing import Final

from segoc.effects import terms as tm
from segoc.effects.lexicon.sorts import (
    ANY_NUMBER,
    CARDS,
    CLAUSES,
    CONDITION,
    COUNT,
    COUNT_OR_NONE,
    EITHER_POSITION,
    FILTERS,
    GRADE,
    HAPPENING,
    NUMBER,
    PLAYERS,
    PROGRAM,
    TARGET,
    WHOSE,
    Many,
    Word,
    may,
    need,
)
from segoc.effects.players import EITHER, YOU
from segoc.effects.words import ANYWHERE, BATTLE, EFFECT, FIELD, FIELD_ZONE, GY, HAND, SPELLS
from segoc.kernel.language import effect as ef
from segoc.kernel.language.effect import Delayed
from segoc.kernel.language.node import Target
from segoc.kernel.picture.material_texts import (
    GoesAsMaterial,
    LendsHand,
    LevelForXyz,
    NeedsCompanions,
    StandsIn,
    StandsInForTuner,
)


# fmt: off
def _activated(word: str, kind: int, places: int) -> Word:
    """An effect on the chain, with the places where one of its kind works if none are named."""
    timing = need("timing", tm.TIMING) if kind == ef.TRIGGER else may("timing", tm.TIMING, ef.WHEN)
    parts = [
        may("places", tm.PLACES, places, "in"),
        timing,
        may("happening", HAPPENING, None),
        may("mandatory", tm.YES_NO, False, "must"),
        may("condition", CONDITION, None, "only_if"),
        may("limit", tm.LIMIT, 0),
        may("shared", tm.YES_NO, False),
        may("cost", PROGRAM, []),
        may("target", TARGET, None, "targets"),
        may("keeps", tm.YES_NO, False, "keeps_targets"),
        may("program", PROGRAM, [], "do"),
        may("all_turn", CLAUSES, []),
    ]
    return Word(word, ef.Activated, parts, {"kind": kind})


_IN_FIELD: Final = may("places", tm.PLACES, FIELD, "in")
_ONLY_IF: Final = may("condition", CONDITION, None, "only_if")

WORDS: Final[list[Word]] = [
    _activated("activation", ef.ACTIVATION, HAND | SPELLS | FIELD_ZONE),
    _activated("ignition", ef.IGNITION, FIELD),
    _activated("trigger", ef.TRIGGER, FIELD),
    _activated("quick", ef.QUICK, FIELD),
    Word("standing", ef.Standing,
         [_IN_FIELD, _ONLY_IF, may("receivers", CARDS, None, "to"), may("whose", PLAYERS, YOU),
          need("clauses", CLAUSES)], {"text": False}),
    Word("text", ef.Standing,
         [may("places", tm.PLACES, ANYWHERE, "in"), _ONLY_IF, may("receivers", CARDS, None, "to"),
          may("whose", PLAYERS, YOU), need("clauses", CLAUSES)], {"text": True}),
    Word("each_time", ef.Reaction,
         [_IN_FIELD, _ONLY_IF, need("happening", HAPPENING), need("program", PROGRAM, "do"),
          may("immediate", tm.YES_NO, True), may("limit", tm.LIMIT, 0),
          may("text", tm.YES_NO, False)]),
    Word("as_soon_as", ef.Watch,
         [_IN_FIELD, need("condition", CONDITION), need("program", PROGRAM, "do")],
         {"text": False}),
    Word("victory_text", ef.Watch,
         [need("places", tm.PLACES, "in"), need("condition", CONDITION),
          need("program", PROGRAM, "do")], {"text": True}),
    Word("instead", ef.Instead,
         [_IN_FIELD, _ONLY_IF, need("verb", tm.VERB), need("cards", CARDS, "of"),
          may("whys", tm.REASONS, BATTLE | EFFECT, "why"), may("optional", tm.YES_NO, True),
          need("program", PROGRAM, "do"), may("limit", tm.LIMIT, 0),
          may("together", tm.YES_NO, False)]),
    Word("delayed", Delayed,
         [need("phase", tm.PHASE), may("whose", WHOSE, EITHER), may("turns", ANY_NUMBER, 0),
          need("program", PROGRAM, "do")]),
    Word("own_summon", ef.OwnSummon,
         [may("places", tm.PLACES, HAND, "from"), _ONLY_IF, may("program", PROGRAM, [], "by"),
          may("positions", tm.POSITIONS, EITHER_POSITION, "in"),
          may("clauses", CLAUSES, [], "with"), may("limit", tm.LIMIT, 0)]),
    Word("as_material_goes_to", GoesAsMaterial,
         [_IN_FIELD, _ONLY_IF, need("ways", tm.WAYS), need("to", tm.PLACE),
          may("unless", FILTERS, [], "unless_others")]),
    Word("as_material_needs", NeedsCompanions,
         [may("places", tm.PLACES, ANYWHERE, "in"), _ONLY_IF, need("ways", tm.WAYS),
          need("filters", FILTERS, "others")]),
    Word("lends_hand_for_synchro", LendsHand, [_IN_FIELD, _ONLY_IF]),
    Word("as_level_for_xyz", LevelForXyz, [_IN_FIELD, _ONLY_IF, need("level", GRADE)]),
    Word("stands_in_for_tuner", StandsInForTuner,
         [_IN_FIELD, _ONLY_IF, need("series", tm.NAME)]),
    Word("stands_in", StandsIn,
         [may("places", tm.PLACES, HAND | FIELD | GY, "in"), _ONLY_IF,
          may("by_attribute", tm.YES_NO, False), may("filters", FILTERS, [], "that"),
          may("continuous", tm.YES_NO, False)]),
    Word("withstands", ef.Withstands,
         [_IN_FIELD, _ONLY_IF, need("cards", CARDS, "of"), need("whys", tm.REASONS, "why"),
          may("limit", tm.LIMIT, ef.ONCE_A_TURN)]),
    Word("forestalls", ef.Forestalls,
         [_IN_FIELD, _ONLY_IF, need("happening", HAPPENING), need("program", PROGRAM, "do"),
          may("limit", tm.LIMIT, 0), may("mandatory", tm.YES_NO, False, "must")]),
    Word("can_take_no_battle_damage", ef.Spares,
         [_IN_FIELD, _ONLY_IF, need("cards", CARDS, "of"), may("limit", tm.LIMIT, 0)],
         {"halves": False}),
    Word("can_halve_battle_damage", ef.Spares,
         [_IN_FIELD, _ONLY_IF, need("cards", CARDS, "of"), may("limit", tm.LIMIT, 0)],
         {"halves": True}),
    Word("targets", Target,
         [need("cards", CARDS), may("least", COUNT_OR_NONE, 1), may("most", COUNT, 1),
          may("still", FILTERS, []), may("matching", tm.MATCHING, 0),
          may("number", NUMBER, None, "as_many_as"), may("exactly", tm.YES_NO, False),
          may("also", Many(TARGET), [])]),
    Word("redirect", ef.Redirect,
         [_IN_FIELD, _ONLY_IF, need("cards", CARDS), need("destination", tm.PLACE, "from"),
          need("instead", tm.PLACE, "to")]),
]
# fmt: on
