"""The words for actions, and for the branches that some of them choose among."""

from typing import Final

from segoc.effects import (
    control,
    counters,
    deeds,
    draws,
    fates,
    fusing,
    fusion_materials,
    later,
    life_points,
    linking,
    looking,
    moving,
    negating,
    noting,
    numbers,
    pendulums,
    placing,
    positions,
    returning,
    summoning,
    tokens,
    tying,
)
from segoc.effects import terms as tm
from segoc.effects.aiming import TurnAttack
from segoc.effects.announcements import Announce, CheckAttribute
from segoc.effects.branches import ChooseOne, IfSo, RollDice, TossCoins
from segoc.effects.fusing_one import FusionSummonOfOne
from segoc.effects.lexicon.sorts import (
    AMOUNT,
    BRANCHES,
    CARDS,
    CLAUSES,
    CONDITION,
    COUNT,
    COUNT_OR_NONE,
    DELAYED,
    EITHER_POSITION,
    FILTERS,
    NUMBER,
    PLAYER,
    PLAYERS,
    PROGRAM,
    WHOSE,
    Word,
    may,
    need,
)
from segoc.effects.normal_summons import NormalSummonByEffect
from segoc.effects.overlaying import OverlaySummon
from segoc.effects.permissions import ApplyToPlayers
from segoc.effects.phases import EndBattlePhase, EndMainPhase
from segoc.effects.players import YOU
from segoc.effects.setting import ActivateFieldSpell, SetAgain, SetAsSpell, SetCard
from segoc.effects.shifting import DesignateZone, ToDesignatedZone, ToOtherZone
from segoc.effects.staying import Attach
from segoc.effects.synchro import SynchroSummon
from segoc.effects.targeting import ChangeTarget
from segoc.kernel import announcing, places, verbs
from segoc.kernel import entry as en
from segoc.kernel.action import Branch


# fmt: off
def _moves() -> list[Word]:
    """A word for each verb that moves cards; returning to the Deck has a class of its own."""
    parts = [need("cards", CARDS), may("goal", tm.PLACE, -1, "to"),
             may("must_arrive", tm.YES_NO, False)]
    return [Word(tm.VERB.of_value[verb], moving.MoveCards, parts, {"verb": verb})
            for verb in moving.DESTINATIONS if verb != verbs.TO_DECK]


