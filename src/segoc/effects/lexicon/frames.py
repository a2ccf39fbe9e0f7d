"""The words whose classes are the kernel's own: what a card's text consists of, effects with their
targets, and what a monster is made from. Their classes say their parts, as all do; here is how they
are called, and what is left out where one class has several words or the constructor wants to be
told everything."""

from typing import Final

from segoc.effects.lexicon.words import Word
from segoc.effects.plain_names import (
    ANYWHERE,
    BATTLE,
    EFFECT,
    FIELD,
    FIELD_ZONE,
    GY,
    HAND,
    MONSTERS,
    SPELLS,
)
from segoc.effects.players import EITHER, YOU
from segoc.kernel.language import effect as ef
from segoc.kernel.language.action import Branch
from segoc.kernel.language.effect import Delayed
from segoc.kernel.language.node import Target, Usual
from segoc.kernel.picture import material_texts as mx
from segoc.kernel.summoning import materials as mt
from segoc.kernel.summoning.fusion_recipes import FusionMaterials
from segoc.kernel.table.places import EITHER_POSITION

# Most cards with such an effect are monsters.
AS_MONSTERS: Final[Usual] = {"places": MONSTERS, "condition": None}
LEFT_OUT: Final[Usual] = {
    "happening": None,
    "mandatory": False,
    "condition": None,
    "limit": 0,
    "shared": False,
    "cost": [],
    "target": None,
    "keeps": False,
    "program": [],
    "all_turn": [],
}
AT_ONCE: Final[Usual] = {**LEFT_OUT, "timing": ef.WHEN}
ABOUT: Final[Usual] = {"condition": None, "receivers": None, "whose": YOU}

# fmt: off
WORDS: Final[list[Word]] = [
    Word("activation", ef.Activated, {"kind": ef.ACTIVATION},
         {**AT_ONCE, "places": HAND | SPELLS | FIELD_ZONE}),
    Word("ignition", ef.Activated, {"kind": ef.IGNITION}, {**AT_ONCE, "places": MONSTERS}),
    Word("trigger", ef.Activated, {"kind": ef.TRIGGER}, {**LEFT_OUT, "places": MONSTERS}),
    Word("quick", ef.Activated, {"kind": ef.QUICK}, {**AT_ONCE, "places": MONSTERS}),
    Word("standing", ef.Standing, {"text": False}, {**ABOUT, "places": MONSTERS}),
    Word("text", ef.Standing, {"text": True}, {**ABOUT, "places": ANYWHERE}),
    Word("each_time", ef.Reaction, None,
         {**AS_MONSTERS, "immediate": True, "limit": 0, "text": False}),
    Word("as_soon_as", ef.Watch, {"text": False}, {"places": MONSTERS}),
    Word("victory_text", ef.Watch, {"text": True}),
    Word("instead", ef.Instead, None,
         {**AS_MONSTERS, "whys": BATTLE | EFFECT, "optional": True, "limit": 0, "together": False}),
    Word("delayed", Delayed, None, {"whose": EITHER, "turns": 0}),
    Word("own_summon", ef.OwnSummon, None,
         {"places": HAND, "condition": None, "program": [], "positions": EITHER_POSITION,
          "clauses": [], "limit": 0}),
    Word("as_material_goes_to", mx.GoesAsMaterial, None, {**AS_MONSTERS, "unless": []}),
    Word("as_material_needs", mx.NeedsCompanions, None, {"places": ANYWHERE, "condition": None}),
    Word("lends_hand_for_synchro", mx.LendsHand, None, AS_MONSTERS),
    Word("as_level_for_xyz", mx.LevelForXyz, None, AS_MONSTERS),
    Word("stands_in_for_tuner", mx.StandsInForTuner, None, AS_MONSTERS),
    Word("stands_in", mx.StandsIn, None,
         {"places": HAND | FIELD | GY, "condition": None, "by_attribute": False, "filters": [],
          "continuous": False}),
    Word("withstands", ef.Withstands, None, {**AS_MONSTERS, "limit": ef.ONCE_A_TURN}),
    Word("forestalls", ef.Forestalls, None, {**AS_MONSTERS, "limit": 0, "mandatory": False}),
    Word("can_take_no_battle_damage", ef.Spares, {"halves": False}, {**AS_MONSTERS, "limit": 0}),
    Word("can_halve_battle_damage", ef.Spares, {"halves": True}, {**AS_MONSTERS, "limit": 0}),
    Word("redirect", ef.Redirect, None, AS_MONSTERS),
    Word("targets", Target),
    Word("branch", Branch, None, {"least": 0, "most": 0}),
    Word("part", mt.Part, None, {"filters": []}),
    Word("fusion_materials", FusionMaterials, None, {"genuine": False}),
    Word("synchro_materials", mt.SynchroMaterials),
    Word("xyz_materials", mt.XyzMaterials, None, {"filters": []}),
    Word("overlay", mt.Overlay, None, {"once": False, "detaching": 0}),
    Word("link_materials", mt.LinkMaterials, None, {"distinct": False, "alike": False}),
]
# fmt: on
