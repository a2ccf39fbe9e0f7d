"""A view as a list of cards: where each lies, on whose side, and what it is."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final, NamedTuple
from weakref import WeakKeyDictionary

from segoc.bots.gist import FIELD, Gist, Some, gist_of, parts
from segoc.bots.sight import Seen, Sight
from segoc.cards.pool import Pool
from segoc.effects import terms as tm
from segoc.effects.canon import dump
from segoc.kernel.kinds import LINK, MONSTER, PENDULUM, QUICK_PLAY, SPELL, TRAP
from segoc.kernel.printed import Printed

# Read once for all duels with the same cards.
_GISTS: Final[WeakKeyDictionary[Pool, dict[tuple[int, int], Gist | None]]] = WeakKeyDictionary()
_RECIPES: Final[WeakKeyDictionary[Pool, dict[int, list[dict[str, Any]]]]] = WeakKeyDictionary()
PILES: Final = {"hand": "hand", "gy": "gy", "banished": "banished", "extra_deck": "extra"}


class Lying(NamedTuple):
    """A card in its place; of one that can't be identified, `printed` is None."""

    spot: str
    place: str
    side: int
    seen: Seen
    printed: Printed | None

    @property
    def on_field(self) -> bool:
        return self.place in FIELD

    @property
    def is_trap_or_quick(self) -> bool:
        printed = self.printed
        return printed is not None and (
            printed.kind == TRAP or (printed.kind == SPELL and printed.prop == QUICK_PLAY)
        )


class Scene:
    """What one player sees, asked by spot or by description."""

    def __init__(self, view: dict[str, Any], pool: Pool) -> None:
        self.view = view
        self.sight = Sight(view, pool)
        self.pool = pool
        self.me: int = view["player"]

    @property
    def my_turn(self) -> bool:
        return bool(self.view["turn_player"] == self.me)

    def lp(self, player: int) -> int:
        return int(self.view["lp"][player])

    @cached_property
    def cards(self) -> list[Lying]:
        """All cards of which at least the place is known, apart from those in Decks."""
        found = [
            self._lying(spot, self._place_in(spot, data), data["controller"], data)
            for spot, data in self.view["zones"].items()
        ]
        for player in (0, 1):
            piles = self.view["players"][player]
            for place, pile in PILES.items():
                cards = piles[pile]["cards"] if pile == "extra" else piles[pile]
                for index, data in enumerate(cards, 1):
                    spot = data.get("spot", f"{'AB'[player]}.{pile}.{index}")
                    found.append(self._lying(spot, place, player, data))
        return found

    @cached_property
    def by_spot(self) -> dict[str, Lying]:
        return {card.spot: card for card in self.cards}

    def at(self, spot: str) -> Lying | None:
        """The card at a spot; in a Deck that is looked through, or under a monster, as well."""
        found = self.by_spot.get(spot)
        if found is None:
            seen = self.sight.at(spot)
            if seen is None:
                return None
            side = "AB".find(spot[0])
            place = "under" if ".under." in spot else "deck"
            found = Lying(spot, place, self.me if side < 0 else side, seen, self.printed(seen.code))
        return found

    def printed(self, code: int | None) -> Printed | None:
        return None if code is None else self.pool[code].printed

    def on_field(self, player: int) -> Iterator[Lying]:
        return (card for card in self.cards if card.side == player and card.on_field)

    def monsters(self, player: int) -> list[Lying]:
        """The monsters that a player controls."""
        return [card for card in self.cards if card.place == "monster_zone" and card.side == player]

    def attackers(self, player: int) -> list[Lying]:
        return [one for one in self.monsters(player) if one.seen.face_up and one.seen.in_attack]

    @cached_property
    def threat(self) -> int:
        """The greatest ATK that the opponent shows."""
        return max((m.seen.atk for m in self.monsters(1 - self.me) if m.seen.face_up), default=0)

    def gist(self, code: int | None, number: int) -> Gist | None:
        """What an effect of a card comes down to; None if that can't be known."""
        if code is None:
            return None
        known = _GISTS.setdefault(self.pool, {})
        key = (code, number)
        if key not in known:
            known[key] = gist_of(tuple(self.pool[code].printed.effects), number)
        return known[key]

    def recipes(self, code: int) -> list[dict[str, Any]]:
        """What a monster lists as its materials, in the canonical form."""
        known = _RECIPES.setdefault(self.pool, {})
        if code not in known:
            known[code] = [parts(dump(one)) for one in self.pool[code].printed.recipes]
        return known[code]

    @cached_property
    def extra(self) -> list[Lying]:
        """The own Extra Deck."""
        return [one for one in self.cards if one.place == "extra_deck" and one.side == self.me]

    def lying_in(self, places: frozenset[str]) -> Iterator[Lying]:
        return (card for card in self.cards if card.place in places)

    def meant(self, some: Some, me: int, this: str) -> list[Lying]:
        """The cards in known places that a description means, for an effect of this player."""
        if some.whose == "this":
            card = self.at(this)
            return [] if card is None else [card]
        return [
            card
            for card in self.lying_in(some.places)
            if card.spot != this
            and (some.whose == "either" or (card.side == me) == (some.whose != "opponent"))
            and all(fits(card, one, me) for one in some.filters)
        ]

    def _lying(self, spot: str, place: str, side: int, data: dict[str, Any]) -> Lying:
        return Lying(spot, place, side, self.sight.seen(data), self.printed(data["code"]))

    def _place_in(self, spot: str, data: dict[str, Any]) -> str:
        if "position" in data:
            return "monster_zone"
        if spot.endswith("field"):
            return "field_zone"
        printed = self.printed(data["code"])
        scale = printed is not None and printed.kind == MONSTER and printed.types & PENDULUM
        return "pendulum_zone" if scale and spot[-1] in "15" else "spell_zone"


