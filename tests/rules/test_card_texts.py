"""Texts that no entry of the rulebook speaks of: damage for each activation of the opponent."""

import pytest

from segoc.kernel.table import decision as dc
from segoc.kernel.table.event import DAMAGE, RESOLVED
from segoc.lab import A, B, Lab, Seat

pytestmark = pytest.mark.core

CANDINA = "淘气仙星·坎迪娜"


def course(lab: Lab) -> list[str]:
    """The links as they are processed, by their number, and the damage, in order."""
    told: list[str] = []
    for event in lab.duel.events:
        if event.kind == RESOLVED:
            told.append(f"link {event.amounts[0]}")
        elif event.kind == DAMAGE:
            told.append(f"{'AB'[event.player]} damage {event.amounts[0]}")
    return told


@pytest.mark.parametrize(("turn", "damage"), [(B, 200), (A, 0)])
def test_only_what_the_opponent_activates_counts(turn: Seat, damage: int) -> None:
    lab = Lab(turn=turn)
    lab.a.monsters(CANDINA)
    side = lab.b if turn is B else lab.a
    side.hand("强欲之壶")
    side.activate("强欲之壶")
    lab.everyone_passes()
    assert lab.state.lp == [8000, 8000 - damage]


def test_a_monster_effect_is_no_spell_or_trap_card() -> None:
    lab = Lab(turn=B)
    lab.a.monsters(CANDINA)
    lab.b.monsters("加农炮兵", "空白4星效果怪兽")
    lab.b.activate("加农炮兵", cost="空白4星效果怪兽")
    lab.everyone_passes()
    assert course(lab) == ["link 1", "A damage 500"]


def test_an_effect_of_a_trap_in_the_gy_is_no_trap_card() -> None:
    lab = Lab(turn=B)
    lab.a.monsters(CANDINA)
    lab.b.graveyard("突破技能")
    lab.b.activate("突破技能", effect=2, targets=CANDINA)
    lab.everyone_passes()
    assert lab.state.lp == [8000, 8000]


def test_a_trap_card_counts_too() -> None:
    lab = Lab(turn=A)
    lab.a.monsters(CANDINA)
    lab.a.hand("强欲之壶")
    lab.b.set_cards("强欲之瓶")
    lab.a.activate("强欲之壶")
    lab.b.activate("强欲之瓶")
    lab.everyone_passes()
    assert course(lab) == ["link 2", "B damage 200", "link 1"]


def test_it_waits_until_the_activation_has_been_processed_to_the_end() -> None:
    """Neither when it is activated nor between the two things that the Spell does."""
    lab = Lab(turn=B)
    lab.a.monsters(CANDINA)
    lab.a.set_cards("强欲之瓶")
    lab.b.deck_top("圣精灵", "双生精灵", "血腥魔兽人")
    lab.b.hand("天使的施舍")
    lab.b.activate("天使的施舍")
    assert lab.a.can("activate 强欲之瓶")
    assert lab.state.lp == [8000, 8000]
    lab.a.passes()
    assert lab.asks(dc.CARDS)
    assert lab.state.lp == [8000, 8000]
    lab.b.chooses("圣精灵", "双生精灵")
    lab.everyone_passes()
    assert lab.state.lp == [8000, 7800]


def test_each_activation_of_a_chain_counts_after_its_own_link() -> None:
    lab = Lab(turn=B)
    lab.a.monsters(CANDINA)
    lab.b.hand("强欲之壶")
    lab.b.set_cards("强欲之瓶")
    lab.b.activate("强欲之壶")
    assert lab.state.lp == [8000, 8000]
    lab.b.activate("强欲之瓶")
    lab.everyone_passes()
    assert course(lab) == ["link 2", "B damage 200", "link 1", "B damage 200"]


def test_a_negated_activation_is_none() -> None:
    lab = Lab(turn=B)
    lab.a.monsters(CANDINA)
    lab.a.hand("空白4星效果怪兽")
    lab.a.set_cards("魔法干扰阵")
    lab.b.hand("强欲之壶")
    lab.b.activate("强欲之壶")
    lab.a.activate("魔法干扰阵", cost="空白4星效果怪兽")
    lab.everyone_passes()
    assert course(lab) == ["link 2", "link 1"]


def test_what_negates_counts_for_its_own_player() -> None:
    """B negates A's Spell: that was an activation of B's Trap."""
    lab = Lab(turn=A)
    lab.a.monsters(CANDINA)
    lab.a.hand("强欲之壶")
    lab.b.hand("空白4星效果怪兽")
    lab.b.set_cards("魔法干扰阵")
    lab.a.activate("强欲之壶")
    lab.b.activate("魔法干扰阵", cost="空白4星效果怪兽")
    lab.everyone_passes()
    assert course(lab) == ["link 2", "B damage 200", "link 1"]


def test_a_negated_effect_was_activated_all_the_same() -> None:
    lab = Lab(turn=B)
    lab.a.monsters(CANDINA, "沉默剑士 LV7")
    lab.b.deck_top("圣精灵")
    lab.b.hand("强欲之壶")
    lab.b.activate("强欲之壶")
    lab.everyone_passes()
    assert lab.spot("圣精灵").startswith("B.deck")
    assert course(lab) == ["link 1", "B damage 200"]


def test_who_is_gone_when_it_has_been_processed_does_nothing() -> None:
    lab = Lab(turn=B)
    lab.a.monsters(CANDINA)
    lab.b.hand("黑洞")
    lab.b.activate("黑洞")
    lab.everyone_passes()
    assert lab.spot(CANDINA) == "A.gy.1"
    assert lab.state.lp == [8000, 8000]
