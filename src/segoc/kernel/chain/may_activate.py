"""What may be activated now, and why anything else may not."""

from segoc.kernel.chain.empty_activations import against_program, is_in_vain
from segoc.kernel.chain.targets import most_targets, possible_targets, why_no_target
from segoc.kernel.chain.two_summons import against_both
from segoc.kernel.language.action import Action
from segoc.kernel.language.effect import ACTIVATION, QUICK, WHEN, Activated
from segoc.kernel.language.entry import TARGET_UNANSWERED
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture import layers, prohibitions
from segoc.kernel.picture.continuous_traps import (
    against_using_at_once,
    comes_with_card,
    is_card_activation,
)
from segoc.kernel.picture.oaths import broken_already
from segoc.kernel.picture.picture import unresolved, usable
from segoc.kernel.picture.set_this_turn import against_at_once
from segoc.kernel.picture.speakers import scope_of
from segoc.kernel.picture.texts import NO_EFFECTS, CardEffect
from segoc.kernel.picture.traps_from_hand import may_come_from_hand, traps_at_hand
from segoc.kernel.picture.unique_face_up import is_second
from segoc.kernel.programs.once_per_turn import used_up
from segoc.kernel.programs.program import activated_of
from segoc.kernel.table import verbs
from segoc.kernel.table.bound_to_phases import time_now
from segoc.kernel.table.card import GUISE
from segoc.kernel.table.decision import ACTIVATE, Option, add_by_spot
from segoc.kernel.table.event import BY_BATTLE, STEP_BEGAN, SUMMON_DECLARED, SUMMONED, Event
from segoc.kernel.table.ints import Bits, CardNo, Player
from segoc.kernel.table.kinds import SPELL, TRAP
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.phases import CALCULATION, in_damage_step, is_main_phase
from segoc.kernel.table.places import HAND, on_field
from segoc.kernel.table.reason import IMPOSSIBLE, Reason, deny
from segoc.kernel.table.state import State
from segoc.kernel.table.zones import any_spell_zone_free, free_pendulum_zones


def may_activate(
    state: State, player: Player, had: CardEffect, open_state: bool, why: list[Reason] | None
) -> bool:
    """Whether a player can activate this effect of this card now, as an action or an answer.

    Most effects can't. If nobody wants to know why, what takes no time to tell is asked first.
    """
    before = 0 if why is None else len(why)
    effect = had.effect
    assert isinstance(effect, Activated)
    if state.resolving_link >= 0:  # TRM-127
        # In the middle of a resolution there is no time for anything.
        deny(why, "EFX-011")
        return False
    if why is None and not _time_allows(state, player, had, effect, open_state, None):
        return False
    if not place_allows(state, player, had, effect, why):
        return False
    if why is not None and not _time_allows(state, player, had, effect, open_state, why):
        return False
    if state.chain and may_not_answer(state, player, had.card) and deny(why, "SEG-071"):
        return False
    scope = scope_of(state, had)
    scope.player = player
    # TRM-134
    if effect.happening is not None and not _happening_allows(state, scope, effect, why):
        return False
    if not may_activate_at_all(state, scope, effect, why):
        return False
    return why is None or len(why) == before


def may_not_answer(state: State, player: Player, card: CardNo) -> bool:
    """An effect forbids this player to answer the last link of the chain, or the text of the card
    that was activated does, perhaps only with what it targets."""
    link = state.chain[-1]  # TRM-003, TRM-004
    face = state.face(link.code)
    if face.forbids_by_text >> verbs.ANSWER & 1 and (link.card_activation or face.is_monster):
        return True
    if link.card_activation and face.says(TARGET_UNANSWERED):
        for ref in link.targets:
            if ref.card == card:  # TRM-003, TRM-004
                return True
    return prohibitions.forbidden_to(state, player, verbs.ANSWER, state.chain[-1].source.card)


