"""What happens: patterns of events, and of activations that can be answered."""

from segoc.effects import activations, summoning
from segoc.effects import happenings as hp
from segoc.effects.aiming import ChosenToBeAttacked
from segoc.effects.as_material import MonsterBecameMaterial, UsedAsMaterial
from segoc.effects.battles import BattleDamage, DestroyedByBattle
from segoc.effects.counters import CountersGone, CountersPlaced
from segoc.effects.draws import Drew
from segoc.effects.faces import LevelRose
from segoc.effects.fates import TributedForSummon
from segoc.effects.fighting import AttackPart, BattlePart, BattlePhaseEnds, BattlePhaseStarts
from segoc.effects.processing import Processed
from segoc.effects.setting import WereSet
from segoc.effects.spirits import EndPhaseOfItsTurn
from segoc.effects.targeting import WasTargeted
from segoc.effects.words.constants import (
    ANY_SUMMON,
    BANISHED,
    BY_XYZ,
    DECK,
    EITHER,
    FIELD,
    GY,
    HAND,
)
from segoc.kernel.language.node import Cards, Filter, Happening
from segoc.kernel.table import event as ev


def activated(
    what: int,
    by: int = EITHER,
    targeting: Cards | None = None,
    includes: int = 0,
    to: Cards | None = None,
    certain: bool = False,
    in_: int = 0,
    of: tuple[Filter, ...] = (),
    alone: bool = False,
) -> Happening:
    """An activation, answered by the very next link: of what, by whom, where; that targets
    these cards, or one of them `alone`; that includes this verb, done to these cards, perhaps or
    certainly; `of` a card that passes these filters."""
    return activations.Activation(what, by, targeting, includes, to, certain, in_, list(of), alone)


def one_of(*those: Happening) -> Happening:
    """Any of several things."""
    return hp.OneOf(list(those))


def was_activated(what: int, by: int = EITHER) -> Happening:
    """An activation, looked back at when its chain is over (TRM-133)."""
    return activations.WasActivated(what, by)


def was_processed(what: int, by: int = EITHER, in_: int = 0) -> Happening:
    """An activation, perhaps only `in_` these places, looked back at when that link has been
    processed. In `each_time` with `immediate=False`: afterwards."""
    return Processed(what, by, in_)


def would_be_summoned(
    ways: int = ANY_SUMMON, by: int = EITHER, *that: Filter, exactly: int = 0
) -> Happening:
    """A summon in one of these ways is declared and can still be negated: of a monster that
    passes the filters, perhaps among others; of any number of monsters, or of just so many."""
    return summoning.WouldBeSummoned(ways, by, list(that), exactly)


def summoned(
    those: Cards,
    ways: int = ANY_SUMMON,
    by_own_effect: int = 0,
    not_from: int = 0,
    by_effect_of: tuple[Filter, ...] = (),
    from_: int = 0,
    exactly: int = 0,
    who: int = EITHER,
    apart: bool = False,
) -> Happening:
    """These monsters were summoned, in one of these ways, from there; any number at once, or
    exactly so many; by that player (`who`), to whichever field; `apart` from this card, which was
    there already."""
    return summoning.Summoned(
        those, ways, by_own_effect, not_from, list(by_effect_of), from_, exactly, who, apart
    )


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
    those: Cards, why: int = 0, from_: int = 0, to: int = 0, by: int = EITHER, exactly: int = 0
) -> Happening:
    """These cards were destroyed, for one of these reasons, from there, and came there; in battle,
    or by that player's effects or costs; any number, or exactly so many at once."""
    return hp.Went(those, from_, to, ev.DESTROYED, why, [], by, exactly)


def discarded(those: Cards, why: int = 0, to: int = 0) -> Happening:
    """These cards were discarded from the hand, and came there; what was sent otherwise wasn't
    discarded (EFX-136)."""
    return hp.Went(those, HAND, to, ev.DISCARDED, why, [])


def tributed(those: Cards, why: int = 0) -> Happening:
    """One of these cards was Tributed, for whatever reason."""
    return hp.Went(those, 0, 0, ev.TRIBUTED, why, [])


def tributed_for_summon(those: Cards) -> Happening:
    """One of these cards was Tributed for a Tribute Summon (or Set), which has succeeded."""
    return TributedForSummon(those)


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


def cards_set(those: Cards) -> Happening:
    """One of these cards was Set, from wherever and by whatever: it is one of them where it lies
    now (TRM-371)."""
    return WereSet(those)


def returned_to_hand(
    those: Cards, why: int = 0, from_: int = FIELD, by: int = EITHER, exactly: int = 0
) -> Happening:
    """These cards returned from there to the hand; if by an effect, then by that player's; any
    number, or exactly so many at once."""
    return hp.Went(those, from_, HAND, 0, why, [], by, exactly)


def left_field(those: Cards, from_: int = FIELD, why: int = 0, by: int = EITHER) -> Happening:
    """These cards left the field; perhaps only from these places on it, or for these reasons; if by
    an effect, then by that player's."""
    return hp.Went(those, from_, 0, 0, why, [], by)


