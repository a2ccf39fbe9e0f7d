"""What effects are called: by the numbers that their cards print, and each by another name."""

from textwrap import dedent

import pytest

from segoc.app.cards_api import face_of
from segoc.app.table import question_of
from segoc.bots.report import Step
from segoc.cards import standard_pool
from segoc.cards.effect_names import WRITTEN, effect_names, written_name
from segoc.cards.names import Language
from segoc.duel.effect_words import effect_words
from segoc.duel.option_text import Unclear, read as read_option
from segoc.kernel.language.effect import Activated
from segoc.kernel.table import decision as dc
from segoc.lab import Lab
from segoc.rulebook.playing.trial import try_scenario
from segoc.rulebook.reading.files import read
from tests.card_sample import CARDS


def names(card: str) -> list[str]:
    return [str(name) for name in effect_names(standard_pool().find(card))]


@pytest.mark.parametrize(
    ("card", "wanted"),
    [
        ("Shaddoll Squamata", ["effect 1", "effect 2"]),
        # A condition counts for nothing, and bullets are parts of their number.
        (
            "Cosmic Blazar Dragon",
            ["text", "effect 1, part 1", "effect 1, part 2", "effect 1, part 3"],
        ),
        # What only applies beside an effect of its number doesn't make a part of that.
        ("Call of the Haunted", ["effect 1", "effect 1", "effect 1"]),
        # The two texts of a Pendulum Card count apart; that it can be activated is in neither.
        (
            "Odd-Eyes Pendulum Dragon",
            ["Pendulum effect 1", "Pendulum effect 2", "effect 1", "activation"],
        ),
        (
            "Eternal Soul",
            ["activation", "effect 1, part 1", "effect 1, part 2", "effect 2", "effect 3"],
        ),
    ],
)
def test_names(card: str, wanted: list[str]) -> None:
    assert names(card)[: len(wanted)] == wanted


@pytest.mark.pool
def test_what_can_be_activated_has_a_name_of_its_own() -> None:
    for card in CARDS:
        effects = card.printed.effects
        called = effect_names(card)
        assert len(called) == len(effects)
        chosen = [called[n] for n in range(len(effects)) if isinstance(effects[n], Activated)]
        assert len(chosen) == len(set(chosen)), card
        for name in called:
            match = WRITTEN.fullmatch(str(name))
            assert match is not None
            assert written_name(match) == name


def failure(step: str) -> str:
    text = f"""
        EFX-001 · What an effect is called
        A's turn, Main Phase 1
        A set: Solemn Judgment, Eternal Soul
        A monsters: 圣精灵
        {step}
        = 圣精灵 in A m1
        but: no A set
        ! A can not activate 圣精灵, by SEG-034
    """
    found = read(dedent(text).strip(), "test.txt")
    if found.errors:
        return str(found.errors[0][1])
    return str(try_scenario(found.scenarios[0]) or "")


@pytest.mark.parametrize(
    ("step", "wrong"),
    [
        (
            "> A activates Eternal Soul (effect 4)",
            "Eternal Soul has no “effect 4”, by the numbers that it prints: it has activation, "
            "effect 1, part 1, effect 1, part 2, effect 2, effect 3",
        ),
        ("> A activates Solemn Judgment (effect 2)", "no “effect 2”"),
        ("> A activates Solemn Judgment (activation)", "no “activation”"),
        ("> A activates 圣精灵 (effect 1)", "no “effect 1”"),
        ("> A activates Eternal Soul (effect 1 of Solemn Judgment)", "it is not legal now"),
        (
            "! A can not activate Eternal Soul (effect 1), by SEG-034",
            "“effect 1” of Eternal Soul can be effect 1, part 1, effect 1, part 2: say which",
        ),
        ("> A activates Eternal Soul (way 2)", "what the effect is called"),
    ],
)
def test_a_name_that_the_card_does_not_have_is_refused(step: str, wrong: str) -> None:
    assert wrong in failure(step)


