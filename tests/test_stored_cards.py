"""The stored cards: what is written by hand is in them, nothing is read that nobody asks for, and
walking over the pool tells what the cards themselves would."""

import json
from typing import Any, ClassVar

import pytest

from segoc.cards.card_data import load_card, restore_card
from segoc.cards.card_files import cards_by_hand
from segoc.cards.catalogue import catalogue
from segoc.cards.definition import Definition
from segoc.cards.finding import UnknownCard
from segoc.cards.normal_card import normalise_card
from segoc.cards.pool import Pool
from segoc.cards.provenance import CHECKS
from segoc.cards.standard import standard_pool
from segoc.cards.stored import FOLDER, StoredCards, stored_cards
from segoc.cards.stored.reading import whole
from segoc.kernel.table.kinds import (
    EFFECT_MONSTER,
    FUSION,
    LINK,
    PENDULUM,
    RITUAL,
    SYNCHRO,
    XYZ,
)
from segoc.kernel.table.printed import Printed
from tools.cards.lines import CannotStore, as_read, by_hand, name_lines, stored_line
from tools.cards.without_effects import Reader, Unread

pytestmark = pytest.mark.core

LINES = (FOLDER / "cards.jsonl").read_text(encoding="utf-8").splitlines()
BY_CODE = {json.loads(line)["code"]: line for line in LINES}


def facts(face: Printed) -> tuple[object, ...]:
    return (
        face.code, face.kind, face.prop, face.types, face.attribute, face.race, face.level,
        face.atk, face.defense, face.arrows, face.scale, face.name, face.series,
    )  # fmt: skip


def of_origin(by: str) -> set[int]:
    return {code for code, line in BY_CODE.items() if json.loads(line)["from"]["by"] == by}


class TestFiles:
    def test_they_are_what_is_written_by_hand(self) -> None:
        written = {card.code: stored_line(card, by_hand(card)) for card in cards_by_hand()}
        for code, line in written.items():
            assert BY_CODE.get(code) == line, f"card {code} is written otherwise: run `make cards`"
        gone = of_origin("hand") - written.keys()
        assert not gone, f"no file has the cards {gone}: run `make cards`"

    def test_names_are_those_that_the_catalogue_lacks(self) -> None:
        lines = (FOLDER / "names.txt").read_text(encoding="utf-8").splitlines()
        assert lines == name_lines(standard_pool()), "run `make cards`"

    def test_a_card_is_a_line_by_passcode(self) -> None:
        codes = [json.loads(line)["code"] for line in LINES]
        assert codes == sorted(set(codes))
        for line in LINES:
            data = json.loads(line)
            assert json.dumps(data, ensure_ascii=False, separators=(",", ":")) == line
            # Whoever reads no effects stops there.
            assert "effects" not in data or list(data)[-1] == "effects"

    def test_nothing_is_stored_that_would_be_refused(self) -> None:
        """Reading doesn't check again what was checked when it was stored."""
        for line in LINES:
            data = json.loads(line)
            load_card(whole(data, catalogue().get(data["code"])))

    def test_what_the_catalogue_says_is_not_said_again(self) -> None:
        for code, line in BY_CODE.items():
            if code in catalogue():
                assert not json.loads(line).keys() & {"zh", "ja", "en", "kind", "atk", "series"}

    def test_a_card_that_lacks_what_is_known_of_it_is_refused(self) -> None:
        data = whole(json.loads(BY_CODE[89631139]), catalogue()[89631139])
        del data["series"]
        card = load_card(data)
        with pytest.raises(CannotStore, match="the catalogue has its series"):
            stored_line(card, by_hand(card))


class TestReading:
    @pytest.fixture
    def reads(self, monkeypatch: pytest.MonkeyPatch) -> list[int]:
        """The passcodes of the cards that are read."""
        found: list[int] = []

        def restored(data: dict[str, Any]) -> Definition:
            found.append(data["code"])
            return restore_card(data)

        monkeypatch.setattr("segoc.cards.stored.reading.restore_card", restored)
        return found

    @pytest.fixture
    def pool(self) -> Pool:
        return Pool((), beneath=StoredCards())

    def test_a_card_is_read_when_it_is_asked_for(self, pool: Pool, reads: list[int]) -> None:
        assert pool[89631139].en == "Blue-Eyes White Dragon"
        assert pool.find("青眼白龙") is pool[89631139]
        assert reads == [89631139]

    def test_who_walks_over_the_pool_reads_none(self, pool: Pool, reads: list[int]) -> None:
        assert len(pool) == len(list(pool.codes())) == len(LINES)
        assert 89631139 in pool
        assert 777 not in pool
        assert pool.name(89631139, "ja") == "青眼の白龍"
        assert pool.translated("青眼白龙", "en") == "Blue-Eyes White Dragon"
        assert pool.outline(89631139).face.atk == 3000
        assert len([one.face for one in pool.outlines()]) == len(LINES)
        assert len(list(pool.nameable.faces())) > len(LINES)
        with pytest.raises(UnknownCard, match="did you mean 'Dark Magician'"):
            pool.find("Dark Magican")
        assert reads == []

    def test_a_card_is_the_same_one_each_time(self) -> None:
        assert standard_pool()[89631139] is stored_cards().read(89631139)

    def test_outlines_are_the_cards_without_their_effects(self) -> None:
        for one in standard_pool().outlines():
            card = standard_pool()[one.code]
            assert facts(one.face) == facts(card.printed)
            assert one.names == card.names
            assert (one.aliases, one.filler, one.partial) == (
                card.aliases, card.filler, card.partial,
            )  # fmt: skip
            assert one.has_effects == (card.printed.written > 0)

    def test_tokens_are_found_without_a_list_of_them(self) -> None:
        pool = standard_pool()
        by_walking = [token for card in pool for token in card.tokens]
        assert list(pool.tokens) == by_walking
        assert all(pool.is_token(token.code) and token.code not in pool for token in by_walking)
        assert all(pool.find(token.zh).zh == token.zh for token in by_walking)
        assert not pool.is_token(by_walking[0].code + 5)
        assert not pool.is_token(89631139)

    def test_what_always_counts_as_another_card_is_called_so(self) -> None:
        others = [card for card in standard_pool() if card.printed.name != card.code]
        assert others
        for card in others:
            assert card.printed.title == standard_pool().name(card.printed.name, "zh") != card.zh


