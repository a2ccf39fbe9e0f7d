"""The words: how a card is written.

Every word makes a value of the language; cards are written with these and with nothing
else. Players, places, kinds and the like are plain names. An effect reads as its text does:

    activation(when=attack_declared(by=monsters(OPPONENT)),
               do=destroy(monsters(OPPONENT, FIELD, in_position(ATTACK))))

A *program* is what an effect does: one action, or several joined by `and_` (same moment,
the second only if the first was done), `then` (afterwards, only if done) and `also`
(afterwards, regardless).
"""

from collections.abc import Callable
from typing import Final

from segoc.effects import filters as fl
from segoc.effects import happenings as hp
from segoc.effects import numbers as nm
from segoc.effects import players
from segoc.effects import selectors as sl
from segoc.effects.actions import (
    ChangePosition,
    Equip,
    LinkTo,
    MoveCards,
    PlaceInPendulumZone,
    TurnFaceDown,
)
from segoc.effects.clauses import (
    Attacks,
    AttributeAlso,
    CalledAs,
    Cannot,
    Copies,
    DoesNoBattleDamage,
    Gains,
    IsNegated,
    LeavesFor,
    Stat,
    UnaffectedBy,
)
from segoc.effects.conditions import (
    AllSo,
    CameBefore,
    Exists,
    ExistsEach,
    InPhase,
    More,
    NotSo,
    TurnOf,
)
from segoc.effects.deeds import (
    Apply,
    BecomeMonster,
    Damage,
    Draw,
    MayGoOn,
    NegateActivation,
    NegateAttack,
    NegateEffect,
    NegateSummon,
    PayLP,
    Provided,
    Reveal,
    SpecialSummon,
    Win,
)
from segoc.kernel import effect as ef
from segoc.kernel import entry as en
from segoc.kernel import event as ev
from segoc.kernel import kinds, phases, places, verbs
from segoc.kernel.effect import (
    Action,
    Activated,
    Cards,
    Clause,
    Condition,
    Effect,
    Filter,
    Happening,
    Instead,
    Number,
    Reaction,
    Redirect,
    Standing,
    Target,
    Watch,
)
from segoc.kernel.materials import Materials

Program = list[Action]

# Players, seen from the one whose effect it is.
YOU: Final = players.YOU
OPPONENT: Final = players.OPPONENT
EITHER: Final = players.EITHER
TURN_PLAYER: Final = players.TURN_PLAYER
OTHER_PLAYER: Final = players.OTHER_PLAYER

# Places, as bits.
HAND: Final = 1 << places.HAND
DECK: Final = 1 << places.DECK
GY: Final = 1 << places.GRAVEYARD
BANISHED: Final = 1 << places.BANISHED
EXTRA: Final = 1 << places.EXTRA_DECK
MONSTERS: Final = 1 << places.MONSTER_ZONE
SPELLS: Final = 1 << places.SPELL_ZONE
PENDULUM: Final = 1 << places.PENDULUM_ZONE
FIELD_ZONE: Final = 1 << places.FIELD_ZONE
UNDER: Final = 1 << places.UNDER
FIELD: Final = MONSTERS | SPELLS | PENDULUM | FIELD_ZONE
ANYWHERE: Final = HAND | DECK | GY | BANISHED | EXTRA | FIELD
# Also as material, and in the act of being summoned or activated.
EVERYWHERE: Final = ANYWHERE | UNDER | 1 << places.IN_THE_ACT

# Positions, and reasons as bits.
ATTACK: Final = places.ATTACK
DEFENSE: Final = places.DEFENSE
BATTLE: Final = 1 << ev.BY_BATTLE
EFFECT: Final = 1 << ev.BY_EFFECT
COST: Final = 1 << ev.AS_COST

# What is activated.
MONSTER_EFFECT: Final = hp.MONSTER_EFFECT
SPELL_CARD: Final = hp.SPELL_CARD
TRAP_CARD: Final = hp.TRAP_CARD
SPELL_EFFECT: Final = hp.SPELL_EFFECT
TRAP_EFFECT: Final = hp.TRAP_EFFECT
ANY_ACTIVATION: Final = MONSTER_EFFECT | SPELL_CARD | TRAP_CARD | SPELL_EFFECT | TRAP_EFFECT

