"""Where a situation begins, and what was done from there on.

A set-up can lay a board at rest: somebody is asked in a Main Phase or in the Battle Step, and
there is no chain. From such a moment on, the steps of a scenario lead to now. The most recent one
makes the shortest text; the first one of the turn says more of what was done in this turn.

For one player this rests on what that player was told. Whether the opponent is thinking about
an answer or about the next action isn't shown, so such a moment counts only once the opponent
has acted from it. A card that was seen and became unknown again, in a Deck or a hand, could be any
that comes out of there: then the course ends for that player.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from segoc.duel.duel import Duel
from segoc.duel.history import Act, Node
from segoc.duel.log import JUDGE
from segoc.duel.option_text import effect_of_option
from segoc.kernel.knowledge.knowledge import sees
from segoc.kernel.picture.texts import CardEffect
from segoc.kernel.table import decision as dc
from segoc.kernel.table.decision import Decision, Option
from segoc.kernel.table.event import Event
from segoc.kernel.table.places import DECK, HAND, NO_SPOT, PILES_PER_PLAYER
from segoc.kernel.table.state import NO_CARD, State

AT_REST: Final = (dc.OPEN, dc.BATTLE)
PHASE_VERBS: Final = (dc.BATTLE_PHASE, dc.MAIN_PHASE_2, dc.END_PHASE)


@dataclass
class Choice:
    """A choice that was made, with the cards that it is about."""

    player: int
    option: Option
    decision: Decision
    # How many events of the course came before it.
    at: int
    card: int = NO_CARD
    aim: int = NO_CARD
    # The card's position before.
    position: int = 0
    # The zones of the card and of what it is aimed at, by which a Token is named.
    zones: tuple[int, int] = (NO_SPOT, NO_SPOT)
    # What is activated.
    effect: CardEffect | None = None


@dataclass
class Course:
    viewer: int
    # The board at rest, or as it is now if it never was.
    then: State
    # As it is now, without what the opponent of the viewer has begun and nobody could see.
    now: State
    at_rest: bool
    choices: list[Choice] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    # Cards whose faces may be written.
    seen: set[int] = field(default_factory=set)
    # Cards in the Decks that somebody could choose, as far as the viewer knows.
    offered: set[int] = field(default_factory=set)
    # All cards of the Decks that the viewer knows are written, not only those that came up.
    whole_decks: bool = False
    # Piles in which cards lie that the viewer knew, and can't tell from the others there.
    uncertain: set[tuple[int, int]] = field(default_factory=set)
    # The viewer can't follow it to the end.
    lost: bool = False

    def opponent_of_viewer(self, player: int) -> bool:
        return self.viewer not in (JUDGE, player)


def courses_of(duel: Duel, viewer: int) -> Iterator[Course]:
    """From the most recent moment of rest, then from the first one of that turn; at least one."""
    line = _shown_line(duel, viewer)
    now = duel.state.copy() if line[-1] is duel._node else line[-1].state()
    rests = _rests(line, viewer)
    if not rests:
        course = Course(viewer, now, now, at_rest=False)
        course.seen = _seen(course.then, viewer)
        yield course
    for number, then in rests[-1:] + rests[:-1][:1]:
        yield _course(viewer, line[number + 1 :], then, now)


def _course(viewer: int, nodes: list[Node], then: State, now: State) -> Course:
    course = Course(viewer, then, now, at_rest=True)
    course.seen = _seen(course.then, viewer)
    state = course.then.copy()
    for node in nodes:
        if not _follow(course, state, node):
            course.lost = True
            break
    return course


def _shown_line(duel: Duel, viewer: int) -> list[Node]:
    """All nodes, but not the last answers of the opponent of which nothing shows yet."""
    line = duel._node.line()
    if duel.decision is not None and duel.decision.player == viewer:
        # Now that the viewer is asked, it shows that there were no more answers than these.
        return line
    while viewer != JUDGE and len(line) > 1 and not line[-1].events:
        if line[-1].player == viewer:
            break
        line.pop()
    return line


def _rests(line: list[Node], viewer: int) -> list[tuple[int, State]]:
    """The nodes of one turn, the last in which there are any, after which the board was at rest;
    each with the board."""
    found: list[tuple[int, State]] = []
    end = len(line)
    while end > 0:
        begin = end - 1
        while line[begin].snapshot is None:
            begin -= 1
        found = _rests_between(line, begin, end, viewer) + found
        if found and found[0][1].turn != found[-1][1].turn:
            break
        end = begin
    return [(number, state) for number, state in found if state.turn == found[-1][1].turn]


def _rests_between(line: list[Node], begin: int, end: int, viewer: int) -> list[tuple[int, State]]:
    """Those of a part of the line that begins with a snapshot."""
    snapshot = line[begin].snapshot
    assert snapshot is not None
    state = snapshot.copy()
    found: list[tuple[int, State]] = []
    for number in range(begin, end):
        act = line[number].act
        if number > begin and act is not None:
            act.apply(state)
        following = line[number + 1].act if number + 1 < len(line) else None
        if _is_rest(state, following, viewer):
            found.append((number, state.copy()))
    return found


def _is_rest(state: State, following: Act | None, viewer: int) -> bool:
    decision = state.decision
    if decision is None or decision.topic not in AT_REST or state.chain:
        return False
    if viewer in (JUDGE, decision.player):
        return True
    # A phase in which nothing can be done goes by without asking, which looks the same.
    option = None if following is None else following.option
    return option is not None and option.verb not in PHASE_VERBS


def _follow(course: Course, state: State, node: Node) -> bool:
    """Take one node along; False if the viewer loses track of a card by it."""
    act = node.act
    assert act is not None
    before = state.copy()
    choice = _choice(course, before, node)
    act.apply(state)
    if course.viewer != JUDGE and _loses_track(course, before, state, node.events):
        return False
    if choice is not None:
        course.choices.append(choice)
        course.offered |= _offered(course, before, choice)
    course.events += node.events
    course.seen |= _sighted(course, state, node.events)
    return True


def _choice(course: Course, state: State, node: Node) -> Choice | None:
    act, decision = node.act, state.decision
    assert act is not None
    if act.kind == Act.SURRENDER:
        option = Option(dc.SURRENDER)
        asked = Decision(node.player, dc.OPEN, [option])
        return Choice(act.number, option, asked, len(course.events))
    if act.option is None or decision is None:
        return None
    option = act.option
    choice = Choice(decision.player, option, decision, len(course.events))
    # The spot of a zone is where a card goes, not where one is.
    if option.verb != dc.ZONE:
        choice.card = state.card_at(option.spot)
        choice.aim = state.card_at(option.aim)
        choice.zones = (option.spot, option.aim)
        choice.effect = effect_of_option(state, option)
    if choice.card != NO_CARD:
        choice.position = state.cards[choice.card].position
    return choice


def _offered(course: Course, state: State, choice: Choice) -> set[int]:
    if course.opponent_of_viewer(choice.player):
        return set()
    cards = [state.card_at(o.spot) for o in choice.decision.options if o.verb == dc.PICK]
    return {card for card in cards if card != NO_CARD and state.cards[card].place == DECK}


# Who sees what.


def _seen(state: State, viewer: int) -> set[int]:
    """Cards whose faces the viewer knows; what lies in a Deck has no place there to speak of."""
    return {
        card.id
        for card in state.cards
        if viewer == JUDGE or (sees(card, viewer) and card.place != DECK)
    }


def _sighted(course: Course, state: State, events: list[Event]) -> set[int]:
    found = _seen(state, course.viewer)
    for event in events:
        for record in event.cards:
            seen = course.viewer == JUDGE or record.seen >> course.viewer & 1
            # What was shown in a Deck and stays there lies nowhere in particular.
            if seen and not record.place == record.to_place == DECK:
                found.add(record.card)
    return found


def _loses_track(course: Course, before: State, after: State, events: list[Event]) -> bool:
    """A card comes out of a pile in which one lies that the viewer knew: it could be that one."""
    viewer = course.viewer
    for event in events:
        for record in event.cards:
            was = before.cards[record.card] if record.card < len(before.cards) else None
            known = was is not None and sees(was, viewer) and record.place != DECK
            if (record.side, record.place) in course.uncertain and not known:
                return True
            if was is None or record.card not in course.seen:
                continue
            shuffled = record.place == was.place == HAND and record.handle != was.handle
            if shuffled or record.seen >> viewer & 1 == 0:
                return True
            if record.to_place == DECK:
                course.uncertain.add((record.to_side, DECK))
    for number in course.seen:
        card = after.cards[number]
        if not sees(card, viewer):
            if card.place >= PILES_PER_PLAYER:
                return True
            course.uncertain.add((card.side, card.place))
    return False
