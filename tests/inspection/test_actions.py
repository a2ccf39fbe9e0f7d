"""Actions, and the reasons against them."""

import pytest

from segoc.duel.option_text import read_spot
from segoc.duel.view import JUDGE, PUBLIC
from segoc.inspection.actions import Possible, actions_at
from segoc.kernel.table import decision as dc
from segoc.kernel.table.decision import Option
from segoc.lab import BATTLE, Lab
from tests.inspection.positions import positions

pytestmark = pytest.mark.core


def actions(lab: Lab, spot: str, viewer: int = 0) -> dict[str, list[str]]:
    """What can be thought of by key, and the rules against it."""
    found = actions_at(lab.duel, max(0, viewer), read_spot(spot), viewer)
    return {one.option.key: [reason.rule for reason in one.reasons] for one in found}


class TestActions:
    def test_a_monster_in_the_hand(self) -> None:
        lab = Lab()
        lab.a.hand("Gemini Elf", "Dark Magician")
        found = actions(lab, "A.hand.1")
        assert found == {"summon A.hand.1": [], "set A.hand.1": []}
        assert actions(lab, "A.hand.2") == {
            "summon A.hand.2": ["CRD-098"],
            "set A.hand.2": ["CRD-098"],
        }

    def test_a_spell_and_a_trap_in_the_hand(self) -> None:
        lab = Lab()
        lab.a.hand("Black Pendant", "Mirror Force")
        # No monster to equip it to.
        assert actions(lab, "A.hand.1") == {
            "set A.hand.1": [],
            "activate A.hand.1": lab.a.why_not("activate A.hand.1"),
        }
        assert actions(lab, "A.hand.2")["activate A.hand.2"]
        assert "summon A.hand.2" not in actions(lab, "A.hand.2")

    def test_a_face_down_monster(self) -> None:
        lab = Lab()
        lab.a.set_monsters("Mystical Elf", zone="A.m1")
        assert actions(lab, "A.m1") == {"flip A.m1": []}

    def test_attacks_outside_of_the_battle_phase_are_told_once(self) -> None:
        lab = Lab()
        lab.a.monsters("Gemini Elf", zone="A.m1")
        lab.b.monsters("Vorse Raider", "Luster Dragon")
        assert actions(lab, "A.m1") == {"change A.m1": [], "attack A.m1": ["SEG-041"]}

    def test_each_target_in_the_battle_phase(self) -> None:
        lab = Lab(phase=BATTLE)
        lab.a.monsters("Gemini Elf", zone="A.m1")
        lab.b.monsters("Vorse Raider", zone="B.m1")
        lab.b.monsters("Luster Dragon", zone="B.m2")
        found = actions(lab, "A.m1")
        assert found["attack A.m1 -> B.m1"] == found["attack A.m1 -> B.m2"] == []
        assert found["attack directly A.m1"] == ["SEG-043"]

    def test_a_target_shows_who_can_attack_it(self) -> None:
        lab = Lab(phase=BATTLE)
        lab.a.monsters("Gemini Elf", zone="A.m1")
        lab.b.set_monsters("Vorse Raider", zone="B.m1")
        assert actions(lab, "B.m1") == {"attack A.m1 -> B.m1": []}

    def test_effects_where_they_work(self) -> None:
        lab = Lab()
        lab.a.graveyard("Breakthrough Skill")
        lab.a.hand("Breakthrough Skill")
        assert [*actions(lab, "A.gy.1")] == ["activate A.gy.1 #2"]
        assert "activate A.hand.1 #2" not in actions(lab, "A.hand.1")

    def test_what_is_face_up_was_activated(self) -> None:
        lab = Lab()
        lab.a.face_up("Skill Drain", zone="A.s2")
        assert actions(lab, "A.s2") == {}

    def test_monsters_of_the_extra_deck(self) -> None:
        lab = Lab()
        lab.a.extra_deck("Number 39: Utopia")
        lab.a.monsters("Gemini Elf")
        assert actions(lab, "A.extra.1") == {"special summon A.extra.1": ["CRD-215"]}

    def test_that_others_can_be_pendulum_summoned_doesnt_help(self) -> None:
        lab = Lab()
        lab.a.pendulum_zones("Timegazer Magician", "Stargazer Magician")
        lab.a.hand("Gemini Elf", "Mokey Mokey")
        assert actions(lab, "A.s1")["pendulum summon"] == []
        assert actions(lab, "A.hand.1")["pendulum summon"] == []
        assert actions(lab, "A.hand.2")["pendulum summon"] == ["CRD-224"]

    def test_no_pendulum_summon_without_a_scale(self) -> None:
        lab = Lab()
        lab.a.hand("Gemini Elf")
        assert "pendulum summon" not in actions(lab, "A.hand.1")

    def test_what_can_be_picked_and_what_not(self) -> None:
        lab = Lab()
        lab.a.hand("Rush Recklessly")
        lab.a.monsters("Gemini Elf", zone="A.m1")
        lab.b.monsters("Vorse Raider", zone="B.m1")
        lab.b.set_monsters("Mystical Elf", zone="B.m2")
        lab.b.graveyard("Luster Dragon")
        lab.duel.push("activate A.hand.1")
        while not lab.asks(dc.TARGETS):
            assert lab.duel.decision is not None
            lab.duel.push(lab.duel.decision.options[0])
        assert actions(lab, "B.m1")["pick B.m1"] == []
        assert actions(lab, "B.gy.1") == {"pick B.gy.1": ["EFX-051"]}
        # Its face isn't shown.
        assert actions(lab, "B.m2") == {}

    def test_an_empty_zone(self) -> None:
        lab = Lab()
        lab.a.hand("Gemini Elf")
        lab.duel.push("summon A.hand.1")
        assert actions(lab, "A.m2") == {"zone A.m2": []}
        assert actions(lab, "B.m2") == {"zone B.m2": ["SEG-020"]}
        assert actions(lab, "A.s2") == {"zone A.s2": ["SEG-020"]}

    def test_of_what_the_opponent_holds_nothing(self) -> None:
        lab = Lab()
        lab.b.hand("Gemini Elf")
        lab.b.monsters("Vorse Raider", zone="B.m1")
        assert actions(lab, "B.hand.1") == {}
        assert actions(lab, "B.m1") == {}
        assert actions(lab, "A.hand.9") == {}

    def test_the_judge_thinks_for_both(self) -> None:
        lab = Lab()
        lab.b.hand("Gemini Elf")
        found = actions(lab, "B.hand.1", JUDGE)
        assert found["summon B.hand.1"] == ["SEG-019", "CRD-086"]

    def test_the_public_does_nothing(self) -> None:
        lab = Lab()
        lab.a.monsters("Gemini Elf", zone="A.m1")
        assert actions(lab, "A.m1", PUBLIC) == {}

    def test_all_that_is_legal_is_told_and_all_else_has_reasons(self) -> None:
        thought = 0
        for duel, _ in positions(range(20), 12):
            state, decision = duel.state, duel.decision
            assert decision is not None
            player = decision.player
            spots = {option.spot for option in decision.options} | {
                state.spot(held.id) for held in state.cards
            }
            for spot in sorted(spots):
                found = actions_at(duel, player, spot, player)
                keys = [one.option.key for one in found]
                assert len(keys) == len({*keys})
                legal = [option for option in decision.options if spot in _places(option)]
                assert {one.key for one in legal} <= _legal(found)
                for one in found:
                    thought += 1
                    if not one.reasons:
                        assert decision.lists(one.option)
        assert thought > 2000


def _places(option: Option) -> tuple[int, ...]:
    return tuple(spot for spot in (option.spot, option.aim) if spot >= 0)


def _legal(found: list[Possible]) -> set[str]:
    return {one.option.key for one in found if not one.reasons}
