"""Chains as they are shown, told and spoken of; and what nobody is told of them."""

from collections.abc import Iterator

import pytest

from segoc.bots import answer
from segoc.bots.random_bot import RandomBot
from segoc.bots.sight import Move, Sight
from segoc.bots.steady import Steady
from segoc.cli.words import PICKS, PLAIN, QUESTIONS, Words
from segoc.decks.random_deck import random_deck
from segoc.decks.starters import starter
from segoc.duel.duel import Duel
from segoc.duel.option_text import Unclear, read, read_spot
from segoc.duel.view import PUBLIC, view
from segoc.kernel.knowledge.knowledge import sees
from segoc.kernel.samples.saving import to_data
from segoc.kernel.summoning.special_summon_by_effect import SummonByEffect
from segoc.kernel.table import decision as dc
from segoc.kernel.table.chance import seeded
from segoc.kernel.table.decision import Option
from segoc.kernel.table.places import DECK, GRAVEYARD, SPELL_ZONE
from segoc.lab import B, Lab
from segoc.soundness.state import faults_of
from tests import effect_cards as cards
from tests.courses import between_steps, courses, with_effects
from tests.effect_cards import POOL

pytestmark = pytest.mark.core


def code(name: str) -> int:
    return POOL.find(name).code


def a_chain() -> Lab:
    """A has activated a Spell that targets B's Set monster, and B a Set Quick-Play Spell."""
    lab = Lab(pool=POOL)
    lab.a.hand(cards.BOLT)
    lab.a.set_cards(cards.VETO)
    lab.b.set_monsters("Summoned Skull")
    lab.b.monsters("Mystical Elf")
    lab.b.hand("Skull Servant", "Mokey Mokey")
    lab.b.set_cards(cards.QUICK)
    for choice in (f"activate {cards.BOLT}", "zone A.s3", "pick B.m1", "activate B.s1"):
        lab.duel.push(choice)
    lab.duel.push("pick B.hand.2")
    return lab


def asked_states() -> Iterator[Lab]:
    """Every moment of the courses at which somebody is asked."""
    for lab, choices in courses():
        for state in between_steps(lab, choices):
            if state.decision is not None:
                yield lab


