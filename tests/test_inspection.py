"""Inspection: values and how they come about, facts and their causes, actions and the reasons
against them; and nothing of it that the viewer can't know."""

import re
from collections.abc import Iterator

import pytest

from segoc import Duel
from segoc.cards.names import Language
from segoc.cards.standard import standard_pool
from segoc.inspection.actions import Possible, actions_at
from segoc.inspection.fact import Fact
from segoc.inspection.facts import TOLD_DURATIONS, facts_of
from segoc.inspection.phrases import clause_about
from segoc.inspection.sentences import LANGUAGES
from segoc.inspection.values import Value, values_of
from segoc.kernel import decision as dc
from segoc.kernel import layers, prohibitions, values, verbs
from segoc.kernel.chance import Random, seeded
from segoc.kernel.decision import Option
from segoc.kernel.effect import Standing
from segoc.kernel.event import HOW_NAMES
from segoc.kernel.places import MONSTER_ZONE
from segoc.kernel.state import NO_CARD
from segoc.lab import BATTLE, Lab
from segoc.messages import catalogue
from segoc.random_deck import random_deck
from segoc.speech import read_spot
from segoc.view import JUDGE, PUBLIC, shows

pytestmark = pytest.mark.core

POOL = standard_pool()


def positions(duels: range, one_in: int) -> Iterator[tuple[Duel, Random]]:
    """Moments of random duels, one in so many."""
    for number in duels:
        chance = seeded(number)
        duel = Duel(
            random_deck(POOL, chance), random_deck(POOL, chance), seed=number, unofficial=True
        )
        while duel.decision is not None:
            if chance.below(one_in) == 0:
                yield duel, chance
            options = duel.decision.options
            duel.push(options[chance.below(len(options))])


def value(lab: Lab, name: str, what: str) -> Value:
    found = values_of(lab.state, lab.card(name).id, JUDGE)
    return next(one for one in found if one.what == what)


def parts(lab: Lab, name: str, what: str = "atk") -> list[tuple[str, int]]:
    return [(part.text.en, part.value) for part in value(lab, name, what).parts]


def facts(lab: Lab, name: str, viewer: int = JUDGE) -> dict[str, tuple[str, ...]]:
    """The sentences, and the names of the cards that cause them."""
    found = facts_of(lab.state, lab.pool, lab.card(name).id, viewer)
    return {one.text.en: tuple(lab.pool.name(code) for code in one.codes) for one in found}


def actions(lab: Lab, spot: str, viewer: int = 0) -> dict[str, list[str]]:
    """What can be thought of by key, and the rules against it."""
    found = actions_at(lab.duel, max(0, viewer), read_spot(spot), viewer)
    return {one.option.key: [reason.rule for reason in one.reasons] for one in found}


