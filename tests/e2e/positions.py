"""Positions that somebody plays on from, with both sides in their hands."""

from playwright.sync_api import Page

from segoc.lab import Lab
from tests.e2e.rooms import open_room


def play_from(page: Page, lab: Lab) -> None:
    """A solo room that begins with what was set up."""
    open_room(page, kind="solo", saved=lab.duel.save())


def act(page: Page, spot: str, action: str) -> None:
    """Click on a card, then on one of its actions."""
    page.locator(f'[data-glow][data-spot="{spot}"]').click()
    page.get_by_role("menuitem", name=action).click()
