"""Summons: what a monster is worth on the field, and what has to be given up for it."""

from itertools import combinations
from typing import Any, Final
from weakref import WeakKeyDictionary

from segoc.bots import worth
from segoc.bots.battle import beats_any
from segoc.bots.gist import parts
from segoc.bots.judging import Judge
from segoc.bots.scene import Lying, Scene, fits
from segoc.cards.pool import Pool
from segoc.kernel.kinds import EXTRA_DECK_KINDS, LINK

# Who has less ATK than that invites attacks in Attack Position.
FEEBLE: Final = 1000
# A monster that would be run over is worth only that part of itself.
OUTCLASSED: Final = 0.3
# And one that is there already that part: it may still serve as something else.
SURPASSED: Final = 0.6
# What could be made with a monster next is worth that part of itself.
PROSPECT: Final = 0.8
# More materials than that are hardly ever used.
MOST_MATERIALS: Final = 3
# Whether a monster can be made from some others is asked again and again.
MOST_KNOWN: Final = 50_000
Made = dict[tuple[int, int, tuple[Lying, ...]], bool]
_MADE: Final[WeakKeyDictionary[Pool, Made]] = WeakKeyDictionary()


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
    gain = max(of_presence(scene, card.seen.atk), of_prospect(scene, card)) + arrival
    return gain - _tributed(scene, card)


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
        return gain - _price(scene, card)
    return gain - worth.of_card(card) / 2


def of_prospect(scene: Scene, card: Lying) -> float:
    """What the best monster of the Extra Deck would bring that could be made with this one."""
    others = [one for one in scene.monsters(scene.me) if one.seen.face_up and one.spot != card.spot]
    sets = [some for size in range(MOST_MATERIALS) for some in combinations(others, size)]
    extra = {one.printed.code: one for one in scene.extra if one.printed is not None}
    gains = [
        of_presence(scene, made.seen.atk) - sum(_given_up(scene, one) for one in some)
        for made in extra.values()
        for some in sets
        if _can_make(scene, made, (card, *some))
    ]
    return PROSPECT * max(gains, default=0.0)


def _price(scene: Scene, card: Lying) -> float:
    own = [one for one in scene.monsters(scene.me) if one.seen.face_up]
    prices = [
        sum(_given_up(scene, one) for one in some)
        for size in range(1, min(MOST_MATERIALS, len(own)) + 1)
        for some in combinations(own, size)
        if _can_make(scene, card, some)
    ]
    # None that we know of: then it takes the best there is.
    dearest = max((worth.of_card(one) for one in own), default=0)
    return min(prices, default=2 * dearest)


def _can_make(scene: Scene, card: Lying, some: tuple[Lying, ...]) -> bool:
    """Whether the monster could be made from these, by one of its lists of materials."""
    if card.printed is None:
        return False
    known = _MADE.setdefault(scene.pool, {})
    key = (card.printed.code, scene.me, some)
    if key not in known:
        if len(known) >= MOST_KNOWN:
            known.clear()
        level = card.printed.level
        recipes = scene.recipes(card.printed.code)
        known[key] = any(_serves(scene, recipe, level, some) for recipe in recipes)
    return known[key]


def _serves(scene: Scene, recipe: dict[str, Any], level: int, some: tuple[Lying, ...]) -> bool:
    def meets(card: Lying, part: dict[str, Any]) -> bool:
        return all(fits(card, parts(one), scene.me) for one in part.get("that", []))

    word = recipe["is"]
    if word == "synchro_materials":
        return sum(one.seen.level for one in some) == level and any(
            meets(tuner, recipe["tuners"])
            and len(some) > recipe["others"]["least"]
            and all(meets(one, recipe["others"]) for one in some if one is not tuner)
            for tuner in some
        )
    if word == "xyz_materials":
        enough = recipe["least"] <= len(some) <= recipe["most"]
        return enough and all(
            one.seen.level == recipe["level"] and meets(one, recipe) for one in some
        )
    if word == "link_materials":
        least = sum(part["least"] for part in recipe["parts"])
        linked = sum(_links(one) for one in some) >= level
        return (
            linked
            and least <= len(some) <= level
            and all(any(meets(one, part) for part in recipe["parts"]) for one in some)
        )
    return False


def _links(card: Lying) -> int:
    """For how many Link Materials it counts at most."""
    is_link = card.printed is not None and card.printed.types & LINK
    return card.printed.level if is_link and card.printed is not None else 1
