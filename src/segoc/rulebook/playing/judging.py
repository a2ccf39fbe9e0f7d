"""Whether an outcome holds: an empty text if so, else what is the case instead."""

from segoc.kernel.knowledge.knowledge import sees
from segoc.kernel.language.ties import equipped
from segoc.kernel.picture import identity, layers, values
from segoc.kernel.picture.counters import counters_on
from segoc.kernel.table.card import Card
from segoc.kernel.table.decision import TOPICS
from segoc.kernel.table.event import ACTIVATED, CHAIN_ENDED, KIND_NAMES, MOVED, TAG_NAMES, Event
from segoc.kernel.table.kinds import NONE
from segoc.kernel.table.phases import PHASE_NAMES
from segoc.kernel.table.places import ATTACK, PLACE_NAMES, UNDER, on_field, spot_name, zone_name
from segoc.kernel.table.state import UNDECIDED
from segoc.rulebook.playing.play import Play
from segoc.rulebook.reading.outcomes import COUNTED
from segoc.rulebook.scenario import (
    A_OR_B,
    NOT_SAID,
    Asked,
    Begins,
    Called,
    Can,
    ChainIs,
    Counts,
    Equipped,
    Events,
    Happening,
    Has,
    Moment,
    Negated,
    Outcome,
    Sees,
    Stands,
    Winner,
)


def judge(play: Play, outcome: Outcome) -> str:
    match outcome:
        case Can():
            return _can(play, outcome)
        case Stands():
            return _stands(play, outcome)
        case Has():
            return _has(play, outcome)
        case Counts():
            return _counts(play, outcome)
        case Winner():
            return _winner(play, outcome)
        case Moment():
            return _moment(play, outcome)
        case Asked():
            return _asked(play, outcome)
        case Sees():
            return _sees(play, outcome)
        case Events():
            return _events(play, outcome)
        case ChainIs():
            return _chain_is(play, outcome)
        case Negated():
            negated = layers.negated(play.state, play.finder.one(outcome.card, outcome.line).id)
            return "" if negated == outcome.yes else f"it is {'' if negated else 'not '}negated"
        case Called():
            return _called(play, outcome)
        case Equipped():
            return _equipped(play, outcome)


def _chain_is(play: Play, outcome: ChainIs) -> str:
    chain = [link.source.card for link in play.state.chain]
    if not chain and outcome.cards:
        chain = _chain_just_resolved(play)
    if chain == [play.finder.one(ref, outcome.line).id for ref in outcome.cards]:
        return ""
    codes = [play.state.cards[number].printed.code for number in chain]
    return f"the chain is {', '.join(map(play.duel.pool.name, codes)) or 'empty'}"


def _chain_just_resolved(play: Play) -> list[int]:
    """The first chain that resolved in this step: nobody is asked who has nothing to add."""
    links: list[int] = []
    ended = False
    for number, event in enumerate(play.duel.events):
        if event.kind == ACTIVATED:
            links = links if event.amounts[0] > 1 else []
            links.append(event.cards[0].card)
        ended = event.kind == CHAIN_ENDED and number >= play.before_step
        if ended:
            break
    return links if ended else []


def _called(play: Play, outcome: Called) -> str:
    title = identity.title(play.state, play.finder.one(outcome.card, outcome.line).id)
    wanted = play.duel.pool[outcome.name.code].printed.title
    return "" if title == wanted else f"it is called {title}"


def _equipped(play: Play, outcome: Equipped) -> str:
    card = play.finder.one(outcome.card, outcome.line)
    host = play.finder.one(outcome.host, outcome.line)
    if equipped(play.state, card.id) == host.id:
        return ""
    return f"it is {_whereabouts(play, card)}, and equipped to something else or nothing"


def _can(play: Play, outcome: Can) -> str:
    act = outcome.act
    if isinstance(act, Begins):
        rules = play.against_beginning(outcome.line)
    else:
        for ref in (act.card, act.aim):
            if ref is not None:
                play.finder.one(ref, outcome.line)
        rules = play.reasons(act)
    wanted = set(outcome.rules)
    if rules == wanted:
        return ""
    if not rules:
        return f"it is legal. {play.pending()}"
    if wanted and wanted < rules:
        others = ", ".join(sorted(rules - wanted))
        named = " and ".join(outcome.rules)
        return f"{named} isn't the only reason: there is also {others}"
    return f"it is refused by {', '.join(sorted(rules))}"


def _stands(play: Play, outcome: Stands) -> str:
    for ref in outcome.cards:
        card = play.finder.one(ref, outcome.line)
        if not (_in_place(play, outcome, card) and _lies(outcome, card)):
            return f"{ref} is {_whereabouts(play, card)}"
    return ""


def _in_place(play: Play, outcome: Stands, card: Card) -> bool:
    if outcome.place not in (NOT_SAID, card.place):
        return False
    if outcome.player not in (NOT_SAID, card.side):
        return False
    if outcome.host is not None:
        host = play.finder.one(outcome.host, outcome.line)
        return card.id in play.state.under.get(host.id, [])
    if outcome.zone:
        return card.zone >= 0 and zone_name(card.zone).lower().endswith(outcome.zone.lower())
    return True


