"""Duel: the one public face of a duel, in the manner of a chess library's board.

>>> from segoc import Duel, starter
>>> duel = Duel(starter("normals_a"), starter("normals_b"), seed=7)
>>> duel.decision
Decision(player=0, kind='main phase', 7 options)
>>> duel.push(duel.decision.options[0])
>>> duel.decision.kind
'zone'
>>> duel.pop()
Option('summon A.hand.2')
"""

import copyreg
from collections.abc import Callable, Sequence
from typing import Any, Final

from segoc.cards.finding import UnknownCard
from segoc.cards.names import Language
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.decks.deck import Deck
from segoc.decks.forbidden_limited import ForbiddenLimitedList
from segoc.duel import savefile
from segoc.duel.board_text import Board, position
from segoc.duel.changed_cards import blaming_changes, cards_of
from segoc.duel.history import Act, Node
from segoc.duel.log import JUDGE, Line, Teller
from segoc.duel.option_text import read
from segoc.duel.view import view
from segoc.kernel.choosing.open_questions import answer_with_key, is_answer, offered
from segoc.kernel.samples.sampling import redistributed
from segoc.kernel.samples.saving import (
    BadData,
    event_from_data,
    event_to_data,
    from_data,
    to_data,
)
from segoc.kernel.table.chance import seeded
from segoc.kernel.table.decision import PASS, SURRENDER, Decision, Option
from segoc.kernel.table.event import Event
from segoc.kernel.table.kinds import TOKEN
from segoc.kernel.table.reason import Reason
from segoc.kernel.table.state import UNDECIDED, State
from segoc.kernel.turn import machine
from segoc.kernel.turn.why_not import reasons_against
from segoc.rulebook.entries import entry
from segoc.soundness.state import faults_of

GIVE_UP: Final = Option(SURRENDER)
LARGEST_SEED: Final = (1 << 64) - 1
LONGEST_REASON: Final = 200


class IllegalMove(ValueError):
    """An option that is not legal now; `reasons` says why, by rule."""

    def __init__(self, text: str, reasons: list[Reason], board: str) -> None:
        self.reasons = reasons
        why = [f"  {reason.rule}: {entry(reason.rule).statement}" for reason in reasons]
        super().__init__("\n".join([f"{text!r} is not legal now", *why, f"  in {board}"]))


