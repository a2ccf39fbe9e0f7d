"""Speedroid (疾行机人)."""

from typing import Final

from segoc.cards.definition import Definition, card, monster
from segoc.effects.words import (
    BANISHED,
    FACE_UP,
    MONSTERS,
    TARGET,
    THIS,
    YOU,
    apply,
    attacks,
    attacks_in,
    battles,
    cards,
    of_series,
    one_of,
    one_special_summon_per_turn,
    plus_atk,
    sent_to_gy,
    standing,
    synchro_materials,
    target,
    text,
    to_hand,
    trigger,
)
from segoc.kernel.kinds import MACHINE, SYNCHRO, WIND
from segoc.kernel.phases import DAMAGE_STEP_START

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(42110604, monster("高速疾行机人 比剑骑手", "ＨＳＲチャンバライダー",
                           "Hi-Speedroid Chanbara",
                           WIND, MACHINE, level=5, atk=2000, defense=1000, effect=True,
                           words=SYNCHRO),
         text(one_special_summon_per_turn()),
         standing(THIS, attacks(2), in_=MONSTERS),
         trigger(must=True, in_=MONSTERS,
                 if_=one_of(battles(DAMAGE_STEP_START, THIS), attacks_in(DAMAGE_STEP_START, THIS)),
                 do=apply(THIS, plus_atk(200))),
         trigger(if_=sent_to_gy(THIS),
                 targets=target(cards(YOU, BANISHED, FACE_UP, of_series("疾行机人"))),
                 do=to_hand(TARGET)),
         series=("机人", "疾行机人"), materials=synchro_materials()),
)
# fmt: on
