"""Somebody who plays whole duels through the real page, by simple rules: do what a card offers if
it is to one's liking, else go on. They see what the page shows, and touch only that.
"""

from dataclasses import dataclass
from typing import Protocol

from playwright.sync_api import Page

# Of what a card offers, in this order; a card that offers nothing of it is left alone.
LIKED = (
    "attack directly",
    "attack",
    "special summon",
    "pendulum summon",
    "summon",
    "flip",
    "activate",
)
# Of what goes on without a card. Whatever else there is comes last.
GOING_ON = ("battle phase", "yes", "finish", "pass", "main phase 2", "end phase")
# More answers than any duel takes.
MOST_ANSWERS = 400
# Where a click opens the pile instead of answering.
PILES = (".deck", ".extra", ".gy", ".banished")

LOOK = """() => {
    const all = (where, what) =>
        [...document.querySelectorAll(where)].map((element) => element.dataset[what]);
    const at = document.querySelector("[data-at]")?.dataset.at;
    return {
        over: document.querySelector("[data-testid=over]") !== null,
        at: at === undefined ? null : Number(at),
        glow: all("[data-glow]", "spot"),
        menu: all("[role=menu] [data-key]", "key"),
        buttons: all("[data-at] [data-key]", "key"),
    };
}"""
SOMETHING_TO_DO = """(answered) => {
    const at = document.querySelector("[data-at]")?.dataset.at;
    const over = document.querySelector("[data-testid=over]");
    return over !== null || (at !== undefined && Number(at) > answered);
}"""


@dataclass(frozen=True)
class Sight:
    """What can be seen of the table: whether the duel is over, the number of the question, the
    spots that glow, the entries of the open menu, the buttons of the prompt."""

    over: bool
    at: int | None
    glow: list[str]
    menu: list[str]
    buttons: list[str]


class Hands(Protocol):
    """How somebody reaches what they see."""

    page: Page

    def point(self, spot: str) -> None: ...

    def take(self, key: str, sight: Sight) -> None: ...

    def press(self, key: str, sight: Sight) -> None: ...

    def close_menu(self) -> None: ...


class Mouse:
    def __init__(self, page: Page) -> None:
        self.page = page

    def point(self, spot: str) -> None:
        self.page.locator(f'[data-glow][data-spot="{spot}"]').click()

    def take(self, key: str, sight: Sight) -> None:
        self.page.get_by_role("menu").locator(f'[data-key="{key}"]').click()

    def press(self, key: str, sight: Sight) -> None:
        self.page.locator(f'[data-at] [data-key="{key}"]').click()

    def close_menu(self) -> None:
        self.page.get_by_test_id("asked").click()


class Keyboard:
    """N goes to the next card that glows, Enter takes it, digits choose from what is listed. The
    focus is always somewhere."""

    FOCUSED = "() => document.activeElement?.dataset.spot ?? null"
    NOWHERE = "() => document.activeElement === document.body"

    def __init__(self, page: Page) -> None:
        self.page = page

    def point(self, spot: str) -> None:
        for _ in look(self.page).glow:
            self._use("n")
            if self.page.evaluate(self.FOCUSED) == spot:
                self._use("Enter")
                return
        raise AssertionError(f"the key N doesn't come to {spot}")

    def take(self, key: str, sight: Sight) -> None:
        self._use(str(sight.menu.index(key) + 1))

    def press(self, key: str, sight: Sight) -> None:
        self._use(str(sight.buttons.index(key) + 1))

    def close_menu(self) -> None:
        self._use("Escape")

    def _use(self, key: str) -> None:
        assert not self.page.evaluate(self.NOWHERE), "the focus is lost"
        self.page.keyboard.press(key)


class Player:
    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.page = hands.page
        # The keys of all answers that were chosen from a list, and the spots that were clicked.
        self.answers: list[str] = []
        self._last = -1
        self._looked_at: set[str] = set()

    def play_to_the_end(self) -> None:
        for _ in range(MOST_ANSWERS):
            if not self.answer():
                return
        raise AssertionError(f"after {MOST_ANSWERS} answers the duel isn't over")

    def is_asked(self) -> bool:
        at = look(self.page).at
        return at is not None and at > self._last

    def wait(self) -> Sight:
        """Until there is something new: the next question, or the end of the duel."""
        self.page.wait_for_function(SOMETHING_TO_DO, arg=self._last)
        return look(self.page)

    def answer(self) -> bool:
        """Answer the next question. Returns False if there is none: the duel is over."""
        sight = self.wait()
        if sight.over:
            return False
        asked = sight.at
        assert asked is not None
        self._looked_at = set()
        # Looking at a card may answer, or show what else there is.
        while sight.at == asked:
            self._go_on(sight)
            sight = look(self.page)
        self._last = asked
        return True

    def _go_on(self, sight: Sight) -> None:
        key = liked(sight.menu)
        new = [spot for spot in sight.glow if spot not in self._looked_at]
        if key is not None:
            self.answers.append(key)
            self.hands.take(key, sight)
        elif sight.menu:
            self.hands.close_menu()
        elif new:
            # An open pile has more to offer than the pile as a whole.
            spot = min(new, key=lambda spot: spot.endswith(PILES))
            self._looked_at.add(spot)
            self.answers.append(spot)
            self.hands.point(spot)
        else:
            key = next((word for word in GOING_ON if word in sight.buttons), sight.buttons[0])
            self.answers.append(key)
            self.hands.press(key, sight)


def look(page: Page) -> Sight:
    return Sight(**page.evaluate(LOOK))


def liked(keys: list[str]) -> str | None:
    """The best entry of a menu: `attack A.m1 -> B.m2` is an attack."""
    for verb in LIKED:
        for key in keys:
            if key.startswith(f"{verb} "):
                return key
    return None
