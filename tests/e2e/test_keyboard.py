"""Everything by keyboard: on every page, with the focus always somewhere, and told in words."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from segoc.lab import MAIN1, A, Lab
from tests.e2e.conftest import Visitor
from tests.e2e.positions import play_from
from tests.e2e.replays import open_file, random_duel
from tests.e2e.rooms import open_room

NOWHERE = "() => document.activeElement === document.body"
NARROW = {"width": 390, "height": 844}


def somewhere(page: Page) -> None:
    """Also after the browser had the time to notice that what had the focus is gone."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert not page.evaluate(NOWHERE)


def follow(page: Page, link: Locator, heading: str) -> None:
    """Another page begins at its heading."""
    link.press("Enter")
    expect(page.get_by_role("heading", level=1, name=heading)).to_be_focused()


def test_who_goes_to_another_page_begins_at_its_heading(visitor: Visitor) -> None:
    page = visitor()
    pages = page.get_by_role("navigation", name="Pages")
    follow(page, pages.get_by_role("link", name="Lab"), "Lab")
    follow(page, pages.get_by_role("link", name="Rulebook"), "Rulebook")
    follow(page, pages.get_by_role("link", name="Replay"), "Replay")
    page.go_back()
    expect(page.get_by_role("heading", level=1, name="Rulebook")).to_be_focused()
    # And a duel at the table.
    pages.get_by_role("link", name="Duel").press("Enter")
    page.get_by_role("button", name="Play now").press("Enter")
    expect(page.locator("[data-spot]:focus")).to_have_count(1)


def test_an_entry_hides_the_list_that_led_to_it(visitor: Visitor) -> None:
    page = visitor("/rulebook", viewport=NARROW)
    page.get_by_role("searchbox").fill("EFX-093")
    page.get_by_role("link", name=re.compile("^EFX-093")).press("Enter")
    expect(page.get_by_role("heading", name="EFX-093", exact=True)).to_be_focused()
    # A scenario is opened and played.
    table = page.get_by_role("region", name="Table")
    table.first.wait_for()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider").first).to_have_value("1")
    expect(page.get_by_test_id("said").first).not_to_be_empty()


def test_a_board_is_laid_and_played(visitor: Visitor) -> None:
    page = visitor("/lab")
    keys = page.keyboard
    page.get_by_role("combobox", name="Type a card's name").focus()
    keys.type("gemini elf")
    keys.press("Enter")
    keys.press("Enter")
    expect(page.get_by_role("textbox", name="The board as text")).to_have_value(
        re.compile("A monsters: Gemini Elf")
    )
    undo = page.get_by_role("button", name="Take back")
    undo.press("Enter")
    expect(undo).to_be_disabled()
    expect(undo).to_be_focused()
    page.get_by_role("button", name="Redo").press("Enter")
    play = page.get_by_role("button", name="Play from here")
    expect(play).to_be_enabled()
    play.press("Enter")
    expect(page.locator("[data-spot]:focus")).to_have_count(1)
    page.get_by_role("link", name="Back to the lab").press("Enter")
    expect(page.get_by_role("heading", level=1, name="Lab")).to_be_focused()


def test_panels_of_a_narrow_page_give_the_focus_back(visitor: Visitor) -> None:
    page = visitor(viewport=NARROW)
    open_room(page, kind="solo", first="me")
    page.locator("[data-spot='A.extra']").press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Close").first.press("Enter")
    somewhere(page)
    page.get_by_role("button", name="Log").press("Enter")
    page.keyboard.press("Escape")
    somewhere(page)
    assert page.evaluate("() => document.activeElement.dataset.spot"), "not on the table"


def test_what_happens_and_who_decides_is_told(visitor: Visitor) -> None:
    page = visitor()
    lab = Lab(turn=A, phase=MAIN1)
    lab.a.hand("Gemini Elf")
    play_from(page, lab)
    news = page.get_by_test_id("news")
    expect(news).to_have_attribute("aria-live", "polite")
    expect(news.locator("p").last).to_contain_text("Player A: Your move")
    page.get_by_role("button", name="End Phase").press("Enter")
    # All that has happened since, not only the end of it; then whose turn it is to decide.
    expect(news).to_contain_text("End Phase.")
    expect(news).to_contain_text("Turn 6: B.")
    expect(news.locator("p").last).to_contain_text("Player B: Your move")
    page.get_by_role("button", name="Take back").press("Enter")
    expect(news).to_contain_text("Taken back.")
    expect(news.locator("p").last).to_contain_text("Player A: Your move")


def test_keys_of_one_letter_can_be_switched_off(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor()
    open_room(page, kind="solo", first="me")
    page.locator("[data-glow]").first.wait_for()
    page.get_by_role("button", name="More", exact=True).press("Enter")
    page.get_by_role("button", name="Keys").press("Enter")
    page.get_by_role("checkbox", name="Letters and digits").press("Space")
    page.keyboard.press("Escape")
    asked = page.locator("[data-at]").get_attribute("data-at")
    page.keyboard.press("1")
    page.keyboard.press("n")
    somewhere(page)
    expect(page.locator("[data-glow]:focus")).to_have_count(0)
    expect(page.locator("[data-at]")).to_have_attribute("data-at", asked or "")
    # What is no letter still does what it did, and the choice holds on other pages.
    page.keyboard.press("Escape")
    expect(page.locator("[data-spot]:focus")).to_have_count(1)
    open_file(page, random_duel().save(), tmp_path)
    said = page.get_by_test_id("said")
    expect(said).to_contain_text("The duel begins")
    page.keyboard.press("t")
    page.keyboard.press("ArrowRight")
    expect(page.locator("output")).to_have_text(re.compile("^2 /"))
    page.get_by_text("Keys", exact=True).press("Enter")
    page.get_by_role("checkbox", name="Letters and digits").press("Space")
    page.keyboard.press("t")
    expect(said).to_contain_text("Turn 1: A.")


@pytest.mark.parametrize("width", [1280, 390])
def test_marks_have_forms_where_colours_are_the_readers_own(visitor: Visitor, width: int) -> None:
    page = visitor(forced_colors="active", viewport={"width": width, "height": 844})
    open_room(page, kind="solo", first="me")
    page.locator("[data-glow]").first.wait_for()
    ring = """(spot) => getComputedStyle(
        spot.classList.contains("snug") ? spot.querySelector(".holds") : spot, "::after"
    ).borderTopStyle"""
    assert page.locator("[data-glow]").first.evaluate(ring) == "solid"
    assert page.locator("[data-spot]:not([data-glow])").first.evaluate(ring) == "none"
