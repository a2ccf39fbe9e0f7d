"""Rules for descriptions of cards, and for choosing of them."""

from typing import Final

from segoc.effects.card_values import RankIs
from segoc.effects.choosing import ChooseExactly, ChooseUpTo
from segoc.effects.descriptions import Among, Both, Described
from segoc.effects.filters import (
    AllOf,
    AnyOf,
    Facing,
    InPosition,
    LevelIs,
    MonsterCard,
    Not,
    OfAttribute,
    OfKind,
    OfRace,
    OfTypes,
)
from segoc.effects.linking import RatingIs
from segoc.effects.numbers import Fixed
from segoc.effects.plain_names import (
    ANYWHERE,
    ATTACK_POSITION,
    BANISHED,
    DECK,
    EXTRA,
    FIELD,
    GY,
    HAND,
    MONSTERS,
    PENDULUM_ZONE,
)
from segoc.effects.references import AllTargets, Choose, Targets
from segoc.kernel.language.node import Cards, Filter, Target
from segoc.kernel.summoning.materials import Overlay, Part, XyzMaterials
from segoc.kernel.table import kinds
from segoc.normal_form import orders
from segoc.normal_form.of_filters import said
from segoc.normal_form.spots import Spot

A_MONSTER: Final = 1 << kinds.MONSTER
# What only monsters have.
OF_MONSTERS: Final = (OfTypes, OfRace, OfAttribute, LevelIs, RankIs, RatingIs)
# Here a monster card is a monster; elsewhere on the field it is a Spell, or a Trap (CRD-082).
AS_MONSTERS: Final = HAND | DECK | GY | BANISHED | EXTRA | MONSTERS
# Off the field, where a card that is known lies face-up.
SEEN: Final = GY | BANISHED
# Whether they ask for what a face-down card doesn't show hangs on what they consist of.
SEVERAL: Final = (Not, AnyOf, AllOf)
MOST_CHOSEN: Final = 60


def among_a_description(those: Cards) -> Cards:
    """Cards that are described, and of these such that are so, are cards of one description."""
    if isinstance(those, Among) and type(those.cards) is Described:
        described = those.cards
        return Described(described.whose, described.in_, *described.that, *those.that)
    return those


def among_those_among(those: Cards) -> Cards:
    """Of those that pass some filters those that pass others are those that pass all."""
    if isinstance(those, Among) and isinstance(those.cards, Among):
        return Among(those.cards.cards, *those.cards.that, *those.that)
    return those


def several_sets_in_order(those: Cards) -> Cards:
    """Several sets are one set, whichever is named first, and each is in it once (TRM-052)."""
    if not isinstance(those, Both):
        return those
    flat: list[Cards] = []
    for group in those.cards:
        flat += group.cards if isinstance(group, Both) else [group]
    found = sorted(orders.in_order(flat, orders.CARDS), key=_nearness)
    return found[0] if len(found) == 1 else Both(*found)


def _nearness(those: Cards) -> tuple[int, bool, int]:
    """Of cards that are described, your own first, and those on the field first."""
    if isinstance(those, Described):
        return 1 + those.whose, those.in_ & FIELD == 0, those.in_
    return 0, False, 0


def with_filters(those: Described, in_: int, that: list[Filter]) -> Described:
    return type(those)(those.whose, in_, *that)


def monsters_lie_in_monster_zones(those: Cards) -> Cards:
    """A monster on the field lies in a Monster Zone: in other zones it is none (CRD-082)."""
    if (
        isinstance(those, Described)
        and those.in_ & FIELD == FIELD
        and those.in_ & ANYWHERE != ANYWHERE
    ):
        kind = said(those.that, OfKind)
        if kind is not None and kind.kinds == A_MONSTER:
            return with_filters(those, those.in_ & ~FIELD | MONSTERS, those.that)
    return those


def monsters_are_called_so(those: Cards, spot: Spot) -> Cards:
    """What lies in a Monster Zone is a monster, and so is what has a Level, a Type or another thing
    that only monsters have, where monster cards count as monsters (TRM-253, CRD-082)."""
    if not isinstance(those, Described) or not spot.looked_for or those.in_ & ~AS_MONSTERS:
        return those
    if said(those.that, OfKind) is not None or said(those.that, MonsterCard) is not None:
        return those
    if those.in_ == MONSTERS or any(isinstance(one, OF_MONSTERS) for one in those.that):
        return with_filters(those, those.in_, [OfKind(A_MONSTER), *those.that])
    return those


