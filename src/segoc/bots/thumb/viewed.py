"""A view (`Duel.view`), read as a scene: all that a bot at the table is given."""

from functools import lru_cache
from typing import Any, Final

from segoc.bots.sight import Move
from segoc.bots.thumb.library import Library
from segoc.bots.thumb.lying import Lying, as_printed
from segoc.bots.thumb.scene import UNKNOWN, Linked, Scene, somewhere, zone_as_seen
from segoc.duel.option_text import read_spot
from segoc.kernel.table.decision import VERBS, Option
from segoc.kernel.table.phases import PHASE_NAMES
from segoc.kernel.table.places import (
    DECK,
    EXTRA_DECK,
    FIELD_ZONE,
    MONSTER_ZONE,
    NO_SPOT,
    PLACE_NAMES,
    UNDER,
    UNDER_SPOTS,
    pile_spot,
)
from segoc.kernel.table.printed import Printed


class Viewed(Scene):
    def __init__(self, view: dict[str, Any], library: Library) -> None:
        self.view = view
        super().__init__(
            library,
            view["player"],
            view["turn"],
            view["turn_player"],
            PHASE_NAMES.index(view["phase"]),
            view["lp"],
            [piles["deck"] for piles in view["players"]],
        )
        for name, data in view["zones"].items():
            self.lay(self._in_zone(spot_of(name), data))
        for link in view["chain"]:
            self.chain.append(self._linked(link))

    def look_into(self, owner: int, place: int) -> list[Lying]:
        data = self.view["players"][owner][PLACE_NAMES[place]]
        cards: list[dict[str, Any]] = data["cards"] if place == EXTRA_DECK else data
        found: list[Lying] = []
        for index, card in enumerate(cards):
            named: str | None = card.get("spot")
            spot = pile_spot(owner, place, index) if named is None else spot_of(named)
            up: bool = card.get("face_up", False)
            found.append(as_printed(spot, place, owner, self._face(card), up, False))
        return found

    def elsewhere(self, spot: int) -> Lying | None:
        for owner in (0, 1):
            for card in self.view["players"][owner]["deck_seen"]:
                if spot_of(card["spot"]) == spot:
                    return as_printed(spot, DECK, owner, self._face(card), False, False)
        if spot >= UNDER_SPOTS:
            for name, data in self.view["zones"].items():
                for index, card in enumerate(data.get("materials", ())):
                    if spot_of(f"{name}.under.{index + 1}") == spot:
                        side: int = data["controller"]
                        return as_printed(spot, UNDER, side, self._face(card), False, False)
        return None

    def _face(self, card: dict[str, Any]) -> Printed | None:
        return None if card["code"] is None else self.library.face(card["code"])

    def _in_zone(self, zone: int, data: dict[str, Any]) -> Lying:
        face = self._face(data)
        side: int = data["controller"]
        up: bool = data["face_up"]
        if "position" not in data:
            place = FIELD_ZONE if zone in FIELD_ZONES else zone_as_seen(zone, face)
            return as_printed(zone, place, side, face, up, False)
        in_attack: bool = data["position"] == "attack"
        if face is None:
            return as_printed(zone, MONSTER_ZONE, side, None, up, in_attack)
        return Lying(
            zone, MONSTER_ZONE, side, face, data["atk"], data["def"], data["level"], up, in_attack
        )

    def _linked(self, link: dict[str, Any]) -> Linked:
        code: int | None = link["code"]
        targets = [spot_of(one["at"]) for one in link["targets"] if one["at"] is not None]
        return Linked(
            link["player"],
            UNKNOWN if code is None else code,
            link["effect"] - 1,
            spot_of(link["at"]),
            targets,
            link["negated"],
        )


@lru_cache(maxsize=10_000)
def spot_of(name: str) -> int:
    """The spot of that name; for the name of a pile, one somewhere in it."""
    for player in (0, 1):
        for place in (DECK, EXTRA_DECK):
            if name == f"{'AB'[player]}.{PLACE_NAMES[place]}":
                return somewhere(player, place)
    return read_spot(name)


FIELD_ZONES: Final = (spot_of("A.field"), spot_of("B.field"))


@lru_cache(maxsize=20_000)
def option_of(key: str) -> Option:
    """An option, as far as its key tells."""
    move = Move.read(key)
    verb = VERBS.index(move.verb)
    if move.verb in ("announce", "decide"):
        return Option(verb, NO_SPOT, NO_SPOT, 0, move.spot)
    aim = read_spot(move.aim) if move.aim else NO_SPOT
    spot = read_spot(move.spot) if move.spot else NO_SPOT
    return Option(verb, spot, aim, move.effect - 1)
