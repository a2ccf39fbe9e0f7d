"""Cards are defined soundly, and found by whatever people call them."""

from collections.abc import Callable

import pytest

from segoc.cards.definition import (
    Definition,
    DefinitionError,
    Face,
    card,
    continuous_spell,
    continuous_trap,
    counter_trap,
    equip_spell,
    field_spell,
    monster,
    normal_spell,
    normal_trap,
    quick_play_spell,
    ritual_spell,
    spell,
    trap,
)
from segoc.cards.finding import AmbiguousName, UnknownCard
from segoc.cards.frozen import frozen_pool
from segoc.cards.handwritten import blanks, normal_monsters
from segoc.cards.pool import Pool
from segoc.cards.shelf import Chosen, PoolError
from segoc.cards.standard import standard_pool
from segoc.kernel.table.geometry import BOTTOM, BOTTOM_LEFT, BOTTOM_RIGHT
from segoc.kernel.table.kinds import (
    CONTINUOUS,
    COUNTER,
    DARK,
    DRAGON,
    EFFECT_MONSTER,
    EQUIP,
    FIELD_SPELL,
    FIEND,
    FLIP,
    FUSION,
    LIGHT,
    LINK,
    NONE,
    NORMAL_CARD,
    PENDULUM,
    QUESTION_MARK,
    QUICK_PLAY,
    RITUAL,
    RITUAL_SPELL,
    SPELL,
    SYNCHRO,
    TOKEN,
    TRAP,
    TUNER,
    XYZ,
)
from tests.card_sample import CARDS, FROZEN

BLUE_EYES = 89631139

# Archetypes that are a part of another: their cards belong to that as well.
PARENTS = {
    "DDD": "DD",
    "假面英雄": "英雄",
    "元素英雄": "英雄",
    "宝石骑士": "宝石",
    "幻影骑士团": "幻影",
    "混沌No.": "No.",
    "眼纳祭神": "纳祭",
    "荷鲁斯之黑炎龙": "荷鲁斯",
    "超重武者装留": "超重武者",
    "超量龙": "超量",
}


def fiend(
    *,
    en: str = "Test Fiend",
    zh: str = "试验恶魔",
    ja: str = "試験の悪魔",
    attribute: int = DARK,
    race: int = FIEND,
    atk: int = 1000,
    defense: int | None = 1000,
    level: int | None = 4,
    rank: int | None = None,
    link: int | None = None,
    arrows: int = 0,
    scale: int | None = None,
    words: int = 0,
) -> Face:
    """A sound monster, but for what the test makes wrong."""
    return monster(
        zh,
        ja,
        en,
        attribute,
        race,
        atk=atk,
        defense=defense,
        level=level,
        rank=rank,
        link=link,
        arrows=arrows,
        scale=scale,
        words=words,
    )


