"""Sayings: the clauses of standing and applied effects that are about one card now."""

from typing import Final, NamedTuple

from segoc.effects.clauses import AllAre, Cannot
from segoc.kernel.language import entry as en
from segoc.kernel.language.effect import Effect, Standing
from segoc.kernel.language.entry import Entry
from segoc.kernel.language.node import Clause
from segoc.kernel.picture import layers
from segoc.kernel.picture.picture import applies, picture
from segoc.kernel.picture.speakers import clause_of, scope_of
from segoc.kernel.picture.texts import CardEffect
from segoc.kernel.table import verbs
from segoc.kernel.table.places import on_field
from segoc.kernel.table.state import State


class Saying(NamedTuple):
    """A clause about a card, out of an effect of the card with this code. `until` is how long it
    lasts at most (see `entry`), 0 for what stands."""

    clause: Clause
    code: int
    effect: Effect
    until: int


# Coming to the field, which a card that is there has behind it.
COMING: Final = (
    verbs.SPECIAL_SUMMON,
    verbs.NORMAL_SUMMON,
    verbs.PROCEDURE,
    verbs.PENDULUM_SUMMON,
    verbs.SET,
)


def sayings_about(state: State, card: int) -> list[Saying]:
    """All that is said of a card by effects that apply to it, in the order of the layers.

    Whether its effects are negated isn't told here: see `negation.negators_of`.
    """
    there = on_field(state.cards[card].place)
    found: list[Saying] = []
    for had in picture(state).standing:
        effect = had.effect
        if isinstance(effect, Standing) and effect.receivers is not None:
            for clause in effect.clauses:
                if clause.layer != en.NEGATED and _stands(state, had, effect, clause, card):
                    found.append(Saying(clause, had.code, effect, 0))
    for entry in state.entries:
        if entry.layer != en.NEGATED and _is_applied(state, entry, card):
            said = _said(state, entry)
            if said is not None:
                effects = state.faces[entry.code].effects
                found.append(Saying(said, entry.code, effects[entry.effect_no], entry.until))
    return [one for one in found if not there or not _is_about_coming(one.clause)]


def _is_about_coming(clause: Clause) -> bool:
    return clause.layer == en.FORBIDDEN and clause.op in COMING


def _stands(state: State, had: CardEffect, effect: Standing, clause: Clause, card: int) -> bool:
    assert effect.receivers is not None
    if clause.layer == en.UNAFFECTED:
        # Immunity isn't asked whether the card is immune to it.
        scope = scope_of(state, had)
        return applies(state, had) and effect.receivers.includes_shown(state, scope, card)
    if clause.layer == en.LEAVES_FOR and had.gained and had.card == card:
        return False  # EFX-268
    return layers.receives(state, had, effect, card)


def _is_applied(state: State, entry: Entry, card: int) -> bool:
    if entry.receiver < 0 and not isinstance(clause_of(state, entry), AllAre):
        # What players can't do is not said of the card.
        return False
    return layers.is_about(state, entry, card) and layers.entry_applies(state, entry)


def _said(state: State, entry: Entry) -> Clause | None:
    if entry.clause >= 0:
        return clause_of(state, entry)
    # No text of the card says it so: an action does.
    return Cannot(entry.value, 0, None) if entry.layer == en.FORBIDDEN else None
