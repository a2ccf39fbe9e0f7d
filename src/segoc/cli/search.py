"""`segoc search`: cards by name, by what is printed on them, and by words of their text."""

import argparse
from typing import Final

from segoc.cli.columns import pad, width
from segoc.cli.deck_words import WORDS
from segoc.cli.options import add_database_option, add_language_option, database_of, pool_of
from segoc.cli.refusal import Refused
from segoc.cli.type_lines import type_line
from segoc.formats.json_lines import in_lines
from segoc.search import Catalogue, Known, QueryError, read_query
from segoc.search.reading import KEYS

MOST: Final = 30
EXAMPLES: Final = f"""\
Words are looked for in the names, in all languages; what else must be true of a card is written
as key:value ({", ".join(KEYS)}).
All cards of the OCG are found; playable:yes leaves out those that segoc can't play yet. The text
that is searched is segoc's own, made from the effects, which only playable cards have; type is
that of a monster.

examples:
  segoc search dark magician
  segoc search 'type:dragon level:7-8 attribute:光'
  segoc search 'kind:quick-play text:draw'
  segoc search 'archetype:"Elemental HERO" kind:fusion' --lang ja
  segoc search 'archetype:Tearlaments playable:no'
  segoc search 'rank:4 atk>=2500' --cdb cards.cdb
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", metavar="WORDS", nargs="+", help="what to look for")
    parser.add_argument("--all", action="store_true", help=f"print all, not only the first {MOST}")
    add_database_option(parser)
    add_language_option(parser)
    parser.add_argument("--json", action="store_true", help="print the cards as JSON")
    parser.epilog = EXAMPLES


def run(args: argparse.Namespace) -> int:
    catalogue = Catalogue(pool_of(args), database_of(args))
    try:
        found = catalogue.search(read_query(" ".join(args.words)), args.lang)
    except QueryError as error:
        raise Refused(str(error)) from None
    shown = found if args.all else found[:MOST]
    if args.json:
        print("\n".join(in_lines([_data(card) for card in shown])))
    else:
        size = max((width(card.name(args.lang)) for card in shown), default=0) + 2
        for card in shown:
            note = "" if card.playable else WORDS["not_yet"][args.lang]
            name = pad(card.name(args.lang), size)
            print(f"{card.code:<10}{name}{type_line(catalogue.face(card), args.lang)}{note}")
        if len(found) > len(shown):
            print(f"… and {len(found) - len(shown)} more: --all prints them")
    return 0 if found else 1


def _data(card: Known) -> dict[str, object]:
    return {"code": card.code, "names": card.names, "playable": card.playable}
