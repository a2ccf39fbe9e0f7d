"""Duels against the bot, from the first page to the end."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.playing import Keyboard, Mouse, Player
from tests.e2e.rooms import open_room

PLAY = "Play now"


def test_a_whole_duel_by_mouse(visitor: Visitor) -> None:
    page = visitor()
    page.get_by_role("button", name=PLAY).click()
    player = Player(Mouse(page))
    player.play_to_the_end()
    it_was_a_real_duel(page, player)


def test_a_whole_duel_by_keyboard(visitor: Visitor) -> None:
    page = visitor()
    tab_to(page, PLAY)
    page.keyboard.press("Enter")
    player = Player(Keyboard(page))
    player.play_to_the_end()
    it_was_a_real_duel(page, player)


def it_was_a_real_duel(page: Page, player: Player) -> None:
    """The dice are loaded so that it is a win, with cards summoned, activated and attacking."""
    expect(page.get_by_role("heading", name="You win")).to_be_visible()
    expect(page.locator("[data-lp=B]")).to_have_text(re.compile(r"^\s*0\s*LP"))
    for verb in ("summon", "special summon", "activate", "attack", "attack directly"):
        assert [key for key in player.answers if key.startswith(f"{verb} ")], verb


def tab_to(page: Page, name: str) -> None:
    wanted = page.get_by_role("button", name=name)
    wanted.wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if wanted.evaluate("(button) => button === document.activeElement"):
            return
    raise AssertionError(f"the Tab key doesn't come to {name!r}")


def test_what_happens_is_shown_and_can_be_skipped(visitor: Visitor) -> None:
    page = visitor(reduced_motion="no-preference")
    open_room(page, kind="bot", first="me")
    skip = page.get_by_role("button", name="Skip")
    asked = page.locator("[data-at]")
    page.get_by_role("button", name="End Phase").click()
    # The bot's turn is played moment by moment, and nothing is asked meanwhile.
    expect(skip).to_be_visible()
    expect(asked).to_have_count(0)
    skip.click()
    expect(skip).to_have_count(0)
    expect(asked).to_have_count(1)
