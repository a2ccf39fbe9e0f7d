"""Actions: what an effect does.

Ways to say what the words of a class could say, too: shorter, or as texts do.
"""

from segoc.effects.announcements import Announce
from segoc.effects.applying import Apply
from segoc.effects.as_material import MaterialsOf
from segoc.effects.branches import ChooseOne, IfSo, Janken, TossCoins
from segoc.effects.changing_effects import EffectBecomes
from segoc.effects.clauses import Cannot
from segoc.effects.control import TakeControl
from segoc.effects.counters import CountersOn, RemoveCounters
from segoc.effects.descriptions import Top
from segoc.effects.duties import MustMove
from segoc.effects.fusing import FusionSummon, RitualSummon
from segoc.effects.fusing_and_banishing import FusionSummonAlsoBanishing
from segoc.effects.fusing_one import FusionSummonOfOne
from segoc.effects.fusing_otherwise import SummonOfListed
from segoc.effects.fusion_materials import UseAsMaterials, UseListed
from segoc.effects.later import BanishUntil, Later, MustActivate, ReturnToField
from segoc.effects.life_points import GainLP, LoseLP, PayLP, SetLP
from segoc.effects.linking import SummonWherePointed
from segoc.effects.moving import BanishFaceDown, MoveCards, SpendNotingLevel
from segoc.effects.numbers import as_number
from segoc.effects.permissions import ApplyToPlayers
from segoc.effects.plain_names import (
    ATTACK_POSITION,
    DEFENSE_POSITION,
    EITHER,
    EXTRA,
    FIELD_ZONE,
    FOR_GOOD,
    GY,
    HAND,
    MONSTERS,
    NEXT_BATTLE_PHASE,
    NEXT_OWN_TURN,
    OPPONENT,
    SPELLS,
    WHILE_FACE_UP,
    YOU,
)
from segoc.effects.references import Materials
from segoc.effects.summoning import BecomeMonster, SpecialSummon, SummonToEither
from segoc.effects.synchro import SynchroSummon
from segoc.effects.to_deck import BOTTOM, TOP, ToDeck
from segoc.effects.tokens import SummonTokens
from segoc.effects.words.descriptions import choose, monsters
from segoc.effects.words.filters import of_types
from segoc.effects.words.joints import then
from segoc.kernel.choosing import announcing
from segoc.kernel.language import effect as ef
from segoc.kernel.language.action import Action, Branch, Program, Steps, program_of
from segoc.kernel.language.effect import Activated, Delayed
from segoc.kernel.language.node import Cards, Clause, Condition, Filter, Number
from segoc.kernel.summoning.materials import Part
from segoc.kernel.table import verbs
from segoc.kernel.table.kinds import FUSION, RITUAL, SYNCHRO
from segoc.kernel.table.phases import BATTLE_PHASE_END, END_PHASE, STANDBY_PHASE, TURN_END


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


def at_end_of_turn(program: Steps) -> Program:
    """At the end of this turn, after the End Phase, without a chain."""
    return [Later(Delayed(TURN_END, EITHER, 0, program_of(program)))]


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


def announce_number(least: int, most: int, by: int = YOU) -> Program:
    """Announce a whole number from `least` to `most`, a Level for example; `ANNOUNCED_NUMBER`
    speaks of it."""
    return [Announce(announcing.NUMBER, least, most, 0, 0, by)]


def announce_attribute(by: int = YOU) -> Program:
    """Announce an Attribute; `attribute_is` speaks of it."""
    return [Announce(announcing.ATTRIBUTE, 0, 0, 0, 0, by)]


def announce_race(by: int = YOU) -> Program:
    """Announce a Type of monster; `race_is` speaks of it."""
    return [Announce(announcing.RACE, 0, 0, 0, 0, by)]


def announce_name(*kinds: int, types: int = 0, by: int = YOU) -> Program:
    """Announce the name of a card of these kinds (`MONSTER`, `SPELL`, `TRAP`; any if left
    out), with one of these words on its type line; `OF_ANNOUNCED_NAME` speaks of it."""
    bits = 0
    for kind in kinds:
        bits |= 1 << kind
    return [Announce(announcing.NAME, 0, 0, bits, types, by)]


