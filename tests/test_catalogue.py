"""The catalogue of all cards: that it is whole, sorted and quick, and agrees with the pool."""

import json
import time
from pathlib import Path

import pytest

from segoc.cards import AmbiguousName, Definition, UnknownCard
from segoc.cards.card_data import CARD_PARTS, dump_card
from segoc.cards.catalogue import KnownCard, catalogue, proper_names
from segoc.cards.catalogue.reading import FOLDER
from segoc.kernel.table.printed import Printed
from tests.card_sample import CARDS
from tools.catalogue.__main__ import main as build

REAL = [card for card in CARDS if not card.filler]
KNOWN = catalogue()


def facts(face: Printed) -> tuple[object, ...]:
    return (
        face.kind, face.prop, face.types, face.attribute, face.race, face.level, face.atk,
        face.defense, face.arrows, face.scale, face.name,
    )  # fmt: skip


class TestFiles:
    def test_all_cards_are_there_by_passcode(self) -> None:
        codes = [card.code for card in KNOWN]
        assert len(codes) == len(KNOWN) == 14_195
        assert codes == sorted(set(codes))

    def test_lines_are_canonical(self) -> None:
        order = ["code", "konami", *list(CARD_PARTS)[1:-6], "always_named", "series", "mentions"]
        for line in (FOLDER / "cards.jsonl").read_text(encoding="utf-8").splitlines():
            data = json.loads(line)
            assert json.dumps(data, ensure_ascii=False, separators=(",", ":")) == line
            assert list(data) == [part for part in order if part in data]

    def test_there_are_facts_only(self) -> None:
        """No sentence of a card's text could be in it: names are short, and end without a stop."""
        for card in KNOWN:
            assert all(len(name) <= 70 and not name.endswith("。") for name in card.names)
            assert all(len(token) <= 30 for token in card.tokens_mentioned)

    def test_it_is_small(self) -> None:
        assert sum(file.stat().st_size for file in FOLDER.iterdir() if file.is_file()) < 6_000_000

    def test_names_are_sorted(self) -> None:
        lines = (FOLDER / "names.txt").read_bytes().splitlines()
        assert lines == sorted(lines)

    def test_two_cards_have_no_chinese_name(self) -> None:
        without = [card.code for card in KNOWN if "zh" not in card.data]
        assert without == [1001207126, 1001210589]
        assert KNOWN[1001207126].name("zh") == "宿命の決闘"


class TestFinding:
    def test_every_card_is_found_by_passcode_and_name(self) -> None:
        for card in list(KNOWN)[::37]:
            assert KNOWN[card.code].data == card.data
            for name in card.names:
                assert card in KNOWN.meant(name)

    @pytest.mark.parametrize(
        "text", ["灰流丽", "灰流うらら", "ASH blossom &joyous spring", "14558127", "014558127"]
    )
    def test_spelling_does_not_matter(self, text: str) -> None:
        assert KNOWN.find(text).name() == "Ash Blossom & Joyous Spring"

    def test_what_is_unknown(self) -> None:
        assert KNOWN.get(777) is None
        assert 777 not in KNOWN
        with pytest.raises(UnknownCard, match="passcode 777"):
            KNOWN[777]
        with pytest.raises(UnknownCard) as raised:
            KNOWN.find("Ash Bloss")
        assert raised.value.near == ("Ash Blossom & Joyous Spring",)

    def test_a_name_that_two_cards_could_have(self) -> None:
        with pytest.raises(AmbiguousName):
            KNOWN.find("雷－－鸣")

    @pytest.mark.parametrize("code", [46986414, 46986410, 46986420, 36996508])
    def test_other_artworks(self, code: int) -> None:
        assert KNOWN.original(code) == 46986414

    def test_what_is_no_artwork(self) -> None:
        assert [KNOWN.original(code) for code in (5405695, 123)] == [5405695, 123]
        assert all(KNOWN.original(card.code) == card.code for card in list(KNOWN)[::101])

    @pytest.mark.parametrize("text", ["dragon", "ドラゴン", "龙", "a", "zzz"])
    def test_a_search_takes_less_than_50_ms(self, text: str) -> None:
        def seconds() -> float:
            start = time.perf_counter()
            KNOWN.search(text, 20)
            return time.perf_counter() - start

        assert min(seconds() for _ in range(5)) < 0.05

    def test_the_best_is_first(self) -> None:
        assert [card.name() for card in KNOWN.search("dark magician", 2)] == [
            "Dark Magician",
            "Dark Magician Girl",
        ]


