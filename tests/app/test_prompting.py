"""Auto asks about what the opponent does, and not about what always happens."""

from segoc.app.prompting import passes_unasked
from segoc.kernel.table.decision import WINDOW
from segoc.lab import B, Lab


def asked_in_the_next_turn() -> dict[str, bool]:
    """The phases of A's turn in which B could activate 旋风, and whether Auto asks for it."""
    lab = Lab(turn=B)
    lab.b.set_cards("旋风")
    lab.a.set_cards("空白通常陷阱")
    duel = lab.duel
    found: dict[str, bool] = {}
    began = duel.state.turn
    while duel.state.turn < began + 2:
        decision = duel.decision
        assert decision is not None
        if decision.topic == WINDOW:
            if duel.state.turn_player == 0 and decision.player == 1:
                phase = duel.view(1)["phase"]
                asks = passes_unasked(duel.state, "auto") is None
                found[phase] = found.get(phase, False) or asks
            duel.push("pass")
        else:
            duel.push("end phase" if "end phase" in _keys(lab) else _keys(lab)[-1])
    return found


def _keys(lab: Lab) -> list[str]:
    decision = lab.duel.decision
    return [] if decision is None else [option.key for option in decision.options]


def test_phases_and_draws_by_rule_go_by_but_for_the_end() -> None:
    assert asked_in_the_next_turn() == {
        "Draw Phase": False,
        "Standby Phase": False,
        "Main Phase 1": True,
        "End Phase": True,
    }
