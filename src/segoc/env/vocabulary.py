"""The vocabulary: small numbers for the cards of a pool.

Ids are 1 to `size`, in the order of passcodes; Tokens have ids, too. 0 is an unknown card. Another
pool has other ids: `fingerprint` tells them apart.
"""

from hashlib import sha256
from typing import Final

from segoc.cards.pool import Pool

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
    """Ids for the cards of a pool, both ways.

    >>> from segoc.cards.standard import standard_pool
    >>> words = Vocabulary(standard_pool())
    >>> pool = standard_pool()
    >>> pool.name(words.codes[words.ids[89631139]])
    'Blue-Eyes White Dragon'
    """

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        codes = sorted((*pool.codes(), *(token.code for token in pool.tokens)))
        # By id: the first is nobody's.
        self.codes: list[int] = [0, *codes]
        self.ids: dict[int, int] = {code: number for number, code in enumerate(codes, 1)}
        self.size: int = len(codes)

    @property
    def fingerprint(self) -> str:
        return sha256(repr(self.codes).encode()).hexdigest()[:16]

    def printed(self) -> list[list[int]]:
        """What is printed on each card, a row for each id: the columns are `PRINTED`."""
        tokens = {token.code: token.printed for token in self.pool.tokens}
        codes = self.codes[1:]
        faces = [tokens.get(code) or self.pool.outline(code).face for code in codes]
        rows = [[int(getattr(face, name)) for name in PRINTED] for face in faces]
        return [[0] * len(PRINTED), *rows]
