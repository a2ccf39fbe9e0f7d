"""How long a fact about a card lives: the table of `lifetimes`, row by row."""

import pytest

from segoc.kernel.language import entry, lingering
from segoc.kernel.language.entry import Entry
from segoc.kernel.moving.relocating import attach, relocate, turn_face_down, turn_face_up
from segoc.kernel.picture import counters, values
from segoc.kernel.table import counter_kinds, lifetimes
from segoc.kernel.table.card import Card, Lease
from segoc.kernel.table.geometry import spell_zone
from segoc.kernel.table.kinds import EFFECT_MONSTER, FUSION, MONSTER, PENDULUM
from segoc.kernel.table.lifetimes import forget, refer
from segoc.kernel.table.places import (
    ATTACK,
    BANISHED,
    DECK,
    DEFENSE,
    EXTRA_DECK,
    GRAVEYARD,
    HAND,
    IN_THE_ACT,
    MONSTER_ZONE,
    SPELL_ZONE,
)
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.state import State
from segoc.kernel.turn.machine import add_card, ask_again, empty
from segoc.lab import Lab

pytestmark = pytest.mark.core

PLAIN = Printed(1, MONSTER, level=4, atk=1000, defense=1000)
FUSED = Printed(2, MONSTER, types=EFFECT_MONSTER | FUSION, level=8, atk=1000, defense=1000)
PENDULUM_MONSTER = Printed(
    3, MONSTER, types=EFFECT_MONSTER | PENDULUM, level=4, atk=1000, defense=1000
)
for _printed in (PLAIN, FUSED, PENDULUM_MONSTER):
    # What such a card would be by its own text; here it makes no difference.
    _printed.forms = [_printed]

# The table drawn by hand: a mark is what survives.
#                 that card linked effects how turn proper by whom form made of face-up victims
TABLE = """
  WITHIN_ZONES    x         x      x       x   x    x      x       x    x       x       x  EFX-281
  FACE_DOWN       x         -      -       x   x    x      -       x    -       -       -  EFX-239
  CONTROL         x         x      x       x   x    x      x       x    x       x       x  TRM-069
  TRAP_MONSTER    x         x      x       -   -    -      -       -    -       -       -  TRM-051
  TEMPORARY       -         -      -       x   -    x      x       -    -       -       x  FDN-014
  MATERIAL        -         -      -       -   -    x      -       -    -       -       -  TRM-244
  HIDDEN          -         -      -       -   -    -      -       -    -       -       -  CRD-143
  OTHER           -         -      -       -   -    x      -       -    -       -       -  TRM-050
  ARRIVAL         x         x      x       x   x    x      x       x    x       x       x  CRD-094
"""
FACTS = (
    "IDENTITY",
    "LINKS",
    "LINGERING",
    "SUMMONED_HOW",
    "HISTORY",
    "PROPER",
    "SUMMONED_BY",
    "FORM",
    "MADE_FROM",
    "FACE_UP_STORY",
    "VICTIMS",
)
ROWS = {
    row[0]: dict(zip(FACTS, (mark == "x" for mark in row[1:12]), strict=True))
    for row in (line.split() for line in TABLE.strip().splitlines())
}


def with_all_facts() -> Card:
    card = Card(5, PLAIN, 0, Lease())
    card.life = 3
    card.face_life = 4
    card.summon_way = 2
    card.tributes = 1
    card.summoned_or_set_turn = 7
    card.position_changed_turn = 8
    card.declared_turn = 9
    card.proper = True
    card.attacks = 2
    card.doomed = True
    card.came_from = 1
    card.summoned_by = 2
    card.form = 1
    card.battled_turn, card.flipped_turn, card.flip_summoned_turn = 9, 8, 8
    card.battle_victim_turn, card.battle_victim_level = 9, 4
    return card


class TestTable:
    def test_the_drawing_has_every_row(self) -> None:
        names = {number: name for name in ROWS for number in [getattr(lifetimes, name)]}
        assert sorted(names) == list(range(len(lifetimes.FORGOTTEN)))

    @pytest.mark.parametrize("name", ROWS)
    def test_row(self, name: str) -> None:
        """`forget` returns what is gone; nothing else goes."""
        survives = ROWS[name]
        card = with_all_facts()
        ref = refer(card)
        gone = forget(card, getattr(lifetimes, name))
        for fact in FACTS:
            assert bool(gone & getattr(lifetimes, fact)) != survives[fact], fact
        assert ref.same_object(card) == survives["IDENTITY"]
        assert ref.still_linked(card) == survives["LINKS"]
        assert card.summon_way == (2 if survives["SUMMONED_HOW"] else 0)
        assert card.tributes == (1 if survives["MADE_FROM"] else 0)
        history = (
            card.summoned_or_set_turn,
            card.position_changed_turn,
            card.declared_turn,
            card.attacks,
            card.doomed,
        )
        assert history == ((7, 8, 9, 2, True) if survives["HISTORY"] else (0, 0, 0, 0, False))
        assert card.proper == survives["PROPER"]
        by = (card.summoned_by, card.came_from)
        assert by == ((2, 1) if survives["SUMMONED_BY"] else (0, -1))
        story = (card.battled_turn, card.flipped_turn, card.flip_summoned_turn)
        assert story == ((9, 8, 8) if survives["FACE_UP_STORY"] else (0, 0, 0))
        victims = (card.battle_victim_turn, card.battle_victim_level)
        assert victims == ((9, 4) if survives["VICTIMS"] else (0, 0))
        assert card.form == (1 if survives["FORM"] else 0)


