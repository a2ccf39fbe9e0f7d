"""A room: two seats, spectators, and a match between them.

Everything that changes something is written down before anybody is told (see `audience`).
"""

import secrets
from dataclasses import replace
from itertools import chain
from typing import Any, Final, Literal, TypeAlias

from segoc.app.audience import Audience, Listener, Timer
from segoc.app.clock import Clocks, clocks_from
from segoc.app.game import Game, Played, play_again
from segoc.app.match import Match, match_from
from segoc.app.prompting import Mode, asks_for_fast_effects
from segoc.app.protocol import replies
from segoc.app.protocol.table import Question
from segoc.app.refusal import Refusal
from segoc.app.room_info import room_info
from segoc.app.seats import limits_of, players_of, read_deck, seat_from, secret
from segoc.app.siding import still_siding
from segoc.app.storage import LineKey, Storage
from segoc.app.story import Moment, Passage, opening
from segoc.app.table import question_of
from segoc.app.thinking import SLOW, Thinker, Thinking
from segoc.cards.pool import Pool
from segoc.duel import savefile
from segoc.duel.duel import Duel
from segoc.duel.savefile import Start
from segoc.duel.view import JUDGE, PUBLIC
from segoc.kernel.table.decision import PASS, WINDOW, Decision, Option
from segoc.kernel.table.naming import NameQuestion

Kind: TypeAlias = Literal["bot", "solo", "people"]

# How long everything waits when a player may respond, in seconds. Bots answer at once; they only
# must not be seen to compute.
PACE: Final[dict[Kind, float]] = {"bot": 0.0, "solo": 0.0, "people": 0.4}
# A clock with no more than this has run out: timers and sums of seconds are not exact.
CLOSE: Final = 0.001
# All that who is asked without having anything to activate can do.
FEIGNED: Final = Option(PASS)
# The time that every answer takes at least when a bot plays.
BEAT: Final = 0.03

VIEWERS: Final[dict[Kind, tuple[int, ...]]] = {
    "bot": (0, PUBLIC),
    "solo": (JUDGE, PUBLIC),
    "people": (0, 1, PUBLIC),
}
SEATS: Final[dict[int, replies.Seat]] = {0: "A", 1: "B", JUDGE: "both", PUBLIC: "watch"}


