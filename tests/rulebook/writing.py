"""Scenarios written in tests."""

from textwrap import dedent

from segoc.rulebook.playing.trial import try_scenario
from segoc.rulebook.reading.cursor import ScenarioError
from segoc.rulebook.reading.files import Reading, read
from segoc.rulebook.scenario import Scenario


def reading(text: str) -> Reading:
    return read(dedent(text).strip(), "test.txt")


def scenario(text: str) -> Scenario:
    """The one scenario of a text."""
    found = reading(text)
    for _, error in found.errors:
        raise error
    [one] = found.scenarios
    return one


def error(text: str) -> str:
    """What is wrong with the one scenario of a text that can't be read."""
    [(_, wrong)] = reading(text).errors
    assert isinstance(wrong, ScenarioError)
    return str(wrong)


def failure(text: str) -> str:
    """What is wrong with a scenario that can be read; nothing if it holds."""
    return str(try_scenario(scenario(text)) or "")
