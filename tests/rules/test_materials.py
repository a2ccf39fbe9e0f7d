"""Where cards really go: materials, Pendulum and Extra Deck Monsters, Tokens, owners."""

import pytest

from segoc.kernel.language.entry import ATK, WHILE_FACE_UP, Entry
from segoc.kernel.language.lingering import add
from segoc.kernel.moving.destinations import would_go
from segoc.kernel.moving.moves import Move
from segoc.kernel.moving.relocating import attach, relocate, turn_face_down, turn_face_up
from segoc.kernel.summoning.normal_summon import NormalSummon
from segoc.kernel.table import event as ev
from segoc.kernel.table.geometry import monster_zone, spell_zone
from segoc.kernel.table.lifetimes import refer
from segoc.kernel.table.places import (
    ATTACK,
    BANISHED,
    DECK,
    DEFENSE,
    EXTRA_DECK,
    GRAVEYARD,
    HAND,
    MONSTER_ZONE,
    NOWHERE,
    PENDULUM_ZONE,
    SPELL_ZONE,
    UNDER,
)
from segoc.kernel.turn.battle_position import FlipSummon
from segoc.lab import A, B, Lab
from tests.rules.interference import ask_again, shift, turn_down
from tests.rules.more_cards import (
    FUSION_PENDULUM_NAME,
    PENDULUM_NAME,
    POOL,
    RITUAL_NAME,
    TOKEN_NAME,
)
from tests.rules.surgery import below, resume, run_to_window

pytestmark = pytest.mark.core

XYZ = "Blank Xyz Monster"
OTHER_XYZ = "Number 39: Utopia"
EXTRA = ["Blank Fusion Monster", "Blank Synchro Monster", XYZ, "Blank Link Monster"]


def send(lab: Lab, names: list[str], destination: int, tags: int = 0) -> ev.Event:
    """Move cards as an effect would, all at once; returns the event that tells of them."""
    state = lab.state
    cards = [lab.card(name).id for name in names]
    told = len(lab.duel.events)
    depth = len(state.stack)
    decision = state.decision
    state.decision = None
    state.push(Move.of(cards, destination, tags, ev.BY_EFFECT, 1, "EFX-125"))
    while len(state.stack) > depth:
        state.stack[-1].run(state)
    state.decision = decision
    ask_again(lab)
    return lab.duel.events[told]


def places(lab: Lab, *names: str) -> list[int]:
    return [lab.card(name).place for name in names]


# Xyz Materials.


def with_materials() -> Lab:
    lab = Lab(pool=POOL)
    lab.a.monsters(XYZ)
    lab.a.materials(XYZ, "Mystical Elf", "Gemini Elf")
    return lab


def test_materials_are_not_cards_on_the_field() -> None:
    """TRM-244: they lie under a card, open to both players, and can't be used."""
    lab = with_materials()
    assert lab.where("Mystical Elf") == A.material
    assert lab.state.monsters(0) == [lab.card(XYZ).id]
    assert lab.spot("Gemini Elf") == "A.m1.under.2"
    assert lab.card("Gemini Elf").face_up
    shown = lab.duel.view(1)["zones"]["A.m1"]["materials"]
    codes = [lab.card(name).printed.code for name in ("Mystical Elf", "Gemini Elf")]
    assert [card["code"] for card in shown] == codes
    assert lab.a.why_not("change Mystical Elf") == ["TRM-150"]
    assert lab.a.why_not("summon Gemini Elf") == ["CRD-086"]


@pytest.mark.parametrize("destination", [GRAVEYARD, BANISHED, HAND, DECK])
def test_materials_fall_off_when_the_monster_leaves(destination: int) -> None:
    """TRM-234: to the GY wherever it goes, by rule, at the same moment."""
    lab = with_materials()
    event = send(lab, [XYZ], destination)
    assert places(lab, "Mystical Elf", "Gemini Elf") == [GRAVEYARD, GRAVEYARD]
    assert lab.state.under == {}
    fallen = lab.duel.events[-1]
    assert (fallen.kind, fallen.move_tags, fallen.why) == (ev.MOVED, ev.SENT_TO_GY, ev.BY_RULE)
    assert (fallen.rule, fallen.moment) == ("TRM-234", event.moment)
    assert [card.card for card in event.cards] == [lab.card(XYZ).id]
    # They leave as materials, not from the field (TRM-246).
    assert [card.place for card in fallen.cards] == [UNDER, UNDER]
    assert [lab.card(name).face_up for name in ("Mystical Elf", "Gemini Elf")] == [True, True]


