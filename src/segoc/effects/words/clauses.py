"""Clauses: what a standing or an applied effect says of a card or a player."""

from segoc.effects.allowances import FromHand, OneSpecialSummonEach, OneSummonPerTurn, TrapFromHand
from segoc.effects.announcements import Becomes
from segoc.effects.clauses import (
    AllAre,
    AtOnce,
    Attacks,
    AttacksDirectly,
    AttacksInDefense,
    AttacksOnly,
    AttributeAlso,
    CalledAs,
    Cannot,
    Carries,
    Copies,
    Gains,
    HandRevealed,
    IsNegated,
    Lasts,
    LeavesFor,
    NamesakesNegated,
    NoMaterialFor,
    OnlyBy,
    OnlyByEffectOf,
    OnlyByItself,
    Stat,
    TrapsAtOnce,
    UnaffectedBy,
    VictimsGoTo,
)
from segoc.effects.conditions import CountsAsSummonedAgain
from segoc.effects.control import UnderControl
from segoc.effects.life_points import (
    BattleDamage,
    DamageTaken,
    PassesDamageOn,
    Pierces,
    SharesDamage,
)
from segoc.effects.likeness import OriginallyAs
from segoc.effects.noting import Noted
from segoc.effects.permissions import AdditionalSummon, CannotBeUsed
from segoc.effects.phases import MustAttack
from segoc.effects.staying import StaysOnField
from segoc.effects.targeting import NotTargetedBy
from segoc.effects.tributes import (
    AlsoTributes,
    NeedsTributes,
    OpenDefense,
    StandsForTributes,
    SureSpecialSummon,
    SureSummon,
    WorthTributes,
)
from segoc.effects.words.constants import OPPONENT, SPECIAL
from segoc.effects.words.numbers import number
from segoc.kernel.choosing import announcing
from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Effect
from segoc.kernel.language.node import Cards, Clause, Filter, Number


def plus_atk(value: int | Number) -> Clause:
    """Gains so much ATK, or loses it if the number is negative (EFX-179)."""
    return Stat(en.ATK, en.PLUS, number(value))


def plus_def(value: int | Number) -> Clause:
    """Gains so much DEF, or loses it if the number is negative (EFX-179)."""
    return Stat(en.DEFENSE, en.PLUS, number(value))


def set_atk(value: int | Number) -> Clause:
    """Its ATK becomes this; what counted before doesn't count again (EFX-181)."""
    return Stat(en.ATK, en.SET_TO, number(value))


def set_def(value: int | Number) -> Clause:
    """Its DEF becomes this; what counted before doesn't count again (EFX-181)."""
    return Stat(en.DEFENSE, en.SET_TO, number(value))


def original_atk(value: int | Number) -> Clause:
    """Its original ATK becomes this (EFX-194)."""
    return Stat(en.ATK, en.ORIGINAL, number(value))


def original_def(value: int | Number) -> Clause:
    """Its original DEF becomes this."""
    return Stat(en.DEFENSE, en.ORIGINAL, number(value))


def plus_level(value: int | Number) -> Clause:
    """Its Level rises by so much, or falls if the number is negative."""
    return Stat(en.LEVEL, en.PLUS, number(value))


def plus_rank(value: int | Number) -> Clause:
    """Of an Xyz Monster: its Rank rises by so much, or falls if the number is negative."""
    return Stat(en.RANK, en.PLUS, number(value))


def attribute_also(*which: int) -> Clause:
    """Also treated as this Attribute, or these, face-up on the field (CRD-024)."""
    return AttributeAlso(_bits(which))


def name_is(name: str) -> Clause:
    """Is called this name, a Chinese one as in all cards."""
    return CalledAs(name, None)


def name_of(those: Cards) -> Clause:
    """Is called as that card originally is."""
    return CalledAs("", those)


def negated() -> Clause:
    """Its effects are negated."""
    return IsNegated()


def namesakes_negated(those: Cards) -> Clause:
    """Applied to `EITHER` player: the effects of all monsters with the original name of this
    card are negated, those that are activated outside of the field, too (EFX-297)."""
    return NamesakesNegated(those)


def unaffected_by(*that: Filter, activated: bool = False) -> Clause:
    """Unaffected by the effects of cards that pass these filters; if `activated`, only by those
    that they activate."""
    return UnaffectedBy(list(that), activated)


def not_targeted_by(*that: Filter) -> Clause:
    """In a `standing` effect: can't be targeted by the effects of cards that pass the filters."""
    return NotTargetedBy(list(that))


def cannot(verb: int, why: int = 0, what: Cards | None = None) -> Clause:
    """This can't be done to the card; or by the player, with these cards."""
    return Cannot(verb, why, what)


