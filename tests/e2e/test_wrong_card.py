"""A card that seems wrong: what somebody can keep or send about it."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from segoc.cards.names import Language
from segoc.cards.standard import standard_pool
from segoc.decks.starters import starter
from tests.e2e.accessibility import grave_faults
from tests.e2e.conftest import Visitor
from tests.e2e.rooms import open_room

WRONG: dict[Language, str] = {
    "en": "This card seems wrong",
    "zh": "这张卡好像不对",
    "ja": "このカードの処理がおかしい",
}
KEEP: dict[Language, str] = {"en": "Save as a file", "zh": "保存为文件", "ja": "ファイルに保存"}
SAID = "It should have drawn a card."
POOL = standard_pool()
OWN, OTHER = starter("dark_magician"), starter("normals_b")


def card_in_hand(page: Page, language: Language) -> int:
    """Look at a card of the own hand: which one the panel shows then."""
    page.locator("[data-glow]").first.wait_for()
    page.locator("[data-spot='A.hand.1']").click()
    page.keyboard.press("Escape")
    shown = page.locator(".inspector article").get_attribute("aria-label")
    return next(code for code in OWN.main if POOL.name(code, language) == shown)


@pytest.mark.parametrize("language", WRONG)
def test_a_report_says_what_this_player_may_know(
    visitor: Visitor, tmp_path: Path, language: Language
) -> None:
    page = visitor(locale=language)
    open_room(page, kind="bot", first="me", deck="dark_magician", other_deck="normals_b")
    card = POOL[card_in_hand(page, language)]
    page.get_by_role("button", name=WRONG[language]).click()
    dialog = page.get_by_role("dialog")
    assert grave_faults(page) == []
    dialog.locator("textarea:not([readonly])").fill(SAID)
    report = dialog.locator("textarea[readonly]").input_value()
    for told in (*card.names, str(card.code), SAID, f"A hand: {card.zh}"):
        assert told in report
    # The bot's hand is five cards, and no more is said of them.
    hidden = {POOL[code] for code in OTHER.main if code not in OWN.main}
    assert hidden
    assert [name for card in hidden for name in card.names if name in report] == []
    with page.expect_download() as started:
        dialog.get_by_role("button", name=KEEP[language]).click()
    started.value.save_as(tmp_path / "report.txt")
    assert started.value.suggested_filename == f"segoc-{card.code}.txt"
    assert (tmp_path / "report.txt").read_text("utf-8") == report


def test_on_the_deck_page_there_is_no_board(visitor: Visitor) -> None:
    page = visitor("/decks")
    page.get_by_role("searchbox").fill("Mirror Force")
    found = page.get_by_role("list", name="Cards found").get_by_role("listitem").first
    expect(found.get_by_role("button", name="Add Mirror Force to the Deck")).to_be_visible()
    found.get_by_role("button").first.click()
    page.get_by_role("button", name=WRONG["en"]).click()
    report = page.get_by_role("dialog").locator("textarea[readonly]").input_value()
    assert "44095762" in report
    assert "board" not in report
    expect(page.get_by_role("dialog")).to_have_count(1)
