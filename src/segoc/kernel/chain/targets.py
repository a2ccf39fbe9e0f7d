"""Targets: what an effect can target at its activation, and what still is one at its resolution."""

from segoc.kernel.chain.empty_activations import against_aiming
from segoc.kernel.language import entry as en
from segoc.kernel.language.action import MANY
from segoc.kernel.language.effect import Activated, Standing
from segoc.kernel.language.entry import CONTROL
from segoc.kernel.language.node import Target
from segoc.kernel.language.scope import Scope
from segoc.kernel.language.ties import can_equip
from segoc.kernel.picture import prohibitions
from segoc.kernel.picture.layers import receives, whose_bits
from segoc.kernel.picture.matching import ANY_TWO, with_partners
from segoc.kernel.picture.picture import applies, picture
from segoc.kernel.picture.speakers import scope_of
from segoc.kernel.picture.spells_under_activation import is_about_others
from segoc.kernel.table import verbs
from segoc.kernel.table.card import DOOMED_BY_BATTLE
from segoc.kernel.table.event import BY_EFFECT, BY_OPPONENT
from segoc.kernel.table.ints import CardNo, Code
from segoc.kernel.table.state import State
from segoc.kernel.table.zones import room_for_monsters


def most_targets(state: State, scope: Scope, effect: Activated) -> int:
    """As many as the text says, and as there will be room for."""
    assert effect.target is not None
    most = effect.target.highest(state, scope)
    for action in effect.program:
        if action.on_all_targets():
            most = min(most, action.capacity(state, scope))
    return most


def possible_targets(state: State, scope: Scope, effect: Activated, enough: int = 0) -> list[int]:
    """Cards that fit, and to which the effect could do what it does; all of them, or enough. None
    if there is not enough of what is targeted besides."""
    target = effect.target
    assert target is not None
    for group in target.also:
        if len(targets_of(state, scope, effect, group, group.least)) < group.least:
            return []
    return targets_of(state, scope, effect, target, enough)


def proper_targets(state: State, scope: Scope, effect: Activated) -> list[int]:
    """Cards that the effect could have targeted, from both players' view: what it would find where
    only one of them may look doesn't count."""
    assert effect.target is not None
    found: list[int] = []
    for card in effect.target.cards.find(state, scope):
        if against_target(state, scope, effect, card, openly=True) == "":  # TRM-059
            found.append(card)
    return found


def targets_of(
    state: State, scope: Scope, effect: Activated, target: Target, enough: int = 0
) -> list[int]:
    """Cards of one description that the effect can target; all of them, or enough."""
    matching = matching_of(effect, target) if target.least > 1 else ANY_TWO
    found: list[int] = []
    if enough == 1 and target.least == 1 and not scope.spending:
        # Most often the first one will do.
        first = target.cards.first(state, scope, 1)
        if not first:
            return first
        if against_target(state, scope, effect, first[0]) == "":
            return [first[0]]
        if target is effect.target and lacks_later(state, scope, effect):
            return []
    for card in target.cards.find(state, scope):
        if against_target(state, scope, effect, card) == "":  # TRM-370
            if card not in scope.spending:
                found.append(card)  # CRD-330, CRD-332
                if len(found) == enough and matching == ANY_TWO:
                    break
    if scope.spending and (enough == 0 or len(found) < enough):
        found += paid_and_targeted(state, scope, effect, target)
    return with_partners(state, matching, found, target.least)


def lacks_later(state: State, scope: Scope, effect: Activated) -> bool:
    """There is nothing to choose later, whichever card is targeted: so none needs to be tried."""
    for action in effect.chosen_later:
        if action.capacity(state, scope) == MANY and not action.possible(state, scope):
            return True  # SPC-163
    return False


def matching_of(effect: Activated, target: Target) -> int:
    """How any two of these targets must go together, by what its text says or by what is done."""
    matching = target.matching
    if target.most > 1 or target.number is not None:
        for action in effect.program:
            matching = matching or action.couples()
    return matching


