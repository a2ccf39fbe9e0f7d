"""Cards, by description."""

from segoc.effects import filters as fl
from segoc.effects import pointing
from segoc.effects import selectors as sl
from segoc.effects.each import LinkedWith
from segoc.effects.fighting import Foes
from segoc.effects.linking import CoLinked
from segoc.effects.picking import ChooseAsMany, ChooseEachLevel, ChooseExactly, ChooseUpTo
from segoc.effects.words.constants import EITHER, FIELD, MONSTERS, YOU
from segoc.effects.words.numbers import number
from segoc.kernel.language import entry as en
from segoc.kernel.language.node import Cards, Filter, Number
from segoc.kernel.table import kinds


def cards(whose: int, where: int, *that: Filter) -> sl.Described:
    """All cards of a player, in these places, that pass the filters."""
    return sl.Described(whose, where, list(that))


def monsters(whose: int = EITHER, where: int = MONSTERS, *that: Filter) -> sl.Described:
    """A player's monsters, on the field or in these places, that pass the filters."""
    return sl.Described(whose, where, [fl.OfKind(1 << kinds.MONSTER), *that])


def even_face_down(those: sl.Described) -> sl.EvenFaceDown:
    """What is described, and those of your own face-down cards that are so, which otherwise meet
    no description of what they don't show."""
    return sl.EvenFaceDown(those.whose, those.places, those.filters)


def spells(whose: int = EITHER, where: int = FIELD, *that: Filter) -> sl.Described:
    """A player's Spells, on the field or in these places, that pass the filters."""
    return sl.Described(whose, where, [fl.OfKind(1 << kinds.SPELL), *that])


def traps(whose: int = EITHER, where: int = FIELD, *that: Filter) -> sl.Described:
    """A player's Traps, on the field or in these places, that pass the filters."""
    return sl.Described(whose, where, [fl.OfKind(1 << kinds.TRAP), *that])


def spells_and_traps(whose: int = EITHER, where: int = FIELD, *that: Filter) -> sl.Described:
    """A player's Spells and Traps, on the field or in these places, that pass the filters."""
    kinds_meant = 1 << kinds.SPELL | 1 << kinds.TRAP
    return sl.Described(whose, where, [fl.OfKind(kinds_meant), *that])


def among(those: Cards, *that: Filter) -> sl.Among:
    """Those of these cards that pass the filters."""
    return sl.Among(those, list(that))


def all_of(*those: Cards) -> sl.Both:
    """Several sets as one: what can't be moved stays, the rest goes (TRM-052). With `TARGET` among
    them it is done to the target and something else, and not without either (EFX-102)."""
    return sl.Both(list(those))


def top(whose: int, count: int | Number) -> sl.Top:
    """So many cards from the top of a Deck."""
    return sl.Top(whose, number(count))


def materials(*that: Filter) -> pointing.Materials:
    """The materials under this card."""
    return pointing.Materials(list(that))


def pointed(whose: int) -> pointing.Pointed:
    """The monsters in the zones that this card points to."""
    return pointing.Pointed(whose)


def linked_with(those: Cards) -> LinkedWith:
    """The monsters that are linked with one of these: one of both points to the other."""
    return LinkedWith(those)


def co_linked_with_this() -> CoLinked:
    """The monsters that this card points to and that point to this card."""
    return CoLinked()


def equipped_to_this(by_own_effect: bool = False) -> pointing.EquippedTo:
    """The cards that are equipped to this card; or only those that its own effect equipped."""
    return pointing.EquippedTo(by_own_effect)


def highest_level(those: Cards) -> sl.Highest:
    """Those of these monsters whose Level is the highest."""
    return sl.Highest(those, en.LEVEL)


def highest_def(those: Cards) -> sl.Highest:
    """Those of these monsters whose DEF is the highest; of face-down ones nobody knows."""
    return sl.Highest(those, en.DEFENSE)


def highest_atk(those: Cards) -> sl.Highest:
    """Those of these monsters whose ATK is the highest; of face-down ones nobody knows."""
    return sl.Highest(those, en.ATK)


def foe(those: Cards) -> Foes:
    """The monster that battles with one of these, in the Damage Step; none before it, and none
    against a direct attack."""
    return Foes(those)


def choose(
    those: Cards, least: int = 1, most: int = 0, by: int = YOU, matching: int = 0
) -> pointing.Choose:
    """So many of these cards, chosen when it is done; it doesn't target. If they must go together,
    `matching` says how, as for `target`; `MENTIONED`: a Spell and a monster that it mentions."""
    return pointing.Choose(those, least, most or least, by, False, matching)


def choose_different(those: Cards, how_many: int, by: int = YOU) -> pointing.Choose:
    """So many of these cards with different names, chosen when it is done."""
    return pointing.Choose(those, how_many, how_many, by, True)


def choose_as_many(those: Cards, how_many: Number, by: int = YOU) -> pointing.Choose:
    """As many of these cards as the number says, chosen when it is done; all if there are
    fewer. It doesn't target (EFX-076)."""
    return ChooseAsMany(those, how_many, by)


def choose_exactly(those: Cards, how_many: Number, by: int = YOU) -> pointing.Choose:
    """Just as many of these cards as the number says, chosen when it is done; it can't be done if
    there are fewer. It doesn't target."""
    return ChooseExactly(those, how_many, by)


def choose_up_to(those: Cards, how_many: Number, by: int = YOU) -> pointing.Choose:
    """From one to as many of these cards as the number says, chosen when it is done. It doesn't
    target."""
    return ChooseUpTo(those, how_many, by)


def choose_each_level(those: Cards, by: int = YOU) -> pointing.Choose:
    """As many of these monsters as possible, but only one of each Level, chosen when it is done. It
    doesn't target."""
    return ChooseEachLevel(those, by)
