"""Packs: cards from a file, with no code in it; what is wrong is told with its place."""

import json
from pathlib import Path
from typing import Any

import pytest

from segoc.cards.standard import standard_pool
from segoc.checking.fuzz import play
from segoc.cli import main
from segoc.decks.deck import Deck
from segoc.decks.starters import starter
from segoc.duel.duel import Duel
from segoc.explain import explain_card
from segoc.formats.pack import PackError, read_pack
from segoc.lab import Lab

EXAMPLE = Path(__file__).parents[1] / "examples" / "pack.json"


@pytest.fixture
def example() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    return data


def faults(data: object) -> list[str]:
    text = data if isinstance(data, str) else json.dumps(data)
    with pytest.raises(PackError) as raised:
        read_pack(text, standard_pool())
    return raised.value.faults


def test_the_cards_of_the_example_work() -> None:
    pool = read_pack(EXAMPLE.read_text(encoding="utf-8"), standard_pool())
    lab = Lab(pool=pool)
    lab.a.hand("Lighthouse Keeper")
    lab.a.deck_top("Lighthouse Signal")
    lab.b.monsters("青眼白龙")
    lab.a.summon("Lighthouse Keeper")
    lab.a.activate("Lighthouse Keeper")
    lab.resolve()
    lab.a.activate("Lighthouse Signal", targets="青眼白龙")
    lab.resolve()
    assert not lab.card("青眼白龙").face_up


def test_names_may_be_of_any_language(example: dict[str, Any]) -> None:
    pool = read_pack(json.dumps(example), standard_pool())
    card = pool.find("灯塔守望者")
    assert card.printed.series == ("灯塔",)
    assert "灯台の信号" in explain_card(card, "ja", pool)[0]
    assert pool.archetype("灯塔", "en") == "Lighthouse"


def test_the_standard_pool_stays_as_it_is(example: dict[str, Any]) -> None:
    before = len(standard_pool())
    assert len(read_pack(json.dumps(example), standard_pool())) == before + 2
    assert len(standard_pool()) == before


def test_every_fault_is_told_with_its_place(example: dict[str, Any]) -> None:
    keeper, signal = example["cards"]
    keeper["effects"][0]["do"][0]["is"] = "to_hnd"
    signal["property"] = "quick"
    first, second = faults(example)
    assert first.startswith("cards.1: card 900000101 (Lighthouse Keeper): effect 1, do.1: ")
    assert "did you mean 'to_hand' or 'to_deck'?" in first
    assert second.startswith("cards.2: card 900000102 (Lighthouse Signal): property: ")


def test_a_name_that_no_card_has(example: dict[str, Any]) -> None:
    chosen = example["cards"][0]["effects"][0]["do"][0]["cards"]["cards"]
    chosen["that"][0]["names"] = ["Blue-Eyes White Dragn"]
    (fault,) = faults(example)
    assert fault.startswith("cards.1.effects.1.do.1.cards.cards.that.1.names: no card is called")
    assert "did you mean 'Blue-Eyes White Dragon' or" in fault
    example["mentions"] = ["Blue-Eyes White Dragn"]
    assert read_pack(json.dumps(example), standard_pool())


def test_an_archetype_that_nobody_knows(example: dict[str, Any]) -> None:
    del example["archetypes"]
    assert all("no archetype is called 'Lighthouse'" in fault for fault in faults(example))


def test_a_card_that_is_there_already(example: dict[str, Any]) -> None:
    example["cards"][0]["code"] = 89631139
    (fault,) = faults(example)
    assert "passcode 89631139: Blue-Eyes White Dragon and Lighthouse Keeper" in fault


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "no JSON (line 1)"),
        ("[]", "a pack is an object"),
        ('{"pack": "X", "cards": [{}], "cads": []}', "a pack has no 'cads': did you mean 'cards'"),
        ('{"pack": "", "cards": [{}]}', "pack: the name"),
        ('{"pack": "X", "cards": []}', "cards: a list of cards"),
        ('{"pack": "X", "cards": [5]}', "cards.1: a card: a card is an object, not 5"),
        ('{"pack": "X", "cards": [{}], "mentions": [1]}', "mentions: a list"),
        ('{"pack": "X", "cards": [{}], "archetypes": [["a"]]}', "archetypes: a list"),
        ('{"pack": "X", "pack": "Y", "cards": [{}]}', "'pack' is there twice"),
        ('{"pack": "X", "cards": [{"code": 1}]}', "cards.1: card 1: 'zh' is missing"),
    ],
)
def test_what_is_no_pack(text: str, told: str) -> None:
    assert told in faults(text)[0]


def test_a_saved_duel_needs_its_pack(example: dict[str, Any]) -> None:
    pool = read_pack(json.dumps(example), standard_pool())
    deck = Deck([900000101] * 3 + list(starter("normals_a").main)[3:])
    duel = Duel(deck, deck, seed=1, pool=pool)
    assert Duel.load(duel.save(), pool).save() == duel.save()
    with pytest.raises(ValueError, match="900000101"):
        Duel.load(duel.save())


def test_random_duels_with_a_pack() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert play(1, 0, (text,), frozen=True).failure is None


class TestTheCommand:
    def test_prints_a_card_of_a_pack(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["--pack", str(EXAMPLE), "card", "lighthouse signal", "--lang", "zh"]) == 0
        assert "灯塔的信号" in capsys.readouterr().out

    def test_tells_what_is_wrong(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], example: dict[str, Any]
    ) -> None:
        example["cards"][0]["kind"] = "monstr"
        file = tmp_path / "bad.json"
        file.write_text(json.dumps(example), encoding="utf-8")
        assert main(["--pack", str(file), "card", "旋风"]) == 2
        told = capsys.readouterr().err
        assert "bad.json is no pack of cards:" in told
        assert "did you mean 'monster'?" in told

    def test_needs_the_file(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["--pack", "nowhere.json", "card", "旋风"]) == 2
        assert "there is no file nowhere.json" in capsys.readouterr().err
