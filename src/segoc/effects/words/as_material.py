"""What has this card as material, what was made with it, and Xyz Summons by effects."""

from segoc.effects.as_material import Host, MadeWith, MaterialsOf
from segoc.effects.overlaying import OverlaySummon, RankAbove
from segoc.effects.words.joints import Program
from segoc.kernel.language.node import Cards, Filter


def host(*that: Filter) -> Cards:
    """The monster on the field that has this card as material, however it came there, if it passes
    the filters."""
    return Host(list(that))


def materials_of(those: Cards) -> Cards:
    """The materials of these monsters on the field: no cards on the field themselves (TRM-244)."""
    return MaterialsOf(those)


def made_with(those: Cards, ways: int) -> Filter:
    """Summoned in such a way (`BY_LINK`…) using one of these cards as material; in an event, when
    it was there. A summon that was negated has made nothing."""
    return MadeWith(those, ways)


def overlay_summon(those: Cards, on: Cards) -> Program:
    """Special Summon a monster by overlaying it on that monster, with all its materials; treated
    as an Xyz Summon, so what can't be material of one can't be used (TRM-219)."""
    return [OverlaySummon(those, on)]


def rank_above(those: Cards, by: int = 1) -> Filter:
    """Of a Rank that is just so much higher than that of this monster."""
    return RankAbove(those, by)
