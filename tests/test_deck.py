"""Decks keep the building rules, say all that is wrong with them, and read as text."""

import pytest

from segoc.cards.catalogue import catalogue
from segoc.cards.definition import Definition, card, monster, normal_spell
from segoc.cards.frozen import frozen_pool
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.decks import starters
from segoc.decks.deck import Deck, DeckError, DeckTextError
from segoc.kernel.table.kinds import EARTH, FUSION, LINK, ROCK, SYNCHRO, TOKEN, XYZ

TOKEN_CODE = 500
ALSO_CARD_1 = 501


def plain(code: int, en: str, words: int) -> Definition:
    face = monster(
        f"怪{code}", f"魔{code}", en, EARTH, ROCK, level=8, atk=0, defense=0, words=words
    )
    return card(code, face)


def spell(code: int, always_named: int = 0, filler: bool = False, partial: str = "") -> Definition:
    face = normal_spell(f"魔法{code}", f"呪文{code}", f"Spell {code}")
    return card(code, face, always_named=always_named, filler=filler, partial=partial)


@pytest.fixture
def pool() -> Pool:
    """Spells 1–99, Extra Deck monsters 101–120, and one card of each odd sort."""
    return Pool(
        [
            *(spell(code) for code in range(1, 100)),
            *(plain(code, f"Fusion {code}", FUSION) for code in range(101, 121)),
            plain(TOKEN_CODE, "Token", TOKEN),
            spell(ALSO_CARD_1, always_named=1),
            spell(900, filler=True),
            spell(901, partial="its second effect"),
        ]
    )


def forty(first: int = 1) -> list[int]:
    return list(range(first, first + 40))


def broken(deck: Deck, pool: Pool) -> list[str]:
    return [fault.rule for fault in deck.check(pool)]


