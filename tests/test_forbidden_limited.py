"""Forbidden/Limited Lists: what they say of a Deck, and which was in force when."""

from datetime import date

import pytest

from segoc import Duel
from segoc.cards.catalogue import catalogue
from segoc.cards.standard import standard_pool
from segoc.decks import starters
from segoc.decks.deck import Deck, DeckError
from segoc.decks.forbidden_limited import ForbiddenLimitedList, NoList, in_force
from segoc.formats.lflist import newest_list, ocg_list, ocg_lists, read_lflist

POOL = standard_pool()
POT_OF_GREED, MONSTER_REBORN, SUPER_POLY = 55144522, 83764718, 48130397
HARPIE, CYBER_HARPIE = 76812113, 80316585
LIMITS = {POT_OF_GREED: 0, MONSTER_REBORN: 1, SUPER_POLY: 2}
APRIL = ForbiddenLimitedList("2020.4", date(2020, 4, 1), LIMITS)


def kinds(deck: Deck, one: ForbiddenLimitedList = APRIL) -> list[str]:
    return [fault.kind for fault in one.check(deck, POOL)]


class TestChecking:
    @pytest.mark.parametrize(
        ("card", "allowed", "kind"),
        [(POT_OF_GREED, 0, "forbidden"), (MONSTER_REBORN, 1, "limited"),
         (SUPER_POLY, 2, "semi_limited")],
    )  # fmt: skip
    def test_so_many_copies_and_no_more(self, card: int, allowed: int, kind: str) -> None:
        assert kinds(Deck([card] * allowed)) == []
        assert kinds(Deck([card] * (allowed + 1))) == [kind]
        assert kinds(Deck([card] * allowed, side=[card])) == [kind]

    def test_other_cards_are_left_to_the_other_rules(self) -> None:
        assert kinds(Deck([89631139] * 4)) == []

    def test_the_faults_say_all_of_it(self) -> None:
        forbidden, limited = APRIL.check(Deck([POT_OF_GREED] + [MONSTER_REBORN] * 3), POOL)
        assert str(forbidden) == "SEG-180: Pot of Greed is Forbidden by the list 2020.4"
        assert limited.text == (
            "Monster Reborn is Limited to 1 copy by the list 2020.4, and there are 3"
        )
        assert (limited.codes, limited.count, limited.most) == ((MONSTER_REBORN,), 3, 1)

    def test_cards_that_the_pool_lacks_are_judged_too(self) -> None:
        one = ForbiddenLimitedList("x", None, {777: 0})
        (fault,) = one.check(Deck([777]), POOL)
        assert fault.text == "passcode 777 is Forbidden by the list x"

    def test_what_counts_as_a_card_counts(self) -> None:
        one = ForbiddenLimitedList("x", None, {HARPIE: 1})
        assert POOL[CYBER_HARPIE].printed.name == HARPIE
        assert kinds(Deck([HARPIE, CYBER_HARPIE]), one) == ["limited"]

    def test_other_artworks_count(self) -> None:
        deck = Deck([MONSTER_REBORN, MONSTER_REBORN + 1])
        assert kinds(deck) == []
        original = {MONSTER_REBORN + 1: MONSTER_REBORN}
        (fault,) = APRIL.check(deck, POOL, lambda code: original.get(code, code))
        assert fault.kind == "limited"

    def test_a_whitelist(self) -> None:
        one = ForbiddenLimitedList("Goat", None, {MONSTER_REBORN: 1, POT_OF_GREED: 0}, True)
        deck = Deck([MONSTER_REBORN, SUPER_POLY, POT_OF_GREED, 777])
        faults = one.check(deck, POOL)
        assert [(fault.kind, fault.codes) for fault in faults] == [
            ("unlisted", (SUPER_POLY,)), ("forbidden", (POT_OF_GREED,)), ("unlisted", (777,)),
        ]  # fmt: skip


