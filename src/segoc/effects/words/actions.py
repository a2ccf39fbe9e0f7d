"""Actions: what an effect does. Each is a program of its own."""

from segoc.effects.as_material import MaterialsOf
from segoc.effects.control import TakeControl
from segoc.effects.counters import (
    CountersOn,
    RemoveCounters,
)
from segoc.effects.deeds import Apply
from segoc.effects.later import BanishUntil, Later, MustActivate, ReturnToField
from segoc.effects.life_points import GainLP, LoseLP, PayLP, SetLP
from segoc.effects.linking import SummonWherePointed
from segoc.effects.moving import MoveCards, SpendNotingLevel
from segoc.effects.numbers import as_number
from segoc.effects.permissions import ApplyToPlayers
from segoc.effects.plain_names import (
    ATTACK_POSITION,
    DEFENSE_POSITION,
    EITHER,
    FOR_GOOD,
    GY,
    OPPONENT,
    WHILE_FACE_UP,
    YOU,
)
from segoc.effects.pointing import Materials
from segoc.effects.returning import BOTTOM, TOP, ToDeck
from segoc.effects.selectors import Top
from segoc.effects.summoning import BecomeMonster, SpecialSummon, SummonToEither
from segoc.effects.words.descriptions import choose
from segoc.kernel.language.action import Action, Program, Steps, program_of
from segoc.kernel.language.effect import Delayed
from segoc.kernel.language.node import Cards, Clause, Number
from segoc.kernel.table import verbs
from segoc.kernel.table.phases import BATTLE_PHASE_END, END_PHASE, STANDBY_PHASE


def destroy(those: Cards, to: int = 0) -> Program:
    """Destroy; "destroy and banish" is one moment (EFX-129)."""
    return [MoveCards(verbs.DESTROY, those, to.bit_length() - 1)]


def banish(those: Cards, *, noting_level: bool = False) -> Program:
    """Banish these cards, face-up. As a cost, perhaps noting the Level that they have, for
    `level_of_paid`."""
    if noting_level:
        return [SpendNotingLevel(verbs.BANISH, those)]
    return [MoveCards(verbs.BANISH, those)]  # EFX-141


def banish_until_end_phase(
    those: Cards, whose: int = EITHER, turns: int = 0, position: int = 0
) -> Program:
    """Banish until the End Phase, or until one of this player's so many turns later: they return to
    their former position, or in this one, without a chain."""
    return [BanishUntil(those, Delayed(END_PHASE, whose, turns, [ReturnToField(position)]))]


def banish_until_standby(those: Cards, whose: int) -> Program:
    """Banish until the next Standby Phase of this player, or of either."""
    return [BanishUntil(those, Delayed(STANDBY_PHASE, whose, 0, [ReturnToField()]))]


def banish_until_end_of_battle(those: Cards, *then_: Steps) -> Program:
    """Banish until the end of the Battle Phase; when they return, the other programs are done."""
    program: Program = [ReturnToField()]
    for one in then_:
        program += program_of(one)
    return [BanishUntil(those, Delayed(BATTLE_PHASE_END, EITHER, 0, program_of(program)))]


def at_end_of_battle_phase(program: Steps) -> Program:
    """At the end of the Battle Phase, without a chain."""
    return [Later(Delayed(BATTLE_PHASE_END, EITHER, 0, program_of(program)))]


def in_end_phase(program: Steps, turns: int = 0, whose: int = EITHER) -> Program:
    """In the End Phase of this turn, or so many turns later, without a chain; or in the next one of
    this player."""
    return [Later(Delayed(END_PHASE, whose, turns, program_of(program)))]


def must_activate_or_lose(those: Cards, to: int = GY) -> Program:
    """The player of a Set card must activate it now, or else send it to the GY, or to another
    place; no effect does that."""
    return [MustActivate(those, to.bit_length() - 1)]


def send_to_gy(those: Cards, must_arrive: bool = True) -> Program:
    """As a cost it must reach the GY (EFX-049); `must_arrive=False` where the text goes on even
    if it is banished instead."""
    return [MoveCards(verbs.SEND_TO_GY, those, -1, must_arrive)]


def mill(whose: int, how_many: int | Number) -> Program:
    """Send cards from the top of a Deck to the GY."""
    return [MoveCards(verbs.SEND_TO_GY, Top(whose, how_many))]


def to_hand(those: Cards) -> Program:
    """Add these cards to the hand, or return them there: one and the same (EFX-155). Each goes
    to its owner's hand."""
    return [MoveCards(verbs.TO_HAND, those)]


def to_top_of_deck(those: Cards) -> Program:
    """Return to the top of the owners' Decks. What is looked for in a Deck is shown and placed on
    its top, after it was shuffled."""
    return [ToDeck(those, TOP)]