# Ways to be summoned, as bits.
NORMAL: Final = 1 << ev.NORMAL_SUMMON | 1 << ev.TRIBUTE_SUMMON | 1 << ev.GEMINI_SUMMON
TRIBUTE: Final = 1 << ev.TRIBUTE_SUMMON
FLIP: Final = 1 << ev.FLIP_SUMMON
SPECIAL: Final = 1 << ev.SPECIAL_SUMMON | 1 << ev.XYZ_SUMMON
XYZ: Final = 1 << ev.XYZ_SUMMON
ANY_SUMMON: Final = NORMAL | FLIP | SPECIAL

# How often.
ONCE_PER_TURN: Final = ef.ONCE_A_TURN
ONCE_PER_TURN_BY_NAME: Final = ef.ONCE_A_TURN_BY_NAME
ONCE_PER_CHAIN: Final = ef.ONCE_A_CHAIN
ONE_PER_TURN: Final = ef.ONE_A_TURN

# How long.
WHILE_FACE_UP: Final = en.WHILE_FACE_UP
TURN_END: Final = en.UNTIL_END_OF_TURN
END_PHASE: Final = en.UNTIL_END_PHASE
UNLINKED: Final = en.WHILE_LINKED

# Cards, by reference.
THIS: Final = sl.This()
TARGET: Final = sl.Targets()
THAT: Final = sl.That()
PAID: Final = sl.Paid()
DONE: Final = sl.Done()
ATTACKER: Final = sl.Attacker()
ATTACKED: Final = sl.Attacked()
LINKED: Final = sl.Linked()
EQUIPPED: Final = sl.Equipped()
EQUIPPED_BY_ITSELF: Final = sl.Equipped(True)

# Filters without a parameter.
FACE_UP: Final = fl.Facing(True)
FACE_DOWN: Final = fl.Facing(False)
OTHER_NAME: Final = fl.OtherName()
MONSTER_CARD: Final = fl.MonsterCard()


# Cards, by description.


def cards(whose: int, where: int, *that: Filter) -> sl.Described:
    """All cards of a player, in these places, that pass the filters."""
    return sl.Described(whose, where, list(that))


def monsters(whose: int = EITHER, where: int = MONSTERS, *that: Filter) -> sl.Described:
    return sl.Described(whose, where, [fl.OfKind(1 << kinds.MONSTER), *that])


def spells(whose: int = EITHER, where: int = FIELD, *that: Filter) -> sl.Described:
    return sl.Described(whose, where, [fl.OfKind(1 << kinds.SPELL), *that])


def traps(whose: int = EITHER, where: int = FIELD, *that: Filter) -> sl.Described:
    return sl.Described(whose, where, [fl.OfKind(1 << kinds.TRAP), *that])


def spells_and_traps(whose: int = EITHER, where: int = FIELD, *that: Filter) -> sl.Described:
    kinds_meant = 1 << kinds.SPELL | 1 << kinds.TRAP
    return sl.Described(whose, where, [fl.OfKind(kinds_meant), *that])


def among(those: Cards, *that: Filter) -> sl.Among:
    return sl.Among(those, list(that))


def all_of(*those: Cards) -> sl.Both:
    """Several sets as one: what can't be moved stays, the rest goes (TRM-052)."""
    return sl.Both(list(those))


def top(whose: int, count: int | Number) -> sl.Top:
    """So many cards from the top of a Deck."""
    return sl.Top(whose, number(count))


def materials(*that: Filter) -> sl.Materials:
    """The materials under this card."""
    return sl.Materials(list(that))


def pointed(whose: int) -> sl.Pointed:
    """The monsters in the zones that this card points to."""
    return sl.Pointed(whose)


def equipped_to_this(by_own_effect: bool = False) -> sl.EquippedTo:
    return sl.EquippedTo(by_own_effect)


def highest_level(those: Cards) -> sl.HighestLevel:
    """Those of these monsters whose Level is the highest."""
    return sl.HighestLevel(those)


def choose(those: Cards, least: int = 1, most: int = 0, by: int = YOU) -> sl.Choose:
    """So many of these cards, chosen when it is done; it doesn't target."""
    return sl.Choose(those, least, most or least, by)


# Filters.


def of_kind(*wanted: int) -> Filter:
    """Monster, Spell or Trap."""
    bits = 0
    for kind in wanted:
        bits |= 1 << kind
    return fl.OfKind(bits)


def in_position(position: int) -> Filter:
    return fl.InPosition(position)


def of_types(*words: int) -> Filter:
    """One of these words on the type line, such as `kinds.FUSION`."""
    bits = 0
    for word in words:
        bits |= word
    return fl.OfTypes(bits)


