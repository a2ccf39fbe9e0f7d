"""Scenarios about single cards, for the tests of this folder."""

from textwrap import dedent

from segoc.cards.pool import Pool
from segoc.rulebook.playing.trial import try_scenario
from segoc.rulebook.reading.files import read


def check(text: str, pool: Pool | None = None) -> None:
    """All scenarios of a text hold, and so do their twins; with the cards of another pool."""
    found = read(dedent(text).strip(), "test.txt", pool)
    for _, error in found.errors:
        raise error
    assert found.scenarios
    for scenario in found.scenarios:
        failure = try_scenario(scenario, pool)
        assert failure is None, str(failure)
