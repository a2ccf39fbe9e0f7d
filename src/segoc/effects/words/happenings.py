"""What happens: patterns of events, and of activations that can be answered.

Ways to say what the words of a class could say, too: shorter, or as texts do.
"""

from collections.abc import Sequence

from segoc.effects import happenings as hp
from segoc.effects.battles import BattleDamage
from segoc.effects.descriptions import Described
from segoc.effects.plain_names import BANISHED, DECK, EITHER, FIELD, GY, HAND
from segoc.kernel.language.node import Cards, Filter, Happening
from segoc.kernel.table import event as ev


def sent_to_gy(
    those: Cards,
    why: int = 0,
    from_: int = 0,
    for_effect_of: tuple[Filter, ...] = (),
    by: int = EITHER,
) -> Happening:
    """Sent to the GY: why, from where, and for the effect of which card it was paid; if by an
    effect, then by that player's."""
    return hp.Went(those, from_, GY, 0, why, list(for_effect_of), by)


def destroyed(
    those: Cards,
    why: int = 0,
    from_: int = 0,
    to: int = 0,
    by: int = EITHER,
    exactly: int = 0,
    by_effect_of: Sequence[Filter] = (),
) -> Happening:
    """These cards were destroyed, for one of these reasons, from there, and came there; in battle,
    or by that player's effects or costs, or by effects of cards that pass the filters; any number,
    or exactly so many at once."""
    return hp.Went(those, from_, to, ev.DESTROYED, why, by_effect_of, by, exactly)


def discarded(those: Cards, why: int = 0, to: int = 0) -> Happening:
    """These cards were discarded from the hand, and came there; what was sent otherwise wasn't
    discarded (EFX-136)."""
    return hp.Went(those, _left(those, HAND), to, ev.DISCARDED, why, [])


def tributed(those: Cards, why: int = 0) -> Happening:
    """One of these cards was Tributed, for whatever reason."""
    return hp.Went(those, 0, 0, ev.TRIBUTED, why, [])


def was_banished(
    those: Cards,
    why: int = 0,
    from_: int = 0,
    by: int = EITHER,
    for_effect_of: tuple[Filter, ...] = (),
) -> Happening:
    """One of these cards was banished: why, from where, and for the effect of which card it was
    paid; if by an effect, then by that player's."""
    return hp.Went(those, from_, BANISHED, 0, why, list(for_effect_of), by)


def returned_to_hand(
    those: Cards, why: int = 0, from_: int = 0, by: int = EITHER, exactly: int = 0
) -> Happening:
    """These cards returned to the hand, from there or from the field; if by an effect, then by that
    player's; any number, or exactly so many at once."""
    return hp.Went(those, from_ or _left(those, FIELD), HAND, 0, why, [], by, exactly)


def left_field(those: Cards, from_: int = 0, why: int = 0, by: int = EITHER) -> Happening:
    """These cards left the field; perhaps only from these places on it, or for these reasons; if by
    an effect, then by that player's."""
    return hp.Went(those, from_ or _left(those, FIELD), 0, 0, why, [], by)


def battle_damage(whose: int, by: Cards | None = None, direct: bool = False) -> Happening:
    """A player took battle damage from these monsters, perhaps only by a direct attack."""
    return BattleDamage(whose, by, direct)


def drawn(those: Cards) -> Happening:
    """These cards were drawn, by whatever."""
    return hp.Went(those, _left(those, DECK), HAND, ev.DRAWN, 0, [])


def _left(those: Cards, place: int) -> int:
    """From where they went, if their description doesn't say it."""
    return 0 if isinstance(those, Described) else place