def test_what_a_player_says() -> None:
    """By what is printed, or by the key of the option, which counts."""
    lab = Lab()
    lab.a.face_up("Eternal Soul")
    for said, number in (("activation", 0), ("effect 1, part 1", 1), ("effect 3", 4)):
        meant = read_option(f"activate Eternal Soul ({said})", lab.state, lab.duel.pool, 0)
        assert [option.number for option in meant] == [number]
        assert meant == read_option(f"activate A.s1 #{number + 1}", lab.state, lab.duel.pool, 0)
    parts = read_option("activate Eternal Soul (effect 1)", lab.state, lab.duel.pool, 0)
    assert [option.number for option in parts] == [1, 2]
    with pytest.raises(Unclear, match="Eternal Soul has no effect 9 now: it has activation, "):
        lab.duel.why_not("activate Eternal Soul (effect 9)", 0)


# In words.


@pytest.mark.parametrize(
    ("card", "effect", "wanted"),
    [
        ("Shaddoll Squamata", 1, ("effect ②", "效果②", "効果②")),
        ("Cosmic Blazar Dragon", 2, ("effect ① (part 2)", "效果①（之2）", "効果①（2つ目）")),
        ("Odd-Eyes Pendulum Dragon", 1, ("Pendulum effect ②", "灵摆效果②", "P効果②")),
        ("Odd-Eyes Pendulum Dragon", 3, ("activation of the card", "卡的发动", "カードの発動")),
        (
            "Mound of the Bound Creator",
            0,
            ("activation of the card", "卡的发动", "カードの発動"),
        ),
    ],
)
def test_in_three_languages(card: str, effect: int, wanted: tuple[str, str, str]) -> None:
    found = standard_pool().find(card)
    languages: tuple[Language, ...] = ("en", "zh", "ja")
    assert tuple(effect_words(found, effect, language) for language in languages) == wanted


@pytest.mark.pool
def test_each_name_has_words() -> None:
    for card in CARDS:
        for number in range(len(card.printed.effects)):
            assert effect_words(card, number, "zh")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Shaddoll Squamata", "A activates effect ① of Shaddoll Squamata."),
        # Where it is the only one, nobody needs a number.
        ("Man-Eater Bug", "A activates the effect of Man-Eater Bug."),
    ],
)
def test_the_log_says_which_of_several_numbers_it_is(name: str, told: str) -> None:
    lab = Lab()
    lab.a.set_monsters(name)
    lab.b.monsters("Mystical Elf")
    lab.a.flip(name)
    if lab.asks(dc.TRIGGERS):
        lab.duel.push(f"activate {name} (effect 1)")
    assert f"Chain Link 1: {told}" in lab.log()


def test_options_and_reports_call_it_so() -> None:
    lab = Lab()
    lab.a.face_up("Eternal Soul")
    lab.a.graveyard("Dark Magician")
    decision = lab.duel.decision
    assert decision is not None
    options = question_of(decision, 1, lab.duel.pool, lab.state).options
    [revival] = [one for one in options if one.verb == "activate"]
    # The key counts, the name is what is printed.
    assert (revival.key, revival.effect) == ("activate A.s1 #2", 2)
    assert revival.words is not None
    assert revival.words.en == "effect ① (part 1)"
    step = Step(revival.key, lab.card("Eternal Soul").printed.code, 1)
    told = "activate A.s1 #2 (Eternal Soul, effect ① (part 1))"
    assert step.words(lab.duel.pool, "en") == told


def test_faces_show_it() -> None:
    pool = standard_pool()
    face = face_of(pool.find("Odd-Eyes Pendulum Dragon").code)
    shown = [(one.label, one.pendulum) for one in face.effects]
    assert shown == [("①", True), ("②", True), ("①", False)]
    face = face_of(pool.find("Cosmic Blazar Dragon").code)
    assert [one.label for one in face.effects] == ["", "①", "①", "①"]
