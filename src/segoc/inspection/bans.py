"""Bans: what effects forbid a player to do with a card."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from segoc.effects.players import EITHER, OPPONENT, YOU
from segoc.inspection.sayings import Saying
from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Standing
from segoc.kernel.language.entry import Entry
from segoc.kernel.language.node import Clause
from segoc.kernel.language.scope import Scope
from segoc.kernel.picture.layers import whose_bits
from segoc.kernel.picture.picture import applies, picture
from segoc.kernel.picture.speakers import clause_of, entry_scope, scope_of
from segoc.kernel.table import verbs
from segoc.kernel.table.card import Card
from segoc.kernel.table.places import EXTRA_DECK, HAND, MONSTER_ZONE, on_field
from segoc.kernel.table.state import State

# Without a reason or a way: what may be done only in some way is forbidden as well.
ANYHOW: Final = 0


class Ban(NamedTuple):
    """What is said, and of whom, as the text says it: you, the opponent or either."""

    saying: Saying
    whose: int


def bans_on(state: State, card: int) -> Iterator[Ban]:
    """What the player on whose side a card lies can't do with it, by what is said of players."""
    held = state.cards[card]
    thinkable = _thinkable(held)
    for had in picture(state).standing:
        effect = had.effect
        if isinstance(effect, Standing) and effect.receivers is None:
            scope = scope_of(state, had)
            if whose_bits(effect.whose, scope.player) >> held.side & 1:
                for clause in effect.clauses:
                    if clause.layer == en.FORBIDDEN and clause.op in thinkable:
                        binds = clause.binds(state, scope, held.side)
                        if applies(state, had) and binds and _bars(state, scope, clause, card):
                            yield Ban(Saying(clause, had.code, effect, 0), effect.whose)
    for entry in state.entries:
        if entry.layer == en.FORBIDDEN and entry.whose >> held.side & 1:
            clause = clause_of(state, entry)
            if entry.value in thinkable and _bars(state, entry_scope(entry), clause, card):
                effect = state.faces[entry.code].effects[entry.effect_no]
                yield Ban(Saying(clause, entry.code, effect, entry.until), _whose(entry))


def _bars(state: State, scope: Scope, clause: Clause, card: int) -> bool:
    return clause.concerns(state, scope, card) and not clause.spares(state, scope, ANYHOW)


def _whose(entry: Entry) -> int:
    if entry.whose == whose_bits(EITHER, entry.player):
        return EITHER
    return YOU if entry.whose == whose_bits(YOU, entry.player) else OPPONENT


def _thinkable(held: Card) -> list[int]:
    """What a player could want to do with a card, by where it lies and what it is."""
    found = [verbs.ACTIVATE]
    if held.printed.is_monster and not on_field(held.place):
        found.append(verbs.SPECIAL_SUMMON)
        if held.place == HAND or (held.place == EXTRA_DECK and held.face_up):
            found.append(verbs.PENDULUM_SUMMON)
    if held.place == HAND:
        found += [
            verbs.SET,
            verbs.NORMAL_SUMMON if held.printed.is_monster else verbs.ACTIVATE_CARD,
        ]
    elif held.place == MONSTER_ZONE:
        found += [verbs.ATTACK, verbs.DECLARE_ATTACK] if held.face_up else [verbs.FLIP_SUMMON]
    elif on_field(held.place) and not held.face_up:
        found.append(verbs.ACTIVATE_CARD)
    return found
