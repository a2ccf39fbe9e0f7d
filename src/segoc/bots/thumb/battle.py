"""Attacks: which are worth declaring, and whether they win the duel."""

from collections.abc import Sequence
from typing import Final

from segoc.bots.thumb import worth
from segoc.bots.thumb.lying import Lying
from segoc.bots.thumb.scene import Scene
from segoc.kernel.table.decision import ATTACK, DIRECT, Option

# What a Set monster is taken for: few of those that one dares to Set have more DEF.
GUESSED_DEFENSE: Final = 1600


def strength(target: Lying) -> int:
    """What an attacker must exceed to destroy it."""
    if target.face is None:
        return GUESSED_DEFENSE
    return target.atk if target.in_attack else target.defense


def of_attack(scene: Scene, attacker: Lying, target: Lying | None) -> float:
    """What an attack brings, if nobody does anything against it; None is a direct one."""
    lp = scene.lp[1 - scene.me]
    atk = attacker.atk
    if target is None:
        return worth.of_lp(lp) - worth.of_lp(lp - atk) if atk > 0 else -1.0
    excess = atk - strength(target)
    if excess > 0:
        damage = excess if target.in_attack else 0
        return worth.of_card(target) + worth.of_lp(lp) - worth.of_lp(lp - damage)
    if excess == 0 and target.in_attack and atk > 0:
        # Both go.
        return worth.of_card(target) - worth.of_card(attacker) - 1
    mine = scene.lp[scene.me]
    lost = worth.of_card(attacker) if target.in_attack else 0.0
    return worth.of_lp(mine + excess) - worth.of_lp(mine) - lost - 1


def best_attack(scene: Scene, options: Sequence[Option]) -> Option | None:
    """The attack to declare, or None: destroy the strongest that can be, with the weakest that can
    do it; but what wins the duel goes first."""
    best: Option | None = None
    most = 0.0
    least_atk = 0
    for option in options:
        if option.verb not in (ATTACK, DIRECT):
            continue
        attacker = scene.at(option.spot)
        if attacker is None:
            continue
        target = scene.at(option.aim) if option.verb == ATTACK else None
        value = of_attack(scene, attacker, target)
        if value < 0:
            continue
        if value <= worth.VICTORY / 2:
            # A direct attack by whoever can: it isn't taken from anybody.
            value = worth.of_card(target) if target is not None else 0.0
        if best is None or value > most or (value == most and attacker.atk <= least_atk):
            best, most, least_atk = option, value, attacker.atk
    return best


def could_attack(scene: Scene) -> bool:
    """Whether any attack of the Battle Phase to come would bring something."""
    targets = scene.monsters(1 - scene.me)
    for attacker in scene.attackers(scene.me):
        if not targets and of_attack(scene, attacker, None) >= 0:
            return True
        for target in targets:
            if of_attack(scene, attacker, target) >= 0:
                return True
    return False


def beats_any(scene: Scene, atk: int) -> bool:
    for target in scene.monsters(1 - scene.me):
        if atk > strength(target):
            return True
    return False


def wins_now(scene: Scene) -> bool:
    """Whether direct attacks would take all LP that the opponent has."""
    if scene.monsters(1 - scene.me):
        return False
    total = 0
    for attacker in scene.attackers(scene.me):
        total += attacker.atk
    return total >= scene.lp[1 - scene.me]
