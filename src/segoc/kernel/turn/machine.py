"""The machine: runs procedures until a player must decide, and takes the answer.

`apply` is the only way in, with `surrender`. What it is given must be one of the options
that the decision lists, or a name that fits it; anything else leaves the state untouched.
(`take` is `apply` for who has looked already.)
"""

from typing import ClassVar, Final

from segoc.kernel.chain.end_of_duel import judge, note_losses
from segoc.kernel.chain.loops import PATIENCE, LoopWatch
from segoc.kernel.chain.settling import Settle
from segoc.kernel.choosing.open_questions import is_answer
from segoc.kernel.knowledge.knowledge import shuffle
from segoc.kernel.moving.drawing import draw
from segoc.kernel.moving.tokens import introduce
from segoc.kernel.picture.texts import read, read_again
from segoc.kernel.table.card import Card
from segoc.kernel.table.chance import seeded
from segoc.kernel.table.decision import SURRENDER, Option
from segoc.kernel.table.event import BY_RULE, DUEL_BEGAN, SHUFFLED, SURRENDERED
from segoc.kernel.table.ints import Place, Player
from segoc.kernel.table.places import DECK, EXTRA_DECK
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.record import Fields
from segoc.kernel.table.state import UNDECIDED, State
from segoc.kernel.turn.turn import Turn

STARTING_LP = 8000
OPENING_HAND = 5


class IllegalOption(ValueError):
    """The option is not among those that the decision lists."""


class Begin(Procedure):
    """Shuffle the Decks, draw the opening hands, and take turns."""

    FIELDS: ClassVar[Fields] = {}

    # Steps.
    SHUFFLE: Final = 0
    FIRST_HAND: Final = 1
    SECOND_HAND: Final = 2

    def copy(self) -> "Begin":
        new = Begin()
        new.step = self.step
        return new

    def run(self, state: State) -> None:
        step = self.step
        self.step = step + 1
        first = state.turn_player
        if step == self.SHUFFLE:
            state.emit(DUEL_BEGAN, first, [], why=BY_RULE, amounts=state.lp.copy(), rule="SEG-010")
            for player in range(2):
                shuffle(state, player, DECK)  # SEG-012
                state.emit(SHUFFLED, player, [], why=BY_RULE, rule="SEG-012")
            _number_as_they_lie(state)
        elif step == self.FIRST_HAND:
            # What comes of the opening hands is looked at when both are there.
            draw(state, first, OPENING_HAND, BY_RULE, "SEG-011")
        elif step == self.SECOND_HAND:
            draw(state, 1 - first, OPENING_HAND, BY_RULE, "SEG-011")
            state.settle()
        else:
            state.pop()
            state.push(Turn())


def _number_as_they_lie(state: State) -> None:
    """Else the number of a card would tell its place in the list of the Deck, and so which card it
    is: also in a sample, where cards exchange their faces and keep their numbers."""
    for player in range(2):
        deck = state.pile(player, DECK)
        faces = [state.cards[number].printed for number in deck]
        deck.sort()
        for index in range(len(deck)):
            state.edit(deck[index]).printed = faces[index]
    read_again(state)


def create(main: list[list[Printed]], extra: list[list[Printed]], seed: int, first: int) -> State:
    """A new duel, stopped at its first decision."""
    state = prepare(main, extra, seed, first)
    run(state)
    return state


def prepare(main: list[list[Printed]], extra: list[list[Printed]], seed: int, first: int) -> State:
    """A new duel, before anything has happened."""
    state = empty(seed, first)
    for player in range(2):
        for printed in main[player]:
            add_card(state, printed, player, DECK)
        for printed in extra[player]:
            add_card(state, printed, player, EXTRA_DECK)
    state.push(Begin())
    return state


def empty(seed: int, first: int) -> State:
    """A table with nothing on it yet."""
    state = State(seeded(seed))
    state.turn_player = first  # SEG-013
    state.lp = [STARTING_LP, STARTING_LP]  # SEG-010
    return state


def add_card(state: State, printed: Printed, owner: Player, place: Place) -> int:
    """Lay one more card on top of its owner's Deck or Extra Deck; returns its number."""
    number = len(state.cards)
    card = Card(number, printed, owner, state.lease)
    card.place = place
    # Everybody knows the own cards, before the Deck is shuffled.
    card.seen = 1 << owner
    if place == EXTRA_DECK:
        # Its owner looks at it there; a card in the Deck gets a handle on leaving it.
        state.last_handle += 1
        card.handle = state.last_handle
    state.cards.append(card)
    state.pile(owner, place).append(number)
    state.faces[printed.code] = printed
    read(state, card)
    if printed.tokens:
        introduce(state, printed, owner)
    return number


def run(state: State, steps: int = 0) -> None:
    """Run until a player has something to decide, or the duel is over; so many steps of this were
    done already."""
    watch: LoopWatch | None = None
    while state.winner == UNDECIDED and state.decision is None:
        advance(state)
        steps += 1
        if steps > PATIENCE:
            if watch is None:
                watch = LoopWatch(state)
            watch.look(state)  # SEG-083


def advance(state: State) -> None:
    """Do one step of the procedure on top; a single option the rules force is taken."""
    if state.unsettled:
        state.unsettled = False
        if not state.has_effects:
            # Nothing applies by itself in this duel: all that can happen is that it is lost.
            note_losses(state)
            return
        state.push(Settle())
    state.stack[-1].run(state)
    decision = state.decision
    if decision is not None and len(decision.options) == 1:
        state.decision = None
        state.stack[-1].answer(state, decision.options[0])


def apply(state: State, option: Option) -> None:
    """Take the player's answer and go on to the next decision."""
    if not is_answer(state, option):
        raise IllegalOption(option.key)
    take(state, option)


def take(state: State, option: Option) -> None:
    """Go on with an option known to be one of the decision's."""
    answer(state, option)
    run(state)


def answer(state: State, option: Option) -> None:
    """Take an option known to be one of the decision's; what comes of it is yet to run."""
    state.journal = []
    state.decision = None
    state.stack[-1].answer(state, option)


def surrender(state: State, player: Player) -> None:
    """A player gives up, which is possible at any moment."""
    if state.winner != UNDECIDED:
        raise IllegalOption(Option(SURRENDER).key)
    state.journal = []
    state.loss[player] = "SEG-018"
    state.tick()
    state.emit(SURRENDERED, player, [], why=BY_RULE, rule="SEG-018")
    judge(state)  # SEG-018


def ask_again(state: State) -> None:
    """Renew the decision, after what it was made from has changed (see `sampling`)."""
    if state.decision is not None:
        state.stack[-1].ask(state)
