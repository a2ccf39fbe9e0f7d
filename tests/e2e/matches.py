"""What is needed for a match: a Deck with a Side Deck, and games that end at once."""

from playwright.sync_api import Page

from segoc.cards.standard import standard_pool
from segoc.decks.deck import Deck
from segoc.decks.starters import starter

POOL = standard_pool()
SIDE = ("Mystical Space Typhoon", "Gemini Elf", "Stardust Dragon")
MAGICIAN = starter("dark_magician")
DECK = Deck(MAGICIAN.main, MAGICIAN.extra, [POOL.find(name).code for name in SIDE], "Mine")


def give_up(page: Page) -> None:
    page.locator("[data-at]").wait_for()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Surrender").click()
    page.get_by_role("dialog").get_by_role("button", name="Surrender").click()