class TestView:
    def test_the_chain_and_its_targets(self) -> None:
        lab = a_chain()
        for player in (0, 1):
            first, second = lab.duel.view(player)["chain"]
            assert (first["player"], first["code"], first["at"]) == (0, code(cards.BOLT), "A.s3")
            assert (second["player"], second["code"]) == (1, code(cards.QUICK))
            assert second["targets"] == []
            (target,) = first["targets"]
            assert target["at"] == "B.m1"
            # A has aimed at it without seeing what it is.
            assert target["code"] == (code("Summoned Skull") if player else None)

    def test_a_target_that_is_gone_is_not_followed(self) -> None:
        lab = a_chain()
        link = lab.state.chain[0]
        lab.state.edit(link.targets[0].card).life += 1
        (target,) = lab.duel.view(1)["chain"][0]["targets"]
        assert target == {"at": None, "code": None, "handle": None}

    def test_without_a_chain_there_is_none(self) -> None:
        lab = a_chain()
        while lab.duel.decision is not None and lab.duel.decision.topic == dc.WINDOW:
            lab.duel.push("pass")
        assert lab.duel.view(0)["chain"] == []
        assert lab.where("Summoned Skull") == B.graveyard

    def test_a_deck_that_is_looked_through(self) -> None:
        """By who looks, and until it is shuffled."""
        lab = Lab(pool=POOL)
        lab.a.hand(cards.SEARCHER)
        lab.a.deck("Luster Dragon", "Gemini Elf", "Blank Normal Spell")
        assert lab.duel.view(0)["players"][0]["deck_seen"] == []
        lab.duel.push(f"activate {cards.SEARCHER}")
        lab.duel.push("zone A.s1")
        seen = lab.duel.view(0)["players"][0]["deck_seen"]
        assert {card["code"] for card in seen} == {
            code("Luster Dragon"),
            code("Gemini Elf"),
            code("Blank Normal Spell"),
        }
        assert lab.duel.view(1)["players"][0]["deck_seen"] == []
        decision = lab.duel.decision
        assert decision is not None
        sight = Sight(lab.duel.view(0), POOL)
        picked = {sight.at(Move.read(option.key).spot) for option in decision.options}
        assert {card.code for card in picked if card is not None} == {
            code("Luster Dragon"),
            code("Gemini Elf"),
        }
        lab.duel.push("pick Gemini Elf")
        assert lab.duel.view(0)["players"][0]["deck_seen"] == []
        # What was looked for is shown (SEG-072), the rest isn't.
        assert [card["code"] for card in lab.duel.view(1)["players"][0]["hand"]] == [
            code("Gemini Elf")
        ]

    def test_a_card_shown_from_a_deck_is_shown_without_its_place(self) -> None:
        views = []
        spells = "Dark Magic Attack", "Dark Hole", "Book of Moon"
        for deck in (spells, spells[::-1]):
            lab = Lab()
            lab.a.hand("Bond Between Teacher and Student")
            lab.a.monsters("Dark Magician", zone="m1")
            lab.a.deck("Dark Magician Girl", *deck)
            for choice in ("activate A.hand.1", "zone A.s1", "in attack", "zone A.m2", "yes"):
                lab.duel.push(choice)
            assert "A shows Dark Magic Attack." in lab.duel.log
            views.append(lab.duel.view(1)["players"][0]["deck_seen"])
            looked = [card["code"] for card in lab.duel.view(0)["players"][0]["deck_seen"]]
            assert looked == [lab.pool.find(name).code for name in reversed(deck)]
        assert views[0] == views[1] == [{"spot": "A.deck.1", "code": code("Dark Magic Attack")}]

    def test_a_card_shown_from_an_extra_deck_is_shown_without_its_place(self) -> None:
        views = []
        wingman = "Elemental HERO Flame Wingman"
        others = "Stardust Dragon", "Junk Warrior"
        for extra in ((wingman, *others), (*others, wingman)):
            lab = Lab()
            lab.a.hand("Fusion Tag")
            lab.a.monsters("Dark Magician", zone="m1")
            lab.a.extra_deck(*extra)
            for choice in ("activate A.hand.1", "zone A.s1"):
                lab.duel.push(choice)
            assert f"A reveals {wingman}." in lab.duel.log
            looks = [view(lab.state, viewer) for viewer in (1, PUBLIC)]
            views.append([look["players"][0]["extra"] for look in looks])
            own = lab.duel.view(0)["players"][0]["extra"]["cards"]
            assert [card["code"] for card in own] == [lab.pool.find(name).code for name in extra]
        shown = {"handle": 0, "code": lab.pool.find(wingman).code, "owner": 0, "face_up": False}
        seen = {"count": 3, "cards": [{**shown, "spot": "A.extra.1"}]}
        assert views == [[seen, seen], [seen, seen]]

    def test_ties_and_negation(self) -> None:
        lab = with_effects()
        for _ in between_steps(lab, [f"activate {cards.BLADE}", "zone A.s4", "pick A.m1"]):
            pass
        for _ in between_steps(lab, ["activate A.s2", "pick B.m3"]):
            pass
        zones = lab.duel.view(1)["zones"]
        assert zones["A.s4"]["equipped_to"] == ["A.m1"]
        assert zones["A.s2"]["linked_to"] == ["B.m3"]
        assert zones["B.m3"]["negated"] is True
        assert "negated" not in zones["B.m2"]
        assert zones["A.m1"]["atk"] == 2600


class TestBoard:
    def test_the_line_and_the_drawing(self) -> None:
        lab = a_chain()
        line = f"chain A:{code(cards.BOLT)}>B.m1 B:{code(cards.QUICK)}"
        for viewer in (-1, 0, 1):
            assert lab.duel.position(viewer).endswith(line)
            drawn = lab.duel.board(viewer).splitlines()
            assert drawn[-2:] == [
                f"  chain 2: B {cards.QUICK}",
                f"  chain 1: A {cards.BOLT} -> B.m1",
            ]