class TestValues:
    def test_what_is_printed(self) -> None:
        lab = Lab()
        lab.a.monsters("Vorse Raider")
        assert parts(lab, "Vorse Raider") == [("Printed ATK 1900", 1900)]
        assert parts(lab, "Vorse Raider", "def") == [("Printed DEF 1200", 1200)]
        assert parts(lab, "Vorse Raider", "level") == [("Printed Level 4", 4)]

    def test_each_change_with_its_cause_in_the_order_in_which_it_counts(self) -> None:
        """A new original value comes before plus and minus, however late it was made."""
        lab = Lab()
        lab.a.hand("Rush Recklessly", "Shrink")
        lab.a.monsters("Vorse Raider")
        for spell in ("Rush Recklessly", "Shrink"):
            lab.a.activate(spell, targets="Vorse Raider")
            lab.everyone_passes()
        assert parts(lab, "Vorse Raider") == [
            ("Printed ATK 1900", 1900),
            ("originally 950", 950),
            ("+700", 1650),
        ]
        codes = [part.code for part in value(lab, "Vorse Raider", "atk").parts]
        assert codes == [None, POOL.find("Shrink").code, POOL.find("Rush Recklessly").code]

    def test_what_no_longer_counts_is_left_out(self) -> None:
        """EFX-181: "becomes" has fixed the value, and nothing earlier counts."""
        lab = Lab()
        lab.a.hand("Rush Recklessly")
        lab.a.monsters("Blackwing - Gale the Whirlwind", zone="A.m1")
        lab.b.monsters("Gemini Elf")
        lab.a.activate("Rush Recklessly", targets="Gemini Elf")
        lab.everyone_passes()
        lab.a.activate("Blackwing - Gale the Whirlwind", targets="Gemini Elf")
        lab.everyone_passes()
        assert parts(lab, "Gemini Elf") == [
            ("Printed ATK 1900", 1900),
            ("becomes 1300", 1300),
        ]

    def test_a_loss_ends_at_0(self) -> None:
        lab = Lab()
        lab.a.hand("Forbidden Lance")
        lab.a.monsters("Mokey Mokey")
        lab.a.activate("Forbidden Lance", targets="Mokey Mokey")
        lab.everyone_passes()
        assert parts(lab, "Mokey Mokey")[1:] == [("-800", 0)]

    def test_a_question_mark_counts_as_0(self) -> None:
        lab = Lab()
        lab.a.monsters("Slifer the Sky Dragon")
        assert parts(lab, "Slifer the Sky Dragon")[0] == ("Printed ATK ?", 0)

    def test_a_rank_in_place_of_a_level(self) -> None:
        lab = Lab()
        lab.a.monsters("Number 39: Utopia")
        found = values_of(lab.state, lab.card("Number 39: Utopia").id, JUDGE)
        assert [one.what for one in found] == ["atk", "def", "rank"]
        assert parts(lab, "Number 39: Utopia", "rank") == [("Printed Rank 4", 4)]

    def test_a_link_monster_has_neither_def_nor_level(self) -> None:
        lab = Lab()
        lab.a.monsters("Linkuriboh")
        found = values_of(lab.state, lab.card("Linkuriboh").id, JUDGE)
        assert [one.what for one in found] == ["atk"]

    def test_only_of_monsters_that_the_viewer_sees(self) -> None:
        lab = Lab()
        lab.a.set_monsters("Mystical Elf")
        lab.a.hand("Gemini Elf")
        number = lab.card("Mystical Elf").id
        asked = {viewer: values_of(lab.state, number, viewer) for viewer in (0, 1, PUBLIC)}
        assert asked[0]
        assert not asked[1]
        assert not asked[PUBLIC]
        assert not values_of(lab.state, lab.card("Gemini Elf").id, 0)

    def test_the_last_part_is_the_value(self) -> None:
        """What is told comes from the code that works the values out."""
        changed = 0
        for duel, _ in positions(range(24), 5):
            state = duel.state
            for held in state.cards:
                if held.place != MONSTER_ZONE or not held.face_up:
                    continue
                found = {one.what: one for one in values_of(state, held.id, JUDGE)}
                changed += sum(len(one.parts) > 1 for one in found.values())
                assert found["atk"].now == values.atk(state, held.id)
                if "def" in found:
                    assert found["def"].now == values.defense(state, held.id)
                if "level" in found:
                    assert found["level"].now == values.level(state, held.id)
                if "rank" in found:
                    assert found["rank"].now == values.rank(state, held.id)
        assert changed > 100

    def test_asking_leaves_the_duel_as_it_was(self) -> None:
        for duel, _ in positions(range(3), 10):
            before = duel.hash
            for held in duel.state.cards:
                values_of(duel.state, held.id, JUDGE)
            assert duel.hash == before


