"""Spells and Traps for Pendulum Decks."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(37469904, normal_spell("决斗者降临", "デュエリスト・アドベント", "Duelist Alliance"),
         activation(limit=ONE_PER_TURN, only_if=exists(cards(EITHER, PENDULUM_ZONE)),
                    do=to_hand(choose(cards(YOU, DECK, series("灵摆"), any_of(
                        of_kind(SPELL, TRAP), of_types(PENDULUM))))))),

    card(74850403, continuous_spell("星霜之灵摆读阵", "星霜のペンデュラムグラフ",
                                    "Star Pendulumgraph"),
         activation(),
         standing(monsters(YOU, MONSTERS, FACE_UP, race(SPELLCASTER)),
                  not_targeted_by(of_player(OPPONENT), of_kind(SPELL)), in_=SPELLS),
         trigger(must=True, in_=SPELLS, limit=ONCE_PER_TURN_BY_NAME,
                 if_=left_field(cards(YOU, MONSTERS | PENDULUM_ZONE, MONSTER_CARD, FACE_UP,
                                      of_types(PENDULUM), series("魔术师"))),
                 do=to_hand(choose(monsters(YOU, DECK, of_types(PENDULUM),
                                            series("魔术师"))))),
         series=("灵摆", "灵摆读阵")),

    card(1344018, continuous_trap("时空之灵摆读阵", "時空のペンデュラムグラフ",
                                  "Time Pendulumgraph"),
         activation(),
         standing(monsters(YOU, MONSTERS, FACE_UP, race(SPELLCASTER)),
                  not_targeted_by(of_player(OPPONENT), of_kind(TRAP)), in_=SPELLS),
         quick(in_=SPELLS, limit=ONCE_PER_TURN_BY_NAME,
               targets=target(cards(EITHER, FIELD, any_of(
                   both_of(lying_in(MONSTERS | PENDULUM_ZONE), FACE_UP, of_types(PENDULUM),
                           series("魔术师")),
                   controlled_by(OPPONENT))), 2, matching=EACH_PLAYERS),
               do=also(destroy(TARGET), provided(not_so(exists(DONE, 2)),
                                                 optionally(send_to_gy(
                                                     choose(cards(EITHER, FIELD))))))),
         series=("灵摆", "灵摆读阵")),

    card(65646587, normal_spell("灵摆融合", "ペンデュラム・フュージョン", "Pendulum Fusion"),
         activation(limit=ONE_PER_TURN,
                    do=fusion_summon(using=all_of(
                        those_if(exists(cards(YOU, PENDULUM_ZONE), 2),
                                                cards(YOU, PENDULUM_ZONE)), monsters(YOU)))),
         series=("灵摆", "融合")),

    card(27813661, field_spell("天空的虹彩", "天空の虹彩", "Sky Iris"),
         activation(),
         standing(cards(YOU, PENDULUM_ZONE, series("娱乐伙伴", "异色眼", "魔术师")),
                  cannot(BE_TARGETED, why=OPPONENTS_EFFECT), in_=FIELD_ZONE),
         ignition(in_=FIELD_ZONE, limit=ONCE_PER_TURN_BY_NAME,
                  targets=target(cards(YOU, FIELD, FACE_UP, other_than(THIS))),
                  do=and_(destroy(TARGET),
                          to_hand(choose(cards(YOU, DECK, series("异色眼"))))))),

    card(82768499, normal_spell("螺旋之强袭炸裂", "螺旋のストライクバースト",
                                "Spiral Flame Strike"),
         activation(only_if=exists(cards(YOU, FIELD, FACE_UP, series("异色眼"))),
                    targets=target(cards(EITHER, FIELD, other_than(THIS))), do=destroy(TARGET)),
         activation(do=to_hand(choose(monsters(YOU, DECK | EXTRA, level(7, 7), series("异色眼"),
                                               any_of(lying_in(DECK),
                                                      both_of(FACE_UP,
                                                              of_types(PENDULUM))))))),
         labels=(1, 1)),
)
# fmt: on
