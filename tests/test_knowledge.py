"""Who knows which card: what is shown, what a shuffle hides again, and how cards are named."""

import itertools

import pytest

from segoc import Duel, starter
from segoc.duel.view import view
from segoc.kernel.knowledge.knowledge import BOTH, mix, sees, show, shuffle
from segoc.kernel.moving.relocating import attach, relocate, turn_face_down, turn_face_up
from segoc.kernel.table.card import Card
from segoc.kernel.table.kinds import MONSTER
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
    NOWHERE,
    SPELL_ZONE,
)
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.state import State
from segoc.kernel.turn.machine import add_card, empty
from segoc.lab import Lab

pytestmark = pytest.mark.core

A, B = 0, 1


def decks(size: int) -> State:
    """Two shuffled Decks; A's cards have the codes 100, 101…, B's 200, 201…"""
    state = empty(0, A)
    for owner in (A, B):
        for number in range(size):
            face = Printed(100 * (owner + 1) + number, MONSTER, level=4, atk=0, defense=0)
            add_card(state, face, owner, DECK)
        shuffle(state, owner, DECK)
    return state


def top(state: State, player: int) -> Card:
    return state.cards[state.pile(player, DECK)[-1]]


def draw(state: State, player: int) -> Card:
    number = top(state, player).id
    relocate(state, number, HAND, player)
    return state.cards[number]


def knowledge(card: Card, player: int) -> str:
    """seen, among (one of a mix, of which the player knows the card) or nothing."""
    if sees(card, player):
        return "seen"
    return "among" if card.among >> player & 1 else "nothing"


def mix_of(card: Card, player: int) -> int:
    return card.mix_a if player == A else card.mix_b


class TestBeginning:
    def test_of_the_own_deck_one_knows_the_cards_and_not_their_order(self) -> None:
        state = decks(5)
        assert {knowledge(card, card.owner) for card in state.cards} == {"among"}
        assert {knowledge(card, 1 - card.owner) for card in state.cards} == {"nothing"}

    def test_opening_hands(self) -> None:
        state = Duel(starter("normals_a"), starter("normals_b"), seed=1).state
        for player in (A, B):
            hand = [state.cards[number] for number in state.pile(player, HAND)]
            assert {knowledge(card, player) for card in hand} == {"seen"}
            assert {knowledge(card, 1 - player) for card in hand} == {"nothing"}

    def test_one_knows_what_the_own_deck_still_holds(self) -> None:
        state = decks(5)
        drawn = draw(state, A)
        left = sorted({100, 101, 102, 103, 104} - {drawn.printed.code})
        assert view(state, A)["known"] == [{"codes": left, "among": ["A.deck"]}]
        assert view(state, B)["known"] == [
            {"codes": [200, 201, 202, 203, 204], "among": ["B.deck"]}
        ]


