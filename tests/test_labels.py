"""Printed numbers: what people call an effect by, beside its address."""

import pytest

from segoc.cards import standard_pool
from segoc.cards.card_data import dump_card, load_card
from segoc.cards.definition import DefinitionError
from segoc.cards.labels import MOST_LABELS, UNNUMBERED, shown_label, usual_labels
from segoc.cli import main
from tests.card_sample import CARDS


def labels(name: str) -> tuple[int, ...]:
    return standard_pool().find(name).labels


@pytest.mark.pool
def test_each_effect_has_one() -> None:
    for card in CARDS:
        assert len(card.labels) == card.printed.written
        assert all(UNNUMBERED <= label <= MOST_LABELS for label in card.labels)


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        # One after the other.
        ("Shaddoll Squamata", (1, 2)),
        # A trigger and what stands by it are one paragraph; a summoning condition is none.
        ("SPYRAL Double Helix", (1, 2, 2, 2)),
        ("Cosmic Blazar Dragon", (0, 1, 1, 1)),
        # How it Special Summons itself is numbered in print here, and not there.
        ("Cyber Dragon", (1,)),
        # Pendulum effects and the monster's count apart.
        ("Odd-Eyes Pendulum Dragon", (1, 2, 1)),
    ],
)
def test_they_are_as_in_print(name: str, wanted: tuple[int, ...]) -> None:
    assert labels(name) == wanted


def test_they_are_data_only_where_they_are_not_as_usual() -> None:
    usual = dump_card(standard_pool().find("Shaddoll Squamata"))
    assert "labels" not in usual
    data = dump_card(standard_pool().find("Cosmic Blazar Dragon"))
    assert data["labels"] == [0, 1, 1, 1]
    assert load_card(data).labels == (0, 1, 1, 1)
    del data["labels"]
    read = load_card(data)
    assert read.labels == usual_labels(read.printed.effects[: read.printed.written])
    assert read.labels != (0, 1, 1, 1)


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ([0, 1, 1], "it has 4 effects, and labels for 3"),
        ([0, 1, 1, 11], "labels.4: a number from 0 to 10 belongs here: 11"),
        ([0, 1, 1, -1], "labels.4: a number from 0 to 10 belongs here: -1"),
        ("①", "labels: a list belongs here, not '①'"),
    ],
)
def test_wrong_ones_are_refused(given: object, fault: str) -> None:
    data = dump_card(standard_pool().find("Cosmic Blazar Dragon"))
    with pytest.raises(DefinitionError) as refused:
        load_card({**data, "labels": given})
    assert fault in str(refused.value)


def test_they_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "Cosmic Blazar Dragon"]) == 0
    starts = [line[:2] for line in capsys.readouterr().out.splitlines()]
    assert [start.strip() for start in starts if start[:1] in "–①②" and start.strip()] == [
        "–",
        "①",
        "①",
        "①",
    ]
    assert shown_label(UNNUMBERED) == ""