def place_allows(
    state: State, player: Player, had: CardEffect, effect: Activated, why: list[Reason] | None
) -> bool:
    """From where it is activated, and in which state of the card."""
    card = had.card
    held = state.cards[card]
    spot = state.spot(card) if why is not None else -1
    if held.side != player:
        deny(why, "EFX-014", spot)
        return False
    with_card = comes_with_card(held, effect)
    # CRD-081, CRD-280, CRD-359, EFX-217, CHG-025
    if not effect.places >> held.place & 1 and not with_card:
        deny(why, "EFX-051", spot)
        return False
    if with_card:
        rule = against_using_at_once(state, scope_of(state, had), effect)
        if rule and deny(why, rule, spot):
            return False
    elif effect.kind != ACTIVATION:
        if state.chain and unresolved(state, card):
            # Its own activation is still to resolve.
            return not deny(why, "ACT-058", spot)
        hidden = on_field(held.place) and not held.face_up and not effect.face_down  # TRM-154
        hidden = hidden or held.form == GUISE
        if held.summoning and deny(why, "NEG-023", spot):
            return False
        if held.doomed and effect.kind == QUICK and not effect.mandatory:
            if deny(why, "BAT-376", spot):
                return False
        return not hidden or not deny(why, "EFX-051", spot)
    printed = held.printed
    if on_field(held.place):  # CRD-351
        if held.face_up and deny(why, "EFX-025", spot):  # TRM-340
            return False
        if held.summoned_or_set_turn != state.turn:
            return True
        rule = against_at_once(state, player, card)
        return rule == "" or not deny(why, rule, spot)
    if printed.kind == TRAP and not may_come_from_hand(state, player, card):  # CRD-365
        if deny(why, "CRD-365", spot):
            return False
    if printed.kind == SPELL and player != state.turn_player and deny(why, "CRD-350", spot):
        return False
    if printed.is_monster:
        # Only a Pendulum Card is activated from there.
        full = not free_pendulum_zones(state, player)
        return not full or not deny(why, "CRD-077")
    full = not printed.is_field_spell and not any_spell_zone_free(state, player)  # CRD-372, CHG-032
    return not full or not deny(why, "CRD-372" if printed.kind == TRAP else "CRD-311")


def _time_allows(
    state: State,
    player: Player,
    had: CardEffect,
    effect: Activated,
    open_state: bool,
    why: list[Reason] | None,
) -> bool:
    """Spell Speed against the chain; Speed 1 only in the own open Main Phase."""
    speed = effect.speed
    if speed == 1 and effect.own_phases:
        if not _text_allows_phase(state, player, had.card, effect):
            # Whatever else it lacks: it is not the time.
            deny(why, "TRM-105")
            return False
        return True
    if speed == 1:  # CRD-366
        # CRD-278, CRD-308, TRM-104
        own = open_state and player == state.turn_player and is_main_phase(state.phase)
        return own or not deny(why, "EFX-080" if state.chain else "TRM-104")
    if summon_under_way(state) and not state.chain and not answers_summon(effect):
        # Whatever else may be wrong with it: it is not the time.
        deny(why, "CRD-092")
        return False
    if in_damage_step(state.battle_step):  # TRM-117
        if not suits_damage_step(state, effect, speed) and not answers_battle(state, had, effect):
            return not deny(why, "CRD-296")  # BAT-231
    if not state.chain:
        return True
    last = state.chain[-1]
    # EFX-083, EFX-094, CRD-382, TRM-101, TRM-109, TRM-110
    slower = speed < activated_of(state, last).speed
    return not slower or not deny(why, "TRM-101")


def _text_allows_phase(state: State, player: Player, card: CardNo, effect: Activated) -> bool:
    """The text of a Spell names the phase, which is no Main Phase: it goes before the rule, in the
    own turn with nothing pending; but from the hand Spells are activated in Main Phases."""
    if state.chain or player != state.turn_player:  # TRM-105
        return False
    in_time = effect.own_phases >> state.phase & 1 == 1
    return in_time and state.cards[card].place != HAND  # TRM-105


