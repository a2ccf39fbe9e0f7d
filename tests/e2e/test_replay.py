"""A duel is looked at again: from a room or a file, both ways, by either side, and played on."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from segoc.duel.savefile import RULES, fingerprint
from segoc.formats.replay import Replay
from tests.e2e.conftest import Visitor
from tests.e2e.playing import Mouse, Player
from tests.e2e.replays import open_file, random_duel
from tests.e2e.rooms import open_room

# Enough for something to have happened.
ANSWERS = 8
MOMENT = re.compile(r"^(\d+) / (\d+)$")


def moment(page: Page) -> tuple[int, int]:
    """Which one it is, and how many there are."""
    found = MOMENT.match(page.locator("output").inner_text())
    assert found is not None
    return int(found[1]), int(found[2])


def test_a_duel_that_was_played_is_stepped_through_and_played_on(visitor: Visitor) -> None:
    page = visitor()
    room = open_room(page, kind="bot", first="me")
    player = Player(Mouse(page))
    for _ in range(ANSWERS):
        player.answer()
    page.get_by_role("button", name="More").click()
    expect(page.get_by_text("when the match is over")).to_be_visible()
    expect(page.get_by_role("button", name="Watch as a replay")).to_have_count(0)
    page.get_by_role("button", name="Surrender").click()
    page.get_by_role("dialog").get_by_role("button", name="Surrender").click()
    page.get_by_role("button", name="Watch the replay").click()
    expect(page).to_have_url(re.compile("/replay$"))

    # To the end and back.
    said = page.get_by_test_id("said")
    expect(said).to_contain_text("The duel begins")
    page.keyboard.press("End")
    expect(said).to_contain_text("B wins")
    last, count = moment(page)
    assert last == count > 10
    page.keyboard.press("ArrowLeft")
    assert moment(page) == (count - 1, count)
    page.get_by_role("button", name="Next moment").click()
    assert moment(page) == (count, count)
    page.keyboard.press("Home")
    page.get_by_role("button", name="Next turn").click()
    expect(said).to_contain_text("Turn 1: A.")
    page.keyboard.press("Shift+ArrowRight")
    expect(said).to_contain_text("Draw Phase.")

    # Whose view it is.
    page.get_by_role("button", name="Main Phase 1.").first.click()
    other = page.locator('[data-spot="B.hand.1"]')
    own = page.locator('[data-spot="A.hand.1"]')
    expect(other).not_to_have_accessible_name(re.compile("Face-down"))
    page.get_by_role("radio", name="As A saw it").check()
    expect(other).to_have_accessible_name(re.compile("Face-down"))
    expect(own).not_to_have_accessible_name(re.compile("Face-down"))
    held = page.locator('[data-spot^="A.hand."]').count()

    # A branch: the same position, with both sides in one's hands; and back.
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/duel/"))
    assert room not in page.url
    expect(page.get_by_test_id("asked")).to_be_visible()
    expect(page.locator('[data-spot^="A.hand."]')).to_have_count(held)
    expect(other).not_to_have_accessible_name(re.compile("Face-down"))
    page.locator('[data-at] [data-key="end phase"]').click()
    expect(page.get_by_role("log")).to_contain_text("Turn 2: B.")
    page.go_back()
    expect(page.get_by_role("radio", name="As A saw it")).to_be_checked()
    expect(said).to_contain_text("Main Phase 1.")


def test_a_file_is_opened_and_jumped_about_in(visitor: Visitor, tmp_path: Path) -> None:
    duel = random_duel()
    page = visitor()
    open_file(page, Replay.of(duel).write(), tmp_path)
    said = page.get_by_test_id("said")
    expect(said).to_contain_text("The duel begins")
    # By chain, by keys and by buttons.
    page.keyboard.press("c")
    expect(said).to_contain_text("Chain Link 1:")
    first = moment(page)
    page.get_by_role("button", name="Next chain").click()
    expect(said).to_contain_text("Chain Link 1:")
    assert moment(page) > first
    page.keyboard.press("Shift+C")
    assert moment(page) == first
    # By a line of the log, then along it.
    page.get_by_label("Search the log").fill("turn 3: a")
    page.get_by_test_id("jump-log").get_by_role("button").click()
    expect(said).to_contain_text("Turn 3: A.")
    page.get_by_label("Search the log").fill("")
    page.locator("[data-line][aria-current]").focus()
    page.keyboard.press("ArrowDown")
    expect(said).to_have_text("Draw Phase.")
    expect(page.locator("[data-line]:focus")).to_have_text("Draw Phase.")
    page.get_by_label("Turn", exact=True).select_option("Turn 2: B.")
    expect(said).to_contain_text("Turn 2: B.")
    # It is a file again, and still there when the page is loaded anew.
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert Path(download.value.path()).read_text("utf-8") == Replay.of(duel).write()
    page.reload()
    expect(page.get_by_text("duel.segoc")).to_be_visible()


def test_what_cannot_be_played_again_is_told(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor()
    document = json.loads(Replay.of(random_duel()).write().replace(RULES, "1996.01/1"))
    del document["check"]
    document["choices"] = []
    text = json.dumps({**document, "check": fingerprint(document)})
    open_file(page, text, tmp_path)
    expect(page.get_by_role("note")).to_contain_text("recorded under the rules 1996.01/1")
    expect(page.locator("[data-spot]")).to_have_count(0)
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.get_by_test_id("said")).to_have_text("Turn 1: A.")


def test_what_is_no_duel_is_refused_in_a_sentence(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor()
    open_file(page, "3 Dark Magician", tmp_path)
    expect(page.get_by_role("alert")).to_contain_text("It isn't a whole file of segoc.")
    open_file(page, "{}", tmp_path)
    expect(page.get_by_role("alert")).to_contain_text("It isn't a duel that segoc has saved.")
