"""Crystal Beasts."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(7093411, monster("宝玉兽 青玉飞马", "宝玉獣 サファイア・ペガサス",
                          "Crystal Beast Sapphire Pegasus",
                          WIND, BEAST, level=4, atk=1800, defense=1200, effect=True),
         trigger(when=summoned(THIS),
                 do=place_as_continuous_spell(choose(monsters(YOU, HAND | DECK | GY,
                                                              series("宝玉兽"))))),
         can_stay_as_spell(),
         series=("宝玉", "宝玉兽")),

    card(21698716, monster("宝玉兽 钴尖晶鹰", "宝玉獣 コバルト・イーグル",
                           "Crystal Beast Cobalt Eagle",
                           WIND, WINGED_BEAST, level=4, atk=1400, defense=800, effect=True),
         ignition(limit=ONCE_PER_TURN,
                  targets=target(cards(YOU, FIELD, FACE_UP, series("宝玉兽")),
                                 still=(controlled_by(YOU),)),
                  do=to_top_of_deck(TARGET)),
         can_stay_as_spell(),
         series=("宝玉", "宝玉兽")),

    card(34487429, field_spell("虹之古代都市", "虹の古代都市－レインボー・ルイン",
                               "Ancient City - Rainbow Ruins"),
         activation(),
         standing(THIS, cannot(DESTROY, EFFECT), in_=FIELD_ZONE,
                  only_if=exists(cards(YOU, SPELLS, FACE_UP, series("宝玉兽")))),
         can_halve_battle_damage(monsters(EITHER, MONSTERS), limit=ONCE_PER_TURN, in_=FIELD_ZONE,
                                 only_if=exists(cards(YOU, SPELLS, FACE_UP,
                                                      series("宝玉兽")), 2)),
         quick(when=activated(SPELL_CARD | TRAP_CARD), in_=FIELD_ZONE,
               only_if=all_so(exists(cards(YOU, SPELLS, FACE_UP, series("宝玉兽")), 3),
                              not_so(in_damage_step())),
               cost=send_to_gy(choose(monsters(YOU, MONSTERS, FACE_UP, series("宝玉兽")))),
               do=provided(exists(cards(YOU, SPELLS, FACE_UP, series("宝玉兽")), 3),
                           and_(negate_activation(), destroy(THAT)))),
         ignition(in_=FIELD_ZONE, limit=ONCE_PER_TURN,
                  only_if=exists(cards(YOU, SPELLS, FACE_UP, series("宝玉兽")), 4),
                  do=provided(exists(cards(YOU, SPELLS, FACE_UP, series("宝玉兽")), 4),
                              draw(YOU, 1))),
         ignition(in_=FIELD_ZONE, limit=ONCE_PER_TURN,
                  only_if=exists(cards(YOU, SPELLS, FACE_UP, series("宝玉兽")), 5),
                  targets=target(cards(YOU, SPELLS, FACE_UP, series("宝玉兽"))),
                  do=provided(exists(cards(YOU, SPELLS, FACE_UP, series("宝玉兽")), 5),
                              special_summon(TARGET))),
         labels=(0, 1, 1, 1, 1, 1)),
)
# fmt: on