class TestWithoutEffects:
    """Cards of which the catalogue knows all that there is to play, but for their materials."""

    CARDS: ClassVar = [standard_pool()[code] for code in sorted(of_origin("read"))]

    def test_all_of_them_can_be_played(self) -> None:
        plain = [
            card.code
            for card in catalogue()
            if card.printed.is_monster and not card.printed.types & (EFFECT_MONSTER | PENDULUM)
        ]
        # Of Pendulum Monsters these have no Pendulum Effect either.
        pendulums = [card for card in self.CARDS if card.printed.types & PENDULUM]
        assert len(plain) == 766
        assert len(pendulums) == 5
        assert all(code in standard_pool() for code in plain)
        assert all(standard_pool()[code].printed.written == 0 for code in plain)
        assert len(self.CARDS) == 670

    def test_their_lines_are_what_was_read(self) -> None:
        for card in self.CARDS:
            assert BY_CODE[card.code] == stored_line(card, as_read(card))
            assert normalise_card(card).printed.recipes == card.printed.recipes

    def test_what_is_made_from_materials_has_some(self) -> None:
        for card in self.CARDS:
            made = card.printed.types & (FUSION | SYNCHRO | XYZ | LINK)
            assert len(card.printed.recipes) == (1 if made else 0), card
            assert bool(card.mentions) == bool(card.printed.types & RITUAL), card
            for name in card.printed.mentions:
                (known,) = (one for one in catalogue().meant(name) if one.names[0] == name)
                assert known.printed.is_monster != bool(card.printed.types & RITUAL)

    @pytest.mark.parametrize(
        ("language", "text"),
        [
            ("ja", "「青眼の白龍」+「誰でもない」"),
            ("ja", "「青眼の白龍」+強いモンスター"),
            ("ja", "「青眼の白龍」"),
            ("ja", "「誰でもない」モンスター×2"),
            ("zh", "「青眼白龙」+怪兽×X"),
            ("zh", "手卡的怪兽×2"),
            ("zh", "「青眼白龙」+"),
        ],
    )
    def test_what_is_not_understood_is_refused(self, language: str, text: str) -> None:
        with pytest.raises(Unread):
            Reader(language).materials(text, FUSION)

    @pytest.mark.parametrize(
        ("zh", "ja", "kind"),
        [
            ("「青眼白龙」+暗属性怪兽×2", "「青眼の白龍」+闇属性モンスター×2", FUSION),
            (
                "风属性调整+调整以外的怪兽2只",
                "風属性チューナー+チューナー以外のモンスター2体",
                SYNCHRO,
            ),
            ("8星怪兽×2", "レベル8モンスター×2", XYZ),
            ("包含连接怪兽的怪兽3只以上", "リンクモンスターを含むモンスター3体以上", LINK),
        ],
    )  # fmt: skip
    def test_languages_say_the_same(self, zh: str, ja: str, kind: int) -> None:
        assert Reader("zh").materials(zh, kind) == Reader("ja").materials(ja, kind)


class TestProvenance:
    def test_each_card_says_where_it_comes_from(self) -> None:
        pool = standard_pool()
        kinds = {"hand": cards_by_hand()[0].code, "read": min(of_origin("read"))}
        for by, code in kinds.items():
            found = pool.outline(code).provenance
            assert (found.by, found.text) == (by, "2026")
            assert {"facts", "effects", "normal_form"} <= set(found.checks)

    def test_a_filler_has_no_text(self) -> None:
        found = standard_pool().outline(900000014).provenance
        assert (found.by, found.text, "facts" in found.checks) == ("hand", "", False)

    def test_a_card_of_a_pack_was_checked_when_it_was_read(self) -> None:
        card = cards_by_hand()[0]
        assert Pool([card]).outline(card.code).provenance.checks == ("effects",)

    def test_checks_are_those_that_are_explained(self) -> None:
        checks = {check for one in standard_pool().outlines() for check in one.provenance.checks}
        assert checks == CHECKS.keys()