def face_up_is_said(those: Cards, spot: Spot) -> Cards:
    """A face-down card on the field meets no description of what it doesn't show, though its
    controller could look (CRD-261, CRD-263, TRM-142). Most texts say "face-up" there. What is
    targeted may be a card that will only lie in the GY when its cost is paid (CRD-284): there it is
    said if the text does."""
    if not isinstance(those, Described) or not _is_looked_for(those, spot):
        return those
    if _is_always_face_up(those) or said(those.that, Facing) is not None or not _shows(those):
        return those
    beside = 0 if isinstance(spot.owner, Target) else SEEN
    if those.in_ & FIELD and those.in_ & ~(FIELD | beside) == 0:
        return with_filters(those, those.in_, [Facing(True), *those.that])
    return those


def _shows(those: Described) -> bool:
    """Whether a face-down card can't meet the description."""
    return any(one.asks_face() and not isinstance(one, SEVERAL) for one in those.that)


def always_face_up(those: Cards, spot: Spot) -> Cards:
    """What can't be face-down is face-up without saying so: cards in the GY and in Pendulum Zones,
    Tokens, monsters in Attack Position, and what is banished and isn't unknown (TRM-266)."""
    if isinstance(those, Described) and _is_looked_for(those, spot) and _is_always_face_up(those):
        return with_filters(those, those.in_, [one for one in those.that if not _is_up(one)])
    return those


def _is_looked_for(those: Described, spot: Spot) -> bool:
    """Those that its player may look at are another matter (TRM-020)."""
    return spot.looked_for and type(those) is Described


def _is_always_face_up(those: Described) -> bool:
    if those.in_ & ~(GY | PENDULUM_ZONE) == 0 or (those.in_ & ~SEEN == 0 and _shows(those)):
        return True
    types, position = said(those.that, OfTypes), said(those.that, InPosition)
    on_field = those.in_ & ~FIELD == 0
    in_attack = position is not None and position.position == ATTACK_POSITION
    return on_field and (in_attack or (types is not None and types.types == kinds.TOKEN))


def _is_up(one: Filter) -> bool:
    return isinstance(one, Facing) and one.up


def face_down_is_in_defense(those: Cards, spot: Spot) -> Cards:
    """A face-down monster is in Defense Position."""
    if not isinstance(those, Described) or not _is_looked_for(those, spot):
        return those
    facing = said(those.that, Facing)
    if those.in_ == MONSTERS and facing is not None and not facing.up:
        others = [one for one in those.that if not _is_defense(one)]
        return with_filters(those, those.in_, others)
    return those


def _is_defense(one: Filter) -> bool:
    return isinstance(one, InPosition) and one.position != ATTACK_POSITION


def materials_are_monsters(filters: list[Filter], spot: Spot) -> list[Filter]:
    """What a monster lists as its materials are monsters, without saying so (CRD-106)."""
    if not isinstance(spot.owner, Part | XyzMaterials | Overlay):
        return filters
    return [one for one in filters if not (isinstance(one, OfKind) and one.kinds == A_MONSTER)]


def the_one_target(those: Cards) -> Cards:
    """Of one target that is left all are left."""
    return Targets() if isinstance(those, AllTargets) and those.number == 1 else those


def plain_choice(those: Cards) -> Cards:
    """Exactly, or up to, a number that stands there is a choice as any other."""
    if isinstance(those, ChooseExactly | ChooseUpTo) and isinstance(those.number, Fixed):
        number = those.number.number
        if 1 <= number <= MOST_CHOSEN:
            least = number if isinstance(those, ChooseExactly) else 1
            return Choose(those.cards, least, number, those.by)
    return those


def plain_targets(those: Target) -> Target:
    """The same of targets; and what a number decides nothing else does."""
    least, most, number, exactly = those.least, those.most, those.number, those.exactly
    if isinstance(number, Fixed) and 1 <= number.number <= MOST_CHOSEN:
        least, most = number.number if exactly else least, number.number
        number = None
    if number is None:
        exactly = False
    else:
        most = max(1, least)
    return Target(
        those.cards, least, most, those.still, those.matching, number, exactly, those.also
    )
