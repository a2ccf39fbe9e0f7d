"""The figures as a table, as docs/load.md has it."""

from collections.abc import Iterator

from tests.load.duels import Course, Plan
from tests.load.figures import share_of

MIB = 1 << 20


def report(plan: Plan, course: Course) -> str:
    return "\n".join(f"| {name} | {value} |" for name, value in rows(plan, course))


def rows(plan: Plan, course: Course) -> Iterator[tuple[str, str]]:
    figures = course.figures
    counts = figures.counts
    begin, end = course.window
    seconds = end.when - begin.when
    watched = sum(len(duelled.spectators) for duelled in course.duelled)
    yield "duels at once, in all", f"{plan.at_once}, {plan.duels}"
    yield "spectators", f"{watched}"
    yield "lines broken: without a word, with a goodbye", f"{counts['cut']}, {counts['closed']}"
    yield (
        "choices sent again after that, sent twice on purpose, refused as repeated",
        (f"{counts['sent again']}, {counts['sent twice']}, {counts['repeated']}"),
    )
    yield (
        "lines ended by the server, not let in",
        (f"{counts['ended by the server']}, {counts['not let in']}"),
    )
    yield "time with all duels running", f"{seconds:.0f} s"
    yield "decisions/s", f"{len(figures.answers) / seconds:.0f}"
    yield "answer time p50, p99, longest", milliseconds(figures.answers)
    if plan.bot is not None:
        yield f"waiting for {plan.bot} p50, p99, longest", milliseconds(figures.waits)
    yield "first page beside it p50, p99, longest", milliseconds(figures.glances)
    yield "of these, at most our own lateness p50, p99, longest", milliseconds(figures.lags)
    yield (
        "a core used by the server, by the players",
        (f"{(end.server - begin.server) / seconds:.0%}, {(end.own - begin.own) / seconds:.0%}"),
    )
    first, *_, last = course.memory
    yield (
        "server's memory at the start, at most, at the end",
        (f"{first // MIB}, {max(course.memory) // MIB}, {last // MIB} MiB"),
    )
    yield "sent by the server", f"{counts['bytes'] / MIB:.0f} MiB before packing"


def milliseconds(times: list[float]) -> str:
    found = (share_of(times, 0.5), share_of(times, 0.99), max(times, default=0.0))
    return ", ".join(f"{1000 * one:.1f}" for one in found) + " ms"
