"""The layers: what is true of a card now, and until when."""

import pytest
from hypothesis import given, strategies as st

from segoc.kernel.language import lingering
from segoc.kernel.language.entry import (
    ATK,
    DEFENSE,
    FORBIDDEN,
    LEVEL,
    PLUS,
    SET_TO,
    UNTIL_END_OF_TURN,
    WHILE_FACE_UP,
    Entry,
)
from segoc.kernel.moving.relocating import relocate, turn_face_down, turn_face_up
from segoc.kernel.picture import prohibitions, values
from segoc.kernel.samples.saving import from_data, to_data
from segoc.kernel.table import verbs
from segoc.kernel.table.kinds import LINK, MONSTER, NONE, QUESTION_MARK
from segoc.kernel.table.places import (
    ATTACK,
    DECK,
    DEFENSE as DEFENSE_POSITION,
    GRAVEYARD,
    MONSTER_ZONE,
)
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.state import State
from segoc.kernel.turn.machine import add_card, ask_again, empty
from segoc.lab import BATTLE, Lab

pytestmark = pytest.mark.core

FACE = Printed(1, MONSTER, level=4, atk=1500, defense=1200)
MYSTERY = Printed(2, MONSTER, level=4, atk=QUESTION_MARK, defense=QUESTION_MARK)
LINKED = Printed(3, MONSTER, types=LINK, level=2, atk=1400, arrows=3)
ACTIONS = (verbs.ATTACK, verbs.CHANGE_POSITION, verbs.TRIBUTE)

# All that can be asked about a card: ATK, DEF, Level, and what is forbidden to it.
Answers = tuple[int, int, int, list[int]]


def field(*faces: Printed) -> State:
    """A state with these monsters in A's Main Monster Zones, numbered in that order."""
    state = empty(0, 0)
    for zone, face in enumerate(faces):
        relocate(state, add_card(state, face, 0, DECK), MONSTER_ZONE, 0, zone, True, ATTACK)
    return state


def answers(state: State, card: int) -> Answers:
    banned = sorted(action for action in ACTIONS if prohibitions.forbidden(state, card, action))
    return (
        values.atk(state, card),
        values.defense(state, card),
        values.level(state, card),
        banned,
    )


def worked_out_anew(state: State, card: int) -> Answers:
    """The same from the definition alone: the printed values, then entry after entry."""
    printed = state.cards[card].printed
    values = {ATK: max(0, printed.atk), DEFENSE: max(0, printed.defense), LEVEL: printed.level}
    banned: set[int] = set()
    for entry in state.entries:
        if entry.receiver != card:
            continue
        if entry.layer == FORBIDDEN:
            banned.add(entry.value)
            continue
        if entry.op == SET_TO:
            values[entry.layer] = max(1 if entry.layer == LEVEL else 0, entry.value)
        else:
            # What is lost below 0 counts (CAL-080).
            values[entry.layer] += entry.value
    for layer, value in values.items():
        values[layer] = max(1 if layer == LEVEL else 0, value)
    # Who has no DEF gets none (CRD-029).
    defense = NONE if printed.defense == NONE else values[DEFENSE]
    # A Link Monster has no Level to change (CRD-019).
    level = printed.level if printed.types & LINK else values[LEVEL]
    return values[ATK], defense, level, sorted(banned)


