"""One play of a scenario: its board, and what its statements do to it."""

from copy import copy
from dataclasses import replace

from segoc.cards.pool import Pool
from segoc.decks.deck import DeckError
from segoc.decks.siding import SidingError
from segoc.duel.duel import Duel
from segoc.duel.option_text import (
    NO_CODE,
    activations_called,
    effect_of_option,
    effect_text,
    read,
    read_spot,
)
from segoc.kernel.picture.layers import effects_of
from segoc.kernel.summoning.pendulum_summon import against_swinging
from segoc.kernel.table import decision as dc
from segoc.kernel.table.decision import Decision, Option
from segoc.kernel.table.event import ACTIVATED, CHAIN_ENDED, Event
from segoc.kernel.table.places import DECK, NO_SPOT
from segoc.kernel.table.state import State
from segoc.rulebook.entries import entry
from segoc.rulebook.playing.beginning import Beginning
from segoc.rulebook.playing.board import lay_board
from segoc.rulebook.playing.clauses import (
    ANSWERS,
    Saying,
    pick_option,
    position_option,
    word_option,
    zone_option,
)
from segoc.rulebook.playing.failure import Failed
from segoc.rulebook.playing.finding import Finder
from segoc.rulebook.scenario import (
    A_OR_B,
    NOT_SAID,
    Act,
    Begins,
    BoardLine,
    CardRef,
    Chooses,
    Clause,
    Consents,
    Orders,
    Passes,
    Step,
)

# Decisions at which whoever could have activated something has passed already.
AT_REST = (dc.OPEN, dc.BATTLE)


