"""The server is killed at the worst moment, and nothing is lost."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.playing import Mouse, Player, look
from tests.e2e.rooms import named, open_room
from tests.e2e.serving import Server


def test_a_duel_goes_on_in_the_middle_of_a_chain(visitor: Visitor, mortal: Server) -> None:
    page = visitor(at=mortal)
    open_room(page, kind="bot", first="me")
    player = Player(Mouse(page))
    chain = page.get_by_role("region", name="Chain")
    while player.wait().over or not chain.is_visible():
        assert player.answer(), f"no chain to answer: {player.answers}"
    before = memory(page)

    mortal.kill()
    lost = page.get_by_text("The connection was lost")
    expect(lost).to_be_visible()
    mortal.start()
    expect(lost).to_have_count(0)

    assert memory(page) == before
    player.play_to_the_end()
    expect(page.get_by_role("heading", name="You win")).to_be_visible()


def test_a_page_that_comes_back_later_finds_its_seat(visitor: Visitor, mortal: Server) -> None:
    page = visitor(at=mortal)
    open_room(page, kind="bot", first="me")
    Player(Mouse(page)).answer()
    page.wait_for_selector("[data-at]")
    before = memory(page)
    page.close()
    mortal.kill()
    mortal.start()
    again = page.context.new_page()
    again.goto(page.url)
    again.wait_for_selector("[data-at]")
    assert memory(again) == before


def memory(page: Page) -> dict[str, object]:
    """All that the page knows of the duel: the question, the chain, the cards, the log."""
    named(page.locator("body"))
    return {
        "sight": look(page),
        "chain": page.get_by_role("region", name="Chain").all_inner_texts(),
        "table": page.evaluate(
            "() => [...document.querySelectorAll('[data-spot]')].map((spot) => spot.textContent)"
        ),
        "log": page.get_by_role("log").inner_text().splitlines(),
    }
