"""Windows: when something has happened, players may activate what answers to it.

All windows are this one procedure. The triggers of what has happened are placed on the
chain class by class, each from the turn player on: mandatory ones, and optional ones of
cards that everybody sees (EFX-090, EFX-091). After every batch of links come the mandatory
answers to them; then both players are asked for fast effects by turns until they have passed in a
row (EFX-089, SEG-061), and with these for the triggers in hidden hands and for all that belongs to
the phase: triggers that are bound to it, and what is done in it without a chain. The chain
resolves, and what it has done opens the window anew. When both have passed, what is left of the
phase and isn't optional must be done (PRI-010). What differs is the filter.
"""

from typing import ClassVar, Final

from segoc.kernel.chain.activation_steps import Activate
from segoc.kernel.chain.may_activate import (
    activation_options,
    any_fast_effects,
    fitting_event,
    may_activate_at_all,
    may_not_answer,
)
from segoc.kernel.chain.phase_processes import (
    NOTHING,
    PhaseProcess,
    do_process,
    process_options,
    processes_of,
)
from segoc.kernel.chain.resolving import ResolveChain
from segoc.kernel.chain.triggers import (
    MANDATORY,
    NOBODY,
    WaitingTrigger,
    any_due,
    in_order,
    is_late,
    late_triggers,
    may_trigger,
    rank_of,
    still_waits,
    turn_to_go,
)
from segoc.kernel.knowledge.knowledge import is_public, sees
from segoc.kernel.knowledge.masked_events import maybe_as_known
from segoc.kernel.language.effect import QUICK, TRIGGER, Activated
from segoc.kernel.picture import layers
from segoc.kernel.picture.picture import usable
from segoc.kernel.picture.speakers import scope_of
from segoc.kernel.picture.texts import CardEffect
from segoc.kernel.table.decision import (
    ACTIVATE,
    APPLY,
    PASS,
    TRIGGERS,
    WINDOW,
    Option,
    add_by_spot,
    option,
)
from segoc.kernel.table.event import STEP_BEGAN, Event
from segoc.kernel.table.geometry import ZONES_PER_PLAYER
from segoc.kernel.table.ints import CardNo, Code, Moment, Player
from segoc.kernel.table.native import mypyc_attr
from segoc.kernel.table.phases import in_damage_step
from segoc.kernel.table.places import HAND
from segoc.kernel.table.procedure import Procedure, battles
from segoc.kernel.table.record import COUNT, PLAYER, Fields, between, many
from segoc.kernel.table.state import NO_CARD, State

# Filters.
AFTER: Final = 0  # something has happened; nothing else stands in the way
NEGATION: Final = 1  # a summon is under way and can still be negated (TRM-129)
PHASE_END: Final = 2  # the turn player wants to leave the phase or step
ATTACK_DECLARED: Final = 3
DAMAGE_STEP: Final = 4  # the Damage Step's restrictions hold (CRD-286, CRD-296)
HAND_ADJUSTED: Final = 5  # after the discard in the End Phase: one chain, which triggers begin

FILTER_NAMES: Final[list[str]] = [
    "after",
    "negation",
    "phase end",
    "attack declared",
    "damage step",
    "hand adjusted",
]

# Steps of the window.
OPENING: Final = 0
TRIGGERING: Final = 1
MUST_ANSWER: Final = 2
FAST: Final = 3
RESOLVING: Final = 4


# What there is to choose in most windows: never written to.
NO_OPTIONS: Final[list[Option]] = []


