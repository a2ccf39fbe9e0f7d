"""Orders: which of several values that mean the same in any order comes first."""

import json
from collections.abc import Sequence
from typing import Final, TypeVar

from segoc.effects.filters import OfTypes
from segoc.effects.json_form import dump
from segoc.effects.lexicon.index import word_of
from segoc.kernel.language.node import Node

A = TypeVar("A", bound=Node)

# Filters: the noun and how it lies there, then the words that stand before it in a printed text and
# then its name.
FILTERS: Final = (
    *("of_player", "lying_in", "kind", "monster_card", "facing", "position", "types"),
    *("normal_monster", "property", "level", "level_exactly", "rank", "link_rating", "race"),
    *("attribute", "series", "named", "mentioning", "atk", "def", "any_of", "both_of"),
)
# These stand behind all others: they compare, and take away.
LAST_FILTERS: Final = ("controlled_by", "owned_by", "not", "other_name", "other_than")
# When it is, and how the battle stands; then what there is, and last what there isn't.
CONDITIONS: Final = (
    *("turn_of", "in_phase", "in_battle_step", "in_damage_step", "in_calculation", "battling"),
    *("is_continuous_trap", "came_before_this_turn", "exists_each", "exists", "more"),
)
LAST_CONDITIONS: Final = ("not_so",)
# As what comes to the field does, and then what leaves it.
HAPPENINGS: Final = ("activated", "summoned", "flipped", "attack_declared", "went")
# What is named in few words before what is described.
CARDS: Final = ("target", "linked", "done", "this")
NO_WORDS: Final[tuple[str, ...]] = ()


def in_order(values: Sequence[A], first: Sequence[str], last: Sequence[str] = NO_WORDS) -> list[A]:
    """By the places of their words in these tables, what is in none by its word; each once."""
    ranked: dict[tuple[int, str, int, str], A] = {}
    for value in values:
        word = word_of(value).word
        text = json.dumps(dump(value), ensure_ascii=False)
        ranked.setdefault((_rank(word, first, last), word, _within(value), text), value)
    return [ranked[key] for key in sorted(ranked)]


def _rank(word: str, first: Sequence[str], last: Sequence[str]) -> int:
    if word in first:
        return first.index(word)
    return len(first) + (1 + last.index(word) if word in last else 0)


def _within(value: Node) -> int:
    """Of values of one word, before their text: a monster is a "Tuner Synchro Monster"."""
    return -value.types if isinstance(value, OfTypes) else 0
