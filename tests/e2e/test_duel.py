"""Whole duels against the bot, in the browser."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visitor
from tests.e2e.playing import Keyboard, Mouse, Player
from tests.e2e.rooms import open_room


@pytest.mark.parametrize("hands", [Mouse, Keyboard])
def test_a_whole_duel_against_the_bot(
    hands: type[Mouse] | type[Keyboard], visitor: Visitor
) -> None:
    page = visitor()
    open_room(page, kind="bot", first="me")
    player = Player(hands(page))
    player.play_to_the_end()
    print(len(player.answers), player.answers)
    expect(page.get_by_test_id("between")).to_be_visible()
