"""The search player: what it is given to imagine, and what it makes of it."""

import gc
from collections import Counter
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

from bench.puzzles import solves
from segoc import Duel, starter
from segoc.bots import Budget, Imaginable, Question, RandomBot, Search, Thumb, answer
from segoc.bots.bot import choice_of
from segoc.bots.thumb import library_of
from segoc.bots.thumb.imagined import Imagined
from segoc.bots.thumb.lying import Lying
from segoc.bots.thumb.outlook import WORTH, counts, outlook
from segoc.bots.thumb.playout import by_thumb, value_of
from segoc.bots.thumb.scene import Linked
from segoc.bots.thumb.viewed import Viewed
from segoc.cards.standard import standard_pool
from segoc.decks.starters import NAMES
from segoc.duel.history import Node
from segoc.kernel.table.chance import Random
from segoc.kernel.table.geometry import ZONE_COUNT
from segoc.kernel.table.places import (
    DECK,
    EXTRA_DECK,
    HAND,
    PILES_PER_PLAYER,
    pile_spot,
    under_spot,
)
from segoc.kernel.table.state import State
from segoc.lab import Lab
from segoc.puzzles import shelf

POOL = standard_pool()
LIBRARY = library_of(POOL)
FEW = Budget(playouts=6)


class Dreamer:
    """Takes the first option, and keeps what it was given."""

    imagines = True

    def __init__(self) -> None:
        self.question: Question | None = None

    def choose(self, view: dict[str, Any], decision: Question) -> str:
        self.question = decision
        return decision.options[0]


def question_of(duel: Duel) -> Imaginable:
    dreamer = Dreamer()
    choice_of(duel, dreamer)
    assert isinstance(dreamer.question, Imaginable)
    return dreamer.question


def midway(deck: str, seed: int, choices: int) -> Duel:
    """A duel in which so many choices were made at random."""
    duel = Duel(starter(deck), starter(deck), seed=seed)
    bot = RandomBot(seed)
    for _ in range(choices):
        if duel.decision is not None:
            answer(duel, bot)
    return duel


# What it is given.


def reachable(root: object) -> list[object]:
    """Everything that can be got at from an object, but for code and what all duels share."""
    shared = (type, ModuleType, FunctionType, BuiltinFunctionType, str, int)
    known = {id(POOL), id(POOL.nameable)}
    found: list[object] = []
    waiting = [root]
    while waiting:
        one = waiting.pop()
        if id(one) in known or isinstance(one, shared):
            continue
        known.add(id(one))
        found.append(one)
        waiting += gc.get_referents(one)
    return found


@pytest.mark.parametrize("deck", ["classic", "junk"])
def test_nothing_in_a_question_leads_to_the_real_duel(deck: str) -> None:
    duel = midway(deck, 3, 40)
    question = question_of(duel)
    got = [*reachable(question), *reachable(question.sample(1))]
    real = {id(duel), id(duel.state), id(duel.state.cards), id(duel.state.random)}
    real |= {id(node) for node in duel._node.line()}
    real |= {id(pile) for pile in duel.state.piles}
    assert real.isdisjoint(map(id, got))
    # The search itself works: what is imagined it does find.
    assert any(isinstance(one, State) for one in got)
    assert any(isinstance(one, Node) for one in got)


def seed_of(random: Random) -> int:
    """The seed with which a generator was made: each of its steps can be undone."""
    mask = 0xFFFFFFFF
    a, b, c, counter = random.a, random.b, random.c, random.counter
    while counter != 1:
        counter = (counter - 1) & mask
        old_b = a ^ a >> 9 ^ a >> 18 ^ a >> 27
        old_c = b * pow(9, -1, 1 << 32) & mask
        result = c - (old_c << 21 & mask | old_c >> 11)
        a, b, c = (result - old_b - counter) & mask, old_b, old_c
    return a | b << 32


