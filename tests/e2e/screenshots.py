"""Pictures of every page, wide and narrow: `python -m tests.e2e.screenshots FOLDER`."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page

from segoc.formats.deck_files import write_deck
from tests.e2e.browsing import chromium
from tests.e2e.conftest import LOADED_DICE
from tests.e2e.matches import DECK, POOL, give_up
from tests.e2e.playing import Mouse, Player, look
from tests.e2e.replays import open_file, random_duel
from tests.e2e.rooms import open_room
from tests.e2e.serving import Server

SIZES = {"wide": (1440, 900), "narrow": (390, 844)}
# So far into the duel that both sides have something on the field.
ANSWERS = 26
ENTRY = "EFX-093"
MOST_BYTES = 250_000
BOARD = """A's turn, Main Phase 1, turn 7
A LP: 2300
A hand: Dark Hole, Monster Reborn
A monsters: Blue-Eyes White Dragon (defense, m1), Dark Magician (m3)
A set monsters: Mystical Elf (m5)
A face-up: United We Stand (s2) equipped to Dark Magician
B monsters: Gemini Elf (m2), Gemini Elf (m4)
B set: Mirror Force (s3)
B GY: Gemini Elf
"""


def home(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Start the duel").wait_for()


def duel(page: Page) -> None:
    page.goto("/")
    open_room(page, kind="bot", first="me")
    player = Player(Mouse(page))
    answered = 0
    while answered < ANSWERS or not cards_in_hand(page):
        assert player.answer()
        answered += 1
        page.locator("[data-at]").wait_for()
    # A card of the own hand, so that there is something to look at closely.
    card = cards_in_hand(page)[0]
    page.locator(f'[data-spot="{card}"]').click()
    page.get_by_role("menu").wait_for()
    if page.locator(".inspector").is_visible():
        page.get_by_test_id("why-not").wait_for()


def cards_in_hand(page: Page) -> list[str]:
    """Those with which something can be done."""
    return [spot for spot in look(page).glow if ".hand." in spot]


def replay(page: Page) -> None:
    """Some turns into a duel of two bots, in the middle of a chain."""
    with TemporaryDirectory() as folder:
        open_file(page, random_duel().save(), Path(folder))
        page.get_by_role("region", name="Table").wait_for()
    for key in "ttttcc":
        page.keyboard.press(key)
    page.get_by_role("region", name="Chain").wait_for()


def rulebook(page: Page) -> None:
    page.goto("/rulebook")
    page.locator("a[href^='/rulebook/']").first.wait_for()


def scenario(page: Page) -> None:
    page.goto(f"/rulebook/{ENTRY}")
    following = page.get_by_role("button", name="Next moment").first
    following.wait_for()
    for _ in range(3):
        following.click()
    board = page.get_by_role("region", name="Table").first
    board.evaluate("(board) => board.scrollIntoView({block: 'start'})")


def decks(page: Page) -> None:
    page.goto("/decks")
    page.get_by_role("combobox", name="Forbidden/Limited List").select_option("")
    page.get_by_role("button", name="New or import").click()
    page.get_by_role("textbox", name="Paste a Deck").fill(write_deck(DECK, "ydke", POOL))
    page.get_by_role("button", name="Read it").click()
    page.get_by_role("region", name="By the rules").get_by_text("It breaks no rule.").wait_for()


def odds(page: Page) -> None:
    """Of the Deck that was built before."""
    page.goto("/decks")
    page.get_by_role("radio", name="Odds").check(force=True)
    page.get_by_role("img").last.wait_for()


def siding(page: Page) -> None:
    page.goto("/")
    open_room(page, kind="bot", deck=write_deck(DECK, "ydke", POOL), best_of=3, first="me")
    give_up(page)
    page.get_by_test_id("siding").get_by_role("button", name="Monster Reborn").click()


def lab(page: Page) -> None:
    page.goto("/lab")
    page.get_by_role("textbox", name="The board as text").fill(BOARD)
    page.locator('[data-spot="A.m3"]', has_text="Dark Magician").click()
    page.get_by_role("radio", name="Defense").wait_for()
    page.evaluate("if (innerWidth > 800) scrollTo(0, 0)")


SHOTS: dict[str, Callable[[Page], None]] = {
    "home": home,
    "duel": duel,
    "replay": replay,
    "rulebook": rulebook,
    "scenario": scenario,
    "lab": lab,
    "decks": decks,
    "odds": odds,
    "siding": siding,
}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, chromium() as browser:
        server = Server(Path(data) / "data", LOADED_DICE)
        server.start()
        try:
            for size, (width, height) in SIZES.items():
                context = browser.new_context(
                    base_url=server.address,
                    viewport={"width": width, "height": height},
                    locale="en",
                    reduced_motion="reduce",
                )
                page = context.new_page()
                for name, show in SHOTS.items():
                    show(page)
                    page.wait_for_load_state("networkidle")
                    keep(page.screenshot(), folder / f"{name}-{size}.png")
                context.close()
        finally:
            server.kill()


def keep(picture: bytes, file: Path) -> None:
    """As few colours as the eye needs, to keep the repository small."""
    small = subprocess.run(
        ["pngquant", "--speed", "1", "--strip", "-"], input=picture, capture_output=True, check=True
    ).stdout
    assert len(small) < MOST_BYTES, f"{file} takes {len(small)} bytes"
    file.write_bytes(small)
    print(f"{file}: {len(small) // 1024} KB")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
