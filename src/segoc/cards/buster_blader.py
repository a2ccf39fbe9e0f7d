"""Buster Blader."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    BATTLE,
    EFFECT,
    GY,
    MONSTER_CARD,
    MONSTERS,
    ONCE_PER_TURN,
    OPPONENT,
    PAID,
    TARGET,
    THAT,
    THIS,
    among,
    choose,
    destroy,
    destroyed,
    equip,
    equipped_to_this,
    ignition,
    monsters,
    name_is,
    same_race_as,
    send_to_gy,
    standing,
    target,
    trigger,
)
from segoc.kernel.kinds import EARTH, WARRIOR

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(3428069, monster("使破坏剑的高手-破坏之剑士", "破壊剣の使い手－バスター・ブレイダー",
                          "Buster Blader, the Destruction Swordmaster",
                          EARTH, WARRIOR, level=7, atk=2600, defense=2300, effect=True),
         standing(THIS, name_is("破坏之剑士"), in_=MONSTERS | GY),
         trigger(if_=destroyed(monsters(OPPONENT, MONSTERS), BATTLE | EFFECT, MONSTERS, GY),
                 in_=MONSTERS, targets=target(THAT), do=equip(TARGET, THIS)),
         # Whose card it is isn't said: a cost is paid with the own ones (EFX-033).
         ignition(in_=MONSTERS, limit=ONCE_PER_TURN,
                  cost=send_to_gy(choose(among(equipped_to_this(), MONSTER_CARD))),
                  do=destroy(monsters(OPPONENT, MONSTERS, same_race_as(PAID)))),
         series=("破坏剑", "破坏之剑士")),
)
# fmt: on