def paid_and_targeted(state: State, scope: Scope, effect: Activated, target: Target) -> list[int]:
    """Cards that would be paid, and could be targeted where they will lie then: targets are chosen
    after the cost was paid."""
    found: list[int] = []
    for card in scope.spending:
        for action in effect.cost:
            place = action.pays_to(state, card)
            if place >= 0 and target.cards.will_include(state, scope, card, place):
                if against_target(state, scope, effect, card) == "":
                    found.append(card)  # CRD-284
                break
    return found


def against_target(
    state: State, scope: Scope, effect: Activated, card: CardNo, openly: bool = False
) -> str:
    """The rule by which a card that fits can't be targeted, or ""; `openly` if anybody can tell."""
    if state.cards[card].doomed == DOOMED_BY_BATTLE:
        return "BAT-379"
    if is_about_others(state, scope, card):
        return "ACT-133"
    why = BY_EFFECT if state.cards[card].side == scope.player else BY_OPPONENT
    if prohibitions.forbidden(state, card, verbs.BE_TARGETED, why):
        return "EFX-070"
    if prohibitions.forbidden_to(state, scope.player, verbs.BE_TARGETED, card):
        return "EFX-070"
    if is_untargeted_by(state, scope, card):
        return "EFX-070"
    if effect.keeps and claims_control(state, scope.code):
        if not room_for_monsters(state, scope.player, scope.spending):
            return "EFX-160"
        if prohibitions.forbidden(state, card, verbs.CONTROL):
            return "TRM-177"
    if effect.keeps and not can_equip(state, scope.source.card, card):
        return "CRD-330"
    for action in effect.program:
        if openly and action.hangs_on_secrets():  # TRM-059
            continue
        rule = action.refuses(state, scope, card)
        if rule:
            return rule
    target = effect.target
    if effect.could_be_empty and target is not None and target.is_only_one():
        return against_aiming(state, scope, effect.program, card)
    return ""


def claims_control(state: State, code: Code) -> bool:
    """It has control of what it keeps as its target, by an effect that then stands."""
    for clause in state.faces[code].clauses:
        if clause.layer == CONTROL:
            return True
    return False


def why_no_target(state: State, scope: Scope, effect: Activated) -> str:
    """Nothing that fits, or a rule against what would."""
    target = effect.target
    assert target is not None
    for card in target.cards.find(state, scope):
        rule = against_target(state, scope, effect, card)
        if rule:
            return rule
    return "EFX-051"


def still_targets(state: State, scope: Scope, target: Target) -> None:
    """At the resolution: forget targets that aren't what the text says any more."""
    if not target.still:
        return
    kept = []
    for ref in scope.targets:
        fits = True
        for one in target.still:
            fits = fits and one.passes(state, scope, ref.card)  # TRM-002, TRM-048, TRM-049
        if fits:
            kept.append(ref)
    scope.targets = kept


def is_untargeted_by(state: State, scope: Scope, card: CardNo) -> bool:
    """Effects of this source can't target the card, or not those of this player."""
    source = scope.source.card
    known = picture(state)
    if not known.tells_of(en.UNTARGETED):
        return False
    for had in known.standing:
        effect = had.effect
        if not isinstance(effect, Standing) or not effect.speaks_of(en.UNTARGETED):
            continue
        if effect.only_this and card != had.card:
            continue
        for clause in effect.clauses:
            if clause.layer == en.UNTARGETED:
                # The source is the same for all that it could target: most often it isn't meant.
                told = scope_of(state, had)
                if not clause.concerns(state, told, source):
                    continue
                if effect.receivers is not None:
                    if receives(state, had, effect, card):
                        return True
                elif whose_bits(effect.whose, told.player) >> scope.player & 1:
                    if applies(state, had) and card in clause.meant(state, told):
                        return True
    return False
