"""The arena: its statistics against known values, and matches that anybody can play again."""

import random
from dataclasses import replace
from math import exp, isclose
from multiprocessing import active_children
from pathlib import Path
from signal import SIGINT
from time import monotonic, sleep

import pytest

from segoc.arena import statistics as st
from segoc.arena.drawing import in_text
from segoc.arena.playing import Match, Played, drawn, play_two, processes, run
from segoc.arena.results import Results
from segoc.arena.statistics import Interval, Verdict
from segoc.decks.starters import starter


def match(bots: tuple[str, str] = ("steady", "random"), seed: int = 1) -> Match:
    return Match(bots, {name: starter(name) for name in ("normals_a", "normals_b")}, seed)


def played(*winners: int | None) -> list[Played]:
    """Duels that came out so, from both seats in turn."""
    return [
        Played(at, ("normals_a", "normals_b"), at % 2, winner, 9, (10, 20), (1.0, 1.0))
        for at, winner in enumerate(winners)
    ]


def nothing(_: int) -> None:
    pass


# Intervals.


@pytest.mark.parametrize(
    ("wins", "duels", "low", "high"),
    [
        # Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilson(wins: int, duels: int, low: float, high: float) -> None:
    assert st.wilson(wins, duels) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_before_the_first_duel() -> None:
    assert st.wilson(0, 0) == st.sequence(0, 0) == (0, 1)
    assert st.judge(0, 0, 0.5) is Verdict.OPEN


@pytest.mark.parametrize(
    ("total", "count", "rate", "ratio"),
    [
        # The uniform mixture of likelihoods, s! (n - s)! / (n + 1)!, over that of the rate.
        (1, 2, 0.5, (1 / 6) / 0.25),
        (3, 3, 0.9, (1 / 4) / 0.729),
        (0, 4, 0.1, (1 / 5) / 0.9**4),
        (2, 5, 0.3, (2 * 6 / 720) / (0.3**2 * 0.7**3)),
    ],
)
def test_evidence(total: int, count: int, rate: float, ratio: float) -> None:
    assert isclose(exp(st.evidence(total, count, rate)), ratio)


def test_impossible_rates_are_out() -> None:
    assert st.sequence(1, 2).low > 0
    assert st.sequence(1, 2).high < 1
    assert st.sequence(30, 30).high == 1
    assert st.sequence(0, 30).low == 0


@pytest.mark.parametrize("total", [0, 0.5, 7, 40, 59.5, 60])
def test_the_ends_of_the_sequence_are_where_the_evidence_is_too_much(total: float) -> None:
    interval = st.sequence(total, 60)
    assert interval.low <= total / 60 <= interval.high
    for end, inwards in ((interval.low, 1e-9), (interval.high, -1e-9)):
        if 0 < end < 1:
            assert exp(st.evidence(total, 60, end)) == pytest.approx(20)
            assert st.evidence(total, 60, end + inwards) < st.evidence(total, 60, end)


@pytest.mark.parametrize("rate", [0.3, 0.5, 0.9, 0.97])
def test_looking_after_every_duel_misleads_at_most_one_time_in_twenty(rate: float) -> None:
    """Exactly, by the probabilities of all sums with which nothing was wrong so far."""
    chances = {0: 1.0}
    wrong = 0.0
    for count in range(1, 1001):
        now: dict[int, float] = {}
        for wins, chance in chances.items():
            now[wins] = now.get(wins, 0.0) + chance * (1 - rate)
            now[wins + 1] = now.get(wins + 1, 0.0) + chance * rate
        out = [wins for wins in now if exp(min(9.0, st.evidence(wins, count, rate))) >= 20]
        wrong += sum(now.pop(wins) for wins in out)
        chances = now
    assert 0.005 < wrong < 0.05


def test_wilson_would_mislead_far_more_often() -> None:
    """Why there is another interval: with Wilson's, looking again and again is no test."""
    chance = random.Random(1)
    misled = 0
    for _ in range(200):
        wins = 0
        for count in range(1, 301):
            wins += chance.random() < 0.5
            low, high = st.wilson(wins, count)
            if count >= 10 and not low <= 0.5 <= high:
                misled += 1
                break
    assert misled > 40


def test_halves_are_as_good_as_whole_scores() -> None:
    """Scores of twos can be 0, 1/2 or 1; the sequence holds for them, too."""
    chance = random.Random(2)
    misled = 0
    for _ in range(300):
        total = 0.0
        for count in range(1, 201):
            total += (chance.random() < 0.8) / 2 + (chance.random() < 0.8) / 2
            if st.judge(total, count, 0.8) is not Verdict.OPEN:
                misled += 1
                break
    assert misled <= 15


def test_verdicts() -> None:
    assert st.judge(95, 100, 0.8) is Verdict.ABOVE
    assert st.judge(95, 100, 0.999) is Verdict.BELOW
    assert st.judge(95, 100, 0.93) is Verdict.OPEN
    for total in range(101):
        low, high = st.sequence(total, 100)
        expected = Verdict.ABOVE if low > 0.7 else Verdict.BELOW if high < 0.7 else Verdict.OPEN
        assert st.judge(total, 100, 0.7) is expected


# Matches.


def test_each_seed_is_played_from_both_seats() -> None:
    for number in range(4):
        first, second = play_two(match(), number)
        assert (first.number, second.number) == (2 * number, 2 * number + 1)
        assert (first.seat, second.seat) == (0, 1)
        assert first.decks == second.decks


def test_a_bot_that_plays_itself_wins_both_or_loses_both_by_seat() -> None:
    """With the same Deck on both sides the two duels are the same one."""
    same = Match(("steady", "steady"), {"normals_a": starter("normals_a")}, 3)
    for number in range(3):
        first, second = play_two(same, number)
        assert {first.winner, second.winner} == {0, 1}
        assert first.turns == second.turns


def test_all_pairings_of_decks_are_drawn_and_no_seed_twice() -> None:
    two = [drawn(match(), number) for number in range(400)]
    names = ("normals_a", "normals_b")
    for pairing in ((a, b) for a in names for b in names):
        assert 60 < sum(decks == pairing for decks, _ in two) < 140
    assert len({seed for _, seed in two}) == 400


def test_both_can_be_given_the_same_deck() -> None:
    same = replace(match(), same_deck=True)
    two = [drawn(same, number)[0] for number in range(200)]
    assert all(first == second for first, second in two)
    for name in ("normals_a", "normals_b"):
        assert 70 < two.count((name, name)) < 130


def test_the_number_of_processes_changes_nothing() -> None:
    told: list[int] = []
    wanted = 0.6
    one = run(match(), 60, processes(1), told.append, wanted)
    two = run(match(), 60, processes(2), nothing, wanted)
    assert Results(match(), one, wanted).data() == Results(match(), two, wanted).data()
    assert [duel[:6] for duel in one] == [duel[:6] for duel in two]
    # It was clear before the last duel, and not before it was clear.
    assert told == list(range(2, len(one) + 1, 2))
    assert len(one) < 60
    assert Results(match(), one, wanted).verdict == "above"
    assert Results(match(), one[:-2], wanted).verdict == "open"


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only Linux tells of others")
def test_processes_leave_ctrl_c_to_the_match() -> None:
    """Each of them would tell of it."""

    def ignores_ctrl_c(pid: int) -> bool:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
        (ignored,) = (int(line.split()[1], 16) for line in lines if line.startswith("SigIgn"))
        return ignored >> SIGINT - 1 & 1 == 1

    with processes(2)(match(), range(4)) as twos:
        assert len(list(twos)) == 4
        # One of them may have been too slow to play.
        waiting = {child.pid for child in active_children() if child.pid}
        deadline = monotonic() + 30
        while waiting and monotonic() < deadline:
            waiting = {pid for pid in waiting if not ignores_ctrl_c(pid)}
            sleep(0.05)
        assert not waiting


def test_other_seeds_are_other_duels() -> None:
    one, other = (run(match(seed=seed), 6, processes(1), nothing) for seed in (1, 2))
    assert [duel[:6] for duel in one] != [duel[:6] for duel in other]


def test_results_are_counted_for_the_first_bot() -> None:
    results = Results(match(), played(0, 0, 1, None, 0, 1), 0.5)
    assert results.total[1:] == (3, 1, 2)
    assert results.total.rate == 0.5
    assert [row[:4] for row in results.seats] == [
        ("going first", 2, 0, 1),
        ("going second", 1, 1, 1),
    ]
    assert [row[:4] for row in results.decks] == [("normals_a", 3, 1, 2)]
    assert [(mine, theirs, row.wins) for mine, theirs, row in results.pairings] == [
        ("normals_a", "normals_b", 3)
    ]
    # Twos with the scores 1, 0 and 1/2.
    assert results.always == st.sequence(1.5, 3)
    assert results.verdict == "open"
    assert results.milliseconds(0) == pytest.approx(100)
    assert results.data()["pairings"] == [
        {"decks": ["normals_a", "normals_b"], "duels": 6, "wins": 3, "draws": 1}
    ]


@pytest.mark.parametrize(
    ("rate", "interval", "drawn"),
    [
        (0.0, Interval(0, 0.5), "●───┤    "),
        (1.0, Interval(0.5, 1), "    ├───●"),
        (0.5, Interval(0.0, 1.0), "├───●───┤"),
    ],
)
def test_the_plot_in_text(rate: float, interval: Interval, drawn: str) -> None:
    assert in_text(rate, interval, 9) == drawn
