"""What the end-to-end tests share: one browser, one server, and pages that tell of their faults."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect

from tests.e2e.browsing import chromium
from tests.e2e.serving import Server

# Opens a page of its own, as somebody at another computer would.
Visitor = Callable[..., Page]

LOADED_DICE = (sys.executable, "-m", "tests.e2e.loaded_dice")

# Milliseconds until something that should be there counts as missing.
PATIENCE = 15_000
expect.set_options(timeout=PATIENCE)

# That the line to a killed server breaks, in the middle of an answer or not, is no fault of the
# page, nor that a file is refused.
NO_FAULT = (
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_CONTENT_LENGTH_MISMATCH",
    "status of 422",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.e2e)


# Of the folder, not of the session: the loop of Playwright must be gone when other tests run.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The one that most tests share: rooms don't know of each other."""
    started = Server(tmp_path_factory.mktemp("server") / "data", LOADED_DICE)
    started.start()
    yield started
    started.kill()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of its own for a test that kills it."""
    started = Server(tmp_path / "data", LOADED_DICE)
    started.start()
    yield started
    started.kill()


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Somebody who comes with a fresh browser. A test fails if the pages of anybody have reported
    a fault meanwhile."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def visit(path: str = "/", at: Server = server, **settings: Any) -> Page:
        wanted = {"locale": "en", "reduced_motion": "reduce", "base_url": at.address, **settings}
        context = browser.new_context(**wanted)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(_fault(error)))
        page.on("console", lambda message: faults.extend(_complaint(message)))
        page.goto(path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert faults == []


def _fault(error: Error) -> str:
    return f"{error.name}: {error.message}"


def _complaint(message: ConsoleMessage) -> list[str]:
    if message.type != "error" or any(words in message.text for words in NO_FAULT):
        return []
    return [message.text]
