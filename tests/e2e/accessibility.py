"""What axe-core has to say about a page, and what it doesn't ask."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GRAVE = ("serious", "critical")
SMALLEST = 12
# All text that is smaller. Cards are pictures, drawn to the size of their zone: what is written on
# them is in their labels, and in the panel that shows one of them.
SMALL_PRINT = """(smallest) => [...document.querySelectorAll("body *:not(.card-box *)")]
    .filter((element) => [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim()))
    .filter((element) => element.checkVisibility())
    .filter((element) => parseFloat(getComputedStyle(element).fontSize) < smallest)
    .map((element) => element.outerHTML.slice(0, 120))"""


def grave_faults(page: Page) -> list[str]:
    """One line a fault: its name, and where it is."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    assert found["passes"], "axe-core has looked at nothing"
    return [
        f"{fault['id']} ({fault['impact']}): {node['target']}: {node['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


def is_for_everyone(page: Page) -> None:
    """No grave fault, no small print, nothing cut off at the side, and a language."""
    assert grave_faults(page) == []
    assert page.evaluate(SMALL_PRINT, SMALLEST) == []
    viewport = page.viewport_size
    assert viewport is not None
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    assert page.locator("html").get_attribute("lang") == page.evaluate("navigator.language")
