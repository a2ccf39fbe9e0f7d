"""Effects that can't work, found when a card is defined rather than in the middle of a duel.

A value can be well made and still make no sense: it speaks of a target where nothing is
targeted, or of "that card" where nothing has happened. Each fault is told with its place,
from the outside in and counting from 1, as in the canonical form: `do.2.cards`.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from segoc.effects import (
    activations,
    applying,
    card_history,
    clauses,
    duties,
    filters,
    happenings as hp,
    life_points,
    negating,
    numbers,
    on_cards,
    permissions,
    references,
    restraints,
    summoning,
    this_turn,
    tributes,
)
from segoc.effects.changing_effects import EffectBecomes
from segoc.effects.descriptions import Described
from segoc.effects.json_form import inside
from segoc.effects.lexicon.index import word_or_none
from segoc.effects.lexicon.sorts import Many, One
from segoc.effects.lexicon.words import Part
from segoc.effects.noted import Noted
from segoc.effects.put_on_card import parts
from segoc.effects.targeting import CannotTargetWith
from segoc.effects.terms import JOINT, Malformed
from segoc.effects.texts_besides_effects import NoTributes
from segoc.effects.tributes import AlsoTributes
from segoc.kernel.language import effect as ef
from segoc.kernel.language.action import IF_DONE, Action
from segoc.kernel.language.effect import Activated, Delayed, Effect, OwnSummon, Reaction, Standing
from segoc.kernel.language.node import Clause, Happening, Node, Target
from segoc.kernel.summoning.fusion_recipes import FusionMaterials
from segoc.kernel.summoning.materials import (
    LinkMaterials,
    Materials,
    Overlay,
    SynchroMaterials,
    XyzMaterials,
)
from segoc.kernel.table.kinds import (
    CONTINUOUS,
    EQUIP,
    FIELD_SPELL,
    FUSION,
    LINK,
    MONSTER,
    PENDULUM,
    QUICK_PLAY,
    SPELL,
    SYNCHRO,
    XYZ,
)
from segoc.kernel.table.places import DECK, FIELD_ZONE, HAND, PENDULUM_ZONE, SPELL_ZONE

CARD_PLACES: Final = 1 << HAND | 1 << SPELL_ZONE | 1 << FIELD_ZONE | 1 << PENDULUM_ZONE
KINDS: Final = {
    ef.ACTIVATION: "the activation of a card",
    ef.IGNITION: "an ignition effect",
    ef.TRIGGER: "a trigger effect",
    ef.QUICK: "a quick effect",
}
# Spells and Traps that stay on the field, and so may just be activated.
STAYING: Final = (CONTINUOUS, EQUIP, FIELD_SPELL)
# What can be said of a player.
OF_PLAYERS: Final = (
    clauses.Cannot,
    clauses.HandRevealed,
    clauses.TrapsAtOnce,
    clauses.AllAre,
    clauses.Lasts,
    duties.AttackNeeds,
    duties.OnlyTogether,
    permissions.AdditionalSummon,
    restraints.CannotAnswer,
    restraints.CannotOtherwise,
    restraints.CannotUseAsMaterial,
    restraints.SpecialSummonsOnly,
    tributes.OpenDefense,
    CannotTargetWith,
    NoTributes,
    this_turn.TrapFromHand,
    this_turn.OneSpecialSummonEach,
    Noted,
    life_points.BattleDamageIs,
    life_points.DamageTaken,
    life_points.NoDamageUpTo,
)
# The monsters that are made from these.
MADE_FROM: Final[dict[type[Materials], int]] = {
    FusionMaterials: FUSION,
    SynchroMaterials: SYNCHRO,
    XyzMaterials: XYZ,
    Overlay: XYZ,
    LinkMaterials: LINK,
}
SUMMONING: Final = (AlsoTributes, summoning.SpecialSummon, summoning.BecomeMonster)


@dataclass(frozen=True, slots=True)
class Told:
    """What a part of an effect can speak of."""

    happening: Happening | None = None
    targets: bool = False
    paid: bool = False
    done: bool = False
    chosen: bool = False
    # Right here something can be chosen.
    choosing: bool = False


# Where, and what.
Fault = tuple[str, str]


def faults(effect: Effect) -> list[str]:
    """All that is wrong with an effect, each with its place."""
    return [f"{at}: {what}" if at else what for at, what in _effect(effect, "")]


def card_faults(
    kind: int,
    prop: int,
    types: int,
    effects: list[Effect],
    forms: int,
    recipes: list[Materials],
) -> list[str]:
    """All that is wrong with the effects of a card, each with the number of the effect."""
    found: list[Fault] = []
    seen: set[int] = set()
    for number, effect in enumerate(effects, 1):
        here = f"effect {number}"
        if isinstance(effect, Activated) and effect.kind == ef.ACTIVATION:
            found += [(here, what) for what in _activation_faults(effect, kind, prop, types)]
        if isinstance(effect, Activated) and effect.kind == ef.QUICK and not effect.answers_links:
            if kind == SPELL or effect.places == 1 << PENDULUM_ZONE:
                found.append((here, "an effect of a Spell is slow unless it answers an activation"))
        for node in [effect, *parts(effect)]:
            if isinstance(node, Effect) and id(node) in seen:
                found.append((here, "an effect is there twice: each has to be made anew"))
            seen.add(id(node))
            found += [(here, what) for what in _faults_on_card(node, effects, forms)]
        for at, what in _effect(effect, ""):
            found.append((f"{here}, {at}" if at else here, what))
    for recipe in recipes:
        if not types & MADE_FROM[type(recipe)]:
            found.append(("materials", "a monster of this kind isn't made from these"))
        found += _node(recipe, "materials", Told())
    return [f"{at}: {what}" for at, what in found]


def _activation_faults(effect: Activated, kind: int, prop: int, types: int) -> Iterator[str]:
    if kind == MONSTER and not types & PENDULUM:
        yield "a monster isn't activated, only its effects are"
    elif kind != MONSTER and prop not in STAYING and not effect.program:
        yield "a card that doesn't stay on the field does something"
    if kind == SPELL and prop != QUICK_PLAY and effect.happening is not None:
        yield "only a Quick-Play Spell or a Trap answers something"


def _faults_on_card(node: Node, effects: list[Effect], forms: int) -> Iterator[str]:
    """What a value says about the card that it is on."""
    if isinstance(node, summoning.BecomeMonster) and not 1 <= node.form <= forms:
        yield f"the card has no form {node.form}"
    own = 0
    if isinstance(node, summoning.Summoned):
        own = node.own_effect
    elif isinstance(node, card_history.SummonedByOwn):
        own = node.number
    if own and not (own <= len(effects) and _summons(effects[own - 1])):
        yield f"the card has no effect {own} that summons"


def _summons(effect: Effect) -> bool:
    own = isinstance(effect, OwnSummon)
    return own or any(isinstance(node, SUMMONING) for node in parts(effect))


def _effect(effect: Effect, at: str, outer: Told | None = None) -> Iterator[Fault]:
    if isinstance(effect, Activated):
        yield from _activated(effect, at)
    if isinstance(effect, Standing) and effect.receivers is None:
        yield from _player_clauses(effect.clauses, inside(at, "clauses"))
    told = _told(effect)
    if isinstance(effect, Delayed):
        # What is put off still speaks of the targets, and of what was done.
        told = replace(
            told,
            targets=outer is None or outer.targets,
            done=outer is None or outer.done,
        )
    for part in _parts(effect):
        yield from _part(effect, part, inside(at, part.name), _told_to(part.field, told))


def _player_clauses(found: list[Clause], at: str) -> Iterator[Fault]:
    for index, clause in enumerate(found, 1):
        if not isinstance(clause, OF_PLAYERS):
            yield f"{at}.{index}", "that can be said of cards only, and no cards are named"


def _told(effect: Effect) -> Told:
    """What the program of an effect can speak of."""
    if isinstance(effect, Activated):
        paid = bool(effect.cost)
        return Told(effect.happening, effect.target is not None, paid, paid, _chooses(effect.cost))
    if isinstance(effect, OwnSummon):
        return Told(paid=bool(effect.program))
    return Told(effect.happening if isinstance(effect, Reaction | ef.Forestalls) else None)


def _told_to(field: str, told: Told) -> Told:
    """What another part of the effect can speak of."""
    if field == "program":
        return told
    if field in ("target", "all_turn", "clauses"):
        return Told(told.happening, paid=told.paid)
    if field in ("condition", "cost"):
        return Told(told.happening)
    return Told()


def _activated(effect: Activated, at: str) -> Iterator[Fault]:
    kind = KINDS[effect.kind]
    trigger = effect.kind == ef.TRIGGER
    if trigger and effect.happening is None:
        yield at, f"{kind} needs a happening"
    if trigger and _answers_links(effect.happening):
        yield inside(at, "happening"), f"{kind} answers no activation: 'was_activated' looks back"
    if effect.kind == ef.IGNITION and effect.happening is not None:
        yield inside(at, "happening"), f"{kind} answers nothing"
    if effect.timing == ef.IF and effect.happening is None:
        yield inside(at, "timing"), f"{kind} without a happening can't be late: 'if' is about one"
    if effect.mandatory and effect.kind in (ef.ACTIVATION, ef.IGNITION):
        yield inside(at, "must"), f"{kind} is never mandatory"
    if effect.kind == ef.ACTIVATION and effect.places & ~CARD_PLACES:
        yield inside(at, "in"), "a card is activated in the hand or on the field"
    if effect.shared and effect.limit == ef.UNLIMITED:
        yield inside(at, "shared"), "there is no limit to share"
    if effect.keeps and effect.target is None:
        yield inside(at, "keeps_targets"), "there is no target to keep"
    yield from _player_clauses(effect.all_turn, inside(at, "all_turn"))
    if not effect.program and effect.kind != ef.ACTIVATION:
        yield inside(at, "do"), f"{kind} does something"


def _answers_links(happening: Happening | None) -> bool:
    if isinstance(happening, hp.OneOf):
        return any(_answers_links(one) for one in happening.happenings)
    return isinstance(happening, activations.Activation)


# Parts and values.


def _parts(node: Node) -> list[Part]:
    """The parts of a value; of one that isn't in the lexicon (yet) nothing is known."""
    word = word_or_none(node)
    return [] if word is None else word.parts


