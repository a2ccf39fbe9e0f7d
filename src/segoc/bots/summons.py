"""Summons: what a monster is worth on the field, and what has to be given up for it."""

from itertools import combinations
from typing import Final

from segoc.bots import worth
from segoc.bots.battle import beats_any
from segoc.bots.judging import Judge
from segoc.bots.scene import Lying, Scene
from segoc.kernel.kinds import EXTRA_DECK_KINDS, LINK, SYNCHRO, TUNER, XYZ
from segoc.kernel.printed import Printed

# Who has less ATK than that invites attacks in Attack Position.
FEEBLE: Final = 1000
# A monster that would be run over is worth only that part of itself.
OUTCLASSED: Final = 0.3
# And one that is there already that part: it may still serve as something else.
SURPASSED: Final = 0.6
# More materials than that are hardly ever used.
MOST_MATERIALS: Final = 4


def of_arrival(scene: Scene, card: Lying, how: str) -> float:
    """What its own effects bring when it is summoned (or "flipped")."""
    if card.printed is None:
        return 0
    total = 0.0
    for number in range(1, card.printed.own + 1):
        gist = scene.gist(card.printed.code, number)
        if gist is not None and gist.on_this and gist.happening == how:
            total += max(0.0, Judge(scene, scene.me, card.spot).effect(gist))
    return total


def of_presence(scene: Scene, atk: int) -> float:
    """What that much ATK is worth on the field, against what the opponent has there."""
    stands = atk >= scene.threat or beats_any(scene, atk)
    return (worth.BODY + atk) * (1 if stands else OUTCLASSED) - max(0, FEEBLE - atk) / 2


def of_normal_summon(scene: Scene, card: Lying) -> float:
    """A Normal Summon, less the Tributes: the weakest monsters that there are."""
    arrival = of_arrival(scene, card, "summoned")
    return of_presence(scene, card.seen.atk) + arrival - _tributed(scene, card)


def of_set(scene: Scene, card: Lying) -> float:
    """A monster Set: it defends, and may do something when it is flipped."""
    holds = card.seen.defense >= scene.threat
    value = (worth.BODY + card.seen.defense) * (0.6 if holds else OUTCLASSED)
    return value + of_arrival(scene, card, "flipped") / 2 - _tributed(scene, card)


def _tributed(scene: Scene, card: Lying) -> float:
    count = 0 if card.seen.level <= 4 else 1 if card.seen.level <= 6 else 2
    return sum(sorted(_given_up(scene, one) for one in scene.monsters(scene.me))[:count])


def _given_up(scene: Scene, card: Lying) -> float:
    """What a monster is worth that is used up for another one."""
    stands = card.seen.atk >= scene.threat
    return worth.of_card(card) * (1 if stands else SURPASSED)


def of_special_summon(scene: Scene, card: Lying) -> float:
    """A Special Summon without an effect: by its own text, or from the Extra Deck with materials
    that are guessed to be the cheapest that will do."""
    printed = card.printed
    if printed is None:
        return 0
    gain = of_presence(scene, card.seen.atk) + of_arrival(scene, card, "summoned")
    if printed.types & EXTRA_DECK_KINDS:
        return gain - _price(scene, printed)
    return gain - worth.of_card(card) / 2


def _price(scene: Scene, printed: Printed) -> float:
    own = [one for one in scene.monsters(scene.me) if one.seen.face_up]
    prices = [
        sum(_given_up(scene, one) for one in some)
        for size in range(1, min(MOST_MATERIALS, len(own)) + 1)
        for some in combinations(own, size)
        if _would_do(printed, some)
    ]
    # None that we know of: then it takes the best there is.
    dearest = max((worth.of_card(one) for one in own), default=0)
    return min(prices, default=2 * dearest)


def _would_do(printed: Printed, some: tuple[Lying, ...]) -> bool:
    if printed.types & SYNCHRO:
        tuners = sum(1 for one in some if one.printed and one.printed.types & TUNER)
        return tuners >= 1 and sum(one.seen.level for one in some) == printed.level
    if printed.types & XYZ:
        return len(some) >= 2 and all(one.seen.level == printed.level for one in some)
    if printed.types & LINK:
        return sum(_links(one) for one in some) >= printed.level
    return len(some) >= 2


def _links(card: Lying) -> int:
    """For how many Link Materials it counts at most."""
    is_link = card.printed is not None and card.printed.types & LINK
    return card.printed.level if is_link and card.printed is not None else 1
