"""axe-core finds no serious fault on any page, wide or narrow, in any language."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import is_for_everyone
from tests.e2e.conftest import Visitor
from tests.e2e.playing import look
from tests.e2e.replays import open_file, random_duel
from tests.e2e.rooms import open_room
from tests.e2e.screenshots import BOARD

WIDTHS = {"wide": {"width": 1280, "height": 900}, "narrow": {"width": 390, "height": 844}}
PAGES = (
    "/",
    "/lab",
    "/rulebook",
    "/rulebook/EFX-093",
    "/reference",
    "/reference/destroy",
    "/replay",
)


@pytest.fixture(params=WIDTHS)
def page(request: pytest.FixtureRequest, visitor: Visitor) -> Page:
    return visitor(viewport=WIDTHS[request.param])


def test_the_first_page(page: Page) -> None:
    page.get_by_role("button", name="Start the duel").wait_for()
    is_for_everyone(page)


def test_the_duel(page: Page) -> None:
    open_room(page, kind="bot", first="me")
    page.locator("[data-glow]").first.wait_for()
    is_for_everyone(page)
    # With a menu, and with a pile laid open.
    page.locator(f'[data-spot="{look(page).glow[0]}"]').click()
    page.get_by_role("menu").wait_for()
    is_for_everyone(page)
    page.keyboard.press("Escape")
    page.locator('[data-spot="A.extra"]').click()
    page.locator('[data-pile="A.extra"]').wait_for()
    is_for_everyone(page)


def test_the_rulebook(page: Page) -> None:
    page.goto("/rulebook")
    page.locator("a[href^='/rulebook/']").first.wait_for()
    is_for_everyone(page)
    page.goto("/rulebook/EFX-093")
    page.get_by_role("region", name="Table").wait_for()
    is_for_everyone(page)


def test_the_reference(page: Page) -> None:
    page.goto("/reference")
    page.get_by_role("link", name="destroy", exact=True).wait_for()
    is_for_everyone(page)
    page.goto("/reference/destroy")
    page.get_by_role("heading", name="Example").wait_for()
    is_for_everyone(page)


def test_a_replay(page: Page, tmp_path: Path) -> None:
    page.goto("/replay")
    page.get_by_label("Choose a file").wait_for()
    is_for_everyone(page)
    open_file(page, random_duel().save(), tmp_path)
    page.get_by_role("region", name="Table").wait_for()
    for _ in range(3):
        page.keyboard.press("c")
    page.get_by_role("region", name="Chain").wait_for()
    page.get_by_text("Keys", exact=True).click()
    is_for_everyone(page)


def test_the_lab(page: Page) -> None:
    page.goto("/lab")
    text = page.get_by_role("textbox", name="The board as text")
    # The lab has opened when the empty board is written.
    expect(text).not_to_have_value("")
    text.fill(BOARD)
    page.locator('[data-spot="A.m3"]', has_text="Dark Magician").click()
    page.get_by_role("radio", name="Defense").wait_for()
    is_for_everyone(page)
    page.locator('[data-spot="B.gy"]').click()
    page.get_by_role("button", name="Remove").first.wait_for()
    is_for_everyone(page)


@pytest.mark.parametrize("language", ["zh", "ja"])
def test_in_other_languages(visitor: Visitor, language: str) -> None:
    page = visitor(locale=language, viewport={"width": 320, "height": 640})
    for address in PAGES:
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        is_for_everyone(page)