class TestReferences:
    def test_a_reference_is_to_one_card_only(self) -> None:
        card, other = with_all_facts(), with_all_facts()
        other.id = 6
        assert refer(card).same_object(card)
        assert not refer(card).same_object(other)
        assert not refer(card).still_linked(other)

    def test_it_never_comes_back_to_life(self) -> None:
        """A card that returns to where it was is another object (TRM-050)."""
        card = with_all_facts()
        refs = []
        for _ in range(5):
            refs.append(refer(card))
            forget(card, lifetimes.OTHER)
        assert [ref for ref in refs if ref.same_object(card)] == []

    def test_turning_face_down_breaks_links_and_spares_targets(self) -> None:
        """TRM-001, EFX-241; what was linked before stays unlinked when it turns up again."""
        card = with_all_facts()
        ref = refer(card)
        forget(card, lifetimes.FACE_DOWN)
        assert ref.same_object(card)
        assert not ref.still_linked(card)
        assert refer(card).still_linked(card)


def on_the_field(printed: Printed) -> tuple[State, int]:
    """A monster in A.m1 that remembers everything, with an effect that applies to it."""
    state = empty(0, 0)
    number = add_card(state, printed, 0, EXTRA_DECK if printed.in_extra_deck else DECK)
    relocate(state, number, MONSTER_ZONE, 0, 0, True, ATTACK)
    card = state.edit(number)
    card.summon_way, card.tributes = 2, 1
    card.summoned_or_set_turn, card.position_changed_turn, card.declared_turn = 7, 8, 9
    card.proper = True
    card.summoned_by = 2
    card.form = 1
    card.battled_turn, card.battle_victim_turn = 9, 9
    lingering.add(state, Entry(number, entry.ATK, entry.PLUS, 500, entry.WHILE_FACE_UP))
    return state, number


def surviving(state: State, number: int, life: lifetimes.Ref) -> dict[str, bool]:
    card = state.cards[number]
    return {
        "IDENTITY": life.same_object(card),
        "LINKS": life.still_linked(card),
        "LINGERING": values.atk(state, number) == 1500,
        "SUMMONED_HOW": card.summon_way == 2,
        "HISTORY": (card.summoned_or_set_turn, card.position_changed_turn, card.declared_turn)
        == (7, 8, 9),
        "PROPER": card.proper,
        "SUMMONED_BY": card.summoned_by == 2,
        "FORM": card.form == 1,
        "MADE_FROM": card.tributes == 1,
        "FACE_UP_STORY": card.battled_turn == 9,
        "VICTIMS": card.battle_victim_turn == 9,
    }


