"""Properties of whole duels, for any Decks, seeds and choices that come to mind."""

from itertools import pairwise

import pytest
from hypothesis import given, settings, strategies as st

from segoc import Deck, Duel, IllegalMove, Option
from segoc.cards.frozen import frozen_pool
from segoc.cards.names import Language
from segoc.checking.secrecy import told_apart
from segoc.decks.deck import EXTRA, MAIN
from segoc.decks.random_deck import random_deck
from segoc.kernel.samples.saving import event_to_data, to_data
from segoc.kernel.table.chance import seeded
from segoc.kernel.table.decision import BATTLE_PHASE, END_PHASE, MAIN_PHASE_2, PASS

pytestmark = pytest.mark.core

A, B = 0, 1
# Saying these shows nothing of one's cards.
TELLTALE_FREE = (PASS, BATTLE_PHASE, MAIN_PHASE_2, END_PHASE)

numbers = st.integers(0, 2**32 - 1)


def long_path(seed: int, length: int) -> list[int]:
    chance = seeded(seed)
    return [chance.below(1000) for _ in range(length)]


# Choices by number: the next option is the one with that number, counted in circles. Short
# paths shrink well, long ones come to the end of a duel.
paths = st.one_of(
    st.lists(st.integers(0, 1000), max_size=20),
    st.builds(long_path, numbers, st.integers(0, 200)),
)


@st.composite
def duels(draw: st.DrawFn) -> Duel:
    """A new duel with any two Decks."""
    pool = frozen_pool()
    decks = [random_deck(pool, seeded(draw(numbers))) for _ in range(2)]
    first = draw(st.integers(0, 1))
    return Duel(*decks, seed=draw(numbers), first=first, pool=pool, unofficial=True)


def play(duel: Duel, path: list[int]) -> Duel:
    for number in path:
        if duel.decision is None:
            break
        options = duel.decision.options
        duel.push(options[number % len(options)])
    return duel


def story(duel: Duel) -> list[object]:
    return [event_to_data(event) for event in duel.events]


class TestSaving:
    @settings(max_examples=25)
    @given(duel=duels(), path=paths)
    def test_loaded_is_saved(self, duel: Duel, path: list[int]) -> None:
        play(duel, path)
        loaded = Duel.load(duel.save(), duel.pool)
        assert loaded.hash == duel.hash
        assert loaded.choices == duel.choices
        assert story(loaded) == story(duel)
        assert [loaded.view(player) for player in (A, B)] == [duel.view(p) for p in (A, B)]

    @settings(max_examples=20)
    @given(duel=duels(), path=paths, more=paths, seed=numbers)
    def test_a_fork_with_another_future_too(
        self, duel: Duel, path: list[int], more: list[int], seed: int
    ) -> None:
        fork = play(play(duel, path).fork(reseed=seed), more)
        loaded = Duel.load(fork.save(), duel.pool)
        assert loaded.hash == fork.hash
        assert story(loaded) == story(fork)

    @settings(max_examples=20)
    @given(duel=duels(), path=paths, more=paths, seed=numbers, player=st.integers(0, 1))
    def test_a_sample_too(
        self, duel: Duel, path: list[int], more: list[int], seed: int, player: int
    ) -> None:
        sample = play(play(duel, path).sample(player, seed), more)
        loaded = Duel.load(sample.save(), duel.pool)
        assert loaded.hash == sample.hash
        assert story(loaded) == story(sample)


class TestUndoing:
    @settings(max_examples=15)
    @given(duel=duels(), path=paths)
    def test_to_the_very_beginning(self, duel: Duel, path: list[int]) -> None:
        """Every state on the way comes back, with what was told until then."""
        moments = [(duel.hash, len(duel.events))]
        pushed: list[Option] = []
        for number in path:
            if duel.decision is None:
                break
            options = duel.decision.options
            pushed.append(options[number % len(options)])
            duel.push(pushed[-1])
            moments.append((duel.hash, len(duel.events)))
        while pushed:
            assert (duel.hash, len(duel.events)) == moments.pop()
            assert duel.pop() == pushed.pop()
        assert [(duel.hash, len(duel.events))] == moments
        with pytest.raises(IndexError):
            duel.pop()

    @settings(max_examples=20)
    @given(duel=duels(), path=paths, back=st.integers(0, 60), other=paths)
    def test_and_going_on_from_there(
        self, duel: Duel, path: list[int], back: int, other: list[int]
    ) -> None:
        """A duel that was taken back goes on like one that never went there."""
        twin = duel.fork()
        play(duel, path)
        made = len(duel.choices)
        kept = max(0, made - back)
        for _ in range(made - kept):
            duel.pop()
        play(twin, path[:kept])
        assert duel.hash == twin.hash
        assert play(duel, other).hash == play(twin, other).hash
        assert story(duel) == story(twin)

    @settings(max_examples=20)
    @given(duel=duels(), path=paths, seed=numbers, more=paths)
    def test_past_a_new_seed(self, duel: Duel, path: list[int], seed: int, more: list[int]) -> None:
        """A new seed isn't a choice: it is taken back with the choice before it."""
        play(duel, [0, *path])
        fork = play(duel.fork(reseed=seed), more)
        made = [choice for choice in fork.choices if not choice.startswith("reseed")]
        for key in reversed(made):
            assert fork.pop().key == key
        while duel.choices:
            duel.pop()
        assert fork.hash == duel.hash