class Room:
    def __init__(
        self,
        id: str,
        facts: dict[str, Any],
        storage: Storage,
        pool: Pool,
        timer: Timer,
        thinker: Thinker,
    ) -> None:
        self.id = id
        self.kind: Kind = facts["kind"]
        self.seats = (seat_from(facts["seats"][0]), seat_from(facts["seats"][1]))
        self.invitation: str = facts["invitation"]
        self.minutes: int | None = facts["minutes"]
        self.match: Match = match_from(facts["match"])
        self.by_time: bool = facts["by_time"]
        # The Forbidden/Limited List that Decks go by; rooms of before have none.
        self._list: str = facts.get("list", "")
        self._storage = storage
        self._pool = pool
        self.timer = timer
        self.clocks: Clocks | None = clocks_from(facts["clocks"], PACE[self.kind])
        self.audience = Audience(self, VIEWERS[self.kind], PACE[self.kind], pool)
        self.pacer = self.audience.pacer
        self._thinking = Thinking(thinker, timer, self._think_on)
        if any(seat.bot in SLOW for seat in self.seats):
            thinker.prepare()
        # Read anew from the file: this one is nobody's any more.
        self.closed = False
        self.game: Game | None = None
        if self.match.game:
            self._load_game(LineKey(id, self.match.game, facts["line"]))

    # What is kept.

    def facts(self) -> dict[str, Any]:
        clocks = self.clocks
        return {
            "kind": self.kind,
            "seats": [seat.facts() for seat in self.seats],
            "invitation": self.invitation,
            "minutes": self.minutes,
            "match": self.match.facts(),
            "by_time": self.by_time,
            "clocks": None if clocks is None else clocks.facts(self.timer.now()),
            "line": 0 if self.game is None else self.game.key.line,
            "list": self._list,
        }

    @property
    def pool(self) -> Pool:
        return self._pool

    def keep(self) -> None:
        self._storage.keep_facts(self.id, self.facts())

    def _load_game(self, key: LineKey) -> None:
        start = savefile.start_from_data(self._storage.start_of(key.room, key.game))
        choices = self._storage.choices(key)
        played = play_again(start, choices, self._pool)
        self._use(Game(key, start, played, self._bots))
        if self.match.playing and not played.duel.over:
            # The server may have been killed between an answer and what bots make of it.
            self._go_on([], len(choices))

    @property
    def _bots(self) -> tuple[str, str]:
        return self.seats[0].bot, self.seats[1].bot

    def _use(self, game: Game) -> None:
        self.game = game
        passages = list(chain.from_iterable(game.passages))
        self.audience.begin(game.duel.state.copy(), passages, game.first_turn)

    # Coming and going.

    def seat_of(self, token: str) -> int:
        """Who holds this key: a player, or JUDGE for both in solo play."""
        for player, seat in enumerate(self.seats):
            if seat.token and secrets.compare_digest(seat.token, token):
                return JUDGE if self.kind == "solo" else player
        raise Refusal("bad_token", "this key fits no seat of this room", None)

    def take_seat(self, invitation: str, name: str, deck: str) -> str:
        """Take the free seat with the room's invitation; returns the key to it."""
        if not self.invitation or not secrets.compare_digest(self.invitation, invitation):
            raise Refusal("bad_token", "this invitation is not for this room", "invitation")
        seat = self.seats[1]
        if seat.taken:
            raise Refusal("seat_taken", "somebody has taken this seat", None)
        seat.deck = read_deck(deck, self._pool, "classic", limits_of(self._list))
        seat.name = name
        seat.token = secret()
        try:
            self.keep()
        except BaseException:
            # Nobody has the key: the seat is still free.
            seat.token = ""
            raise
        return seat.token

    @property
    def listeners(self) -> list[Listener]:
        return self.audience.listeners

    def come(self, listener: Listener) -> None:
        if listener.viewer in (0, 1):
            self.seats[listener.viewer].pages += 1
        self.audience.come(listener)

    def leave(self, listener: Listener) -> None:
        if listener.viewer in (0, 1):
            self.seats[listener.viewer].pages -= 1
        self.audience.leave(listener)

    # Games of the match.

    def begin_if_ready(self) -> None:
        """Begin the first game, or the next one, when nobody has to be waited for."""
        if self.told.playing or not all(seat.taken for seat in self.seats):
            return
        bot = self.seats[self.match.choosing].bot
        if self.match.game == 0 and (bot or self.kind == "solo"):
            self.begin_game(self.match.choosing)
        else:
            self.audience.tell_room()

    def go_first(self, player: int, me: bool) -> None:
        self._between_games()
        if self.kind != "solo" and player != self.match.choosing:
            raise Refusal("not_here", "the other player says who goes first", "not_chooser")
        if not all(seat.taken for seat in self.seats):
            raise Refusal("not_here", "nobody sits opposite yet", "alone")
        if any(still_siding(self)):
            raise Refusal("not_here", "cards are still being exchanged", "still_siding")
        chooser = self.match.choosing
        self.begin_game(chooser if me else 1 - chooser)

    def next_game(self, player: int, ready: bool = True) -> None:
        """Somebody is ready, or takes that back while the other still exchanges cards. Who says who
        goes first begins the game by that; a bot that has to say it goes first."""
        self._between_games()
        if self.match.game == 0:
            raise Refusal("not_here", "no game has been played yet", "nothing_played")
        if not ready and not any(still_siding(self)):
            raise Refusal("not_here", "both players are ready", "both_ready")
        self.match.ready[player] = ready
        if ready and self.seats[self.match.choosing].bot:
            self.begin_game(self.match.choosing)
        else:
            self.keep()
            self.audience.tell_room()

    def _between_games(self) -> None:
        if self.told.playing:
            raise Refusal("not_here", "a game is being played", "game_on")

    def begin_game(self, first: int) -> None:
        if self.match.over:
            # A new match is begun with the Decks as they were brought (SEG-181).
            for seat in self.seats:
                seat.sided = None
        decks = [seat.sided or seat.deck for seat in self.seats]
        assert decks[0] is not None and decks[1] is not None
        duel = Duel(
            decks[0], decks[1], seed=new_seed(), first=first, pool=self._pool, unofficial=True
        )
        self._begin(duel.start, play_again(duel.start, [], self._pool))

    def begin_with(self, start: Start, played: Played) -> None:
        """Go on with a duel that was saved, or from a position, and was played again."""
        self._begin(start, played)

    def _begin(self, start: Start, played: Played) -> None:
        choices = played.duel.choices
        self.match.begin()
        self.by_time = False
        if self.minutes is not None:
            self.clocks = Clocks([60.0 * self.minutes, 60.0 * self.minutes], PACE[self.kind])
        key = LineKey(self.id, self.match.game, 1)
        game = Game(key, start, played, self._bots)
        facts = {**self.facts(), "line": 1}
        self._storage.begin_game(key, savefile.start_to_data(start), facts)
        self._storage.add_choices(key, 0, choices, facts)
        self._use(game)
        if start.decks is not None and not choices:
            # Already in the first Draw Phase it must not be seen who is asked.
            begun, *moments = opening(start.decks, start.seed, start.first, self._pool)
            self.audience.begin(begun.state, [Passage(begun.events, [])], game.first_turn)
            self.pacer.add(moments)
        self.audience.tell_room()
        self.audience.tell_anew()
        self._go_on([], len(choices))

    # Playing.

    def choose(self, viewer: int, at: int, key: str) -> None:
        game = self._playing()
        self._check_asked(viewer, at)
        if self.pacer.feigned is not None:
            self._pass_feigned(game, self.pacer.feigned, key)
            return
        before = len(game.choices)
        moments = game.take(game.find(key))
        self._go_on(moments, before)

    def _check_asked(self, viewer: int, at: int) -> None:
        if not self.is_asked(viewer) or self._number(viewer) != at:
            # Whatever the reason: it would tell whether the other player is asked.
            raise Refusal("not_asked", "this question is not open, or not yours", None)

    def names_asked(self, viewer: int, at: int) -> NameQuestion:
        """Which names answer the question with this number."""
        game = self._playing()
        self._check_asked(viewer, at)
        decision = game.duel.decision
        assert decision is not None
        if decision.names is None or self.pacer.feigned is not None:
            raise Refusal("not_asked", "no name is asked for", None)
        return decision.names

    def _pass_feigned(self, game: Game, player: int, key: str) -> None:
        """A player was asked only so that nobody sees that there is nothing to activate."""
        if key != FEIGNED.key:
            raise Refusal("not_legal", "that is not legal now", None)
        if self.clocks is not None:
            self.clocks.stop(self.timer.now())
        self.keep()
        game.answers[player] += 1
        self.pacer.feigned = None
        self.audience.tell()

    def surrender(self, viewer: int) -> None:
        game = self._playing()
        if game.duel.over:
            # That it is has only not been told yet.
            return
        asked = game.asked
        self._surrender(game, asked if viewer == JUDGE and asked is not None else viewer)

    def _surrender(self, game: Game, player: int) -> None:
        """The duel ends here for everybody who looks on: what it has come to meanwhile would tell
        whether the other player could respond."""
        told = self.pacer.told
        assert told is not None
        self.pacer.cut()
        before = len(game.choices)
        self._go_on([game.surrender(player, told)], before)

    def use_mode(self, viewer: int, mode: Mode) -> None:
        """When to be asked. A pass that is wanted now is made at once."""
        for player in self._players(viewer):
            self.seats[player].mode = mode
        if self.game is not None and self.match.playing:
            self._go_on([], len(self.game.choices))
        else:
            self.keep()

    def _playing(self) -> Game:
        if self.game is None or not self.told.playing:
            raise Refusal("not_here", "no game is being played", "no_game")
        return self.game

    def _go_on(self, moments: list[Moment], before: int) -> None:
        """Let those answer who do so by themselves, keep all choices from number `before` on, and
        tell what has happened. A bot that has to think is waited for meanwhile."""
        game = self.game
        assert game is not None
        now = self.timer.now()
        moments = moments + game.go_on(self.modes, self._thinking, self.clocks_left())
        if self.clocks is not None and len(game.choices) > before:
            self.clocks.stop(now)
        if game.duel.over and self.match.playing:
            winner = game.duel.winner
            self.match.end(-1 if winner is None else winner)
        self._storage.add_choices(game.key, before, game.choices[before:], self.facts())
        if moments and self.kind == "bot":
            self.pacer.hold(now + BEAT)
        self.pacer.add(moments)
        self.audience.tell()
        if self._thinking.busy:
            self.timer.at(self._thinking.wakes, self._think_on)

    def _think_on(self) -> None:
        """A bot may have found its answer, or has no more time to look for it."""
        game = self.game
        if not self.closed and game is not None and self._thinking.is_due:
            self._go_on([], len(game.choices))

    @property
    def _asked(self) -> int | None:
        """Who is asked, as far as it has been told to them."""
        if self.game is None or not self.match.playing:
            return None
        if self.pacer.feigned is not None:
            return self.pacer.feigned
        return self.game.asked if self.pacer.empty else None

    def run_clocks(self) -> None:
        """The clock of who is asked runs from when the question is told, until it is answered."""
        asked = self._asked
        if self.clocks is None or asked is None or self.clocks.running == asked:
            return
        self.clocks.start(asked, self.timer.now())
        runs_out = self.clocks.runs_out
        if runs_out is not None:
            self.timer.at(runs_out, self._look_at_clock)

    def _look_at_clock(self) -> None:
        """Who has no time left has lost."""
        game, asked = self.game, self._asked
        if self.closed or game is None or self.clocks is None or asked is None:
            return
        if self.clocks.at(asked, self.timer.now()) <= CLOSE:
            self.by_time = True
            self._surrender(game, asked)

    # Solo play.

    def undo(self, viewer: int, count: int) -> None:
        game = self._solo(viewer)
        if not game.choices:
            raise Refusal("not_here", "there is nothing to take back", "nothing_to_undo")
        left = max(0, len(game.choices) - count)
        # Who answers by itself would only answer again.
        while left and game.duel.choosers[left] in game.bots:
            left -= 1
        self._rewind(game, game.key, game.choices[:left])
        self._storage.take_back(game.key, len(game.choices), self.facts())
        self.audience.tell_anew()
        if game.asked in game.bots:
            self._go_on([], left)

    def branch(self, viewer: int, name: str) -> None:
        """Go on in a new line; the one played so far is kept under the name."""
        game = self._solo(viewer)
        lines = self._storage.lines(self.id, game.key.game)
        new = max(number for number, _, _ in lines) + 1
        old = game.key
        game.key = old._replace(line=new)
        self._storage.branch(old, new, name.strip() or f"{old.line}", self.facts())
        self.audience.tell_room()

    def switch(self, viewer: int, line: int) -> None:
        game = self._solo(viewer)
        key = game.key._replace(line=line)
        if line not in (number for number, _, _ in self._storage.lines(self.id, key.game)):
            raise Refusal("not_here", "there is no such line", "no_line")
        self._rewind(game, key, self._storage.choices(key))
        self.keep()
        self.audience.tell_anew()

    def _solo(self, viewer: int) -> Game:
        if viewer != JUDGE or self.game is None:
            raise Refusal("not_here", "that is for who plays both sides", "solo_only")
        return self.game

    def _rewind(self, game: Game, key: LineKey, choices: list[str]) -> None:
        game.rewind(key, choices)
        self.by_time = False
        over = game.duel.over
        if over == self.match.playing:
            # The end of the game was taken back, or this line has come to one.
            if over:
                winner = game.duel.winner
                self.match.end(-1 if winner is None else winner)
            else:
                self.match.results.pop()
                self.match.playing = True
        self._use(game)

    # What is known of it.

    @property
    def modes(self) -> tuple[Mode, Mode]:
        return self.seats[0].mode, self.seats[1].mode

    def _players(self, viewer: int) -> tuple[int, ...]:
        return players_of(viewer)

    def _number(self, viewer: int) -> int:
        assert self.game is not None
        return self.game.number(self._players(viewer))

    def is_asked(self, viewer: int) -> bool:
        return self._asked in self._players(viewer)

    def question(self, viewer: int) -> Question | None:
        """What this viewer is asked, when everything that led to it has been told."""
        if not self.is_asked(viewer):
            return None
        asked = self._asked
        assert asked is not None and self.game is not None
        decision = self.game.duel.decision
        if self.pacer.feigned is not None:
            decision = Decision(asked, WINDOW, [FEIGNED])
        assert decision is not None
        return question_of(decision, self._number(viewer), self._pool, self.game.duel.state)

    @property
    def told(self) -> Match:
        """The match as far as everybody has been told."""
        if self.match.playing or self.pacer.empty:
            return self.match
        return replace(self.match, results=self.match.results[:-1], playing=True)

    def calm(self, viewer: int) -> Duel | None:
        """The duel, if what this viewer sees is how things stand. During a pause it isn't, even if
        the other player is asked meanwhile: else one could tell that from it."""
        if self.game is None:
            return None
        if self.pacer.feigned is not None and self.pacer.feigned in self._players(viewer):
            assert self.pacer.told is not None
            return Duel.from_state(self.pacer.told.copy(), self._pool)
        if self.is_asked(viewer):
            return self.game.duel
        if not self.pacer.is_over(self.timer.now()) or self._might_feign(self.game):
            return None
        return self.game.duel

    def _might_feign(self, game: Game) -> bool:
        """Somebody is asked who would be asked here even with nothing to activate."""
        if game.asked is None or self.modes[game.asked] != "always":
            return False
        return asks_for_fast_effects(game.duel.state)

    def is_waiting(self, viewer: int) -> bool:
        return self.told.playing and not self.is_asked(viewer)

    def info(self, viewer: int) -> replies.RoomInfo:
        return room_info(self, viewer)

    def played_lines(self) -> list[tuple[int, str, int]]:
        """The lines of the game: their numbers, their names, and how many choices they have."""
        return [] if self.game is None else self._storage.lines(self.id, self.game.key.game)

    def clocks_left(self) -> tuple[int, int] | None:
        """Milliseconds for each player, if there is a clock."""
        if self.clocks is None:
            return None
        now = self.timer.now()
        return round(1000 * self.clocks.at(0, now)), round(1000 * self.clocks.at(1, now))


def new_seed() -> int:
    """Of a new duel: nobody can guess it, and so nobody knows the order of the Decks."""
    return secrets.randbits(62)