def attribute(*wanted: int) -> Filter:
    bits = 0
    for one in wanted:
        bits |= one
    return fl.OfAttribute(bits)


def race(*wanted: int) -> Filter:
    bits = 0
    for one in wanted:
        bits |= one
    return fl.OfRace(bits)


def of_series(*series: str) -> Filter:
    return fl.OfSeries(list(series))


def named(*names: str, original: bool = False) -> Filter:
    return fl.Named(list(names), original)


def same_name_as(those: Cards, original: bool = False) -> Filter:
    return fl.SameName(those, original)


def level(least: int, most: int | Number = 12, original: bool = False) -> Filter:
    return fl.LevelIs(least, number(most), original)


def atk(least: int, most: int = 1_000_000) -> Filter:
    return fl.AtkIs(least, most)


def other_than(those: Cards) -> Filter:
    return fl.OtherThan(those)


def controlled_by(whose: int) -> Filter:
    return fl.ControlledBy(whose)


def owned_by(whose: int) -> Filter:
    return fl.OwnedBy(whose)


def came_from(where: int) -> Filter:
    """Summoned from there."""
    return fl.CameFrom(where)


def summoned_by_own_effect(which: int) -> Filter:
    return fl.SummonedByOwn(which)


def not_(one: Filter) -> Filter:
    return fl.Not(one)


def any_of(*those: Filter) -> Filter:
    return fl.AnyOf(list(those))


def both_of(*those: Filter) -> Filter:
    return fl.AllOf(list(those))


# Numbers.


def number(value: int | Number) -> Number:
    return nm.Fixed(value) if isinstance(value, int) else value


def count(those: Cards) -> Number:
    return nm.Count(those)


def count_that(owner: int) -> Number:
    """How many cards of that owner the event was about."""
    return nm.CountThat(owner)


def atk_of(those: Cards, original: bool = False) -> Number:
    return nm.AtkOf(those, original)


def def_of(those: Cards, original: bool = False) -> Number:
    return nm.DefOf(those, original)


def level_of(those: Cards) -> Number:
    return nm.LevelOf(those)


def lp(whose: int) -> Number:
    return nm.LifePoints(whose)


def half(value: Number) -> Number:
    return nm.Half(value)


def times(value: Number, factor: int) -> Number:
    return nm.Times(value, factor)


def plus(value: Number, more: int) -> Number:
    return nm.Plus(value, more)


# Conditions.


def exists(those: Cards, least: int = 1) -> Condition:
    return Exists(those, least)


def none(those: Cards) -> Condition:
    return NotSo(Exists(those, 1))


def exists_each(those: Cards, *names: str) -> Condition:
    """A card of each of these names."""
    return ExistsEach(those, list(names))


def more(value: Number, than: Number) -> Condition:
    return More(value, than)


def turn_of(whose: int) -> Condition:
    return TurnOf(whose)


def in_main_phase() -> Condition:
    return InPhase(1 << phases.MAIN_PHASE_1 | 1 << phases.MAIN_PHASE_2)


def came_before_this_turn() -> Condition:
    """This card didn't come to where it lies in this turn."""
    return CameBefore()


def all_so(*those: Condition) -> Condition:
    return AllSo(list(those))


def is_not_so(one: Condition) -> Condition:
    return NotSo(one)


# What happens.


def activated(
    what: int,
    by: int = EITHER,
    targeting: Cards | None = None,
    includes: int = 0,
    to: Cards | None = None,
    certain: bool = False,
    in_: int = 0,
) -> Happening:
    """An activation, answered by the very next link: of what, by whom, where; that targets
    these cards; that includes this verb, done to these cards, perhaps or certainly."""
    return hp.Activation(what, by, targeting, includes, to, certain, in_)


def one_of(*those: Happening) -> Happening:
    """Any of several things."""
    return hp.OneOf(list(those))


def was_activated(what: int, by: int = EITHER) -> Happening:
    """An activation, looked back at when its chain is over (TRM-133)."""
    return hp.WasActivated(what, by)


def would_be_summoned(ways: int = ANY_SUMMON, by: int = EITHER) -> Happening:
    return hp.WouldBeSummoned(ways, by)


def summoned(
    those: Cards,
    ways: int = ANY_SUMMON,
    by_own_effect: int = 0,
    not_from: int = 0,
    by_effect_of: tuple[Filter, ...] = (),
) -> Happening:
    return hp.Summoned(those, ways, by_own_effect, not_from, list(by_effect_of))


