"""Summons: what a monster is worth on the field, and what has to be given up for it."""

from typing import Final

from segoc.bots.thumb import worth
from segoc.bots.thumb.battle import beats_any
from segoc.bots.thumb.judging import Judge
from segoc.bots.thumb.lying import Lying
from segoc.bots.thumb.scene import Scene
from segoc.kernel.summoning.tributes import tributes_for
from segoc.kernel.table.kinds import EXTRA_DECK_KINDS

# Who has less ATK than that invites attacks in Attack Position.
FEEBLE: Final = 1000
# A monster that would be run over is worth only that part of itself.
OUTCLASSED: Final = 0.3
# And one that is there already that part: it may still serve as something else.
SURPASSED: Final = 0.6
# A defender that holds is worth that part of what an attacker would be.
HOLDS: Final = 0.6
# What could be made with a monster next is worth that part of itself.
PROSPECT: Final = 0.8
# More materials are hardly ever used.
MATERIALS: Final = 3


def of_arrival(scene: Scene, card: Lying, how: str) -> float:
    """What its own effects bring when it is summoned (or "flipped")."""
    face = card.face
    if face is None:
        return 0.0
    total = 0.0
    for number in range(face.own):
        gist = scene.gist(face.code, number)
        if gist is not None and gist.on_this and gist.happening == how:
            total += max(0.0, Judge(scene, scene.me, card.spot).effect(gist))
    return total


def of_presence(scene: Scene, atk: int) -> float:
    """What that much ATK is worth on the field, against what the opponent has there."""
    stands = atk >= scene.threat or beats_any(scene, atk)
    return (worth.BODY + atk) * (1.0 if stands else OUTCLASSED) - max(0, FEEBLE - atk) / 2


def of_normal_summon(scene: Scene, card: Lying) -> float:
    """A Normal Summon, less the Tributes: the weakest monsters that there are."""
    gain = max(of_presence(scene, card.atk), of_prospect(scene, card))
    return gain + of_arrival(scene, card, "summoned") - _tributed(scene, card)


def of_set(scene: Scene, card: Lying) -> float:
    """A monster Set: it defends, and may do something when it is flipped."""
    holds = card.defense >= scene.threat
    value = (worth.BODY + card.defense) * (HOLDS if holds else OUTCLASSED)
    return value + of_arrival(scene, card, "flipped") / 2 - _tributed(scene, card)


def _tributed(scene: Scene, card: Lying) -> float:
    count = tributes_for(card.level)
    if count == 0:
        return 0.0
    prices = [_given_up(scene, one) for one in scene.monsters(scene.me)]
    prices.sort()
    total = 0.0
    for index in range(min(count, len(prices))):
        total += prices[index]
    return total


def _given_up(scene: Scene, card: Lying) -> float:
    """What a monster is worth that is used up for another one."""
    return worth.of_card(card) * (1.0 if card.atk >= scene.threat else SURPASSED)


def of_special_summon(scene: Scene, card: Lying) -> float:
    """A Special Summon without an effect: by its own text, or from the Extra Deck with materials
    that are guessed to be the cheapest that will do."""
    face = card.face
    if face is None:
        return 0.0
    gain = of_presence(scene, card.atk) + of_arrival(scene, card, "summoned")
    if face.types & EXTRA_DECK_KINDS:
        return gain - _price(scene, card)
    return gain - worth.of_card(card) / 2


def of_prospect(scene: Scene, card: Lying) -> float:
    """What the best monster of the Extra Deck would bring that could be made with this one."""
    sets = [[card], *_some(_own(scene, card), card, MATERIALS - 1)]
    best = 0.0
    asked = -1
    for made in scene.extra():
        assert made.face is not None
        # Copies of a card lie side by side, mostly.
        if made.face.code != asked and scene.library.recipes(made.face.code):
            for some in sets:
                if _can_make(scene, made, some):
                    gain = of_presence(scene, made.atk)
                    for one in some:
                        if one is not card:
                            gain -= _given_up(scene, one)
                    best = max(best, gain)
        asked = made.face.code
    return PROSPECT * best


def _own(scene: Scene, card: Lying | None) -> list[Lying]:
    """The own monsters that could be materials, apart from this one."""
    return [
        one
        for one in scene.monsters(scene.me)
        if one.face_up and (card is None or one.spot != card.spot)
    ]


def _some(cards: list[Lying], first: Lying | None, most: int) -> list[list[Lying]]:
    """All sets of up to so many of these, each with the first one besides."""
    begun: list[Lying] = [] if first is None else [first]
    found: list[list[Lying]] = []
    sets = [begun]
    for index in range(len(cards)):
        for number in range(len(sets)):
            some = sets[number]
            if len(some) < most + len(begun):
                more = [*some, cards[index]]
                sets.append(more)
                found.append(more)
    return found


def _price(scene: Scene, card: Lying) -> float:
    own = _own(scene, None)
    cheapest = -1.0
    for some in _some(own, None, MATERIALS):
        if _can_make(scene, card, some):
            price = 0.0
            for one in some:
                price += _given_up(scene, one)
            if cheapest < 0 or price < cheapest:
                cheapest = price
    if cheapest >= 0:
        return cheapest
    # None that we know of: then it takes the best there is.
    dearest = 0.0
    for one in own:
        dearest = max(dearest, worth.of_card(one))
    return 2 * dearest


def _can_make(scene: Scene, card: Lying, some: list[Lying]) -> bool:
    """Whether the monster could be made from these, by one of its lists of materials."""
    if card.face is None:
        return False
    for recipe in scene.library.recipes(card.face.code):
        if recipe.serves(some, scene.me):
            return True
    return False
