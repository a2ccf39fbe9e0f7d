"""Continuous Spells that belong to no archetype."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(81674782, continuous_spell("次元的裂缝", "次元の裂け目", "Dimensional Fissure"),
         activation(),
         redirect(monsters(EITHER, EVERYWHERE, MONSTER_CARD), GY, BANISHED, in_=SPELLS)),
    card(69868555, continuous_spell("巨神龙的遗迹", "巨神竜の遺跡",
                                    "Ruins of the Divine Dragon Lords"),
         activation(),
         trigger(must=True, if_=summoned(monsters(), SPECIAL, not_from=GY),
                 only_if=exists(monsters(YOU, MONSTERS, FACE_UP, level(7, 8), race(DRAGON))),
                 do=apply(THAT, negated(), until=TURN_END), in_=SPELLS),
         ignition(in_=SPELLS, limit=ONCE_PER_TURN,
                  cost=send_to_gy(choose(cards(YOU, FIELD, FACE_UP, other_than(THIS)))),
                  do=special_summon_token("巨龙衍生物")),
         ignition(in_=GY, cost=send_to_gy(choose(monsters(YOU, HAND | MONSTERS, level(7, 8),
                                                          race(DRAGON)))),
                  do=to_hand(THIS)),
         tokens=(Token("巨龙衍生物", "巨竜トークン", "Dragon Lord Token",
                       LIGHT, DRAGON, level=1),)),

    card(16960351, continuous_spell("幻界突破", "幻界突破", "Dracocension"),
         activation(),
         ignition(in_=SPELLS, limit=ONCE_PER_TURN,
                  cost=tribute(choose(monsters(YOU, MONSTERS, race(DRAGON)))),
                  do=special_summon(choose(monsters(YOU, DECK, race(WYRM),
                                                    same_level(PAID, original=True))),
                                    with_=(victims_go_to(DECK),)))),

    card(1353770, continuous_spell("神之居城-瓦尔哈拉", "神の居城－ヴァルハラ",
                                   "Valhalla, Hall of the Fallen"),
         activation(),
         ignition(in_=SPELLS, limit=ONCE_PER_TURN, only_if=none(monsters(YOU)),
                  do=provided(none(monsters(YOU)),
                              special_summon(choose(monsters(YOU, HAND, race(FAIRY))))))),

    card(33904024, continuous_spell("强欲的碎片", "強欲なカケラ", "Shard of Greed"),
         activation(),
         each_time(drew(YOU, normal=True), place_counters(THIS, GREED_COUNTER), in_=SPELLS),
         ignition(in_=SPELLS, only_if=exists(among(THIS, with_counter(GREED_COUNTER, 2))),
                  cost=send_to_gy(THIS), do=draw(YOU, 2))),

    card(43711255, continuous_spell("禁止令", "禁止令", "Prohibition"),
         activation(cost=announce_name()),
         standing(cards(EITHER, EVERYWHERE, CAME_LATER, ORIGINALLY_OF_ANNOUNCED_NAME),
                  cannot_be_used(), in_=SPELLS)),

    card(29762407, continuous_spell("王家的神殿", "王家の神殿", "Temple of the Kings"),
         activation(),
         standing(YOU, trap_at_once(), in_=SPELLS),
         ignition(in_=SPELLS, limit=ONCE_PER_TURN_BY_NAME,
                  cost=and_(send_to_gy(choose(monsters(YOU, MONSTERS, FACE_UP,
                                                       named("圣兽 塞勒凯特")))),
                            send_to_gy(THIS)),
                  do=special_summon(choose(all_of(monsters(YOU, HAND | DECK),
                                                  monsters(YOU, EXTRA, of_types(FUSION))))))),

    card(76224717, continuous_spell("上级进化区", "アドバンス・ゾーン", "Advance Zone"),
         activation(),
         trigger(when=phase_began(EITHER, END_PHASE), limit=ONCE_PER_TURN, in_=SPELLS,
                 only_if=all_so(
                     more(tributes_this_turn(YOU), number(0)),
                     not_so(all_so(none(cards(OPPONENT, FIELD, FACE_DOWN)),
                                      not_so(more(tributes_this_turn(YOU), number(1)))))),
                 do=also(also(provided(exists(cards(OPPONENT, FIELD, FACE_DOWN)),
                                       destroy(choose(cards(OPPONENT, FIELD, FACE_DOWN)))),
                              provided(more(tributes_this_turn(YOU), number(1)), draw(YOU, 1))),
                         provided(more(tributes_this_turn(YOU), number(2)),
                                  to_hand(choose(monsters(YOU, GY))))))),

    card(12923641, continuous_spell("暗之护封剑", "闇の護封剣", "Swords of Concealing Light"),
         activation(do=also(provided(exists(monsters(OPPONENT, MONSTERS, FACE_UP)),
                                     turn_face_down(monsters(OPPONENT, MONSTERS, FACE_UP))),
                            # The second own Standby Phase from now.
                            in_standby_phase(YOU, destroy(THIS), turns=3))),
         standing(monsters(OPPONENT), cannot(CHANGE_POSITION), in_=SPELLS)),

    card(30548775, continuous_spell("分体", "ブランチ", "Branch!"),
         activation(),
         trigger(when=destroyed(monsters(EITHER, MONSTERS, of_types(FUSION)),
                                to=GY), in_=SPELLS,
                 targets=target(each_used_for_fusion(THAT)), do=special_summon(TARGET))),

    card(91468551, continuous_spell("太阳的祭坛", "太陽の祭壇", "Temple of the Sun"),
         activation(),
         standing(monsters(YOU, MONSTERS, FACE_UP, came_from(GY)), plus_atk(300), in_=SPELLS)),
)
# fmt: on