class TestDefinition:
    def test_a_monster_prints_what_it_was_given(self) -> None:
        definition = card(
            BLUE_EYES,
            monster(
                "青眼白龙",
                "青眼の白龍",
                "Blue-Eyes White Dragon",
                LIGHT,
                DRAGON,
                level=8,
                atk=3000,
                defense=2500,
            ),
        )
        printed = definition.printed
        assert definition.code == printed.code == printed.name == BLUE_EYES
        assert definition.names == ("青眼白龙", "青眼の白龍", "Blue-Eyes White Dragon")
        assert definition.name("ja") == "青眼の白龍"
        assert (printed.attribute, printed.race, printed.level) == (LIGHT, DRAGON, 8)
        assert (printed.atk, printed.defense, printed.scale) == (3000, 2500, NONE)
        assert printed.is_normal_monster()
        assert not definition.filler

    def test_numbers_decide_the_frame(self) -> None:
        assert card(1, fiend(level=None, rank=4)).printed.types == XYZ
        assert card(1, fiend(scale=8)).printed.types == PENDULUM
        link = card(1, fiend(level=None, link=1, arrows=BOTTOM, defense=None)).printed
        assert (link.types, link.level, link.defense) == (LINK, 1, NONE)
        assert link.in_extra_deck

    def test_words_of_the_type_line(self) -> None:
        face = monster(
            "试", "試", "T", DARK, FIEND, level=3, atk=0, defense=0, effect=True, tuner=True
        )
        assert face.types == EFFECT_MONSTER | TUNER
        assert fiend(words=FUSION).types == FUSION

    def test_an_ability_makes_an_effect_monster(self) -> None:
        assert card(1, fiend(words=FLIP)).printed.types == FLIP | EFFECT_MONSTER

    def test_question_marks_are_values(self) -> None:
        printed = card(1, fiend(atk=QUESTION_MARK, defense=QUESTION_MARK)).printed
        assert (printed.atk, printed.defense) == (QUESTION_MARK, QUESTION_MARK)

    def test_a_card_may_always_count_as_another(self) -> None:
        assert card(1, fiend(), always_named=BLUE_EYES).printed.name == BLUE_EYES

    def test_archetypes_are_printed_and_the_rest_is_for_people(self) -> None:
        plain = card(1, fiend())
        assert (plain.printed.series, plain.aliases, plain.partial) == ((), (), "")
        rich = card(1, fiend(), series=("英雄", "假面英雄"), aliases=("T. F.",), partial="its text")
        assert rich.printed.series == ("英雄", "假面英雄")
        assert (rich.aliases, rich.partial) == (("T. F.",), "its text")
        assert rich.names == plain.names

    @pytest.mark.parametrize(
        ("words", "complaint"),
        [
            (("",), "'' is empty or has stray spaces"),
            ((" 影依",), "' 影依' is empty or has stray spaces"),
            (("影\n依",), "is empty or has stray spaces"),
            (("影依", "影依"), "'影依' is there twice; the"),
        ],
    )
    def test_archetypes_and_aliases_are_clean(self, words: tuple[str, ...], complaint: str) -> None:
        with pytest.raises(DefinitionError, match="the archetype") as refused:
            card(77, fiend(), series=words)
        assert complaint in str(refused.value)
        with pytest.raises(DefinitionError, match="the alias"):
            card(77, fiend(), aliases=words)

    @pytest.mark.parametrize(
        ("make", "kind", "prop"),
        [
            (spell, SPELL, NORMAL_CARD),
            (normal_spell, SPELL, NORMAL_CARD),
            (ritual_spell, SPELL, RITUAL_SPELL),
            (continuous_spell, SPELL, CONTINUOUS),
            (equip_spell, SPELL, EQUIP),
            (field_spell, SPELL, FIELD_SPELL),
            (quick_play_spell, SPELL, QUICK_PLAY),
            (trap, TRAP, NORMAL_CARD),
            (normal_trap, TRAP, NORMAL_CARD),
            (continuous_trap, TRAP, CONTINUOUS),
            (counter_trap, TRAP, COUNTER),
        ],
    )
    def test_spells_and_traps_have_their_property(
        self, make: Callable[[str, str, str], Face], kind: int, prop: int
    ) -> None:
        printed = card(1, make("试", "試", "Test")).printed
        assert (printed.kind, printed.prop, printed.atk, printed.level) == (kind, prop, NONE, 0)

    @pytest.mark.parametrize(
        ("face", "complaint"),
        [
            (fiend(level=0), "Level must be 1–12, not 0"),
            (fiend(level=13), "Level must be 1–12, not 13"),
            (fiend(level=None), "Level is missing"),
            (fiend(level=None, rank=14), "Rank must be 1–13, not 14"),
            (fiend(level=4, rank=4), "one of Level, Rank and Link Rating"),
            (fiend(level=None, words=XYZ), "Rank is missing"),
            (fiend(level=None, defense=None, link=2, arrows=BOTTOM), "needs 2 markers, not 1"),
            (fiend(level=None, defense=None, link=0), "needs 0 markers"),
            (fiend(level=None, link=1, arrows=BOTTOM), "a Link Monster has no DEF"),
            (fiend(arrows=BOTTOM), "only Link Monsters have link markers"),
            (fiend(atk=-100), "ATK can't be -100"),
            (fiend(atk=NONE), "ATK can't be"),
            (fiend(defense=-100), "DEF can't be -100"),
            (fiend(defense=None), "DEF is missing"),
            (fiend(scale=14), "Scale must be 0–13, not 14"),
            (fiend(words=PENDULUM), "needs a Pendulum Scale"),
            (fiend(attribute=0), "exactly one Attribute"),
            (fiend(attribute=LIGHT | DARK), "exactly one Attribute"),
            (fiend(race=0), "exactly one Type"),
            (fiend(words=FUSION | RITUAL), "at most one of Fusion"),
            (fiend(words=SYNCHRO | TOKEN), "at most one of Fusion"),
            (fiend(zh=""), "the Chinese name is missing"),
            (fiend(ja="  "), "the Japanese name is missing"),
            (fiend(ja="悪魔\n"), "stray spaces"),
            (spell("试", "試", "Test Fiend", COUNTER), "a Spell has no property"),
            (trap("试", "試", "Test Fiend", QUICK_PLAY), "a Trap has no property"),
        ],
    )
    def test_what_no_card_can_be_is_refused_by_name(self, face: Face, complaint: str) -> None:
        with pytest.raises(DefinitionError) as refused:
            card(77, face)
        assert str(refused.value).startswith("card 77 (Test Fiend): ")
        assert complaint in str(refused.value)
        assert ";" not in str(refused.value)

    def test_all_that_is_wrong_is_said_at_once(self) -> None:
        with pytest.raises(DefinitionError) as refused:
            card(0, fiend(en="", level=13, atk=-1000))
        complaints = str(refused.value).split("; ")
        assert len(complaints) == 4
        assert "试验恶魔" in complaints[0]  # another name, since the English one is missing


