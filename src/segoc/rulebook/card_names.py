"""The cards that entries name."""

import json
from functools import cache
from importlib.resources import files

from segoc.cards.definition import Definition
from segoc.cards.standard import standard_pool


@cache
def _spellings() -> dict[str, int]:
    """The passcodes of cards that the rulebook spells otherwise than the cards themselves: in
    traditional characters, or by an older name."""
    text = files(__package__).joinpath("spellings.json").read_text(encoding="utf-8")
    found: dict[str, int] = json.loads(text)
    return found


def card_named(name: str) -> Definition | None:
    """The card of the pool that an entry names."""
    pool = standard_pool()
    code = _spellings().get(name, 0)
    return pool[code] if code in pool else pool.get(name)