def gains(*effects: Effect) -> Clause:
    """Has these effects as well."""
    return Gains(list(effects))


def carries(*effects: Effect) -> Clause:
    """Applied to a card `FOR_GOOD`: these effects are part of what is done to it and no effects of
    the card; "you" is who applied them, and nothing negates them."""
    return Carries(list(effects))


def lasting(*effects: Effect) -> Clause:
    """Applied to players: for as long, these effects (`each_time`) react to what happens, whatever
    becomes of the card that says so."""
    return Lasts(list(effects))


def copies(those: Cards) -> Clause:
    """Has the effects of these cards in place of the effect that says so (EFX-272)."""
    return Copies(those)


def leaves_for(place: int) -> Clause:
    """Goes there when it leaves the field, as `BANISHED`."""
    return LeavesFor(_place(place))


def victims_go_to(place: int) -> Clause:
    """What it destroys by battle goes there instead of to the GY, as `DECK` or `BANISHED`."""
    return VictimsGoTo(_place(place))


def attacks(how_often: int | Number, on_monsters: bool = False) -> Clause:
    """Can attack so many times in a Battle Phase; `on_monsters` if all but one of these attacks
    must be on monsters."""
    return Attacks(number(how_often), on_monsters)


def does_no_battle_damage() -> Clause:
    """Of a monster: its battles do no battle damage to the opponent."""
    return BattleDamage(OPPONENT, en.ZERO)


def battle_damage_to(whose: int, change: int, against_monsters: bool = False) -> Clause:
    """Of a monster: the battle damage that its battles do to these players is `ZERO`, `HALVED`
    or `DOUBLED`; perhaps only in battles `against_monsters`, not by direct attacks."""
    return BattleDamage(whose, change, against_monsters)


def damage_taken(why: int, change: int) -> Clause:
    """Of a player: the damage that it takes by `BATTLE`, `EFFECT` or both is `ZERO`, `HALVED`,
    `DOUBLED`, or `HEALED` (so many LP are gained instead)."""
    return DamageTaken(why, change)


def pierces(times: int = 1) -> Clause:
    """Of a monster: if it attacks a Defense Position monster, its ATK that exceeds the DEF is
    battle damage (EFX-208), so many `times`."""
    return Pierces(times)


def passes_battle_damage_on() -> Clause:
    """Of a monster: the battle damage that its controller would take from its battles is taken
    by the opponent instead (EFX-209)."""
    return PassesDamageOn()


def shares_battle_damage() -> Clause:
    """Of a monster: both players take the battle damage from its battles (EFX-210)."""
    return SharesDamage()


def only_by_itself() -> Clause:
    """Can only be Special Summoned by an effect of its own; that is its proper summon."""
    return OnlyByItself()


def no_material_for(ways: int, unless: tuple[Filter, ...] = ()) -> Clause:
    """Can't be used as a material of such a summon: `BY_SYNCHRO`, `BY_LINK`…; `unless` the monster
    that is summoned passes these filters."""
    return NoMaterialFor(ways, list(unless))


def only_by(ways: int) -> Clause:
    """It can't be Special Summoned but in these ways: `BY_FUSION`, `BY_RITUAL`, `BY_PENDULUM`…"""
    return OnlyBy(ways)


def only_by_effect_of(*names: str, series: tuple[str, ...] = ()) -> Clause:
    """Can only be Special Summoned by the effect of a card with one of these names, or of one of
    these archetypes; that is its proper summon, wherever it comes from."""
    return OnlyByEffectOf(list(names), list(series))


def at_once() -> Clause:
    """Of a Trap or Quick-Play Spell: can be activated in the turn in which it was Set."""
    return AtOnce()


def from_hand() -> Clause:
    """Of a Trap, in its `text`: its activation can also be from the hand (CRD-371)."""
    return FromHand()


def trap_from_hand() -> Clause:
    """Of a player: can activate a Trap Card from the hand, once (CHG-029)."""
    return TrapFromHand()


def one_special_summon_per_turn(ways: int = SPECIAL) -> Clause:
    """In the `text` of a monster: you can Special Summon monsters of its name only once a turn, in
    whichever way, or in these ways. Only successes count (CHG-015)."""
    return OneSummonPerTurn(ways)


def one_special_summon_each() -> Clause:
    """Of players, in a `standing` effect: each of them can Special Summon only once a turn while it
    applies. What came before doesn't count, nor does the summon of this card."""
    return OneSpecialSummonEach()


def noted(value: Number) -> Clause:
    """Applied to a player: `noted_number` is this number, for the effects of this card, for as long
    as it applies."""
    return Noted(value)


