"""Facts and their causes."""

import re

import pytest

from segoc.cards.names import Language
from segoc.duel.view import JUDGE, PUBLIC
from segoc.inspection.facts import TOLD_DURATIONS, facts_of
from segoc.inspection.phrases import clause_about
from segoc.inspection.sentences import LANGUAGES
from segoc.kernel.language.effect import Standing
from segoc.kernel.picture import layers, prohibitions
from segoc.kernel.table import decision as dc, verbs
from segoc.kernel.table.event import WAY_NAMES
from segoc.kernel.table.places import MONSTER_ZONE
from segoc.lab import Lab
from segoc.messages import catalogue
from tests.inspection.positions import POOL, positions

pytestmark = pytest.mark.core


def facts(lab: Lab, name: str, viewer: int = JUDGE) -> dict[str, tuple[str, ...]]:
    """The sentences, and the names of the cards that cause them."""
    found = facts_of(lab.state, lab.pool, lab.card(name).id, viewer, lab.duel.events)
    return {one.text.en: tuple(lab.pool.name(code) for code in one.codes) for one in found}


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

    def test_counters_and_who_placed_them(self) -> None:
        lab = Lab()
        lab.a.hand("Card Guard")
        lab.a.summon("Card Guard")
        lab.everyone_passes()
        found = facts(lab, "Card Guard")
        (told,) = [text for text in found if "Counter" in text]
        assert found[told] == ("Card Guard",)

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

    def test_not_which_of_the_mixed_monsters_came_how(self) -> None:
        lab = Lab()
        hats = ("Monster Reborn", "Mystical Space Typhoon")
        lab.a.monsters("Gemini Elf")
        lab.b.set_monsters("Vorse Raider")
        lab.b.deck(*hats)
        lab.b.set_cards("Magical Hats")
        lab.a.battle_phase()
        lab.a.passes()
        lab.b.activate("Magical Hats")
        lab.everyone_passes()
        lab.b.chooses(*hats)
        while not any(lab.card(name).place == MONSTER_ZONE for name in hats):
            assert lab.duel.decision is not None
            lab.duel.push(lab.duel.decision.options[0])
        assert any("Special Summoned" in text for text in facts(lab, hats[0], 1))
        for name in ("Vorse Raider", *hats):
            assert not lab.card(name).face_up
            assert facts(lab, name, 0) == facts(lab, name, PUBLIC) == {}

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
        found = facts_of(lab.state, POOL, lab.card("Gemini Elf").id, JUDGE, [])
        (said,) = [one.text for one in found if "cannot declare" in one.text.en]
        assert said.zh == "「双生精灵」不能攻击宣言。"
        assert said.ja == "「ヂェミナイ・エルフ」は攻撃宣言できない。"

    def test_what_the_rules_go_by_is_told(self) -> None:
        """Negated cards are said to be, and what they can't do is said, both with a cause."""
        negated = forbidden = 0
        for duel, _ in positions(range(40), 6):
            state = duel.state
            for held in state.cards:
                if held.place != MONSTER_ZONE or not held.face_up:
                    continue
                found = facts_of(state, POOL, held.id, JUDGE, [])
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
        assert all(f"inspect.how.{how}" in messages for how in range(1, len(WAY_NAMES)))
        assert all(f"inspect.until.{until}" in messages for until in TOLD_DURATIONS)
