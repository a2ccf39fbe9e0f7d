"""The rulebook: found by searching, played step by step, both ways."""

import re

from playwright.sync_api import Page, expect

from segoc.rulebook.entries import entries
from tests.e2e.conftest import Visitor
from tests.e2e.rooms import named

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


def test_the_log_goes_with_the_board(visitor: Visitor) -> None:
    page = visitor(f"/rulebook/{ENTRY}")
    lines = page.get_by_role("log").locator("p")
    following = page.get_by_role("button", name="Next moment")
    expect(lines).not_to_have_count(0)
    told = [lines.count()]
    while following.is_enabled():
        following.click()
        told.append(lines.count())
    assert told == sorted(told)
    assert told[0] < told[-1]
    page.get_by_role("button", name="To the beginning").click()
    expect(lines).to_have_count(told[0])


def test_what_can_not_be_done_names_its_rule(visitor: Visitor) -> None:
    page = visitor(f"/rulebook/{ENTRY}")
    line = page.get_by_role("listitem").filter(has_text="B can not activate Solemn Judgment")
    line.get_by_role("link", name="TRM-129").click()
    expect(page.get_by_role("heading", name="TRM-129", exact=True)).to_be_visible()


def test_cards_that_a_change_takes_away_keep_their_names(visitor: Visitor) -> None:
    page = visitor(f"/rulebook/{ENTRY}")
    page.get_by_role("tab", name="But: no B monsters").click()
    expect(page.get_by_role("button", name="B monsters: Light and Darkness Dragon")).to_be_visible()


def test_piles_open_and_stay_open(visitor: Visitor) -> None:
    page = visitor(f"/rulebook/{ENTRY}")
    page.get_by_role("button", name="To the end").click()
    page.locator("[data-spot='A.gy']").first.click()
    pile = page.get_by_role("region", name="A's GY")
    expect(pile.get_by_role("button", name=re.compile("^Mystical Space Typhoon"))).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    expect(pile).to_be_visible()
    expect(pile.get_by_role("button", name=re.compile("^Mystical Space Typhoon"))).to_have_count(0)
    pile.get_by_role("button", name="Close").click()
    expect(pile).to_have_count(0)


def test_who_reads_by_keyboard_keeps_the_place(visitor: Visitor) -> None:
    page = whole(visitor(f"/rulebook/{ENTRY}"))
    page.get_by_role("button", name="To the end").focus()
    page.keyboard.press("Enter")
    # The button can do no more, but the focus is still there.
    expect(page.get_by_role("button", name="To the end")).to_be_focused()
    page.get_by_role("link", name="EFX-094 →").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="EFX-094", exact=True)).to_be_focused()
    # Of more than a thousand entries one is on the way of the Tab key.
    stops = page.locator("a[data-place][tabindex='0']")
    expect(stops).to_have_count(1)
    stops.focus()
    page.keyboard.press("End")
    expect(page.locator("a[data-place]:focus")).to_contain_text("TM2-")


def test_the_second_volume_waits_for_cards(visitor: Visitor) -> None:
    page = whole(visitor("/rulebook"))
    page.get_by_label("Chapter").select_option("FDN")
    page.get_by_label("Standing").select_option("open_card")
    page.get_by_role("searchbox").fill("FDN-012")
    page.get_by_role("link", name=re.compile("^FDN-012")).click()
    expect(page.get_by_role("heading", name="FDN-012", exact=True)).to_be_visible()
    waits = page.get_by_role("definition").filter(has_text="Flying Elephant")
    expect(waits).to_have_count(1)
    expect(page.get_by_text("There is no scenario for this entry yet.")).to_be_visible()


def test_what_repeats_an_entry_leads_to_it(visitor: Visitor) -> None:
    page = visitor("/rulebook/FDN-005")
    page.get_by_role("definition").get_by_role("link", name="EFX-147").click()
    expect(page.get_by_role("heading", name="EFX-147", exact=True)).to_be_visible()


def test_who_follows_a_rule_comes_back_to_the_moment(visitor: Visitor) -> None:
    page = visitor(f"/rulebook/{ENTRY}")
    page.get_by_role("tab").nth(1).click()
    page.get_by_role("button", name="To the end").click()
    moment = page.get_by_role("slider").first
    last = moment.input_value()
    page.get_by_role("log").get_by_role("link").last.click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text(ENTRY)
    page.go_back()
    expect(page.get_by_role("tab").nth(1)).to_have_attribute("aria-selected", "true")
    expect(moment).to_have_value(last)
    # Who comes by a link begins at the beginning.
    page.get_by_role("link", name="← EFX-092").click()
    page.get_by_role("link", name=f"{ENTRY} →").click()
    expect(page.get_by_role("heading", name=ENTRY, exact=True)).to_be_visible()
    expect(moment).to_have_value("0")


def test_a_search_is_in_the_address(visitor: Visitor) -> None:
    page = whole(visitor("/rulebook"))
    page.get_by_role("searchbox").fill("神之宣告 ＣＨＡＩＮ")
    found = page.get_by_role("status").first
    expect(found).not_to_have_text(re.compile(r"^(\d+) of \1 "))
    count = found.inner_text()
    page.locator("a[data-place='0']").click()
    page.reload()
    # Until the second volume has come there are fewer.
    expect(found).to_have_text(count)
    page.get_by_role("definition").get_by_role("link", name="chain", exact=True).click()
    expect(page).to_have_url(re.compile("/rulebook[?]tag=chain$"))
    expect(found).not_to_have_text(count)
    page.go_back()
    expect(found).to_have_text(count)
    expect(page.get_by_role("searchbox")).to_have_value("神之宣告 ＣＨＡＩＮ")


def whole(page: Page) -> Page:
    """The page, when all volumes are there."""
    expect(page.get_by_role("status").first).to_contain_text(f"of {len([*entries()])} entries")
    return page


def table(page: Page) -> list[str]:
    """What lies where, and which moment it is, on the first board of the page."""
    board = page.get_by_role("region", name="Table").first
    labels: list[str] = named(board).evaluate(
        "(board) => [...board.querySelectorAll('[data-spot]')].map((spot) => spot.textContent)"
    )
    return [*labels, page.get_by_role("slider").first.input_value()]
