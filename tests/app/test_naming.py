"""Scenarios name cards in Chinese; every reader finds them in the own language."""

import re

from segoc.app.naming import names_in
from segoc.rulebook.reading.files import all_scenarios

CHINESE = re.compile(r"[\u3400-\u9fff]")


def in_english(title: str, *lines: str) -> list[str]:
    """The title and the lines of a scenario as the page shows them: long names first."""
    names = names_in(title, lines)
    text = "\n".join((title, *lines))
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, names[name].en)
    return text.split("\n")


def test_cards_and_archetypes_have_their_names() -> None:
    told = in_english("Two 鬼计 monsters, and 旋风")
    assert told == ["Two Ghostrick monsters, and Mystical Space Typhoon"]


def test_a_part_of_a_name_means_the_card_of_the_scenario_that_has_it() -> None:
    told = in_english("索娜塔 comes", "A hand: 幻奏的音女 索娜塔")
    assert told == ["Sonata the Melodious Diva comes", "A hand: Sonata the Melodious Diva"]
    assert in_english("索娜塔 comes") == ["索娜塔 comes"]


def test_in_the_rulebook_everything_is_named() -> None:
    named, left = 0, []
    for scenario in all_scenarios().scenarios:
        # The first line is the title again.
        _, *lines = scenario.lines.values()
        named += CHINESE.search(scenario.title) is not None
        left += [text for text in in_english(scenario.title, *lines) if CHINESE.search(text)]
    assert named > 100
    # One title says what two of its cards are called.
    assert len(left) <= 1, left
