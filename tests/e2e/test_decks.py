"""The Deck page: a Deck is imported, mended, built on, exported, and played."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from segoc.decks.deck import Deck
from segoc.decks.starters import starter
from segoc.formats.ydk import read_ydk, write_ydk
from tests.e2e.accessibility import grave_faults
from tests.e2e.conftest import Visitor

WIDTHS = {"wide": {"width": 1280, "height": 900}, "narrow": {"width": 390, "height": 844}}
JUNK = starter("junk")
# No card has it.
NOBODY = 12345678
HEADINGS = {"Odds": "Opening-hand odds", "Hand test": "Try hands"}
YDK = write_ydk(Deck((*JUNK.main, NOBODY), JUNK.extra, (), "My Junk"))


def part(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=re.compile(f"^{name} Deck"))


def tile(page: Page, where: str, card: str) -> Locator:
    return part(page, where).get_by_role("button", name=re.compile(card))


def judged(page: Page) -> Locator:
    return page.get_by_role("region", name="By the rules")


def import_text(page: Page, text: str) -> None:
    page.get_by_role("button", name="New or import").click()
    page.get_by_role("textbox", name="Paste a Deck").fill(text)
    page.get_by_role("button", name="Read it").click()


def by_no_list(page: Page) -> None:
    """The Decks that come with segoc are older than the usual list."""
    page.get_by_role("combobox", name="Forbidden/Limited List").select_option("")


@pytest.fixture
def page(visitor: Visitor) -> Page:
    page = visitor("/decks", viewport=WIDTHS["wide"])
    page.get_by_role("list", name="Cards found").get_by_role("button").first.wait_for()
    return page


def test_a_deck_is_imported_mended_exported_and_played(page: Page, tmp_path: Path) -> None:
    import_text(page, "3 Dark Magican")
    expect(page.get_by_role("alert")).to_contain_text("Dark Magician")
    page.get_by_role("button", name="Cancel").click()

    by_no_list(page)
    import_text(page, YDK)
    expect(part(page, "Main")).to_contain_text(str(len(JUNK.main) + 1))
    expect(judged(page)).to_contain_text("Playable: 55 of 56 cards (98%)")
    expect(judged(page)).to_contain_text(f"1 × {NOBODY}")
    expect(judged(page).get_by_role("link", name="SEG-006")).to_be_visible()
    page.get_by_role("button", name="Take them all out").click()
    expect(judged(page)).to_contain_text("It breaks no rule.")
    expect(judged(page)).to_contain_text("Playable: 55 of 55 cards (100%)")

    # It stays, under its name.
    page.get_by_role("textbox", name="Name", exact=True).fill("Scrap")
    page.get_by_role("textbox", name="Name", exact=True).press("Tab")
    page.reload()
    expect(page.get_by_role("textbox", name="Name", exact=True)).to_have_value("Scrap")
    expect(judged(page)).to_contain_text("It breaks no rule.")

    page.get_by_role("button", name="Export").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert saved.value.suggested_filename == "Scrap.ydk"
    saved.value.save_as(tmp_path / "deck.ydk")
    exported = read_ydk((tmp_path / "deck.ydk").read_bytes())
    assert sorted(exported.main) == sorted(JUNK.main)
    assert sorted(exported.extra) == sorted(JUNK.extra)
    page.get_by_role("radio", name="ydke://").check(force=True)
    expect(page.get_by_role("dialog").locator("textarea")).to_have_value(re.compile("^ydke://"))
    page.get_by_role("button", name="Close").click()

    page.get_by_role("link", name="Play it").click()
    mine = page.get_by_role("group", name="Your Deck")
    expect(mine.get_by_role("radio", name="Scrap")).to_be_checked()
    page.get_by_role("radio", name="I do").check(force=True)
    page.get_by_role("button", name="Start the duel").click()
    page.wait_for_url("**/duel/*")
    expect(page.locator('[data-spot="A.extra"]')).to_contain_text(str(len(JUNK.extra)))


def test_a_deck_is_built_by_keyboard_with_a_list(page: Page) -> None:
    page.get_by_role("checkbox", name="Only cards that can be played").check()
    name = page.get_by_role("searchbox")
    name.fill("強欲な壺")
    expect(page.get_by_role("button", name="Add Pot of Greed to the Deck")).to_be_visible()
    expect(page.get_by_text("Cards: 1", exact=True)).to_be_visible()
    name.press("Enter")
    expect(page.get_by_role("button", name="Add Pot of Greed to the Deck")).to_be_focused()
    page.keyboard.press("Enter")
    pot = tile(page, "Main", "Pot of Greed")
    expect(pot).to_be_visible()
    expect(judged(page)).to_contain_text("SEG-001")
    # The newest list is the usual one.
    expect(page.get_by_role("combobox", name="Forbidden/Limited List")).to_have_value("0")
    expect(judged(page)).to_contain_text("Pot of Greed is Forbidden. SEG-180")
    page.get_by_role("combobox", name="Forbidden/Limited List").select_option("")
    expect(judged(page)).not_to_contain_text("SEG-180")
    page.get_by_label("In force on").fill("2020-05-05")
    page.get_by_label("In force on").press("Tab")
    expect(judged(page)).to_contain_text("Pot of Greed is Forbidden. SEG-180")
    expect(page.get_by_role("combobox", name="Forbidden/Limited List")).to_have_value("25")

    # Copies, the Side Deck, and back.
    pot.focus()
    page.keyboard.press("+")
    expect(pot).to_have_accessible_name(re.compile("^Copies: 2"))
    page.keyboard.press("s")
    expect(tile(page, "Side", "Pot of Greed")).to_be_visible()
    expect(pot).to_be_focused()
    page.keyboard.press("Delete")
    expect(part(page, "Main").get_by_role("button")).to_have_count(0)
    # What had the focus is gone: it is not lost.
    expect(part(page, "Main").get_by_role("heading")).to_be_focused()
    page.keyboard.press("Control+z")
    expect(pot).to_be_visible()

    # A day of which nobody knows the list.
    page.get_by_label("In force on").fill("1999-01-01")
    page.get_by_label("In force on").press("Tab")
    expect(page.get_by_text("No list of that day is known here.")).to_be_visible()


def test_cards_are_found_by_what_they_are_and_dragged(page: Page) -> None:
    page.get_by_role("button", name="Filters").click()
    page.get_by_role("combobox", name="Type", exact=True).select_option("Dragon")
    page.get_by_role("combobox", name="Card type").select_option("Synchro")
    page.get_by_role("textbox", name="Words of the text").fill("negate")
    found = page.get_by_role("list", name="Cards found").get_by_role("button")
    expect(found.filter(has_text="Stardust Dragon").first).to_be_visible()
    expect(found.filter(has_text="Blue-Eyes White Dragon")).to_have_count(0)
    # A monster of the Extra Deck goes there wherever it is dropped.
    found.filter(has_text="Stardust Dragon").first.drag_to(part(page, "Main"))
    star = tile(page, "Extra", "Stardust Dragon")
    expect(star).to_be_visible()
    star.drag_to(part(page, "Side"))
    expect(tile(page, "Side", "Stardust Dragon")).to_be_visible()
    tile(page, "Side", "Stardust Dragon").drag_to(page.get_by_role("searchbox"))
    expect(part(page, "Side").get_by_role("button")).to_have_count(0)


def test_a_deck_is_duplicated_deleted_and_brought_back(page: Page) -> None:
    import_text(page, YDK)
    expect(judged(page)).to_contain_text("98%")
    page.get_by_role("button", name="Duplicate").click()
    chooser = page.get_by_role("combobox", name="Deck", exact=True)
    expect(chooser.locator("option:checked")).to_have_text("My Junk 2")
    page.get_by_role("button", name="Delete").click()
    expect(chooser).to_have_count(0)
    page.get_by_role("button", name="Bring it back").click()
    expect(chooser.locator("option:checked")).to_have_text("My Junk 2")
    chooser.select_option("My Junk")
    expect(page.get_by_role("textbox", name="Name", exact=True)).to_have_value("My Junk")


def test_what_can_not_be_played_yet_has_a_name_and_a_face(page: Page) -> None:
    import_text(page, "3 閃刀起動－エンゲージ")
    expect(judged(page)).to_contain_text("3 × Sky Striker Mobilize - Engage!")
    one = tile(page, "Main", "Sky Striker Mobilize - Engage!.*can't be played yet")
    expect(one).to_be_visible()
    one.click()
    expect(page.get_by_text("nobody has written its effects")).to_be_visible()
    expect(page.get_by_role("button", name="Play it")).to_be_disabled()
    expect(page.get_by_role("link", name="Play it")).to_have_count(0)


def test_the_search_marks_what_can_not_be_played_yet(page: Page) -> None:
    page.get_by_role("searchbox").fill("Raigeki")
    found = page.get_by_role("list", name="Cards found").get_by_role("listitem")
    expect(found.first).to_contain_text("Raigeki Normal Spell can't be played yet")
    expect(found.nth(1)).to_contain_text("Raigeki Break")
    expect(found.nth(1)).not_to_contain_text("can't be played yet")
    page.get_by_role("checkbox", name="Only cards that can be played").check()
    expect(found.first).to_contain_text("Raigeki Break")
    expect(found).to_have_count(1)


def test_one_line_that_means_no_card_loses_no_other(page: Page) -> None:
    import_text(page, "3 Raigekki\n3 Dark Hole\n")
    expect(page.get_by_role("alert")).to_contain_text("Line 1: no card is called “Raigekki”.")
    expect(page.get_by_role("alert")).to_contain_text("Did you mean Raigeki /")
    expect(tile(page, "Main", "Dark Hole")).to_be_visible()
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("textbox", name="Name", exact=True)).to_be_focused()


def test_a_card_says_where_it_comes_from(page: Page) -> None:
    import_text(page, "3 Dark Hole\n3 Raigeki\n")
    tile(page, "Main", "Dark Hole").click()
    page.get_by_text("Written by hand · text of 2026").click()
    expect(page.get_by_text("nothing in its effects can't work")).to_be_visible()
    tile(page, "Main", "Raigeki").click()
    expect(page.get_by_text("segoc can't play this card yet")).to_be_visible()
    expect(page.get_by_text("text of 2026")).to_have_count(0)


def test_the_first_page_says_which_decks_lack_cards(page: Page) -> None:
    import_text(page, "# Storm\n3 Dark Hole\n3 Raigeki\n")
    expect(tile(page, "Main", "Raigeki")).to_be_visible()
    page.goto(page.url.split("/decks")[0])
    mine = page.get_by_role("group", name="Your Deck")
    storm = mine.get_by_role("radio", name="Storm")
    expect(mine.get_by_text("3 of 6 cards can't be played yet")).to_be_visible()
    storm.check(force=True)
    expect(mine.get_by_role("status")).to_contain_text("so no duel can begin with it")
    page.get_by_role("button", name="Start the duel").click()
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("segoc can't play 1 of its cards yet: Raigeki")
    mine.get_by_role("link", name="See which").click()
    expect(page.get_by_role("textbox", name="Name", exact=True)).to_have_value("Storm")


def test_a_list_of_ones_own(page: Page, tmp_path: Path) -> None:
    conf = tmp_path / "lflist.conf"
    conf.write_text("!2004.3\n63977008 1\n")
    import_text(page, YDK)
    page.get_by_label("Your lflist.conf").set_input_files(conf)
    expect(judged(page)).to_contain_text("Junk Synchron: 3 copies, and it is Limited")
    conf.write_text("63977008 1\n")
    page.get_by_label("Your lflist.conf").set_input_files(conf)
    expect(page.get_by_role("alert")).to_contain_text("Line 1")


@pytest.mark.parametrize("width", WIDTHS)
def test_it_holds_at_any_width(visitor: Visitor, width: str) -> None:
    page = visitor("/decks", viewport=WIDTHS[width])
    import_text(page, YDK)
    expect(judged(page)).to_contain_text("98%")
    page.get_by_role("combobox", name="Forbidden/Limited List").select_option(index=3)
    tile(page, "Extra", "Stardust Dragon").click()
    expect(page.get_by_role("region", name="Stardust Dragon")).to_contain_text("Synchro")
    assert grave_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDTHS[width]["width"]
    if width == "narrow":
        page.keyboard.press("Escape")
        expect(tile(page, "Extra", "Stardust Dragon")).to_be_focused()
        page.get_by_role("radio", name="Find cards").check(force=True)
    page.get_by_role("button", name="Filters").click()
    page.get_by_role("combobox", name="Level, Rank or Link").select_option("Level")
    assert grave_faults(page) == []
    for view in ("Odds", "Hand test"):
        page.get_by_role("radio", name=view).check(force=True)
        expect(page.get_by_role("heading", name=HEADINGS[view])).to_be_visible()
        assert grave_faults(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= WIDTHS[width]["width"]
    for opened in ("New or import", "Export"):
        page.get_by_role("button", name=opened).click()
        page.get_by_role("dialog").wait_for()
        assert grave_faults(page) == []
        page.keyboard.press("Escape")
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDTHS[width]["width"]
