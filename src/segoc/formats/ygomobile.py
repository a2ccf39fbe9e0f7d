"""Links to Decks as YGOMobile and MDPro3 share them (http://deck.ourygo.top?ygotype=deck…).

Version 1 packs bits into base 64 (the parameter `d`): how many groups of equal cards the Main (8
bits), Extra and Side Deck have (4 bits each), then the groups: how many copies (2 bits) and the
passcode (27 bits). Version 0 writes the passcodes out, `main=89631139*3_46986414`, and so does
`ygo://deck`.
"""

import re
from base64 import urlsafe_b64encode
from itertools import groupby
from typing import Final
from urllib.parse import parse_qs, quote

from segoc.decks.deck import EXTRA, MAIN, SIDE, Deck
from segoc.formats.malformed import FormatError, shown
from segoc.formats.passcodes import at_most, bits_of, passcode
from segoc.formats.texts import as_text

ADDRESS: Final = "http://deck.ourygo.top"
KIND: Final = "ygotype=deck"
OLD: Final = "ygo://deck?"
COUNT_BITS: Final = 2
MOST_COPIES: Final = (1 << COUNT_BITS) - 1
CODE_BITS: Final = 27
GROUP_BITS: Final = COUNT_BITS + CODE_BITS
# How many bits say how many groups a part has.
PARTS: Final = ((MAIN, 8), (EXTRA, 4), (SIDE, 4))
HEAD_BITS: Final = sum(bits for _, bits in PARTS)
_ENTRY: Final = re.compile(r"(\d+)(?:\*(\d))?")


def is_link(text: str) -> bool:
    return KIND in text or OLD in text


def read_ygomobile(data: bytes | str, name: str = "") -> Deck:
    """The Deck of such a link, and of a text with one in it."""
    text = as_text(data)
    if not is_link(text):
        raise FormatError("no_deck_here", found=repr(KIND))
    link = next(word for word in text.split() if is_link(word))
    asked = {key: said[0] for key, said in parse_qs(link.partition("?")[2]).items()}
    name = name or asked.get("name", asked.get("ydk", ""))
    version = asked.get("v", "1" if "d" in asked else "0")
    if version == "1":
        return _unpacked(asked.get("d", ""), name)
    if version == "0":
        return _listed(asked, name)
    raise FormatError("unknown_version", found=shown(version))


def _unpacked(code: str, name: str) -> Deck:
    if not code:
        raise FormatError("no_deck_here", found="d=…")
    bits = bits_of(code)
    if len(bits) < HEAD_BITS:
        raise FormatError("ends_at_once")
    at = 0
    groups: list[int] = []
    for _, size in PARTS:
        groups.append(int(bits[at : at + size], 2))
        at += size
    parts: list[list[int]] = []
    for count in groups:
        parts.append([])
        for _ in range(count):
            if len(bits) < at + GROUP_BITS:
                total = sum(groups)
                raise FormatError("ends_too_early", "character", len(code), count=total)
            copies = int(bits[at : at + COUNT_BITS], 2)
            card = int(bits[at + COUNT_BITS : at + GROUP_BITS], 2)
            if not card:
                raise FormatError("not_a_passcode", "character", at // 6 + 1, found="0")
            if not copies:
                raise FormatError("card_without_copies", "character", at // 6 + 1)
            parts[-1] += [card] * copies
            at += GROUP_BITS
    if "1" in bits[at:]:
        raise FormatError("left_over", "character", at // 6 + 1, count=sum(groups))
    main, extra, side = parts
    return Deck(main, extra, side, name)


def _listed(asked: dict[str, str], name: str) -> Deck:
    if not {"main", "extra", "side"} & set(asked):
        raise FormatError("no_deck_here", found="main=…")
    parts: list[list[int]] = []
    for key in ("main", "extra", "side"):
        parts.append([])
        for number, entry in enumerate(re.split("[_,]", asked.get(key, "")), 1):
            if not entry:
                continue
            found = _ENTRY.fullmatch(entry)
            if found is None:
                raise FormatError("not_a_passcode", "card", number, found=shown(entry))
            code, copies = found.groups(default="1")
            parts[-1] += [passcode(code, "card", number)] * int(copies)
            at_most(parts[-1])
    main, extra, side = parts
    return Deck(main, extra, side, name)


def write_ygomobile(deck: Deck) -> str:
    """
    >>> write_ygomobile(Deck([89631139] * 3, name="三"))
    'http://deck.ourygo.top?name=%E4%B8%89&ygotype=deck&v=1&d=AQDqvU0Y'
    """
    head = ""
    body = ""
    for (part, codes), (_, size) in zip(deck.parts(), PARTS, strict=True):
        groups = _groups(codes)
        if len(groups) >= 1 << size:
            most = (1 << size) - 1
            raise FormatError("too_many_for_ygomobile", part=part, count=len(groups), most=most)
        head += f"{len(groups):0{size}b}"
        for card, copies in groups:
            if card >= 1 << CODE_BITS:
                raise FormatError("passcode_too_large", code=card, most=(1 << CODE_BITS) - 1)
            body += f"{copies:0{COUNT_BITS}b}{card:0{CODE_BITS}b}"
    bits = head + body
    bits += "0" * (-len(bits) % 8)
    packed = int(bits, 2).to_bytes(len(bits) // 8, "big")
    title = f"name={quote(deck.name)}&" if deck.name else ""
    code = urlsafe_b64encode(packed).decode().rstrip("=")
    return f"{ADDRESS}?{title}{KIND}&v=1&d={code}"


def _groups(codes: tuple[int, ...]) -> list[tuple[int, int]]:
    """Equal cards that lie together, at most three in a group: the order is kept."""
    found: list[tuple[int, int]] = []
    for code, same in groupby(codes):
        left = len(list(same))
        while left:
            copies = min(left, MOST_COPIES)
            found.append((code, copies))
            left -= copies
    return found