class TestPrinted:
    def test_without_effects_a_card_is_what_is_printed_on_it(self) -> None:
        assert answers(field(FACE), 0) == (1500, 1200, 4, [])

    def test_a_question_mark_counts_as_0(self) -> None:
        """CRD-030."""
        assert answers(field(MYSTERY), 0) == (0, 0, 4, [])

    def test_a_link_monster_has_no_def(self) -> None:
        """CRD-029: that is not the same as a DEF of 0."""
        assert answers(field(LINKED), 0) == (1400, NONE, 2, [])

    @pytest.mark.parametrize("op", [SET_TO, PLUS])
    def test_nor_does_an_effect_give_it_one(self, op: int) -> None:
        state = field(LINKED)
        lingering.add(state, Entry(0, DEFENSE, op, 500, WHILE_FACE_UP))
        assert values.defense(state, 0) == NONE

    def test_effects_on_one_card_are_not_effects_on_another(self) -> None:
        state = field(FACE, FACE, MYSTERY, LINKED)
        lingering.add(state, Entry(0, ATK, PLUS, 500, WHILE_FACE_UP))
        assert answers(state, 0) == (2000, 1200, 4, [])
        assert answers(state, 1) == (1500, 1200, 4, [])
        assert answers(state, 2) == (0, 0, 4, [])
        assert answers(state, 3) == (1400, NONE, 2, [])


class TestEntries:
    @pytest.mark.parametrize(
        ("entries", "expected"),
        [
            ([(ATK, PLUS, 500)], (2000, 1200, 4)),
            ([(ATK, PLUS, -500)], (1000, 1200, 4)),
            ([(ATK, SET_TO, 0)], (0, 1200, 4)),
            ([(DEFENSE, PLUS, 300)], (1500, 1500, 4)),
            ([(DEFENSE, SET_TO, 3000)], (1500, 3000, 4)),
            ([(LEVEL, PLUS, 2)], (1500, 1200, 6)),
            ([(LEVEL, SET_TO, 8)], (1500, 1200, 8)),
            # One effect speaks of one thing, several add up.
            ([(ATK, PLUS, 500), (DEFENSE, PLUS, 500), (ATK, PLUS, 200)], (2200, 1700, 4)),
            # What was added before is lost by set-to, what comes after is added (EFX-185).
            ([(ATK, PLUS, 500), (ATK, SET_TO, 100)], (100, 1200, 4)),
            ([(ATK, SET_TO, 100), (ATK, PLUS, 500)], (600, 1200, 4)),
            ([(ATK, SET_TO, 100), (ATK, SET_TO, 3000)], (3000, 1200, 4)),
            # No value falls below 0 (EFX-019), no Level below 1.
            ([(ATK, PLUS, -9000)], (0, 1200, 4)),
            ([(DEFENSE, PLUS, -9000)], (1500, 0, 4)),
            ([(LEVEL, PLUS, -9)], (1500, 1200, 1)),
        ],
    )
    def test_numbers(
        self, entries: list[tuple[int, int, int]], expected: tuple[int, int, int]
    ) -> None:
        state = field(FACE)
        for what, op, value in entries:
            lingering.add(state, Entry(0, what, op, value, WHILE_FACE_UP))
        assert answers(state, 0) == (*expected, [])

    @pytest.mark.parametrize("action", ACTIONS)
    def test_one_thing_forbidden_is_not_another(self, action: int) -> None:
        state = field(FACE)
        lingering.add(state, Entry(0, FORBIDDEN, 0, action, WHILE_FACE_UP))
        assert answers(state, 0) == (1500, 1200, 4, [action])

    def test_forbidden_twice_is_forbidden(self) -> None:
        state = field(FACE)
        for _ in range(2):
            lingering.add(state, Entry(0, FORBIDDEN, 0, verbs.ATTACK, WHILE_FACE_UP))
        lingering.add(state, Entry(0, FORBIDDEN, 0, verbs.TRIBUTE, WHILE_FACE_UP))
        assert answers(state, 0)[3] == [verbs.TRIBUTE, verbs.ATTACK]


