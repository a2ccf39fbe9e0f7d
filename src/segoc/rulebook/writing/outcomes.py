"""What is true now, as outcomes: of what has changed since the set-up, and of the monsters."""

from collections.abc import Iterator
from typing import Final

from segoc.duel.log import JUDGE
from segoc.kernel.knowledge.knowledge import sees
from segoc.kernel.language.ties import equipped
from segoc.kernel.picture import layers, values
from segoc.kernel.picture.counters import counters_on
from segoc.kernel.table.card import Card
from segoc.kernel.table.geometry import is_extra_monster_zone
from segoc.kernel.table.kinds import NONE, TOKEN
from segoc.kernel.table.phases import PHASE_NAMES
from segoc.kernel.table.places import (
    ATTACK,
    BANISHED,
    DECK,
    EXTRA_DECK,
    GRAVEYARD,
    HAND,
    MONSTER_ZONE,
    NOWHERE,
    UNDER,
    on_field,
    zone_name,
)
from segoc.kernel.table.state import DRAW, NO_CARD, UNDECIDED, State
from segoc.rulebook.reading.board import PHASES
from segoc.rulebook.scenario import A_OR_B
from segoc.rulebook.writing.cast import Cast, zone_of
from segoc.rulebook.writing.course import Course
from segoc.rulebook.writing.phrases import counters_text

PILES: Final = {
    DECK: "deck",
    HAND: "hand",
    GRAVEYARD: "GY",
    EXTRA_DECK: "extra deck",
}
COUNTED: Final = {**PILES, BANISHED: "banished"}


def outcomes_of(course: Course, cast: Cast) -> list[str]:
    """The lines, each with its mark."""
    found = [*_of_the_duel(course), *_of_the_players(course)]
    if not course.lost:
        found += _of_cards(course, cast)
    return [f"= {line}" for line in found]


def _of_the_duel(course: Course) -> Iterator[str]:
    state = course.now
    if state.winner != UNDECIDED:
        yield "draw" if state.winner == DRAW else f"{A_OR_B[state.winner]} wins"
        return
    if PHASE_NAMES[state.phase] in PHASES:
        yield f"{A_OR_B[state.turn_player]}'s turn, {PHASE_NAMES[state.phase]}"
    decision = state.decision
    # Of the opponent a player isn't told that there is a question.
    if decision is not None and course.viewer in (JUDGE, decision.player) and course.at_rest:
        yield f"{A_OR_B[decision.player]} is asked about {decision.kind}"


def _of_the_players(course: Course) -> Iterator[str]:
    then, now = course.then, course.now
    for player in (0, 1):
        yield f"{A_OR_B[player]} LP {now.lp[player]}"
        for place, word in COUNTED.items():
            count = len(now.pile(player, place))
            if count != len(then.pile(player, place)):
                yield f"{A_OR_B[player]} {word} {count}"


def _of_cards(course: Course, cast: Cast) -> Iterator[str]:
    state = course.now
    named = {card: cast.reference(card, zone_of(state, card), state) for card in _shown(course)}
    if state.chain:
        links = [named.get(link.source.card, "") for link in state.chain]
        if all(links):
            yield f"chain is {', '.join(links)}"
    for number, name in named.items():
        if name and _changed(course, number):
            line = _where(state, state.cards[number], named)
            if line:
                yield f"{name} {line}"
        host = equipped(state, number)
        if name and host >= 0 and named.get(host):
            yield f"{name} equipped to {named[host]}"
    for number, name in named.items():
        if name and on_field(state.cards[number].place):
            yield from _counters(course, number, name, cast)
    for number, name in named.items():
        card = state.cards[number]
        if name and card.place == MONSTER_ZONE and card.face_up:
            yield from _of_a_monster(state, number, name)


def _shown(course: Course) -> Iterator[int]:
    """The cards that a line can speak of, by where they lie now, then those that are gone."""
    state = course.now
    found: dict[int, None] = {}
    for number in state.zones:
        if number != NO_CARD:
            found[number] = None
            found.update(dict.fromkeys(state.under.get(number, [])))
    judge = course.viewer == JUDGE
    for pile in state.piles:
        known = [one for one in pile if judge or sees(state.cards[one], course.viewer)]
        found.update(dict.fromkeys(known))
    tokens = [card.id for card in state.cards if card.printed.types & TOKEN]
    found.update(dict.fromkeys(tokens))
    return iter(found)


def _changed(course: Course, number: int) -> bool:
    if number >= len(course.then.cards):
        return True
    return _lies(course.then, number) != _lies(course.now, number)


def _lies(state: State, number: int) -> tuple[object, ...]:
    card = state.cards[number]
    host = [one for one, materials in state.under.items() if number in materials]
    return card.place, card.side, card.zone, card.face_up, card.position, host


def _where(state: State, card: Card, named: dict[int, str]) -> str:
    if card.place in PILES:
        face = "face-up " if card.place == EXTRA_DECK and card.face_up else ""
        return f"{face}in {A_OR_B[card.side]} {PILES[card.place]}"
    if card.place == BANISHED:
        return "banished" if card.face_up else "face-down banished"
    if card.place == NOWHERE:
        return "nowhere"
    if card.place == UNDER:
        hosts = [host for host, materials in state.under.items() if card.id in materials]
        return f"under {named[hosts[0]]}" if hosts and named.get(hosts[0]) else ""
    if not on_field(card.place) or card.acting:
        return ""
    face = "face-up" if card.face_up else "face-down"
    if card.place == MONSTER_ZONE:
        face += " attack" if card.position == ATTACK else " defense"
    return f"{face} in {_zone(card.zone)}"


def _zone(zone: int) -> str:
    name = zone_name(zone)
    return name if is_extra_monster_zone(zone) else name.replace(".", " ")


def _counters(course: Course, number: int, name: str, cast: Cast) -> Iterator[str]:
    """Those that it has, and those that it has no more."""
    held = [*course.now.counters, *course.then.counters]
    kinds = [one.kind for one in held if one.card == number]
    code = course.now.cards[number].printed.code
    for kind in dict.fromkeys(kinds):
        count = counters_on(course.now, number, kind)
        yield f"{name} has {counters_text(count, kind, code, cast.pool)}"


def _of_a_monster(state: State, number: int, name: str) -> Iterator[str]:
    printed = state.cards[number].shows()
    yield f"{name} ATK {values.atk(state, number)}"
    defense = values.defense(state, number)
    if defense not in (NONE, printed.defense):
        yield f"{name} DEF {defense}"
    if values.level(state, number) != printed.level and printed.level > 0:
        yield f"{name} Level {values.level(state, number)}"
    if layers.negated(state, number):
        yield f"{name} negated"
