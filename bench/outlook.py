"""What things on the table are worth: `python -m bench.outlook` plays duels by rules of thumb, with
a random choice now and then, looks at the table whenever a turn begins, and finds the weights with
which `bots/thumb/outlook.py` tells best who wins in the end (logistic regression).

Each Deck has a weight of its own, for and against it, which is left out in the end: a table that is
good because the Deck is good tells nothing about what to do.
"""

import argparse
from typing import Final

import numpy as np
from numpy.typing import NDArray
from tqdm import tqdm

from segoc.bots.thumb import library_of
from segoc.bots.thumb.imagined import Imagined
from segoc.bots.thumb.outlook import WORTH, counts
from segoc.bots.thumb.playout import by_thumb
from segoc.cards.standard import standard_pool
from segoc.decks.starters import NAMES, starter
from segoc.duel.duel import Duel
from segoc.kernel.table.chance import Random, seeded
from segoc.kernel.table.decision import Option
from segoc.kernel.turn import machine

# Of a hundred choices so many are random, so that more is seen than rules of thumb lead to.
RANDOM: Final = 8
ENDLESS: Final = 4000
# Of five duels one is kept to see how well the weights do.
KEPT: Final = 5
# Pulls weights of which little is known to 0.
CAUTION: Final = 1.0
STEPS: Final = 12

Numbers = NDArray[np.float64]


def positions(seed: int) -> list[tuple[list[float], bool]]:
    """What was counted at the beginning of each turn of a duel, and whether its player won."""
    chance = seeded(seed)
    pool = standard_pool()
    library = library_of(pool)
    decks = [chance.below(len(NAMES)) for _ in range(2)]
    duel = Duel(*(starter(NAMES[deck]) for deck in decks), seed=seed, pool=pool)
    state = duel.state.copy()
    found: list[tuple[int, list[float]]] = []
    turn = state.turn
    for _ in range(ENDLESS):
        decision = state.decision
        if decision is None:
            break
        if state.turn != turn:
            turn, player = state.turn, state.turn_player
            own, theirs = counts(Imagined(state, player, library))
            which = of_decks(decks[player], decks[1 - player])
            found.append((player, own + theirs + which))
        options = decision.options
        by_chance = chance.below(100) < RANDOM
        machine.take(state, any_of(options, chance) if by_chance else by_thumb(state, library))
    if state.winner not in (0, 1):
        return []
    return [(counted, player == state.winner) for player, counted in found]


def any_of(options: tuple[Option, ...], chance: Random) -> Option:
    return options[chance.below(len(options))]


def of_decks(own: int, theirs: int) -> list[float]:
    """Which Decks are played, as numbers."""
    found = [0.0] * (2 * len(NAMES))
    found[own] = found[len(NAMES) + theirs] = 1.0
    return found


def fitted(counted: Numbers, won: Numbers) -> Numbers:
    """The weights, by Newton's method."""
    weights = np.zeros(counted.shape[1])
    for _ in range(STEPS):
        likely = chances(counted, weights)
        slope = counted.T @ (likely - won) + CAUTION * weights
        bend = (counted * (likely * (1 - likely))[:, None]).T @ counted
        weights -= np.linalg.solve(bend + CAUTION * np.eye(len(weights)), slope)
    return weights


def chances(counted: Numbers, weights: Numbers) -> Numbers:
    likely: Numbers = 1 / (1 + np.exp(-counted @ weights))
    return likely


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--duels", type=int, default=24_000, help="(default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first (default: %(default)s)")
    wanted = parser.parse_args()
    learnt: list[tuple[list[float], bool]] = []
    kept: list[tuple[list[float], bool]] = []
    for number in tqdm(range(wanted.duels), unit="duel"):
        (learnt if number % KEPT else kept).extend(positions(wanted.seed + number))
    weights = fitted(*arrays(learnt))
    counted, won = arrays(kept)
    likely = chances(counted, weights)
    loss = -np.mean(np.log(np.where(won == 1, likely, 1 - likely)))
    right = np.mean((likely > 0.5) == won)
    print(f"{len(learnt)} positions learnt; of {len(kept)} others {right:.1%} are told right,")
    print(f"with a logarithmic loss of {loss:.4f}\n")
    for index, (what, _, _) in enumerate(WORTH):
        print(f'    ("{what}", {weights[index]:.3f}, {weights[len(WORTH) + index]:.3f}),')


def arrays(rows: list[tuple[list[float], bool]]) -> tuple[Numbers, Numbers]:
    return np.array([counted for counted, _ in rows]), np.array([float(won) for _, won in rows])


if __name__ == "__main__":
    main()
