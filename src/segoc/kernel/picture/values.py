"""A card's values: ATK, DEF, Level, Rank, Scale, Attribute and Type, as effects make them.

The clauses that `layers` finds are added up here. A card that none is about has what is
printed on it.
"""

from segoc.kernel.language import entry as en
from segoc.kernel.picture.identity import has_level, has_rank
from segoc.kernel.picture.layers import Change, changes
from segoc.kernel.picture.notes import Traits
from segoc.kernel.picture.picture import all_as_printed, nothing_tells_of, picture
from segoc.kernel.table.ints import CardNo
from segoc.kernel.table.kinds import QUESTION_MARK
from segoc.kernel.table.original_face import last_face
from segoc.kernel.table.state import State


class Stage:
    """A value as it is worked out so far: what it begins with, or is after a change."""

    def __init__(self, value: int, change: Change | None) -> None:
        self.value = value
        self.change = change


class Account:
    """How the values of a card come about, for whoever wants to know."""

    def __init__(self) -> None:
        self.atk: list[Stage] = []
        self.defense: list[Stage] = []
        self.level: list[Stage] = []
        self.rank: list[Stage] = []


def account_of(state: State, card: CardNo) -> Account:
    """The values of a card, worked out anew and written down stage by stage. What was kept of them
    is replaced: ask a copy that keeps nothing yet."""
    account = Account()
    _traits(state, card, account)
    if has_rank(state, card):
        _stat(state.cards[card].shows().level, changes(state, card, en.RANK), account.rank, 1)
    return account


def atk(state: State, card: CardNo) -> int:
    if nothing_tells_of(state, en.ATK):
        return _value(state.cards[card].shows().atk)
    return _traits(state, card).atk


def defense(state: State, card: CardNo) -> int:
    if nothing_tells_of(state, en.DEFENSE):
        return _value(state.cards[card].shows().defense)
    return _traits(state, card).defense


def level(state: State, card: CardNo) -> int:
    if nothing_tells_of(state, en.LEVEL):
        return state.cards[card].shows().level
    return _traits(state, card).level


def rank(state: State, card: CardNo) -> int:
    """The Rank of an Xyz Monster: what it has become, or what is printed."""
    value = state.cards[card].shows().level
    if nothing_tells_of(state, en.RANK):
        return value
    return _stat(value, changes(state, card, en.RANK), None, 1)  # CRD-021


def scale(state: State, card: CardNo) -> int:
    """The Pendulum Scale of a card: printed, or what effects made it."""
    value = state.cards[card].printed.scale
    if nothing_tells_of(state, en.SCALE):
        return value
    for change in changes(state, card, en.SCALE):
        value = max(0, change.value if change.op == en.SET_TO else value + change.value)
    return value


def attribute(state: State, card: CardNo) -> int:
    if nothing_tells_of(state, en.ATTRIBUTE):
        return state.cards[card].shows().attribute
    return _traits(state, card).attribute


def race(state: State, card: CardNo) -> int:
    """Its Type: what it has become, or what is printed."""
    if all_as_printed(state):
        return state.cards[card].shows().race
    return _traits(state, card).race


def original_atk(state: State, card: CardNo) -> int:
    return _original(state, card, en.ATK, _value(state.cards[card].shows().atk))


def original_defense(state: State, card: CardNo) -> int:
    return _original(state, card, en.DEFENSE, _value(state.cards[card].shows().defense))


def original_level(state: State, card: CardNo) -> int:
    """The Level of its text, or of the effect by which it was made."""
    return _original(state, card, en.LEVEL, state.cards[card].shows().level)  # TRM-283


def original_attribute(state: State, card: CardNo) -> int:
    return _original(state, card, en.ATTRIBUTE, last_face(state, card).attribute)  # TRM-283


def original_race(state: State, card: CardNo) -> int:
    """The Type that stands on it, or in its text, or in that of the effect by which it was made."""
    race = last_face(state, card).race  # TRM-345, TRM-346, TRM-347
    return _original(state, card, en.RACE, race)  # TRM-283


def _value(printed: int) -> int:
    # CRD-030, EFX-196, EFX-197, TRM-286, CAL-023
    return 0 if printed == QUESTION_MARK else printed