@mypyc_attr(free_list_len=1)
class Window(Procedure):
    FIELDS: ClassVar[Fields] = {
        "filter": between(0, len(FILTER_NAMES) - 1),
        "asked": PLAYER,
        "passes": between(0, 3),
        "answered": COUNT,
        "waiting": many(WaitingTrigger),
    }

    def __init__(self, filter: int) -> None:
        super().__init__()
        self.filter = filter
        self.asked = 0
        self.passes = 0
        # Links that mandatory answers have looked at.
        self.answered = 0
        self.waiting = NOBODY

    def copy(self) -> "Window":
        new = Window(self.filter)
        new.step = self.step
        new.asked = self.asked
        new.passes = self.passes
        new.answered = self.answered
        if self.waiting:
            new.waiting = self.waiting.copy()
        return new

    def run(self, state: State) -> None:
        if self.step == FAST:
            self.fast_effects(state)
        elif self.step == RESOLVING:
            self.after_chain(state)
        else:
            self.before_fast_effects(state)

    def before_fast_effects(self, state: State) -> None:
        """One after the other, until somebody is asked; mostly there is nothing of all this."""
        if self.step == OPENING:
            self.open(state)
        if self.step == TRIGGERING:
            self.place(state)
        if self.step == MUST_ANSWER:
            self.must_answer(state)

    # Triggers.

    def open(self, state: State) -> None:
        """Take what has happened. While a summon can still be negated nothing triggers: its
        window of success takes all of it."""
        self.step = TRIGGERING
        self.asked = state.turn_player  # SEG-061, PRI-002, PRI-005
        self.passes = 0
        self.answered = 0
        if not state.has_effects:
            # Nothing in this duel can trigger.
            self.step = FAST
            if self.filter != NEGATION:
                state.events_since_window.clear()
                state.sequels.clear()
            return
        state.window_events = state.events_since_window  # TRM-122, TRG-033, BAT-050
        state.window_moment = last_moment(state)  # TRG-111
        if self.filter == NEGATION:
            state.events_since_window = state.window_events.copy()
            return
        state.events_since_window = []
        state.sequels.clear()
        self.collect(state)  # BAT-204, BAT-206, BAT-214, BAT-442
        if self.waiting:
            self.waiting = in_order(state, self.waiting)  # EFX-078

    def collect(self, state: State) -> None:
        """What triggers by what has happened."""
        known = usable(state)
        for event in state.window_events:
            if not known.listens >> event.kind & 1:
                continue
            for had in known.triggers:
                effect = had.effect
                assert isinstance(effect, Activated)
                if effect.kinds >> event.kind & 1:
                    if is_late(state, state.cards[had.card], effect, event):
                        continue
                    if may_trigger(state, had, effect, event):
                        # CRD-282, CRD-284, CRD-293, TRG-005, TRG-197
                        self.add(state, had, effect, event, -1)

    def add(
        self, state: State, had: CardEffect, effect: Activated, event: Event | None, answers: int
    ) -> None:
        for other in self.waiting:
            if other.event is event:  # SEG-096
                # A card may have been given the same effect twice; but it answers an activation
                # only once.
                if event is not None:
                    continue
            if (
                other.card == had.card
                and other.code == had.code
                and other.effect_no == had.effect_no
            ):
                # The same trigger goes once, about all that fits.
                self.waiting.remove(other)  # TRM-131
                if event is not None and other.event is not None:
                    event = other.event.with_more(event)
                break
        player = state.cards[had.card].side  # TRG-057
        one = WaitingTrigger(
            rank_of(effect), player, had.card, had.code, had.effect_no, event, answers
        )
        if self.waiting:
            self.waiting.append(one)
        else:
            self.waiting = [one]

    def group(self) -> list[WaitingTrigger]:
        """The triggers whose turn it is: one class of one player."""
        first = self.waiting[0]
        # EFX-096
        return [w for w in self.waiting if w.rank == first.rank and w.player == first.player]

    def place(self, state: State) -> None:
        if self.waiting:
            self.waiting = [w for w in self.waiting if still_waits(state, w)]
        if self.waiting:
            self.ask_trigger(state, self.waiting[0].player)
        else:
            self.step = MUST_ANSWER

    def renew(self, state: State, player: Player) -> bool:
        """Hidden cards have other triggers in a sample: collect them again, if their turn has
        not come and gone."""
        if self.step == TRIGGERING and self.waiting:
            first = turn_to_go(state, self.waiting[0])
            before = self.waiting
            self.waiting = []
            self.collect(state)
            hidden = [w for w in self.waiting if not sees(state.cards[w.card], player)]
            self.waiting = [w for w in hidden if turn_to_go(state, w) >= first]
            for w in _as_they_lie(state, before, player):
                if sees(state.cards[w.card], player):
                    about = maybe_as_known(state, w.event, player)
                    self.waiting.append(
                        WaitingTrigger(
                            w.rank, w.player, w.card, w.code, w.effect_no, about, w.answers
                        )
                    )
            self.waiting = in_order(state, self.waiting)
        return True

    # Mandatory answers.

    def must_answer(self, state: State) -> None:
        """Mandatory answers to the links just placed, before anything optional."""
        placed = len(state.chain)
        if placed > self.answered:
            for index in range(self.answered, placed):
                self.collect_answers(state, index)  # EFX-093, TRM-034, TRM-130, TRG-194
            self.answered = placed
        if self.waiting:
            self.waiting = in_order(state, self.waiting)
            self.step = TRIGGERING
        else:
            self.step = FAST
            if state.chain:
                self.asked = 1 - state.chain[-1].player  # EFX-087, EFX-094
                self.passes = 0  # EFX-089

    def collect_answers(self, state: State, index: int) -> None:
        """It looks at every link of the batch, and applies only to the one before it."""
        link = state.chain[index]
        for had in usable(state).musts:
            effect = had.effect
            assert isinstance(effect, Activated)
            if effect.kind != QUICK or effect.happening is None:
                continue
            if not state.cards[had.card].face_up:
                continue
            if may_not_answer(state, state.cards[had.card].side, had.card):
                continue
            scope = scope_of(state, had)
            if effect.happening.fits_link(state, scope, link) and may_activate_at_all(
                state, scope, effect, None
            ):
                self.add(state, had, effect, None, index)

    # Fast effects.

    def fast_effects(self, state: State) -> None:
        if self.passes < 2 and not state.has_effects:
            self.pass_on()
        elif self.passes < 2:  # EFX-089
            late, options = NOBODY, NO_OPTIONS
            if any_fast_effects(state, self.asked):
                late = self.late(state, self.asked)
                options = self.options(state, late)
            if options:
                self.ask_about(state, options, late)
            else:
                # Who has nothing to activate passes unasked.
                self.pass_on()
        elif state.chain:
            self.step = RESOLVING
            state.phase_end_answered = True
            state.push(ResolveChain(len(state.chain) - 1))
        elif not self.ask_due(state):
            state.pop()

    def ask_due(self, state: State) -> bool:
        """Both have passed, and something of this phase must still be done: one thing is done now,
        be it optional, by the turn player, if any of it is this player's; else by the other one,
        unless the turn player wants to go before. Whether there is any."""
        if self.filter in (NEGATION, HAND_ADJUSTED):
            return False
        if not any_due(state) and not state.delayed_effects and not state.entries:
            return False
        first = state.turn_player
        for player in (first, 1 - first):
            if self.owes(state, player):
                before = self.of_phase(state, first) if player != first else NO_OPTIONS
                if before and self.passes == 2:
                    self.asked = first
                    state.ask(first, TRIGGERS, [*before, option(PASS)])  # PRI-013
                    return True
                self.asked = player
                state.ask(player, TRIGGERS, self.of_phase(state, player))  # TRG-012, PRI-012
                return True
        return False

    def owes(self, state: State, player: Player) -> bool:
        """Whether anything of this phase must still be done by this player."""
        # PRI-010
        return len(self.processes(state, player)) > 0 or len(self.late(state, player, True)) > 0

    def of_phase(self, state: State, player: Player) -> list[Option]:
        """All that belongs to this phase and can be done by this player now."""
        bound = [w for w in self.late(state, player) if effect_of(state, w).lasting]
        return options_of(state, bound) + process_options(state, self.processes(state, player))

    def processes(self, state: State, player: Player) -> list[PhaseProcess]:
        """What this player can do without a chain: no more when hands have been adjusted."""
        if state.chain or self.filter in (NEGATION, HAND_ADJUSTED):
            return NOTHING
        return processes_of(state, player)

    def after_chain(self, state: State) -> None:
        """What the chain has done opens the window anew; a summon's success has its own, and after
        the discard of the End Phase there is one chain only."""
        if state.battle_step:
            for battle in battles(state):
                battle.when_chain_is_over(state)  # BAT-092
        if self.filter in (NEGATION, HAND_ADJUSTED):  # TRM-132, TRM-138, TRG-159
            state.pop()
            return
        if self.filter != DAMAGE_STEP and in_damage_step(state.battle_step):
            # Damage was calculated in the chain: what it has led to is answered after that.
            state.pop()  # BAT-468, BAT-484
            return
        self.step = OPENING  # TRM-135, BAT-053, BAT-205, BAT-207
        if self.filter != DAMAGE_STEP:
            self.filter = AFTER

    # Asking.

    def ask(self, state: State) -> None:
        """Ask again: in a sample there may be nothing to activate any more."""
        assert state.decision is not None
        if self.step == TRIGGERING:
            self.ask_trigger(state, state.decision.player)
        elif self.passes < 2 or not self.ask_due(state):
            late = self.late(state, self.asked)
            self.ask_about(state, self.options(state, late), late)

    def options(self, state: State, late: list[WaitingTrigger]) -> list[Option]:
        options: list[Option] = []
        activation_options(state, self.asked, False, options)
        if late:
            options += options_of(state, late)
        due = self.processes(state, self.asked)
        if due:
            options += process_options(state, due)  # TRG-013, PRI-009
        if options and self.filter == HAND_ADJUSTED and not state.chain:
            # Nothing of a face-down card begins a chain.
            options = [
                one for one in options if is_public(state, state.card_at(one.spot))
            ]  # TRG-158
        return options

    def late(self, state: State, player: Player, due: bool = False) -> list[WaitingTrigger]:
        """The triggers that this player can activate among the fast effects: none while a summon
        can still be negated, none of the End Phase when hands have been adjusted."""
        if self.filter == NEGATION:
            return NOBODY
        late = late_triggers(state, player, due)
        if late and self.filter == HAND_ADJUSTED:
            return [w for w in late if not effect_of(state, w).lasting]  # TRG-158
        return late

    def ask_about(self, state: State, options: list[Option], late: list[WaitingTrigger]) -> None:
        """About fast effects; if something has triggered besides, about that, too."""
        if not state.chain and self.owes(state, self.asked):
            if not self.might_act(state, 1 - self.asked):  # SEG-158
                # To pass would lead back here.
                state.ask(self.asked, TRIGGERS, options)
                return
        topic = TRIGGERS if late else WINDOW
        state.ask(self.asked, topic, [*options, option(PASS)])

    def might_act(self, state: State, player: Player) -> bool:
        """Whether this player can do anything in this window, for all that everybody knows."""
        if hides_anything(state, player) or self.of_phase(state, player):
            return True
        options: list[Option] = []
        activation_options(state, player, False, options)
        return len(options) > 0

    def ask_trigger(self, state: State, player: Player) -> None:
        if not self.waiting or self.waiting[0].player != player:
            state.ask(player, TRIGGERS, [option(PASS)])
            return
        group = self.group()
        options = options_of(state, group)  # EFX-097
        if group[0].rank != MANDATORY:  # EFX-055, CHG-028
            options.append(option(PASS))
        state.ask(group[0].player, TRIGGERS, options)

    def answer(self, state: State, option: Option) -> None:
        if self.step == TRIGGERING:
            self.answer_trigger(state, option)
        elif option.verb == PASS:
            self.pass_on()
        elif option.verb == APPLY:
            self.step = OPENING  # TRM-136, TRM-137
            self.filter = AFTER
            do_process(state, self.asked, option)
        else:
            self.step = MUST_ANSWER
            start_activation(state, self.asked, option)

    def answer_trigger(self, state: State, option: Option) -> None:
        if option.verb == PASS:
            if self.waiting and self.waiting[0].rank != MANDATORY:
                # The others of this group are not wanted.
                done = self.group()
                self.waiting = [w for w in self.waiting if w not in done]
            return
        activate_waiting(state, self.waiting, option)

    def pass_on(self) -> None:
        self.passes += 1
        self.asked = 1 - self.asked  # SEG-061


