"""Finding cards, by whatever somebody remembers of them."""

from pathlib import Path

import pytest

from segoc.cards.catalogue import catalogue as known
from segoc.cards.frozen import frozen_pool
from segoc.cards.standard import standard_pool
from segoc.effects import terms as tm
from segoc.formats.cdb import read_cdb
from segoc.kernel.table import kinds
from segoc.kernel.table.printed import Printed
from segoc.messages import catalogue as messages
from segoc.search import Catalogue, Known, Query, QueryError, Range, read_query, texts
from segoc.search.words import attribute_word, kind_word, race_word
from tests.card_sample import FROZEN, commit, drawn
from tests.formats.databases import database

POOL = standard_pool()
CARDS = Catalogue(POOL)


def found(text: str, cards: Catalogue = CARDS) -> list[Known]:
    return cards.search(read_query(text))


def names(text: str) -> list[str]:
    return [card.name("en") for card in found(text)]


def faces(text: str) -> list[Printed]:
    """Of cards that can be played."""
    return [CARDS.face(card) for card in found(f"{text} playable:yes")]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("texts") / "texts.txt"
    file.write_text("".join(f"{line}\n" for line in texts.lines(POOL)), encoding="utf-8")
    return file


class TestStoredTexts:
    """A wheel brings what all cards say: it is found there, and the same cards are."""

    @pytest.mark.parametrize(
        "words",
        [["banish"], ["除外"], ["draw", "card"], ["対象"], ["nobody says this"], ["89631139"]],
    )
    def test_the_same_cards_are_found(self, words: list[str], file: Path) -> None:
        found = texts.StoredTexts(file).saying(words)
        assert found == texts.Texts(POOL).saying(words)
        assert bool(found) == (words not in (["nobody says this"], ["89631139"]))

    def test_they_are_found_without_reading_cards(
        self, file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(texts, "FILE", file)
        monkeypatch.setattr(texts, "explain_card", None)
        assert isinstance(texts.texts_of(POOL), texts.StoredTexts)
        assert Catalogue(POOL).search(read_query("text:banish"))

    def test_a_file_of_other_cards_or_phrases_is_not_used(
        self, file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        old = tmp_path / "texts.txt"
        old.write_text("0123\n" + file.read_text(encoding="utf-8").partition("\n")[2], "utf-8")
        monkeypatch.setattr(texts, "FILE", old)
        assert type(texts.texts_of(POOL)) is texts.Texts
        monkeypatch.setattr(texts, "FILE", file)
        assert type(texts.texts_of(POOL.extended([], {}))) is texts.Texts


class TestNames:
    @pytest.mark.parametrize(
        "text",
        ["Mirror Force", "mirror  FORCE", "ＭＩＲＲＯＲ　ＦＯＲＣＥ", "mirrorforce", "force mirror",
         "反射镜力", "聖なるバリア", "ﾐﾗｰﾌｫｰｽ", "みらーふぉーす", "44095762"],
    )  # fmt: skip
    def test_in_any_language_case_and_width_and_in_part(self, text: str) -> None:
        assert "Mirror Force" in names(text)

    def test_every_card_is_found_by_each_of_its_names(self) -> None:
        # Of a large pool that are as many searches among as many: a few are enough each time.
        few = drawn(list(POOL), commit())
        for cards, catalogue in ((few, CARDS), (FROZEN, Catalogue(frozen_pool()))):
            for card in (card for card in cards if not card.filler):
                for name in card.names:
                    first = catalogue.search(Query(name=name))
                    assert card.code in [one.code for one in first[:3]], name

    def test_the_best_come_first(self) -> None:
        """The whole name, then names that begin so, then those that hold it, each by name."""
        found = names("dark magician playable:yes")
        begin = [name for name in found[1:] if name.startswith("Dark Magician")]
        hold = [name for name in found if not name.startswith("Dark Magician")]
        assert found == ["Dark Magician", *sorted(begin), *sorted(hold)]
        assert begin

    def test_of_what_fits_as_well_playable_cards_come_first(self) -> None:
        fit = [card for card in found("dark magician") if card.name("en") != "Dark Magician"]
        begin = [card.playable for card in fit if card.name("en").startswith("Dark Magician")]
        assert begin == sorted(begin, reverse=True)
        assert set(begin) == {True, False}

    def test_all_cards_of_the_game_are_found(self) -> None:
        everything = CARDS.search(Query())
        codes = {card.code for card in everything}
        assert codes >= set(known().codes())
        assert len(codes) == len(everything)
        lacking = {card.code for card in CARDS.search(Query(playable=False))}
        assert lacking == {code for code in known().codes() if code not in POOL}
        # By what is printed on it, and by its archetype, of which nothing can be played.
        assert names("tearlaments kaleido level:9 attribute:dark archetype:ティアラメンツ") == [
            "Tearlaments Kaleido-Heart"
        ]

    def test_what_no_card_is_called(self) -> None:
        assert names("qqqqqq") == []

    def test_filler_is_no_card(self) -> None:
        assert names("Blank") == [name for name in names("Blank") if not POOL.find(name).filler]


class TestWhatIsPrinted:
    @pytest.mark.parametrize(
        ("text", "kind", "prop"),
        [("kind:trap kind:counter", kinds.TRAP, kinds.COUNTER),
         ("kind:速攻", kinds.SPELL, kinds.QUICK_PLAY),
         ("kind:装備", kinds.SPELL, kinds.EQUIP),
         ("kind:spell kind:normal", kinds.SPELL, kinds.NORMAL_CARD)],
    )  # fmt: skip
    def test_spells_and_traps(self, text: str, kind: int, prop: int) -> None:
        cards = faces(text)
        assert cards
        assert {(face.kind, face.prop) for face in cards} == {(kind, prop)}
        assert len(cards) == sum(
            card.printed.kind == kind and card.printed.prop == prop and not card.filler
            for card in POOL
        )

    @pytest.mark.parametrize("word", tm.TYPES.words)
    def test_every_word_of_a_type_line(self, word: str) -> None:
        bit = tm.TYPES.words[word]
        monsters = [face for face in faces(f"kind:{word}") if face.is_monster]
        assert len(monsters) == sum(
            card.printed.types & bit != 0 and not card.filler for card in POOL
        )

    def test_normal_monsters_have_no_effect(self) -> None:
        cards = faces("kind:monster kind:normal")
        assert len(cards) > 50
        assert not any(face.types & kinds.EFFECT_MONSTER for face in cards)

    def test_type_and_attribute(self) -> None:
        cards = faces("type:龙 attribute:LIGHT")
        assert cards
        assert {(face.race, face.attribute) for face in cards} == {(kinds.DRAGON, kinds.LIGHT)}

    @pytest.mark.parametrize(
        ("text", "levels"),
        [("level:4", {4}), ("level=4", {4}), ("level:4-6", {4, 5, 6}), ("level<3", {1, 2}),
         ("level<=2", {1, 2}), ("level:-2", {1, 2}), ("level>10", {11, 12}),
         ("level>=11", {11, 12}), ("level:11-", {11, 12})],
    )  # fmt: skip
    def test_levels(self, text: str, levels: set[int]) -> None:
        cards = faces(f"{text} kind:monster")
        assert {face.level for face in cards} <= levels
        assert cards
        assert not any(face.types & (kinds.XYZ | kinds.LINK) for face in cards)

    def test_ranks_and_link_ratings_are_no_levels(self) -> None:
        assert {face.types & kinds.XYZ for face in faces("rank:4")} == {kinds.XYZ}
        assert {face.types & kinds.LINK for face in faces("link:2")} == {kinds.LINK}

    def test_points_and_scales(self) -> None:
        assert all(face.atk >= 3000 for face in faces("atk>=3000"))
        assert all(0 <= face.defense <= 100 for face in faces("def:0-100"))
        assert {face.scale for face in faces("scale:1")} == {1}
        assert names("atk:3000 def:2500 kind:normal playable:yes") == ["Blue-Eyes White Dragon"]

    def test_where_it_belongs(self) -> None:
        assert all(face.in_extra_deck for face in faces("in:extra"))
        assert not any(face.in_extra_deck for face in faces("in:main"))
        assert len(found("in:main")) + len(found("in:extra")) == len(CARDS.cards)

    @pytest.mark.parametrize("name", ["影依", "シャドール", "Shaddoll", "shad-doll"])
    def test_archetypes_in_any_language(self, name: str) -> None:
        cards = faces(f"archetype:{name}")
        assert len(cards) > 5
        assert all("影依" in face.series for face in cards)

    def test_an_archetype_within_another_by_its_whole_name(self) -> None:
        heroes, elemental = faces("archetype:HERO"), faces('archetype:"Elemental HERO"')
        assert len(heroes) > len(elemental) > 0
        assert all("元素英雄" in face.series for face in elemental)
        assert all("DD" in face.series for face in faces("archetype:dd"))


class TestTexts:
    @pytest.mark.parametrize("word", ["draw", "抽", "ドロー"])
    def test_words_of_the_generated_text_in_any_language(self, word: str) -> None:
        cards = found(f"text:{word} kind:spell")
        assert "Pot of Greed" in [card.name("en") for card in cards]
        assert len(cards) < 100

    def test_all_words_must_be_there(self) -> None:
        both = {card.code for card in found("text:draw text:discard")}
        assert both == {card.code for card in found('text:"discard draw"')}
        assert both < {card.code for card in found("text:draw")}


class TestDatabases:
    CARDS = Catalogue(POOL, read_cdb(database()))

    def test_their_cards_are_found_and_not_playable(self) -> None:
        (link,) = found("some link", self.CARDS)
        assert (link.names, link.playable, link.name("zh")) == (("Some Link",), False, "Some Link")
        assert [
            one.name("en") for one in found("link:3 type:cyberse atk:2300 playable:no", self.CARDS)
        ]
        assert found("kind:trap kind:continuous text:draw playable:no", self.CARDS)

    def test_archetypes_by_their_numbers(self) -> None:
        assert "Some Pendulum" in [one.name("en") for one in found("archetype:青眼", self.CARDS)]

    def test_what_segoc_plays_is_there_once_and_artworks_are_not(self) -> None:
        assert len(found("青眼の白龍", self.CARDS)) == len(found("青眼の白龍"))
        assert all(card.playable for card in found("playable:yes", self.CARDS))


class TestQueries:
    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("lvel:4", "a card has no 'lvel': did you mean 'level'"),
            ("kind:dragon", "no card is 'dragon'"),
            ("type:dargon", "no monster is 'dargon': did you mean 'dragon'"),
            ("attribute:bright", "no monster is 'bright'"),
            ("level:four", "level:four: a number belongs here, as in level:4 or level:4-6"),
            ("level>=4-6", "level>=4-6: a number belongs here"),
            ("level:4 rank:4", "rank is asked for twice"),
            ("type>dragon", "type>dragon: write type:dragon"),
            ("in:side", "in:side: it is main or extra"),
            ("x" * 501, "501 letters, and at most 500"),
        ],
    )
    def test_what_can_not_be_understood_is_told(self, text: str, message: str) -> None:
        with pytest.raises(QueryError) as refused:
            read_query(text)
        assert str(refused.value).startswith(message)

    def test_as_a_value(self) -> None:
        with pytest.raises(QueryError, match="no monster is 'dino'"):
            Query(race="dino")
        with pytest.raises(QueryError, match="no card is 'big'"):
            Query(kinds=("big",))

    def test_names_with_colons_are_names(self) -> None:
        assert read_query("Number 39: Utopia").name == "Number 39: Utopia"
        assert names("Number 39: Utopia")[0] == "Number 39: Utopia"

    def test_as_typed_on_a_chinese_keyboard(self) -> None:
        asked = read_query("龙　level：７－８　archetype：“青眼”")
        assert asked == Query(name="龙", grade=("level", Range(7, 8)), archetype="青眼")

    def test_all_types_and_attributes_have_words_in_all_languages(self) -> None:
        for language in ("en", "zh", "ja"):
            for number, name in enumerate(kinds.RACE_NAMES):
                said = messages(language)[f"race.{name}"]
                assert race_word(said) == tm.RACE.of_value[1 << number]
            for number, name in enumerate(kinds.ATTRIBUTE_NAMES):
                said = messages(language)[f"attribute.{name}"]
                assert attribute_word(said) == tm.ATTRIBUTE.of_value[1 << number]
        for word in (*tm.KIND.words, *tm.PROPERTY.words, *tm.TYPES.words):
            assert kind_word(word) == word
