"""`segoc deck`: a Deck in any form: what is in it, what is wrong with it, and in another form."""

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

from segoc.cards.names import Language
from segoc.cards.pool import Pool
from segoc.cards.withdrawn import reason_for
from segoc.cli.columns import pad, width
from segoc.cli.deck_words import FAULTS, LINES, PARTS, WORDS
from segoc.cli.files import read_bytes
from segoc.cli.lists import add_list_options, list_of
from segoc.cli.odds import add_odds_option, odds_told
from segoc.cli.options import add_database_option, add_language_option, database_of, pool_of
from segoc.cli.refusal import Refused
from segoc.cli.type_lines import type_line
from segoc.decks.deck import BadLine, Deck, DeckTextError, Fault
from segoc.decks.forbidden_limited import ForbiddenLimitedList
from segoc.decks.playable import plays, share
from segoc.decks.starters import NAMES, starter
from segoc.formats.card_database import CardDatabase
from segoc.formats.deck_files import (
    FORMS,
    ReadDeck,
    form_of,
    read_what_can_be,
    with_originals,
    write_deck,
)
from segoc.formats.json_lines import in_lines
from segoc.formats.known_cards import KnownCards
from segoc.formats.lflist import newest_list
from segoc.formats.malformed import FormatError
from segoc.formats.texts import MOST_BYTES
from segoc.kernel.table import kinds