class TestProperNames:
    def test_archetypes_know_their_cards(self) -> None:
        for one in proper_names().all:
            if one.kind == "archetype":
                assert one.cards
                assert all(one.zh in KNOWN[code].series for code in one.cards)

    @pytest.mark.parametrize(
        ("kind", "ja", "zh", "en"),
        [
            ("archetype", "ブルーアイズ", "青眼", "Blue-Eyes"),
            ("token", "原始生命態トークン", "原始生命态衍生物", "Primal Being Token"),
            ("counter", "魔力カウンター", "魔力指示物", "Spell Counter"),
        ],
    )
    def test_in_three_languages(self, kind: str, ja: str, zh: str, en: str) -> None:
        (one,) = (one for one in proper_names().all if (one.kind, one.ja) == (kind, ja))
        assert (one.name("zh"), one.name("en")) == (zh, en)
        assert proper_names().get(one.kind, en.upper()) == one

    def test_all_are_complete(self) -> None:
        assert all(one.zh and one.ja and one.en for one in proper_names().all)


class TestArchetypes:
    def test_what_is_read_so_belongs_and_what_is_so_in_english_does_not(self) -> None:
        """守護騎士 reads ガーディアン; マグネット is no ウォリアー."""
        assert "守护者" in KNOWN.find("巨竜の守護騎士").series
        assert "守护者" not in KNOWN.find("守護天使 ジャンヌ").series
        assert "战士" not in KNOWN.find("マグネット・フォース").series
        assert "死之信息" not in KNOWN.find("ALERT!").series

    def test_dd_crow_is_no_dd(self) -> None:
        assert "DD" not in KNOWN.find("D.D. Crow").series
        assert "DD" in KNOWN.find("D/D/D Wave King Caesar").series

    def test_a_name_in_kanji_is_as_it_is_read(self) -> None:
        assert "真红眼" in KNOWN.find("Red-Eyes Fusion").series

    def test_a_note_makes_it_so(self) -> None:
        """ギャラクシーアイズ, by the rules."""
        assert "银河眼" in KNOWN.find("最後の希望").series


@pytest.mark.pool
@pytest.mark.parametrize("card", REAL, ids=lambda card: str(card.code))
class TestCardsOfThePool:
    def known(self, card: Definition) -> KnownCard:
        return KNOWN[card.code]

    def test_names_and_stats(self, card: Definition) -> None:
        known = self.known(card)
        assert known.names == card.names
        assert facts(known.printed) == facts(card.printed)
        mine, hand = known.data, dump_card(card)
        for part in set(CARD_PARTS) - {"series", "mentions", "aliases"}:
            assert mine.get(part) == hand.get(part), part

    def test_archetypes(self, card: Definition) -> None:
        assert set(self.known(card).series) == set(card.printed.series)


@pytest.mark.pool
@pytest.mark.parametrize("card", REAL, ids=lambda card: str(card.code))
def test_mentions_are_those_of_the_cards_that_are_played(card: Definition) -> None:
    mine = {KNOWN[code].names[0] for code in KNOWN[card.code].mentions}
    tokens = {one.zh for one in proper_names().all if one.kind == "token"}
    hand = set(card.printed.mentions) - {card.zh} - tokens
    assert mine == hand


class TestBuilding:
    def test_without_its_sources_it_says_so(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr("tools.catalogue.sources.PLACES", (tmp_path,))
        assert build() == 1
        assert "nothing else needs the database" in capsys.readouterr().err
