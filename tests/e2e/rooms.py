"""Rooms as the pages open them, for tests that are about something else."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

OPEN = """async (wanted) => {
    const answer = await fetch("/api/rooms", {
        method: "POST",
        headers: {"Content-Type": "application/json"},
        body: JSON.stringify(wanted),
    });
    if (!answer.ok) throw new Error(await answer.text());
    const opened = await answer.json();
    localStorage.setItem(`segoc.seat.${opened.room}`, opened.token);
    return `/duel/${opened.room}`;
}"""


def open_room(page: Page, **wanted: Any) -> str:
    """Open a room, with the page at its first seat. Returns the address of the room."""
    address: str = page.evaluate(OPEN, wanted)
    page.goto(address)
    return address


def named(board: Locator) -> Locator:
    """The board, with the names of its cards, which come after it."""
    expect(board).to_be_visible()
    expect(board.get_by_text(re.compile("^A card,"))).to_have_count(0)
    return board