def hides_anything(state: State, player: Player) -> bool:
    """Whether this player has cards in the hand, or face-down on the field."""
    if state.pile(player, HAND):
        return True
    first = player * ZONES_PER_PLAYER
    for zone in range(first, first + ZONES_PER_PLAYER):
        card = state.zones[zone]
        if card != NO_CARD and not state.cards[card].face_up:
            return True
    return False


def last_moment(state: State) -> int:
    """When the last thing happened: that a step of the battle begins is nothing that one could
    miss the time for, so damage is answered after damage calculation. Nor is what followed from
    it by itself: an equip card without its monster, an effect without a chain."""
    for index in range(len(state.window_events) - 1, -1, -1):
        if state.window_events[index].kind != STEP_BEGAN:
            return before_sequels(state, state.window_events[index].moment)
    return state.moment


def before_sequels(state: State, moment: Moment) -> int:
    """The moment of that from which what happened then has followed."""
    for index in range(len(state.sequels) - 2, -1, -2):
        if moment <= state.sequels[index + 1]:  # EFX-062
            moment = min(moment, state.sequels[index])  # EFX-062, TRG-116
    return moment


def _as_they_lie(
    state: State, waiting: list[WaitingTrigger], player: Player
) -> list[WaitingTrigger]:
    """The player's own first, each by where its card lies, which everybody sees: in which order
    these were found hangs on numbers of cards that the player can't know."""
    places: list[tuple[bool, int, int, int, int]] = []
    for index in range(len(waiting)):
        w = waiting[index]
        places.append((w.player != player, state.spot(w.card), w.card, w.effect_no, index))
    return [waiting[place[4]] for place in sorted(places)]