FAULTY: Final = 1
STDIN: Final = "-"
UNKNOWN: Final = 0
KINDS: Final = (
    (kinds.MONSTER, "monster", "monsters"),
    (kinds.SPELL, "spell", "spells"),
    (kinds.TRAP, "trap", "traps"),
    (UNKNOWN, "unknowns", "unknowns"),
)
EXAMPLES: Final = f"""\
A Deck is a .ydk file, a ydke:// code, a code of YGO Omega, a link of YGOMobile, a text with
a card a line (such as "3 Blue-Eyes White Dragon": by name in any language or by passcode), or
the name of one that comes with segoc ({", ".join(NAMES)}).
What form it has is seen from what is in it. Cards that segoc can't play yet, or that nobody knows,
are kept and marked; lines of a text that mean no card are named, and the others read.
The exit code is 0 if the Deck may be played, 1 if it breaks a rule, holds cards that segoc can't
play or has lines that mean none, 2 if it can't be read. With --to or --odds nothing else is
printed, and the exit code is 0 if every line could be read.

A list is a date of the OCG's lists that come with segoc (since September 2013), or a file such as
lflist.conf; --on picks the one in force on a day from a file with several. The newest is the usual
one; --list none judges by none, and so are the Decks that come with segoc, which are older.

examples:
  segoc deck my_deck.ydk
  segoc deck my_deck.ydk --to ydke
  segoc deck 'ydke://o6lXBaOpVwU=!!!' --lang ja
  segoc deck - --to text < my_deck.ydk
  segoc deck my_deck.ydk --list 2020.4
  segoc deck my_deck.ydk --list lflist.conf --on '2020.4 TCG' --cdb cards.cdb
  segoc deck shaddoll --odds 'Shaddoll Fusion>=1, Shaddoll Beast + Shaddoll Dragon>=1'
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("deck", metavar="DECK", help="a file, a code or a link, or - for stdin")
    parser.add_argument("--to", choices=FORMS, help="print the Deck in this form, and only that")
    add_odds_option(parser)
    add_list_options(parser)
    add_database_option(parser)
    add_language_option(parser)
    parser.add_argument("--json", action="store_true", help="print all of it as JSON")
    parser.epilog = EXAMPLES


def run(args: argparse.Namespace) -> int:
    pool = pool_of(args)
    database = database_of(args)
    read = _read(args.deck, pool, database)
    deck = with_originals(read.deck, pool, database)
    report = _Report(read, deck, pool, database, args.lang)
    if args.to or args.odds:
        if args.to:
            print(_written(read.deck, args.to, pool, database, args.lang).rstrip("\n"))
        else:
            print("\n".join(odds_told(args.odds, deck, pool, database)))
        # What is printed is for programs.
        print("\n".join(report.unread()), end="", file=sys.stderr)
        return FAULTY if read.unread else 0
    limits = list_of(args, None if args.deck in NAMES else newest_list())
    faults = deck.check(pool)
    if limits is not None:
        faults += limits.check(deck, pool, KnownCards(pool, database).original)
    if args.json:
        lines = in_lines(report.data(faults, limits))
    else:
        lines = [*report.told(), *report.judged(faults, limits)]
    print("\n".join(lines))
    return FAULTY if faults or read.unread else 0


def _read(given: str, pool: Pool, database: CardDatabase) -> ReadDeck:
    if given in NAMES and not Path(given).exists():
        return ReadDeck(starter(given), "text")
    name = "" if given == STDIN else Path(given).stem
    data: bytes | str
    if given == STDIN:
        # A text that is typed has no bytes below it in tests.
        stream = getattr(sys.stdin, "buffer", sys.stdin)
        data = stream.read(MOST_BYTES + 1)
    elif _is_code(given, pool):
        data, name = given, ""
    else:
        data = read_bytes(
            given, MOST_BYTES, "it is neither a code nor one of the Decks that come with segoc"
        )
    where = "this code" if data is given else "the input" if given == STDIN else given
    try:
        read = read_what_can_be(data, pool, database)
    except (FormatError, DeckTextError) as error:
        raise Refused(f"{where}: {error}") from None
    deck = read.deck
    named = Deck(deck.main, deck.extra, deck.side, deck.name or name)
    return ReadDeck(named, read.form, read.unread)


def _is_code(given: str, pool: Pool) -> bool:
    """Whether the Deck itself was given, and not the name of its file."""
    if form_of(given, pool) in ("ydke", "ygomobile"):
        return True
    try:
        return form_of(given, pool) == "omega" and not Path(given).exists()
    except OSError:  # too long for the name of a file
        return True


def _written(deck: Deck, form: Any, pool: Pool, database: CardDatabase, language: Language) -> str:
    try:
        return write_deck(deck, form, pool, database, language)
    except FormatError as error:
        raise Refused(str(error)) from None


class _Report:
    """What is said of a Deck; `read` as it was given, `deck` with the cards that are meant."""

    def __init__(
        self, read: ReadDeck, deck: Deck, pool: Pool, database: CardDatabase, language: Language
    ) -> None:
        self.read = read
        self.deck = deck
        self.pool = pool
        self.database = database
        self.cards = KnownCards(pool, database)
        self.language = language

    def say(self, what: str, **values: object) -> str:
        return WORDS[what][self.language].format(**values)

    def name(self, code: int) -> str:
        name = self.cards.name(code, self.language)
        if name is None:
            return str(code)
        return f"{name} ({code})" if self.database.get(code) and code not in self.pool else name

    def told(self) -> list[str]:
        """The cards of each part, grouped by kind."""
        sizes = " + ".join(str(len(codes)) for _, codes in self.deck.parts())
        name = self.deck.name or self.say("a_deck")
        lines = [self.say("title", name=name, sizes=sizes, form=self.read.form)]
        for part, codes in self.deck.parts():
            if codes:
                called, kinds = PARTS[part][self.language], self._kinds(codes)
                lines += ["", self.say("part", part=called, count=len(codes), kinds=kinds)]
                lines += self._cards(codes)
        return lines

    def _kinds(self, codes: tuple[int, ...]) -> str:
        counts = Counter(self._kind(code) for code in codes)
        said = [
            self.say(one if counts[kind] == 1 else many, count=counts[kind])
            for kind, one, many in KINDS
            if counts[kind]
        ]
        return self.say("between").join(said)

    def _kind(self, code: int) -> int:
        """0 where nobody knows."""
        face = self.cards.face(code)
        return UNKNOWN if face is None else face.kind

    def _cards(self, codes: tuple[int, ...]) -> list[str]:
        # What nobody knows comes last.
        cards = sorted(Counter(codes).items(), key=lambda item: self._kind(item[0]) or 9)
        size = max(width(self.name(code)) for code, _ in cards) + 2
        return [
            f"  {count} {pad(self.name(code), size)}{self._line(code)}".rstrip()
            for code, count in cards
        ]

    def _line(self, code: int) -> str:
        face = self.cards.face(code)
        line = self.say("unknown") if face is None else type_line(face, self.language)
        return line if plays(code, self.pool) else line + self.say("not_yet")

    def judged(self, faults: list[Fault], limits: ForbiddenLimitedList | None) -> list[str]:
        """Cards that can't be played yet are marked where they stand: no fault names them again."""
        found = share(self.deck, self.pool)
        playable, total, percent = found.playable, found.total, found.percent
        lines = [*self.unread(), ""]
        lines.append(self.say("share", playable=playable, total=total, percent=percent))
        if any(map(self._only_lacks, faults)):
            lines.append(self.say("lacking"))
        if limits is not None:
            lines.append(self.say("list", name=limits.name))
        broken = [fault for fault in faults if not self._only_lacks(fault)]
        if not broken:
            return [*lines, self.say("sound")]
        return [*lines, self.say("faulty"), *(f"  {self._fault(fault)}" for fault in broken)]

    def _only_lacks(self, fault: Fault) -> bool:
        """Its cards are known, if only to somebody's database."""
        by_database = fault.kind == "unknown_passcode" and self.database.get(fault.codes[0])
        return fault.kind == "not_playable_yet" or bool(by_database)

    def unread(self) -> list[str]:
        """The lines of a text that mean no card."""
        lines = [f"  {self._bad_line(line)}" for line in self.read.unread]
        return ["", self.say("unread"), *lines] if lines else []

    def _bad_line(self, bad: BadLine) -> str:
        near = " / ".join(bad.near)
        return LINES[bad.kind][self.language].format(line=bad.line, name=bad.name, near=near)

    def _fault(self, fault: Fault) -> str:
        reason = reason_for(self.cards.original(fault.codes[0])) if fault.codes else None
        return f"{fault.rule}: " + FAULTS[fault.kind][self.language].format(
            card=" / ".join(map(self.name, fault.codes)),
            code=fault.codes[0] if fault.codes else 0,
            count=fault.count,
            fewest=fault.fewest,
            most=fault.most,
            reason=reason[self.language] if reason else "",
        )

    def data(self, faults: list[Fault], limits: ForbiddenLimitedList | None) -> dict[str, Any]:
        found = share(self.deck, self.pool)
        return {
            "name": self.deck.name,
            "form": self.read.form,
            "main": self.read.deck.main,
            "extra": self.read.deck.extra,
            "side": self.read.deck.side,
            "playable": found.playable,
            "total": found.total,
            "unread": [
                {"line": bad.line, "name": bad.name, "near": bad.near} for bad in self.read.unread
            ],
            "lacking": [
                {"code": code, "count": count, "name": self.cards.name(code, self.language)}
                for code, count in found.lacking.items()
            ],
            "list": None if limits is None else limits.name,
            "faults": [
                {
                    "rule": fault.rule,
                    "kind": fault.kind,
                    "text": fault.text,
                    "codes": fault.codes,
                    "count": fault.count,
                    "fewest": fault.fewest,
                    "most": fault.most,
                }
                for fault in faults
            ],
        }
