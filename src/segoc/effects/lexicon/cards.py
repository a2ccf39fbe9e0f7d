"""The words for cards: which ones are meant."""

from typing import Final

from segoc.effects import (
    as_material,
    fusion_materials,
    linking,
    noting,
    picking,
    pointing,
    selectors,
    synchro_materials,
)
from segoc.effects import terms as tm
from segoc.effects.conditional import ThoseIf
from segoc.effects.each import Each, LinkedWith
from segoc.effects.fighting import Foes
from segoc.effects.lexicon.sorts import (
    CARDS,
    CHOOSER,
    CONDITION,
    COUNT,
    COUNT_OR_NONE,
    FILTERS,
    NUMBER,
    PLAYER,
    WHOSE,
    Many,
    Word,
    may,
    need,
)
from segoc.effects.listed_materials import MaterialsInGy
from segoc.effects.players import EITHER, YOU
from segoc.effects.targeting import ProperTargets

# fmt: off
WORDS: Final[list[Word]] = [
    Word("cards", selectors.Described,
         [may("whose", WHOSE, EITHER), need("places", tm.PLACES, "in"),
          may("filters", FILTERS, [], "that")]),
    Word("even_face_down", selectors.EvenFaceDown,
         [may("whose", WHOSE, EITHER), need("places", tm.PLACES, "in"),
          may("filters", FILTERS, [], "that")]),
    Word("among", selectors.Among, [need("cards", CARDS), need("filters", FILTERS, "that")]),
    Word("all_of", selectors.Both, [need("cards", Many(CARDS))]),
    Word("highest", selectors.Highest, [need("cards", CARDS), need("layer", tm.LAYER, "of")]),
    Word("top", selectors.Top, [may("whose", PLAYER, YOU), need("count", NUMBER)]),
    Word("choose", pointing.Choose,
         [need("cards", CARDS), may("least", COUNT_OR_NONE, 1), may("most", COUNT, 1),
          may("by", CHOOSER, YOU), may("distinct", tm.YES_NO, False, "different_names"),
          may("matching", tm.MATCHING, 0)]),
    Word("this", pointing.This, []),
    Word("choose_as_many", picking.ChooseAsMany,
         [need("cards", CARDS), need("number", NUMBER), may("by", PLAYER, YOU)]),
    Word("choose_exactly", picking.ChooseExactly,
         [need("cards", CARDS), need("number", NUMBER), may("by", PLAYER, YOU)]),
    Word("choose_up_to", picking.ChooseUpTo,
         [need("cards", CARDS), need("number", NUMBER), may("by", PLAYER, YOU)]),
    Word("choose_each_level", picking.ChooseEachLevel,
         [need("cards", CARDS), may("by", PLAYER, YOU)]),
    Word("target", pointing.Targets, []),
    Word("all_targets", pointing.AllTargets, [need("number", COUNT)]),
    Word("proper_targets", ProperTargets, []),
    Word("one_of_each", picking.OneOfEach,
         [need("groups", Many(CARDS)), may("by", PLAYER, YOU)]),
    Word("chosen", pointing.Chosen, []),
    Word("paid", pointing.Paid, []),
    Word("done", pointing.Done, []),
    Word("revealed", pointing.Revealed, []),
    Word("that", pointing.That, []),
    Word("attacker", pointing.Attacker, []),
    Word("attacked", pointing.Attacked, []),
    Word("linked", pointing.Linked, []),
    Word("equipped", pointing.Equipped, [may("by_own_effect", tm.YES_NO, False)]),
    Word("was_equipped", noting.WasEquipped, []),
    Word("equipped_to_this", pointing.EquippedTo, [may("by_own_effect", tm.YES_NO, False)]),
    Word("materials", pointing.Materials, [may("filters", FILTERS, [], "that")]),
    Word("host", as_material.Host, [may("filters", FILTERS, [], "that")]),
    Word("materials_of", as_material.MaterialsOf, [need("cards", CARDS)]),
    Word("foe", Foes, [need("cards", CARDS)]),
    Word("those_if", ThoseIf, [need("cards", CARDS), need("condition", CONDITION, "only_if")]),
    Word("used_for_fusion", fusion_materials.UsedForFusion, [need("cards", CARDS)]),
    Word("each_used_for_fusion", MaterialsInGy,
         [need("cards", CARDS), may("listed", tm.YES_NO, False, "or_listed")]),
    Word("used_for_synchro", synchro_materials.UsedForSynchro, [need("cards", CARDS)]),
    Word("tuner_used", synchro_materials.TunersOfThis,
         [may("filters", FILTERS, [], "that"), may("ways", tm.WAYS, 0, "came")]),
    Word("used_for_this", synchro_materials.UsedForThis,
         [may("filters", FILTERS, [], "that"), may("ways", tm.WAYS, 0, "came")]),
    Word("pointed", pointing.Pointed, [may("whose", WHOSE, EITHER)]),
    Word("co_linked_with_this", linking.CoLinked, []),
    Word("linked_with", LinkedWith, [need("cards", CARDS)]),
    Word("each", Each, []),
]
# fmt: on