def options_of(state: State, waiting: list[WaitingTrigger]) -> list[Option]:
    options: list[Option] = []
    listed: list[WaitingTrigger] = []
    for w in waiting:
        if any_same_effect(listed, w):
            continue
        listed.append(w)
        number = number_of(state, w.card, w.code, w.effect_no)
        add_by_spot(options, 0, Option(ACTIVATE, state.spot(w.card), -1, number))
    return options


def any_same_effect(those: list[WaitingTrigger], waiting: WaitingTrigger) -> bool:
    """One of two that a card was given is as good as the other."""
    for one in those:
        if (
            one.card == waiting.card
            and one.code == waiting.code
            and one.effect_no == waiting.effect_no
        ):
            return True
    return False


def effect_of(state: State, waiting: WaitingTrigger) -> Activated:
    effect = state.faces[waiting.code].effects[waiting.effect_no]
    assert isinstance(effect, Activated)
    return effect


def activate_waiting(state: State, waiting: list[WaitingTrigger], option: Option) -> None:
    """The trigger that was chosen waits no longer."""
    card = state.card_at(option.spot)
    had = layers.effects_of(state, card)[option.number]
    for one in waiting:
        if one.card == card and one.code == had.code and one.effect_no == had.effect_no:
            waiting.remove(one)
            # EFX-081
            state.push(Activate(one.player, card, had.code, had.effect_no, one.event, one.answers))
            return