def named(
    code: int, en: str, zh: str = "", ja: str = "", aliases: tuple[str, ...] = ()
) -> Definition:
    return card(code, normal_spell(zh or f"试{code}", ja or f"試{code}", en), aliases=aliases)


class TestFinding:
    @pytest.mark.parametrize(
        "text",
        [
            "青眼白龙",
            "青眼の白龍",
            "Blue-Eyes White Dragon",
            "BLUE-EYES WHITE DRAGON",
            "blue eyes white dragon",
            "  Blue\u2010Eyes  White\u3000Dragon ",
            "Ｂｌｕｅ－Ｅｙｅｓ　Ｗｈｉｔｅ　Ｄｒａｇｏｎ",
            "89631139",
            "８９６３１１３９",
            "0089631139",
        ],
    )
    def test_blue_eyes_by_any_spelling(self, text: str) -> None:
        assert frozen_pool().find(text).code == BLUE_EYES

    @pytest.mark.parametrize(
        ("text", "en"),
        [
            ("ﾌﾞﾗｯｸ・ﾏｼﾞｼｬﾝ", "Dark Magician"),
            ("ブラックマジシャン", "Dark Magician"),
            ("ぶらっく・まじしゃん", "Dark Magician"),
            ("扰乱・黄", "Ojama Yellow"),
            ("おジャマイエロー", "Ojama Yellow"),
            ("雲魔物-スモークボール", "Cloudian - Smoke Ball"),
            ("云魔物—小烟球", "Cloudian - Smoke Ball"),
            ("E・HERO ネオス", "Elemental HERO Neos"),
            ("元素英雄新宇侠", "Elemental HERO Neos"),
            ("queen’s knight", "Queen's Knight"),
            ("luster dragon 2", "Luster Dragon #2"),
            ("大木炭18", "Charcoal Inpachi"),
            ("7 colored fish", "7 Colored Fish"),
        ],
    )
    def test_width_punctuation_and_kana_do_not_matter(self, text: str, en: str) -> None:
        assert frozen_pool().find(text).en == en

    @pytest.mark.parametrize(
        ("text", "zh"),
        [
            ("BF-疾风之盖尔", "黑羽-疾风之盖尔"),
            ("bf 重装铠翼鸦", "黑羽-重装铠翼鸦"),
            ("SPYRAL-花公子", "秘旋谍-花公子"),
            ("ＳＰＹＲＡＬ-双螺旋特工", "秘旋谍-双螺旋特工"),
            ("CNo.106 熔岩掌 巨手·红掌", "混沌No.106 熔岩掌 巨手·红掌"),
            ("黑炎龙 LV6", "荷鲁斯之黑炎龙 LV6"),
            ("DDD霸龙王 潘德拉刚", "DDD 霸龙王 潘德拉刚"),
        ],
    )
    def test_the_spellings_of_the_rulebook_are_found(self, text: str, zh: str) -> None:
        assert frozen_pool().find(text).zh == zh

    def test_an_alias_finds_the_card_and_is_offered(self) -> None:
        cards = Pool([named(1, "First", aliases=("Old Number One",)), named(2, "Second")])
        assert cards.find("OLD  number one").code == cards.find("old-number-one").code == 1
        assert cards.name(1) == "First"
        with pytest.raises(UnknownCard, match="did you mean 'Old Number One'"):
            cards.find("Old Number")

    def test_a_misspelt_name_is_offered_back(self) -> None:
        with pytest.raises(UnknownCard, match="did you mean 'Dark Magician'") as unknown:
            frozen_pool().find("Drak Magican")
        assert unknown.value.near[0] == "Dark Magician"

    def test_the_offer_is_in_the_language_that_was_asked_in(self) -> None:
        with pytest.raises(UnknownCard) as unknown:
            frozen_pool().find("青眼之白龙")
        assert unknown.value.near[0] == "青眼白龙"

    def test_a_part_of_a_name_offers_the_whole(self) -> None:
        with pytest.raises(UnknownCard) as unknown:
            frozen_pool().find("ojama")
        assert unknown.value.near == ("Ojama Trio", "Ojama Green", "Ojama Black")

    @pytest.mark.parametrize("text", ["", " ", "-", "1", "9" * 5000, "qqqqqqqqqqqqqq"])
    def test_nonsense_offers_nothing(self, text: str) -> None:
        with pytest.raises(UnknownCard, match="no card is called") as unknown:
            frozen_pool().find(text)
        assert unknown.value.near == ()

    def test_get_is_find_without_complaint(self) -> None:
        assert frozen_pool().get("青眼白龙") is frozen_pool()[BLUE_EYES]
        assert frozen_pool().get("青眼") is None

    def test_an_unknown_passcode_is_unknown(self) -> None:
        with pytest.raises(UnknownCard, match="no card has the passcode 123"):
            frozen_pool()[123]

    def test_two_cards_that_differ_in_a_dash_are_both_found(self) -> None:
        cards = Pool([named(1, "Raimei", "雷鸣"), named(2, "Rai-Mei", "雷-鸣")])
        assert cards.find("RAIMEI").code == cards.find("雷鸣").code == 1
        assert cards.find("rai－mei").code == cards.find("雷－鸣").code == 2

    def test_a_spelling_between_two_cards_is_ambiguous(self) -> None:
        cards = Pool([named(1, "Raimei"), named(2, "Rai-Mei")])
        with pytest.raises(AmbiguousName, match="'Raimei' or 'Rai-Mei'") as ambiguous:
            cards.find("rai mei")
        assert ambiguous.value.near == ("Raimei", "Rai-Mei")
        assert cards.get("rai mei") is None

    def test_a_name_of_digits_comes_before_a_passcode(self) -> None:
        cards = Pool([named(7, "Seventh"), named(8, "7")])
        assert cards.find("7").code == 8
        assert cards.find("07").code == 7


