"""Two people at two computers, and one who watches."""

import re
import time

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.playing import Mouse, Player

PATIENCE = 60.0


def test_two_people_play_and_one_watches(visitor: Visitor) -> None:
    first = visitor()
    first.get_by_role("radio", name="Invite a friend").check()
    first.get_by_role("button", name="Open the room").click()
    invitation = first.get_by_label("Invitation to play").input_value()
    watching = first.get_by_label("Link to watch").input_value()

    second = visitor(invitation)
    second.get_by_label("Your name").fill("Second")
    second.get_by_role("button", name="Take the seat").click()
    first.get_by_role("button", name="I go first").click()

    players = [Player(Mouse(first)), Player(Mouse(second))]
    play_until_turn(2, players)
    # Late, and without a seat.
    third = visitor(watching)
    expect(third.get_by_text("You are watching.")).to_be_visible()
    play_until_turn(5, players)

    lp = {side: first.locator(f"[data-lp={side}]").text_content() or "" for side in "AB"}
    for page in (first, second, third):
        for side, points in lp.items():
            expect(page.locator(f"[data-lp={side}]")).to_have_text(points)
    assert known_in_hand(first, "A")
    assert known_in_hand(second, "B")
    assert not known_in_hand(first, "B")
    assert not known_in_hand(second, "A")
    assert not known_in_hand(third, "A")
    assert not known_in_hand(third, "B")

    second.get_by_role("button", name="More").click()
    second.get_by_role("button", name="Surrender").click()
    second.get_by_role("dialog").get_by_role("button", name="Surrender").click()
    expect(first.get_by_role("heading", name="You win")).to_be_visible()
    expect(second.get_by_role("heading", name="You lose")).to_be_visible()
    expect(third.get_by_role("heading", name="wins")).to_be_visible()


def play_until_turn(turn: int, players: list[Player]) -> None:
    """Whoever is asked answers."""
    deadline = time.monotonic() + PATIENCE
    page = players[0].page
    while turn_of(page) < turn:
        assert time.monotonic() < deadline, "the duel doesn't go on"
        for player in players:
            if player.is_asked():
                assert player.answer()
        page.wait_for_timeout(10)


def turn_of(page: Page) -> int:
    table = page.get_by_role("region", name="Table")
    return int(table.get_by_text(re.compile(r"^Turn \d+$")).inner_text().split()[1])


def known_in_hand(page: Page, side: str) -> list[str]:
    """The cards of a hand that the page can name."""
    labels: list[str] = page.evaluate(
        """(side) => [...document.querySelectorAll(`[data-spot^="${side}.hand."]`)]
            .map((card) => card.textContent.trim())""",
        side,
    )
    assert labels, "a hand that is empty shows nothing"
    return [label for label in labels if "Face-down card" not in label]
