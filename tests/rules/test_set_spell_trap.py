"""Setting Spells and Traps."""

import pytest

from segoc.kernel.knowledge.knowledge import BOTH, show
from segoc.kernel.table import event as ev
from segoc.kernel.table.geometry import field_zone, spell_zone
from segoc.kernel.table.places import FIELD_ZONE, GRAVEYARD, HAND, SPELL_ZONE
from segoc.kernel.table.reason import Reason
from segoc.kernel.table.zones import free_spell_zones
from segoc.kernel.turn.setting import may_set_spell_or_trap
from segoc.lab import BATTLE, MAIN1, MAIN2, A, B, Lab, Seat, Side
from tests.rules.known import known
from tests.rules.surgery import run_to_window

pytestmark = pytest.mark.core

KINDS = [
    "Blank Normal Spell",
    "Blank Ritual Spell",
    "Blank Continuous Spell",
    "Blank Equip Spell",
    "Blank Quick-Play Spell",
    "Blank Normal Trap",
    "Blank Continuous Trap",
    "Blank Counter Trap",
]
FIVE = KINDS[:5]


def side_of(lab: Lab, seat: Seat) -> Side:
    return lab.a if seat is A else lab.b


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("phase", [MAIN1, MAIN2])
def test_every_kind_is_set_face_down_from_the_hand(name: str, phase: int) -> None:
    """CRD-317"""
    lab = Lab(phase=phase, number=9)
    lab.a.hand(name)
    lab.a.set(name, zone="s4")
    assert lab.where(name) == A.spell_zone
    assert lab.spot(name) == "A.s4"
    card = lab.card(name)
    assert not card.face_up
    # Whether it can be activated depends on the turn of its Set (CRD-319).
    assert card.summoned_or_set_turn == 9
    assert lab.state.pile(0, HAND) == []


def test_a_set_is_an_event_with_a_window_after() -> None:
    """CRD-317: and nothing to negate."""
    lab = Lab()
    lab.a.hand("Blank Normal Trap")
    lab.duel.push("set Blank Normal Trap")
    assert lab.windows_of("zone A.s1") == ["after"]
    before = lab.state.moment
    lab.duel.push("zone A.s1")
    event = lab.duel.events[-1]
    assert (event.kind, event.summon_way, event.why) == (ev.SET, 0, ev.BY_RULE)
    assert (event.rule, event.player) == ("CRD-317", 0)
    assert event.moment > before
    (card,) = event.cards
    assert (card.place, card.to_place, card.to_face_up) == (HAND, SPELL_ZONE, False)


def test_as_many_as_there_are_zones() -> None:
    """CRD-317, CRD-318: without a limit in a turn; the sixth has no zone."""
    lab = Lab()
    lab.a.hand(*FIVE, "Blank Normal Trap")
    for name in FIVE:
        lab.a.set(name)
    assert lab.a.why_not("set Blank Normal Trap") == ["CRD-318"]
    assert free_spell_zones(lab.state, 0) == []


@pytest.mark.parametrize("free", [1, 2, 3, 4, 5])
def test_the_last_free_zone_is_enough(free: int) -> None:
    """CRD-318: the others' are of no account, nor are Monster Zones."""
    lab = Lab(turn=B)
    lab.b.hand("Blank Normal Trap")
    for name, zone in zip(FIVE, [n for n in range(1, 6) if n != free], strict=False):
        lab.b.set_cards(name, zone=f"s{zone}")
    lab.a.set_cards(*FIVE)
    lab.b.set("Blank Normal Trap")
    assert lab.spot("Blank Normal Trap") == f"B.s{free}"


def test_the_player_chooses_among_the_free_zones() -> None:
    """CRD-318, SEG-020, SEG-021: the two outermost ones included, which isn't the P-Zone yet."""
    lab = Lab()
    lab.a.hand("Blank Normal Trap")
    lab.a.set_cards("Blank Normal Spell", zone="s2")
    lab.duel.push("set Blank Normal Trap")
    decision = lab.duel.decision
    assert decision is not None
    keys = [option.key for option in decision.options]
    assert keys == ["zone A.s1", "zone A.s3", "zone A.s4", "zone A.s5"]
    for other in ("A.s2", "A.m1", "A.field", "B.s1", "x1"):
        assert lab.a.why_not(f"zone {other}") == ["SEG-020"]
    lab.duel.push("zone A.s5")
    assert lab.where("Blank Normal Trap") == A.spell_zone