def sent_to_gy(
    those: Cards, why: int = 0, from_: int = 0, for_effect_of: tuple[Filter, ...] = ()
) -> Happening:
    """Sent to the GY: why, from where, and for the effect of which card it was paid."""
    return hp.Went(those, from_, GY, 0, why, list(for_effect_of))


def destroyed(those: Cards, why: int = 0, from_: int = 0, to: int = 0) -> Happening:
    return hp.Went(those, from_, to, ev.DESTROYED, why, [])


def left_field(those: Cards) -> Happening:
    return hp.Went(those, FIELD, 0, 0, 0, [])


def added_to_hand(whose: int) -> Happening:
    return hp.AddedToHand(whose)


def damaged(whose: int, by: Cards | None = None) -> Happening:
    return hp.Damaged(whose, by)


def position_changed(those: Cards, to: int) -> Happening:
    return hp.PositionChanged(those, to)


def flipped(those: Cards) -> Happening:
    return hp.Flipped(those)


def attack_declared(
    by: Cards | None = None, to: Cards | None = None, direct: bool = False
) -> Happening:
    return hp.AttackDeclared(by, to, direct)


def phase(whose: int, which: int) -> Happening:
    return hp.PhaseBegan(whose, which)


def used_as_material(*that: Filter) -> Happening:
    """This card was material for the Xyz Summon of a monster that passes the filters."""
    return hp.UsedAsMaterial(list(that))


# Actions. Each is a program of its own.


def destroy(those: Cards, to: int = -1) -> Program:
    """Destroy; "destroy and banish" is one moment (EFX-129)."""
    return [MoveCards(verbs.DESTROY, those, to)]


def banish(those: Cards) -> Program:
    return [MoveCards(verbs.BANISH, those)]


def send_to_gy(those: Cards) -> Program:
    """As a cost it must reach the GY (EFX-049)."""
    return [MoveCards(verbs.SEND_TO_GY, those, -1, True)]


def mill(whose: int, how_many: int | Number) -> Program:
    """Send cards from the top of a Deck to the GY."""
    return [MoveCards(verbs.SEND_TO_GY, top(whose, how_many))]


def to_hand(those: Cards) -> Program:
    return [MoveCards(verbs.TO_HAND, those)]


def discard(those: Cards, to_gy: bool = False) -> Program:
    """Discard; "to the GY" must be fulfilled (EFX-040, EFX-041)."""
    return [MoveCards(verbs.DISCARD, those, -1, to_gy)]


def tribute(those: Cards) -> Program:
    return [MoveCards(verbs.TRIBUTE, those)]


def detach(how_many: int = 1) -> Program:
    """Detach materials from this card."""
    return [MoveCards(verbs.DETACH, choose(materials(), how_many))]


def special_summon(those: Cards, position: int = 0, with_: tuple[Clause, ...] = ()) -> Program:
    """Special Summon, in this position or either; `with_` is part of the summon."""
    return [SpecialSummon(those, _positions(position), list(with_))]


def become_monster(form: int = 1, position: int = 0, with_: tuple[Clause, ...] = ()) -> Program:
    """This card becomes the monster that its text describes (`forms` of the card)."""
    return [BecomeMonster(form, _positions(position), list(with_))]


def _positions(position: int) -> int:
    return 1 << position if position else 1 << ATTACK | 1 << DEFENSE


def place_in_pendulum_zone(those: Cards) -> Program:
    return [PlaceInPendulumZone(those)]


def change_position(those: Cards, to: int = 0) -> Program:
    return [ChangePosition(those, to)]


def turn_face_down(those: Cards) -> Program:
    return [TurnFaceDown(those)]


def equip(those: Cards, to: Cards) -> Program:
    return [Equip(those, to)]


def link(to: Cards, *clause: Clause, this_turn: tuple[Clause, ...] = ()) -> Program:
    """Stay linked to a card, with clauses that hang on the link, some for this turn only."""
    return [LinkTo(to, list(clause), list(this_turn))]


def apply(to: Cards, *clauses: Clause, until: int = WHILE_FACE_UP) -> Program:
    return [Apply(to, list(clauses), until)]


def draw(whose: int, how_many: int | Number) -> Program:
    return [Draw(whose, number(how_many))]


def damage(whose: int, amount: int | Number) -> Program:
    return [Damage(whose, number(amount))]


def reveal(those: Cards) -> Program:
    """Show these cards; `DONE` is what was shown."""
    return [Reveal(those)]


