"""A bot that plays any Deck by rules of thumb.

It knows no card by name. What an effect is good for it reads from the effect's tree (`gist`),
weighs it against the cards on the table (`judging`, `worth`), and takes what brings most, one
step at a time, without looking ahead (`seat`). The same view gives the same answer, always.

Who looks ahead plays whole turns of imagined duels by these rules, so all but this file is
compiled with the kernel.
"""

from typing import Any, Final
from weakref import WeakKeyDictionary

from segoc.bots.bot import Question
from segoc.bots.thumb import worth
from segoc.bots.thumb.library import Library
from segoc.bots.thumb.seat import Seat
from segoc.bots.thumb.viewed import Viewed, option_of, spot_of
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.kernel.table.decision import TOPICS
from segoc.kernel.table.places import NO_SPOT

_LIBRARIES: Final[WeakKeyDictionary[Pool, Library]] = WeakKeyDictionary()


def library_of(pool: Pool) -> Library:
    """What is known of its cards: read once for all duels with them."""
    known = _LIBRARIES.get(pool)
    if known is None:
        known = _LIBRARIES[pool] = Library(pool)
    return known


class Thumb:
    def __init__(self, pool: Pool | None = None) -> None:
        self._library = library_of(pool or standard_pool())

    def choose(self, view: dict[str, Any], decision: Question) -> str:
        return by_view(view, decision, self._library)


def by_view(view: dict[str, Any], decision: Question, library: Library) -> str:
    """What the rules of thumb say to whoever sees this view and is asked this."""
    options = [option_of(key) for key in decision.options]
    about = NO_SPOT if decision.about is None else spot_of(decision.about)
    scene = Viewed(view, library)
    found = Seat(scene, TOPICS.index(decision.kind), about, options).choice()
    return next(key for key, one in zip(decision.options, options, strict=True) if one is found)


def of_view(view: dict[str, Any], pool: Pool) -> float:
    """How well a duel stands for the player whose view this is; 0 is even."""
    if view["over"]:
        won = {view["player"]: worth.VICTORY, None: 0.0}
        return won.get(view["winner"], -worth.VICTORY)
    return worth.of_scene(Viewed(view, library_of(pool)))
