"""The rulebook by HTTP: its entries, and its scenarios played on the table.

All of it is the same for everybody until the server is started anew, and is kept once it was made.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from time import perf_counter
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from segoc.app.kept import Kept, answer, kept
from segoc.app.naming import archetype_words, names_in
from segoc.app.protocol.base import Language, Words
from segoc.app.protocol.pages import (
    CalledCard,
    ChapterBrief,
    Contradiction,
    Course,
    EntryBrief,
    EntryPage,
    Played,
    PlayedScenario,
    RulebookIndex,
    ScenarioBrief,
    Successor,
)
from segoc.app.protocol.table import Frame, Line
from segoc.app.refusal import Refusal
from segoc.app.story import course
from segoc.app.table import table_of
from segoc.app.telling import Telling
from segoc.cards.archetypes import archetypes
from segoc.cards.standard import standard_pool
from segoc.duel.log import JUDGE
from segoc.kernel.choosing.open_questions import answer_with_key
from segoc.kernel.table.event import Event
from segoc.kernel.table.state import UNDECIDED, State
from segoc.kernel.turn import machine
from segoc.rulebook import course as played
from segoc.rulebook.card_names import card_named, known_card, lacking
from segoc.rulebook.chapters import Heading, chapter_of, headings, volumes
from segoc.rulebook.entries import Entry, entries, entry
from segoc.rulebook.playing.trial import try_scenario
from segoc.rulebook.reading.files import all_scenarios
from segoc.rulebook.scenario import Scenario
from segoc.rulebook.standing import Standing, citations, standing_of, standings
from segoc.rulebook.statements import NAME, statement, title

KEPT_SCENARIOS: Final = 100
KEPT_ENTRIES: Final = 500

router = APIRouter(prefix="/api/rulebook")


def warm() -> None:
    """Read the rulebook before anybody asks for it: the scenarios take most of a second."""
    for volume in volumes():
        _index("en", volume)


@router.get("", response_model=RulebookIndex)
def get_index(request: Request, language: Language = "en", volume: int = 1) -> Response:
    if volume not in volumes():
        return _unknown("the rulebook has no such volume")
    return answer(request, _index(language, volume))


@router.get("/entries/{rule}", response_model=EntryPage)
def get_entry(request: Request, rule: str) -> Response:
    if rule not in citations():
        return _unknown("the rulebook has no such entry")
    return answer(request, _entry(rule))


@router.get("/scenarios/{number}", response_model=PlayedScenario)
def get_scenario(request: Request, number: int) -> Response:
    if not 0 <= number < len(all_scenarios().scenarios):
        return _unknown("the rulebook has no such scenario")
    return answer(request, _scenario(number))


def _unknown(message: str) -> Response:
    reply = Refusal("not_found", message, None).reply(None)
    return JSONResponse(reply.model_dump(), 404, {"Cache-Control": "no-store"})


@cache
def _index(language: Language, volume: int) -> Kept:
    return kept(index(language, volume))


@lru_cache(KEPT_ENTRIES)
def _entry(rule: str) -> Kept:
    return kept(entry_page(entry(rule)))


@lru_cache(KEPT_SCENARIOS)
def _scenario(number: int) -> Kept:
    return kept(played_scenario(number, all_scenarios().scenarios[number]))


# Entries.


def index(language: Language = "en", volume: int = 1) -> RulebookIndex:
    """All chapters, and the entries of a volume, their statements in the language."""
    found = list(entries(volume))
    quoted = {name for one in found for name in NAME.findall(one.statement)}
    return RulebookIndex(
        chapters=tuple(map(_chapter, headings().values())),
        entries=tuple(_brief(one, standings()[one.id], language) for one in found),
        cards=_cards({name for one in found for name in one.cards}) | _archetypes(quoted),
    )


def _cards(names: set[str]) -> dict[str, CalledCard]:
    """So that a reader finds entries by a card's name in any language."""
    found: dict[str, CalledCard] = {}
    for name in sorted(names):
        mine = card_named(name)
        card = mine or known_card(name)
        if card is not None:
            words = Words(en=card.name("en"), zh=card.name("zh"), ja=card.name("ja"))
            found[name] = CalledCard(code=None if mine is None else mine.code, name=words)
    return found


def _archetypes(names: set[str]) -> dict[str, CalledCard]:
    """Statements quote them as they quote cards."""
    return {
        name: CalledCard(code=None, name=archetype_words(name))
        for name in sorted(names & set(archetypes().values()))
    }


def _chapter(heading: Heading) -> ChapterBrief:
    found = [how for rule, how in standings().items() if chapter_of(rule) == heading.key]
    return ChapterBrief(
        key=heading.key,
        volume=heading.volume,
        title=Words.model_validate(heading.title),
        proven=found.count("proven"),
        played=found.count("played"),
        definitions=found.count("definition"),
        cited=found.count("cited"),
        open_card=found.count("open_card"),
        open_rule=found.count("open_rule"),
    )