def test_a_destroyed_monster_takes_nothing_with_it() -> None:
    """TRM-234: its materials weren't destroyed."""
    lab = with_materials()
    event = send(lab, [XYZ], GRAVEYARD, ev.DESTROYED)
    assert event.move_tags == ev.DESTROYED | ev.SENT_TO_GY
    assert lab.duel.events[-1].move_tags == ev.SENT_TO_GY
    assert not lab.card(XYZ).doomed


def test_face_down_it_keeps_its_materials() -> None:
    """TRM-234: and so it does when it is moved to another zone."""
    lab = with_materials()
    turn_down(lab, XYZ)
    shift(lab, XYZ, "A.m4")
    ask_again(lab)
    assert places(lab, "Mystical Elf", "Gemini Elf") == [UNDER, UNDER]
    assert lab.spot("Mystical Elf") == "A.m4.under.1"


def test_a_detached_material_goes_alone() -> None:
    """TRM-236, TRM-246: the other one stays, and the monster too."""
    lab = with_materials()
    event = send(lab, ["Mystical Elf"], GRAVEYARD)
    assert places(lab, XYZ, "Mystical Elf", "Gemini Elf") == [MONSTER_ZONE, GRAVEYARD, UNDER]
    assert lab.spot("Gemini Elf") == "A.m1.under.1"
    assert event.cards[0].place == UNDER
    send(lab, ["Gemini Elf"], GRAVEYARD)
    assert lab.state.under == {}


def test_the_monster_and_a_material_at_once() -> None:
    """TRM-234: each of them moves once."""
    lab = with_materials()
    send(lab, [XYZ, "Mystical Elf"], BANISHED)
    assert places(lab, XYZ, "Mystical Elf", "Gemini Elf") == [BANISHED, BANISHED, GRAVEYARD]
    assert lab.state.pile(0, GRAVEYARD) == [lab.card("Gemini Elf").id]


@pytest.mark.parametrize(
    "pair",
    [
        (XYZ, "Mystical Elf", "Gemini Elf"),
        (OTHER_XYZ, "Gemini Elf", "Mystical Elf"),
    ],
)
def test_the_materials_of_another_monster_stay(pair: tuple[str, str, str]) -> None:
    """TRM-234"""
    lab = Lab(pool=POOL)
    lab.a.monsters(XYZ, OTHER_XYZ)
    lab.a.materials(XYZ, "Mystical Elf")
    lab.a.materials(OTHER_XYZ, "Gemini Elf")
    leaving, fallen, staying = pair
    send(lab, [leaving], BANISHED)
    assert places(lab, fallen, staying) == [GRAVEYARD, UNDER]


def test_materials_go_to_their_owners() -> None:
    """EFX-158: also from under a monster of the other player."""
    lab = Lab(pool=POOL)
    lab.a.monsters(XYZ)
    lab.b.monsters("Battle Ox")
    attach(lab.state, lab.card("Battle Ox").id, lab.card(XYZ).id)
    ask_again(lab)
    assert lab.where("Battle Ox") == A.material
    assert lab.state.monsters(1) == []
    send(lab, [XYZ], GRAVEYARD)
    assert lab.where("Battle Ox") == B.graveyard


def test_materials_go_along_with_a_change_of_control() -> None:
    """TRM-174: they lie under it, on whichever side that is."""
    lab = with_materials()
    shift(lab, XYZ, "B.m3")
    assert lab.where(XYZ) == B.monster_zone
    assert lab.where("Mystical Elf") == B.material
    send(lab, [XYZ], GRAVEYARD)
    assert lab.where("Mystical Elf") == A.graveyard


def test_a_pendulum_material_goes_to_the_graveyard() -> None:
    """CRD-083: it wasn't on the field."""
    lab = Lab(pool=POOL)
    lab.a.monsters(XYZ)
    lab.a.materials(XYZ, PENDULUM_NAME)
    assert would_go(lab.state, lab.card(PENDULUM_NAME).id, GRAVEYARD) == GRAVEYARD
    send(lab, [XYZ], GRAVEYARD)
    assert lab.where(PENDULUM_NAME) == A.graveyard