class TestDuels:
    def test_begin_by_a_list_or_without_any(self) -> None:
        a, b = starters.starter("normals_a"), starters.starter("normals_b")
        banned = ForbiddenLimitedList("x", None, {b.main[0]: 0})
        Duel(a, b, seed=1)
        Duel(a, b, seed=1, limits=APRIL)
        with pytest.raises(DeckError, match="SEG-180"):
            Duel(a, b, seed=1, limits=banned)


class TestInForce:
    @pytest.mark.parametrize(
        ("day", "name"),
        [
            (date(2019, 12, 31), "2019.10"),
            (date(2020, 1, 1), "2020.1"),
            (date(2020, 3, 31), "2020.1"),
            (date(2020, 4, 1), "2020.4"),
            (date(2020, 6, 30), "2020.4"),
            (date(2020, 12, 31), "2020.10"),
            (date(2026, 6, 30), "2026.4"),
        ],
    )
    def test_the_list_of_a_day(self, day: date, name: str) -> None:
        assert ocg_list(day).name == name

    def test_there_is_none_before_the_first(self) -> None:
        with pytest.raises(NoList, match="the first that is known begins on 2013-09-01"):
            ocg_list(date(1999, 1, 1))

    def test_the_newest_holds_until_a_newer_one_is_known(self) -> None:
        assert ocg_list(date(2026, 7, 1)) is ocg_list(date(2030, 1, 1)) is newest_list()
        assert newest_list().name == "2026.7"

    def test_lists_of_other_places_are_others(self) -> None:
        lists = read_lflist("!2020.4 TCG\n1 0\n!2020.4\n2 0\n!Goat\n3 0\n")
        assert in_force(lists, date(2020, 5, 1)).limits == {2: 0}
        assert in_force(lists, date(2020, 5, 1), "tcg").limits == {1: 0}
        with pytest.raises(NoList):
            in_force(lists, date(2020, 5, 1), "KR")


class TestTheListsThatComeWithSegoc:
    def test_april_2020(self) -> None:
        april = ocg_list(date(2020, 4, 1))
        assert [april.limit(code) for code in (POT_OF_GREED, MONSTER_REBORN, SUPER_POLY)] == [
            0,
            1,
            2,
        ]
        counts = [list(april.limits.values()).count(limit) for limit in range(3)]
        assert counts == [78, 83, 28]

    def test_ash_blossom_was_semi_limited_until_april(self) -> None:
        limits = {one.name: one.limit(14558127) for one in ocg_lists()}
        names = ("2020.10", "2020.7", "2020.4", "2020.1", "2019.10")
        assert [limits[name] for name in names] == [3, 3, 3, 2, 2]

    def test_they_begin_in_2013_and_are_all_of_known_cards(self) -> None:
        lists = ocg_lists()
        assert (len(lists), lists[-1].since) == (51, date(2013, 9, 1))
        days = [one.since for one in lists if one.since]
        assert days == sorted(set(days), reverse=True)
        known = {card.code for card in catalogue()}
        assert all(set(one.limits) <= known for one in lists)


def test_a_file_of_ygopro() -> None:
    """With a comment that lists the lists, zeros before passcodes, and names behind the entries."""
    data = (
        "\ufeff#[2020.4][2020.4 TCG]\r\n!2020.4\r\n#forbidden\r\n03078576 0 --八汰烏\r\n#limit\r\n"
        "83764718 1 --死者蘇生\r\n\r\n#semi limit\r\n48130397\t2\r\n\r\n!2020.4 TCG\r\n"
        "$whitelist\r\n89631139 3 Blue-Eyes White Dragon\r\n"
    )
    ocg, tcg = read_lflist(data.encode())
    assert (ocg.name, ocg.region, ocg.whitelist) == ("2020.4", "OCG", False)
    assert ocg.limits == {3078576: 0, MONSTER_REBORN: 1, SUPER_POLY: 2}
    assert (tcg.region, tcg.whitelist, tcg.limits) == ("TCG", True, {89631139: 3})