class TestEnd:
    def both(self) -> State:
        """Two monsters, each with +500 for this turn and +70 for as long as it is face-up."""
        state = field(FACE, FACE)
        for card in (0, 1):
            lingering.add(state, Entry(card, ATK, PLUS, 500, UNTIL_END_OF_TURN))
            lingering.add(state, Entry(card, ATK, PLUS, 70, WHILE_FACE_UP))
        assert [values.atk(state, card) for card in (0, 1)] == [2070, 2070]
        return state

    def test_the_end_of_the_turn_ends_what_lasts_until_then(self) -> None:
        state = self.both()
        lingering.end_all(state, UNTIL_END_OF_TURN)
        assert [values.atk(state, card) for card in (0, 1)] == [1570, 1570]

    def test_turning_face_down_ends_all_for_good(self) -> None:
        """EFX-239."""
        state = self.both()
        turn_face_down(state, 0, DEFENSE_POSITION)
        assert [values.atk(state, card) for card in (0, 1)] == [1500, 2070]
        turn_face_up(state, 0, ATTACK)
        assert [values.atk(state, card) for card in (0, 1)] == [1500, 2070]

    def test_leaving_the_field_ends_all_for_good(self) -> None:
        state = self.both()
        relocate(state, 0, GRAVEYARD, 0, face_up=True)
        assert [values.atk(state, card) for card in (0, 1)] == [1500, 2070]
        relocate(state, 0, MONSTER_ZONE, 0, 0, True, ATTACK)
        assert [values.atk(state, card) for card in (0, 1)] == [1500, 2070]

    def test_another_zone_or_another_controller_ends_nothing(self) -> None:
        """EFX-282, TRM-069."""
        state = self.both()
        relocate(state, 0, MONSTER_ZONE, 0, 4, True, ATTACK)
        relocate(state, 1, MONSTER_ZONE, 1, 11, True, ATTACK)
        assert [values.atk(state, card) for card in (0, 1)] == [2070, 2070]

    def test_the_last_effect_that_ends_leaves_what_is_printed(self) -> None:
        state = field(FACE)
        lingering.add(state, Entry(0, FORBIDDEN, 0, verbs.ATTACK, UNTIL_END_OF_TURN))
        assert prohibitions.forbidden(state, 0, verbs.ATTACK)
        lingering.end_all(state, UNTIL_END_OF_TURN)
        assert state.entries == []
        assert not prohibitions.forbidden(state, 0, verbs.ATTACK)


class TestInPlay:
    """The rules ask the layers, not the card."""

    def test_battle_goes_by_the_changed_values(self) -> None:
        lab = Lab(phase=BATTLE)
        lab.a.monsters("Mystical Elf")  # 800 ATK
        lab.b.monsters("Vorse Raider")  # 1900 ATK
        lingering.add(lab.state, Entry(lab.card("Mystical Elf").id, ATK, PLUS, 1200, WHILE_FACE_UP))
        lab.a.attack("Mystical Elf", "Vorse Raider")
        assert lab.card("Vorse Raider").place == GRAVEYARD
        assert lab.state.lp == [8000, 7900]

    def test_the_end_phase_ends_effects_of_this_turn(self) -> None:
        lab = Lab()
        lab.a.monsters("Mystical Elf")
        number = lab.card("Mystical Elf").id
        lingering.add(lab.state, Entry(number, ATK, PLUS, 1200, UNTIL_END_OF_TURN))
        lingering.add(lab.state, Entry(number, DEFENSE, PLUS, 300, WHILE_FACE_UP))
        assert (lab.atk("Mystical Elf"), lab.defense("Mystical Elf")) == (2000, 2300)
        lab.a.end_phase()
        assert (lab.atk("Mystical Elf"), lab.defense("Mystical Elf")) == (800, 2300)

    def test_tributes_go_by_the_changed_level(self) -> None:
        lab = Lab()
        lab.a.hand("Dark Magician")
        number = lab.card("Dark Magician").id
        assert lab.a.why_not("summon Dark Magician") == ["CRD-098"]
        lingering.add(lab.state, Entry(number, LEVEL, SET_TO, 4, WHILE_FACE_UP))
        ask_again(lab.state)
        assert lab.a.can("summon Dark Magician")

    @pytest.mark.parametrize(
        ("action", "choice", "rule"),
        [
            (verbs.CHANGE_POSITION, "change Vorse Raider", "TRM-145"),
            (verbs.TRIBUTE, "summon Summoned Skull", "CRD-109"),
        ],
    )
    def test_what_is_forbidden(self, action: int, choice: str, rule: str) -> None:
        lab = Lab()
        lab.a.monsters("Vorse Raider")
        lab.a.hand("Summoned Skull")
        assert lab.a.can(choice)
        number = lab.card("Vorse Raider").id
        lingering.add(lab.state, Entry(number, FORBIDDEN, 0, action, UNTIL_END_OF_TURN))
        ask_again(lab.state)
        assert lab.a.why_not(choice) == [rule]

    def test_attacking_forbidden(self) -> None:
        """SEG-047."""
        lab = Lab(phase=BATTLE)
        lab.a.monsters("Vorse Raider", "Luster Dragon")
        number = lab.card("Vorse Raider").id
        lingering.add(lab.state, Entry(number, FORBIDDEN, 0, verbs.ATTACK, UNTIL_END_OF_TURN))
        ask_again(lab.state)
        assert lab.a.why_not("attack directly Vorse Raider") == ["SEG-047"]
        assert lab.a.can("attack directly Luster Dragon")


