"""The lexicon: every value of the language, the word it is written with, and its parts.

A word that isn't here can't be written in a card's data, and nothing in such data can
name any other code. Where one class has several words (a move is a destruction or a
banishment by its verb), the words fix that part and leave the others.
"""

from collections.abc import Callable
from typing import Final

from segoc.effects import (
    actions,
    allowances,
    battles,
    clauses,
    conditions,
    control,
    counters,
    deeds,
    faces,
    fates,
    fighting,
    filters,
    flipping,
    fusing,
    fusion_materials,
    later,
    life_points,
    linking,
    looking,
    noting,
    numbers,
    pendulums,
    picking,
    processing,
    returning,
    selectors,
    synchro_materials,
    targeting,
    tokens,
)
from segoc.effects import happenings as hp
from segoc.effects import terms as tm
from segoc.effects.announcements import (
    Announce,
    AnnouncedName,
    AnnouncedNumber,
    AttributeChecked,
    Becomes,
    CheckAttribute,
)
from segoc.effects.branches import COINS, DICE, ChooseOne, IfSo, Outcome, RollDice, TossCoins
from segoc.effects.conditional import ThoseIf
from segoc.effects.draws import Drew
from segoc.effects.each import Each, LinkedWith
from segoc.effects.fighting import AttackPart, BattlePart, Foes
from segoc.effects.permissions import AdditionalSummon, ApplyToPlayers, CannotBeUsed
from segoc.effects.phases import EndBattlePhase, EndMainPhase, InBattle, MustAttack
from segoc.effects.players import AT_RANDOM, EITHER, OPPONENT, OTHER_PLAYER, TURN_PLAYER, YOU
from segoc.effects.setting import SetAsSpell, SetCard
from segoc.effects.shifting import ToOtherZone
from segoc.effects.staying import Attach, StaysOnField
from segoc.effects.synchro import SynchroSummon
from segoc.effects.tributes import (
    AlsoTributes,
    NeedsTributes,
    OpenDefense,
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
from segoc.effects.words import (
    ANY_ACTIVATION,
    ANY_SUMMON,
    ANYWHERE,
    BATTLE,
    BY_XYZ,
    EFFECT,
    FIELD,
    FIELD_ZONE,
    GY,
    HAND,
    SPELLS,
)
from segoc.kernel import announcing, places, verbs
from segoc.kernel import effect as ef
from segoc.kernel import entry as en
from segoc.kernel import materials as mt
from segoc.kernel.effect import (
    Action,
    Branch,
    Cards,
    Clause,
    Condition,
    Delayed,
    Effect,
    Filter,
    Happening,
    Node,
    Number,
    Target,
)
from segoc.kernel.stand_ins import StandsIn, StandsInForTuner


class One(tm.Sort):
    """A value of the language, of this sort."""

    def __init__(self, base: type[Node], what: str) -> None:
        self.base = base
        self.what = what


class Many(tm.Sort):
    """Several of these."""

    def __init__(self, one: One) -> None:
        self.one = one


class Part:
    """A part of a value: the field that holds it, and the name that it is written with.

    One that need not be written has a value that it is otherwise.
    """

    def __init__(
        self, field: str, sort: tm.Sort, name: str, needed: bool, otherwise: object
    ) -> None:
        self.field = field
        self.sort = sort
        self.name = name
        self.needed = needed
        self.otherwise = otherwise

    def is_as_expected(self, value: object) -> bool:
        return not self.needed and bool(value == self.otherwise)


class Word:
    """A word, the class that it makes a value of, the parts that are written and those
    that the word itself decides."""

    def __init__(
        self,
        word: str,
        made: type[Node],
        parts: list[Part],
        fixed: dict[str, object] | None = None,
    ) -> None:
        self.word = word
        self.made = made
        self.make: Callable[..., Node] = made
        self.parts = parts
        self.fixed: dict[str, object] = fixed or {}


def need(field: str, sort: tm.Sort, name: str = "") -> Part:
    """A part that must be written."""
    return Part(field, sort, name or field, True, None)


def may(field: str, sort: tm.Sort, otherwise: object, name: str = "") -> Part:
    """A part that is left out where it is what it usually is."""
    return Part(field, sort, name or field, False, otherwise)


CARDS: Final = One(Cards, "cards")
FILTER: Final = One(Filter, "a filter")
NUMBER: Final = One(Number, "a number")
CONDITION: Final = One(Condition, "a condition")
HAPPENING: Final = One(Happening, "a happening")
ACTION: Final = One(Action, "an action")
CLAUSE: Final = One(Clause, "a clause")
TARGET: Final = One(Target, "a target")
BRANCH: Final = One(Branch, "a branch")
DELAYED: Final = One(Delayed, "a part for later")
EFFECT_: Final = One(Effect, "an effect")
PART: Final = One(mt.Part, "a part of the materials")
# A value is of the first of these that fits: a part for later is no effect of a card.
SORTS: Final[list[One]] = [
    CARDS,
    FILTER,
    NUMBER,
    CONDITION,
    HAPPENING,
    ACTION,
    CLAUSE,
    TARGET,
    BRANCH,
    DELAYED,
    EFFECT_,
    PART,
    One(mt.Materials, "materials"),
]

FILTERS: Final = Many(FILTER)
PROGRAM: Final = Many(ACTION)
CLAUSES: Final = Many(CLAUSE)
BRANCHES: Final = Many(BRANCH)

WHOSE: Final = tm.Choice(
    "player",
    {
        "you": YOU,
        "opponent": OPPONENT,
        "either": EITHER,
        "turn_player": TURN_PLAYER,
        "other_player": OTHER_PLAYER,
    },
)
# Where just one player can be meant.
PLAYER: Final = tm.Choice(
    "player", {word: whose for word, whose in WHOSE.words.items() if whose != EITHER}
)
# Who chooses cards.
CHOOSER: Final = tm.Choice("player", {**PLAYER.words, "at_random": AT_RANDOM})
# What a rule of the whole duel can be about.
PLAYERS: Final = tm.Choice("player", {"you": YOU, "opponent": OPPONENT, "either": EITHER})
WHAT: Final = tm.Bits(
    "activation",
    {
        "anything": ANY_ACTIVATION,
        "monster_effect": hp.MONSTER_EFFECT,
        "spell_card": hp.SPELL_CARD,
        "trap_card": hp.TRAP_CARD,
        "spell_effect": hp.SPELL_EFFECT,
        "trap_effect": hp.TRAP_EFFECT,
    },
)

ANY_NUMBER: Final = tm.Whole(-tm.LARGEST, tm.LARGEST)
AMOUNT: Final = tm.Whole(0, tm.LARGEST)
COUNT: Final = tm.Whole(1, 60)
COUNT_OR_NONE: Final = tm.Whole(0, 60)
GRADE: Final = tm.Whole(0, 13)
EITHER_POSITION: Final = tm.POSITIONS.everything()
EFFECT_NUMBER: Final = tm.Whole(0, 20)

# fmt: off
_FILTERS: Final[list[Word]] = [
    Word("kind", filters.OfKind, [need("kinds", tm.KINDS)]),
    Word("monster_card", filters.MonsterCard, []),
    Word("facing", filters.Facing, [need("up", tm.YES_NO)]),
    Word("position", filters.InPosition, [need("position", tm.POSITION)]),
    Word("types", filters.OfTypes, [need("types", tm.TYPES)]),
    Word("attribute", filters.OfAttribute, [need("attributes", tm.ATTRIBUTES)]),
    Word("race", filters.OfRace, [need("races", tm.RACES)]),
    Word("series", filters.OfSeries, [need("series", tm.NAMES)]),
    Word("mentioning", filters.Mentions, [need("mentioned", tm.NAMES, "names")]),
    Word("named", filters.Named, [need("names", tm.NAMES), may("original", tm.YES_NO, False)]),
    Word("same_name", filters.SameName,
         [need("cards", CARDS), may("original", tm.YES_NO, False)]),
    Word("same_level", filters.SameLevel,
         [need("cards", CARDS), may("original", tm.YES_NO, False)]),
    Word("same_race", filters.SameRace, [need("cards", CARDS)]),
    Word("same_attribute", faces.SameAttribute, [need("cards", CARDS)]),
    Word("rank", faces.RankIs, [need("least", tm.Whole(1, 13)), may("most", tm.Whole(1, 13), 13)]),
    Word("level", filters.LevelIs,
         [may("least", GRADE, 1), may("most", NUMBER, numbers.Fixed(12)),
          may("original", tm.YES_NO, False)]),
    Word("atk", filters.AtkIs,
         [may("least", AMOUNT, 0), may("most", AMOUNT, tm.LARGEST)]),
    Word("def", filters.DefIs,
         [may("least", AMOUNT, 0), may("most", AMOUNT, tm.LARGEST)]),
    Word("destroyed_this_turn", fates.DestroyedThisTurn, []),
    Word("came_later", fates.CameLater, []),
    Word("in_main_zone", fates.InMainZone, []),
    Word("set_of_late", fates.SetOfLate, []),
    Word("other_than", filters.OtherThan, [need("cards", CARDS)]),
    Word("other_name", filters.OtherName, []),
    Word("controlled_by", filters.ControlledBy, [need("whose", WHOSE)]),
    Word("of_player", filters.OfPlayer, [need("whose", WHOSE)]),
    Word("owned_by", filters.OwnedBy, [need("whose", WHOSE)]),
    Word("came_from", filters.CameFrom, [need("places", tm.PLACES)]),
    Word("summoned_by_own_effect", filters.SummonedByOwn, [need("number", EFFECT_NUMBER)]),
    Word("of_announced_name", AnnouncedName, [may("original", tm.YES_NO, False)]),
    Word("with_counter", counters.WithCounter,
         [need("kind", tm.COUNTER), may("least", COUNT, 1)]),
    Word("can_have_counter", counters.CanHaveCounter, [need("kind", tm.COUNTER)]),
    Word("property", filters.OfProperty, [need("property", tm.PROPERTY)]),
    Word("normal_monster", filters.NormalMonster, []),
    Word("lying_in", fates.LyingIn, [need("places", tm.PLACES, "in")]),
    Word("scale_changed", pendulums.ScaleChanged, []),
    Word("attacking", fighting.Attacking, []),
    Word("to_be_destroyed", filters.Doomed, []),
    Word("in_link_state", linking.InLinkState, [may("mutual", tm.YES_NO, False)]),
    Word("in_extra_link", linking.InExtraLink, []),
    Word("pointed_to", linking.PointedTo, []),
    Word("link_rating", linking.RatingIs,
         [need("least", tm.Whole(1, 8)), may("most", tm.Whole(1, 8), 8)]),
    Word("summoned_as", filters.SummonedAs,
         [need("ways", tm.WAYS), may("this_turn", tm.YES_NO, False)]),
    Word("spent_this_turn", filters.SpentThisTurn, []),
    Word("atk_at_most", filters.AtkAtMost, [need("number", NUMBER)]),
    Word("of_checked_attribute", AttributeChecked, []),
    Word("made_of", fusion_materials.MadeOf, [need("names", tm.NAMES)]),
    Word("not", filters.Not, [need("filter", FILTER)]),
    Word("any_of", filters.AnyOf, [need("filters", FILTERS)]),
    Word("both_of", filters.AllOf, [need("filters", FILTERS)]),
    Word("of_noted_name", noting.NotedName, []),
    Word("in_noted_column", noting.NotedColumn, []),
    Word("in_battle", InBattle, []),
]

_CARDS: Final[list[Word]] = [
    Word("cards", selectors.Described,
         [may("whose", WHOSE, EITHER), need("places", tm.PLACES, "in"),
          may("filters", FILTERS, [], "that")]),
    Word("among", selectors.Among, [need("cards", CARDS), need("filters", FILTERS, "that")]),
    Word("all_of", selectors.Both, [need("cards", Many(CARDS))]),
    Word("highest", selectors.Highest, [need("cards", CARDS), need("layer", tm.LAYER, "of")]),
    Word("top", selectors.Top, [may("whose", PLAYER, YOU), need("count", NUMBER)]),
    Word("choose", selectors.Choose,
         [need("cards", CARDS), may("least", COUNT_OR_NONE, 1), may("most", COUNT, 1),
          may("by", CHOOSER, YOU), may("distinct", tm.YES_NO, False, "different_names"),
          may("matching", tm.MATCHING, 0)]),
    Word("this", selectors.This, []),
    Word("choose_as_many", picking.ChooseAsMany,
         [need("cards", CARDS), need("number", NUMBER), may("by", PLAYER, YOU)]),
    Word("target", selectors.Targets, []),
    Word("chosen", selectors.Chosen, []),
    Word("paid", selectors.Paid, []),
    Word("done", selectors.Done, []),
    Word("revealed", selectors.Revealed, []),
    Word("that", selectors.That, []),
    Word("attacker", selectors.Attacker, []),
    Word("attacked", selectors.Attacked, []),
    Word("linked", selectors.Linked, []),
    Word("equipped", selectors.Equipped, [may("by_own_effect", tm.YES_NO, False)]),
    Word("was_equipped", noting.WasEquipped, []),
    Word("equipped_to_this", selectors.EquippedTo, [may("by_own_effect", tm.YES_NO, False)]),
    Word("materials", selectors.Materials, [may("filters", FILTERS, [], "that")]),
    Word("foe", Foes, [need("cards", CARDS)]),
    Word("those_if", ThoseIf, [need("cards", CARDS), need("condition", CONDITION, "only_if")]),
    Word("used_for_fusion", fusion_materials.UsedForFusion, [need("cards", CARDS)]),
    Word("used_for_synchro", synchro_materials.UsedForSynchro, [need("cards", CARDS)]),
    Word("used_for_this", synchro_materials.UsedForThis, [may("filters", FILTERS, [], "that")]),
    Word("pointed", selectors.Pointed, [may("whose", WHOSE, EITHER)]),
    Word("co_linked_with_this", linking.CoLinked, []),
    Word("linked_with", LinkedWith, [need("cards", CARDS)]),
    Word("each", Each, []),
]

_NUMBERS: Final[list[Word]] = [
    Word("fixed", numbers.Fixed, [need("number", ANY_NUMBER)]),
    Word("count", numbers.Count, [need("cards", CARDS)]),
    Word("count_that", numbers.CountThat, [need("owner", WHOSE)]),
    Word("materials_used", fusion_materials.HowManyUsed, [need("cards", CARDS)]),
    Word("atk_of", numbers.AtkOf, [need("cards", CARDS), may("original", tm.YES_NO, False)]),
    Word("def_of", numbers.DefOf, [need("cards", CARDS), may("original", tm.YES_NO, False)]),
    Word("scale_of", pendulums.ScaleOf, [need("cards", CARDS), may("original", tm.YES_NO, False)]),
    Word("level_of", numbers.LevelOf, [need("cards", CARDS)]),
    Word("kinds_of_names", faces.KindsOfNames, [need("cards", CARDS)]),
    Word("kinds_of_attributes", synchro_materials.AttributeKinds, [need("cards", CARDS)]),
    Word("link_rating_of", faces.RatingOf, [need("cards", CARDS)]),
    Word("original_attributes", faces.OriginalAttributes, [need("cards", CARDS)]),
    Word("grade_of", numbers.GradeOf, [need("cards", CARDS)]),
    Word("changed_by", numbers.ChangedBy, []),
    Word("lp", numbers.LifePoints, [need("whose", PLAYER)]),
    Word("summons_this_turn", allowances.SummonsThisTurn, [need("whose", PLAYERS)]),
    Word("counters_on", counters.CountersOn, [need("cards", CARDS), need("kind", tm.COUNTER)]),
    Word("that_damage", life_points.ThatDamage, []),
    Word("half", numbers.Half, [need("number", NUMBER)]),
    Word("times", numbers.Times, [need("number", NUMBER), need("factor", ANY_NUMBER)]),
    Word("announced_number", AnnouncedNumber, []),
    Word("heads", Outcome, [], {"what": COINS}),
    Word("rolled", Outcome, [], {"what": DICE}),
    Word("plus", numbers.Plus, [need("number", NUMBER), need("more", ANY_NUMBER)]),
    Word("excess", numbers.Excess, [need("number", NUMBER), need("over", NUMBER)]),
]

_CONDITIONS: Final[list[Word]] = [
    Word("exists", conditions.Exists, [need("cards", CARDS), may("count", COUNT, 1)]),
    Word("still_linked", conditions.StillLinked, [need("cards", CARDS)]),
    Word("exists_each", conditions.ExistsEach, [need("cards", CARDS), need("names", tm.NAMES)]),
    Word("more", conditions.More, [need("number", NUMBER), need("than", NUMBER)]),
    Word("turn_of", conditions.TurnOf, [need("whose", PLAYER)]),
    Word("in_phase", conditions.InPhase, [need("phases", tm.PHASES)]),
    Word("came_before_this_turn", conditions.CameBefore, []),
    Word("was_set", noting.WasSet, []),
    Word("as_chain_link", noting.IsChainLink, [need("least", COUNT)]),
    Word("lies_in", conditions.LiesIn,
         [need("places", tm.PLACES, "in"), may("from_", tm.PLACES, 0, "from")]),
    Word("is_continuous_spell", conditions.IsContinuousSpell, []),
    Word("summoned_again", conditions.SummonedAgain, []),
    Word("battling", conditions.Battling,
         [need("cards", CARDS), may("to_end", tm.YES_NO, False)]),
    Word("not_so", conditions.NotSo, [need("condition", CONDITION)]),
    Word("all_so", conditions.AllSo, [need("conditions", Many(CONDITION))]),
]

_HAPPENINGS: Final[list[Word]] = [
    Word("activated", hp.Activation,
         [need("what", WHAT), may("by", WHOSE, EITHER), may("targeting", CARDS, None),
          may("verb", tm.VERB, 0, "includes"), may("to_cards", CARDS, None, "to"),
          may("certain", tm.YES_NO, False), may("places", tm.PLACES, 0, "in"),
          may("filters", FILTERS, [], "of")]),
    Word("one_of", hp.OneOf, [need("happenings", Many(HAPPENING))]),
    Word("was_activated", hp.WasActivated, [need("what", WHAT), may("by", WHOSE, EITHER)]),
    Word("was_processed", processing.Processed,
         [need("what", WHAT), may("by", WHOSE, EITHER), may("places", tm.PLACES, 0, "in")]),
    Word("was_targeted", targeting.WasTargeted, [need("cards", CARDS)]),
    Word("destroyed_by_battle", battles.DestroyedByBattle,
         [need("by", CARDS), need("cards", CARDS), may("to", tm.PLACES, 0)]),
    Word("battle_damage", battles.BattleDamage,
         [need("whose", WHOSE), may("by", CARDS, None), may("direct", tm.YES_NO, False)]),
    Word("would_be_summoned", hp.WouldBeSummoned,
         [may("ways", tm.WAYS, ANY_SUMMON), may("by", WHOSE, EITHER),
          may("filters", FILTERS, [], "that"), may("exactly", COUNT_OR_NONE, 0)]),
    Word("summoned", hp.Summoned,
         [need("cards", CARDS), may("ways", tm.WAYS, ANY_SUMMON),
          may("own_effect", EFFECT_NUMBER, 0), may("not_from", tm.PLACES, 0),
          may("by", FILTERS, [], "by_effect_of"), may("from_", tm.PLACES, 0, "from"),
          may("exactly", COUNT_OR_NONE, 0)]),
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
    Word("position_changed", hp.PositionChanged, [need("cards", CARDS), need("to", tm.POSITION)]),
    Word("level_rose", faces.LevelRose, [need("cards", CARDS)]),
    Word("flipped", hp.Flipped, [need("cards", CARDS)]),
    Word("attack_declared", hp.AttackDeclared,
         [may("attacker", CARDS, None, "by"), may("target", CARDS, None, "to"),
          may("direct", tm.YES_NO, False)]),
    Word("counters_placed", counters.CountersPlaced,
         [need("cards", CARDS), need("kind", tm.COUNTER)]),
    Word("tributed_for_summon", fates.TributedForSummon, [need("cards", CARDS)]),
    Word("phase_began", hp.PhaseBegan, [may("whose", WHOSE, EITHER), need("phase", tm.PHASE)]),
    Word("attacks_in", AttackPart, [need("part", tm.DAMAGE_PART), need("by", CARDS)]),
    Word("battles", BattlePart,
         [need("part", tm.DAMAGE_PART), need("by", CARDS), may("against", CARDS, None)]),
    Word("used_as_material", hp.UsedAsMaterial,
         [may("filters", FILTERS, [], "of"), may("ways", tm.WAYS, BY_XYZ, "for")]),
]


def _moves() -> list[Word]:
    """A word for each verb that moves cards; returning to the Deck has a class of its own."""
    parts = [need("cards", CARDS), may("goal", tm.PLACE, -1, "to"),
             may("must_arrive", tm.YES_NO, False)]
    return [Word(tm.VERB.of_value[verb], actions.MoveCards, parts, {"verb": verb})
            for verb in actions.DESTINATIONS if verb != verbs.TO_DECK]


_ACTIONS: Final[list[Word]] = [
    *_moves(),
    Word("change_position", actions.ChangePosition,
         [need("cards", CARDS), may("to", tm.POSITION, 0)]),
    Word("turn_face_down", actions.TurnFaceDown,
         [need("cards", CARDS), may("sets", tm.YES_NO, False)]),
    Word("turn_face_up", flipping.TurnFaceUp,
         [need("cards", CARDS), need("position", tm.POSITION)]),
    Word("equip", actions.Equip, [need("cards", CARDS), need("to", CARDS)]),
    Word("link_to", actions.LinkTo,
         [need("cards", CARDS), may("clauses", CLAUSES, []), may("this_turn", CLAUSES, []),
          may("until", tm.UNTIL, en.UNTIL_END_OF_TURN)]),
    Word("place_as_continuous_spell", actions.PlaceAsSpell, [need("cards", CARDS)]),
    Word("place_in_pendulum_zone", actions.PlaceInPendulumZone, [need("cards", CARDS)]),
    Word("special_summon", deeds.SpecialSummon,
         [need("cards", CARDS), may("positions", tm.SUMMON_POSITIONS, EITHER_POSITION, "in"),
          may("clauses", CLAUSES, [], "with"), may("way", tm.WAYS, 0, "as"),
          may("ignoring", tm.YES_NO, False), may("by", PLAYER, YOU)]),
    Word("special_summon_where_pointed", linking.SummonWherePointed,
         [need("cards", CARDS), may("positions", tm.SUMMON_POSITIONS, EITHER_POSITION, "in"),
          may("clauses", CLAUSES, [], "with")]),
    Word("fusion_summon", fusing.FusionSummon,
         [need("cards", CARDS), need("using", CARDS), may("goal", tm.PLACE, places.GRAVEYARD, "to"),
          may("including", FILTERS, []), may("clauses", CLAUSES, [], "with")]),
    Word("check_attribute", CheckAttribute, [need("cards", CARDS)]),
    Word("use_listed", fusion_materials.UseListed,
         [need("using", CARDS), need("goal", tm.PLACE, "to")]),
    Word("ritual_summon", fusing.RitualSummon,
         [need("cards", CARDS), need("using", CARDS), may("exactly", tm.YES_NO, False),
          may("total", COUNT, 0), may("including", FILTERS, []),
          may("clauses", CLAUSES, [], "with"), may("banishing", CARDS, None)]),
    Word("special_summon_token", tokens.SummonTokens,
         [need("names", tm.NAMES), may("count", NUMBER, numbers.Fixed(1)),
          may("positions", tm.POSITIONS, EITHER_POSITION, "in"), may("whose", PLAYER, YOU, "to"),
          may("clauses", CLAUSES, [], "with")]),
    Word("arrange_top", looking.ArrangeTop, [need("count", NUMBER)]),
    Word("become_monster", deeds.BecomeMonster,
         [may("form", COUNT, 1), may("positions", tm.POSITIONS, EITHER_POSITION, "in"),
          may("clauses", CLAUSES, [], "with")]),
    Word("later", later.Later, [need("effect", DELAYED)]),
    Word("banish_until", later.BanishUntil, [need("cards", CARDS), need("effect", DELAYED)]),
    Word("banish_face_down", actions.BanishFaceDown, [need("cards", CARDS)]),
    Word("note_name", noting.NoteName, [need("cards", CARDS)]),
    Word("note_column", noting.NoteColumn, [need("cards", CARDS)]),
    Word("must_activate_or_lose", later.MustActivate,
         [need("cards", CARDS), may("place", tm.PLACE, places.GRAVEYARD, "to")]),
    Word("return_to_field", later.ReturnToField, []),
    Word("to_deck", returning.ToDeck, [need("cards", CARDS), may("where", tm.IN_DECK, 0)]),
    Word("take_control", control.TakeControl,
         [need("cards", CARDS), may("to", PLAYER, YOU), may("until", tm.UNTIL, en.FOR_GOOD),
          may("clauses", CLAUSES, [], "with")]),
    Word("exchange_control", control.ExchangeControl,
         [need("yours", CARDS), need("theirs", CARDS), may("this_turn", CLAUSES, [])]),
    Word("draw", deeds.Draw, [may("whose", PLAYER, YOU), need("count", NUMBER)]),
    Word("damage", deeds.Damage, [need("whose", PLAYER), need("amount", NUMBER)]),
    Word("gain_lp", life_points.GainLP, [need("whose", WHOSE), need("amount", NUMBER)]),
    Word("lose_lp", life_points.LoseLP, [need("whose", WHOSE), need("amount", NUMBER)]),
    Word("set_lp", life_points.SetLP, [need("whose", WHOSE), need("amount", NUMBER)]),
    Word("pay_lp", deeds.PayLP, [may("amount", AMOUNT, 0), may("half", tm.YES_NO, False)]),
    Word("negate_activation", deeds.NegateActivation, []),
    Word("negate_chain", deeds.NegateChain, []),
    Word("end_battle_phase", EndBattlePhase, []),
    Word("end_main_phase", EndMainPhase, []),
    Word("set_card", SetCard, [need("cards", CARDS)]),
    Word("synchro_summon", SynchroSummon,
         [need("cards", CARDS), need("using", CARDS), may("including", FILTERS, []),
          may("clauses", CLAUSES, [], "with")]),
    Word("negate_effect", deeds.NegateEffect, []),
    Word("negate_summon", deeds.NegateSummon, [may("cards", CARDS, None)]),
    Word("negate_attack", deeds.NegateAttack, []),
    Word("apply", deeds.Apply,
         [need("cards", CARDS), need("clauses", CLAUSES),
          may("until", tm.UNTIL, en.WHILE_FACE_UP)]),
    Word("apply_to_players", ApplyToPlayers,
         [may("whose", PLAYERS, YOU), need("clauses", CLAUSES),
          may("until", tm.UNTIL, en.UNTIL_END_OF_TURN)]),
    Word("to_other_zone", ToOtherZone, [need("cards", CARDS)]),
    Word("single_out", fates.SingleOut, [need("cards", CARDS)]),
    Word("reveal", deeds.Reveal, [need("cards", CARDS)]),
    Word("announce_number", Announce,
         [need("least", AMOUNT), need("most", AMOUNT), may("by", PLAYER, YOU)],
         {"sort": announcing.NUMBER, "kinds": 0, "types": 0}),
    Word("announce_attribute", Announce, [may("by", PLAYER, YOU)],
         {"sort": announcing.ATTRIBUTE, "least": 0, "most": 0, "kinds": 0, "types": 0}),
    Word("announce_race", Announce, [may("by", PLAYER, YOU)],
         {"sort": announcing.RACE, "least": 0, "most": 0, "kinds": 0, "types": 0}),
    Word("call_coin", Announce, [may("by", PLAYER, YOU)],
         {"sort": announcing.SIDE, "least": 0, "most": 0, "kinds": 0, "types": 0}),
    Word("toss_coins", TossCoins,
         [may("count", COUNT, 1), may("called", tm.YES_NO, False),
          may("of", BRANCHES, [], "outcomes")]),
    Word("roll_dice", RollDice, [may("count", COUNT, 1), may("of", BRANCHES, [], "outcomes")]),
    Word("if_so", IfSo, [need("condition", CONDITION), need("of", BRANCHES)]),
    Word("choose_one", ChooseOne, [need("of", BRANCHES), may("by", PLAYER, YOU)]),
    Word("announce_name", Announce,
         [may("kinds", tm.KINDS, 0), may("types", tm.TYPES, 0), may("by", PLAYER, YOU)],
         {"sort": announcing.NAME, "least": 0, "most": 0}),
    Word("place_counters", counters.PlaceCounters,
         [need("cards", CARDS), need("kind", tm.COUNTER), need("count", NUMBER),
          may("most", COUNT_OR_NONE, 0), may("clauses", CLAUSES, [], "with")]),
    Word("share_counters", counters.ShareOut,
         [need("cards", CARDS), need("kind", tm.COUNTER), need("count", NUMBER)]),
    Word("remove_counters", counters.RemoveCounters,
         [need("cards", CARDS), need("kind", tm.COUNTER), need("count", NUMBER)]),
    Word("to_extra_deck", pendulums.ToExtraDeck, [need("cards", CARDS)]),
    Word("attach", Attach, [need("cards", CARDS), need("to", CARDS)]),
    Word("set_as_spell", SetAsSpell, [need("cards", CARDS)]),
    Word("may_go_on", deeds.MayGoOn, [may("by", PLAYER, YOU)]),
    Word("provided", deeds.Provided, [need("condition", CONDITION)]),
    Word("win", deeds.Win, [may("whose", PLAYERS, YOU)]),
]

_BRANCHES: Final[list[Word]] = [
    Word("branch", Branch,
         [need("program", PROGRAM, "do"), may("least", COUNT_OR_NONE, 0),
          may("most", COUNT_OR_NONE, 0)]),
]

_CLAUSES: Final[list[Word]] = [
    Word("stat", clauses.Stat,
         [need("layer", tm.LAYER, "of"), need("op", tm.OP, "change"), need("number", NUMBER)]),
    Word("attribute_also", clauses.AttributeAlso, [need("attribute", tm.ATTRIBUTES)]),
    Word("types_also", synchro_materials.TypesAlso, [need("types", tm.TYPES)]),
    Word("attribute_is", Becomes, [may("bits", tm.ATTRIBUTES, 0, "attribute")],
         {"sort": announcing.ATTRIBUTE}),
    Word("race_is", Becomes, [may("bits", tm.RACES, 0, "race")], {"sort": announcing.RACE}),
    Word("stays_on_field", StaysOnField, []),
    Word("called_as", clauses.CalledAs,
         [may("name", tm.NAME, ""), may("cards", CARDS, None)]),
    Word("negated", clauses.IsNegated, []),
    Word("namesakes_negated", clauses.NamesakesNegated, [need("cards", CARDS)]),
    Word("unaffected_by", clauses.UnaffectedBy, [may("filters", FILTERS, [], "that")]),
    Word("cannot", clauses.Cannot,
         [need("verb", tm.VERB), may("whys", tm.REASONS, 0, "why"), may("cards", CARDS, None)]),
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
    Word("attacks", clauses.Attacks, [need("number", NUMBER)]),
    Word("hand_revealed", clauses.HandRevealed, []),
    Word("trap_at_once", clauses.TrapsAtOnce, []),
    Word("attacks_directly", clauses.AttacksDirectly, []),
    Word("attacks_in_defense", clauses.AttacksInDefense, []),
    Word("all_are", clauses.AllAre, [need("cards", CARDS), need("clause", CLAUSE)]),
    Word("only_by_itself", clauses.OnlyByItself, []),
    Word("no_material_for", clauses.NoMaterialFor, [need("ways", tm.WAYS)]),
    Word("only_by", clauses.OnlyBy, [need("ways", tm.WAYS)]),
    Word("only_by_effect_of", clauses.OnlyByEffectOf,
         [may("names", tm.NAMES, []), may("series", tm.NAMES, [])]),
    Word("at_once", clauses.AtOnce, []),
    Word("must_attack", MustAttack, []),
    Word("from_hand", allowances.FromHand, []),
    Word("trap_from_hand", allowances.TrapFromHand, []),
    Word("one_special_summon_per_turn", allowances.OneSummonPerTurn, []),
    Word("under_your_control", control.UnderControl, []),
    Word("battle_damage_to", life_points.BattleDamage,
         [need("whose", PLAYERS), need("change", tm.DAMAGE_CHANGE)]),
    Word("damage_taken", life_points.DamageTaken,
         [need("whys", tm.REASONS, "why"), need("change", tm.DAMAGE_CHANGE)]),
    Word("pierces", life_points.Pierces, [may("times", COUNT, 1)]),
    Word("passes_battle_damage_on", life_points.PassesDamageOn, []),
    Word("shares_battle_damage", life_points.SharesDamage, []),
]


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

_EFFECTS: Final[list[Word]] = [
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
          need("program", PROGRAM, "do")]),
    Word("delayed", Delayed,
         [need("phase", tm.PHASE), may("whose", WHOSE, EITHER), may("turns", ANY_NUMBER, 0),
          need("program", PROGRAM, "do")]),
    Word("own_summon", ef.OwnSummon,
         [may("places", tm.PLACES, HAND, "from"), _ONLY_IF, may("program", PROGRAM, [], "by"),
          may("positions", tm.POSITIONS, EITHER_POSITION, "in"),
          may("clauses", CLAUSES, [], "with"), may("limit", tm.LIMIT, 0)]),
    Word("stands_in_for_tuner", StandsInForTuner,
         [_IN_FIELD, _ONLY_IF, need("series", tm.NAME)]),
    Word("stands_in", StandsIn,
         [may("places", tm.PLACES, HAND | FIELD | GY, "in"), _ONLY_IF,
          may("by_attribute", tm.YES_NO, False), may("filters", FILTERS, [], "that")]),
    Word("withstands", ef.Withstands,
         [_IN_FIELD, _ONLY_IF, need("cards", CARDS, "of"), need("whys", tm.REASONS, "why"),
          may("limit", tm.LIMIT, ef.ONCE_A_TURN)]),
    Word("can_take_no_battle_damage", ef.Spares,
         [_IN_FIELD, _ONLY_IF, need("cards", CARDS, "of"), may("limit", tm.LIMIT, 0)]),
    Word("redirect", ef.Redirect,
         [_IN_FIELD, _ONLY_IF, need("cards", CARDS), need("destination", tm.PLACE, "from"),
          need("instead", tm.PLACE, "to")]),
]

