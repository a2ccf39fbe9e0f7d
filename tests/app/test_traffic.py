"""What a seat is sent says nothing of what it may not know, not even by when it comes."""

import json
from pathlib import Path
from typing import Any

from segoc import Duel, starter
from segoc.app.prompting import Mode
from segoc.app.requests import answer
from segoc.app.room import PACE, Room
from segoc.duel.view import PUBLIC
from segoc.kernel.table.chance import Random, seeded
from tests.app.room_kit import House, Page, play_from

STEPS = 60
DECKS = ("classic", "dark_magician", "junk", "shaddoll")
VIEWER = 0
OPPONENT = 1
PASS = "pass"


# What is asked about, hidden or not.
SPOTS = (
    *(f"{side}.{zone}{number}" for number in range(1, 4) for side in "AB" for zone in "ms"),
    *(f"{side}.{pile}.{number}" for number in (1, 2) for side in "AB" for pile in ("hand", "gy")),
    "B.deck.1",
    "B.extra.1",
)
# How both players want to be asked, the viewer first.
MODES: tuple[tuple[Mode, Mode], ...] = (
    ("always", "auto"),
    ("auto", "auto"),
    ("never", "auto"),
    ("always", "never"),
    ("always", "always"),
)
# Seeds, and how both players want to be asked.
DUELS = (
    *((seed, MODES[seed // 3]) for seed in range(15)),
    *((seed, ("never", "always")) for seed in (6, 7, 8)),
)


class Twin:
    """One of two duels which the viewer can't tell apart, played at a table with a clock. A
    spectator looks on, and all the time somebody asks what can be said of the cards."""

    def __init__(self, folder: Path, duel: Duel, modes: tuple[Mode, Mode]) -> None:
        folder.mkdir()
        self.house = House(folder)
        self.room: Room = self.house.open(kind="people", deck="classic", first="me", minutes=60)
        self.room.take_seat(self.room.invitation, "B", "classic")
        self.room.go_first(0, True)
        play_from(self.room, duel)
        self.page = Page(self.room, VIEWER, self.house.timer)
        self.other = Page(self.room, OPPONENT, self.house.timer)
        self.watcher = Page(self.room, PUBLIC, self.house.timer)
        for player, mode in enumerate(modes):
            self.room.use_mode(player, mode)
        # What was asked, and what came of it.
        self.asked_for: list[str] = []
        # How much was heard when the course was last the same at both tables.
        self.compared: list[list[Any]] = []

    @property
    def duel(self) -> Duel:
        assert self.room.game is not None
        return self.room.game.duel

    @property
    def asked(self) -> int:
        """Who has a question before them, whether they could do something or not."""
        if self.page.is_asked:
            return VIEWER
        return OPPONENT if self.other.is_asked else -1

    @property
    def feigns(self) -> bool:
        return self.room.pacer.feigned == OPPONENT

    def answers(self) -> list[str]:
        page = self.page if self.asked == VIEWER else self.other
        return [option.key for option in page.question.options]

    def choose(self, key: str) -> None:
        page = self.page if self.asked == VIEWER else self.other
        page.choose(key)

    def may_pass(self) -> bool:
        return self.asked == OPPONENT and PASS in self.answers()

    def heard(self) -> list[list[Any]]:
        """What the viewer and a spectator were told, and what they were answered."""
        return [self.page.text(), self.watcher.text(), self.asked_for.copy()]

    def ask(self, number: int) -> None:
        """Ask for something, as the viewer and as a spectator."""
        spot = SPOTS[number % len(SPOTS)]
        requests: list[dict[str, Any]] = [
            {"type": "inspect", "spot": spot},
            {"type": "export", "what": ("scenario", "save")[number % 2]},
            {"type": "choose", "at": number, "key": f"activate {spot}"},
        ]
        for viewer in (VIEWER, PUBLIC):
            for request in requests:
                if request["type"] == "choose" and self.page.is_asked:
                    # That might even be legal.
                    continue
                text = json.dumps({"request": number, **request})
                self.asked_for.append(
                    answer(self.house.rooms, self.room, viewer, text).model_dump_json()
                )

    def story(self) -> list[str]:
        """The course as far as the viewer has been told it."""
        return [line.text.en for line in self.room.audience.streams[VIEWER].lines]


def settle(one: Twin, other: Twin) -> int:
    """Let time go on at both tables until somebody is asked at both. Where the opponent is asked
    at one table only, they pass, within the pace. Returns how often."""
    passes = 0
    for turn in range(200):
        for twin in (one, other):
            twin.house.timer.wait(PACE["people"] / 4)
            if turn < 4:
                twin.ask(len(twin.asked_for))
        for twin, beside in ((one, other), (other, one)):
            if twin.other.is_asked and twin.may_pass() and not beside.other.is_asked:
                twin.choose(PASS)
                passes += 1
    return passes


def play(one: Twin, other: Twin, chance: Random) -> tuple[int, int]:
    """The same public course at both tables; returns how often a pass was chosen at one of them
    that nobody was asked for at the other, and how often the other had nothing to pass on."""
    passes = feigned = 0
    for _ in range(STEPS):
        passes += settle(one, other)
        if one.story() != other.story() or one.asked != other.asked or one.asked < 0:
            break
        if any(".deck." in key for key in one.answers()):
            # A Deck is looked through: how its cards lie is chance, and shown now.
            break
        for twin in (one, other):
            twin.compared = twin.heard()
        if one.asked == VIEWER:
            assert one.answers() == other.answers()
        feigned += one.feigns != other.feigns
        common = [key for key in one.answers() if key in other.answers()]
        if not common:
            break
        key = common[chance.below(len(common))]
        for twin in (one, other):
            twin.choose(key)
    return passes, feigned


def test_the_same_course_sounds_the_same_whatever_is_hidden(tmp_path: Path) -> None:
    passes = feigned = 0
    for seed, modes in DUELS:
        duel = Duel(starter(DECKS[seed % 4]), starter(DECKS[(seed + 1) % 4]), seed=seed)
        chance = seeded(seed)
        while duel.decision is not None and (duel.state.turn < 3 or duel.decision.player != VIEWER):
            duel.push(duel.offered[chance.below(len(duel.offered))])
        tables = [duel.sample(VIEWER, 2 * seed + number) for number in (0, 1)]
        one, other = (
            Twin(tmp_path / f"{seed} {modes} {n}", table, modes) for n, table in enumerate(tables)
        )
        found = play(one, other, chance)
        passes, feigned = passes + found[0], feigned + found[1]
        # In the last step something hidden was shown, perhaps, or chance came out otherwise.
        assert one.compared == other.compared
    assert passes > 5
    assert feigned > 5
