"""Spirit monsters: they aren't Special Summoned, and go home in the End Phase (SEG-084)."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(89111398, monster("沙尘之恶灵", "砂塵の悪霊", "Dark Dust Spirit",
                           EARTH, ZOMBIE, level=6, atk=2200, defense=1800,
                           words=SPIRIT | EFFECT_MONSTER),
         text(cannot(SPECIAL_SUMMON)),
         trigger(must=True, if_=end_phase_of_its_turn(), do=to_hand(THIS)),
         trigger(must=True, when=one_of(summoned(THIS, NORMAL), flipped(THIS)),
                 do=destroy(monsters(EITHER, MONSTERS, FACE_UP, other_than(THIS))))),

    card(3078576, monster("八汰乌", "八汰烏", "Yata-Garasu",
                          WIND, FIEND, level=2, atk=200, defense=100,
                          words=SPIRIT | EFFECT_MONSTER),
         text(cannot(SPECIAL_SUMMON)),
         trigger(must=True, if_=battle_damage(OPPONENT, by=THIS),
                 do=skips_draw_phase(OPPONENT)),
         trigger(must=True, if_=end_phase_of_its_turn(), do=to_hand(THIS))),

    card(40473581, monster("雷帝神", "雷帝神", "Susa Soldier",
                           EARTH, THUNDER, level=4, atk=2000, defense=1600,
                           words=SPIRIT | EFFECT_MONSTER),
         text(cannot(SPECIAL_SUMMON)),
         trigger(must=True, if_=end_phase_of_its_turn(), do=to_hand(THIS)),
         standing(THIS, battle_damage_to(OPPONENT, HALVED, inflicted=True))),

    card(34853266, monster("月读命", "月読命", "Tsukuyomi",
                           DARK, SPELLCASTER, level=4, atk=1100, defense=1400,
                           words=SPIRIT | EFFECT_MONSTER),
         text(cannot(SPECIAL_SUMMON)),
         trigger(must=True, if_=one_of(summoned(THIS, NORMAL), flipped(THIS)),
                 targets=target(monsters(EITHER, MONSTERS, FACE_UP)), do=turn_face_down(TARGET)),
         trigger(must=True, if_=end_phase_of_its_turn(), do=to_hand(THIS))),

    card(20073910, monster("天照大神", "天照大神", "Amaterasu",
                           LIGHT, FAIRY, level=9, atk=3000, defense=3000, words=SPIRIT),
         text(cannot(NORMAL_SUMMON), cannot(SPECIAL_SUMMON)),
         quick(when=activated(ANY_ACTIVATION, by=OPPONENT, targeting=THIS),
               cost=turn_face_up(THIS, DEFENSE_POSITION), do=draw(YOU, 1)),
         trigger(must=True, if_=flipped(THIS), do=banish(cards(EITHER, FIELD, other_than(THIS)))),
         trigger(must=True, if_=phase_began(EITHER, END_PHASE),
                 only_if=exists(among(THIS, was_flipped(this_turn=True))), do=to_hand(THIS))),
)
# fmt: on