def summon_under_way(state: State) -> bool:
    """A summon was declared and can still be negated: it can be answered by what does that,
    and by nothing else."""
    for procedure in state.stack:
        if procedure.summons():
            return True
    return False


def kept_out(state: State, card: CardNo) -> bool:
    """A monster was summoned just now whose text lets only its own effects be activated then."""
    for event in state.window_events:
        if event.kind == SUMMONED and event.cards[0].card != card:
            for procedure in state.stack:
                if procedure.alone(state) == event.cards[0].card:
                    return True
    return False


def answers_summon(effect: Activated) -> bool:
    return effect.happening is not None and effect.happening.answers_summon()


def suits_damage_step(state: State, effect: Activated, speed: int) -> bool:
    """Counter Traps, what negates an activation, and changes of ATK and DEF before damage
    calculation, if they don't answer an activation; and what says so itself."""
    if speed == 3:
        return True
    if effect.condition is not None and effect.condition.lets_in_damage_step():
        return True
    answers = effect.happening is not None and effect.happening.answers_links()
    for action in effect.program:
        if action.negates_activation():
            return True
        if action.changes_stats() and not answers and state.battle_step < CALCULATION:
            return True  # CRD-296, BAT-227
    return False


def answers_battle(state: State, had: CardEffect, effect: Activated) -> bool:
    """It is about what this battle has done, for which there is no other time."""
    if effect.happening is None:
        return False
    event = fitting_event(state, scope_of(state, had), effect)
    # Or it says itself in which part of the Damage Step it is activated.
    return event is not None and (event.why == BY_BATTLE or event.kind == STEP_BEGAN)


def _happening_allows(
    state: State, scope: Scope, effect: Activated, why: list[Reason] | None
) -> bool:
    """What it answers to must be happening: the last link directly, or what this window is
    about, which is "now" on every link."""
    assert effect.happening is not None
    # TRM-129, EFX-093, EFX-169, EFX-170, CRD-390
    if state.chain and effect.happening.fits_link(state, scope, state.chain[-1]):
        scope.answers = len(state.chain) - 1
        return True
    # TRM-123, TRM-124, TRM-125, TRM-126, CRD-389
    scope.event = fitting_event(state, scope, effect)
    if scope.event is not None:
        return True
    return why is not None and not deny(why, _why_not_now(state, scope, effect))


def _why_not_now(state: State, scope: Scope, effect: Activated) -> str:
    """Too late for a direct answer, or for what has happened; or nothing that it answers to."""
    assert effect.happening is not None
    for link in state.chain[:-1]:
        if effect.happening.fits_link(state, scope, link):
            return "TRM-129"
    if state.chain and effect.happening.answers_summon():
        for event in state.window_events:
            if effect.happening.would_fit(state, scope, event):
                return "TRM-129"
    for event in state.window_events:
        if fits(state, scope, effect, event):
            scope.event = event  # nothing else is wrong with it for want of an event
            return "EFX-062"
    return "EFX-051"


def fitting_event(state: State, scope: Scope, effect: Activated) -> Event | None:
    """The event of this window that an answer is about: "when" is the last thing that
    happened, or a summon that is still under way."""
    for event in state.window_events:
        passed = event.moment < state.window_moment and event.kind != SUMMON_DECLARED  # EFX-062
        passed = passed and effect.timing == WHEN
        if not passed and fits(state, scope, effect, event):
            return event
    if effect.lasting and effect.phases >> state.phase & 1:
        now = time_now(state)
        return now if fits(state, scope, effect, now) else None  # TRM-118
    return None


def fits(state: State, scope: Scope, effect: Activated, event: Event) -> bool:
    assert effect.happening is not None
    if not effect.kinds >> event.kind & 1:
        return False
    return effect.happening.fits(state, scope, event)


