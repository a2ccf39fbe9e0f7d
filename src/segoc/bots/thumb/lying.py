"""A card where it lies, as somebody sees it."""

from segoc.kernel.table.kinds import QUICK_PLAY, SPELL, TRAP
from segoc.kernel.table.native import i64
from segoc.kernel.table.places import on_field
from segoc.kernel.table.printed import Printed


class Lying:
    """Of a card that can't be identified, `face` is None.

    Numbers of a monster are those of now if it lies on the field face-up, and the printed ones
    otherwise; what a card doesn't have or show is 0.
    """

    def __init__(
        self,
        spot: int,
        place: int,
        side: int,
        face: Printed | None,
        atk: int,
        defense: int,
        level: int,
        face_up: bool,
        in_attack: bool,
    ) -> None:
        self.spot = spot
        self.place = place
        self.bit: i64 = 1 << place
        self.side = side
        self.face = face
        self.atk = atk if atk > 0 else 0
        self.defense = defense if defense > 0 else 0
        self.level = level if level > 0 else 0
        self.face_up = face_up
        self.in_attack = in_attack
        self.on_field = on_field(place)
        self.is_monster = face is None or face.is_monster

    @property
    def is_trap_or_quick(self) -> bool:
        face = self.face
        return face is not None and (
            face.kind == TRAP or (face.kind == SPELL and face.prop == QUICK_PLAY)
        )


def as_printed(
    spot: int, place: int, side: int, face: Printed | None, face_up: bool, in_attack: bool
) -> Lying:
    """A card with the values that are printed on it."""
    if face is None:
        return Lying(spot, place, side, None, 0, 0, 0, face_up, in_attack)
    return Lying(spot, place, side, face, face.atk, face.defense, face.level, face_up, in_attack)
