"""How quick a page is, measured inside of it."""

from playwright.sync_api import Page

# In the page before anything else: notes when a click came and when the page next changed.
# Where the pointer only moves over things nothing is noted.
STOPWATCH = """
    window.answers = [];
    let clicked = null;
    addEventListener("click", () => { clicked = performance.now(); }, true);
    new MutationObserver(() => {
        if (clicked === null) return;
        const since = clicked;
        clicked = null;
        requestAnimationFrame(() => answers.push(performance.now() - since));
    }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
"""


def start_stopwatch(page: Page) -> None:
    """From the next load on."""
    page.add_init_script(STOPWATCH)


def answer_times(page: Page) -> list[float]:
    """Milliseconds from each click to the frame that shows what came of it."""
    times: list[float] = page.evaluate("() => answers")
    return times


def first_useful_paint(page: Page) -> float:
    """Milliseconds until the largest part of the page was there."""
    painted: float = page.evaluate("""() => new Promise((resolve) => {
        new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1);
            if (last) resolve(last.startTime);
        }).observe({type: "largest-contentful-paint", buffered: true});
    })""")
    return painted
