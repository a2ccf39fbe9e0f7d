"""`segoc card`: a card as segoc knows it: names, values, effects in words and as data."""

import argparse
from typing import Any, Final

from segoc.cards.card_data import dump_card
from segoc.cards.catalogue import KnownCard, catalogue, proper_names
from segoc.cards.definition import Definition
from segoc.cards.finding import AmbiguousName, UnknownCard
from segoc.cards.labels import shown_label
from segoc.cards.names import Language
from segoc.cards.pool import Pool
from segoc.cards.provenance import By, Provenance
from segoc.cards.withdrawn import reason_for
from segoc.cli.columns import wrapped
from segoc.cli.options import add_language_option, pool_of
from segoc.cli.refusal import Refused
from segoc.cli.type_lines import type_line
from segoc.effects.json_form import dump
from segoc.explain import explain_card, explain_materials
from segoc.formats.json_lines import WIDTH, in_lines
from segoc.kernel.table.printed import Printed

ORIGINS: Final[dict[By, str]] = {
    "hand": "Written by hand",
    "read": "Read by a program",
    "mixed": "Read by a program, and some of it written by hand",
}
EXAMPLES: Final = """\
The texts are made from the effects themselves: they say what segoc does, not what is
printed on the card. Below each text is the effect as data, the form in which cards can
be written in files.

examples:
  segoc card Mirror Force
  segoc card 青眼の白龍 --lang zh
  segoc card 44095762 --json
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", nargs="+", help="name in any language, or passcode")
    add_language_option(parser)
    parser.add_argument("--json", action="store_true", help="print the card as data, and only that")
    parser.epilog = EXAMPLES


def run(args: argparse.Namespace) -> int:
    pool = pool_of(args)
    name = " ".join(args.name)
    try:
        card = pool.find(name)
    except AmbiguousName as ambiguous:
        raise Refused(str(ambiguous)) from None
    except UnknownCard as unknown:
        lines = _known(name, str(unknown), args)
    else:
        lines = in_lines(dump_card(card)) if args.json else _told(card, pool, args.lang)
    for line in lines:
        print(line)
    return 0


def _known(name: str, otherwise: str, args: argparse.Namespace) -> list[str]:
    """A card that segoc can't play yet."""
    cards = catalogue().meant(name)
    if len(cards) != 1:
        raise Refused(otherwise)
    (card,) = cards
    reason = reason_for(card.code)
    if args.json:
        return in_lines(card.data if reason is None else {**card.data, "withdrawn": {**reason}})
    lines = [_title(card, args.lang), type_line(card.printed, args.lang)]
    if card.series:
        lines.append(
            f"Archetypes: {', '.join(_archetype(name, args.lang) for name in card.series)}"
        )
    if reason is not None:
        return [*lines, f"Withdrawn, so segoc doesn't play it for now: {reason[args.lang]}"]
    return [*lines, "segoc can't play it yet: nobody has written its effects."]


def _archetype(zh: str, language: Language) -> str:
    found = proper_names().get("archetype", zh)
    return zh if found is None else found.name(language)


def _title(card: Definition | KnownCard, language: Language) -> str:
    names = dict.fromkeys((card.name(language), *card.names))
    return " · ".join([*names, str(card.code)])


def _origin(one: Provenance) -> str:
    """`Written by hand, from its text of 2026. Checked: facts, effects.`"""
    text = f", from its text of {one.text}" if one.text else ""
    checks = ", ".join(check.replace("_", " ") for check in one.checks)
    return f"{ORIGINS[one.by]}{text}. Checked: {checks}."


def _told(card: Definition, pool: Pool, language: Any) -> list[str]:
    lines = [_title(card, language), type_line(card.printed, language)]
    lines += [_form_line(form, language) for form in card.printed.forms]
    for token in card.tokens:
        lines.append(f"Token: {token.name(language)}, {type_line(token.printed, language)}")
    for recipe in card.printed.recipes:
        lines.append(f"Materials: {explain_materials(recipe, language, pool)}")
    if card.printed.series:
        series = ", ".join(pool.archetype(name, language) for name in card.printed.series)
        lines.append(f"Archetypes: {series}")
    if card.filler:
        lines.append("Filler: no card of the game.")
    if card.partial:
        lines.append(f"Partial: segoc doesn't know yet: {card.partial}.")
    if card.code in pool:
        lines.append(_origin(pool.outline(card.code).provenance))
    effects = card.printed.effects[: card.printed.written]
    for index, text in enumerate(explain_card(card, language, pool)):
        text_lines = wrapped(text, WIDTH - 3)
        tree_lines = in_lines(dump(effects[index]), WIDTH - 3)
        label = shown_label(card.labels[index]) or "–"
        lines += ["", f"{label:<3}{text_lines[0]}"]
        lines += [f"   {line}" for line in [*text_lines[1:], *tree_lines]]
    return lines


def _form_line(form: Printed, language: Language) -> str:
    trap = ", still a Trap as well" if form.also_trap else ""
    return f"Becomes: {type_line(form, language)}{trap}"
