"""Counter Traps that belong to no archetype."""

from typing import Final

from segoc.cards.definition import Definition, card, counter_trap
from segoc.effects.words import (
    HAND,
    MONSTER_EFFECT,
    OPPONENT,
    SPECIAL,
    SPELL_CARD,
    THAT,
    TRAP_CARD,
    YOU,
    activated,
    activation,
    all_so,
    and_,
    cards,
    choose,
    destroy,
    discard,
    draw,
    in_main_phase,
    negate_activation,
    negate_summon,
    pay,
    pay_half,
    then,
    turn_of,
    would_be_summoned,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(41420027, counter_trap("神之宣告", "神の宣告", "Solemn Judgment"),
         activation(when=activated(SPELL_CARD | TRAP_CARD), cost=pay_half(),
                    do=and_(negate_activation(), destroy(THAT))),
         activation(when=would_be_summoned(), cost=pay_half(),
                    do=and_(negate_summon(), destroy(THAT)))),

    card(40605147, counter_trap("神之通告", "神の通告", "Solemn Strike"),
         activation(when=activated(MONSTER_EFFECT), cost=pay(1500),
                    do=and_(negate_activation(), destroy(THAT))),
         activation(when=would_be_summoned(SPECIAL), cost=pay(1500),
                    do=and_(negate_summon(), destroy(THAT)))),

    # "Only 1 monster": no procedure summons several at once yet.
    card(50323155, counter_trap("升天之黑角笛", "昇天の黒角笛", "Black Horn of Heaven"),
         activation(when=would_be_summoned(SPECIAL, by=OPPONENT),
                    do=and_(negate_summon(), destroy(THAT))),
         aliases=("升天的黑角笛",)),

    card(77414722, counter_trap("魔法干扰阵", "マジック・ジャマー", "Magic Jammer"),
         activation(when=activated(SPELL_CARD), cost=discard(choose(cards(YOU, HAND))),
                    do=and_(negate_activation(), destroy(THAT)))),

    card(1637760, counter_trap("升天之刚角笛", "昇天の剛角笛", "Grand Horn of Heaven"),
         activation(when=would_be_summoned(SPECIAL, by=OPPONENT),
                    only_if=all_so(turn_of(OPPONENT), in_main_phase()),
                    do=then(and_(negate_summon(), destroy(THAT)), draw(OPPONENT, 1))),
         aliases=("升天的刚角笛",), partial="ending the Main Phase"),
)
# fmt: on
