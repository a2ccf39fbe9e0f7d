"""The command itself: version, help, and what every command has in common."""

import argparse
import os
import re
import subprocess
import sys

import pytest

import segoc
from segoc.cli import COMMANDS
from tests.cli.running import Run, process


def test_version(run: Run) -> None:
    result = run("--version")
    python = ".".join(map(str, sys.version_info[:3]))
    assert result.out == f"segoc {segoc.__version__} ({segoc.build()} kernel, Python {python})\n"
    assert result.code == 0


def test_help_lists_the_commands(run: Run) -> None:
    result = run("--help")
    assert result.code == 0
    for name, summary in COMMANDS.items():
        assert re.search(rf"^ +{name} +{summary[:30]}", result.out, re.MULTILINE)


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_has_help_with_examples(run: Run, name: str) -> None:
    result = run(name, "--help")
    assert result.code == 0
    assert f"  segoc {name}" in result.out.partition("examples:")[2]


@pytest.mark.parametrize("arguments", [(), ("--pack", "mine.json")])
def test_without_a_command_the_table_opens(
    run: Run, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    """As `segoc serve` does, with its defaults."""
    opened: list[tuple[str, bool, list[str]]] = []

    def open_table(args: argparse.Namespace) -> int:
        opened.append((args.host, args.no_browser, args.packs))
        return 0

    monkeypatch.setattr("segoc.cli.serve.run", open_table)
    assert run(*arguments).code == 0
    assert opened == [("127.0.0.1", False, list(arguments[1:]))]


def test_an_unknown_command_is_refused(run: Run) -> None:
    result = run("dance")
    assert result.code == 2
    assert "invalid choice: 'dance'" in result.err


@pytest.mark.parametrize("command", ["play", "duel"])
@pytest.mark.parametrize(
    ("seed", "told"),
    [
        ("lucky", "'lucky' is not a whole number"),
        (str(1 << 64), "it must be a whole number of at most 64 bits"),
    ],
)
def test_a_seed_that_is_none_is_refused(run: Run, command: str, seed: str, told: str) -> None:
    result = run(command, "--seed", seed)
    assert result.code == 2
    assert result.err.endswith(f"argument --seed: {told}\n")


def test_a_reader_that_stops_early_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "segoc", "duel", "--seed", "7", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    ) as command:
        assert command.stdout is not None
        assert command.stderr is not None
        command.stdout.readline()
        command.stdout.close()
        assert b"Traceback" not in command.stderr.read()


@pytest.mark.parametrize("language", ["zh", "ja"])
def test_a_terminal_without_these_letters_shows_others(language: str) -> None:
    result = process(
        "play", "--seed", "7", "--lang", language, typed=b"summon \xe9\x9d\x92\xff\nquit\n",
        PYTHONIOENCODING="ascii", PYTHONUTF8="0",
    )  # fmt: skip
    assert result.returncode == 0
    assert b"A?????" in result.stdout
    assert b"no card is called" in result.stdout
    assert result.stderr == b""
