"""`.ydk`: a passcode a line, under #main, #extra and !side.

    >>> read_ydk("#created by me\\n#main\\n89631139\\n00483\\n#extra\\n!side\\n")
    <Deck 2 + 0 + 0>

Everything else that begins with # is a comment. `#name:` is ours: the Deck's name, which other
programs take from the name of the file.
"""

from typing import Final

from segoc.decks.deck import EXTRA, MAIN, SIDE, Deck
from segoc.formats.malformed import FormatError, shown
from segoc.formats.passcodes import at_most, passcode
from segoc.formats.texts import as_text, lines_of

PARTS: Final = {"#main": MAIN, "#extra": EXTRA, "!side": SIDE, "#side": SIDE}
NAME: Final = "#name:"


def read_ydk(data: bytes | str, name: str = "") -> Deck:
    """The Deck of such a file; what stands before the first heading is of the Main Deck."""
    parts: dict[str, list[int]] = {MAIN: [], EXTRA: [], SIDE: []}
    cards = parts[MAIN]
    for number, line in enumerate(lines_of(as_text(data)), 1):
        word = line.casefold()
        if word in PARTS:
            cards = parts[PARTS[word]]
        elif word.startswith(NAME):
            name = name or line[len(NAME) :].strip()
        elif line.startswith("!"):
            raise FormatError("no_such_part", "line", number, found=shown(line))
        elif line and not line.startswith("#"):
            cards.append(passcode(line, "line", number))
            at_most(cards)
    return Deck(parts[MAIN], parts[EXTRA], parts[SIDE], name)


def write_ydk(deck: Deck) -> str:
    """
    >>> print(write_ydk(Deck([89631139], name="One")), end="")
    #created by segoc
    #name: One
    #main
    89631139
    #extra
    !side
    """
    title = " ".join(deck.name.split())
    lines = ["#created by segoc", *([f"{NAME} {title}"] if title else [])]
    for heading, codes in (("#main", deck.main), ("#extra", deck.extra), ("!side", deck.side)):
        lines += [heading, *map(str, codes)]
    return "\n".join(lines) + "\n"
