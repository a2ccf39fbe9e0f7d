"""Cards and effects as plain data: nothing is lost, and nothing that is wrong gets in."""

import copy
import importlib
import json
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

import segoc.effects
import segoc.kernel
from segoc.cards.card_data import dump_card, load_card, read_card
from segoc.cards.definition import Definition, DefinitionError
from segoc.cards.standard import standard_pool
from segoc.effects import terms as tm
from segoc.effects.json_form import dump, load, load_node
from segoc.effects.lexicon.index import BY_WORD, WORDS, words_of
from segoc.effects.lexicon.making import joined
from segoc.effects.lexicon.sorts import EFFECT_, SORTS
from segoc.effects.lexicon.words import Part, Word
from segoc.effects.terms import Malformed
from segoc.kernel.language.action import IF_DONE, Action
from segoc.kernel.language.effect import Effect
from segoc.kernel.language.node import Node
from segoc.kernel.table import geometry, kinds
from tests.card_sample import CARDS, FROZEN
from tests.random_effects import of_base

pytestmark = pytest.mark.core

WITH_EFFECTS = [card for card in CARDS if card.printed.effects]


def all_classes() -> list[type[Node]]:
    """All values of the language; a class that others come from is none itself."""
    for package in (segoc.effects, segoc.kernel):
        for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)

    def below(base: type[Node]) -> Iterator[type[Node]]:
        for one in base.__subclasses__():
            if not one.__subclasses__() or one in {word.made for word in WORDS}:
                yield one
            yield from below(one)

    return list(dict.fromkeys(below(Node)))


class TestLexicon:
    @pytest.mark.parametrize("made", all_classes(), ids=lambda made: made.__name__)
    def test_every_value_has_its_words(self, made: type[Node]) -> None:
        words = [word for word in WORDS if word.made is made]
        assert words, f"add WORD and PARTS to {made.__name__}"
        for word in words:
            written = {*word.fixed, *(part.field for part in word.parts)}
            assert written == made.PARTS.keys()

    def test_every_class_is_looked_at(self) -> None:
        assert len(all_classes()) > 70

    def test_no_word_is_there_twice(self) -> None:
        assert len(BY_WORD) == len(WORDS)

    @pytest.mark.parametrize("word", WORDS, ids=lambda word: str(word.word))
    def test_names_of_parts_differ(self, word: Word) -> None:
        names = [part.name for part in word.parts]
        assert len({*names, "is", "joint"}) == len(names) + 2

    @pytest.mark.parametrize("word", words_of(Action), ids=lambda word: str(word.word))
    def test_an_action_that_is_joined_is_another(self, word: Word) -> None:
        action = word.make({part.field: part.sort.such() for part in word.parts})
        assert isinstance(action, Action)
        then = joined(action, IF_DONE)
        assert then.joint == IF_DONE
        assert then != action
        assert joined(then, action.joint) == action

    @pytest.mark.parametrize(
        ("bits", "first", "last"),
        [
            (tm.TYPES, kinds.EFFECT_MONSTER, kinds.TOKEN),
            (tm.ATTRIBUTES, kinds.LIGHT, kinds.DIVINE),
            (tm.RACES, kinds.WARRIOR, kinds.ILLUSION),
            (tm.ARROWS, geometry.BOTTOM_LEFT, geometry.TOP_RIGHT),
        ],
        ids=["types", "attributes", "races", "arrows"],
    )
    def test_every_bit_has_a_word(self, bits: tm.Bits, first: int, last: int) -> None:
        assert first == 1
        assert bits.everything() == 2 * last - 1
        # What the kernel has besides these would be a bit beyond the last.
        others = {
            value
            for value in vars(kinds).values()
            if isinstance(value, int) and value.bit_count() == 1 and value > last
        }
        assert bits is not tm.RACES or others == set()


class TestRoundTrip:
    @pytest.mark.pool
    @pytest.mark.parametrize("card", CARDS, ids=str)
    def test_a_card(self, card: Definition) -> None:
        text = json.dumps(dump_card(card), ensure_ascii=False)
        again = read_card(text)
        assert json.dumps(dump_card(again), ensure_ascii=False) == text
        assert again.names == card.names
        assert again.aliases == card.aliases
        assert (again.filler, again.partial) == (card.filler, card.partial)
        assert facts(again) == facts(card)
        for mine, other in zip(again.printed.effects, card.printed.effects, strict=True):
            assert mine == other
            assert mine is not other
            assert hash(mine) == hash(other)
            assert len({mine, other}) == 1

    def test_different_effects_differ(self) -> None:
        # Each is compared with each: those of 13,000 cards would take an hour.
        effects = [effect for card in FROZEN for effect in card.printed.effects]
        texts = [json.dumps(dump(effect)) for effect in effects]
        for effect, text in zip(effects, texts, strict=True):
            for other, other_text in zip(effects, texts, strict=True):
                assert (effect == other) == (text == other_text)


