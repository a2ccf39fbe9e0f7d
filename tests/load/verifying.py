"""The same duels, run locally: nothing is lost, and nothing is wrong."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from segoc.app.prompting import passes_unasked
from segoc.app.table import table_of
from segoc.decks.starters import starter
from segoc.duel import savefile
from segoc.duel.duel import Duel
from segoc.duel.view import PUBLIC
from tests.load.duels import Duelled
from tests.load.page import Page


class Kept(NamedTuple):
    """A game as the server's file has it."""

    start: dict[str, Any]
    choices: list[str]


def kept_games(file: Path) -> dict[str, Kept]:
    """The games in the file of a server that is no longer there, by room."""
    base = sqlite3.connect(file)
    try:
        return {
            room: Kept(json.loads(start), [key for (key,) in base.execute(CHOICES, (room,))])
            for room, start in base.execute("SELECT room, start FROM games")
        }
    finally:
        base.close()


CHOICES = "SELECT choice FROM choices WHERE room = ? ORDER BY number"


def faults_of(duelled: Duelled, kept: Kept | None) -> Iterator[str]:
    """What is wrong with a duel: with the choices, its end, or what somebody was told of it."""
    if kept is None:
        yield "the server's file has no such game"
        return
    saved = savefile.read(duelled.seats[0].save)
    if kept.start != savefile.start_to_data(saved.start) or kept.choices != saved.choices:
        yield "the file has another duel than the one that was given out"
    decks = saved.start.decks
    if decks is None or decks != (starter(duelled.decks[0]), starter(duelled.decks[1])):
        yield "it was played with other Decks"
    try:
        duel = played_locally(saved.start, duelled, saved.choices)
    except WrongCourse as wrong:
        yield str(wrong)
        return
    if duel.choices != saved.choices:
        yield "the server has other choices than those that were made"
    if duel.hash != saved.hash:
        yield f"it ends with {saved.hash}, and locally with {duel.hash}"
    lines = len(duel.events)
    for viewer, page in _pages(duelled):
        if page.lines != lines:
            yield f"viewer {viewer} was told {page.lines} of {lines} lines"
        seen = table_of(duel.state, viewer).model_dump(mode="json", by_alias=True)
        if page.table != seen:
            yield f"viewer {viewer} sees another table at the end"


class WrongCourse(Exception):
    """The choices of the players don't make a whole duel."""


def played_locally(start: savefile.Start, duelled: Duelled, choices: list[str]) -> Duel:
    """Play the duel by what the players answered, without the server: who has not answered wasn't
    asked, because the pass was made for them. For a bot, `choices` say what it chose."""
    duel = Duel.again(start, [])
    given = [0, 0]
    used = 0
    while duel.decision is not None:
        player = duel.decision.player
        if player >= len(duelled.seats):
            made = sum(given)
            if made >= len(choices):
                raise WrongCourse("the bot has not answered")
            duel.push(choices[made])
            given[player] += 1
            continue
        seat = duelled.seats[player]
        unasked = passes_unasked(duel.state, "auto")
        key = seat.answers.get(given[player])
        if key is not None and unasked is None:
            duel.push(key)
            used += 1
        elif key is None and unasked is not None:
            duel.push(unasked)
        elif key is None and seat.gave_up:
            duel.surrender(player)
        else:
            raise WrongCourse(f"player {player} was wrongly asked, or not, at {given[player]}")
        given[player] += 1
    if used != sum(len(seat.answers) for seat in duelled.seats):
        raise WrongCourse("the players have made choices that the duel has no place for")
    return duel


def _pages(duelled: Duelled) -> Iterator[tuple[int, Page]]:
    yield from enumerate(duelled.seats)
    for watcher in duelled.spectators:
        yield PUBLIC, watcher