class Play:
    """A duel that is driven by statements; `Failed` if one doesn't fit."""

    def __init__(self, board: tuple[BoardLine, ...], pool: Pool) -> None:
        # The Decks, until the duel begins.
        self._beginning: Beginning | None = None
        self.duel: Duel
        if board[0].kind == "new duel":
            self._beginning = Beginning(board, pool)
            self.duel = self._beginning.table()
            self._find_among(self._beginning.laid)
        else:
            lab = lay_board(board, pool)
            self.duel = lab.duel
            self.finder = Finder(self.duel, lab.laid)
        self._sayings: list[Saying] = []
        # Where a card can't go is in question: nobody chooses its zone.
        self._about_zone = False
        # How many events there were before the last statement.
        self.before_step = len(self.duel.events)

    def _find_among(self, laid: list[int]) -> None:
        """The cards of Decks that were brought: a Deck counts as a whole, no card of it is there
        without a meaning."""
        self.finder = Finder(self.duel, laid)
        for number in laid:
            self.finder.use(number)

    @property
    def state(self) -> State:
        return self.duel.state

    def events_of_step(self) -> list[Event]:
        return self.duel.events[self.before_step :]

    def do(self, step: Step) -> None:
        before, done = self.before_step, len(self.duel.choices)
        if isinstance(step, Chooses) and step.later:
            clause = Clause("in", zone=step.zone)
            self._sayings.append(Saying(step.line, step.player, [clause], len(self.duel.events)))
            return
        self.before_step = len(self.duel.events)
        if self._beginning is not None and not isinstance(step, Begins):
            raise Failed(step.line, self.pending())
        if isinstance(step, Begins):
            self._begin(step)
        elif isinstance(step, Act):
            self._act(step)
        elif isinstance(step, Passes):
            self._pass(step)
        elif isinstance(step, Orders):
            self._order(step)
        elif isinstance(step, Chooses):
            self._choose(step)
        else:
            self._consent(step)
        self._go_on()
        if isinstance(step, Passes) and len(self.duel.choices) == done:
            # Nobody was asked: what happened before is still the last thing done.
            self.before_step = before

    def _begin(self, step: Begins) -> None:
        beginning = self._decks(step.line)
        try:
            self.duel = beginning.begin()
        except (DeckError, SidingError) as error:
            raise Failed(step.line, str(error)) from None
        self._find_among(beginning.laid_in(self.duel))
        self._beginning = None

    def against_beginning(self, line: int) -> set[str]:
        """The rules by which the duel can't begin with these Decks."""
        try:
            self._decks(line).begin()
        except (DeckError, SidingError) as error:
            return {fault.rule for fault in error.faults}
        return set()

    def _decks(self, line: int) -> Beginning:
        if self._beginning is None:
            raise Failed(line, "the duel has begun already")
        return self._beginning

    def reasons(self, act: Act) -> set[str]:
        """The rules against an act as it is said: of its last clause, if it has any.

        What comes before is tried in a fork of the duel.
        """
        option = self.options_of(act)[0]
        rules = {reason.rule for reason in self.duel.why_not(option, act.player)}
        if rules or not act.clauses:
            return rules
        *earlier, last = act.clauses
        if act.verb == dc.PENDULUM and not last.zone:
            return self._against_swinging(act)
        fork = self._fork()
        fork._about_zone = last.zone != ""
        fork.do(replace(act, clauses=tuple(earlier)))
        decision = fork.asked(act.player, act.line)
        if last.zone:
            return fork._against_zone(act, last.zone, decision)
        if decision.topic not in ANSWERS.get(last.word, ()) or not last.cards:
            raise Failed(act.line, f"“{last}” isn't asked for: {fork.pending()}")
        for ref in last.cards[:-1]:
            now = fork.asked(act.player, act.line)
            fork._push(act.line, pick_option(now, ref, fork.finder, act.line))
        card = self.finder.one(last.cards[-1], act.line).id
        pick = Option(dc.PICK, fork.state.spot(card))
        return {reason.rule for reason in fork.duel.why_not(pick, act.player)}

    def _against_swinging(self, act: Act) -> set[str]:
        """The rules against a Pendulum Summon of these monsters: asked one by one, though none
        may be asked for, because there is only one choice."""
        chosen: list[int] = []
        for clause in act.clauses:
            for ref in clause.cards:
                card = self.finder.one(ref, act.line).id
                rule = against_swinging(self.state, act.player, card, chosen)
                if rule:
                    return {rule}
                chosen.append(card)
        return set()

    def _against_zone(self, act: Act, zone: str, decision: Decision) -> set[str]:
        """The rules against the zone in which a card would be placed now."""
        if decision.topic != dc.PLACEMENT:
            raise Failed(act.line, f"no zone is asked for: {self.pending()}")
        spot = read_spot(zone)
        if spot == NO_SPOT:
            spot = read_spot(f"{A_OR_B[act.player]}.{zone}")
        option = Option(dc.ZONE, spot)
        return {reason.rule for reason in self.duel.why_not(option, act.player)}

    def _fork(self) -> "Play":
        fork = copy(self)
        fork.duel = self.duel.fork()
        fork.finder = self.finder.on(fork.duel)
        fork._sayings = []
        return fork

    def finish(self) -> None:
        """The scenario is over: what was said must have been asked for, or shown."""
        for saying in self._sayings:
            saying.verify(self.duel.events, self.finder, self.pending())

    def asked(self, player: int, line: int) -> Decision:
        """The decision that waits, which must be this player's."""
        decision = self.duel.decision
        if decision is None or decision.player != player:
            raise Failed(line, f"{A_OR_B[player]} isn't asked now: {self.pending()}")
        return decision

    def pending(self) -> str:
        decision = self.duel.decision
        if self._beginning is not None:
            return "the duel hasn't begun"
        if decision is None:
            return "the duel is over"
        keys = ", ".join(option.key for option in self.duel.offered)
        return f"{A_OR_B[decision.player]} is asked about {decision.kind}: {keys}"

    # Acts.

    def _act(self, step: Act) -> None:
        if step.verb == dc.SURRENDER:
            self.duel.surrender(step.player)
            return
        decision = self.asked(step.player, step.line)
        option = self._meant(step, decision)
        since = len(self.duel.events)
        self._check_position(step)
        self.duel.push(option)
        self._sayings.append(Saying(step.line, step.player, list(step.clauses), since))

    def _meant(self, step: Act, decision: Decision) -> Option:
        """The legal option that the statement means."""
        state = self.state
        options = [option for option in decision.options if option.verb == step.verb]
        if step.card is None:
            if not options:
                raise self._illegal(step, [Option(step.verb)])
            return options[0]
        numbers = self.finder.all(step.card)
        aims = [] if step.aim is None else self.finder.all(step.aim)
        fitting = [
            option
            for option in options
            if state.card_at(option.spot) in numbers
            and (step.aim is None or state.card_at(option.aim) in aims)
            and option.number in self._numbers(step, option)
        ]
        if not fitting:
            raise self._illegal(step, self.options_of(step))
        card = self.finder.best(step.card, _distinct(state, fitting), step.line)
        fitting = [option for option in fitting if state.card_at(option.spot) == card]
        if step.aim is not None:
            found = [state.card_at(option.aim) for option in fitting]
            aim = self.finder.best(step.aim, found, step.line)
            fitting = [option for option in fitting if state.card_at(option.aim) == aim]
        if len(fitting) > 1:
            raise Failed(step.line, self._several(step.card, fitting))
        return fitting[0]

    def _numbers(self, act: Act, option: Option) -> list[int]:
        """The numbers that an option can have: the effect that is said, or the way."""
        if act.effect is None:
            return [option.number] if act.way == NOT_SAID else [act.way]
        of = NO_CODE if act.effect.of is None else act.effect.of.code
        card = self.state.card_at(option.spot)
        return activations_called(self.state, self.duel.pool, card, act.effect.name, of)

    def _several(self, card: CardRef, options: list[Option]) -> str:
        if options[0].verb != dc.ACTIVATE:
            return f"{card} can be summoned in several ways: say (way 2)"
        names = [effect_of_option(self.state, option) for option in options]
        told = [
            effect_text(self.state, self.duel.pool, had, "zh") for had in names if had is not None
        ]
        return f"{card} has several effects: say ({') or ('.join(told)})"

    def options_of(self, act: Act) -> list[Option]:
        """The options that would be meant, legal or not."""
        state = self.state
        if act.word:
            said = f"{dc.VERBS[act.verb]} {act.word}"
            return read(said, state, self.duel.pool, act.player)
        if act.card is None:
            return [Option(act.verb)]
        aims = [NO_SPOT]
        if act.aim is not None:
            aims = [state.spot(number) for number in self.finder.all(act.aim)]
        numbers = self.finder.all(act.card)
        if len(numbers) > 1:
            numbers = [n for n in numbers if state.cards[n].place != DECK] or numbers
        return [
            Option(act.verb, state.spot(number), aim, self._first_number(act, number))
            for number in numbers
            for aim in aims
        ]

    def _first_number(self, act: Act, card: int) -> int:
        """The number of the option, legal or not; one that isn't there if its card hasn't got the
        effect now."""
        if act.effect is None:
            return max(act.way, 0)
        found = self._numbers(act, Option(act.verb, self.state.spot(card)))
        return found[0] if found else len(effects_of(self.state, card))

    def _illegal(self, step: Act, options: list[Option]) -> Failed:
        rules = [
            reason.rule for option in options for reason in self.duel.why_not(option, step.player)
        ]
        why = "; ".join(f"{rule}: {entry(rule).statement}" for rule in dict.fromkeys(rules))
        return Failed(step.line, f"it is not legal now ({why or 'no such card'}). {self.pending()}")

    def _check_position(self, step: Act) -> None:
        if step.verb == dc.CHANGE and step.card is not None:
            if self.finder.one(step.card, step.line).position == step.to:
                raise Failed(step.line, f"{step.card} was in that position already")

    # Answers.

    def _pass(self, step: Passes) -> None:
        decision = self.duel.decision
        if decision is None:
            raise Failed(step.line, "the duel is over")
        if step.player != NOT_SAID:
            if decision.player == step.player and decision.lists(Option(dc.PASS)):
                self.duel.push(Option(dc.PASS))
            elif decision.topic not in (*AT_REST, dc.WINDOW):
                raise Failed(step.line, f"there is nothing to pass: {self.pending()}")
            return
        if decision.topic not in (*AT_REST, dc.WINDOW):
            raise Failed(step.line, f"there is nothing to pass: {self.pending()}")
        # The chain that is there, if there is one, and not the next one.
        chained = bool(self.state.chain)
        while self._asks(dc.WINDOW):
            if self._chain_ended() if chained else self.state.chain:
                return
            self.duel.push(Option(dc.PASS))
            self._go_on()

    def _chain_ended(self) -> bool:
        return any(event.kind == CHAIN_ENDED for event in self.events_of_step())

    def _asks(self, topic: int) -> bool:
        return self.duel.decision is not None and self.duel.decision.topic == topic

    def _order(self, step: Orders) -> None:
        since = len(self.duel.events)
        self._sayings.append(Saying(step.line, step.player, list(step.clauses), since))
        for number, card in enumerate(step.cards):
            # The last one can be placed without asking.
            if len(self._placed_of(step)) <= number:
                self._act(Act(step.line, step.player, dc.ACTIVATE, card))
                self._go_on()
        placed = self._placed_of(step)
        wanted = [self.finder.one(card, step.line).id for card in step.cards]
        if placed != wanted:
            names = [
                self.duel.pool.name(self.state.cards[number].printed.code) for number in placed
            ]
            raise Failed(step.line, f"the order is {', '.join(names)}")

    def _placed(self) -> list[int]:
        """The cards activated in this step, in order."""
        events = [event for event in self.events_of_step() if event.kind == ACTIVATED]
        return [record.card for event in events for record in event.cards]

    def _placed_of(self, step: Orders) -> list[int]:
        meant = {number for card in step.cards for number in self.finder.all(card)}
        return [number for number in self._placed() if number in meant]

    def _choose(self, step: Chooses) -> None:
        decision = self.asked(step.player, step.line)
        if step.discards and decision.topic != dc.HAND_LIMIT:
            raise Failed(step.line, f"there is nothing to discard: {self.pending()}")
        if step.word:
            self._push(step.line, word_option(self.state, decision, step.word))
        elif step.zone:
            self._push(step.line, zone_option(decision, step.zone))
        elif step.cards:
            self._pick(step, decision)
        elif step.position:
            self._push(step.line, position_option(decision, step.position))
        else:
            none = Option(dc.FINISH)
            self._push(step.line, none if decision.lists(none) else None)

    def _pick(self, step: Chooses, decision: Decision) -> None:
        topic = decision.topic
        for card in step.cards:
            now = self.asked(step.player, step.line)
            if now.topic != topic:
                raise Failed(step.line, f"{card} isn't asked for any more: {self.pending()}")
            self._push(step.line, pick_option(now, card, self.finder, step.line))
        self._finish_picking(step.player, topic)

    def _finish_picking(self, player: int, topic: int) -> None:
        decision = self.duel.decision
        if decision is not None and decision.player == player and decision.topic == topic:
            if decision.lists(Option(dc.FINISH)):
                self.duel.push(Option(dc.FINISH))

    def _push(self, line: int, option: Option | None) -> None:
        if option is None:
            raise Failed(line, f"that is not an answer: {self.pending()}")
        self.duel.push(option)

    def _consent(self, step: Consents) -> None:
        decision = self.asked(step.player, step.line)
        wanted = Option(dc.YES if step.yes else dc.NO)
        if decision.topic == dc.TRIGGERS and not step.yes:
            wanted = Option(dc.PASS)
        if not decision.lists(wanted):
            raise Failed(step.line, f"nothing optional is asked: {self.pending()}")
        self.duel.push(wanted)

    # What follows from a statement.

    def _go_on(self) -> None:
        """Answer what is asked from the clauses said so far, the last statement first."""
        picked: Option | None = None
        topic = NOT_SAID
        while (decision := self.duel.decision) is not None:
            option = self._said(decision)
            if option is None and picked is not None and decision.topic == topic:
                # As many as were named are picked.
                option = Option(dc.FINISH) if decision.lists(Option(dc.FINISH)) else None
            if option is None and decision.topic == dc.PLACEMENT and not self._about_zone:
                # Where a card goes is said where it matters.
                option = decision.options[0]
            if option is None:
                return
            self.duel.push(option)
            picked = option if option.verb == dc.PICK else None
            topic = decision.topic

    def _said(self, decision: Decision) -> Option | None:
        for saying in reversed(self._sayings):
            option = saying.answer(decision, self.finder)
            if option is not None:
                return option
        return None


def _distinct(state: State, options: list[Option]) -> list[int]:
    return list(dict.fromkeys(state.card_at(option.spot) for option in options))
