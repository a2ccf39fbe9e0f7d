"""`segoc card`: everything about a card."""

import json
from pathlib import Path

import pytest

from segoc.cards.card_data import dump_card, read_card
from segoc.cards.standard import standard_pool
from segoc.cli.columns import width, wrapped
from segoc.effects.json_form import load
from segoc.explain import SPEAKERS, explain_card
from segoc.formats.json_lines import in_lines
from tests.card_sample import CARDS
from tests.cli.running import Run

PACK = Path(__file__).parents[2] / "examples" / "pack.json"


def test_a_card_with_effects(run: Run) -> None:
    result = run("card", "Light", "and", "Darkness", "Dragon")
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    assert lines[0] == "Light and Darkness Dragon · 光与暗之龙 · 光と闇の竜 · 47297616"
    assert lines[1] == "Level 8 LIGHT Dragon / Effect, ATK 2800, DEF 2400"
    assert [line[0] for line in lines if line[:1] in {*"–①②③④"}] == ["–", "①", "②", "③"]
    assert (
        "②  Once per Chain, when a Spell/Trap Card or a monster effect is activated" in result.out
    )
    assert all(len(line) <= 100 for line in lines)
    # The tree below the text is the effect itself.
    tree = "\n".join(lines[lines.index(next(x for x in lines if x.startswith("③"))) + 2 :])
    effects = standard_pool().find("Light and Darkness Dragon").printed.effects
    assert load(json.loads(tree)) == effects[3]


@pytest.mark.parametrize(
    "name",
    ["mirror force", "MIRROR  FORCE", "ＭＩＲＲＯＲ　ＦＯＲＣＥ", "聖なるバリア －ミラーフォース－",
     "神圣防护罩-反射镜力-", "44095762"],
)  # fmt: skip
def test_names_in_any_language_case_and_width(run: Run, name: str) -> None:
    result = run("card", name)
    assert result.code == 0
    assert result.out.startswith("Mirror Force · 神圣防护罩 -反射镜力- · 聖なるバリア")
    assert "\nNormal Trap\n" in result.out


def test_an_unknown_name_suggests_others(run: Run) -> None:
    result = run("card", "Miror", "Forse")
    assert (result.code, result.out) == (2, "")
    assert "no card is called 'Miror Forse': did you mean 'Mirror Force'" in result.err


def test_a_card_that_can_not_be_played_yet_is_known(run: Run) -> None:
    result = run("card", "閃刀姫－カガリ", "--lang", "zh")
    assert (result.code, result.err) == (0, "")
    assert result.out == (
        "闪刀姬-燎里 · 閃刀姫－カガリ · Sky Striker Ace - Kagari · 63288573\n"
        "连接1 炎属性 机械族 / 效果 / 连接, ATK 1500, 连接标记 左上\n"
        "Archetypes: 闪刀, 闪刀姬\n"
        "segoc can't play it yet: nobody has written its effects.\n"
    )
    data = json.loads(run("card", "--json", "63288573").out)
    assert (data["link"], data["arrows"]) == (1, "top_left")


def test_only_data(run: Run) -> None:
    result = run("card", "--json", "Shaddoll Core")
    card = standard_pool().find("Shaddoll Core")
    assert json.loads(result.out) == dump_card(card)
    assert dump_card(read_card(result.out)) == dump_card(card)


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Blue-Eyes White Dragon", ["Level 8 LIGHT Dragon, ATK 3000, DEF 2500",
                                    "Archetypes: Blue-Eyes"]),
        ("Shaddoll Core", ["Continuous Trap", "Archetypes: Shaddoll",
                           "Becomes: Level 9 DARK Spellcaster / Effect, ATK 1450, DEF 1950,"
                           " still a Trap as well"]),
        ("Blank Link Monster", ["Link 2 EARTH Rock / Link, ATK 200, markers bottom left,"
                                " bottom right", "Filler: no card of the game."]),
        ("Number C106: Giant Red Hand", ["Rank 5 EARTH Rock / Effect / Xyz, ATK 2600, DEF 2000",
                                         "Materials: 3 Level 5 monsters"]),
        ("Wisdom-Eye Magician", ["Level 4 LIGHT Spellcaster / Effect / Pendulum, ATK 1500,"
                                 " DEF 1500, Scale 5"]),
    ],
)  # fmt: skip
def test_what_is_printed(run: Run, name: str, lines: list[str]) -> None:
    told = run("card", name).out.splitlines()
    assert [line for line in lines if line not in told] == []


def test_what_is_missing_is_told(run: Run, tmp_path: Path) -> None:
    """No card of the pool is written in part; one of a pack may be."""
    assert not [card.en for card in CARDS if card.partial]
    pack = json.loads(PACK.read_text(encoding="utf-8"))
    pack["cards"][0]["partial"] = "what it does at night"
    file = tmp_path / "pack.json"
    file.write_text(json.dumps(pack), encoding="utf-8")
    told = run("--pack", str(file), "card", pack["cards"][0]["en"]).out
    assert "Partial: segoc doesn't know yet: what it does at night." in told


@pytest.mark.pool
@pytest.mark.parametrize("language", ["en", "zh", "ja"])
def test_every_card_can_be_told(run: Run, language: str) -> None:
    for card in CARDS:
        result = run("card", str(card.code), "--lang", language)
        assert result.code == 0
        assert result.out.startswith(f"{card.name(language)} · ")  # type: ignore[arg-type]


def test_help(run: Run) -> None:
    result = run("card", "--help")
    assert result.code == 0
    assert "segoc card Mirror Force" in result.out


@pytest.mark.pool
def test_lines_of_data() -> None:
    for card in CARDS:
        for columns in (20, 96):
            lines = in_lines(dump_card(card), columns)
            assert json.loads("\n".join(lines)) == dump_card(card)
    assert in_lines([]) == ["[]"]
    assert in_lines(["a" * 30, 1], 20) == ["[", f'  "{"a" * 30}",', "  1", "]"]


@pytest.mark.pool
def test_long_texts_are_broken_into_lines() -> None:
    for language in SPEAKERS:
        for card in CARDS:
            for text in explain_card(card, language):
                lines = wrapped(text, 40)
                assert "".join(lines).replace(" ", "") == text.replace(" ", "")
                assert all(width(line) <= 46 for line in lines)
