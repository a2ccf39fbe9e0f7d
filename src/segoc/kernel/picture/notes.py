"""What is known of a duel's effects at a time: what a picture notes.

How it is worked out is in `picture` and `negation`.
"""

from typing import Final

from segoc.kernel.language.entry import FIRST_PERMISSION, SOME_PERMISSION, permission_bit
from segoc.kernel.picture.texts import NO_EFFECTS, CardEffect, Usable
from segoc.kernel.table.event import Event
from segoc.kernel.table.ints import Code
from segoc.kernel.table.native import i64, mypyc_attr


@mypyc_attr(free_list_len=1)
class Negator:
    """Something that negates cards' effects, by the text of the card with this code; of `source`
    itself it is known in `had`."""

    def __init__(
        self, stage: int, source: int, code: Code, suspended: bool, receivers: list[int]
    ) -> None:
        self.stage = stage
        self.source = source
        self.code = code
        # Whether it stops applying while its source is negated.
        self.suspended = suspended
        self.receivers = receivers
        self.settled = False
        # By what cards are called: wherever they are, but off the field only what they activate
        # is negated.
        self.by_name = False
        # Cards so called that are no monsters any more, but whose effect as one is on the chain.
        self.muted: list[int] = []
        # Links of the chain that it negates as what they were activated as, wherever and whatever
        # their cards are by now.
        self.links: list[int] = []
        # It negates what cards have as Traps, too: not only the effects of monsters.
        self.of_cards = False
        # It negates nothing yet that wasn't negated before the resolution that is in its middle.
        self.waits = False
        self.applies = False


class Traits:
    """The answers about one card's values, worked out when they are asked for."""

    def __init__(self) -> None:
        self.atk = 0
        self.defense = 0
        self.level = 0
        self.attribute = 0
        self.race = 0


# What a picture has none of. Most pictures have next to nothing to note, so they share these
# until there is something: whoever notes it makes a list or dict of its own first.
NO_NEGATORS: Final[list[Negator]] = []
NO_CARDS: Final[dict[int, bool]] = {}
NO_NAMES: Final[dict[int, str]] = {}
NO_SERIES: Final[dict[int, tuple[str, ...]]] = {}
NO_TRAITS: Final[dict[int, Traits]] = {}
NO_TEXTS: Final[dict[int, list[CardEffect]]] = {}
NO_NUMBERS: Final[list[int]] = []


@mypyc_attr(free_list_len=1)
class Picture:
    """What is worked out here hangs on more and more: first which effects lie where, then what
    is negated and how cards are called. The first part is kept as long as no card with effects
    moves or turns, if it can be (`rooted`); all of it, if there is no more to it (`lasting`), or
    while no card changes, if nothing hangs on anything else (not `in_time`)."""

    def __init__(self) -> None:
        # What each card has, if any has something else than its own text; otherwise empty.
        self.unlike_text = NO_TEXTS
        # Standing effects, reactions and the like that are in their places, oldest first; and
        # of these the standing ones, those that react, and those that watch.
        self.in_place = NO_EFFECTS
        self.standing = NO_EFFECTS
        self.reactions = NO_EFFECTS
        self.watches = NO_EFFECTS
        # The kinds of event that any reacts to, as bits.
        self.reacts: i64 = 0
        # What could be activated, if it is something else, sorted out when it is asked for.
        self.usable: Usable | None = None
        # The layers that anything speaks about now, as bits, the permissions that anything gives,
        # and the verbs that anything forbids, as bits: most questions are answered by what isn't
        # among them.
        self.spoken_of: i64 = 0
        self.permitted = NO_CARDS
        self.permit_bits: i64 = 0
        self.forbidden: i64 = 0
        # Which effects lie where hangs on nothing but the places of cards with effects; and
        # nothing else is kept here that asks for conditions, values or names.
        self.rooted = False
        self.lasting = False
        # Something that is kept here can be otherwise though no card has changed.
        self.in_time = False
        self.negators = NO_NEGATORS
        self.negated = NO_CARDS
        # Cards whose activated effects are negated by their name, wherever they are.
        self.negated_by_name = NO_CARDS
        # Links that are negated as what they were activated as.
        self.negated_links = NO_CARDS
        # Monsters that are Traps as well, and whose effects as a Trap are negated.
        self.unmade = NO_CARDS
        # Cards that negate one another in a circle: nothing follows for who of them is negated.
        self.circle = NO_NUMBERS
        # Cards that can't be used: their effects don't apply, either.
        self.unusable = NO_CARDS
        self.names = NO_NAMES
        # The archetypes of which cards are besides those of their names.
        self.besides = NO_SERIES
        self.traits = NO_TRAITS
        # Cards whose original values are being worked out.
        self.asked = NO_NUMBERS
        # The players (bits) whose hands are kept revealed; -1 until that is asked for.
        self.open_hands = -1

    def clear_places(self) -> None:
        self.in_place = NO_EFFECTS
        self.standing = NO_EFFECTS
        self.reactions = NO_EFFECTS
        self.watches = NO_EFFECTS
        self.reacts = 0
        self.usable = None
        self.spoken_of = 0
        self.permitted = NO_CARDS
        self.permit_bits = 0
        self.forbidden = 0
        self.in_time = False

    def keep_places(self, old: "Picture") -> None:
        """The same effects lie in the same places as in an older picture."""
        self.in_place = old.in_place
        self.standing = old.standing
        self.reactions = old.reactions
        self.watches = old.watches
        self.reacts = old.reacts
        self.usable = old.usable
        self.spoken_of = old.spoken_of
        self.permitted = old.permitted
        self.permit_bits = old.permit_bits
        self.forbidden = old.forbidden
        self.in_time = old.in_time

    def reacts_to_any(self, events: list[Event]) -> bool:
        """Whether anything reacts to events of one of these kinds."""
        if self.reacts:
            for event in events:
                if self.reacts >> event.kind & 1:
                    return True
        return False

    def note_layer(self, layer: int) -> None:
        """Something speaks about this layer, or gives this permission."""
        if layer < FIRST_PERMISSION:
            self.spoken_of |= 1 << layer
            return
        self.spoken_of |= 1 << SOME_PERMISSION
        if not self.permitted:
            self.permitted = {}
        self.permitted[layer] = True
        self.permit_bits |= permission_bit(layer)

    def tells_of(self, layer: i64) -> bool:
        """Whether anything that applies to cards or players could be about this."""
        if layer >= FIRST_PERMISSION:
            return self.permit_bits & permission_bit(layer) != 0 and layer in self.permitted
        return self.spoken_of >> layer & 1 == 1