class TestArriving:
    """Who sees a card of A's that comes from the top of the Deck to a place."""

    @pytest.mark.parametrize(
        ("place", "zone", "face_up", "a", "b"),
        [
            (HAND, -1, False, "seen", "nothing"),
            (GRAVEYARD, -1, True, "seen", "seen"),
            (BANISHED, -1, True, "seen", "seen"),
            (BANISHED, -1, False, "seen", "nothing"),
            (EXTRA_DECK, -1, True, "seen", "seen"),
            (EXTRA_DECK, -1, False, "seen", "nothing"),
            (MONSTER_ZONE, 0, True, "seen", "seen"),
            (MONSTER_ZONE, 0, False, "seen", "nothing"),
            (SPELL_ZONE, 5, False, "seen", "nothing"),
            (IN_THE_ACT, 0, True, "seen", "seen"),
            (DECK, -1, False, "among", "nothing"),
        ],
    )
    def test_place(self, place: int, zone: int, face_up: bool, a: str, b: str) -> None:
        state = decks(5)
        card = top(state, A)
        relocate(state, card.id, place, A, zone, face_up)
        card = state.cards[card.id]
        assert (knowledge(card, A), knowledge(card, B)) == (a, b)
        assert bool(mix_of(card, A)) == (a != "seen")
        assert bool(mix_of(card, B)) == (b != "seen")

    def test_under_a_card(self) -> None:
        state = decks(5)
        host, material = draw(state, A), draw(state, A)
        relocate(state, host.id, MONSTER_ZONE, A, 0, True, ATTACK)
        attach(state, material.id, host.id)
        assert state.cards[material.id].seen == BOTH

    def test_nowhere_tells_nothing(self) -> None:
        state = decks(5)
        card = top(state, A)
        relocate(state, card.id, NOWHERE, A)
        assert state.cards[card.id].seen == 0

    def test_on_the_other_side_it_is_the_controller_who_may_look(self) -> None:
        state = decks(5)
        card = top(state, A)
        relocate(state, card.id, MONSTER_ZONE, B, 11, False, DEFENSE)
        assert knowledge(state.cards[card.id], B) == "seen"
        assert knowledge(state.cards[card.id], A) == "among"

    def test_turning_up_shows_and_turning_down_hides_nothing(self) -> None:
        state = decks(5)
        number = draw(state, A).id
        relocate(state, number, MONSTER_ZONE, A, 0, False, DEFENSE)
        assert knowledge(state.cards[number], B) == "nothing"
        turn_face_up(state, number, ATTACK)
        assert knowledge(state.cards[number], B) == "seen"
        turn_face_down(state, number, DEFENSE)
        assert knowledge(state.cards[number], B) == "seen"

    def test_what_was_shown_is_known_in_the_hand_too(self) -> None:
        state = decks(5)
        number = draw(state, A).id
        relocate(state, number, GRAVEYARD, A, face_up=True)
        relocate(state, number, HAND, A)
        assert knowledge(state.cards[number], B) == "seen"

    def test_showing_to_one_is_not_showing_to_the_other(self) -> None:
        state = decks(5)
        card = state.edit(top(state, A).id)
        show(state, card, 1 << B)
        assert (knowledge(card, A), knowledge(card, B)) == ("among", "seen")
        assert mix_of(card, A)
        assert not mix_of(card, B)


