"""Rules for what is done, and for what clauses say."""

from typing import Final

from segoc.effects.branches import Branching, IfSo, Janken, RollDice, TossCoins
from segoc.effects.clauses import Cannot
from segoc.effects.conditions import NotSo
from segoc.effects.descriptions import Described, is_itself
from segoc.effects.filters import OfPlayer
from segoc.effects.lexicon.index import word_of
from segoc.effects.plain_names import OPPONENT, OPPONENTS_EFFECT, YOU
from segoc.effects.targeting import NotTargetedBy
from segoc.kernel.language import entry as en
from segoc.kernel.language.action import Action, Branch
from segoc.kernel.language.effect import Standing
from segoc.kernel.language.node import Clause
from segoc.kernel.table import verbs

# What of several clauses is said first: what the card is then, and what it can't do and what can't
# be done to it, as texts do.
CLAUSES: Final = (
    *("stat", "negated", "cannot", "not_targeted_by", "cannot_target_with", "no_material_for"),
    *("attacks", "must_attack", "leaves_for"),
)
VALUES: Final = (en.LEVEL, en.RANK, en.SCALE, en.ATK, en.DEFENSE)
VERBS: Final = (
    *(verbs.BE_TARGETED, verbs.DESTROY, verbs.BANISH, verbs.ATTACK),
    *(verbs.DECLARE_ATTACK, verbs.DIRECT_ATTACK, verbs.BE_ATTACKED),
    *(verbs.CHANGE_POSITION, verbs.ACTIVATE, verbs.ACTIVATE_CARD),
    *(verbs.NORMAL_SUMMON, verbs.SET, verbs.FLIP_SUMMON, verbs.SPECIAL_SUMMON),
    *(verbs.PENDULUM_SUMMON, verbs.TRIBUTE, verbs.MATERIAL),
)


def so_or_otherwise(action: Action) -> Action:
    """One thing if something isn't so, else another, is the other if it is so. What is done in one
    of the cases alone is done if something is so."""
    if not isinstance(action, IfSo):
        return action
    cases = [(branch.least, branch.most) for branch in action.of]
    if len(cases) > 1 and isinstance(action.condition, NotSo) and set(cases) == {(1, 1), (0, 0)}:
        return IfSo(action.condition.condition, [_otherwise(branch) for branch in action.of])
    if cases == [(0, 0)]:
        return IfSo(NotSo(action.condition), [_otherwise(branch) for branch in action.of])
    return action


def _otherwise(branch: Branch) -> Branch:
    return Branch(branch.program, 1 - branch.least, 1 - branch.most)


def outcomes_in_order(action: Action) -> Action:
    """Of programs for outcomes only one fits, whichever is looked at first: dice from the lowest
    on, of others first what is so, and the most heads."""
    if not isinstance(action, IfSo | TossCoins | Janken | RollDice) or _overlap(action):
        return action
    found = sorted(action.of, key=_least, reverse=not isinstance(action, RollDice))
    if isinstance(action, IfSo):
        return IfSo(action.condition, found)
    if isinstance(action, TossCoins):
        return TossCoins(action.count, action.called, found)
    return Janken(found) if isinstance(action, Janken) else RollDice(*found, count=action.count)


def _least(branch: Branch) -> int:
    return branch.least


def _overlap(action: Branching) -> bool:
    """Whether an outcome fits several, of which the first is done then."""
    found = sorted(action.of, key=_least)
    return any(found[i].most >= found[i + 1].least for i in range(len(found) - 1))


# Clauses.


def clauses_in_order(clauses: list[Clause]) -> list[Clause]:
    """What speaks of different things applies in any order. Of one value the order says what it
    comes to, so such clauses stay as they are; so do lists with any other clause."""
    if any(word_of(one).word not in CLAUSES for one in clauses):
        return clauses
    return sorted(clauses, key=_place_of)


def _place_of(clause: Clause) -> tuple[int, int]:
    first = CLAUSES.index(word_of(clause).word)
    if isinstance(clause, Cannot):
        known = clause.verb in VERBS
        return first, VERBS.index(clause.verb) if known else len(VERBS) + clause.verb
    return first, VALUES.index(clause.layer) if clause.layer in VALUES else 0


def opponents_cannot_target(effect: Standing) -> Standing:
    """Your cards, which effects of your opponent's cards can't target, can't be targeted by effects
    of your opponent; `not_targeted_by` is for what is said of those cards besides."""
    if effect.receivers is None or not _yours(effect):
        return effect
    found = [_cannot_be_targeted(clause) for clause in effect.clauses]
    return Standing(
        effect.places,
        effect.condition,
        effect.text,
        effect.receivers,
        effect.whose,
        found,
    )


def _yours(effect: Standing) -> bool:
    those = effect.receivers
    if those is None:
        return False
    return is_itself(those) or (isinstance(those, Described) and those.whose == YOU)


def _cannot_be_targeted(clause: Clause) -> Clause:
    if type(clause) is not NotTargetedBy:
        return clause
    if not clause.that:
        return Cannot(verbs.BE_TARGETED)
    if clause.that == [OfPlayer(OPPONENT)]:
        return Cannot(verbs.BE_TARGETED, OPPONENTS_EFFECT)
    return clause
