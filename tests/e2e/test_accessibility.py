"""axe-core finds no serious fault on any page."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e.accessibility import grave_faults
from tests.e2e.conftest import Visitor
from tests.e2e.playing import look
from tests.e2e.replays import open_file, random_duel
from tests.e2e.rooms import open_room

WIDTHS = {"wide": {"width": 1440, "height": 900}, "narrow": {"width": 390, "height": 844}}


@pytest.fixture(params=WIDTHS)
def page(request: pytest.FixtureRequest, visitor: Visitor) -> Page:
    return visitor(viewport=WIDTHS[request.param])


def test_the_first_page(page: Page) -> None:
    page.get_by_role("button", name="Start the duel").wait_for()
    assert grave_faults(page) == []


def test_the_duel(page: Page) -> None:
    open_room(page, kind="bot", first="me")
    page.locator("[data-glow]").first.wait_for()
    assert grave_faults(page) == []
    # With a menu, and with a pile laid open.
    page.locator(f'[data-spot="{look(page).glow[0]}"]').click()
    page.get_by_role("menu").wait_for()
    assert grave_faults(page) == []
    page.keyboard.press("Escape")
    page.locator('[data-spot="A.extra"]').click()
    page.locator('[data-pile="A.extra"]').wait_for()
    assert grave_faults(page) == []


def test_the_rulebook(page: Page) -> None:
    page.goto("/rulebook")
    page.locator("a[href^='/rulebook/']").first.wait_for()
    assert grave_faults(page) == []
    page.goto("/rulebook/EFX-093")
    page.get_by_role("region", name="Table").wait_for()
    assert grave_faults(page) == []


def test_a_replay(page: Page, tmp_path: Path) -> None:
    page.goto("/replay")
    page.get_by_label("Choose a file").wait_for()
    assert grave_faults(page) == []
    open_file(page, random_duel().save(), tmp_path)
    page.get_by_role("region", name="Table").wait_for()
    for _ in range(3):
        page.keyboard.press("c")
    page.get_by_role("region", name="Chain").wait_for()
    assert grave_faults(page) == []
