"""Every scenario that comes with segoc holds."""

import pytest

from segoc.rulebook.playing.trial import try_scenario
from segoc.rulebook.reading.files import all_scenarios
from segoc.rulebook.scenario import Scenario

pytestmark = pytest.mark.core


def test_all_can_be_read() -> None:
    assert all_scenarios().errors == []
    assert len(all_scenarios().scenarios) > 10


@pytest.mark.parametrize(
    "scenario", all_scenarios().scenarios, ids=lambda one: f"{one.file}:{one.line}"
)
def test_scenario(scenario: Scenario) -> None:
    assert try_scenario(scenario) is None
