"""Control that has changed, monsters that were flipped, attacks that effects make."""

from segoc.effects.announcements import Announce
from segoc.effects.passing import PassedThisTurn
from segoc.effects.plain_names import YOU
from segoc.effects.tributes import OfTributedKind
from segoc.kernel.choosing import announcing
from segoc.kernel.language.action import Program
from segoc.kernel.language.node import Filter

# Its control has changed in this turn.
PASSED_THIS_TURN: Filter = PassedThisTurn()


def announce_another_attribute(by: int = YOU) -> Program:
    """Announce another Attribute besides what was announced; `attribute_was_announced` speaks of
    either."""
    return [Announce(announcing.ATTRIBUTE, 0, 0, 0, 0, by, True)]


# Of an original kind (Monster, Spell, Trap) that was Tributed for the Tribute Summon of this card.
OF_TRIBUTED_KIND: Filter = OfTributedKind()
