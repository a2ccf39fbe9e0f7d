"""The guide to the effect language tells the truth: its cards are ours."""

import re
from pathlib import Path

import pytest

from segoc.cards import vocabulary
from segoc.cards.definition import Definition
from segoc.cards.standard import standard_pool

GUIDE = Path(__file__).parents[1] / "docs" / "effect-language.md"
BLOCKS = re.findall(r"```python\n(card\(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)


def written(block: str) -> Definition:
    found: Definition = eval(block, vars(vocabulary))  # our own page, in a test
    return found


def test_there_are_four_cards() -> None:
    assert len(BLOCKS) == 4


@pytest.mark.parametrize("block", BLOCKS)
def test_a_card_in_the_guide_is_the_card_in_the_pool(block: str) -> None:
    shown = written(block)
    card = standard_pool()[shown.code]
    assert shown.names == card.names
    assert shown.printed.effects == card.printed.effects
    assert shown.printed.series == card.printed.series
    assert not card.partial
