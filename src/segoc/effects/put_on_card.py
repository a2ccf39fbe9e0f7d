"""Putting effects on a card: numbering them, and the clauses in them."""

from collections.abc import Iterator, Sequence

from segoc.effects.applying import Apply
from segoc.effects.clauses import (
    AllAre,
    ByEffectOf,
    CalledAs,
    Cannot,
    IsNegated,
    OnlyByEffectOf,
)
from segoc.effects.conditions import ExistsEach
from segoc.effects.descriptions import Described
from segoc.effects.naming import Mentions, Named
from segoc.effects.pendulums import ActivatedOnlyIf
from segoc.effects.references import Targets
from segoc.effects.this_turn import (
    ActivatedThisTurn,
    AppliedThisTurn,
    SummonsThisTurn,
    TributesThisTurn,
)
from segoc.effects.tying import LinkTo
from segoc.kernel.chain.spell_speed import spell_speed
from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import (
    ACTIVATION,
    UNLIMITED,
    WHEN,
    Activated,
    Effect,
    OwnSummon,
    Standing,
)
from segoc.kernel.language.node import Cards, Clause, Condition, Node
from segoc.kernel.table.kinds import MONSTER, TRAP
from segoc.kernel.table.places import HAND
from segoc.kernel.table.printed import Printed


def print_on(printed: Printed, effects: list[Effect], mentions: tuple[str, ...] = ()) -> None:
    """Give a card its effects, in the order of its text; those inside of others follow.

    `mentions` are names of cards in its text that no value in the effects holds.
    """
    note_mentions(printed, [*printed.recipes, *effects], mentions)
    printed.written = len(effects)
    if printed.is_pendulum():
        effects = [*effects, pendulum_activation(effects)]  # CRD-077
    printed.own = len(effects)
    printed.effects = effects.copy()
    for number, effect in enumerate(effects):
        if isinstance(effect, Activated):
            printed.uses |= used_in(printed, effect, effects)
        else:
            printed.stands |= effect.places
        printed.summons_itself = printed.summons_itself or isinstance(effect, OwnSummon)
        if effect.PERMISSION:
            printed.note(effect.PERMISSION, number, None)
        for node in parts(effect):
            if isinstance(node, Effect):
                printed.effects.append(node)
            elif isinstance(node, SummonsThisTurn | TributesThisTurn | ActivatedThisTurn):
                printed.binds = True
            elif isinstance(node, AppliedThisTurn):
                printed.recalls = True
            elif isinstance(node, Clause):
                note_clause(printed, number, node)
    for effect in printed.effects:
        note_negations(effect)
    printed.reach = printed.stands | printed.uses
    printed.binds = printed.binds or printed.says(en.ONE_SUMMON)
    printed.stays = printed.stays or printed.says(en.STAYS)  # CRD-322, EFX-101
    for effect in printed.effects:
        if isinstance(effect, Activated):
            effect.speed = spell_speed(printed, effect)
            printed.binds = printed.binds or len(effect.all_turn) > 0


def note_clause(printed: Printed, number: int, node: Clause) -> None:
    """What is asked of a card before its effects: the permissions that a clause gives, and what
    duels with the card must keep in mind."""
    printed.clauses.append(node)
    printed.binds = printed.binds or node.counts_summons()
    for permission in (node.layer, node.PERMISSION):
        if permission >= en.FIRST_PERMISSION:
            printed.note(permission, number, node)
    if printed.effects[number].text and isinstance(node, Cannot):
        printed.forbids_by_text |= 1 << node.verb
    stat = node.layer in (en.ATK, en.DEFENSE)
    printed.order_matters = printed.order_matters or (stat and node.op != en.PLUS)


def note_negations(effect: Effect) -> None:
    """What its clauses negate: effects of monsters, if the text calls the cards monsters, or else
    of cards, whatever they are. What it only points at are monsters."""
    for node in [effect, *parts(effect)]:
        those: Cards | None = None
        clauses: list[Clause] = []
        if isinstance(node, Standing):
            those = node.receivers
            clauses = node.clauses
        elif isinstance(node, Apply | LinkTo):
            those = node.cards
            clauses = node.clauses
        elif isinstance(node, AllAre):
            those = node.cards
            clauses = [node.clause]
        for clause in clauses:
            if isinstance(clause, IsNegated) and those is not None:
                clause.of_cards = calls_them_cards(those, effect)


def calls_them_cards(those: Cards, effect: Effect) -> bool:
    """Whether a text speaks of them as Traps, or as cards."""
    if isinstance(those, Targets) and isinstance(effect, Activated) and effect.target is not None:
        those = effect.target.cards
    described = isinstance(those, Described) or those.kinds_said() != 0
    return described and those.kinds_said() != 1 << MONSTER  # TRM-377, TRM-379


def note_mentions(printed: Printed, those: Sequence[Node], besides: tuple[str, ...]) -> None:
    """The names that stand in its text: neither its own name nor an archetype is one."""
    found: list[str] = [*besides]
    for whole in those:
        for node in [whole, *parts(whole)]:
            if isinstance(node, Named | ExistsEach | OnlyByEffectOf | ByEffectOf):
                found += node.names  # CRD-011, CRD-012, CRD-013
            elif isinstance(node, Mentions):
                found += node.names
            elif isinstance(node, CalledAs) and node.name:
                found.append(node.name)
    for name in found:
        if name not in printed.mentions:
            printed.mentions.append(name)


def used_in(printed: Printed, effect: Activated, text: list[Effect]) -> int:
    """The places (bits) from which it could be activated: no Trap is from the hand, unless its
    text says so."""
    if printed.kind == TRAP and effect.kind == ACTIVATION:
        for other in text:
            if isinstance(other, Standing) and other.speaks_of(en.FROM_HAND):
                return effect.places
        return effect.places & ~(1 << HAND)
    return effect.places


def pendulum_activation(effects: list[Effect]) -> Effect:
    """A Pendulum Card is activated from the hand as a Spell, into a Pendulum Zone, if its text
    doesn't say otherwise; nothing is done by that."""
    only_if: Condition | None = None
    for effect in effects:
        for node in parts(effect):
            if isinstance(node, ActivatedOnlyIf):
                only_if = node.condition
    return Activated(
        ACTIVATION, 1 << HAND, None, WHEN, False, only_if, UNLIMITED, False, [], None, False, [], []
    )


def parts(node: Node) -> Iterator[Node]:
    """All values inside of this one."""
    for name in node.PARTS:
        value = getattr(node, name)
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, Node):
                yield item
                yield from parts(item)
