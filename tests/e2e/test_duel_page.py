"""The duel page holds whatever its size is, and whoever plays by keyboard is always somewhere."""

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.rooms import open_room

# As wide as a screen, at 200 % zoom, a telephone that stands, and one that lies on its side.
SIZES = ((1440, 900), (1280, 720), (640, 400), (390, 844), (844, 390))
STATED_IN = "SEG-012"
STATED = "Before the opening hands are drawn both Decks are shuffled"
FOCUSED = "() => document.activeElement !== document.body"
# Of all places on the table: those that the page, or what is asked, cuts off or covers.
OUT_OF_REACH = """() => [...document.querySelectorAll(".board [data-spot]")]
    .filter((spot) => {
        const box = spot.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return !spot.contains(document.elementFromPoint(x, y));
    })
    .map((spot) => spot.dataset.spot)"""


def test_the_whole_table_is_in_reach_at_every_size(visitor: Visitor) -> None:
    page = visitor()
    open_room(page, kind="bot", first="me")
    page.locator("[data-glow]").first.wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OUT_OF_REACH) == [], (width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_focus_is_never_lost(visitor: Visitor) -> None:
    page = visitor()
    open_room(page, kind="solo", first="me")
    keys = page.keyboard
    more = page.get_by_role("button", name="More", exact=True)
    # A list that opens, and a dialog from it, give the focus back to what opened them.
    more.press("Enter")
    keys.press("Escape")
    expect(page.get_by_role("button", name="Keys")).to_have_count(0)
    expect(more).to_be_focused()
    more.press("Enter")
    page.get_by_role("button", name="Keys").press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Close").press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(more).to_be_focused()
    # What goes away with its button leaves the focus on the table.
    page.locator("[data-spot='A.extra']").press("Enter")
    stays_on_the_table(page, page.get_by_role("button", name="Close"))
    stays_on_the_table(page, page.get_by_role("button", name="End Phase"))
    page.locator("[data-at]").wait_for()
    stays_on_the_table(page, page.get_by_role("button", name="Take back"))


def stays_on_the_table(page: Page, button: Locator) -> None:
    """Press a button that goes away, or can't be pressed again."""
    pressed = button.element_handle()
    button.press("Enter")
    page.wait_for_function("(button) => !button.isConnected || button.disabled", arg=pressed)
    page.wait_for_function(FOCUSED)
    assert page.evaluate("() => document.activeElement.dataset.spot"), "not on the table"


def test_each_line_of_the_log_tells_its_rule(visitor: Visitor) -> None:
    page = visitor()
    open_room(page, kind="bot", first="me")
    log = page.get_by_role("log")
    log.get_by_role("button", name="Turn 1").click()
    expect(log.get_by_role("button", expanded=True)).to_have_count(1)
    log.get_by_role("button", name="A's Deck is shuffled.").click()
    expect(page.locator(".spot.lit")).to_have_attribute("data-spot", "A.deck")
    expect(log).to_contain_text(STATED)
    # The table stays where it is.
    expect(log.get_by_role("link", name=STATED_IN).first).to_have_attribute("target", "_blank")
