"""Pendulum Monsters of the Extra Deck that belong to no archetype."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    BATTLE,
    EFFECT,
    FACE_UP,
    MONSTERS,
    ONCE_PER_TURN,
    OPPONENT,
    PENDULUM,
    TARGET,
    THIS,
    TURN_END,
    and_,
    apply,
    atk_of,
    changed_by,
    destroyed,
    detach,
    half,
    ignition,
    monsters,
    original_atk,
    place_in_pendulum_zone,
    plus_atk,
    quick,
    set_atk,
    target,
    trigger,
    xyz_materials,
)
from segoc.kernel.kinds import DARK, DRAGON

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(95685352, monster("暗向日龙", "ダーク・アンセリオン・ドラゴン", "Dark Anthelion Dragon",
                           DARK, DRAGON, rank=7, atk=3000, defense=2500, scale=10, effect=True),
         ignition(in_=PENDULUM, limit=ONCE_PER_TURN,
                  targets=target(monsters(OPPONENT, MONSTERS, FACE_UP), still=(FACE_UP,)),
                  do=apply(TARGET, original_atk(half(atk_of(TARGET, original=True))),
                           until=TURN_END)),
         quick(in_=MONSTERS, limit=ONCE_PER_TURN, cost=detach(),
               targets=target(monsters(OPPONENT, MONSTERS, FACE_UP), still=(FACE_UP,)),
               do=and_(apply(TARGET, set_atk(half(atk_of(TARGET))), until=TURN_END),
                       apply(THIS, plus_atk(changed_by()), until=TURN_END))),
         trigger(if_=destroyed(THIS, BATTLE | EFFECT, from_=MONSTERS),
                 do=place_in_pendulum_zone(THIS)),
         materials=xyz_materials(7, 2)),
)
# fmt: on