def secrets_of(duel: Duel, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Is filled with the seeds of the samples that questions about this duel hold."""
    seeds: list[int] = []
    sample = Duel.sample

    def spied(self: Duel, player: int, seed: int, reseed: int | None = None) -> Duel:
        if self is duel:
            seeds.append(seed)
        return sample(self, player, seed, reseed)

    monkeypatch.setattr(Duel, "sample", spied)
    return seeds


def test_the_seed_of_what_is_imagined_cannot_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever had it could undo the permutation, and foretell coins and dice."""
    duel = midway("classic", 3, 40)
    secrets = secrets_of(duel, monkeypatch)
    question = question_of(duel)
    (secret,) = secrets
    got = [*reachable(question), *reachable(question.sample(1))]
    seeds = {seed_of(one) for one in got if isinstance(one, Random)}
    assert seeds
    assert secret not in seeds
    # It would be found.
    assert duel.decision is not None
    assert seed_of(duel.sample(duel.decision.player, secret).state.random) == secret


def test_whenever_something_has_happened_the_secret_is_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Even if no chance was needed for it: no Deck is shuffled here after the beginning."""
    duel = midway("normals_a", 3, 0)
    secrets = secrets_of(duel, monkeypatch)
    bot = RandomBot(3)
    moments = set()
    for _ in range(40):
        question_of(duel)
        moments.add(duel.state.moment)
        answer(duel, bot)
    assert len(moments) > 20
    assert len(set(secrets)) == len(moments)


@pytest.mark.parametrize("deck", NAMES)
def test_what_is_imagined_looks_like_the_real_duel_to_its_player(deck: str) -> None:
    duel = midway(deck, 5, 30)
    assert duel.decision is not None
    player = duel.decision.player
    alike = duel.sample(player, seed=9)
    views = [
        question_of(one).sample(seed).view(player) for one in (duel, alike) for seed in range(3)
    ]
    assert all(view == duel.view(player) for view in views)


def test_what_is_hidden_is_as_likely_in_duels_that_look_the_same() -> None:
    """The opponent's hand, imagined in two duels in which it is another: each card of the Deck is
    there as often as it should be, whatever is really there."""
    duel = Duel(starter("normals_a"), starter("normals_b"), seed=2)
    other = duel.sample(0, seed=4)

    def hand(one: Duel) -> list[int]:
        return sorted(one.state.cards[card].printed.code for card in one.state.pile(1, HAND))

    assert hand(duel) != hand(other)
    deck = Counter(starter("normals_b").main)
    samples = 300
    for one in (duel, other):
        question = question_of(one)
        seen = Counter(code for seed in range(samples) for code in hand(question.sample(seed)))
        for code, copies in deck.items():
            expected = samples * 5 * copies / 40
            assert abs(seen[code] - expected) < 4.5 * expected**0.5


def test_numbers_of_cards_do_not_tell_which_they_are() -> None:
    """Cards keep them in a sample: they must be the same however the Decks were shuffled."""
    decks = starter("junk"), starter("classic")
    told = set()
    for seed in range(8):
        imagined = question_of(Duel(*decks, seed=seed, first=0)).sample(1).state
        told.add(tuple(tuple(imagined.pile(player, HAND)) for player in range(2)))
        told.add(tuple(tuple(imagined.pile(player, DECK)) for player in range(2)))
    assert len(told) == 2


def test_numbers_of_cards_do_not_tell_where_a_deck_was_shuffled_to() -> None:
    """Who has looked through the own Deck knows which card has which number there."""
    lab = Lab()
    lab.a.hand("Reinforcement of the Army")
    lab.a.deck("Doppelwarrior", *["Mystical Elf", "Gemini Elf", "Blue-Eyes White Dragon"] * 4)
    lab.a.activate("Reinforcement of the Army")
    lab.resolve()
    assert lab.state.pile(0, DECK) != sorted(lab.state.pile(0, DECK))
    imagined = question_of(lab.duel).sample(1).state
    assert imagined.pile(0, DECK) == sorted(lab.state.pile(0, DECK))


def test_bots_that_do_not_imagine_are_given_no_samples() -> None:
    duel = midway("classic", 3, 10)
    given: list[Question] = []

    class Plain:
        def choose(self, view: dict[str, Any], decision: Question) -> str:
            given.append(decision)
            return decision.options[0]

    choice_of(duel, Plain())
    assert type(given[0]) is Question
    with pytest.raises(TypeError, match="needs samples"):
        Search(POOL, FEW).choose(duel.view(0), given[0])


# How it reads an imagined duel.


def told(card: Lying | None) -> tuple[object, ...]:
    return (
        ()
        if card is None
        else (
            *(card.spot, card.place, card.side, card.face),
            *(card.atk, card.defense, card.level, card.face_up, card.in_attack),
        )
    )


# The first spots of all piles and under all zones, and all zones.
SPOTS = [
    *range(ZONE_COUNT),
    *(under_spot(zone, index) for zone in range(ZONE_COUNT) for index in range(2)),
    *(pile_spot(a, b, c) for a in range(2) for b in range(PILES_PER_PLAYER) for c in range(6)),
]


def assert_alike(imagined: Imagined, viewed: Viewed) -> None:
    assert list(map(told, imagined.cards)) == list(map(told, viewed.cards))
    assert [of_link(one) for one in imagined.chain] == [of_link(one) for one in viewed.chain]
    assert [told(imagined.at(one)) for one in SPOTS] == [told(viewed.at(one)) for one in SPOTS]


def of_link(link: Linked) -> tuple[object, ...]:
    return link.player, link.code, link.number, link.at, link.targets, link.negated


def test_where_a_revealed_card_lies_in_the_extra_deck_is_not_told() -> None:
    lab = Lab()
    lab.b.extra_deck("Junk Warrior", "Stardust Dragon", "Proxy F Magician")
    state = lab.duel.state
    for index in (1, 2):
        state.edit(state.pile(1, EXTRA_DECK)[index]).seen |= 1
    imagined = Imagined(state, 0, LIBRARY)
    assert_alike(imagined, Viewed(lab.duel.view(0), LIBRARY))
    spots = [card.spot for card in imagined.pile(1, EXTRA_DECK)]
    assert spots == [pile_spot(1, EXTRA_DECK, index) for index in (0, 1)]


@pytest.mark.parametrize("deck", NAMES)
def test_a_state_is_read_like_its_view(deck: str) -> None:
    duel = Duel(starter(deck), starter("classic"), seed=7)
    thumb = Thumb(POOL)
    other = RandomBot(1)
    for number in range(70):
        if duel.decision is None:
            break
        player = duel.decision.player
        assert_alike(Imagined(duel.state, player, LIBRARY), Viewed(duel.view(player), LIBRARY))
        # What comes of a playout is judged from a seat that needn't be asked.
        views = [Viewed(duel.view(seat), LIBRARY) for seat in (0, 1)]
        states = [Imagined(duel.state, seat, LIBRARY) for seat in (0, 1)]
        assert list(map(outlook, states)) == list(map(outlook, views))
        key = choice_of(duel, thumb)
        assert by_thumb(duel.state, LIBRARY).key == key
        # Not always the sensible thing: so there is more to see.
        duel.push(key if number % 3 else choice_of(duel, other))


def test_the_outlook_is_the_better_the_more_one_has() -> None:
    def value(*own: str, theirs: tuple[str, ...] = (), lp: int = 8000) -> float:
        lab = Lab()
        lab.a.monsters(*own)
        lab.b.monsters(*theirs)
        lab.a.lp(lp)
        return outlook(Viewed(lab.duel.view(0), LIBRARY))

    assert value() < value("Skull Servant") < value("Gemini Elf")
    assert value("Gemini Elf") < value("Gemini Elf", "Battle Ox")
    assert value(theirs=("Gemini Elf", "Battle Ox")) < value(theirs=("Gemini Elf",)) < value()
    assert value(lp=1000) < value(lp=8000)
    # The last LP are the dearest.
    assert value(lp=8000) - value(lp=7000) < value(lp=2000) - value(lp=1000)


def test_what_is_counted_has_a_weight() -> None:
    own, theirs = counts(Viewed(Lab().duel.view(0), LIBRARY))
    assert len(own) == len(theirs) == len(WORTH)


def test_victories_count_the_more_the_sooner() -> None:
    duel = Duel(starter("normals_a"), starter("normals_b"), seed=1)
    even = value_of(duel.state, 0, 1, LIBRARY)
    duel.surrender(1)
    now, later = (value_of(duel.state, 0, turn, LIBRARY) for turn in (1, -1))
    assert now == 1
    assert even < later < now
    assert value_of(duel.state, 1, 1, LIBRARY) == -1


# What it makes of it.


@pytest.mark.parametrize("deck", ["classic", "odd_eyes"])
def test_with_playouts_counted_the_same_duel_has_the_same_course(deck: str) -> None:
    def course() -> tuple[list[str], list[int]]:
        duel = Duel(starter(deck), starter(deck), seed=3)
        bots = [Search(POOL, FEW), Search(POOL, FEW)]
        playouts = []
        for _ in range(16):
            assert duel.decision is not None
            bot = bots[duel.decision.player]
            answer(duel, bot)
            playouts.append(bot.report.playouts)
        return duel.choices, playouts

    assert course() == course()


def test_thinking_changes_nothing() -> None:
    duel = midway("junk", 4, 20)
    before = duel.hash
    choice_of(duel, Search(POOL, FEW))
    assert duel.hash == before


def test_what_is_no_matter_costs_nothing() -> None:
    duel = Duel(starter("normals_a"), starter("normals_b"), seed=1)
    bot = Search(POOL, FEW)
    duel.push("summon A.hand.1")
    answer(duel, bot)
    assert bot.report.playouts == 0
    assert [step.key for step in bot.report.line] == [duel.choices[-1]]


def test_it_tells_its_line_of_play_and_why() -> None:
    lab = Lab()
    lab.a.hand("Monster Reborn")
    lab.a.monsters("Celtic Guardian")
    lab.b.lp(1400)
    lab.b.monsters("Mystical Elf")
    bot = Search(POOL, Budget(playouts=40))
    key = choice_of(lab.duel, bot)
    report = bot.report
    assert report.line[0].key == key
    assert 10 < report.playouts < 40 + len(report.considered)
    assert sum(one.playouts for one in report.considered) == report.playouts
    assert key in [one.step.key for one in report.considered]
    assert all(-1 <= one.value <= 1 for one in report.considered)
    assert report.words(POOL).startswith(key)


def test_its_report_is_of_this_decision_alone() -> None:
    """Though what was found out before is kept."""
    duel = Duel(starter("junk"), starter("junk"), seed=3)
    bot = Search(POOL, FEW)
    reports = 0
    while reports < 6:
        answer(duel, bot)
        if bot.report.considered:
            reports += 1
            counted = sum(one.playouts for one in bot.report.considered)
            assert counted == bot.report.playouts
            assert max(one.playouts for one in bot.report.considered) == bot.report.samples


@pytest.mark.parametrize("key", ["03_exchange", "06_lightning", "08_ahead"])
def test_it_finds_what_rules_of_thumb_do_not(key: str) -> None:
    """All puzzles are for a measurement (docs/bots.md); these take few playouts."""
    (puzzle,) = (one for one in shelf() if one.key == key)
    assert not solves(puzzle, Thumb(POOL))
    assert solves(puzzle, Search(POOL, Budget(playouts=80)))
