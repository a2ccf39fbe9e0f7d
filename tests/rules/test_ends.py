"""How a duel ends: LP, the draw, surrender, and both at once
(SEG-016 to SEG-018, TRM-403, TRM-419, TRM-420)."""

import pytest

from segoc.duel.duel import IllegalMove
from segoc.kernel.chain.settling import Settle
from segoc.kernel.moving.damage import inflict_damage
from segoc.kernel.moving.drawing import draw
from segoc.kernel.table.event import (
    BY_EFFECT,
    BY_RULE,
    DAMAGE,
    DRAWN,
    DUEL_ENDED,
    MOVED,
    STEP_BEGAN,
    SURRENDERED,
)
from segoc.kernel.table.phases import CALCULATION as IN_CALCULATION
from segoc.kernel.table.state import DRAW as NOBODY
from segoc.kernel.turn import machine
from segoc.lab import BATTLE, DRAW, MAIN1, A, B, Lab, Seat
from tests.rules.course import events, steps, windows
from tests.rules.interference import CALCULATION, to_part
from tests.rules.surgery import resume

pytestmark = pytest.mark.core


def over(lab: Lab, winner: int | None, rule: str) -> bool:
    """The duel is over, and everything says so: nobody is asked, nothing is under way."""
    duel = lab.duel
    (ended,) = events(lab, DUEL_ENDED)
    assert duel.events[-1] is ended
    assert (ended.rule, ended.move_tags, ended.why) == (rule, 0, BY_RULE)
    assert ended.player == (NOBODY if winner is None else winner)
    assert duel.decision is None
    assert duel.state.stack == []
    return duel.over and duel.winner == winner and duel.ending == rule


def direct(seat: Seat, lp: int) -> Lab:
    """A turn player about to attack directly for 1900 a player with so many LP."""
    lab = Lab(turn=seat, phase=BATTLE)
    mine, theirs = (lab.a, lab.b) if seat is A else (lab.b, lab.a)
    mine.monsters("Vorse Raider", "Bunilla")
    theirs.lp(lp)
    return lab


# Life Points (SEG-017).


@pytest.mark.parametrize("seat", [A, B], ids=repr)
@pytest.mark.parametrize("lp", [1900, 1899, 1])
def test_who_has_no_lp_left_loses(seat: Seat, lp: int) -> None:
    """LP stop at 0, however much more the damage is."""
    lab = direct(seat, lp)
    lab.duel.push("attack directly Vorse Raider")
    assert lab.state.lp[1 - seat.player] == 0
    assert [event.amounts for event in events(lab, DAMAGE)] == [[1900, 0]]
    assert over(lab, seat.player, "SEG-017")


def test_one_point_left_is_enough() -> None:
    """The twin: 1901 LP."""
    lab = direct(A, 1901)
    lab.a.attack("Vorse Raider")
    assert lab.state.lp == [8000, 1]
    assert not lab.duel.over
    assert events(lab, DUEL_ENDED) == []
    assert lab.a.can("attack directly Bunilla")


def test_an_attacker_can_lose_by_the_own_attack() -> None:
    """SEG-017 whoever's turn it is: 1900 against 2000 DEF with 100 LP."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Bunilla")
    lab.a.lp(100)
    lab.b.monsters("Mystical Elf", defense=True)
    lab.a.attack("Vorse Raider", "Mystical Elf")
    assert over(lab, B.player, "SEG-017")


def test_the_duel_ends_before_anything_else_happens() -> None:
    """TRM-420: at damage calculation, with no window after it and nobody sent to the GY."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Vorse Raider", "Bunilla")
    lab.b.monsters("Celtic Guardian")
    lab.b.lp(500)
    opened = windows(lab, "attack Vorse Raider -> Celtic Guardian")
    assert opened[-1] == "A damage calculation: damage step"
    assert over(lab, A.player, "SEG-017")
    assert lab.state.battle_step == IN_CALCULATION
    assert steps(lab)[-1] == "damage calculation"
    assert lab.where("Celtic Guardian") == B.monster_zone
    assert [event.kind for event in lab.duel.events[-2:]] == [DAMAGE, DUEL_ENDED]
    assert events(lab, STEP_BEGAN)[-1].step_begun == IN_CALCULATION


def test_damage_outside_of_battle_is_settled_too() -> None:
    """SEG-017: `inflict_damage` is the same for effects; nothing and less is no damage."""
    lab = Lab(turn=A, phase=MAIN1)
    inflict_damage(lab.state, B.player, 0, "TRM-403")
    inflict_damage(lab.state, B.player, -100, "TRM-403")
    assert lab.state.lp == [8000, 8000]
    assert events(lab, DAMAGE) == []
    inflict_damage(lab.state, B.player, 1, "TRM-403")
    (damage,) = events(lab, DAMAGE)
    assert (damage.player, damage.amounts, damage.why) == (B.player, [1, 7999], BY_EFFECT)
    assert lab.state.lp == [8000, 7999]


# A draw that can't be made (SEG-016).


@pytest.mark.parametrize("seat", [A, B], ids=repr)
def test_who_can_not_draw_loses(seat: Seat) -> None:
    lab = Lab(turn=seat, phase=DRAW)
    (lab.a if seat is A else lab.b).deck()
    assert over(lab, 1 - seat.player, "SEG-016")
    assert events(lab, MOVED) == []


def test_the_last_card_can_be_drawn() -> None:
    """The twin: it is the next draw that loses."""
    lab = Lab(turn=A, phase=DRAW)
    lab.a.deck("Vorse Raider")
    assert lab.where("Vorse Raider") == A.hand
    assert not lab.duel.over
    lab.a.end_phase()
    assert not lab.duel.over
    lab.b.end_phase()
    assert over(lab, B.player, "SEG-016")


