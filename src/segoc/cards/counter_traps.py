"""Counter Traps that belong to no archetype."""

from typing import Final

from segoc.cards.definition import Definition, card, counter_trap

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(41420027, counter_trap("神之宣告", "神の宣告", "Solemn Judgment"), partial="its effects"),
    card(40605147, counter_trap("神之通告", "神の通告", "Solemn Strike"), partial="its effects"),
    card(50323155, counter_trap("升天之黑角笛", "昇天の黒角笛", "Black Horn of Heaven"),
         aliases=("升天的黑角笛",), partial="its effects"),
)
# fmt: on
