"""Prediction Princess, 占术姬, 占術姫."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(67503139, monster("占术姬 水晶球水精", "占術姫クリスタルウンディーネ",
                           "Prediction Princess Crystaldine",
                           WATER, FAIRY, level=5, atk=1400, defense=2200, words=FLIP),
         trigger(if_=flipped(THIS), do=to_hand(choose(monsters(YOU, DECK | GY, of_types(RITUAL))))),
         series=("占术姬",)),

    card(94997874, monster("圣占术姬 塔罗光巫女", "聖占術姫タロットレイ",
                           "Prediction Princess Tarotrei",
                           LIGHT, FAIRY, level=9, atk=2700, defense=1200, effect=True,
                           words=RITUAL),
         quick(limit=ONCE_PER_TURN_BY_NAME, shared=True,
               targets=target(monsters(EITHER, MONSTERS, FACE_DOWN), still=(FACE_DOWN,)),
               do=turn_face_up(TARGET, ATTACK_POSITION)),
         quick(limit=ONCE_PER_TURN_BY_NAME, shared=True,
               targets=target(monsters(EITHER, MONSTERS, FACE_UP), still=(FACE_UP,)),
               do=turn_face_down(TARGET)),
         trigger(when=phase_began(YOU, END_PHASE),
                 do=special_summon(choose(monsters(YOU, HAND | GY, of_types(FLIP))),
                                   FACE_DOWN_DEFENSE)),
         mentions=("圣占术的仪式",), series=("占术姬",)),

    card(30392583, ritual_spell("圣占术的仪式", "聖占術の儀式", "Prediction Ritual"),
         activation(do=ritual_summon(named("圣占术姬 塔罗光巫女"), total=9)),
         ignition(in_=GY, only_if=came_before_this_turn(), cost=banish(THIS),
                  do=to_hand(choose(monsters(YOU, DECK, series("占术姬")))))),
)
# fmt: on
