"""Soundness of chains and effects: every card, effect and clause that a state names is there.

As in `state`, nothing is taken for granted: the state may come from a stranger's file.
Each fault is a sentence.
"""

from collections.abc import Iterator
from typing import Final

from segoc.kernel.battle.battle_damage import BattleDamage
from segoc.kernel.battle.damage_step import DamageStep
from segoc.kernel.chain.activation_steps import Activate
from segoc.kernel.chain.end_of_duel import more_at_once
from segoc.kernel.chain.resolving import ResolveChain
from segoc.kernel.chain.triggers import PUBLIC
from segoc.kernel.chain.windows import Window
from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Activated, Delayed, Effect, Instead, OwnSummon, Standing
from segoc.kernel.language.entry import Entry
from segoc.kernel.language.scope import Link, Scope
from segoc.kernel.language.waiting_effects import WaitingEffect
from segoc.kernel.moving.moves import Move
from segoc.kernel.moving.temporary_banishment import BanishForNow, ComeBack
from segoc.kernel.picture import layers
from segoc.kernel.picture.counters import counters_on
from segoc.kernel.programs.program import ACTIVATING, APPLYING, DECLARING, Run
from segoc.kernel.summoning.special_summon_by_effect import SummonByEffect
from segoc.kernel.table.counter_kinds import COUNTER_NAMES
from segoc.kernel.table.event import KIND_NAMES, WHY_NAMES, CardSnapshot, Event
from segoc.kernel.table.kinds import TOKEN
from segoc.kernel.table.places import (
    BANISHED,
    EXTRA_DECK,
    GRAVEYARD,
    NOWHERE,
    PLACE_NAMES,
    on_field,
)
from segoc.kernel.table.procedure import Procedure
from segoc.kernel.table.state import NO_CARD, UNDECIDED, State

BOTH: Final = 3
# The layers of which every entry must say by which clause it came.
BY_CLAUSE: Final = (en.UNAFFECTED, en.GAINS, en.COPIES)


def chain_faults(state: State) -> list[str]:
    """Everything that is wrong with the chain, with effects, and with what waits."""
    faults = [
        *_about_chain(state),
        *_about_layers(state),
        *_about_ties(state),
        *_about_counters(state),
        *_about_events(state),
        *_about_lists(state),
    ]
    for procedure in state.stack:
        faults += _about_procedure(state, procedure)
    # What cards have now can only be asked if all of that is sound, and so can programs.
    return faults or [*_about_waiting(state), *_about_losses(state), *_about_asker(state)]


# Names of things.


def _is_card(state: State, number: int) -> bool:
    return 0 <= number < len(state.cards)


def _effect(state: State, code: int, number: int) -> Effect | None:
    """The effect with this address, if there is one in this duel."""
    face = state.faces.get(code)
    if face is None or not 0 <= number < len(face.effects):
        return None
    return face.effects[number]


def _about_scope(state: State, scope: Scope, what: str, activated: bool) -> Iterator[str]:
    if scope.player not in (0, 1) or not 0 <= scope.searched <= BOTH:
        yield f"{what} is of player {scope.player} and looked through {scope.searched}"
    paid = (scope.paid, scope.suited)
    lists = (scope.targets, scope.chosen, *paid, scope.done, scope.revealed)
    for ref in (scope.source, *(ref for refs in lists for ref in refs)):
        if not _is_card(state, ref.card):
            yield f"{what} names a card {ref.card} that doesn't exist"
    effect = _effect(state, scope.code, scope.effect_no)
    if effect is None or (activated and not isinstance(effect, Activated)):
        yield f"{what} is effect {scope.effect_no} of {scope.code}, which isn't there"
    if not -1 <= scope.answers < len(state.chain):
        yield f"{what} answers link {scope.answers} of {len(state.chain)}"
    if scope.event is not None:
        yield from _about_event(state, scope.event)


