"""Actions: what an effect does. Each is a program of its own."""

from segoc.effects.aiming import TurnAttack
from segoc.effects.as_material import MaterialsOf
from segoc.effects.control import ExchangeControl, TakeControl
from segoc.effects.counters import (
    CountersOn,
    NoteCounters,
    PlaceCounters,
    RemoveCounters,
    ShareOut,
)
from segoc.effects.deeds import Apply, Win
from segoc.effects.draws import Draw
from segoc.effects.fates import SingleOut
from segoc.effects.later import BanishUntil, Later, MustActivate, ReturnToField
from segoc.effects.level_pairs import BanishForLevel
from segoc.effects.life_points import Damage, GainLP, LoseLP, PayDownTo, PayLP, SetLP
from segoc.effects.linking import SummonWherePointed
from segoc.effects.looking import LookAt, PutBackAtBottom, PutBackOnTop, Reveal
from segoc.effects.mixing import MixWithMonster
from segoc.effects.moving import BanishFaceDown, MoveCards, SpendNotingLevel, TributeSpells
from segoc.effects.negating import (
    NegateActivation,
    NegateAttack,
    NegateChain,
    NegateEffect,
    NegateSummon,
)
from segoc.effects.noting import NoteColumn, NoteName
from segoc.effects.permissions import ApplyToPlayers
from segoc.effects.phases import EndBattlePhase, EndMainPhase
from segoc.effects.placing import PlaceAsSpell, PlaceAsTrap, PlaceFaceUp, PlaceInPendulumZone
from segoc.effects.positions import ChangePosition, TurnFaceDown, TurnFaceUp
from segoc.effects.returning import BOTTOM, TOP, ToDeck
from segoc.effects.setting import ActivateFieldSpell, SetAgain, SetCard
from segoc.effects.shifting import ToOtherZone
from segoc.effects.staying import Attach
from segoc.effects.summoning import BecomeMonster, SpecialSummon, SummonToEither
from segoc.effects.tying import Equip, LinkTo, LinkWith
from segoc.effects.words.constants import (
    ATTACK_POSITION,
    DEFENSE_POSITION,
    EITHER,
    FOR_GOOD,
    GY,
    OPPONENT,
    TURN_END,
    WHILE_FACE_UP,
    YOU,
)
from segoc.effects.words.descriptions import choose, materials, top
from segoc.effects.words.joints import Program
from segoc.effects.words.numbers import number
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


def banish_for_level(those: Cards, partners: Cards, monsters: Cards) -> Program:
    """Banish the card that is meant (`TARGET`) together with one of those partners, such that their
    original Levels add up to the Level of one of these monsters. What was `DONE` to both tells
    afterwards which Level that is."""
    return [BanishForLevel(those, partners, monsters)]


def banish_face_down(those: Cards) -> Program:
    """Banish these cards face-down: nobody but their owner may look at them."""
    return [BanishFaceDown(those)]


def banish_until_end_phase(
    those: Cards, whose: int = EITHER, turns: int = 0, position: int = 0
) -> Program:
    """Banish until the End Phase, or until one of this player's so many turns later: they return to
    their former position, or in this one, without a chain."""
    return [BanishUntil(those, Delayed(END_PHASE, whose, turns, [ReturnToField(position)]))]


def banish_until_standby(those: Cards, whose: int) -> Program:
    """Banish until the next Standby Phase of this player, or of either."""
    return [BanishUntil(those, Delayed(STANDBY_PHASE, whose, 0, [ReturnToField()]))]


def banish_until_end_of_battle(those: Cards, *then_: Program) -> Program:
    """Banish until the end of the Battle Phase; when they return, the other programs are done."""
    program: Program = [ReturnToField()]
    for one in then_:
        program = [*program, *one]
    return [BanishUntil(those, Delayed(BATTLE_PHASE_END, EITHER, 0, program))]


def at_end_of_battle_phase(program: Program) -> Program:
    """At the end of the Battle Phase, without a chain."""
    return [Later(Delayed(BATTLE_PHASE_END, EITHER, 0, program))]


def in_end_phase(program: Program, turns: int = 0, whose: int = EITHER) -> Program:
    """In the End Phase of this turn, or so many turns later, without a chain; or in the next one of
    this player."""
    return [Later(Delayed(END_PHASE, whose, turns, program))]


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
    return [MoveCards(verbs.SEND_TO_GY, top(whose, how_many))]


def to_hand(those: Cards) -> Program:
    """Add these cards to the hand, or return them there: one and the same (EFX-155). Each goes
    to its owner's hand."""
    return [MoveCards(verbs.TO_HAND, those)]


def look_at(those: Cards) -> Program:
    """Look at cards of a Deck, such as its `top`, or of a hand, which only you see; `REVEALED` is
    what you looked at, as far as it still lies there."""
    return [LookAt(those)]


def put_back_at_bottom(those: Cards) -> Program:
    """Put these cards of a Deck at its bottom, in any order."""
    return [PutBackAtBottom(those)]


