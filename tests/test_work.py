"""Work that is counted, not timed, must not grow unnoticed (`bench/work.py`).

`make work` prints the numbers of today and records them in work.json, beside this file.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench import work
from bench.work import COUNTS, Uncounted, Work, count_work, one
from segoc.measuring.bench import DECKS

CHECKOUT = Path(__file__).parents[1]
RECORD = Path(__file__).with_name("work.json")
# Parts of what is recorded: less is noise of a small change.
ALLOWED = 0.1


def changes(recorded: Work, found: Work) -> list[str]:
    """What is more than it may be, and what is so much less that it should be recorded."""
    return [
        f"{what} with {decks}: {before:,} recorded, {now:,} now ({change(before, now)})"
        for decks, counts in recorded.items()
        for what, before in counts.items()
        if abs((now := found[decks][what]) - before) > ALLOWED * before
    ]


def change(before: int, now: int) -> str:
    return f"{(now - before) / before:+.0%}" if before else "new"


def test_no_more_is_done_than_was_recorded() -> None:
    recorded: Work = json.loads(RECORD.read_text(encoding="utf-8"))
    assert list(recorded) == list(DECKS)
    assert all(list(counts) == list(COUNTS) for counts in recorded.values()), "renew: `make work`"
    # In a Python of its own: what other tests have worked out already would be missing.
    run = subprocess.run(
        [sys.executable, "-m", "bench.work", "--json"],
        cwd=CHECKOUT,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    told = changes(recorded, json.loads(run.stdout))
    assert not told, "\n  ".join(
        [
            "The kernel works otherwise than recorded. What grew by more than 10 % needs a reason;",
            "what fell must be recorded, so that it stays. `make work` records.",
            *told,
        ]
    )


@pytest.mark.parametrize(
    ("now", "told"),
    [
        (110, []),
        (111, ["events with classic: 100 recorded, 111 now (+11%)"]),
        (90, []),
        (89, ["events with classic: 100 recorded, 89 now (-11%)"]),
    ],
)
def test_a_tenth_more_or_less_is_let_pass(now: int, told: list[str]) -> None:
    assert changes({"classic": {"events": 100}}, {"classic": {"events": now}}) == told


def test_what_was_never_done_is_noticed_at_once() -> None:
    told = changes({"normals": {"events": 0}}, {"normals": {"events": 1}})
    assert told == ["events with normals: 0 recorded, 1 now (new)"]


def test_a_function_that_has_gone_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A count of nothing would guard nothing."""
    monkeypatch.setitem(COUNTS, "gone", one("kernel.table.state", "State.forgotten"))
    monkeypatch.setattr(work, "DECKS", {"normals": DECKS["normals"]})
    with pytest.raises(Uncounted, match="nothing counts as gone"):
        count_work(decisions=30)