def _about_chain(state: State) -> Iterator[str]:
    links: list[Link] = [*state.chain]
    if state.activating is not None:
        links.append(state.activating)
    for number, link in enumerate(links, 1):
        yield from _about_scope(state, link, f"link {number}", True)
        yield from _about_record(state, link.as_activated)
    for scope in state.applying:
        yield from _about_scope(state, scope, "an effect without a chain", False)
    if not 0 <= state.unresolved_links <= len(state.chain):
        yield f"{state.unresolved_links} of {len(state.chain)} links are to be resolved"
    if not -1 <= state.resolving_link < len(state.chain):
        yield f"link {state.resolving_link} of {len(state.chain)} is resolving"


# Applied effects and ties.


def _about_layers(state: State) -> Iterator[str]:
    for entry in state.entries:
        yield from _about_entry(state, entry)
        if entry.whose:
            if not 0 < entry.whose <= BOTH:
                yield f"an effect applies to players {entry.whose}"
        elif not _is_card(state, entry.receiver):
            yield f"an effect applies to a card {entry.receiver} that doesn't exist"
        elif entry.until == en.AS_MADE:
            if not state.cards[entry.receiver].printed.types & TOKEN:
                yield f"card {entry.receiver} was made by an effect, and is no Token"
        elif not _can_be_affected(state.cards[entry.receiver].place):
            yield f"an effect applies to card {entry.receiver}, which isn't on the field"
        elif entry.until == en.WITH_COUNTER:
            if not counters_on(state, entry.receiver, entry.counter):
                yield f"an effect hangs on a counter that card {entry.receiver} doesn't have"


def _can_be_affected(place: int) -> bool:
    """On the field; what a battle has destroyed can be negated where it went (EFX-237)."""
    return on_field(place) or place in (GRAVEYARD, BANISHED, EXTRA_DECK)


def _about_entry(state: State, entry: Entry) -> Iterator[str]:
    """What was applied by a card's effect names the clause; what a set-up applied needs none."""
    face = state.faces.get(entry.code)
    clauses = 0 if face is None else len(face.clauses)
    if not -1 <= entry.clause < clauses:
        yield f"an effect applies by clause {entry.clause} of {entry.code}, which isn't there"
    by_clause = entry.layer in BY_CLAUSE or (entry.layer == en.FORBIDDEN and entry.whose != 0)
    if by_clause and entry.clause < 0:
        yield f"an effect of layer {entry.layer} applies by no clause"
    if entry.layer == en.COPIES and entry.value not in state.faces:
        yield f"an effect copies {entry.value}, which isn't there"
    if entry.player not in (0, 1) or not NO_CARD <= entry.source.card < len(state.cards):
        yield f"an effect applies by player {entry.player} and card {entry.source.card}"


def _about_counters(state: State) -> Iterator[str]:
    """Counters lie on face-up cards on the field (EFX-260)."""
    for one in state.counters:
        if not _is_card(state, one.card) or one.count < 1:
            yield f"{one.count} counters lie on card {one.card}"
        elif not on_field(state.cards[one.card].place) or not state.cards[one.card].face_up:
            yield f"counters lie on card {one.card}, which isn't face-up on the field"
        if not 0 < one.kind < len(COUNTER_NAMES) and one.kind not in state.faces:
            yield f"there is a counter of kind {one.kind}"


def _about_ties(state: State) -> Iterator[str]:
    for tie in state.ties:
        for number in (tie.source.card, tie.target.card, tie.maker):
            if not _is_card(state, number):
                yield f"a tie is to a card {number} that doesn't exist"
        if _effect(state, tie.code, tie.effect_no) is None:
            yield f"a tie is by effect {tie.effect_no} of {tie.code}, which isn't there"
    for mixed in state.mixed:
        for ref in mixed.cards:
            if not _is_card(state, ref.card):
                yield f"a card {ref.card} that doesn't exist was mixed"


# Events.


def _about_events(state: State) -> Iterator[str]:
    for event in (*state.events_since_window, *state.unsettled_events, *state.window_events):
        yield from _about_event(state, event)
    for pending in [*state.waiting_effects, *(due.what for due in state.delayed_effects)]:
        yield from _about_pending(state, pending)


def _about_pending(state: State, pending: WaitingEffect) -> Iterator[str]:
    if pending.player not in (0, 1) or not _is_card(state, pending.source.card):
        yield f"an effect waits for player {pending.player} and card {pending.source.card}"
    if _effect(state, pending.code, pending.effect_no) is None:
        yield f"effect {pending.effect_no} of {pending.code} waits, and isn't there"
    if pending.event is not None:
        yield from _about_event(state, pending.event)