class TestShuffling:
    def test_a_card_returned_from_a_public_place_is_known_to_be_in_the_deck(self) -> None:
        state = decks(5)
        number = draw(state, A).id
        relocate(state, number, GRAVEYARD, A, face_up=True)
        relocate(state, number, DECK, A)
        assert state.cards[number].seen == BOTH  # on top, until it is shuffled in
        shuffle(state, A, DECK)
        card = state.cards[number]
        assert (knowledge(card, A), knowledge(card, B)) == ("among", "among")
        expected = {"codes": [card.printed.code], "among": ["A.deck"]}
        assert expected in view(state, B)["known"]

    def test_it_may_be_what_is_drawn_afterwards(self) -> None:
        state = decks(5)
        number = draw(state, A).id
        relocate(state, number, GRAVEYARD, A, face_up=True)
        relocate(state, number, DECK, A)
        shuffle(state, A, DECK)
        draw(state, A)
        code = state.cards[number].printed.code
        expected = {"codes": [code], "among": ["A.deck", "A.hand.1"]}
        assert expected in view(state, B)["known"]

    def test_it_is_no_longer_one_of_the_mix_when_it_is_shown(self) -> None:
        state = decks(5)
        number = draw(state, A).id
        relocate(state, number, GRAVEYARD, A, face_up=True)
        relocate(state, number, DECK, A)
        shuffle(state, A, DECK)
        relocate(state, number, GRAVEYARD, A, face_up=True)
        assert [known["among"] for known in view(state, B)["known"]] == [["B.deck"]]

    def test_shuffling_the_deck_shuffles_it(self) -> None:
        state = decks(40)
        before = state.pile(A, DECK).copy()
        shuffle(state, A, DECK)
        assert state.pile(A, DECK) != before
        assert sorted(state.pile(A, DECK)) == sorted(before)
        assert state.pile(B, DECK) == decks(40).pile(B, DECK)

    def test_shuffling_the_hand_hides_it_from_the_opponent_only(self) -> None:
        state = decks(5)
        shown, other = draw(state, A).id, draw(state, A).id
        show(state, state.edit(shown), BOTH)
        shuffle(state, A, HAND)
        assert [knowledge(state.cards[number], A) for number in (shown, other)] == ["seen"] * 2
        assert knowledge(state.cards[shown], B) == "among"
        assert knowledge(state.cards[other], B) == "nothing"
        assert mix_of(state.cards[shown], B) == mix_of(state.cards[other], B) != 0

    def test_mixes_that_share_a_card_become_one(self) -> None:
        """A card drawn unseen is still one of the Deck's: mixed into the hand it ties both."""
        state = decks(5)
        shown, other = draw(state, A).id, draw(state, A).id
        show(state, state.edit(shown), BOTH)
        shuffle(state, A, HAND)
        code = state.cards[shown].printed.code
        expected = {"codes": [code], "among": ["A.deck", "A.hand.1", "A.hand.2"]}
        assert expected in view(state, B)["known"]
        assert mix_of(state.cards[other], B) == mix_of(top(state, A), B)

    def test_mixes_that_share_nothing_stay_apart(self) -> None:
        state = decks(5)
        numbers = [draw(state, A).id for _ in range(4)]
        for number in numbers:
            relocate(state, number, GRAVEYARD, A, face_up=True)
        mix(state, numbers[:2], B)
        mix(state, numbers[2:], B)
        groups = [mix_of(state.cards[number], B) for number in numbers]
        assert groups[0] == groups[1] != groups[2] == groups[3]
        assert len({*groups, mix_of(top(state, A), B), 0}) == 4

    def test_what_one_player_mixes_up_the_other_still_knows(self) -> None:
        state = decks(5)
        numbers = [draw(state, A).id for _ in range(2)]
        mix(state, numbers, B)
        assert [knowledge(state.cards[number], A) for number in numbers] == ["seen"] * 2


class TestHandles:
    def test_a_card_gets_one_when_it_leaves_the_deck(self) -> None:
        state = decks(5)
        drawn = [draw(state, player) for player in (A, B, A)]
        assert [card.handle for card in drawn] == [1, 2, 3]

    def test_it_keeps_it_while_it_can_be_followed(self) -> None:
        """From the hand face-down to the field, face-up, to the GY and back to the hand."""
        state = decks(5)
        number = draw(state, A).id
        relocate(state, number, MONSTER_ZONE, A, 0, False, DEFENSE)
        turn_face_up(state, number, ATTACK)
        relocate(state, number, GRAVEYARD, A, face_up=True)
        relocate(state, number, HAND, A)
        assert state.cards[number].handle == 1

    @pytest.mark.parametrize("through", [DECK, EXTRA_DECK])
    def test_it_gets_another_when_it_could_not(self, through: int) -> None:
        state = decks(5)
        number = draw(state, A).id
        relocate(state, number, through, A)
        relocate(state, number, HAND, A)
        assert state.cards[number].handle == 2

    def test_a_shuffled_hand_gets_new_ones(self) -> None:
        state = decks(9)
        numbers = [draw(state, A).id for _ in range(6)]
        shuffle(state, A, HAND)
        # In the order in which the cards lie now: nothing is left of the old one.
        handles = [state.cards[number].handle for number in state.pile(A, HAND)]
        assert handles == [7, 8, 9, 10, 11, 12]
        assert sorted(state.pile(A, HAND)) == sorted(numbers)

    def test_they_do_not_tell_which_card_it_is(self) -> None:
        """Two duels whose Decks lie in another order hand out the same handles."""
        duels = [Duel(starter("normals_a"), starter("normals_b"), seed=seed) for seed in (1, 2)]
        hands = [
            [duel.state.cards[number].printed.code for number in duel.state.pile(A, HAND)]
            for duel in duels
        ]
        assert hands[0] != hands[1]
        handles = [
            [duel.state.cards[number].handle for number in duel.state.pile(A, HAND)]
            for duel in duels
        ]
        assert handles[0] == handles[1]

    def test_no_two_cards_that_a_player_sees_share_one(self) -> None:
        """The own Extra Deck included."""
        lab = Lab()
        lab.a.extra_deck("Blank Fusion Monster", "Blank Xyz Monster", "Blank Link Monster")
        lab.a.hand("Vorse Raider", "Vorse Raider")
        lab.b.graveyard("Luster Dragon")
        lab.b.set_monsters("Mystical Elf")
        for player in (A, B):
            handles = [card["handle"] for card in cards_in(view(lab.state, player))]
            assert len(handles) == len(set(handles))