class TestLog:
    def test_the_story_of_a_chain(self) -> None:
        lab = a_chain()
        for choice in ("activate A.s1", "pass"):
            if lab.duel.decision is not None and lab.duel.decision.topic == dc.WINDOW:
                lab.duel.push(choice)
        story = [line.text for line in lab.duel.log_lines(0)]
        start = story.index(f"A places {cards.BOLT} face-up in A.s3.")
        assert story[start:] == [
            f"A places {cards.BOLT} face-up in A.s3.",
            f"Chain Link 1: A activates {cards.BOLT}.",
            "Chain Link 1 targets a face-down card.",
            f"B places {cards.QUICK} face-up in B.s1.",
            "B discards Mokey Mokey.",
            f"Chain Link 2: B activates {cards.QUICK}.",
            f"A places {cards.VETO} face-up in A.s1.",
            f"Chain Link 3: A activates {cards.VETO}.",
            f"Chain Link 3 resolves: {cards.VETO}.",
            f"The activation of {cards.QUICK} is negated.",
            f"Destroyed: {cards.QUICK}.",
            f"Chain Link 2 does nothing, it is negated: {cards.QUICK}.",
            f"Chain Link 1 resolves: {cards.BOLT}.",
            "Destroyed: Summoned Skull.",
            f"To the GY: {cards.BOLT} and {cards.VETO}.",
            "The chain has resolved.",
        ]

    def test_events_tell_their_cause(self) -> None:
        lab = a_chain()
        told = [event for event in lab.duel.events if event.source is not None]
        assert [(event.source.code, event.effect_no) for event in told if event.source] == [
            (code(cards.QUICK), 0)
        ]

    def test_the_opponent_is_not_told_what_is_targeted(self) -> None:
        lab = a_chain()
        texts = [[line.text for line in lab.duel.log_lines(viewer)] for viewer in (0, 1)]
        assert "Chain Link 1 targets a face-down card." in texts[0]
        assert "Chain Link 1 targets Summoned Skull." in texts[1]


class TestSpeech:
    def test_every_option_is_read_as_text(self) -> None:
        """Not only as the key of a listed option."""
        topics: set[int] = set()
        verbs: set[int] = set()
        for lab in asked_states():
            decision = lab.state.decision
            assert decision is not None
            topics.add(decision.topic)
            for option in lab.duel.offered:
                verbs.add(option.verb)
                meant = read(option.key, lab.state, POOL, decision.player)
                assert option in meant, option
        assert topics >= {*range(len(dc.TOPICS))} - {dc.REPLAY, dc.TRIGGERS}
        assert verbs >= {dc.ACTIVATE, dc.SPECIAL, dc.YES, dc.NO, dc.IN_ATTACK, dc.IN_DEFENSE}

    def test_the_effect_that_is_meant(self) -> None:
        """By number, or any that the card has: Veto has one for activations, one for summons."""
        lab = a_chain()
        for text in ("activate A.s1 #2", f"activate {cards.VETO} #2", "chain A.s1 (effect 2)"):
            (option,) = read(text, lab.state, POOL, 0)
            assert option == Option(dc.ACTIVATE, read_spot("A.s1"), -1, 1)
            assert option.key == "activate A.s1 #2"
        numbers = [option.number for option in read("activate A.s1", lab.state, POOL, 0)]
        assert numbers == [0, 1]
        assert lab.duel.why_not("activate A.s1 #1") == []
        assert [reason.rule for reason in lab.duel.why_not("activate A.s1 #2")] == ["EFX-051"]
        # Of a card that the player can't see nothing is told, not even how many it has.
        assert len(read("activate A.s1", lab.state, POOL, 1)) == 1

    def test_materials_have_spots(self) -> None:
        assert read_spot("x1.under.2") == Option(dc.PICK, 20_000 + 22_000 + 1).spot
        assert Option(dc.PICK, read_spot("A.m3.under.1")).key == "pick A.m3.under.1"
        for wrong in ("x3.under.1", "A.hand.1.under.1", "A.m1.under.0", ".under.1"):
            assert read_spot(wrong) == -1

    def test_answers_stand_alone(self) -> None:
        lab = a_chain()
        for text, verb in (("yes", dc.YES), ("in defense position", dc.IN_DEFENSE)):
            assert read(text, lab.state, POOL, 0) == [Option(verb)]
        with pytest.raises(Unclear, match="stands alone"):
            read("yes please", lab.state, POOL, 0)


class TestWords:
    def test_every_decision_can_be_put_into_words(self) -> None:
        for lab in asked_states():
            decision = lab.state.decision
            assert decision is not None
            words = Words(Sight(lab.duel.view(decision.player), POOL), "en")
            assert words.question(decision.kind).endswith("?")
            told = [words.option(option.key, decision.kind) for option in lab.duel.offered]
            assert all(text and "no spot" not in text for text in told)

    def test_of_every_topic_and_verb(self) -> None:
        assert {*QUESTIONS, "main phase"} == {*dc.TOPICS}
        assert set(PICKS) < {*dc.TOPICS}
        for verb in (dc.YES, dc.NO, dc.IN_ATTACK, dc.IN_DEFENSE):
            assert dc.VERBS[verb] in PLAIN

    def test_which_effect(self) -> None:
        words = Words(Sight(a_chain().duel.view(0), POOL), "en")
        assert words.option("activate A.s1 #2", "fast effects", "effect 2") == (
            f"Activate {cards.VETO} (A.s1), effect 2"
        )


