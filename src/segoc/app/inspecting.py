"""What can be said of a card, in the models of the protocol."""

from typing import Final, Literal

from segoc.app.protocol.base import Cause, Words
from segoc.app.protocol.replies import Fact, Part, Possible, Value
from segoc.app.refusal import rule_words
from segoc.app.table import option_of
from segoc.cards.pool import Pool
from segoc.duel.duel import Duel
from segoc.duel.option_text import read_spot
from segoc.inspection import actions, facts, values
from segoc.inspection.sentences import Sentence
from segoc.kernel.table.places import NO_SPOT, spot_name
from segoc.kernel.table.reason import Reason
from segoc.kernel.table.state import NO_CARD, State

WHAT: Final[dict[values.What, Literal["atk", "def", "level"]]] = {
    "atk": "atk",
    "def": "def",
    "level": "level",
    "rank": "level",
}

Inspection = tuple[tuple[Value, ...], tuple[Fact, ...], tuple[Possible, ...]]


def inspect(duel: Duel, player: int, spot: str, viewer: int) -> Inspection:
    """Values, facts and actions of what lies at a spot, for a viewer: a player, JUDGE or PUBLIC.

    `player` is the viewer, or whom the judge plays for. There is nothing to say of a spot that is
    none, or where nothing lies.
    """
    state, pool = duel.state, duel.pool
    number = read_spot(spot)
    if number == NO_SPOT:
        return (), (), ()
    card = state.card_at(number)
    found = () if card == NO_CARD else values.values_of(state, card, viewer)
    told = () if card == NO_CARD else facts.facts_of(state, pool, card, viewer, duel.events)
    return (
        tuple(_value(one) for one in found),
        tuple(Fact(text=_words(one.text), codes=one.codes) for one in told),
        tuple(
            _possible(one, pool, state) for one in actions.actions_at(duel, player, number, viewer)
        ),
    )


def _value(value: values.Value) -> Value:
    parts = tuple(
        Part(text=_words(part.text), value=part.value, code=part.code) for part in value.parts
    )
    return Value(what=WHAT[value.what], now=value.now, parts=parts)


def _possible(possible: actions.Possible, pool: Pool, state: State) -> Possible:
    causes = dict.fromkeys(_cause(reason) for reason in possible.reasons)
    option = option_of(possible.option, pool, state)
    return Possible(option=option, legal=not causes, causes=tuple(causes))


def _cause(reason: Reason) -> Cause:
    spot = spot_name(reason.spots[0]) if reason.spots else None
    return Cause(rule=reason.rule, statement=rule_words(reason.rule), spot=spot)


def _words(sentence: Sentence) -> Words:
    return Words(en=sentence.en, zh=sentence.zh, ja=sentence.ja)