class TestBuildingRules:
    def test_a_sound_deck_has_no_faults(self, pool: Pool) -> None:
        deck = Deck(forty(), range(101, 116), [*range(50, 58), *range(101, 108)])
        assert deck.check(pool) == []
        deck.validate(pool)

    @pytest.mark.parametrize(("size", "rules"), [(39, 1), (40, 0), (60, 0), (61, 1)])
    def test_the_main_deck_has_40_to_60_cards(self, pool: Pool, size: int, rules: int) -> None:
        assert broken(Deck(range(1, size + 1)), pool) == ["SEG-001"] * rules

    @pytest.mark.parametrize(("size", "rules"), [(0, 0), (15, 0), (16, 1)])
    def test_the_extra_deck_has_15_cards_at_most(self, pool: Pool, size: int, rules: int) -> None:
        assert broken(Deck(forty(), range(101, 101 + size)), pool) == ["SEG-002"] * rules

    @pytest.mark.parametrize(("size", "rules"), [(0, 0), (15, 0), (16, 1)])
    def test_the_side_deck_has_15_cards_at_most(self, pool: Pool, size: int, rules: int) -> None:
        assert broken(Deck(forty(), (), range(50, 50 + size)), pool) == ["SEG-003"] * rules

    def test_three_copies_are_allowed(self, pool: Pool) -> None:
        assert broken(Deck([*forty(), 1, 1]), pool) == []

    def test_four_copies_are_not(self, pool: Pool) -> None:
        (fault,) = Deck([*forty(), 1, 1, 1]).check(pool)
        assert (fault.rule, fault.codes) == ("SEG-004", (1,))
        assert "4 copies of Spell 1" in fault.text

    def test_copies_count_over_all_parts(self, pool: Pool) -> None:
        assert broken(Deck([*forty(), 1, 1], side=[1]), pool) == ["SEG-004"]
        assert broken(Deck(forty(), [101, 101], [101, 101]), pool) == ["SEG-004"]

    def test_a_card_that_always_counts_as_another_is_a_copy_of_it(self, pool: Pool) -> None:
        (fault,) = Deck([*forty(), 1, 1, ALSO_CARD_1]).check(pool)
        assert (fault.rule, fault.codes) == ("SEG-004", (1, ALSO_CARD_1))
        assert "Spell 1 / Spell 501" in fault.text

    def test_extra_deck_monsters_are_not_for_the_main_deck(self, pool: Pool) -> None:
        (fault,) = Deck([*forty(), 101, 101]).check(pool)
        assert (fault.rule, fault.codes) == ("SEG-005", (101,))
        assert fault.text == "Fusion 101 belongs in the Extra Deck, not in the Main Deck"

    def test_other_cards_are_not_for_the_extra_deck(self, pool: Pool) -> None:
        (fault,) = Deck(forty(), [50]).check(pool)
        assert fault.rule == "SEG-005"
        assert fault.text == "Spell 50 belongs in the Main Deck, not in the Extra Deck"

    @pytest.mark.parametrize("part", ["main", "extra", "side"])
    def test_tokens_are_in_no_deck(self, pool: Pool, part: str) -> None:
        parts = {"main": forty(), "extra": [101], "side": [50]}
        parts[part] = [*parts[part], TOKEN_CODE]
        assert broken(Deck(**parts), pool) == ["SEG-005"]  # type: ignore[arg-type]

    def test_a_card_must_be_in_the_pool(self, pool: Pool) -> None:
        (fault,) = Deck([*forty(), 777, 777, 777, 777]).check(pool)
        assert (fault.rule, fault.codes) == ("SEG-006", (777,))

    def test_cards_that_can_not_be_played_yet_are_one_fault(self) -> None:
        known = frozen_pool()
        codes = [code for code in catalogue().codes() if code not in known][:7]
        deck = Deck([*starters.starter("classic").main[7:], *codes])
        (fault,) = deck.check(known)
        assert (fault.kind, fault.codes, fault.count) == ("not_playable_yet", tuple(codes), 7)
        names = ", ".join(catalogue()[code].name() for code in codes[:5])
        assert fault.text == f"segoc can't play {names} and 2 more cards yet"

    def test_a_token_that_a_card_makes_is_a_token_and_not_unknown(self) -> None:
        known = standard_pool()
        (fault,) = Deck([*starters.starter("classic").main[1:], known.tokens[0].code]).check(known)
        assert (fault.rule, fault.kind) == ("SEG-005", "token")

    def test_filler_is_no_real_card(self, pool: Pool) -> None:
        (fault,) = Deck([*forty(), 900]).check(pool)
        assert (fault.rule, fault.codes) == ("SEG-006", (900,))

    def test_an_unofficial_deck_may_hold_filler_and_cards_in_part(self, pool: Pool) -> None:
        deck = Deck([*forty(), 900, 901])
        assert deck.check(pool, unofficial=True) == []
        deck.validate(pool, unofficial=True)

    def test_a_card_that_is_defined_in_part_is_not_for_decks(self, pool: Pool) -> None:
        (fault,) = Deck([*forty(), 901, 901], side=[901]).check(pool)
        assert (fault.rule, fault.codes) == ("SEG-007", (901,))
        assert fault.text == "segoc can't play Spell 901 yet: it lacks its second effect"

    def test_all_faults_are_said_at_once(self, pool: Pool) -> None:
        deck = Deck(
            [1, 1, 1, 1, 101, 777],
            range(101, 117),
            [*range(50, 65), 900, 901],
            name="Everything Wrong",
        )
        with pytest.raises(DeckError) as refused:
            deck.validate(pool)
        rules = [f"SEG-00{number}" for number in (1, 2, 3, 4, 5, 6, 6, 7)]
        assert [fault.rule for fault in refused.value.faults] == rules
        lines = str(refused.value).splitlines()
        assert lines[0] == "the Deck 'Everything Wrong' can't be played:"
        assert [line.strip()[:7] for line in lines[1:]] == rules


class TestValue:
    def test_a_deck_is_a_value(self) -> None:
        deck = Deck([1, 2], [3], name="D")
        assert deck == Deck((1, 2), (3,), (), "D")
        assert hash(deck) == hash(Deck((1, 2), (3,), (), "D"))
        assert deck != Deck([2, 1], [3], name="D")

    def test_a_deck_does_not_change(self) -> None:
        cards = [1, 2]
        deck = Deck(cards)
        cards.append(3)
        assert deck.main == (1, 2)
        with pytest.raises(AttributeError):
            deck.main = (3,)  # type: ignore[misc]

    def test_it_shows_its_sizes(self) -> None:
        assert repr(Deck([1, 2], [3], name="D")) == "<Deck 'D' 2 + 1 + 0>"