def _lies(outcome: Stands, card: Card) -> bool:
    if outcome.face_up is not None and card.face_up != outcome.face_up:
        return False
    # All cards of the GY are face-up, which nobody means who says so without a place.
    if outcome.place == NOT_SAID and not on_field(card.place):
        return False
    return not outcome.position or card.position == outcome.position


def _whereabouts(play: Play, card: Card) -> str:
    if card.place == UNDER:
        return f"under a card ({spot_name(play.state.spot(card.id))})"
    place = f"in {A_OR_B[card.side]} {PLACE_NAMES[card.place]}"
    if card.position:
        face = "face-up" if card.face_up else "face-down"
        return f"{face} {'attack' if card.position == ATTACK else 'defense'} {place}"
    return place


def _has(play: Play, outcome: Has) -> str:
    card = play.finder.one(outcome.card, outcome.line).id
    state = play.state
    if outcome.what == "ATK":
        value = values.atk(state, card)
    elif outcome.what == "DEF":
        value = values.defense(state, card)
    elif outcome.what == "counters":
        value = counters_on(state, card, outcome.counter)
    elif outcome.what == "Attribute":
        value = values.attribute(state, card)
    elif outcome.what == "Type":
        value = values.race(state, card)
    elif outcome.what == "Rank":
        value = values.rank(state, card) if identity.has_rank(state, card) else NONE
    else:
        value = values.level(state, card) if identity.has_level(state, card) else NONE
    return _same(value, outcome.number)


def _counts(play: Play, outcome: Counts) -> str:
    state = play.state
    if outcome.what == "LP":
        return _same(state.lp[outcome.player], outcome.number)
    if outcome.what == "monsters":
        return _same(len(state.monsters(outcome.player)), outcome.number)
    return _same(len(state.pile(outcome.player, COUNTED[outcome.what])), outcome.number)


def _same(value: int, wanted: int) -> str:
    return "" if value == wanted else f"it is {value}"


def _winner(play: Play, outcome: Winner) -> str:
    winner = play.state.winner
    wanted = UNDECIDED if outcome.winner == NOT_SAID else outcome.winner
    if winner == wanted:
        by = play.state.ending
        return "" if outcome.rule in ("", by) else f"it has ended by {by or 'no rule'}"
    return ("A has won", "B has won", "it is a draw", "nobody has won")[winner]


def _moment(play: Play, outcome: Moment) -> str:
    state = play.state
    if (state.turn_player, state.phase) == (outcome.player, outcome.phase):
        return ""
    return f"it is {A_OR_B[state.turn_player]}'s turn, {PHASE_NAMES[state.phase]}"


def _asked(play: Play, outcome: Asked) -> str:
    decision = play.duel.decision
    if decision is not None and (decision.player, decision.topic) == (
        outcome.player,
        outcome.topic,
    ):
        return ""
    wanted = TOPICS[outcome.topic]
    return f"not about {wanted}: {play.pending()}"


def _sees(play: Play, outcome: Sees) -> str:
    card = play.finder.one(outcome.card, outcome.line)
    if sees(card, outcome.player) == outcome.yes:
        return ""
    can = "can't" if outcome.yes else "can"
    return f"{A_OR_B[outcome.player]} {can} tell which card it is"


def _events(play: Play, outcome: Events) -> str:
    """All of these kinds, in order: one more or one fewer is another course."""
    happened = [
        (what, event)
        for event in play.events_of_step()
        for what in outcome.kinds
        if _is(event, what)
    ]
    told = ", ".join(_told(play, what, event) for what, event in happened) or "nothing of the kind"
    if len(happened) != len(outcome.items):
        return f"what happened is: {told}"
    for item, (what, event) in zip(outcome.items, happened, strict=True):
        if not _matches(play, outcome, item, what, event):
            return f"what happened is: {told}"
    return ""


def _is(event: Event, what: str) -> bool:
    if what in TAG_NAMES:
        return event.kind == MOVED and event.move_tags >> TAG_NAMES.index(what) & 1 == 1
    return KIND_NAMES[event.kind] == what


def _matches(play: Play, outcome: Events, item: Happening, what: str, event: Event) -> bool:
    if item.what != what or item.rule not in ("", event.rule):
        return False
    if item.number != NOT_SAID and item.number not in event.amounts[:1]:
        return False
    if item.cards:
        wanted = {play.finder.one(ref, outcome.line).id for ref in item.cards}
        return wanted == {record.card for record in event.cards}
    return item.player == event.player


def _told(play: Play, what: str, event: Event) -> str:
    cards = " + ".join(play.duel.pool.name(record.code) for record in event.cards)
    number = f" {event.amounts[0]}" if event.amounts else ""
    rule = f" by {event.rule}" if event.rule else ""
    return f"{cards or A_OR_B[event.player]} {what}{number}{rule}"