class TestPool:
    def test_order_is_by_passcode(self) -> None:
        a, b, c, d = named(1, "A"), named(2, "B"), named(3, "C"), named(4, "D")
        assert list(Pool([c, a, d])) == [a, c, d]
        pool = Pool([c, a, d]).extended([b], {})
        assert list(pool) == [a, b, c, d]
        assert [one.code for one in pool.outlines()] == [1, 2, 3, 4]
        assert len(pool) == 4

    def test_what_is_added_must_be_told_from_what_is_there(self) -> None:
        pool = Pool([named(1, "A"), named(2, "B")])
        with pytest.raises(PoolError, match="passcode 2"):
            pool.extended([named(2, "C")], {})
        with pytest.raises(PoolError, match="name 'b': 2 and 3"):
            pool.extended([named(3, "b")], {})

    def test_some_of_its_cards_are_a_pool(self) -> None:
        pool = Pool([named(1, "A"), named(2, "B")])
        some = Pool((), beneath=Chosen(pool, [2].__contains__))
        assert [card.code for card in some] == [2]
        assert some.get("A") is None
        assert some.find("b") is pool[2]
        with pytest.raises(UnknownCard):
            some[1]

    def test_a_passcode_is_in_the_pool_or_not(self) -> None:
        assert BLUE_EYES in standard_pool()
        assert 123 not in standard_pool()

    def test_names_by_language(self) -> None:
        names = [standard_pool().name(BLUE_EYES, language) for language in ("zh", "ja", "en")]
        assert tuple(names) == standard_pool()[BLUE_EYES].names
        assert standard_pool().name(BLUE_EYES) == "Blue-Eyes White Dragon"

    def test_one_passcode_for_two_cards_is_refused(self) -> None:
        with pytest.raises(PoolError, match="passcode 1: First and Second"):
            Pool([named(1, "First"), named(1, "Second")])

    def test_one_name_for_two_cards_is_refused_in_any_case_and_width(self) -> None:
        with pytest.raises(PoolError, match="name 'ＦＩＲＳＴ': 1 and 2"):
            Pool([named(1, "First"), named(2, "ＦＩＲＳＴ")])

    def test_a_name_taken_in_another_language_is_refused(self) -> None:
        with pytest.raises(PoolError, match="name '火炎草'"):
            Pool([named(1, "First", zh="火炎草"), named(2, "Second", ja="火炎草")])

    def test_an_alias_that_is_taken_is_refused(self) -> None:
        with pytest.raises(PoolError, match="name 'first': 1 and 2"):
            Pool([named(1, "First"), named(2, "Second", aliases=("first",))])
        with pytest.raises(PoolError, match="name 'Both': 1 and 2"):
            Pool([named(1, "First", aliases=("Both",)), named(2, "Second", aliases=("Both",))])

    def test_one_card_may_have_one_name_in_two_languages(self) -> None:
        assert Pool([named(1, "Firegrass", "火炎草", "火炎草")]).find("火炎草").code == 1

    def test_all_clashes_are_said_at_once(self) -> None:
        with pytest.raises(PoolError) as refused:
            Pool([named(1, "A"), named(1, "B"), named(2, "a")])
        assert len(str(refused.value).splitlines()) == 3


