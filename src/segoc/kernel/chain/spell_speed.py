"""Spell Speeds: how quick an effect is. What is quick enough now is asked in `may_activate`."""

from segoc.kernel.language.effect import ACTIVATION, QUICK, Activated
from segoc.kernel.table.kinds import COUNTER, QUICK_PLAY, TRAP
from segoc.kernel.table.places import MONSTER_ZONE
from segoc.kernel.table.printed import Printed


def spell_speed(printed: Printed, effect: Activated) -> int:
    """Spell Speed, 1 to 3, of an effect that is printed on a card."""
    if effect.kind == ACTIVATION:
        if printed.kind == TRAP:
            return 3 if printed.prop == COUNTER else 2  # CRD-046, CRD-364, TRM-108, TRM-110
        return 2 if printed.prop == QUICK_PLAY else 1  # CRD-312, CRD-348, EFX-082, TRM-108
    # What a Trap gives to monsters, or has as one, is a monster's effect.
    of_trap = printed.kind == TRAP and effect.places != 1 << MONSTER_ZONE
    if effect.kind == QUICK or of_trap:
        return 2  # CRD-294, EFX-082, TRM-107, TRM-108, TRM-109
    return 1  # CRD-279, CRD-349, EFX-082, TRM-106, TRM-107