class Duel:
    """A duel between two Decks, at some moment of its course.

    `changed_cards` are those, by passcode, that do something else now than when the duel was saved
    that this one was loaded from. It has come out the same, and goes on with the cards of now.
    """

    changed_cards: tuple[int, ...] = ()

    def __init__(
        self,
        deck_a: Deck,
        deck_b: Deck,
        *,
        seed: int,
        first: int = 0,
        pool: Pool | None = None,
        unofficial: bool = False,
        limits: ForbiddenLimitedList | None = None,
    ) -> None:
        if type(first) is not int or first not in (0, 1):
            raise ValueError(f"first is the player who goes first, 0 or 1, not {first!r}")
        _check_seed(seed)
        self.pool = pool or standard_pool()
        decks = (deck_a, deck_b)
        for deck in decks:
            # SEG-001, SEG-002, SEG-003, SEG-004, SEG-005, SEG-006, SEG-007
            deck.validate(self.pool, unofficial=unofficial)
            if limits is not None:
                limits.validate(deck, self.pool)  # SEG-180
        main = [[self.pool[code].printed for code in deck.main] for deck in decks]
        extra = [[self.pool[code].printed for code in deck.extra] for deck in decks]
        self.start = savefile.Start(decks, seed, first)
        self.state = machine.create(main, extra, seed, first)
        self.state.nameable = self.pool.nameable
        self._node = Node(None, None, first, self.state)

    @classmethod
    def from_state(cls, state: State, pool: Pool | None = None) -> "Duel":
        """A duel that begins with a given state, for set-ups and samples."""
        duel = cls.__new__(cls)
        duel.pool = pool or standard_pool()
        duel.start = savefile.Start(None, 0, state.turn_player)
        state.nameable = duel.pool.nameable
        duel.state = state
        duel._node = Node(None, None, state.turn_player, state)
        return duel

    # Playing.

    @property
    def decision(self) -> Decision | None:
        """Who is asked, about what, with all legal options; None when the duel is over.

        Where the name of a card is asked for, it has none: whatever fits `decision.names` is an
        answer.
        """
        return self.state.decision

    @property
    def offered(self) -> Sequence[Option]:
        """The options among which a player chooses who doesn't think of others: all that the
        decision lists, or where a name is asked for, those that the player has a reason for."""
        return offered(self.state)

    @property
    def over(self) -> bool:
        return self.state.winner != UNDECIDED

    @property
    def winner(self) -> int | None:
        """0 or 1; None while the duel goes on and when it is a draw."""
        return self.state.winner if self.state.winner in (0, 1) else None

    @property
    def ending(self) -> str:
        """The rule by which the duel ended, or nothing."""
        return self.state.ending

    def push(self, choice: Option | str, run: Callable[[State], None] = machine.run) -> None:
        """Make a choice: one of the options, its key, or what it does in words.

        `run` goes on to the next decision; who wants to see what happens on the way brings
        another one that does the same.
        """
        if not isinstance(choice, Option | str):
            raise TypeError(f"a choice is an Option or a text, not {choice!r}")
        decision = self.state.decision
        option = self._option(choice) if isinstance(choice, str) else choice
        if decision is not None and option.same(GIVE_UP):
            self.surrender(decision.player)
            return
        if decision is None or not is_answer(self.state, option):
            raise self._illegal(option)
        player = decision.player
        machine.answer(self.state, option)
        run(self.state)
        self._node = Node(self._node, Act(Act.CHOICE, 0, option), player, self.state)

    def surrender(self, player: int) -> None:
        """Give up, which a player may do whoever is asked."""
        _check_player(player)
        if self.over:
            raise self._illegal(GIVE_UP)
        machine.surrender(self.state, player)  # SEG-018
        self._node = Node(self._node, Act(Act.SURRENDER, player), player, self.state)

    def pop(self) -> Option:
        """Take the last choice back, as far as the very beginning; returns it."""
        node = self._node
        while node.act is not None and node.act.kind == Act.RESEED and node.before is not None:
            node = node.before
        if node.act is None or node.before is None:
            raise IndexError("there is no choice to take back: this is where the duel began")
        self._node = node.before
        self.state = self._node.state()
        return node.act.option or GIVE_UP

    def rewind(self, count: int) -> None:
        """Go back to where the first `count` of `choices` led to."""
        self._node = self._node.line()[count]
        self.state = self._node.state()

    def fork(self, reseed: int | None = None) -> "Duel":
        """An independent duel at the same moment, if wanted with another future of chance."""
        duel = Duel.__new__(Duel)
        duel.pool = self.pool
        duel.start = self.start
        duel.state = self.state.copy()
        duel._node = self._node
        if reseed is not None:
            duel.redo(f"reseed {reseed}")
        return duel

    def sample(self, player: int, seed: int, reseed: int | None = None) -> "Duel":
        """A duel that is equal to this one as far as the player can know.

        What is hidden from the player is redistributed within that knowledge, and the
        future of chance is another. What the Decks hold counts as known, not where it is;
        cards are numbered anew, so that nobody can follow them. If the opponent is in the
        middle of choosing, and nothing of it shows yet, the sample is from before that choice.

        From the sample's generator its seed can be worked out, and so what was where before;
        where the seed is a secret, `reseed` gives the sample a generator that knows nothing.
        """
        _check_player(player)
        for given in (seed,) if reseed is None else (seed, reseed):
            _check_seed(given)
        asked = self.state.decision.player if self.state.decision is not None else -1
        node = self._node
        unseen: list[Option] = []
        while node.before is not None and node.player == asked and not node.events:
            if node.act is not None and node.act.option is not None:
                if node.act.option.verb == PASS:
                    # That was a whole answer, after which the other player might have acted.
                    break
                unseen.append(node.act.option)
            node = node.before
        random = seeded(seed)
        state = redistributed(self.state if node is self._node else node.state(), player, random)
        state.random = random if reseed is None else seeded(reseed)
        state.preset_results = []
        machine.ask_again(state)
        duel = Duel.from_state(state, self.pool)
        if asked == player:
            # The own choice is begun in the sample, too, and can be taken back there.
            for option in reversed(unseen):
                duel.push(option)
        return duel

    # Keeping.

    def save(self) -> str:
        """The duel as text: its beginning and all choices, for `load`."""
        start = self.start
        if start.decks is None:
            begin = self._node.line()[0]
            events = [event_to_data(event) for event in begin.events]
            start = start._replace(state=to_data(begin.state()), events=events)
        cards = cards_of(self.state, self.pool)
        saved = savefile.Saved(
            start, self.choices, self.position(), self.hash, savefile.FORMAT, cards
        )
        return savefile.write(saved)

    @classmethod
    def load(cls, text: str, pool: Pool | None = None) -> "Duel":
        """The duel that `save` wrote, with all its history; `SaveError` if it can't be."""
        saved = savefile.read(text)
        pool = pool or standard_pool()
        with blaming_changes(saved, pool) as changed:
            duel = cls.again(saved.start, saved.choices, pool)
            duel.check_is(saved)
        duel.changed_cards = changed
        return duel

    def check_is(self, saved: savefile.Saved) -> None:
        """`SaveError` unless it has become the duel that was saved."""
        if saved.format == savefile.FORMAT:
            same = self.hash == saved.hash
        else:
            same = self.position() == saved.position
        if not same:
            raise savefile.SaveError("its choices don't lead to the duel that was saved")

    def __reduce__(self) -> tuple[Callable[[str], "Duel"], tuple[str]]:
        """Pickled, a duel is what `save` writes of it: of the cards that come with segoc only."""
        _standard_only(self.pool is standard_pool())
        return Duel.load, (self.save(),)

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Duel":
        return self.fork()

    @classmethod
    def again(cls, start: savefile.Start, choices: list[str], pool: Pool | None = None) -> "Duel":
        """Play a duel again from its beginning; `SaveError` where that can't go on."""
        duel = cls._begin(start, pool or standard_pool())
        for number, choice in enumerate(choices, 1):
            try:
                duel.redo(choice)
            except (ValueError, LookupError, AssertionError, TypeError) as error:
                reason = _brief(error)
                raise savefile.SaveError(f"choice {number} can't be made: {reason}") from None
        return duel

    @classmethod
    def _begin(cls, start: savefile.Start, pool: Pool) -> "Duel":
        try:
            if start.decks is not None:
                a, b = start.decks
                duel = cls(a, b, seed=start.seed, first=start.first, pool=pool, unofficial=True)
            else:
                state = _sound_state(start.state, pool)
                state.journal = [event_from_data(data) for data in start.events]
                duel = cls.from_state(state, pool)
        except (ValueError, UnknownCard) as error:
            raise savefile.SaveError(f"the duel can't begin: {_brief(error)}") from None
        return duel

    def redo(self, choice: str) -> None:
        """Do again what one of `choices` tells: a choice, a surrender or a new seed."""
        verb, _, rest = choice.partition(" ")
        if verb == "reseed":
            _check_seed(int(rest))
            self.state.journal = []
            self.state.random = seeded(int(rest))
            self.state.preset_results = []
            decision = self.state.decision
            player = decision.player if decision is not None else self.state.turn_player
            self._node = Node(self._node, Act(Act.RESEED, int(rest)), player, self.state)
        elif verb == "surrender":
            self.surrender("AB".index(rest))
        else:
            self.push(choice)

    # Asking.

    def why_not(self, choice: Option | str, player: int | None = None) -> list[Reason]:
        """All rules that forbid a choice now; an empty list if it is legal.

        Asked in words that fit several cards, it answers for the one that comes
        closest to being legal.
        """
        decision = self.state.decision
        if player is None:
            player = decision.player if decision is not None else self.state.turn_player
        _check_player(player)
        if isinstance(choice, Option):
            return reasons_against(self.state, player, choice)
        options = read(choice, self.state, self.pool, player)
        answers = [reasons_against(self.state, player, option) for option in options]
        return min(answers, key=len)

    def view(self, player: int) -> dict[str, Any]:
        """What one player may know of this moment, as plain data."""
        _check_player(player)
        return view(self.state, player)

    def position(self, player: int = JUDGE) -> str:
        """The board in one line of text, for a judge or as one player sees it."""
        _check_viewer(player)
        return position(self.state, player)

    def board(self, player: int = JUDGE, language: Language = "en") -> str:
        """The board drawn in text, for a judge or as one player sees it."""
        _check_viewer(player)
        return Board(self.state, self.pool, player, language).draw()

    @property
    def hash(self) -> str:
        """A fingerprint of the whole state: equal states have equal ones."""
        return savefile.fingerprint(to_data(self.state))

    def answer_with_key(self, key: str) -> Option | None:
        """The legal answer with this key, if there is one."""
        return answer_with_key(self.state, key)

    # Looking back.

    @property
    def events(self) -> list[Event]:
        """Everything that has happened since the beginning."""
        return [event for node in self._node.line() for event in node.events]

    @property
    def log(self) -> list[str]:
        """Everything that has happened, a sentence each, as a judge sees it."""
        return [line.text for line in self.log_lines()]

    def log_lines(self, player: int = JUDGE, language: Language = "en") -> list[Line]:
        """The log as one player may read it, with the rule behind each line."""
        _check_viewer(player)
        return Teller(self.pool, language, player).lines(self.events)

    @property
    def choices(self) -> list[str]:
        """The choices since the beginning, as keys."""
        return [node.act.text() for node in self._node.line() if node.act is not None]

    @property
    def choosers(self) -> list[int]:
        """Who made each of the `choices`."""
        return [node.player for node in self._node.line() if node.act is not None]

    def __repr__(self) -> str:
        return f"<Duel {self.position()}>"

    def _illegal(self, option: Option) -> IllegalMove:
        """What to raise: told to whoever is asked, and so only what that player may know."""
        decision = self.state.decision
        viewer = decision.player if decision is not None else JUDGE
        return IllegalMove(option.key, self.why_not(option), self.position(viewer))

    def _option(self, text: str) -> Option:
        """The option that a text means: a key, or words that fit one or more options."""
        answer = self.answer_with_key(text)
        if answer is not None:
            return answer
        decision = self.state.decision
        player = decision.player if decision is not None else self.state.turn_player
        meant = read(text, self.state, self.pool, player)
        for option in meant:
            if is_answer(self.state, option):
                return option
        return meant[0]


