"""The command line in tests: arguments and typed lines in, text out."""

import io
import sys
from pathlib import Path

import pytest

from segoc.cli import main
from tests.cli.running import Result, Run


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs `segoc` in an empty folder; `typed` are the lines that the user types."""
    monkeypatch.chdir(tmp_path)

    def command(*arguments: str, typed: str = "") -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            code = main(list(arguments))
        except SystemExit as stop:  # argparse's way
            code = int(stop.code or 0)
        out, err = capsys.readouterr()
        return Result(code, out, err)

    return command