def test_a_material_is_another_object_when_it_falls() -> None:
    """TRM-246"""
    lab = with_materials()
    reference = refer(lab.card("Mystical Elf"))
    send(lab, [XYZ], GRAVEYARD)
    assert not reference.same_object(lab.card("Mystical Elf"))


def test_a_negated_flip_summon_drops_the_materials() -> None:
    """TRM-234, NEG-034: when an Xyz Monster is flipped in vain."""
    lab = with_materials()
    turn_down(lab, XYZ)
    ask_again(lab)
    run_to_window(lab.duel, "negation", f"flip {XYZ}")
    assert places(lab, "Mystical Elf", "Gemini Elf") == [UNDER, UNDER]
    below(lab.state, FlipSummon).negate(lab.state)
    resume(lab.state)
    assert places(lab, XYZ, "Mystical Elf", "Gemini Elf") == [GRAVEYARD] * 3


# Extra Deck Monsters.


@pytest.mark.parametrize("name", EXTRA)
@pytest.mark.parametrize("destination", [HAND, DECK])
def test_extra_deck_monsters_return_to_the_extra_deck(name: str, destination: int) -> None:
    """CRD-062: face-down."""
    lab = Lab()
    lab.a.monsters(name)
    number = lab.card(name).id
    assert would_go(lab.state, number, destination) == EXTRA_DECK
    event = send(lab, [name], destination)
    assert lab.where(name) == A.extra_deck
    assert not lab.card(name).face_up
    assert event.move_tags == 0
    assert event.cards[0].to_place == EXTRA_DECK


@pytest.mark.parametrize("destination", [HAND, DECK])
def test_other_monsters_return_where_they_are_told(destination: int) -> None:
    """CRD-062: the twin."""
    lab = Lab()
    lab.a.monsters("Vorse Raider")
    assert would_go(lab.state, lab.card("Vorse Raider").id, destination) == destination
    send(lab, ["Vorse Raider"], destination)
    assert lab.card("Vorse Raider").place == destination
    assert not lab.card("Vorse Raider").face_up


@pytest.mark.parametrize("name", [*EXTRA, "Vorse Raider"])
@pytest.mark.parametrize("destination", [GRAVEYARD, BANISHED])
def test_they_are_sent_and_banished_like_all_others(name: str, destination: int) -> None:
    """CRD-062: face-up, and the proper summon is remembered there (CRD-143)."""
    lab = Lab()
    lab.a.monsters(name)
    proper = lab.card(name).proper
    assert proper == (name in EXTRA)
    event = send(lab, [name], destination)
    card = lab.card(name)
    assert (card.place, card.face_up, card.proper) == (destination, True, proper)
    assert event.move_tags == (ev.SENT_TO_GY if destination == GRAVEYARD else 0)


def test_the_proper_summon_is_forgotten_in_hidden_places() -> None:
    """CRD-143: and kept face-up in the Extra Deck (CRD-190)."""
    lab = Lab(pool=POOL)
    lab.a.monsters("Blank Fusion Monster", FUSION_PENDULUM_NAME)
    lab.state.edit(lab.card(FUSION_PENDULUM_NAME).id).proper = True
    send(lab, ["Blank Fusion Monster"], DECK)
    send(lab, [FUSION_PENDULUM_NAME], GRAVEYARD)
    assert not lab.card("Blank Fusion Monster").proper
    assert lab.card(FUSION_PENDULUM_NAME).proper


@pytest.mark.parametrize(
    ("place", "face_up", "kept"),
    [
        (HAND, False, False),
        (DECK, False, False),
        (GRAVEYARD, True, True),
        (BANISHED, True, True),
        (BANISHED, False, True),
    ],
)
def test_a_ritual_monster_forgets_its_proper_summon_too(
    place: int, face_up: bool, kept: bool
) -> None:
    """CRD-143: in the hand and the Deck, and nowhere else."""
    lab = Lab(pool=POOL)
    lab.a.monsters(RITUAL_NAME)
    assert lab.card(RITUAL_NAME).proper
    relocate(lab.state, lab.card(RITUAL_NAME).id, place, 0, face_up=face_up)
    assert lab.card(RITUAL_NAME).proper is kept


