"""The normal form: trees that say the same become one, and no others do."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from segoc import Deck, Duel, Pool, standard_pool
from segoc.cards.card_data import dump_card, load_card
from segoc.cards.definition import Definition
from segoc.cards.frozen import frozen_pool
from segoc.cards.normal_card import in_own_zone, names_say_kinds, normalise_card
from segoc.cards.vocabulary import (
    ATTACK,
    BE_TARGETED,
    DARK,
    DECK,
    DEFENSE_POSITION,
    DRAGON,
    DRAW,
    EITHER,
    EQUIPPED,
    EVERYWHERE,
    EXTRA,
    FACE_DOWN,
    FACE_UP,
    FIELD,
    FIELD_ZONE,
    GY,
    HAND,
    LIGHT,
    MONSTER,
    MONSTERS,
    NORMAL,
    OPPONENT,
    OPPONENTS_EFFECT,
    OTHER_NAME,
    SPECIAL,
    SPELL,
    SPELLS,
    TARGET,
    THIS,
    YOU,
    all_of,
    all_so,
    all_targets,
    among,
    any_of,
    atk,
    atk_at_most,
    attribute,
    both_of,
    cannot,
    cards,
    choose,
    choose_as_many,
    choose_exactly,
    count,
    destroy,
    draw,
    either_way,
    exists,
    flipped,
    higher_of,
    ignition,
    lesser,
    level,
    level_exactly,
    link_materials,
    lp,
    monsters,
    more,
    named,
    negated,
    none,
    not_,
    not_so,
    not_targeted_by,
    of_kind,
    of_player,
    one_of,
    outcome,
    part,
    plus,
    plus_atk,
    position,
    race,
    sent_to_gy,
    series,
    standing,
    summoned,
    target,
    times,
    toss_coins,
    trigger,
    turn_of,
)
from segoc.decks.random_deck import random_deck
from segoc.effects.json_form import dump, load
from segoc.effects.lexicon.sorts import EFFECT_
from segoc.effects.numbers import as_number
from segoc.kernel.language.effect import Effect
from segoc.kernel.language.node import Cards, Condition, Filter, Happening, Node, Number
from segoc.kernel.table.chance import seeded
from segoc.normal_form import normalise
from segoc.normal_form.normalising import Normalising
from segoc.normal_form.table import LISTS, LISTS_BY_SPOT, VALUES, VALUES_BY_SPOT
from tests.card_sample import CARDS
from tests.disturbing import disturbed
from tests.random_effects import of_base


def trees(card: Definition) -> list[Node]:
    return [*card.printed.recipes, *card.printed.effects[: card.printed.written]]


@pytest.mark.pool
@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_card_is_written_in_the_normal_form(card: Definition) -> None:
    for tree in trees(card):
        assert normalise(tree) == tree, "segoc.normal_form has another way to write it"
    whole = dump_card(normalise_card(card))
    assert whole == dump_card(card), "an effect in its own zone says so, and nothing wider"


class TestOwnZone:
    """A card of one sort works on the field in one sort of zone."""

    @pytest.mark.parametrize(
        ("name", "zone"),
        [
            ("Summoner Monk", MONSTERS),
            ("Jinzo", MONSTERS),
            ("Call of the Haunted", SPELLS),
            ("Mystic Plasma Zone", FIELD_ZONE),
            # It can lie in two of them.
            ("Oafdragon Magician", FIELD),
        ],
    )
    def test_the_field_is_the_zone_of_such_cards(self, name: str, zone: int) -> None:
        printed = standard_pool().find(name).printed
        wide = standing(EITHER, cannot(DRAW), in_=FIELD)
        assert in_own_zone(printed, wide) == standing(EITHER, cannot(DRAW), in_=zone)
        elsewhere = standing(EITHER, cannot(DRAW), in_=FIELD | GY)
        assert in_own_zone(printed, elsewhere) == elsewhere

    def test_what_is_equipped_may_be_a_monster_card(self) -> None:
        printed = standard_pool().find("Jinzo").printed
        effect = standing(EQUIPPED, negated(), in_=FIELD)
        assert in_own_zone(printed, effect) == effect


class TestNames:
    """What a card is that is called by its name is known."""

    def test_a_name_of_a_monster_is_that_of_a_monster(self) -> None:
        said = monsters(YOU, DECK, named("青眼白龙"))
        assert names_say_kinds(cards(YOU, DECK, named("青眼白龙"))) == said
        assert names_say_kinds(said) == said
        # On the field it can be an equip card.
        wide = cards(YOU, FIELD, named("青眼白龙"))
        assert names_say_kinds(wide) == wide

    def test_a_name_of_a_spell_says_so_itself(self) -> None:
        short = cards(YOU, DECK, named("融合"))
        assert names_say_kinds(cards(YOU, DECK, of_kind(SPELL), named("融合"))) == short
        assert names_say_kinds(short) == short

    @pytest.mark.parametrize("names", [("融合", "青眼白龙"), ("没有人知道的卡",)])
    def test_other_names_leave_it_open(self, names: tuple[str, ...]) -> None:
        either = cards(YOU, DECK, named(*names))
        assert names_say_kinds(either) == either
        spell = cards(YOU, DECK, of_kind(SPELL), named(*names))
        assert names_say_kinds(spell) == spell


@given(data=of_base(EFFECT_, 4))
@settings(max_examples=150, deadline=None)
def test_what_is_normal_stays_as_it_is(data: Any) -> None:
    effect = load(data)
    before = json.dumps(dump(effect))
    once = normalise(effect)
    assert type(once) is type(effect)
    assert normalise(once) == once
    assert json.dumps(dump(effect)) == before, "the tree itself stays as it is"
    assert load(dump(once)) == once


@pytest.mark.pool
def test_the_same_in_other_words_becomes_the_same() -> None:
    others = 0
    for card in CARDS:
        for number, tree in enumerate(trees(card)):
            other = disturbed(tree, Random(card.code * 20 + number))
            others += other != tree
            assert normalise(other) == tree, card.en
    assert others > 1000


class TestDuels:
    """What is written in other words is played in the same way."""

    @pytest.mark.parametrize("number", range(12))
    def test_a_duel_goes_the_same_way(self, number: int) -> None:
        chance = seeded(number)
        decks = (random_deck(frozen_pool(), chance), random_deck(frozen_pool(), chance))
        codes = {code for deck in decks for code in (*deck.main, *deck.extra)}
        pool = frozen_pool()
        others = [in_other_words(card, number) if card.code in codes else card for card in pool]
        assert sum(trees(one) != trees(card) for one, card in zip(others, pool, strict=True)) > 9
        assert course(decks, pool, number) == course(decks, Pool(others), number)


def in_other_words(card: Definition, number: int) -> Definition:
    data = dump_card(card)
    chance = Random(card.code * 20 + number)
    for name, those in (("materials", "recipes"), ("effects", "effects")):
        if name in data:
            found = getattr(card.printed, those)[: len(data[name])]
            data[name] = [dump(disturbed(tree, chance)) for tree in found]
    return load_card(data)


def course(decks: tuple[Deck, Deck], pool: Pool, number: int) -> list[str]:
    """All that could be chosen, and was, at random."""
    duel = Duel(*decks, seed=number, pool=pool, unofficial=True)
    chance = seeded(number)
    told: list[str] = []
    while duel.decision is not None and len(told) < 400:
        options = duel.offered
        option = options[chance.below(len(options))]
        told.append(f"{option.key} of {', '.join(one.key for one in options)}")
        duel.push(option)
    return [*told, duel.position()]


# What the tables of rules say, rule by rule: the same, and what looks like it.

HERO = series("英雄")
MINE = monsters(YOU, MONSTERS, FACE_UP)
DRAGONS = monsters(EITHER, MONSTERS, FACE_UP, race(DRAGON))
FALLEN = monsters(YOU, GY, race(DRAGON))


def doing(those: Cards) -> Effect:
    return ignition(do=destroy(those))


def asking(condition: Condition) -> Effect:
    return ignition(only_if=condition, do=draw(YOU, 1))


def about(happening: Happening) -> Effect:
    return trigger(if_=happening, in_=MONSTERS, do=draw(YOU, 1))


def strong(number: Number) -> Effect:
    return standing(THIS, plus_atk(number), in_=MONSTERS)


def fitting(*filters: Filter) -> Effect:
    return doing(cards(EITHER, DECK, *filters))


LIGHT_OR_DARK = any_of(attribute(LIGHT), attribute(DARK))
TWO = count(MINE)

# By rule: two trees that say the same, and one that says something else.
PAIRS: dict[str, tuple[Node, Node, Node]] = {
    "not_not": (fitting(not_(not_(HERO))), fitting(HERO), fitting(not_(HERO))),
    "none_of_several": (
        fitting(not_(any_of(HERO, level(4)))),
        fitting(not_(HERO), not_(level(4))),
        fitting(not_(both_of(HERO, level(4)))),
    ),
    "not_all_of_several": (
        fitting(any_of(not_(HERO), not_(level(4)))),
        fitting(not_(both_of(HERO, level(4)))),
        fitting(not_(HERO), not_(level(4))),
    ),
    "single_of_several": (fitting(any_of(HERO)), fitting(HERO), fitting(any_of(HERO, level(4)))),
    "any_in_any_order": (
        fitting(any_of(HERO, any_of(level(4), named("青眼白龙")))),
        fitting(any_of(named("青眼白龙"), HERO, level(4))),
        fitting(HERO, any_of(level(4), named("青眼白龙"))),
    ),
    "values_in_one": (
        fitting(LIGHT_OR_DARK),
        fitting(attribute(LIGHT, DARK)),
        fitting(attribute(LIGHT), attribute(DARK)),
    ),
    "names_in_order": (
        fitting(named("青眼白龙", "黑魔术师")),
        fitting(named("黑魔术师", "青眼白龙", "青眼白龙")),
        fitting(named("黑魔术师")),
    ),
    "plain_level": (
        fitting(level_exactly(as_number(4))),
        fitting(level(4, 4)),
        fitting(level(1, 4)),
    ),
    "plain_atk": (
        fitting(atk_at_most(as_number(1500))),
        fitting(atk(0, 1500)),
        fitting(atk(1500)),
    ),
    "all_in_a_list": (
        fitting(both_of(HERO, level(4))),
        fitting(HERO, level(4)),
        fitting(any_of(HERO, level(4))),
    ),
    "ranges_as_one": (
        fitting(level(3), level(1, 6)),
        fitting(level(3, 6)),
        fitting(level(3), level(1, 6, original=True)),
    ),
    "nots_in_one": (
        fitting(not_(attribute(LIGHT)), not_(attribute(DARK))),
        fitting(not_(attribute(LIGHT, DARK))),
        fitting(not_(attribute(LIGHT)), attribute(DARK)),
    ),
    "filters_in_order": (
        fitting(HERO, level(4), OTHER_NAME),
        fitting(OTHER_NAME, level(4), HERO, HERO),
        fitting(HERO, level(4)),
    ),
    "among_a_description": (
        doing(among(monsters(YOU, GY), race(DRAGON))),
        doing(FALLEN),
        doing(monsters(YOU, GY)),
    ),
    "among_those_among": (
        doing(among(among(TARGET, HERO), level(4))),
        doing(among(TARGET, HERO, level(4))),
        doing(among(TARGET, HERO)),
    ),
    "several_sets_in_order": (
        doing(all_of(THIS, all_of(TARGET, MINE), THIS)),
        doing(all_of(MINE, TARGET, THIS)),
        doing(all_of(TARGET, THIS)),
    ),
    "monsters_lie_in_monster_zones": (
        doing(monsters(YOU, FIELD)),
        doing(monsters(YOU, MONSTERS)),
        doing(cards(YOU, FIELD)),
    ),
    "monsters_are_called_so": (
        doing(cards(YOU, GY, race(DRAGON))),
        doing(FALLEN),
        doing(cards(YOU, GY, HERO)),
    ),
    "face_up_is_said": (
        doing(monsters(EITHER, MONSTERS, race(DRAGON))),
        doing(DRAGONS),
        doing(monsters(EITHER, MONSTERS, FACE_DOWN)),
    ),
    "always_face_up": (
        doing(monsters(YOU, GY, FACE_UP, race(DRAGON))),
        doing(FALLEN),
        doing(monsters(YOU, EXTRA, FACE_UP, race(DRAGON))),
    ),
    "face_down_is_in_defense": (
        doing(monsters(YOU, MONSTERS, FACE_DOWN, position(DEFENSE_POSITION))),
        doing(monsters(YOU, MONSTERS, FACE_DOWN)),
        doing(monsters(YOU, MONSTERS, position(DEFENSE_POSITION))),
    ),
    "the_one_target": (doing(all_targets(1)), doing(TARGET), doing(all_targets(2))),
    "plain_choice": (
        doing(choose_exactly(MINE, as_number(2))),
        doing(choose(MINE, 2)),
        doing(choose_as_many(MINE, as_number(2))),
    ),
    "plain_targets": (
        ignition(targets=target(MINE, up_to=as_number(3)), do=destroy(TARGET)),
        ignition(targets=target(MINE, 1, 3), do=destroy(TARGET)),
        ignition(targets=target(MINE, 3), do=destroy(TARGET)),
    ),
    "worked_out": (strong(times(as_number(200), 3)), strong(as_number(600)), strong(TWO)),
    "times_once": (strong(times(TWO, 1)), strong(TWO), strong(times(TWO, 2))),
    "times_times": (strong(times(times(TWO, 2), 3)), strong(times(TWO, 6)), strong(plus(TWO, 6))),
    "either_number_first": (
        strong(lesser(TWO, lp(YOU))),
        strong(lesser(lp(YOU), TWO)),
        strong(higher_of(TWO, lp(YOU))),
    ),
    "not_not_so": (
        asking(not_so(none(MINE))),
        asking(exists(MINE)),
        asking(none(MINE)),
    ),
    "all_so_in_any_order": (
        asking(all_so(exists(MINE), all_so(turn_of(YOU), exists(MINE)))),
        asking(all_so(turn_of(YOU), exists(MINE))),
        asking(not_so(all_so(not_so(turn_of(YOU)), none(MINE)))),
    ),
    "more_than_so_many_exist": (
        asking(more(TWO, as_number(2))),
        asking(exists(MINE, 3)),
        asking(exists(MINE, 2)),
    ),
    "one_of_in_any_order": (
        about(one_of(flipped(THIS), one_of(summoned(THIS, SPECIAL)))),
        about(one_of(summoned(THIS, SPECIAL), flipped(THIS))),
        about(flipped(THIS)),
    ),
    "ways_in_one": (
        about(one_of(summoned(THIS, NORMAL), summoned(THIS, SPECIAL))),
        about(summoned(THIS, NORMAL | SPECIAL)),
        about(one_of(summoned(THIS, NORMAL), summoned(MINE, SPECIAL))),
    ),
    "went_from_where_it_was": (
        about(sent_to_gy(monsters(YOU, EVERYWHERE), from_=HAND)),
        about(sent_to_gy(monsters(YOU, HAND))),
        about(sent_to_gy(monsters(YOU, EVERYWHERE))),
    ),
    "so_or_otherwise": (
        ignition(do=either_way(none(MINE), draw(YOU, 1), draw(YOU, 2))),
        ignition(do=either_way(exists(MINE), draw(YOU, 2), draw(YOU, 1))),
        ignition(do=either_way(exists(MINE), draw(YOU, 1), draw(YOU, 2))),
    ),
    "outcomes_in_order": (
        ignition(do=toss_coins(2, outcome(0, draw(YOU, 1)), outcome(2, draw(YOU, 2)))),
        ignition(do=toss_coins(2, outcome(2, draw(YOU, 2)), outcome(0, draw(YOU, 1)))),
        ignition(do=toss_coins(2, outcome(2, draw(YOU, 1)), outcome(0, draw(YOU, 2)))),
    ),
    "clauses_in_order": (
        standing(THIS, cannot(ATTACK), plus_atk(500), negated(), in_=MONSTERS),
        standing(THIS, plus_atk(500), negated(), cannot(ATTACK), in_=MONSTERS),
        standing(THIS, plus_atk(500), cannot(ATTACK), in_=MONSTERS),
    ),
    "opponents_cannot_target": (
        standing(THIS, not_targeted_by(of_player(OPPONENT))),
        standing(THIS, cannot(BE_TARGETED, OPPONENTS_EFFECT)),
        standing(THIS, not_targeted_by(of_player(YOU))),
    ),
    "materials_are_monsters": (
        link_materials(part(2, of_kind(MONSTER), race(DRAGON))),
        link_materials(part(2, race(DRAGON))),
        link_materials(part(2, of_kind(SPELL))),
    ),
}
RULES = {
    rule.__name__
    for table in (VALUES, VALUES_BY_SPOT, LISTS, LISTS_BY_SPOT)
    for rules in table.values()
    for rule in rules
}


def test_every_rule_has_its_pair() -> None:
    assert set(PAIRS) == RULES


@pytest.mark.parametrize("rule", PAIRS)
def test_a_rule_makes_the_same_the_same_and_nothing_else(rule: str) -> None:
    one, other, third = PAIRS[rule]
    going = Normalising()
    assert normalise(one) == normalise(other)
    assert going.whole(one) == normalise(one)
    assert rule in going.done or rule in _done(other)
    assert normalise(third) != normalise(one)


def _done(tree: Node) -> dict[str, int]:
    going = Normalising()
    going.whole(tree)
    return going.done
