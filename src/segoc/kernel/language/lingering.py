"""Effects that were applied to cards and players: how they are noted, and when they end."""

from typing import Final

from segoc.kernel.language import entry as en
from segoc.kernel.language.entry import Entry
from segoc.kernel.language.node import Clause
from segoc.kernel.language.scope import Scope
from segoc.kernel.table.ints import CardNo, Code, Player
from segoc.kernel.table.kinds import MONSTER
from segoc.kernel.table.places import PENDULUM_ZONE
from segoc.kernel.table.state import State

# What is counted; and what a monster changes of itself only as long as its effects aren't negated.
VALUES: Final = (en.ATK, en.DEFENSE, en.LEVEL, en.RANK, en.SCALE)
OWN_VALUES: Final = (*VALUES, en.ATTRIBUTE, en.RACE)


def add(state: State, entry: Entry) -> None:
    entry.moment = state.moment
    state.entries.append(entry)
    state.changed()


def put_on(
    state: State,
    scope: Scope,
    card: CardNo,
    clause: Clause,
    until: int,
    always: bool = False,
    counter: int = 0,
    only_itself: bool = False,
) -> None:
    """Apply a clause to a card, worked out now; `only_itself` if the effect could be about no other
    card than its own."""
    value = clause.value(state, scope)  # EFX-198
    entry = Entry(card, clause.layer, clause.op, value, until)
    entry.player = scope.player
    entry.source = scope.source
    entry.code = scope.code
    entry.effect_no = scope.effect_no
    entry.clause = _number_of(state, scope.code, clause)
    entry.name = clause.text(state, scope)
    entry.announced = scope.announced
    entry.own = only_itself and _is_of_monster(state, scope)  # CAL-038
    entry.always = always
    entry.counter = counter
    if not always:
        _erase(state, entry)  # CAL-083, CAL-130
    add(state, entry)


def _is_of_monster(state: State, scope: Scope) -> bool:
    """It is the effect of a monster, or of a card that stays in its Pendulum Zone: what makes
    itself a monster by the effect of a Spell or Trap stays what it was made."""
    card = state.cards[scope.source.card]
    as_monster = card.printed.is_monster
    if state.resolving_link >= 0:
        record = state.chain[state.resolving_link].as_activated
        if record.card == card.id:
            as_monster = record.kind == MONSTER
    return card.place == PENDULUM_ZONE or as_monster  # CAL-036, CAL-049


# What is applied once and says what a value is erases what was applied once before: it doesn't come
# back when that ends. What goes on applying is only covered.
ERASED_BY: Final = {
    en.SET_TO: (en.PLUS, en.SET_TO),
    en.ORIGINAL: (en.SET_TO, en.ORIGINAL),
}


def _erase(state: State, new: Entry) -> None:
    if new.layer not in VALUES or new.op not in ERASED_BY:
        return
    erased = ERASED_BY[new.op]
    kept: list[Entry] = []
    for entry in state.entries:
        same = entry.receiver == new.receiver and entry.layer == new.layer
        once = not entry.always and entry.counter == 0
        if not same or not once or entry.op not in erased:
            kept.append(entry)
    _keep(state, kept)


def put_on_players(state: State, scope: Scope, whose: int, clause: Clause, until: int) -> None:
    """Apply a clause to players (bits), worked out now."""
    entry = Entry(-1, clause.layer, clause.op, clause.value(state, scope), until)
    entry.player = scope.player
    entry.source = scope.source
    entry.code = scope.code
    entry.effect_no = scope.effect_no
    entry.clause = _number_of(state, scope.code, clause)
    entry.name = clause.text(state, scope)
    entry.announced = scope.announced
    entry.whose = whose
    add(state, entry)


def take_from_players(state: State, scope: Scope, clause: Clause) -> None:
    """What a clause of this effect forbade players ends."""
    number = _number_of(state, scope.code, clause)
    kept: list[Entry] = []
    for entry in state.entries:
        same = entry.source.same_as(scope.source) and entry.code == scope.code
        if entry.receiver >= 0 or not same or entry.clause != number:
            kept.append(entry)
    _keep(state, kept)


def _number_of(state: State, code: Code, clause: Clause) -> int:
    """Where the clause stands in the text of that card, -1 if nowhere."""
    clauses = state.faces[code].clauses
    for index in range(len(clauses)):
        if clauses[index] is clause:
            return index
    return -1


def _keep(state: State, kept: list[Entry]) -> None:
    """All others have ended; and with the effects that a card had copied what it did to its own
    values by them, as if they had been negated."""
    if len(kept) == len(state.entries):
        return
    for gone in state.entries:
        if gone.layer == en.COPIES and not _is_among(kept, gone):
            kept = [entry for entry in kept if not _is_by_copied(entry, gone)]  # CAL-051
    state.entries = kept
    state.changed()


def _is_among(entries: list[Entry], one: Entry) -> bool:
    for entry in entries:
        if entry is one:
            return True
    return False


def _is_by_copied(entry: Entry, copied: Entry) -> bool:
    return entry.code == copied.value and _is_own_value(entry, copied.receiver)


def end_for(state: State, card: CardNo, to_gy: bool) -> None:
    """A card has lost all effects that were applied to it; who controls it is no such thing. What
    is to last in the GY does, if it goes there. What its own activation forbids it all turn ends as
    well."""
    _keep(state, [entry for entry in state.entries if not _ends_with(state, entry, card, to_gy)])


