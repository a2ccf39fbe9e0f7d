"""Two compiled builds by turns, on six Decks: how fast one is beside the other.

These machines do other things as well, so that only what was measured side by side can be
compared. `make bench-turns OTHER=../other` does it, OTHER being another checkout in which
`make fast` has run. Only what every version of segoc has is used: duels through `Duel`.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

DECKS: Final = {
    "normals": ("normals_a", "normals_b"),
    **{name: (name, name) for name in ("classic", "junk", "odd_eyes", "dark_magician", "shaddoll")},
}
DUELS: Final = 200
MOMENTS: Final = 12
FORKS: Final = 400
SAMPLES: Final = 40
TURNS: Final = 11
HERE: Final = Path(__file__).parent.parent


def measure() -> dict[str, float]:
    """Of this interpreter's build: decisions, forks and samples a second of CPU time."""
    from segoc import Duel, starter  # noqa: PLC0415  (which one is measured, PYTHONPATH says)

    found: dict[str, float] = {}
    for name, (one, other) in DECKS.items():
        decks = starter(one), starter(other)
        random = Random(1)
        count, taken = 0, 0.0
        moments = []
        for seed in range(DUELS):
            duel = Duel(*decks, seed=seed)
            begin = time.process_time()
            while duel.decision is not None:
                duel.push(random.choice(duel.decision.options))
                count += 1
            taken += time.process_time() - begin
            if seed < MOMENTS:
                duel.rewind((len(duel.choices) + 1) // 2)
                moments.append(duel)
        found[f"{name} decisions"] = count / taken
        begin = time.process_time()
        for moment in moments:
            for _ in range(FORKS):
                moment.fork()
        found[f"{name} forks"] = MOMENTS * FORKS / (time.process_time() - begin)
        begin = time.process_time()
        for moment in moments:
            for seed in range(SAMPLES):
                moment.sample(0, seed=seed)
        found[f"{name} samples"] = MOMENTS * SAMPLES / (time.process_time() - begin)
    return found


def _measured(checkout: Path) -> dict[str, float]:
    build = checkout / "build" / "fast"
    if not build.is_dir():
        sys.exit(f"{checkout} has no compiled build: run `make fast` in it")
    done = subprocess.run(
        [sys.executable, "-P", str(Path(__file__).resolve()), "--one"],
        env={**os.environ, "PYTHONPATH": str(build)},
        capture_output=True,
        text=True,
        check=True,
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("other", nargs="?", type=Path, help="a checkout with a compiled build")
    parser.add_argument("--turns", type=int, default=TURNS, help="how often each (default: 11)")
    parser.add_argument("--one", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.one:
        print(json.dumps(measure()))
        return
    if asked.other is None:
        parser.error("which checkout is to be compared with this one?")
    ratios: dict[str, list[float]] = {}
    for turn in range(asked.turns):
        # Who goes first changes from turn to turn.
        first, second = (HERE, asked.other) if turn % 2 else (asked.other, HERE)
        figures = {first: _measured(first), second: _measured(second)}
        for name, speed in figures[HERE].items():
            ratios.setdefault(name, []).append(speed / figures[asked.other][name])
        print(f"turn {turn + 1} of {asked.turns}", file=sys.stderr, end="\r", flush=True)
    for name, found in ratios.items():
        print(f"{name:24} {median(found):.3f}  ({min(found):.3f} to {max(found):.3f})")


if __name__ == "__main__":
    main()