class TestFacts:
    def test_negated_and_by_what(self) -> None:
        lab = Lab()
        lab.a.monsters("Spirit Reaper")
        lab.b.face_up("Skill Drain")
        found = facts(lab, "Spirit Reaper")
        assert found["Its effects are negated."] == ("Skill Drain",)
        assert not any("cannot be destroyed" in text for text in found)

    def test_not_negated_by_what_is_negated_itself(self) -> None:
        lab = Lab()
        lab.a.monsters("Jinzo")
        lab.b.face_up("Skill Drain")
        assert "Its effects are negated." not in facts(lab, "Jinzo")
        assert facts(lab, "Skill Drain")["Its effects are negated."] == ("Jinzo",)

    def test_what_it_cannot_do_and_until_when(self) -> None:
        lab = Lab()
        lab.a.hand("Mind Control")
        lab.b.monsters("Gemini Elf")
        lab.a.activate("Mind Control", targets="Gemini Elf")
        lab.everyone_passes()
        while lab.asks(dc.PLACEMENT):
            lab.duel.push(lab.duel.decision.options[0])  # type: ignore[union-attr]
        lab.everyone_passes()
        found = facts(lab, "Gemini Elf")
        cause = ("Mind Control",)
        assert found["Gemini Elf cannot attack. (Until the End Phase.)"] == cause
        assert found["Controlled by A."] == cause
        assert found["It belongs to B."] == ()

    def test_unaffected_by_what(self) -> None:
        lab = Lab()
        lab.a.hand("Forbidden Lance")
        lab.a.monsters("Gemini Elf")
        lab.a.activate("Forbidden Lance", targets="Gemini Elf")
        lab.everyone_passes()
        found = facts(lab, "Gemini Elf")
        (told,) = [text for text in found if "unaffected" in text]
        assert told.startswith("Gemini Elf is unaffected by the effects of Spells/Traps")
        assert found[told] == ("Forbidden Lance",)

    def test_a_text_of_its_own_needs_no_other_source(self) -> None:
        lab = Lab()
        lab.a.monsters("Spirit Reaper")
        found = facts(lab, "Spirit Reaper")
        assert found["Spirit Reaper cannot be destroyed by battle."] == ("Spirit Reaper",)

    def test_equipped_with_and_to(self) -> None:
        lab = Lab()
        lab.a.monsters("Gemini Elf")
        lab.a.equip("Black Pendant", "Gemini Elf")
        assert facts(lab, "Gemini Elf")["Equipped with:"] == ("Black Pendant",)
        assert facts(lab, "Black Pendant")["Equipped to:"] == ("Gemini Elf",)

    def test_materials(self) -> None:
        lab = Lab()
        lab.a.monsters("Number 39: Utopia")
        lab.a.materials("Number 39: Utopia", "Gemini Elf", "Vorse Raider")
        found = facts(lab, "Number 39: Utopia")
        assert found["Materials:"] == ("Gemini Elf", "Vorse Raider")

    def test_how_it_came_and_what_it_has_done(self) -> None:
        lab = Lab()
        lab.a.hand("Gemini Elf")
        lab.a.monsters("Vorse Raider")
        lab.a.summon("Gemini Elf", zone="A.m2")
        lab.everyone_passes()
        lab.a.battle_phase()
        lab.everyone_passes()
        lab.a.attack("Gemini Elf")
        lab.everyone_passes()
        found = facts(lab, "Gemini Elf")
        assert any(text.startswith("Normal Summoned.") for text in found)
        assert {"It came to the field this turn.", "It has attacked this turn."} <= {*found}

    def test_not_properly_summoned(self) -> None:
        lab = Lab()
        lab.a.graveyard("Number 39: Utopia", "Gemini Elf")
        assert any("never properly" in text for text in facts(lab, "Number 39: Utopia"))
        assert not any("properly" in text for text in facts(lab, "Gemini Elf"))

    def test_always_called_otherwise(self) -> None:
        lab = Lab()
        lab.a.hand("Cyber Harpie Lady")
        assert "Its name is always treated as “Harpie Lady”." in facts(lab, "Cyber Harpie Lady")

    def test_what_its_player_cannot_do_with_it(self) -> None:
        lab = Lab()
        lab.a.hand("Scapegoat", "Gemini Elf")
        lab.a.extra_deck("Linkuriboh")
        lab.a.activate("Scapegoat")
        lab.everyone_passes()
        while not lab.asks(dc.OPEN):
            assert lab.duel.decision is not None
            lab.duel.push(lab.duel.decision.options[0])
        (told, *_) = [text for text in facts(lab, "Linkuriboh") if "You cannot" in text]
        assert told.startswith("“You cannot Special Summon monsters")
        assert facts(lab, "Linkuriboh")[told] == ("Scapegoat",)
        assert any("“You cannot Normal Summon" in text for text in facts(lab, "Gemini Elf"))

    def test_of_a_face_down_card_only_what_all_have_seen(self) -> None:
        lab = Lab()
        lab.a.hand("Spirit Reaper")
        lab.a.set("Spirit Reaper", zone="A.m1")
        lab.everyone_passes()
        for viewer in (1, PUBLIC):
            told = facts(lab, "Spirit Reaper", viewer)
            assert not any("Spirit Reaper" in text for text in told)
            assert "It came to the field this turn." in told

    def test_in_three_languages(self) -> None:
        lab = Lab()
        lab.a.monsters("Gemini Elf")
        lab.b.face_up("Swords of Revealing Light")
        found = facts_of(lab.state, POOL, lab.card("Gemini Elf").id, JUDGE)
        (said,) = [one.text for one in found if "cannot attack" in one.text.en]
        assert said.zh == "「双生精灵」不能攻击。"
        assert said.ja == "「ヂェミナイ・エルフ」は攻撃できない。"

    def test_what_the_rules_go_by_is_told(self) -> None:
        """Negated cards are said to be, and what they can't do is said, both with a cause."""
        negated = forbidden = 0
        for duel, _ in positions(range(24), 6):
            state = duel.state
            for held in state.cards:
                if held.place != MONSTER_ZONE or not held.face_up:
                    continue
                found = facts_of(state, POOL, held.id, JUDGE)
                told = [one for one in found if one.text.en == "Its effects are negated."]
                assert bool(told) == layers.negated(state, held.id)
                assert all(one.codes for one in told)
                negated += len(told)
                if prohibitions.forbidden(state, held.id, verbs.ATTACK):
                    forbidden += 1
                    (reason, *_) = [one for one in found if "cannot attack" in one.text.en]
                    assert reason.codes
        assert negated > 20
        assert forbidden > 3