def may_activate_at_all(
    state: State,
    scope: Scope,
    effect: Activated,
    why: list[Reason] | None,
    condition_met: bool = False,
) -> bool:
    """Conditions, unless they were met when it mattered; limit, cost and targets; for optional
    effects also something to do."""
    before = 0 if why is None else len(why)
    card = scope.source.card
    if state.cards[card].place == HAND and is_card_activation(state.cards[card], effect):
        # It will lie on the field when its cost is paid.
        scope.spending = [card]  # TRM-028
    if kept_out(state, card) and deny(why, "SEG-071"):
        return False
    as_spell = effect.kind == ACTIVATION and state.cards[card].printed.is_monster
    # TRM-036, ACT-044
    if prohibitions.forbidden_to(state, scope.player, verbs.ACTIVATE, card, 0, as_spell):
        if deny(why, "SEG-071"):
            return False
    # ACT-020
    if effect.kind == ACTIVATION:
        if prohibitions.forbidden_to(state, scope.player, verbs.ACTIVATE_CARD, card):
            if deny(why, "SEG-071"):
                return False
        if not state.cards[card].face_up and is_second(state, scope.player, card, True):
            if deny(why, "ONE-121"):
                return False
    if prohibitions.forbidden(state, card, verbs.ACTIVATE):  # TRM-172
        as_spell = effect.kind == ACTIVATION
        if deny(why, prohibitions.rule_of_use(state, card, as_spell)):
            return False
    if not condition_met and effect.condition is not None:
        # TRG-142, TRG-146
        if not effect.condition.holds(state, scope) and deny(why, "EFX-051"):
            return False
    if used_up(state, scope, effect) and deny(why, "SEG-070"):  # CHG-025, CHG-027, OLD-005
        return False
    if effect.cost and not _can_pay(state, scope, effect):  # CHG-033, TRM-009, OLD-005
        # Nor is there anything to say of what it would leave.
        if why is not None:
            deny(why, _why_unpayable(state, scope, effect))
        return False
    if effect.mandatory:  # TRM-035, TRM-037, TRM-038
        return why is None or len(why) == before
    rule = _against_the_rest(state, scope, effect, why is not None)
    if rule and deny(why, rule):
        return False
    if broken_already(state, scope) and deny(why, "CHG-011"):
        return False
    return why is None or len(why) == before


def _can_pay(state: State, scope: Scope, effect: Activated) -> bool:
    for action in effect.cost:
        if not action.payable(state, scope):
            return False
    return True


def _why_unpayable(state: State, scope: Scope, effect: Activated) -> str:
    for action in effect.cost:
        if not action.payable(state, scope):
            return action.why_unpayable(state, scope)
    raise AssertionError("something can't be paid")


def _against_the_rest(state: State, scope: Scope, effect: Activated, asked: bool) -> str:
    """The rule by which an effect whose cost can be paid has no target or does nothing, or "".
    If nobody asks for the rule, any will do.

    What was paid is gone by then: a Tribute makes room, a discarded card can't be Summoned.
    """
    if not effect.cost:
        return _against_targets_and_program(state, scope, effect, asked)
    return _against_after(state, scope, effect, effect.cost, [], asked)


def _against_after(
    state: State, scope: Scope, effect: Activated, costs: list[Action], gone: list[int], asked: bool
) -> str:
    """The same if these cards are gone and these costs are still to be paid."""
    spent = gone
    choices: list[list[int]] = []
    for action in costs:
        if action.leaves_in_place():
            continue
        found = action.pays_with(state, scope)
        if action.does_to_all():
            spent = spent + found
        elif found:
            # Else nothing, or no cards, is chosen to pay with: LP, say.
            choices.append(found)
    return _against_choices(state, scope, effect, choices, spent, asked)


