"""Nothing is told that the viewer can not know."""

from collections.abc import Sequence

import pytest

from segoc import Duel
from segoc.duel.view import JUDGE, PUBLIC, shows
from segoc.inspection.actions import actions_at
from segoc.inspection.fact import Fact
from segoc.inspection.facts import facts_of
from segoc.inspection.values import Value, values_of
from segoc.kernel.samples.renumbering import as_they_lie
from segoc.kernel.table.event import CardSnapshot, Event
from segoc.kernel.table.state import NO_CARD, State
from tests.inspection.positions import POOL, positions

pytestmark = pytest.mark.core


class TestSecrecy:
    def test_another_duel_that_looks_the_same_gets_the_same_answers(self) -> None:
        asked = 0
        for duel, chance in positions(range(100, 125), 12):
            player = chance.below(2)
            sample = duel.sample(player, chance.word())
            past = _past_in(sample.state, duel)
            for held in duel.state.cards:
                spot = duel.state.spot(held.id)
                if spot < 0 or chance.below(3):
                    continue
                asked += shows(held.seen, player)
                for viewer in (player, PUBLIC):
                    mine = _answers(duel, player, spot, viewer, duel.events)
                    assert mine == _answers(sample, player, spot, viewer, past)
        assert asked > 1000

    def test_and_would_not_for_the_judge(self) -> None:
        """Else the test above would prove nothing."""
        differing = 0
        for duel, chance in positions(range(100, 104), 12):
            sample = duel.sample(0, chance.word())
            past = _past_in(sample.state, duel)
            for held in duel.state.cards:
                spot = duel.state.spot(held.id)
                if spot >= 0 and not shows(held.seen, 0):
                    mine = _answers(duel, 0, spot, JUDGE, duel.events)
                    differing += mine != _answers(sample, 0, spot, JUDGE, past)
        assert differing > 0


Answers = tuple[list[Value], list[Fact], list[tuple[str, list[tuple[str, list[int]]]]]]


def _past_in(sample: State, duel: Duel) -> list[Event]:
    """A sample has no past of its own: what has happened is what happened in the duel, to the cards
    that lie there now."""
    there = dict(zip(as_they_lie(duel.state), as_they_lie(sample), strict=True))

    def told(record: CardSnapshot) -> CardSnapshot:
        new = record.copy()
        new.card = there[record.card]
        new.life += sample.cards[new.card].life - duel.state.cards[record.card].life
        return new

    return [one.about([told(record) for record in one.cards], one.source) for one in duel.events]


def _answers(duel: Duel, player: int, spot: int, viewer: int, events: Sequence[Event]) -> Answers:
    card = duel.state.card_at(spot)
    assert card != NO_CARD
    told = [
        (one.option.key, [(reason.rule, reason.spots) for reason in one.reasons])
        for one in actions_at(duel, player, spot, viewer)
    ]
    return (
        values_of(duel.state, card, viewer),
        facts_of(duel.state, POOL, card, viewer, events),
        told,
    )