def put_back_on_top(those: Cards) -> Program:
    """Put these cards of a Deck back on its top, in any order."""
    return [PutBackOnTop(those)]


def to_deck(those: Cards) -> Program:
    """Return to the owners' Decks, which are shuffled then (EFX-152)."""
    return [ToDeck(those)]


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


def tribute_spells(those: Cards) -> Program:
    """Tribute these Spells or Traps, equip cards among them: only if a text names them; what just
    says `tribute` means monsters (TRM-014)."""
    return [TributeSpells(those)]


def detach(how_many: int = 1, from_: Cards | None = None) -> Program:
    """Detach materials from this card; or `from_` any of these monsters, as the player likes."""
    those = materials() if from_ is None else MaterialsOf(from_)
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


def mix_with_monster(those: Cards, one_of: Cards) -> Program:
    """Special Summon these cards, which are no monsters, face-down as Normal Monsters with ATK and
    DEF 0, mixed with one of those monsters: nobody else knows which is which. `DONE` are the cards
    that were summoned."""
    return [MixWithMonster(those, one_of)]


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


def place_as_continuous_spell(those: Cards) -> Program:
    """Place a card face-up in your Spell & Trap Zone, treated as a Continuous Spell."""
    return [PlaceAsSpell(those)]


def place_as_continuous_trap(those: Cards) -> Program:
    """Place a card face-up in your Spell & Trap Zone, treated as a Continuous Trap."""
    return [PlaceAsTrap(those)]


def place_face_up(those: Cards) -> Program:
    """Place a Continuous Spell or Trap face-up in your Spell & Trap Zone; that is no activation."""
    return [PlaceFaceUp(those)]


def place_in_pendulum_zone(those: Cards) -> Program:
    """Place these cards in their player's Pendulum Zone; that is no activation (EFX-286)."""
    return [PlaceInPendulumZone(those)]


def move_to_other_zone(those: Cards) -> Program:
    """Move a monster to another of its controller's Main Monster Zones: it stays what it is
    (EFX-281, EFX-282). The zone is chosen when it is done; nothing happens if none is free."""
    return [ToOtherZone(those)]


def change_position(those: Cards, to: int = 0) -> Program:
    """Change these monsters to a position; without one, each to the other (TRM-146)."""
    return [ChangePosition(those, to)]


def turn_face_up(those: Cards, position: int) -> Program:
    """Turn these face-down monsters face-up, to this position; they are flipped."""
    return [TurnFaceUp(those, position)]


def turn_face_down(those: Cards, sets: bool = False) -> Program:
    """Turn these monsters to face-down Defense Position; `sets` if the text says that they are
    Set by that."""
    return [TurnFaceDown(those, sets)]


def equip(those: Cards, to: Cards, strengthens: bool = False) -> Program:
    """Equip these cards to a monster; a monster card becomes an Equip Spell (EFX-216). What
    `strengthens` it, or weakens it, can be activated in the Damage Step as other changes of ATK and
    DEF can (CRD-296)."""
    return [Equip(those, to, strengthens)]


def link(
    to: Cards, *clause: Clause, this_turn: tuple[Clause, ...] = (), until: int = TURN_END
) -> Program:
    """Stay linked to a card, with clauses that hang on the link, some for this turn only, or
    `until` its `END_PHASE`."""
    return [LinkTo(to, list(clause), list(this_turn), until)]


def link_with(those: Cards, to: Cards) -> Program:
    """These cards, and not this one, stay linked to that card: `LINKED` in what they `gains`."""
    return [LinkWith(those, to)]


def apply(to: Cards | int, *clauses: Clause, until: int = WHILE_FACE_UP) -> Program:
    """Apply clauses to those of these cards that are face-up, worked out now, for some time; or to
    players (`YOU`, `OPPONENT`, `EITHER`), until the end of a turn. Nothing applies to single cards
    in the hand so; `all_are`, applied to a player, speaks of all that are or come there."""
    if isinstance(to, int):
        return [ApplyToPlayers(to, list(clauses), until)]
    return [Apply(to, list(clauses), until)]


def take_control(those: Cards, until: int = FOR_GOOD, with_: tuple[Clause, ...] = ()) -> Program:
    """Take control of these monsters: for good, until the `END_PHASE`, or while this card is
    linked to them (`UNLINKED`). `with_` applies to them for as long."""
    return [TakeControl(those, YOU, until, list(with_))]


def give_control(those: Cards, until: int = FOR_GOOD, to: int = OPPONENT) -> Program:
    """Give control of these monsters to the opponent, or to a player as the turn goes
    (`OTHER_PLAYER`); you choose the zone (TRM-183, TRM-189)."""
    return [TakeControl(those, to, until)]


def exchange_control(yours: Cards, theirs: Cards, this_turn: tuple[Clause, ...] = ()) -> Program:
    """Exchange control of one of your monsters and one of the opponent's: if there are several,
    each player chooses the own one. `this_turn` applies to both."""
    return [ExchangeControl(yours, theirs, list(this_turn))]


def draw(whose: int, how_many: int | Number) -> Program:
    """Draw cards (EFX-113)."""
    return [Draw(whose, number(how_many))]


