"""Reading a view: options taken apart, and the cards that they speak of."""

import re
from typing import Any, Final, NamedTuple

from segoc.cards.pool import Pool
from segoc.kernel.table.decision import VERBS

_SPOT: Final = re.compile(r"[AB]\.\S+|x[12](\.\S+)?")
# Longest first: "attack directly" begins with "attack".
_VERBS: Final = sorted(VERBS, key=lambda verb: -len(verb))


class Move(NamedTuple):
    """An option's key in its parts: a verb, a spot, what it is aimed at, if any, and which
    effect of several it is, from 1."""

    key: str
    verb: str
    spot: str
    aim: str
    effect: int = 1

    @classmethod
    def read(cls, key: str) -> "Move":
        """Take a key apart.

        >>> Move.read("attack A.m1 -> B.m2")
        Move(key='attack A.m1 -> B.m2', verb='attack', spot='A.m1', aim='B.m2', effect=1)
        >>> Move.read("main phase 2").spot
        ''
        >>> Move.read("activate A.s3 #2").effect
        2
        """
        for verb in ("announce", "decide"):
            if key.startswith(f"{verb} "):
                return cls(key, verb, key.removeprefix(f"{verb} "), "")
        for verb in _VERBS:
            rest, _, number = key.removeprefix(verb).partition(" #")
            spot, _, aim = rest.strip().partition(" -> ")
            if f"{key} ".startswith(f"{verb} ") and (not rest or _SPOT.fullmatch(spot)):
                return cls(key, verb, spot, aim, int(number or 1))
        raise ValueError(f"{key!r} is not the key of an option")


class Seen(NamedTuple):
    """A card as a player sees it; of one that can't be identified, `code` is None.

    Numbers of a monster are those of now if it lies on the field face-up, and the
    printed ones otherwise; what a card doesn't have or show is 0.
    """

    code: int | None
    atk: int
    defense: int
    level: int
    is_monster: bool
    face_up: bool
    in_attack: bool


class Sight:
    """A view, asked by spot."""

    def __init__(self, view: dict[str, Any], pool: Pool) -> None:
        self.view = view
        self.pool = pool
        self.player: int = view["player"]

    def at(self, spot: str) -> Seen | None:
        """The card at a spot such as `A.m1` or `B.hand.2`, or None."""
        data = self.view["zones"].get(spot)
        host, under, index = spot.partition(".under.")
        if under:
            materials = self.view["zones"].get(host, {}).get("materials", [])
            data = materials[int(index) - 1] if int(index) <= len(materials) else None
            return None if data is None else self.seen(data)
        if data is None:
            side, _, rest = spot.partition(".")
            pile, _, number = rest.partition(".")
            if not number.isdecimal() or side not in ("A", "B"):
                return None
            piles = self.view["players"]["AB".index(side)]
            cards = piles.get(pile)
            if pile == "deck":
                # Of a Deck only what the player looks through can be seen.
                cards = [card for card in piles["deck_seen"] if card["spot"] == spot]
                number = "1"
            elif pile == "extra":
                # Whoever sees some of the face-down cards sees all of them.
                cards = cards["cards"] if len(cards["cards"]) == cards["count"] else []
            if not isinstance(cards, list) or not 0 < int(number) <= len(cards):
                return None
            data = cards[int(number) - 1]
        return self.seen(data)

    def seen(self, data: dict[str, Any]) -> Seen:
        """A card of the view."""
        code: int | None = data["code"]
        printed = None if code is None else self.pool[code].printed
        return Seen(
            code,
            max(0, data.get("atk", printed.atk if printed else 0)),
            max(0, data.get("def", printed.defense if printed else 0)),
            max(0, data.get("level", printed.level if printed else 0)),
            printed is None or printed.is_monster,
            data.get("face_up", False),
            data.get("position") == "attack",
        )

    def monsters(self, player: int) -> dict[str, Seen]:
        """The monsters that a player controls, by zone."""
        return {
            zone: self.seen(data)
            for zone, data in self.view["zones"].items()
            if "position" in data and data["controller"] == player
        }
