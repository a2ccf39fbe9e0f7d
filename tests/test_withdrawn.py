"""One line withdraws a card everywhere, and whoever asks is told why."""

from pathlib import Path

import pytest

from segoc.app.decks_api import judged
from segoc.app.protocol.base import Words
from segoc.cards import withdrawn
from segoc.cards.finding import UnknownCard
from segoc.cards.frozen import frozen_codes, frozen_pool
from segoc.cards.standard import standard_pool
from segoc.cli import main
from segoc.decks.deck import Deck

DARK_HOLE = 53129443
REASON = Words(en="its text is misread", zh="文本读错了", ja="テキストを読み違えている")


@pytest.fixture
def _without_dark_hole(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    line = f"{DARK_HOLE} {REASON.en} | {REASON.zh} | {REASON.ja}\n"
    (tmp_path / "withdrawn.txt").write_text(f"# why\n{line}", encoding="utf-8")
    monkeypatch.setattr(withdrawn, "LIST", tmp_path / "withdrawn.txt")


pytestmark = pytest.mark.usefixtures("_without_dark_hole")


def test_it_is_in_no_pool_but_known() -> None:
    # As a start makes it.
    pool = standard_pool.__wrapped__()
    assert DARK_HOLE not in pool
    assert DARK_HOLE not in list(pool.codes())
    assert DARK_HOLE not in [one.code for one in pool.outlines()]
    with pytest.raises(UnknownCard):
        pool.find("Dark Hole")
    assert pool.nameable.name(DARK_HOLE) == "Dark Hole"
    assert pool.nameable.face(DARK_HOLE) is not None


def test_a_deck_with_it_is_told_why(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = standard_pool.__wrapped__()
    monkeypatch.setattr("segoc.app.decks_api.standard_pool", lambda: pool)
    (fault,) = (one for one in Deck([DARK_HOLE]).check(pool) if one.rule == "SEG-006")
    assert (fault.kind, fault.text) == ("withdrawn", f"Dark Hole is withdrawn: {REASON.en}")
    (lacking,) = judged(Deck([DARK_HOLE, 89631139]), None).lacking
    assert (lacking.code, lacking.reason) == (DARK_HOLE, REASON)


def test_segoc_card_says_why(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = standard_pool.__wrapped__()
    monkeypatch.setattr("segoc.cli.card.pool_of", lambda _: pool)
    assert main(["card", "Dark Hole", "--lang", "ja"]) == 0
    told = capsys.readouterr().out
    assert f"Withdrawn, so segoc doesn't play it for now: {REASON.ja}" in told
    assert main(["card", "Dark Hole", "--json"]) == 0
    assert REASON.zh in capsys.readouterr().out


def test_the_frozen_pool_keeps_it() -> None:
    assert DARK_HOLE in frozen_codes()
    assert frozen_pool()[DARK_HOLE].en == "Dark Hole"


@pytest.mark.parametrize("line", ["123 because", "123 a | b | "])
def test_a_line_has_three_reasons(line: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(line + "\n", encoding="utf-8")
    with pytest.raises(AssertionError, match="reason"):
        withdrawn.withdrawn(file)


def test_the_list_that_comes_with_segoc_is_of_known_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()
    for code in withdrawn.withdrawn(withdrawn.LIST):
        assert standard_pool().nameable.name(code)
