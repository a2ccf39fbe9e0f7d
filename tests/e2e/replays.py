"""Files of duels, and pages on which they are looked at."""

from pathlib import Path

from playwright.sync_api import Page

from segoc import Duel, starter
from segoc.kernel.table.chance import seeded

CHOICES = 150


def random_duel(seed: int = 3) -> Duel:
    """A duel that goes on for some turns, with chains and all."""
    duel = Duel(starter("shaddoll"), starter("odd_eyes"), seed=seed)
    chance = seeded(seed)
    while duel.decision is not None and len(duel.choices) < CHOICES:
        duel.push(duel.offered[chance.below(len(duel.offered))])
    return duel


def open_file(page: Page, text: str, folder: Path) -> None:
    """Choose a file with this text on the page of replays."""
    file = folder / "duel.segoc"
    file.write_text(text, "utf-8")
    page.goto("/replay")
    page.get_by_label("Choose a file").set_input_files(file)