def _ends_with(state: State, entry: Entry, card: CardNo, to_gy: bool) -> bool:
    """It was applied to the card; or it binds a player, but for nothing but that very card."""
    if entry.receiver < 0:
        if entry.source.card != card or entry.clause < 0:
            return False
        return state.faces[entry.code].clauses[entry.clause].about_itself()  # FDN-134
    return entry.receiver == card and not _outlasts(entry, to_gy)


def _outlasts(entry: Entry, to_gy: bool) -> bool:
    if entry.until == en.ALSO_IN_GY:
        return to_gy  # BAT-434
    if entry.layer == en.CONTROL:
        return True  # FDN-180
    return entry.until == en.AS_MADE


def end_made(state: State, card: CardNo) -> None:
    """A Token that has vanished is to be made anew: it is nothing of what it was."""
    _keep(state, [e for e in state.entries if e.receiver != card or e.until != en.AS_MADE])


def end_claims(state: State, card: CardNo) -> None:
    """Nobody has control of it any more by what was applied to it."""
    kept = [e for e in state.entries if e.receiver != card or e.layer != en.CONTROL]
    _keep(state, kept)


def give_for_good(state: State, card: CardNo) -> None:
    """Whoever was given control of it last, for good, it belongs to wherever it comes from: that
    outlives the claim (FDN-176). What was taken only for a time goes back."""
    for entry in state.entries:
        if entry.receiver == card and entry.layer == en.CONTROL and entry.until == en.FOR_GOOD:
            state.edit(card).holder = entry.value


def end_all(state: State, until: int) -> None:
    """What lasts until now has ended; what it kept from applying applies again at once."""
    if not state.entries:
        return
    kept = [entry for entry in state.entries if entry.until != until]
    if len(kept) != len(state.entries):
        _keep(state, kept)
        state.settle()  # TRM-377


def end(state: State, ending: list[Entry]) -> None:
    """These have ended."""
    _keep(state, [entry for entry in state.entries if entry not in ending])


def until_when(state: State, player: Player, until: int) -> int:
    """What a text says of its end, from now on: of the player who it is about."""
    mine = player == state.turn_player
    if until == en.UNTIL_OWN_TURN_IS_OVER:
        return en.UNTIL_END_OF_THIRD_TURN if mine else en.UNTIL_END_OF_NEXT_TURN
    if until == en.UNTIL_THIRD_OWN_TURN:
        return en.TURNS + 5 if mine else en.TURNS + 6
    if until == en.UNTIL_OWN_END_PHASE:
        return en.UNTIL_END_PHASE if mine else en.UNTIL_END_PHASE_OF_NEXT_TURN
    return until


def end_turn(state: State) -> None:
    """What lasts until the end of the turn has ended; the end of the next one is nearer now."""
    end_all(state, en.UNTIL_END_OF_TURN)
    end_all(state, en.TURNS + 1)
    for index in range(len(state.entries)):
        if state.entries[index].until == en.UNTIL_END_OF_NEXT_TURN:
            state.entries[index] = state.entries[index].lasting(en.UNTIL_END_OF_TURN)
        elif state.entries[index].until == en.UNTIL_END_OF_THIRD_TURN:
            state.entries[index] = state.entries[index].lasting(en.UNTIL_END_OF_NEXT_TURN)
        elif state.entries[index].until == en.UNTIL_END_PHASE_OF_NEXT_TURN:
            state.entries[index] = state.entries[index].lasting(en.UNTIL_END_PHASE)
        elif state.entries[index].until > en.TURNS:
            state.entries[index] = state.entries[index].lasting(state.entries[index].until - 1)


def end_counter(state: State, card: CardNo, kind: int) -> None:
    """What lasts for as long as a card has that kind of counter has ended."""
    kept = [
        entry
        for entry in state.entries
        if entry.receiver != card or entry.until != en.WITH_COUNTER or entry.counter != kind
    ]
    _keep(state, kept)


def end_unlinked(state: State) -> None:
    """What lasts for as long as a card is linked, or hangs on the link, ends with it."""
    if not state.entries:
        return
    # TRM-068, OLD-013
    kept = [e for e in state.entries if not _by_link(e) or _still_tied(state, e)]
    _keep(state, kept)


def _by_link(entry: Entry) -> bool:
    return entry.until == en.WHILE_LINKED or entry.always


def _still_tied(state: State, entry: Entry) -> bool:
    for tie in state.ties:
        if tie.source.card == entry.source.card and tie.target.card == entry.receiver:
            return True
    return False


def end_own(state: State, card: CardNo) -> None:
    """What a card did to its own values is gone when it is negated, and doesn't return: its ATK,
    Level, Type, Attribute… (NEG-114), but the name and the effects that it gave itself stay
    (TRM-430)."""
    _keep(state, [entry for entry in state.entries if not _is_own_value(entry, card)])


def _is_own_value(entry: Entry, card: CardNo) -> bool:
    """What that card made of its own ATK, Level…; not its name, or that it is a Tuner."""
    if entry.layer not in OWN_VALUES:
        return False  # CAL-045
    return entry.receiver == card and entry.own  # CAL-043