# Pendulum Monsters.


@pytest.mark.parametrize("name", [PENDULUM_NAME, FUSION_PENDULUM_NAME])
def test_a_pendulum_goes_from_the_field_to_the_extra_deck(name: str) -> None:
    """CRD-068: face-up, so it isn't sent to the GY."""
    lab = Lab(pool=POOL)
    lab.a.monsters(name)
    assert would_go(lab.state, lab.card(name).id, GRAVEYARD) == EXTRA_DECK
    event = send(lab, [name], GRAVEYARD, ev.DESTROYED)
    assert lab.where(name) == A.extra_deck
    assert lab.card(name).face_up
    assert event.move_tags == ev.DESTROYED
    shown = lab.duel.view(1)["players"][0]["extra"]["cards"]
    assert [card["code"] for card in shown] == [lab.card(name).printed.code]


def test_a_face_down_pendulum_as_well() -> None:
    """CRD-068: it lies face-up in the Extra Deck then."""
    lab = Lab(pool=POOL)
    lab.a.set_monsters(PENDULUM_NAME)
    send(lab, [PENDULUM_NAME], GRAVEYARD)
    assert lab.where(PENDULUM_NAME) == A.extra_deck
    assert lab.card(PENDULUM_NAME).face_up


@pytest.mark.parametrize("place", [SPELL_ZONE, PENDULUM_ZONE])
def test_a_pendulum_among_the_spells_as_well(place: int) -> None:
    """CRD-068"""
    lab = Lab(pool=POOL)
    lab.a.hand(PENDULUM_NAME)
    number = lab.card(PENDULUM_NAME).id
    relocate(lab.state, number, place, 0, spell_zone(0, 1), True)
    assert would_go(lab.state, number, GRAVEYARD) == EXTRA_DECK


def test_a_tributed_pendulum_too() -> None:
    """CRD-068, CRD-103: Tributed, but not sent to the GY."""
    lab = Lab(pool=POOL)
    lab.a.hand("Curse of Dragon")
    lab.a.monsters(PENDULUM_NAME)
    lab.a.summon("Curse of Dragon", tributes=PENDULUM_NAME)
    assert lab.where(PENDULUM_NAME) == A.extra_deck
    (event,) = [event for event in lab.duel.events if event.kind == ev.MOVED]
    assert event.move_tags == ev.TRIBUTED


@pytest.mark.parametrize("place", [HAND, DECK, BANISHED])
def test_a_pendulum_from_elsewhere_goes_to_the_graveyard(place: int) -> None:
    """CRD-083"""
    lab = Lab(pool=POOL)
    lab.a.hand(PENDULUM_NAME)
    number = lab.card(PENDULUM_NAME).id
    relocate(lab.state, number, place, 0)
    assert would_go(lab.state, number, GRAVEYARD) == GRAVEYARD
    send(lab, [PENDULUM_NAME], GRAVEYARD)
    assert lab.where(PENDULUM_NAME) == A.graveyard


def test_a_pendulum_whose_normal_summon_is_negated() -> None:
    """CRD-084: to the GY; it was never on the field."""
    lab = Lab(pool=POOL)
    lab.a.hand(PENDULUM_NAME)
    run_to_window(lab.duel, "negation", f"summon {PENDULUM_NAME}", "zone A.m1")
    below(lab.state, NormalSummon).negate(lab.state)
    resume(lab.state)
    assert lab.where(PENDULUM_NAME) == A.graveyard


def test_a_pendulum_whose_flip_summon_is_negated() -> None:
    """NEG-016, CRD-083: to the Extra Deck, for it is sent from the field."""
    lab = Lab(pool=POOL)
    lab.a.set_monsters(PENDULUM_NAME)
    run_to_window(lab.duel, "negation", f"flip {PENDULUM_NAME}")
    below(lab.state, FlipSummon).negate(lab.state)
    resume(lab.state)
    assert lab.where(PENDULUM_NAME) == A.extra_deck


@pytest.mark.parametrize("destination", [HAND, DECK, BANISHED])
def test_a_pendulum_returned_or_banished_obeys(destination: int) -> None:
    """CRD-068: only the way to the GY is another."""
    lab = Lab(pool=POOL)
    lab.a.monsters(PENDULUM_NAME)
    send(lab, [PENDULUM_NAME], destination)
    assert lab.card(PENDULUM_NAME).place == destination