def number_of(state: State, card: CardNo, code: Code, number: int) -> int:
    """The number by which options name an effect that a card has."""
    found = layers.effects_of(state, card)
    for index in range(len(found)):
        if found[index].code == code and found[index].effect_no == number:
            return index
    raise AssertionError("the card has the effect that waits")


def start_activation(state: State, player: Player, option: Option) -> None:
    """Activate what the option names, about what it answers to."""
    card = state.card_at(option.spot)
    had = layers.effects_of(state, card)[option.number]
    effect = had.effect
    assert isinstance(effect, Activated)
    if effect.kind == TRIGGER:
        activate_waiting(state, late_triggers(state, player), option)
        return
    scope = scope_of(state, had)
    event: Event | None = None
    answers = -1
    if effect.happening is not None:
        last = len(state.chain) - 1
        if last >= 0 and effect.happening.fits_link(state, scope, state.chain[last]):
            answers = last
        else:
            event = fitting_event(state, scope, effect)
    state.push(Activate(player, card, had.code, had.effect_no, event, answers))


def start_chain(state: State, player: Player, option: Option) -> None:
    """Activate something in the open game state, as the first link of a chain."""
    window = Window(AFTER)
    window.step = MUST_ANSWER
    state.window_events = []
    state.push(window)
    start_activation(state, player, option)
