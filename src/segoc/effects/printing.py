"""Putting effects on a card: numbering them, and the clauses in them."""

from collections.abc import Iterator

from segoc.effects.clauses import OnlyByEffectOf, OnlyByItself
from segoc.kernel import entry as en
from segoc.kernel.activation import spell_speed
from segoc.kernel.effect import (
    ACTIVATION,
    UNLIMITED,
    WHEN,
    Activated,
    Clause,
    Effect,
    Node,
    OwnSummon,
)
from segoc.kernel.entry import STAYS
from segoc.kernel.kinds import TRAP
from segoc.kernel.places import HAND
from segoc.kernel.printed import Printed


def print_on(printed: Printed, effects: list[Effect]) -> None:
    """Give a card its effects, in the order of its text; those inside of others follow."""
    printed.written = len(effects)
    if printed.is_pendulum():
        effects = [*effects, pendulum_activation()]  # CRD-077
    printed.own = len(effects)
    printed.effects = effects.copy()
    for effect in effects:
        if isinstance(effect, Activated):
            printed.uses |= used_in(printed, effect)
        else:
            printed.stands |= effect.places
        printed.summons_itself = printed.summons_itself or isinstance(effect, OwnSummon)
        for node in parts(effect):
            if isinstance(node, Effect):
                printed.effects.append(node)
            elif isinstance(node, Clause):
                printed.clauses.append(node)
                printed.stays = printed.stays or node.layer == STAYS  # EFX-101
                if node.layer == en.NEEDS_TRIBUTES:
                    printed.needs = node
                if isinstance(node, OnlyByEffectOf):
                    printed.summoners += node.names
                elif isinstance(node, OnlyByItself):
                    printed.summoners.append(printed.title)
                stat = node.layer in (en.ATK, en.DEFENSE)
                printed.orders = printed.orders or (stat and node.op != en.PLUS)
    printed.reach = printed.stands | printed.uses
    for effect in printed.effects:
        if isinstance(effect, Activated):
            effect.speed = spell_speed(printed, effect)
            printed.binds = printed.binds or len(effect.all_turn) > 0


def used_in(printed: Printed, effect: Activated) -> int:
    """The places (bits) from which it could be activated: no Trap is from the hand."""
    if printed.kind == TRAP and effect.kind == ACTIVATION:
        return effect.places & ~(1 << HAND)
    return effect.places


def pendulum_activation() -> Effect:
    """A Pendulum Card is activated from the hand as a Spell, into a Pendulum Zone; nothing is
    done by that."""
    return Activated(
        ACTIVATION, 1 << HAND, None, WHEN, False, None, UNLIMITED, False, [], None, False, [], []
    )


def parts(node: Node) -> Iterator[Node]:
    """All values inside of this one."""
    for name in node.FIELDS:
        value = getattr(node, name)
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, Node):
                yield item
                yield from parts(item)