def under_your_control() -> Clause:
    """You have control of it, for as long as this applies."""
    return UnderControl()


def cannot_be_used() -> Clause:
    """It can't be used (EFX-302, EFX-303): neither activated nor Set nor summoned, neither attack
    nor change its position nor be a material; and its effects don't apply."""
    return CannotBeUsed()


def additional_summon(*that: Filter) -> Clause:
    """Of a player: once, in addition to the turn's Normal Summon, can Normal Summon (not Set) a
    monster that passes the filters. All such effects share one use a turn (EFX-290)."""
    return AdditionalSummon(list(that))


def additional_tribute_summon(*that: Filter) -> Clause:
    """Of a player: the same, for a Tribute Summon only."""
    return AdditionalSummon(list(that), True)


def attacks_directly() -> Clause:
    """Of a monster: can attack directly, though the opponent controls monsters."""
    return AttacksDirectly()


def attacks_in_defense() -> Clause:
    """Of a monster: can attack in face-up Defense Position, and battles with its DEF as its ATK
    then."""
    return AttacksInDefense()


def attacks_only(*that: Filter) -> Clause:
    """In a `standing` effect, of a monster: can choose no monsters as attack targets but those
    that pass the filters. It says nothing of direct attacks."""
    return AttacksOnly(list(that))


def must_attack() -> Clause:
    """Of a monster: must attack if it can. Its player need not conduct a Battle Phase."""
    return MustAttack()


def trap_at_once() -> Clause:
    """Of a player: can activate one Trap Card in the turn in which it was Set, once a turn for
    all cards of that name (CRD-367)."""
    return TrapsAtOnce()


def hand_revealed() -> Clause:
    """The player keeps the hand revealed: its cards lie open for everybody (EFX-098)."""
    return HandRevealed()


def all_are(those: Cards, clause: Clause) -> Clause:
    """Applied to players: the clause is about all of these cards at any time, also about those
    that come later."""
    return AllAre(those, clause)


def _place(bits: int) -> int:
    return bits.bit_length() - 1


def set_level(value: int | Number) -> Clause:
    """Its Level becomes this."""
    return Stat(en.LEVEL, en.SET_TO, number(value))


def original_level(value: int | Number) -> Clause:
    """Its original Level is this: of a Token, which has none of its own."""
    return Stat(en.LEVEL, en.ORIGINAL, number(value))


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
    return Becomes(announcing.ATTRIBUTE, _bits(which))


def race_is(*which: int) -> Clause:
    """Its Type becomes this one; without any, the one that was announced."""
    return Becomes(announcing.RACE, _bits(which))


def _bits(which: tuple[int, ...]) -> int:
    bits = 0
    for one in which:
        bits |= one
    return bits


def stays_on_field() -> Clause:
    """Stays on the field after its activation, though such a card doesn't (EFX-101)."""
    return StaysOnField()


def worth_tributes(how_many: int, *that: Filter) -> Clause:
    """Of a monster: can be treated as so many Tributes for the Tribute Summon of a monster that
    passes the filters; or as one, as all are."""
    return WorthTributes(how_many, list(that))


def needs_tributes(how_many: int, *that: Filter) -> Clause:
    """In the `text` of a monster: it can only be Normal Summoned or Set by Tributing so many
    monsters that pass the filters, whatever its Level is."""
    return NeedsTributes(how_many, list(that))


def also_tributes(how_many: int, even_set: bool = False) -> Clause:
    """In a `text` of a monster: it can also be Normal Summoned with so many Tributes, and Set if
    that is said; `summoned_by_own_effect` asks which of its texts it was."""
    return AlsoTributes(how_many, even_set)


def stands_for_tributes(most: int | Number, *that: Filter) -> Clause:
    """Of this card, also a Spell or Trap: can be Tributed in place of all Tributes for the face-up
    Tribute Summon of such a monster, if no more than `most` are needed."""
    return StandsForTributes(number(most), list(that))


def counts_as_summoned_again() -> Clause:
    """Of Geminis: they count as summoned again, and have what they gain by that."""
    return CountsAsSummonedAgain()


def sure_summon(but_this: bool = False) -> Clause:
    """In the `text` of a monster: its Normal Summon isn't negated, and when it is summoned neither
    player can activate anything; or nothing but its own effects."""
    return SureSummon(but_this)


def sure_special_summon() -> Clause:
    """In the `text` of a monster: its Special Summon isn't negated."""
    return SureSpecialSummon()


def summons_in_defense() -> Clause:
    """Of players: they can Normal Summon monsters in face-up Defense Position, and what effects
    would put on the field face-down comes in face-up Defense Position."""
    return OpenDefense()
