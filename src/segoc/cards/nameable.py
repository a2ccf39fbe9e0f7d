"""Names that can be announced: those of a pool's cards, and of all others that are known.

The catalogue is opened when somebody asks for a card that isn't in the pool, and not before.
"""

from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from heapq import merge
from itertools import chain
from typing import TYPE_CHECKING, Final

from segoc.cards.names import Language, exact_key, loose_key
from segoc.kernel.table.naming import Nameable
from segoc.kernel.table.printed import Printed

if TYPE_CHECKING:
    from segoc.cards.catalogue import Catalogue
    from segoc.cards.pool import Pool

# So many faces of cards that aren't in a pool are kept: a duel asks for the same ones all the time.
KEPT: Final = 2000


class NameableCards(Nameable):
    """The cards of a pool and of the catalogue that bear a name of their own.

    >>> from segoc.cards.standard import standard_pool
    >>> names = standard_pool().nameable
    >>> names.find("灰流うらら").title
    '灰流丽'
    >>> names.name(14558127, "en")
    'Ash Blossom & Joyous Spring'
    """

    def __init__(self, pool: "Pool") -> None:
        self._pool = pool

    def face(self, code: int) -> Printed | None:
        if code not in self._pool:
            return _known_face(code)
        card = self._pool.outline(code)
        return None if card.filler or card.face.name != code else card.face

    def called(self, title: str) -> Printed | None:
        for code in (*self._pool.codes_meant(title), *_known().codes_meant(title)):
            face = self.face(code)
            if face is not None and face.title == title:
                return face
        return None

    def faces(self) -> Iterator[Printed]:
        playable = {card.code for card in self._pool.outlines()}
        own = (face for code in sorted(playable) if (face := self.face(code)) is not None)
        others = (card.printed for card in _known() if card.code not in playable)
        yield from merge(own, (face for face in others if face.name == face.code), key=_code_of)

    # For people.

    def name(self, code: int, language: Language = "en") -> str:
        """What the card with this passcode is called, in the pool or not."""
        known = None if code in self._pool else _known().get(code)
        return self._pool.name(code, language) if known is None else known.name(language)

    def find(self, text: str) -> Printed:
        """The card that a name in any language or a passcode means, as `Findable.code_of` reads it;
        also one without a name of its own, and a Token."""
        spelt = self.spelt(text)
        if spelt is not None:
            return spelt
        if not _known().codes_meant(text):
            # A card of a pack, a Token; or nothing, and the pool says what is spelt alike.
            return self._printed(self._pool.code_of(text))
        return self._printed(_known().code_of(text))

    def spelt(self, name: str) -> Printed | None:
        """The one card that is called just so in some language."""
        key, loose = exact_key(name), loose_key(name)
        if loose:
            for cards in (self._pool, _known()):
                named = (*cards.alike(loose), *cards.tokens_alike(loose))
                for code, other in named:
                    if exact_key(other) == key:
                        return self._printed(code)
        return None

    def _printed(self, code: int) -> Printed:
        if code in self._pool:
            return self._pool.outline(code).face
        return self._pool[code].printed if self._pool.is_token(code) else _known()[code].printed

    def search(self, text: str, fits: Callable[[Printed], bool], most: int) -> list[Printed]:
        """Faces that fit and have this in a name, those that are meant most likely first."""
        key = loose_key(text)
        own = (code for code, keys in self._unknown if key and any(key in one for one in keys))
        found: list[Printed] = []
        for code in chain(own, (card.code for card in _known().with_name(text))):
            face = self.face(code)
            if face is not None and fits(face):
                found.append(face)
            if len(found) == most:
                break
        return found

    @cached_property
    def _unknown(self) -> list[tuple[int, list[str]]]:
        """Cards that the catalogue lacks, such as those of a pack, with their names as keys."""
        known = set(_known().codes())
        return [
            (card.code, [loose_key(name) for name in (*card.names, *card.aliases)])
            for card in self._pool.outlines()
            if card.code not in known
        ]


def _code_of(face: Printed) -> int:
    return face.code


def _known() -> "Catalogue":
    from segoc.cards.catalogue import catalogue  # noqa: PLC0415  (a start reads nothing of it)

    return catalogue()


@lru_cache(maxsize=KEPT)
def _known_face(code: int) -> Printed | None:
    card = _known().get(code)
    return card.printed if card is not None and card.printed.name == code else None
