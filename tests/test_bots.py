"""Bots: what they are given, and what they make of it."""

from typing import Any

import pytest

from segoc import Duel, standard_pool, starter
from segoc.bots import (
    NAMES,
    Bot,
    BotError,
    Question,
    RandomBot,
    Search,
    Steady,
    Thumb,
    answer,
    named,
)
from segoc.bots.sight import Move, Sight
from segoc.kernel.table.chance import seeded
from segoc.kernel.table.event import ATTACK_DECLARED, BATTLED, NORMAL_SUMMON, SUMMONED
from segoc.kernel.table.places import ATTACK


def new_duel(seed: int) -> Duel:
    return Duel(starter("normals_a"), starter("normals_b"), seed=seed)


def play(duel: Duel, *bots: Bot) -> Duel:
    while duel.decision is not None:
        answer(duel, bots[duel.decision.player])
    return duel


class Spy:
    """Takes the first option, and keeps what it was given."""

    def __init__(self) -> None:
        self.given: list[tuple[dict[str, Any], Question]] = []

    def choose(self, view: dict[str, Any], decision: Question) -> str:
        self.given.append((view, decision))
        return decision.options[0]


class Vandal:
    """Breaks all that it can lay hands on."""

    def choose(self, view: dict[str, Any], decision: Question) -> str:
        for value in view.values():
            if isinstance(value, dict | list):
                value.clear()
        view.clear()
        return decision.options[0]


class Liar:
    def choose(self, view: dict[str, Any], decision: Question) -> str:
        return "surrender"


def is_plain(data: object) -> bool:
    if isinstance(data, dict):
        return all(isinstance(key, str) and is_plain(value) for key, value in data.items())
    if isinstance(data, list | tuple):
        return all(is_plain(item) for item in data)
    return data is None or type(data) in (str, int, bool)


# What a bot is given.


def test_a_bot_is_given_plain_data_of_its_own_seat() -> None:
    duel = new_duel(3)
    spies = [Spy(), Spy()]
    for _ in range(30):
        decision = duel.decision
        assert decision is not None
        expected = duel.view(decision.player)
        keys = tuple(option.key for option in duel.offered)
        answer(duel, spies[decision.player])
        view, question = spies[decision.player].given[-1]
        assert view == expected
        assert view["player"] == decision.player
        assert question.kind == decision.kind
        assert question.options == keys
        assert is_plain(view)
        assert is_plain(question)


def test_a_bot_can_break_nothing() -> None:
    harmed, whole = new_duel(3), new_duel(3)
    for _ in range(30):
        answer(harmed, Vandal())
        answer(whole, Spy())
    assert harmed.hash == whole.hash


def test_an_answer_that_was_not_offered_is_refused() -> None:
    duel = new_duel(3)
    before = duel.hash
    with pytest.raises(BotError, match="'surrender'"):
        answer(duel, Liar())
    assert duel.hash == before


def test_nobody_is_asked_when_the_duel_is_over() -> None:
    duel = new_duel(3)
    duel.surrender(0)
    with pytest.raises(ValueError, match="over"):
        answer(duel, Spy())


@pytest.mark.parametrize("seed", range(4))
def test_steady_decides_by_what_it_knows(seed: int) -> None:
    """In a duel that its player can't tell from this one, it does the same."""
    duel = new_duel(seed)
    bot = Steady()
    while duel.decision is not None:
        player = duel.decision.player
        answers = set()
        for other in (duel, duel.sample(player, seed=1), duel.sample(player, seed=2)):
            spy = Spy()
            answer(other.fork(), spy)
            answers.add(bot.choose(*spy.given[0]))
        assert len(answers) == 1
        duel.push(answers.pop())


# The random bot.


def test_equal_seeds_play_equal_duels() -> None:
    first = play(new_duel(5), RandomBot(1), RandomBot(2))
    again = play(new_duel(5), RandomBot(1), RandomBot(2))
    other = play(new_duel(5), RandomBot(1), RandomBot(3))
    assert first.choices == again.choices
    assert first.choices != other.choices


def test_every_option_is_as_likely() -> None:
    bot = RandomBot(1)
    question = Question("zone", None, ("a", "b", "c"))
    picks = [bot.choose({}, question) for _ in range(3000)]
    for option in question.options:
        assert 900 < picks.count(option) < 1100


@pytest.mark.parametrize("seed", [-5, -1, 0, 1, 2, 1000])
def test_a_random_bot_never_shares_the_chances_of_its_duel(seed: int) -> None:
    options = tuple(map(str, range(1000)))
    picks = [
        [named("random", seed, player).choose({}, Question("", None, options)) for _ in range(5)]
        for player in (0, 1)
    ]
    random = seeded(seed)
    own = [str(random.below(1000)) for _ in range(5)]
    assert len({tuple(numbers) for numbers in (*picks, own)}) == 3


# The steady bot.


