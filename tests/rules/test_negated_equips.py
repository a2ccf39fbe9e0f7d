"""EFX-220: what a monster wears by its own effect is destroyed by rule when that is negated."""

import pytest

from segoc.kernel.table import event as ev
from segoc.lab import B, Lab

pytestmark = pytest.mark.core


def test_nobody_has_destroyed_it() -> None:
    """So 火焰手, which asks for the opponent's effect, has nothing to answer."""
    lab = Lab()
    lab.a.monsters("纳祭之魔")
    lab.b.monsters("火焰手")
    lab.a.set_cards("技能抽取")
    lab.a.activate("纳祭之魔", targets="火焰手")
    lab.everyone_passes()
    lab.duel.push("zone A.s2")
    lab.a.activate("技能抽取")
    lab.everyone_passes()
    assert lab.where("火焰手") == B.graveyard
    gone = [
        event
        for event in lab.duel.events
        if event.kind == ev.MOVED and event.cards[0].card == lab.card("火焰手").id
    ]
    assert gone[-1].why == ev.BY_RULE
    assert not lab.state.chain
    assert lab.duel.decision is not None
    assert lab.duel.decision.player == 0