def _brief(one: Entry, standing: Standing, language: Language = "en") -> EntryBrief:
    return EntryBrief(
        id=one.id,
        chapter=chapter_of(one.id),
        kind=one.kind,
        title=title(one.id, language),
        statement=statement(one.id, language),
        cards=tuple(one.cards),
        tags=tuple(one.tags),
        official=tuple(one.official),
        standing=standing,
        scenarios=len(citations()[one.id]),
    )


def entry_page(one: Entry) -> EntryPage:
    """An entry, and its scenarios, which are tried now: if one fails, the entry is open."""
    numbers = citations()[one.id]
    scenarios = {number: all_scenarios().scenarios[number] for number in numbers}
    briefs = tuple(_scenario_brief(number, one) for number, one in scenarios.items())
    fails = any(brief.failure for brief in briefs)
    named = {name: card_named(name) for name in one.cards}
    return EntryPage(
        entry=_brief(one, standing_of(one, [] if fails else list(scenarios.values()))),
        difficulty=str(one.difficulty),
        codes={name: None if card is None else card.code for name, card in named.items()},
        lacks=tuple(lacking(one)),
        same_as=one.same_as,
        superseded_by=_successor(one),
        contradiction=_contradiction(one),
        scenarios=briefs,
    )


def _successor(one: Entry) -> Successor | None:
    by = one.superseded_by
    return None if by is None else Successor(by=by.by, date=by.date, source=by.source)


def _contradiction(one: Entry) -> Contradiction | None:
    if not one.conflict:
        return None
    found = Contradiction(rules=one.conflicts_with, what=one.conflict)
    if one.settled is None:
        return found
    return found.model_copy(update=one.settled._asdict())


def _scenario_brief(number: int, scenario: Scenario) -> ScenarioBrief:
    failure = try_scenario(scenario)
    return ScenarioBrief(
        number=number,
        title=scenario.title,
        ids=scenario.ids,
        text=tuple(scenario.lines.values()),
        names=names_in(scenario.title, scenario.lines.values()),
        twins=len(scenario.twins),
        failure="" if failure is None else f"{scenario.lines[failure.line]}: {failure.message}",
    )


# Scenarios.


def played_scenario(number: int, scenario: Scenario) -> PlayedScenario:
    began = perf_counter()
    courses = played.courses(scenario)
    took = (perf_counter() - began) * 1000
    return PlayedScenario(
        scenario=_scenario_brief(number, scenario),
        courses=tuple(_course(scenario, one) for one in courses),
        milliseconds=round(took, 1),
    )


def _course(scenario: Scenario, course: played.Course) -> Course:
    showing = Showing()
    steps = tuple(
        Played(
            line=line.line,
            text=line.text,
            kind=line.kind,
            holds=not line.message,
            message=line.message,
            frames=showing.frames(line),
        )
        for line in course.lines
    )
    return Course(title=scenario.title, change=course.change, steps=steps)


def has_begun(state: State) -> bool:
    """Otherwise there are only Decks on the table, and nobody has been asked anything."""
    return state.decision is not None or state.winner != UNDECIDED


class Showing:
    """Shows a course to a judge: its choices are made once more, and looked at on the way."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.telling = Telling(standard_pool(), JUDGE)

    def frames(self, line: played.PlayedLine) -> tuple[Frame, ...]:
        """What happened, and the table after each of it; of a line that does nothing, the table
        as it is. An outcome has no frames."""
        if line.after is None:
            return ()
        shown: list[tuple[State, list[Line]]] = []
        for state, events in self._moments(line.choices):
            lines = self._tell(state, events)
            if shown and not (lines and shown[-1][1]):
                # One of the two has nothing to tell: together they are one frame.
                lines = shown.pop()[1] + lines
            shown.append((state, lines))
        if not shown:
            # The beginning, a surrender, or nothing at all.
            self.state = line.after.copy()
            shown.append((self.state, self._tell(self.state, line.events)))
        return tuple(
            Frame(table=table_of(state, JUDGE), lines=tuple(lines)) for state, lines in shown
        )

    def _tell(self, state: State, events: list[Event]) -> list[Line]:
        if not self.telling.number:
            # A board is laid in the middle of a turn.
            self.telling.turn = state.turn
        return self.telling.lines(events, state.chain)

    def _moments(self, choices: list[str]) -> Iterator[tuple[State, list[Event]]]:
        if self.state is not None and not has_begun(self.state):
            for moment in course(self.state.copy()):
                self.state = moment.state
                yield moment.state, moment.events
        for key in choices:
            if self.state is None or self.state.decision is None:
                return
            option = answer_with_key(self.state, key)
            if option is None:
                return
            state = self.state.copy()
            machine.answer(state, option)
            for moment in course(state):
                self.state = moment.state
                yield moment.state, moment.events
