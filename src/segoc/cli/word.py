"""`segoc word`: what a word of the effect language means, and a card that is written with it."""

import argparse
from pathlib import Path
from typing import Final

from segoc.cli.refusal import Refused
from segoc.reference.markdown import index_text, page_text, texts
from segoc.reference.words import UnknownWord, word_named

EXAMPLES: Final = """\
examples:
  segoc word                   all words, with a line for each
  segoc word destroy
  segoc word --write build/reference
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", nargs="?", help="such as destroy or THIS")
    parser.add_argument("--write", metavar="DIR", type=Path, help="write all pages into a folder")
    parser.epilog = EXAMPLES


def run(args: argparse.Namespace) -> int:
    if args.write is not None:
        _write(args.write)
    elif args.name is None:
        print(index_text(), end="")
    else:
        print(_page(args.name), end="")
    return 0


def _page(name: str) -> str:
    try:
        return page_text(word_named(name))
    except UnknownWord as error:
        raise Refused(str(error)) from None


def _write(folder: Path) -> None:
    """Write all pages, and remove pages of words that are gone."""
    found = texts()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file in folder.glob("*.md"):
            if file.name not in found:
                file.unlink()
        for name, text in found.items():
            folder.joinpath(name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused(f"{folder} can't be written: {error.strerror}") from None
    print(f"{len(found)} pages in {folder}")
