"""What cards and situations are worth, in points: a LP to a rich player is about a third of one.

Rules of thumb weigh single cards with it, and `of_view` whole situations. Who looks ahead has a
measure of its own for those, which was learnt: `outlook`.
"""

from typing import Final

from segoc.bots.thumb.lying import Lying
from segoc.bots.thumb.scene import Scene
from segoc.kernel.table.kinds import SPELL
from segoc.kernel.table.places import HAND, MONSTER_ZONE, PENDULUM_ZONE

# A card in the hand, whatever it is, and one that lies Set or stays on the field.
IN_HAND: Final = 900.0
SET: Final = 800.0
STAYING: Final = 700.0
# What any monster on the field is worth besides its strength, and what a Set one is taken for.
BODY: Final = 400.0
HIDDEN_MONSTER: Final = 1500.0
# Having won.
VICTORY: Final = 1_000_000.0
# Below so many LP each one counts for more.
LOW_LP: Final = 3000


def of_card(card: Lying) -> float:
    """What a card on the field or in the hand is worth to whoever has it."""
    if card.place == HAND:
        return IN_HAND + _strength(card) / 20
    if card.place == MONSTER_ZONE:
        if card.face is None:
            return HIDDEN_MONSTER
        return BODY + _strength(card)
    if card.on_field:
        if card.face_up and card.face is not None:
            scale = card.place == PENDULUM_ZONE
            return STAYING if scale or card.face.stays else 0.0
        # A Spell that lies there could have been played; a Trap waits.
        return SET / 2 if card.face is not None and card.face.kind == SPELL else SET
    return 0.0


def as_monster(card: Lying) -> float:
    """What it would be worth on the field, as a monster."""
    return BODY + _strength(card)


def _strength(card: Lying) -> float:
    if card.place != MONSTER_ZONE and not card.is_monster:
        return 0.0
    atk = float(card.atk)
    defense = 0.7 * card.defense
    return atk if atk >= defense else defense


def of_lp(lp: int) -> float:
    """What so many LP are worth: the last ones are the dearest."""
    return lp / 3 + min(lp, LOW_LP) / 3 if lp > 0 else -VICTORY


def of_scene(scene: Scene) -> float:
    """How well a duel stands for the player whose scene this is; 0 is even."""
    me = scene.me
    total = of_lp(scene.lp[me]) - of_lp(scene.lp[1 - me])
    for card in scene.cards:
        total += of_card(card) if card.side == me else -of_card(card)
    return total
