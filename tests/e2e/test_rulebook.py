"""The rulebook: found by searching, played step by step, both ways."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor

ENTRY = "EFX-093"


def test_a_scenario_is_stepped_through(visitor: Visitor) -> None:
    page = visitor("/rulebook")
    page.get_by_role("searchbox").fill(ENTRY.lower())
    page.get_by_role("link", name=re.compile(f"^{ENTRY}")).click()
    expect(page.get_by_role("heading", name=ENTRY, exact=True)).to_be_visible()

    there = [table(page)]
    following = page.get_by_role("button", name="Next moment").first
    while following.is_enabled():
        following.click()
        there.append(table(page))
    assert len(there) > 3
    # Something happens on the board.
    assert there[0][:-1] != there[-1][:-1]
    # At the end everything that the scenario claims has been looked at, and holds.
    assert page.get_by_text("holds:", exact=True).count() > 0
    expect(page.get_by_text("does not hold")).to_have_count(0)

    back = [table(page)]
    previous = page.get_by_role("button", name="Previous moment").first
    while previous.is_enabled():
        previous.click()
        back.append(table(page))
    assert back[::-1] == there


def test_a_change_leads_elsewhere(visitor: Visitor) -> None:
    page = visitor(f"/rulebook/{ENTRY}")
    page.get_by_role("button", name="To the end").first.click()
    as_written = table(page)
    page.get_by_role("tab").nth(1).click()
    page.get_by_role("button", name="To the end").first.click()
    assert table(page)[:-1] != as_written[:-1]
    expect(page.get_by_text("does not hold")).to_have_count(0)


def test_the_arrow_keys_step_too(visitor: Visitor) -> None:
    page = visitor(f"/rulebook/{ENTRY}")
    first = table(page)
    page.keyboard.press("ArrowRight")
    moment = page.get_by_role("slider").first
    expect(moment).to_have_value("1")
    page.keyboard.press("ArrowLeft")
    expect(moment).to_have_value("0")
    assert table(page) == first


def table(page: Page) -> list[str]:
    """What lies where, and which moment it is, on the first board of the page."""
    board = page.get_by_role("region", name="Table").first
    board.wait_for()
    labels: list[str] = board.evaluate(
        "(board) => [...board.querySelectorAll('[data-spot]')].map((spot) => spot.textContent)"
    )
    return [*labels, page.get_by_role("slider").first.input_value()]
