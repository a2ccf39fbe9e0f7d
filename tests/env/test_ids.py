"""Ids of the vocabulary are given once: the file has all cards, and is only added to."""

from hashlib import sha256

import pytest

from segoc.cards.card_data import dump_card, load_card
from segoc.cards.catalogue import catalogue
from segoc.cards.pool import Pool
from segoc.cards.standard import standard_pool
from segoc.env import vocabulary
from segoc.env.vocabulary import Vocabulary, given_codes
from tools.vocabulary import lacking

# How many ids there were, and what they were, each time that some were added.
GIVEN = {14_486: "265cfc6f933953e2"}
BLUE_EYES = 89631139


def digest(codes: list[int]) -> str:
    return sha256("\n".join(map(str, codes)).encode()).hexdigest()[:16]


@pytest.mark.parametrize("count", GIVEN)
def test_what_was_given_stays(count: int) -> None:
    codes = given_codes()
    assert len(codes) >= count, "ids were taken away"
    assert digest(codes[:count]) == GIVEN[count], "an id has become that of another card"


def test_all_that_were_given_are_known_here() -> None:
    codes = given_codes()
    assert len(set(codes)) == len(codes)
    assert max(GIVEN) == len(codes), f"add to GIVEN: {len(codes)}: {digest(codes)!r}"


def test_every_card_has_one() -> None:
    names = [str(code) for code in lacking()]
    assert names == [], "`make ids` adds these"


def test_what_lacks_one_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    without = [code for code in given_codes() if code != BLUE_EYES]
    monkeypatch.setattr(vocabulary, "given_codes", lambda: without)
    assert lacking() == [BLUE_EYES]


def with_another(pool: Pool, code: int) -> Pool:
    data = dump_card(pool[BLUE_EYES])
    other = {"code": code, "zh": "虚构", "ja": "架空", "en": "Invented"}
    return pool.extended([load_card({**data, **other})], {})


def test_a_card_more_changes_no_id() -> None:
    before = Vocabulary(standard_pool())
    after = Vocabulary(with_another(standard_pool(), 77))
    assert after.codes == [*before.codes, 77]
    assert after.fingerprint != before.fingerprint
    assert (after.ids[77], after.printed()[-1][0]) == (before.size + 1, 77)


def test_a_card_that_is_written_at_last_has_its_id_already() -> None:
    code = next(code for code in catalogue().codes() if code not in standard_pool())
    before = Vocabulary(standard_pool())
    after = Vocabulary(with_another(standard_pool(), code))
    assert (after.codes, after.fingerprint) == (before.codes, before.fingerprint)
    assert before.ids[code] == after.ids[code] > 0


def test_fewer_cards_leave_the_others_theirs() -> None:
    few = Vocabulary(Pool([standard_pool()[BLUE_EYES]]))
    assert few.codes == Vocabulary(standard_pool()).codes
    token = standard_pool().tokens[0].code
    # What nobody can tell anything of is blank.
    assert set(few.printed()[few.ids[token]]) == {0}
