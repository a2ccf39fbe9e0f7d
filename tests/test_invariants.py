"""Each invariant holds in a sound duel, and notices one that is broken."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from segoc import Duel, Option
from segoc.checking import invariants
from segoc.checking.secrecy import Witness, course_told_apart, sample_told_apart, told_apart
from segoc.kernel.samples.saving import to_data
from segoc.kernel.table import decision as dc
from segoc.kernel.table.card import Card
from segoc.kernel.table.chance import seeded
from segoc.kernel.table.places import DECK, GRAVEYARD, HAND
from segoc.kernel.table.state import State
from segoc.lab import Lab
from tests.breaking import a_lab, card, in_zone, offer, options

pytestmark = pytest.mark.core


def give_face(to: Card, other: Card) -> None:
    to.printed = other.printed


def found_by(check: invariants.Check, duel: Duel, seed: int = 0) -> list[str]:
    return list(check(duel, seeded(seed)))


class TestChecksOfDuels:
    """Each check finds nothing in a sound duel, and something in one that is broken for it."""

    @pytest.mark.parametrize("check", [check for check, _ in invariants.CHECKS])
    def test_a_sound_duel(self, check: invariants.Check) -> None:
        for seed in range(5):
            assert found_by(check, a_lab().duel, seed) == []

    def test_a_decision_that_does_not_follow(self) -> None:
        duel = a_lab().duel
        offer(duel.state, options(duel.state)[1:])
        assert found_by(invariants.asked_otherwise, duel) != []

    def test_an_illegal_option_that_is_listed(self) -> None:
        """B's card: listed, so it is accepted, and does what nobody foresaw."""
        duel = a_lab().duel
        offer(duel.state, [*options(duel.state), Option(dc.SUMMON, 999)])
        assert found_by(invariants.legal_refused, duel) != []

    def test_a_legal_option_that_is_not_listed(self) -> None:
        """Nothing forbids it, and yet it is refused."""
        duel = a_lab().duel
        removed = options(duel.state)[0]
        offer(duel.state, options(duel.state)[1:])
        reasons = [reason.rule for reason in duel.why_not(removed)]
        assert reasons == ["SEG-019"]
        assert found_by(invariants.asked_otherwise, duel) != []

    def test_an_option_that_changes_the_original(self, monkeypatch: pytest.MonkeyPatch) -> None:
        duel = a_lab().duel
        monkeypatch.setattr(invariants, "machine", SimpleNamespace(apply=breaking(duel.state)))
        assert found_by(invariants.copied_otherwise, duel) != []
        assert found_by(invariants.any_illegal_accepted, duel) != []

    def test_a_copy_that_differs(self, monkeypatch: pytest.MonkeyPatch) -> None:
        numbers = iter(range(1000))

        def doctored(state: State) -> dict[str, Any]:
            return {**to_data(state), "number": next(numbers)}

        monkeypatch.setattr(invariants, "to_data", doctored)
        for check in (
            invariants.copied_otherwise,
            invariants.saved_otherwise,
            invariants.undone_otherwise,
            invariants.illegal_accepted,
        ):
            assert found_by(check, a_lab().duel) != []

    def test_refusals_without_reasons(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Duel, "why_not", lambda *_: [])
        assert found_by(invariants.illegal_accepted, a_lab().duel) != []

    def test_reasons_that_are_no_rules(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(invariants, "is_rule", lambda _: False)
        assert found_by(invariants.illegal_accepted, a_lab().duel) != []

    def test_a_save_that_is_another_duel(self, monkeypatch: pytest.MonkeyPatch) -> None:
        other = a_lab().duel
        other.push("change A.m1")
        monkeypatch.setattr(Duel, "load", lambda *_: other)
        assert found_by(invariants.loaded_otherwise, a_lab().duel) != []

    def test_a_choice_that_stays(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Duel, "pop", lambda _: Option(dc.PASS))
        assert found_by(invariants.undone_otherwise, a_lab().duel) != []


def breaking(state: State) -> Callable[[State, Option], None]:
    """An `apply` that accepts everything and does it to another state."""

    def apply(_: State, option: Option) -> None:
        state.lp[0] -= 1 + option.verb

    return apply


def chance_shows_where(lab: Lab) -> None:
    """Where chance has put mixed monsters A may see: that is no secret that is told."""
    apart = 0
    for seed in range(20):
        one, other = lab.duel.fork(reseed=seed), lab.duel.fork(reseed=seed + 100)
        assert list(told_apart(one, other, 0, seeded(seed), 1)) == []
        apart += one.view(0)["zones"] != other.view(0)["zones"]
    assert apart > 0


class TestChecksOfSecrecy:
    def test_a_doctored_view(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A view that tells what it shouldn't: the code of a card in the opponent's hand."""
        lab = a_lab()
        honest = Duel.view

        def doctored(duel: Duel, player: int) -> dict[str, Any]:
            hand = duel.state.pile(1 - player, HAND)
            leak = [duel.state.cards[number].printed.code for number in hand]
            return {**honest(duel, player), "leak": leak}

        monkeypatch.setattr(Duel, "view", doctored)
        faults = [f for seed in range(9) for f in found_by(sample_told_apart, lab.duel, seed)]
        assert any("view" in fault for fault in faults)

    def test_an_answer_that_tells_too_much(self, monkeypatch: pytest.MonkeyPatch) -> None:
        honest = Duel.why_not

        def doctored(duel: Duel, option: Option, player: int) -> list[Any]:
            reasons = honest(duel, option, player)
            return reasons * (
                1 + duel.state.cards[duel.state.pile(1 - player, HAND)[0]].printed.level
            )

        monkeypatch.setattr(Duel, "why_not", doctored)
        faults = [f for seed in range(9) for f in found_by(sample_told_apart, a_lab().duel, seed)]
        assert any("learns" in fault for fault in faults)

    def test_a_sample_with_other_cards(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def doctored(duel: Duel, player: int, _: int) -> Duel:
            fork = duel.fork()
            hidden = fork.state.pile(1 - player, DECK)
            give_face(fork.state.edit(hidden[0]), in_zone(fork.state, 0))
            return fork

        monkeypatch.setattr(Duel, "sample", doctored)
        faults = found_by(course_told_apart, a_lab().duel)
        assert any("other cards" in fault for fault in faults)

    def test_a_sample_that_is_unsound(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def doctored(duel: Duel, *_: int) -> Duel:
            fork = duel.fork()
            fork.state.normal_summons = -1
            return fork

        monkeypatch.setattr(Duel, "sample", doctored)
        faults = found_by(course_told_apart, a_lab().duel)
        assert any("unsound" in fault for fault in faults)

    def test_a_pick_at_random_from_a_hand_that_is_shuffled_for_it(self) -> None:
        """How the hand lies afterwards is chance, not a secret that is told."""
        lab = Lab()
        lab.a.set_cards("Mind Crush")
        lab.a.hand("Gemini Elf", "Gemini Elf", "Luster Dragon", "Mystical Elf")
        lab.b.hand("Skull Servant", "Mokey Mokey")
        # B knows one of them, which the pick must not go by.
        lab.state.edit(lab.card("Luster Dragon").id).seen = 0b11
        lab.duel.push("activate Mind Crush")
        assert lab.asks(dc.ANNOUNCEMENT)
        for seed in range(40):
            one, other = lab.duel.fork(reseed=seed), lab.duel.fork(reseed=seed + 100)
            assert list(told_apart(one, other, 0, seeded(seed), 1)) == []

    def test_mixed_monsters_of_two_owners(self) -> None:
        """Whose card lies in a zone can be seen by its back: chance shows where it has put A's."""
        lab = Lab()
        lab.a.hand("Creature Swap")
        lab.a.monsters("Vorse Raider")
        lab.b.monsters("Gemini Elf")
        lab.b.deck("Monster Reborn", "Mystical Space Typhoon")
        lab.b.set_cards("Magical Hats")
        lab.a.activate("Creature Swap")
        lab.everyone_passes()
        for choice in ("zone B.m1", "zone A.m1", "battle phase"):
            lab.duel.push(choice)
        for choice in ("activate B.s1", "pick B.deck.1", "zone B.m2"):
            lab.duel.push(choice)
        chance_shows_where(lab)

    def test_mixed_monsters_of_which_one_has_materials(self) -> None:
        """They lie there for all to see, wherever chance has put the monster."""
        lab = Lab()
        lab.a.monsters("Vorse Raider")
        lab.b.monsters("Number 39: Utopia")
        lab.b.materials("Number 39: Utopia", "Gemini Elf")
        lab.b.deck("Monster Reborn", "Mystical Space Typhoon")
        lab.b.set_cards("Magical Hats")
        lab.duel.push("battle phase")
        for choice in ("activate B.s1", "pick B.deck.1", "zone B.m2"):
            lab.duel.push(choice)
        chance_shows_where(lab)

    def one_part_short(self) -> Lab:
        """B holds four of the cards with which a hand wins, and the fifth is next."""
        lab = Lab()
        parts = [
            "被封印的艾克佐迪亚",
            "被封印者的右腕",
            "被封印者的左腕",
            "被封印者的右足",
            "被封印者的左足",
        ]
        lab.b.hand(*parts[1:])
        lab.b.deck(parts[0], "Gemini Elf")
        return lab

    def winning_draw_or_not(self, lab: Lab) -> tuple[Duel, Duel]:
        """B's two cards lie the other way round in one of two duels."""
        one, other = lab.duel.fork(), lab.duel.fork()
        assert one.hash == other.hash
        deck = [other.state.edit(number) for number in other.state.pile(1, DECK)]
        faces = [held.printed for held in deck]
        for held, face in zip(deck, reversed(faces), strict=True):
            held.printed = face
        return one, other

    def test_a_hand_that_wins_the_duel(self) -> None:
        """What B draws decides whether A loses, and A can't have known it."""
        one, other = self.winning_draw_or_not(self.one_part_short())
        assert list(told_apart(one, other, 0, seeded(0), 1)) == []
        assert [duel.winner for duel in (one, other)] == [1, None]

    def test_a_hand_that_wins_before_the_player_is_asked(self) -> None:
        """A could activate something after B's draw, if that didn't end the duel."""
        lab = self.one_part_short()
        lab.a.set_cards("Mystical Space Typhoon")
        lab.b.set_cards("Blank Normal Spell")
        lab.a.end_phase()
        lab.a.passes()
        asked_when_lost = set()
        for seed in range(9):
            one, other = self.winning_draw_or_not(lab)
            assert list(told_apart(one, other, 0, seeded(seed), 1)) == []
            if one.winner == 1 and other.decision is not None:
                asked_when_lost.add(other.decision.player)
        assert 0 in asked_when_lost

    def test_duels_that_differ_in_something_known(self) -> None:
        """The same choice ends differently, because A's own card isn't the same."""
        one, other = a_lab().duel, a_lab().duel
        give_face(other.state.edit(other.state.pile(0, HAND)[0]), in_zone(other.state, 1))
        choice = Option(dc.SUMMON, options(one.state)[0].spot)
        for duel in (one, other):
            duel.push(choice)
        assert list(told_apart(one, other, 0, seeded(0), 1)) != []

    def test_duels_that_differ_in_something_shown(self) -> None:
        one, other = a_lab().duel, a_lab().duel
        other.state.lp[1] = 100
        faults = [
            f for seed in range(9) for f in told_apart(one.fork(), other.fork(), 0, seeded(seed), 3)
        ]
        assert any("views" in fault for fault in faults)

    def test_duels_that_differ_in_what_is_hidden(self) -> None:
        for seed in range(9):
            one, other = a_lab().duel, a_lab().duel
            hand = other.state.pile(1, HAND)
            give_face(other.state.edit(hand[0]), other.state.edit(hand[1]))
            assert list(told_apart(one, other, 0, seeded(seed), 20, by_samples=False)) == []

    def test_duels_that_differ_by_chance(self) -> None:
        """A coin shows heads in one and tails in the other: that is nothing to learn from."""
        duels = []
        for side in (0, 1):
            lab = Lab()
            lab.a.hand("Cup of Ace")
            lab.chance(side)
            lab.duel.push("activate Cup of Ace")
            duels.append(lab.duel)
        assert list(told_apart(duels[0], duels[1], 0, seeded(0), 1)) == []
        assert [len(duel.state.pile(0, HAND)) for duel in duels] == [0, 2]

    def test_what_was_known_is_drawn_from_the_deck(self) -> None:
        """What went into the Deck has been shuffled: which card of it comes out is chance."""
        lab = Lab()
        names = "Mystical Elf", "Vorse Raider", "Summoned Skull", "Dark Magician", "Honest"
        lab.a.hand("Pot of Avarice")
        lab.a.graveyard(*names)
        lab.a.deck("Dark Hole")
        lab.duel.push("activate Pot of Avarice")
        lab.duel.push("zone A.s1")
        for number in range(1, len(names) - 1):
            lab.duel.push(f"pick A.gy.{number}")
        known = 0
        for seed in range(40):
            forks = lab.duel.fork(), lab.duel.fork()
            for number, duel in enumerate(forks):
                duel.state.random = seeded(2 * seed + number)
            assert list(told_apart(*forks, 0, seeded(0), 1)) == []
            drawn = [line for duel in forks for line in duel.log if line.startswith("A draws")]
            known += drawn[0] != drawn[1] and "Dark Hole" not in f"{drawn}"
        assert known > 0

    def test_a_witness_of_a_fair_duel(self) -> None:
        lab = a_lab()
        witness = Witness(lab.state)
        for choice in ("set A.hand.1", "zone A.m4", "flip A.m2", "end phase", "flip B.m1"):
            lab.duel.push(choice)
            assert witness.leaks(lab.duel) == []

    def test_a_witness_of_somebody_who_looks_at_a_hand(self) -> None:
        lab = Lab()
        lab.a.set_monsters("Pot of The Forbidden", zone="m1")
        lab.b.hand("Mystical Elf", "Dark Hole")
        witness = Witness(lab.state)
        lab.duel.push("flip A.m1")
        lab.duel.push("activate A.m1 #4")
        assert witness.leaks(lab.duel) == []
        seen = [shown["code"] for shown in lab.duel.view(0)["players"][1]["hand"]]
        assert seen == [lab.pool.find(name).code for name in ("Mystical Elf", "Dark Hole")]

    def test_a_witness_of_somebody_who_looks_at_a_card_that_goes_at_once(self) -> None:
        lab = Lab()
        lab.a.set_monsters("Pot of The Forbidden", zone="m1")
        lab.b.hand("Mystical Elf")
        witness = Witness(lab.state)
        lab.duel.push("flip A.m1")
        lab.duel.push("activate A.m1 #4")
        assert not lab.state.pile(1, HAND)
        assert witness.leaks(lab.duel) == []

    def test_a_card_that_is_seen_without_having_been_shown(self) -> None:
        lab = a_lab()
        witness = Witness(lab.state)
        card(lab.state, HAND, player=1).seen = 3
        assert witness.leaks(lab.duel) != []

    def test_a_card_that_is_seen_again_without_being_shown_again(self) -> None:
        lab = a_lab()
        witness = Witness(lab.state)
        shown = card(lab.state, GRAVEYARD)
        shown.seen = 1
        assert witness.leaks(lab.duel) == []
        shown.seen = 3
        assert witness.leaks(lab.duel) != []

    def test_a_log_that_tells_a_code(self) -> None:
        """The record says that both players could identify a card that A has Set."""
        lab = a_lab()
        witness = Witness(lab.state)
        lab.duel.push("set A.hand.1")
        lab.duel.push("zone A.m4")
        assert witness.leaks(lab.duel) == []
        lab.state.journal[0].cards[0].seen = 3
        faults = witness.leaks(lab.duel)
        assert any("code" in fault for fault in faults)
        assert any("told of Vorse Raider" in fault for fault in faults)