def _sound_state(data: Any, pool: Pool) -> State:
    """The state that a file describes, which must be one that a duel can come to."""
    state = from_data(data, lambda code: pool[code].printed, pool.nameable)
    # A sample can wait for an answer that its cards force: see `sample`.
    faults = faults_of(state, fewest_options=1)
    if faults:
        raise BadData(faults[0])
    asked = state.copy()
    machine.ask_again(asked)
    if to_data(asked)["decision"] != to_data(state)["decision"]:
        raise BadData("what it asks is not what the rules ask there")
    return state


def _check_player(player: int) -> None:
    if player not in (0, 1):
        raise ValueError(f"a player is 0 or 1, not {player!r}")


def _check_seed(seed: int) -> None:
    if type(seed) is not int or abs(seed) > LARGEST_SEED:
        raise ValueError("a seed is a whole number of at most 64 bits")


def _check_viewer(player: int) -> None:
    if player != JUDGE:
        _check_player(player)


def _brief(error: Exception) -> str:
    """The first line of an error, and the next if that is only a heading, cut to what a sentence
    can carry."""
    line, *more = (str(error) or type(error).__name__).splitlines()
    if line.endswith(":") and more:
        line = f"{line} {more[0].strip()}"
    return line if len(line) <= LONGEST_REASON else line[:LONGEST_REASON] + "…"


def _standard_only(is_standard: bool) -> None:
    if not is_standard:
        raise TypeError("only duels with the cards of segoc can be pickled: use save() and load()")


def _reduced(state: State) -> tuple[Callable[[dict[str, Any]], State], tuple[dict[str, Any]]]:
    """Pickled, a state is its data; its faces are found in the pool again."""
    pool = standard_pool()
    # Tokens come with the cards that make them.
    codes = [card.printed.code for card in state.cards if not card.printed.types & TOKEN]
    _standard_only(all(code in pool and pool[code].printed is state.faces[code] for code in codes))
    return _restored, (to_data(state),)


def _restored(data: dict[str, Any]) -> State:
    pool = standard_pool()
    return from_data(data, lambda code: pool[code].printed, pool.nameable)


copyreg.pickle(State, _reduced)
