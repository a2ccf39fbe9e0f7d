"""Scenarios about single cards, for the tests of this folder."""

from textwrap import dedent

from segoc.rulebook.playing.trial import try_scenario
from segoc.rulebook.reading.files import read


def check(text: str) -> None:
    """All scenarios of a text hold, and so do their twins."""
    found = read(dedent(text).strip(), "test.txt")
    for _, error in found.errors:
        raise error
    assert found.scenarios
    for scenario in found.scenarios:
        failure = try_scenario(scenario)
        assert failure is None, str(failure)
