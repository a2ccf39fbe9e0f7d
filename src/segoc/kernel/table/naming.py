"""Names of cards as answers: what a question about one asks for, and which names there are.

There are some 14,000 names. So none is listed in a decision: it says which fit, and whoever wants
to know asks.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from segoc.kernel.table.ints import Bits, Code
from segoc.kernel.table.native import mypyc_attr
from segoc.kernel.table.record import COUNT, Fields, Record

if TYPE_CHECKING:
    from segoc.kernel.table.printed import Printed


class NameQuestion(Record):
    """Which names answer: of cards of these kinds (bits) with one of these words on their type line
    (bits); 0 is any."""

    FIELDS: ClassVar[Fields] = {"kinds": COUNT, "types": COUNT}

    def __init__(self, kinds: Bits, types: int) -> None:
        self.kinds = kinds
        self.types = types

    def fits(self, face: "Printed") -> bool:
        kind = self.kinds == 0 or self.kinds >> face.kind & 1 == 1
        return kind and (self.types == 0 or face.types & self.types != 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Nameable:
    """The cards that bear a name of their own, whoever plays them, if anybody can: what can be
    announced (CRD-003). A Token has no such name (TRM-314, TRM-317), and neither has what always
    counts as another card.

    Whoever makes a duel gives it one that knows cards. It is shared and no part of the state:
    neither saved nor hashed.
    """

    def face(self, code: Code) -> "Printed | None":
        """The one with this passcode."""
        return None

    def called(self, title: str) -> "Printed | None":
        """The one of this name, as cards call each other."""
        return None

    def faces(self) -> "Iterator[Printed]":
        """All of them, by passcode, so that their order says nothing."""
        return iter(())


NOTHING_NAMEABLE: Final = Nameable()
