"""Chance and announcements: what scenarios can't say."""

import json

import pytest

from segoc import Duel
from segoc.cards.definition import Definition
from segoc.cards.pool import Pool
from segoc.duel.duel import IllegalMove
from segoc.kernel.choosing.announcing import Announcement
from segoc.kernel.choosing.coins_and_dice import pick_at_random, roll, toss
from segoc.kernel.choosing.open_questions import is_answer, named
from segoc.kernel.knowledge.knowledge import BOTH, sees, show
from segoc.kernel.samples.saving import to_data
from segoc.kernel.table.chance import seeded
from segoc.kernel.table.decision import ANNOUNCE, Option
from segoc.kernel.table.event import PICKED, Event
from segoc.kernel.table.kinds import SPELL
from segoc.kernel.table.places import DECK, HAND
from segoc.kernel.table.printed import Printed
from segoc.kernel.table.state import State
from segoc.kernel.turn import machine
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

    def test_no_name_is_listed(self) -> None:
        decision = self.announcing().duel.decision
        assert decision is not None
        assert (decision.options, decision.names is not None) == ((), True)

    def test_every_name_of_a_card_that_exists_is_an_answer(self) -> None:
        """CRD-003: whoever plays it, if anybody can; and nothing else is."""
        lab = self.announcing()
        faces = list(lab.pool.nameable.faces())
        assert len(faces) > 14_000
        assert [face.code for face in faces] == sorted({face.code for face in faces})
        played = [face for face in faces if face.code in lab.pool]
        assert 800 < len(played) < len(faces)
        for face in (*played, *faces[::50]):
            assert is_answer(lab.state, named(face)), face.title
        titles = {face.title for face in faces}
        assert len(titles) == len(faces)
        assert "空白4星效果怪兽" not in titles
        # Another artwork has no name of its own, and neither has what counts as another card.
        blue_eyes = lab.pool.find("青眼白龙").printed
        assert not is_answer(lab.state, Option(ANNOUNCE, number=89631140, word=blue_eyes.title))
        harpie = lab.pool.find("Cyber Harpie Lady").printed
        assert not is_answer(lab.state, named(harpie))

    def test_a_card_that_can_not_be_played_is_announced(self) -> None:
        lab = self.announcing()
        assert lab.pool.get("Nibiru, the Primal Being") is None
        lab.duel.push("announce 原始生命態ニビル")
        assert "A declares Nibiru, the Primal Being." in lab.duel.log
        assert lab.duel.choices[-1] == "announce 原始生命态 尼比鲁"
        again = Duel.load(lab.duel.save(), lab.pool)
        assert again.log_lines(0, "ja") == lab.duel.log_lines(0, "ja")

    def test_the_number_and_the_word_of_an_answer_belong_together(self) -> None:
        lab = self.announcing()
        elf = lab.pool.find("Gemini Elf").printed
        for wrong in (
            Option(ANNOUNCE, number=elf.code, word="青眼白龙"),
            Option(ANNOUNCE, number=elf.code),
            Option(ANNOUNCE, spot=3, number=elf.code, word=elf.title),
        ):
            assert [reason.rule for reason in lab.duel.why_not(wrong)] == ["CRD-003"]
            with pytest.raises(IllegalMove):
                lab.duel.push(wrong)
        assert lab.duel.why_not(named(elf)) == []

    def test_a_name_of_another_sort_than_is_asked_for(self) -> None:
        lab = self.announcing()
        top = lab.state.stack[-1]
        assert isinstance(top, Announcement)
        top.kinds = 1 << SPELL
        machine.ask_again(lab.state)
        elf, raigeki = (lab.pool.nameable.find(name) for name in ("Gemini Elf", "Raigeki"))
        assert [reason.rule for reason in lab.duel.why_not(named(elf))] == ["EFX-007"]
        assert lab.duel.answer_with_key("announce 双生精灵") is None
        assert lab.duel.why_not(named(raigeki)) == []
        for option in lab.duel.offered:
            face = lab.state.nameable.face(option.number)
            assert face is not None
            assert face.kind == SPELL
        # Whoever knows no such card is offered the first that fits.
        assert len(lab.duel.offered) == 1

    def test_nothing_of_a_duel_hangs_on_how_many_cards_there_are(self) -> None:
        """Neither what is asked nor its fingerprint."""
        lab = self.announcing()
        hashes = {lab.duel.hash}
        five = Definition(Printed(5, SPELL, title="五"), "五", "五", "Five")
        bigger = lab.pool.extended([five], {})
        for pool in (bigger, Pool([*lab.pool][:-100])):
            lab.state.nameable = pool.nameable
            machine.ask_again(lab.state)
            hashes.add(lab.duel.hash)
        assert len(hashes) == 1
        assert len(json.dumps(to_data(lab.state)["decision"])) < 200

    def test_what_is_offered_is_what_the_player_has_seen(self) -> None:
        lab = self.announcing()
        other = Lab()
        other.a.set_cards("Mind Crush")
        other.a.hand("Vorse Raider")
        other.b.hand("Blue-Eyes White Dragon")
        other.duel.push("activate Mind Crush")
        assert lab.duel.view(0)["decision"] == other.duel.view(0)["decision"]
        names = {lab.pool.name(option.number) for option in lab.duel.offered}
        assert names == {"Vorse Raider", "Mind Crush"}

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
