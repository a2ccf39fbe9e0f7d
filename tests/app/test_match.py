"""Matches: who says who goes first, and when it is over."""

from segoc.app.match import NOBODY, Match


def play(match: Match, *winners: int) -> None:
    for winner in winners:
        match.begin()
        match.end(winner)


def test_the_loser_says_who_goes_first() -> None:
    match = Match(3, choosing=0)
    play(match, 0)
    assert match.choosing == 1
    play(match, 1)
    assert match.choosing == 0
    assert not match.over


def test_after_a_draw_the_same_player_says_it_again() -> None:
    match = Match(3, choosing=1)
    play(match, NOBODY)
    assert match.choosing == 1
    play(match, 1, NOBODY)
    assert match.choosing == 0


def test_draws_do_not_bring_a_match_of_three_nearer_to_its_end() -> None:
    match = Match(3, choosing=0)
    play(match, NOBODY, 0, NOBODY, NOBODY, 1, NOBODY)
    assert (match.wins, match.game, match.over) == ((1, 1), 6, False)
    play(match, 1)
    assert match.over


def test_a_match_of_one_game_can_be_a_draw() -> None:
    match = Match(1, choosing=0)
    play(match, NOBODY)
    assert match.over
    match.begin()
    assert (match.results, match.over) == ([], False)
