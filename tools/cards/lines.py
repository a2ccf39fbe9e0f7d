"""Lines of the stored cards: what the catalogue doesn't say of them."""

import json
from collections.abc import Iterable
from typing import Final

from segoc.cards.card_data import dump_card
from segoc.cards.catalogue import catalogue
from segoc.cards.definition import Definition
from segoc.cards.names import loose_key
from segoc.cards.normal_card import normalise_card
from segoc.cards.provenance import Check, Provenance
from segoc.cards.stored.reading import ORIGIN, face_of

# Of which date the texts are that cards are written and read from.
TEXTS: Final = "2026"


class CannotStore(ValueError):
    """What is written of a card, and what is known of it, can't both be true."""


def stored_line(card: Definition, origin: Provenance) -> str:
    """As the catalogue says it, it isn't said again. Of archetypes the order says nothing."""
    data = dump_card(card)
    known = catalogue().get(card.code)
    told = {} if known is None else face_of(known)
    unsaid = [part for part in told if part not in data]
    if unsaid:
        raise CannotStore(f"{card}: the catalogue has its {', '.join(unsaid)}")
    parts = {name: value for name, value in data.items() if not _same(value, told.get(name))}
    line = {"code": card.code, ORIGIN: origin.data(), **parts}
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def by_hand(card: Definition) -> Provenance:
    """A card that a person has written. That its effects can work was looked at then."""
    checks: list[Check] = ["effects"]
    if card.code in catalogue():
        checks.insert(0, "facts")
    if dump_card(normalise_card(card)) == dump_card(card):
        checks.append("normal_form")
    return Provenance("hand", "" if card.filler else TEXTS, tuple(checks))


def as_read(card: Definition) -> Provenance:
    """A card without effects; its materials, if it has any, were read in two languages."""
    checks: list[Check] = ["facts", "effects", "normal_form"]
    if card.printed.recipes:
        checks.append("two_texts")
    return Provenance("read", TEXTS, tuple(checks))


def _same(said: object, told: object) -> bool:
    if isinstance(said, list) and isinstance(told, list):
        return sorted(said) == sorted(told)
    return said == told


def name_lines(cards: Iterable[Definition]) -> list[str]:
    """The names that the catalogue doesn't have: aliases, and those of fillers and Tokens."""
    found: set[tuple[str, int]] = set()
    for card in cards:
        names = card.aliases if card.code in catalogue() else (*card.names, *card.aliases)
        found |= {(loose_key(name), card.code) for name in names}
        for token in card.tokens:
            found |= {(loose_key(name), token.code) for name in (*token.names, *token.aliases)}
    return [f"{key}\t{code}" for key, code in sorted(found, key=lambda one: one[0].encode())]
