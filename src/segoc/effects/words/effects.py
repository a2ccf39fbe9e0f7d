"""Whole effects, and targets.

Ways to say what the words of a class could say, too: shorter, or as texts do.
"""

from segoc.effects import happenings as hp, references
from segoc.effects.applying import Win
from segoc.effects.clauses import Gains
from segoc.effects.conditions import More, SummonedAgain
from segoc.effects.life_points import PayLP
from segoc.effects.numbers import LifePoints, as_number
from segoc.effects.plain_names import (
    ANYWHERE,
    ATTACK_POSITION,
    BATTLE,
    DECK,
    DEFENSE_POSITION,
    EFFECT,
    FIELD,
    FIELD_ZONE,
    GY,
    HAND,
    MONSTERS,
    SPELLS,
    YOU,
)
from segoc.effects.texts_besides_effects import (
    CanBeSetAsSpell,
    CanStayAsSpell,
    OnlyOne,
    OnlyOneOfSeries,
)
from segoc.effects.words.actions import choose_one, destroy, either_way
from segoc.effects.words.clauses import _place
from segoc.effects.words.constants import THIS
from segoc.kernel.language import effect as ef
from segoc.kernel.language.action import Steps, program_of
from segoc.kernel.language.effect import (
    Activated,
    Effect,
    Forestalls,
    Instead,
    OwnSummon,
    Reaction,
    Redirect,
    Spares,
    Standing,
    Watch,
    Withstands,
)
from segoc.kernel.language.node import Cards, Clause, Condition, Filter, Happening, Number, Target
from segoc.kernel.picture.material_texts import (
    GoesAsMaterial,
    LendsHand,
    LevelForXyz,
    NeedsCompanions,
    StandsIn,
    StandsInForTuner,
)
from segoc.kernel.table import verbs


def target(
    those: Cards,
    least: int = 1,
    most: int = 0,
    still: tuple[Filter, ...] = (),
    matching: int = 0,
    up_to: Number | None = None,
    exactly: Number | None = None,
    also: tuple[Target, ...] = (),
) -> Target:
    """So many of these cards, chosen at the activation; `still` is asked again later. If they
    must go together, `matching` says how: `SAME_LEVEL`, `EACH_PLAYERS` (one of each),
    `EACH_CHOOSES` (the same, and each player chooses the own), or `FIELD_AND_GY` (one on the
    field, one in the GY). `up_to` and `exactly` are numbers that are worked out when they are
    chosen. `also` is what is targeted besides, as `target(cards(OPPONENT, FIELD), 2)`."""
    counted = up_to or exactly
    highest = most or least
    just = exactly is not None
    return Target(those, least, highest, list(still), matching, counted, just, list(also))


def activation(
    *,
    when: Happening | None = None,
    if_: Happening | None = None,
    only_if: Condition | None = None,
    limit: int = 0,
    shared: bool = False,
    cost: Steps | None = None,
    targets: Target | None = None,
    links: Target | None = None,
    do: Steps | None = None,
    all_turn: tuple[Clause, ...] = (),
) -> Effect:
    """The activation of a Spell or Trap Card: when something happens, or if it has. `links` is
    a target that the card keeps by its activation, whatever becomes of its effect (TRM-067)."""
    return Activated(
        ef.ACTIVATION,
        HAND | SPELLS | FIELD_ZONE,
        when or if_,
        ef.IF if if_ is not None else ef.WHEN,
        False,
        only_if,
        limit,
        shared,
        program_of(cost),
        links or targets,
        links is not None,
        program_of(do),
        list(all_turn),
    )


