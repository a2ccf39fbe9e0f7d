"""Performapal."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    DECK,
    EXTRA,
    HAND,
    NORMAL,
    OTHER_NAME,
    PENDULUM,
    THIS,
    YOU,
    any_of,
    both_of,
    cannot,
    choose,
    monsters,
    never_negated,
    not_,
    of_series,
    of_types,
    summoned,
    to_hand,
    trigger,
)
from segoc.kernel import kinds
from segoc.kernel.kinds import DARK, SPELLCASTER
from segoc.kernel.verbs import PENDULUM_SUMMON

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(40318957, monster("娱乐伙伴 骷髅杂技小丑", "ＥＭドクロバット・ジョーカー",
                           "Performapal Skullcrobat Joker",
                           DARK, SPELLCASTER, level=4, atk=1800, defense=100, scale=8,
                           effect=True),
         never_negated(YOU, cannot(PENDULUM_SUMMON, what=monsters(YOU, HAND | EXTRA, not_(any_of(
             of_series("娱乐伙伴", "异色眼"),
             both_of(of_series("魔术师"), of_types(kinds.PENDULUM)))))), in_=PENDULUM),
         trigger(when=summoned(THIS, NORMAL),
                 do=to_hand(choose(monsters(YOU, DECK, OTHER_NAME, any_of(
                     of_series("娱乐伙伴", "异色眼"),
                     both_of(of_series("魔术师"), of_types(kinds.PENDULUM))))))),
         series=("娱乐伙伴",)),
)
# fmt: on
