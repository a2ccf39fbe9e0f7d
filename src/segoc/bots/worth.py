"""What cards and situations are worth, in points: a LP to a rich player is about a third of one.

`of_view` is the whole of it for one seat: who searches ahead compares the views that moves lead
to, and who plays by rule of thumb weighs single cards with the same measure.
"""

from typing import Any, Final

from segoc.bots.scene import Lying, Scene
from segoc.cards.pool import Pool
from segoc.kernel.kinds import SPELL

# A card in the hand, whatever it is, and one that lies Set or stays on the field.
IN_HAND: Final = 900
SET: Final = 800
STAYING: Final = 700
# What any monster on the field is worth besides its strength, and what a Set one is taken for.
BODY: Final = 400
HIDDEN_MONSTER: Final = 1500
# Having won.
VICTORY: Final = 1_000_000
# Below so many LP each one counts for more.
LOW_LP: Final = 3000


def of_card(card: Lying) -> float:
    """What a card on the field or in the hand is worth to whoever has it."""
    if card.place == "hand":
        return IN_HAND + _strength(card) / 20
    if card.place == "monster_zone":
        if card.printed is None:
            return HIDDEN_MONSTER
        return BODY + _strength(card)
    if card.on_field:
        if card.seen.face_up and card.printed is not None:
            scale = card.place == "pendulum_zone"
            return STAYING if scale or card.printed.stays else 0
        # A Spell that lies there could have been played; a Trap waits.
        return SET / 2 if card.printed is not None and card.printed.kind == SPELL else SET
    return 0


def as_monster(card: Lying) -> float:
    """What it would be worth on the field, as a monster."""
    return BODY + _strength(card)


def _strength(card: Lying) -> float:
    if card.printed is not None and not card.printed.is_monster and card.place != "monster_zone":
        return 0
    return max(card.seen.atk, 0.7 * card.seen.defense)


def of_lp(lp: int) -> float:
    """What so many LP are worth: the last ones are the dearest."""
    return lp / 3 + min(lp, LOW_LP) / 3 if lp > 0 else -VICTORY


def of_view(view: dict[str, Any], pool: Pool) -> float:
    """How well a duel stands for the player whose view this is; 0 is even."""
    me = view["player"]
    if view["over"]:
        return 0 if view["winner"] is None else VICTORY * (1 if view["winner"] == me else -1)
    return of_scene(Scene(view, pool))


def of_scene(scene: Scene) -> float:
    """How well a duel stands that isn't over."""
    me = scene.me
    total = of_lp(scene.lp(me)) - of_lp(scene.lp(1 - me))
    for card in scene.cards:
        total += of_card(card) if card.side == me else -of_card(card)
    return total
