"""`make bench-peers`: the same Decks and the same random player on segoc and on ocgcore.

A round on one engine, then a round on the other, and so on. All times are CPU times of the two
processes: while the machine is busy with other things, only that can be compared.
"""

import argparse
import gc
import platform
import sys
import time
from collections import Counter
from typing import Final

import segoc
from bench.peers.cards import NAMES, peer_cards
from bench.peers.figures import Pair, lines
from bench.peers.peer import Peer
from segoc.cli.progress import Progress
from segoc.decks.deck import Deck
from segoc.duel.duel import Duel
from segoc.kernel.table.chance import seeded
from segoc.measuring.bench import DECKS, DUELS, SEED, choose_only, play_on_kernel, play_through_duel

LEAST_ROUNDS: Final = 5
# Rounds that aren't counted: V8 compiles what is used much a second time.
WARM_UP: Final = 3

clock = time.process_time


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make bench-peers", description=__doc__)
    parser.add_argument(
        "--seconds",
        type=float,
        default=60.0,
        metavar="N",
        help="measure for about so long (default: %(default)g)",
    )
    args = parser.parse_args(arguments)
    decks = {name: _decks(name) for name in NAMES}
    with Peer(peer_cards(deck for pair in decks.values() for deck in pair)) as peer:
        pairs = _measure(peer, decks, args.seconds)
        print(
            f"segoc {segoc.__version__}, {segoc.build()} kernel, Python "
            f"{platform.python_version()}; ocgcore {peer.version}, Node {peer.node}"
        )
    rounds = pairs[NAMES[0]].rounds
    print(f"{DUELS} random duels a round, median of {rounds} rounds, CPU time")
    for name, pair in pairs.items():
        print()
        print("\n".join(lines(name, pair)))
    return 0


def _decks(name: str) -> tuple[Deck, Deck]:
    one, other = DECKS[name]
    return segoc.starter(one), segoc.starter(other)


def _measure(peer: Peer, decks: dict[str, tuple[Deck, Deck]], seconds: float) -> dict[str, Pair]:
    pairs = {name: Pair() for name in decks}
    for name, pair_of_decks in decks.items():
        pairs[name].kinds = _kinds(pair_of_decks)
        for _ in range(WARM_UP):
            _round(Pair(), peer, pair_of_decks)
    gc.collect()
    gc.freeze()
    begin = time.perf_counter()
    rounds = 0
    with Progress(seconds, "s") as progress:
        while rounds < LEAST_ROUNDS or time.perf_counter() - begin < seconds:
            for name, pair in pairs.items():
                _round(pair, peer, decks[name])
            rounds += 1
            progress.at(min(seconds, time.perf_counter() - begin))
    gc.unfreeze()
    return pairs


def _round(pair: Pair, peer: Peer, decks: tuple[Deck, Deck]) -> None:
    counts = play_on_kernel(pair.kernel, decks, clock)
    pair.choosing.append(choose_only(counts, clock))
    pair.creating.append(_create(decks))
    pair.peer.append(peer.round(decks))
    play_through_duel(pair.duel_api, decks, clock)


def _create(decks: tuple[Deck, Deck]) -> float:
    begin = clock()
    for number in range(DUELS):
        Duel(*decks, seed=SEED + number)
    return clock() - begin


def _kinds(decks: tuple[Deck, Deck]) -> Counter[str]:
    """The real decisions of the duels that are measured, by kind."""
    random = seeded(SEED)
    kinds = Counter[str]()
    for number in range(DUELS):
        duel = Duel(*decks, seed=SEED + number)
        while (decision := duel.decision) is not None:
            count = len(decision.options)
            kinds[decision.kind] += count >= 2
            duel.push(decision.options[random.below(count)])
    return kinds


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