class TestForking:
    @settings(max_examples=20)
    @given(duel=duels(), path=paths, one=paths, other=paths)
    def test_forks_are_independent(
        self, duel: Duel, path: list[int], one: list[int], other: list[int]
    ) -> None:
        play(duel, path)
        before = duel.hash, duel.choices, story(duel)
        first, second = duel.fork(), duel.fork()
        assert first.hash == second.hash == before[0]
        play(first, one)
        after_one = first.hash
        play(second, other)
        assert (duel.hash, duel.choices, story(duel)) == before
        assert first.hash == after_one
        # What happened in a fork happens in the duel itself, if the same is chosen.
        assert play(duel, one).hash == after_one
        assert play(duel.fork(), []).hash == duel.hash

    @settings(max_examples=20)
    @given(duel=duels(), path=paths, seed=numbers, more=paths)
    def test_another_future_changes_nothing_of_the_present(
        self, duel: Duel, path: list[int], seed: int, more: list[int]
    ) -> None:
        play(duel, path)
        fork = duel.fork(reseed=seed)
        one, other = to_data(duel.state), to_data(fork.state)
        assert one.pop("random") != other.pop("random")
        assert one == other
        assert [fork.view(player) for player in (A, B)] == [duel.view(p) for p in (A, B)]
        play(fork, more)
        again = play(duel.fork(reseed=seed), more)
        assert again.hash == fork.hash

    @settings(max_examples=15)
    @given(duel=duels(), path=paths)
    def test_all_on_the_way_are_different(self, duel: Duel, path: list[int]) -> None:
        """No choice leads back to where it was made: time goes by."""
        forks = [duel.fork()]
        for number in path:
            forks.append(play(forks[-1].fork(), [number]))
            if forks[-1].decision is None:
                break
        hashes = [fork.hash for fork in forks]
        assert len(set(hashes)) == len(hashes)
        assert all(len(b.choices) == len(a.choices) + 1 for a, b in pairwise(forks))


class TestRefusing:
    @settings(max_examples=20)
    @given(
        duel=duels(),
        path=paths,
        wrong=st.lists(st.tuples(*[st.integers(-5, 30_000)] * 3), min_size=1, max_size=20),
    )
    def test_numbers_that_mean_nothing(
        self, duel: Duel, path: list[int], wrong: list[tuple[int, int, int]]
    ) -> None:
        """Whatever an option is made of: it is one of the list, or refused with a reason."""
        play(duel, path)
        before = duel.hash
        listed = [] if duel.decision is None else duel.decision.options
        for verb, spot, aim in wrong:
            option = Option(verb, spot, aim)
            if option not in listed:
                with pytest.raises(IllegalMove) as caught:
                    duel.push(option)
                assert caught.value.reasons
        assert duel.hash == before


