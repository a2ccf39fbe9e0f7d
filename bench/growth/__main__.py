"""`make bench-growth`: how the cost of a decision grows with what lies on the table.

First the plain build counts bytecodes and writes them down, then the compiled one measures its time
and tells both. The exit code is 1 if anything counted grows worse than linearly.
"""

import argparse
import json
import platform
import sys
from pathlib import Path

import segoc
from bench.growth.boards import AXES, Axis
from bench.growth.drawing import in_svg
from bench.growth.fitting import growth
from bench.growth.measuring import bytecodes, microseconds
from segoc.cli.progress import Progress


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make bench-growth", description=__doc__)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--count", metavar="FILE", help="count, and write it there (plain build)")
    what.add_argument("--counted", metavar="FILE", help="measure, and read from there what counted")
    parser.add_argument("--svg", metavar="FOLDER", help="draw growth-….svg there")
    parser.add_argument(
        "--rounds", metavar="N", type=int, default=2000, help="of measuring (default: %(default)s)"
    )
    args = parser.parse_args(arguments)
    if args.count:
        if segoc.build() != "plain":
            parser.error("compiled code can't be counted")
        counts = {axis.name: [bytecodes(axis.course(size)) for size in axis.sizes] for axis in AXES}
        Path(args.count).write_text(json.dumps(counts), "utf-8")
        return 0
    return _measure(json.loads(Path(args.counted).read_text("utf-8")), args.rounds, args.svg)


def _measure(counted: dict[str, list[float]], rounds: int, folder: str | None) -> int:
    measured: dict[str, list[float]] = {}
    with Progress(len(AXES), "boards") as progress:
        for axis in AXES:
            measured[axis.name] = microseconds(axis, rounds)
            progress.at(len(measured))
    print(
        f"segoc {segoc.__version__}, {segoc.build()} kernel, Python {platform.python_version()}; "
        f"a decision, the least of {rounds} times; bytecodes of the plain source"
    )
    worse: list[str] = []
    for axis in AXES:
        micros, counts = measured[axis.name], counted[axis.name]
        print("\n".join(["", *_lines(axis, micros, counts)]))
        if growth(axis.sizes, counts).is_worse_than_linear:
            worse.append(axis.title)
        if folder is not None:
            picture = in_svg(axis, micros, counts)
            (Path(folder) / f"growth-{axis.name}.svg").write_text(picture, "utf-8")
    if worse:
        print(f"\nworse than linear: {', '.join(worse)}")
    return 1 if worse else 0


def _lines(axis: Axis, micros: list[float], counts: list[float]) -> list[str]:
    rule = "|---" * (len(axis.sizes) + 2) + "|"
    return [
        f"| {axis.title} | {' | '.join(map(str, axis.sizes))} | growth |",
        rule,
        f"| µs | {' | '.join(f'{one:.2f}' for one in micros)} | {growth(axis.sizes, micros)} |",
        f"| bytecodes | {' | '.join(f'{one:,.0f}' for one in counts)} "
        f"| {growth(axis.sizes, counts)} |",
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