@pytest.mark.parametrize("destination", [HAND, DECK])
def test_an_extra_deck_pendulum_returns_face_down(destination: int) -> None:
    """CRD-067: and forgets its proper summon (CRD-143)."""
    lab = Lab(pool=POOL)
    lab.a.monsters(FUSION_PENDULUM_NAME)
    send(lab, [FUSION_PENDULUM_NAME], destination)
    assert lab.where(FUSION_PENDULUM_NAME) == A.extra_deck
    card = lab.card(FUSION_PENDULUM_NAME)
    assert (card.face_up, card.proper) == (False, False)


# Tokens.


@pytest.mark.parametrize("destination", [GRAVEYARD, BANISHED, HAND, DECK, EXTRA_DECK])
def test_a_token_vanishes_wherever_it_would_go(destination: int) -> None:
    """TRM-284, TRM-287: and costs can know that beforehand."""
    lab = Lab(pool=POOL)
    lab.a.monsters(TOKEN_NAME)
    assert would_go(lab.state, lab.card(TOKEN_NAME).id, destination) == NOWHERE
    event = send(lab, [TOKEN_NAME], destination, ev.DESTROYED)
    card = lab.card(TOKEN_NAME)
    assert (card.place, card.zone) == (NOWHERE, -1)
    assert event.move_tags == ev.DESTROYED
    assert lab.state.card_at(monster_zone(0, 1)) == -1
    piles = [pile for pile in lab.state.piles if card.id in pile]
    assert piles == []


def test_a_set_of_cards_moves_at_once_each_its_own_way() -> None:
    """CRD-068, CRD-107, EFX-158: one event, one moment."""
    lab = Lab(pool=POOL)
    lab.a.monsters(TOKEN_NAME, PENDULUM_NAME, "Vorse Raider")
    lab.b.monsters("Battle Ox")
    shift(lab, "Battle Ox", "A.m5")
    names = [TOKEN_NAME, PENDULUM_NAME, "Vorse Raider", "Battle Ox"]
    before = lab.state.moment
    event = send(lab, names, GRAVEYARD, ev.DESTROYED)
    assert event.moment == before + 1
    found = [lab.where(name) for name in names]
    assert found == [A.nowhere, A.extra_deck, A.graveyard, B.graveyard]
    assert [card.card for card in event.cards] == [lab.card(name).id for name in names]
    assert event.move_tags == ev.DESTROYED | ev.SENT_TO_GY
    assert lab.duel.events[-1] is event


# Owners and memory.


@pytest.mark.parametrize("destination", [GRAVEYARD, BANISHED, HAND, DECK])
def test_cards_go_to_their_owner(destination: int) -> None:
    """EFX-158: whoever controlled them."""
    lab = Lab()
    lab.b.monsters("Battle Ox")
    shift(lab, "Battle Ox", "A.m5")
    event = send(lab, ["Battle Ox"], destination)
    card = lab.card("Battle Ox")
    assert (card.place, card.side) == (destination, 1)
    assert card.id in lab.state.pile(1, destination)
    assert (event.cards[0].side, event.cards[0].to_side) == (0, 1)
    assert event.player == 1


def test_what_leaves_is_another_object() -> None:
    """TRM-050: it forgets how it came, what it did, and what applied to it."""
    lab = Lab(number=9)
    lab.a.hand("Vorse Raider")
    lab.a.summon("Vorse Raider")
    card = lab.card("Vorse Raider")
    reference = refer(card)
    add(lab.state, Entry(card.id, ATK, 2, 500, WHILE_FACE_UP))
    lab.state.edit(card.id).declared_turn = 9
    send(lab, ["Vorse Raider"], GRAVEYARD, ev.DESTROYED)
    card = lab.card("Vorse Raider")
    assert not reference.same_object(card)
    assert (
        card.summon_way,
        card.summoned_or_set_turn,
        card.declared_turn,
        card.position_changed_turn,
    ) == (0, 0, 0, 0)
    assert not card.doomed
    assert lab.state.entries == []
    assert lab.atk("Vorse Raider") == 1900


