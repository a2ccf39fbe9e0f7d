"""The real server, as a process of its own that can be killed."""

import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import IO

# Starting takes a second or two; a machine that does something else besides needs longer.
PATIENCE = 60.0
THIS_SEGOC = (sys.executable, "-m", "segoc")
ADDRESS = re.compile(r"segoc is at (http://127\.0\.0\.1:(\d+))/")


class Server:
    """`segoc serve` with data of its own, which outlives it."""

    def __init__(self, data: Path, segoc: Sequence[str] = THIS_SEGOC) -> None:
        self.data = data
        self.segoc = segoc
        self.address = ""
        self._port = "0"
        self._log = data.with_suffix(".log")
        self._process: subprocess.Popen[bytes] | None = None
        self._writes_to: IO[bytes] | None = None

    def start(self) -> None:
        """Returns when it answers. The first time it takes any port, later the same again, where
        the pages look for it."""
        assert self._process is None, "it runs already"
        self._writes_to = self._log.open("wb")
        self._process = subprocess.Popen(
            [*self.segoc, "serve", "--no-browser", "--port", self._port],
            env={**os.environ, "SEGOC_DATA": str(self.data)},
            stdin=subprocess.DEVNULL,
            stdout=self._writes_to,
            stderr=subprocess.STDOUT,
        )
        deadline = time.monotonic() + PATIENCE
        while (found := ADDRESS.search(self.said)) is None:
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise AssertionError(f"the server doesn't start:\n{self.said}")
            time.sleep(0.02)
        self.address, self._port = found.groups()
        # It listens already, and answers as soon as it can.
        self.get("/api/lobby")

    @property
    def pid(self) -> int:
        assert self._process is not None, "it doesn't run"
        return self._process.pid

    @property
    def said(self) -> str:
        return self._log.read_text()

    def get(self, path: str) -> str:
        with urllib.request.urlopen(self.address + path, timeout=PATIENCE) as response:
            text: str = response.read().decode()
        return text

    def kill(self) -> None:
        """At once and without a chance to tidy up, as `kill -9` does. Killing twice is fine."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
        if self._writes_to is not None:
            self._writes_to.close()
            self._writes_to = None
