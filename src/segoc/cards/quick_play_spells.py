"""Quick-Play Spells that belong to no archetype with a file of its own."""

from typing import Final

from segoc.cards.definition import Definition, card, quick_play_spell

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(5318639, quick_play_spell("旋风", "サイクロン", "Mystical Space Typhoon"),
         partial="its effects"),
    card(14087893, quick_play_spell("月之书", "月の書", "Book of Moon"), partial="its effects"),
    card(25789292, quick_play_spell("禁忌的圣杯", "禁じられた聖杯", "Forbidden Chalice"),
         series=("禁忌的",), partial="its effects"),
    card(27243130, quick_play_spell("禁忌的圣枪", "禁じられた聖槍", "Forbidden Lance"),
         series=("禁忌的",), partial="its effects"),
    card(69279219, quick_play_spell("我身作盾", "我が身を盾に", "My Body as a Shield"),
         partial="its effects"),
    card(70046172, quick_play_spell("突进", "突進", "Rush Recklessly"), partial="its effects"),
    card(55713623, quick_play_spell("收缩", "収縮", "Shrink"), partial="its effects"),
)
# fmt: on
