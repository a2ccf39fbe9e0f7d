"""Chance and announcements: what scenarios can't say."""

import pytest

from segoc import Duel
from segoc.kernel.choosing.coins_and_dice import pick_at_random, roll, toss
from segoc.kernel.knowledge.knowledge import BOTH, sees, show
from segoc.kernel.table.chance import seeded
from segoc.kernel.table.event import PICKED, Event
from segoc.kernel.table.places import DECK, HAND
from segoc.kernel.table.state import State
from segoc.lab import Lab


def lab_with_hand() -> Lab:
    lab = Lab()
    lab.a.hand("Delinquent Duo")
    lab.b.hand("Vorse Raider", "Mystical Elf", "Gemini Elf")
    return lab


def seeded_state(seed: int) -> State:
    return State(seeded(seed))


def test_coins_and_dice_show_everything_they_can() -> None:
    state = seeded_state(1)
    assert {toss(state) for _ in range(50)} == {True, False}
    assert {roll(state) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_what_a_set_up_decides_comes_first_and_is_used_up() -> None:
    state, other = seeded_state(2), seeded_state(2)
    state.preset_results = [1, 0, 5]
    assert [toss(state), toss(state), roll(state)] == [
        True,
        False,
        5,
    ]
    assert state.preset_results == []
    assert [roll(state) for _ in range(9)] == [roll(other) for _ in range(9)]


def test_a_card_that_was_known_can_not_be_told_apart_by_who_picks() -> None:
    """EFX-111: public cards are hidden first."""
    lab = lab_with_hand()
    state = lab.state
    hand = state.pile(1, HAND).copy()
    for card in hand:
        show(state, state.edit(card), BOTH)
    handles = {state.cards[card].handle for card in hand}
    pick_at_random(state, hand, 1)
    assert not any(sees(state.cards[card], 0) for card in hand)
    assert all(sees(state.cards[card], 1) for card in hand)
    assert not handles & {state.cards[card].handle for card in hand}


def test_cards_that_nobody_knew_stay_in_their_order() -> None:
    lab = lab_with_hand()
    hand = lab.state.pile(1, HAND).copy()
    pick_at_random(lab.state, hand, 2)
    assert lab.state.pile(1, HAND) == hand


def test_each_card_of_a_hand_can_be_picked() -> None:
    found: set[int] = set()
    for seed in range(40):
        lab = lab_with_hand()
        lab.state.random = seeded(seed)
        found.update(pick_at_random(lab.state, lab.state.pile(1, HAND).copy(), 1))
    assert len(found) == 3


def test_who_picks_is_the_opponent_of_who_holds_the_cards() -> None:
    lab = lab_with_hand()
    lab.a.activate("Delinquent Duo")
    (event,) = [event for event in lab.duel.events if event.kind == PICKED]
    assert isinstance(event, Event)
    assert event.player == 0
    assert lab.asks(10)


def test_a_sample_knows_nothing_of_loaded_dice() -> None:
    lab = lab_with_hand()
    lab.chance(1, 2, 3)
    assert lab.state.preset_results == [1, 2, 3]
    assert lab.duel.sample(0, 5).state.preset_results == []
    fork = lab.duel.fork(reseed=4)
    assert (fork.state.preset_results, lab.state.preset_results) == ([], [1, 2, 3])


class TestNames:
    def announcing(self) -> Lab:
        lab = Lab()
        lab.a.set_cards("Mind Crush")
        lab.a.hand("Vorse Raider")
        lab.b.hand("Gemini Elf")
        lab.duel.push("activate Mind Crush")
        return lab

    def test_all_cards_of_the_pool_but_filler_can_be_announced(self) -> None:
        lab = self.announcing()
        decision = lab.duel.decision
        assert decision is not None
        words = [option.word for option in decision.options]
        assert len(set(words)) == len(words) > 300
        assert "空白4星效果怪兽" not in words
        assert all(option.key == f"announce {option.word}" for option in decision.options)

    def test_what_can_be_announced_tells_nothing_of_the_decks(self) -> None:
        lab = self.announcing()
        other = Lab()
        other.a.set_cards("Mind Crush")
        other.a.hand("Vorse Raider")
        other.b.hand("Blue-Eyes White Dragon")
        other.duel.push("activate Mind Crush")
        assert lab.duel.view(0)["decision"] == other.duel.view(0)["decision"]

    @pytest.mark.parametrize(
        "said", ["announce Gemini Elf", "declare 双生精灵", "announce ヂェミナイ・エルフ"]
    )
    def test_in_any_language(self, said: str) -> None:
        lab = self.announcing()
        lab.duel.push(said)
        assert "A declares Gemini Elf." in lab.duel.log
        assert lab.where("Gemini Elf").place != HAND

    def test_a_duel_is_saved_in_the_middle_of_it(self) -> None:
        lab = self.announcing()
        again = Duel.load(lab.duel.save(), lab.pool)
        again.push("announce Gemini Elf")
        lab.duel.push("announce Gemini Elf")
        assert again.hash == lab.duel.hash

    def test_numbers_and_cards_that_can_not_be_announced(self) -> None:
        lab = self.announcing()
        for said in ("announce 4", "announce Dragon", "announce Blank Level 4 Effect Monster"):
            assert [reason.rule for reason in lab.duel.why_not(said)] == ["CRD-003"]


def test_what_was_excavated_is_among_the_deck_again() -> None:
    lab = Lab()
    lab.a.hand("Pot of Duality")
    lab.a.deck_top("Vorse Raider", "Mystical Elf", "Gemini Elf")
    lab.duel.push("activate Pot of Duality")
    while lab.duel.decision is not None and lab.duel.decision.kind == "zone":
        lab.duel.push(lab.duel.decision.options[0])
    lab.a.chooses("Mystical Elf")
    deck = [lab.state.cards[card] for card in lab.state.pile(0, DECK)]
    assert not any(sees(card, 1) or sees(card, 0) for card in deck)
