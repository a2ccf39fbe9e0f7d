"""Normal Spells that belong to no archetype with a file of its own."""

from typing import Final

from segoc.cards.definition import Definition, card, normal_spell
from segoc.effects.words import (
    DECK,
    EITHER,
    FIELD,
    MONSTERS,
    ONCE_PER_TURN_BY_NAME,
    OPPONENT,
    YOU,
    activation,
    cards,
    choose,
    destroy,
    monsters,
    of_series,
    spells_and_traps,
    to_hand,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(5133471, normal_spell("银河旋风", "ギャラクシー・サイクロン", "Galaxy Cyclone"),
         series=("银河",), partial="its effects"),
    card(38943357, normal_spell("魔力统辖", "魔力統轄", "Spell Power Mastery"),
         activation(limit=ONCE_PER_TURN_BY_NAME,
                    do=to_hand(choose(cards(YOU, DECK, of_series("恩底弥翁"))))),
         partial="its Spell Counters"),
    card(86541496, normal_spell("左腕的代偿", "左腕の代償", "Left Arm Offering"),
         partial="its effects"),
    card(79571449, normal_spell("天使的施舍", "天使の施し", "Graceful Charity"),
         partial="its effects"),
    card(18144506, normal_spell("鹰身女妖的羽毛扫", "ハーピィの羽根帚", "Harpie's Feather Duster"),
         activation(do=destroy(spells_and_traps(OPPONENT, FIELD))),
         series=("鹰身",)),

    card(53129443, normal_spell("黑洞", "ブラック・ホール", "Dark Hole"),
         activation(do=destroy(monsters(EITHER, MONSTERS))),
         series=("洞",)),

    card(55144522, normal_spell("强欲之壶", "強欲な壺", "Pot of Greed"), partial="its effects"),
    card(83764718, normal_spell("死者苏生", "死者蘇生", "Monster Reborn"), partial="its effects"),
)
# fmt: on