def to_bottom_of_deck(those: Cards) -> Program:
    """Return to the bottom of the owners' Decks."""
    return [ToDeck(those, BOTTOM)]


def discard(those: Cards, to_gy: bool = False) -> Program:
    """Discard; "to the GY" must be fulfilled (EFX-040, EFX-041)."""
    return [MoveCards(verbs.DISCARD, those, -1, to_gy)]


def tribute(those: Cards, *, noting_level: bool = False) -> Program:
    """Tribute these cards: they go to the GY and aren't destroyed. As a cost, perhaps noting the
    Level that they have on the field, for `level_of_paid`."""
    if noting_level:
        return [SpendNotingLevel(verbs.TRIBUTE, those)]
    return [MoveCards(verbs.TRIBUTE, those)]  # EFX-035


def detach(how_many: int = 1, from_: Cards | None = None) -> Program:
    """Detach materials from this card; or `from_` any of these monsters, as the player likes."""
    those = Materials() if from_ is None else MaterialsOf(from_)
    return [MoveCards(verbs.DETACH, choose(those, how_many))]


def special_summon(
    those: Cards,
    position: int | tuple[int, ...] = 0,
    with_: tuple[Clause, ...] = (),
    as_: int = 0,
    ignoring_conditions: bool = False,
    by: int = YOU,
) -> Program:
    """Special Summon, in this position, one of these or either; `with_` is part of the summon. It
    is treated `as_` a summon `BY_FUSION`, `BY_SYNCHRO` or `BY_XYZ`, if the text says so.
    `ignoring_conditions`: also what was never properly summoned, or can only be Special Summoned
    in another way (CRD-144). The player `by` performs the summon, to the own field."""
    positions = _positions(position)
    return [SpecialSummon(those, positions, list(with_), as_, ignoring_conditions, by)]


def special_summon_where_pointed(
    those: Cards, position: int = 0, with_: tuple[Clause, ...] = ()
) -> Program:
    """Special Summon to your zones that this card points to, in this position or either."""
    return [SummonWherePointed(those, _positions(position), list(with_))]


def special_summon_to_either_field(those: Cards, position: int | tuple[int, ...] = 0) -> Program:
    """Special Summon monsters, each to your field or to your opponent's, as you choose."""
    return [SummonToEither(those, _positions(position))]


def become_monster(
    form: int = 1, position: int = 0, with_: tuple[Clause, ...] = (), to: int = YOU
) -> Program:
    """This card becomes the monster that its text describes (`forms` of the card), and is Special
    Summoned, to a player's field; `with_` is part of that."""
    return [BecomeMonster(form, _positions(position), list(with_), to)]


def _positions(position: int | tuple[int, ...]) -> int:
    """As bits; without any, face-up in Attack or Defense Position."""
    named = (position,) if isinstance(position, int) else position
    bits = 0
    for one in named:
        bits |= 1 << one
    return bits & ~1 or 1 << ATTACK_POSITION | 1 << DEFENSE_POSITION


def apply(to: Cards | int, *clauses: Clause, until: int = WHILE_FACE_UP) -> Program:
    """Apply clauses to those of these cards that are face-up, worked out now, for some time; or to
    players (`YOU`, `OPPONENT`, `EITHER`), until the end of a turn. Nothing applies to single cards
    in the hand so; `all_are`, applied to a player, speaks of all that are or come there."""
    if isinstance(to, int):
        return [ApplyToPlayers(to, list(clauses), until)]
    return [Apply(to, list(clauses), until)]


def give_control(those: Cards, until: int = FOR_GOOD, to: int = OPPONENT) -> Action:
    """Give control of these monsters to the opponent, or to a player as the turn goes
    (`OTHER_PLAYER`); you choose the zone (TRM-183, TRM-189)."""
    return TakeControl(those, until, (), to)


def gain_lp(whose: int, amount: int | Number) -> Program:
    """A player gains so many LP; `EITHER`: both do, at the same moment."""
    return [GainLP(whose, as_number(amount))]


def lose_lp(whose: int, amount: int | Number) -> Program:
    """A player loses so many LP, which is no damage (EFX-206)."""
    return [LoseLP(whose, as_number(amount))]


def set_lp(whose: int, amount: int | Number) -> Program:
    """A player's LP become so many: nothing is gained or lost, and it is no damage."""
    return [SetLP(whose, as_number(amount))]


def pay_half() -> Program:
    """Pay half of the LP (EFX-017)."""
    return [PayLP(0, True)]


def remove_all_counters(those: Cards, kind: int) -> Program:
    """Remove all counters of a kind from these cards."""
    return [RemoveCounters(those, kind, CountersOn(those, kind))]