def test_not_in_the_battle_phase() -> None:
    """CRD-317: neither a Trap nor a Field Spell."""
    lab = Lab(phase=BATTLE)
    lab.a.hand("Blank Normal Trap", "Blank Field Spell")
    lab.a.monsters("Vorse Raider")
    assert lab.a.why_not("set Blank Normal Trap") == ["CRD-317"]
    assert lab.a.why_not("set Blank Field Spell") == ["CRD-317"]
    lab.a.main_phase_2()
    assert lab.a.can("set Blank Normal Trap")
    assert lab.a.can("set Blank Field Spell")


def test_not_in_the_turn_of_the_opponent() -> None:
    """CRD-317: and it isn't for B to decide (SEG-019)."""
    lab = Lab()
    lab.b.hand("Blank Normal Trap")
    assert lab.b.why_not("set Blank Normal Trap") == ["SEG-019", "CRD-317"]
    lab.a.end_phase()
    assert lab.b.can("set Blank Normal Trap")


@pytest.mark.parametrize("name", ["Blank Normal Trap", "Blank Field Spell"])
def test_only_from_the_own_hand(name: str) -> None:
    """CRD-317: not from the GY, and not what the opponent has shown."""
    lab = Lab()
    lab.a.graveyard(name)
    (reason,) = lab.duel.why_not(f"set {name}")
    assert reason.rule == "CRD-317"
    assert reason.spots == [lab.state.spot(lab.card(name).id)]
    lab = Lab()
    lab.b.hand(name)
    show(lab.state, lab.state.edit(lab.card(name).id), BOTH)
    assert lab.a.why_not(f"set {name}") == ["CRD-317"]


def test_what_is_set_is_not_set_again() -> None:
    """CRD-317"""
    lab = Lab()
    lab.a.set_cards("Blank Normal Trap")
    assert lab.a.why_not("set Blank Normal Trap") == ["CRD-317"]


def test_every_reason_at_once() -> None:
    """CRD-317, CRD-318: the check goes on, and tells all of them."""
    lab = Lab(phase=BATTLE)
    lab.a.monsters("Vorse Raider")
    lab.a.set_cards(*FIVE)
    lab.a.graveyard("Blank Normal Trap")
    assert lab.a.why_not("set Blank Normal Trap") == ["CRD-317", "CRD-317", "CRD-318"]


def test_monsters_are_not_set_among_spells_and_traps() -> None:
    """SEG-032: asked of the rule itself, since a person who says "set" means a Monster Zone."""
    lab = Lab()
    lab.a.hand("Vorse Raider", "Blank Normal Trap")
    monster = lab.card("Vorse Raider").id
    why: list[Reason] = []
    assert not may_set_spell_or_trap(lab.state, 0, monster, why)
    assert [(reason.rule, reason.spots) for reason in why] == [
        ("SEG-032", [lab.state.spot(monster)])
    ]
    assert not may_set_spell_or_trap(lab.state, 0, monster, None)
    assert may_set_spell_or_trap(lab.state, 0, lab.card("Blank Normal Trap").id, None)


def test_setting_leaves_the_normal_summon_alone() -> None:
    """CRD-087: that counts monsters."""
    lab = Lab()
    lab.a.hand("Vorse Raider", "Blank Normal Trap", "Blank Field Spell")
    lab.a.set("Blank Normal Trap")
    lab.a.set("Blank Field Spell")
    lab.a.summon("Vorse Raider")
    assert lab.where("Vorse Raider") == A.monster_zone


# Field Spells.


@pytest.mark.parametrize("seat", [A, B], ids=repr)
def test_a_field_spell_is_set_in_the_own_field_zone(seat: Seat) -> None:
    """CRD-342, CRD-318: it needs none of the Spell & Trap Zones, and there is no choice."""
    lab = Lab(turn=seat)
    me = side_of(lab, seat)
    me.hand("Blank Field Spell")
    me.set_cards(*FIVE)
    me.set("Blank Field Spell")
    assert lab.where("Blank Field Spell") == seat.field_zone
    card = lab.card("Blank Field Spell")
    assert (card.zone, card.place) == (field_zone(seat.player), FIELD_ZONE)
    assert not card.face_up
    assert card.summoned_or_set_turn == lab.state.turn


def test_other_spells_never_use_the_field_zone() -> None:
    """CRD-342, CRD-318: the twin; full zones are full."""
    lab = Lab()
    lab.a.hand("Blank Normal Spell", "Blank Field Spell")
    lab.a.set_cards(*FIVE)
    assert lab.a.why_not("set A.hand.1") == ["CRD-318"]
    assert lab.a.can("set A.hand.2")