class TestSamples:
    """What followed from hidden cards follows from the cards of the sample."""

    def test_hidden_triggers_are_those_of_the_sample(self) -> None:
        """B may have a trigger in hand, or not: A can't know."""
        lab = Lab(pool=POOL)
        lab.a.hand(cards.BOLT)
        lab.a.monsters("Luster Dragon")
        lab.b.monsters("Mystical Elf")
        lab.b.hand(cards.AVENGER, "Skull Servant", "Mokey Mokey")
        lab.b.deck("Gemini Elf", "Battle Ox", "Bunilla", "Celtic Guardian")
        lab.duel.push(f"activate {cards.BOLT}")
        lab.duel.push("zone A.s1")
        decision = lab.duel.decision
        assert decision is not None
        assert (decision.player, decision.topic) == (1, dc.TRIGGERS)
        found: set[int] = set()
        for seed in range(30):
            sample = lab.duel.sample(0, seed)
            assert sample.view(0) == lab.duel.view(0)
            assert faults_of(sample.state, fewest_options=1) == []
            asked = sample.decision
            assert asked is not None
            assert asked.player == 1
            triggers = [o for o in asked.options if o.verb == dc.ACTIVATE]
            found.add(len(triggers))
            for option in triggers:
                held = sample.state.cards[sample.state.card_at(option.spot)]
                assert held.printed.code == code(cards.AVENGER)
            sample.push(asked.options[0])
        # To B, who sees it, it is always there.
        own = lab.duel.sample(1, 1)
        assert own.decision is not None
        assert [o.key for o in own.decision.options] == [o.key for o in decision.options]
        assert found == {0, 1}

    def test_a_search_under_way_finds_what_the_sample_holds(self) -> None:
        lab = Lab(pool=POOL)
        lab.a.hand(cards.SEARCHER, "Dark Magician", "Blank Normal Trap")
        lab.a.deck("Luster Dragon", "Gemini Elf", "Blank Normal Spell", "Skull Servant")
        lab.duel.push(f"activate {cards.SEARCHER}")
        lab.duel.push("zone A.s1")
        numbers: set[int] = set()
        for seed in range(30):
            sample = lab.duel.sample(1, seed)
            assert sample.view(1) == lab.duel.view(1)
            assert faults_of(sample.state, fewest_options=1) == []
            asked = sample.decision
            assert asked is not None
            assert asked.topic == dc.CARDS
            fitting = [
                number
                for number in sample.state.pile(0, DECK)
                if sample.state.cards[number].printed.level >= 4
            ]
            assert len(asked.options) == len(fitting) > 0
            numbers.add(len(fitting))
            for option in asked.options:
                held = sample.state.cards[sample.state.card_at(option.spot)]
                assert held.printed.is_monster
                assert held.printed.level >= 4
            sample.push(asked.options[0])
        assert numbers == {1, 2, 3}

    def test_nobody_learns_from_why_not_that_triggers_wait(self) -> None:
        lab = Lab(pool=POOL)
        lab.a.hand(cards.BOLT)
        lab.a.set_cards(cards.DUSK)
        lab.a.monsters("Luster Dragon")
        lab.b.monsters("Mystical Elf")
        lab.b.hand(cards.AVENGER)
        lab.duel.push(f"activate {cards.BOLT}")
        lab.duel.push("zone A.s2")
        lab.duel.push("pass")
        # What triggers in B's hand is asked among the fast effects: after A has passed (TRG-019).
        lab.duel.push("pass")
        assert lab.state.decision is not None
        assert lab.state.decision.topic == dc.TRIGGERS
        assert lab.a.why_not("activate A.s1") == ["SEG-019"]

    def test_what_is_chosen_is_not_exchanged(self) -> None:
        """A monster chosen from the Deck, whose position is asked: not shown yet, and fixed."""
        lab = Lab(pool=POOL)
        lab.a.hand(cards.CALLER)
        lab.a.deck("Luster Dragon", "Gemini Elf", "Blank Normal Spell", "Skull Servant")
        for choice in (f"activate {cards.CALLER}", "zone A.s1", "pick Gemini Elf"):
            lab.duel.push(choice)
        assert lab.duel.decision is not None
        assert lab.duel.decision.topic == dc.POSITION
        # A state without a past can't go back to before the choice.
        duel = Duel.from_state(lab.state.copy(), POOL)
        for seed in range(10):
            sample = duel.sample(1, seed)
            [summon] = [one for one in sample.state.stack if isinstance(one, SummonByEffect)]
            [chosen] = summon.cards
            assert sample.state.cards[chosen].printed.code == code("Gemini Elf")
            sample.push("in attack")


