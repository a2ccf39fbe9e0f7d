"""`segoc word`: what a word of the effect language means, and a card that is written with it."""

import argparse
import difflib
from pathlib import Path
from typing import Final

from segoc.cli.refusal import Refused
from segoc.reference import entries, index, page, pages

EXAMPLES: Final = """\
examples:
  segoc word                   all words, with a line for each
  segoc word destroy
  segoc word --write docs/reference
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", nargs="?", help="such as destroy or THIS")
    parser.add_argument("--write", metavar="DIR", type=Path, help="write all pages into a folder")
    parser.epilog = EXAMPLES


def run(args: argparse.Namespace) -> int:
    if args.write is not None:
        _write(args.write)
    elif args.name is None:
        print(index())
    else:
        known = entries()
        if args.name not in known:
            near = difflib.get_close_matches(args.name, known, n=3)
            hint = f": did you mean {' or '.join(near)}?" if near else ""
            raise Refused(f"the language has no word {args.name!r}{hint}")
        print(page(known[args.name]))
    return 0


def _write(folder: Path) -> None:
    """Write what `pages` gives, and remove pages of words that are gone."""
    found = pages()
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
