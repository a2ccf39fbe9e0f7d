"""Random effects as plain data: all that the lexicon can make, sensible or not."""

from typing import Any

from hypothesis import strategies as st

from segoc.effects import terms as tm
from segoc.effects.lexicon.index import words_of
from segoc.effects.lexicon.sorts import Many, One
from segoc.effects.lexicon.words import Part, Word


def of_sort(sort: tm.Sort, depth: int) -> st.SearchStrategy[Any]:
    """Plain data of a sort."""
    if isinstance(sort, One):
        return st.deferred(lambda: of_base(sort, depth - 1))
    if isinstance(sort, Many):
        return st.lists(of_sort(sort.one, depth), min_size=1, max_size=2)
    if isinstance(sort, tm.Flag):
        return st.booleans()
    if isinstance(sort, tm.Whole):
        return st.integers(sort.least, sort.most)
    if isinstance(sort, tm.Name):
        return st.sampled_from(["影依", "青眼白龙", "D/D"])
    if isinstance(sort, tm.Names):
        return st.lists(st.sampled_from(["影依", "青眼白龙", "D/D"]), min_size=1, max_size=2)
    if isinstance(sort, tm.Bits):
        small = [word for word, bits in sort.words.items() if bits.bit_count() == 1]
        return st.sampled_from(list(sort.words)) | st.lists(
            st.sampled_from(small), min_size=1, max_size=3, unique=True
        )
    assert isinstance(sort, tm.Choice)
    return st.sampled_from(list(sort.words))


def of_base(sort: One, depth: int) -> st.SearchStrategy[Any]:
    words = words_of(sort.base)
    if depth <= 0:
        # Whatever needs least goes to the end of a branch.
        words = [word for word in words if not any(is_node(part) for part in word.parts)] or words
    return st.sampled_from(words).flatmap(lambda word: of_word(word, depth))


def of_word(word: Word, depth: int) -> st.SearchStrategy[Any]:
    needed = {p.name: of_sort(p.sort, depth) for p in word.parts if p.needed}
    others = {
        p.name: of_sort(p.sort, depth)
        for p in word.parts
        if not p.needed and (depth > 0 or not is_node(p))
    }
    return st.fixed_dictionaries({"is": st.just(word.word), **needed}, optional=others).map(joined)


def is_node(part: Part) -> bool:
    return isinstance(part.sort, One | Many)


def joined(data: dict[str, Any]) -> dict[str, Any]:
    """With the joints that the actions of programs need."""
    for name, value in data.items():
        if isinstance(value, list) and name in ("do", "cost", "by"):
            for index, action in enumerate(value[1:]):
                action["joint"] = ("and", "then", "also", "meanwhile")[index % 4]
    return data
