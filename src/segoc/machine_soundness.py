"""What is true of procedures under way in every state; a part of `soundness`."""

from collections.abc import Iterator
from typing import Final

from segoc.kernel import decision as dc
from segoc.kernel.announcing import SORT_NAMES
from segoc.kernel.control import RECEIVER
from segoc.kernel.event import HOW_NAMES, WHY_NAMES
from segoc.kernel.gathering import OPEN_END, Gathering, Measure
from segoc.kernel.geometry import NO_ZONE, ZONE_COUNT
from segoc.kernel.lifetimes import Ref
from segoc.kernel.matching import MATCHING_NAMES
from segoc.kernel.material_effects import SummonWithMaterials
from segoc.kernel.picking import PickMaterials
from segoc.kernel.places import NO_SPOT, NOWHERE
from segoc.kernel.procedure import Procedure
from segoc.kernel.special_summon import EITHER_FIELD
from segoc.kernel.state import NO_CARD, State
from segoc.kernel.windows import FILTER_NAMES

# Chance is made of words of 32 bits, and nothing else in a duel counts further.
LARGEST: Final = (1 << 32) - 1

# How many ways there are at most to fill the parts of what is asked for, and what cards count for.
WIDEST: Final = 100_000
LARGEST_TOTAL: Final = 60

# What the fields of procedures hold, by name: the least and, where it has one, the largest value.
# A reference and each item of a list must be in the same range.
RANGES: Final[dict[str, tuple[int, int]]] = {
    "step": (0, 100),
    "player": (0, 1),
    "players": (0, 1),
    "chooser": (RECEIVER, 1),
    "began": (-1, LARGEST),
    "met": (0, LARGEST),
    "count": (0, LARGEST),
    "except_": (0, LARGEST),
    "by": (0, 1),
    "asked": (0, 1),
    "passes": (0, 2),
    "tributes": (0, 3),
    "least": (0, LARGEST),
    "most": (0, LARGEST),
    "tags": (0, LARGEST),
    "zones": (NO_ZONE, ZONE_COUNT - 1),
    "within": (0, ZONE_COUNT - 1),
    "taken": (0, ZONE_COUNT - 1),
    "about": (NO_SPOT, LARGEST),
    "topic": (0, len(dc.TOPICS) - 1),
    "filter": (0, len(FILTER_NAMES) - 1),
    "why": (0, len(WHY_NAMES) - 1),
    "destination": (0, NOWHERE),
    "goals": (0, NOWHERE),
    "asked_about": (0, LARGEST),
    "declined": (0, LARGEST),
    "by_effect": (0, 1),
    "offered": (0, LARGEST),
    "offering": (0, 1),
    "code": (0, LARGEST),
    "number": (0, LARGEST),
    "answers": (-1, LARGEST),
    "answered": (0, LARGEST),
    "counter": (0, LARGEST),
    "link": (-3, LARGEST),
    "form": (0, LARGEST),
    "position": (0, 2),
    "positions": (0, LARGEST),
    "clauses": (0, LARGEST),
    "watched": (0, LARGEST),
    "since": (-1, LARGEST),
    "comings": (0, LARGEST),
    "zone": (NO_ZONE, ZONE_COUNT - 1),
    "origins": (-1, NOWHERE),
    "kind": (0, LARGEST),
    "left": (0, LARGEST),
    "chosen": (0, LARGEST),
    "sort": (0, len(SORT_NAMES) - 1),
    "branches": (0, LARGEST),
    "path": (0, LARGEST),
    "kinds": (0, LARGEST),
    "types": (0, LARGEST),
    "how": (0, len(HOW_NAMES) - 1),
    "came": (0, len(HOW_NAMES) - 1),
    "goal": (0, NOWHERE),
    "hit": (0, 1),
    "matching": (0, len(MATCHING_NAMES) - 1),
    "amounts": (0, LARGEST),
    "asked_of": (0, 1),
    "numbers": (0, LARGEST),
    "way": (0, LARGEST),
    "side": (0, EITHER_FIELD),
    "group": (0, LARGEST),
}
CARDS: Final = (
    "card",
    "cards",
    "aimed",
    "rest",
    "sent",
    "fallen",
    "candidates",
    "saved",
    "one_of",
    "picks",
    "own",
    "other",
    "host",
    "maker",
    "paid",
    "materials",
    "overlaid",
    "leaving",
    "used",
    "banished",
    "tuners",
    "targets",
    "monsters",
    "rest",
)
CARDS_OR_NONE: Final = ("attacker", "target", "destroyed", "source")
# Truth values, texts that are rules, and what is looked at on its own.
UNRANGED: Final = (
    "additional",
    "by_effect",
    "distinct",
    "place",
    "face_up",
    "negated",
    "battle",
    "over",
    "rule",
    "by_rule",
    "to_battle",
    "to_calculation",
    "struck",
    "asking",
    "struck",
    "to_calculation",
    "aiming",
    "cost",
    "done",
    "outer",
    "event",
    "waiting",
    "bound",
    "items",
    "guards",
    "words",
    "later",
    "flips",
    "records",
    "gathering",
    "others",
)