class TestStandardPool:
    def test_it_is_built_once(self) -> None:
        assert standard_pool() is standard_pool()

    @pytest.mark.pool
    def test_no_alias_is_a_name_already(self) -> None:
        cards = [card for card in CARDS if set(card.aliases) & set(card.names)]
        assert cards == []

    @pytest.mark.pool
    @pytest.mark.parametrize("archetype", PARENTS)
    def test_a_part_of_an_archetype_belongs_to_the_whole(self, archetype: str) -> None:
        members = [c.printed.series for c in CARDS if archetype in c.printed.series]
        assert members
        assert all(PARENTS[archetype] in series for series in members)

    @pytest.mark.parametrize(
        ("archetype", "fewest"),
        [("影依", 4), ("幻影", 4), ("淘气仙星", 3), ("海皇", 3), ("魔术师", 3), ("被封印", 5)],
    )
    def test_archetypes_have_members(self, archetype: str, fewest: int) -> None:
        assert sum(archetype in c.printed.series for c in FROZEN) >= fewest

    @pytest.mark.pool
    def test_cards_that_print_nothing_to_do_are_complete(self) -> None:
        for definition in CARDS:
            if definition.printed.is_normal_monster() and not definition.printed.is_pendulum():
                assert definition.partial == ""

    @pytest.mark.parametrize("definition", normal_monsters.CARDS, ids=lambda d: d.en)
    def test_normal_monsters_are_normal_and_real(self, definition: Definition) -> None:
        assert definition.printed.is_normal_monster()
        assert not definition.printed.is_pendulum()
        assert not definition.filler
        assert definition.code < blanks.FIRST_CODE

    def test_normal_monsters_spread(self) -> None:
        printed = [definition.printed for definition in normal_monsters.CARDS]
        assert {card.level for card in printed} == set(range(1, 9))
        assert len({card.attribute for card in printed}) == 6
        assert len({card.race for card in printed}) == 22
        assert sum(card.types == TUNER for card in printed) >= 3

    @pytest.mark.parametrize("definition", blanks.CARDS, ids=lambda d: d.en)
    def test_blanks_are_marked_as_filler(self, definition: Definition) -> None:
        assert definition.filler
        assert definition.code >= blanks.FIRST_CODE
        assert definition.en.startswith("Blank ")

    def test_there_is_a_blank_of_every_spell_and_trap(self) -> None:
        printed = [definition.printed for definition in blanks.CARDS]
        spells = {card.prop for card in printed if card.kind == SPELL}
        traps = {card.prop for card in printed if card.kind == TRAP}
        assert spells == {NORMAL_CARD, RITUAL_SPELL, CONTINUOUS, EQUIP, FIELD_SPELL, QUICK_PLAY}
        assert traps == {NORMAL_CARD, CONTINUOUS, COUNTER}

    @pytest.mark.parametrize("level", range(1, 13))
    def test_there_is_a_blank_effect_monster_of_every_level(self, level: int) -> None:
        printed = standard_pool().find(f"Blank Level {level} Effect Monster").printed
        assert printed.types == EFFECT_MONSTER
        assert (printed.level, printed.atk) == (level, 100 * level)

    @pytest.mark.parametrize(
        ("name", "types", "level"),
        [
            ("Blank Flip Monster", FLIP | EFFECT_MONSTER, 4),
            ("空白融合怪兽", FUSION, 8),
            ("空白のシンクロモンスター", SYNCHRO, 8),
            ("Blank Xyz Monster", XYZ, 4),
            ("Blank Link Monster", LINK, 2),
        ],
    )
    def test_there_is_a_blank_of_every_frame(self, name: str, types: int, level: int) -> None:
        printed = standard_pool().find(name).printed
        assert (printed.types, printed.level) == (types, level)

    def test_the_blank_link_monster_points_down_both_ways(self) -> None:
        printed = standard_pool().find("Blank Link Monster").printed
        assert printed.arrows == BOTTOM_LEFT | BOTTOM_RIGHT
