"""The encoding is versioned, documented and complete: what doesn't fit raises."""

from array import array
from pathlib import Path

import numpy as np
import pytest

from segoc.cards.catalogue import catalogue
from segoc.cards.standard import standard_pool
from segoc.decks.deck import SIZES
from segoc.env import arrays, layout
from segoc.env.course import Course, IllegalAction, Setting
from segoc.env.encoding import tables
from segoc.env.layout import CARDS, OPTIONS, TABLES, VERSION, EncodingOverflow
from segoc.env.vocabulary import PRINTED, Vocabulary
from segoc.kernel.choosing.announcing import NAME
from segoc.kernel.table.decision import PASS, Decision, Option
from segoc.kernel.table.event import BY_RULE, ROLLED, Event
from segoc.kernel.table.kinds import FUSION, SPELL
from segoc.kernel.table.places import HAND
from segoc.lab import Lab

PAGE = Path(__file__).parents[2] / "docs" / "env.md"

# Of each version that there was. A new layout gets a new version, and a line here.
FINGERPRINTS = {1: "f5292eb3ba814cad", 2: "26042a890f7bce0c", 3: "a9dfa575fd8da475"}


def test_a_new_layout_has_a_new_version() -> None:
    assert layout.fingerprint() == FINGERPRINTS[VERSION]
    assert max(FINGERPRINTS) == VERSION


def test_the_page_shows_every_table() -> None:
    text = PAGE.read_text("utf-8")
    for table in TABLES:
        assert documented(table) in text, f"docs/env.md lacks this:\n{documented(table)}"
    assert areas() in text


def documented(table: layout.Table) -> str:
    bounds = {layout.CODE: "ids", layout.ROW: CARDS.rows, layout.LARGEST: "2³¹ − 1"}
    rows = [
        f"### `{table.name}`: {table.rows} × {len(table.columns)}",
        "",
        f"{table.meaning} {table.why}",
        "",
        "| # | column | from | to | |",
        "|---|---|---|---|---|",
    ]
    for number, column in enumerate(table.columns):
        low = "−(2³¹ − 1)" if column.low == -layout.LARGEST else column.low
        high = bounds.get(column.high, column.high)
        rows.append(f"| {number} | `{column.name}` | {low} | {high} | {column.meaning} |")
    return "\n".join(rows) + "\n"


def areas() -> str:
    listed = [f"{number} {name}" for number, name in enumerate(layout.AREA_NAMES)]
    return "Areas: " + ", ".join(listed) + "."


def test_the_tables_lie_one_after_the_other() -> None:
    numbers = np.arange(layout.SIZE, dtype=np.int32)
    parts = [part.ravel() for part in arrays.split(numbers).values()]
    np.testing.assert_array_equal(np.concatenate(parts), numbers)
    assert all(np.shares_memory(part, numbers) for part in arrays.split(numbers).values())


def test_each_card_of_two_decks_fits() -> None:
    largest = sum(most for part, (_, _, most) in SIZES.items() if part != "Side Deck")
    assert CARDS.rows == 2 * largest + 12
    assert layout.KNOWN.rows == 2 * largest


# Overflow.


def course() -> Course:
    return Course(Setting(), 1)


def encode(course: Course) -> None:
    state = course.duel.state
    assert state.decision is not None
    tables(state, state.decision.player, course.vocabulary, array("i"))


def test_too_many_options_raise() -> None:
    table = course()
    fits = [Option(PASS)] * OPTIONS.rows
    table.duel.state.decision = Decision(0, 0, fits)
    encode(table)
    table.duel.state.decision = Decision(0, 0, [*fits, Option(PASS)])
    with pytest.raises(EncodingOverflow, match="options: 257 rows, and there is room for 256"):
        encode(table)


def test_too_large_a_number_raises() -> None:
    table = course()
    table.duel.state.lp[0] = (1 << 31) - 1
    encode(table)
    table.duel.state.lp[0] += 1
    with pytest.raises(EncodingOverflow, match="globals: 2147483648 has more than 32 bits"):
        encode(table)


def test_too_large_a_value_of_a_card_raises() -> None:
    table = course()
    table.duel.state.cards[table.duel.state.pile(0, HAND)[0]].handle = 1 << 31
    with pytest.raises(EncodingOverflow, match="cards: a value has more than 32 bits"):
        encode(table)


def test_an_event_with_too_many_numbers_raises() -> None:
    table = course()
    table.tale.add(
        [Event(ROLLED, 0, [], why=BY_RULE, amounts=[6] * layout.NUMBERS, rule="", moment=1)]
    )
    table.tale.told(0)
    table.tale.add(
        [Event(ROLLED, 0, [], why=BY_RULE, amounts=[6] * (layout.NUMBERS + 1), rule="", moment=1)]
    )
    with pytest.raises(EncodingOverflow, match="history"):
        table.tale.told(0)


