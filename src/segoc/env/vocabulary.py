"""The vocabulary: small numbers for all cards, which they keep.

`ids.txt` has a passcode a line, and the number of the line is the id: of every card of the
catalogue, whether it can be played yet or not, and of the Tokens that cards are known to make. The
file is only added to, so that what was learnt with some ids goes on with them. 0 is an unknown
card. Cards that it lacks, such as those of a pack, have the ids after its last one, in the order of
passcodes; they are other ones once it has grown, and `fingerprint` tells that.
"""

from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from typing import Final

from segoc.cards.catalogue import catalogue
from segoc.cards.pool import Pool
from segoc.kernel.table.printed import Printed

LIST: Final = "ids.txt"
# What is printed on a card, in the columns of `Vocabulary.printed`.
PRINTED: Final[tuple[str, ...]] = (
    "code",
    "kind",
    "prop",
    "types",
    "attribute",
    "race",
    "level",
    "atk",
    "defense",
    "arrows",
    "scale",
    "name",
)


class Vocabulary:
    """Ids for the cards of a pool and all that are known, both ways.

    >>> from segoc.cards.standard import standard_pool
    >>> words = Vocabulary(standard_pool())
    >>> pool = standard_pool()
    >>> words.ids[89631139]
    12764
    >>> pool.name(words.codes[12764])
    'Blue-Eyes White Dragon'
    """

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        given = given_codes()
        self._tokens = {token.code: token.printed for token in pool.tokens}
        playable = {*pool.codes(), *self._tokens}
        # By id: the first is nobody's.
        self.codes: list[int] = [0, *given, *sorted(playable.difference(given))]
        self.ids: dict[int, int] = {code: number for number, code in enumerate(self.codes) if code}
        self.size: int = len(self.ids)

    @property
    def fingerprint(self) -> str:
        return sha256(repr(self.codes).encode()).hexdigest()[:16]

    @cached_property
    def nameable(self) -> list[Printed | None]:
        """By id: if the name of the card can be announced, a face with its kind and type line. One
        stands for all cards with the same ones, since 14,000 faces are 30 MB."""
        like: dict[tuple[int, int], Printed] = {}
        faces = map(self.pool.nameable.face, self.codes)
        return [face and like.setdefault((face.kind, face.types), face) for face in faces]

    def printed(self) -> list[list[int]]:
        """What is printed on each card, a row for each id: the columns are `PRINTED`. Of a Token
        that no card makes yet nothing is known but its id."""
        rows = []
        for code in self.codes:
            face = self._face(code)
            rows.append([0 if face is None else int(getattr(face, name)) for name in PRINTED])
        return rows

    def _face(self, code: int) -> Printed | None:
        if code in self._tokens:
            return self._tokens[code]
        if code in self.pool:
            return self.pool.outline(code).face
        known = catalogue().get(code)
        return None if known is None else known.printed


def given_codes() -> list[int]:
    """The passcodes that have ids for good, in the order of these."""
    text = (files("segoc.env") / LIST).read_text(encoding="ascii")
    return [int(line) for line in text.splitlines()]
