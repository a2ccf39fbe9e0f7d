"""What axe-core has to say about a page."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GRAVE = ("serious", "critical")


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