def added_to_hand(whose: int, from_: int = 0) -> Happening:
    """Cards were added to a player's hand, drawn ones included (EFX-121); perhaps only from these
    places."""
    return hp.AddedToHand(whose, from_)


def damaged(whose: int, by: Cards | None = None, why: int = 0, least: int = 0) -> Happening:
    """A player took damage; or took it by these cards."""
    return hp.Damaged(whose, by, why, least)


def gained_lp(whose: int) -> Happening:
    """A player has gained LP, by an effect or by what was done in place of damage."""
    return hp.LpGained(whose)


def position_changed(those: Cards, to: int = 0) -> Happening:
    """These monsters were changed from Attack to Defense Position or back, or to this position;
    what only turns face-up or face-down isn't (TRM-149)."""
    return hp.PositionChanged(those, to)


def flipped(those: Cards) -> Happening:
    """These monsters were turned from face-down to face-up, by whatever means."""
    return hp.Flipped(those)


def attack_declared(
    by: Cards | None = None, to: Cards | None = None, direct: bool = False
) -> Happening:
    """An attack was declared by these monsters, or on these."""
    return hp.AttackDeclared(by, to, direct)


def chosen_to_be_attacked(those: Cards) -> Happening:
    """One of these monsters was chosen as the target of an attack: when it was declared, or in a
    replay."""
    return ChosenToBeAttacked(those)


def counters_placed(those: Cards, kind: int) -> Happening:
    """Counters of this kind were placed on one of these cards."""
    return CountersPlaced(those, kind)


def counters_gone(those: Cards, kind: int) -> Happening:
    """The last counter of this kind was removed from one of these cards; it is still there."""
    return CountersGone(those, kind)


def battle_phase_starts(whose: int = EITHER) -> Happening:
    """At the start of this player's Battle Phase: at any time in its Start Step (TRM-118)."""
    return BattlePhaseStarts(whose)


def battle_phase_ends(whose: int = EITHER) -> Happening:
    """At the end of this player's Battle Phase: at any time in its End Step (TRM-118)."""
    return BattlePhaseEnds(whose)


def phase(whose: int, which: int) -> Happening:
    """A phase of this player's turn has begun."""
    return hp.PhaseBegan(whose, which)


def end_phase_of_its_turn() -> Happening:
    """The End Phase of the turn in which this card was Normal Summoned or flipped has begun; or
    that has happened in it."""
    return EndPhaseOfItsTurn()


def battles(part: int, by: Cards, against: Cards | None = None) -> Happening:
    """A part of the Damage Step (`segoc.kernel.table.phases`) has begun in which one of these
    monsters battles, with one of those. As `if_=`: what else happens then is no matter."""
    return BattlePart(part, by, against)


def attacks_in(part: int, by: Cards) -> Happening:
    """A part of the Damage Step (`segoc.kernel.table.phases`) has begun, of an attack by one of
    these monsters, on whatever it is."""
    return AttackPart(part, by)


def level_rose(those: Cards) -> Happening:
    """The Level of one of these cards has risen, by an effect that was applied to it."""
    return LevelRose(those)


def used_as_material(
    *that: Filter,
    ways: int = BY_XYZ,
    those: Cards | None = None,
    only: tuple[Filter, ...] = (),
) -> Happening:
    """This card was material for the Xyz Summon of a monster that passes the filters, or for its
    summon in another way, perhaps only together with materials that pass those of `only`; or one
    of `those` cards was, where it went (not for an Xyz Summon)."""
    return UsedAsMaterial(list(that), ways, those, list(only))


def monster_became_material(ways: int) -> Happening:
    """This equip card was sent to the GY because the equipped monster became a material of such a
    summon (`BY_SYNCHRO`…) that has succeeded; for `BY_XYZ` an effect may have made it one."""
    return MonsterBecameMaterial(ways)


def was_targeted(those: Cards) -> Happening:
    """These cards were targeted, looked back at when that effect has been processed, negated or
    not; who negates the activation undoes the targeting (EFX-066)."""
    return WasTargeted(those)


def destroyed_by_battle(by: Cards, those: Cards, to: int = 0) -> Happening:
    """These cards were destroyed in a battle with one of those monsters, and came there."""
    return DestroyedByBattle(by, those, to)


def battle_damage(whose: int, by: Cards | None = None, direct: bool = False) -> Happening:
    """A player took battle damage from these monsters, perhaps only by a direct attack."""
    return BattleDamage(whose, by, direct)


def drawn(those: Cards) -> Happening:
    """These cards were drawn, by whatever."""
    return hp.Went(those, DECK, HAND, ev.DRAWN, 0, [])


def drew(whose: int, normal: bool = False) -> Happening:
    """A player drew cards: once for each effect, however many (EFX-122). `normal`: by the normal
    draw of the Draw Phase, which a draw by an effect is not (EFX-115)."""
    return Drew(whose, normal)
