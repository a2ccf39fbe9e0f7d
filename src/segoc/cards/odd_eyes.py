"""The Odd-Eyes dragons."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    DECK,
    DOUBLED,
    MONSTERS,
    ONCE_PER_TURN_BY_NAME,
    OPPONENT,
    PENDULUM,
    THIS,
    YOU,
    and_,
    atk,
    battle_damage_to,
    can_take_no_battle_damage,
    choose,
    destroy,
    exists,
    foe,
    monsters,
    of_types,
    phase,
    standing,
    to_hand,
    trigger,
)
from segoc.kernel import kinds
from segoc.kernel.kinds import DARK, DRAGON
from segoc.kernel.phases import END_PHASE

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(16178681, monster("异色眼灵摆龙", "オッドアイズ・ペンデュラム・ドラゴン",
                           "Odd-Eyes Pendulum Dragon",
                           DARK, DRAGON, level=7, atk=2500, defense=2000, scale=4, effect=True),
         can_take_no_battle_damage(monsters(YOU, MONSTERS, of_types(kinds.PENDULUM)),
                                   in_=PENDULUM, limit=ONCE_PER_TURN_BY_NAME),
         trigger(when=phase(YOU, END_PHASE), in_=PENDULUM, limit=ONCE_PER_TURN_BY_NAME,
                 do=and_(destroy(THIS),
                         to_hand(choose(monsters(YOU, DECK, atk(0, 1500),
                                                 of_types(kinds.PENDULUM)))))),
         standing(THIS, battle_damage_to(OPPONENT, DOUBLED), only_if=exists(foe(THIS)),
                  in_=MONSTERS),
         series=("异色眼", "灵摆", "灵摆龙")),
)
# fmt: on
