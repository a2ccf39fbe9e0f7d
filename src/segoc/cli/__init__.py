"""The command `segoc`.

Each subcommand is a module of this package with two functions: `configure`, which
describes its arguments, and `run`, which returns the exit code. Only the one that is
called is imported, so that the command starts quickly.
"""

import argparse
import io
import os
import platform
import sys
from importlib import import_module
from typing import Final

import segoc
from segoc.cli.refusal import Refused

COMMANDS: Final = {
    "serve": "open the table and the rulebook in the browser",
    "play": "play a duel in the terminal against a bot",
    "duel": "let two bots play a duel, and print its log",
    "arena": "let bots and Decks play against each other, and tell who wins how often",
    "replay": "tell a recorded duel again",
    "deck": "read a Deck in any form, tell what is wrong with it, or convert it",
    "card": "print a card: its values, and its effects in words and as data",
    "pool": "tell how many cards there are, and how many can be played",
    "search": "find cards by name, by what is printed on them, or by their text",
    "word": "print what a word of the effect language means, with an example",
    "bench": "measure how fast duels run here",
    "perft": "count the ways in which a duel can go on from a fixed position",
    "rulebook": "check, show or doubt the rules and their scenarios",
    "fuzz": "play random duels and check everything at every step",
}

DESCRIPTION: Final = "segoc plays, judges and explains Yu-Gi-Oh! OCG duels. It is unofficial."
EXAMPLES: Final = """\
examples:
  segoc                             open the table in the browser: the same as segoc serve
  segoc play                        a duel in the terminal, with the Decks that come with segoc
  segoc duel --record duel.segoc    let two bots play, and keep the duel
  segoc --pack mine.json card NAME  use cards from a file of your own
  segoc COMMAND --help              what a command can do
"""

REFUSED: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    _never_choke_on_letters()
    if not _command(arguments) and not {"-h", "--help", "--version"} & set(arguments):
        arguments = [*arguments, "serve"]
    args = _parser(arguments).parse_args(arguments)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except Refused as refusal:
        print(f"segoc: {refusal}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read us (head, less) has seen enough. What is still buffered goes
        # nowhere, or Python would complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return code


def _parser(arguments: list[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="segoc",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=_version())
    parser.add_argument(
        "--pack",
        metavar="FILE",
        dest="packs",
        action="append",
        default=[],
        help="add the cards of a pack (JSON); can be given several times",
    )
    chosen = _command(arguments)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, summary in COMMANDS.items():
        command = commands.add_parser(
            name,
            help=summary,
            description=f"{summary[0].upper()}{summary[1:]}.",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        if name == chosen:
            module = import_module(f"segoc.cli.{name}")
            module.configure(command)
            command.set_defaults(run=module.run)
    return parser


def _command(arguments: list[str]) -> str:
    """The command that was given, behind what may stand before it."""
    rest = iter(arguments)
    for argument in rest:
        if argument == "--pack":
            next(rest, None)
        elif not argument.startswith("-"):
            return argument
    return ""


def _version() -> str:
    python = platform.python_version()
    return f"segoc {segoc.__version__} ({segoc.build()} kernel, Python {python})"


def _never_choke_on_letters() -> None:
    """A terminal that can't show 青眼の白龍 shows question marks, and the duel goes on."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