def fits(card: Lying, one: dict[str, Any], me: int) -> bool:
    """Whether a card passes a filter, as far as can be seen; what isn't asked here passes."""
    word = one["is"]
    if word == "facing":
        return not card.on_field or card.seen.face_up == one["up"]
    if word == "position":
        return not card.on_field or card.seen.in_attack == (one["position"] == "attack")
    if word == "controlled_by":
        return bool(one["whose"] == "either" or (card.side == me) == (one["whose"] == "you"))
    if word == "kind" and card.on_field and card.place != "pendulum_zone":
        # On the field it counts as what its zone says; of what is Set there, no more is seen.
        kinds = _bits(tm.KINDS, one["kinds"])
        if card.place == "monster_zone" or card.printed is None:
            return bool(kinds >> MONSTER & 1) == (card.place == "monster_zone")
        return bool(kinds >> card.printed.kind & 1)
    printed = card.printed
    if printed is None:
        return True
    if word == "kind":
        return bool(_bits(tm.KINDS, one["kinds"]) >> printed.kind & 1)
    if word == "types":
        return bool(_bits(tm.TYPES, one["types"]) & printed.types)
    if word == "race":
        return bool(_bits(tm.RACES, one["races"]) & printed.race)
    if word == "attribute":
        return bool(_bits(tm.ATTRIBUTES, one["attributes"]) & printed.attribute)
    if word == "series":
        return any(name in printed.series for name in one["series"])
    if word == "named":
        return printed.title in one["names"]
    if word == "level":
        most = one.get("most", 12)
        leveled = not printed.types & LINK
        return bool(leveled and one.get("least", 1) <= card.seen.level <= _or(most, 12))
    if word == "atk":
        return bool(one.get("least", 0) <= card.seen.atk <= one.get("most", 10**9))
    if word == "not":
        inner = parts(one["filter"])
        return inner["is"] not in SURE or not fits(card, inner, me)
    return True


# Filters whose answer is more than a guess, so that their opposite is, too.
SURE: Final = frozenset(("facing", "position", "types", "race", "attribute", "series", "named"))


def _or(number: Any, otherwise: int) -> int:
    return number if isinstance(number, int) else otherwise


def _bits(sort: tm.Bits, words: Any) -> int:
    found = 0
    for word in words if isinstance(words, list) else [words]:
        found |= sort.words[word]
    return found
