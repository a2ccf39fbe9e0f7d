"""Why not: the rules that forbid an option, for the player who asks."""

from typing import Final

from segoc.kernel.battle.attack import Attack
from segoc.kernel.battle.battle_phase import may_attack, must_attack
from segoc.kernel.chain.activation_steps import Activate
from segoc.kernel.chain.may_activate import may_activate
from segoc.kernel.chain.targets import against_target
from segoc.kernel.chain.triggers import CLASSES, WaitingTrigger, rank_of, why_not
from segoc.kernel.chain.windows import TRIGGERING, Window
from segoc.kernel.choosing.choosing_cards import PickCards, PickZone
from segoc.kernel.choosing.choosing_sets import PickMaterials
from segoc.kernel.choosing.open_questions import against_name, is_answer
from segoc.kernel.knowledge.knowledge import sees
from segoc.kernel.language.effect import TRIGGER, Activated
from segoc.kernel.moving.tokens import names_token
from segoc.kernel.picture import identity, layers
from segoc.kernel.picture.attack_targets import may_attack_target
from segoc.kernel.picture.texts import CardEffect
from segoc.kernel.programs.program import Run, activated_of
from segoc.kernel.summoning.gemini import is_gemini_there, may_summon_again
from segoc.kernel.summoning.inherent_summon import may_summon_itself
from segoc.kernel.summoning.material_companions import companions_fit
from segoc.kernel.summoning.normal_summon import NormalSummon, may_normal_summon
from segoc.kernel.summoning.pendulum_summon import (
    PendulumSummon,
    against_swinging,
    may_pendulum_summon,
)
from segoc.kernel.summoning.special_summon_by_effect import SummonByEffect
from segoc.kernel.summoning.special_summon_by_procedure import SummonByProcedure
from segoc.kernel.summoning.summon_zones import against_zone
from segoc.kernel.summoning.synchro_xyz_link import SummonOfMaterials, may_summon_of_materials
from segoc.kernel.summoning.tributes import against_tribute
from segoc.kernel.table.decision import (
    ACTIVATE,
    ANNOUNCE,
    ANNOUNCEMENT,
    APPLY,
    ATTACK,
    BATTLE,
    BATTLE_PHASE,
    BRANCHES,
    CARDS,
    CHANGE,
    COSTS,
    DECIDE,
    DIRECT,
    END_PHASE,
    FINISH,
    FLIP,
    HAND_LIMIT,
    MAIN_PHASE_2,
    OPEN,
    PENDULUM,
    PICK,
    PLACEMENT,
    REPLAY,
    SET,
    SET_AS_SPELL,
    SPECIAL,
    STOP,
    SUMMON,
    SUMMONED,
    SURRENDER,
    TARGETS,
    ZONE,
    Option,
)
from segoc.kernel.table.geometry import ZONE_COUNT, is_extra_monster_zone
from segoc.kernel.table.ints import CardNo, Player, Spot, Zone
from segoc.kernel.table.phases import BATTLE_STEP, is_main_phase
from segoc.kernel.table.places import MONSTER_ZONE, NO_SPOT
from segoc.kernel.table.reason import IMPOSSIBLE, Reason
from segoc.kernel.table.state import NO_CARD, UNDECIDED, State
from segoc.kernel.turn.battle_position import may_change_position, may_flip_summon
from segoc.kernel.turn.main_phase import may_enter_battle_phase, must_battle
from segoc.kernel.turn.setting import may_set_spell_or_trap

# The rule that asks for as many cards as must be picked, by what they are picked for; where an
# effect asks, it is that of its process.
TOO_FEW: Final[dict[int, str]] = {
    HAND_LIMIT: "SEG-014",
}

# Options about one card.
ABOUT_CARDS: Final = (
    SUMMON,
    SET,
    SET_AS_SPELL,
    FLIP,
    CHANGE,
    ATTACK,
    DIRECT,
    ACTIVATE,
    SPECIAL,
)


def reasons_against(state: State, player: Player, option: Option) -> list[Reason]:
    """All rules that forbid this option to this player now; none if it is legal.

    The answer uses only what the player may know: of a card that the player can't
    see it says no more than that it isn't theirs to use.
    """
    decision = state.decision
    if decision is not None and decision.player == player and is_answer(state, option):
        return []
    over = state.winner != UNDECIDED
    if not over and option.same(Option(SURRENDER)):
        return []  # SEG-018
    why: list[Reason] = []
    if over:
        why.append(_no("TRM-420"))
    # An answer out of turn is refused for what forbids it, if there is such a thing.
    out_of_turn = decision is not None and decision.player != player
    if out_of_turn and option.verb != ACTIVATE:
        why.append(_no("SEG-019"))
    _collect(state, player, option, why)
    if not why:
        # Nothing forbids it as such: something else is being decided now.
        why.append(_no("SEG-019"))
    return why


def _no(rule: str, spot: Spot = NO_SPOT) -> Reason:
    return Reason(rule, [] if spot < 0 else [spot], [])


