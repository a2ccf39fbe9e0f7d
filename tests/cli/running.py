"""Running `segoc` as people do: in this process by the fixture `run`, or as one of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from typing import NamedTuple


class Result(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Result]


def process(
    *arguments: str, typed: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """`segoc` as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "segoc", *arguments],
        input=typed,
        capture_output=True,
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
    )