class TestSecrecy:
    """What a player can't know makes no difference to what the player is shown."""

    @settings(max_examples=40)
    @given(duel=duels(), path=paths, player=st.integers(0, 1), seed=numbers, course=numbers)
    def test_samples(
        self, duel: Duel, path: list[int], player: int, seed: int, course: int
    ) -> None:
        play(duel, path)
        sample = duel.sample(player, seed)
        assert sample.view(player) == duel.view(player)
        if duel.decision is not None and duel.decision.player == player:
            chance = seeded(course)
            assert [*told_apart(duel, sample, player, chance, 20)] == []

    @settings(max_examples=40)
    @given(
        mine=numbers,
        theirs=st.tuples(numbers, numbers),
        seed=numbers,
        first=st.integers(0, 1),
        course=numbers,
    )
    def test_other_decks_of_the_opponent(
        self, mine: int, theirs: tuple[int, int], seed: int, first: int, course: int
    ) -> None:
        """Any play that both Decks allow, as long as it shows the same. Samples hold what the Decks
        hold."""
        one, other = (against(mine, number, seed, first) for number in theirs)
        if len(one.events) == len(other.events):
            assert one.view(A) == other.view(A)
            assert one.log_lines(A) == other.log_lines(A)
            assert [*told_apart(one, other, A, seeded(course), 60, by_samples=False)] == []
        else:
            # One of the Decks gives B something to choose, earlier than the other does.
            assert B in [duel.decision.player for duel in (one, other) if duel.decision is not None]

    @settings(max_examples=40)
    @given(
        mine=numbers,
        theirs=st.tuples(numbers, numbers),
        seed=numbers,
        first=st.integers(0, 1),
        path=paths,
    )
    def test_an_opponent_who_only_waits(
        self, mine: int, theirs: tuple[int, int], seed: int, first: int, path: list[int]
    ) -> None:
        """A plays two duels at once, until B must do or show something with some Deck."""
        duels = [against(mine, number, seed, first) for number in theirs]
        for number in path:
            asked = {None if d.decision is None else d.decision.player for d in duels}
            if len(asked) > 1 or None in asked or any(shows_theirs(d) for d in duels):
                break
            decisions = [duel.decision for duel in duels if duel.decision is not None]
            logs = [duel.log_lines(A) for duel in duels]
            if asked == {B} and len(logs[0]) != len(logs[1]):
                # With one of the Decks B can activate something earlier, and thinks about it.
                shorter = min(len(log) for log in logs)
                assert logs[0][:shorter] == logs[1][:shorter]
                break
            assert logs[0] == logs[1]
            assert duels[0].view(A) == duels[1].view(A)
            if asked == {A}:
                assert decisions[0].options == decisions[1].options
            options = list(decisions[0].options)
            if asked == {B}:
                options = [option for option in options if option.verb in TELLTALE_FREE]
            options = [option for option in options if decisions[1].lists(option)]
            if not options:
                # B has to show something now, such as what to discard.
                break
            for duel in duels:
                duel.push(options[number % len(options)])


def shows_theirs(duel: Duel) -> bool:
    """The last step has shown a card of B's, by an effect of A's."""
    records = [record for event in duel.state.journal for record in event.cards]
    return any(record.owner == B and record.seen >> A & 1 for record in records)


def against(mine: int, theirs: int, seed: int, first: int) -> Duel:
    """A's Deck against one of B's: all of B's have the same numbers of cards."""
    pool = frozen_pool()
    extras = [card.code for card in pool if card.printed.in_extra_deck and not card.partial]
    opponent = Deck(
        random_deck(pool, seeded(theirs)).main[:40],
        [extras[(theirs + index) % len(extras)] for index in range(3)],
    )
    own = random_deck(pool, seeded(mine))
    return Duel(own, opponent, seed=seed, first=first, pool=pool, unofficial=True)


class TestDeckText:
    @settings(max_examples=40)
    @given(number=numbers, language=st.sampled_from(["zh", "ja", "en"]), counted=st.booleans())
    def test_what_is_written_is_read(self, number: int, language: Language, counted: bool) -> None:
        """By name in any language, a line for each card or for all of the same."""
        pool = frozen_pool()
        deck = random_deck(pool, seeded(number))
        lines = ["# some Deck"]
        for part, codes in ((MAIN, deck.main), (EXTRA, deck.extra)):
            lines.append(f"{part.split()[0]}:")
            for code in dict.fromkeys(codes):
                count = codes.count(code)
                name = pool.name(code, language)
                lines += [f"{count} {name}"] if counted else [name] * count
        read = Deck.parse("\n".join(lines), pool)
        assert (read.name, read.side) == ("some Deck", ())
        assert sorted(read.main) == sorted(deck.main)
        assert sorted(read.extra) == sorted(deck.extra)

    @settings(max_examples=40)
    @given(number=numbers)
    def test_a_random_deck_may_be_played(self, number: int) -> None:
        pool = frozen_pool()
        deck = random_deck(pool, seeded(number))
        assert deck.check(pool, unofficial=True) == []
        assert random_deck(pool, seeded(number)) == deck