def facts(card: Definition) -> dict[str, Any]:
    """All that is printed on a card but its effects, and the title, which the pool gives to
    what always bears another card's name."""
    printed = card.printed
    found: dict[str, Any] = {
        name: getattr(printed, name)
        for name in (
            "code", "kind", "prop", "types", "attribute", "race", "level", "atk", "defense",
            "arrows", "scale", "name", "series", "also_trap", "own", "recipes",
        )
    }  # fmt: skip
    found["forms"] = [
        (form.attribute, form.race, form.level, form.atk, form.defense, form.types, form.also_trap)
        for form in printed.forms
    ]
    found["clauses"] = len(printed.clauses)
    return found


class TestRandomEffects:
    @given(of_base(EFFECT_, 4))
    @settings(max_examples=150, deadline=None)
    def test_they_come_back(self, data: Any) -> None:
        effect = load(json.loads(json.dumps(data)))
        written = dump(effect)
        again = load(json.loads(json.dumps(written)))
        assert again == effect
        assert dump(again) == written
        assert hash(again) == hash(effect)


# Broken data.


def paths(data: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands in plain data."""
    yield at
    if isinstance(data, dict | list):
        for key in data if isinstance(data, dict) else range(len(data)):
            yield from paths(data[key], (*at, key))


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def with_other(data: Any, path: tuple[Any, ...], other: Any) -> Any:
    new = copy.deepcopy(data)
    at(new, path[:-1])[path[-1]] = other
    return new


def spots_of(card: Definition) -> list[tuple[Any, tuple[Any, ...]]]:
    """A card as data, and each place where something stands in it. All share the data, which
    who breaks it copies first: written anew for each place, it took forty times as long."""
    data = dump_card(card)
    return [(data, path) for path in paths(data) if path]


broken_spots = st.sampled_from(WITH_EFFECTS).flatmap(lambda card: st.sampled_from(spots_of(card)))
# Nothing of the kind is ever right.
RUBBISH: list[Any] = [
    None,
    1.5,
    float("nan"),
    {},
    {"is": "os.system"},
    -5_000_000,
    "",
    [[]],
    [None],
]


class TestBrokenData:
    @given(broken_spots, st.sampled_from(RUBBISH))
    @settings(max_examples=150, deadline=None)
    def test_rubbish_is_refused(self, spot: tuple[Any, tuple[Any, ...]], rubbish: Any) -> None:
        data, path = spot
        with pytest.raises(DefinitionError) as refused:
            load_card(with_other(data, path, rubbish))
        assert "\n" not in str(refused.value)

    @given(broken_spots)
    @settings(max_examples=100, deadline=None)
    def test_a_part_that_nothing_has_is_refused(self, spot: tuple[Any, tuple[Any, ...]]) -> None:
        data, path = spot
        if isinstance(at(data, path), dict):
            with pytest.raises(DefinitionError, match="has no 'colour'"):
                load_card(with_other(data, (*path, "colour"), "blue"))

    @given(broken_spots, st.data())
    @settings(max_examples=100, deadline=None)
    def test_what_still_loads_says_what_is_written(
        self, spot: tuple[Any, tuple[Any, ...]], drawn: st.DataObject
    ) -> None:
        """Anything from elsewhere in its place: refused, or read as just that."""
        data, path = spot
        other = drawn.draw(st.sampled_from([at(data, one) for one in paths(data)]))
        new = with_other(data, path, other)
        try:
            card = load_card(new)
        except DefinitionError:
            return
        assert simplified(dump_card(card)) == simplified(new)

    @given(broken_spots)
    @settings(max_examples=100, deadline=None)
    def test_what_is_missing_is_missed_or_as_usual(self, spot: tuple[Any, tuple[Any, ...]]) -> None:
        data, path = spot
        new = copy.deepcopy(data)
        del at(new, path[:-1])[path[-1]]
        try:
            card = load_card(new)
        except DefinitionError:
            return
        assert simplified(dump_card(card)) == simplified(new)


def simplified(data: Any) -> Any:
    """Data without what need not be written, and a single thing for a list of one. Words of a type
    line are a set."""
    if isinstance(data, dict) and isinstance(data.get("types"), list):
        data = {**data, "types": sorted(data["types"])}
    if isinstance(data, list):
        return simplified(data[0]) if len(data) == 1 else [simplified(one) for one in data]
    if not isinstance(data, dict):
        return data
    word = BY_WORD.get(str(data.get("is")), None)
    usual = {part.name: usual_data(part) for part in word.parts if not part.needed} if word else {}
    small = {name: simplified(value) for name, value in sorted(data.items())}
    small = {name: value for name, value in small.items() if value != usual.get(name, [])}
    return small["is"] if list(small) == ["is"] else small


def usual_data(part: Part) -> Any:
    """What could be written for a part that is as usual; of some parts that is nothing."""
    value, sort = part.otherwise, part.sort
    if isinstance(value, Node):
        return dump(value)
    if isinstance(sort, tm.Bits):
        return simplified(sort.write(value)) if value else []
    if isinstance(sort, tm.Choice):
        return sort.of_value.get(value, []) if isinstance(value, int) else []
    return value


def test_the_example_of_the_docs() -> None:
    text = (Path(__file__).parents[1] / "docs" / "card-data.md").read_text("utf-8")
    example = read_card(text.split("```json")[1].split("```")[0])
    card = standard_pool()[example.code]
    assert example.printed.effects[0] == card.printed.effects[0]
    assert example.names == card.names


MIRROR = {
    "is": "activation",
    "happening": {
        "is": "attack_declared",
        "by": {"is": "cards", "whose": "either", "in": "monster_zone"},
    },
    "do": [{"is": "destroy", "cards": {"is": "cards", "whose": "opponent", "in": "field"}}],
}


class TestComplaints:
    """What a person who writes a card by hand gets to read."""

    @pytest.mark.parametrize(
        ("spot", "other", "complaint"),
        [
            ("is", "activatoin", "no effect is 'activatoin': did you mean 'activation'?"),
            ("is", "destroy", "an effect belongs here, and 'destroy' is an action"),
            ("is", 5, "is: a word belongs here, not 5"),
            ("happening.is", "attack", "happening: no happening is 'attack'"),
            ("happening", "this", "happening: a happening belongs here, and 'this' is cards"),
            ("happening.by.in", "monsterzone", "happening.by.in: no place is 'monsterzone': did"
             " you mean 'monster_zone'"),
            ("happening.by.in", ["gy", "gy"], "happening.by.in.2: 'gy' is there already"),
            ("happening.by.in", [], "happening.by.in: place belongs here, one at least"),
            ("do", "negate_attack", "do: a list belongs here, not 'negate_attack'"),
            ("do.0.cards", {"is": "kind", "kinds": "monster"},
             "do.1.cards: cards belongs here, and 'kind' is a filter"),
            ("do.0.cards", 3, "do.1.cards: cards belongs here, not 3"),
            ("do.0.crads", "this", "do.1: 'destroy' has no 'crads': did you mean 'cards'?"),
            ("do.0.joint", "and", "do.1.joint: the first action of a program hangs on nothing"),
            ("do.0.must_arrive", 1, "do.1.must_arrive: true or false belongs here, not 1"),
            ("do", ["negate_attack", "negate_attack"],
             "do.2: how it is joined to the action before: 'joint' is 'also', 'then', 'and',"
             " 'meanwhile'"),
            ("do", [{"is": "draw"}], "do.1: 'draw' needs 'count'"),
            ("do", [{"is": "draw", "count": "two"}], "do.1.count: no number is 'two'"),
            ("do", [{"is": "draw", "count": True}],
             "do.1.count: a whole number belongs here, not True"),
            ("do", [{"is": "draw", "count": 2.0}], "do.1.count: a number belongs here, not 2.0"),
            ("do", [{"is": "draw", "count": 10**30}],
             "do.1.count: a number from -1000000 to 1000000 belongs here: 1"),
            ("do", [{"is": "draw", "whose": "either", "count": 1}],
             "do.1.whose: no player is 'either'"),
            ("targets", {"cards": "this", "most": 0},
             "targets.most: a number from 1 to 60 belongs here: 0"),
        ],
    )  # fmt: skip
    def test_an_effect(self, spot: str, other: Any, complaint: str) -> None:
        path = tuple(int(key) if key.isdecimal() else key for key in spot.split("."))
        with pytest.raises(Malformed) as refused:
            load(with_other(MIRROR, path, other))
        assert str(refused.value).startswith(complaint)

    def test_the_example_is_right_otherwise(self) -> None:
        assert dump(load(MIRROR)) == MIRROR

    def test_a_complaint_names_card_effect_and_place(self) -> None:
        data = dump_card(standard_pool().find("Light and Darkness Dragon"))
        data["effects"][2]["do"][2]["clauses"][0]["of"] = "attack"
        with pytest.raises(DefinitionError) as refused:
            load_card(data)
        assert str(refused.value) == (
            "card 47297616 (Light and Darkness Dragon): effect 3, do.3.clauses.1.of:"
            " no value is 'attack': did you mean 'atk'?"
        )

    @pytest.mark.parametrize(
        ("text", "complaint"),
        [
            ("{", "no JSON (line 1)"),
            ("[]", "a card: a card is an object, not a list"),
            ('{"code": 1, "code": 2}', "'code' is there twice"),
            ('{"code": NaN}', "NaN is no number"),
            ('{"code": 7}', "card 7: 'zh' is missing"),
            ("[" * 100_000, "nothing on a card is that deep"),
        ],
    )
    def test_a_text(self, text: str, complaint: str) -> None:
        with pytest.raises(DefinitionError) as refused:
            read_card(text)
        assert str(refused.value).startswith(complaint)

    def test_depth_is_limited(self) -> None:
        data: Any = "negated"
        for _ in range(100):
            data = {"is": "standing", "clauses": [data]} if data == "negated" else data
            data = {"is": "standing", "clauses": [{"is": "gains", "effects": [data]}]}
        with pytest.raises(Malformed, match="nothing on a card is that deep"):
            load(data)

    def test_every_sort_can_be_loaded_alone(self) -> None:
        for sort in SORTS:
            with pytest.raises(Malformed):
                load_node(None, sort.base)
        assert isinstance(load(MIRROR), Effect)
