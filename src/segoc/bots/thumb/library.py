"""What is known of the cards of a pool: read once, for all duels with them."""

from segoc.bots.thumb.gist import Gist, gist_of
from segoc.bots.thumb.recipes import Recipe, recipes_of
from segoc.cards.pool import Pool
from segoc.kernel.table.printed import Printed


class Library:
    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self._faces: dict[int, Printed] = {}
        self._gists: dict[int, list[Gist | None]] = {}
        self._recipes: dict[int, list[Recipe]] = {}

    def face(self, code: int) -> Printed:
        found = self._faces.get(code)
        if found is None:
            found = self._faces[code] = self.pool[code].printed
        return found

    def gist(self, code: int, number: int) -> Gist | None:
        """What an effect of a card comes down to; None if it isn't one that is activated."""
        found = self._gists.get(code)
        if found is None:
            effects = self.face(code).effects
            found = [gist_of(effects, index) for index in range(len(effects))]
            self._gists[code] = found
        return found[number] if number < len(found) else None

    def recipes(self, code: int) -> list[Recipe]:
        found = self._recipes.get(code)
        if found is None:
            found = self._recipes[code] = recipes_of(self.face(code))
        return found