@pytest.mark.parametrize("seed", range(20))
def test_steady_opens_with_its_strongest_monster(seed: int) -> None:
    duel = new_duel(seed)
    view = duel.view(0)
    hand = [standard_pool()[card["code"]].printed for card in view["players"][0]["hand"]]
    strongest = max(face.atk for face in hand if face.level <= 4)
    answer(duel, Steady())
    answer(duel, Steady())
    summons = [event for event in duel.events if event.kind == SUMMONED]
    assert [event.summon_way for event in summons] == [NORMAL_SUMMON]
    assert standard_pool()[summons[0].cards[0].code].printed.atk == strongest


def test_steady_attacks_only_what_it_can_beat() -> None:
    battles = 0
    for seed in range(10):
        duel = play(new_duel(seed), Steady(), Steady())
        blind = False
        for event in duel.events:
            if event.kind == ATTACK_DECLARED:
                blind = len(event.cards) == 2 and not event.cards[1].face_up
            if event.kind == BATTLED and len(event.cards) == 2 and not blind:
                battles += 1
                assert event.amounts[0] > event.amounts[1]
    assert battles > 20


def test_steady_uses_all_that_there_is() -> None:
    """Across some duels it summons with Tributes, Sets, flips and changes positions."""
    verbs = {
        Move.read(choice).verb
        for seed in range(10)
        for choice in play(new_duel(seed), Steady(), Steady()).choices
    }
    used = {"summon", "set", "flip", "change", "attack", "attack directly", "pick", "zone"}
    assert used <= verbs


def test_steady_beats_random() -> None:
    wins = 0
    for seed in range(10):
        wins += play(new_duel(seed), Steady(), RandomBot(seed + 1)).winner == 0
        wins += play(new_duel(seed), RandomBot(seed + 1), Steady()).winner == 1
    assert wins >= 19


def test_steady_is_no_plaything_of_order() -> None:
    """The same duel gives the same choices."""
    assert play(new_duel(4), Steady(), Steady()).choices == (
        play(new_duel(4), Steady(), Steady()).choices
    )


# Reading a view.


@pytest.mark.parametrize(
    ("key", "verb", "spot", "aim"),
    [
        ("summon A.hand.3", "summon", "A.hand.3", ""),
        ("attack A.m1 -> B.m2", "attack", "A.m1", "B.m2"),
        ("attack directly x2", "attack directly", "x2", ""),
        ("main phase 2", "main phase 2", "", ""),
        ("battle phase", "battle phase", "", ""),
        ("zone B.field", "zone", "B.field", ""),
        ("pass", "pass", "", ""),
        ("pick A.m1.under.2", "pick", "A.m1.under.2", ""),
        ("pick x1.under.2", "pick", "x1.under.2", ""),
        ("special summon B.extra.1", "special summon", "B.extra.1", ""),
        ("in attack", "in attack", "", ""),
        ("yes", "yes", "", ""),
    ],
)
def test_keys_are_taken_apart(key: str, verb: str, spot: str, aim: str) -> None:
    assert Move.read(key) == (key, verb, spot, aim, 1)


def test_the_number_of_an_effect_is_taken_off() -> None:
    assert Move.read("activate A.hand.3 #2") == (
        "activate A.hand.3 #2",
        "activate",
        "A.hand.3",
        "",
        2,
    )
    assert Move.read("activate x1").effect == 1


@pytest.mark.parametrize("key", ["", "dance", "summon Gemini Elf", "end phase 2"])
def test_what_is_no_key_is_refused(key: str) -> None:
    with pytest.raises(ValueError, match="is not the key of an option"):
        Move.read(key)


def test_sight_finds_the_cards_of_options() -> None:
    duel = new_duel(1)
    duel.push("summon A.hand.1")
    duel.push("zone A.m2")
    sight = Sight(duel.view(1), duel.pool)
    summoned = sight.at("A.m2")
    assert summoned is not None
    assert (summoned.code, summoned.face_up, summoned.in_attack) == (69140098, True, True)
    assert (summoned.atk, summoned.level) == (1900, 4)
    assert sight.monsters(0) == {"A.m2": summoned}
    assert sight.monsters(1) == {}
    hidden = sight.at("A.hand.1")
    assert hidden is not None
    assert hidden.code is None
    own = sight.at("B.hand.1")
    assert own is not None
    assert own.code == duel.view(1)["players"][1]["hand"][0]["code"]
    for nothing in ("A.m3", "A.hand.9", "A.hand.0", "A.deck.1", "x1", "A.field"):
        assert sight.at(nothing) is None


def test_names_of_bots() -> None:
    assert [type(named(name, 1, 0)) for name in NAMES] == [Search, Thumb, Steady, RandomBot]
    with pytest.raises(ValueError, match="no bot is called 'clever'"):
        named("clever", 1, 0)


def test_a_set_monster_is_in_defense_and_hidden_from_the_opponent() -> None:
    duel = new_duel(1)
    duel.push("set A.hand.1")
    duel.push("zone A.m2")
    card = Sight(duel.view(1), duel.pool).at("A.m2")
    assert card is not None
    assert (card.code, card.face_up, card.in_attack, card.atk) == (None, False, False, 0)
    assert duel.state.cards[duel.state.zones[1]].position != ATTACK
