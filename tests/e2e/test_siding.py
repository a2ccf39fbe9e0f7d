"""A Deck with a Side Deck, from the first page into the second game of a match."""

from pathlib import Path

from playwright.sync_api import Page, expect

from segoc.formats.deck_files import write_deck
from tests.e2e.accessibility import grave_faults
from tests.e2e.conftest import Visitor
from tests.e2e.matches import DECK, POOL, give_up
from tests.e2e.rooms import open_room


def in_deck(page: Page, part: str, name: str) -> bool:
    region = page.get_by_test_id("siding").get_by_role("region", name=part, exact=True)
    return region.get_by_role("button", name=name).count() > 0


def test_imported_sided_and_played(visitor: Visitor, tmp_path: Path) -> None:
    """The server holds it all the time: also when the page is loaded anew."""
    file = tmp_path / "mine.ydk"
    file.write_text(write_deck(DECK, "ydk", POOL))
    page = visitor()
    mine = page.get_by_role("group", name="Your Deck")
    mine.get_by_role("radio", name="Your own").check()
    mine.get_by_label("From a file").set_input_files(file)
    page.get_by_role("radio", name="Best of three").check()
    page.get_by_role("radio", name="I do").check()
    page.get_by_role("button", name="Start the duel").click()
    give_up(page)

    siding = page.get_by_test_id("siding")
    status = page.get_by_test_id("siding-status")
    expect(status).to_have_text(
        "Cards exchanged: 0. In balance: Main Deck 40, Extra Deck 15, Side Deck 3, as before."
    )
    assert grave_faults(page) == []
    # By mouse: a card on each side.
    siding.get_by_role("button", name="Monster Reborn").click()
    expect(status).to_contain_text("Monster Reborn is to leave")
    siding.get_by_role("button", name="Stardust Dragon").click(force=True)
    expect(status).to_contain_text("Stardust Dragon belongs in the Extra Deck")
    siding.get_by_role("button", name="Mystical Space Typhoon").click()
    expect(status).to_contain_text("Cards exchanged: 1. In balance: Main Deck 40")
    assert in_deck(page, "Main Deck", "Mystical Space Typhoon")
    assert in_deck(page, "Side Deck", "Monster Reborn")

    page.reload()
    expect(status).to_contain_text("Cards exchanged: 1.")
    # By dragging.
    dragon = siding.get_by_role("button", name="Stardust Dragon")
    dragon.drag_to(siding.get_by_role("button", name="Linkuriboh"))
    expect(status).to_contain_text("Cards exchanged: 2.")
    assert in_deck(page, "Extra Deck", "Stardust Dragon")
    page.get_by_role("button", name="Back to the original Deck").click()
    expect(status).to_contain_text("Cards exchanged: 0.")
    assert in_deck(page, "Side Deck", "Stardust Dragon")
    # By keyboard, the focus stays where the exchange was made.
    dragon.focus()
    page.keyboard.press("Enter")
    expect(status).to_contain_text("Stardust Dragon is to come in")
    siding.get_by_role("button", name="Dark Paladin").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(status).to_contain_text("Cards exchanged: 1.")
    expect(dragon).to_be_focused()

    page.get_by_role("button", name="Ready").press("Enter")
    expect(page.get_by_role("button", name="I go first")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("[data-at]").wait_for()
    page.locator('[data-spot="A.extra"]').click()
    extra = page.locator('[data-pile="A.extra"]')
    expect(extra.get_by_role("button", name="Stardust Dragon")).to_have_count(1)
    expect(extra.get_by_role("button", name="Dark Cavalry")).to_have_count(1)


def test_two_people_wait_for_each_other(visitor: Visitor) -> None:
    first = visitor()
    text = write_deck(DECK, "ydke", POOL)
    address = open_room(first, kind="people", deck=text, best_of=3, first="me")
    invitation = first.get_by_label("Invitation to play").input_value()
    second = visitor(invitation)
    second.get_by_label("Your name").fill("Second")
    second.get_by_text("Or paste a Deck").click()
    second.get_by_role("textbox", name="Or paste a Deck").fill(text)
    second.get_by_role("button", name="Take the seat").click()
    third = visitor(address)
    first.get_by_role("button", name="I go first").click()
    give_up(first)

    first.get_by_role("button", name="Ready").click()
    expect(first.get_by_text("Second is still exchanging cards")).to_be_visible()
    expect(third.get_by_text("Second is still exchanging cards")).to_be_visible()
    expect(third.get_by_test_id("siding")).to_have_count(0)
    first.get_by_role("button", name="Exchange more cards").click()
    expect(first.get_by_test_id("siding")).to_be_visible()
    first.get_by_role("button", name="Ready").click()
    second.get_by_role("button", name="Ready").click()
    expect(second.get_by_text("says who goes first")).to_be_visible()
    first.get_by_role("button", name="I go second").click()
    second.locator("[data-at]").wait_for()