class TestMoves:
    """Each way of going somewhere finds its row of the table."""

    @pytest.mark.parametrize(
        ("row", "place", "side", "zone", "face_up"),
        [
            ("WITHIN_ZONES", MONSTER_ZONE, 0, 3, True),
            ("WITHIN_ZONES", MONSTER_ZONE, 0, 22, True),
            ("CONTROL", MONSTER_ZONE, 1, 11, True),
            ("OTHER", SPELL_ZONE, 0, 5, True),
            ("OTHER", GRAVEYARD, 0, -1, True),
            ("OTHER", BANISHED, 0, -1, True),
            ("OTHER", BANISHED, 0, -1, False),
            ("HIDDEN", HAND, 0, -1, False),
            ("HIDDEN", DECK, 0, -1, False),
        ],
    )
    def test_from_the_monster_zone(
        self, row: str, place: int, side: int, zone: int, face_up: bool
    ) -> None:
        state, number = on_the_field(PLAIN)
        ref = refer(state.cards[number])
        relocate(state, number, place, side, zone, face_up, ATTACK if place == MONSTER_ZONE else 0)
        assert surviving(state, number, ref) == ROWS[row]

    def test_to_the_extra_deck(self) -> None:
        """Face-down it is a hidden place (CRD-143), face-up it isn't (CRD-068)."""
        state, number = on_the_field(FUSED)
        ref = refer(state.cards[number])
        relocate(state, number, EXTRA_DECK, 0)
        assert surviving(state, number, ref) == ROWS["HIDDEN"]
        state, number = on_the_field(PENDULUM_MONSTER)
        ref = refer(state.cards[number])
        relocate(state, number, EXTRA_DECK, 0, face_up=True)
        assert surviving(state, number, ref) == ROWS["OTHER"]

    def test_under_a_card(self) -> None:
        state, number = on_the_field(PLAIN)
        ref = refer(state.cards[number])
        host = add_card(state, PLAIN, 0, DECK)
        relocate(state, host, MONSTER_ZONE, 0, 1, True, ATTACK)
        attach(state, number, host)
        assert surviving(state, number, ref) == ROWS["MATERIAL"]

    def test_turning_face_down_and_up_again(self) -> None:
        state, number = on_the_field(PLAIN)
        ref = refer(state.cards[number])
        turn_face_down(state, number, DEFENSE)
        assert surviving(state, number, ref) == ROWS["FACE_DOWN"]
        turn_face_up(state, number, ATTACK)
        assert surviving(state, number, ref) == ROWS["FACE_DOWN"]

    def test_arriving_from_the_act_forgets_nothing(self) -> None:
        """What a card was given on its way to the field it keeps (CRD-094)."""
        state = empty(0, 0)
        number = add_card(state, PLAIN, 0, DECK)
        relocate(state, number, IN_THE_ACT, 0, 2, True, ATTACK)
        ref = refer(state.cards[number])
        state.edit(number).tributes = 2
        relocate(state, number, MONSTER_ZONE, 0, 2, True, ATTACK)
        assert ref.still_linked(state.cards[number])
        assert state.cards[number].tributes == 2

    def test_leaving_from_the_act_forgets(self) -> None:
        """A negated summon goes to the GY as another object (CRD-093)."""
        state = empty(0, 0)
        number = add_card(state, PLAIN, 0, DECK)
        relocate(state, number, IN_THE_ACT, 0, 2, True, ATTACK)
        ref = refer(state.cards[number])
        relocate(state, number, GRAVEYARD, 0, face_up=True)
        assert not ref.same_object(state.cards[number])

    def test_other_cards_forget_nothing(self) -> None:
        state, number = on_the_field(PLAIN)
        ref = refer(state.cards[number])
        other = add_card(state, PLAIN, 0, DECK)
        relocate(state, other, MONSTER_ZONE, 0, 1, True, ATTACK)
        relocate(state, other, GRAVEYARD, 0, face_up=True)
        assert set(surviving(state, number, ref).values()) == {True}


class TestEffects:
    """Effects that were applied to a card end with what they hang on."""

    def test_what_is_for_good_ends_when_the_card_leaves_face_down(self) -> None:
        """SEG-143: it holds for as long as the monster stays on the field."""
        state, number = on_the_field(PLAIN)
        turn_face_down(state, number, DEFENSE)
        lingering.add(state, Entry(number, entry.ATK, entry.PLUS, 100, entry.FOR_GOOD))
        turn_face_up(state, number, ATTACK)
        turn_face_down(state, number, DEFENSE)
        assert state.entries == []
        lingering.add(state, Entry(number, entry.ATK, entry.PLUS, 100, entry.FOR_GOOD))
        relocate(state, number, GRAVEYARD, 0, face_up=True)
        assert state.entries == []

    def test_what_hangs_on_a_counter_ends_where_other_effects_go_on(self) -> None:
        """EFX-261, TRM-191: a trap monster that goes back among the Traps loses its counters, and
        what was applied to it for as long as it has them; the rest still applies (TRM-374)."""
        state, number = on_the_field(PLAIN)
        lingering.end_for(state, number, to_gy=False)
        counters.put(state, number, counter_kinds.CUBIC_COUNTER, 2)
        hanging = Entry(number, entry.ATK, entry.PLUS, 100, entry.WITH_COUNTER)
        hanging.counter = counter_kinds.CUBIC_COUNTER
        lingering.add(state, hanging)
        going_on = Entry(number, entry.ATK, entry.PLUS, 100, entry.UNTIL_END_OF_TURN)
        lingering.add(state, going_on)
        relocate(
            state, number, SPELL_ZONE, 0, spell_zone(0, 1), True, transition=lifetimes.TRAP_MONSTER
        )
        assert counters.counters_on(state, number) == 0
        assert state.entries == [going_on]


class TestInPlay:
    """What the table means to a player."""

    def test_a_monster_that_changed_position_remembers_it_face_down(self) -> None:
        """EFX-243: turned face-down by an effect it can't be Flip Summoned this turn."""
        lab = Lab()
        lab.a.monsters("Vorse Raider", defense=True)
        lab.a.change("Vorse Raider")
        turn_face_down(lab.state, lab.card("Vorse Raider").id, DEFENSE)
        ask_again(lab.state)
        assert lab.a.why_not("flip Vorse Raider") == ["TRM-152"]

    def test_a_monster_that_left_and_came_back_does_not(self) -> None:
        lab = Lab()
        lab.a.monsters("Vorse Raider", defense=True)
        lab.a.change("Vorse Raider")
        number = lab.card("Vorse Raider").id
        relocate(lab.state, number, BANISHED, 0, face_up=True)
        relocate(lab.state, number, MONSTER_ZONE, 0, 0, False, DEFENSE)
        ask_again(lab.state)
        assert lab.a.can("flip Vorse Raider")
