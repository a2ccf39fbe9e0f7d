"""Continuous targets, targets of which there must be so many, targets that are changed, and zones
that are chosen at the activation."""

from segoc.effects.picking import OneOfEach
from segoc.effects.pointing import AllTargets
from segoc.effects.shifting import DesignateZone, InFront, ToDesignatedZone
from segoc.effects.targeting import ChangeTarget, KeepsTarget, KeptAsTarget, ProperTargets
from segoc.effects.words.joints import Program
from segoc.kernel.language.node import Cards, Filter


def all_targets(number: int) -> Cards:
    """Those so many targets: if fewer are left, nothing is done to any of them (TRM-055)."""
    return AllTargets(number)


def kept_as_target() -> Filter:
    """The continuous target of a card: linked to it, or equipped with it. What is being activated
    or processed doesn't count yet."""
    return KeptAsTarget()


def keeping_target(those: Cards) -> Filter:
    """A card whose own effect has one of these, and nothing else, as its continuous target."""
    return KeepsTarget(those)


def proper_targets() -> Cards:
    """Of an effect that answers an activation: the other cards on the field that could have been
    targeted by what was activated (TRM-059)."""
    return ProperTargets()


def change_target(to: Cards) -> Program:
    """The effect that is answered targets this card instead, if it is still a proper target."""
    return [ChangeTarget(to)]


def one_of_each(*groups: Cards) -> Cards:
    """Up to one card of each of these groups, of different places, chosen when it is done; of a
    hand it is picked at random. It doesn't target."""
    return OneOfEach(list(groups))


def designate_zone(next_to: Cards) -> Program:
    """As a part of the `cost`: choose an unused Main Monster Zone next to this monster. It is
    chosen at the activation, and yet no target: a zone is no card (TRM-099)."""
    return [DesignateZone(next_to)]


def move_to_designated_zone(those: Cards) -> Program:
    """Move a monster to the zone that was chosen with `designate_zone`; nothing happens if that is
    taken by then."""
    return [ToDesignatedZone(those)]


def in_front() -> Filter:
    """The opponent's, in the Main Monster Zone directly opposite to this card."""
    return InFront()
