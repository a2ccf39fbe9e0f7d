"""What a seat is sent says nothing of what it may not know, not even by when it comes."""

from pathlib import Path

from segoc import Duel, starter
from segoc.app.room import PACE, Room
from segoc.kernel.chance import Random, seeded
from segoc.kernel.decision import PASS
from tests.app.room_kit import House, Page, play_from

DUELS = 12
STEPS = 60
DECKS = ("classic", "dark_magician", "junk", "shaddoll")
VIEWER = 0
OPPONENT = 1


class Twin:
    """One of two duels which the viewer can't tell apart, played at a table."""

    def __init__(self, folder: Path, duel: Duel) -> None:
        folder.mkdir()
        self.house = House(folder)
        self.room: Room = self.house.open(kind="people", deck="classic", first="me")
        self.room.take_seat(self.room.invitation, "B", "classic")
        self.room.go_first(0, True)
        play_from(self.room, duel)
        self.page = Page(self.room, VIEWER, self.house.timer)
        self.other = Page(self.room, OPPONENT, self.house.timer)
        for player in (0, 1):
            self.room.use_mode(player, "always")
        # How much was heard when the course was last the same at both tables.
        self.compared = 0

    @property
    def duel(self) -> Duel:
        assert self.room.game is not None
        return self.room.game.duel

    @property
    def asked(self) -> int:
        return -1 if self.duel.decision is None else self.duel.decision.player

    def answers(self) -> list[str]:
        decision = self.duel.decision
        return [] if decision is None else [option.key for option in decision.options]

    def choose(self, key: str) -> None:
        page = self.page if self.asked == VIEWER else self.other
        page.choose(key)

    def may_pass(self) -> bool:
        decision = self.duel.decision
        if decision is None or decision.player != OPPONENT:
            return False
        return any(option.verb == PASS for option in decision.options)

    def story(self) -> list[str]:
        return [line.text for line in self.duel.log_lines(VIEWER)]


def settle(one: Twin, other: Twin) -> int:
    """Let time go on at both tables until somebody is asked at both. Where the opponent is asked
    at one table only, they pass, within the pace. Returns how often."""
    passes = 0
    for _ in range(200):
        for twin in (one, other):
            twin.house.timer.wait(PACE["people"] / 4)
        for twin, beside in ((one, other), (other, one)):
            if twin.other.is_asked and twin.may_pass() and not beside.other.is_asked:
                twin.choose("pass")
                passes += 1
    return passes


def play(one: Twin, other: Twin, chance: Random) -> int:
    """The same public course at both tables; returns how often a pass was chosen at one of them
    that nobody was asked for at the other."""
    passes = 0
    for _ in range(STEPS):
        passes += settle(one, other)
        if one.story() != other.story() or one.asked != other.asked or one.asked < 0:
            break
        if any(".deck." in key for key in one.answers()):
            # A Deck is looked through: how its cards lie is chance, and shown now.
            break
        for twin in (one, other):
            twin.compared = len(twin.page.heard)
        if one.asked == VIEWER:
            assert one.answers() == other.answers()
        common = [key for key in one.answers() if key in other.answers()]
        if not common:
            break
        key = common[chance.below(len(common))]
        for twin in (one, other):
            twin.choose(key)
    return passes


def test_the_same_course_sounds_the_same_whatever_is_hidden(tmp_path: Path) -> None:
    passes = 0
    for seed in range(DUELS):
        duel = Duel(starter(DECKS[seed % 4]), starter(DECKS[(seed + 1) % 4]), seed=seed)
        chance = seeded(seed)
        while duel.decision is not None and (duel.state.turn < 3 or duel.decision.player != VIEWER):
            duel.push(duel.decision.options[chance.below(len(duel.decision.options))])
        tables = [duel.sample(VIEWER, 2 * seed + number) for number in (0, 1)]
        one, other = (Twin(tmp_path / f"{seed} {n}", table) for n, table in enumerate(tables))
        passes += play(one, other, chance)
        # In the last step something hidden was shown, perhaps, or chance came out otherwise.
        heard = [twin.page.text()[: twin.compared] for twin in (one, other)]
        assert heard[0] == heard[1]
    assert passes > 5