def _against_choices(
    state: State,
    scope: Scope,
    effect: Activated,
    choices: list[list[int]],
    spent: list[int],
    asked: bool,
) -> str:
    """The same, whichever card is chosen for each cost; where several are, for one of them."""
    if not choices:
        trial = having_spent(state, scope, spent)
        return _against_targets_and_program(state, trial, effect, asked)
    rule = ""
    for card in choices[0]:
        if card not in spent:
            rule = _against_choices(state, scope, effect, choices[1:], [*spent, card], asked)
            if not rule:
                return ""
    # Each card pays once: there may be none left for this part.
    return rule or effect.cost[0].why_unpayable(state, scope)


def having_spent(state: State, scope: Scope, cards: list[CardNo]) -> Scope:
    """From where the effect would speak if these cards were its cost."""
    if not cards:
        return scope
    trial = scope.copy()
    trial.paid = [refer(state.cards[card]) for card in cards]
    trial.spending = scope.spending + cards
    return trial


def leaves_the_rest(
    state: State, scope: Scope, effect: Activated, action: Action, card: CardNo
) -> bool:
    """If this card pays this part of the cost, the others can be paid so that there is still
    something to target and to do."""
    later: list[Action] = []
    for index in range(len(effect.cost)):
        if effect.cost[index] is action:
            later = effect.cost[index + 1 :]
    return not _against_after(state, scope, effect, later, [card], False)


def _against_targets_and_program(state: State, scope: Scope, effect: Activated, asked: bool) -> str:
    target = effect.target
    if target is not None:  # CRD-379
        fewest = target.fewest(state, scope)
        if len(possible_targets(state, scope, effect, fewest)) < fewest:
            return why_no_target(state, scope, effect) if asked else IMPOSSIBLE
        if most_targets(state, scope, effect) < fewest:
            return "SEG-020"
    elif effect.could_be_empty and _is_its_time(state, scope, effect):
        if is_in_vain(state, scope, effect.program):
            return "TRM-031"
    if effect.summons_twice and state.binding:
        rule = against_both(state, scope, effect.program)
        if rule:
            return rule
    return against_program(state, scope, effect.program, asked)


def _is_its_time(state: State, scope: Scope, effect: Activated) -> bool:
    """What it answers to has happened, and its conditions hold: else amounts say nothing."""
    if effect.happening is not None and scope.event is None and scope.answers < 0:
        return False
    return effect.condition is None or effect.condition.holds(state, scope)


def can_be_done(state: State, scope: Scope, actions: list[Action]) -> bool:
    """Whether a program, or a part of one, would do something."""
    return against_program(state, scope, actions, False) == ""


def activation_options(
    state: State, player: Player, open_state: bool, options: list[Option]
) -> None:
    """Everything that this player may activate now."""
    could = usable(state).actions(player, open_state)
    traps = traps_at_hand(state, player) if state.entries else NO_EFFECTS  # CRD-365
    if traps:
        could = could + traps
    if not could:
        return
    kinds = kinds_happening(state)
    first = len(options)
    for had in could:
        if _is_called_for(state, had, kinds) and may_activate(state, player, had, open_state, None):
            number = layers.effects_of(state, had.card).index(had)
            add_by_spot(options, first, Option(ACTIVATE, state.spot(had.card), -1, number))


def any_fast_effects(state: State, player: Player) -> bool:
    """Whether this player has anything, where it lies, that could be activated in a window."""
    if not state.has_effects:
        return False
    if state.entries or state.delayed_effects:
        return True
    known = usable(state)
    return len(known.actions(player, False)) > 0 or len(known.late) > 0


def kinds_happening(state: State) -> int:
    """The kinds of event that this window is about, as bits."""
    kinds = 0
    for event in state.window_events:
        kinds |= 1 << event.kind
    return kinds


def _is_called_for(state: State, had: CardEffect, kinds: Bits) -> bool:
    """It answers to nothing in particular, or something of the kind is happening: what takes no
    time to tell is asked first, since most effects can't be activated."""
    effect = had.effect
    assert isinstance(effect, Activated)
    if effect.happening is None or effect.kinds & kinds or effect.lasting:
        return True
    return effect.answers_links and len(state.chain) > 0
