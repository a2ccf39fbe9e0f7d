"""D/D, DD, ＤＤ."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    EFFECT,
    EITHER,
    HAND,
    HEALED,
    MONSTERS,
    PENDULUM,
    THIS,
    TURN_END,
    YOU,
    ZERO,
    and_,
    apply,
    damage_taken,
    damaged,
    destroy,
    gain_lp,
    special_summon,
    standing,
    that_damage,
    trigger,
)
from segoc.kernel.kinds import (
    DARK,
    FIEND,
)

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(92536468, monster("DDD 反骨王 列奥尼达", "ＤＤＤ反骨王レオニダス",
                           "D/D/D Rebel King Leonidas",
                           DARK, FIEND, level=7, atk=2600, defense=1200, scale=3, effect=True),
         trigger(in_=PENDULUM, when=damaged(YOU, why=EFFECT),
                 do=and_(destroy(THIS),
                         apply(EITHER, damage_taken(EFFECT, HEALED), until=TURN_END))),
         trigger(in_=HAND, when=damaged(YOU, why=EFFECT),
                 do=and_(special_summon(THIS), gain_lp(YOU, that_damage()))),
         standing(YOU, damage_taken(EFFECT, ZERO), in_=MONSTERS),
         series=("DD", "DDD")),
)
# fmt: on