def _traits(state: State, card: CardNo, account: Account | None = None) -> Traits:
    known = picture(state)
    traits = known.traits.get(card)
    if traits is not None and account is None:
        return traits
    traits = Traits()
    # Who asks meanwhile is told what is worked out so far: ATK may hang on the Type, and not
    # the other way round.
    if not known.traits:
        known.traits = {}
    known.traits[card] = traits
    face = state.cards[card].shows()
    traits.attribute = face.attribute
    traits.race = face.race
    traits.level = face.level
    if face.is_monster and has_level(state, card):
        told = None if account is None else account.level
        found = changes(state, card, en.LEVEL)
        traits.level = _stat(face.level, found, told, 1)  # CRD-021, CAL-009
    for change in changes(state, card, en.ATTRIBUTE):
        kept = 0 if change.op in en.BASES else traits.attribute  # CRD-023, CRD-024
        traits.attribute = kept | change.value  # CRD-023, CRD-024
    for change in changes(state, card, en.RACE):
        traits.race = change.value  # CRD-025, CLS-060, CLS-110
    told = None if account is None else account.atk
    found = changes(state, card, en.ATK)
    traits.atk = _stat(_value(face.atk), found, told)
    index = 0
    for change in found:
        if change.op == en.LAST:
            traits.atk = _at_last(state, card, en.ATK, index, told)  # CAL-200
            index += 1
    traits.defense = face.defense
    if _value(face.defense) >= 0:  # a Link Monster has no DEF to change: CRD-029, CRD-072
        told = None if account is None else account.defense
        found = changes(state, card, en.DEFENSE)  # CAL-094
        traits.defense = _stat(_value(face.defense), found, told)  # CRD-073
        index = 0
        for change in found:
            if change.op == en.LAST:
                traits.defense = _at_last(state, card, en.DEFENSE, index, told)  # CAL-204
                index += 1
    return traits


def _at_last(state: State, card: CardNo, layer: int, index: int, told: list[Stage] | None) -> int:
    """What the effect with this number makes of a value, of those that count after all others: it
    is worked out anew on whatever has come about, and its earlier application isn't in that."""
    change = changes(state, card, layer, en.LAST)[index]
    value = max(0, change.value)
    _tell(told, value, change)
    return value


def _tell(told: list[Stage] | None, value: int, change: Change | None) -> None:
    if told is not None:
        told.append(Stage(value, change))


def _stat(printed: int, found: list[Change], told: list[Stage] | None, least: int = 0) -> int:
    """ATK or DEF, or a Level or Rank, which is never below 1: the last "becomes X" decides, and
    then what still counts besides.

    One that was applied once has fixed the value, and nothing earlier counts any more. One
    that stands lets the standing plus and minus be worked out again on top of it, but not
    what was applied before it. A new original value is what all plus and minus count on; it
    takes the place of a value that was fixed before, while what stands is worked out from it.
    """
    value = printed
    _tell(told, value, None)
    if not found:
        return value
    stands = False
    counted: list[Change] = []
    for change in found:
        if change.op == en.ORIGINAL:
            if not stands:  # CAL-127, CAL-175
                # EFX-183, EFX-184, EFX-191, EFX-195, EFX-204, CAL-089, CAL-122, CAL-164, CAL-167
                value = max(least, change.value)
                _tell(told, value, change)
        elif change.op == en.SET_TO:
            # EFX-198, EFX-199, SEG-157, CAL-148, CAL-154, CAL-155
            value = max(least, change.value)
            _tell(told, value, change)
            stands = change.standing
            if stands:  # EFX-192, EFX-193
                counted = [one for one in counted if one.standing]  # EFX-201, EFX-202, SEG-157
            else:
                counted.clear()  # EFX-181, EFX-182, EFX-188, EFX-189
        elif change.op == en.PLUS:
            # EFX-185, EFX-186, EFX-190, EFX-191, EFX-200, EFX-204, CAL-119
            counted.append(change)
    for change in counted:
        # All that is lost counts, also what is more than there is: only what it shows is never
        # below 0 (CAL-080).
        value += change.value  # EFX-019, EFX-179, CLS-021, CLS-058, CLS-105
        _tell(told, max(least, value), change)
    return max(least, value)


def _original(state: State, card: CardNo, layer: int, printed: int) -> int:
    """The original value: printed, or what effects made it."""
    if all_as_printed(state):
        return printed
    known = picture(state)
    if card in known.asked:
        # What makes it depends on it: that is the value before.
        return printed
    if not known.asked:
        known.asked = []
    known.asked.append(card)
    value = printed
    for change in changes(state, card, layer, en.ORIGINAL):  # EFX-178, EFX-194, CRD-027
        value = max(0, change.value)  # EFX-175, EFX-195, CRD-027, CAL-008
    known.asked.pop()
    return value
