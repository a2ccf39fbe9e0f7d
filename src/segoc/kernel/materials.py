"""Materials: what a monster of the Extra Deck is made from."""

from typing import ClassVar

from segoc.kernel.effect import Filter, Node


class Materials(Node):
    """For an Xyz Monster: from `least` to `most` monsters of one Level that pass the filters."""

    FIELDS: ClassVar[tuple[str, ...]] = ("level", "least", "most", "filters")

    def __init__(self, level: int, least: int, most: int, filters: list[Filter]) -> None:
        self.level = level
        self.least = least
        self.most = most
        self.filters = filters