def must(whose: int, program: Steps) -> Program:
    """A player must move cards so: banish, send, return or Tribute them. The player does that, and
    no effect: it is done to cards that are unaffected, too, and not by the opponent."""
    found: Program = []
    for action in program_of(program):
        assert isinstance(action, MoveCards), "a player must move cards"
        hidden = isinstance(action, BanishFaceDown)
        found.append(MustMove(whose, action.verb, action.cards, hidden))
    return found


def effect_becomes(do: Steps) -> Program:
    """The effect that this effect answers becomes this one: the player who activated that
    processes it when its turn comes, and is “you” in it."""
    changed = Activated(
        ef.ACTIVATION,
        HAND | SPELLS | FIELD_ZONE,
        None,
        ef.WHEN,
        False,
        None,
        0,
        False,
        [],
        None,
        False,
        program_of(do),
        [],
    )
    return [EffectBecomes(changed)]


def use_listed(those: Cards, to: int) -> Program:
    """For the own procedure of a Fusion Monster: of these cards, those that it lists as its
    materials go to the GY, to the Deck or are banished; nothing stands in for them."""
    return [UseListed(those, to.bit_length() - 1)]


def use_as_materials(*parts: Part, using: Cards, to: int) -> Program:
    """For the own procedure of a Fusion Monster: of these cards, such ones go to the GY, to the
    Deck or are banished as its Fusion Materials, in place of what it lists."""
    return [UseAsMaterials(list(parts), using, to.bit_length() - 1)]


def summon_with_listed(*that: Filter, using: Cards, to: int) -> Program:
    """Special Summon a Fusion Monster from your Extra Deck, ignoring its summoning conditions: of
    these cards, those that it lists go there, and aren't used as Fusion Materials (TRM-263)."""
    made = choose(monsters(YOU, EXTRA, of_types(FUSION), *that))
    return [SummonOfListed(made, using, to.bit_length() - 1)]


def toss_coin(heads: Steps | None = None, tails: Steps | None = None) -> Program:
    """Toss a coin: one program for heads, one for tails; either can be left out."""
    return [TossCoins(1, False, _two(heads, tails))]


def call_coin(right: Steps | None = None, wrong: Steps | None = None) -> Program:
    """Call heads or tails, then toss a coin: one program if the call was right, one if not."""
    return then([Announce(announcing.SIDE)], [TossCoins(1, True, _two(right, wrong))])


def _two(one: Steps | None, other: Steps | None) -> list[Branch]:
    found = [] if one is None else [Branch(program_of(one), 1, 1)]
    return found + ([] if other is None else [Branch(program_of(other), 0, 0)])


def toss_coins(how_many: int, *branches: Branch) -> Program:
    """Toss coins: `outcome(…)` says what is done for so many heads; `HEADS` is their number."""
    return [TossCoins(how_many, False, list(branches))]


def janken(won: Steps | None = None, lost: Steps | None = None) -> Program:
    """Play rock-paper-scissors with the opponent: one program if you win, one if you lose."""
    return [Janken(_two(won, lost))]


def outcome(least: int, do: Steps, most: int = 0) -> Branch:
    """What is done if that is the outcome, or one from `least` to `most`."""
    return Branch(program_of(do), least, most or least)


def either_way(condition: Condition, if_so: Steps, otherwise: Steps) -> Program:
    """One thing if the condition holds when it is done, the other if not."""
    return [IfSo(condition, _two(if_so, otherwise))]


def choose_one(*programs: Steps, by: int = YOU) -> Program:
    """ "Apply 1 of these effects": a player chooses when it resolves, of what is possible."""
    return [ChooseOne([Branch(program_of(program)) for program in programs], by)]


def announce_another_attribute(by: int = YOU) -> Program:
    """Announce another Attribute besides what was announced; `attribute_was_announced` speaks of
    either."""
    return [Announce(announcing.ATTRIBUTE, 0, 0, 0, 0, by, True)]


