"""The Weather: 天气."""

from segoc.cards.vocabulary import *


def _return() -> Effect:
    """Banished from the field for an effect of such a card, it comes back a turn later."""
    later = trigger(
        if_=phase_began(EITHER, STANDBY_PHASE),
        in_=BANISHED,
        only_if=came_before_this_turn(),
        do=special_summon(THIS),
    )
    return each_time(
        was_banished(THIS, COST, FIELD, for_effect_of=(series("天气"),)),
        apply(THIS, gains(later), until=NEXT_TURN_END),
        in_=BANISHED,
    )


# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(65017789, monster("雪天气 天蓝", "雪天気シエル", "The Weather Painter Snow",
                           EARTH, FAIRY, level=3, atk=0, defense=2200, effect=True),
         trigger(when=summoned(THIS, NORMAL), limit=ONCE_PER_TURN_BY_NAME,
                 do=place_face_up(choose(spells_and_traps(YOU, DECK, series("天气"))))),
         _return(),
         series=("天气",)),

    card(91299846, monster("雷天气 姜黄", "雷天気ターメル", "The Weather Painter Thunder",
                           LIGHT, FAIRY, level=3, atk=1700, defense=0, effect=True),
         ignition(limit=ONCE_PER_TURN_BY_NAME,
                  cost=send_to_gy(choose(spells_and_traps(YOU, SPELLS, FACE_UP,
                                                          property_(CONTINUOUS)))),
                  do=place_face_up(choose(spells_and_traps(YOU, DECK, series("天气"))))),
         _return(),
         series=("天气",)),

    card(80577258, continuous_spell("雪之天气模样", "雪の天気模様", "The Weather Snowy Canvas"),
         only_one_face_up("雪之天气模样"),
         activation(),
         standing(monsters(YOU, MONSTERS, FACE_UP, of_types(EFFECT_MONSTER), series("天气"),
                           IN_MAIN_ZONE, NEAR_COLUMN),
                  gains(quick(cost=banish(THIS),
                              do=also(to_hand(choose(cards(YOU, DECK, series("天气")))),
                                      apply(YOU, cannot(TO_HAND, cards=cards(YOU, DECK)),
                                            until=TURN_END)))), in_=SPELLS),
         series=("天气",)),

    card(16849715, continuous_trap("雷之天气模样", "雷の天気模様", "The Weather Thundery Canvas"),
         only_one_face_up("雷之天气模样"),
         activation(),
         standing(monsters(YOU, MONSTERS, FACE_UP, of_types(EFFECT_MONSTER), series("天气"),
                           IN_MAIN_ZONE, NEAR_COLUMN),
                  gains(trigger(if_=battles(DAMAGE_STEP_START, THIS, monsters(OPPONENT)),
                                cost=banish(THIS),
                                do=to_hand(foe(THIS)))), in_=SPELLS),
         series=("天气",)),
)
# fmt: on