def pay(amount: int) -> Program:
    return [PayLP(amount)]


def pay_half() -> Program:
    return [PayLP(0, True)]


def negate_activation() -> Program:
    return [NegateActivation()]


def negate_effect() -> Program:
    return [NegateEffect()]


def negate_summon() -> Program:
    return [NegateSummon()]


def negate_attack() -> Program:
    return [NegateAttack()]


def wins(whose: int) -> Program:
    return [Win(whose)]


# Joints.


def and_(first: Program, second: Program) -> Program:
    """At the same moment, the second only if the first was done (EFX-106)."""
    return _join(first, second, ef.SAME_MOMENT | ef.IF_DONE)


def then(first: Program, second: Program) -> Program:
    """Afterwards, only if the first was done (EFX-107)."""
    return _join(first, second, ef.IF_DONE)


def also(first: Program, second: Program) -> Program:
    """Afterwards, whatever came of the first."""
    return _join(first, second, 0)


def _join(first: Program, second: Program, joint: int) -> Program:
    return [*first, _joined(second[0], joint), *second[1:]]


def _joined(action: Action, joint: int) -> Action:
    """The same action with this joint: what it was made from stays as it is."""
    make: Callable[..., Action] = type(action)
    new = make(*[getattr(action, name) for name in action.FIELDS if name != "joint"])
    new.joint = joint
    return new


def optionally(program: Program) -> Program:
    """ "You can": asked when it comes to that, if it is possible."""
    return _join([MayGoOn()], program, ef.IF_DONE)


def provided(condition: Condition, program: Program) -> Program:
    return _join([Provided(condition)], program, ef.IF_DONE)


# Clauses.


def plus_atk(value: int | Number) -> Clause:
    return Stat(en.ATK, en.PLUS, number(value))


def plus_def(value: int | Number) -> Clause:
    return Stat(en.DEFENSE, en.PLUS, number(value))


def set_atk(value: int | Number) -> Clause:
    return Stat(en.ATK, en.SET_TO, number(value))


def set_def(value: int | Number) -> Clause:
    return Stat(en.DEFENSE, en.SET_TO, number(value))


def original_atk(value: int | Number) -> Clause:
    """Its original ATK becomes this (EFX-194)."""
    return Stat(en.ATK, en.ORIGINAL, number(value))


def plus_level(value: int) -> Clause:
    return Stat(en.LEVEL, en.PLUS, number(value))


def attribute_also(which: int) -> Clause:
    return AttributeAlso(which)


def name_is(name: str) -> Clause:
    return CalledAs(name, None)


def name_of(those: Cards) -> Clause:
    """Is called as that card originally is."""
    return CalledAs("", those)


def negated() -> Clause:
    return IsNegated()


def unaffected_by(*that: Filter) -> Clause:
    return UnaffectedBy(list(that))


def cannot(verb: int, why: int = 0, what: Cards | None = None) -> Clause:
    """This can't be done to the card; or by the player, with these cards."""
    return Cannot(verb, why, what)


def gains(*effects: Effect) -> Clause:
    return Gains(list(effects))


def copies(those: Cards) -> Clause:
    return Copies(those)


def leaves_for(place: int) -> Clause:
    """Goes there when it leaves the field, as `BANISHED`."""
    return LeavesFor(_place(place))


def attacks(how_often: int | Number) -> Clause:
    return Attacks(number(how_often))


def does_no_battle_damage() -> Clause:
    """To the opponent, in its own battles."""
    return DoesNoBattleDamage()


def _place(bits: int) -> int:
    return bits.bit_length() - 1


# Targets.


def target(those: Cards, least: int = 1, most: int = 0, still: tuple[Filter, ...] = ()) -> Target:
    """So many of these cards, chosen at the activation; `still` is asked again later."""
    return Target(those, least, most or least, list(still))


# Effects.


def activation(
    *,
    when: Happening | None = None,
    only_if: Condition | None = None,
    limit: int = 0,
    shared: bool = False,
    cost: Program | None = None,
    targets: Target | None = None,
    links: Target | None = None,
    do: Program | None = None,
    all_turn: tuple[Clause, ...] = (),
) -> Effect:
    """The activation of a Spell or Trap Card. `links` is a target that the card keeps by its
    activation, whatever becomes of its effect (TRM-067)."""
    return Activated(
        ef.ACTIVATION,
        HAND | SPELLS | FIELD_ZONE,
        when,
        ef.WHEN,
        False,
        only_if,
        limit,
        shared,
        cost or [],
        links or targets,
        links is not None,
        do or [],
        list(all_turn),
    )


