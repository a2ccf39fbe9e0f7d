"""Cards that have changed since a duel was saved: who goes on with it or looks at it is told."""

import json
from pathlib import Path

from playwright.sync_api import expect

from segoc.cards.standard import standard_pool
from segoc.duel.savefile import seal
from segoc.lab import Lab
from tests.e2e.conftest import Visitor

CHANGED = "Gemini Elf: changed since"


def saved(folder: Path) -> Path:
    """A duel with a card that did something else when it was saved."""
    lab = Lab()
    lab.a.hand("Vorse Raider")
    lab.b.monsters("Gemini Elf")
    body = json.loads(lab.duel.save())
    for name in ("segoc", "format", "rules", "check"):
        del body[name]
    body["cards"][str(standard_pool().find("Gemini Elf").code)] = "00000000"
    file = folder / "old.segoc"
    file.write_text(seal("duel", body), encoding="utf-8")
    return file


def test_they_are_named(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor()
    page.get_by_label("Choose a file").last.set_input_files(saved(tmp_path))
    page.wait_for_url("**/duel/*")
    expect(page.get_by_role("status").filter(has_text=CHANGED)).to_be_visible()
    page.goto("/replay")
    page.get_by_label("Choose a file").set_input_files(saved(tmp_path))
    expect(page.get_by_role("note").filter(has_text=CHANGED)).to_be_visible()