def test_an_event_with_too_large_a_number_raises() -> None:
    table = course()
    table.tale.add([Event(ROLLED, 0, [], why=BY_RULE, amounts=[1 << 31], rule="", moment=1)])
    for _again in range(2):
        with pytest.raises(EncodingOverflow, match="history: a number has more than 32 bits"):
            table.tale.told(0)


# The vocabulary.


def test_the_vocabulary_has_every_card_and_token_once() -> None:
    pool = standard_pool()
    words = Vocabulary(pool)
    assert [words.ids[code] for code in words.codes[1:]] == list(range(1, words.size + 1))
    assert len(set(words.codes)) == words.size + 1
    assert {card.code for card in (*catalogue(), *pool, *pool.tokens)} <= set(words.codes)


def test_what_is_printed_by_id() -> None:
    words = Vocabulary(standard_pool())
    printed = np.array(words.printed())
    assert printed.shape == (words.size + 1, len(PRINTED))
    blue_eyes = dict(zip(PRINTED, printed[words.ids[89631139]], strict=True))
    assert (blue_eyes["atk"], blue_eyes["defense"], blue_eyes["level"]) == (3000, 2500, 8)
    # Also of cards that can't be played yet.
    known = next(card for card in catalogue() if card.code not in standard_pool())
    row = dict(zip(PRINTED, printed[words.ids[known.code]], strict=True))
    assert (row["code"], row["level"]) == (known.code, known.printed.level)


def asked_for_a_name() -> Course:
    """B's hand is one that A has a reason to name; A's own cards are in sight."""
    table = course()
    lab = Lab()
    lab.a.set_cards("Mind Crush")
    lab.a.hand("Vorse Raider")
    lab.b.monsters("Gemini Elf")
    lab.b.hand("Mystical Elf")
    lab.duel.push("activate Mind Crush")
    table.duel = lab.duel
    return table


def observed(table: Course) -> tuple[dict[str, np.ndarray], np.ndarray]:
    numbers, mask = np.zeros(layout.SIZE, np.int32), np.zeros(arrays.ACTIONS, np.int8)
    arrays.write(table.duel.state, 0, table.vocabulary, table.tale, numbers, mask)
    return arrays.split(numbers), mask


def test_names_that_a_seat_has_a_reason_for_are_rows() -> None:
    table = asked_for_a_name()
    seen, mask = observed(table)
    columns = [column.name for column in OPTIONS.columns]
    rows = seen["options"][mask == 1]
    codes = [table.vocabulary.codes[row[columns.index("code")]] for row in rows]
    names = [standard_pool().name(code) for code in codes]
    assert (names[0], set(names[1:])) == ("Gemini Elf", {"Vorse Raider", "Mind Crush"})
    assert {row[columns.index("sort")] for row in rows} == {NAME}
    totals = dict(
        zip([c.name for c in layout.GLOBALS.columns], seen["globals"].tolist(), strict=True)
    )
    assert (totals["names"], totals["name_kinds"], totals["name_types"]) == (1, 0, 0)
    assert len(mask) == 256


def test_any_other_name_is_a_second_action() -> None:
    table = asked_for_a_name()
    ids = table.vocabulary.ids
    cyber_harpie = standard_pool().find("Cyber Harpie Lady").code
    token = standard_pool().tokens[0].code
    for name in (-1, table.vocabulary.size + 1, ids[cyber_harpie], ids[token]):
        with pytest.raises(IllegalAction, match=f"the name of card {name} can't be announced"):
            table.act(0, name)
    allowed = arrays.name_mask(table.vocabulary)
    assert (allowed[ids[token]], allowed[ids[cyber_harpie]], allowed[0]) == (0, 0, 0)
    blue_eyes = ids[89631139]
    assert allowed[blue_eyes] == 1
    table.act(0, blue_eyes)
    assert "A declares Blue-Eyes White Dragon." in table.duel.log
    with pytest.raises(IllegalAction, match="can't be announced"):
        table.act(0, blue_eyes)


def test_a_mask_of_names_keeps_to_what_is_asked() -> None:
    words = Vocabulary(standard_pool())
    spells = arrays.name_mask(words, 1 << SPELL)
    assert spells.sum() > 2000
    for number in np.flatnonzero(spells):
        assert catalogue()[words.codes[number]].printed.kind == SPELL
    fusions = arrays.name_mask(words, 0, FUSION)
    assert fusions[words.ids[89631139]] == 0
    for number in np.flatnonzero(fusions):
        assert catalogue()[words.codes[number]].printed.types & FUSION
