"""From what a monster of the Extra Deck could be made, as its list of materials is read."""

from typing import Any

from segoc.bots.thumb.filters import Filter, parts, pass_all, read_filters
from segoc.bots.thumb.lying import Lying
from segoc.effects.json_form import dump
from segoc.kernel.table.kinds import LINK
from segoc.kernel.table.printed import Printed


class Part:
    """So many monsters at least that meet these filters."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.least: int = data.get("least", 0)
        self.filters: list[Filter] = read_filters(data.get("that", []))

    def met(self, card: Lying, me: int) -> bool:
        return pass_all(self.filters, card, me)


class Recipe:
    """A way to make one monster."""

    def __init__(self, face: Printed) -> None:
        self.level = face.level

    def serves(self, some: list[Lying], me: int) -> bool:
        """Whether it could be made from these."""
        return False


class Synchro(Recipe):
    def __init__(self, face: Printed, data: dict[str, Any]) -> None:
        super().__init__(face)
        self.tuner = Part(data["tuners"])
        self.others = Part(data["others"])

    def serves(self, some: list[Lying], me: int) -> bool:
        if len(some) <= self.others.least:
            return False
        levels = 0
        for one in some:
            levels += one.level
        if levels != self.level:
            return False
        for tuner in some:
            if self.tuner.met(tuner, me) and self._with(tuner, some, me):
                return True
        return False

    def _with(self, tuner: Lying, some: list[Lying], me: int) -> bool:
        for one in some:
            if one is not tuner and not self.others.met(one, me):
                return False
        return True


class Xyz(Recipe):
    def __init__(self, face: Printed, data: dict[str, Any]) -> None:
        super().__init__(face)
        self.of_level: int = data["level"]
        self.least: int = data["least"]
        self.most: int = data["most"]
        self.filters = read_filters(data.get("that", []))

    def serves(self, some: list[Lying], me: int) -> bool:
        if not self.least <= len(some) <= self.most:
            return False
        for one in some:
            if one.level != self.of_level or not pass_all(self.filters, one, me):
                return False
        return True


class Link(Recipe):
    def __init__(self, face: Printed, data: dict[str, Any]) -> None:
        super().__init__(face)
        self.parts = [Part(one) for one in data["parts"]]
        self.least = 0
        for part in self.parts:
            self.least += part.least

    def serves(self, some: list[Lying], me: int) -> bool:
        if not self.least <= len(some) <= self.level:
            return False
        linked = 0
        for one in some:
            linked += _links(one)
        if linked < self.level:
            return False
        for one in some:
            if not self._wanted(one, me):
                return False
        return True

    def _wanted(self, card: Lying, me: int) -> bool:
        for part in self.parts:
            if part.met(card, me):
                return True
        return False


def _links(card: Lying) -> int:
    """For how many Link Materials it counts at most."""
    face = card.face
    return face.level if face is not None and face.types & LINK else 1


def recipes_of(face: Printed) -> list[Recipe]:
    """Of Synchro, Xyz and Link Monsters; what others are made from, their effects say."""
    found: list[Recipe] = []
    for one in face.recipes:
        data = parts(dump(one))
        word = data["is"]
        if word == "synchro_materials":
            found.append(Synchro(face, data))
        elif word == "xyz_materials":
            found.append(Xyz(face, data))
        elif word == "link_materials":
            found.append(Link(face, data))
    return found