def about_machine(state: State) -> Iterator[str]:
    cards = len(state.cards) - 1
    chance = state.random
    for procedure in state.stack:
        name = type(procedure).__name__
        for field in ("step", *procedure.FIELDS):
            if field in UNRANGED:
                continue
            if field in CARDS:
                least, most = 0, cards
            elif field in CARDS_OR_NONE:
                least, most = NO_CARD, cards
            else:
                least, most = RANGES[field]
            if not all(least <= number <= most for number in _numbers(procedure, field)):
                yield f"{name}.{field} is {getattr(procedure, field)!r}"
        if isinstance(procedure, PickMaterials | SummonWithMaterials):
            yield from _about_gathering(procedure.gathering, cards)
        if isinstance(procedure, PickMaterials):
            for other in procedure.others:
                yield from _about_gathering(other, cards)
    drawn = (chance.a, chance.b, chance.c, chance.counter)
    for number in (*state.picked, *state.sequels, *drawn):
        if not 0 <= number <= LARGEST:
            yield f"a number that was picked, a moment, or chance, is {number}"


def _about_gathering(gathering: Gathering, cards: int) -> Iterator[str]:
    """It is about cards that there are, and small enough to be worked out."""
    count = len(gathering.cards)
    lists = (gathering.roles, gathering.stand_ins, gathering.worth, gathering.kin)
    pairs = ((gathering.kept, gathering.needed), (gathering.least, gathering.most))
    if any(len(one) != count for one in lists) or any(len(a) != len(b) for a, b in pairs):
        yield "a gathering has lists of different lengths"
        return
    if not all(0 <= card <= cards for card in gathering.cards) or len(set(gathering.cards)) < count:
        yield f"a gathering is of the cards {gathering.cards}"
    parts = zip(gathering.least, gathering.most, strict=True)
    if not all(0 <= least <= most <= OPEN_END for least, most in parts):
        yield f"a gathering asks for {gathering.least} to {gathering.most}"
    numbers = (*gathering.needed, *gathering.kept, *gathering.kin, gathering.enough)
    if _width(gathering) > WIDEST or not all(0 <= number <= LARGEST for number in numbers):
        yield "a gathering is beyond all bounds"
    if not all(0 <= bits < 1 << LARGEST_TOTAL for one in lists for bits in one):
        yield "a gathering counts for too much"


def _width(gathering: Gathering) -> int:
    return Measure(gathering.least, gathering.most, gathering.stand_ins).width


def _numbers(procedure: Procedure, field: str) -> list[int]:
    value = getattr(procedure, field)
    values = value if isinstance(value, list) else [value]
    return [item.card if isinstance(item, Ref) else item for item in values]
