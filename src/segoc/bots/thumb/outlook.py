"""How likely a player is to win, by what lies on the table when that player's turn begins.

Counted are things that anybody would look at first; what each of them is worth was not guessed but
learnt from duels played by rules of thumb (`python -m bench.outlook` does it again).
"""

from math import tanh
from typing import Final

from segoc.bots.thumb.lying import Lying
from segoc.bots.thumb.scene import Scene
from segoc.kernel.summoning.tributes import tributes_for
from segoc.kernel.table.places import HAND, MONSTER_ZONE, PENDULUM_ZONE

# Points are counted in thousands. The last LP are the dearest.
THOUSAND: Final = 1000.0
LOW_LP: Final = 2000
# What is more than enough to win counts no more.
ENOUGH: Final = 1.5

# What is counted for each player, and what it is worth to whose turn begins: of what is one's own,
# and of what is the opponent's. Units are those of log odds.
WORTH: Final = (
    ("LP", 0.072, -0.081),
    ("LP up to 2000", 0.172, -0.302),
    ("monsters", -0.003, -0.090),
    ("monsters up to 2", 0.343, -0.285),
    ("strength of monsters", 0.132, -0.133),
    ("greatest ATK of attackers", 0.244, -0.204),
    ("attackers", -0.219, 0.255),
    ("monsters that can't be identified", 0.000, -0.223),
    ("cards Set among Spells and Traps", 0.097, -0.165),
    ("cards in the hand", 0.238, -0.163),
    ("any card in the hand", 0.116, -0.040),
    ("any monster in the hand that needs no Tribute", 0.335, -0.187),
    ("scales", 0.273, -0.311),
    ("Spells and Traps that stay", 0.157, -0.131),
    ("ATK of attackers, as a part of the other player's LP", 0.812, -0.537),
    ("the same, if the other player has no monster", 0.185, -0.228),
)
OWN: Final = [own for _, own, _ in WORTH]
THEIRS: Final = [theirs for _, _, theirs in WORTH]


def outlook(scene: Scene) -> float:
    """From -1 (as good as lost) to 1 (as good as won)."""
    odds = 0.0
    own, theirs = counts(scene)
    for index in range(len(own)):
        odds += OWN[index] * own[index] + THEIRS[index] * theirs[index]
    return tanh(odds / 2)


def counts(scene: Scene) -> tuple[list[float], list[float]]:
    """What is counted, of the player whose scene it is and of the other one."""
    own, theirs = Side(scene, scene.me), Side(scene, 1 - scene.me)
    return own.against(theirs), theirs.against(own)


class Side:
    """One player's cards and LP."""

    def __init__(self, scene: Scene, player: int) -> None:
        self.lp = max(0, scene.lp[player])
        hand = scene.pile(player, HAND)
        self.hand = len(hand)
        self.ready = False
        for card in hand:
            if card.face is not None and card.is_monster and tributes_for(card.level) == 0:
                self.ready = True
        self.monsters = 0
        self.strength = 0.0
        self.best = 0
        self.attackers = 0
        self.attack = 0
        self.unknown = 0
        self.downs = 0
        self.scales = 0
        self.staying = 0
        for card in scene.field:
            if card.side == player:
                if card.place == MONSTER_ZONE:
                    self._add_monster(card)
                elif not card.face_up:
                    self.downs += 1
                elif card.place == PENDULUM_ZONE:
                    self.scales += 1
                elif card.face is not None and card.face.stays:
                    self.staying += 1

    def _add_monster(self, card: Lying) -> None:
        self.monsters += 1
        if card.face is None:
            self.unknown += 1
            return
        self.strength += max(float(card.atk), 0.7 * card.defense)
        if card.in_attack:
            self.attackers += 1
            self.attack += card.atk
            self.best = max(self.best, card.atk)

    def against(self, other: "Side") -> list[float]:
        """What is counted of this player."""
        reach = min(ENOUGH, self.attack / max(100, other.lp))
        return [
            self.lp / THOUSAND,
            min(LOW_LP, self.lp) / THOUSAND,
            float(self.monsters),
            float(min(2, self.monsters)),
            self.strength / THOUSAND,
            self.best / THOUSAND,
            float(self.attackers),
            float(self.unknown),
            float(self.downs),
            float(self.hand),
            1.0 if self.hand else 0.0,
            1.0 if self.ready else 0.0,
            float(self.scales),
            float(self.staying),
            reach,
            0.0 if other.monsters else reach,
        ]