class TestText:
    @pytest.mark.parametrize(
        "line",
        [
            "3 青眼白龙",
            "3 青眼の白龍",
            "3 Blue-Eyes White Dragon",
            "3x blue eyes white dragon",
            "3× Blue-Eyes White Dragon",
            "３　Ｂｌｕｅ－Ｅｙｅｓ Ｗｈｉｔｅ Ｄｒａｇｏｎ",
            "3 89631139",
        ],
    )
    def test_a_line_is_a_number_and_a_name_in_any_language(self, line: str) -> None:
        assert Deck.of(line).main == (89631139,) * 3

    @pytest.mark.parametrize("line", ["青眼白龙", "89631139", "1 Blue-Eyes White Dragon"])
    def test_without_a_number_it_is_one_card(self, line: str) -> None:
        assert Deck.of(line).main == (89631139,)

    def test_a_name_may_begin_with_a_number_or_end_with_one(self) -> None:
        deck = Deck.of("7 Colored Fish", "2 7 Colored Fish", "3 Luster Dragon #2")
        assert deck.main == (23771716,) * 3 + (17658803,) * 3

    def test_cards_go_where_they_belong(self) -> None:
        deck = Deck.of("Blank Xyz Monster", "Blank Normal Spell")
        assert (len(deck.main), len(deck.extra)) == (1, 1)

    def test_headings_say_where_cards_are(self) -> None:
        deck = Deck.of("Main:", "1 青眼白龙", "EXTRA:", "2 青眼白龙", "side：", "3 青眼白龙")
        assert (len(deck.main), len(deck.extra), len(deck.side)) == (1, 2, 3)

    def test_comments_and_empty_lines_are_skipped_and_the_first_comment_is_the_name(self) -> None:
        deck = Deck.parse("\ufeff# Three Dragons\n\n# 3 Dark Magician\n  3 青眼白龙  \r\n")
        assert (deck.name, deck.main) == ("Three Dragons", (89631139,) * 3)
        assert Deck.of("# Three Dragons", name="Mine").name == "Mine"

    def test_a_deck_may_be_read_with_another_pool(self, pool: Pool) -> None:
        assert Deck.of("2 Spell 7", "Fusion 101", pool=pool) == Deck([7, 7], [101])

    def test_all_lines_that_cannot_be_read_are_said_with_their_numbers(self) -> None:
        with pytest.raises(DeckTextError) as refused:
            Deck.parse("# Odd\n3 Blue-Eyed White Dragon\n\n1 青眼白龙\n0 青眼白龙\nqqqqqqqqq")
        assert [(one.line, one.kind) for one in refused.value.problems] == [
            (2, "misspelt_name"),
            (5, "no_copies"),
            (6, "unknown_name"),
        ]
        lines = str(refused.value).splitlines()
        assert lines[0] == "the Deck 'Odd' can't be read:"
        assert "line 2: no card is called 'Blue-Eyed White Dragon'" in lines[1]
        assert "did you mean 'Blue-Eyes White Dragon'" in lines[1]
        assert "line 5: 0 copies" in lines[2]


NORMALS = ("normals_a", "normals_b")
# Those with an Extra Deck.
MODERN = ("dark_magician", "junk", "odd_eyes", "shaddoll")


class TestStarterDecks:
    @pytest.mark.parametrize("name", starters.NAMES)
    def test_it_may_be_played_and_holds_no_filler(self, name: str) -> None:
        deck = starters.starter(name)
        deck.validate(standard_pool())
        assert not any(standard_pool()[code].filler for code in (*deck.main, *deck.extra))
        extra = 15 if name in MODERN else 0
        assert (len(deck.main), len(deck.extra), deck.side) == (40, extra, ())

    @pytest.mark.parametrize("name", NORMALS)
    def test_most_monsters_need_no_tribute(self, name: str) -> None:
        levels = [standard_pool()[code].printed.level for code in starters.starter(name).main]
        assert sum(level <= 4 for level in levels) >= 26
        assert any(5 <= level <= 6 for level in levels)
        assert any(level >= 7 for level in levels)

    def test_the_normal_monsters_are_a_match_for_each_other(self) -> None:
        total = [
            sum(standard_pool()[code].printed.atk for code in starters.starter(name).main)
            for name in NORMALS
        ]
        assert max(total) < 1.05 * min(total)

    def test_classic_has_twenty_effect_cards_that_lack_nothing(self) -> None:
        cards = [standard_pool()[code] for code in starters.starter("classic").main]
        assert all(card.printed.effects and not card.partial for card in cards)
        assert len({card.code for card in cards}) == 20

    def test_odd_eyes_has_every_kind_of_extra_deck_monster(self) -> None:
        extra = starters.starter("odd_eyes").extra
        for kind in (FUSION, SYNCHRO, XYZ, LINK):
            assert sum(standard_pool()[code].printed.types & kind != 0 for code in extra) >= 2

    def test_they_have_titles_of_their_own(self) -> None:
        titles = {starters.starter(name).name for name in starters.NAMES}
        assert "" not in titles
        assert len(titles) == len(starters.NAMES)

    def test_there_is_no_other(self) -> None:
        with pytest.raises(
            ValueError,
            match=f"there are {', '.join(starters.NAMES)}",
        ):
            starters.starter("../secret")
