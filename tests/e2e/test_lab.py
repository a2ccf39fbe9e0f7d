"""The lab: a board is built by search and placing, exported, read again, and played."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.accessibility import grave_faults
from tests.e2e.conftest import Visitor

WIDTHS = {"wide": {"width": 1280, "height": 900}, "narrow": {"width": 390, "height": 844}}


def spot(page: Page, name: str) -> Locator:
    return page.locator(f'[data-spot="{name}"]')


def glowing(page: Page, name: str) -> Locator:
    """A place that can be chosen now."""
    return page.locator(f'[data-glow][data-spot="{name}"]')


def act(page: Page, name: str, key: str) -> None:
    glowing(page, name).click()
    page.get_by_role("menu").locator(f'[data-key^="{key}"]').click()


def search(page: Page) -> Locator:
    return page.get_by_role("combobox", name="Type a card's name")


def text(page: Page) -> Locator:
    return page.get_by_role("textbox", name="The board as text")


def take(page: Page, typed: str) -> None:
    """Find a card by typing, with the keyboard alone."""
    search(page).fill(typed)
    page.keyboard.press("Enter")


@pytest.fixture
def page(visitor: Visitor) -> Page:
    page = visitor("/lab", viewport=WIDTHS["wide"])
    expect(text(page)).to_have_value(re.compile("A's turn, Main Phase 1, turn 5"))
    search(page).wait_for()
    return page


def test_a_board_is_built_exported_read_again_and_played(page: Page, visitor: Visitor) -> None:
    # A card, then its place: in another language, and in another width.
    take(page, "ブラック・マジシャン")
    expect(
        page.get_by_role("status").filter(has_text="Where does Dark Magician go?")
    ).to_be_visible()
    expect(spot(page, "A.m3")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(spot(page, "A.m2")).to_be_focused()
    page.keyboard.press("Enter")
    expect(text(page)).to_have_value(re.compile(r"A monsters: Dark Magician \(m2\)"))
    # A place, then its card.
    spot(page, "B.m4").click()
    take(page, "ｇｅｍｉｎｉ ｅｌｆ")
    page.get_by_role("radio", name="Defense").check(force=True)
    expect(text(page)).to_have_value(re.compile(r"B monsters: Gemini Elf \(defense, m4\)"))
    # Several into one pile.
    spot(page, "A.hand").click()
    take(page, "dark hole")
    take(page, "monster reborn")
    expect(text(page)).to_have_value(re.compile("A hand: Dark Hole, Monster Reborn"))
    points = page.get_by_role("spinbutton", name="LP of Player B")
    points.fill("500")
    points.press("Tab")
    page.get_by_role("combobox", name="Phase", exact=True).select_option("Battle Phase")
    expect(text(page)).to_have_value(re.compile("A's turn, Battle Phase.*B LP: 500", re.DOTALL))
    exported = text(page).input_value()

    # Nothing is lost by loading the page anew.
    page.reload()
    expect(text(page)).to_have_value(exported)

    # Somebody else reads it, and plays.
    other = visitor("/lab")
    search(other).wait_for()
    text(other).fill(exported)
    expect(spot(other, "A.m2")).to_contain_text("Dark Magician, Attack Position")
    expect(spot(other, "B.m4")).to_contain_text("Gemini Elf, Defense Position")
    other.get_by_role("button", name="Play from here").click()
    other.wait_for_url("**/duel/*")
    act(other, "A.m2", "attack")
    expect(spot(other, "B.gy")).to_contain_text("Gemini Elf")
    # Both sides, with every choice to be taken back; and the board is still in the lab.
    other.get_by_role("button", name="Take back").click()
    expect(spot(other, "B.m4")).to_contain_text("Gemini Elf")
    other.get_by_role("link", name="Back to the lab").click()
    expect(spot(other, "A.m2")).to_contain_text("Dark Magician")


def test_cards_are_dragged(page: Page) -> None:
    search(page).fill("gemini elf")
    page.get_by_role("option", name="Gemini Elf").first.drag_to(spot(page, "A.m4"))
    expect(spot(page, "A.m4")).to_contain_text("Gemini Elf, Attack Position")
    spot(page, "A.m4").drag_to(spot(page, "B.gy"))
    expect(spot(page, "B.gy")).to_contain_text("Gemini Elf")
    expect(spot(page, "A.m4")).to_contain_text("empty")
    page.get_by_role("button", name="Take back").click()
    expect(spot(page, "A.m4")).to_contain_text("Gemini Elf")


def test_what_can_not_be_is_said_where_it_is(page: Page) -> None:
    spot(page, "A.s3").click()
    take(page, "gemini elf")
    said = page.get_by_role("status").filter(has_text="only Spells and Traps lie there")
    expect(said).to_contain_text("A's Spell & Trap Zone 3")
    expect(page.get_by_role("button", name="Play from here")).to_be_disabled()
    spot(page, "A.s3").press("Delete")
    expect(page.get_by_role("button", name="Play from here")).to_be_enabled()
    expect(spot(page, "A.s3")).to_be_focused()
    # Every line of a text that can't be read is named; the table stays as it is.
    text(page).fill("A's turn, Main Phase 1\nA hat: x\nB hand: Nobody")
    expect(page.get_by_role("listitem").filter(has_text="Line 2")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Line 3")).to_be_visible()


def end(page: Page) -> Locator:
    return page.get_by_test_id("lab-end")


def test_a_puzzle_is_missed_then_solved(page: Page) -> None:
    page.get_by_role("button", name="Larger is smaller").click()
    goal = page.get_by_test_id("goal")
    expect(goal).to_contain_text("A wins this turn: how?")
    page.get_by_role("button", name="End Phase").click()
    expect(goal).to_contain_text("Not solved")
    expect(end(page)).to_contain_text("The turn is over")
    # The table can be looked at, and nothing but a way back makes it a puzzle again.
    end(page).get_by_role("button", name="Look at the table").click()
    expect(end(page)).not_to_be_visible()
    page.get_by_role("button", name="Back to the result").click()
    end(page).get_by_role("button", name="Take back").click()
    expect(goal).to_contain_text("how?")
    expect(end(page)).not_to_be_visible()
    solve_the_second(page)
    expect(goal).to_contain_text("Solved!")
    expect(end(page)).to_contain_text("Solved!")
    assert grave_faults(page) == []
    # Once more, from the beginning.
    end(page).get_by_role("button", name="From the beginning").click()
    expect(goal).to_contain_text("how?")
    expect(spot(page, "A.hand.1")).to_contain_text("Megamorph")
    solve_the_second(page)
    before = page.url
    end(page).get_by_role("button", name="Next puzzle").click()
    page.wait_for_url(lambda url: url != before)
    expect(spot(page, "A.hand.1")).to_contain_text("Creature Swap")
    expect(goal).to_contain_text("how?")
    page.get_by_role("link", name="Back to the lab").click()
    expect(page.get_by_role("button", name="Larger is smaller")).to_contain_text("Solved")
    expect(page.get_by_role("button", name="A fair exchange")).not_to_contain_text("Solved")


def solve_the_second(page: Page) -> None:
    """Megamorph on what is to be destroyed, then an attack."""
    act(page, "A.hand.1", "activate")
    glowing(page, "A.s3").click()
    glowing(page, "B.m3").click()
    page.get_by_role("button", name="Battle Phase").click()
    act(page, "A.m3", "attack")
    expect(page.get_by_test_id("goal")).to_contain_text("Solved!")


def test_a_puzzle_in_which_the_other_side_answers(page: Page) -> None:
    page.get_by_role("button", name="The decoy").click()
    goal = page.get_by_test_id("goal")
    expect(goal).to_contain_text("though B answers whenever it can")
    page.get_by_role("button", name="Battle Phase").click()
    act(page, "A.m3", "attack")
    # Nobody chose that: Mirror Force. It isn't to be answered before it has resolved.
    page.get_by_role("button", name="Pass").click()
    expect(spot(page, "A.gy")).to_contain_text("Celtic Guardian")
    act(page, "A.s3", "activate")
    glowing(page, "A.gy.1").click()
    glowing(page, "A.m3").click()
    act(page, "A.m3", "attack")
    expect(goal).to_contain_text("Solved!")


def test_a_duel_that_is_lost_or_given_up_solves_no_puzzle(page: Page) -> None:
    page.get_by_role("button", name="Larger is smaller").click()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Surrender").click()
    page.get_by_role("dialog").get_by_role("button", name="Surrender").click()
    expect(end(page)).to_contain_text("A has not won")
    end(page).get_by_role("button", name="Take back").click()
    expect(page.get_by_test_id("goal")).to_contain_text("how?")


def test_a_scenario_of_the_rulebook_is_opened_in_the_lab(visitor: Visitor) -> None:
    page = visitor("/rulebook/SEG-051")
    page.get_by_role("link", name="Open in the lab").first.click()
    expect(text(page)).to_have_value(re.compile("SEG-051.*> A attacks", re.DOTALL))
    expect(page.get_by_text("Steps that are played first: 1")).to_be_visible()
    # What was done there can be taken back in the room.
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("[data-at]")).to_be_visible()


def test_taking_back_takes_back_all_that_a_text_brought(page: Page) -> None:
    text(page).fill(
        "SEG-051 · A summon\nA's turn, Main Phase 1\nA hand: Gemini Elf\n> A summons Gemini Elf"
    )
    expect(page.get_by_text("Steps that are played first: 1")).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_text("Steps that are played first: 1")).not_to_be_visible()
    expect(text(page)).not_to_have_value(re.compile("SEG-051"))
    page.get_by_role("button", name="Redo").click()
    expect(text(page)).to_have_value(re.compile("SEG-051.*> A summons", re.DOTALL))
    page.get_by_role("button", name="Empty the table").click()
    expect(text(page)).not_to_have_value(re.compile("> A summons"))
    page.get_by_role("button", name="Take back").click()
    expect(text(page)).to_have_value(re.compile("SEG-051.*> A summons", re.DOTALL))


@pytest.mark.parametrize("width", WIDTHS)
def test_it_holds_at_any_width(visitor: Visitor, width: str) -> None:
    page = visitor("/lab", viewport=WIDTHS[width])
    search(page).wait_for()
    text(page).fill(
        "A's turn, Main Phase 1\nA monsters: 空白超量怪兽 (m3)\n"
        "A materials of 空白超量怪兽: 双生精灵\nB banished: 双生精灵 ×2"
    )
    expect(spot(page, "A.m3")).to_contain_text("materials: 1")
    for place in ("A.m3", "B.banished", "A.m1"):
        spot(page, place).click()
        assert grave_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDTHS[width]["width"]
