"""How strong the bot is: chosen on the first page, shown at the table; and a bot that thinks."""

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import grave_faults
from tests.e2e.conftest import Visitor
from tests.e2e.serving import Server

THINKING = "The bot is thinking…"
SLOW_BOT = (sys.executable, "-m", "tests.e2e.slow_bot")


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("slow") / "data", SLOW_BOT)
    started.start()
    yield started
    started.kill()


def start_against(page: Page, strength: str) -> None:
    page.get_by_role("radio", name=strength).check(force=True)
    page.get_by_role("radio", name="I do").check(force=True)
    page.get_by_role("button", name="Start the duel").click()
    expect(page.locator("[data-at]")).to_have_count(1)


def test_strength_is_chosen_and_shown(visitor: Visitor, slow: Server) -> None:
    page = visitor(at=slow)
    strength = page.get_by_role("group", name="Strength of the bot")
    names = ["Beginner", "Easy", "Medium", "Strong"]
    expect(strength.locator("label")).to_have_text(names)
    said = set()
    for name in names:
        strength.get_by_role("radio", name=name).check(force=True)
        said.add(strength.locator("p").inner_text())
    assert len(said) == len(names)
    assert grave_faults(page) == []
    start_against(page, "Medium")
    expect(page.get_by_text("Bot (Medium)").first).to_be_visible()
    expect(page.get_by_title("rules of thumb").first).to_be_visible()


def test_a_bot_that_thinks_is_seen_and_heard_to_think(visitor: Visitor, slow: Server) -> None:
    page = visitor(at=slow)
    start_against(page, "Strong")
    page.get_by_role("button", name="End Phase").click()
    asked, news = page.get_by_test_id("asked"), page.get_by_test_id("news")
    expect(asked).to_have_text(THINKING)
    expect(news).to_contain_text(THINKING)
    # What has happened until then is told already.
    log = page.get_by_role("log")
    expect(log).to_contain_text("Turn 2")
    # Who comes again finds it thinking, or done.
    page.reload()
    expect(page.locator("[data-at]")).to_have_count(1)
    expect(log).to_contain_text("Turn 3")
    expect(asked).not_to_have_text(THINKING)