def _about_event(state: State, event: Event) -> Iterator[str]:
    known = 0 < event.kind < len(KIND_NAMES) and 0 <= event.why < len(WHY_NAMES)
    # A draw is nobody's: the event that ends a duel names the winner.
    if not known or not 0 <= event.player <= 2:
        yield f"there is an event {event.kind} of player {event.player} because of {event.why}"
    for record in (*event.cards, *([] if event.source is None else [event.source])):
        yield from _about_record(state, record)


def _about_record(state: State, record: CardSnapshot) -> Iterator[str]:
    if not _is_card(state, record.card):
        yield f"an event was about a card {record.card} that doesn't exist"
    elif record.code not in state.faces:
        yield f"an event was about {record.code}, which isn't there"
    places = (record.place, record.to_place)
    if not all(0 <= place < len(PLACE_NAMES) for place in places):
        yield f"an event was about a card in {record.place} and {record.to_place}"
    if record.side not in (0, 1) or record.to_side not in (0, 1):
        yield f"an event was about a card of {record.side} and {record.to_side}"


def _about_lists(state: State) -> Iterator[str]:
    for number in (*state.last_moved, *state.negated):
        if not _is_card(state, number):
            yield f"a card {number} that doesn't exist has moved, or is negated"


def _about_losses(state: State) -> Iterator[str]:
    """Who has lost has lost, unless something else happens at the same moment (TRM-419), or
    effects without a chain are being processed (TM2-315)."""
    lost = any(state.loss[player] or state.lp[player] == 0 for player in (0, 1))
    if lost and state.winner == UNDECIDED and not (more_at_once(state) or state.judging_waits):
        yield f"the winner is {state.winner} with {state.lp} LP and the losses {state.loss}"


# Procedures.


def _about_procedure(state: State, procedure: Procedure) -> Iterator[str]:
    if isinstance(procedure, Run):
        yield from _about_run(state, procedure)
    elif isinstance(procedure, Move):
        yield from _about_move(state, procedure)
    elif isinstance(procedure, Activate):
        if not isinstance(_effect(state, procedure.code, procedure.effect_no), Activated):
            yield f"effect {procedure.effect_no} of {procedure.code} is activated, and isn't there"
        if procedure.event is not None:
            yield from _about_event(state, procedure.event)
    elif isinstance(procedure, SummonByEffect):
        yield from _about_summon(state, procedure)
    elif isinstance(procedure, BanishForNow | ComeBack):
        for record in procedure.records:
            yield from _about_record(state, record)
        if isinstance(procedure, BanishForNow):
            if not isinstance(_effect(state, procedure.code, procedure.effect_no), Delayed):
                yield f"part {procedure.effect_no} of {procedure.code} returns, and isn't there"
    elif isinstance(procedure, DamageStep):
        for event in procedure.flips:
            yield from _about_event(state, event)
    elif isinstance(procedure, BattleDamage):
        if procedure.asked_of > 1 or len(procedure.spared) != 2:
            yield f"damage to players {procedure.takers} is asked of player {procedure.asked_of}"
    elif isinstance(procedure, ResolveChain):
        if not -1 <= procedure.link < len(state.chain):
            yield f"link {procedure.link} of {len(state.chain)} is to be resolved"


def _applied_by(state: State, run: Run) -> Scope | None:
    """What a run applies: those that began later come after it, the branches of each with it."""
    above = 0
    for index in range(len(state.stack) - 1, -1, -1):
        procedure = state.stack[index]
        if procedure is run:
            break
        if isinstance(procedure, Run) and procedure.link <= APPLYING:
            # What follows a link may begin in the middle of a program.
            if not procedure.path or not isinstance(state.stack[index - 1], Run):
                above += 1
    return state.applying[-1 - above] if above < len(state.applying) else None