class TestCache:
    """Answers are kept; whatever happens, they are those that a new look would give."""

    STEPS = st.lists(
        st.one_of(
            st.tuples(
                st.just("add"),
                st.integers(0, 3),
                st.sampled_from([ATK, DEFENSE, LEVEL, FORBIDDEN]),
                st.sampled_from([SET_TO, PLUS]),
                st.integers(-2000, 2000),
                st.sampled_from([WHILE_FACE_UP, UNTIL_END_OF_TURN]),
            ),
            st.tuples(st.just("ask"), st.integers(0, 3)),
            st.tuples(st.sampled_from(["down", "up", "leave", "return"]), st.integers(0, 3)),
            st.tuples(st.sampled_from(["turn ends", "copy", "save"])),
        ),
        max_size=30,
    )

    @given(steps=STEPS)
    def test_random_sequences(self, steps: list[tuple[str | int, ...]]) -> None:
        faces = {face.code: face for face in (FACE, MYSTERY, LINKED)}
        state = field(FACE, MYSTERY, LINKED, FACE)
        for name, *numbers in steps:
            state = self.do(state, str(name), [int(number) for number in numbers], faces)
        for card in range(4):
            assert answers(state, card) == worked_out_anew(state, card)

    def do(self, state: State, name: str, numbers: list[int], faces: dict[int, Printed]) -> State:
        if name == "add":
            card, what, op, value, until = numbers
            if what == FORBIDDEN:
                value = ACTIONS[value % len(ACTIONS)]
            if state.cards[card].place == MONSTER_ZONE and state.cards[card].face_up:
                lingering.add(state, Entry(card, what, op, value, until))
        elif name == "turn ends":
            lingering.end_all(state, UNTIL_END_OF_TURN)
        elif name == "copy":
            copy = state.copy()
            # What the original learns or loses now must not reach its copy.
            lingering.add(state, Entry(0, ATK, SET_TO, 7, WHILE_FACE_UP))
            assert values.atk(state, 0) == 7
            return copy
        elif name == "save":
            return from_data(to_data(state), lambda code: faces[code])
        else:
            self.do_to(state, name, numbers[0])
        return state

    def do_to(self, state: State, name: str, card: int) -> None:
        held = state.cards[card]
        on_field = held.place == MONSTER_ZONE
        if name == "ask":
            assert answers(state, card) == worked_out_anew(state, card)
        elif name == "down" and on_field and held.face_up:
            turn_face_down(state, card, DEFENSE_POSITION)
        elif name == "up" and on_field and not held.face_up:
            turn_face_up(state, card, ATTACK)
        elif name == "leave" and on_field:
            relocate(state, card, GRAVEYARD, 0, face_up=True)
        elif name == "return" and not on_field:
            relocate(state, card, MONSTER_ZONE, 0, card, True, ATTACK)