def test_what_moves_within_the_own_zones_is_the_same_object() -> None:
    """EFX-281, EFX-282, TRM-069: the twin; so does a change of control."""
    lab = Lab(number=9)
    lab.a.hand("Vorse Raider")
    lab.a.summon("Vorse Raider", zone="m1")
    reference = refer(lab.card("Vorse Raider"))
    add(lab.state, Entry(reference.card, ATK, 2, 500, WHILE_FACE_UP))
    for zone in ("A.m2", "B.m3"):
        shift(lab, "Vorse Raider", zone)
        card = lab.card("Vorse Raider")
        assert reference.same_object(card)
        assert reference.still_linked(card)
        assert (card.summon_way, card.summoned_or_set_turn) == (ev.NORMAL_SUMMON, 9)
        assert lab.atk("Vorse Raider") == 2400
    assert lab.state.card_at(monster_zone(0, 1)) == -1
    assert lab.state.card_at(monster_zone(1, 3)) == reference.card


def test_a_monster_that_becomes_a_spell_is_another_object() -> None:
    """TRM-050"""
    lab = Lab()
    lab.a.monsters("Vorse Raider")
    reference = refer(lab.card("Vorse Raider"))
    relocate(lab.state, reference.card, SPELL_ZONE, 0, spell_zone(0, 2), True)
    assert not reference.same_object(lab.card("Vorse Raider"))


def test_a_card_determined_to_be_destroyed_counts_as_such() -> None:
    """CRD-275: from the moment that the set is determined, before anything moves."""
    lab = Lab()
    lab.a.monsters("Vorse Raider", "Battle Ox")
    state = lab.state
    card = lab.card("Vorse Raider").id
    other = lab.card("Battle Ox").id
    destruction = Move.of([card], GRAVEYARD, ev.DESTROYED, ev.BY_EFFECT, 1, "EFX-125")
    state.push(destruction)
    destruction.run(state)
    assert (state.cards[card].doomed, state.cards[card].place) == (True, MONSTER_ZONE)
    assert not state.cards[other].doomed
    sending = Move.of([other], GRAVEYARD, 0, ev.BY_EFFECT, 1, "EFX-125")
    state.push(sending)
    sending.run(state)
    assert not state.cards[other].doomed


def test_a_move_under_way_can_be_copied() -> None:
    """CRD-275: between any two of its steps; each copy moves the same cards once."""
    lab = Lab(pool=POOL)
    lab.a.monsters(XYZ, PENDULUM_NAME)
    lab.a.materials(XYZ, "Mystical Elf")
    names = (XYZ, PENDULUM_NAME, "Mystical Elf")
    numbers = [lab.card(name).id for name in names]
    lab.state.push(Move.of(numbers[:2], GRAVEYARD, ev.DESTROYED, ev.BY_EFFECT, 1, "EFX-125"))
    lab.state.decision = None
    copies = [lab.state.copy()]
    for _step in range(4):
        lab.state.stack[-1].run(lab.state)
        copies.append(lab.state.copy())
    for copy in copies:
        resume(copy)
        found = [copy.cards[number].place for number in numbers]
        assert found == [GRAVEYARD, EXTRA_DECK, GRAVEYARD]
        assert len(copy.pile(0, GRAVEYARD)) == 2
        assert len(copy.pile(0, EXTRA_DECK)) == 1


# The state of the table.


def test_turning_over_and_back() -> None:
    """TRM-140, CRD-258: what was seen face-up is known face-down; a Set card becomes known."""
    lab = Lab()
    lab.a.monsters("Vorse Raider")
    lab.a.set_monsters("Mystical Elf")
    raider, elf = lab.card("Vorse Raider").id, lab.card("Mystical Elf").id
    turn_face_down(lab.state, raider, DEFENSE)
    assert lab.position("Vorse Raider") == "face-down defense"
    assert lab.duel.view(1)["zones"]["A.m1"]["code"] == lab.card("Vorse Raider").printed.code
    assert lab.duel.view(1)["zones"]["A.m2"]["code"] is None
    turn_face_up(lab.state, elf, ATTACK)
    assert lab.position("Mystical Elf") == "face-up attack"
    assert lab.duel.view(1)["zones"]["A.m2"]["code"] == lab.card("Mystical Elf").printed.code
