"""Writes the stored cards: `make cards`."""

import sys
from typing import Final

from segoc.cards.card_files import cards_by_hand
from segoc.cards.pool import Pool
from segoc.cards.stored.reading import FOLDER
from tools.cards.lines import CannotStore, name_lines, stored_line

BY_HAND: Final = {"by": "hand"}


def main() -> int:
    cards = cards_by_hand()
    # No two cards are called alike, or it is told.
    Pool(cards)
    try:
        lines = [stored_line(card, BY_HAND) for card in cards]
    except CannotStore as fault:
        print(fault, file=sys.stderr)
        return 1
    _write("cards.jsonl", lines)
    _write("names.txt", name_lines(cards))
    print(f"{len(cards)} cards")
    return 0


def _write(file: str, lines: list[str]) -> None:
    (FOLDER / file).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
