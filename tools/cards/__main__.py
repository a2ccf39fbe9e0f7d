"""Writes the stored cards: `make cards`."""

import json
import sys
from collections.abc import Iterable
from typing import Any, Final

from segoc.cards.card_data import load_card
from segoc.cards.card_files import cards_by_hand
from segoc.cards.catalogue import catalogue
from segoc.cards.definition import Definition
from segoc.cards.pool import Pool
from segoc.cards.stored.reading import FOLDER, ORIGIN, whole
from tools.cards.lines import CannotStore, as_read, by_hand, name_lines, stored_line
from tools.cards.without_effects import without_effects
from tools.catalogue.sources import NoSources

CARDS: Final = FOLDER / "cards.jsonl"


def main() -> int:
    written = cards_by_hand()
    known = {card.code for card in written}
    read = [card for card in cards_read() if card.code not in known]
    # No two cards are called alike, or it is told.
    pool = Pool([*written, *read])
    try:
        lines = {
            card.code: stored_line(card, by_hand(card) if card.code in known else as_read(card))
            for card in pool
        }
    except CannotStore as fault:
        print(fault, file=sys.stderr)
        return 1
    _write("cards.jsonl", lines.values())
    _write("names.txt", name_lines(pool))
    print(f"{len(written)} cards are written by hand, {len(read)} read")
    return 0


def cards_read() -> list[Definition]:
    """From their texts, if these are there; else as they were read last."""
    try:
        found = without_effects()
    except NoSources:
        print("the texts of cards aren't here: what is read of them stays as it is")
        return last_read()
    for code, why in found.refused.items():
        print(f"{code} {catalogue().name(code)} can't be read: {why}")
    return found.cards


def last_read() -> list[Definition]:
    stored = map(json.loads, CARDS.read_text(encoding="utf-8").splitlines())
    return [restored(data) for data in stored if data[ORIGIN]["by"] == "read"]


def restored(data: dict[str, Any]) -> Definition:
    return load_card(whole(data, catalogue().get(data["code"])))


def _write(file: str, lines: Iterable[str]) -> None:
    (FOLDER / file).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