WORDS: Final[list[Word]] = [
    *_moves(),
    Word("change_position", positions.ChangePosition,
         [need("cards", CARDS), may("to", tm.POSITION, 0)]),
    Word("turn_face_down", positions.TurnFaceDown,
         [need("cards", CARDS), may("sets", tm.YES_NO, False)]),
    Word("turn_face_up", positions.TurnFaceUp,
         [need("cards", CARDS), need("position", tm.POSITION)]),
    Word("equip", tying.Equip, [need("cards", CARDS), need("to", CARDS)]),
    Word("link_to", tying.LinkTo,
         [need("cards", CARDS), may("clauses", CLAUSES, []), may("this_turn", CLAUSES, []),
          may("until", tm.UNTIL, en.UNTIL_END_OF_TURN)]),
    Word("place_as_continuous_spell", placing.PlaceAsSpell, [need("cards", CARDS)]),
    Word("place_in_pendulum_zone", placing.PlaceInPendulumZone, [need("cards", CARDS)]),
    Word("special_summon", summoning.SpecialSummon,
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
    Word("look_at", looking.LookAt, [need("cards", CARDS)]),
    Word("put_back_at_bottom", looking.PutBackAtBottom, [need("cards", CARDS)]),
    Word("put_back_on_top", looking.PutBackOnTop, [need("cards", CARDS)]),
    Word("fusion_summon_of_one", FusionSummonOfOne, [need("cards", CARDS), need("using", CARDS)]),
    Word("normal_summon", NormalSummonByEffect, [need("cards", CARDS)]),
    Word("designate_zone", DesignateZone, [need("cards", CARDS, "next_to")]),
    Word("move_to_designated_zone", ToDesignatedZone, [need("cards", CARDS)]),
    Word("change_target", ChangeTarget, [need("cards", CARDS, "to")]),
    Word("turn_attack", TurnAttack,
         [need("cards", CARDS), may("to_calculation", tm.YES_NO, False)]),
    Word("special_summon_to_either_field", summoning.SummonToEither,
         [need("cards", CARDS), may("positions", tm.POSITIONS, EITHER_POSITION, "in")]),
    Word("become_monster", summoning.BecomeMonster,
         [may("form", COUNT, 1), may("positions", tm.POSITIONS, EITHER_POSITION, "in"),
          may("clauses", CLAUSES, [], "with"), may("to", PLAYER, YOU)]),
    Word("later", later.Later, [need("effect", DELAYED)]),
    Word("banish_until", later.BanishUntil, [need("cards", CARDS), need("effect", DELAYED)]),
    Word("banish_face_down", moving.BanishFaceDown, [need("cards", CARDS)]),
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
    Word("draw", draws.Draw, [may("whose", PLAYER, YOU), need("count", NUMBER)]),
    Word("damage", life_points.Damage, [need("whose", PLAYER), need("amount", NUMBER)]),
    Word("gain_lp", life_points.GainLP, [need("whose", WHOSE), need("amount", NUMBER)]),
    Word("lose_lp", life_points.LoseLP, [need("whose", WHOSE), need("amount", NUMBER)]),
    Word("set_lp", life_points.SetLP, [need("whose", WHOSE), need("amount", NUMBER)]),
    Word("pay_lp", life_points.PayLP, [may("amount", AMOUNT, 0), may("half", tm.YES_NO, False)]),
    Word("negate_activation", negating.NegateActivation, []),
    Word("negate_chain", negating.NegateChain, []),
    Word("end_battle_phase", EndBattlePhase, []),
    Word("end_main_phase", EndMainPhase, []),
    Word("set_again", SetAgain, []),
    Word("activate_field_spell", ActivateFieldSpell, [need("cards", CARDS)]),
    Word("set_card", SetCard, [need("cards", CARDS)]),
    Word("synchro_summon", SynchroSummon,
         [need("cards", CARDS), need("using", CARDS), may("including", FILTERS, []),
          may("clauses", CLAUSES, [], "with")]),
    Word("negate_effect", negating.NegateEffect, []),
    Word("negate_summon", negating.NegateSummon, [may("cards", CARDS, None)]),
    Word("negate_attack", negating.NegateAttack, []),
    Word("apply", deeds.Apply,
         [need("cards", CARDS), need("clauses", CLAUSES),
          may("until", tm.UNTIL, en.WHILE_FACE_UP)]),
    Word("apply_to_players", ApplyToPlayers,
         [may("whose", PLAYERS, YOU), need("clauses", CLAUSES),
          may("until", tm.UNTIL, en.UNTIL_END_OF_TURN)]),
    Word("to_other_zone", ToOtherZone, [need("cards", CARDS)]),
    Word("single_out", fates.SingleOut, [need("cards", CARDS)]),
    Word("reveal", looking.Reveal, [need("cards", CARDS)]),
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
    Word("note_counters", counters.NoteCounters,
         [need("cards", CARDS), need("kind", tm.COUNTER)]),
    Word("remove_counters", counters.RemoveCounters,
         [need("cards", CARDS), need("kind", tm.COUNTER), need("count", NUMBER)]),
    Word("to_extra_deck", pendulums.ToExtraDeck, [need("cards", CARDS)]),
    Word("overlay_summon", OverlaySummon, [need("cards", CARDS), need("on", CARDS)]),
    Word("attach", Attach, [need("cards", CARDS), need("to", CARDS)]),
    Word("set_as_spell", SetAsSpell, [need("cards", CARDS)]),
    Word("may_go_on", deeds.MayGoOn, [may("by", PLAYER, YOU)]),
    Word("provided", deeds.Provided, [need("condition", CONDITION)]),
    Word("win", deeds.Win, [may("whose", PLAYERS, YOU)]),
]

BRANCH_WORDS: Final[list[Word]] = [
    Word("branch", Branch,
         [need("program", PROGRAM, "do"), may("least", COUNT_OR_NONE, 0),
          may("most", COUNT_OR_NONE, 0)]),
]
# fmt: on