def cards_in(data: object) -> list[dict[str, object]]:
    """All cards in a view, wherever they are."""
    if isinstance(data, list):
        return list(itertools.chain.from_iterable(map(cards_in, data)))
    if not isinstance(data, dict):
        return []
    below = list(itertools.chain.from_iterable(map(cards_in, data.values())))
    return [data, *below] if "handle" in data else below


class TestViews:
    """What the knowledge comes to in a player's view."""

    def test_codes_are_shown_of_seen_cards_only(self) -> None:
        lab = Lab()
        lab.a.hand("Vorse Raider")
        lab.a.set_monsters("Mystical Elf")
        lab.a.set_cards("Blank Normal Trap")
        lab.a.graveyard("Luster Dragon")
        lab.a.banished("Gemini Elf", face_up=False)
        lab.a.extra_deck("Blank Fusion Monster")
        codes = {
            player: [card["code"] for card in cards_in(view(lab.state, player))]
            for player in (A, B)
        }
        assert None not in codes[A]
        assert len(codes[A]) == 6
        assert [code for code in codes[B] if code is not None] == [
            lab.card("Luster Dragon").printed.code
        ]

    def test_numbers_of_unseen_monsters_are_not_shown(self) -> None:
        lab = Lab()
        lab.a.set_monsters("Mystical Elf", zone="m2")
        own, other = (view(lab.state, player)["zones"]["A.m2"] for player in (A, B))
        assert (own["atk"], own["def"], own["level"]) == (800, 2000, 4)
        assert set(own) - set(other) == {"atk", "def", "level"}
        assert other["position"] == "defense"

    def test_the_others_decision_is_not_shown(self) -> None:
        lab = Lab()
        lab.a.hand("Vorse Raider")
        before = view(lab.state, B)
        assert view(lab.state, A)["decision"]["kind"] == "main phase"
        assert before["decision"] is None
        lab.duel.push("summon A.hand.1")
        assert view(lab.state, A)["decision"]["kind"] == "zone"
        assert view(lab.state, B) == before

    def test_the_order_of_a_deck_is_in_no_view(self) -> None:
        lab = Lab()
        lab.a.deck("Vorse Raider", "Luster Dragon", "Gemini Elf")
        other = Lab()
        other.a.deck("Gemini Elf", "Vorse Raider", "Luster Dragon")
        for player in (A, B):
            assert view(lab.state, player) == view(other.state, player)


class TestOneOfSeveral:
    def test_such_a_card_comes_out_of_a_mix_in_which_one_was_known(self) -> None:
        """Whether it is that one, nobody can tell: B knows of one less in there."""
        state = decks(5)
        known, twin = state.pile(A, DECK)[:2]
        state.edit(twin).printed = state.cards[known].printed
        show(state, state.edit(known), BOTH)
        shuffle(state, A, DECK)
        assert knowledge(state.cards[known], B) == "among"
        assert knowledge(state.cards[twin], B) == "nothing"
        relocate(state, twin, GRAVEYARD, A, face_up=True)
        assert knowledge(state.cards[known], B) == "nothing"
        assert knowledge(state.cards[known], A) == "among"