def _part(node: Node, part: Part, at: str, told: Told) -> Iterator[Fault]:
    value = getattr(node, part.field)
    if part.is_as_expected(value):
        return
    if isinstance(part.sort, One):
        if not isinstance(value, part.sort.base):
            yield at, f"{part.sort.what} belongs here, not {value!r}"
            return
        choosing = isinstance(node, on_cards.OnCards) and part.field == "cards"
        yield from _node(value, at, replace(told, choosing=choosing))
    elif isinstance(part.sort, Many):
        if part.needed and not value:
            yield at, f"{part.sort.one.what} at least belongs here"
        elif part.sort.one.base is Action:
            yield from _program(value, at, told)
        else:
            for index, one in enumerate(value, 1):
                yield from _node(one, f"{at}.{index}", told)
    else:
        try:
            part.sort.read(part.sort.write(value), at)
        except Malformed as error:
            yield at, error.message


def _program(program: list[Action], at: str, told: Told) -> Iterator[Fault]:
    for index, action in enumerate(program, 1):
        here = f"{at}.{index}"
        if index == 1 and action.joint != 0:
            yield here, "the first action of a program hangs on nothing"
        if action.joint not in JOINT.of_value:
            yield here, f"there is no joint {action.joint}"
        if isinstance(action, applying.MayGoOn | applying.Provided):
            following = program[index] if index < len(program) else None
            if following is None:
                yield here, "nothing follows that it could decide about"
            elif not following.joint & IF_DONE:
                yield here, "what follows doesn't hang on it"
        yield from _node(action, here, told)
        told = replace(told, done=True, chosen=told.chosen or _chooses([action]))


