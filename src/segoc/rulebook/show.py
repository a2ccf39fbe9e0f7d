"""Telling a scenario: its lines, and under each what happened, with the board at both ends."""

from collections.abc import Iterator

from segoc.cards.names import Language
from segoc.cards.standard import standard_pool
from segoc.duel.log import Teller
from segoc.rulebook.card_names import lacking
from segoc.rulebook.changing import changed
from segoc.rulebook.definitions import definitions
from segoc.rulebook.entries import Entry
from segoc.rulebook.playing.failure import Failed
from segoc.rulebook.playing.judging import judge
from segoc.rulebook.playing.play import Play
from segoc.rulebook.playing.trial import try_scenario
from segoc.rulebook.reading.files import Reading
from segoc.rulebook.scenario import STEPS, BoardLine, Line, Scenario
from segoc.rulebook.statements import called


def tell_entry(entry: Entry, reading: Reading, language: Language = "en") -> Iterator[str]:
    """The entry, and the play of each scenario that cites it."""
    heading = called(entry.id, language)
    yield f"{entry.id} ({entry.kind}){f' · {heading}' if heading else ''}"
    yield f"  {entry.statement}"
    yield from (f"  {line}" for line in _relations(entry))
    yield from (f"  It lacks {card}." for card in lacking(entry))
    if entry.id in definitions():
        yield f"  Defined by {definitions()[entry.id]}."
    cited = [scenario for scenario in reading.scenarios if entry.id in scenario.ids]
    if not cited:
        yield "  No scenario cites it."
    for scenario in cited:
        yield ""
        yield from _tell_scenario(scenario, language)


def _relations(entry: Entry) -> Iterator[str]:
    """What it has to do with other entries."""
    if entry.same_as:
        yield f"It says what {' and '.join(entry.same_as)} say{'s' * (len(entry.same_as) == 1)}."
    if entry.superseded_by is not None:
        rules, date, source = entry.superseded_by
        yield f"Superseded by {' and '.join(rules)} ({date}, {source})."
    if entry.conflict:
        yield f"It contradicts {' and '.join(entry.conflicts_with) or 'the code'}: {entry.conflict}"
        if entry.settled is None:
            yield "Nobody has settled that yet."
        else:
            yield f"Settled: {entry.settled.right} is right. {entry.settled.why}"


def _tell_scenario(scenario: Scenario, language: Language) -> Iterator[str]:
    yield f"{scenario.name}   ({scenario.file}:{scenario.line})"
    yield from (f"  {scenario.lines[line.line]}" for line in scenario.board)
    yield from _tell_play(scenario, scenario.board, scenario.body, language)
    for twin in scenario.twins:
        yield ""
        yield f"  {scenario.lines[twin.change.line]}"
        if twin.has_steps:
            board = changed(scenario.board, twin.change)
            yield from _tell_play(scenario, board, twin.body, language)
        else:
            yield from (f"  {scenario.lines[line.line]}" for line in twin.body)
    failure = try_scenario(scenario)
    twins = "its twin" if len(scenario.twins) == 1 else f"its {len(scenario.twins)} twins"
    yield ""
    yield f"It holds, with {twins}." if failure is None else f"It fails: {failure}"


def _tell_play(
    scenario: Scenario, board: tuple[BoardLine, ...], body: tuple[Line, ...], language: Language
) -> Iterator[str]:
    """The board, each line with what happened there, and the board once more."""
    try:
        play = Play(board, standard_pool())
    except Failed as failed:
        yield f"  {failed.message}"
        return
    yield f"\n{play.duel.board(language=language)}\n"
    teller = Teller(play.duel.pool, language)
    for line in body:
        yield f"  {scenario.lines[line.line]}"
        try:
            if not isinstance(line, STEPS):
                instead = judge(play, line)
                yield from [f"      no: {instead}"] if instead else []
                continue
            play.do(line)
        except Failed as failed:
            yield f"      no: {failed.message}"
            return
        for told in teller.lines(play.events_of_step()):
            yield f"      {told.text} ({told.rule})" if told.rule else f"      {told.text}"
    yield f"\n{play.duel.board(language=language)}"
