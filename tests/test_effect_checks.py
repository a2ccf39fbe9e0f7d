"""Effects that can't work are refused when their card is defined, with the place of the fault."""

from collections.abc import Callable

import pytest

from segoc.cards.card_data import dump_card, load_card
from segoc.cards.definition import (
    Definition,
    DefinitionError,
    Face,
    Form,
    card,
    continuous_trap,
    monster,
    normal_spell,
    normal_trap,
    quick_play_spell,
)
from segoc.cards.standard import standard_pool
from segoc.effects import descriptions as sl, references
from segoc.effects.changing_effects import EffectBecomes
from segoc.effects.lexicon.making import joined
from segoc.effects.words import (
    ATTACKER,
    DONE,
    FIELD,
    GY,
    HAND,
    MONSTER_EFFECT,
    ONCE_PER_TURN,
    OPPONENT,
    PAID,
    SPECIAL,
    TARGET,
    THAT,
    THIS,
    TURN_END,
    YOU,
    ZERO,
    activated,
    activation,
    all_so,
    also,
    and_,
    apply,
    atk,
    atk_of,
    attack_declared,
    become_monster,
    cannot,
    cards,
    choose,
    count,
    count_that,
    damage,
    damage_taken,
    destroy,
    draw,
    each_time,
    exists,
    gains,
    ignition,
    level,
    monsters,
    name_is,
    negate_activation,
    negate_attack,
    negate_effect,
    negate_summon,
    of_kind,
    optionally,
    pay_lp,
    plus_atk,
    plus_level,
    quick,
    same_name,
    special_summon,
    standing,
    summoned,
    target,
    then,
    to_hand,
    tribute,
    trigger,
    was_activated,
    xyz_materials,
)
from segoc.kernel.language import effect as ef
from segoc.kernel.language.action import IF_DONE
from segoc.kernel.language.effect import Effect
from segoc.kernel.table import kinds
from segoc.kernel.table.kinds import DARK, FIEND, PENDULUM
from segoc.kernel.table.verbs import DESTROY

pytestmark = pytest.mark.core

TRAP = normal_trap("陷阱", "罠", "A Trap")
STAYING = continuous_trap("永续陷阱", "永続罠", "A Continuous Trap")
FIEND_ = monster("恶魔", "悪魔", "A Fiend", DARK, FIEND, level=4, atk=0, defense=0, effect=True)
FIELD_MONSTERS = monsters(OPPONENT)


def define(face: Face, *effects: Effect) -> Definition:
    return card(900_100_001, face, *effects)