def ignition(
    *,
    in_: int = 0,
    only_if: Condition | None = None,
    limit: int = 0,
    shared: bool = False,
    cost: Steps | None = None,
    targets: Target | None = None,
    do: Steps,
    all_turn: tuple[Clause, ...] = (),
) -> Effect:
    """In the own Main Phase, with nothing pending. Without `in_`: face-up in a Monster Zone."""
    return Activated(
        ef.IGNITION,
        in_ or MONSTERS,
        None,
        ef.WHEN,
        False,
        only_if,
        limit,
        shared,
        program_of(cost),
        targets,
        False,
        program_of(do),
        list(all_turn),
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
    cost: Steps | None = None,
    targets: Target | None = None,
    do: Steps,
    all_turn: tuple[Clause, ...] = (),
) -> Effect:
    """When something happens (and nothing since), or if it has.

    Without `in_` it works where what it is about has brought the card: in the GY for what is
    sent there, otherwise in a Monster Zone.
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
        program_of(cost),
        targets,
        False,
        program_of(do),
        list(all_turn),
    )


def _place_of(happening: Happening) -> int:
    if isinstance(happening, hp.Went) and isinstance(happening.cards, references.This):
        # What lies in a Deck does nothing, unless it is about coming there (CHG-009).
        return happening.to or ANYWHERE & ~DECK  # CHG-009
    return MONSTERS


def quick(
    *,
    when: Happening | None = None,
    if_: Happening | None = None,
    in_: int = 0,
    must: bool = False,
    only_if: Condition | None = None,
    limit: int = 0,
    shared: bool = False,
    cost: Steps | None = None,
    targets: Target | None = None,
    do: Steps,
) -> Effect:
    """At any time that Spell Speed 2 allows, or when something happens, or if it has."""
    return Activated(
        ef.QUICK,
        in_ or MONSTERS,
        when or if_,
        ef.IF if if_ is not None else ef.WHEN,
        must,
        only_if,
        limit,
        shared,
        program_of(cost),
        targets,
        False,
        program_of(do),
        [],
    )


def standing(
    to: Cards | int, *clauses: Clause, only_if: Condition | None = None, in_: int = 0
) -> Effect:
    """Applies to cards, or to players, while its card is face-up in its place."""
    receivers = None if isinstance(to, int) else to
    whose = to if isinstance(to, int) else 0
    return Standing(in_ or MONSTERS, only_if, False, receivers, whose, list(clauses))


def text(*clauses: Clause, only_if: Condition | None = None, in_: int = 0) -> Effect:
    """A sentence about this card that is no effect: nothing negates it."""
    return Standing(in_ or ANYWHERE, only_if, True, THIS, 0, list(clauses))


def never_negated(
    whose: int, *clauses: Clause, only_if: Condition | None = None, in_: int = 0
) -> Effect:
    """Applies to players as a `standing` effect does, and its text says that it can't be
    negated."""
    return Standing(in_ or MONSTERS, only_if, True, None, whose, list(clauses))


def gemini(*effects: Effect) -> Effect:
    """What a Gemini has once it is summoned again on the field (EFX-232)."""
    return Standing(MONSTERS, SummonedAgain(), True, THIS, 0, [Gains(*effects)])


def wins_if(condition: Condition, in_: int) -> Effect:
    """A victory text (TRM-404)."""
    return Watch(in_, condition, True, program_of(Win(YOU)))


def wins_when(happening: Happening, whose: int = YOU) -> Effect:
    """A victory text: a player wins at once when this happens, even in the middle of a
    resolution."""
    return Reaction(MONSTERS, None, happening, program_of(Win(whose)), True, 0, True)


def each_time(
    happening: Happening,
    do: Steps,
    *,
    only_if: Condition | None = None,
    immediate: bool = True,
    limit: int = 0,
    in_: int = 0,
) -> Effect:
    """Applies without a chain each time, at once or when the resolution is over (TRM-088)."""
    return Reaction(in_ or MONSTERS, only_if, happening, program_of(do), immediate, limit)


def upkeep(
    happening: Happening, cost: int | Steps, *, in_: int = 0, only_if: Condition | None = None
) -> Effect:
    """A maintenance cost: each time, its player pays so many LP, or it is destroyed if these
    can't be paid; or its player does this, or rather destroys it. That is no effect, and nothing
    negates it."""
    if isinstance(cost, int):
        paid = either_way(
            More(LifePoints(YOU), as_number(cost - 1)), PayLP(cost), destroy(THIS)
        )  # TRM-029
    else:
        paid = choose_one(cost, destroy(THIS))
    found = Reaction(in_ or MONSTERS, only_if, happening, paid, True)
    found.text = True  # TRM-029
    return found


def as_soon_as(condition: Condition, do: Steps, *, in_: int = 0) -> Effect:
    """Applies without a chain as soon as things are so."""
    return Watch(in_ or MONSTERS, condition, False, program_of(do))


def instead(
    verb: int,
    of: Cards,
    do: Steps,
    *,
    why: int = BATTLE | EFFECT,
    must: bool = False,
    limit: int = 0,
    together: bool = False,
    in_: int = 0,
) -> Effect:
    """What would be done to these cards is replaced, if the player wants it: for each of them, or
    once for all to which it would be done at the same moment, `together`."""
    return Instead(in_ or MONSTERS, None, verb, of, why, not must, program_of(do), limit, together)


def instead_of_damage(do: Steps, *, why: int = BATTLE | EFFECT) -> Effect:
    """Where you would take damage, by `BATTLE`, `EFFECT` or either, this is done instead."""
    return Instead(MONSTERS, None, verbs.DAMAGE, THIS, why, False, program_of(do))


def withstands(
    those: Cards, *, why: int = BATTLE | EFFECT, limit: int = ef.ONCE_A_TURN, in_: int = 0
) -> Effect:
    """These cards can't be destroyed once a turn, by `BATTLE`, `EFFECT` or either: the first time
    that they would be, they stay."""
    return Withstands(in_ or MONSTERS, None, those, why, limit)


def can_take_no_battle_damage(
    those: Cards, *, limit: int = 0, only_if: Condition | None = None, in_: int = 0
) -> Effect:
    """You can let the battle damage that you would take from a battle of one of these monsters
    be 0: asked at damage calculation, without a chain."""
    return Spares(in_ or MONSTERS, only_if, those, limit)


def can_halve_battle_damage(
    those: Cards, *, limit: int = 0, only_if: Condition | None = None, in_: int = 0
) -> Effect:
    """You can halve the battle damage that you would take from a battle of one of these monsters:
    asked at damage calculation, without a chain."""
    return Spares(in_ or MONSTERS, only_if, those, limit, True)


def forestalls(
    happening: Happening,
    do: Steps,
    *,
    limit: int = 0,
    only_if: Condition | None = None,
    must: bool = False,
    in_: int = 0,
) -> Effect:
    """When an activation that fits (`activated`) comes to be processed, you can do this first,
    without a chain, or `must`; `negate_effect` is about that effect then."""
    return Forestalls(in_ or MONSTERS, only_if, happening, program_of(do), limit, must)


def own_summon(
    *,
    from_: int = HAND,
    by: Steps | None = None,
    only_if: Condition | None = None,
    in_: int = 0,
    with_: tuple[Clause, ...] = (),
    limit: int = 0,
) -> Effect:
    """How this monster Special Summons itself by its own text, without a chain: from where, by
    doing what, in which position (either if left out); `with_` applies to it by that summon,
    and may ask for what was `PAID`. A `limit` counts the summons that succeed."""
    positions = 1 << in_ if in_ else 1 << ATTACK_POSITION | 1 << DEFENSE_POSITION
    return OwnSummon(from_, only_if, program_of(by), positions, list(with_), limit)


def redirect(
    those: Cards, from_: int, to: int, *, only_if: Condition | None = None, in_: int = 0
) -> Effect:
    """Cards that would go there go elsewhere instead."""
    return Redirect(in_ or MONSTERS, only_if, those, _place(from_), _place(to))


def stands_in(
    *that: Filter, by_attribute: bool = False, in_: int = 0, continuous: bool = False
) -> Effect:
    """In the Fusion Summon of a monster that passes the filters, this card can be a material in
    place of one that is listed by its name, or by its Attribute; the others must be as listed.
    Without `in_`: from the hand, the field (even face-down) or the GY. A `continuous` effect only
    applies face-up on the field."""
    return StandsIn(in_ or HAND | FIELD | GY, None, by_attribute, list(that), continuous)


def as_material_goes_to(
    ways: int,
    to: int,
    unless_others: tuple[Filter, ...] = (),
    only_if: Condition | None = None,
) -> Effect:
    """In the text of a monster: used as a material of such a summon (`BY_SYNCHRO`…), it goes there,
    to the `DECK` at its bottom, unless all other materials pass the filters. No effect."""
    return GoesAsMaterial(MONSTERS, only_if, ways, to.bit_length() - 1, list(unless_others))


def as_material_needs(ways: int, *others: Filter) -> Effect:
    """In the text of a monster: used as a material of such a summon (`BY_SYNCHRO`…), all other
    materials must pass the filters. No effect."""
    return NeedsCompanions(ANYWHERE, None, ways, list(others))


def as_level_for_xyz(level: int) -> Effect:
    """Used for an Xyz Summon, this card can be treated as a monster of this Level, too."""
    return LevelForXyz(MONSTERS, None, level)


def lends_hand_for_synchro(only_if: Condition | None = None) -> Effect:
    """In the text of a monster: used as Synchro Material, it lets one monster in the hand be one,
    too. No effect."""
    return LendsHand(MONSTERS, only_if)


def stands_in_for_tuner(series: str) -> Effect:
    """Can be Synchro Material in place of a Tuner of this archetype, where one is asked for by its
    name or as one of the archetype."""
    return StandsInForTuner(MONSTERS, None, series)


def can_be_set_as_spell() -> Effect:
    """This monster can be Set from the hand in the Spell & Trap Zone, as a Spell."""
    return Standing(HAND, None, False, THIS, 0, [CanBeSetAsSpell()])


def can_stay_as_spell() -> Effect:
    """If this monster is destroyed in the Monster Zone, its player can place it face-up in the
    Spell & Trap Zone, as a Continuous Spell, instead of sending it to the GY."""
    return Standing(MONSTERS, None, False, THIS, 0, [CanStayAsSpell()])


def only_one_face_up(name: str) -> Effect:
    """Only one card of this name can be face-up on the field of its player: another one
    can't be summoned, and one that turns up or comes over all the same is destroyed by rule."""
    return Standing(ANYWHERE, None, False, THIS, 0, [OnlyOne(name)])


def only_one_of_series_face_up(series: str, *, both: bool = False) -> Effect:
    """Only one monster of this archetype can be face-up on the field of its player, or on `both`
    fields together."""
    return Standing(ANYWHERE, None, False, THIS, 0, [OnlyOneOfSeries(series, both)])
