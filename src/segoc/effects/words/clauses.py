"""Clauses: what a standing or an applied effect says of a card or a player.

Ways to say what the words of a class could say, too: shorter, or as texts do.
"""

from segoc.effects.announcements import AttributeIs, RaceIs
from segoc.effects.clauses import (
    AttributeAlso,
    CalledAs,
    Carries,
    LeavesFor,
    Stat,
    VictimsGoTo,
)
from segoc.effects.duties import AttackNeeds
from segoc.effects.life_points import BattleDamageTo, PayLP
from segoc.effects.numbers import as_number
from segoc.effects.original_values import OriginallyAs
from segoc.effects.permissions import AdditionalSummon
from segoc.effects.plain_names import OPPONENT
from segoc.effects.synchro_materials import TypesAlso
from segoc.kernel.choosing import announcing
from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Effect
from segoc.kernel.language.node import Cards, Clause, Filter, Number


def plus_atk(value: int | Number) -> Clause:
    """Gains so much ATK, or loses it if the number is negative (EFX-179)."""
    return Stat(en.ATK, en.PLUS, as_number(value))


def plus_def(value: int | Number) -> Clause:
    """Gains so much DEF, or loses it if the number is negative (EFX-179)."""
    return Stat(en.DEFENSE, en.PLUS, as_number(value))


def set_atk(value: int | Number) -> Clause:
    """Its ATK becomes this; what counted before doesn't count again (EFX-181)."""
    return Stat(en.ATK, en.SET_TO, as_number(value))


def set_def(value: int | Number) -> Clause:
    """Its DEF becomes this; what counted before doesn't count again (EFX-181)."""
    return Stat(en.DEFENSE, en.SET_TO, as_number(value))


def atk_at_last(value: int | Number) -> Clause:
    """Its ATK becomes this, counted after all else and anew whenever that changes (CAL-200)."""
    return Stat(en.ATK, en.LAST, as_number(value))


def def_at_last(value: int | Number) -> Clause:
    """Its DEF becomes this, counted after all else and anew whenever that changes (CAL-200)."""
    return Stat(en.DEFENSE, en.LAST, as_number(value))


def original_atk(value: int | Number) -> Clause:
    """Its original ATK becomes this (EFX-194)."""
    return Stat(en.ATK, en.ORIGINAL, as_number(value))


def original_def(value: int | Number) -> Clause:
    """Its original DEF becomes this."""
    return Stat(en.DEFENSE, en.ORIGINAL, as_number(value))


def plus_level(value: int | Number) -> Clause:
    """Its Level rises by so much, or falls if the number is negative."""
    return Stat(en.LEVEL, en.PLUS, as_number(value))


def plus_rank(value: int | Number) -> Clause:
    """Of an Xyz Monster: its Rank rises by so much, or falls if the number is negative."""
    return Stat(en.RANK, en.PLUS, as_number(value))


def attribute_also(*which: int) -> Clause:
    """Also treated as this Attribute, or these, face-up on the field (CRD-024)."""
    return AttributeAlso(_bits(which))


def name_is(name: str) -> Clause:
    """Is called this name, a Chinese one as in all cards."""
    return CalledAs(name, None)


def name_of(those: Cards) -> Clause:
    """Is called as that card originally is."""
    return CalledAs("", those)


def carries(*effects: Effect) -> Clause:
    """Applied to a card `FOR_GOOD`: these effects are part of what is done to it and no effects of
    the card; "you" is who applied them, and nothing negates them."""
    return Carries(*effects)


def leaves_for(place: int) -> Clause:
    """Goes there when it leaves the field, as `BANISHED`."""
    return LeavesFor(_place(place))


def victims_go_to(place: int) -> Clause:
    """What it destroys by battle goes there instead of to the GY, as `DECK` or `BANISHED`."""
    return VictimsGoTo(_place(place))


def does_no_battle_damage() -> Clause:
    """Of a monster: its battles do no battle damage to the opponent."""
    return BattleDamageTo(OPPONENT, en.ZERO)


def battle_damage_to(
    whose: int, change: int, against_monsters: bool = False, inflicted: bool = False
) -> Clause:
    """Of a monster: the battle damage that its battles do to these players is `ZERO`, `HALVED`
    or `DOUBLED`; perhaps only in battles `against_monsters`, not by direct attacks; perhaps only
    what is `inflicted` by the monster itself, not by the other one."""
    return BattleDamageTo(whose, change, against_monsters, inflicted)


def additional_tribute_summon(*that: Filter) -> Clause:
    """Of a player: the same, for a Tribute Summon only."""
    return AdditionalSummon(*that, tribute=True)


def _place(bits: int) -> int:
    return bits.bit_length() - 1


def set_level(value: int | Number) -> Clause:
    """Its Level becomes this."""
    return Stat(en.LEVEL, en.SET_TO, as_number(value))


def original_level(value: int | Number) -> Clause:
    """Its original Level is this: of a Token, which has none of its own."""
    return Stat(en.LEVEL, en.ORIGINAL, as_number(value))


def original_attribute_as(those: Cards, original: bool = False) -> Clause:
    """Its original Attribute is that of this card, or that which this card originally has: of a
    Token, which has none of its own."""
    return OriginallyAs(announcing.ATTRIBUTE, those, original)


def original_race_as(those: Cards, original: bool = False) -> Clause:
    """Its original Type is that of this card, or that which this card originally has: of a Token,
    which has none of its own."""
    return OriginallyAs(announcing.RACE, those, original)


def attribute_is(*which: int) -> Clause:
    """Its Attribute becomes this one; without any, the one that was announced."""
    return AttributeIs(_bits(which))


def race_is(*which: int) -> Clause:
    """Its Type becomes this one; without any, the one that was announced."""
    return RaceIs(_bits(which))


def _bits(which: tuple[int, ...]) -> int:
    bits = 0
    for one in which:
        bits |= one
    return bits


def pays_to_attack(amount: int) -> Clause:
    """Of a monster: its player must pay so many LP to declare an attack with it; who hasn't as
    many can't (SEG-087)."""
    return AttackNeeds(PayLP(amount))


def types_also(*words: int) -> Clause:
    """Also treated as a monster with these words on its type line, such as `kinds.TUNER`."""
    bits = 0
    for word in words:
        bits |= word
    return TypesAlso(bits)


def set_scale(value: int | Number) -> Clause:
    """Its Pendulum Scale becomes this."""
    return Stat(en.SCALE, en.SET_TO, as_number(value))