def _chooses(program: list[Action]) -> bool:
    return any(
        isinstance(action, on_cards.OnCards) and isinstance(action.cards, references.Choose)
        for action in program
    )


def _node(node: Node, at: str, told: Told) -> Iterator[Fault]:
    if isinstance(node, Effect):
        yield from _effect(node, at, told)
        return
    fault = _reference_fault(node, told) or _fault(node) or _negation_fault(node, told)
    if fault:
        yield at, fault
    for part in _parts(node):
        yield from _part(node, part, inside(at, part.name), told)


def _reference_fault(node: Node, told: Told) -> str:
    """What it points at must be there."""
    if isinstance(node, references.Targets) and not told.targets:
        return "nothing is targeted"
    if isinstance(node, references.That | numbers.CountThat) and told.happening is None:
        return "nothing has happened that it could speak of"
    if isinstance(node, references.That) and isinstance(told.happening, hp.AttackDeclared):
        return "of an attack say which monster: the attacker or the attacked one"
    if isinstance(node, references.Attacker | references.Attacked):
        if not isinstance(told.happening, hp.AttackDeclared):
            return "there is no attack that it could speak of"
    if isinstance(node, references.Paid) and not told.paid:
        return "nothing is paid"
    if isinstance(node, references.Done) and not told.done:
        return "nothing was done before"
    if isinstance(node, references.Chosen) and not told.chosen:
        return "nothing was chosen before"
    if isinstance(node, references.Choose) and not told.choosing:
        return "only what an action is done to can be chosen"
    return ""


def _negation_fault(node: Node, told: Told) -> str:
    """What it negates must be what the effect answers."""
    if isinstance(node, negating.NegateActivation | negating.NegateEffect):
        return "" if _answers_links(told.happening) else "it answers no activation"
    if isinstance(node, negating.NegateSummon):
        answers = told.happening is not None and told.happening.answers_summon()
        return "" if answers else "it answers no summon"
    if isinstance(node, negating.NegateAttack):
        return "" if told.happening is not None else "it answers no attack"
    return ""


def _fault(node: Node) -> str:
    """What is wrong with the numbers of a value, or with where its cards lie."""
    if isinstance(node, Target | references.Choose | filters.AtkIs) and node.least > node.most:
        return f"from {node.least} to {node.most} is nothing"
    if isinstance(node, filters.LevelIs) and isinstance(node.most, numbers.Fixed):
        if node.least > node.most.number:
            return f"from {node.least} to {node.most.number} is nothing"
    if isinstance(node, life_points.PayLP) and (node.amount > 0) == node.half:
        return "either an amount or half of the LP is paid"
    if isinstance(node, clauses.CalledAs) and bool(node.name) == (node.cards is not None):
        return "either a name or cards to be called after"
    if isinstance(node, activations.Activation) and node.includes == 0:
        if node.to is not None or node.certain:
            return "what is done to which cards: 'includes' is missing"
    if isinstance(node, applying.Apply) and isinstance(node.cards, Described):
        if node.cards.in_ & ~(1 << HAND | 1 << DECK) == 0:
            return "only what is face-up is applied to, and no card in the hand or the Deck is"
    if isinstance(node, EffectBecomes) and not isinstance(node.effect, Activated):
        return "it becomes what is activated, too"
    return ""