def test_an_empty_deck_alone_loses_nothing() -> None:
    """SEG-016 asks for a draw that can't be made."""
    lab = Lab(turn=A, phase=MAIN1)
    lab.a.deck()
    assert not lab.duel.over
    # It is the opponent who draws next.
    lab.a.end_phase()
    assert not lab.duel.over


def test_who_can_draw_only_some_of_the_cards_loses() -> None:
    """SEG-016, TRM-403: two cards are to be drawn, and there is one."""
    lab = Lab(turn=A, phase=MAIN1)
    lab.a.deck("Vorse Raider")
    lab.a.hand("Bunilla")
    lab.state.decision = None
    draw(lab.state, A.player, 2, BY_EFFECT, "TRM-403")
    lab.state.push(Settle())
    resume(lab.state)
    assert over(lab, B.player, "SEG-016")
    # What there was is in the hand.
    assert lab.where("Vorse Raider") == A.hand


def test_cards_are_drawn_at_the_same_time() -> None:
    """The twin: two of two, in one event, top first."""
    lab = Lab(turn=A, phase=MAIN1)
    lab.a.deck("Vorse Raider", "Celtic Guardian")
    lab.a.hand("Bunilla")
    lab.state.decision = None
    draw(lab.state, A.player, 2, BY_EFFECT, "TRM-403")
    lab.state.push(Settle())
    resume(lab.state)
    (drawn,) = events(lab, MOVED)
    names = ("Vorse Raider", "Celtic Guardian")
    assert [record.card for record in drawn.cards] == [lab.card(name).id for name in names]
    assert (drawn.move_tags, drawn.why, drawn.rule) == (DRAWN, BY_EFFECT, "TRM-403")
    assert not lab.duel.over


def test_the_first_turn_draws_nothing_so_an_empty_deck_is_no_loss() -> None:
    """TRM-113 with SEG-016."""
    lab = Lab(turn=A, phase=DRAW, number=1)
    lab.a.deck()
    lab.a.hand("Vorse Raider")
    assert not lab.duel.over


# Both at once (TRM-419).


def test_both_players_without_lp_is_a_draw() -> None:
    lab = direct(A, 1900)
    to_part(lab, CALCULATION, "attack directly Vorse Raider")
    # As if the same calculation hurt both.
    lab.state.lp[A.player] = 0
    resume(lab.state)
    assert lab.state.lp == [0, 0]
    assert over(lab, None, "TRM-419")


@pytest.mark.parametrize("loser", [A, B], ids=repr)
def test_one_player_without_lp_is_a_loss(loser: Seat) -> None:
    """The twin, settled in the same way."""
    lab = Lab(turn=A, phase=MAIN1)
    lab.state.lp[loser.player] = 0
    lab.state.decision = None
    lab.state.push(Settle())
    resume(lab.state)
    assert over(lab, 1 - loser.player, "SEG-017")


def test_no_lp_and_no_card_to_draw_is_a_draw() -> None:
    """TRM-419 across two ways to lose."""
    lab = Lab(turn=A, phase=DRAW)
    lab.a.deck()
    lab.b.lp(0)
    assert over(lab, None, "TRM-419")


def test_two_reasons_of_one_player_are_no_draw() -> None:
    """The twin: the first reason is the one that counts."""
    lab = Lab(turn=A, phase=DRAW)
    lab.a.deck()
    lab.a.lp(0)
    assert over(lab, B.player, "SEG-016")


def test_settling_ends_nothing_while_nobody_has_lost() -> None:
    lab = Lab(turn=A, phase=MAIN1)
    below = len(lab.state.stack)
    lab.state.push(Settle())
    machine.advance(lab.state)
    assert len(lab.state.stack) == below
    assert not lab.duel.over
    assert lab.state.loss == ["", ""]


# Surrender (SEG-018).


@pytest.mark.parametrize("quitter", [A, B], ids=repr)
@pytest.mark.parametrize("phase", [MAIN1, BATTLE])
def test_a_player_may_surrender_whoever_is_asked(quitter: Seat, phase: int) -> None:
    lab = Lab(turn=A, phase=phase)
    lab.a.monsters("Vorse Raider")
    assert lab.duel.decision is not None
    assert lab.duel.decision.player == A.player
    lab.duel.surrender(quitter.player)
    assert over(lab, 1 - quitter.player, "SEG-018")
    (gave_up,) = events(lab, SURRENDERED)
    assert (gave_up.player, gave_up.rule) == (quitter.player, "SEG-018")


def test_surrender_in_words_is_the_asked_players() -> None:
    lab = Lab(turn=B, phase=MAIN1)
    lab.duel.push("surrender")
    assert over(lab, A.player, "SEG-018")


# Afterwards (TRM-420).


def test_after_the_end_nothing_is_possible() -> None:
    lab = direct(A, 1900)
    lab.a.attack("Vorse Raider")
    assert lab.a.why_not("end phase") == ["TRM-420", "SEG-060"]
    assert lab.a.why_not("attack directly Bunilla") == ["TRM-420", "SEG-041"]
    assert lab.a.why_not("pass") == ["TRM-420"]
    with pytest.raises(IllegalMove):
        lab.duel.push("attack directly Bunilla")
    with pytest.raises(IllegalMove):
        lab.duel.surrender(A.player)
    assert over(lab, A.player, "SEG-017")


def test_an_end_can_be_taken_back() -> None:
    """The end is a state like any other: the duel goes on from before it."""
    lab = direct(A, 1900)
    lab.a.attack("Vorse Raider")
    lab.duel.pop()
    assert not lab.duel.over
    assert lab.state.lp == [8000, 1900]
    assert lab.a.can("attack directly Bunilla")