def _collect(state: State, player: Player, option: Option, why: list[Reason]) -> None:
    verb = option.verb
    if verb == BATTLE_PHASE:
        may_enter_battle_phase(state, player, why)
    elif verb == MAIN_PHASE_2:
        if player != state.turn_player or state.battle_step != BATTLE_STEP:
            why.append(_no("TRM-115"))
        elif must_attack(state, player):
            why.append(_no("TRM-458"))
    elif verb == END_PHASE:
        if player != state.turn_player or not is_main_phase(state.phase):
            why.append(_no("SEG-060"))
        elif must_battle(state, player):
            why.append(_no("BAT-005"))
    elif verb == PENDULUM:
        may_pendulum_summon(state, player, why)
    elif verb == STOP:
        why.append(_no("SEG-045"))
    elif verb == APPLY:
        why.append(_no("PRI-009", option.spot))
    elif verb == ZONE:
        _collect_about_zone(state, player, option.spot, why)
    elif verb == DECIDE:
        if _asked(state, player) == BRANCHES:
            why.append(_no("SEG-081"))
    elif verb == ANNOUNCE:
        if _asked(state, player) == ANNOUNCEMENT:
            why.append(_no(_against_announcement(state, option)))
    elif verb == FINISH:
        asking = state.stack[-1] if state.stack else None
        if _asked(state, player) >= 0 and isinstance(asking, PickMaterials):
            why.append(_no(asking.rule))
        elif _asked(state, player) >= 0 and isinstance(asking, PickCards):
            # Nothing, or too little, would leave the process undone.
            why.append(_no(TOO_FEW.get(asking.topic, IMPOSSIBLE)))
    elif verb == PICK:
        _collect_about_pick(state, player, option.spot, why)
    elif verb in ABOUT_CARDS:
        _collect_about_card(state, player, option, why)


def _asked(state: State, player: Player) -> int:
    """What this player is asked about now; of the other's decisions nothing is told."""
    decision = state.decision
    return -1 if decision is None or decision.player != player else decision.topic


def _against_announcement(state: State, option: Option) -> str:
    if names_token(state, option.word):
        return "TRM-314"
    decision = state.decision
    return against_name(state, None if decision is None else decision.names, option)


def _collect_about_zone(state: State, player: Player, zone: Zone, why: list[Reason]) -> None:
    asking = state.stack[-1] if state.stack else None
    if not isinstance(asking, PickZone) or _asked(state, player) != PLACEMENT:
        return
    if not 0 <= zone < ZONE_COUNT:
        # No zone at all: nobody asks for that.
        return
    # Taken, or not for this card: it goes to zones of its kind, on the own side. A Token that is
    # still to be made lies at no spot.
    card = asking.card
    summon = state.stack[-2] if len(state.stack) > 1 else None
    if isinstance(summon, SummonByProcedure):
        rule = against_zone(state, player, card, zone, summon.leaving, summon.zones)
        if rule:
            why.append(_no(rule, zone))
        elif isinstance(summon, PendulumSummon):
            # It must be left for one from the Extra Deck.
            why.append(_no("CRD-228", zone))
        return
    if isinstance(summon, SummonByEffect):
        rule = against_zone(state, player, card, zone, [], summon.zones)
        why.append(_no(rule or IMPOSSIBLE, zone))
        return
    placed = state.cards[card].printed
    extra = placed.is_monster and is_extra_monster_zone(zone)
    why.append(_no("SEG-022" if extra else "SEG-020", zone))


def _collect_about_activation(
    state: State, player: Player, card: CardNo, number: int, why: list[Reason]
) -> None:
    found = layers.effects_of(state, card)
    # CRD-033, SEG-034
    if number >= len(found) or not isinstance(found[number].effect, Activated):
        why.append(_no("SEG-034", state.spot(card)))
        return
    waiting = triggers_waiting(state)
    if not any_of(waiting, card, found[number]):
        decision = state.decision
        # Of what the other player is asked nothing is told.
        asked = decision is not None and decision.player == player
        open_state = asked and decision is not None and decision.topic in (OPEN, BATTLE)
        before = len(why)
        had = found[number]
        if isinstance(had.effect, Activated) and had.effect.kind == TRIGGER:
            why_not(state, player, had, why)
        else:
            may_activate(state, player, had, open_state, why)
        if len(why) > before:
            return
    if waiting and sees(state.cards[waiting[0].card], player):
        # It will be its turn when the triggers before it are on the chain.
        why.append(_no(CLASSES[waiting[0].rank]))


def triggers_waiting(state: State) -> list[WaitingTrigger]:
    """The triggers that are still to be placed on the chain, in their order. One whose player is
    about to activate it waits like the others: the opponent doesn't know which it will be."""
    for index in range(len(state.stack)):
        procedure = state.stack[index]
        if isinstance(procedure, Window):
            begun = state.stack[index + 1] if index + 1 < len(state.stack) else None
            if procedure.step == TRIGGERING and isinstance(begun, Activate) and not begun.declared:
                rank = rank_of(begun.effect(state))
                first = WaitingTrigger(
                    rank, begun.player, begun.card, begun.code, begun.effect_no, None, begun.answers
                )
                return [first, *procedure.waiting]
            if procedure.waiting:
                return procedure.waiting
    return []