def gain_lp(whose: int, amount: int | Number) -> Program:
    """A player gains so many LP; `EITHER`: both do, at the same moment."""
    return [GainLP(whose, number(amount))]


def lose_lp(whose: int, amount: int | Number) -> Program:
    """A player loses so many LP, which is no damage (EFX-206)."""
    return [LoseLP(whose, number(amount))]


def set_lp(whose: int, amount: int | Number) -> Program:
    """A player's LP become so many: nothing is gained or lost, and it is no damage."""
    return [SetLP(whose, number(amount))]


def damage(whose: int, amount: int | Number) -> Program:
    """Inflict effect damage to a player (EFX-205)."""
    return [Damage(whose, number(amount))]


def single_out(those: Cards) -> Program:
    """Choose cards and do nothing to them; `DONE` is what was chosen."""
    return [SingleOut(those)]


def reveal(those: Cards) -> Program:
    """Show these cards; `DONE` is what was shown."""
    return [Reveal(those)]


def pay(amount: int) -> Program:
    """Pay LP, as a cost; that is no damage (EFX-206)."""
    return [PayLP(amount)]


def pay_down_to(left: int) -> Program:
    """Pay LP so that just so many are left; `changed_by` is how many were paid."""
    return [PayDownTo(left)]


def pay_half() -> Program:
    """Pay half of the LP (EFX-017)."""
    return [PayLP(0, True)]


def place_counters(
    those: Cards,
    kind: int,
    how_many: int | Number = 1,
    most: int = 0,
    with_: tuple[Clause, ...] = (),
) -> Program:
    """Place counters of a kind (`segoc.kernel.table.counter_kinds`; `OWN_COUNTER` has no name) on
    each of these cards; `most` is the maximum that the card can have. `with_` applies to the cards
    for as long as they have such a counter (EFX-261)."""
    return [PlaceCounters(those, kind, number(how_many), most, list(with_))]


def share_counters(those: Cards, kind: int, how_many: int | Number) -> Program:
    """Place so many counters in all, on whichever of these cards the player chooses."""
    return [ShareOut(those, kind, number(how_many))]


def remove_counters(those: Cards, kind: int, how_many: int | Number = 1) -> Program:
    """Remove so many counters in all from these cards, as a cost or by the effect."""
    return [RemoveCounters(those, kind, number(how_many))]


def remove_all_counters(those: Cards, kind: int) -> Program:
    """Remove all counters of a kind from these cards."""
    return [RemoveCounters(those, kind, CountersOn(those, kind))]


def note_counters(those: Cards, kind: int) -> Program:
    """Note how many counters of a kind are on these cards; `noted_counters` speaks of that."""
    return [NoteCounters(those, kind)]


def negate_activation() -> Program:
    """Negate the activation that this effect answers (EFX-165)."""
    return [NegateActivation()]


def negate_chain() -> Program:
    """Negate all activations that were on the chain when this was activated (CRD-391); `DONE` is
    what was negated."""
    return [NegateChain()]


def note_name(those: Cards) -> Program:
    """Note the name of a card: `OF_NOTED_NAME` is what is called so, for as long as something
    applies by this effect."""
    return [NoteName(those)]


def note_column(those: Cards) -> Program:
    """Note the column in which a card lies: `IN_NOTED_COLUMN` is what lies there, for as long as
    something applies by this effect, wherever the card is then."""
    return [NoteColumn(those)]


def end_main_phase() -> Program:
    """End the Main Phase: nothing more is done in it, and the turn goes on."""
    return [EndMainPhase()]


def end_battle_phase() -> Program:
    """End the Battle Phase; it has no End Step then."""
    return [EndBattlePhase()]


def set_card(those: Cards) -> Program:
    """Set a Spell or Trap in your Spell & Trap Zone, or Field Zone."""
    return [SetCard(those)]


def set_again() -> Program:
    """After its activation this card isn't sent to the GY: it is Set again where it lies."""
    return [SetAgain()]


def activate_field_spell(those: Cards) -> Program:
    """Activate a Field Spell, without a chain: it comes to your Field Zone."""
    return [ActivateFieldSpell(those)]


def negate_effect() -> Program:
    """Negate the effect that this effect answers; the activation stays valid (EFX-172)."""
    return [NegateEffect()]


def negate_summon(those: Cards | None = None) -> Program:
    """Negate the summon that this effect answers: of all that are summoned, or of these only."""
    return [NegateSummon(those)]


def negate_attack() -> Program:
    """Negate the attack that is under way."""
    return [NegateAttack()]


def turn_attack(to: Cards, to_calculation: bool = False) -> Program:
    """Change the target of the attack that is under way to this monster; there is no replay for
    what has come to the field until then. `to_calculation`: damage calculation comes next."""
    return [TurnAttack(to, to_calculation)]


def wins(whose: int) -> Program:
    """A player wins the duel."""
    return [Win(whose)]


def attach(those: Cards, to: Cards) -> Program:
    """Put these cards under a monster, as its materials."""
    return [Attach(those, to)]