def replaced() -> Lab:
    lab = Lab()
    lab.a.hand("Blank Field Spell", "Blank Field Spell")
    lab.a.set("A.hand.1")
    lab.a.set("A.hand.1")
    return lab


def test_a_new_field_spell_replaces_the_old_one() -> None:
    """CRD-343: which goes to the GY by rule, not destroyed, before the new one lies there."""
    lab = replaced()
    old, new = lab.cards("Blank Field Spell")
    assert (old.place, new.place) == (GRAVEYARD, FIELD_ZONE)
    assert old.face_up
    moved, placed = lab.duel.events[-2:]
    assert (moved.kind, placed.kind) == (ev.MOVED, ev.SET)
    assert (moved.move_tags, moved.why) == (ev.SENT_TO_GY, ev.BY_RULE)
    assert (moved.rule, moved.player) == ("CRD-343", 0)
    assert (moved.cards[0].place, moved.cards[0].to_place) == (FIELD_ZONE, GRAVEYARD)
    assert moved.moment < placed.moment


def test_the_field_spell_of_the_opponent_stays() -> None:
    """CRD-343: each player has a Field Zone."""
    lab = Lab()
    lab.a.hand("Blank Field Spell")
    lab.b.set_cards("Blank Field Spell")
    lab.a.set("Blank Field Spell")
    assert [card.place for card in lab.cards("Blank Field Spell")] == [FIELD_ZONE, FIELD_ZONE]
    assert not [event for event in lab.duel.events if event.kind == ev.MOVED]


def test_other_cards_leave_the_field_spell_alone() -> None:
    """CRD-343: only a Field Spell replaces one."""
    lab = Lab()
    lab.a.hand("Blank Normal Trap")
    lab.a.set_cards("Blank Field Spell")
    lab.a.set("Blank Normal Trap")
    assert lab.where("Blank Field Spell") == A.field_zone
    assert lab.where("Blank Normal Trap") == A.spell_zone


def test_no_window_opens_between_the_old_and_the_new_one() -> None:
    """CRD-343"""
    lab = Lab()
    lab.a.hand("Blank Field Spell")
    lab.a.set_cards("Blank Field Spell")
    assert lab.windows_of("set A.hand.1") == ["after"]
    run_to_window(lab.duel, "after", "set A.hand.1")
    assert lab.state.card_at(field_zone(0)) == lab.cards("Blank Field Spell")[0].id


# What the opponent knows.


def set_and_pass(name: str) -> Lab:
    lab = Lab()
    lab.a.hand("Skull Servant", name, "Mokey Mokey")
    lab.a.set(name, zone=None if name == "Blank Field Spell" else "s2")
    lab.a.end_phase()
    return lab


@pytest.mark.parametrize("name", KINDS[1:])
def test_nothing_tells_a_set_card_from_another(name: str) -> None:
    """CRD-320: not even whether it is a Spell or a Trap; its controller may look."""
    first = set_and_pass(KINDS[0])
    second = set_and_pass(name)
    assert known(first, B) == known(second, B)
    assert first.duel.view(1)["zones"]["A.s2"]["code"] is None
    assert second.duel.view(0)["zones"]["A.s2"]["code"] == second.card(name).printed.code


def test_a_set_field_spell_is_known_to_be_one() -> None:
    """CRD-320: by its zone; which one it is stays hidden."""
    lab = set_and_pass("Blank Field Spell")
    zones = lab.duel.view(1)["zones"]
    assert list(zones) == ["A.field"]
    assert zones["A.field"]["code"] is None
    assert zones["A.field"]["face_up"] is False


def test_a_replaced_field_spell_becomes_known() -> None:
    """CRD-320, CRD-343: the GY is public."""
    lab = replaced()
    code = lab.cards("Blank Field Spell")[0].printed.code
    assert [card["code"] for card in lab.duel.view(1)["players"][0]["gy"]] == [code]


def test_a_set_card_takes_its_zone() -> None:
    """SEG-020"""
    lab = Lab()
    lab.a.hand("Blank Normal Trap")
    lab.a.set("Blank Normal Trap", zone="s3")
    assert lab.state.card_at(spell_zone(0, 3)) == lab.card("Blank Normal Trap").id
    assert free_spell_zones(lab.state, 0) == [spell_zone(0, n) for n in (1, 2, 4, 5)]
    assert free_spell_zones(lab.state, 1) == [spell_zone(1, n) for n in (1, 2, 3, 4, 5)]