class TestWords:
    def test_every_clause_about_cards_can_be_said_of_one(self) -> None:
        said = 0
        for card in POOL:
            for effect in card.printed.effects:
                if isinstance(effect, Standing) and effect.receivers is not None:
                    for clause in effect.clauses:
                        text = clause_about(clause, POOL, card.code, card.code, effect)
                        said += 1
                        assert card.name("en") in text.en
                        assert f"「{card.name('zh')}」" in text.zh
                        assert f"「{card.name('ja')}」" in text.ja
        assert said > 200

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_all_languages_have_the_same_sentences(self, language: Language) -> None:
        def holes(messages: dict[str, str]) -> dict[str, set[str]]:
            told = {key: text for key, text in messages.items() if key.startswith("inspect.")}
            return {key: set(re.findall(r"\{(\w+)\}", text)) for key, text in told.items()}

        assert holes(catalogue(language)) == holes(catalogue("en"))

    def test_every_way_and_every_duration_has_one(self) -> None:
        messages = catalogue("en")
        assert all(f"inspect.how.{how}" in messages for how in range(1, len(HOW_NAMES)))
        assert all(f"inspect.until.{until}" in messages for until in TOLD_DURATIONS)


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


class TestSecrecy:
    def test_another_duel_that_looks_the_same_gets_the_same_answers(self) -> None:
        asked = 0
        for duel, chance in positions(range(100, 125), 12):
            player = chance.below(2)
            sample = duel.sample(player, chance.word())
            for held in duel.state.cards:
                spot = duel.state.spot(held.id)
                if spot < 0 or chance.below(3):
                    continue
                asked += shows(held.seen, player)
                for viewer in (player, PUBLIC):
                    mine = _answers(duel, player, spot, viewer)
                    assert mine == _answers(sample, player, spot, viewer)
        assert asked > 1000

    def test_and_would_not_for_the_judge(self) -> None:
        """Else the test above would prove nothing."""
        differing = 0
        for duel, chance in positions(range(100, 104), 12):
            sample = duel.sample(0, chance.word())
            for held in duel.state.cards:
                spot = duel.state.spot(held.id)
                if spot >= 0 and not shows(held.seen, 0):
                    mine = _answers(duel, 0, spot, JUDGE)
                    differing += mine != _answers(sample, 0, spot, JUDGE)
        assert differing > 0


Answers = tuple[list[Value], list[Fact], list[tuple[str, list[tuple[str, list[int]]]]]]


def _answers(duel: Duel, player: int, spot: int, viewer: int) -> Answers:
    card = duel.state.card_at(spot)
    assert card != NO_CARD
    told = [
        (one.option.key, [(reason.rule, reason.spots) for reason in one.reasons])
        for one in actions_at(duel, player, spot, viewer)
    ]
    return (
        values_of(duel.state, card, viewer),
        facts_of(duel.state, POOL, card, viewer),
        told,
    )
