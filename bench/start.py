"""`make bench-start`: the CPU time of whole processes that start segoc, the least of some runs."""

import resource
import subprocess
import sys
from typing import Final

import segoc

ROUNDS: Final = 10
FIRST_DUEL: Final = (
    "from segoc import Duel, starter; "
    "Duel(starter('normals_a'), starter('normals_b'), seed=7).decision"
)
STARTS: Final = {
    "Python itself": ("-c", ""),
    "import segoc": ("-c", "import segoc"),
    "segoc --help": ("-m", "segoc", "--help"),
    "a first duel": ("-c", FIRST_DUEL),
}


def main() -> int:
    times: dict[str, list[float]] = {name: [] for name in STARTS}
    # Not counted: the first one writes what Python makes of the source.
    for arguments in STARTS.values():
        cpu_time(arguments)
    for _ in range(ROUNDS):
        for name, arguments in STARTS.items():
            times[name].append(cpu_time(arguments))
    print(f"{segoc.build()} kernel, CPU time, least of {ROUNDS}")
    for name in STARTS:
        print(f"  {name:14}{min(times[name]):7.3f} s")
    return 0


def cpu_time(arguments: tuple[str, ...]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-P", *arguments], stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


if __name__ == "__main__":
    sys.exit(main())