def ignition(
    *,
    in_: int = 0,
    only_if: Condition | None = None,
    limit: int = 0,
    shared: bool = False,
    cost: Program | None = None,
    targets: Target | None = None,
    do: Program,
) -> Effect:
    """In the own Main Phase, with nothing pending. Without `in_`: face-up on the field."""
    return Activated(
        ef.IGNITION,
        in_ or FIELD,
        None,
        ef.WHEN,
        False,
        only_if,
        limit,
        shared,
        cost or [],
        targets,
        False,
        do,
        [],
    )


def trigger(
    *,
    when: Happening | None = None,
    if_: Happening | None = None,
    in_: int = 0,
    must: bool = False,
    only_if: Condition | None = None,
    limit: int = 0,
    shared: bool = False,
    cost: Program | None = None,
    targets: Target | None = None,
    do: Program,
    all_turn: tuple[Clause, ...] = (),
) -> Effect:
    """When something happens (and nothing since), or if it has.

    Without `in_` it works where what it is about has brought the card: in the GY for what is
    sent there, otherwise on the field.
    """
    happening = when or if_
    assert happening is not None, "a trigger needs `when` or `if_`"
    return Activated(
        ef.TRIGGER,
        in_ or _place_of(happening),
        happening,
        ef.WHEN if when is not None else ef.IF,
        must,
        only_if,
        limit,
        shared,
        cost or [],
        targets,
        False,
        do,
        list(all_turn),
    )


def _place_of(happening: Happening) -> int:
    if isinstance(happening, hp.Went) and isinstance(happening.cards, sl.This):
        return happening.to or ANYWHERE
    return FIELD


def quick(
    *,
    when: Happening | None = None,
    in_: int = 0,
    must: bool = False,
    only_if: Condition | None = None,
    limit: int = 0,
    shared: bool = False,
    cost: Program | None = None,
    targets: Target | None = None,
    do: Program,
) -> Effect:
    """At any time that Spell Speed 2 allows, or when something happens."""
    return Activated(
        ef.QUICK,
        in_ or FIELD,
        when,
        ef.WHEN,
        must,
        only_if,
        limit,
        shared,
        cost or [],
        targets,
        False,
        do,
        [],
    )


def standing(
    to: Cards | int, *clauses: Clause, only_if: Condition | None = None, in_: int = 0
) -> Effect:
    """Applies to cards, or to players, while its card is face-up in its place."""
    receivers = None if isinstance(to, int) else to
    whose = to if isinstance(to, int) else 0
    return Standing(in_ or FIELD, only_if, False, receivers, whose, list(clauses))


def text(*clauses: Clause, only_if: Condition | None = None, in_: int = 0) -> Effect:
    """A sentence about this card that is no effect: nothing negates it."""
    return Standing(in_ or ANYWHERE, only_if, True, THIS, 0, list(clauses))


def wins_if(condition: Condition, in_: int) -> Effect:
    """A victory text (TRM-404)."""
    return Watch(in_, condition, True, wins(YOU))


def each_time(
    happening: Happening,
    do: Program,
    *,
    only_if: Condition | None = None,
    immediate: bool = True,
    limit: int = 0,
    in_: int = 0,
) -> Effect:
    """Applies without a chain each time, at once or when the resolution is over (TRM-088)."""
    return Reaction(in_ or FIELD, only_if, happening, do, immediate, limit)


def as_soon_as(condition: Condition, do: Program, *, in_: int = 0) -> Effect:
    """Applies without a chain as soon as things are so."""
    return Watch(in_ or FIELD, condition, False, do)


def instead(
    verb: int, of: Cards, do: Program, *, why: int = BATTLE | EFFECT, must: bool = False
) -> Effect:
    """What would be done to these cards is replaced, if the player wants it."""
    return Instead(FIELD, None, verb, of, why, not must, do)


def redirect(
    those: Cards, from_: int, to: int, *, only_if: Condition | None = None, in_: int = 0
) -> Effect:
    """Cards that would go there go elsewhere instead."""
    return Redirect(in_ or FIELD, only_if, those, _place(from_), _place(to))


def xyz_materials(of_level: int, least: int, most: int = 0, *that: Filter) -> Materials:
    """What an Xyz Monster is made from; `most` 5 for "or more"."""
    return Materials(of_level, least, most or least, list(that))
