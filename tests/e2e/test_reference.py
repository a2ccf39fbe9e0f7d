"""The reference of the effect language: every word has a page, found by searching."""

import re

from playwright.sync_api import expect

from segoc.reference.words import entries
from tests.e2e.conftest import Visitor


def test_the_rulebook_leads_to_all_words(visitor: Visitor) -> None:
    page = visitor("/rulebook")
    page.get_by_role("link", name="The words that cards are written with").click()
    expect(page).to_have_url(re.compile("/reference$"))
    words = page.get_by_role("complementary").get_by_role("link")
    expect(words).to_have_count(len(entries()))
    assert words.all_inner_texts() == list(entries())


def test_a_word_is_found_and_read(visitor: Visitor) -> None:
    page = visitor("/reference")
    page.get_by_role("searchbox").fill("destroy and banish")
    expect(page.get_by_role("status")).to_have_text(f"1 of {len(entries())} words")
    page.get_by_role("link", name="destroy", exact=True).click()
    expect(page).to_have_url(re.compile("/reference/destroy$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("destroy")
    expect(page.get_by_text("An action: a program of one step.")).to_be_visible()
    row = page.get_by_role("row").filter(has_text="must_arrive")
    expect(row.get_by_role("cell")).to_have_text(["true or false", "false"])
    expect(page.get_by_text(re.compile(r"^card\(97169186, "))).to_be_visible()
    # A card that uses it can be looked at.
    page.get_by_role("button", name="Smashing Ground").click()
    expect(page.get_by_role("dialog", name="Smashing Ground")).to_be_visible()


def test_words_lead_to_words(visitor: Visitor) -> None:
    page = visitor("/reference/forestalls")
    page.get_by_role("main").get_by_role("link", name="negate_effect", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("negate_effect")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("forestalls")


def test_a_name_in_any_case(visitor: Visitor) -> None:
    page = visitor("/reference/DESTROY")
    expect(page.get_by_role("heading", level=1)).to_have_text("destroy")
    expect(page.get_by_role("heading", name="Example")).to_be_visible()
    page.goto("/reference/TARGET")
    expect(page.get_by_role("heading", level=1)).to_have_text("TARGET")


def test_a_word_that_there_is_not(visitor: Visitor) -> None:
    page = visitor("/reference/destory")
    told = page.get_by_role("alert")
    expect(told).to_have_text("The effect language has no word “destory”.")
    page.get_by_role("link", name="All words").click()
    expect(page).to_have_url(re.compile("/reference$"))
    expect(told).to_have_count(0)


def test_effects_are_told_in_the_language_of_the_reader(visitor: Visitor) -> None:
    page = visitor("/reference/destroy", locale="zh")
    expect(page.get_by_role("heading", name="示例")).to_be_visible()
    expect(page.get_by_role("button", name="地碎")).to_be_visible()
    page.get_by_role("button", name="日本語").click()
    expect(page.get_by_role("button", name="地砕き")).to_be_visible()
