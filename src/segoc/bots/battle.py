"""Attacks: which are worth declaring, and whether they win the duel."""

from typing import Final

from segoc.bots import worth
from segoc.bots.scene import Lying, Scene
from segoc.bots.sight import Move

# What a Set monster is taken for: few of those that one dares to Set have more DEF.
GUESSED_DEFENSE: Final = 1600


def strength(target: Lying) -> int:
    """What an attacker must exceed to destroy it."""
    seen = target.seen
    if target.printed is None:
        return GUESSED_DEFENSE
    return seen.atk if seen.in_attack else seen.defense


def of_attack(scene: Scene, attacker: Lying, target: Lying | None) -> float:
    """What an attack brings, if nobody does anything against it; None is a direct one."""
    lp = scene.lp(1 - scene.me)
    atk = attacker.seen.atk
    if target is None:
        return worth.of_lp(lp) - worth.of_lp(lp - atk) if atk > 0 else -1
    excess = atk - strength(target)
    if excess > 0:
        damage = excess if target.seen.in_attack else 0
        return worth.of_card(target) + worth.of_lp(lp) - worth.of_lp(lp - damage)
    if excess == 0 and target.seen.in_attack and atk > 0:
        # Both go.
        return worth.of_card(target) - worth.of_card(attacker) - 1
    mine = scene.lp(scene.me)
    lost = worth.of_card(attacker) if target.seen.in_attack else 0
    return worth.of_lp(mine + excess) - worth.of_lp(mine) - lost - 1


def best_attack(scene: Scene, moves: list[Move]) -> str | None:
    """The key of the attack to declare, or None: destroy the strongest that can be, with the
    weakest that can do it; but what wins the duel goes first."""
    best: tuple[float, float, str] | None = None
    for move in moves:
        if move.verb not in ("attack", "attack directly"):
            continue
        attacker = scene.at(move.spot)
        if attacker is None:
            continue
        target = scene.at(move.aim) if move.verb == "attack" else None
        value = of_attack(scene, attacker, target)
        if value < 0:
            continue
        # A direct attack by whoever can: it isn't taken from anybody.
        ranked = value if value > worth.VICTORY / 2 else worth.of_card(target) if target else 0
        rank = (ranked, -attacker.seen.atk, move.key)
        best = rank if best is None or rank > best else best
    return None if best is None else best[2]


def could_attack(scene: Scene) -> bool:
    """Whether any attack of the Battle Phase to come would bring something."""
    targets: list[Lying | None] = [*scene.monsters(1 - scene.me)]
    return any(
        of_attack(scene, attacker, target) >= 0
        for attacker in scene.attackers(scene.me)
        for target in targets or [None]
    )


def beats_any(scene: Scene, atk: int) -> bool:
    return any(atk > strength(target) for target in scene.monsters(1 - scene.me))


def wins_now(scene: Scene) -> bool:
    """Whether direct attacks would take all LP that the opponent has."""
    total = sum(attacker.seen.atk for attacker in scene.attackers(scene.me))
    return not scene.monsters(1 - scene.me) and total >= scene.lp(1 - scene.me)
