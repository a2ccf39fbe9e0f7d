"""The pages are quick: there within a second, and no click waits."""

from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import Browser

from tests.e2e.conftest import Visitor
from tests.e2e.playing import Mouse, Player
from tests.e2e.rooms import open_room
from tests.e2e.serving import Server
from tests.e2e.timing import answers, first_useful_paint, start_stopwatch

LOADS = 5
A_SECOND = 1000.0
AT_ONCE = 100.0
CLICKS = 40

# Measured by `make speed`: on a machine that does something else besides, it says nothing.
pytestmark = pytest.mark.speed

# What each page is for.
USEFUL = {"home": "main button", "duel": "[data-glow]", "rulebook": "a[href^='/rulebook/']"}


@pytest.mark.parametrize("page_name", USEFUL)
def test_the_first_useful_paint(
    page_name: str, browser: Browser, server: Server, visitor: Visitor, tmp_path: Path
) -> None:
    page = visitor()
    paths = {"home": "/", "rulebook": "/rulebook"}
    path = paths.get(page_name) or open_room(page, kind="bot", first="me")
    state = str(tmp_path / "state.json")
    page.context.storage_state(path=state)
    times = [
        first_useful_paint(browser, server.address + path, USEFUL[page_name], state)
        for _ in range(LOADS)
    ]
    print(f"first useful paint of {page_name}: {median(times):.0f} ms", [round(t) for t in times])
    assert median(times) < A_SECOND


def test_the_answer_to_a_click(visitor: Visitor) -> None:
    page = visitor()
    open_room(page, kind="bot", first="me")
    player = Player(Mouse(page))
    player.answer()
    start_stopwatch(page)
    while len(player.answers) < CLICKS and player.answer():
        pass
    page.wait_for_function("() => window.answers.server.length > 0")
    times = answers(page)
    both = times.page + times.server
    print(
        f"answer to a click: {median(both):.0f} ms; by the page {median(times.page):.0f} ms "
        f"({len(times.page)} clicks), by the server {median(times.server):.0f} ms "
        f"({len(times.server)}, the slowest {max(times.server):.0f} ms)"
    )
    assert len(both) > CLICKS // 2
    assert median(times.page) < AT_ONCE
    assert median(times.server) < AT_ONCE