def any_of(waiting: list[WaitingTrigger], card: CardNo, had: CardEffect) -> bool:
    for one in waiting:
        if one.card == card and one.code == had.code and one.effect_no == had.effect_no:
            return True
    return False


def _collect_about_pick(state: State, player: Player, spot: Spot, why: list[Reason]) -> None:
    card = state.card_at(spot)
    if card == NO_CARD:
        why.append(_no("SEG-033", spot))
        return
    topic = _asked(state, player)
    asking = state.stack[-1] if state.stack else None
    if isinstance(asking, PickCards) and card in asking.picks:
        return
    if isinstance(asking, PickMaterials) and topic == SUMMONED:
        rule = against_swinging(state, player, card, asking.picks)
        if rule and card not in asking.picks:
            why.append(_no(rule, spot))
        return
    if isinstance(asking, PickMaterials):
        if topic >= 0 and card not in asking.picks:
            why.append(_no(_against_material(state, asking, card), spot))
        return
    if topic == HAND_LIMIT:
        why.append(_no("SEG-014", spot))
    elif topic == TARGETS:
        link = state.chain[-1]
        effect = activated_of(state, link)
        rule = ""
        if effect.target is not None and effect.target.cards.includes(state, link, card):
            rule = against_target(state, link, effect, card)
        why.append(_no(rule or "EFX-051", spot))
    elif topic in (COSTS, CARDS):
        why.append(_no(_against_choosing(state, player, card), spot))


def _against_choosing(state: State, player: Player, card: CardNo) -> str:
    """The rule by which this isn't one of the cards of which an effect lets the player choose; of
    what the player can't see nothing is told."""
    rule = ""
    below = state.stack[-2] if len(state.stack) > 1 else None
    if isinstance(below, Run) and sees(state.cards[card], player):
        actions = below.actions(state)
        if below.counter < len(actions):
            rule = actions[below.counter].against_choosing(state, below.scope(state), card)
    return "EFX-051" if rule in ("", IMPOSSIBLE) else rule


def _against_material(state: State, asking: PickMaterials, card: CardNo) -> str:
    """The rule by which a card can't be one more of the materials: they wouldn't make the monster,
    or it would have no place to go to."""
    gathering = asking.gathering
    chosen = gathering.bits(asking.picks)
    more = gathering.bits([card])
    maker = state.stack[-2] if len(state.stack) > 1 else None
    fits = more != 0 and gathering.adds_up(chosen | more)
    if isinstance(maker, SummonOfMaterials) and fits:
        there = maker.recipe(state).on_field(state, asking.player, maker.cards[0])
        if companions_fit(state, there, maker.summon_way(state), [*asking.picks, card]):
            return "CRD-137"
    if isinstance(maker, NormalSummon):
        held = state.cards[card]
        if more == 0 and (held.place != MONSTER_ZONE or identity.controller(held) != asking.player):
            return "CRD-106"
        if against_tribute(state, asking.player, card):
            return "CRD-109"
        return "CRD-099" if fits else asking.rule
    return asking.rule


def _aims_anew(state: State, player: Player, card: CardNo) -> bool:
    """There is a replay of this monster's attack: it isn't declared again."""
    asking = state.stack[-1] if state.stack else None
    if _asked(state, player) != REPLAY or not isinstance(asking, Attack):
        return False
    return asking.attacker.card == card


def _collect_about_card(state: State, player: Player, option: Option, why: list[Reason]) -> None:
    verb = option.verb
    card = state.card_at(option.spot)
    if card == NO_CARD or not sees(state.cards[card], player):  # SEG-033
        why.append(_no("SEG-033", option.spot))
        return
    if verb == SUMMON and is_gemini_there(state, card):
        may_summon_again(state, player, card, why)
    elif verb == SUMMON or (verb == SET and state.cards[card].printed.is_monster):
        may_normal_summon(state, player, card, why, verb == SUMMON)
    elif verb in (SET, SET_AS_SPELL):
        may_set_spell_or_trap(state, player, card, why)
    elif verb == FLIP:
        may_flip_summon(state, player, card, why)
    elif verb == CHANGE:
        may_change_position(state, player, card, why)
    elif verb == ACTIVATE:
        _collect_about_activation(state, player, card, option.number, why)
    elif verb == SPECIAL and state.cards[card].printed.summons_itself:
        may_summon_itself(state, player, card, why)
    elif verb == SPECIAL:
        may_summon_of_materials(state, player, card, option.number, why)
    else:
        if not _aims_anew(state, player, card):  # SEG-045
            may_attack(state, player, card, why)
        target = state.card_at(option.aim)
        if verb == ATTACK and target == NO_CARD:
            why.append(_no("SEG-044", option.aim))
        else:
            may_attack_target(state, player, card, target, why)