# What is wrong, and what one change makes right.
CASES: dict[str, tuple[Callable[[], Effect], str]] = {
    "a target that nobody chose": (
        lambda: ignition(do=destroy(TARGET)),
        "effect 1, do.1.cards: nothing is targeted",
    ),
    "a target in a number": (
        lambda: ignition(do=damage(OPPONENT, atk_of(TARGET))),
        "effect 1, do.1.amount.cards: nothing is targeted",
    ),
    "a target before it is chosen": (
        lambda: ignition(cost=tribute(TARGET), targets=target(FIELD_MONSTERS), do=destroy(TARGET)),
        "effect 1, cost.1.cards: nothing is targeted",
    ),
    "a target in a clause": (
        lambda: standing(THIS, plus_atk(atk_of(TARGET))),
        "effect 1, clauses.1.number.cards: nothing is targeted",
    ),
    "a target in a filter of the target": (
        lambda: ignition(targets=target(monsters(YOU, GY, same_name(TARGET))), do=draw(YOU, 1)),
        "effect 1, targets.cards.that.2.cards: nothing is targeted",
    ),
    "that card, of which nothing was told": (
        lambda: quick(do=destroy(THAT)),
        "effect 1, do.1.cards: nothing has happened that it could speak of",
    ),
    "so many of those cards, of which nothing was told": (
        lambda: ignition(do=draw(YOU, count_that(YOU))),
        "effect 1, do.1.count: nothing has happened that it could speak of",
    ),
    "what was paid, without a cost": (
        lambda: ignition(do=special_summon(PAID)),
        "effect 1, do.1.cards: nothing is paid",
    ),
    "what was done, at the beginning": (
        lambda: ignition(do=destroy(DONE)),
        "effect 1, do.1.cards: nothing was done before",
    ),
    "what was chosen, where nothing was": (
        lambda: ignition(do=also(draw(YOU, 1), destroy(references.Chosen()))),
        "effect 1, do.2.cards: nothing was chosen before",
    ),
    "a choice where nothing is done": (
        lambda: ignition(do=draw(YOU, count(choose(FIELD_MONSTERS)))),
        "effect 1, do.1.count.cards: only what an action is done to can be chosen",
    ),
    "a choice as a target": (
        lambda: ignition(targets=target(choose(FIELD_MONSTERS)), do=destroy(TARGET)),
        "effect 1, targets.cards: only what an action is done to can be chosen",
    ),
    "no happening": (
        lambda: ef.Activated(
            ef.TRIGGER, FIELD, None, ef.WHEN, False, None, 0, False, [], None, False,
            [draw(YOU, 1)], [],
        ),
        "effect 1: a trigger effect needs a happening",
    ),
    "a trigger that answers": (
        lambda: trigger(when=activated(MONSTER_EFFECT), do=draw(YOU, 1)),
        "effect 1, happening: a trigger effect answers no activation: 'was_activated' looks back",
    ),
    "nothing to do": (
        lambda: quick(do=[]),
        "effect 1, do: a quick effect does something",
    ),
    "nothing to do each time": (
        lambda: each_time(summoned(monsters()), do=[]),
        "effect 1, do: an action at least belongs here",
    ),
    "nothing that stands": (
        lambda: standing(THIS),
        "effect 1, clauses: a clause at least belongs here",
    ),
    "a first action that hangs on something": (
        lambda: quick(do=[joined(draw(YOU, 1), IF_DONE)]),
        "effect 1, do.1: the first action of a program hangs on nothing",
    ),
    "an unknown joint": (
        lambda: quick(do=[draw(YOU, 1), joined(draw(YOU, 1), 8)]),
        "effect 1, do.2: there is no joint 8",
    ),
    "a question before nothing": (
        lambda: quick(do=then(draw(YOU, 1), optionally(draw(YOU, 1))[:1])),
        "effect 1, do.2: nothing follows that it could decide about",
    ),
    "a question that decides nothing": (
        lambda: quick(do=also(optionally(draw(YOU, 1))[:1], draw(YOU, 1))),
        "effect 1, do.1: what follows doesn't hang on it",
    ),
    "negating what isn't answered": (
        lambda: quick(do=negate_activation()),
        "effect 1, do.1: it answers no activation",
    ),
    "negating what was activated earlier": (
        lambda: trigger(when=was_activated(MONSTER_EFFECT), do=negate_effect()),
        "effect 1, do.1: it answers no activation",
    ),
    "negating a summon that is over": (
        lambda: quick(when=summoned(monsters()), do=negate_summon()),
        "effect 1, do.1: it answers no summon",
    ),
    "negating no attack": (
        lambda: quick(do=negate_attack()),
        "effect 1, do.1: it answers no attack",
    ),
    "cards nowhere": (
        lambda: ignition(do=destroy(cards(YOU, 0))),
        "effect 1, do.1.cards.in: place belongs here, one at least",
    ),
    "works nowhere": (
        lambda: ef.Standing(0, None, False, THIS, 0, [plus_atk(100)]),
        "effect 1, in: place belongs here, one at least",
    ),
    "applied to cards in the hand": (
        lambda: ignition(do=apply(monsters(YOU, HAND), plus_level(-1), until=TURN_END)),
        "effect 1, do.1: only what is face-up is applied to, and no card in the hand or the Deck "
        "is",
    ),
    "a name of another module": (
        lambda: standing(YOU, damage_taken(kinds.EFFECT_MONSTER, ZERO)),
        "effect 1, clauses.1.why: reason belongs here, and bits 1 are none: a name of another "
        "module, such as `EFFECT` of `kinds`?",
    ),
    "no such player": (
        lambda: ignition(do=draw(7, 1)),
        "effect 1, do.1.whose: player belongs here, and 7 is none",
    ),
    "no such verb": (
        lambda: standing(THIS, cannot(99)),
        "effect 1, clauses.1.verb: verb belongs here, and 99 is none",
    ),
    "a filter of no kind": (
        lambda: ignition(do=destroy(monsters(OPPONENT, FIELD, of_kind()))),
        "effect 1, do.1.cards.that.2.kinds: kind of card belongs here, one at least",
    ),
    "from more to less": (
        lambda: ignition(do=destroy(monsters(OPPONENT, FIELD, atk(2000, 1000)))),
        "effect 1, do.1.cards.that.2: from 2000 to 1000 is nothing",
    ),
    "Levels from more to less": (
        lambda: ignition(do=destroy(monsters(OPPONENT, FIELD, level(7, 4)))),
        "effect 1, do.1.cards.that.2: from 7 to 4 is nothing",
    ),
    "more targets than there may be": (
        lambda: ignition(targets=target(FIELD_MONSTERS, 3, 2), do=destroy(TARGET)),
        "effect 1, targets: from 3 to 2 is nothing",
    ),
    "paying nothing": (
        lambda: ignition(cost=pay_lp(0), do=draw(YOU, 1)),
        "effect 1, cost.1: either an amount or half of the LP is paid",
    ),
    "an empty name": (
        lambda: standing(THIS, name_is("")),
        "effect 1, clauses.1: either a name or cards to be called after",
    ),
    "a share of no limit": (
        lambda: ignition(shared=True, do=draw(YOU, 1)),
        "effect 1, shared: there is no limit to share",
    ),
    "to which cards, without what": (
        lambda: quick(when=activated(MONSTER_EFFECT, to=monsters()), do=negate_activation()),
        "effect 1, happening: what is done to which cards: 'includes' is missing",
    ),
    "inside of a given effect": (
        lambda: standing(monsters(YOU), gains(ignition(do=destroy(TARGET)))),
        "effect 1, clauses.1.effects.1.do.1.cards: nothing is targeted",
    ),
    "that card of an attack": (
        lambda: quick(when=attack_declared(), do=destroy(THAT)),
        "effect 1, do.1.cards: of an attack say which monster: the attacker or the attacked one",
    ),
    "an attacker without an attack": (
        lambda: quick(when=summoned(monsters()), do=destroy(ATTACKER)),
        "effect 1, do.1.cards: there is no attack that it could speak of",
    ),
    "of a player what can only be so of cards": (
        lambda: standing(OPPONENT, plus_atk(100)),
        "effect 1, clauses.1: that can be said of cards only, and no cards are named",
    ),
    "all turn, too": (
        lambda: trigger(if_=summoned(THIS), do=draw(YOU, 1), all_turn=(plus_atk(100),)),
        "effect 1, all_turn.1: that can be said of cards only, and no cards are named",
    ),
    "a monster that is activated": (
        lambda: activation(do=draw(YOU, 1)),
        "effect 1: a monster isn't activated, only its effects are",
    ),
    "a form that the card doesn't have": (
        lambda: ignition(do=become_monster()),
        "effect 1: the card has no form 1",
    ),
    "an effect that becomes a standing one": (
        lambda: quick(
            when=activated(MONSTER_EFFECT), do=[EffectBecomes(standing(THIS, plus_atk(1)))]
        ),
        "effect 1, do.1: it becomes what is activated, too",
    ),
    "summoned by an effect that doesn't summon": (
        lambda: trigger(when=summoned(THIS, SPECIAL, own_effect=1), do=draw(YOU, 1)),
        "effect 1: the card has no effect 1 that summons",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_it_is_refused(name: str) -> None:
    make, complaint = CASES[name]
    with pytest.raises(DefinitionError) as refused:
        define(FIEND_, make())
    assert str(refused.value) == f"card 900100001 (A Fiend): {complaint}"


@pytest.mark.parametrize(
    "make",
    [
        lambda: ignition(targets=target(FIELD_MONSTERS), do=destroy(TARGET)),
        lambda: ignition(targets=target(FIELD_MONSTERS), do=damage(OPPONENT, atk_of(TARGET))),
        lambda: quick(when=summoned(monsters()), do=destroy(THAT)),
        lambda: each_time(summoned(monsters()), do=draw(YOU, count_that(YOU))),
        lambda: ignition(cost=tribute(choose(monsters(YOU))), do=special_summon(PAID)),
        lambda: ignition(
            cost=tribute(choose(monsters(YOU))),
            targets=target(monsters(YOU, GY, same_name(PAID))),
            do=special_summon(TARGET),
        ),
        lambda: ignition(do=then(destroy(FIELD_MONSTERS), to_hand(DONE))),
        lambda: ignition(do=also(destroy(choose(FIELD_MONSTERS)), to_hand(references.Chosen()))),
        lambda: trigger(when=was_activated(MONSTER_EFFECT), do=draw(YOU, 1)),
        lambda: quick(when=activated(MONSTER_EFFECT), do=negate_activation()),
        lambda: quick(
            when=activated(MONSTER_EFFECT, includes=DESTROY, to=monsters()), do=negate_effect()
        ),
        lambda: quick(when=attack_declared(), do=and_(negate_attack(), destroy(ATTACKER))),
        lambda: quick(do=then(draw(YOU, 1), optionally(draw(YOU, 1)))),
        lambda: ignition(limit=ONCE_PER_TURN, shared=True, do=draw(YOU, 1)),
        lambda: trigger(
            if_=summoned(THIS),
            only_if=all_so(exists(monsters(YOU)), exists(among_that())),
            do=draw(YOU, 1),
        ),
    ],
)
def test_what_makes_sense_is_taken(make: Callable[[], Effect]) -> None:
    definition = define(FIEND_, make())
    assert dump_card(load_card(dump_card(definition))) == dump_card(definition)


def among_that() -> sl.Among:
    return sl.Among(THAT, atk(1000))


def test_the_number_of_the_effect() -> None:
    with pytest.raises(DefinitionError, match=r"effect 2, do.1.cards: nothing is targeted"):
        define(FIEND_, ignition(do=draw(YOU, 1)), ignition(do=destroy(TARGET)))


def test_several_faults_are_told_at_once() -> None:
    with pytest.raises(DefinitionError) as refused:
        define(FIEND_, ignition(do=destroy(TARGET)), quick(do=[]))
    assert str(refused.value).count("effect") == 3


def test_a_trap_that_goes_to_the_gy_does_something() -> None:
    with pytest.raises(DefinitionError, match="effect 1: a card that doesn't stay"):
        define(TRAP, activation())
    define(STAYING, activation())


def test_a_slow_spell_answers_nothing() -> None:
    effect = activation(when=summoned(monsters()), do=draw(YOU, 1))
    with pytest.raises(DefinitionError, match="only a Quick-Play Spell or a Trap answers"):
        define(normal_spell("魔法", "魔法", "A Spell"), effect)
    define(quick_play_spell("魔法", "魔法", "A Spell"), effect)
    define(TRAP, effect)


def test_an_effect_is_there_once() -> None:
    same = ignition(do=draw(YOU, 1))
    with pytest.raises(DefinitionError, match="effect 2: an effect is there twice"):
        define(FIEND_, same, same)
    with pytest.raises(DefinitionError, match="effect 1: an effect is there twice"):
        define(FIEND_, standing(THIS, gains(same, same)))
    define(FIEND_, ignition(do=draw(YOU, 1)), ignition(do=draw(YOU, 1)))


def test_a_pendulum_monster_is_activated() -> None:
    face = monster(
        "灵摆", "ペンデュラム", "Pendulum", DARK, FIEND, level=4, atk=0, defense=0, scale=1
    )
    assert face.types & PENDULUM
    define(face, activation(do=draw(YOU, 1)))


def test_forms() -> None:
    form = Form(DARK, FIEND, level=4, atk=0, defense=0)
    card(900_100_001, STAYING, activation(do=become_monster(2)), forms=(form, form))
    with pytest.raises(DefinitionError, match="the card has no form 2"):
        card(900_100_001, STAYING, activation(do=become_monster(2)), forms=(form,))


def test_materials() -> None:
    with pytest.raises(DefinitionError, match="materials: a monster of this kind"):
        card(900_100_001, FIEND_, materials=xyz_materials(4, 2))
    xyz = monster("超量", "エクシーズ", "An Xyz", DARK, FIEND, rank=4, atk=0, defense=0)
    card(900_100_001, xyz, materials=xyz_materials(4, 2))
    with pytest.raises(DefinitionError, match=r"materials.that.1.cards: nothing is targeted"):
        card(900_100_001, xyz, materials=xyz_materials(4, 2, 2, same_name(TARGET)))


def test_every_card_of_the_pool_makes_sense() -> None:
    assert len(standard_pool()) > 150


def test_numbers_where_others_belong() -> None:
    with pytest.raises(DefinitionError, match=r"effect 1, do.1.until: duration belongs here"):
        define(FIEND_, ignition(do=apply(THIS, plus_atk(1), until=FIELD)))
