"""Spells with "Fusion" in their names, 融合, 融合／フュージョン."""

from segoc.cards.vocabulary import *

# fmt: off
CARDS: Final[tuple[Definition, ...]] = (
    card(95238394, normal_spell("雷龙融合", "雷龍融合", "Thunder Dragon Fusion"),
         activation(limit=ONCE_PER_TURN_BY_NAME,
                    do=fusion_summon(race(THUNDER), using=monsters(YOU, MONSTERS | GY | BANISHED),
                                     to=DECK)),
         ignition(in_=GY, limit=ONCE_PER_TURN_BY_NAME, only_if=came_before_this_turn(),
                  cost=banish(THIS), do=to_hand(choose(monsters(YOU, DECK, race(THUNDER))))),
         series=("融合", "雷龙")),

    card(54283059, normal_spell("平行世界融合", "平行世界融合", "Parallel World Fusion"),
         activation(do=fusion_summon(series("元素英雄"), using=monsters(YOU, BANISHED), to=DECK),
                    all_turn=(cannot_otherwise(SPECIAL_SUMMON),)),
         series=("融合",)),

    card(59432181, normal_spell("融合识别", "融合識別", "Fusion Tag"),
         activation(targets=target(monsters(YOU, MONSTERS)),
                    do=and_(reveal(choose(monsters(YOU, EXTRA, of_types(FUSION)))),
                            apply(TARGET, name_as_material(DONE), until=TURN_END))),
         series=("融合",)),

    card(76647978, normal_spell("超越融合", "超越融合", "Ultra Polymerization"),
         text(cannot(ANSWER), in_=SPELLS),
         activation(cost=pay_lp(2000), do=fusion_summon(using=monsters(YOU, MONSTERS), exactly=2)),
         ignition(in_=GY, cost=banish(THIS),
                  targets=target(monsters(EITHER, MONSTERS, FACE_UP, fusion_summoned_by_this())),
                  do=special_summon(used_for_fusion(TARGET),
                                    with_=(set_atk(0), set_def(0), negated()))),
         series=("融合",)),

    card(77565204, continuous_spell("未来融合", "未来融合－フューチャー・フュージョン",
                                    "Future Fusion"),
         activation(),
         trigger(must=True, if_=phase_began(YOU, STANDBY_PHASE), in_=SPELLS,
                 only_if=own_turn_since(1),
                 do=then(reveal(choose(monsters(YOU, EXTRA, of_types(FUSION),
                                                makeable_from(monsters(YOU, DECK))))),
                         send_materials(DONE, using=monsters(YOU, DECK)))),
         trigger(must=True, if_=phase_began(YOU, STANDBY_PHASE), in_=SPELLS,
                 only_if=own_turn_since(2),
                 do=and_(fusion_summon_of_sent(choose(monsters(YOU, EXTRA, of_types(FUSION),
                                                               FORESEEN))),
                         link_to(DONE))),
         each_time(left_field(THIS), do=destroy(LINKED), in_=SPELLS),
         each_time(destroyed(LINKED), do=destroy(THIS), in_=SPELLS),
         series=("融合",),
         labels=(0, 1, 2, 2, 2)),

    card(57425061, normal_spell("幻影融合", "幻影融合", "Vision Fusion"),
         activation(limit=ONE_PER_TURN,
                    do=fusion_summon_also_banishing(
                        series("英雄"), most=2,
                        those=cards(YOU, SPELLS, of_kind(TRAP), MONSTER_CARD, FACE_UP,
                                    property_(CONTINUOUS)))),
         series=("融合",)),
)
# fmt: on