_OTHERS: Final[list[Word]] = [
    Word("targets", Target,
         [need("cards", CARDS), may("least", COUNT_OR_NONE, 1), may("most", COUNT, 1),
          may("still", FILTERS, []), may("matching", tm.MATCHING, 0),
          may("number", NUMBER, None, "as_many_as"), may("exactly", tm.YES_NO, False)]),
    Word("part", mt.Part,
         [need("least", COUNT_OR_NONE), need("most", COUNT), may("filters", FILTERS, [], "that")]),
    Word("fusion_materials", mt.FusionMaterials,
         [need("parts", Many(PART)), may("genuine", tm.YES_NO, False)]),
    Word("synchro_materials", mt.SynchroMaterials, [need("tuners", PART), need("others", PART)]),
    Word("xyz_materials", mt.XyzMaterials,
         [need("level", GRADE), need("least", COUNT), need("most", COUNT),
          may("filters", FILTERS, [], "that")]),
    Word("overlay", mt.Overlay, [need("filters", FILTERS, "that")]),
    Word("link_materials", mt.LinkMaterials,
         [need("parts", Many(PART)), may("distinct", tm.YES_NO, False, "different_names")]),
]
# fmt: on

WORDS: Final[list[Word]] = [
    *_FILTERS,
    *_CARDS,
    *_NUMBERS,
    *_CONDITIONS,
    *_HAPPENINGS,
    *_ACTIONS,
    *_BRANCHES,
    *_CLAUSES,
    *_EFFECTS,
    *_OTHERS,
]
BY_WORD: Final[dict[str, Word]] = {word.word: word for word in WORDS}


def _by_class() -> dict[type[Node], list[Word]]:
    found: dict[type[Node], list[Word]] = {}
    for word in WORDS:
        found.setdefault(word.made, []).append(word)
    return found


BY_CLASS: Final[dict[type[Node], list[Word]]] = _by_class()


def words_of(base: type[Node]) -> list[Word]:
    """The words for values of a sort."""
    return [word for word in WORDS if sort_of(word).base is base]


def sort_of(word: Word) -> One:
    for sort in SORTS:
        if issubclass(word.made, sort.base):
            return sort
    raise AssertionError(f"{word.word} is of no sort")


def word_of(node: Node) -> Word:
    """The word that a value is written with."""
    word = word_or_none(node)
    assert word is not None, f"{type(node).__name__} is not in the lexicon"
    return word


def word_or_none(node: Node) -> Word | None:
    for word in BY_CLASS.get(type(node), []):
        if all(getattr(node, field) == value for field, value in word.fixed.items()):
            return word
    return None
