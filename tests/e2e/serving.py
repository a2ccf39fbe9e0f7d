"""The real server, as a process of its own that can be killed."""

import os
import socket
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


class Server:
    """`segoc serve` on a port and with data of its own. What is kept in the data outlives it."""

    def __init__(self, data: Path, segoc: Sequence[str] = THIS_SEGOC) -> None:
        self.data = data
        self.segoc = segoc
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = data.with_suffix(".log")
        self._process: subprocess.Popen[bytes] | None = None
        self._writes_to: IO[bytes] | None = None

    def start(self) -> None:
        """Returns when it answers."""
        assert self._process is None, "it runs already"
        self._writes_to = self.log.open("ab")
        self._process = subprocess.Popen(
            [*self.segoc, "serve", "--no-browser", "--port", str(self.port)],
            env={**os.environ, "SEGOC_DATA": str(self.data)},
            stdin=subprocess.DEVNULL,
            stdout=self._writes_to,
            stderr=subprocess.STDOUT,
        )
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            ended = self._process.poll() is not None
            if ended or time.monotonic() > deadline:
                self.kill()
                raise AssertionError(f"the server doesn't answer:\n{self.log.read_text()}")
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            self.get("/api/lobby")
        except OSError:
            return False
        return True

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


def _free_port() -> int:
    """Chosen before the server starts, so that it comes back where the pages look for it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
