"""How quick the pages are, measured inside of them."""

from dataclasses import dataclass

from playwright.sync_api import Browser, Page

# Notes when what a page is for is there and painted: the frame after the one that it came in.
USEFUL = """(selector) => {
    const found = () => document.querySelector(selector) !== null;
    const note = () => requestAnimationFrame(() =>
        requestAnimationFrame(() => { window.useful = performance.now(); }));
    const watch = new MutationObserver(() => {
        if (!found()) return;
        watch.disconnect();
        note();
    });
    watch.observe(document, {subtree: true, childList: true, attributes: true});
}"""

# Notes for each click how long it was until the page showed what came of it: at once, if it is
# the same question that is asked, else as soon as the next one is.
STOPWATCH = """() => {
    window.answers = {page: [], server: []};
    let clicked = null;
    const asked = () => document.querySelector("[data-at]")?.dataset.at;
    addEventListener("click", () => { clicked = {when: performance.now(), at: asked()}; }, true);
    new MutationObserver(() => {
        const at = asked();
        if (clicked === null || at === undefined) return;
        const {when} = clicked;
        const list = at === clicked.at ? answers.page : answers.server;
        clicked = null;
        requestAnimationFrame(() => list.push(performance.now() - when));
    }).observe(document, {subtree: true, childList: true, attributes: true});
}"""


@dataclass(frozen=True)
class Answers:
    """Milliseconds from clicks to the frames that show what came of them, by who had to answer."""

    page: list[float]
    server: list[float]


def start_stopwatch(page: Page) -> None:
    page.evaluate(STOPWATCH)


def answers(page: Page) -> Answers:
    return Answers(**page.evaluate("() => answers"))


def first_useful_paint(browser: Browser, address: str, selector: str, state: str) -> float:
    """Milliseconds until a page with an empty cache shows what it is for. `state` is a file with
    what the browser remembers of earlier visits."""
    context = browser.new_context(locale="en", storage_state=state)
    page = context.new_page()
    page.add_init_script(f"({USEFUL})({selector!r})")
    page.goto(address)
    painted: float = page.wait_for_function("() => window.useful").json_value()
    context.close()
    return painted
