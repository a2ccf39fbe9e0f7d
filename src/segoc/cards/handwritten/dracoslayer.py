"""Dracoslayer."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(75195825, monster("龙剑士 卓辉星·灵摆", "竜剣士マスターＰ",
                           "Master Pendulum, the Dracoslayer",
                           LIGHT, DRAGON, level=4, atk=1950, defense=0, scale=3),
         ignition(in_=PENDULUM_ZONE, limit=ONCE_WHILE_FACE_UP,
                  targets=target(cards(EITHER, PENDULUM_ZONE)), do=destroy(TARGET)),
         series=("龙剑士", "灵摆")),

    card(92746535, monster("龙剑士 光辉星·灵摆", "竜剣士ラスターＰ",
                           "Luster Pendulum, the Dracoslayer",
                           LIGHT, DRAGON, level=4, atk=1850, defense=0, scale=5, effect=True,
                           tuner=True),
         ignition(in_=PENDULUM_ZONE, limit=ONCE_PER_TURN,
                  only_if=exists(cards(YOU, PENDULUM_ZONE, other_than(THIS))),
                  do=and_(destroy(cards(YOU, PENDULUM_ZONE, other_than(THIS))),
                          to_hand(choose(cards(YOU, DECK, same_name(
                              all_of(DONE, cards(YOU, PENDULUM_ZONE, other_than(THIS))))))))),
         text(no_material_for(AS_FUSION_MATERIAL | BY_SYNCHRO | BY_XYZ,
                              unless=(series("龙剑士"),))),
         series=("龙剑士", "灵摆")),

    card(18239909, monster("爆龙剑士 点火星·日珥", "爆竜剣士イグニスターＰ",
                           "Ignister Prominence, the Blasting Dracoslayer",
                           FIRE, DRAGON, level=8, atk=2850, defense=0, effect=True,
                           words=SYNCHRO),
         ignition(limit=ONCE_PER_TURN,
                  targets=target(cards(EITHER, MONSTERS | PENDULUM_ZONE, FACE_UP,
                                       of_types(PENDULUM))),
                  do=and_(destroy(TARGET), to_deck(choose(cards(EITHER, FIELD))))),
         ignition(limit=ONCE_PER_TURN,
                  do=special_summon(choose(monsters(YOU, DECK, series("龙剑士"))),
                                    DEFENSE_POSITION, with_=(no_material_for(BY_SYNCHRO),))),
         materials=synchro_materials(others=(of_types(PENDULUM),)), series=("龙剑士",)),

    card(88722973, monster("升龙剑士 威风星·圣骑", "昇竜剣士マジェスターＰ",
                           "Majester Paladin, the Ascending Dracoslayer",
                           WIND, DRAGON, rank=4, atk=1850, defense=2000, effect=True),
         trigger(when=summoned(THIS, BY_XYZ),
                 do=in_end_phase(to_hand(choose(monsters(YOU, DECK, of_types(PENDULUM)))))),
         ignition(limit=ONCE_PER_TURN, cost=detach(),
                  do=special_summon(choose(monsters(YOU, EXTRA, FACE_UP, of_types(PENDULUM),
                                                    series("龙剑士"))),
                                    with_=(no_material_for(BY_XYZ),))),
         materials=xyz_materials(4, 2, 2, of_types(PENDULUM)), series=("龙剑士",)),
)
# fmt: on