def _about_run(state: State, run: Run) -> Iterator[str]:
    if run.link == ACTIVATING:
        scope: Scope | None = state.activating
    elif run.link <= APPLYING:
        scope = _applied_by(state, run)
    else:
        scope = state.chain[run.link] if 0 <= run.link < len(state.chain) else None
    effect = None if scope is None else _effect(state, scope.code, scope.effect_no)
    # What is done for a monster's own summon is no cost of an effect, but runs as one (CRD-128).
    # So is what must be done to declare an attack (TRM-446).
    with_cost = {APPLYING: OwnSummon, DECLARING: Standing}.get(run.link, Activated)
    if effect is None or (run.cost and not isinstance(effect, with_cost)):
        yield f"the program of link {run.link} runs, and isn't there"
        return
    actions = effect.cost if run.cost and isinstance(effect, Activated) else effect.program
    for action, branch in zip(run.path[::2], run.path[1::2], strict=False):
        branches = actions[action].branches() if 0 <= action < len(actions) else []
        if len(run.path) % 2 or not 0 <= branch < len(branches):
            yield f"the program of link {run.link} runs in {run.path}, which isn't there"
            return
        actions = branches[branch].program
    if not 0 <= run.counter <= len(actions):
        yield f"action {run.counter} of {len(actions)} is due"


def _about_move(state: State, move: Move) -> Iterator[str]:
    for item in move.items:
        places = 0 <= item.destination <= NOWHERE and -1 <= item.goal <= NOWHERE
        if not _is_card(state, item.card) or not places:
            yield f"card {item.card} goes to {item.destination}, and in fact to {item.goal}"
        if not 0 <= item.why < len(WHY_NAMES) or not NO_CARD <= item.cause < len(state.cards):
            yield f"card {item.card} goes because of {item.why} and card {item.cause}"
    for guard in move.guards:
        if not isinstance(_effect(state, guard.code, guard.effect_no), Instead):
            yield f"effect {guard.effect_no} of {guard.code} replaces, and isn't there"
        if guard.player not in (0, 1) or not _is_card(state, guard.source.card):
            yield f"player {guard.player} replaces by card {guard.source.card}"
    for word in move.words:
        yield from _about_pending(state, word)


def _about_summon(state: State, summon: SummonByEffect) -> Iterator[str]:
    face = state.faces.get(summon.code)
    if face is None or not all(0 <= index < len(face.clauses) for index in summon.clauses):
        yield f"a summon has clauses {summon.clauses} of {summon.code}, which aren't there"
    for card in summon.cards:
        forms = len(state.cards[card].printed.forms) if _is_card(state, card) else 0
        if not 0 <= summon.form <= forms:
            yield f"card {card} becomes its form {summon.form} of {forms}"
    if not len(summon.zones) <= len(summon.chosen) <= len(summon.cards):
        yield f"{len(summon.cards)} cards are summoned to zones {summon.zones}"


def _about_waiting(state: State) -> Iterator[str]:
    """A trigger that waits is one that its card has."""
    for procedure in state.stack:
        if not isinstance(procedure, Window):
            continue
        for one in procedure.waiting:
            what = f"effect {one.effect_no} of {one.code} waits on card {one.card}"
            if not _is_card(state, one.card) or one.player not in (0, 1):
                yield f"{what} for player {one.player}"
            elif not 0 <= one.rank <= PUBLIC or not -1 <= one.answers < len(state.chain):
                yield f"{what} in class {one.rank}, as an answer to {one.answers}"
            elif one.event is not None and [*_about_event(state, one.event)]:
                yield f"{what} for an event that can't be"
            elif not _has(state, one.card, one.code, one.effect_no):
                yield f"{what}, which hasn't got it"


def _about_asker(state: State) -> Iterator[str]:
    """Who asks a player whether to use an effect has one to ask about."""
    if state.decision is None or not state.stack:
        return
    asker = state.stack[-1]
    if isinstance(asker, Move):
        if asker.asked_about >= len(asker.items) * len(asker.guards):
            yield f"question {asker.asked_about} about what replaces a move isn't there"
    elif isinstance(asker, ResolveChain):
        if asker.link < 0 or asker.forestaller(state) is None:
            yield f"nothing can be done as link {asker.link} is processed, and it is asked"


def _has(state: State, card: int, code: int, number: int) -> bool:
    for had in layers.effects_of(state, card):
        if had.code == code and had.effect_no == number:
            return isinstance(had.effect, Activated)
    return False