class TestFaceDown:
    """A face-down card on the field shows no properties."""

    def board(self, *, mine: bool, face_up: bool) -> Lab:
        lab = Lab(pool=POOL)
        lab.a.hand(cards.CHISEL, cards.ALTAR, cards.FURNACE)
        side = lab.a if mine else lab.b
        if face_up:
            side.monsters(cards.SHIELD)
        else:
            side.set_monsters(cards.SHIELD)
        return lab

    def test_what_is_face_down_is_not_targeted_for_its_properties(self) -> None:
        """CRD-263, CRD-258: neither the own nor the opponent's."""
        for mine in (True, False):
            assert self.board(mine=mine, face_up=True).a.can(f"activate {cards.CHISEL}")
            lab = self.board(mine=mine, face_up=False)
            assert lab.a.why_not(f"activate {cards.CHISEL}") == ["EFX-051"]

    def test_nor_sent_to_the_gy_for_them_but_it_may_be_tributed(self) -> None:
        """CRD-261, EFX-036."""
        lab = self.board(mine=True, face_up=False)
        assert lab.a.why_not(f"activate {cards.FURNACE}") == ["EFX-031"]
        lab.a.activate(cards.ALTAR, cost=cards.SHIELD)
        assert lab.where(cards.SHIELD).place == GRAVEYARD
        assert self.board(mine=True, face_up=True).a.can(f"activate {cards.FURNACE}")

    def test_a_trap_monster_that_is_set_again_loses_its_equip(self) -> None:
        """EFX-241, TRM-365: it turns face-down, though it is still the same card."""
        lab = with_effects()
        for course in (
            ["activate A.s1", "in attack", "zone A.m4"],
            [f"activate {cards.BLADE}", "zone A.s4", "pick A.m4"],
        ):
            for _ in between_steps(lab, course):
                pass
        assert lab.atk(cards.IDOL) == 2300
        for _ in between_steps(lab, [f"activate {cards.DUSK}", "zone A.s5", "pick A.m4"]):
            pass
        assert lab.state.ties == []
        assert lab.where(cards.BLADE).place == GRAVEYARD
        assert lab.where(cards.IDOL).place == SPELL_ZONE


class TestPlay:
    def test_bots_play_with_effects(self) -> None:
        for number in range(12):
            chance = seeded(number)
            decks = [random_deck(POOL, chance) for _ in range(2)]
            duel = Duel(*decks, seed=number, pool=POOL, unofficial=True)
            bots = (RandomBot(number), Steady(POOL))
            while duel.decision is not None:
                answer(duel, bots[duel.decision.player])
            assert duel.over

    def test_what_is_activated_is_shown(self) -> None:
        """From the hand, too: the opponent sees which card it is."""
        lab = Lab(pool=POOL)
        lab.a.hand(cards.BOLT)
        lab.a.monsters("Luster Dragon")
        lab.b.monsters("Mystical Elf")
        lab.b.hand("Mokey Mokey", cards.AVENGER)
        lab.duel.push(f"activate {cards.BOLT}")
        lab.duel.push("zone A.s1")
        assert not sees(lab.card(cards.AVENGER), 0)
        lab.duel.push(f"activate {cards.AVENGER}")
        avenger = lab.card(cards.AVENGER)
        assert sees(avenger, 0)
        assert f"B shows {cards.AVENGER}." in [line.text for line in lab.duel.log_lines(0)]

    def test_a_saved_chain_goes_on(self) -> None:
        lab = a_chain()
        loaded = Duel.load(lab.duel.save(), POOL)
        for duel in (lab.duel, loaded):
            duel.push("activate A.s1")
        assert to_data(loaded.state) == to_data(lab.state)
        assert lab.where("Summoned Skull") == B.graveyard


@pytest.mark.parametrize("seed", range(4))
def test_what_can_be_activated_is_listed_in_the_order_of_its_spots(seed: int) -> None:
    """Not in that of the cards' numbers, by which a card that was drawn could be told apart."""
    duel = Duel(starter("dark_magician"), starter("odd_eyes"), seed=seed)
    chance = seeded(seed)
    several = 0
    for _ in range(150):
        if duel.decision is None:
            break
        options = duel.offered
        found = [(o.spot, o.number) for o in options if o.verb == dc.ACTIVATE]
        assert found == sorted(found)
        several += len(found) > 1
        duel.push(options[chance.below(len(options))])
    assert several > 5