def fusion_summon(
    *that: Filter,
    using: Cards | None = None,
    to: int = GY,
    including: tuple[Filter, ...] = (),
    with_: tuple[Clause, ...] = (),
    exactly: int = 0,
) -> Program:
    """Fusion Summon a Fusion Monster from your Extra Deck, of its materials from your hand or field
    or of what is said to be used, which go there; one of them must be so; they must be `exactly`
    so many."""
    made = choose(monsters(YOU, EXTRA, of_types(FUSION), *that))
    used = using or monsters(YOU, HAND | MONSTERS)  # CRD-106, CRD-163
    return [FusionSummon(made, used, to.bit_length() - 1, list(including), list(with_), exactly)]


def fusion_summon_also_banishing(*that: Filter, those: Cards, most: int) -> Program:
    """Fusion Summon a Fusion Monster from your Extra Deck, of its materials from your hand or
    field, which go to the GY; no more than so many of these cards can be materials as well, by
    banishing them."""
    made = choose(monsters(YOU, EXTRA, of_types(FUSION), *that))
    return [FusionSummonAlsoBanishing(made, monsters(YOU, HAND | MONSTERS), those, most)]


def fusion_summon_of_one(those: Cards, *that: Filter) -> Program:
    """Fusion Summon a Fusion Monster from your Extra Deck that lists the name of this monster as a
    material, using it as the only one."""
    made = choose(monsters(YOU, EXTRA, of_types(FUSION), *that))
    return [FusionSummonOfOne(made, those)]


def special_summon_token(
    *names: str,
    how_many: int | Number = 1,
    position: int = 0,
    to: int = YOU,
    with_: tuple[Clause, ...] = (),
) -> Program:
    """Special Summon so many Tokens of each of these names, which the card's `tokens` describe:
    all of them or none, to your field or to the `OPPONENT`'s; you choose the zones. `with_` is part
    of the summon: no effect of the Token."""
    positions = 1 << position if position else 1 << ATTACK_POSITION | 1 << DEFENSE_POSITION
    return [SummonTokens(list(names), as_number(how_many), positions, to, list(with_))]


def synchro_summon(
    *that: Filter, only: Cards | None = None, including: tuple[Filter, ...] = ()
) -> Program:
    """Synchro Summon a Synchro Monster from your Extra Deck immediately after the effect resolves,
    of what you could use by the rules, or only of what is said; one of them must be so."""
    made = choose(monsters(YOU, EXTRA, of_types(SYNCHRO), *that))
    return [SynchroSummon(made, only, list(including))]


def ritual_summon(
    *that: Filter,
    from_: int = HAND,
    using: Cards | None = None,
    exactly: bool = False,
    total: int = 0,
    including: tuple[Filter, ...] = (),
    with_: tuple[Clause, ...] = (),
    banishing: Cards | None = None,
) -> Program:
    """Ritual Summon a Ritual Monster from your hand by Tributing monsters from your hand or field,
    whose Levels together are its Level, or this total, or more; or exactly that. One of them must
    pass the filters `including`; those in `banishing` can be banished instead of Tributed."""
    made = choose(monsters(YOU, from_, of_types(RITUAL), *that))
    used = using or monsters(YOU, HAND | MONSTERS)
    return [RitualSummon(made, used, exactly, total, list(including), list(with_), banishing)]


def skips_battle_phase(whose: int) -> Program:
    """A player skips the next Battle Phase: that of this turn if it hasn't come yet."""
    return [ApplyToPlayers(whose, [Cannot(verbs.BATTLE_PHASE, 0, None)], NEXT_BATTLE_PHASE)]


def skips_draw_phase(whose: int) -> Program:
    """A player skips the Draw Phase of the own next turn."""
    return [ApplyToPlayers(whose, [Cannot(verbs.DRAW_PHASE, 0, None)], NEXT_OWN_TURN)]


def in_standby_phase(whose: int, program: Steps, turns: int = 0) -> Program:
    """In the next Standby Phase of this player, at least so many turns later, without a chain."""
    return [Later(Delayed(STANDBY_PHASE, whose, turns, program_of(program)))]
